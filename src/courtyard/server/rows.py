"""Rows of the store: tables, seats and deeds as they are written, and as they are read again."""

import time
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import Connection, insert, or_, select, update

from courtyard.server import schema
from courtyard.server.messages import Agreement
from courtyard.server.table import LETTERS, Place, Table
from courtyard.server.trouble import Refusal

LOBBY_LENGTH = 100


def table_row(table: Table) -> dict[str, Any]:
    return {
        "id": table.id,
        "game": table.game_name,
        "rules": table.game.rules_version,
        "options": table.options,
        "host": table.host,
        "listed": table.listed,
        "origin": table.origin,
        "agreement": msgspec.to_builtins(table.agreement),
        "own": table.own,
        "written": table.written,
        "rematch": table.rematch,
        "webhook": table.webhook,
        "created": table.created,
        **course_row(table),
    }


def insert_table(connection: Connection, table: Table) -> None:
    """Write a new table with its seats."""
    connection.execute(insert(schema.tables).values(table_row(table)))
    seats = [seat_row(table, seat) for seat in range(len(table.places))]
    connection.execute(insert(schema.seats), seats)


def course_row(table: Table) -> dict[str, Any]:
    """What of a table's row changes in the course of its game."""
    return {
        "stage": table.stage,
        "seed": table.seed,
        "deciding": "".join(LETTERS[seat] for seat in table.deciding),
        "bots_due": bool(table.bots_due),
        "moved": table.moved,
    }


def write_course(connection: Connection, id_: str, course: dict[str, Any]) -> None:
    connection.execute(update(schema.tables).where(schema.tables.c.id == id_).values(course))


def seat_row(table: Table, seat: int) -> dict[str, Any]:
    place = table.places[seat]
    return {
        "table": table.id,
        "seat": seat,
        "kind": place.kind,
        "guest": place.guest,
        "bot": place.bot,
        "name": place.name,
        "claim": place.claim,
        "used_claim_hash": place.used_claim_hash,
        "stand_in": place.stand_in,
        "left": place.left,
        "due_at": place.due_at,
        "noticed": place.noticed,
    }


def seats_writing(table: Table, seats: list[int]) -> Callable[[Connection], None]:
    """Give what writes some seats as they are now."""
    written = [seat_row(table, seat) for seat in seats]

    def write(connection: Connection) -> None:
        for row in written:
            there = (schema.seats.c.table == row["table"]) & (schema.seats.c.seat == row["seat"])
            connection.execute(update(schema.seats).where(there).values(row))

    return write


def read_table(connection: Connection, id_: str) -> tuple[Any, list[Place], list[Any]]:
    row = connection.execute(select(schema.tables).where(schema.tables.c.id == id_)).first()
    if row is None:
        raise Refusal("unknown-table", table=id_[:40])
    own_seats = select(schema.seats).where(schema.seats.c.table == id_).order_by(schema.seats.c.seat)
    places = [as_place(seat) for seat in connection.execute(own_seats)]
    own_deeds = select(schema.deeds).where(schema.deeds.c.table == id_).order_by(schema.deeds.c.number)
    return row, places, list(connection.execute(own_deeds))


def as_place(row: Any) -> Place:
    return Place(
        kind=row.kind,
        guest=row.guest,
        bot=row.bot,
        name=row.name,
        claim=row.claim,
        used_claim_hash=row.used_claim_hash,
        stand_in=row.stand_in,
        left=row.left,
        due_at=row.due_at,
        noticed=row.noticed,
    )


def as_table(row: Any, places: list[Place], now: Callable[[], float] = time.time) -> Table:
    return Table(
        id=row.id,
        game_name=row.game,
        options=row.options,
        host=row.host,
        listed=row.listed,
        stage=row.stage,
        seed=row.seed,
        created=row.created,
        moved=row.moved,
        places=places,
        origin=row.origin,
        agreement=msgspec.convert(row.agreement, Agreement),
        own=row.own,
        written=row.written,
        rematch=row.rematch,
        webhook=row.webhook,
        now=now,
    )


def read_lobby(connection: Connection, guest: str) -> tuple[list[Any], list[Any], dict[str, list[Place]]]:
    """Read the open tables with room, those of a guest with the waiting ones first, and who sits at them."""
    newest = schema.tables.c.moved.desc()
    free = select(schema.seats.c.table).where(schema.seats.c.kind == "open")
    is_open = (schema.tables.c.stage == "gathering") & schema.tables.c.listed
    is_open &= schema.tables.c.id.in_(free)
    opened = select(schema.tables).where(is_open).order_by(newest).limit(LOBBY_LENGTH)
    seated = select(schema.seats.c.table).where(schema.seats.c.guest == guest)
    own = or_(schema.tables.c.id.in_(seated), schema.tables.c.host == guest)
    waits = or_(
        *(
            (schema.seats.c.seat == seat) & schema.tables.c.deciding.contains(letter)
            for seat, letter in enumerate(LETTERS)
        )
    )
    at_mine = (schema.seats.c.table == schema.tables.c.id) & (schema.seats.c.guest == guest)
    at_mine &= schema.seats.c.stand_in.is_(None)
    is_waiting = select(schema.seats.c.seat).where(at_mine, waits).exists()
    mine = select(schema.tables).where(own).order_by(is_waiting.desc(), newest).limit(LOBBY_LENGTH)
    found = [list(connection.execute(wanted)) for wanted in (opened, mine)]
    ids = {row.id for rows in found for row in rows}
    places: dict[str, list[Place]] = {id_: [] for id_ in ids}
    there = select(schema.seats).where(schema.seats.c.table.in_(ids)).order_by(schema.seats.c.seat)
    for seat in connection.execute(there):
        places[seat.table].append(as_place(seat))
    return found[0], found[1], places
