"""The mistakes of guests in the store: those they train on, and when each comes back."""

from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from courtyard.engine.language import Saying
from courtyard.puzzles.mistakes import Found
from courtyard.puzzles.puzzle import Puzzle
from courtyard.puzzles.repetition import Plan, begun, reviewed
from courtyard.server.ground.training_talk import Mistake
from courtyard.server.store import schema
from courtyard.server.tables.table import Table, stamp

MOST = 300
"""Most mistakes of a guest; of more, those that are due last go."""

mistakes = schema.mistakes


def own(guest: str, id_: str) -> Any:
    return (mistakes.c.guest == guest) & (mistakes.c.id == id_)


# Reading.


def as_mistake(row: Any, now: float) -> Mistake:
    return Mistake(
        id=row.id,
        game=row.game,
        table=row.table,
        at=stamp(row.at),
        chapter=msgspec.convert(row.chapter, Saying),
        chosen=msgspec.convert(row.chosen, Saying),
        place=row.place,
        cost=row.cost,
        step=row.step,
        last=row.last,
        due=stamp(row.due),
        is_due=row.due <= now,
    )


def as_puzzle(row: Any) -> Puzzle:
    return msgspec.convert(row.puzzle, Puzzle)


def read_mistake(connection: Connection, guest: str, id_: str) -> Any:
    return connection.execute(select(mistakes).where(own(guest, id_))).first()


def read_mistakes(connection: Connection, guest: str, most: int) -> list[Any]:
    """Read a guest's mistakes without their puzzles, those that are due first."""
    columns = [column for column in mistakes.c if column.name not in ("puzzle", "card")]
    sought = select(*columns).where(mistakes.c.guest == guest)
    return list(connection.execute(sought.order_by(mistakes.c.due, mistakes.c.id).limit(most)))


def of_table(connection: Connection, guest: str, table: str) -> list[Any]:
    """Read the mistakes of a game, the dearest first."""
    there = (mistakes.c.guest == guest) & (mistakes.c.table == table)
    return list(connection.execute(select(mistakes).where(there).order_by(mistakes.c.cost.desc())))


def count_due(connection: Connection, guest: str, until: float) -> int:
    there = (mistakes.c.guest == guest) & (mistakes.c.due <= until)
    return connection.execute(select(func.count()).select_from(mistakes).where(there)).scalar_one()


# Writing.


def add(connection: Connection, guest: str, found: Found, table: Table, place: str, now: float) -> None:
    """Keep a mistake, which is due at once, unless it is kept already."""
    # The guest's row is locked, so that of two requests at once one adds it.
    connection.execute(select(schema.guests.c.id).where(schema.guests.c.id == guest).with_for_update())
    if read_mistake(connection, guest, found.puzzle.id) is not None:
        return
    row = {
        "guest": guest,
        "id": found.puzzle.id,
        "game": found.puzzle.game,
        "table": table.id,
        "at": table.moved,
        "chapter": msgspec.to_builtins(found.chapter),
        "chosen": msgspec.to_builtins(found.chosen),
        "place": place,
        "cost": found.cost,
        "puzzle": msgspec.to_builtins(found.puzzle),
        "last": None,
        "changed": now,
        **begun(now)._asdict(),
    }
    connection.execute(insert(mistakes).values(row))
    latest = select(mistakes.c.id).where(mistakes.c.guest == guest).order_by(mistakes.c.due.desc())
    count = connection.execute(select(func.count()).select_from(latest.subquery())).scalar_one()
    if count > MOST:
        gone = list(connection.execute(latest.limit(count - MOST)).scalars())
        connection.execute(delete(mistakes).where(mistakes.c.guest == guest, mistakes.c.id.in_(gone)))


def review(
    connection: Connection, guest: str, id_: str, what: Literal["found", "missed"], now: float
) -> Mistake | None:
    """Note how a try ended; it counts only while the mistake is due, so the first try of a review alone."""
    connection.execute(select(schema.guests.c.id).where(schema.guests.c.id == guest).with_for_update())
    row = read_mistake(connection, guest, id_)
    if row is not None and row.due <= now:
        plan = reviewed(Plan(row.card, row.due, row.step), what == "found", now)
        values = {**plan._asdict(), "last": what, "changed": now}
        connection.execute(update(mistakes).where(own(guest, id_)).values(values))
        row = read_mistake(connection, guest, id_)
    return as_mistake(row, now) if row is not None else None


def remove(connection: Connection, guest: str, id_: str) -> None:
    connection.execute(delete(mistakes).where(own(guest, id_)))
