"""Processes that are started, killed and started again: servers, and workers where the store is shared."""

import asyncio
import json
import os
import signal
import subprocess
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.server.history.record import History, Span, now

ROOT = Path(__file__).parents[3]
PATIENCE = 300


class Nursery:
    """The process that brings all others to life (launcher.py), and tells when they die."""

    def __init__(self) -> None:
        self._births: dict[str, asyncio.Future[int]] = {}
        self._deaths: dict[int, asyncio.Future[int]] = {}

    async def open(self) -> None:
        command = (sys.executable, "-m", "tests.server.history.launcher")
        environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
        self.process: Process = await asyncio.create_subprocess_exec(
            *command, cwd=ROOT, stdin=PIPE, stdout=PIPE, env=environment, start_new_session=True
        )  # In a session of its own, so that whoever interrupts this test leaves it time to tidy up.
        self._hearing = asyncio.ensure_future(self._hear())

    async def _hear(self) -> None:
        assert self.process.stdout
        while line := await self.process.stdout.readline():
            news = json.loads(line)
            if "born" in news:
                self._deaths[news["born"]] = asyncio.get_running_loop().create_future()
                self._births.pop(news["name"]).set_result(news["born"])
            else:
                self._deaths[news["died"]].set_result(news["status"])

    async def bear(self, **wish: Any) -> int:
        """Begin a life; give its number."""
        assert self.process.stdin
        born: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._births[wish["name"]] = born
        self.process.stdin.write(json.dumps(wish).encode() + b"\n")
        async with asyncio.timeout(PATIENCE):
            return await born

    async def death(self, pid: int) -> int:
        """Wait for the end of a life; give its status."""
        return await asyncio.shield(self._deaths[pid])

    async def close(self) -> None:
        assert self.process.stdin
        self.process.stdin.close()
        await self.process.wait()
        await self._hearing


@dataclass
class Kept:
    """A server or a worker in one life after the other, with what it says in files."""

    name: str
    words: list[str]
    fault: str
    folder: Path
    history: History
    nursery: Nursery
    port: int = 0
    pid: int = 0
    """Of the life that has begun, and is not known to have ended."""
    lives: list[int] = field(default_factory=list)

    @property
    def is_server(self) -> bool:
        return self.words[0] == "serve"

    @property
    def kind(self) -> str:
        return "server" if self.is_server else "worker"

    @property
    def output(self) -> Path:
        return self.folder / f"{self.name}.output"

    @property
    def errors(self) -> Path:
        return self.folder / f"{self.name}.errors"

    @property
    def service(self) -> Path:
        """Tell where the moment is noted at which this life began to let clocks run."""
        return self.folder / f"{self.name}.service"

    async def start(self, aim: str = "") -> None:
        """Begin a life; a server is waited for until it is ready, or dead already."""
        self.output.write_text("")
        self.service.unlink(missing_ok=True)
        self.pid = await self.nursery.bear(
            name=self.name,
            words=self.words,
            fault=self.fault,
            aim=aim,
            trouble=str(self.folder / "trouble"),
            output=str(self.output),
            errors=str(self.errors),
            service=str(self.service),
        )
        self.lives.append(self.pid)
        death = asyncio.ensure_future(self.nursery.death(self.pid))
        while self.is_server and not death.done():
            if (line := self.output.read_text()).endswith("\n"):
                self.port = int(line.split()[0].rstrip("/").rpartition(":")[2])
                break
            await asyncio.sleep(0.01)
        death.cancel()

    async def ended(self) -> int:
        """Wait for the end of this life, and note how long it served."""
        status = await self.nursery.death(self.pid)
        self.note_end()
        return status

    def span(self) -> list[Span]:
        """Tell how long this life has served by now."""
        if not self.pid or not self.service.exists() or not (began := self.service.read_text()):
            return []
        return [Span(float(began), now())]

    def note_end(self) -> None:
        self.history.served += self.span()
        self.port = self.pid = 0

    def kill(self) -> None:
        if self.pid:
            with suppress(ProcessLookupError):
                os.kill(self.pid, signal.SIGKILL)

    def thinkers(self) -> list[int]:
        """The processes that think for bots."""
        if not self.pid:
            return []
        command = ["ps", "-o", "pid=,args=", "--ppid", str(self.pid)]
        found = subprocess.run(command, capture_output=True, text=True, check=False).stdout
        return [int(line.split()[0]) for line in found.splitlines() if "spawn_main" in line]

    def orphans(self) -> int:
        """Tell how many ended lives have left processes behind."""
        return sum(is_left(leader) for leader in self.lives if leader != self.pid)

    async def close(self) -> None:
        """End this life; processes that others left behind end with the nursery."""
        if self.pid:
            with suppress(ProcessLookupError):
                os.kill(self.pid, signal.SIGTERM)
            try:
                async with asyncio.timeout(PATIENCE):
                    await self.ended()
            except TimeoutError:
                self.history.complaints.append(f"{self.name} did not stop")

    def said(self) -> list[str]:
        return self.errors.read_text().splitlines() if self.errors.exists() else []


def is_left(leader: int) -> bool:
    """Tell whether any process of a group is there."""
    try:
        os.killpg(leader, 0)
    except ProcessLookupError:
        return False
    return True
