"""Farewells: somebody wants to be forgotten. What was theirs alone goes; games stay for the others."""

from sqlalchemy import Connection, delete, select, update

from courtyard.server import rows, schema
from courtyard.server.messages import Me
from courtyard.server.results import guest as rated
from courtyard.server.seating import Seating
from courtyard.server.stand_ins import StandIns
from courtyard.server.table import Table
from courtyard.server.tables import Tables
from courtyard.server.trouble import Refusal

NAMELESS = {
    "name": "",
    "language": None,
    "code_hash": None,
    "email": None,
    "email_confirmed": False,
    "email_code_hash": None,
    "email_asked": None,
    "email_tries": 0,
}
TOO_LATE = ("not-your-seat", "already-started", "game-over", "not-started", "unknown-table")


class Farewells:
    """Those who go for good."""

    def __init__(self, tables: Tables, seating: Seating, stand_ins: StandIns) -> None:
        self.tables = tables
        self.seating = seating
        self.stand_ins = stand_ins

    async def forget(self, me: Me) -> int:
        """Forget a guest: name, address, codes, lines of chat, ratings; give how many devices knew them.

        Their choices stay in the journals, for those who played along; nothing says any more whose they are.
        """
        for table, seat, stage in await self.tables.store.do(lambda connection: seats_of(connection, me.id)):
            await self._stand_up(me, table, seat, stage)
        devices, changed = await self.tables.store.do(lambda connection: erase(connection, me.id))
        await self.tables.catch_up(changed)
        return devices

    async def _stand_up(self, me: Me, table: str, seat: int, stage: str) -> None:
        """Leave nobody waiting: a seat is given back, or played on by a bot where others play."""
        try:
            if stage == "gathering":
                await self.seating.leave(me, table, seat)
            elif stage == "playing" and await self.tables.within(table, lambda found: has_others(found, me)):
                await self.stand_ins.take_over(me, table, seat)
        except Refusal as refusal:
            if refusal.code not in TOO_LATE:
                raise


async def has_others(table: Table, me: Me) -> bool:
    return any(place.guest not in (None, me.id) for place in table.places)


def seats_of(connection: Connection, guest: str) -> list[tuple[str, int, str]]:
    seats, tables = schema.seats, schema.tables
    found = (
        select(seats.c.table, seats.c.seat, tables.c.stage)
        .join(tables, tables.c.id == seats.c.table)
        .where(seats.c.guest == guest)
    )
    return [(row.table, row.seat, row.stage) for row in connection.execute(found)]


def erase(connection: Connection, guest: str) -> tuple[int, list[str]]:
    """Take out of the store what tells who a guest was; give how many devices knew it, and their tables."""
    seated = schema.tables.c.id.in_(select(schema.seats.c.table).where(schema.seats.c.guest == guest))
    changed = rows.raise_editions(connection, seated | (schema.tables.c.host == guest))
    connection.execute(update(schema.guests).where(schema.guests.c.id == guest).values(NAMELESS))
    connection.execute(update(schema.seats).where(schema.seats.c.guest == guest).values(name=None))
    connection.execute(update(schema.tables).where(schema.tables.c.host == guest).values(webhook=None))
    connection.execute(delete(schema.chat).where(schema.chat.c.guest == guest))
    connection.execute(delete(schema.ratings).where(schema.ratings.c.who == rated(guest)))
    known = connection.execute(delete(schema.sessions).where(schema.sessions.c.guest == guest)).rowcount
    return known, changed
