"""Play in the terminal, and replay saved games."""

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
@click.option("--seat", type=int, metavar="K", help="Your seat; the first is 0.")
@click.option("--name", metavar="NAME", help="Your name at the table.")
@click.option(
    "--bots",
    metavar="BOTS",
    help=f"Bots for the other seats, one for all or a comma-separated list: {', '.join(BOTS)}.  "
    "[default: fair]",
)
@click.option("--hotseat", is_flag=True, help="All seats are human and share this screen.")
@click.option("--seed", metavar="S", help="Random seed (any text).")
@language_option
@click.option("--from", "from_file", type=Path, metavar="FILE", help="Start from a custom position file.")
@components_option
@click.option("--journal", "journal_file", type=Path, metavar="FILE", help="Save the game to FILE.")
@click.option("--resume", "resume_file", type=Path, metavar="FILE", help="Continue a saved game.")
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
    """Play in the terminal, against bots or with others on this computer."""
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
@click.option("--at", "at", type=click.IntRange(0), metavar="N", help="Stop after move N and draw the board.")
@click.option("--seat", type=int, metavar="K", help="Show what this seat saw; the first is 0.")
@language_option
@json_flag
def replay(file: Path, at: int | None, seat: int | None, language: str, as_json: bool) -> None:
    """Replay a saved game: print its log and result."""
    from courtyard.terminal import replay as shown

    kept = journal.read(file)
    match = shown.replayed(kept, find_game(str(kept.get("game"))), at)
    if as_json:
        print_json(shown.report(match, seat, language))
    else:
        is_agreed = at is None and journal.ENDED in kept
        shown.show(match, seat, language, with_board=at is not None, is_agreed=is_agreed)
