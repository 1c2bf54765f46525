"""The Combat phase: who can be fought, what it costs, and what is over then."""

import pytest

from courtyard.games.kingdom.declaration import cells as at
from tests.kingdom.menaces import DECKS, OWN, alone, duel, offered
from tests.rules import rule

LIKE = {deck: list(DECKS)[nth - 1] for nth, deck in enumerate(DECKS)}
"""Each deck with another one to meet."""


def combat(decks, lisa="", head="round = 4", **others):
    return duel(decks, head, lisa, phase="combat", **others)


def fights(seat):
    return seat.offers("fight")


def orderly(table):
    """The options of Lisa in an orderly copy."""
    position = table.position.copy()
    position.order(True)
    return sorted(table.texts[option] for option in position.options_of(0))


@rule("kingdom.menace.combat")
@pytest.mark.parametrize("deck", DECKS)
def test_menaces_may_be_fought_but_need_not_be(deck):
    menace = DECKS[deck]
    table = combat(f"{deck},{LIKE[deck]}", f'menaces = ["{menace}.1"]\nsoldiers = 5', "round = 2")
    assert set(table["Lisa"].options) == {f"fight {menace}.1", "finish"}
    table["Lisa"].choose("finish")
    assert (table.round, table.phase) == (3, "choice")
    assert (table["Lisa"].menaces, table["Lisa"].soldiers) == ([f"{menace}.1"], 5)


@rule("kingdom.menace.combat")
def test_only_menaces_in_the_own_construction_area_can_be_fought():
    david = 'menaces = ["thief.2", "shadow.3"]\nsoldiers = 9'
    table = combat("shadows,thieves", 'menaces = ["shadow.1", "thief.1"]\nsoldiers = 9', david=david)
    assert fights(table["Lisa"]) == ["fight shadow.1", "fight thief.1"]
    assert fights(table["David"]) == ["fight shadow.3", "fight thief.2"]


@rule("kingdom.menace.combat-price")
@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("nth", range(4))
def test_a_menace_costs_all_the_soldiers_it_shows(deck, nth):
    menace, price = f"{DECKS[deck]}.{nth + 1}", OWN["menace"][deck]["soldiers"][nth]
    decks = f"{deck},{LIKE[deck]}"
    waits = "soldiers = 9\nmenaces = ['" + DECKS[LIKE[deck]] + ".1']"
    table = combat(decks, f'menaces = ["{menace}"]\nsoldiers = {price - 1}', david=waits)
    assert table["Lisa"].options == []
    table = combat(decks, f'menaces = ["{menace}"]\nsoldiers = {price + 1}', david=waits)
    table["Lisa"].choose(f"fight {menace}")
    assert table["Lisa"].soldiers == 1
    assert table.cells[at.RETURNED] == price
    assert table["Lisa"].menaces == []


@rule("kingdom.menace.combat-price")
def test_neither_krystallium_nor_a_soldier_in_training_fights():
    lisa = 'menaces = ["shadow.2"]\nsoldiers = 1\ntraining = true\nkrystallium = 4\nbuilding = ["forge"]'
    table = combat("shadows,thieves", lisa)
    assert fights(table["Lisa"]) == []
    assert "infuse krystallium forge" in table["Lisa"].options


@rule("kingdom.menace.combat-price")
def test_soldiers_that_stand_on_a_card_do_not_fight():
    lisa = 'menaces = ["shadow.1"]\nbuilding = [{ card = "forge", soldier = 1 }]\nkrystallium = 1'
    assert fights(combat("shadows,thieves", lisa)["Lisa"]) == []


@rule("kingdom.menace.combat-price")
def test_the_soldier_of_the_last_supremacy_can_fight_in_the_same_round():
    lisa = 'menaces = ["shadow.1"]\nduchy = ["rangers"]\ntraining = true'
    table = duel("shadows,thieves", 'resource = "exploration"\nround = 2', lisa, phase="production")
    assert table.phase == "combat"
    assert set(table["Lisa"].options) == {"fight shadow.1", "finish"}


@rule("kingdom.menace.vanquished-leaves")
@pytest.mark.parametrize("deck", DECKS)
def test_a_vanquished_menace_goes_to_the_box_and_costs_no_points(deck):
    menace = DECKS[deck]
    lisa = f'menaces = ["{menace}.1", "{menace}.4"]\nsoldiers = 1'
    table = combat(f"{deck},{LIKE[deck]}", lisa)
    table["Lisa"].choose(f"fight {menace}")
    assert table.match.is_over
    assert f"{menace}.1" in table.box
    assert table["Lisa"].points == -7
    assert "vanquished" in table.told


@rule("kingdom.menace.vanquished-leaves", "kingdom.menace.only-in-combat")
@pytest.mark.parametrize(("choice", "taken"), [("fight shadow.1", 0), ("finish", 1)])
def test_a_vanquished_shadow_takes_no_more_cards_and_one_that_is_left_does(choice, taken):
    table = combat("shadows,thieves", 'menaces = ["shadow.1"]\nsoldiers = 1', "round = 1")
    table["Lisa"].choose(choice)
    table.play_to("production", 2)
    assert "shadow.2" in table["David"].menaces
    assert [event[:2] for event in table.events].count(("shadows-take", 0)) == taken


@rule("kingdom.menace.only-in-combat")
def test_menaces_cannot_be_vanquished_in_any_other_phase():
    own = '"shadow.1", "giant-rat.1"'
    lisa = f'menaces = [{own}]\nvermin = 1\nsoldiers = 12\nbuilding = ["forge"]'
    table = duel("shadows,giant-rats", "round = 2", lisa, phase="choice")
    table.idle(lambda table: "attend" in table["Lisa"].options)
    table["Lisa"].choose("attend")
    assert "enlist forge" in table["Lisa"].options
    seen = {*table["Lisa"].options, *offered(table, lambda table: table.phase == "combat")}
    assert "enlist forge" in seen
    assert not [option for option in seen - set(table["Lisa"].options) if option.startswith("fight")]
    assert fights(table["Lisa"])[0] == "fight shadow.1"
    assert fights(table["Lisa"])[-1] == "fight vermin"


@rule("kingdom.menace.only-in-combat")
@pytest.mark.parametrize("phase", ["planning", "production"])
def test_with_soldiers_at_hand_the_duchy_is_seen_to_without_a_fight(phase):
    lisa = 'menaces = ["shadow.1", "thief.1"]\nsoldiers = 9\nbuilding = ["forge"]'
    table = duel("shadows,thieves", "round = 2", lisa, phase=phase)
    table.idle(lambda table: "enlist forge" in table["Lisa"].options)
    assert table.phase == phase
    assert fights(table["Lisa"]) == []


@rule("kingdom.menace.only-in-combat", "kingdom.menace.thief-icon-makes-nothing")
def test_a_menace_that_is_not_vanquished_stays_in_effect_round_after_round():
    lisa = 'menaces = ["thief.1"]\nstolen = { materials = 1 }\nsoldiers = 1'
    table = combat("thieves,shadows", lisa, "round = 2")
    table["Lisa"].choose("finish")
    assert table.round == 3
    assert (table["Lisa"].menaces, table["Lisa"].makes["materials"]) == (["thief.1"], 1)
    table.play_to("combat", 3)
    assert table["Lisa"].produced["materials"] == 2 - table["Lisa"].stolen["materials"]
    assert "fight thief.1" in table["Lisa"].options


@rule("kingdom.menace.several-fights")
def test_any_number_of_menaces_can_be_vanquished_while_soldiers_last():
    lisa = 'menaces = ["shadow.1", "shadow.2", "shadow.3", "giant-rat.1"]\nvermin = 2\nsoldiers = 9'
    table = combat("shadows,giant-rats", lisa)
    table["Lisa"].choose("fight shadow.1", "fight shadow.2", "fight shadow.3", "fight giant-rat.1")
    assert table["Lisa"].soldiers == 2
    table["Lisa"].choose("fight vermin")
    assert table.match.is_over
    assert (table["Lisa"].menaces, table["Lisa"].vermin, table["Lisa"].points) == ([], 1, -9)


@rule("kingdom.menace.several-fights", "kingdom.menace.combat-price")
@pytest.mark.parametrize(
    ("chosen", "left"),
    [
        ([], [1, 2, 3]),
        ([1], [2, 3]),
        ([1, 2], [3]),
        ([2], [1, 3]),
        ([3], [1, 2]),
    ],
)
def test_three_soldiers_can_be_sent_against_any_menaces_that_ask_for_three_together(chosen, left):
    table = combat("thieves,shadows", 'menaces = ["shadow.1", "shadow.2", "shadow.3"]\nsoldiers = 3')
    for nth in chosen:
        table["Lisa"].choose(f"fight shadow.{nth}")
    table.idle(lambda table: False)
    assert table["Lisa"].menaces == [f"shadow.{nth}" for nth in left]


@rule("kingdom.menace.combat")
@pytest.mark.parametrize("differing", ["soldiers", "points"])
def test_of_two_menaces_of_a_deck_that_differ_either_can_be_fought(differing):
    alike = {"soldiers": [2, 2, 2, 2], "points": [3, 3, 3, 3]}
    rats = {**alike, differing: [1, 2, 2, 2]}
    own = {**OWN, "menace": {**OWN["menace"], "giant-rats": rats}}
    table = combat("giant-rats,thieves", 'menaces = ["giant-rat.1", "giant-rat.2"]\nsoldiers = 2', own=own)
    assert fights(table["Lisa"]) == ["fight giant-rat.1", "fight giant-rat.2"]
    assert orderly(table) == ["fight giant-rat.1", "fight giant-rat.2", "finish"]


@rule("kingdom.menace.combat")
def test_of_two_equal_menaces_either_can_be_fought_and_in_an_orderly_position_the_first():
    alike = {"soldiers": [2, 2, 2, 2], "points": [3, 3, 3, 3]}
    own = {**OWN, "menace": {**OWN["menace"], "giant-rats": alike}}
    table = combat("giant-rats,thieves", 'menaces = ["giant-rat.1", "giant-rat.2"]\nsoldiers = 2', own=own)
    assert fights(table["Lisa"]) == ["fight giant-rat.1", "fight giant-rat.2"]
    assert orderly(table) == ["fight giant-rat.1", "finish"]
    table["Lisa"].choose("fight giant-rat.2")
    assert table["Lisa"].menaces == ["giant-rat.1"]


@rule("kingdom.menace.menaces-at-once")
def test_both_fight_at_once_and_see_it_when_both_are_done():
    david = 'menaces = ["thief.1", "thief.2"]\nsoldiers = 3'
    table = combat("shadows,thieves", 'menaces = ["shadow.1"]\nsoldiers = 1', "round = 2", david=david)
    assert table.open == [0, 1]
    table["David"].choose("fight thief.1")
    table["Lisa"].choose("fight shadow")
    assert table["Lisa"].told.count("vanquished") == 1
    assert table["David"].told.count("vanquished") == 1
    table["David"].choose("finish")
    assert table["Lisa"].told.count("vanquished") == 2


@rule("kingdom.menace.combat")
def test_menaces_are_fought_alone_as_well():
    table = alone("shadows", "", 'menaces = ["shadow.1", "shadow.2"]\nsoldiers = 2', phase="combat")
    assert fights(table["Lisa"]) == ["fight shadow.1", "fight shadow.2"]
    table["Lisa"].choose("fight shadow.2")
    assert (table["Lisa"].menaces, table["Lisa"].soldiers) == (["shadow.1"], 0)
