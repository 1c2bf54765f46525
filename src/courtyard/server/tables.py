"""All tables: opening one, sitting down, choosing; each is kept before anybody hears of it.

A table is loaded when somebody comes and let go when nobody is there, so that stored games cost nothing.
"""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import structlog
from sqlalchemy import Connection, insert, select, update

from courtyard.bots import BOTS
from courtyard.engine.match import Match
from courtyard.engine.trouble import Trouble
from courtyard.server import rows, schema
from courtyard.server.games import find_game
from courtyard.server.guests import hashed, proper_name
from courtyard.server.messages import (
    BotWish,
    Choose,
    Done,
    Lobby,
    Me,
    Proposal,
    Propose,
    SeatWish,
    State,
    TableInfo,
    TableWish,
    Undo,
)
from courtyard.server.store import Store
from courtyard.server.table import LETTERS, Place, Table
from courtyard.server.thinkers import Thinkers
from courtyard.server.trouble import Refusal

T = TypeVar("T")
log = structlog.get_logger()


class Tables:
    """The tables of a server."""

    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self.store = store
        self.thinkers = thinkers
        self.live: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
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
        table = rows.as_table(row, places)
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
        self.wake(table)
        return table

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
                    self._start_over(table)
                raise
            finally:
                self.let_go(table)

    def _start_over(self, table: Table) -> None:
        """After a failed write the store is right and memory is not: everybody connects again."""
        self.live.pop(table.id, None)
        for watcher in list(table.watchers):
            watcher.close()

    async def wake_bots(self) -> None:
        """After a start: let the bots think whose turn it was when the server stopped."""
        due = select(schema.tables.c.id).where(schema.tables.c.bots_due)
        for id_ in await self.store.do(lambda connection: list(connection.execute(due).scalars())):
            try:
                self.wake(await self.get(id_))
            except (Refusal, Trouble) as trouble:
                log.warning("table-not-loaded", table=id_, why=str(trouble))

    async def close(self) -> None:
        """Take no choices any more, and end what is still going on."""
        self.is_closing = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # Opening and sitting down.

    async def open(self, me: Me, wish: TableWish) -> TableInfo:
        """Open a table; one that nobody else is needed for starts at once."""
        game = find_game(wish.game)
        try:
            options = game.settle_options(wish.options)
        except Trouble as trouble:
            raise Refusal("not-allowed-options", why=str(trouble)) from None
        residents = game.residents(options)
        if len(wish.seats) != options["players"]:
            raise Refusal("wrong-seats", players=options["players"], seats=len(wish.seats))
        if not any(seat.kind == "me" for seat in wish.seats):
            raise Refusal("wrong-seats", players=options["players"], seats=len(wish.seats))
        places = [asked_place(seat, me) for seat in wish.seats]
        for seat in sorted(residents):
            places.insert(seat, Place("rules"))
        now = time.time()
        table = Table(
            id=secrets.token_urlsafe(9),
            game_name=game.name,
            options=options,
            host=me.id,
            listed=wish.listed,
            stage="gathering",
            seed=None,
            created=now,
            moved=now,
            places=places,
        )
        is_full = all(place.kind != "open" for place in places)
        if is_full:
            begin(table)

        def write(connection: Connection) -> None:
            connection.execute(insert(schema.tables).values(rows.table_row(table)))
            seats = [rows.seat_row(table, seat) for seat in range(len(places))]
            connection.execute(insert(schema.seats), seats)

        await self.store.do(write)
        self.live[table.id] = table
        self.wake(table)
        self.let_go(table)
        return table.info(me.id)

    async def sit_down(self, me: Me, id_: str, seat: int, claim: str | None) -> TableInfo:
        """Give an open seat to whoever has its invitation, or to anybody where the table is listed."""

        async def work(table: Table) -> TableInfo:
            place = place_at(table, seat)
            if place.guest == me.id:
                return table.info(me.id)
            if place.kind != "open":
                used = claim is not None and place.used_claim_hash == hashed(claim)
                raise Refusal("used-claim" if used else "seat-taken", seat=seat)
            if claim is not None and not secrets.compare_digest(claim.encode(), (place.claim or "").encode()):
                raise Refusal("wrong-claim")
            if claim is None and not table.listed and me.id != table.host:
                raise Refusal("wrong-claim")
            used_claim = hashed(claim) if claim else None
            taken = Place("person", guest=me.id, name=me.name or None, used_claim_hash=used_claim)
            await self._keep_place(table, seat, taken)
            return table.info(me.id)

        return await self.within(id_, work)

    async def leave(self, me: Me, id_: str, seat: int) -> TableInfo:
        """Give a seat back before the game begins."""

        async def work(table: Table) -> TableInfo:
            if table.stage != "gathering":
                raise Refusal("already-started")
            place = place_at(table, seat)
            if place.guest != me.id and not (me.id == table.host and place.kind in ("person", "bot")):
                raise Refusal("not-your-seat", seat=seat)
            await self._keep_place(table, seat, Place("open", claim=new_claim()))
            return table.info(me.id)

        return await self.within(id_, work)

    async def put_bot(self, me: Me, id_: str, wish: BotWish) -> TableInfo:
        """Let a bot take an open seat."""

        async def work(table: Table) -> TableInfo:
            if me.id != table.host:
                raise Refusal("not-host")
            if place_at(table, wish.seat).kind != "open":
                raise Refusal("seat-taken", seat=wish.seat)
            await self._keep_place(table, wish.seat, Place("bot", bot=known_bot(wish.bot)))
            return table.info(me.id)

        return await self.within(id_, work)

    async def _keep_place(self, table: Table, seat: int, place: Place) -> None:
        old, table.places[seat] = table.places[seat], place
        row = rows.seat_row(table, seat)

        def write(connection: Connection) -> None:
            there = (schema.seats.c.table == table.id) & (schema.seats.c.seat == seat)
            connection.execute(update(schema.seats).where(there).values(row))

        try:
            await self.store.do(write)
        except BaseException:
            table.places[seat] = old
            raise
        table.tell_all()

    async def start(self, me: Me, id_: str) -> TableInfo:
        """Begin a game when its table is full; nothing is dealt before."""

        async def work(table: Table) -> TableInfo:
            if me.id != table.host:
                raise Refusal("not-host")
            if table.stage != "gathering":
                raise Refusal("already-started")
            if any(place.kind == "open" for place in table.places):
                raise Refusal("not-full")
            begin(table)
            table.moved = time.time()
            course = rows.course_row(table)
            await self.store.do(lambda connection: rows.write_course(connection, table.id, course))
            table.tell_all()
            self.wake(table)
            return table.info(me.id)

        return await self.within(id_, work)

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
            told = (here or rows.as_table(row, places[row.id])).info(me.id)
            told.waiting = any(LETTERS[seat] in row.deciding for seat in told.mine)
            return told

        return Lobby(
            open=[info(row) for row in opened],
            mine=sorted(map(info, mine), key=lambda told: (not told.waiting, told.stage == "over")),
        )

    # Choosing.

    async def choose(self, guest: str | None, id_: str, wish: Choose) -> Done:
        """Let a person choose; it counts once, and is answered when it is kept."""

        async def work(table: Table) -> Done:
            own_seat(table, guest, wish.seat)
            if (wish.seat, wish.id) in table.answers:
                return Done(wish.id, table.answers[wish.seat, wish.id])
            notation = table.check_choice(wish.seat, wish.version, wish.option)
            return Done(wish.id, await self._keep(table, wish.seat, "choose", notation, wish.id))

        return await self.within(id_, work)

    async def undo(self, guest: str | None, id_: str, wish: Undo) -> Done:
        """Let a person take back the last choice, or all of the turn that taught nobody anything."""

        async def work(table: Table) -> Done:
            own_seat(table, guest, wish.seat)
            if (wish.seat, wish.id) in table.answers:
                return Done(wish.id, table.answers[wish.seat, wish.id])
            table.check_undo(wish.seat, wish.version)
            deed = "restart" if wish.whole else "undo"
            return Done(wish.id, await self._keep(table, wish.seat, deed, None, wish.id))

        return await self.within(id_, work)

    async def propose(self, guest: str | None, id_: str, wish: Propose) -> Proposal:
        async def work(table: Table) -> Proposal:
            own_seat(table, guest, wish.seat)
            table.check(wish.seat, wish.version)
            return Proposal(wish.id, table.propose(wish.seat))

        return await self.within(id_, work)

    async def _keep(self, table: Table, seat: int, deed: str, option: str | None, id_: str) -> int:
        """Do a deed and commit it; nobody sees the table meanwhile, as its lock is held."""
        number = table.number
        version = table.apply(seat, deed, option, id_)
        table.moved = time.time()
        row = {
            "table": table.id,
            "number": number,
            "seat": seat,
            "deed": deed,
            "option": option,
            "id": id_,
            "version": version,
            "at": table.moved,
        }
        course = rows.course_row(table)

        def write(connection: Connection) -> None:
            connection.execute(insert(schema.deeds).values(row))
            rows.write_course(connection, table.id, course)

        try:
            await self.store.do(write)
        except Refusal:
            raise
        except Exception as error:
            log.error("not-stored", table=table.id, why=str(error))
            raise Refusal("not-stored") from None
        table.tell_all(table.concerns)
        self.wake(table)
        return version

    # Bots.

    def wake(self, table: Table) -> None:
        """Let every bot think that must choose and is not thinking yet."""
        if self.is_closing:
            return
        for seat in table.bots_due:
            if seat not in table.thinking:
                table.thinking.add(seat)
                task = asyncio.ensure_future(self._let_bot_play(table, seat))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _let_bot_play(self, table: Table, seat: int) -> None:
        """Let a bot choose as long as it must; what it thought about an old view is thrown away."""
        bot = table.places[seat].bot or "fair"
        try:
            while not self.is_closing and self.live.get(table.id) is table:
                async with table.lock:
                    match: Match = table.playing
                    if not match.position.is_open(seat):
                        return
                    version, view = table.versions[seat], match.view(seat)
                    options = [int(option) for option in match.position.options_of(seat)]
                try:
                    option = await self.thinkers.choose(table.id, seat, table.game_name, bot, view, options)
                except Exception as error:
                    log.error("bot-failed", table=table.id, seat=seat, bot=bot, why=str(error))
                    option = options[0]  # A game in which a bot is broken can still be finished.
                async with table.lock:
                    if self.live.get(table.id) is not table:
                        return  # Started over: what was thought belongs to a past that was not kept.
                    if table.versions[seat] == version and match.position.is_open(seat):
                        notation = table.check_choice(seat, version, option)
                        await self._keep(table, seat, "choose", notation, f"bot-{table.number}")
        except Refusal as refusal:
            log.error("bot-refused", table=table.id, seat=seat, code=refusal.code)
            if refusal.code == "not-stored":
                self._start_over(table)
        finally:
            table.thinking.discard(seat)
            self.let_go(table)


def begin(table: Table) -> None:
    table.seed = secrets.token_hex(16)
    table.stage = "playing"
    table.begin()


def asked_place(wish: SeatWish, me: Me) -> Place:
    if wish.kind == "me":
        name = proper_name(wish.name) if wish.name else me.name or None
        return Place("person", guest=me.id, name=name)
    if wish.kind == "bot":
        return Place("bot", bot=known_bot(wish.bot or "fair"))
    return Place("open", claim=new_claim())


def known_bot(name: str) -> str:
    if name not in BOTS:
        raise Refusal("unknown-bot", bot=name[:40])
    return name


def new_claim() -> str:
    return secrets.token_urlsafe(18)


def place_at(table: Table, seat: int) -> Place:
    if seat >= len(table.places):
        raise Refusal("unknown-seat", seat=seat)
    return table.places[seat]


def own_seat(table: Table, guest: str | None, seat: int) -> None:
    if guest is None or place_at(table, seat).guest != guest:
        raise Refusal("not-your-seat", seat=seat)
