"""Looking after what a server keeps: its version, and copies of it."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import click


def of_a_database(command: Callable[..., Any]) -> Callable[..., Any]:
    """Let a command say which database it is about, as `serve` does."""
    for option in (
        click.option(
            "--data", type=Path, metavar="DIR", help="The folder of the database, unless a URL is given."
        ),
        click.option(
            "--database",
            metavar="URL",
            envvar="COURTYARD_DATABASE",
            help="Where games are kept, such as sqlite:///games.db or postgresql://NAME@HOST/DATABASE; "
            "better given as COURTYARD_DATABASE where it holds a password.",
        ),
    ):
        command = option(command)
    return command


def chosen(database: str | None, data: Path | None) -> str:
    from courtyard.engine.files import data_folder
    from courtyard.server.databases import database_in

    return database or database_in(data or data_folder())


@click.command()
@of_a_database
def migrate(database: str | None, data: Path | None) -> None:
    """Bring a database to today's schema.

    It may be run at any time, also by several at once; it says from which version to which.
    """
    from courtyard.server import keeping
    from courtyard.server.databases import shown

    url = chosen(database, data)
    before, after = keeping.migrate_to_today(url)
    if before == after:
        click.echo(f"{shown(url)} is of version {after} already.")
    else:
        click.echo(
            f"{shown(url)} went from {f'version {before}' if before else 'nothing'} to version {after}."
        )


@click.command()
@click.argument("file", type=Path)
@of_a_database
@click.option("--force", is_flag=True, help="Replace the file if it is there.")
def backup(file: Path, database: str | None, data: Path | None, force: bool) -> None:
    """Write all of a database into one FILE.

    Servers may be at work meanwhile: the file holds one moment.
    """
    from courtyard.server import keeping

    ending = keeping.backup(chosen(database, data), file, force)
    click.echo(f"{file} holds {in_words(ending.counts)}.")


@click.command()
@click.argument("file", type=Path)
@of_a_database
@click.option("--replace", is_flag=True, help="Throw away what the database holds now.")
def restore(file: Path, database: str | None, data: Path | None, replace: bool) -> None:
    """Fill a database with a FILE of `backup`.

    The database is empty, SQLite or PostgreSQL; all of the file is restored, or nothing.
    """
    from courtyard.server import keeping
    from courtyard.server.databases import shown

    url = chosen(database, data)
    ending = keeping.restore(url, file, replace, lambda text: click.echo(text, err=True))
    click.echo(f"{shown(url)} holds {in_words(ending.counts)} from {file}.")


def in_words(counts: dict[str, int]) -> str:
    parts = {"guests": "guest", "tables": "table", "deeds": "choice"}
    said = [
        f"{counts.get(name, 0):,} {one}{'' if counts.get(name) == 1 else 's'}" for name, one in parts.items()
    ]
    return f"{said[0]}, {said[1]} and {said[2]}"
