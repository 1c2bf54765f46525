"""The numbers of an observation of Gùgōng."""

import pytest

from courtyard.engine.chance import Dice
from courtyard.engine.match import Match
from courtyard.games import GAMES
from courtyard.games.gugong.declaration import options, position, steps, words
from courtyard.games.gugong.declaration.editions import PRINTINGS
from courtyard.games.gugong.sight import observation, vision
from tests.strategies import play_on
from tests.test_features import number_of


@pytest.mark.parametrize(
    "name", ["SEATS", "CARDS", "CITIES", "HOUSES", "SLOTS", "BERTHS", "SPACES", "MENG_CARDS"]
)
def test_an_observation_has_room_for_all_that_a_position_holds(name):
    assert getattr(observation, name) == getattr(position, name)


def test_an_observation_has_room_for_all_that_has_a_name():
    for name in ("LOCATIONS", "ACTIONS", "TOKENS", "PHASES", "REWARDS", "AUTOMA"):
        assert getattr(observation, name) == len(getattr(words, name))
    assert len(words.DECREE_KINDS) == observation.DECREES
    assert len(words.DOUBLE_PLACES) == observation.PLACES
    assert observation.FACE_COUNT == position.FACES
    assert len(observation.PRINTED_RULES) == observation.PRINTED


def test_every_question_has_its_own_number():
    asked = {
        step - steps.ASK: words[0] for step, words in vision.AGENDA.items() if steps.ASK <= step < steps.LOT
    }
    assert [f"ask-{name}" for name in observation.QUESTION_NAMES] == [asked[nth] for nth in sorted(asked)]
    assert observation.QUESTIONS == len(asked) == max(asked) + 1


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
    for rule in observation.PRINTED_RULES:
        flag = getattr(PRINTINGS[printing], rule.replace("-", "_"))
        assert number_of(match, 0, f"printing[{rule}]") == int(flag)
