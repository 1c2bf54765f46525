"""Chat of the people at a table; spectators may read it."""

import unicodedata
from collections import OrderedDict
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select

from courtyard.server.ground.problems import Refusal
from courtyard.server.ground.table_talk import ChatLine, Say
from courtyard.server.store import schema
from courtyard.server.tables import rows
from courtyard.server.tables.registry import Tables, own_seat
from courtyard.server.tables.table import Table, stamp

SHOWN = 100
"""Number of lines sent to somebody who joins."""
KEPT = 1000
"""Number of lines kept for a table."""
LONGEST = 500
AT_ONCE = 5
"""Lines allowed at once; after that one a second."""
MOST_SPEAKERS = 10_000
DIRECTING = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Marks that turn the direction of what follows, and with it other people's lines."""


class Chat:
    """The chat of all tables."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    async def say(self, guest: str | None, id_: str, wish: Say) -> None:
        """Let somebody who sits at a table say something; everybody who looks at it hears it once."""

        async def work(table: Table) -> None:
            own_seat(table, guest, wish.seat)
            assert guest is not None
            if await self.tables.store.read(lambda connection: is_said(connection, id_, guest, wish.id)):
                return
            if await self.tables.store.read(lambda connection: is_muted(connection, guest)):
                raise Refusal("muted")
            words = proper_text(wish.text)
            self.take_drop(guest)
            row = {
                "table": id_,
                "guest": guest,
                "seat": wish.seat,
                "id": wish.id,
                "text": words,
                "at": self.tables.now(),
            }
            line = await self.tables.store.do(lambda connection: write_line(connection, row))
            if line is not None and table.said in (None, line.number - 1):
                table.said = line.number - 1
                show_lines(table, [line])
            else:  # Something was said through another server meanwhile, and is told first.
                await self.latest(table)

        await self.tables.within(id_, work)

    async def latest(self, table: Table) -> list[ChatLine]:
        """Give the latest lines; later ones are sent as they are said. The table's lock is held."""
        lines = await self.tables.store.read(lambda connection: read_latest(connection, table.id))
        show_lines(table, lines)
        return lines

    async def refresh(self, id_: str) -> None:
        """Read lines that were written through another server."""
        table = self.tables.live.get(id_)
        if table is not None and table.watchers:
            async with table.lock:
                if table.said is not None:
                    await self.latest(table)

    def take_drop(self, guest: str) -> None:
        """Take a drop out of a guest's bucket, which fills by one a second."""
        now = self.tables.now()
        drops, at = self._buckets.pop(guest, (float(AT_ONCE), now))
        drops = min(float(AT_ONCE), drops + max(0.0, now - at))
        self._buckets[guest] = (drops - 1 if drops >= 1 else drops, now)
        if len(self._buckets) > MOST_SPEAKERS:
            self._buckets.popitem(last=False)
        if drops < 1:
            raise Refusal("chat-too-fast")


def show_lines(table: Table, lines: list[ChatLine]) -> None:
    """Send new lines to all who watch a table; a watcher without any gets them all at once."""
    news = [line for line in lines if table.said is not None and line.number > table.said]
    for watcher in list(table.watchers) if news else ():
        watcher.hear_chat(news)
    table.said = max([-1 if table.said is None else table.said, *(line.number for line in lines)])


def proper_text(text: str) -> str:
    """Give what was said as one clean line; refuse what is empty, or too long."""
    kept = (letter for letter in unicodedata.normalize("NFC", text) if is_kept(letter))
    shown = " ".join("".join(kept).split())
    is_empty = all(letter == " " or unicodedata.category(letter) == "Cf" for letter in shown)
    if is_empty or len(shown) > LONGEST:
        raise Refusal("bad-text", most=LONGEST)
    return shown


def is_kept(letter: str) -> bool:
    is_control = unicodedata.category(letter) in ("Cc", "Cs") and not letter.isspace()
    return not is_control and letter not in DIRECTING


def is_muted(connection: Connection, guest: str) -> bool:
    """Tell whether the operator lets a guest say nothing."""
    muted = select(schema.guests.c.muted).where(schema.guests.c.id == guest)
    return connection.execute(muted).scalar() is not None


def is_said(connection: Connection, table: str, guest: str, id_: str) -> bool:
    own = (schema.chat.c.table == table) & (schema.chat.c.guest == guest) & (schema.chat.c.id == id_)
    return connection.execute(select(schema.chat.c.number).where(own)).first() is not None


def write_line(connection: Connection, row: dict[str, Any]) -> ChatLine | None:
    """Write the next line of a table, unless it was said through another server just now.

    The table's row is locked, so that every number is given once.
    """
    chat, tables = schema.chat, schema.tables
    connection.execute(select(tables.c.id).where(tables.c.id == row["table"]).with_for_update())
    if is_said(connection, row["table"], row["guest"], row["id"]):
        return None
    own = chat.c.table == row["table"]
    last = connection.execute(select(func.max(chat.c.number)).where(own)).scalar()
    number = 0 if last is None else last + 1
    connection.execute(insert(chat).values(number=number, **row))
    connection.execute(delete(chat).where(own, chat.c.number <= number - KEPT))
    rows.publish(connection, f"{row['table']}:chat")
    return ChatLine(number, row["seat"], row["text"], stamp(row["at"]))


def read_latest(connection: Connection, table: str) -> list[ChatLine]:
    chat = schema.chat
    latest = select(chat).where(chat.c.table == table).order_by(chat.c.number.desc()).limit(SHOWN)
    found = [ChatLine(row.number, row.seat, row.text, stamp(row.at)) for row in connection.execute(latest)]
    return found[::-1]
