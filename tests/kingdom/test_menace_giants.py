"""Frost Giants and the cards they freeze."""

import pytest

from courtyard.games.kingdom.declaration import cells as at
from courtyard.games.kingdom.declaration.words import GOLD
from tests.kingdom.menaces import alone, duel, offered
from tests.kingdom.table import kinds
from tests.rules import rule


def giant(lisa, head="", phase="planning", **others):
    """Lisa with a Frost Giant among the selected cards, or with what is said."""
    return duel("frost-giants,shadows", head, lisa, phase=phase, **others)


def thaw(card, soldiers=1, lisa="", frozen="frost-giant.1", head="round = 2"):
    """The Combat phase of Lisa, who has a frozen card."""
    building = f'building = [{{ card = {card}, frozen = "{frozen}" }}]'
    return giant(f"{building}\nsoldiers = {soldiers}\n{lisa}", head, "combat")


def fights(table):
    return [option for option in table["Lisa"].options if option.startswith("fight")]


# Where a Giant goes.


@rule("kingdom.menace.giant-beneath-a-card", "kingdom.menace.giant-old-or-new")
def test_a_frost_giant_goes_beneath_an_old_or_a_newly_slated_card_of_the_players_choice():
    lisa = 'selected = ["frost-giant", "mill", "tower"]\nbuilding = ["guild", "forge"]'
    table = giant(lisa)
    cards = ["forge", "guild", "mill.1", "tower"]
    assert table["Lisa"].offers("freeze") == [f"freeze {card}" for card in cards]
    table["Lisa"].choose("freeze guild")
    assert table["Lisa"].frozen == {"frost-giant.1": "guild"}
    assert table["Lisa"].menaces == ["frost-giant.1"]
    assert table["Lisa"].selected == ["mill.1", "tower"]


@rule("kingdom.menace.giant-old-or-new")
def test_a_card_of_the_selection_is_slated_for_the_giant_there_and_then():
    table = giant('selected = ["frost-giant", "mill", "tower"]\nbuilding = ["guild"]')
    table["Lisa"].choose("freeze tower")
    assert table["Lisa"].frozen == {"frost-giant.1": "tower"}
    assert table["Lisa"].building == {"guild": {}, "tower": {}}
    assert table["Lisa"].told[-2:] == ["slated", "frozen"]
    table["Lisa"].choose("finish")
    assert table["Lisa"].offers("slate", "recycle") == ["slate mill.1", "recycle mill.1"]


@rule("kingdom.menace.giant-beneath-a-card")
def test_the_giant_stays_beneath_its_card_in_later_rounds():
    lisa = 'building = [{ card = "mill.1", frozen = "frost-giant.1" }, "mill.2"]\nselected = ["tower"]'
    table = giant(lisa, "round = 2").play_to("combat", 3)
    assert table["Lisa"].frozen["frost-giant.1"] == "mill.1"


@rule("kingdom.menace.giant-beneath-a-card")
def test_the_cards_of_the_opponent_are_not_frozen():
    table = giant('selected = ["frost-giant", "mill", "tower"]', david='building = ["well", "forge"]')
    assert table["Lisa"].options == ["freeze mill.1", "freeze tower"]
    assert table["David"].frozen == {}


@rule("kingdom.menace.giant-beneath-a-card")
def test_the_cards_of_the_duchy_are_not_frozen():
    table = giant('selected = ["frost-giant", "mill", "tower"]\nduchy = ["guild"]')
    assert table["Lisa"].options == ["freeze mill.1", "freeze tower"]


@rule("kingdom.menace.giant-must-slate")
def test_without_a_card_under_construction_one_of_the_selection_must_be_slated():
    table = giant('selected = ["frost-giant", "mill", "tower"]')
    assert table["Lisa"].options == ["freeze mill.1", "freeze tower"]
    table["Lisa"].choose("freeze mill")
    assert table["Lisa"].building == {"mill.1": {}}


@rule("kingdom.menace.giant-must-slate", "kingdom.menace.one-giant-a-card")
def test_where_all_cards_are_frozen_another_one_must_be_slated():
    lisa = 'selected = ["frost-giant", "mill"]\nbuilding = [{ card = "tower", frozen = true }]'
    table = giant(lisa, "round = 2")
    assert table["Lisa"].frozen == {"frost-giant.1": "tower", "frost-giant.2": "mill.1"}
    assert table["Lisa"].selected == []


@rule("kingdom.menace.one-giant-a-card")
def test_a_frozen_card_takes_no_second_giant():
    lisa = """
        selected = ["frost-giant", "mill"]
        building = [{ card = "tower", frozen = "frost-giant.1" }, "guild", "forge"]
        """
    table = giant(lisa, "round = 2")
    assert table["Lisa"].offers("freeze") == ["freeze forge", "freeze guild", "freeze mill.1"]


@rule("kingdom.menace.one-giant-a-card", "kingdom.menace.moves-even-without-effect")
def test_a_giant_that_finds_only_frozen_cards_lies_alone_beside_them():
    lisa = 'selected = ["frost-giant"]\nbuilding = [{ card = "tower", frozen = true }]'
    table = giant(lisa, "round = 2")
    assert table["Lisa"].frozen == {"frost-giant.1": "tower"}
    assert table["Lisa"].menaces == ["frost-giant.1", "frost-giant.2"]
    assert "nothing-to-freeze" in table.told


@rule("kingdom.menace.giant-slates-developments")
def test_neither_a_treasure_nor_a_menace_is_slated_for_a_giant():
    table = giant('selected = ["frost-giant", "shadow", "iron-ingots", "silver-flute", "mill", "tower"]')
    table["Lisa"].choose("lose mill")
    assert table["Lisa"].frozen == {"frost-giant.1": "tower"}
    table = giant('selected = ["frost-giant", "iron-ingots"]')
    assert table["Lisa"].frozen == {}
    assert table["Lisa"].building == {}


@rule("kingdom.menace.giant-alone", "kingdom.menace.moves-even-without-effect")
def test_a_giant_without_any_card_lies_alone_and_freezes_nothing_later_either():
    table = giant('selected = ["frost-giant", "iron-ingots"]')
    assert (table["Lisa"].menaces, table["Lisa"].frozen) == (["frost-giant.1"], {})
    lisa = 'menaces = ["frost-giant.1"]\nselected = ["tower", "mill"]'
    table = giant(lisa, "round = 2")
    table["Lisa"].choose("recycle mill", "slate tower", "give materials tower")
    assert table["Lisa"].duchy == ["tower"]


@rule("kingdom.menace.giant-alone", "kingdom.menace.combat-price")
def test_a_giant_that_lies_alone_is_vanquished_by_soldiers_alone():
    lisa = 'menaces = ["frost-giant.2"]\nbuilding = ["mill"]\nsoldiers = 2'
    table = giant(lisa, "round = 2", "combat")
    assert fights(table) == ["fight frost-giant.2"]
    table["Lisa"].choose("fight frost-giant")
    assert (table["Lisa"].menaces, table["Lisa"].building) == ([], {"mill.1": {}})


# Frozen cards.


@rule("kingdom.menace.frozen-not-completed", "kingdom.menace.frozen-takes-cubes")
def test_a_frozen_card_is_filled_but_not_completed():
    lisa = 'building = [{ card = "tower", frozen = true }]'
    table = giant(lisa, "round = 2", "production")
    table["Lisa"].choose("place 1 tower")
    assert table["Lisa"].building == {"tower": {"materials": 1}}
    assert table["Lisa"].duchy == []
    assert "completed" not in table["Lisa"].told
    table.play_to("planning", 3)
    assert table["Lisa"].building["tower"] == {"materials": 1}


@rule("kingdom.menace.frozen-not-completed")
def test_a_frozen_card_with_all_its_spaces_filled_produces_nothing_and_brings_no_points():
    lisa = 'building = [{ card = "guild", gold = 1, frozen = true }]'
    assert giant(lisa, "round = 2", "production")["Lisa"].makes["gold"] == 0
    lisa = 'building = [{ card = "tower", materials = 1, frozen = true }]'
    assert giant(lisa, "", "end")["Lisa"].points == -2


@rule("kingdom.menace.frozen-takes-cubes", "kingdom.menace.frozen-not-completed")
def test_cubes_krystallium_and_soldiers_go_onto_a_frozen_card():
    lisa = 'building = [{ card = "forge", frozen = true }]\nkrystallium = 1\nsoldiers = 1'
    table = giant(lisa, "round = 2", "production")
    table["Lisa"].choose("place 1 forge", "infuse krystallium forge", "enlist forge")
    assert table["Lisa"].building == {"forge": {"materials": 1, "krystallium": 1, "soldier": 1}}
    assert (table["Lisa"].krystallium, table["Lisa"].soldiers, table["Lisa"].duchy) == (0, 0, [])


@rule("kingdom.menace.frozen-takes-cubes")
def test_a_recycled_cube_goes_onto_a_card_that_was_just_frozen():
    table = giant('selected = ["frost-giant", "mill", "tower"]')
    table["Lisa"].choose("freeze tower", "recycle mill", "give materials tower")
    assert table["Lisa"].building == {"tower": {"materials": 1}}
    assert table["Lisa"].frozen == {"frost-giant.1": "tower"}


@rule("kingdom.menace.frozen-not-discarded")
def test_a_frozen_card_is_neither_recycled_nor_discarded():
    lisa = 'building = [{ card = "tower", frozen = true }, "mill"]\nkrystallium = 1\nalchemy = { gold = 4 }'
    table = giant(lisa, "round = 2")
    seen = offered(table, lambda table: table.round == 3)
    assert "scrap mill.1" in seen
    assert not {"scrap tower", "recycle tower"} & seen


@rule("kingdom.menace.frozen-not-discarded")
def test_a_card_frozen_in_this_planning_phase_is_not_up_for_recycling_any_more():
    table = giant('selected = ["frost-giant", "mill", "tower"]\nkrystallium = 1')
    table["Lisa"].choose("freeze mill", "finish")
    assert table["Lisa"].offers("slate", "recycle", "scrap") == ["slate tower", "recycle tower"]
    table["Lisa"].choose("slate tower")
    assert "scrap tower" in table["Lisa"].options
    assert "scrap mill.1" not in table["Lisa"].options


@rule("kingdom.menace.frozen-not-discarded")
def test_a_frozen_card_does_not_make_the_fifth_cube_of_the_alchemy():
    lisa = 'building = [{ card = "tower", frozen = true }, "mill"]\nalchemy = { gold = 3 }'
    assert giant(lisa, "round = 2", "combat").round == 3
    lisa = 'building = ["tower", "mill"]\nalchemy = { gold = 3 }'
    table = giant(lisa, "round = 2", "combat")
    assert set(table["Lisa"].options) == {"scrap mill.1", "scrap tower", "finish"}


# The end of a Giant.


@rule("kingdom.menace.giant-vanquished")
def test_a_giant_is_fought_only_with_its_soldiers_and_a_filled_card():
    filled = '"tower", materials = 1'
    assert fights(thaw(filled, soldiers=2, frozen="frost-giant.2")) == ["fight frost-giant.2"]
    assert fights(thaw(filled, soldiers=1, frozen="frost-giant.2")) == []
    assert fights(thaw('"tower"', soldiers=9)) == []


@rule("kingdom.menace.giant-vanquished")
@pytest.mark.parametrize("missing", ["materials", "krystallium", "soldier"])
def test_one_empty_space_of_any_kind_saves_the_giant(missing):
    there = {"materials": 1, "krystallium": 1, "soldier": 1, missing: 0}
    spaces = ", ".join(f"{space} = {filled}" for space, filled in there.items())
    table = thaw(f'"forge", {spaces}', soldiers=9, lisa="krystallium = 1", head="round = 2")
    assert fights(table) == []
    if missing == "soldier":
        table["Lisa"].choose("enlist forge")
    elif missing == "krystallium":
        table["Lisa"].choose("infuse krystallium forge")
    else:
        table["Lisa"].choose("infuse materials forge")
    assert fights(table) == ["fight frost-giant.1"]


@rule("kingdom.menace.giant-vanquished")
def test_with_soldiers_but_without_the_cubes_giant_and_frost_stay():
    table = thaw('"mill", gold = 1', soldiers=9)
    assert table.round == 3
    assert table["Lisa"].frozen == {"frost-giant.1": "mill.1"}
    assert table["Lisa"].soldiers == 9


@rule("kingdom.menace.giant-vanquished", "kingdom.menace.combat")
def test_a_filled_card_stays_frozen_where_the_giant_is_not_fought():
    table = thaw('"tower", materials = 1')
    table["Lisa"].choose("finish")
    assert table.round == 3
    assert table["Lisa"].frozen == {"frost-giant.1": "tower"}
    assert table["Lisa"].building == {"tower": {"materials": 1}}


@rule("kingdom.menace.giant-falls-card-completed", "kingdom.menace.vanquished-leaves")
def test_when_the_giant_falls_its_card_is_completed_in_that_combat_phase_with_its_bonus():
    table = thaw('"forge", materials = 1, krystallium = 1, soldier = 1')
    table["Lisa"].choose("fight frost-giant")
    lisa = table["Lisa"]
    assert (lisa.duchy, lisa.building, lisa.frozen, lisa.menaces) == (["forge"], {}, {}, [])
    assert (lisa.soldiers, lisa.krystallium) == (2, 1)
    assert "frost-giant.1" in table.box
    assert table.cells[at.RETURNED] == 2
    told = [event for event in lisa.told if event in ("vanquished", "completed", "bonus", "round-begins")]
    assert told == ["vanquished", "completed", "bonus", "round-begins"]


@rule("kingdom.menace.giant-falls-card-completed")
def test_a_card_thawed_in_the_last_combat_phase_brings_its_points():
    table = thaw('"tower", materials = 1', soldiers=4, frozen="frost-giant.4", head="round = 4")
    table["Lisa"].choose("fight frost-giant")
    assert table.match.is_over
    assert table["Lisa"].points == 11


@rule("kingdom.menace.giant-falls-card-completed")
def test_a_card_thawed_in_combat_produces_from_the_next_round_on():
    table = thaw('"guild", gold = 1')
    table["Lisa"].choose("fight frost-giant")
    assert [event for event in table.events if event[0] == "produced"] == []
    table.idle(lambda table: table.round == 4)
    assert ("produced", 0, GOLD, 1) in table.events


@rule("kingdom.menace.giant-falls-card-completed", "kingdom.menace.several-fights")
def test_soldiers_of_the_bonus_can_fight_on_at_once_even_against_earlier_menaces():
    lisa = """
        building = [{ card = "forge", materials = 1, krystallium = 1, soldier = 1, frozen = "frost-giant.1" }]
        menaces = ["shadow.2"]
        soldiers = 1
        """
    table = giant(lisa, "round = 2", "combat")
    assert fights(table) == ["fight frost-giant.1"]
    table["Lisa"].choose("fight frost-giant.1")
    assert fights(table) == ["fight shadow.2"]
    table["Lisa"].choose("fight shadow.2")
    assert (table["Lisa"].menaces, table["Lisa"].soldiers) == ([], 0)


@rule("kingdom.menace.giant-falls-card-completed")
def test_only_the_card_of_the_fallen_giant_is_thawed():
    lisa = """
        building = [
            { card = "mill.1", gold = 2, frozen = "frost-giant.1" },
            { card = "mill.2", gold = 2, frozen = "frost-giant.2" },
        ]
        soldiers = 2
        """
    table = giant(lisa, "round = 2", "combat")
    assert fights(table) == ["fight frost-giant.1", "fight frost-giant.2"]
    table["Lisa"].choose("fight frost-giant.2")
    assert table["Lisa"].duchy == ["mill.2"]
    assert table["Lisa"].frozen == {"frost-giant.1": "mill.1"}


# Several Giants at once: alone.


@rule("kingdom.menace.one-giant-a-card", "kingdom.menace.giant-must-slate")
def test_several_giants_need_as_many_cards():
    lisa = 'selected = ["frost-giant.1", "frost-giant.2", "mill", "tower"]\nbuilding = ["guild"]'
    table = alone("frost-giants", "", lisa)
    assert kinds(table["Lisa"].offers("freeze")) == ["freeze guild", "freeze mill", "freeze tower"]
    table["Lisa"].choose("freeze tower")
    assert kinds(table["Lisa"].offers("freeze")) == ["freeze guild", "freeze mill"]
    table["Lisa"].choose("freeze guild")
    assert table["Lisa"].frozen == {"frost-giant.1": "tower", "frost-giant.2": "guild"}
    assert table["Lisa"].selected == ["mill.1"]


@rule("kingdom.menace.as-fully-as-possible", "kingdom.menace.giant-alone")
def test_giants_beyond_the_number_of_cards_lie_alone():
    lisa = 'selected = ["frost-giant.1", "frost-giant.2", "frost-giant.3", "mill"]\nbuilding = ["guild"]'
    table = alone("frost-giants", "", lisa)
    table.idle(lambda table: not table["Lisa"].offers("freeze"))
    assert len(table["Lisa"].frozen) == 2
    assert len(table["Lisa"].menaces) == 3
    assert set(table["Lisa"].frozen.values()) == {"guild", "mill.1"}
