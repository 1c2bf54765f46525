"""Moderate guests and tables."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from courtyard.commands.keeping import chosen, of_a_database

if TYPE_CHECKING:
    from courtyard.server.around.moderation import Guest

NAMES: dict[str, Any] = {"ignore_unknown_options": True, "help_option_names": ["--help"]}
"""The id of a table may begin with a hyphen, and is no option then."""


@click.group()
def moderate() -> None:
    """Ban or mute guests, and remove tables.

    Works while servers are running. WHO is the id of a guest, or their seat as TABLE:SEAT; `show`
    prints both.
    """


def about(command: Callable[..., Any]) -> Callable[..., Any]:
    """Add the argument WHO and the options that name the database."""
    return click.argument("who")(of_a_database(command))


@moderate.command(context_settings=NAMES)
@click.argument("table", required=False)
@of_a_database
@click.option("--chat", is_flag=True, help="Also show the latest chat lines.")
def show(table: str | None, database: str | None, data: Path | None, chat: bool) -> None:
    """Show who sits at TABLE; without TABLE, who is banned or muted."""
    from courtyard.server.around import moderation

    with moderation.beside_servers(chosen(database, data)) as engine, engine.begin() as connection:
        if table is not None:
            lines = moderation.describe(connection, table, chat)
        else:
            lines = [f"{guest}: {guest.measures}" for guest in moderation.measures(connection)]
    for line in lines or ["Nobody is banned or muted."]:
        click.echo(line)


@moderate.command(context_settings=NAMES)
@about
def ban(who: str, database: str | None, data: Path | None) -> None:
    """Ban a guest.

    Bots take over their seats in running games. Their open connections are closed within seconds.
    """
    from courtyard.server.around import moderation

    with moderation.beside_servers(chosen(database, data)) as engine:
        guest, left = moderation.ban(engine, who)
    tables = f" They left {left:,} table{'' if left == 1 else 's'}." if left else ""
    click.echo(f"Guest {guest} is banned.{tables}")


@moderate.command(context_settings=NAMES)
@about
def unban(who: str, database: str | None, data: Path | None) -> None:
    """Lift a ban."""
    click.echo(f"Guest {lift(who, database, data, 'banned')} is not banned any more.")


@moderate.command(context_settings=NAMES)
@about
def mute(who: str, database: str | None, data: Path | None) -> None:
    """Mute a guest: they can play, but not chat."""
    from courtyard.server.around import moderation

    with moderation.beside_servers(chosen(database, data)) as engine, engine.begin() as connection:
        guest = moderation.take_measure(connection, who, "muted")
    click.echo(f"Guest {guest} is muted.")


@moderate.command(context_settings=NAMES)
@about
def unmute(who: str, database: str | None, data: Path | None) -> None:
    """Unmute a guest."""
    click.echo(f"Guest {lift(who, database, data, 'muted')} is not muted any more.")


def lift(who: str, database: str | None, data: Path | None, measure: Any) -> "Guest":
    from courtyard.server.around import moderation

    with moderation.beside_servers(chosen(database, data)) as engine, engine.begin() as connection:
        return moderation.lift_measure(connection, who, measure)


@moderate.command(context_settings=NAMES)
@click.argument("table")
@of_a_database
@click.option("--yes", is_flag=True, help="Do not ask for confirmation.")
def remove(table: str, database: str | None, data: Path | None, yes: bool) -> None:
    """Remove TABLE with its game, chat and results.

    Only a backup can bring it back.
    """
    from courtyard.server.around import moderation

    if not yes:
        click.confirm(f"Remove table {table} for good?", abort=True)
    with moderation.beside_servers(chosen(database, data)) as engine, engine.begin() as connection:
        moderation.remove(connection, table)
    click.echo(f"Table {table} is removed.")
