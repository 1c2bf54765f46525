"""All tables: finding one, doing something at it while nobody else does, and letting it go.

A table is loaded when somebody comes and let go when nobody is there, so that stored games cost nothing.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import structlog
from sqlalchemy import Connection, update

from courtyard.engine.trouble import Trouble
from courtyard.server import rows, schema
from courtyard.server.messages import Lobby, Me, State, TableInfo
from courtyard.server.store import Store
from courtyard.server.table import LETTERS, Place, Table
from courtyard.server.trouble import Refusal

T = TypeVar("T")
log = structlog.get_logger()


class Tables:
    """The tables of a server."""

    def __init__(self, store: Store, now: Callable[[], float] = time.time) -> None:
        self.store = store
        self.now = now
        self.live: dict[str, Table] = {}
        self.settled: list[Callable[[Table], None]] = []
        """Told of every table that was loaded, or changed and is kept: bots that must choose, clocks."""
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self.is_closing = False

    # Coming and going.

    async def get(self, table: str) -> Table:
        """Give a table, from memory or from the store; all who ask at once wait for the same one."""
        if table in self.live:
            return self.live[table]
        if table not in self._loading:
            self._loading[table] = asyncio.ensure_future(self._load(table))
        loading = self._loading[table]
        try:
            return await asyncio.shield(loading)
        finally:
            if loading.done():
                self._loading.pop(table, None)

    async def _load(self, id_: str) -> Table:
        row, places, done = await self.store.do(lambda connection: rows.read_table(connection, id_))
        table = rows.as_table(row, places, self.now)
        if table.stage != "gathering":
            if row.rules > table.game.rules_version:
                raise Refusal("unknown-table", table=id_)
            table.begin()
            try:
                for deed in done:
                    table.apply(deed.seat, deed.deed, deed.option, deed.id)
            except Trouble as trouble:
                log.error("table-not-replayed", table=id_, why=str(trouble))
                raise Refusal("unknown-table", table=id_) from None
        self.live[id_] = table
        self.settle(table)
        return table

    def settle(self, table: Table) -> None:
        """Let everybody hear of it whom a table concerns that is as the store has it."""
        if not self.is_closing:
            for concerned in self.settled:
                concerned(table)

    def let_go(self, table: Table) -> None:
        """Forget a table that nobody looks at and no bot thinks about; the store has all of it."""
        if not table.watchers and not table.thinking and not table.lock.locked():
            if self.live.get(table.id) is table:
                del self.live[table.id]

    async def within(self, id_: str, work: Callable[[Table], Awaitable[T]]) -> T:
        """Do something at a table while nobody else does, to its end even if whoever asked goes away."""
        if self.is_closing:
            raise Refusal("shutting-down")
        return await asyncio.shield(asyncio.ensure_future(self._within(id_, work)))

    async def _within(self, id_: str, work: Callable[[Table], Awaitable[T]]) -> T:
        while True:
            table = await self.get(id_)
            try:
                async with table.lock:
                    if self.live.get(id_) is table:
                        return await work(table)
            except Refusal as refusal:
                if refusal.code == "not-stored":
                    self.start_over(table)
                raise
            finally:
                self.let_go(table)

    def start_over(self, table: Table) -> None:
        """After a failed write the store is right and memory is not: everybody connects again."""
        self.live.pop(table.id, None)
        for watcher in list(table.watchers):
            watcher.close()

    async def keep_seats(self, table: Table, seats: list[int]) -> None:
        """Keep how things stand at some seats, with who must choose now, and let everybody hear of it."""
        course, write_seats = rows.course_row(table), rows.seats_writing(table, seats)

        def write(connection: Connection) -> None:
            rows.write_course(connection, table.id, course)
            write_seats(connection)

        try:
            await self.store.do(write)
        except Refusal:
            raise
        except Exception as error:
            log.error("not-stored", table=table.id, why=str(error))
            raise Refusal("not-stored") from None
        table.tell_all()
        self.settle(table)

    async def rename(self, me: Me, old: str) -> None:
        """Let a guest's new name stand at all their seats that bore the old one."""

        def write(connection: Connection) -> None:
            bore = schema.seats.c.name == old if old else schema.seats.c.name.is_(None)
            there = (schema.seats.c.guest == me.id) & bore
            connection.execute(update(schema.seats).where(there).values(name=me.name or None))

        await self.store.do(write)
        for table in list(self.live.values()):
            for place in table.places:
                if place.guest == me.id and (place.name or "") == old:
                    place.name = me.name or None
                    table.tell_all()

    async def look(self, guest: str | None, id_: str) -> TableInfo:
        """Give a table from outside."""

        async def work(table: Table) -> TableInfo:
            return table.info(guest)

        return await self.within(id_, work)

    async def state(self, guest: str | None, id_: str, seat: int | None) -> State:
        """Give all that a seat of a guest's own, or somebody who looks on, may know."""

        async def work(table: Table) -> State:
            if seat is not None:
                own_seat(table, guest, seat)
            return table.state(seat, guest, [])[0]

        return await self.within(id_, work)

    async def lobby(self, me: Me) -> Lobby:
        """Give the open tables, and those of a guest, the ones that wait for them first."""

        opened, mine, places = await self.store.do(lambda connection: rows.read_lobby(connection, me.id))

        def info(row: Any) -> TableInfo:
            here = self.live.get(row.id)
            table = here or rows.as_table(row, places[row.id], self.now)
            told = table.info(me.id)
            told.waiting = table.is_pressing and any(
                LETTERS[seat] in row.deciding and not told.seats[seat].stand_in for seat in told.mine
            )
            return told

        return Lobby(
            open=[info(row) for row in opened],
            mine=sorted(map(info, mine), key=lambda told: (not told.waiting, told.stage == "over")),
        )


def place_at(table: Table, seat: int) -> Place:
    if seat >= len(table.places):
        raise Refusal("unknown-seat", seat=seat)
    return table.places[seat]


def acting_seat(table: Table, guest: str | None, seat: int) -> None:
    """Refuse who does not sit there, or lets a bot play."""
    own_seat(table, guest, seat)
    if table.places[seat].stand_in:
        raise Refusal("stood-in", seat=seat)


def own_seat(table: Table, guest: str | None, seat: int) -> None:
    if guest is None or place_at(table, seat).guest != guest:
        raise Refusal("not-your-seat", seat=seat)
