"""Seating: opening a table, joining, leaving, bots for the rest, and the start."""

import secrets
from typing import Any

from sqlalchemy import select

from courtyard.engine.trouble import Trouble
from courtyard.server.ground.games import find_game
from courtyard.server.ground.messages import BotWish, Me, SeatWish, TableInfo, TableWish
from courtyard.server.ground.problems import Refusal
from courtyard.server.people.boxes import Boxes
from courtyard.server.people.guests import hashed
from courtyard.server.people.names import proper_name
from courtyard.server.store import schema
from courtyard.server.tables import rows
from courtyard.server.tables.agreements import known_bot, settle_agreement
from courtyard.server.tables.clocks import wind
from courtyard.server.tables.registry import Tables, place_at
from courtyard.server.tables.table import Place, Table, new_table

MOST_OUT = 100
"""Most remembered guests whom the host removed from a table."""


class Seating:
    """Seats of tables, before the game and in it."""

    def __init__(self, tables: Tables, boxes: Boxes) -> None:
        self.tables = tables
        self.boxes = boxes

    async def open(self, me: Me, wish: TableWish) -> TableInfo:
        """Open a table; one that nobody else is needed for starts at once."""
        game = find_game(wish.game)
        try:
            options = game.settle_options(wish.options)
        except Trouble as trouble:
            raise Refusal("not-allowed-options", why=str(trouble)) from None
        automated_seats = game.automated_seats(options)
        if len(wish.seats) != options["players"]:
            raise Refusal("wrong-seats", players=options["players"], seats=len(wish.seats))
        if not any(seat.kind == "me" for seat in wish.seats):
            raise Refusal("wrong-seats", players=options["players"], seats=len(wish.seats))
        places = [asked_place(seat, me) for seat in wish.seats]
        for seat in sorted(automated_seats):
            places.insert(seat, Place("rules"))
        agreement = settle_agreement(wish.agreement)
        box, told = await self.boxes.for_table(me, game.name, wish.box) or (None, None)
        table = new_table(
            game.name,
            options,
            me.id,
            places,
            self.tables.now,
            listed=wish.listed,
            agreement=agreement,
            own=box.own if box else None,
            box=told,
        )
        if all(place.kind != "open" for place in places):
            begin(table)
        await self.tables.store.do(lambda connection: rows.insert_table(connection, table))
        self._welcome(table)
        return table.info(me.id)

    def _welcome(self, table: Table) -> None:
        """Let everybody hear of a table that is new in the store."""
        table.mark_kept(table.edition)
        self.tables.live[table.id] = table
        self.tables.announce(table)
        self.tables.let_go(table)

    async def sit_down(self, me: Me, id_: str, seat: int, claim: str | None) -> TableInfo:
        """Give an open seat to a guest with its invitation; where the table is listed, anybody gets one."""

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
            if claim is None and table.is_player(me.id) and me.id != table.host:
                raise Refusal("one-seat-each")
            if me.id in await self._put_out(table):
                raise Refusal("put-out")
            used_claim = hashed(claim) if claim else None
            taken = Place("person", guest=me.id, name=me.name or None, used_claim_hash=used_claim)
            await self._keep_place(table, seat, taken)
            return table.info(me.id)

        return await self.tables.within(id_, work)

    async def leave(self, me: Me, id_: str, seat: int) -> TableInfo:
        """Give a seat back before the game begins; a player whom the host removed stays out."""

        async def work(table: Table) -> TableInfo:
            if table.stage != "gathering":
                raise Refusal("already-started")
            place = place_at(table, seat)
            if place.guest != me.id and not (me.id == table.host and place.kind in ("person", "bot")):
                raise Refusal("not-your-seat", seat=seat)
            values: dict[str, Any] = {}
            if place.guest not in (None, me.id):
                out = [guest for guest in await self._put_out(table) if guest != place.guest]
                values = {"excluded": [*out, place.guest][-MOST_OUT:]}
            await self._keep_place(table, seat, Place("open", claim=new_claim()), values)
            return table.info(me.id)

        return await self.tables.within(id_, work)

    async def put_bot(self, me: Me, id_: str, wish: BotWish) -> TableInfo:
        """Let a bot take an open seat."""

        async def work(table: Table) -> TableInfo:
            if me.id != table.host:
                raise Refusal("not-host")
            if place_at(table, wish.seat).kind != "open":
                raise Refusal("seat-taken", seat=wish.seat)
            await self._keep_place(table, wish.seat, Place("bot", bot=known_bot(wish.bot)))
            return table.info(me.id)

        return await self.tables.within(id_, work)

    async def _put_out(self, table: Table) -> list[str]:
        """Give the guests whom the host has put out."""
        excluded = select(schema.tables.c.excluded).where(schema.tables.c.id == table.id)
        return await self.tables.store.read(lambda connection: connection.execute(excluded).scalar()) or []

    async def _keep_place(
        self, table: Table, seat: int, place: Place, values: dict[str, Any] | None = None
    ) -> None:
        table.places[seat] = place
        await self.tables.write(table, values or {}, rows.seats_writing(table, [seat]))
        table.wake_watchers()
        self.tables.announce(table)

    async def start(self, me: Me, id_: str) -> TableInfo:
        """Begin a game when its table is full; nothing is dealt before."""

        async def work(table: Table) -> TableInfo:
            if me.id != table.host:
                raise Refusal("not-host")
            if table.stage != "gathering":
                raise Refusal("already-started")
            if any(place.kind == "open" for place in table.places):
                raise Refusal("not-full")
            table.moved = self.tables.now()
            begin(table)
            await self.tables.keep_seats(table, list(range(len(table.places))))
            return table.info(me.id)

        return await self.tables.within(id_, work)

    async def rematch(self, me: Me, id_: str) -> TableInfo:
        """Let the players of a finished game play again; later requests get the same table."""

        async def work(old: Table) -> str:
            if not old.is_player(me.id):
                raise Refusal("not-player")
            if old.stage != "over":
                raise Refusal("not-over")
            if old.rematch is None or not await self._is_there(old.rematch):
                await self._open_again(me, old)
                old.wake_watchers()
            return str(old.rematch)

        return await self.tables.look(me.id, await self.tables.within(id_, work))

    async def _is_there(self, id_: str) -> bool:
        """Tell whether a table was not removed meanwhile, as one is that nobody begins."""
        there = select(schema.tables.c.id).where(schema.tables.c.id == id_)
        return await self.tables.store.read(lambda connection: connection.execute(there).first()) is not None

    async def _open_again(self, me: Me, old: Table) -> None:
        """Open a table like the old one, everybody one seat further."""
        table = new_table(
            old.game_name,
            old.options,
            me.id,
            rotated(old.places),
            self.tables.now,
            listed=old.listed,
            agreement=old.agreement,
            own=old.own,
            box=old.box,
            webhook=old.webhook if me.id == old.host else None,
        )
        if all(place.guest == me.id for place in table.places if place.kind in ("person", "open")):
            begin(table)

        old.rematch = table.id
        await self.tables.write(
            old, {"rematch": table.id}, lambda connection: rows.insert_table(connection, table)
        )
        self._welcome(table)


def begin(table: Table) -> None:
    table.seed = new_seed()
    table.stage = "playing"
    table.begin()
    wind(table)


def rotated(places: list[Place]) -> list[Place]:
    """Give the same players one seat further, so that somebody else begins; automated seats stay."""
    players = [place for place in places if place.kind != "rules"]
    following = iter([*players[-1:], *players[:-1]])
    return [Place("rules") if place.kind == "rules" else as_before(next(following)) for place in places]


def as_before(place: Place) -> Place:
    """Give a new seat to the player who had this one, also if a bot stood in."""
    if place.kind == "bot":
        return Place("bot", bot=place.bot)
    if place.guest is None:
        return Place("open", claim=new_claim())
    return Place("person", guest=place.guest, name=place.name)


def asked_place(wish: SeatWish, me: Me) -> Place:
    if wish.kind == "me":
        name = proper_name(wish.name) if wish.name else me.name or None
        return Place("person", guest=me.id, name=name)
    if wish.kind == "bot":
        return Place("bot", bot=known_bot(wish.bot or "fair"))
    return Place("open", claim=new_claim())


def new_claim() -> str:
    return secrets.token_urlsafe(18)


def new_seed() -> str:
    """Give a seed that nobody can guess; tests have seeds of their own."""
    return secrets.token_hex(16)
