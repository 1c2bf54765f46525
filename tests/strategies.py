"""Hypothesis strategies that the tests share: options, matches, and matches played on a little."""

import os
from typing import Any

from hypothesis import strategies as st

from courtyard.build import is_compiled
from courtyard.engine.chance import Dice
from courtyard.engine.game import Game
from courtyard.engine.match import Match
from courtyard.games import GAMES


def examples(many: int) -> int:
    """Tell how many examples to try: half in the quick ring, a third on the slow plain sources."""
    if not is_compiled():
        return max(4, many // 3)
    return max(4, many // 2) if os.environ.get("COURTYARD_RING") == "quick" else many


def games() -> st.SearchStrategy[Game]:
    return st.sampled_from(list(GAMES.values()))


def variants(game: Game) -> st.SearchStrategy[dict[str, Any]]:
    return st.sampled_from(game.variants())


def seeds() -> st.SearchStrategy[str]:
    return st.integers(0, 10**9).map(str)


@st.composite
def matches(draw: st.DrawFn, most: int = 400) -> Match:
    """A match of any game with any options, played on by lot for some choices."""
    game = draw(games())
    match = Match(game, draw(variants(game)), seed=draw(seeds()))
    play_on(match, draw(st.integers(0, most)), Dice(draw(st.integers(0, 10**6))))
    return match


def play_on(match: Match, choices: int, dice: Dice) -> None:
    """Make up to so many choices by lot."""
    for _ in range(choices):
        if match.is_over:
            return
        match.choose(*by_lot(match, dice))


def by_lot(match: Match, dice: Dice) -> tuple[int, int]:
    """Give one of the seats that may choose, and one of its options."""
    seats = match.open_seats
    seat = seats[dice.below(len(seats))] if len(seats) > 1 else seats[0]
    options = match.position.options_of(seat)
    return seat, options[dice.below(len(options))]


def play_until_veiled(match: Match, dice: Dice) -> bool:
    """Play on by lot until several seats may choose unseen; tell whether it came to that."""
    while not match.is_over and not (match.position.veil() and len(match.open_seats) > 1):
        match.choose(*by_lot(match, dice))
    return not match.is_over
