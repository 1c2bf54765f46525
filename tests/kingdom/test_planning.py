"""The Planning phase: turning up the selection, slating and recycling.

Cards that a position brings are listed in the order of the alphabet.
"""

import pytest

from courtyard.engine.terms import SPECTATOR
from courtyard.games.kingdom.declaration.components import printed
from courtyard.games.kingdom.declaration.words import SPACE_NAMES
from tests.kingdom.own_cards import card
from tests.kingdom.table import Table, kinds
from tests.rules import rule

RESOURCES = SPACE_NAMES[:4]
TREASURES = printed()["treasure"]

# The Advisors module without any Advisor at the table adds nothing; only Treasures need another one.
PLANNING = 'module = "advisors"\nphase = "planning"\n'
WITH_TREASURES = 'module = "quest"\nphase = "planning"\n'
SCRAP_OF_EACH = "".join(card(f"{resource}-scrap", recycling=resource) for resource in RESOURCES)


# Turning up.


@rule("kingdom.planning.reveal")
def test_planning_begins_with_all_face_down_cards_turned_up_for_both():
    table = Table(
        PLANNING
        + """
        [seat.0]
        selected = ["mill"]
        selected_down = [{ card = "inn", by = 1 }]
        [seat.1]
        selected_down = [{ card = "den", by = 1 }, { card = "port", by = 0 }]
        """
        + card("mill")
        + card("inn")
        + card("den")
        + card("port")
    )
    assert table.phase == "planning"
    assert (table[0].selected, table[1].selected) == (["inn", "mill"], ["den", "port"])
    assert table[0].selected_down == table[1].selected_down == []
    assert all(table[seat].knows(name) for seat in (0, 1) for name in ("mill", "inn", "den", "port"))
    turned_up = [event[1] for event in table.events if event[0] == "turned-up"]
    assert turned_up == [0, 1, 1]
    for looker in (0, 1, SPECTATOR):
        selection = table.match.view(looker)["duchies"][1]["selection"]
        assert [(entry["card"], entry["down"]) for entry in selection] == [("den", False), ("port", False)]


# Slating and recycling.


TWO_CARDS = PLANNING + '[seat.0]\nselected = ["mill", "inn"]' + card("mill") + card("inn")


@rule("kingdom.planning.slate-or-recycle")
def test_every_card_of_the_selection_is_slated_or_recycled():
    table = Table(TWO_CARDS)
    assert table.options == ["slate inn", "recycle inn", "slate mill", "recycle mill"]
    table.choose("recycle inn")
    assert table[0].offers("slate", "recycle", "finish") == ["slate mill", "recycle mill"]
    table.choose("slate mill")
    assert (list(table[0].building), table.discards) == (["mill"], ["inn"])
    table = Table(TWO_CARDS).choose("slate inn", "slate mill")
    assert (list(table[0].building), table.discards) == (["inn", "mill"], [])
    table = Table(TWO_CARDS).choose("recycle inn", "recycle mill")
    assert (table[0].building, table.discards) == ({}, ["inn", "mill"])


@rule("kingdom.planning.slate")
def test_a_slated_card_is_under_construction_and_costs_nothing():
    table = Table(
        PLANNING
        + """
        [seat.0]
        selected = ["mill"]
        alchemy = { gold = 2 }
        krystallium = 1
        soldiers = 1
        """
        + card("mill", cost={"gold": 2, "soldier": 1})
    ).choose("slate mill")
    assert table[0].building == {"mill": {}}
    assert table[0].selected == table[0].duchy == []
    assert table[0].alchemy == {"gold": 2}
    assert (table[0].krystallium, table[0].soldiers) == (1, 1)
    # It can be worked on at once, as it is the player's own Construction area.
    assert "infuse gold mill" in table[0].options
    assert table[1].building == {}


@rule("kingdom.planning.recycle")
@pytest.mark.parametrize("resource", RESOURCES)
def test_a_recycled_card_is_discarded_for_one_cube_of_the_resource_it_shows(resource):
    table = Table(
        PLANNING + f'[seat.0]\nselected = ["{resource}-scrap", "site"]' + SCRAP_OF_EACH + card("site")
    )
    table.choose(f"recycle {resource}-scrap")
    assert table.discards == [f"{resource}-scrap"]
    assert table[0].purse == {resource: 1}
    assert f"{resource}-scrap" not in table[0].selected
    assert table[1].purse == {}


@rule("kingdom.planning.recycle")
def test_every_printed_card_gives_one_cube_of_its_recycling_bonus():
    for slug, row in printed()["card"].items():
        table = Table(PLANNING + f'[seat.0]\nselected = ["{slug}", "site"]' + card("site"))
        table.choose(f"recycle {slug}")
        assert table[0].purse == {row["recycling"]: 1}


# The illustration of the Planning phase: the cube goes to the Alchemy area or to a card in construction.


ILLUSTRATION = (
    PLANNING
    + """
    [seat.0]
    selected = ["scrap"]
    building = ["site", "other-site"]
    """
    + card("site", cost={"gold": 2, "materials": 2})
    + card("other-site", cost={"materials": 2})
    + card("scrap", recycling="gold")
)


@rule("kingdom.planning.slate-or-recycle", "kingdom.planning.slate")
def test_the_illustration_slate_it_for_construction():
    table = Table(ILLUSTRATION).choose("slate scrap")
    assert list(table[0].building) == ["other-site", "scrap", "site"]
    assert table[0].purse == table[0].alchemy == {}
    assert table.discards == []


@rule("kingdom.planning.recycle", "kingdom.planning.recycled-cubes-are-placed")
def test_the_illustration_recycle_it_and_place_the_resource_on_a_card_in_construction():
    table = Table(ILLUSTRATION).choose("recycle scrap")
    assert table.discards == ["scrap"]
    assert table.options == ["give gold site", "alchemy gold", "scrap other-site", "scrap site"]
    table.choose("give gold site")
    assert table[0].building["site"] == {"gold": 1}
    assert table[0].purse == table[0].alchemy == {}


@rule("kingdom.planning.recycle", "kingdom.planning.recycled-cubes-are-placed")
def test_the_illustration_recycle_it_and_place_the_resource_on_the_alchemy_area():
    table = Table(ILLUSTRATION).choose("recycle scrap", "alchemy gold")
    assert table[0].alchemy == {"gold": 1}
    assert table[0].building == {"site": {}, "other-site": {}}
    assert table[0].purse == {}


@rule("kingdom.planning.recycled-cubes-are-placed")
def test_a_cube_that_no_card_needs_goes_to_the_alchemy_area_and_is_not_kept():
    table = Table(
        PLANNING
        + '[seat.0]\nselected = ["scrap"]\nbuilding = ["other-site"]'
        + card("scrap", recycling="exploration")
        + card("other-site", cost={"materials": 2})
    ).choose("recycle scrap")
    assert table[0].alchemy == {"exploration": 1}
    assert table[0].purse == {}
    assert set(table.options) == {"scrap other-site", "finish"}


@rule("kingdom.planning.recycled-cubes-are-placed")
def test_several_cubes_may_go_different_ways():
    table = Table(
        PLANNING
        + '[seat.0]\nselected = ["scrap.1", "scrap.2", "scrap.3"]\nbuilding = ["site", "pier"]'
        + card("scrap", recycling="gold", copies=3)
        + card("site", cost={"gold": 2, "materials": 1})
        + card("pier", cost={"gold": 1, "materials": 1})
    ).choose("recycle scrap.1", "recycle scrap.2", "recycle scrap.3")
    ways = ["give gold pier", "give gold site", "alchemy gold", "alchemy 1 gold", "alchemy 2 gold"]
    assert table[0].offers("give", "alchemy") == ways
    table.choose("give gold pier", "alchemy 1 gold", "give gold site")
    assert table[0].building == {"site": {"gold": 1}, "pier": {"gold": 1}}
    assert (table[0].alchemy, table[0].purse) == ({"gold": 1}, {})


@rule("kingdom.planning.completed-now-produces-now")
def test_a_card_completed_in_planning_produces_in_the_same_round():
    position = (
        PLANNING
        + """
        [seat.0]
        selected = ["scrap"]
        building = [{ card = "quarry-works", gold = 1 }]
        """
        + card("quarry-works", cost={"gold": 2}, makes={"materials": 3, "exploration": 2})
        + card("scrap", recycling="gold")
    )
    without = Table(position).choose("recycle scrap", "alchemy gold", "finish")
    table = Table(position).choose("recycle scrap", "give gold quarry-works")
    # Nothing is left under construction, so planning is over, and the first cubes are made.
    assert table[0].duchy == ["quarry-works"]
    assert table[0].building == {}
    assert table.told.index("completed") < table.told.index("produced")
    table.play_to("choice")
    without.play_to("choice")
    made = {}
    for which, played in (("with", table), ("without", without)):
        events = [event for event in played.events if event[0] == "produced" and event[1] == 0]
        made[which] = [cubes for *_, cubes in events]
    more = [one - other for one, other in zip(made["with"], made["without"], strict=True)]
    assert more == [3, 0, 0, 2]


@rule("kingdom.planning.selection-ends-empty")
def test_planning_lasts_until_both_selections_are_empty():
    table = Table(
        PLANNING
        + '[seat.0]\nselected = ["mill"]\n[seat.1]\nselected = ["inn", "den"]'
        + card("mill")
        + card("inn")
        + card("den")
    )
    table[0].choose("recycle mill")
    assert (table.phase, table.open) == ("planning", [1])
    table[1].choose("recycle den")
    assert (table.phase, table.open) == ("planning", [1])
    # A card cannot be left for later.
    assert table[1].options == ["slate inn", "recycle inn", "alchemy materials"]
    table[1].choose("recycle inn")
    assert table[0].selected == table[1].selected == []
    assert "produced" in table.told


# Treasures and Calamities.


@rule("kingdom.planning.treasure-only-recycled", "kingdom.planning.treasure-gives-two")
@pytest.mark.parametrize("name", TREASURES)
def test_a_treasure_is_recycled_for_the_two_cubes_it_shows(name):
    pair = TREASURES[name]["recycling"]
    assert len(pair) == 2
    hungry = {"materials": 3, "population": 3, "gold": 3, "exploration": 3}
    table = Table(
        WITH_TREASURES
        + f'[seat.0]\nselected = ["{name}", "mill"]\nbuilding = ["site"]'
        + card("mill")
        + card("site", cost=hungry)
    )
    table.choose("slate mill")
    # The Treasure was not asked about, and could not have been slated.
    assert name in table.discards
    assert list(table[0].building) == ["mill", "site"]
    assert table[0].purse == {resource: pair.count(resource) for resource in RESOURCES if resource in pair}
    table.idle(lambda table: not table[0].purse)
    assert sum(table[0].alchemy.values()) == 2


@rule("kingdom.planning.calamity-to-the-duchy")
@pytest.mark.parametrize("key", ["selected", "selected_down"])
def test_a_calamity_goes_straight_to_the_duchy(key):
    table = Table(
        PLANNING
        + f'[seat.0]\nselected = ["mill"]\n[seat.1]\n{key} = ["calamity.1", "calamity.2"]'
        + card("mill")
    )
    # Before anybody has chosen anything.
    assert table.options == ["slate mill", "recycle mill"]
    assert table[1].calamities == ["calamity.1", "calamity.2"]
    assert table[1].selected == []
    assert table[1].purse == table[1].building == table[1].alchemy == {}
    assert table[0].calamities == []
    assert table.discards == []
    assert [event[:2] for event in table.events if event[0] == "calamity-strikes"] == 2 * [
        ("calamity-strikes", 1)
    ]


@rule("kingdom.planning.no-question-for-special-cards")
def test_nobody_is_asked_about_treasures_and_calamities():
    table = Table(
        WITH_TREASURES
        + '[seat.0]\nselected = ["mill"]\n[seat.1]\nselected = ["iron-ingots", "calamity"]'
        + card("mill")
    )
    assert table.open == [0]
    assert kinds(table[1].calamities) == ["calamity"]
    assert sum(table[1].alchemy.values()) == 2
    assert table.discards == ["iron-ingots"]


# Cards and cubes in any order.


@rule("kingdom.planning.any-order")
def test_a_recycled_cube_may_go_onto_a_card_that_is_slated_after_it():
    table = Table(
        PLANNING
        + '[seat.0]\nselected = ["scrap", "site"]'
        + card("scrap", recycling="gold")
        + card("site", cost={"gold": 2})
    )
    table.choose("recycle scrap")
    assert table[0].purse == {"gold": 1}
    assert table.options == ["slate site", "recycle site", "alchemy gold"]
    table.choose("slate site")
    assert table.options == ["give gold site", "alchemy gold", "scrap site"]
    table.choose("give gold site")
    assert table[0].building == {"site": {"gold": 1}}


@rule("kingdom.planning.any-order")
def test_a_cube_may_be_placed_before_the_other_cards_are_decided_about():
    table = Table(
        PLANNING
        + '[seat.0]\nselected = ["scrap", "mill", "inn"]\nbuilding = ["site"]'
        + card("scrap", recycling="gold")
        + card("mill")
        + card("inn", recycling="gold")
        + card("site", cost={"gold": 2})
    )
    table.choose("recycle scrap", "give gold site")
    assert table[0].building == {"site": {"gold": 1}}
    # The last card of the selection before the first.
    assert table[0].offers("slate", "recycle") == ["slate inn", "recycle inn", "slate mill", "recycle mill"]
    table.choose("slate mill", "recycle inn", "give gold site", "finish")
    assert (table[0].duchy, list(table[0].building)) == (["site"], ["mill"])
    assert "produced" in table.told


@rule("kingdom.planning.any-order")
def test_cubes_of_several_resources_are_placed_in_any_order():
    scraps = [f"{resource}-scrap" for resource in RESOURCES]
    table = Table(
        PLANNING
        + f'[seat.0]\nselected = {scraps}\nbuilding = ["site"]'
        + SCRAP_OF_EACH
        + card("site", cost=dict.fromkeys(RESOURCES, 2))
    )
    table.choose(*(f"recycle {scrap}" for scrap in scraps))
    assert table[0].purse == dict.fromkeys(RESOURCES, 1)
    for resource in reversed(RESOURCES):
        table.choose(f"give {resource} site")
    assert table[0].building == {"site": dict.fromkeys(RESOURCES, 1)}
    assert table[0].purse == {}


# The end of planning.


@rule("kingdom.planning.window-at-the-end")
def test_at_the_end_of_planning_one_is_asked_about_the_duchy_when_a_card_is_under_construction():
    table = Table(PLANNING + '[seat.0]\nsoldiers = 0\nbuilding = ["mill"]' + card("mill", recycling="gold"))
    assert (table.phase, table.open) == ("planning", [0])
    assert set(table[0].options) == {"scrap mill", "finish"}
    discarded = Table(
        PLANNING + '[seat.0]\nbuilding = ["mill"]\nalchemy = { gold = 1 }' + card("mill", recycling="gold")
    ).choose("scrap mill")
    assert discarded[0].building == {}
    assert discarded.discards == ["mill"]


@rule("kingdom.planning.window-at-the-end")
def test_the_question_comes_after_all_cards_and_cubes():
    table = Table(ILLUSTRATION).choose("recycle scrap")
    assert "finish" not in table.options
    table.choose("give gold site")
    assert set(table.options) == {"scrap other-site", "scrap site", "finish"}
    assert table.phase == "planning"


@rule("kingdom.planning.window-at-the-end")
def test_without_a_card_under_construction_and_anything_else_to_do_nobody_is_asked():
    table = Table(PLANNING + '[seat.0]\nselected = ["mill"]\nkrystallium = 2\nsoldiers = 2' + card("mill"))
    table.choose("recycle mill")
    assert table.told.count("produced") > 0
