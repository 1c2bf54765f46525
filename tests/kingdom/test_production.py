"""The Production phase: four steps, counting icons, supremacy, and what happens to the cubes."""

import pytest

from courtyard.games.kingdom.declaration.components import printed
from tests.kingdom.duchies import DAVID, EACH, LISA, NAMES, card, tales, two
from tests.rules import rule

MATERIALS, POPULATION, GOLD, EXPLORATION = range(4)
TOWER = card("1 materials, 1 population, 1 gold, 1 exploration, 1 soldier")
"""A card that takes a cube in every step and is not done even then."""


# Four steps.


@rule("kingdom.production.four-steps")
def test_both_produce_materials_then_population_then_gold_then_exploration():
    table = two({"building": ["tower"]}, makes=EACH, theirs=EACH, cards={"tower": TOWER})
    for step, name in enumerate(NAMES):
        assert [tale[:2] for tale in tales(table, "produced")][2 * step :] == [(LISA, step), (DAVID, step)]
        assert table[LISA].offers("place", "alchemy") == ["place 1 tower", f"alchemy {name}"]
        table.choose("place 1 tower", "finish")
        assert table[LISA].building["tower"] == dict.fromkeys(NAMES[: step + 1], 1), name
    assert len(tales(table, "produced")) == 8
    assert table.round == 2


@rule("kingdom.production.next-step-when-both-done")
@pytest.mark.parametrize(("first", "second"), [(LISA, DAVID), (DAVID, LISA)])
def test_the_next_step_begins_when_both_have_placed_their_cubes(first, second):
    building = {"building": ["tower"]}
    towers = {"tower": TOWER | {"copies": 2}}
    table = two(building, building, makes=EACH, theirs=EACH, cards=towers)
    assert table.open == [LISA, DAVID]
    table[first].choose("place 1 tower", "finish")
    assert table.open == [second]
    assert len(tales(table, "produced")) == 2
    table[second].choose("alchemy materials")
    assert len(tales(table, "produced")) == 2
    table[second].choose("finish")
    assert table.open == [LISA, DAVID]
    assert len(tales(table, "produced")) == 4


@rule("kingdom.production.round-ends")
def test_after_exploration_the_round_is_over_and_the_other_player_is_first():
    tower = card("1 materials, 1 population, 1 gold, 1 exploration, 1 krystallium")
    table = two({"building": ["tower"]}, makes=EACH, cards={"tower": tower}, module="quest", round=2)
    assert (table.round, table.first_player) == (2, DAVID)
    for resource in NAMES:
        assert (table.round, table.phase) == (2, "production")
        table.choose(f"alchemy {resource}", "finish")
    assert (table.round, table.phase) == (3, "choice")
    assert (table.first_player, table.chooser) == (LISA, LISA)


@rule("kingdom.production.round-ends")
def test_a_module_can_add_something_before_the_round_is_over():
    fighter = {"menaces": ["giant-rat"], "soldiers": 30}
    table = two(fighter, round=2, resource="exploration")
    assert (table.round, table.phase, table.chooser) == (2, "combat", LISA)
    table.choose("finish")
    assert (table.round, table.phase) == (3, "choice")


# Counting.


@rule("kingdom.production.count-icons", "kingdom.production.under-construction-makes-nothing")
def test_benjamin_produces_5_materials():
    """The example of the rulebook: icons of the Duchy card and of constructed cards only."""
    cards = {
        "quarries": card("1 gold", makes="2 materials"),
        "sawmill": card("1 gold", makes="1 materials, 3 gold"),
        "farm": card("1 gold", makes="2 population"),
        "mine": card("9 exploration", makes="4 materials"),
    }
    benjamin = {"duchy": ["quarries", "sawmill", "farm"], "building": ["mine"]}
    other = {"building": []}
    table = two(benjamin, other, makes="2 materials", theirs="1 materials", cards=cards, module="quest")
    assert tales(table, "produced")[:2] == [(0, MATERIALS, 5), (1, MATERIALS, 1)]
    assert table[0].alchemy["materials"] == 5


@rule("kingdom.production.count-icons")
def test_every_icon_of_the_resource_counts_whoever_holds_it():
    cards = {"mine": card("1 gold", makes="3 gold", copies=3)}
    table = two({"duchy": ["mine", "mine"]}, {"duchy": ["mine"]}, "1 gold", "2 gold", cards, module="quest")
    assert [tale for tale in tales(table, "produced") if tale[1] == GOLD] == [(0, GOLD, 7), (1, GOLD, 5)]


@rule("kingdom.production.under-construction-makes-nothing")
def test_a_card_under_construction_counts_neither_its_icons_nor_as_a_card_of_its_type():
    cards = {
        "mine": card("5 soldier", makes="4 gold"),
        "guild": card("1 gold", per="gold structure", type="monument"),
    }
    table = two({"duchy": ["guild"], "building": ["mine"]}, cards=cards)
    assert table[LISA].produced == {}


@rule("kingdom.production.per-type", "kingdom.production.per-type-counts-itself")
def test_the_expeditionary_force_counts_itself():
    """The example of the rulebook."""
    force = printed()["card"]["expeditionary-force"]
    kind, resource = force["makes_per_type"], force["makes_per_resource"]
    assert kind == force["type"]
    assert not any(force["makes"].values())
    others = [other for other in ("structure", "specialist", "monument", "discovery") if other != kind]
    cards = {"crew": card("1 gold", type=kind, copies=3), "hut": card("1 gold", type=others[0])}
    alone = two({"duchy": ["expeditionary-force"]}, module="quest")
    assert alone[LISA].produced == {resource: 1}
    table = two({"duchy": ["expeditionary-force", "crew", "crew", "hut"]}, cards=cards, module="quest")
    assert table[LISA].produced == {resource: 3}


@rule("kingdom.production.per-type")
def test_an_icon_for_a_type_counts_the_cards_of_that_type_in_ones_own_duchy():
    cards = {
        "guild": card("1 gold", per="gold monument", type="structure", copies=2),
        "temple": card("1 gold", type="monument", copies=3),
        "hut": card("1 gold", type="structure"),
    }
    table = two({"duchy": ["guild", "hut"]}, {"duchy": ["temple"]}, cards=cards, module="quest")
    assert table[LISA].produced == {}
    table = two({"duchy": ["guild", "temple", "temple", "hut"]}, {"duchy": ["temple"]}, cards=cards)
    assert table[LISA].produced == {"gold": 2}
    # Each such icon counts for itself.
    table = two({"duchy": ["guild", "guild", "temple", "temple"]}, cards=cards)
    assert table[LISA].produced == {"gold": 4}


@rule("kingdom.production.counted-at-the-start")
def test_a_card_completed_in_a_step_adds_nothing_to_that_step():
    cards = {"quarry-hall": card("1 materials", makes="3 materials"), "tower": TOWER}
    table = two(
        {"building": ["quarry-hall", "tower"]}, makes="1 materials", theirs="2 materials", cards=cards
    )
    table.choose("place 1 quarry-hall")
    assert table[LISA].duchy == ["quarry-hall"]
    assert table[LISA].produced == {"materials": 1}
    assert (table[LISA].purse, table[LISA].building) == ({}, {"tower": {}})
    # Supremacy was David's and stays his.
    assert tales(table, "trained") == [(DAVID, MATERIALS, 0)]


@rule("kingdom.production.counted-at-the-start")
def test_the_cubes_of_the_other_player_are_counted_before_either_places_any():
    """David's guild counts structures; one that he completes at once does not count in this step."""
    cards = {
        "guild": card("1 gold", per="materials structure", type="structure"),
        "hut": card("1 materials", type="structure"),
    }
    table = two({}, {"duchy": ["guild"], "building": ["hut"]}, cards=cards)
    assert tales(table, "produced") == [(LISA, MATERIALS, 0), (DAVID, MATERIALS, 1)]
    table.choose("place 1 hut")
    assert table[DAVID].duchy == ["guild", "hut"]
    assert [tale for tale in tales(table, "produced") if tale[1] == MATERIALS][1:] == [(DAVID, MATERIALS, 1)]


@rule("kingdom.production.later-steps-count-it")
def test_simon_completes_the_barracks_with_3_materials_and_they_produce_in_the_very_next_step():
    """The example of the rulebook."""
    table = two({"building": ["barracks"]}, makes="3 materials", module="quest")
    places = ["place 1 barracks.1", "place 2 barracks.1", "place 3 barracks.1"]
    assert table[LISA].offers("place", "alchemy")[:4] == [*places, "alchemy materials"]
    table.choose("place 3 barracks.1")
    assert table[LISA].duchy == ["barracks.1"]
    assert (LISA, POPULATION, 1) in tales(table, "produced")
    # Without the Barracks there would have been none.
    table = two({"building": ["barracks"]}, makes="3 materials", module="quest")
    table.choose("alchemy materials", "finish")
    assert (LISA, POPULATION, 0) in tales(table, "produced")


@rule("kingdom.production.later-steps-count-it")
def test_a_card_completed_in_a_late_step_produces_an_early_resource_only_in_the_next_round():
    cards = {"mine": card("1 gold", makes="2 materials, 2 exploration")}
    table = two({"building": ["mine"]}, makes="1 gold", cards=cards, module="quest").choose("place 1 mine")
    assert tales(table, "produced")[0] == (LISA, MATERIALS, 0)
    assert (LISA, EXPLORATION, 2) in tales(table, "produced")


# Supremacy.


@rule("kingdom.production.supremacy", "kingdom.production.supremacy-trains")
@pytest.mark.parametrize(("mine", "theirs", "winner"), [(3, 2, LISA), (1, 4, DAVID), (1, 0, LISA)])
@pytest.mark.parametrize("resource", range(4))
def test_who_produces_more_trains_a_soldier(mine, theirs, winner, resource):
    table = two(makes=f"{mine} {NAMES[resource]}", theirs=f"{theirs} {NAMES[resource]}", module="quest")
    assert tales(table, "trained") == [(winner, resource, 0)]
    assert (table[winner].training, table[winner].soldiers) == (1, 0)
    assert (table[1 - winner].training, table[1 - winner].soldiers) == (0, 0)


@rule("kingdom.production.supremacy-tie")
@pytest.mark.parametrize("cubes", [0, 3])
def test_nobody_has_supremacy_when_both_produce_the_same(cubes):
    same = ", ".join(f"{cubes} {name}" for name in NAMES)
    table = two(makes=same, theirs=same)
    assert tales(table, "produced") == [(who, step, cubes) for step in range(4) for who in range(2)]
    assert tales(table, "trained") == tales(table, "taken-from-training") == []
    assert table[LISA].training == table[DAVID].training == 0


@rule("kingdom.production.supremacy-takes")
def test_the_next_supremacy_takes_the_soldier_from_training():
    table = two({"training": True, "soldiers": 2}, makes="1 gold", module="quest")
    assert tales(table, "taken-from-training") == [(LISA, GOLD, 0)]
    assert tales(table, "trained") == []
    assert (table[LISA].training, table[LISA].soldiers) == (0, 3)


@rule("kingdom.production.supremacy-trains", "kingdom.production.supremacy-takes")
def test_four_supremacies_bring_two_soldiers():
    table = two(makes=EACH)
    assert [tale[1] for tale in tales(table, "trained")] == [MATERIALS, GOLD]
    assert [tale[1] for tale in tales(table, "taken-from-training")] == [POPULATION, EXPLORATION]
    assert (table[LISA].training, table[LISA].soldiers) == (0, 2)


@rule("kingdom.production.training-stays", "kingdom.production.soldiers-keep")
def test_a_soldier_in_training_is_of_no_use_and_stays_over_the_rounds():
    cards = {"camp": card("1 soldier"), "hut": card("1 gold")}
    lisa = {"training": True, "building": ["camp"]}
    table = two(lisa, {"soldiers": 3, "building": ["hut"]}, cards=cards, phase="planning")
    assert set(table[LISA].options) == {"scrap camp", "finish"}
    table.play_to("choice", 2)
    assert (table[LISA].training, table[LISA].soldiers) == (1, 0)
    assert (table[DAVID].training, table[DAVID].soldiers) == (0, 3)
    table.play_to("choice", 3)
    assert (table[LISA].training, table[DAVID].soldiers) == (1, 3)


@rule("kingdom.production.soldiers-keep")
def test_soldiers_are_used_only_when_their_player_wants_it():
    table = two({"soldiers": 2, "building": ["camp"]}, cards={"camp": card("1 soldier")})
    for _ in NAMES:
        assert "enlist camp" in table[LISA].options
        assert table[LISA].soldiers == 2
        table.choose("finish")
    table.choose("finish")  # the Combat phase
    assert (table.round, table[LISA].soldiers) == (2, 2)


@rule("kingdom.production.supremacy-before-placing")
def test_supremacy_is_settled_before_anybody_places_a_cube():
    table = two({"training": True, "building": ["tower"]}, makes="1 materials", cards={"tower": TOWER})
    assert table[LISA].offers("place", "alchemy") == ["place 1 tower", "alchemy materials"]
    assert table.told[-1] == "taken-from-training"
    assert (table[LISA].soldiers, table[LISA].training) == (1, 0)
    # So that it can be used in the same step, before the cube is placed and after it.
    assert "enlist tower" in table[LISA].options
    table.choose("alchemy materials")
    assert "enlist tower" in table[LISA].options


# The cubes.


@rule("kingdom.production.place-at-once")
def test_all_cubes_of_a_step_are_placed_on_cards_and_in_the_alchemy_area_at_once():
    cards = {"hall": card("2 materials, 1 soldier"), "keep": card("3 materials, 1 soldier")}
    table = two({"building": ["hall", "keep"]}, makes="4 materials", cards=cards)
    assert table.options == [
        *(f"place {n} hall" for n in (1, 2)),
        *(f"place {n} keep" for n in (1, 2, 3)),
        "alchemy materials",
        *(f"alchemy {n} materials" for n in (1, 2, 3)),
        "scrap hall",
        "scrap keep",
    ]
    table.choose("place 1 hall", "place 2 keep")
    assert table[LISA].building == {"hall": {"materials": 1}, "keep": {"materials": 2}}
    # The step is not done while a cube is left.
    assert table[LISA].purse == {"materials": 1}
    assert "finish" not in table.options
    table.choose("alchemy materials")
    assert (table[LISA].alchemy, table[LISA].purse) == ({"materials": 1}, {})
    assert table.options == ["finish", "scrap hall", "scrap keep"]


@rule("kingdom.production.place-at-once")
def test_what_no_card_can_take_any_more_goes_into_the_alchemy_area_by_itself():
    cards = {"hall": card("2 materials, 1 soldier")}
    table = two({"building": ["hall"]}, makes="4 materials", cards=cards).choose("place 2 hall")
    assert (table[LISA].alchemy, table[LISA].purse) == ({"materials": 2}, {})


@rule("kingdom.production.place-at-once", "kingdom.production.nothing-is-saved")
def test_cubes_that_no_card_needs_go_into_the_alchemy_area_without_a_question():
    table = two({"building": ["tower"]}, makes="3 gold", cards={"tower": card("1 materials")}, module="quest")
    assert table[LISA].alchemy == {"gold": 3}
    assert table[LISA].building == {"tower": {}}


@rule("kingdom.production.nothing-is-saved")
def test_nothing_is_left_to_place_in_a_later_step_or_round():
    cards = {"hall": card("1 materials, 3 population"), "keep": card("4 materials")}
    table = two({"building": ["hall", "keep"]}, makes="2 materials, 1 population", cards=cards)
    assert "finish" not in table.options
    assert "pass" not in table.options
    table.choose("place 1 hall")
    assert "finish" not in table.options
    table.choose("alchemy materials", "finish")
    # Population: only what this step makes, and no Materials any more.
    assert table[LISA].purse == {"population": 1}
    assert table[LISA].offers("place", "alchemy", "finish") == ["place 1 hall", "alchemy population"]
    table.choose("place 1 hall").play_to("planning", 2)
    assert table[LISA].purse == {}
    assert table[LISA].building == {"hall": {"materials": 1, "population": 1}, "keep": {}}


@rule("kingdom.production.cube-needs-its-space")
def test_a_cube_goes_onto_a_free_space_of_its_own_resource_only():
    cards = {
        "hall": card("2 materials, 4 gold, 1 krystallium, 1 soldier"),
        "mint": card("5 gold, 1 krystallium, 1 soldier"),
        "keep": card("3 materials, 1 soldier"),
        "full": card("2 materials, 1 gold"),
    }
    lisa = {
        "building": [
            "hall",
            "mint",
            {"card": "keep", "materials": 2},
            {"card": "full", "materials": 2},
        ]
    }
    table = two(lisa, makes="6 materials", cards=cards)
    assert table[LISA].offers("place") == ["place 1 hall", "place 2 hall", "place 1 keep"]


@rule("kingdom.production.cube-needs-its-space")
def test_cubes_go_onto_ones_own_cards_under_construction_only():
    cards = {"hall": card("2 materials"), "keep": card("2 materials")}
    table = two({"building": ["hall"]}, {"building": ["keep"]}, makes="1 materials", cards=cards)
    assert table[LISA].options == ["place 1 hall", "alchemy materials", "scrap hall"]
    assert table.open == [LISA]


@rule("kingdom.production.nothing-moves")
def test_a_placed_cube_stays_where_it_is():
    cards = {"hall": card("2 materials, 1 soldier"), "keep": card("1 materials")}
    lisa = {"building": ["hall", "keep"], "krystallium": 1}
    table = two(lisa, makes="1 materials", cards=cards).choose("place 1 hall")
    seen = set()
    while table.round == 1:
        seen |= set(table.options)
        assert table[LISA].building == {"hall": {"materials": 1}, "keep": {}}
        table.choose("finish")
    # Nothing but Krystallium can complete the keep now, or the cube is lost with its card.
    assert seen == {"infuse materials hall", "infuse materials keep", "scrap hall", "scrap keep", "finish"}


@rule("kingdom.production.cubes-not-limited")
def test_cubes_do_not_run_out():
    """There are 20 of each resource in the box."""
    cards = {"mine": card("1 gold", makes="9 materials", copies=4)}
    rich = {"duchy": ["mine", "mine"]}
    table = two(rich, rich, makes="9 materials", theirs="8 materials", cards=cards)
    assert tales(table, "produced")[:2] == [(LISA, MATERIALS, 27), (DAVID, MATERIALS, 26)]
    assert (table[LISA].krystallium, table[LISA].alchemy) == (5, {"materials": 2})
    assert (table[DAVID].krystallium, table[DAVID].alchemy) == (5, {"materials": 1})
