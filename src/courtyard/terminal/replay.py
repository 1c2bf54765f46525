"""Replays: a journal played again, as one seat saw it or, when the game is over, as it was."""

from typing import Any

from rich.rule import Rule
from rich.text import Text

from courtyard.engine import journal
from courtyard.engine.game import Game
from courtyard.engine.match import Match
from courtyard.engine.terms import SPECTATOR
from courtyard.engine.trouble import Trouble
from courtyard.terminal.board import board_of
from courtyard.terminal.ending import show_end
from courtyard.terminal.log import lines_for, whole_log
from courtyard.terminal.players import Player, names_at, seat_players
from courtyard.terminal.screen import screen
from courtyard.terminal.wording import say

TALL = 60
"""Most lines of a replay's board: a replay scrolls."""


def replayed(kept: dict[str, Any], game: Game, at: int | None) -> Match:
    """Play a journal again up to one of its choices, or to its last."""
    journal.check(kept, game)
    count = len(kept["choices"])
    if at is not None and at > count:
        raise Trouble(f"This game has {count} moves, so it cannot be stopped after move {at}.")
    return journal.replay(kept if at is None else {**kept, "choices": kept["choices"][:at]}, game)


def reader_of(match: Match, seat: int | None) -> int:
    """Give whose eyes to look through: a seat's, or those of a spectator."""
    if seat is None:
        return SPECTATOR
    seats = match.seats
    if not 0 <= seat < seats:
        raise Trouble(f"There is no seat {seat} in this game; there are seats 0 to {seats - 1}.")
    return seat


def log_of(match: Match, seat: int | None, players: list[Player], language: str) -> list[Text]:
    reader = reader_of(match, seat)
    if seat is None and match.is_over:
        return whole_log(match, players, language)
    return lines_for(match, reader, players, language)


def report(match: Match, seat: int | None, language: str) -> dict[str, Any]:
    """Give a replay as plain data."""
    players = seat_players(match.seats, names_at(match, language), language)
    return {
        "game": match.game.name,
        "options": match.options,
        "choices": len(match.choices),
        "over": match.is_over,
        "log": [line.plain for line in log_of(match, seat, players, language)],
        # Under a veil, points would tell what somebody has chosen unseen.
        "scores": None if match.veil else by_seat(match.points),
        "places": by_seat(match.places) if match.is_over else None,
        "view": match.view(reader_of(match, seat)),
    }


def by_seat(numbers: list[int]) -> dict[str, int]:
    return {str(seat): number for seat, number in enumerate(numbers)}


def show(match: Match, seat: int | None, language: str, with_board: bool, is_agreed: bool) -> None:
    """Print the log, the board where it was stopped, and what the game came to."""
    console = screen()
    reader = reader_of(match, seat)
    players = seat_players(match.seats, names_at(match, language), language)
    for line in log_of(match, seat, players, language):
        console.print(line)
    console.print(Rule(say(language, "choices-made", count=len(match.choices)), style="dim", align="left"))
    if with_board or not match.is_over:
        console.print(board_of(match.game).draw(match.view(reader), players, language, console, TALL))
    if match.is_over:
        show_end(match, reader, players, language, console)
    else:
        console.print(say(language, "agreed-end" if is_agreed else "not-over"))
