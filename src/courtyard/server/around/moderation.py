"""Moderation: an operator bans or mutes guests and removes tables, while servers run or not.

It is written into the database beside the servers, an SQLite file's too: they hear of it (`around/news.py`),
and whatever they were about to write to the same table is overtaken by it.
"""

import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Any, Literal, NamedTuple

from sqlalchemy import Connection, Engine, or_, select, update
from sqlalchemy.exc import DBAPIError

from courtyard.engine.trouble import Trouble
from courtyard.server.store import schema
from courtyard.server.store.backup import is_there
from courtyard.server.store.databases import check_version, reason, shown
from courtyard.server.store.writer import open_engine
from courtyard.server.tables import rows
from courtyard.server.tables.leaving import leave_some
from courtyard.server.tables.removal import remove_table

AT_SEAT = re.compile(r"([A-Za-z0-9_-]{1,16}):(\d{1,2})")
LINES = 20
"""Lines of a table's chat that are shown."""
NEWS = (":all", ":sessions")
"""News for servers that share a database."""
Measure = Literal["banned", "muted"]


class Guest(NamedTuple):
    """A guest, as an operator is shown them."""

    id: str
    name: str
    banned: float | None
    muted: float | None

    def __str__(self) -> str:
        return f"{self.id} ({self.name})" if self.name else self.id

    @property
    def measures(self) -> str:
        """Describe the measures against them, and since when."""
        done = (("banned", self.banned), ("muted", self.muted))
        return ", ".join(f"{word} since {day(since)}" for word, since in done if since is not None)


def day(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M UTC")


# Looking.


def find_guest(connection: Connection, who: str) -> Guest:
    """Find a guest by their id, or by where they sit."""
    seat = AT_SEAT.fullmatch(who)
    id_: str | None = who
    if seat:
        seats = schema.seats.c
        there = (seats.table == seat[1]) & (seats.seat == int(seat[2]))
        id_ = connection.execute(select(seats.guest).where(there)).scalar()
    row = connection.execute(select(schema.guests).where(schema.guests.c.id == id_)).first()
    if row is None:
        where = "Nobody sits at" if seat else "There is no guest"
        raise Trouble(f"{where} {who}. A guest is named by their id, or by their seat as TABLE:SEAT.")
    return as_guest(row)


def as_guest(row: Any) -> Guest:
    return Guest(row.id, row.name, row.banned, row.muted)


def measures(connection: Connection) -> list[Guest]:
    """Give the guests about whom something was done."""
    guests = schema.guests.c
    wanted = select(schema.guests).where(or_(guests.banned.is_not(None), guests.muted.is_not(None)))
    return [as_guest(row) for row in connection.execute(wanted.order_by(guests.id))]


def describe(connection: Connection, id_: str, with_chat: bool) -> list[str]:
    """Tell who sits at a table, by which of them are found, and what they said last."""
    tables, seats, guests, chat = schema.tables.c, schema.seats.c, schema.guests.c, schema.chat.c
    table = connection.execute(select(schema.tables).where(tables.id == id_)).first()
    if table is None:
        raise Trouble(f"There is no table {id_}.")
    told = [f"{table.game}, {table.stage}, last moved {day(table.moved)}, opened by {table.host}"]
    at = select(schema.seats, guests.banned, guests.muted).where(seats.table == id_).order_by(seats.seat)
    for row in connection.execute(at.outerjoin(schema.guests, guests.id == seats.guest)):
        name = row.name or row.bot or row.kind
        guest = Guest(row.guest or "", "", row.banned, row.muted)
        told.append("  ".join(part for part in (f"{id_}:{row.seat}", name, guest.id, guest.measures) if part))
    if with_chat:
        last = select(schema.chat).where(chat.table == id_).order_by(chat.number.desc()).limit(LINES)
        lines = list(connection.execute(last))[::-1]
        told += [f"{day(line.at)}  {id_}:{line.seat}  {line.text}" for line in lines]
    return told


# Doing.


def take_measure(connection: Connection, who: str, measure: Measure) -> Guest:
    """Let a guest do nothing, or say nothing, from now on."""
    guest = find_guest(connection, who)
    if getattr(guest, measure) is None:
        change(connection, guest, measure, time.time())
    return guest


def lift_measure(connection: Connection, who: str, measure: Measure) -> Guest:
    guest = find_guest(connection, who)
    change(connection, guest, measure, None)
    return guest


def change(connection: Connection, guest: Guest, measure: Measure, value: float | None) -> None:
    there = schema.guests.c.id == guest.id
    connection.execute(update(schema.guests).where(there).values({measure: value}))
    for news in NEWS:
        rows.publish(connection, news)


def ban(engine: Engine, who: str) -> tuple[Guest, int]:
    """Let a guest do nothing any more; give at how many tables a bot plays on, or their seat is free."""
    with engine.begin() as connection:
        guest = take_measure(connection, who, "banned")
    left = 0
    while True:
        with engine.begin() as connection:
            some = leave_some(connection, guest.id, time.time()).tables
        left += len(some)
        if not some:
            return guest, left


def remove(connection: Connection, id_: str) -> None:
    """Remove a table for good."""
    if not remove_table(connection, id_):
        raise Trouble(f"There is no table {id_}.")


@contextmanager
def beside_servers(url: str) -> Iterator[Engine]:
    """Give a database to write into while its servers are at work."""
    if not is_there(url):
        raise Trouble(f"There is no database {shown(url)}.")
    engine = open_engine(url)
    try:
        with engine.begin() as connection:
            check_version(connection)
        yield engine
    except DBAPIError as error:
        raise Trouble(f"The database {shown(url)} cannot be written: {reason(error)}.") from None
    finally:
        engine.dispose()
