"""Every box that passes the check can be played: the contract is kept, and bots cope with strange values."""

import json

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from courtyard.arena.contract import Trial
from courtyard.bots import Budget, find_bot
from courtyard.boxes.checking import check
from courtyard.engine.chance import Dice
from courtyard.engine.match import Match
from courtyard.games import GAMES
from tests.boxes import box_by_lot
from tests.strategies import examples

OURS = ("gugong", "kingdom")
lots = settings(
    max_examples=examples(12),
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    phases=[Phase.generate],  # The box that fails is told; a smaller one takes long to find.
)


@pytest.mark.parametrize("name", OURS)
@lots
@given(lot=st.integers(0, 10**6), chance=st.sampled_from([2, 6, 30]))
def test_a_box_that_passes_the_check_keeps_the_contract(name: str, lot: int, chance: int) -> None:
    game, dice = GAMES[name], Dice(lot)
    own = box_by_lot(game, dice, chance)
    assert check(game, own) == []
    trial = Trial(game, 1, lot, own)
    trial.variants = [trial.variants[dice.below(len(trial.variants))]]
    for part in (trial.whole_games, trial.replays, trial.draws, trial.hidden):
        tried, fault = part()
        assert tried
        assert fault == "", f"{fault} {json.dumps(own)}"


@pytest.mark.parametrize("name", OURS)
@pytest.mark.parametrize("bot", ["heuristic", "search"])
@settings(lots, max_examples=examples(6))
@given(lot=st.integers(0, 10**6), chance=st.sampled_from([2, 6, 30]))
def test_bots_cope_with_any_box(name: str, bot: str, lot: int, chance: int) -> None:
    game, dice = GAMES[name], Dice(lot)
    own = box_by_lot(game, dice, chance)
    variants = game.variants()
    match = Match(game, variants[dice.below(len(variants))], str(lot), own)
    player, most = find_bot(bot), 3000 if bot == "heuristic" else 60
    while not match.is_over and len(match.choices) < most:
        seat = match.open_seats[0]
        options = [int(option) for option in match.position.options_of(seat)]
        match.choose(seat, player.choose(game, match.view(seat), options, Budget(playouts=4), dice))
    assert match.is_over or bot != "heuristic"
