"""Kills everything every few seconds, and starts it again: servers, workers, bots' processes, connections."""

import asyncio
import os
import random
import signal
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import psycopg

from tests.server.history.processes import Kept
from tests.server.history.proxy import Proxy


@dataclass(frozen=True)
class Rage:
    """Seconds that a process lives and is gone, seconds between smaller blows, and how often it is aimed."""

    life: tuple[float, float] = (1.5, 5.0)
    gone: tuple[float, float] = (0.0, 0.5)
    pause: tuple[float, float] = (1.0, 3.0)
    aimed: float = 0.6
    most_deeds: int = 12
    blackouts: float = 30.0
    """Every so many seconds all servers are away at once for as long as `blackout`."""
    blackout: float = 2.5


class Nemesis:
    """The trouble, until it is over."""

    def __init__(
        self, processes: list[Kept], proxy: Proxy, url: str, folder: Path, rage: Rage, seed: str
    ) -> None:
        self.processes = processes
        self.proxy = proxy
        self.url = url
        self.rage = rage
        self.luck = random.Random(f"{seed}:nemesis")
        self.counts: Counter[str] = Counter()
        self.complaints: list[str] = []
        self.trouble = folder / "trouble"
        self._light = asyncio.Event()
        self._light.set()
        self._is_over = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def begin(self) -> None:
        self.trouble.touch()
        works = [self._keep(process) for process in self.processes]
        works += [self._strike(), self._darken()]
        self._tasks = [asyncio.ensure_future(work) for work in works]

    async def end(self) -> None:
        """Stop all trouble; everything that is away comes back."""
        self.trouble.unlink(missing_ok=True)
        self._is_over.set()
        self._light.set()
        await asyncio.gather(*self._tasks)

    # Lives.

    async def _keep(self, process: Kept) -> None:
        """Let a process live and die, again and again; the last life stays."""
        while True:
            if process.pid and await self._lives(process):
                return
            await self._sleep(*self.rage.gone)
            await self._light.wait()
            aim = self._aim() if process.is_server and not self._is_over.is_set() else ""
            await process.start(aim)
            self.counts[f"starts of {process.kind}s"] += 1

    async def _lives(self, process: Kept) -> bool:
        """Wait for the end of a life, and bring it about; tell whether it outlived the trouble."""
        ended = asyncio.ensure_future(process.ended())
        over = asyncio.ensure_future(self._is_over.wait())
        span = self.luck.uniform(*self.rage.life)
        await asyncio.wait({ended, over}, timeout=span, return_when=asyncio.FIRST_COMPLETED)
        over.cancel()
        if not ended.done() and self._is_over.is_set():
            ended.cancel()
            return True
        if not ended.done():
            process.kill()
            self.counts[f"{process.kind}s killed"] += 1
        elif await ended == -signal.SIGKILL:
            is_aimed = self._light.is_set()
            self.counts["servers killed around a commit" if is_aimed else "servers killed"] += 1
        elif is_not_started(process):
            self.counts["starts without a connection to the database"] += 1
        else:
            self.complaints.append(f"{process.name} ended by itself: {process.said()[-3:]}")
        await ended
        return False

    def _aim(self) -> str:
        if self.luck.random() > self.rage.aimed:
            return ""
        when = self.luck.choice(["before", "after", "after"])
        return f"{when}:{self.luck.randint(1, self.rage.most_deeds)}"

    # Smaller blows.

    async def _strike(self) -> None:
        blows = [self._kill_thinker, self._cut_all]
        if self.url.startswith("postgresql"):
            blows += [self._end_connections, self._end_connections]
        while await self._sleep(*self.rage.pause):
            await self.luck.choice(blows)()

    async def _kill_thinker(self) -> None:
        thinkers = [pid for process in self.processes for pid in process.thinkers()]
        if thinkers:
            with suppress(ProcessLookupError):
                os.kill(self.luck.choice(thinkers), signal.SIGKILL)
                self.counts["bots' processes killed"] += 1

    async def _cut_all(self) -> None:
        self.proxy.cut_all()

    async def _end_connections(self) -> None:
        """Let the database end some of its connections, or all."""
        found = (
            "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        async with await psycopg.AsyncConnection.connect(self.url, autocommit=True) as connection:
            pids = [row[0] for row in await (await connection.execute(found)).fetchall()]
            for pid in self.luck.sample(pids, self.luck.randint(0, len(pids))):
                await connection.execute("SELECT pg_terminate_backend(%s)", (pid,))
                self.counts["connections of the database ended"] += 1

    async def _darken(self) -> None:
        """Take all servers away at once for a while."""
        while await self._sleep(self.rage.blackouts, self.rage.blackouts):
            self._light.clear()
            for process in self.processes:
                if process.is_server:
                    process.kill()
            self.counts["times without any server"] += 1
            await self._sleep(self.rage.blackout, self.rage.blackout)
            self._light.set()

    async def _sleep(self, least: float, most: float) -> bool:
        """Wait a while; tell whether there is still trouble."""
        try:
            async with asyncio.timeout(self.luck.uniform(least, most)):
                await self._is_over.wait()
        except TimeoutError:
            pass
        return not self._is_over.is_set()


def is_not_started(process: Kept) -> bool:
    """Tell whether a process gave up because the database ended its connection while it started."""
    return any('"not-started"' in line for line in process.said()[-1:])
