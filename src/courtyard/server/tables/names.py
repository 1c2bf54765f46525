"""Names at tables: a guest's new name stands at their seats, unless it is mistaken for another's."""

from sqlalchemy import Connection, Select, select, update

from courtyard.server.ground.problems import Refusal
from courtyard.server.people.names import skeleton
from courtyard.server.store import schema
from courtyard.server.tables import rows


def rename(connection: Connection, guest: str, old: str, new: str) -> list[str]:
    """Let a guest's new name stand at all their seats that bore the old one; give the tables.

    The tables' rows are locked by it, so that of two who want to be called alike one is first.
    """
    bore = schema.seats.c.name == old if old else schema.seats.c.name.is_(None)
    theirs = (schema.seats.c.guest == guest) & bore
    tables = select(schema.seats.c.table).where(theirs)
    changed = rows.raise_editions(connection, schema.tables.c.id.in_(tables))
    check_mistaken(connection, guest, tables, new)
    connection.execute(update(schema.seats).where(theirs).values(name=new or None))
    return changed


def check_mistaken(connection: Connection, guest: str, tables: Select[tuple[str]], name: str) -> None:
    """Refuse a name that looks like that of another player of the same running game."""
    seat = schema.seats.alias()
    others = (
        select(seat.c.name)
        .join(schema.tables, schema.tables.c.id == seat.c.table)
        .where(seat.c.table.in_(tables), seat.c.name.is_not(None), seat.c.guest != guest)
        .where(schema.tables.c.stage == "playing")
    )
    if any(skeleton(other) == skeleton(name) for other in connection.execute(others).scalars()):
        raise Refusal("mistaken-name")
