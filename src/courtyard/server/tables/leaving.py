"""Leaving: the seats of a guest who is deleted or banned go to bots, or become free.

Seats are read and written as rows, many at a time: no game is played again for it.
"""

import secrets
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Select, bindparam, or_, select, update

from courtyard.server.ground.messages import Agreement
from courtyard.server.store import schema
from courtyard.server.tables import rows
from courtyard.server.tables.clocks import rest
from courtyard.server.tables.table import LETTERS

AT_ONCE = 200
"""Tables left in one transaction."""

CHANGED = ("kind", "guest", "name", "claim", "used_claim_hash", "stand_in", "left", "due_at")
WRITING = (
    update(schema.seats)
    .where(schema.seats.c.table == bindparam("key_table"), schema.seats.c.seat == bindparam("key_seat"))
    .values({name: bindparam(name, type_=schema.seats.c[name].type) for name in CHANGED})
)


class Left(NamedTuple):
    """Tables that somebody left, and those of them at which a bot must choose by now."""

    tables: list[str]
    bots_due: list[str]


def held_seats(guest: str) -> Select[Any]:
    """The seats at which others would wait for a guest: before the start, or in a game with others."""
    seats, tables, other = schema.seats.c, schema.tables.c, schema.seats.alias().c
    others = select(other.seat).where(other.table == seats.table, other.guest != guest).exists()
    is_awaited = (tables.stage == "playing") & seats.stand_in.is_(None) & others
    return (
        select(schema.seats, tables.stage, tables.deciding, tables.agreement)
        .join(schema.tables, tables.id == seats.table)
        .where(seats.guest == guest, or_(tables.stage == "gathering", is_awaited))
    )


def leave_some(connection: Connection, guest: str, now: float) -> Left:
    """Let a guest leave some of their tables; when none is left to leave, give nothing.

    A seat is given back before the start, with an invitation of its own, and played on by a bot after it.
    """
    held = held_seats(guest)
    first = held.with_only_columns(schema.seats.c.table).distinct().limit(AT_ONCE)
    some = list(connection.execute(first).scalars())
    if not some:
        return Left([], [])
    changed = rows.raise_editions(connection, schema.tables.c.id.in_(some))
    found = list(connection.execute(held.where(schema.seats.c.table.in_(some))))
    written = [given_back(row) if row.stage == "gathering" else stand_in_columns(row, now) for row in found]
    if written:
        connection.execute(WRITING, written)
    due = sorted({row.table for row in found if row.stage == "playing" and LETTERS[row.seat] in row.deciding})
    if due:
        connection.execute(update(schema.tables).where(schema.tables.c.id.in_(due)).values(bots_due=True))
        rows.publish(connection, ":bots")
    return Left(changed, due)


def given_back(row: Any) -> dict[str, Any]:
    """Give an open seat in the place of somebody's."""
    nobody = {"kind": "open", "guest": None, "name": None, "claim": secrets.token_urlsafe(18)}
    return {**key(row), **nobody, "used_claim_hash": None, "stand_in": None, "left": None, "due_at": None}


def stand_in_columns(row: Any, now: float) -> dict[str, Any]:
    """Give somebody's seat with a bot that plays on for them; their clock rests."""
    agreement, place = msgspec.convert(row.agreement, Agreement), rows.as_place(row)
    rest(agreement.clock, place, now)
    kept = {"kind": row.kind, "guest": row.guest, "name": row.name, "claim": row.claim}
    kept |= {"used_claim_hash": row.used_claim_hash, "left": place.left, "due_at": place.due_at}
    return {**key(row), **kept, "stand_in": agreement.stand_in}


def key(row: Any) -> dict[str, Any]:
    return {"key_table": row.table, "key_seat": row.seat}
