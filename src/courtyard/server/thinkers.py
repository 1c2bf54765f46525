"""Bots think in processes of low priority, so that they never keep a person waiting; they are fed views.

Hints are thought about there too, and what can wait: it is begun only while a process has nothing else to do.
"""

import asyncio
import multiprocessing
import os
import signal
import sys
import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from courtyard.bots import Bot, Budget, find_bot
from courtyard.bots.advice import Advised, advise
from courtyard.bots.hindsight import Expected, Verdict, expect, judge
from courtyard.bots.outlook import End
from courtyard.engine.chance import Dice
from courtyard.engine.terms import View
from courtyard.games import find_game
from courtyard.server.metrics import thought

T = TypeVar("T")
REMEMBERED = 64
"""So many bots of a process keep what they thought about their last choice."""
TRIES = 8
"""So often a work is begun anew whose process died: on a busy machine one after the other may be killed."""
ENGINE_POLL = 0.5
"""Seconds between two looks whether the engine is compiled by now."""
LONGEST_WAIT = 10.0
"""After so many seconds even what can wait has its turn."""

bots: "OrderedDict[tuple[str, int], Bot]" = OrderedDict()
"""The bots of this process, by table and seat; the one that chose last stands at the end."""


def begin() -> None:
    """Step back behind the server, leave its signals to it, and end with it, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):  # Windows has none.
        os.nice(10)
    threading.Thread(target=end_with_server, daemon=True).start()


def end_with_server() -> None:
    """A server that was killed says nothing to those who think for it: they would wait for ever."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def think(table: str, seat: int, game: str, bot: str, view: View, options: list[int], seed: int) -> int:
    """Choose, in a process of its own."""
    key = (table, seat)
    player = bots.pop(key, None)
    if player is None or player.name != bot:
        player = find_bot(bot)
    bots[key] = player
    if len(bots) > REMEMBERED:
        bots.popitem(last=False)
    return int(player.choose(find_game(game), view, options, Budget(), Dice(seed)))


def give_advice(game: str, view: View, options: list[int], budget: Budget, seed: int) -> list[Advised]:
    return advise(find_game(game), view, options, budget, Dice(seed))


def look_ahead(game: str, *about: Any) -> Expected:
    return expect(find_game(game), *about)


def look_back(game: str, *about: Any) -> Verdict:
    return judge(find_game(game), *about)


def timed(work: Callable[..., T], *args: Any) -> tuple[T, float]:
    """Work, and tell how many seconds it took."""
    began = time.perf_counter()
    return work(*args), time.perf_counter() - began


class Thinkers:
    """A few processes that think for all bots at all tables."""

    def __init__(self, processes: int | None = None) -> None:
        self.processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None
        self._busy = 0
        """So many are waited for now."""
        self._is_free = asyncio.Event()
        self._is_free.set()

    def pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.processes, context, begin)
        return self._pool

    async def adopt_engine(self, folder: Path) -> None:
        """Wait for a compiled copy of the package in a folder; from then on new processes import that one."""
        while not (folder / "courtyard").is_dir():
            await asyncio.sleep(ENGINE_POLL)
        sys.path.insert(0, str(folder.resolve()))  # A new process takes over the path of this one.
        old, self._pool = self._pool, None
        if old is not None:
            old.shutdown(wait=False)  # What is being thought about is finished first.

    async def choose(
        self,
        table: str,
        seat: int,
        game: str,
        bot: str,
        view: View,
        options: list[int],
        luck: int | None = None,
    ) -> int:
        """Give what a bot chooses; with the same luck always the same."""
        if len(options) == 1:
            return options[0]
        seed = new_seed() if luck is None else luck
        return await self._at_once(bot, think, table, seat, game, bot, view, options, seed)

    async def advise(self, game: str, view: View, options: list[int], budget: Budget) -> list[Advised]:
        """Give the options that a seat should think about."""
        return await self._at_once("hint", give_advice, game, view, options, budget, new_seed())

    async def expect(self, game: str, public: View, errors: list[End], tries: int, seed: int) -> Expected:
        """Tell what was to be expected at a moment of a game that is over."""
        return await self._when_free(look_ahead, game, public, errors, tries, seed)

    async def judge(
        self, game: str, view: View, options: list[int], chosen: int, errors: list[End], tries: int, seed: int
    ) -> Verdict:
        """Judge a choice of a game that is over."""
        return await self._when_free(look_back, game, view, options, chosen, errors, tries, seed)

    async def _when_free(self, work: Callable[..., T], *args: Any) -> T:
        """Do what can wait; it takes a second or so, and nobody who plays waits longer for it."""
        try:
            async with asyncio.timeout(LONGEST_WAIT):
                await self._is_free.wait()
        except TimeoutError:
            pass
        return await self._think("analysis", work, *args)

    async def _at_once(self, about: str, work: Callable[..., T], *args: Any) -> T:
        self._count(1)
        try:
            return await self._think(about, work, *args)
        finally:
            self._count(-1)

    def _count(self, more: int) -> None:
        self._busy += more
        if self._busy < self.processes:
            self._is_free.set()
        else:
            self._is_free.clear()

    async def _think(self, about: str, work: Callable[..., T], *args: Any) -> T:
        """Let a process work; one that died is replaced and asked again."""
        for _ in range(TRIES):
            pool, began = self.pool(), time.perf_counter()
            try:
                done = asyncio.get_running_loop().run_in_executor(pool, timed, work, *args)
                # Shielded: a pool that ends while it holds a cancelled work fails with a traceback.
                outcome, seconds = await asyncio.shield(done)
                thought(about, seconds, time.perf_counter() - began)
                return outcome
            except BrokenExecutor:
                if self._pool is pool:
                    self._pool = None
                    pool.shutdown(wait=False)
        raise RuntimeError(f"{work.__name__} was not done in {TRIES} tries.")

    def close(self) -> None:
        if self._pool is not None:
            for process in list((self._pool._processes or {}).values()):
                process.terminate()
            # Waited for: a pool that ends by itself while the interpreter exits can fail with a traceback.
            self._pool.shutdown(cancel_futures=True)
            self._pool = None


def new_seed() -> int:
    return int.from_bytes(os.urandom(6), "big")
