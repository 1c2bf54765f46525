"""Removal: a table goes with all that belongs to it."""

from sqlalchemy import Connection, delete

from courtyard.server.store import schema
from courtyard.server.tables import rows

OF_A_TABLE = (schema.deeds, schema.chat, schema.results, schema.analyses, schema.seats, schema.presence)
"""Rows that belong to a table and go with it."""


def remove_table(connection: Connection, id_: str) -> bool:
    """Remove a table, if it is there; a process that is about to write to it finds it gone."""
    is_there = bool(rows.raise_editions(connection, schema.tables.c.id == id_))
    if is_there:
        erase_table(connection, id_)
    return is_there


def erase_table(connection: Connection, id_: str) -> None:
    """Erase the rows of a table whose edition was raised."""
    for part in OF_A_TABLE:
        connection.execute(delete(part).where(part.c.table == id_))
    connection.execute(delete(schema.tables).where(schema.tables.c.id == id_))
