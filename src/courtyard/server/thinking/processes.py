"""Bots think in processes of low priority, so that they never keep a person waiting; they are fed views.

They also work out hints and analyses, in the order of the queue.
"""

import asyncio
import multiprocessing
import os
import sys
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from courtyard.bots import BOTS, Bot, Budget, find_bot
from courtyard.bots.advice import Advised, advise
from courtyard.bots.hindsight import Expected, Verdict, expect, judge
from courtyard.bots.outlook import End
from courtyard.bots.search import DEFAULT, SearchBot
from courtyard.engine.chance import Dice
from courtyard.engine.terms import View
from courtyard.games import find_game
from courtyard.puzzles import mistakes
from courtyard.server.ground import helpers
from courtyard.server.ground.background import ignore_failure
from courtyard.server.ground.metrics import thought
from courtyard.server.thinking.queue import Job, Owner, Queue

T = TypeVar("T")
REMEMBERED = 64
"""Bots of a process that keep their thoughts about the last choice."""
TRIES = 8
"""Times a task is begun again whose process died: on a busy machine several in a row may be killed."""
ENGINE_POLL = 0.5
"""Seconds between two looks whether the engine is compiled by now."""
QUICK = 0.05
"""Assumed seconds of a thought that does not go by the clock, until it is done."""
NOBODY = Owner()

bots: "OrderedDict[tuple[str, int], Bot]" = OrderedDict()
"""The bots of this process, by table and seat; the one that chose last stands at the end."""


def think(
    table: str, seat: int, game: str, bot: str, view: View, options: list[int], budget: Budget, seed: int
) -> int:
    """Choose, in a process of its own."""
    key = (table, seat)
    player = bots.pop(key, None)
    if player is None or player.name != bot:
        player = find_bot(bot)
    bots[key] = player
    if len(bots) > REMEMBERED:
        bots.popitem(last=False)
    return int(player.choose(find_game(game), view, options, budget, Dice(seed)))


def give_advice(game: str, view: View, options: list[int], budget: Budget, seed: int) -> list[Advised]:
    return advise(find_game(game), view, options, budget, Dice(seed))


def look_ahead(game: str, *about: Any) -> Expected:
    return expect(find_game(game), *about)


def look_back(game: str, *about: Any) -> Verdict:
    return judge(find_game(game), *about)


def look_for_mistake(game: str, *about: Any) -> mistakes.Found | None:
    return mistakes.find(find_game(game), *about)


def timed(work: Callable[..., T], *args: Any) -> tuple[T, float]:
    """Work, and tell how many seconds it took."""
    began = time.perf_counter()
    return work(*args), time.perf_counter() - began


def usual_seconds(bot: str) -> float | None:
    """Tell how long a bot thinks that goes by the clock; others take as long as they take."""
    kind = BOTS.get(bot)
    if kind is None or not issubclass(kind, SearchBot) or getattr(kind, "playouts", None) is not None:
        return None
    return getattr(kind, "seconds", DEFAULT.seconds)


def looks(bot: str) -> bool:
    """Tell whether a bot goes by what it sees; other bots take less time than asking a process."""
    kind = BOTS.get(bot)
    return kind is None or kind.looks


class Thinkers:
    """A few processes that think for all bots at all tables."""

    def __init__(self, processes: int | None = None) -> None:
        self.processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self.queue = Queue(self.processes)
        self._pool: ProcessPoolExecutor | None = None
        self._working: set[asyncio.Task[Any]] = set()
        """Thoughts in progress, also where nobody waits for them any more."""

    def pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.processes, context, helpers.begin)
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
        luck: int,
        is_timed: bool = True,
        owner: Owner = NOBODY,
    ) -> int:
        """Give what a bot chooses; with the same luck and no time to keep to always the same."""
        if len(options) == 1:
            return options[0]
        usual = usual_seconds(bot) if is_timed else None

        def about(share: float) -> tuple[Any, ...]:
            return table, seat, game, bot, view, options, Budget(seconds=usual and usual * share), luck

        return await self._in_turn(bot, owner, usual, think, about, is_here=not looks(bot))

    async def advise(
        self, game: str, view: View, options: list[int], budget: Budget, owner: Owner = NOBODY
    ) -> list[Advised]:
        """Give the options that a seat should think about."""
        usual, seed = budget.seconds, new_seed()

        def about(share: float) -> tuple[Any, ...]:
            return game, view, options, Budget(usual and usual * share, budget.playouts), seed

        return await self._in_turn("hint", owner, usual, give_advice, about)

    async def expect(
        self, game: str, public: View, errors: list[End], tries: int, seed: int, owner: Owner = NOBODY
    ) -> Expected:
        """Tell what was to be expected at a moment of a game that is over."""
        about = (game, public, errors, tries, seed)
        return await self._in_turn("analysis", owner, None, look_ahead, lambda _: about)

    async def judge(
        self,
        game: str,
        view: View,
        options: list[int],
        chosen: int,
        errors: list[End],
        tries: int,
        seed: int,
        owner: Owner = NOBODY,
    ) -> Verdict:
        """Judge a choice of a game that is over."""
        about = (game, view, options, chosen, errors, tries, seed)
        return await self._in_turn("analysis", owner, None, look_back, lambda _: about)

    async def find_mistake(
        self,
        game: str,
        id_: str,
        kept: dict[str, Any],
        seat: int,
        chosen: int,
        tries: int,
        seed: int,
        owner: Owner = NOBODY,
    ) -> mistakes.Found | None:
        """Measure every option of a choice of a game that is over, if it was a mistake."""
        about = (game, id_, kept, seat, chosen, tries, seed)
        return await self._in_turn("mistake", owner, None, look_for_mistake, lambda _: about)

    async def _in_turn(
        self,
        about: str,
        owner: Owner,
        usual: float | None,
        work: Callable[..., T],
        args: Callable[[float], tuple[Any, ...]],
        is_here: bool = False,
    ) -> T:
        """Work when it is the guest's turn, with the share of the usual time that there is now.

        Work that takes no time is done here, but no sooner: choices that bots make without thinking keep
        others busy, too.
        """
        began = time.perf_counter()
        is_ready: asyncio.Future[float] = asyncio.get_running_loop().create_future()

        def begin(share: float) -> None:
            if not is_ready.done():  # The caller gave up and leaves in a moment.
                is_ready.set_result(share)

        job = self.queue.join(owner, usual or QUICK, begin)
        try:
            share = await is_ready
        except asyncio.CancelledError:
            self.queue.leave(job)
            raise
        begun = time.perf_counter()
        doing = self._work_here if is_here else self._think
        working = asyncio.ensure_future(doing(about, work, *args(share), since=began))
        self._working.add(working)
        working.add_done_callback(lambda done: self._finish(job, done, time.perf_counter() - begun))
        return await asyncio.shield(working)

    def _finish(self, job: Job, done: "asyncio.Task[Any]", seconds: float) -> None:
        """Let the next one think: also where nobody waited any more, a process was busy until now."""
        self._working.discard(done)
        ignore_failure(done)
        self.queue.leave(job, seconds)

    async def _work_here(
        self, about: str, work: Callable[..., T], *args: Any, since: float | None = None
    ) -> T:
        outcome, seconds = timed(work, *args)
        thought(about, seconds, seconds if since is None else time.perf_counter() - since)
        return outcome

    async def _think(self, about: str, work: Callable[..., T], *args: Any, since: float | None = None) -> T:
        """Let a process work; one that died is replaced and asked again."""
        began = time.perf_counter() if since is None else since
        for _ in range(TRIES):
            pool = self.pool()
            try:
                done = asyncio.get_running_loop().run_in_executor(pool, timed, work, *args)
                done.add_done_callback(ignore_failure)
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
        for working in self._working:
            working.cancel()
        if self._pool is not None:
            for process in list((self._pool._processes or {}).values()):
                process.terminate()
            # Waited for: a pool that ends by itself while the interpreter exits can fail with a traceback.
            self._pool.shutdown(cancel_futures=True)
            self._pool = None


def new_seed() -> int:
    return int.from_bytes(os.urandom(6), "big")
