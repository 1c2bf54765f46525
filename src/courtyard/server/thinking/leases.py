"""Leases: of several processes that share the store, one at a time lets a table's bots think.

A process renews its lease as long as it thinks, and when it is killed another one takes over as
soon as the lease has run out. It saves work and decides nothing: what a bot chose counts by the table's
edition. Guests are served in turn here too; tables at which bots are among themselves are leased for a while
only while others wait, and never in the place of one that somebody waits for.
"""

import asyncio
from collections.abc import Collection
from typing import NamedTuple

import sqlalchemy as sa
import structlog
from sqlalchemy import ColumnElement, Connection, func, or_, select, update

from courtyard.engine.trouble import Trouble
from courtyard.server.ground.background import Background
from courtyard.server.ground.problems import Refusal
from courtyard.server.store import schema
from courtyard.server.tables import rows
from courtyard.server.tables.registry import Tables
from courtyard.server.tables.rows import database_time
from courtyard.server.tables.table import Table
from courtyard.server.thinking.bots import Bots, is_awaited

log = structlog.get_logger()
LEASE = 10.0
"""Seconds a lease lasts without renewal."""
RENEWED = LEASE / 3
"""Seconds between two renewals, and searches for expired leases."""
MOST_FAILURES = 3
"""Failures after which an analysis is left as it is."""
AT_ONCE = 4
"""Tables leased at once for each process that thinks."""
ALONE_AT_ONCE = 2
"""Additional tables at which bots are among themselves."""


class Kind(NamedTuple):
    """Work that is leased: rows of the store, which of them are to be done, and in which order."""

    rows: sa.Table
    key: ColumnElement[str]
    is_due: ColumnElement[bool]
    order: tuple[ColumnElement[float], ...]
    news: str


def held_by_host() -> ColumnElement[float]:
    """Tell how many tables of the same host are leased."""
    other = schema.tables.alias()
    same = (other.c.host == schema.tables.c.host) & other.c.leased_by.is_not(None)
    return select(func.count()).select_from(other).where(same).scalar_subquery()


def last_of_host() -> ColumnElement[float]:
    """Give when a bot last chose at a table of the same host where a bot must choose again."""
    other = schema.tables.alias()
    same = (other.c.host == schema.tables.c.host) & other.c.bots_due
    return select(func.max(other.c.moved)).where(same).scalar_subquery()


def last_of_asker() -> ColumnElement[float]:
    """Give when an analysis of the same guest last had a lease; never is longest ago."""
    other, nobody = schema.analyses.alias(), ""
    same = func.coalesce(other.c.asker, nobody) == func.coalesce(schema.analyses.c.asker, nobody)
    last = select(func.max(other.c.leased_until)).where(same).scalar_subquery()
    return func.coalesce(last, 0.0)


BOTS_AWAITED = Kind(
    schema.tables,
    schema.tables.c.id,
    schema.tables.c.bots_due & is_awaited(),
    (held_by_host(), schema.tables.c.moved),
    ":bots",
)
BOTS_ALONE = Kind(
    schema.tables,
    schema.tables.c.id,
    schema.tables.c.bots_due & ~is_awaited(),
    (last_of_host(), schema.tables.c.moved),
    ":bots",
)
UNFINISHED = Kind(
    schema.analyses,
    schema.analyses.c.table,
    (schema.analyses.c.done < schema.analyses.c.total) & (schema.analyses.c.failures < MOST_FAILURES),
    (last_of_asker(), schema.analyses.c.asked),
    ":analysis",
)


class Leases:
    """The tables whose bots think here."""

    def __init__(self, tables: Tables, bots: Bots) -> None:
        self.tables = tables
        self.bots = bots
        self.store = tables.store
        self.held: dict[str, float] = {}
        """Since when, by the server's time."""
        self._news = asyncio.Event()
        self._background = Background()
        if self.store.is_shared:
            bots.may_think = self.held.__contains__
            tables.on_synced.append(self.follow)

    async def open(self) -> None:
        """Let bots think here from now on, whenever no other process does."""
        if self.store.is_shared:
            self._background.repeat(self._take, "bots-not-leased", RENEWED, self._news)
            self._background.repeat(self._renew, "leases-not-renewed", RENEWED, at_once=False)
        else:
            await self.bots.wake_all()

    async def close(self) -> None:
        """Leave what was not finished to others, at once."""
        if await self._background.close():
            self.held.clear()
            try:
                await self.store.do(lambda connection: release(connection, BOTS_ALONE, self.tables.process))
            except Exception as error:
                log.warning("leases-not-released", why=str(error))  # They run out by themselves.

    def wake(self) -> None:
        """Somewhere a bot must choose."""
        self._news.set()

    def follow(self, table: Table) -> None:
        """Make room for another table where no bot must choose any more."""
        if table.id in self.held and not table.bots_due:
            self.held.pop(table.id, None)
            self._news.set()

    async def _take(self) -> None:
        """Take as many tables as there is room for, and let their bots think."""
        process, processes = self.tables.process, self.bots.thinkers.processes
        alone = len(self._alone())
        room = AT_ONCE * processes - (len(self.held) - alone)
        room_alone = ALONE_AT_ONCE * processes - alone

        def write(connection: Connection) -> list[str]:
            awaited = take(connection, BOTS_AWAITED, process, room)
            return awaited + take(connection, BOTS_ALONE, process, room_alone)

        for id_ in await self.store.do(write) if room > 0 or room_alone > 0 else ():
            self.held[id_] = self.tables.now()
            try:
                await self.tables.within(id_, self._wake)
            except (Refusal, Trouble) as trouble:
                log.warning("table-not-loaded", table=id_, why=str(trouble))
                self.held.pop(id_, None)

    async def _wake(self, table: Table) -> None:
        self.bots.wake(table)
        self.follow(table)

    async def _renew(self) -> None:
        """Hold on to what is thought about; leave what went wrong, and what others took over."""
        live, process, turn_ends = self.tables.live, self.tables.process, self.tables.now() - LEASE
        left = {id_ for id_ in self.held if id_ not in live or not live[id_].thinking}
        had_a_turn = {id_ for id_ in self._alone() - left if self.held[id_] <= turn_ends}
        asked = set(self.held) - left

        def write(connection: Connection) -> set[str]:
            others_wait = bool(free(connection, BOTS_ALONE, process, 1))
            release(connection, BOTS_ALONE, process, left | had_a_turn if others_wait else left)
            return renew(connection, BOTS_ALONE, process, asked - had_a_turn if others_wait else asked)

        ours = await self.store.do(write)
        for id_ in (left | asked) - ours:
            self.held.pop(id_, None)

    def _alone(self) -> set[str]:
        """Give the tables that are held here and at which bots are among themselves."""
        live = self.tables.live
        return {id_ for id_ in self.held if id_ in live and live[id_].is_alone}


# In the store.


def free(connection: Connection, kind: Kind, process: str, most: int) -> list[str]:
    """Give work that no process holds; rows that are just being written are passed over."""
    if most <= 0:
        return []
    now, held = database_time(connection), kind.rows.c
    is_free = or_(held.leased_until.is_(None), held.leased_until <= now)
    if connection.dialect.name != "postgresql":
        is_free = or_(is_free, held.leased_by != process)  # That process is no more.
    found = select(kind.key).where(kind.is_due, is_free).order_by(*kind.order).limit(most)
    return list(connection.execute(found.with_for_update(skip_locked=True, key_share=True)).scalars())


def take(connection: Connection, kind: Kind, process: str, most: int) -> list[str]:
    """Take work that no process holds."""
    ids = free(connection, kind, process, most)
    if ids:
        ours = {"leased_by": process, "leased_until": database_time(connection) + LEASE}
        connection.execute(update(kind.rows).where(kind.key.in_(ids)).values(ours))
    return ids


def rest(connection: Connection, kind: Kind, process: str, id_: str) -> None:
    """Give up a lease to the next worker in turn; only its end is kept."""
    ours = (kind.key == id_) & (kind.rows.c.leased_by == process)
    until = {"leased_by": None, "leased_until": database_time(connection)}
    connection.execute(update(kind.rows).where(ours).values(until))
    rows.publish(connection, kind.news)


def renew(connection: Connection, kind: Kind, process: str, ids: Collection[str]) -> set[str]:
    """Renew leases; give those that are still ours."""
    if not ids:
        return set()
    ours = kind.key.in_(ids) & (kind.rows.c.leased_by == process)
    until = {"leased_until": database_time(connection) + LEASE}
    return set(connection.execute(update(kind.rows).where(ours).values(until).returning(kind.key)).scalars())


def release(connection: Connection, kind: Kind, process: str, ids: Collection[str] | None = None) -> None:
    """Leave work to others: some of it, or all that is ours."""
    ours = kind.rows.c.leased_by == process
    if ids is not None:
        ours &= kind.key.in_(ids)
    nobody = {"leased_by": None, "leased_until": None}
    if connection.execute(update(kind.rows).where(ours).values(nobody)).rowcount:
        rows.publish(connection, kind.news)
