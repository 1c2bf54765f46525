"""Construction: completing cards, bonuses, the Alchemy area, Krystallium and Soldiers, discarding."""

import pytest

from courtyard.games.kingdom.declaration import cells as at
from tests.kingdom.duchies import DAVID, LISA, NAMES, card, tales, two
from tests.rules import rule

HUT = card("1 gold", recycling="gold")
"""A card for the other player, so that a stage stays open, or for one's own Construction area."""


def returned(table, who=LISA):
    """Tell how many Soldiers have gone back to the supply."""
    return table.cells[at.RETURNED + who]


def ending_of_planning(lisa, cards, **position):
    """The end of planning, where everybody with a card under construction sees to the Duchy."""
    return two(lisa, cards=cards, phase="planning", **position)


# Completing a card.


@rule("kingdom.construction.complete")
def test_a_card_is_completed_in_production_by_the_cube_that_fills_its_last_space():
    cards = {"hall": card("2 materials, 1 gold")}
    lisa = {"building": [{"card": "hall", "gold": 1}]}
    table = two(lisa, makes="1 materials", cards=cards).choose("place 1 hall")
    assert table[LISA].building == {"hall": {"materials": 1, "gold": 1}}
    lisa = {"building": [{"card": "hall", "gold": 1, "materials": 1}]}
    table = two(lisa, makes="1 materials", cards=cards).choose("place 1 hall")
    assert (table[LISA].building, table[LISA].duchy) == ({}, ["hall"])


@rule("kingdom.construction.complete")
def test_a_card_is_completed_in_planning_by_a_recycled_cube():
    cards = {"hall": card("1 gold", makes="1 materials"), "hut": HUT}
    table = two({"building": ["hall"], "selected": ["hut"]}, cards=cards, phase="planning")
    table.choose("recycle hut", "give gold hall")
    assert table[LISA].duchy == ["hall"]
    # Completed on the spot, before production: it produces this round.
    assert tales(table, "produced")[0] == (LISA, 0, 1)


@rule("kingdom.construction.complete", "kingdom.construction.krystallium-for-any-resource")
def test_a_card_is_completed_in_the_choice_phase_by_a_krystallium():
    table = two({"building": ["hut"], "krystallium": 1}, cards={"hut": HUT}, phase="choice")
    table.choose("attend", "infuse gold hut")
    assert (table[LISA].duchy, table.phase, table.chooser) == (["hut"], "choice", LISA)


@rule("kingdom.construction.complete", "kingdom.construction.soldier-spaces")
def test_a_card_is_completed_in_the_combat_phase_by_a_soldier():
    cards = {"camp": card("1 soldier")}
    table = two({"building": ["camp"], "soldiers": 1}, cards=cards, phase="combat")
    assert table.phase == "combat"
    table.choose("enlist camp")
    assert table[LISA].duchy == ["camp"]


@rule("kingdom.construction.complete")
def test_every_kind_of_space_must_be_filled():
    cards = {"palace": card("1 materials, 1 population, 1 gold, 1 exploration, 1 krystallium, 1 soldier")}
    full = dict.fromkeys((*NAMES, "krystallium", "soldier"), 1)
    for space in full:
        filled = {name: number for name, number in full.items() if name != space}
        lisa = {"building": [{"card": "palace", **filled}], "krystallium": 1, "soldiers": 1}
        table = ending_of_planning(lisa, cards)
        assert table[LISA].building == {"palace": filled}
        table.choose("enlist palace" if space == "soldier" else f"infuse {space} palace")
        assert (table[LISA].building, table[LISA].duchy) == ({}, ["palace"])


@rule("kingdom.construction.pieces-return")
def test_cubes_and_soldiers_on_a_completed_card_go_back_to_the_supply():
    cards = {"camp": card("2 materials, 1 krystallium, 2 soldier"), "hut": HUT}
    begun = {"card": "camp", "materials": 2, "krystallium": 1, "soldier": 1}
    table = ending_of_planning({"building": [begun, "hut"], "soldiers": 3, "krystallium": 2}, cards)
    assert returned(table) == 0
    table.choose("enlist camp")
    assert table[LISA].duchy == ["camp"]
    number = table.names.index("camp")
    assert [table.position.filled(number, space) for space in range(6)] == [0] * 6
    assert returned(table) == 2
    # Nothing of it comes back to the player.
    assert (table[LISA].soldiers, table[LISA].krystallium, table[LISA].alchemy) == (2, 2, {})


@rule("kingdom.construction.into-the-duchy")
def test_a_completed_card_adds_its_production_and_its_points_to_the_duchy():
    cards = {"mint": card("1 soldier", makes="2 gold", points=7, type="monument"), "hut": HUT}
    table = ending_of_planning({"building": ["mint", "hut"], "soldiers": 1}, cards)
    assert (table[LISA].points, table[LISA].makes["gold"]) == (0, 0)
    table.choose("enlist mint")
    assert (table[LISA].points, table[LISA].makes["gold"]) == (7, 2)
    assert "mint" in table[LISA].duchy
    assert "completed" in table[LISA].told


@rule("kingdom.construction.construction-bonus")
def test_a_construction_bonus_is_received_once_when_the_card_is_completed():
    cards = {"camp": card("1 gold", soldiers=2, krystallium=3)}
    table = two({"building": ["camp"]}, makes="1 gold", cards=cards, module="quest")
    assert (table[LISA].soldiers, table[LISA].krystallium) == (0, 0)
    table.choose("place 1 camp")
    assert (table[LISA].soldiers, table[LISA].krystallium) == (2, 3)
    table.play_to("choice", 3)
    # Supremacy in Gold: a Soldier went into training, and came out a round later.
    assert (table[LISA].soldiers, table[LISA].training, table[LISA].krystallium) == (3, 0, 3)


@rule("kingdom.construction.construction-bonus")
def test_a_card_without_a_bonus_brings_neither_soldiers_nor_krystallium():
    table = two({"building": ["hut"]}, makes="1 gold", cards={"hut": HUT}).choose("place 1 hut")
    assert (table[LISA].soldiers, table[LISA].krystallium) == (0, 0)
    assert "bonus" not in table.told


@rule("kingdom.construction.bonus-soldiers-skip-training")
@pytest.mark.parametrize("training", [False, True])
def test_soldiers_of_a_bonus_leave_the_training_area_as_it_is(training):
    cards = {"camp": card("1 krystallium", soldiers=2), "hut": HUT}
    lisa = {"building": ["camp", "hut"], "krystallium": 1, "training": training}
    table = ending_of_planning(lisa, cards).choose("infuse krystallium camp")
    assert (table[LISA].soldiers, table[LISA].training) == (2, int(training))


@rule("kingdom.construction.copies-allowed")
def test_several_copies_of_a_card_can_be_constructed():
    cards = {"camp": card("1 gold", copies=3, soldiers=1, points=2)}
    lisa = {"duchy": ["camp"], "building": ["camp", "camp"]}
    table = two(lisa, makes="2 gold", cards=cards).choose("place 1 camp.3", "place 1 camp.2")
    assert table[LISA].duchy == ["camp.1", "camp.2", "camp.3"]
    assert (table[LISA].points, table[LISA].soldiers) == (6, 2)


# The Alchemy area.


@rule("kingdom.construction.five-make-krystallium", "kingdom.construction.transmuting-by-itself")
def test_five_cubes_of_whatever_kinds_become_a_krystallium_without_a_question():
    lisa = {"alchemy": {"materials": 1, "population": 2, "gold": 1}}
    table = two(lisa, makes="1 exploration")
    assert (table[LISA].krystallium, table[LISA].alchemy) == (1, {})
    assert tales(table, "transmuted") == [(LISA, 0, 0)]


@rule("kingdom.construction.five-make-krystallium")
def test_four_cubes_are_not_enough():
    table = two({"alchemy": {"gold": 3}}, makes="1 gold")
    assert (table[LISA].krystallium, table[LISA].alchemy) == (0, {"gold": 4})


@rule("kingdom.construction.transmuting-by-itself")
def test_what_is_left_over_counts_for_the_next_krystallium():
    table = two({"alchemy": {"gold": 4}}, makes="7 materials, 4 gold")
    # 4 + 7 = 11 cubes make two, with one left over; four more make the third.
    assert (table[LISA].krystallium, sum(table[LISA].alchemy.values())) == (3, 0)
    assert len(tales(table, "transmuted")) == 3


@rule("kingdom.construction.alchemy-is-locked")
def test_cubes_of_the_alchemy_area_never_go_onto_a_card():
    cards = {"hut": HUT}
    lisa = {"building": ["hut"], "alchemy": {"gold": 3}}
    table = ending_of_planning(lisa, cards)
    assert set(table[LISA].options) == {"scrap hut", "finish"}
    table.play_to("planning", 2)
    assert (table[LISA].building, table[LISA].alchemy) == ({"hut": {}}, {"gold": 3})


@rule("kingdom.construction.alchemy-is-locked")
def test_a_cube_that_went_into_the_alchemy_area_does_not_come_back_in_the_same_step():
    table = two({"building": ["hut"]}, makes="3 gold", cards={"hut": HUT})
    table.choose("alchemy gold")
    assert table.options == ["finish", "scrap hut"]
    table.choose("finish")
    assert table[LISA].alchemy == {"gold": 3}
    assert table[LISA].building == {"hut": {}}
    assert table.round == 2


@rule("kingdom.construction.alchemy-stays", "kingdom.construction.krystallium-keeps")
def test_the_alchemy_area_and_krystallium_stay_from_round_to_round():
    full = {"population": 1, "exploration": 3}
    table = two({"alchemy": full, "krystallium": 2}, resource="exploration")
    assert (table.round, table.phase) == (2, "choice")
    assert (table[LISA].alchemy, table[LISA].krystallium) == (full, 2)
    # What the selection of round 2 brings, when it is recycled, comes on top of it.
    table.play_to("planning", 2)
    assert (table[LISA].alchemy, table[LISA].krystallium) == (full, 2)
    table.play_to("choice", 4)
    assert table[LISA].krystallium >= 2


# Krystallium and Soldiers.


@rule("kingdom.construction.krystallium-for-any-resource", "kingdom.construction.krystallium-spaces")
@pytest.mark.parametrize("space", [*NAMES, "krystallium"])
def test_a_krystallium_fills_a_space_of_any_resource_or_its_own(space):
    cards = {"hall": card(f"2 {space}, 1 soldier"), "hut": HUT}
    table = ending_of_planning({"building": ["hall"], "krystallium": 1}, cards)
    assert set(table[LISA].options) == {f"infuse {space} hall", "scrap hall", "finish"}
    table.choose(f"infuse {space} hall")
    assert (table[LISA].building, table[LISA].krystallium) == ({"hall": {space: 1}}, 0)


@rule("kingdom.construction.krystallium-for-any-resource")
def test_a_krystallium_needs_an_empty_space_on_ones_own_card():
    cards = {"hall": card("2 gold, 1 soldier"), "hut": HUT}
    lisa = {"building": [{"card": "hall", "gold": 2}], "krystallium": 2}
    table = ending_of_planning(lisa, cards)
    assert set(table[LISA].options) == {"scrap hall", "finish"}


@rule("kingdom.construction.krystallium-spaces")
def test_a_krystallium_space_takes_no_other_cube():
    cards = {"vault": card("1 krystallium"), "hut": HUT}
    table = two(
        {"building": ["vault"]}, makes="1 materials, 1 population, 1 gold, 1 exploration", cards=cards
    )
    assert (table[LISA].building, sum(table[LISA].alchemy.values())) == ({"vault": {}}, 4)


@rule("kingdom.construction.krystallium-is-no-soldier")
def test_krystallium_does_not_fill_a_soldier_space():
    cards = {"camp": card("1 soldier")}
    table = ending_of_planning({"building": ["camp"], "krystallium": 3}, cards)
    assert set(table[LISA].options) == {"scrap camp", "finish"}


@rule("kingdom.construction.soldier-spaces")
def test_a_soldier_space_takes_a_soldier_that_one_has_and_nothing_else_does():
    cards = {"camp": card("2 soldier, 1 gold"), "hut": HUT}
    table = ending_of_planning({"building": ["camp", "hut"], "soldiers": 1}, cards)
    assert set(table[LISA].options) == {"enlist camp", "scrap camp", "scrap hut", "finish"}
    table.choose("enlist camp")
    assert (table[LISA].building["camp"], table[LISA].soldiers) == ({"soldier": 1}, 0)
    assert "enlist camp" not in table[LISA].options


@rule("kingdom.construction.may-wait")
def test_krystallium_and_soldier_spaces_can_be_filled_later():
    cards = {"vault": card("1 krystallium, 1 soldier")}
    lisa = {"building": ["vault"], "krystallium": 1, "soldiers": 1}
    table = ending_of_planning(lisa, cards)
    wanted = {"infuse krystallium vault", "enlist vault", "scrap vault", "finish"}
    for _ in range(6):  # planning, four production steps, combat
        assert set(table[LISA].options) == wanted
        table.choose("finish")
    assert (table.round, table[LISA].krystallium, table[LISA].soldiers) == (2, 1, 1)
    assert table[LISA].building == {"vault": {}}


# Discarding.


@rule("kingdom.construction.discard")
def test_a_discarded_card_brings_its_recycling_cube_into_the_alchemy_area_never_onto_a_card():
    cards = {"hut": HUT, "mint": card("1 gold", recycling="exploration")}
    table = ending_of_planning({"building": ["hut", "mint"]}, cards)
    assert set(table[LISA].options) == {"scrap hut", "scrap mint", "finish"}
    table.choose("scrap hut")
    assert table[LISA].alchemy == {"gold": 1}
    assert table[LISA].building == {"mint": {}}
    assert table.discards == ["hut"]
    table.choose("scrap mint")
    assert table[LISA].alchemy == {"gold": 1, "exploration": 1}


@rule("kingdom.construction.discard")
def test_the_cards_of_the_other_player_and_of_the_duchy_cannot_be_discarded():
    cards = {"hut": HUT, "mint": card("1 gold"), "keep": card("1 gold")}
    table = two(
        {"building": ["hut"], "duchy": ["mint"]}, {"building": ["keep"]}, cards=cards, phase="planning"
    )
    assert set(table[LISA].options) == {"scrap hut", "finish"}
    assert set(table[DAVID].options) == {"scrap keep", "finish"}


@rule("kingdom.construction.discard-loses-what-lies-there")
def test_what_lies_on_a_discarded_card_is_lost():
    cards = {"camp": card("3 materials, 1 krystallium, 3 soldier", recycling="population"), "hut": HUT}
    begun = {"card": "camp", "materials": 2, "krystallium": 1, "soldier": 2}
    table = ending_of_planning({"building": [begun, "hut"], "soldiers": 1}, cards).choose("scrap camp")
    lisa = table[LISA]
    assert (lisa.alchemy, lisa.krystallium, lisa.soldiers) == ({"population": 1}, 0, 1)
    assert returned(table) == 2


@rule("kingdom.construction.stays-over-rounds")
def test_cards_under_construction_stay_with_all_that_lies_on_them():
    cards = {"camp": card("3 materials, 2 krystallium, 3 soldier"), "hut": HUT}
    begun = {"materials": 2, "krystallium": 1, "soldier": 2}
    table = two({"building": [{"card": "camp", **begun}, "hut"]}, cards=cards, phase="planning")
    table.play_to("planning", 2)
    assert table[LISA].building == {"camp": begun, "hut": {}}
    table.play_to("choice", 4)
    assert table[LISA].building["camp"]["soldier"] == 2
    assert "camp" in table[LISA].building
