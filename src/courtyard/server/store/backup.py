"""Backup and restore: a whole database in one file, and such a file in a database of either kind."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection, Engine, MetaData, Table, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool

import courtyard
from courtyard.engine.trouble import Trouble
from courtyard.server.store.backup_file import FORMAT, Backup, Ending, Heading, Opening, Row, Writer, writing
from courtyard.server.store.databases import (
    LOCK,
    bring_to,
    check_file,
    file_of,
    migrate,
    parsed,
    read_only,
    reason,
    shown,
    version_of,
    versions,
)
from courtyard.server.store.file_lock import OwnFile, Taken
from courtyard.server.store.schema import LATE
from courtyard.server.store.writer import open_engine

AT_ONCE = 500
"""Rows written at a time."""
PATIENCE = 30.0
"""Seconds to wait for another process that brings the same file to today's version."""


# A database's own words, the same for both kinds: names as they are quoted, values as they are kept.


KINDS = {
    "json": sa.JSON,
    "truth": sa.Boolean,
    "integer": sa.Integer,
    "number": sa.Numeric | sa.Float,
    "bytes": sa.LargeBinary,
    "text": sa.String,
}


def kind_of(column: sa.Column[Any]) -> str:
    for kind, type_ in KINDS.items():
        if isinstance(column.type, type_):
            return kind
    raise TypeError(f"no backup can hold a {column.type}, as in {column}")


def tables_of(connection: Connection) -> list[Table]:
    """Give the tables as the database has them, those first that others refer to."""
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name != "alembic_version"]


def quoted(connection: Connection, name: str) -> str:
    return connection.dialect.identifier_preparer.quote_identifier(name)


def rows_of(connection: Connection, table: Table) -> Iterator[Row]:
    """Give all rows in the order of their keys, JSON as the text it is kept as."""
    columns = [
        f"CAST({quoted(connection, column.name)} AS TEXT)"
        if kind_of(column) == "json"
        else quoted(connection, column.name)
        for column in table.columns
    ]
    keys = [quoted(connection, column.name) for column in table.primary_key]
    wanted = f"SELECT {', '.join(columns)} FROM {quoted(connection, table.name)} ORDER BY {', '.join(keys)}"
    for row in connection.execution_options(yield_per=AT_ONCE).execute(text(wanted)):
        yield list(row)


def write_rows(connection: Connection, heading: Heading | None, rows: list[Row]) -> None:
    if heading is None or not rows:
        return
    as_json = "CAST(:{} AS JSON)" if connection.dialect.name == "postgresql" else ":{}"
    names = [f"p{nth}" for nth in range(len(heading.columns))]
    values = [
        as_json.format(name) if kind == "json" else f":{name}"
        for name, (_, kind) in zip(names, heading.columns, strict=True)
    ]
    columns = ", ".join(quoted(connection, name) for name, _ in heading.columns)
    into = f"INSERT INTO {quoted(connection, heading.table)} ({columns}) VALUES ({', '.join(values)})"
    connection.execute(text(into), [dict(zip(names, row, strict=True)) for row in rows])


# Getting at a database.


def is_there(url: str) -> bool:
    path = file_of(url)
    return path is None or (path.exists() and path.stat().st_size > 0)


@contextmanager
def snapshot(url: str) -> Iterator[Connection]:
    """Give a connection that sees one moment of a database while others write, and writes nothing itself."""
    path = file_of(url)
    engine: Engine
    if path is None:
        engine = open_engine(url).execution_options(
            isolation_level="REPEATABLE READ", postgresql_readonly=True
        )
    elif not path.exists():
        raise Trouble(f"There is no database {path}.")
    else:
        check_file(url)
        engine = sa.create_engine(parsed(url), creator=lambda: read_only(path), poolclass=NullPool)
        sa.event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    try:
        with engine.connect() as connection, connection.begin():
            if path is None:
                connection.execute(text("SET LOCAL idle_in_transaction_session_timeout = 0"))
            yield connection
    except DBAPIError as error:
        raise Trouble(f"The database {shown(url)} cannot be read: {reason(error)}.") from None
    finally:
        engine.dispose()


@contextmanager
def exclusive_engine(url: str) -> Iterator[Engine]:
    """Give a database to write into, a file without a server beside; if nothing comes of it, none is made."""
    path = file_of(url)
    was_there = path is None or path.exists()
    own = OwnFile(url)
    try:
        if is_there(url):
            check_file(url)
        engine = open_engine(url)
        try:
            yield engine
        finally:
            engine.dispose()
    except BaseException as error:
        if path is not None and not was_there:
            for left in ("", "-wal", "-shm"):
                path.with_name(path.name + left).unlink(missing_ok=True)
        if isinstance(error, DBAPIError):
            raise Trouble(
                f"The database {shown(url)} cannot be written: {reason(error)}. Nothing was changed."
            ) from None
        raise
    finally:
        own.let_go()


# Bringing one to today's version.


def migrate_to_today(url: str) -> tuple[str | None, str]:
    """Bring a database to the schema of today; give the versions it had and has."""
    check_file(url)
    until = time.monotonic() + PATIENCE
    newest = versions()[-1]
    while True:
        if is_there(url) and version_at(url) == newest:
            return newest, newest
        try:
            with exclusive_engine(url) as engine:
                return migrate(engine)
        except Taken:
            if time.monotonic() > until:
                raise
            time.sleep(0.1)


def version_at(url: str) -> str | None:
    with snapshot(url) as connection:
        return version_of(connection)


# From a database into a file.


def backup(url: str, path: Path, may_replace: bool = False) -> Ending:
    """Write everything that a database holds at this moment into a file; servers may be at work meanwhile."""
    with snapshot(url) as connection:
        version = version_of(connection)
        if version is None:
            raise Trouble(f"The database {shown(url)} is empty.")
        opening = Opening(
            courtyard_backup=FORMAT,
            schema=version,
            made=time.time(),
            program=f"courtyard {courtyard.__version__}",
        )
        with writing(path, may_replace) as file:
            writer = Writer(file, opening)
            for table in tables_of(connection):
                columns = [(str(column.name), kind_of(column)) for column in table.columns]
                writer.begin(Heading(table=str(table.name), columns=columns))
                for row in rows_of(connection, table):
                    writer.write(row)
            return writer.end()


# From a file into a database.


def restore(url: str, path: Path, may_replace: bool = False, say: Callable[[str], None] = print) -> Ending:
    """Fill a database with what a file holds and bring it to today's schema: all of it, or nothing."""
    file = Backup(path, versions())
    file.check()
    with exclusive_engine(url) as engine:
        wait_for_servers(engine, url, say)
        with engine.begin() as connection:
            make_room(connection, may_replace)
            load(connection, file)
    return file.ending


def wait_for_servers(engine: Engine, url: str, say: Callable[[str], None]) -> None:
    """Refuse a shared database at which servers are at work; one that was killed is watched for a while."""
    last = servers_seen(engine)
    if not last:
        return
    say(f"Checking whether a server is using {shown(url)}; this takes up to {LATE:.0f} seconds.")
    until = time.monotonic() + LATE
    while time.monotonic() < until:
        time.sleep(0.1)
        if not servers_seen(engine) <= last:
            raise Trouble(f"A server is using {shown(url)}: stop it first. Nothing was changed.")


def servers_seen(engine: Engine) -> set[tuple[str, float]]:
    """Give the servers that noted of late that they are at work, and when they did."""
    if engine.dialect.name != "postgresql":
        return set()  # The only process at a file knows that there are none.
    with engine.connect() as connection:
        if not sa.inspect(connection).has_table("processes"):
            return set()
        lately = text("SELECT id, seen FROM processes WHERE seen > extract(epoch FROM now()) - :late")
        return {(id_, seen) for id_, seen in connection.execute(lately, {"late": LATE})}


def make_room(connection: Connection, may_replace: bool) -> None:
    """Empty a database, if there is nothing in it or all of it may go."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    if version_of(connection) is None:
        return
    guests = connection.execute(text("SELECT count(*) FROM guests")).scalar()
    if guests and not may_replace:
        raise Trouble(
            f"The database {shown(connection.engine.url)} is not empty: it contains {guests} guests. "
            "--replace deletes them and everything else. Nothing was changed."
        )
    found = MetaData()
    found.reflect(connection)
    found.drop_all(connection)


def load(connection: Connection, file: Backup) -> None:
    """Write all that a file holds, in the schema it was made with, and go on from there to today's."""
    heading: Heading | None = None
    rows: list[Row] = []
    for part in file.parts():
        if isinstance(part, Opening):
            bring_to(connection, part.schema)
        elif isinstance(part, Heading):
            write_rows(connection, heading, rows)
            heading, rows = part, []
        else:
            rows.append(part)
            if len(rows) == AT_ONCE:
                write_rows(connection, heading, rows)
                rows = []
    write_rows(connection, heading, rows)
    bring_to(connection, versions()[-1])
