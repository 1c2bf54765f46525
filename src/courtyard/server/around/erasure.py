"""Erasure deletes the data of a guest who asks for it; games stay for the other players."""

from functools import partial

import structlog
from sqlalchemy import Connection, delete, func, null, select, union, update

from courtyard.engine.trouble import Trouble
from courtyard.server.around.puzzle_record import forget_puzzles
from courtyard.server.around.results import guest as rated
from courtyard.server.ground.background import Background
from courtyard.server.ground.messages import Me
from courtyard.server.ground.problems import Refusal
from courtyard.server.store import schema
from courtyard.server.tables import rows
from courtyard.server.tables.leaving import leave_some
from courtyard.server.tables.registry import Tables

log = structlog.get_logger()
NAMELESS = {
    "name": "",
    "language": None,
    "code_hash": None,
    "email": None,
    "email_confirmed": False,
    "email_code_hash": None,
    "email_asked": None,
    "email_tries": 0,
    "shares_games": False,
}
LINES = 5000
"""Lines of chat read in one transaction."""


class Erasure:
    """Deletes guests with their data."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._background = Background()

    async def close(self) -> None:
        await self._background.close()

    async def run(self, me: Me) -> int:
        """Delete a guest; give the number of devices that were signed in.

        Name, address, codes, boxes, puzzles, mistakes, chat, ratings and agreements are deleted.

        Their choices stay in the journals for the other players, without a link to the guest. The work is
        done in small transactions, so that a guest of thousands of tables delays nobody.
        """
        await self._leave_all(me.id)
        last: str | None = ""
        while last is not None:
            last = await self.tables.store.do(partial(erase_lines, guest=me.id, after=last))
        devices, changed = await self.tables.store.do(lambda connection: erase(connection, me.id))
        await self.tables.catch_up(changed)
        return devices

    async def _leave_all(self, guest: str) -> None:
        """Leave nobody waiting: seats are given back, or played on by a bot where others play."""
        now = self.tables.now()
        while (
            left := await self.tables.store.do(lambda connection: leave_some(connection, guest, now))
        ).tables:
            await self.tables.catch_up(left.tables)
            if left.bots_due and not self.tables.store.is_shared:
                self._background.start(self._wake(left.bots_due), "table-not-loaded")

    async def _wake(self, ids: list[str]) -> None:
        """Let bots choose where nobody is; they do so at whatever table is loaded."""
        for id_ in ids:
            try:
                await self.tables.look(None, id_)
            except (Refusal, Trouble) as trouble:
                log.warning("table-not-loaded", table=id_, why=str(trouble))


def erase_lines(connection: Connection, guest: str, after: str) -> str | None:
    """Take a guest's lines out of the chats of some tables; give the last of these, or nothing at the end."""
    chat = schema.chat
    some = select(chat.c.table).where(chat.c.table > after).order_by(chat.c.table).limit(LINES)
    last = connection.execute(select(func.max(some.subquery().c.table))).scalar()
    if last is not None:
        there = (chat.c.table > after) & (chat.c.table <= last) & (chat.c.guest == guest)
        connection.execute(delete(chat).where(there))
    return last


def erase(connection: Connection, guest: str) -> tuple[int, list[str]]:
    """Take out of the store what tells who a guest was; give how many devices knew it, and their tables."""
    seated = select(schema.seats.c.table).where(schema.seats.c.guest == guest)
    hosted = select(schema.tables.c.id).where(schema.tables.c.host == guest)
    changed = rows.raise_editions(connection, schema.tables.c.id.in_(union(seated, hosted)))
    connection.execute(update(schema.guests).where(schema.guests.c.id == guest).values(NAMELESS))
    connection.execute(update(schema.seats).where(schema.seats.c.guest == guest).values(name=None))
    connection.execute(update(schema.tables).where(schema.tables.c.host == guest).values(webhook=None))
    called = (schema.tables.c.host == guest) & schema.tables.c.box.is_not(None)
    connection.execute(update(schema.tables).where(called).values(box=null()))
    connection.execute(delete(schema.boxes).where(schema.boxes.c.guest == guest))
    forget_puzzles(connection, guest)
    connection.execute(delete(schema.devices).where(schema.devices.c.guest == guest))
    connection.execute(delete(schema.ratings).where(schema.ratings.c.who == rated(guest)))
    known = connection.execute(delete(schema.sessions).where(schema.sessions.c.guest == guest)).rowcount
    return known, changed
