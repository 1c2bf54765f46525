"""Claims: of several processes that share the store, one at a time lets a table's bots think.

A claim is a lease: a process renews it as long as it thinks, and when it is killed another one takes over as
soon as the lease has run out. It saves work and decides nothing: what a bot chose counts by the table's
edition.
"""

import asyncio
from collections.abc import Collection
from typing import NamedTuple

import sqlalchemy as sa
import structlog
from sqlalchemy import ColumnElement, Connection, or_, select, update

from courtyard.engine.trouble import Trouble
from courtyard.server import rows, schema
from courtyard.server.rows import database_time
from courtyard.server.table import Table
from courtyard.server.tables import Tables
from courtyard.server.trouble import Refusal
from courtyard.server.turns import Turns

log = structlog.get_logger()
LEASE = 10.0
"""So many seconds a claim lasts without a word."""
RENEWED = LEASE / 3
"""So often, in seconds, claims are renewed, and others looked for that ran out."""
AT_ONCE = 2
"""So many tables for each process that thinks are claimed at once."""


class Kind(NamedTuple):
    """Work that is claimed: rows of the store, which of them are to be done, and in which order."""

    rows: sa.Table
    key: ColumnElement[str]
    is_due: ColumnElement[bool]
    order: ColumnElement[float]
    news: str


BOTS_DUE = Kind(schema.tables, schema.tables.c.id, schema.tables.c.bots_due, schema.tables.c.moved, ":bots")
UNFINISHED = Kind(
    schema.analyses,
    schema.analyses.c.table,
    schema.analyses.c.done < schema.analyses.c.total,
    schema.analyses.c.asked,
    ":analysis",
)


class Claims:
    """The tables whose bots think here."""

    def __init__(self, tables: Tables, turns: Turns) -> None:
        self.tables = tables
        self.turns = turns
        self.store = tables.store
        self.held: set[str] = set()
        self._news = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        if self.store.is_shared:
            turns.may_think = self.held.__contains__
            tables.settled.append(self.follow)

    async def open(self) -> None:
        """Let bots think here from now on, whenever no other process does."""
        if self.store.is_shared:
            self._tasks = [asyncio.ensure_future(work) for work in (self._claim_on(), self._renew_on())]
        else:
            await self.turns.wake_bots()

    async def close(self) -> None:
        """Leave what was not finished to others, at once."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._tasks:
            self._tasks = []
            self.held.clear()
            try:
                await self.store.do(lambda connection: release(connection, BOTS_DUE, self.tables.process))
            except Exception as error:
                log.warning("claims-not-released", why=str(error))  # They run out by themselves.

    def hear(self) -> None:
        """Somewhere a bot must choose."""
        self._news.set()

    def follow(self, table: Table) -> None:
        """Where no bot must choose any more, there is room for another table."""
        if table.id in self.held and not table.bots_due:
            self.held.discard(table.id)
            self._news.set()

    async def _claim_on(self) -> None:
        while True:
            self._news.clear()
            try:
                await self._claim()
            except Exception as error:
                log.warning("bots-not-claimed", why=str(error))
            try:
                async with asyncio.timeout(RENEWED):
                    await self._news.wait()
            except TimeoutError:
                pass

    async def _claim(self) -> None:
        """Take as many tables as there is room for, and let their bots think."""
        room = AT_ONCE * self.turns.thinkers.processes - len(self.held)
        if room <= 0:
            return
        process = self.tables.process
        for id_ in await self.store.do(lambda connection: claim(connection, BOTS_DUE, process, room)):
            self.held.add(id_)
            try:
                await self.tables.within(id_, self._wake)
            except (Refusal, Trouble) as trouble:
                log.warning("table-not-loaded", table=id_, why=str(trouble))
                self.held.discard(id_)

    async def _wake(self, table: Table) -> None:
        self.turns.wake(table)
        self.follow(table)

    async def _renew_on(self) -> None:
        while True:
            await asyncio.sleep(RENEWED)
            try:
                await self._renew()
            except Exception as error:
                log.warning("claims-not-renewed", why=str(error))

    async def _renew(self) -> None:
        """Hold on to what is thought about; leave what went wrong, and what others took over."""
        live, process = self.tables.live, self.tables.process
        left = {id_ for id_ in self.held if id_ not in live or not live[id_].thinking}
        self.held -= left
        asked = set(self.held)

        def write(connection: Connection) -> set[str]:
            release(connection, BOTS_DUE, process, left)
            return renew(connection, BOTS_DUE, process, asked)

        self.held -= asked - await self.store.do(write)


# In the store.


def claim(connection: Connection, kind: Kind, process: str, most: int) -> list[str]:
    """Take work that no process holds; rows that are just being written are passed over."""
    now, held = database_time(connection), kind.rows.c
    is_free = or_(held.claimed_until.is_(None), held.claimed_until < now)
    if connection.dialect.name != "postgresql":
        is_free = or_(is_free, held.claimed_by != process)  # That process is no more.
    free = select(kind.key).where(kind.is_due, is_free).order_by(kind.order).limit(most)
    ids = list(connection.execute(free.with_for_update(skip_locked=True, key_share=True)).scalars())
    if ids:
        ours = {"claimed_by": process, "claimed_until": now + LEASE}
        connection.execute(update(kind.rows).where(kind.key.in_(ids)).values(ours))
    return ids


def renew(connection: Connection, kind: Kind, process: str, ids: Collection[str]) -> set[str]:
    """Hold on to claims; give those that are still ours."""
    if not ids:
        return set()
    ours = kind.key.in_(ids) & (kind.rows.c.claimed_by == process)
    until = {"claimed_until": database_time(connection) + LEASE}
    return set(connection.execute(update(kind.rows).where(ours).values(until).returning(kind.key)).scalars())


def release(connection: Connection, kind: Kind, process: str, ids: Collection[str] | None = None) -> None:
    """Leave work to others: some of it, or all that is ours."""
    ours = kind.rows.c.claimed_by == process
    if ids is not None:
        ours &= kind.key.in_(ids)
    nobody = {"claimed_by": None, "claimed_until": None}
    if connection.execute(update(kind.rows).where(ours).values(nobody)).rowcount:
        rows.tell(connection, kind.news)
