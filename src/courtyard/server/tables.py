"""All tables: finding one, doing something at it while nobody else does, and letting it go.

A table is loaded when somebody comes and let go when nobody is there, so that stored games cost nothing.
Where several processes share the store, a table is looked at again before anything is done, and whoever was
overtaken by another process begins anew with what that one did.
"""

import asyncio
import re
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from typing import Any, TypeVar

import structlog
from sqlalchemy import Connection, select, update

from courtyard.engine.trouble import Trouble
from courtyard.server import rows, schema
from courtyard.server.messages import Lobby, Me, TableInfo
from courtyard.server.rows import Overtaken, read_elsewhere
from courtyard.server.store import Store
from courtyard.server.table import LETTERS, Elsewhere, Place, Table
from courtyard.server.table_talk import State
from courtyard.server.trouble import Refusal

T = TypeVar("T")
log = structlog.get_logger()
Writing = Callable[[Connection], None]
ID = re.compile(r"[A-Za-z0-9_-]{1,16}")


class Tables:
    """The tables of a server."""

    def __init__(self, store: Store, now: Callable[[], float] = time.time) -> None:
        self.store = store
        self.now = now
        self.process = secrets.token_hex(8)
        """Who this process is among those that share the store."""
        self.live: dict[str, Table] = {}
        self.settled: list[Callable[[Table], None]] = []
        """Told of every table that was loaded, or changed and is kept: bots that must choose, clocks."""
        self.attended: list[Callable[[Table], None]] = []
        """Told when somebody came to a table, or went."""
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._catching_up: set[asyncio.Task[None]] = set()
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
        if not ID.fullmatch(id_):
            raise Refusal("unknown-table", table=id_[:40])

        def read(connection: Connection) -> tuple[Any, list[Place], list[Any], Elsewhere]:
            elsewhere = read_elsewhere(connection, [id_], self.process)
            return *rows.read_table(connection, id_), elsewhere[id_]

        row, places, deeds, elsewhere = await self.store.read(read)
        table = rows.as_table(row, places, self.now)
        table.elsewhere = elsewhere
        self._play(table, row, deeds)
        table.mark_kept(row.edition)
        self.live[id_] = table
        self.settle(table)
        return table

    def _play(self, table: Table, row: Any, deeds: list[Any]) -> set[int | None]:
        """Do at a table what was done in the store; give the seats that news concern, or None for all."""
        concerned = set[int | None]()
        if row.stage != "gathering" and row.rules > table.game.rules_version:
            raise Refusal("unknown-table", table=table.id)
        if row.stage != "gathering" and row.rules < table.game.rulesets.oldest:
            raise Refusal("old-rules", table=table.id)
        try:
            if row.stage != "gathering" and table.match is None:
                table.begin()
            for deed in deeds:
                table.apply(deed.seat, deed.deed, deed.option, deed.id)
                if deed.number >= table.kept_number:
                    concerned.add(table.concerns)
        except Trouble as trouble:
            log.error("table-not-replayed", table=table.id, why=str(trouble))
            raise Refusal("old-rules", table=table.id) from None
        return concerned

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
        doing = asyncio.ensure_future(self._within(id_, work))
        try:
            return await asyncio.shield(doing)
        except asyncio.CancelledError:
            doing.add_done_callback(heed)
            raise

    async def _within(self, id_: str, work: Callable[[Table], Awaitable[T]]) -> T:
        while True:
            table = await self.get(id_)
            try:
                async with table.lock:
                    if self.live.get(id_) is table:
                        if self.store.is_shared:
                            await self.look_again(table)
                        return await self._try(table, work)
            except Overtaken:
                continue
            finally:
                self.let_go(table)

    async def _try(self, table: Table, work: Callable[[Table], Awaitable[T]]) -> T:
        try:
            return await work(table)
        except Overtaken:
            await self.read_again(table)
            raise
        except Refusal as refusal:
            if refusal.code == "not-stored":
                self.start_over(table)
            raise

    def start_over(self, table: Table) -> None:
        """After a failed write the store is right and memory is not: everybody connects again."""
        if self.live.get(table.id) is table:
            del self.live[table.id]
        for watcher in list(table.watchers):
            watcher.close()

    # What other processes do.

    def hear(self, id_: str, edition: int) -> None:
        """Another process may have written about a table."""
        table = self.live.get(id_)
        if table is not None and table.edition < edition:
            self._later(self._catch_up(table, edition))

    async def hear_all(self) -> None:
        """Something was written about many tables, or nothing was heard for a while."""
        known = {id_: table.edition for id_, table in self.live.items()}
        there = select(schema.tables.c.id, schema.tables.c.edition).where(schema.tables.c.id.in_(known))
        found = await self.store.read(lambda connection: list(connection.execute(there)))
        editions = {row.id: row.edition for row in found}
        await self.catch_up([id_ for id_, edition in known.items() if editions.get(id_) != edition])

    async def catch_up(self, ids: Iterable[str]) -> None:
        """Let some tables be as the store has them now, where they are in memory."""
        for id_ in ids:
            if id_ in self.live:
                await self._catch_up(self.live[id_])

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._catching_up.add(task)
        task.add_done_callback(self._catching_up.discard)

    async def _catch_up(self, table: Table, edition: int | None = None) -> None:
        """Let a table be as the store has it, unless it has reached the edition that was heard of."""
        try:
            async with table.lock:
                is_behind = edition is None or table.edition < edition
                if self.live.get(table.id) is table and is_behind:
                    await self.look_again(table)
        except Refusal as refusal:
            log.warning("not-caught-up", table=table.id, code=refusal.code)
            self.start_over(table)  # Nobody is shown what may be old.
        finally:
            self.let_go(table)

    async def look_again(self, table: Table) -> None:
        """Let a table be as the store has it where somebody else wrote about it; its lock is held."""
        edition = select(schema.tables.c.edition).where(schema.tables.c.id == table.id)
        if table.edition != await self.store.read(lambda connection: connection.execute(edition).scalar()):
            await self.read_again(table)

    async def read_again(self, table: Table) -> None:
        """Let a table be as the store has it, and everybody hear what is new; its lock is held."""
        is_right = table.number == table.kept_number
        number = table.kept_number if is_right else 0
        try:
            row, places, deeds = await self.store.read(
                lambda connection: rows.read_table(connection, table.id, number)
            )
            if table.seed != row.seed or not is_right:
                table.unplay()
            for name in ("host", "listed", "stage", "seed", "moved", "rematch", "webhook"):
                setattr(table, name, getattr(row, name))
            table.places = places
            concerned = self._play(table, row, deeds)
        except Refusal:
            self.start_over(table)
            raise
        if table.outside() != table.kept_outside:
            concerned.add(None)
        table.mark_kept(row.edition)
        for seat in {None} if None in concerned else concerned:
            table.tell_all(seat)
        self.settle(table)

    # Writing.

    async def write(self, table: Table, values: dict[str, Any], *along: Writing) -> None:
        """Keep a change of a table's row and what is written along; another process may have been first."""
        edition = table.edition

        def write(connection: Connection) -> None:
            rows.raise_edition(connection, table.id, edition, values)
            for writing in along:
                writing(connection)

        try:
            await self.store.do(write)
        except (Overtaken, Refusal):
            raise
        except Exception as error:
            log.error("not-stored", table=table.id, why=str(error))
            raise Refusal("not-stored") from None
        table.mark_kept(edition + 1)

    async def keep_seats(self, table: Table, seats: list[int]) -> None:
        """Keep how things stand at some seats, with who must choose now, and let everybody hear of it."""
        await self.write(table, rows.course_row(table), rows.seats_writing(table, seats))
        table.tell_all()
        self.settle(table)

    async def close(self) -> None:
        """Take nothing in hand any more."""
        self.is_closing = True
        await asyncio.gather(*self._catching_up, return_exceptions=True)

    async def rename(self, me: Me, old: str) -> None:
        """Let a guest's new name stand at all their seats that bore the old one."""
        bore = schema.seats.c.name == old if old else schema.seats.c.name.is_(None)
        theirs = (schema.seats.c.guest == me.id) & bore

        def write(connection: Connection) -> list[str]:
            there = schema.tables.c.id.in_(select(schema.seats.c.table).where(theirs))
            changed = rows.raise_editions(connection, there)
            connection.execute(update(schema.seats).where(theirs).values(name=me.name or None))
            return changed

        await self.catch_up(await self.store.do(write))

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
            return table.state(seat, guest)

        return await self.within(id_, work)

    async def lobby(self, me: Me) -> Lobby:
        """Give the open tables, and those of a guest, the ones that wait for them first."""

        opened, mine, places = await self.store.read(lambda connection: rows.read_lobby(connection, me.id))
        elsewhere = await self.store.read(lambda connection: read_elsewhere(connection, places, self.process))

        def info(row: Any) -> TableInfo:
            here = self.live.get(row.id)
            if here is None or here.edition < row.edition:
                there = rows.as_table(row, places[row.id], self.now)
                there.elsewhere = elsewhere[row.id]
                there.watchers = here.watchers if here else set()
                here = there
            told = here.info(me.id)
            told.waiting = here.is_pressing and any(
                LETTERS[seat] in row.deciding and not told.seats[seat].stand_in for seat in told.mine
            )
            return told

        return Lobby(
            open=[info(row) for row in opened],
            mine=sorted(map(info, mine), key=lambda told: (not told.waiting, told.stage == "over")),
        )


def heed(done: "asyncio.Future[Any]") -> None:
    """Take note of how something ended for which nobody waits any more: a refusal is for nobody then."""
    error = None if done.cancelled() else done.exception()
    if error is not None and not isinstance(error, Refusal):
        log.error("not-done", exc_info=error)


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
