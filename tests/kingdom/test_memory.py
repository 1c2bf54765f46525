"""Cards that lie face down: shown to whoever laid them, or to nobody, as printed."""

import pytest

from courtyard.engine.chance import Dice
from courtyard.engine.match import Match
from courtyard.engine.terms import EVERYTHING, SPECTATOR
from courtyard.engine.trouble import Trouble
from courtyard.games.kingdom.declaration import events
from courtyard.games.kingdom.game import KINGDOM
from tests.kingdom.own_cards import card
from tests.kingdom.table import Table
from tests.rules import rule

LAID = (
    """
    module = "quest"
    memory = "{memory}"
    areas = [["scouts"], ["falconers"]]
    [seat.0]
    hand = ["mill", "inn"]
    [seat.1]
    hand = ["den"]
    """
    + card("mill")
    + card("inn", "monument")
    + card("den", "discovery")
)


def laid(memory):
    return Table(LAID.replace("{memory}", memory)).choose("offer mill", "lay 1 down").match


def own_card(view):
    return view["areas"][0][-1]["card"]


@rule("kingdom.choice.layer-remembers")
def test_helped_who_laid_a_card_face_down_is_shown_it_and_the_other_is_not():
    match = laid("helped")
    assert own_card(match.view(0)) == "mill"
    assert own_card(match.view(1)) is None
    assert "mill" not in match.view(0)["unseen"]


@rule("kingdom.choice.memory-printed", "kingdom.choice.face-down-stays-secret")
def test_as_printed_nobody_is_shown_it_in_the_view_the_log_or_the_words():
    match = laid("printed")
    for seat in (0, 1, SPECTATOR):
        assert own_card(match.view(seat)) is None
        assert "mill" in match.view(seat)["unseen"]
        told = next(event for event in match.log(seat) if event[0] == events.OFFERED)
        assert told[2] == -1
        assert "mill" not in repr(match.log_line(told, seat)).lower()
    assert own_card(match.view(EVERYTHING)) == "mill"
    assert KINGDOM.phrases.say(match.log_line(match.log(0)[-1], 0)) == (
        "You offer a card face down in the first Offering area."
    )
    words = [KINGDOM.phrases.say(option.message) for option in match.decision(0).options]
    assert not any("face down" in word and "Mill" in word for word in words)


@rule("kingdom.choice.memory-printed")
def test_as_printed_bots_go_on_remembering_what_they_laid():
    match = laid("printed")
    assert own_card(match.recall(0)) == "mill"
    assert own_card(match.recall(1)) is None


@rule("kingdom.choice.memory-printed")
@pytest.mark.parametrize("module", ["menace", "advisors", "quest"])
def test_as_printed_a_game_plays_on_like_any_other_and_every_view_can_be_sampled(module):
    plays = [Match(KINGDOM, {"module": module, "memory": memory}, "5") for memory in ("helped", "printed")]
    dice = Dice(5)
    while not plays[0].is_over:
        seat = plays[0].open_seats[0]
        options = list(plays[0].position.options_of(seat))
        assert options == list(plays[1].position.options_of(seat))
        option = int(options[dice.below(len(options))])
        for match in plays:
            match.choose(seat, option)
        if dice.below(8) == 0 and not plays[1].is_over:
            for viewer in (0, 1):
                for view in (plays[1].view(viewer), plays[1].recall(viewer)):
                    sampled = KINGDOM.sample(view, Dice(1))
                    assert not sampled.audit()
    assert [plays[0].position.result(seat) for seat in (0, 1)] == [
        plays[1].position.result(seat) for seat in (0, 1)
    ]


def test_alone_there_is_nothing_to_remember():
    with pytest.raises(Trouble, match="Alone"):
        KINGDOM.settle_options({"players": 1, "memory": "printed"})


def test_the_stacks_beside_the_board_are_shown():
    match = Match(KINGDOM, {"module": "quest"}, "1")
    assert match.view(0)["stacks"] == {"calamities": 6, "vermin": 0, "soldiers": 30}
    rats = Match(KINGDOM, {"module": "menace", "menaces": "giant-rats,thieves"}, "1")
    assert rats.view(1)["stacks"] == {"calamities": 0, "vermin": 10, "soldiers": 30}
    advisors = Match(KINGDOM, {"module": "advisors"}, "1")
    assert advisors.view(SPECTATOR)["stacks"]["soldiers"] == 26
