"""The five Advisors of the Choice phase."""

from itertools import permutations

import pytest

from tests.kingdom.advising import CHOICE, PRICES, advised, can_use
from tests.kingdom.table import Table
from tests.rules import rule

AT_ANY_DECISION = CHOICE[:3]
BEFORE_SELECTING = CHOICE[3:]


def offering(advisor: str, areas: str, turn: int = 5, more: str = "") -> Table:
    """Seat 1 has an Advisor and its price; in turn 5 it selects."""
    return advised(
        f"""
        turn = {turn}
        areas = {areas}
        [seat.1]
        advisors = ["{advisor}"]
        soldiers = {PRICES[advisor]}
        {more}
        """
    )


def down(card: str, by: int) -> str:
    return f'{{ card = "{card}", down = true, by = {by} }}'


# The Underground Spy.


@rule("kingdom.advisors.underground-spy")
def test_the_spy_takes_back_one_trap_token_for_two_soldiers():
    table = offering("underground-spy", f"[[{down('hamlet', 1)}, {down('quarry', 1)}], []]", 6)
    assert (table[1].traps, table[1].soldiers) == (0, 2)
    table.choose("activate underground-spy")
    assert (table[1].traps, table[1].soldiers) == (1, 0)
    table.choose(table.options[0])
    assert "lay 1 down" in table.options


@rule("kingdom.advisors.underground-spy")
def test_the_spy_has_nothing_to_take_back_while_no_token_is_spent():
    table = offering("underground-spy", f"[[{down('hamlet', 0)}, {down('quarry', 0)}], []]")
    assert table[1].traps == 2
    assert not can_use(table, "underground-spy")


# The Master Cartographer.


@rule("kingdom.advisors.master-cartographer")
@pytest.mark.parametrize(
    ("areas", "charted"),
    [
        ("[['quarry'], ['hamlet', 'scouts']]", [["quarry.1", "village.1"], ["hamlet.1", "scouts.1"]]),
        ("[['quarry', 'scouts'], ['hamlet']]", [["quarry.1", "scouts.1"], ["hamlet.1", "village.1"]]),
        ("[['quarry'], []]", [["quarry.1"], ["village.1"]]),
    ],
)
def test_the_cartographer_adds_the_next_card_to_the_smaller_area_for_three_soldiers(areas, charted):
    table = offering("master-cartographer", areas, more="[next]\ndevelopments = ['village']")
    cards = len(table.deck)
    table.choose("activate master-cartographer")
    assert table.areas == charted
    assert len(table.deck) == cards - 1
    assert table[1].soldiers == 0
    assert table.options == ["take 1", "take 2"]


@rule("kingdom.advisors.cartographer-tie")
@pytest.mark.parametrize("area", [0, 1])
def test_between_areas_of_the_same_size_the_player_chooses(area):
    table = offering(
        "master-cartographer", "[['quarry'], ['hamlet']]", more="[next]\ndevelopments = ['village']"
    )
    table.choose("activate master-cartographer")
    assert table.options == ["onto 1", "onto 2"]
    table.choose(f"onto {area + 1}")
    assert table.areas[area][1:] == ["village.1"]
    assert len(table.areas[1 - area]) == 1


@rule("kingdom.advisors.cartographer-face-up")
@pytest.mark.parametrize(
    ("areas", "fewer"),
    [
        (f"[['quarry'], [{down('hamlet', 0)}, {down('scouts', 1)}]]", 0),
        (f"[['quarry', {down('hamlet', 0)}], ['scouts']]", 1),
    ],
)
def test_face_down_cards_count_and_the_charted_card_lies_face_up(areas, fewer):
    table = offering("master-cartographer", areas, more="[next]\ndevelopments = ['village']")
    table.choose("activate master-cartographer")
    assert table.areas[fewer][-1] == "village.1"
    assert table[0].knows("village.1")
    assert table[1].knows("village.1")


# Power Behind the Throne.

MASKED = f"""
turn = 5
areas = [["quarry", {down("hamlet", 0)}], [{down("village", 1)}]]
[seat.0]
selected = ["royal-mint"]
selected_down = [{{ card = "scouts", by = 1 }}]
[seat.1]
selected_down = [{{ card = "barracks", by = 0 }}]
advisors = ["power-behind-the-throne"]
soldiers = 3
"""


@rule("kingdom.advisors.power-behind-the-throne", "kingdom.advisors.power-either-selection")
@pytest.mark.parametrize(
    ("spot", "card"),
    [("1.2", "hamlet.1"), ("2.1", "village.1"), ("a.1", "scouts.1"), ("b.1", "barracks.1")],
)
def test_power_behind_the_throne_turns_up_any_face_down_card_for_three_soldiers(spot, card):
    table = advised(MASKED).choose("activate power-behind-the-throne")
    assert table.options == ["pick 1.2", "pick 2.1", "pick a.1", "pick b.1"]
    assert [table[0].knows(card), table[1].knows(card)].count(True) == 1
    table.choose(f"pick {spot}")
    assert table[0].knows(card)
    assert table[1].knows(card)
    assert table[1].soldiers == 0
    face_up = {"1": table.areas[0], "2": table.areas[1], "a": table[0].selected, "b": table[1].selected}
    assert card in face_up[spot[0]]
    masked = [*table[0].selected_down, *table[1].selected_down, *table.areas[0], *table.areas[1]]
    assert len([name for name in masked if name.endswith("*")]) == (1 if spot[0] in "12" else 2)
    assert len(table[0].selected_down + table[1].selected_down) == (2 if spot[0] in "12" else 1)
    assert table.options == ["take 1", "take 2"]


@rule("kingdom.advisors.power-behind-the-throne")
def test_without_a_face_down_card_power_behind_the_throne_has_nothing_to_reveal():
    assert not can_use(offering(CHOICE[2], "[['quarry'], ['hamlet']]"), CHOICE[2])


@rule("kingdom.advisors.power-reveals-an-advisor")
@pytest.mark.parametrize("owner", [0, 1])
def test_an_advisor_revealed_in_a_selection_enters_at_once_and_brings_its_soldier(owner):
    table = advised(
        f"""
        turn = 5
        areas = [["quarry"], []]
        [seat.{owner}]
        selected_down = [{{ card = "great-silversmith", by = {1 - owner} }}]
        {"[seat.1]" if owner == 0 else ""}
        advisors = ["power-behind-the-throne"]
        soldiers = 3
        """
    )
    before = table[owner].soldiers
    table.choose("activate power-behind-the-throne")
    # There is only one face-down card, so there is nothing to ask.
    assert "great-silversmith" in table[owner].advisors
    assert table[owner].selected_down == table[owner].selected == []
    assert table[owner].soldiers == before + 1 - (3 if owner == 1 else 0)
    assert "great-silversmith" not in table[1 - owner].advisors


@rule("kingdom.advisors.power-reveals-an-advisor")
def test_an_advisor_revealed_on_offer_stays_there_until_it_is_selected():
    table = offering(CHOICE[2], f"[[{down('great-silversmith', 0)}], []]")
    table.choose(f"activate {CHOICE[2]}")
    assert table.areas == [["great-silversmith"], []]
    assert (table[0].soldiers, table[1].soldiers) == (2, 0)
    table.choose("take 1")
    assert "great-silversmith" in table[1].advisors
    assert table[1].soldiers == 1


# The Chief Mercenary.


@rule("kingdom.advisors.chief-mercenary")
def test_the_mercenary_discards_a_card_on_offer_before_the_selection_for_four_soldiers():
    table = offering("chief-mercenary", "[['quarry', 'hamlet'], ['calamity']]", more="")
    table.choose("activate chief-mercenary")
    assert table.options == ["pick 1.1", "pick 1.2", "pick 2.1"]
    table.choose("pick 1.2")
    assert table.areas == [["quarry.1"], ["calamity.1"]]
    assert table.discards == ["hamlet.1"]
    assert table[1].soldiers == 0
    assert table.options == ["take 1", "take 2"]


@rule("kingdom.advisors.chief-mercenary")
def test_the_mercenary_gets_rid_of_a_calamity():
    table = offering("chief-mercenary", "[['quarry', 'hamlet'], ['calamity']]")
    table.choose("activate chief-mercenary", "pick 2.1")
    assert table.areas == [["quarry.1", "hamlet.1"], []]
    assert "calamity.1" in table.discards


@rule("kingdom.advisors.mercenary-face-down")
def test_the_mercenary_discards_a_face_down_card_unseen():
    table = offering("chief-mercenary", f"[['quarry', {down('hamlet', 0)}], []]")
    table.choose("activate chief-mercenary", "pick 1.2")
    assert table.discards == ["hamlet.1"]
    assert not table[1].knows("hamlet.1")
    assert table.match.view(1)["discards"]["open"] == []
    # Seat 0 has not seen it anew either, but remembers what it laid.
    assert table[0].knows("hamlet.1")


@rule("kingdom.advisors.chief-mercenary", "kingdom.advisors.whimsical-gambler")
@pytest.mark.parametrize("advisor", BEFORE_SELECTING)
def test_with_nothing_on_offer_there_is_nobody_to_send_away_or_over(advisor):
    assert not can_use(offering(advisor, "[[], []]"), advisor)


# The Whimsical Gambler.


@rule("kingdom.advisors.whimsical-gambler")
@pytest.mark.parametrize(
    ("spot", "areas"),
    [
        ("1.1", [["hamlet.1*"], ["quarry.1", "village.1"]]),
        ("1.2", [["quarry.1"], ["hamlet.1*", "village.1"]]),
        ("2.1", [["quarry.1", "hamlet.1*", "village.1"], []]),
    ],
)
def test_the_gambler_moves_a_card_to_the_other_area_as_it_lies_for_five_soldiers(spot, areas):
    table = offering("whimsical-gambler", f"[['quarry', {down('hamlet', 0)}], ['village']]")
    table.choose("activate whimsical-gambler")
    assert table.options == ["pick 1.1", "pick 1.2", "pick 2.1"]
    table.choose(f"pick {spot}")
    assert [sorted(area) for area in table.areas] == [sorted(area) for area in areas]
    assert not table[1].knows("hamlet.1")
    assert table[1].soldiers == 0
    assert table.options == ["take 1", "take 2"]


# Which card it may be.


@rule("kingdom.advisors.power-behind-the-throne", "kingdom.choice.face-down-stays-secret")
@pytest.mark.parametrize("advisor", CHOICE[2:])
def test_targets_are_offered_as_they_lie_so_that_their_order_tells_nothing(advisor):
    for cards in permutations(["quarry", "scouts", "calamity", "great-silversmith"]):
        first, second, third, fourth = (down(card, nth % 2) for nth, card in enumerate(cards))
        table = offering(advisor, f"[[{first}, {second}], [{third}, {fourth}]]")
        table.choose(f"activate {advisor}")
        assert table.options == ["pick 1.1", "pick 1.2", "pick 2.1", "pick 2.2"]


# When.


@rule("kingdom.advisors.choice-any-own-decision", "kingdom.advisors.choice-before-selecting")
@pytest.mark.parametrize("advisor", CHOICE)
def test_some_help_at_every_decision_and_some_only_before_selecting(advisor):
    areas = f"[['quarry', {down('hamlet', 1)}], ['village']]"
    selecting = offering(advisor, areas, 5)
    assert selecting.chooser == 1
    assert can_use(selecting, advisor)
    # In turn 6 seat 1 offers.
    table = offering(advisor, areas, 6)
    is_free = advisor in AT_ANY_DECISION
    assert can_use(table, advisor) == is_free
    table.choose(table.options[0])
    assert table.options[0] == "lay 1"
    assert not can_use(table, advisor)
    table.choose("lay 1")
    assert table.options[0].startswith("offer")
    assert can_use(table, advisor) == is_free


@rule("kingdom.advisors.choice-before-selecting")
@pytest.mark.parametrize("advisor", CHOICE)
def test_nobody_helps_in_the_turns_of_the_opponent(advisor):
    table = offering(advisor, "[['quarry'], ['village']]", 7)
    assert table.chooser == 0
    assert not can_use(table, advisor, 0)
    assert table[1].options == []


@rule(
    "kingdom.advisors.underground-spy",
    "kingdom.advisors.master-cartographer",
    "kingdom.advisors.power-behind-the-throne",
    "kingdom.advisors.chief-mercenary",
    "kingdom.advisors.whimsical-gambler",
)
@pytest.mark.parametrize("phase", ["planning", "production", "foreman"])
def test_advisors_of_the_choice_phase_help_in_no_other(phase):
    table = advised(
        f"""
        phase = "{phase}"
        [seat.1]
        advisors = {[*CHOICE, "tyrannical-foreman"]}
        soldiers = 30
        krystallium = 1
        building = ["kiln", "great-hall"]
        """
    )
    assert table.phase == ("planning" if phase == "planning" else "production")
    assert not any(can_use(table, advisor) for advisor in CHOICE)
