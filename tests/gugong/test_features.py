"""The numbers of an observation of Gùgōng."""

import pytest

from courtyard.engine.chance import Dice
from courtyard.engine.match import Match
from courtyard.games import GAMES
from courtyard.games.gugong.declaration import options, words
from courtyard.games.gugong.declaration.editions import PRINTINGS
from tests.strategies import play_on
from tests.test_features import number_of


def test_the_numbers_of_gugong_say_what_the_view_says():
    match = Match(GAMES["gugong"], {"players": 3, "bonus": "english"}, seed="numbers")
    play_on(match, 60, Dice(5))
    for seat in range(3):
        view = match.view(seat)
        for nth, where in enumerate(("me", "next", "third")):
            family = view["families"][(seat + nth) % 3]
            for name in ("pool", "supply", "wall", "points", "jades", "envoy", "hand_size", "discard_size"):
                assert number_of(match, seat, f"{name}[{where}]") == family[name]
            assert number_of(match, seat, f"double[{where}, {family['double']}]") == 1
        assert number_of(match, seat, "day") == view["day"]
        assert number_of(match, seat, f"phase[{view['phase']}]") == 1
        assert number_of(match, seat, "pile") == view["pile"]
        assert sum(number_of(match, seat, f"my_hand[card {nth}]") for nth in range(40)) == len(
            view["families"][seat]["hand"]
        )


def test_the_numbers_tell_a_seat_of_its_own_wish_to_be_asked_and_of_no_other():
    match = Match(GAMES["gugong"], {"players": 3}, seed="numbers")
    match.choose(1, options.ASK_ALWAYS)
    assert [number_of(match, seat, "wary") for seat in range(3)] == [0, 1, 0]


@pytest.mark.parametrize("printing", PRINTINGS)
def test_the_numbers_tell_by_which_rules_of_the_printings_is_played(printing):
    match = Match(GAMES["gugong"], {"players": 2, "printing": printing}, seed="numbers")
    for rule in words.PRINTED_RULES:
        flag = getattr(PRINTINGS[printing], rule.replace("-", "_"))
        assert number_of(match, 0, f"printing[{rule}]") == int(flag)
