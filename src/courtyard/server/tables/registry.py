"""All tables: finding one, doing something at it while nobody else does, and letting it go.

A table is loaded when somebody comes and let go when nobody is there, so that stored games cost nothing.
Where several processes share the store, a table is looked at again before anything is done, and a process
that was overtaken by another one begins again with what that one did.
"""

import asyncio
import re
import secrets
import time
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, TypeVar

import structlog
from sqlalchemy import Connection, select

from courtyard.engine.trouble import Trouble
from courtyard.server.ground.background import Background, log_failure
from courtyard.server.ground.messages import TableInfo
from courtyard.server.ground.problems import Refusal
from courtyard.server.ground.table_talk import State
from courtyard.server.store import schema
from courtyard.server.store.writer import Store
from courtyard.server.tables import rows
from courtyard.server.tables.consent import as_requests
from courtyard.server.tables.rows import VersionConflict, read_remote_viewers
from courtyard.server.tables.table import Place, RemoteViewers, Table

T = TypeVar("T")
log = structlog.get_logger()
Writing = Callable[[Connection], None]
ID = re.compile(r"[A-Za-z0-9_-]{1,16}")
SLICE = 100
"""Replayed choices after which everybody else has a turn."""
LINGER = 10.0
"""Seconds a table stays in memory after loading, for those who ask again."""
MOST_LINGERING = 100
"""Most tables that stay for that alone."""


class Tables:
    """The tables of a server."""

    def __init__(self, store: Store, now: Callable[[], float] = time.time, linger: float = LINGER) -> None:
        self.store = store
        self.now = now
        self.linger = linger
        self.process = secrets.token_hex(8)
        """Name of this process among those that share the store."""
        self.live: dict[str, Table] = {}
        self.on_synced: list[Callable[[Table], None]] = []
        """Callbacks for every table that was loaded, or changed and stored: bots that must choose, clocks."""
        self.attended: list[Callable[[Table], None]] = []
        """Callbacks for when somebody comes to a table or leaves it."""
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._lingering: dict[str, asyncio.TimerHandle] = {}
        self._background = Background()
        self.is_closing = False

    # Coming and going.

    async def get(self, table: str) -> Table:
        """Give a table, from memory or from the store; all who ask at once wait for the same one."""
        if table in self.live:
            return self.live[table]
        if table not in self._loading:
            loading = asyncio.ensure_future(self._load(table))
            self._loading[table] = loading
            loading.add_done_callback(lambda done: self._end_loading(table, done))
        return await asyncio.shield(self._loading[table])

    def _end_loading(self, id_: str, done: "asyncio.Task[Table]") -> None:
        self._loading.pop(id_, None)
        if not done.cancelled():
            done.exception()  # The caller gets it, if one still waits.

    async def _load(self, id_: str) -> Table:
        if not ID.fullmatch(id_):
            raise Refusal("unknown-table", table=id_[:40])

        def read(connection: Connection) -> tuple[Any, list[Place], list[Any], RemoteViewers]:
            elsewhere = read_remote_viewers(connection, [id_], self.process)
            return *rows.read_table(connection, id_), elsewhere[id_]

        row, places, actions, elsewhere = await self.store.read(read)
        table = rows.as_table(row, places, self.now)
        table.elsewhere = elsewhere
        await self._play_aside(table, row, actions)
        table.mark_kept(row.edition)
        if len(actions) > SLICE:  # Somebody may have written about it meanwhile.
            await self.look_again(table)
        table.stays_until = asyncio.get_running_loop().time() + self.linger
        self.live[id_] = table
        self.announce(table)
        return table

    async def _play_aside(
        self, table: Table, row: Any, actions: list[Any], known: int = 0
    ) -> set[int | None]:
        """Play a game again that nobody sees before it is complete; everybody else goes on meanwhile."""
        concerned = self._play(table, row, actions[:SLICE], known)
        for nth in range(SLICE, len(actions), SLICE):
            await asyncio.sleep(0)
            concerned |= self._play(table, row, actions[nth : nth + SLICE], known)
        return concerned

    def _play(self, table: Table, row: Any, actions: list[Any], known: int) -> set[int | None]:
        """Do at a table what was done in the store; give the seats that news concern, or None for all.

        Of actions before the known ones everybody has heard.
        """
        concerned = set[int | None]()
        if row.stage != "gathering" and row.rules > table.game.rules_version:
            raise Refusal("newer-rules", table=table.id)
        if row.stage != "gathering" and row.rules < table.game.rulesets.oldest:
            raise Refusal("old-rules", table=table.id)
        try:
            if row.stage != "gathering" and table.match is None:
                table.begin()
            for action in actions:
                table.apply(action.seat, action.deed, action.option, action.id)
                if action.number >= known:
                    concerned.add(table.course.concerns)
        except Trouble as trouble:
            log.error("table-not-replayed", table=table.id, why=str(trouble))
            raise Refusal("old-rules", table=table.id) from None
        table.rests = False
        table.rests = bool(table.bots_due) and not row.bots_due
        return concerned

    def announce(self, table: Table) -> None:
        """Let everybody hear of it whom a table concerns that is as the store has it."""
        if not self.is_closing:
            for concerned in self.on_synced:
                concerned(table)

    def let_go(self, table: Table) -> None:
        """Forget a table that nobody looks at and no bot thinks about; the store has all of it."""
        if not table.watchers and not table.thinking and not table.lock.locked():
            if self.live.get(table.id) is table and not self._lingers(table):
                del self.live[table.id]

    def _lingers(self, table: Table) -> bool:
        """Tell whether a table was loaded a moment ago, and stays where not too many others do."""
        loop = asyncio.get_running_loop()
        if self.is_closing or loop.time() >= table.stays_until:
            return False
        if table.id not in self._lingering:
            self._lingering[table.id] = loop.call_at(table.stays_until, self._end_lingering, table.id)
            if len(self._lingering) > MOST_LINGERING:
                self._end_lingering(next(iter(self._lingering)))
        return True

    def _end_lingering(self, id_: str) -> None:
        self._lingering.pop(id_).cancel()
        table = self.live.get(id_)
        if table is not None:
            table.stays_until = 0.0
            self.let_go(table)

    async def within(self, id_: str, work: Callable[[Table], Awaitable[T]], is_by_edition: bool = False) -> T:
        """Do something at a table while nobody else does, to its end even if the caller goes away.

        A work by the edition writes about the table, or does nothing: it may be tried before the store is
        asked whether another process wrote.
        """
        if self.is_closing:
            raise Refusal("shutting-down")
        doing = asyncio.ensure_future(self._within(id_, work, is_by_edition))
        try:
            return await asyncio.shield(doing)
        except asyncio.CancelledError:
            doing.add_done_callback(lambda done: log_failure(done, "not-done"))
            raise

    async def _within(self, id_: str, work: Callable[[Table], Awaitable[T]], is_by_edition: bool) -> T:
        while True:
            table = await self.get(id_)
            try:
                async with table.lock:
                    if self.live.get(id_) is table:
                        if self.store.is_shared and is_by_edition:
                            return await self._try_before_looking(table, work)
                        if self.store.is_shared:
                            await self.look_again(table)
                        return await self._try(table, work)
            except VersionConflict:
                continue
            finally:
                self.let_go(table)

    async def _try_before_looking(self, table: Table, work: Callable[[Table], Awaitable[T]]) -> T:
        """Try a work whose write finds out whether the table was as the store has it; else look after it."""
        edition = table.edition
        try:
            outcome = await self._try(table, work)
        except Refusal:
            if self.live.get(table.id) is table:
                await self._check_edition(table)
            raise
        if table.edition == edition:
            await self._check_edition(table)
        return outcome

    async def _check_edition(self, table: Table) -> None:
        edition = table.edition
        await self.look_again(table)
        if table.edition != edition:
            raise VersionConflict(table.id)

    async def _try(self, table: Table, work: Callable[[Table], Awaitable[T]]) -> T:
        try:
            return await work(table)
        except VersionConflict:
            await self.read_again(table)
            raise
        except BaseException as error:
            if not isinstance(error, Refusal) or table.is_ahead:
                self.evict(table)
            raise

    def evict(self, table: Table) -> None:
        """Drop a table that may not be as the store has it: everybody connects again, and it is reloaded."""
        if self.live.get(table.id) is table:
            del self.live[table.id]
        for watcher in list(table.watchers):
            watcher.close()

    # What other processes do.

    def refresh(self, id_: str, edition: int) -> None:
        """Another process may have written about a table."""
        table = self.live.get(id_)
        if table is not None and table.edition < edition:
            self._background.start(self._catch_up(table, edition), "not-caught-up")

    async def refresh_all(self) -> None:
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

    async def _catch_up(self, table: Table, edition: int | None = None) -> None:
        """Let a table be as the store has it, unless it has reached the edition that was heard of."""
        try:
            async with table.lock:
                is_behind = edition is None or table.edition < edition
                if self.live.get(table.id) is table and is_behind:
                    await self.look_again(table)
        except Refusal as refusal:
            log.warning("not-caught-up", table=table.id, code=refusal.code)
            self.evict(table)  # Nobody is shown what may be old.
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
            row, places, actions = await self.store.read(
                lambda connection: rows.read_table(connection, table.id, number)
            )
            fresh = None
            if not is_right or len(actions) > SLICE:
                fresh, row, concerned = await self._play_anew(table)
                places = fresh.places
            elif table.seed != row.seed:
                table.reset_match()
            for name in ("host", "listed", "stage", "seed", "moved", "rematch", "webhook", "grace_until"):
                setattr(table, name, getattr(row, name))
            table.places = places
            table.requests = as_requests(row)
            table.box = rows.as_box_told(row.box)
            if fresh is not None:
                table.play_on_from(fresh)
            else:
                concerned = self._play(table, row, actions, number)
        except Refusal:
            self.evict(table)
            raise
        if table.public_summary() != table.kept_summary:
            concerned.add(None)
        table.mark_kept(row.edition)
        for seat in {None} if None in concerned else concerned:
            table.wake_watchers(seat)
        self.announce(table)

    async def _play_anew(self, table: Table) -> tuple[Table, Any, set[int | None]]:
        """Play a table's whole game again, beside what everybody sees of it; tell whom news concern."""
        row, places, actions = await self.store.read(lambda connection: rows.read_table(connection, table.id))
        fresh = rows.as_table(row, places, self.now)
        return fresh, row, await self._play_aside(fresh, row, actions, table.kept_number)

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
        except (VersionConflict, Refusal):
            raise
        except Exception as error:
            log.error("not-stored", table=table.id, why=str(error))
            raise Refusal("not-stored") from None
        table.mark_kept(edition + 1)

    async def keep_seats(self, table: Table, seats: list[int]) -> None:
        """Store the state of some seats and the seats that must choose, and notify all watchers."""
        await self.write(table, rows.course_row(table), rows.seats_writing(table, seats))
        table.wake_watchers()
        self.announce(table)

    async def close(self) -> None:
        """Take nothing in hand any more."""
        self.is_closing = True
        for waiting in self._lingering.values():
            waiting.cancel()
        await self._background.close()

    async def look(self, guest: str | None, id_: str) -> TableInfo:
        """Give a table from outside."""

        async def work(table: Table) -> TableInfo:
            return table.info(guest)

        return await self.within(id_, work)

    async def state(self, guest: str | None, id_: str, seat: int | None) -> State:
        """Give all that a seat of a guest's own, or a spectator, may know."""

        async def work(table: Table) -> State:
            if seat is not None:
                own_seat(table, guest, seat)
            return table.presenter.state(seat, guest)

        return await self.within(id_, work)


def place_at(table: Table, seat: int) -> Place:
    if seat >= len(table.places):
        raise Refusal("unknown-seat", seat=seat)
    return table.places[seat]


def acting_seat(table: Table, guest: str | None, seat: int) -> None:
    """Refuse a guest who does not sit there, or for whom a bot plays."""
    own_seat(table, guest, seat)
    if table.places[seat].stand_in:
        raise Refusal("stood-in", seat=seat)


def own_seat(table: Table, guest: str | None, seat: int) -> None:
    if guest is None or place_at(table, seat).guest != guest:
        raise Refusal("not-your-seat", seat=seat)
