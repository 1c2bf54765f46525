"""Faults: each breaks one promise of the server, in processes that the launcher starts, to see it found."""

import asyncio
import os
import random
import time
from collections.abc import Callable
from contextvars import ContextVar
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from courtyard.server.around import notices, results
from courtyard.server.around.news import News
from courtyard.server.border import sockets
from courtyard.server.ground.problems import Refusal
from courtyard.server.store import schema
from courtyard.server.store.writer import CommitUnknown, Store
from courtyard.server.tables import clocks, rows
from courtyard.server.tables.course import Course
from courtyard.server.tables.presenter import Presenter
from courtyard.server.tables.registry import Tables, Writing
from courtyard.server.tables.table import Table
from courtyard.server.tables.turns import Turns
from courtyard.server.thinking import leases, processes

HOLD = 0.08
"""The seconds between two steps that a fault has swapped: a kill falls in between."""


@dataclass(frozen=True)
class Fault:
    """A promise, how it is broken, and by which checks that must be found; some need a shared store."""

    breaks: str
    plant: Callable[[], None]
    found_by: frozenset[str]
    is_shared: bool = False


FAULTS: dict[str, Fault] = {}


Plant = Callable[[], None]


def fault(breaks: str, *found_by: str, shared: bool = False) -> Callable[[Plant], Plant]:
    def note(plant: Plant) -> Plant:
        name = plant.__name__.replace("_", "-")
        FAULTS[name] = Fault(breaks, plant, frozenset(found_by), shared)
        return plant

    return note


WHO = ""
"""The process in which a fault is planted."""
TROUBLE = Path()
"""A file that is there while there is trouble."""


def plant(name: str, who: str, trouble: Path) -> None:
    """Plant a fault, or trouble that breaks no promise, in a process."""
    global WHO, TROUBLE
    WHO, TROUBLE = who, trouble
    (TROUBLES[name] if name in TROUBLES else FAULTS[name].plant)()


def put(owner: object, **others: object) -> None:
    """Put something else in the place of what a class or a module has."""
    for name, other in others.items():
        setattr(owner, name, other)


# Keeping.


@fault("a choice is acknowledged after its commit", "lost", "prefix", "backwards")
def acknowledge_before_commit() -> None:
    async def write(self: Tables, table: Table, values: dict[str, Any], *along: Writing) -> None:
        edition = table.edition

        def later(connection: Connection) -> None:
            time.sleep(HOLD)
            rows.raise_edition(connection, table.id, edition, values)
            for writing in along:
                writing(connection)

        waiting.add(asyncio.ensure_future(self.store.do(later)))
        table.mark_kept(edition + 1)

    waiting: set[Any] = set()
    put(Tables, write=write)


@fault("nobody sees a choice before its commit", "prefix", "backwards")
def broadcast_before_commit() -> None:
    written = Tables.write

    async def write(self: Tables, table: Table, values: dict[str, Any], *along: Writing) -> None:
        for watcher in table.watchers:
            if watcher.is_seated:
                watcher.say(table.presenter.state(watcher.seat, watcher.guest))
        await asyncio.sleep(HOLD)
        await written(self, table, values, *along)

    put(Tables, write=write)


@fault(
    "an entry of the journal is stored with everything that follows from it, or not at all", "course", "clock"
)
def two_transactions() -> None:
    written = Tables.write

    async def write(self: Tables, table: Table, values: dict[str, Any], *along: Writing) -> None:
        if along:
            await self.store.do(along[0])
        await written(self, table, values, *along[1:])

    put(Tables, write=write)


@fault("what is committed is there after a restart", "lost", "prefix", "backwards")
def lose_last_action_at_restart() -> None:
    begin = Store.__init__

    def lose(self: Store, url: str) -> None:
        begin(self, url)
        deeds = schema.deeds.c
        last = select(deeds.table, deeds.number).order_by(deeds.at.desc()).limit(1)
        with self.engine.begin() as connection:
            for row in connection.execute(last):
                connection.execute(
                    delete(schema.deeds).where(deeds.table == row.table, deeds.number == row.number)
                )

    put(Store, __init__=lose)


@fault(
    "a choice that the database did not store is refused",
    "lost",
    "prefix",
    "backwards",
    "numbers",
    shared=True,
)
def believe_in_lost_commits() -> None:
    commit = Store._commit

    def believe(self: Store, works: Any) -> Any:
        outcomes = commit(self, works)
        return [
            (None, None) if isinstance(error, SQLAlchemyError | CommitUnknown) else (outcome, error)
            for outcome, error in outcomes
        ]

    put(Store, _commit=believe)


# Counting once.


@fault("a choice is stored once", "invented", "legal", "twice", "versions")
def commit_twice() -> None:
    keep = Turns.keep

    async def keep_twice(
        self: Turns, table: Table, seat: int, deed: str, option: str | None, id_: str, **how: Any
    ) -> int:
        version = await keep(self, table, seat, deed, option, id_, **how)
        row = {"table": table.id, "number": table.number, "seat": seat, "deed": deed, "option": option}
        row |= {"id": f"{id_}-2", "version": version, "at": table.moved}
        await self.tables.store.do(lambda connection: connection.execute(insert(schema.deeds).values(row)))
        table.course.number += 1
        return version

    put(Turns, keep=keep_twice)


@fault("the same id again gets the same answer", "refused", "answers")
def forget_ids() -> None:
    apply = Table.apply

    def forget(self: Table, *deed: Any) -> int:
        version = apply(self, *deed)
        self.course.answers.clear()
        return version

    put(Table, apply=forget)


@fault(
    "an old version is refused",
    "invented",
    "legal",
    "lost",
    "refused",
    "codes",
    "silence",
    "last",
    "complaints",
)
def take_any_version() -> None:
    forget_ids()
    check = Course.check
    put(Course, check=lambda self, seat, version: check(self, seat, self.versions[seat]))


@fault("an answer has the version that the choice led to", "answers")
def answer_other_version() -> None:
    keep = Turns.keep

    async def answer(self: Turns, table: Table, *deed: Any, **how: Any) -> int:
        return await keep(self, table, *deed, **how) + 1

    put(Turns, keep=answer)


# Faults of ours in the middle of a move, which nobody thought of.

ON_PURPOSE = "an accident on purpose"
OFTEN = 0.2
keeping: ContextVar[bool] = ContextVar("keeping", default=False)
"""Whether a move is being kept, and not a game loaded."""


def let_happen(stage: str) -> None:
    """Let some moves of people and bots meet an accident at a stage of being kept."""
    keep, luck = Turns.keep, random.Random(f"{WHO}:{os.getpid()}")

    async def keep_and_note(self: Turns, *about: Any, **how: Any) -> int:
        token = keeping.set(True)
        try:
            return await keep(self, *about, **how)
        finally:
            keeping.reset(token)

    owner, name = STAGES[stage]
    usual = getattr(owner, name)
    is_kept = stage in ("telling", "settling")  # Then it may happen to bots at any time.

    def meet(*about: Any) -> Any:
        done = usual(*about)
        if keeping.get() and luck.random() < OFTEN and (is_kept or TROUBLE.exists()):
            raise KeyError(ON_PURPOSE)
        return done

    put(Turns, keep=keep_and_note)
    put(owner, **{name: meet})


STAGES: dict[str, tuple[object, str]] = {
    "applying": (Table, "apply"),
    "clocks": (clocks.Clocks, "follow"),
    "results": (results.Results, "last_writing"),
    "notices": (notices.Notices, "forget"),
    "writing": (rows, "course_row"),
    "telling": (Table, "wake_watchers"),
    "settling": (Tables, "announce"),
}


def keep_tables_after_accidents() -> None:
    """Leave a table in memory whatever happened at it, unless something was refused."""

    async def go_on(self: Tables, table: Table, work: Any) -> Any:
        try:
            return await work(table)
        except rows.VersionConflict:
            await self.read_again(table)
            raise
        except Refusal:
            if table.is_ahead:
                self.evict(table)
            raise

    put(Tables, _try=go_on)


BEFORE = ("lost", "prefix", "numbers", "legal", "versions", "backwards", "last", "asleep", "silence")


@fault("after an exception when a move was applied, the table is as the store has it", *BEFORE)
def accident_in_applying() -> None:
    keep_tables_after_accidents()
    let_happen("applying")


@fault("after an exception in a clock, the table is as the store has it", *BEFORE)
def accident_in_clocks() -> None:
    keep_tables_after_accidents()
    let_happen("clocks")


@fault("after an exception while writes are prepared, the table is as the store has it", *BEFORE)
def accident_in_writing() -> None:
    keep_tables_after_accidents()
    let_happen("writing")


@fault(
    "a stored move reaches all clients, even after an exception while one is notified",
    "last",
    "asleep",
    "backwards",
)
def accident_in_telling() -> None:
    keep_tables_after_accidents()
    let_happen("telling")


@fault("a stored move has its consequences, even after an exception in a callback", "asleep", "last")
def accident_in_settling() -> None:
    keep_tables_after_accidents()
    let_happen("settling")


def accidents() -> None:
    for stage in STAGES:
        let_happen(stage)


TROUBLES: dict[str, Plant] = {"accidents": accidents}
"""The faults that break no promise."""


# Undoing.


@fault("a turn that has passed on is undone by consent", "consent")
def undo_without_asking() -> None:
    put(Table, seats_to_ask=lambda self, seat: [])


# Seeing.


@fault("a state shows the version that it names", "prefix", "last")
def show_another_version() -> None:
    state = Presenter._state
    before: dict[tuple[str, int | None], Any] = {}

    def show(self: Presenter, seat: int | None, *about: Any) -> Any:
        shown = state(self, seat, *about)
        view = shown.view
        shown.view = before.get((self.table.id, seat), view)
        before[self.table.id, seat] = view
        return shown

    put(Presenter, _state=show)


@fault("a hidden choice is a new version only for the seat that made it", "prefix", "versions", "last")
def one_version_for_all() -> None:
    apply = Table.apply

    def count(self: Table, seat: int, *deed: Any) -> int:
        before = dict(self.versions)
        apply(self, seat, *deed)
        self.course.versions = {reader: version + 1 for reader, version in before.items()}
        return self.versions[seat]

    put(Table, apply=count)


@fault("a client that reconnects sees at least what it has seen before", "backwards")
def show_an_old_state_at_first() -> None:
    latest = sockets.Watcher.latest
    first: dict[tuple[str, int | None], Any] = {}

    async def give_old(self: sockets.Watcher) -> list[str]:
        if self.is_seated and self.table.match is not None:
            state = self.table.presenter.state(self.seat, self.guest)
            if not self.serial and (self.table.id, self.seat) in first:
                self.say(first[self.table.id, self.seat])
            first.setdefault((self.table.id, self.seat), state)
        return await latest(self)

    put(sockets.Watcher, latest=give_old)


@fault("clients of one process see what other processes wrote", "last", shared=True)
def lose_news_without_catching_up() -> None:
    put(News, _tell=lambda self, table, what: None)


# Several processes, and time.


@fault(
    "nobody writes over what another process wrote",
    "last",
    "numbers",
    "legal",
    "versions",
    "prefix",
    shared=True,
)
def edition_unchecked() -> None:
    def write(connection: Connection, id_: str, edition: int, values: dict[str, Any]) -> None:
        there = schema.tables.c.id == id_
        connection.execute(update(schema.tables).where(there).values({**values, "edition": edition + 1}))
        rows.publish(connection, f"{id_}:{edition + 1}")

    async def look_again(self: Tables, table: Table) -> None:
        return None

    put(rows, raise_edition=write)
    put(Tables, look_again=look_again)


@fault("the tasks of a killed worker are taken over", "asleep", shared=True)
def leases_never_run_out() -> None:
    put(leases, LEASE=1e9)


@fault("clocks do not run while nobody serves", "clock")
def clock_runs_during_downtime() -> None:
    put(clocks, move=lambda connection, seen, now: None)


@fault("an older server leaves the clocks of newer tables alone", "clock", shared=True)
def older_server_rests_clocks() -> None:
    """One of the servers knows none of the rules, and stops what it cannot load."""
    if WHO != "server-0":
        return

    def cannot(self: Tables, table: Table, *_: Any) -> Any:
        raise Refusal("newer-rules", table=table.id)

    async def look(self: clocks.Clocks) -> None:
        await self.beat()
        running = schema.seats.c.due_at.is_not(None)

        def rest(connection: Connection) -> None:
            there = schema.tables.c.id.in_(select(schema.seats.c.table).where(running))
            if connection.execute(select(func.count()).where(running)).scalar():
                rows.raise_editions(connection, there)
                connection.execute(update(schema.seats).where(running).values(left=0.0, due_at=None))

        await self.tables.store.do(rest)

    put(Tables, _play=cannot)
    put(clocks.Clocks, look=look)


@fault("a killed process leaves none behind", "orphans")
def bots_outlive_their_server() -> None:
    put(processes, begin=begin_for_ever)


def begin_for_ever() -> None:
    """Begin to think for a server, and do not care for its end."""
    os.nice(10)
