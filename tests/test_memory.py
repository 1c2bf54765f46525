"""Nothing piles up: what is done over and over leaves no memory behind."""

from pathlib import Path

import pytest

from courtyard.engine.chance import Dice
from courtyard.engine.match import Match
from courtyard.games import GAMES

STATM = Path("/proc/self/statm")
PAGE = 4096
TIMES = 600
"""The number of repetitions: a row of cells that leaked each time would make 2 MB and more."""
ALLOWED = 1_000_000

pytestmark = pytest.mark.skipif(not STATM.exists(), reason="only Linux tells how much memory is in use")
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def grown(do) -> int:
    """Tell how much memory more is in use after doing something many times, once it was warmed up."""
    for _ in range(50):
        do()
    before = in_use()
    for _ in range(TIMES):
        do()
    return in_use() - before


def in_use() -> int:
    return int(STATM.read_text().split()[1]) * PAGE


@every_game
def test_sampling_leaves_nothing_behind(game):
    view, dice = Match(game, {"players": 2}, "1").view(0), Dice(1)
    assert grown(lambda: game.sample(view, dice)) < ALLOWED


@every_game
def test_saving_and_loading_leaves_nothing_behind(game):
    match = Match(game, {"players": 2}, "1")
    saved = game.save(match.position)
    assert grown(lambda: game.load(saved, match.options, {})) < ALLOWED


@every_game
def test_choosing_and_taking_back_leaves_nothing_behind(game):
    match = Match(game, {"players": 2}, "1")
    seat = match.open_seats[0]
    option = match.decision(seat).options[0].option

    def choose_and_take_back():
        match.choose(seat, option)
        match.undo(seat)

    assert grown(choose_and_take_back) < ALLOWED


@every_game
def test_views_and_words_leave_nothing_behind(game):
    match = Match(game, {"players": 2}, "1")
    seat = match.open_seats[0]

    def look():
        match.view(seat)
        match.decision(seat)

    assert grown(look) < ALLOWED


@every_game
def test_judging_leaves_nothing_behind(game):
    position = Match(game, {"players": 2}, "1").position
    assert grown(lambda: game.judgement.weigh(position, position.seat)) < ALLOWED
