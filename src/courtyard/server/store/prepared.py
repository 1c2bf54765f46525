"""Statements that are built once: what every move writes goes straight to the driver.

Building a statement and looking it up takes SQLAlchemy several times as long as the database needs to do it.
"""

from functools import cache
from typing import Any

from sqlalchemy import JSON, Connection, Table, bindparam, insert, update
from sqlalchemy.engine import Dialect
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql.base import Executable
from sqlalchemy.sql.compiler import SQLCompiler

KEY = "key_"
"""The prefix of values that a row is found by; their names must differ from those that are written."""


class Prepared:
    """A statement whose values are plain: numbers, texts, bytes or none."""

    def __init__(self, statement: Executable) -> None:
        self.statement = statement
        self._texts: dict[str, tuple[str, tuple[str, ...] | None]] = {}

    def _text(self, dialect: Dialect) -> tuple[str, tuple[str, ...] | None]:
        # Every statement can be compiled, but SQLAlchemy's type for executables does not say so.
        compiled = self.statement.compile(dialect=dialect)  # type: ignore[attr-defined]
        assert isinstance(compiled, SQLCompiler)
        names = tuple(compiled.positiontup) if compiled.positional and compiled.positiontup else None
        return self._texts.setdefault(dialect.name, (str(compiled), names))

    def run(self, connection: Connection, values: dict[str, Any]) -> Any:
        """Do it; give the driver's cursor."""
        dialect = connection.dialect
        text, names = self._texts.get(dialect.name) or self._text(dialect)
        driver = connection.connection.dbapi_connection
        assert driver is not None and dialect.dbapi is not None
        cursor = driver.cursor()
        try:
            cursor.execute(text, values if names is None else [values[name] for name in names])
        except dialect.dbapi.Error as error:
            raise DBAPIError.instance(
                text,
                None,
                error,
                dialect.dbapi.Error,
                hide_parameters=True,
                connection_invalidated=dialect.is_disconnect(error, driver, cursor),
                dialect=dialect,
            ) from error
        return cursor


@cache
def is_plain(table: Table, names: tuple[str, ...]) -> bool:
    """Tell whether columns hold what a driver takes as it is."""
    return not any(isinstance(table.c[name].type, JSON) for name in names)


@cache
def updating(
    table: Table, keys: tuple[str, ...], names: tuple[str, ...], giving: tuple[str, ...] = ()
) -> Prepared:
    """Write some columns of the row with these keys, which are given as `key_...`; give others of it back."""
    found = [table.c[key] == bindparam(f"{KEY}{key}") for key in keys]
    statement = update(table).where(*found).values({name: bindparam(name) for name in names})
    return Prepared(statement.returning(*(table.c[name] for name in giving)) if giving else statement)


@cache
def inserting(table: Table, names: tuple[str, ...]) -> Prepared:
    return Prepared(insert(table).values({name: bindparam(name) for name in names}))
