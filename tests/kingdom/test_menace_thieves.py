"""Thieves and the icons they cover."""

import pytest

from courtyard.games.kingdom.declaration.words import EXPLORATION, MATERIALS, SPACE_NAMES
from tests.kingdom.menaces import alone, duel
from tests.rules import rule


def thief(lisa='selected = ["thief", "mill"]', head="", phase="planning", **others):
    """Lisa with a Thief among the selected cards, or with what is said."""
    return duel("thieves,shadows", head, lisa, phase=phase, **others)


def robbed(stolen, soldiers=0, lisa="", head="round = 2", phase="combat"):
    """Lisa, whose Duchy also makes 1 Gold and 2 Exploration, with covered icons."""
    tokens = ", ".join(f"{resource} = {tokens}" for resource, tokens in stolen.items())
    rest = f'duchy = ["guild", "rangers"]\nstolen = {{ {tokens} }}\nsoldiers = {soldiers}\n{lisa}'
    return duel("thieves,shadows", head, rest, phase=phase)


# Covering an icon.


@rule("kingdom.menace.thief-steals-an-icon")
def test_a_thief_makes_its_victim_cover_an_icon_of_choice():
    choices = {"materials": {"materials": 1, "population": 1}, "population": {"materials": 2}}
    for resource, left in choices.items():
        table = thief()
        assert table["Lisa"].options == ["steal materials", "steal population"]
        table["Lisa"].choose(f"steal {resource}")
        assert table["Lisa"].stolen == {resource: 1}
        makes = {name: cubes for name, cubes in table["Lisa"].makes.items() if cubes}
        assert makes == left


@rule("kingdom.menace.thief-steals-an-icon", "kingdom.menace.hits-whoever-took-it")
def test_the_thief_of_the_opponent_steals_from_whoever_took_it():
    table = thief("", david='selected = ["thief", "mill"]\nbuilding = ["well"]')
    table["David"].choose("steal population")
    assert (table["Lisa"].stolen, table["David"].stolen) == ({}, {"population": 1})


@rule("kingdom.menace.thief-what-can-be-covered")
def test_icons_of_constructed_cards_can_be_covered_too():
    table = thief('selected = ["thief", "mill"]\nduchy = ["guild"]')
    assert table["Lisa"].options == ["steal materials", "steal population", "steal gold"]
    table["Lisa"].choose("steal gold")
    assert table["Lisa"].makes == {"materials": 2, "population": 1, "gold": 0, "exploration": 0}


@rule("kingdom.menace.thief-what-can-be-covered", "kingdom.menace.thief-icon-makes-nothing")
def test_of_an_icon_that_produces_per_type_a_token_takes_one_cube():
    table = thief('selected = ["thief"]\nduchy = ["guild", "rangers"]\nbuilding = ["forge"]')
    assert table["Lisa"].makes["exploration"] == 2
    table["Lisa"].choose("steal exploration")
    assert table["Lisa"].makes["exploration"] == 1
    table.idle(lambda table: table.phase == "combat" or table.round == 2)
    assert ("produced", 0, EXPLORATION, 1) in table.events


@rule("kingdom.menace.thief-what-can-be-covered")
def test_a_covered_icon_per_type_still_grows_with_every_card_of_the_type():
    lisa = 'duchy = ["rangers"]\nbuilding = ["guild"]\nstolen = { exploration = 1 }\nkrystallium = 1'
    table = thief(lisa, "round = 2", "production")
    assert table["Lisa"].makes["exploration"] == 0
    table.idle(lambda table: "infuse gold guild" in table["Lisa"].options)
    table["Lisa"].choose("infuse gold guild")
    assert table["Lisa"].makes["exploration"] == 1


@rule("kingdom.menace.thief-what-can-be-covered")
def test_icons_of_the_duchy_card_and_of_cards_are_one_sum_of_the_resource():
    lisa = 'selected = ["thief.1", "thief.2", "thief.3", "mill"]\nduchy = ["guild", "rangers"]'
    table = alone("thieves", "", lisa)
    table["Lisa"].choose("steal materials", "steal materials", "steal exploration")
    assert table["Lisa"].stolen == {"materials": 2, "exploration": 1}
    assert table["Lisa"].makes == {"materials": 0, "population": 1, "gold": 1, "exploration": 1}
    assert table["Lisa"].menaces == ["thief.1", "thief.2", "thief.3"]


@rule("kingdom.menace.thief-needs-an-icon")
def test_what_is_covered_already_cannot_be_covered_again():
    lisa = 'selected = ["thief", "mill"]\nstolen = { population = 1 }\nduchy = ["guild"]'
    table = thief(lisa, "round = 2")
    assert table["Lisa"].options == ["steal materials", "steal gold"]
    lisa = 'selected = ["thief", "mill"]\nstolen = { population = 1, materials = 1 }'
    assert thief(lisa, "round = 3")["Lisa"].stolen == {"population": 1, "materials": 2}


@rule("kingdom.menace.thief-needs-an-icon")
@pytest.mark.parametrize("duchy", [[], ["guild"], ["rangers"], ["guild", "rangers"]])
def test_only_what_the_duchy_would_produce_can_be_covered(duchy):
    table = thief(f'selected = ["thief", "mill"]\nduchy = {duchy}')
    made = [resource for resource in SPACE_NAMES[:4] if table["Lisa"].makes[resource]]
    assert table["Lisa"].options == [f"steal {resource}" for resource in made]


@rule("kingdom.menace.thief-needs-an-icon", "kingdom.menace.as-fully-as-possible")
def test_thieves_beyond_the_number_of_icons_cover_nothing():
    lisa = 'selected = ["thief", "mill"]\nstolen = { materials = 2, population = 1 }'
    table = thief(lisa, "round = 4")
    assert table["Lisa"].stolen == {"materials": 2, "population": 1}
    assert table["Lisa"].menaces == ["thief.1", "thief.2", "thief.3", "thief.4"]


@rule("kingdom.menace.thief-needs-an-icon", "kingdom.menace.as-fully-as-possible")
def test_no_thief_goes_without_an_icon_while_there_are_enough():
    table = alone("thieves", "", 'selected = ["thief.1", "thief.2", "thief.3", "mill"]')
    table.idle(lambda table: not table["Lisa"].offers("steal"))
    assert table["Lisa"].stolen == {"materials": 2, "population": 1}
    table = alone("thieves", "", 'selected = ["thief.1", "thief.2", "mill"]')
    table["Lisa"].choose("steal materials")
    assert table["Lisa"].options == ["steal materials", "steal population"]
    table["Lisa"].choose("steal population")
    assert table["Lisa"].stolen == {"materials": 1, "population": 1}
    # In the other order, only the Materials are left.
    table = alone("thieves", "", 'selected = ["thief.1", "thief.2", "mill"]').choose("steal population")
    assert table["Lisa"].stolen == {"materials": 1, "population": 1}


@rule("kingdom.menace.thief-acts-once", "kingdom.menace.to-the-construction-area")
def test_the_thief_moves_to_the_construction_area_once_the_icon_is_covered():
    table = thief()
    assert table["Lisa"].menaces == []
    table["Lisa"].choose("steal materials")
    assert (table["Lisa"].menaces, table["Lisa"].selected) == (["thief.1"], ["mill.1"])


@rule("kingdom.menace.thief-acts-once")
def test_a_thief_that_lies_there_already_covers_nothing_more():
    lisa = 'selected = ["mill"]\nmenaces = ["thief.1"]\nstolen = { materials = 1 }'
    table = thief(lisa, "round = 2")
    assert table["Lisa"].duty == "sort-cards"
    assert table["Lisa"].stolen == {"materials": 1}
    assert "icon-stolen" not in table["Lisa"].told


# What a covered icon means.


@rule("kingdom.menace.thief-icon-makes-nothing")
def test_a_covered_icon_makes_nothing_in_the_production_of_the_same_round():
    table = thief('selected = ["thief"]\nbuilding = ["forge"]')
    table["Lisa"].choose("steal materials")
    table.idle(lambda table: table.phase == "production")
    assert table["Lisa"].produced == {"materials": 1}
    assert table["Lisa"].purse == {"materials": 1}
    assert table["David"].produced == {"materials": 2}


@rule("kingdom.menace.thief-icon-makes-nothing")
@pytest.mark.parametrize(("stolen", "winner"), [("materials", "David"), ("population", None)])
def test_a_covered_icon_does_not_count_for_supremacy(stolen, winner):
    table = thief('selected = ["thief"]\nbuilding = ["forge"]')
    table["Lisa"].choose(f"steal {stolen}")
    table.idle(lambda table: table.phase == "production")
    trained = [event for event in table.events if event[0] == "trained"]
    assert trained == ([("trained", 1, MATERIALS, 0)] if winner else [])


@rule("kingdom.menace.thief-icon-makes-nothing")
def test_a_lead_of_one_is_gone_with_the_icon():
    for stolen, soldiers in (("", 1), ("stolen = { gold = 1 }", 0)):
        lisa = f'duchy = ["guild"]\nbuilding = ["forge"]\n{stolen}'
        table = thief(lisa, 'round = 2\nresource = "gold"', "production")
        assert table["Lisa"].training == soldiers


@rule("kingdom.menace.thief-icon-makes-nothing")
def test_alone_a_covered_icon_does_not_count_for_the_five_of_supremacy_either():
    for extra, training in ("", 1), ("stolen = { exploration = 1 }", 0):
        guards = "[card.guards]\n        type = 'specialist'\n        copies = 4\n        cost = { gold = 1 }"
        lisa = f'duchy = ["rangers", "guards", "guards", "guards", "guards"]\n{extra}\n{guards}'
        table = alone("thieves", 'resource = "exploration"', lisa, phase="production")
        assert table["Lisa"].training == training


# The end of a Thief.


@rule("kingdom.menace.thief-vanquished")
@pytest.mark.parametrize("back", ["materials", "gold", "exploration"])
def test_a_vanquished_thief_gives_back_an_icon_of_choice(back):
    table = robbed({"materials": 1, "gold": 1, "exploration": 1}, 1, head="round = 3")
    table["Lisa"].choose("fight thief.1")
    assert table["Lisa"].options == ["restore materials", "restore gold", "restore exploration"]
    before = table["Lisa"].makes[back]
    table["Lisa"].choose(f"restore {back}")
    assert table["Lisa"].makes[back] == before + 1
    assert table["Lisa"].stolen == {name: 1 for name in ("materials", "gold", "exploration") if name != back}
    assert table["Lisa"].menaces == ["thief.2", "thief.3"]


@rule("kingdom.menace.thief-vanquished", "kingdom.menace.several-fights")
def test_every_vanquished_thief_gives_back_one_icon_and_the_fight_goes_on():
    table = robbed({"materials": 2, "gold": 1}, 6, head="round = 3")
    table["Lisa"].choose("fight thief.1", "restore gold", "fight thief.2")
    assert table["Lisa"].stolen == {"materials": 1}
    table["Lisa"].choose("fight thief.3")
    assert (table["Lisa"].stolen, table["Lisa"].menaces, table["Lisa"].soldiers) == ({}, [], 0)


@rule("kingdom.menace.thief-vanquished")
def test_the_icon_produces_again_from_the_next_round_on():
    table = robbed({"materials": 1}, 1)
    table["Lisa"].choose("fight thief")
    assert (table.round, table["Lisa"].stolen) == (3, {})
    table.idle(lambda table: table.phase == "production")
    assert ("produced", 0, MATERIALS, 2) in table.events


@rule("kingdom.menace.thief-vanquished")
def test_a_thief_that_covered_nothing_still_gives_back_a_token_of_another():
    table = robbed({"gold": 1}, 2, 'menaces = ["thief.1", "thief.2"]', head="round = 3")
    table["Lisa"].choose("fight thief.2")
    assert (table["Lisa"].stolen, table["Lisa"].menaces) == ({}, ["thief.1"])


@rule("kingdom.menace.thief-vanquished")
def test_a_thief_is_vanquished_without_any_token_to_remove_as_well():
    table = thief('menaces = ["thief.1"]\nsoldiers = 1', "round = 2", "combat")
    table["Lisa"].choose("fight thief")
    assert (table["Lisa"].menaces, table.round) == ([], 3)


@rule("kingdom.menace.thief-vanquished")
def test_tokens_of_the_opponent_are_not_removed():
    david = 'stolen = { population = 1 }\nbuilding = ["well"]'
    lisa = 'stolen = { materials = 1 }\nsoldiers = 1\nmenaces = ["thief.1"]'
    table = thief(lisa, "round = 3", "combat", david=david)
    table["Lisa"].choose("fight thief.1")
    assert (table["Lisa"].stolen, table["David"].stolen) == ({}, {"population": 1})
