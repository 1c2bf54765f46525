"""Playing at this screen, and looking at what was played."""

from pathlib import Path
from typing import Any

import click

from courtyard.bots import BOTS
from courtyard.commands.asking import (
    components_option,
    game_argument,
    game_options,
    given,
    json_flag,
    language_option,
    print_json,
)
from courtyard.engine import journal
from courtyard.games import find_game


@click.command()
@game_argument
@game_options
@click.option("--seat", type=int, metavar="K", help="Your seat, counted from 0.")
@click.option("--name", metavar="NAME", help="Your name at the table.")
@click.option(
    "--bots",
    metavar="BOTS",
    help=f"Who plays the other seats: {', '.join(BOTS)}; or one for each seat, with commas between them.  "
    "[default: fair]",
)
@click.option("--hotseat", is_flag=True, help="People in all seats, taking turns at this screen.")
@click.option("--seed", metavar="S", help="Any text; the same seed gives the same draws.")
@language_option
@click.option("--from", "from_file", type=Path, metavar="FILE", help="Begin with a position written by hand.")
@components_option
@click.option("--journal", "journal_file", type=Path, metavar="FILE", help="Where to keep the journal.")
@click.option("--resume", "resume_file", type=Path, metavar="FILE", help="Continue the game of a journal.")
def play(
    game: str,
    seat: int | None,
    name: str | None,
    bots: str | None,
    hotseat: bool,
    seed: str | None,
    language: str,
    from_file: Path | None,
    own_file: Path | None,
    journal_file: Path | None,
    resume_file: Path | None,
    **options: Any,
) -> None:
    """Play a game in this terminal, against bots or together."""
    from courtyard.terminal import play as table
    from courtyard.terminal.seating import Wishes

    chosen = find_game(game)
    table.play(
        chosen,
        Wishes(
            options=given(chosen, options),
            seat=seat,
            name=name,
            bots=bots,
            hotseat=hotseat,
            seed=seed,
            language=language,
            written=from_file,
            own=own_file,
            journal=journal_file,
            resume=resume_file,
        ),
    )


@click.command()
@click.argument("file", type=Path)
@click.option("--at", "at", type=click.IntRange(0), metavar="N", help="Stop after choice N; draw the board.")
@click.option("--seat", type=int, metavar="K", help="As the player of this seat saw it, counted from 0.")
@language_option
@json_flag
def replay(file: Path, at: int | None, seat: int | None, language: str, as_json: bool) -> None:
    """Play a journal again: its log, and what it came to."""
    from courtyard.terminal import replay as shown

    kept = journal.read(file)
    match = shown.replayed(kept, find_game(str(kept.get("game"))), at)
    if as_json:
        print_json(shown.report(match, seat, language))
    else:
        shown.show(match, seat, language, with_board=at is not None)
