"""Whole random games with every option: after each choice, everything is where it must be."""

import json

import pytest

from courtyard.engine import journal
from courtyard.engine.chance import Dice
from courtyard.engine.match import Match
from courtyard.games import GAMES
from tests.strategies import by_lot, examples

CHOICES = 5_000 * examples(22)
PARTS = 8


def shares():
    """Cut all variants of all games into parts that can be tested side by side."""
    for name, game in GAMES.items():
        variants = game.variants()
        for part in range(PARTS):
            yield pytest.param(game, variants[part::PARTS] or variants, part, id=f"{name}-{part}")


@pytest.mark.slow
@pytest.mark.parametrize(("game", "variants", "part"), list(shares()))
def test_random_games_break_no_rule_of_conservation(game, variants, part):
    dice = Dice(part)
    choices = games = 0
    while choices < CHOICES // PARTS or games < len(variants):
        match = Match(game, variants[games % len(variants)], seed=f"{part}-{games}")
        games += 1
        while not match.is_over:
            match.choose(*by_lot(match, dice))
            choices += 1
            assert match.position.audit() == [], (match.options, match.seed, len(match.choices))
            if choices % 40 == 0:
                check_saving(match)
        again = journal.replay(json.loads(journal.to_text(match)), game)
        assert list(again.position.cells) == list(match.position.cells)
        assert again.events == match.events


def check_saving(match: Match) -> None:
    saved = json.loads(json.dumps(match.game.save(match.position)))
    loaded = match.game.load(saved, match.options, match.own)
    assert list(loaded.cells) == list(match.position.cells)
    for seat in match.open_seats:
        assert list(loaded.options_of(seat)) == list(match.position.options_of(seat))
