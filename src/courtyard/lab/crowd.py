"""Processes that play the tables of a batch together, in memory that they share."""

import multiprocessing
from contextlib import suppress
from dataclasses import dataclass
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any
from weakref import finalize

import numpy as np
from numpy.typing import NDArray

from courtyard.bots.search_pool import interrupts_blocked
from courtyard.engine.trouble import Trouble
from courtyard.games import find_game
from courtyard.lab.batch import BatchEnv
from courtyard.lab.keeping import start_of
from courtyard.lab.rows import Rows, room, widths_of

STEP = b"step"
LOTS = b"lots"
DONE = b""


@dataclass(frozen=True)
class Work:
    """The games to play: a game with its options, its reward, and its seed."""

    game: str
    options: dict[str, Any]
    reward: int
    seed: int

    def batch(self, tables: int, first: int) -> BatchEnv:
        game = find_game(self.game)
        start = start_of(game, self.options)
        actions = game.player_options
        return BatchEnv(start, game.features, game.judgement, actions, tables, self.reward, self.seed, first)


class Crowd:
    """Processes, each of which plays some of the tables."""

    def __init__(self, work: Work, tables: int, processes: int) -> None:
        widths = widths_of(work.batch(1, 0))
        self.memory = SharedMemory(create=True, size=room(tables, widths) + 4 * tables)
        self.rows = Rows.within(self.memory.buf, tables, widths)
        self.chosen = np.ndarray((tables,), np.int32, self.memory.buf, room(tables, widths))
        self.lines: list[Connection] = []
        self.finish = finalize(self, leave, self.lines, self.memory)
        context = multiprocessing.get_context("spawn")
        edges = [tables * nth // processes for nth in range(processes + 1)]
        with interrupts_blocked():
            for first, end in pairwise(edges):
                here, there = context.Pipe()
                part = (first, end, tables)
                context.Process(
                    target=play, args=(work, part, widths, self.memory.name, there), daemon=True
                ).start()
                there.close()
                self.lines.append(here)
        self.wait()

    def step(self, chosen: NDArray[np.int32]) -> None:
        self.chosen[:] = chosen
        self.ask(STEP)

    def draw_lots(self) -> None:
        self.ask(LOTS)

    def ask(self, what: bytes) -> None:
        for line in self.lines:
            line.send_bytes(what)
        self.wait()

    def wait(self) -> None:
        """Wait until all are done; an error at one table is raised when all others have chosen."""
        try:
            answers = [line.recv_bytes() for line in self.lines]
        except EOFError:
            raise Trouble("A process that played some of the tables has died.") from None
        for answer in answers:
            if answer != DONE:
                raise ValueError(answer.decode())

    def close(self) -> None:
        self.finish()


def leave(lines: list[Connection], memory: SharedMemory) -> None:
    """Let the processes end, which they do when nobody asks them any more, and give the memory back."""
    for line in lines:
        line.close()
    # Where somebody still looks at an array, the memory is given back when nobody does.
    with suppress(BufferError):
        memory.close()
    memory.unlink()


def play(
    work: Work, part: tuple[int, int, int], widths: dict[str, int], memory_name: str, line: Connection
) -> None:
    """Play some tables as long as somebody asks; runs in a process of its own."""
    first, end, tables = part
    memory = SharedMemory(memory_name)
    shared = Rows.within(memory.buf, tables, widths).part(first, end)
    chosen = np.ndarray((tables,), np.int32, memory.buf, room(tables, widths))[first:end]
    batch = work.batch(end - first, first)
    own = Rows.of(batch)
    shared.take(own)
    line.send_bytes(DONE)
    while True:
        try:
            what = line.recv_bytes()
        except EOFError:
            return
        answer = DONE
        try:
            if what == LOTS:
                batch.draw_lots()
                shared.take(own, "drawn")
            else:
                batch.step(chosen.tobytes())
                shared.take(own)
        except ValueError as error:
            answer = str(error).encode()
        line.send_bytes(answer)
