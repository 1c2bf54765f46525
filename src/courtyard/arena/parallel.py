"""Work that is done piece by piece, in this process or in several.

Each process says before it does something risky who answers for it, and until when (`promise`). If it dies or
hangs, only the piece that it was doing is lost, and another process takes its place.
"""

import ctypes
import multiprocessing
import signal
import time
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import wait
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from courtyard.bots.search_pool import interrupts_blocked
from courtyard.engine.trouble import Trouble

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

AHEAD = 2
"""Number of pieces that each process holds, so that it does not wait for the next."""
LOOK = 1.0
"""Seconds between two looks at processes that may hang."""

Piece = TypeVar("Piece")
Done = TypeVar("Done")


class Loss(NamedTuple):
    """The reason why a piece of work was lost, and what its process had announced: two numbers, or -1."""

    sentence: str
    who: int
    what: int


class Promise(ctypes.Structure):
    """Shared with a process: the seat it works for, the piece of work, and when it will be done, or 0."""

    _fields_ = (("who", ctypes.c_int64), ("what", ctypes.c_int64), ("until", ctypes.c_double))


promised: Any = None
"""The promise of this process, if it is one of several."""


@contextmanager
def promise(who: int, what: int, seconds: float | None) -> Iterator[None]:
    """Promise to be done within some seconds, if any are given: a process that is not is ended."""
    if promised is None:
        yield
        return
    promised.who, promised.what = who, what
    promised.until = 0.0 if seconds is None else time.monotonic() + seconds
    try:
        yield
    finally:
        promised.until = 0.0


def stop_at_interrupt() -> None:
    """Let a process of a run end without a word when the run is interrupted."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def work(do: Callable[[Any], Any], pipe: "Connection[Any, Any]", shared: Any) -> None:
    """Do one piece after the other, until no more come."""
    global promised
    promised = shared
    stop_at_interrupt()
    while True:
        try:
            piece = pipe.recv()
        except EOFError:
            return
        shared.who = shared.what = -1
        answer: tuple[Any, Exception | None]
        try:
            answer = do(piece), None
        except Exception as error:
            answer = None, error
        pipe.send(answer)


class Helper:
    """A process, and the pieces that it was handed; it does the first of them now."""

    def __init__(self, do: Callable[[Any], Any]) -> None:
        context = multiprocessing.get_context("spawn")
        self.promise = context.RawValue(Promise, -1, -1, 0.0)
        self.pipe, far = context.Pipe()
        self.process = context.Process(target=work, args=(do, far, self.promise))
        with interrupts_blocked():
            self.process.start()
        far.close()
        self.pieces: deque[Any] = deque()

    def hand(self, piece: Any) -> None:
        self.pieces.append(piece)
        with suppress(OSError):  # If it has died, the next look at it says so.
            self.pipe.send(piece)

    @property
    def has_room(self) -> bool:
        return len(self.pieces) < AHEAD

    @property
    def is_late(self) -> bool:
        return bool(0.0 < self.promise.until < time.monotonic())

    def answer(self) -> Any:
        """Give what the piece in hand came to; if it is lost, say why."""
        is_late = not self.pipe.poll()
        if not is_late:
            with suppress(EOFError, OSError):
                answer, error = self.pipe.recv()
                if error is not None:
                    raise error
                return answer
        who, what = int(self.promise.who), int(self.promise.what)
        if is_late:
            self.end()
            return Loss("It did not stop thinking, and its process was ended.", who, what)
        self.process.join()
        self.pipe.close()
        code = self.process.exitcode or 0
        if code == -signal.SIGINT:
            raise KeyboardInterrupt  # What interrupts the run interrupts all its processes.
        how = f"signal {-code}" if code < 0 else f"status {code}"
        return Loss(f"Its process died with {how}.", who, what)

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


def in_processes(
    do: Callable[[Piece], Done],
    pieces: Iterable[Piece],
    jobs: int,
    lost: Callable[[Piece, Loss], Done] | None = None,
    is_apart: bool = False,
) -> Generator[Done, None, None]:
    """Do all pieces of work and give what each came to as it is done, in any order.

    One job is done in this process, unless it must be kept apart. A piece whose process died comes to what
    `lost` makes of it; without that the run ends. Who closes the iterator early, or interrupts it, ends the
    processes without waiting for them.
    """
    if jobs == 1 and not is_apart:
        yield from map(do, pieces)
        return
    waiting = iter(pieces)
    again: deque[Piece] = deque()
    helpers: list[Helper] = []
    try:
        while True:
            while len(helpers) < jobs or idlest(helpers).has_room:
                try:
                    piece = again.popleft() if again else next(waiting)
                except StopIteration:
                    break
                if len(helpers) < jobs:
                    helpers.append(Helper(do))
                    helpers[-1].hand(piece)
                else:
                    idlest(helpers).hand(piece)
            busy = [helper for helper in helpers if helper.pieces]
            if not busy:
                return
            heard = wait([helper.pipe for helper in busy], LOOK)
            for helper in busy:
                if helper.pipe not in heard and not helper.is_late:
                    continue
                answer = helper.answer()
                piece = helper.pieces.popleft()
                if isinstance(answer, Loss):
                    helpers.remove(helper)
                    again.extend(helper.pieces)
                    if lost is None:
                        raise Trouble("A process that played games has died; try again with --jobs 1.")
                    answer = lost(piece, answer)
                yield answer
    finally:
        for helper in helpers:
            helper.end()


def idlest(helpers: list[Helper]) -> Helper:
    return min(helpers, key=lambda helper: len(helper.pieces))
