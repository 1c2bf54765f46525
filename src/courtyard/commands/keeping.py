"""Database maintenance: migrate, back up, restore, prune."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

MOST_DAYS = 36_500


def of_a_database(command: Callable[..., Any]) -> Callable[..., Any]:
    """Add the options that name the database, as `serve` has them."""
    for option in (
        click.option(
            "--data",
            type=Path,
            metavar="DIR",
            help="Folder of the SQLite database (used if no URL is given).",
        ),
        click.option(
            "--database",
            metavar="URL",
            envvar="COURTYARD_DATABASE",
            help="Database URL, such as sqlite:///games.db or postgresql://NAME@HOST/DATABASE. "
            "Set COURTYARD_DATABASE instead if it contains a password.",
        ),
    ):
        command = option(command)
    return command


def chosen(database: str | None, data: Path | None) -> str:
    from courtyard.engine.files import data_folder
    from courtyard.server.store.databases import database_in

    return database or database_in(data or data_folder())


@click.command()
@of_a_database
def migrate(database: str | None, data: Path | None) -> None:
    """Upgrade the database schema.

    Safe to run at any time and concurrently. Prints the old and the new version.
    """
    from courtyard.server.store import backup
    from courtyard.server.store.databases import shown

    url = chosen(database, data)
    before, after = backup.migrate_to_today(url)
    if before == after:
        click.echo(f"{shown(url)} already has version {after}.")
    else:
        click.echo(
            f"{shown(url)} was upgraded from version {before} to {after}."
            if before
            else f"{shown(url)} was created with version {after}."
        )


@click.command()
@click.argument("file", type=Path)
@of_a_database
@click.option("--force", is_flag=True, help="Overwrite FILE if it exists.")
def backup(file: Path, database: str | None, data: Path | None, force: bool) -> None:
    """Back up the database to FILE.

    Servers may keep running; the backup is a consistent snapshot.
    """
    from courtyard.server.store import backup

    ending = backup.backup(chosen(database, data), file, force)
    click.echo(f"Saved {in_words(ending.counts)} to {file}.")


@click.command()
@click.argument("file", type=Path)
@of_a_database
@click.option("--replace", is_flag=True, help="Delete what is in the database now.")
def restore(file: Path, database: str | None, data: Path | None, replace: bool) -> None:
    """Restore a backup FILE into an empty database.

    The database may be SQLite or PostgreSQL. All or nothing is restored.
    """
    from courtyard.server.store import backup
    from courtyard.server.store.databases import shown

    url = chosen(database, data)
    ending = backup.restore(url, file, replace, lambda text: click.echo(text, err=True))
    click.echo(f"Restored {in_words(ending.counts)} from {file} into {shown(url)}.")


def as_keep(context: click.Context, option: click.Parameter, words: tuple[str, ...]) -> Any:
    """Read how many days each kind of data is kept, or say what is wrong."""
    from courtyard.server.ground.settings import Keep

    given: dict[str, float | None] = {}
    for word in words:
        kind, _, days = word.partition("=")
        if kind not in Keep.__dataclass_fields__:
            raise click.BadParameter(
                f"Unknown kind {kind!r}. Available: {', '.join(Keep.__dataclass_fields__)}."
            )
        try:
            given[kind] = None if days == "forever" else float(days)
        except ValueError:
            given[kind] = -1.0
        if not 0 <= (given[kind] or 0.0) <= MOST_DAYS:
            raise click.BadParameter(f"{days!r} is not a number of days and not `forever`.")
    return Keep(**given)


keep_option = click.option(
    "--keep",
    multiple=True,
    callback=as_keep,
    metavar="KIND=DAYS",
    help="Days to keep unused data, or `forever`. May be repeated. Defaults: visitors=1, gathering=14, "
    "abandoned=180, lessons=30, imports=30, boxes=30, puzzles=30.",
)


@click.command()
@of_a_database
@keep_option
@click.option("--dry-run", is_flag=True, help="Only show what would be deleted.")
def prune(database: str | None, data: Path | None, keep: Any, dry_run: bool) -> None:
    """Delete expired data from the database.

    A server does this every hour. Finished games are kept, and so are games whose players may return.
    """
    from courtyard.server.around import retention
    from courtyard.server.store.databases import shown

    url = chosen(database, data)
    counts = retention.count_by_hand(url, keep) if dry_run else retention.prune_by_hand(url, keep)
    parts = [
        f"{counts[name]:,} {kind.one if counts[name] == 1 else kind.many}"
        for name, kind in retention.KINDS.items()
        if counts[name]
    ]
    if not parts:
        click.echo(f"Nothing to delete from {shown(url)}.")
    elif dry_run:
        click.echo(f"Would delete from {shown(url)}: {listed(parts)}.")
    else:
        click.echo(f"Deleted from {shown(url)}: {listed(parts)}.")


def listed(parts: list[str]) -> str:
    return " and ".join([", ".join(parts[:-1]), parts[-1]]) if len(parts) > 1 else parts[0]


def in_words(counts: dict[str, int]) -> str:
    parts = {"guests": "guest", "tables": "table", "deeds": "move"}
    said = [
        f"{counts.get(name, 0):,} {one}{'' if counts.get(name) == 1 else 's'}" for name, one in parts.items()
    ]
    return f"{said[0]}, {said[1]} and {said[2]}"
