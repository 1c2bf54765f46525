"""Trap tokens and face-down cards, and seeing to one's Duchy in the Choice phase."""

import pytest

from courtyard.engine.terms import SPECTATOR
from tests.kingdom.own_cards import card
from tests.kingdom.table import Table, kinds
from tests.rules import rule

# Cards of the test's own in both hands: `mill` and `inn` before the first player, `den` before the second.
OWN_CARDS = card("mill") + card("inn", "monument") + card("den", "discovery")
FIRST_TURN = (
    """
    module = "quest"
    areas = [["scouts"], ["falconers"]]
    [seat.0]
    hand = ["mill", "inn"]
    [seat.1]
    hand = ["den"]
    """
    + OWN_CARDS
)


def areas_seen_by(table, seat):
    """The areas as a seat sees them: names, and None for a card it does not know."""
    return [
        [entry["card"] and kinds([entry["card"]])[0] for entry in area]
        for area in table.match.view(seat)["areas"]
    ]


# The tokens.


@rule("kingdom.choice.trap-hides-a-card")
@pytest.mark.parametrize("area", [1, 2])
def test_a_trap_token_lets_one_card_be_laid_face_down(area):
    table = Table(FIRST_TURN).choose("offer mill", f"lay {area} down")
    assert table.areas[area - 1][1:] == ["mill*"]
    assert table[0].traps == 1
    table.choose("offer inn", f"lay {area}")
    assert table.areas[area - 1][1:] == ["mill*", "inn"]
    assert (table[0].traps, table[1].traps) == (1, 2)


@rule("kingdom.choice.trap-hides-a-card")
def test_both_tokens_can_be_spent_in_one_offering():
    table = Table(FIRST_TURN).choose("offer mill", "lay 1 down", "offer inn", "lay 2 down")
    assert [kinds(area) for area in table.areas] == [["scouts", "mill*"], ["falconers", "inn*"]]
    assert table[0].traps == 0


@rule("kingdom.choice.trap-hides-a-card")
def test_a_token_is_needed_for_each_face_down_card():
    table = Table(FIRST_TURN.replace("[seat.1]", "traps = 1\n[seat.1]"))
    table.choose("offer mill", "lay 1 down", "offer inn")
    assert table.options == ["lay 1", "lay 2"]
    table.choose("lay 1", "take 2")
    # The other player has tokens of their own.
    table.choose("offer den")
    assert table.options == ["lay 1", "lay 1 down", "lay 2", "lay 2 down"]


@rule("kingdom.choice.trap-hides-a-card")
def test_tokens_spent_in_one_offering_are_not_there_in_the_next():
    table = Table(FIRST_TURN).choose("offer mill", "lay 1 down", "offer inn", "lay 1 down", "take 1")
    table.choose("offer den", "lay 1", "offer calamity", "lay 1", "take 1", "offer calamity")
    assert (table.chooser, table.turn, table.options) == (0, 4, ["lay 1", "lay 2"])


@rule("kingdom.choice.traps-each-round")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_spent_tokens_come_back_and_others_do_not_add_up(number):
    table = Table(
        f"""
        module = "quest"
        phase = "planning"
        round = {number}
        [seat.0]
        traps = 0
        [seat.1]
        traps = 2
        """
    )
    table.play_to("choice", number + 1)
    assert (table[0].traps, table[1].traps) == (2, 2)


@rule("kingdom.choice.traps-each-round")
def test_tokens_stay_spent_until_the_round_is_over():
    table = Table(
        'module = "quest"\nphase = "planning"\n[seat.0]\nselected = ["mill"]\ntraps = 0\n[seat.1]\ntraps = 1'
        + card("mill")
    )
    assert (table.phase, table[0].traps, table[1].traps) == ("planning", 0, 1)
    table.play_to("production")
    assert (table[0].traps, table[1].traps) == (0, 1)
    table.play_to("choice")
    assert (table.round, table[0].traps, table[1].traps) == (2, 2, 2)


# Who knows a face-down card.


@rule("kingdom.choice.face-down-stays-secret")
def test_a_face_down_card_tells_neither_the_opponent_nor_a_spectator_what_it_is():
    table = Table(FIRST_TURN).choose("offer mill", "lay 1 down", "offer inn", "lay 2")
    for looker in (1, SPECTATOR):
        assert areas_seen_by(table, looker) == [["scouts", None], ["falconers", "inn"]]
        assert table.match.view(looker)["areas"][0][1]["down"] is True
    assert not table[1].knows("mill")
    # There is no option to look at it, for nobody.
    assert table.options == ["take 1", "take 2"]
    table.choose("take 2")
    assert all(option.startswith("offer ") for option in table.options)


@rule("kingdom.choice.face-down-stays-secret")
def test_whichever_card_lies_face_down_it_looks_the_same_to_the_opponent():
    tables = [Table(FIRST_TURN).choose(f"offer {name}", "lay 1 down") for name in ("mill", "inn")]
    views = [table.match.view(1) for table in tables]
    assert views[0] == views[1]
    lines = [[table.match.log_line(event, 1) for event in table.match.log(1)] for table in tables]
    assert lines[0] == lines[1]
    # Who laid it is told otherwise.
    assert tables[0].match.view(0) != tables[1].match.view(0)


@rule("kingdom.choice.layer-remembers")
def test_who_laid_a_card_face_down_still_knows_it_in_the_area_and_when_the_opponent_takes_it():
    table = Table(FIRST_TURN).choose("offer mill", "lay 1 down", "offer inn", "lay 2")
    assert table[0].knows("mill")
    assert areas_seen_by(table, 0)[0] == ["scouts", "mill"]
    table.choose("take 1")
    assert table[0].knows("mill")
    assert not table[1].knows("mill")
    seen = {entry["card"] for entry in table.match.view(0)["duchies"][1]["selection"]}
    assert "mill" in seen


@rule("kingdom.choice.layer-remembers", "kingdom.choice.leftovers-face-down-unseen")
def test_who_laid_a_card_face_down_still_knows_it_on_the_discard_pile():
    table = Table(
        """
        module = "quest"
        turn = 15
        areas = [["scouts"], [{ card = "den", down = true, by = 1 }, { card = "mill", down = true, by = 0 }]]
        """
        + OWN_CARDS
    ).choose("take 1")
    assert set(table.discards) == {"den", "mill"}
    assert (table[0].knows("den"), table[1].knows("den")) == (False, True)
    assert (table[0].knows("mill"), table[1].knows("mill")) == (True, False)
    for seat, names in ((0, [None, "mill"]), (1, ["den", None]), (SPECTATOR, [None, None])):
        assert [entry["card"] for entry in table.match.view(seat)["discards"]["down"]] == names


@rule("kingdom.choice.face-down-when-selected")
def test_a_face_down_card_stays_face_down_in_the_selection_until_planning():
    table = Table(
        """
        module = "quest"
        turn = 13
        areas = [["inn", { card = "mill", down = true, by = 0 }], []]
        """
        + OWN_CARDS
    ).choose("take 1")
    assert (table[1].selected, table[1].selected_down) == (["inn"], ["mill"])
    assert not table[1].knows("mill")
    selection = table.match.view(1)["duchies"][1]["selection"]
    assert [(entry["card"], entry["down"]) for entry in selection] == [("inn", False), (None, True)]
    assert "turned-up" not in table.told
    table.choose(table.options[0], "lay 1", "lay 1", "take 1")
    assert table.phase == "planning"
    assert table[1].selected_down == []
    assert "mill" in table[1].selected
    assert table[1].knows("mill")


@rule("kingdom.choice.face-down-when-selected")
def test_selecting_does_not_turn_over_what_one_laid_oneself():
    table = Table(
        'module = "quest"\nturn = 3\nareas = [[{ card = "mill", down = true, by = 0 }], []]' + OWN_CARDS
    ).choose("take 1")
    assert (table[0].selected, table[0].selected_down) == ([], ["mill"])
    assert not table[1].knows("mill")


@rule("kingdom.choice.face-up-when-selected")
def test_a_face_up_card_stays_open_to_both_when_it_is_selected():
    table = Table(FIRST_TURN).choose("offer mill", "lay 1", "offer inn", "lay 2", "take 1")
    assert "mill" in table[1].selected
    assert table[0].knows("mill")
    assert table[1].knows("mill")
    for looker in (0, 1, SPECTATOR):
        selection = table.match.view(looker)["duchies"][1]["selection"]
        assert sorted(kinds([entry["card"] for entry in selection])) == ["mill", "scouts"]
        assert not any(entry["down"] for entry in selection)


# Seeing to the Duchy.


BUILDING = (
    """
    module = "menace"
    areas = [["scouts"], ["falconers"]]
    [seat.0]
    krystallium = 1
    building = ["mill"]
    [seat.1]
    building = ["inn"]
    soldiers = 1
    """
    + card("mill", cost={"gold": 2})
    + card("inn", cost={"gold": 1, "soldier": 1})
)


@rule("kingdom.choice.see-to-your-duchy")
def test_before_each_card_and_before_selecting_one_can_see_to_the_duchy():
    table = Table(BUILDING)
    asked = []
    while table.turn < 4:
        choice = next(option for option in table.options if option != "attend")
        asked.append((table.chooser, choice.split()[0], "attend" in table.options))
        table.choose(choice)
    assert asked == [
        (0, "offer", True),
        (0, "lay", False),
        (0, "offer", True),
        (0, "lay", False),
        (1, "take", True),
        (1, "offer", True),
        (1, "lay", False),
        (1, "offer", True),
        (1, "lay", False),
        (0, "take", True),
    ]


@rule("kingdom.choice.see-to-your-duchy")
def test_whoever_sees_to_the_duchy_goes_on_with_the_same_decision():
    table = Table(BUILDING)
    before = [option for option in table.options if option != "attend"]
    table.choose("attend")
    assert table.open == [0]
    assert set(table.options) == {"infuse gold mill", "scrap mill", "finish"}
    table.choose("infuse gold mill")
    assert table[0].building == {"mill": {"gold": 1}}
    assert table[0].krystallium == 0
    # Only discarding is left; when Lisa is done, the card is still to be offered.
    assert table.options == ["finish", "scrap mill"]
    table.choose("finish")
    assert (table.chooser, table.turn, table[0].offers("offer")) == (0, 0, before)
    # It happened openly.
    assert ("infused", 0) in [event[:2] for event in table.events]
    assert table.match.view(1)["duchies"][0]["building"][0]["filled"] == {"gold": 1}


@rule("kingdom.choice.see-to-your-duchy")
def test_nobody_is_asked_where_there_is_nothing_to_do():
    table = Table('module = "menace"\n[seat.0]\nkrystallium = 3\nsoldiers = 3')
    assert "attend" not in table.options
    # Discarding a card is something to do, unless a Giant holds it.
    table = Table('module = "menace"\n[seat.0]\nbuilding = ["mill"]' + card("mill"))
    assert "attend" in table.options
    frozen = 'building = [{ card = "mill", frozen = true }]'
    table = Table('menaces = "frost-giants,thieves"\nround = 2\n[seat.1]\n' + frozen + card("mill"))
    assert (table.chooser, "attend" in table.options) == (1, False)
