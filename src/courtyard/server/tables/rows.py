"""Rows of the store: tables, seats and actions as they are written, and as they are read again.

Whatever is written about a table raises its edition, and is written only where nobody else did so before.
"""

import time
from collections.abc import Callable, Iterable
from typing import Any

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    bindparam,
    delete,
    func,
    insert,
    literal_column,
    select,
    update,
)

from courtyard.engine.match import Match
from courtyard.engine.rulesets import version_of
from courtyard.engine.trouble import Trouble
from courtyard.server.ground.messages import Agreement, BoxTold
from courtyard.server.ground.problems import Refusal
from courtyard.server.store import schema
from courtyard.server.store.prepared import Prepared, inserting, is_plain, updating
from courtyard.server.tables.consent import as_requests
from courtyard.server.tables.table import LETTERS, Place, RemoteViewers, Table

CHANNEL = "courtyard"
"""The channel on which processes that share a database notify each other of changes."""

SERVING = 0x636F757275
"""Number that every process that serves a shared database holds there."""
FEW = 20
"""Most tables whose news are told one by one."""
LASTING = ("choose", "end")
"""Actions that a finished game keeps; undos go, and what they undid."""


NOTIFY = Prepared(select(func.pg_notify(literal_column(f"'{CHANNEL}'"), bindparam("news"))))


class VersionConflict(Exception):
    """Another process wrote about this table first; our own write is out of date."""


def publish(connection: Connection, news: str) -> None:
    """Notify all processes that share the database when this transaction is committed."""
    if connection.dialect.name == "postgresql":
        NOTIFY.run(connection, {"news": news})


def database_time(connection: Connection) -> float:
    """The time by which leases run: that of the store, as the clocks of several machines may differ."""
    if connection.dialect.name != "postgresql":
        return time.time()
    return float(connection.execute(select(func.extract("epoch", func.clock_timestamp()))).scalar_one())


def raise_edition(connection: Connection, id_: str, edition: int, values: dict[str, Any]) -> None:
    """Write to a table's row what follows from this very edition of it; this comes before all other rows."""
    values = {**values, "edition": edition + 1}
    giving = ("bots_due", "leased_by")
    if is_plain(schema.tables, names := tuple(values)):
        raising = updating(schema.tables, ("id", "edition"), names, giving)
        raised = raising.run(connection, {**values, "key_id": id_, "key_edition": edition}).fetchone()
    else:
        known = (schema.tables.c.id == id_) & (schema.tables.c.edition == edition)
        built = update(schema.tables).where(known).values(values)
        raised = connection.execute(built.returning(*(schema.tables.c[name] for name in giving))).first()
    if raised is None:
        raise VersionConflict(id_)
    publish(connection, f"{id_}:{edition + 1}")
    bots_due, leased_by = raised
    if bots_due and leased_by is None:
        publish(connection, ":bots")


def raise_editions(connection: Connection, there: ColumnElement[bool]) -> list[str]:
    """Make writers of some tables' rows meet a version conflict after what follows; give the tables."""
    raising = update(schema.tables).where(there).values(edition=schema.tables.c.edition + 1)
    raised = list(connection.execute(raising.returning(schema.tables.c.id, schema.tables.c.edition)))
    for news in [f"{row.id}:{row.edition}" for row in raised] if len(raised) <= FEW else [":all"]:
        publish(connection, news)
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
        "box": None if table.box is None else msgspec.to_builtins(table.box),
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
        publish(connection, ":bots")


def course_row(table: Table) -> dict[str, Any]:
    """Give the columns of a table's row that change in the course of its game."""
    course = {
        "stage": table.stage,
        "seed": table.seed,
        "deciding": "".join(LETTERS[seat] for seat in table.deciding),
        "bots_due": bool(table.bots_due),
        "moved": table.moved,
        "grace_until": table.grace_until,
    }
    if not table.bots_due:  # The process that let them think is done.
        course |= {"leased_by": None, "leased_until": None}
    return course


def deed_writing(row: dict[str, Any]) -> Callable[[Connection], None]:
    """Give what writes an action into the journal."""
    return lambda connection: inserting(schema.deeds, tuple(row)).run(connection, row) and None


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
        "resigned": place.resigned,
        "noticed": place.noticed,
    }


def seats_writing(table: Table, seats: list[int]) -> Callable[[Connection], None]:
    """Give what writes some seats as they are now."""
    written = [seat_row(table, seat) for seat in seats]
    updating_seat = updating(schema.seats, ("table", "seat"), tuple(seat_row(table, 0)))

    def write(connection: Connection) -> None:
        for row in written:
            updating_seat.run(connection, {**row, "key_table": row["table"], "key_seat": row["seat"]})

    return write


def read_table(connection: Connection, id_: str, number: int = 0) -> tuple[Any, list[Place], list[Any]]:
    """Read a table with its seats and its actions from a number on."""
    row = connection.execute(select(schema.tables).where(schema.tables.c.id == id_)).first()
    if row is None:
        raise Refusal("unknown-table", table=id_[:40])
    own_seats = select(schema.seats).where(schema.seats.c.table == id_).order_by(schema.seats.c.seat)
    places = [as_place(seat) for seat in connection.execute(own_seats)]
    following = (schema.deeds.c.table == id_) & (schema.deeds.c.number >= number)
    actions = select(schema.deeds).where(following).order_by(schema.deeds.c.number)
    return row, places, list(connection.execute(actions))


def compact(connection: Connection, id_: str) -> int:
    """Drop from the journal of a finished game what was undone; give how many actions went.

    Nobody can come back to it. The choices that stand keep their ids, so that a client that repeats one is
    still answered, and are numbered again. A journal that cannot be played again, or would be another game,
    stays.
    """
    row, places, actions = read_table(connection, id_)
    if row.stage != "over" or all(action.deed in LASTING for action in actions):
        return 0
    try:
        whole, short = (as_table(row, places) for _ in range(2))
        whole.begin()
        short.begin()
        standing = standing_actions(whole, actions)
        versions = [short.apply(action.seat, action.deed, action.option, action.id) for action in standing]
    except Trouble:
        return 0
    if not is_same_game(whole.playing, short.playing):
        return 0
    raise_editions(connection, schema.tables.c.id == id_)
    connection.execute(delete(schema.deeds).where(schema.deeds.c.table == id_))
    renumbered = zip(range(len(standing)), versions, standing, strict=True)
    kept = [
        {**action._mapping, "number": number, "version": version} for number, version, action in renumbered
    ]
    connection.execute(insert(schema.deeds), kept)
    return len(actions) - len(standing)


def standing_actions(table: Table, actions: list[Any]) -> list[Any]:
    """Play a journal; give the choices that were not undone, and the end where it was agreed on."""
    standing: list[Any] = []
    for action in actions:
        before = len(table.playing.choices)
        table.apply(action.seat, action.deed, action.option, action.id)
        if action.deed in LASTING:
            standing.append(action)
        for _ in range(before - len(table.playing.choices)):
            del standing[max(nth for nth, kept in enumerate(standing) if kept.seat == action.seat)]
    return standing


def is_same_game(one: Match, other: Match) -> bool:
    """Tell whether two games came to the same end by the same choices, and tell the same of it."""
    return (one.choices, one.events, one.is_over) == (other.choices, other.events, other.is_over)


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
        resigned=row.resigned,
        noticed=row.noticed,
    )


def as_box_told(kept: Any) -> BoxTold | None:
    """Give what a table tells of its box, as the store has it."""
    return None if kept is None else msgspec.convert(kept, BoxTold)


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
        box=as_box_told(row.box),
        written=row.written,
        rematch=row.rematch,
        webhook=row.webhook,
        requests=as_requests(row),
        grace_until=row.grace_until,
        edition=row.edition,
        now=now,
    )


def is_deciding() -> ColumnElement[bool]:
    """Tell whether a seat of a table must choose."""
    seat, deciding = schema.seats.c.seat, schema.tables.c.deciding
    return deciding.contains(func.substr(LETTERS, seat + 1, 1))


def read_remote_viewers(connection: Connection, ids: Iterable[str], process: str) -> dict[str, RemoteViewers]:
    """Read who is at some tables through other processes."""
    presence, found = schema.presence, {id_: RemoteViewers() for id_ in ids}
    there = presence.c.table.in_(found) & (presence.c.process != process)
    for row in connection.execute(select(presence).where(there)):
        guests, onlookers = found[row.table]
        if row.guest:
            found[row.table] = RemoteViewers(guests | {row.guest}, onlookers)
        else:
            found[row.table] = RemoteViewers(guests, onlookers + row.sockets)
    return found
