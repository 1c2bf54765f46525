"""Work that is done piece by piece, in this process or in several."""

import multiprocessing
import signal
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import TypeVar

from courtyard.bots.search_pool import undisturbed
from courtyard.engine.trouble import Trouble

AHEAD = 3
"""Number of pieces handed out ahead for each process, so that none waits for the next."""

Piece = TypeVar("Piece")
Done = TypeVar("Done")


def stop_at_interrupt() -> None:
    """Let a process of a run end without a word when the run is interrupted."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def in_processes(
    do: Callable[[Piece], Done], pieces: Iterable[Piece], jobs: int
) -> Generator[Done, None, None]:
    """Do all pieces of work and give what each came to as it is done, in any order.

    Who closes the iterator early, or interrupts it, ends the processes without waiting for them.
    """
    if jobs == 1:
        yield from map(do, pieces)
        return
    waiting = iter(pieces)
    others = set(multiprocessing.active_children())
    is_done = False
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), stop_at_interrupt) as pool:
        try:
            with undisturbed():
                under_way = {pool.submit(do, piece) for piece in islice(waiting, AHEAD * jobs)}
            while under_way:
                done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
                under_way |= {pool.submit(do, piece) for piece in islice(waiting, len(done))}
                for part in done:
                    yield part.result()
            is_done = True
        except BrokenProcessPool:
            raise Trouble("A process that played games has died; try again with --jobs 1.") from None
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
            if not is_done:
                for process in set(multiprocessing.active_children()) - others:
                    process.terminate()
