"""The lobby: open tables whose host is about, and a guest's own, those that wait for them first.

Of a table that gathers the store has the time, in `moved`, at which its host was last at the table or in the
lobby. So a table vanishes from the lobby an hour after its host did, and is there again with them.
"""

import json
from collections.abc import Iterable
from types import SimpleNamespace
from typing import Any

import msgspec
import structlog
from sqlalchemy import Connection, Select, Text, case, cast, func, literal, null, select, union_all, update

from courtyard.engine.trouble import Trouble
from courtyard.server.ground.background import Background
from courtyard.server.ground.messages import Lobby as Shown
from courtyard.server.ground.messages import Me, TableInfo
from courtyard.server.ground.problems import Refusal
from courtyard.server.store import schema
from courtyard.server.tables import rows
from courtyard.server.tables.registry import Tables
from courtyard.server.tables.rows import as_place, is_deciding, read_remote_viewers
from courtyard.server.tables.table import LETTERS, Place, Table

log = structlog.get_logger()
LENGTH = 100
"""Open tables shown, and tables of a guest's own."""
OF_ONE_HOST = 5
"""Open tables of one host that are shown: nobody pushes the others out."""
ABOUT = 3600.0
"""Seconds after its host was last there during which an open table is shown."""
NOTED = 600.0
"""Seconds until the presence of a host is noted again."""
UNREADABLE = (Refusal, Trouble, ValueError, TypeError, KeyError, LookupError, msgspec.MsgspecError)
SPARED = ("own", "written", "undo_request", "end_offer", "excluded")
"""Columns of a table's row that nobody needs for its summary."""
TEXTS = ("options", "agreement", "box")


class Lobby:
    """The list of tables for everybody who comes in."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._background = Background()
        tables.attended.append(self.follow)

    async def open(self) -> None:
        self._background.repeat(self._note_hosts, "hosts-not-noted", NOTED, at_once=False)

    async def close(self) -> None:
        await self._background.close()

    # Reading.

    async def read(self, me: Me) -> Shown:
        """Give the open tables, and those of a guest, the ones that wait for them first."""
        now, store = self.tables.now(), self.tables.store
        opened, mine, places = await store.read(lambda connection: read_lobby(connection, me.id, now))
        hosted = [row.id for row in mine if row.host == me.id and is_offered(row) and row.moved < now - NOTED]
        if hosted:
            await self._note(hosted)
            opened, mine, places = await store.read(lambda connection: read_lobby(connection, me.id, now))
        elsewhere = await store.read(
            lambda connection: read_remote_viewers(connection, places, self.tables.process)
        )

        def info(row: Any) -> TableInfo | None:
            try:
                here = self.tables.live.get(row.id)
                if here is None or here.edition < row.edition:
                    there = rows.as_table(readable(row), places[row.id], self.tables.now)
                    there.elsewhere = elsewhere[row.id]
                    there.watchers = here.watchers if here else set()
                    here = there
                told = here.info(me.id)
                told.waiting = here.is_pressing and any(
                    LETTERS[seat] in row.deciding and not told.seats[seat].stand_in for seat in told.mine
                )
            except UNREADABLE as error:  # One that cannot be read is no reason to show nobody anything.
                log.error("table-not-listed", table=row.id, why=str(error))
                return None
            return told

        def told_of(found: Iterable[Any]) -> list[TableInfo]:
            return [told for told in map(info, found) if told is not None]

        return Shown(
            open=told_of(opened),
            mine=sorted(told_of(mine), key=lambda told: (not told.waiting, told.stage == "over")),
        )

    # Hosts who are about.

    def follow(self, table: Table) -> None:
        """Note that a host came to their table."""
        if self._is_due(table):
            self._background.start(self._note([table.id]), "hosts-not-noted")

    async def _note_hosts(self) -> None:
        """Note the hosts who are at their tables and have not gone away since."""
        await self._note([table.id for table in self.tables.live.values() if self._is_due(table)])

    def _is_due(self, table: Table) -> bool:
        if not is_offered(table) or table.moved > self.tables.now() - NOTED:
            return False
        return any(watcher.guest == table.host for watcher in table.watchers)

    async def _note(self, ids: list[str]) -> None:
        now = self.tables.now()
        offered = schema.tables.c.id.in_(ids) & (schema.tables.c.stage == "gathering")
        noting = update(schema.tables).where(offered).values(moved=now)
        if ids:
            await self.tables.store.do(lambda connection: connection.execute(noting))
        for table in [self.tables.live[id_] for id_ in ids if id_ in self.tables.live]:
            if table.stage == "gathering":
                table.moved = now


def is_offered(table: Any) -> bool:
    return bool(table.listed) and table.stage == "gathering"


# In the store.


def columns() -> list[Any]:
    """Give the columns read of a table: JSON as text, so that a damaged one does not spoil the others."""
    spared = {name: null().label(name) for name in SPARED}
    texts = {name: cast(schema.tables.c[name], Text).label(name) for name in TEXTS}
    return [(spared | texts).get(column.name, column) for column in schema.tables.c]


def readable(row: Any) -> Any:
    """Give a table's row with what its texts say."""
    told = {name: json.loads(row._mapping[name] or "null") for name in TEXTS}
    return SimpleNamespace(**(dict(row._mapping) | told))


def open_tables(now: float) -> Select[Any]:
    """The open tables with room whose host is about; of every host the newest come before the others."""
    tables, seats, guests = schema.tables.c, schema.seats.c, schema.guests.c
    has_room = select(seats.seat).where(seats.table == tables.id, seats.kind == "open").exists()
    nth = func.row_number().over(partition_by=tables.host, order_by=(tables.moved.desc(), tables.id))
    offered = (
        select(tables.id, nth.label("nth"))
        .join(schema.guests, guests.id == tables.host)
        .where(tables.stage == "gathering", tables.moved > now - ABOUT, tables.listed)
        .where(guests.banned.is_(None), has_room)
        .subquery()
    )
    fairly = (offered.c.nth > 1, tables.moved.desc(), tables.id)
    return (
        select(*columns())
        .join(offered, offered.c.id == tables.id)
        .where(offered.c.nth <= OF_ONE_HOST)
        .order_by(*fairly)
        .limit(LENGTH)
    )


def own_tables(guest: str) -> Select[Any]:
    """The tables at which a guest sits, or of which they are the host, by one search for each."""
    tables, seats = schema.tables.c, schema.seats.c
    waits = case((is_deciding() & seats.stand_in.is_(None), 1), else_=0).label("waits")
    seated = (
        select(seats.table, waits).join(schema.tables, tables.id == seats.table).where(seats.guest == guest)
    )
    hosted = select(tables.id, literal(0)).where(tables.host == guest)
    each = union_all(seated, hosted).subquery()
    own = select(each.c.table, func.max(each.c.waits).label("waits")).group_by(each.c.table).subquery()
    return (
        select(*columns())
        .join(own, own.c.table == tables.id)
        .order_by(own.c.waits.desc(), tables.moved.desc())
        .limit(LENGTH)
    )


def read_lobby(
    connection: Connection, guest: str, now: float
) -> tuple[list[Any], list[Any], dict[str, list[Place]]]:
    """Read the open tables, those of a guest with the waiting ones first, and who sits at them."""
    opened = sorted(connection.execute(open_tables(now)), key=lambda row: -row.moved)
    mine = list(connection.execute(own_tables(guest)))
    places: dict[str, list[Place]] = {row.id: [] for row in (*opened, *mine)}
    there = select(schema.seats).where(schema.seats.c.table.in_(places)).order_by(schema.seats.c.seat)
    for seat in connection.execute(there):
        places[seat.table].append(as_place(seat))
    return opened, mine, places
