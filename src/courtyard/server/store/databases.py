"""Databases: whether one is whole and ours, of which version it is, and how it is brought to today's.

A database that is damaged, somebody else's or of a newer version is left as it is, and a sentence says what
can be done. None of the sentences holds a password.
"""

import sqlite3
from contextlib import closing
from pathlib import Path
from urllib.parse import quote

import alembic.command
import alembic.config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, inspect, make_url, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError, DBAPIError

from courtyard.engine.trouble import Trouble

MIGRATIONS = Path(__file__).parent / "migrations"
FIRST_TABLES = {"alembic_version", "guests", "sessions", "tables", "seats", "deeds"}
"""Every version of our databases has these."""
LOCK = 0x636F757274
"""The advisory lock of PostgreSQL for migrations: one process at a time holds it."""
PATIENCE = 60.0
"""Seconds to wait for another process that writes."""


def parsed(url: str) -> URL:
    """Read the URL of a database; an error does not repeat it, as it may hold a password."""
    try:
        return make_url(url)
    except (ArgumentError, ValueError):
        raise Trouble(
            "That is not the URL of a database, such as sqlite:///games.db or postgresql://NAME@HOST/DATABASE."
        ) from None


def database_in(folder: Path) -> str:
    """Give the URL of the SQLite file in a folder, which is made where it is missing, for nobody else."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise Trouble(f"Games cannot be stored in {folder}: {error.strerror}.") from None
    return f"sqlite:///{folder / 'courtyard.db'}"


def shown(url: str | URL) -> str:
    """Name a database to people: without password, and without what else may hold one."""
    found = parsed(url) if isinstance(url, str) else url
    return found.set(drivername=found.get_backend_name(), query={}).render_as_string()


def file_of(url: str) -> Path | None:
    """Give the file of an SQLite database, if it has one."""
    found = parsed(url)
    if found.get_backend_name() != "sqlite" or found.database in (None, "", ":memory:"):
        return None
    return Path(str(found.database))


# Whether a file is whole.


def check_file(url: str) -> None:
    """Refuse an SQLite file that is damaged or not ours; it is only read."""
    path = file_of(url)
    if path is None or not path.exists():
        return
    try:
        if path.stat().st_size == 0:
            raise Trouble(
                f"The database {path} is an empty file: it was truncated, or never written. "
                "Restore a backup with courtyard restore, or remove the file to start with an empty one."
            )
        with closing(read_only(path)) as connection:
            damage = damage_of(connection)
            listed = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()
    except OSError as error:
        raise Trouble(f"The database {path} cannot be read: {error.strerror}.") from None
    except sqlite3.OperationalError as error:
        raise Trouble(f"The database {path} cannot be read: {error}.") from None
    except sqlite3.DatabaseError as error:
        damage, listed = str(error), []
    if damage:
        raise Trouble(
            f"The database {path} is damaged ({damage}). Nothing in it was changed: move the file away, keep "
            "it, and restore your latest backup with courtyard restore."
        )
    refuse_others({name for (name,) in listed}, url)


def read_only(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(
        f"file:{quote(str(path))}?mode=ro",
        uri=True,
        timeout=PATIENCE,
        isolation_level=None,
        check_same_thread=False,
    )


def damage_of(connection: sqlite3.Connection) -> str:
    """Say what is wrong with a file, if anything is."""
    (first,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if first != "ok":
        return " ".join(str(first).split())
    lost = connection.execute("PRAGMA foreign_key_check").fetchone()
    return f"a row of {lost[0]} belongs to a row of {lost[2]} that is not there" if lost else ""


# Of which version it is.


def scripts() -> alembic.config.Config:
    config = alembic.config.Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def versions() -> list[str]:
    """Give all versions of the schema, the oldest first."""
    walked = ScriptDirectory.from_config(scripts()).walk_revisions()
    return [script.revision for script in walked][::-1]


def version_of(connection: Connection) -> str | None:
    """Give the version of a database, nothing for an empty one; refuse what is not ours or newer than we."""
    names = set(inspect(connection).get_table_names())
    if not names:
        return None
    refuse_others(names, connection.engine.url)
    version: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    known = versions()
    if version not in known:
        raise Trouble(
            f"The database {shown(connection.engine.url)} is of version {version}, and this Courtyard knows "
            f"versions up to {known[-1]}: a newer Courtyard made it, and is needed to use it."
        )
    return version


def check_version(connection: Connection) -> None:
    """Refuse a database that is not of the schema of today."""
    if version_of(connection) != versions()[-1]:
        name = shown(connection.engine.url)
        raise Trouble(
            f"The database {name} is of an older version: bring it to today's with courtyard migrate."
        )


def refuse_others(names: set[str], url: str | URL) -> None:
    """Refuse a database that holds tables, but not ours."""
    if names and not names >= FIRST_TABLES:
        raise Trouble(
            f"The database {shown(url)} holds something else than games of Courtyard, and is left as it is: "
            "name another with --database or --data."
        )


def migrate(engine: Engine) -> tuple[str | None, str]:
    """Bring a database to the schema of today; give the versions it had and has. Others who do so wait."""
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        before = version_of(connection)
        newest = versions()[-1]
        if before != newest:
            bring_to(connection, newest)
    return before, newest


def bring_to(connection: Connection, version: str) -> None:
    """Bring a database to a version, as a part of the connection's transaction."""
    config = scripts()
    config.attributes["connection"] = connection
    alembic.command.upgrade(config, version)


def reason(error: Exception) -> str:
    """Give the message of the database, without the statement and its values."""
    said = error.orig if isinstance(error, DBAPIError) else error
    return " ".join(str(said).split()).rstrip(".")
