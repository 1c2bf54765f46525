"""The numbers of an observation of It's a Wonderful Kingdom."""

from courtyard.engine.chance import Dice
from courtyard.engine.match import Match
from courtyard.games import GAMES
from courtyard.games.kingdom.declaration import words
from courtyard.games.kingdom.sight import vision
from tests.strategies import play_on
from tests.test_features import number_of


def test_what_lies_on_a_duchy_card_is_named_as_in_the_view():
    assert tuple(vision.PLAIN) == words.WEALTH


def test_the_numbers_of_kingdom_say_what_the_view_says():
    match = Match(GAMES["kingdom"], {"module": "menace"}, seed="numbers")
    play_on(match, 150, Dice(5))
    for seat in range(2):
        view = match.view(seat)
        for where, owner in (("me", seat), ("other", 1 - seat)):
            duchy = view["duchies"][owner]
            for name in ("krystallium", "soldiers", "traps"):
                assert number_of(match, seat, f"wealth[{name}, {where}]") == duchy[name]
            for resource, cubes in duchy["production"].items():
                assert number_of(match, seat, f"production[{where}, {resource}]") == cubes
            assert number_of(match, seat, f"points[{where}]") == duchy["points"]
            built = sum(number_of(match, seat, f"duchy[{where}, card {nth}]") for nth in range(128))
            assert built == sum(len(duchy[key]) for key in ("built", "calamities", "advisors"))
        assert number_of(match, seat, "deck_size") == view["deck"]["size"]
        assert sum(number_of(match, seat, f"unseen[card {nth}]") for nth in range(128)) == len(view["unseen"])
