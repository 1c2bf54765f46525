"""Puzzles written by hand, for tests: a real position with a graph of our own over its real options."""

from pathlib import Path
from typing import Any

from courtyard.engine import journal
from courtyard.engine.match import Match
from courtyard.games import find_game
from courtyard.puzzles.puzzle import END, SAME, Choice, Cost, Node, Puzzle, box_of

GUGONG = find_game("gugong")
DATA = Path(__file__).with_name("data")
"""A folder with a few checked puzzles of each game, as a server takes it."""


def choice(option: str, behind: float = 0.0, next: int = SAME, **more: Any) -> Choice:
    """Give an option; one that leads anywhere is right."""
    usual = {"chance": 0.5 - behind / 100, "points": 40 - behind, "error": 0.1, "tries": 100}
    return Choice(option=option, behind=behind, is_right=next != SAME, next=next, **{**usual, **more})


def moment(options: dict[str, Any] | None = None) -> Match:
    """Give a game of Gùgōng at the first turn of somebody."""
    return Match(GUGONG, options or {"players": 2}, "7")


def written(option: int) -> str:
    return GUGONG.notation(int(option))


def puzzle(match: Match | None = None, **more: Any) -> Puzzle:
    """Give a puzzle of two choices: which gift to give, and to whom.

    The first gift is right, and so is the second, which is as good; the others are wrong. Then the first
    official is right.
    """
    match = match or moment()
    seat = match.open_seats[0]
    gifts = [written(option) for option in match.position.options_of(seat)]
    after = match.position.copy()
    after.choose(seat, int(match.position.options_of(seat)[0]))
    officials = [written(option) for option in after.options_of(seat)]
    nodes = (
        Node(
            "gift",
            (choice(gifts[0], 0.0, 1), choice(gifts[1], 0.4, 1), *(choice(each, 3.0) for each in gifts[2:])),
        ),
        Node("official", (choice(officials[0], 0.0, END), *(choice(each, 2.0) for each in officials[1:]))),
    )
    usual: dict[str, Any] = {
        "id": "gugong-by-hand",
        "game": "gugong",
        "journal": journal.write(match),
        "seat": seat,
        "nodes": nodes,
        "theme": "exchange",
        "family": "cards",
        "level": 2,
        "rating": 1500,
        "margin": 2.0,
        "margin_chance": 0.02,
        "error": 0.1,
        "agreed": 1.0,
        "cost": Cost(1000, 0.5),
        "box": box_of(GUGONG, match.options["ruleset"], match.own),
        "key": 1,
    }
    return Puzzle(**{**usual, **more})
