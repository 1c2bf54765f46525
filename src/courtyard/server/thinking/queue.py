"""The queue before the bots' processes: guests are served in turn.

Tasks that somebody waits for come before those of bots among themselves, and these before tasks that can
wait. Within each rank guests take turns, and the tables of a guest: the one that has had least of the
processes' time is next, so that nobody waits longer because somebody else wants much, and a quick thought not
behind many long ones.
"""

import time
from collections import Counter, deque
from collections.abc import Callable, Collection
from dataclasses import dataclass
from enum import IntEnum
from typing import NamedTuple

LONGEST_WAIT = 10.0
"""Seconds without a turn after which even those of a later rank have one."""
PATIENCE = 2.0
"""Thoughts wanted at once for each process, up to which nobody has to think less."""
LEAST_SHARE = 0.1
"""Smallest share of the usual time, however many thoughts are wanted."""


class Rank(IntEnum):
    """Order of service."""

    AWAITED = 0
    """Hints, and bots of tables at which somebody looks or plays."""
    ALONE = 1
    """Bots among themselves at a table at which nobody looks."""
    LATER = 2
    """Analyses."""


class Owner(NamedTuple):
    """The owner of a job: a guest, and a table of theirs."""

    guest: str = ""
    table: str = ""
    rank: Rank = Rank.AWAITED


@dataclass(eq=False)
class Job:
    """A thought that waits for a process, or has one."""

    owner: Owner
    seconds: float
    """How long it takes by the clock; corrected when it is done."""
    begin: Callable[[float], None]
    """Called when its turn comes, with the share of its usual time that it has."""
    has_begun: bool = False


class Turns:
    """Fair order: the one who had least comes next; a newcomer begins where the others are."""

    def __init__(self) -> None:
        self.had: dict[str, float] = {}
        self.level = 0.0
        """Share of the one who was served last."""

    def join(self, key: str) -> None:
        self.had[key] = max(self.level, self.had.get(key, 0.0))

    def next(self, waiting: Collection[str]) -> str:
        key = min(waiting, key=self.had.__getitem__)
        self.level = max(self.level, self.had[key])
        return key

    def forget(self, still_here: Collection[str]) -> None:
        """Forget guests without jobs; when they come again, they begin where the others are."""
        self.had = {key: had for key, had in self.had.items() if key in still_here or had > self.level}


class Line:
    """Those of one rank."""

    def __init__(self) -> None:
        self.waiting: dict[str, dict[str, deque[Job]]] = {}
        """The jobs by guest and by table."""
        self.inside: Counter[str] = Counter()
        """How many thoughts of each guest wait or have a process."""
        self.guests = Turns()
        self.tables: dict[str, Turns] = {}
        self.served_at = 0.0

    def join(self, job: Job, now: float) -> None:
        if not self.waiting:
            self.served_at = now
        guest, table, _ = job.owner
        self.guests.join(guest)
        self.tables.setdefault(guest, Turns()).join(table)
        self.waiting.setdefault(guest, {}).setdefault(table, deque()).append(job)
        self.inside[guest] += 1

    def next(self, now: float) -> Job:
        guest = self.guests.next(self.waiting)
        table = self.tables[guest].next(self.waiting[guest])
        job = self.waiting[guest][table][0]
        self.remove(job)
        self.served_at = now
        return job

    def remove(self, job: Job) -> None:
        """Let somebody wait no longer."""
        guest, table, _ = job.owner
        jobs = self.waiting[guest][table]
        jobs.remove(job)
        if not jobs:
            del self.waiting[guest][table]
        if not self.waiting[guest]:
            del self.waiting[guest]

    def charge(self, job: Job, seconds: float) -> None:
        self.guests.had[job.owner.guest] += seconds
        self.tables[job.owner.guest].had[job.owner.table] += seconds

    def leave(self, guest: str) -> None:
        self.inside[guest] -= 1
        if not self.inside[guest]:
            del self.inside[guest], self.tables[guest]
            self.guests.forget(self.inside)


class Queue:
    """All who want something to be thought about; as many are served at once as there are processes."""

    def __init__(self, processes: int, now: Callable[[], float] = time.monotonic) -> None:
        self.processes = processes
        self.now = now
        self.lines = [Line() for _ in Rank]
        self.busy = 0
        """Number of processes that think."""

    @property
    def is_short(self) -> bool:
        """Tell whether a new request is served soon."""
        return sum(sum(line.inside.values()) for line in self.lines) <= self.processes

    def join(self, owner: Owner, seconds: float, begin: Callable[[float], None]) -> Job:
        """Wait for a turn, and begin at once where a process is free."""
        job = Job(owner, seconds, begin)
        self.lines[owner.rank].join(job, self.now())
        self._serve()
        return job

    def leave(self, job: Job, seconds: float = 0.0) -> None:
        """Make room after a number of seconds of thinking, or give up before."""
        line = self.lines[job.owner.rank]
        if job.has_begun:
            line.charge(job, seconds - job.seconds)
            self.busy -= 1
        else:
            line.remove(job)
        line.leave(job.owner.guest)
        self._serve()

    def prefer(self, guest: str, table: str) -> None:
        """Somebody came to a table: what its bots wait for is awaited from now on."""
        alone, awaited = self.lines[Rank.ALONE], self.lines[Rank.AWAITED]
        for job in list(alone.waiting.get(guest, {}).get(table, ())):
            alone.remove(job)
            alone.leave(job.owner.guest)
            job.owner = job.owner._replace(rank=Rank.AWAITED)
            awaited.join(job, self.now())

    def _serve(self) -> None:
        while self.busy < self.processes and (line := self._line()) is not None:
            job = line.next(self.now())
            share = self._share(job.owner)
            self.busy += 1
            job.has_begun, job.seconds = True, job.seconds * share
            line.charge(job, job.seconds)
            job.begin(share)

    def _line(self) -> Line | None:
        """Give the rank that is served next: the first, unless a later one has waited for long."""
        waiting = [line for line in self.lines if line.waiting]
        for line in reversed(waiting[1:]):
            if self.now() - line.served_at >= LONGEST_WAIT:
                return line
        return waiting[0] if waiting else None

    def _share(self, owner: Owner) -> float:
        """Tell how much of the usual time a thought has: less where many guests want one, or a guest many."""
        lines = self.lines[: owner.rank + 1]
        guests = len({guest for line in lines for guest in line.inside})
        own = sum(line.inside[owner.guest] for line in lines)
        return max(LEAST_SHARE, min(1.0, PATIENCE * self.processes / (guests * own)))
