"""The replay pool plays finished games again without delaying the event loop.

Short games are replayed in a thread. Long games and imported journals are replayed in a process of low
priority, since a thread takes the processor from the loop. Guests take turns: one task of each guest runs
or waits for the tasks of others.
"""

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Any, TypeVar

from courtyard.server.ground import helpers
from courtyard.server.ground.background import ignore_failure
from courtyard.server.ground.errands import FairSlots, in_thread
from courtyard.server.ground.problems import Refusal

T = TypeVar("T")
LONG = 300
"""A game of more choices is played again in a process."""
AT_ONCE = 2
"""Short games replayed at the same time."""
TRIES = 3
"""Retries of a task whose process died: on a busy machine one may be killed."""
RENEWED = 200
"""Tasks after which a process is replaced, so that it holds nothing of what was handed in."""
NOBODY = "nobody"
"""All who have no cookie wait in one line."""


class ReplayPool:
    """Threads and processes that replay games and check journals."""

    def __init__(self) -> None:
        self._short, self._long, self._handed_in = FairSlots(AT_ONCE), FairSlots(1), FairSlots(1)
        self._pool: ProcessPoolExecutor | None = None
        self._works = 0
        self._under_way = 0
        self._is_closed = False

    async def replay(self, who: str | None, choices: int, work: Callable[..., T], *args: Any) -> T:
        """Run a task that replays a game with this number of choices."""
        if choices > LONG:
            async with self._long.slot(who or NOBODY):
                return await self._in_process(work, *args)
        async with self._short.slot(who or NOBODY):
            return await in_thread(lambda: work(*args), "replays")

    async def check(self, who: str, work: Callable[..., T], *args: Any) -> T:
        """Run a task that checks an imported journal; one of them runs at a time."""
        async with self._handed_in.slot(who):
            return await self._in_process(work, *args)

    async def _in_process(self, work: Callable[..., T], *args: Any) -> T:
        """Let a process work; one that died is replaced and asked again."""
        for _ in range(TRIES):
            if self._is_closed:
                raise Refusal("shutting-down")
            pool = self._renewed()
            self._under_way += 1
            try:
                done = asyncio.get_running_loop().run_in_executor(pool, work, *args)
                done.add_done_callback(ignore_failure)
                # Shielded: a pool that ends while it holds a cancelled work fails with a traceback.
                return await asyncio.shield(done)
            except BrokenExecutor:
                if self._pool is pool:
                    self._pool = None
                    pool.shutdown(wait=False)
            finally:
                self._under_way -= 1
        raise Refusal("too-busy")

    def _renewed(self) -> ProcessPoolExecutor:
        """Give the processes, one for long games and one for what is handed in, each begun when needed."""
        self._works += 1
        if self._works > RENEWED and not self._under_way:
            self._end()
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool, self._works = ProcessPoolExecutor(2, context, helpers.begin), 0
        return self._pool

    def close(self) -> None:
        self._is_closed = True
        self._end()

    def _end(self) -> None:
        if self._pool is not None:
            for process in list((self._pool._processes or {}).values()):
                process.terminate()
            # Waited for: a pool that ends by itself while the interpreter exits can fail with a traceback.
            self._pool.shutdown(cancel_futures=True)
            self._pool = None
