"""Rows of the store: tables, seats and deeds as they are written, and as they are read again.

Whatever is written about a table raises its edition, and is written only where nobody else did so before.
"""

import time
from collections.abc import Callable, Iterable
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, func, insert, or_, select, update

from courtyard.engine.rulesets import version_of
from courtyard.server import schema
from courtyard.server.messages import Agreement
from courtyard.server.table import LETTERS, Elsewhere, Place, Table
from courtyard.server.trouble import Refusal

LOBBY_LENGTH = 100
CHANNEL = "courtyard"
"""Where processes that share a database hear of each other's writing."""

SERVING = 0x636F757275
"""Whoever serves holds this number in a shared database, together with all others who do."""
FEW = 20
"""News of so many tables are told one by one."""


class Overtaken(Exception):
    """Another process wrote about this table first; what was to be written belongs to the past."""


def tell(connection: Connection, news: str) -> None:
    """Let all processes that share the database hear of something when it is committed."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_notify(CHANNEL, news)))


def database_time(connection: Connection) -> float:
    """The time by which leases run: that of the store, as the clocks of several machines may differ."""
    if connection.dialect.name != "postgresql":
        return time.time()
    return float(connection.execute(select(func.extract("epoch", func.clock_timestamp()))).scalar_one())


def raise_edition(connection: Connection, id_: str, edition: int, values: dict[str, Any]) -> None:
    """Write to a table's row what follows from this very edition of it; this comes before all other rows."""
    known = (schema.tables.c.id == id_) & (schema.tables.c.edition == edition)
    raising = update(schema.tables).where(known).values({**values, "edition": edition + 1})
    claimed = (schema.tables.c.bots_due, schema.tables.c.claimed_by)
    raised = connection.execute(raising.returning(*claimed)).first()
    if raised is None:
        raise Overtaken(id_)
    tell(connection, f"{id_}:{edition + 1}")
    if raised.bots_due and raised.claimed_by is None:
        tell(connection, ":bots")


def raise_editions(connection: Connection, there: ColumnElement[bool]) -> list[str]:
    """Let whoever is about to write to some tables' rows be overtaken by what follows; give the tables."""
    raising = update(schema.tables).where(there).values(edition=schema.tables.c.edition + 1)
    raised = list(connection.execute(raising.returning(schema.tables.c.id, schema.tables.c.edition)))
    for news in [f"{row.id}:{row.edition}" for row in raised] if len(raised) <= FEW else [":all"]:
        tell(connection, news)
    return [row.id for row in raised]


def table_row(table: Table) -> dict[str, Any]:
    return {
        "id": table.id,
        "game": table.game_name,
        "rules": version_of(table.options["ruleset"]),
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
    if table.bots_due:
        tell(connection, ":bots")


def course_row(table: Table) -> dict[str, Any]:
    """What of a table's row changes in the course of its game."""
    course = {
        "stage": table.stage,
        "seed": table.seed,
        "deciding": "".join(LETTERS[seat] for seat in table.deciding),
        "bots_due": bool(table.bots_due),
        "moved": table.moved,
    }
    if not table.bots_due:  # Whoever let them think is done.
        course |= {"claimed_by": None, "claimed_until": None}
    return course


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


def read_table(connection: Connection, id_: str, number: int = 0) -> tuple[Any, list[Place], list[Any]]:
    """Read a table with its seats and its deeds from a number on."""
    row = connection.execute(select(schema.tables).where(schema.tables.c.id == id_)).first()
    if row is None:
        raise Refusal("unknown-table", table=id_[:40])
    own_seats = select(schema.seats).where(schema.seats.c.table == id_).order_by(schema.seats.c.seat)
    places = [as_place(seat) for seat in connection.execute(own_seats)]
    following = (schema.deeds.c.table == id_) & (schema.deeds.c.number >= number)
    deeds = select(schema.deeds).where(following).order_by(schema.deeds.c.number)
    return row, places, list(connection.execute(deeds))


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
        edition=row.edition,
        now=now,
    )


def is_deciding() -> ColumnElement[bool]:
    """Whether a seat of a table must choose."""
    seat, deciding = schema.seats.c.seat, schema.tables.c.deciding
    return deciding.contains(func.substr(LETTERS, seat + 1, 1))


def read_lobby(connection: Connection, guest: str) -> tuple[list[Any], list[Any], dict[str, list[Place]]]:
    """Read the open tables with room, those of a guest with the waiting ones first, and who sits at them."""
    newest = schema.tables.c.moved.desc()
    free = select(schema.seats.c.table).where(schema.seats.c.kind == "open")
    is_open = (schema.tables.c.stage == "gathering") & schema.tables.c.listed
    is_open &= schema.tables.c.id.in_(free)
    opened = select(schema.tables).where(is_open).order_by(newest).limit(LOBBY_LENGTH)
    seated = select(schema.seats.c.table).where(schema.seats.c.guest == guest)
    own = or_(schema.tables.c.id.in_(seated), schema.tables.c.host == guest)
    at_mine = (schema.seats.c.table == schema.tables.c.id) & (schema.seats.c.guest == guest)
    at_mine &= schema.seats.c.stand_in.is_(None)
    is_waiting = select(schema.seats.c.seat).where(at_mine, is_deciding()).exists()
    mine = select(schema.tables).where(own).order_by(is_waiting.desc(), newest).limit(LOBBY_LENGTH)
    found = [list(connection.execute(wanted)) for wanted in (opened, mine)]
    ids = {row.id for rows in found for row in rows}
    places: dict[str, list[Place]] = {id_: [] for id_ in ids}
    there = select(schema.seats).where(schema.seats.c.table.in_(ids)).order_by(schema.seats.c.seat)
    for seat in connection.execute(there):
        places[seat.table].append(as_place(seat))
    return found[0], found[1], places


def read_elsewhere(connection: Connection, ids: Iterable[str], process: str) -> dict[str, Elsewhere]:
    """Read who is at some tables through other processes."""
    presence, found = schema.presence, {id_: Elsewhere() for id_ in ids}
    there = presence.c.table.in_(found) & (presence.c.process != process)
    for row in connection.execute(select(presence).where(there)):
        guests, onlookers = found[row.table]
        if row.guest:
            found[row.table] = Elsewhere(guests | {row.guest}, onlookers)
        else:
            found[row.table] = Elsewhere(guests, onlookers + row.sockets)
    return found
