"""Faults: each breaks one promise of the server, in processes that the launcher starts, to see it found."""

import asyncio
import os
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from courtyard.server import claims, clocks, live, rows, schema, thinkers
from courtyard.server.news import News
from courtyard.server.store import Store, Unsure
from courtyard.server.table import Table
from courtyard.server.tables import Tables, Writing
from courtyard.server.turns import Turns

HOLD = 0.08
"""So many seconds lie between two steps that a fault has changed places of: a kill falls in between."""


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


@fault("nobody hears of a choice before its commit", "prefix", "backwards")
def broadcast_before_commit() -> None:
    written = Tables.write

    async def write(self: Tables, table: Table, values: dict[str, Any], *along: Writing) -> None:
        for watcher in table.watchers:
            if watcher.is_seated:
                watcher.say(table.state(watcher.seat, watcher.guest))
        await asyncio.sleep(HOLD)
        await written(self, table, values, *along)

    put(Tables, write=write)


@fault("a deed is kept with all that follows from it, or not at all", "course", "clock")
def two_transactions() -> None:
    written = Tables.write

    async def write(self: Tables, table: Table, values: dict[str, Any], *along: Writing) -> None:
        if along:
            await self.store.do(along[0])
        await written(self, table, values, *along[1:])

    put(Tables, write=write)


@fault("what is committed is there after a restart", "lost", "prefix", "backwards")
def lose_last_deed_at_restart() -> None:
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


@fault("what the database did not keep is refused", "lost", "prefix", "backwards", "numbers", shared=True)
def believe_in_lost_commits() -> None:
    commit = Store._commit

    def believe(self: Store, works: Any) -> Any:
        outcomes = commit(self, works)
        return [
            (None, None) if isinstance(error, SQLAlchemyError | Unsure) else (outcome, error)
            for outcome, error in outcomes
        ]

    put(Store, _commit=believe)


# Counting once.


@fault("a choice is kept once", "invented", "legal", "twice", "versions")
def commit_twice() -> None:
    keep = Turns.keep

    async def keep_twice(
        self: Turns, table: Table, seat: int, deed: str, option: str | None, id_: str
    ) -> int:
        version = await keep(self, table, seat, deed, option, id_)
        row = {"table": table.id, "number": table.number, "seat": seat, "deed": deed, "option": option}
        row |= {"id": f"{id_}-2", "version": version, "at": table.moved}
        await self.tables.store.do(lambda connection: connection.execute(insert(schema.deeds).values(row)))
        table.number += 1
        return version

    put(Turns, keep=keep_twice)


@fault("the same id again gets the same answer", "refused", "answers")
def forget_ids() -> None:
    apply = Table.apply

    def forget(self: Table, *deed: Any) -> int:
        version = apply(self, *deed)
        self.answers.clear()
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
    check = Table.check
    put(Table, check=lambda self, seat, version: check(self, seat, self.versions[seat]))


@fault("an answer tells the version that a choice made", "answers")
def answer_other_version() -> None:
    keep = Turns.keep

    async def answer(self: Turns, table: Table, *deed: Any) -> int:
        return await keep(self, table, *deed) + 1

    put(Turns, keep=answer)


# Seeing.


@fault("a state shows the version that it names", "prefix", "last")
def show_another_version() -> None:
    state = Table._state
    before: dict[tuple[str, int | None], Any] = {}

    def show(self: Table, seat: int | None, *about: Any) -> Any:
        shown = state(self, seat, *about)
        view = shown.view
        shown.view = before.get((self.id, seat), view)
        before[self.id, seat] = view
        return shown

    put(Table, _state=show)


@fault("what is done unseen is a new version for who does it alone", "prefix", "versions", "last")
def one_version_for_all() -> None:
    apply = Table.apply

    def count(self: Table, seat: int, *deed: Any) -> int:
        before = dict(self.versions)
        apply(self, seat, *deed)
        self.versions = {reader: version + 1 for reader, version in before.items()}
        return self.versions[seat]

    put(Table, apply=count)


@fault("whoever comes back sees at least what they have seen", "backwards")
def show_an_old_state_at_first() -> None:
    send = live.Watcher.send_latest
    first: dict[tuple[str, int | None], Any] = {}

    async def send_old(self: live.Watcher) -> None:
        if self.is_seated and self.table.match is not None:
            state = self.table.state(self.seat, self.guest)
            if not self.heard and (self.table.id, self.seat) in first:
                self.say(first[self.table.id, self.seat])
            first.setdefault((self.table.id, self.seat), state)
        await send(self)

    put(live.Watcher, send_latest=send_old)


@fault("everybody hears what other processes wrote", "last", shared=True)
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
        rows.tell(connection, f"{id_}:{edition + 1}")

    async def look_again(self: Tables, table: Table) -> None:
        return None

    put(rows, raise_edition=write)
    put(Tables, look_again=look_again)


@fault("what a killed worker did not finish is taken over", "asleep", shared=True)
def claims_never_run_out() -> None:
    put(claims, LEASE=1e9)


@fault("clocks do not run while nobody serves", "clock")
def clock_runs_during_downtime() -> None:
    put(clocks, move=lambda connection, seen, now: None)


@fault("a killed process leaves none behind", "orphans")
def bots_outlive_their_server() -> None:
    put(thinkers, begin=begin_for_ever)


def begin_for_ever() -> None:
    """Begin to think for a server, and do not care for its end."""
    os.nice(10)
