"""The numbers of an observation of It's a Wonderful Kingdom."""

from courtyard.engine.chance import Dice
from courtyard.engine.match import Match
from courtyard.games import GAMES
from courtyard.games.kingdom.declaration import options, position, steps, words
from courtyard.games.kingdom.sight import agenda as vision_agenda
from courtyard.games.kingdom.sight import observation, vision
from tests.strategies import play_on
from tests.test_features import number_of


def test_an_observation_has_room_for_all_that_a_position_holds():
    assert observation.SEATS == position.SEATS
    assert observation.DEVELOPMENTS == position.DEVELOPMENTS
    assert observation.CARDS == position.ALL_CARDS
    assert observation.ROW == options.ROW
    assert observation.QUEST_STEPS == options.QUEST_STEPS


def test_an_observation_has_room_for_all_that_has_a_name():
    assert observation.RESOURCES == words.RESOURCES
    assert len(words.SPACE_NAMES) == observation.SPACES
    assert len(words.MODULES) == observation.MODULES
    assert len(words.MENACE_NAMES) == observation.MENACES
    assert len(words.PHASES) == observation.PHASES
    assert len(words.ADVISOR_NAMES) == observation.ADVISORS
    assert len(words.TYPES) + 1 == observation.TYPES
    assert len(steps.DUTY_NAMES) == observation.DUTIES
    assert observation.STAGES == len(vision_agenda.STAGES) == len(observation.STAGE_NAMES)
    assert len(vision.PLAIN) == observation.PLAIN
    assert observation.AXES["wealth"] == tuple(vision.PLAIN)


def test_every_question_has_its_own_number():
    agenda = vision_agenda.AGENDA
    asked = {step - steps.ASK: words[0] for step, words in agenda.items() if steps.ASK <= step < steps.LOT}
    names = [asked[nth].removeprefix("ask-") for nth in sorted(asked)]
    assert names == list(observation.QUESTION_NAMES)
    assert observation.QUESTIONS == len(asked) == max(asked) + 1


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
