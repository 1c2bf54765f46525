"""The Menace module: decks, the Choice phase, what all Menaces have in common in planning, and points."""

from itertools import combinations, permutations

import pytest

from courtyard.engine.trouble import Trouble
from courtyard.games.kingdom.declaration.components import printed
from courtyard.games.kingdom.declaration.words import PHASES
from courtyard.games.kingdom.game import KINGDOM
from tests.kingdom.menaces import DECKS, OWN, SIDE, alone, duel, offered
from tests.kingdom.table import Table, kinds
from tests.rules import rule

PAIRS = list(permutations(DECKS, 2))
ORDER = {
    "shadows": "shadows-take",
    "thieves": "icon-stolen",
    "giant-rats": "vermin-come",
    "frost-giants": "frozen",
}
"""The decks in the order in which they act, and what is told of each."""


def others(deck):
    return [other for other in DECKS if other != deck]


# Set-up.


@rule("kingdom.menace.no-calamities")
def test_the_calamities_stay_in_the_box():
    table = Table(menaces="shadows,thieves")
    assert kinds(table.box).count("calamity") == 8
    assert "calamities-out" in table.told


@rule("kingdom.menace.one-deck-each", "kingdom.menace.two-different-decks")
@pytest.mark.parametrize("decks", PAIRS, ids=",".join)
def test_each_player_brings_a_deck_of_four_and_any_two_decks_can_meet(decks):
    dealt = [[], []]
    for number in range(1, 5):
        table = Table({"menaces": ",".join(decks), "phase": "deal", "round": number})
        for who in range(2):
            dealt[who] += [card for card in table[who].hand if kinds([card])[0] in DECKS.values()]
    for who in range(2):
        assert dealt[who] == [f"{DECKS[decks[who]]}.{nth}" for nth in range(1, 5)]


@rule("kingdom.menace.one-deck-each")
def test_the_four_decks_have_four_cards_each_and_with_the_vermin_there_are_26():
    menaces = printed()["menace"]
    assert {name: deck["copies"] for name, deck in menaces.items()} == dict.fromkeys(DECKS, 4)
    assert 4 * len(menaces) + printed()["vermin"]["number"] == 26


@rule("kingdom.menace.two-different-decks")
@pytest.mark.parametrize("deck", DECKS)
def test_two_players_cannot_bring_the_same_deck(deck):
    with pytest.raises(Trouble, match="two different Menace decks"):
        KINGDOM.settle_options({"menaces": f"{deck},{deck}"})


@rule("kingdom.menace.two-different-decks")
@pytest.mark.parametrize("decks", ["thieves", "thieves,shadows,giant-rats"])
def test_each_game_pits_two_menaces_against_each_other_never_more_or_fewer(decks):
    with pytest.raises(Trouble, match="two Menace decks"):
        KINGDOM.settle_options({"menaces": decks})


def test_frost_giants_meet_giant_rats_where_nobody_chooses():
    assert KINGDOM.settle_options({})["menaces"] == "frost-giants,giant-rats"


# The Choice phase.


@rule("kingdom.menace.menace-in-hand")
@pytest.mark.parametrize("decks", PAIRS, ids=",".join)
def test_the_eighth_card_of_a_hand_is_a_menace_of_the_own_deck(decks):
    table = Table(menaces=",".join(decks))
    for who in range(2):
        assert len(table[who].hand) == 8
        strange = [card for card in kinds(table[who].hand) if card in DECKS.values() or card == "calamity"]
        assert strange == [DECKS[decks[who]]]


@rule("kingdom.menace.menace-in-hand")
def test_a_menace_is_offered_face_up_or_face_down_and_selected_like_any_other_card():
    head = 'areas = [["mill"], ["tower"]]'
    lisa = 'hand = ["thief", "guild"]'
    table = duel("thieves,shadows", head, lisa, phase="choice")
    table["Lisa"].choose("offer thief")
    assert table["Lisa"].options == ["lay 1", "lay 1 down", "lay 2", "lay 2 down"]
    table["Lisa"].choose("lay 1", "offer guild", "lay 2")
    table["David"].choose("take 1")
    assert table["David"].selected == ["mill.1", "thief.1"]
    table["David"].choose("offer shadow", "lay 2 down")
    assert table.areas[1] == ["tower", "guild", "shadow.1*"]


@rule("kingdom.menace.menace-in-hand")
def test_a_menace_that_nobody_selects_is_discarded_and_acts_on_nobody():
    head = 'turn = 15\nareas = [["mill"], ["thief", "guild"]]'
    table = duel("thieves,shadows", head, phase="choice").choose("take 1")
    assert table.phase == "planning"
    assert "thief.1" in table.discards
    assert (table["Lisa"].stolen, table["David"].stolen) == ({}, {})


# Planning: all Menaces.


@rule("kingdom.menace.neither-recycled-nor-built")
@pytest.mark.parametrize(("one", "other"), list(combinations(DECKS, 2)))
def test_a_menace_is_neither_recycled_nor_slated(one, other):
    lisa = f'selected = ["{DECKS[one]}", "{DECKS[other]}", "mill", "mill", "tower", "guild"]'
    seen = offered(duel(f"{one},{other}", "", lisa), lambda table: table.phase != "planning")
    seen = {option for option in seen if option.startswith(("slate", "recycle"))}
    assert seen
    assert not [option for option in seen if any(menace in option for menace in DECKS.values())]


@rule("kingdom.menace.to-the-construction-area")
@pytest.mark.parametrize("decks", PAIRS, ids=",".join)
def test_selected_menaces_end_up_in_the_construction_area(decks):
    one, other = (DECKS[deck] for deck in decks)
    lisa = f'selected = ["{one}", "mill", "tower"]\nselected_down = ["{other}"]'
    table = duel(",".join(decks), "", lisa).idle(lambda table: 0 not in table.open)
    assert table.phase == "planning"
    assert sorted(table["Lisa"].menaces) == sorted([f"{one}.1", f"{other}.1"])
    assert table["Lisa"].selected == []
    assert table["David"].menaces == []


@rule("kingdom.menace.hits-whoever-took-it")
@pytest.mark.parametrize("mine", [True, False], ids=["own", "opponents"])
@pytest.mark.parametrize("deck", DECKS)
def test_a_menace_acts_on_the_player_who_took_it_whosever_it_is(deck, mine):
    other = others(deck)[0]
    decks = f"{deck},{other}" if mine else f"{other},{deck}"
    table = duel(decks, "", f'selected = ["{DECKS[deck]}", "mill", "tower"]\nbuilding = ["forge"]')
    table.idle(lambda table: table["Lisa"].duty == "sort-cards" or table.phase == "production")
    lisa, david = table["Lisa"], table["David"]
    assert [len(lisa.selected) == 1, bool(lisa.stolen), lisa.vermin == 1, bool(lisa.frozen)] == [
        deck == acting for acting in ("shadows", "thieves", "giant-rats", "frost-giants")
    ]
    assert (david.stolen, david.vermin, david.frozen, david.menaces) == ({}, 0, {}, [])


@rule("kingdom.menace.before-planning")
@pytest.mark.parametrize(
    ("deck", "verb"), [("shadows", "lose"), ("thieves", "steal"), ("frost-giants", "freeze")]
)
def test_menaces_act_before_any_card_is_slated_or_recycled(deck, verb):
    lisa = f'selected = ["mill", "tower"]\nselected_down = ["{DECKS[deck]}"]\nbuilding = ["guild"]'
    table = duel(f"{deck},giant-rats", "", lisa)
    assert len(table["Lisa"].offers(verb)) > 1
    # Beside it there is only what is allowed at any time.
    assert {option.split()[0] for option in table["Lisa"].options} == {verb, "scrap"}
    assert table["Lisa"].told == ["phase", "turned-up"]
    table["Lisa"].choose(table["Lisa"].options[0])
    table.idle(lambda table: "finish" not in table["Lisa"].options)
    assert {option.split()[0] for option in table["Lisa"].options} <= {"slate", "recycle", "scrap"}
    assert table["Lisa"].offers("slate")


@rule("kingdom.menace.before-planning")
def test_giant_rats_have_arrived_before_the_first_card_is_slated_or_recycled():
    table = duel("giant-rats,thieves", "", 'selected = ["giant-rat", "mill"]')
    assert table["Lisa"].options == ["slate mill.1", "recycle mill.1"]
    assert (table["Lisa"].menaces, table["Lisa"].vermin) == (["giant-rat.1"], 1)


@rule("kingdom.menace.order-of-menaces")
@pytest.mark.parametrize(("first", "second"), list(combinations(ORDER, 2)))
def test_shadows_act_before_thieves_thieves_before_rats_and_frost_giants_last(first, second):
    lisa = f'selected = ["{DECKS[second]}", "mill", "tower"]\nselected_down = ["{DECKS[first]}"]'
    table = duel(f"{second},{first}", "", lisa)
    table.idle(lambda table: table["Lisa"].duty == "sort-cards" or table.phase == "production")
    told = [event for event in table["Lisa"].told if event in ORDER.values()]
    assert told == [ORDER[first], ORDER[second]]


@rule("kingdom.menace.order-of-menaces", "kingdom.menace.moves-even-without-effect")
def test_a_shadow_takes_the_only_card_before_the_frost_giant_finds_it():
    table = duel("shadows,frost-giants", "", 'selected = ["shadow", "frost-giant", "mill"]')
    assert table.discards == ["mill.1"]
    assert table["Lisa"].frozen == {}
    assert table["Lisa"].menaces == ["shadow.1", "frost-giant.1"]


@rule("kingdom.menace.as-fully-as-possible", "kingdom.menace.moves-even-without-effect")
@pytest.mark.parametrize("deck", ["shadows", "frost-giants"])
def test_a_menace_that_finds_no_card_goes_to_the_construction_area_all_the_same(deck):
    table = duel(f"{deck},giant-rats", "", f'selected = ["{DECKS[deck]}"]')
    assert table["Lisa"].menaces == [f"{DECKS[deck]}.1"]
    assert (table.discards, table["David"].alchemy, table["Lisa"].frozen) == ([], {}, {})


@rule("kingdom.menace.as-fully-as-possible", "kingdom.menace.moves-even-without-effect")
def test_a_thief_that_finds_no_icon_goes_to_the_construction_area_all_the_same():
    barren = {**SIDE, "makes": dict.fromkeys(SIDE["makes"], 0)}
    own = {**OWN, "duchy": {"valados": {"a": barren}}}
    table = duel("thieves,shadows", "", 'selected = ["thief"]', own=own)
    assert (table["Lisa"].menaces, table["Lisa"].stolen) == (["thief.1"], {})


@rule("kingdom.menace.as-fully-as-possible")
def test_shadows_take_all_there_is_where_there_are_too_few_cards():
    lisa = 'selected = ["shadow", "mill", "tower"]\nmenaces = ["shadow.1", "shadow.2"]'
    table = duel("shadows,thieves", "round = 3", lisa)
    table.idle(lambda table: not table["Lisa"].offers("lose"))
    assert sorted(table.discards) == ["mill.1", "tower"]
    assert table["David"].alchemy == {"materials": 2}
    assert table["Lisa"].menaces == ["shadow.1", "shadow.2", "shadow.3"]


@rule("kingdom.menace.menaces-at-once")
def test_both_settle_their_menaces_at_once_and_see_each_others_choices_when_both_are_done():
    lisa = 'selected = ["frost-giant", "mill", "tower"]'
    table = duel("frost-giants,thieves", "", lisa, 'selected = ["thief", "guild"]')
    assert table.open == [0, 1]
    table["David"].choose("steal population")
    assert table.open == [0]
    assert "icon-stolen" in table["David"].told
    assert "icon-stolen" not in table["Lisa"].told
    table["Lisa"].choose("freeze tower")
    assert "icon-stolen" in table["Lisa"].told
    assert "frozen" in table["David"].told


@rule("kingdom.menace.menaces-at-once")
def test_what_befalls_the_other_without_a_choice_is_seen_when_both_are_done_as_well():
    table = duel(
        "giant-rats,thieves", "", 'selected = ["thief", "mill"]', 'selected = ["giant-rat", "guild"]'
    )
    assert table.open == [0]
    assert "vermin-come" in table["David"].told
    assert "vermin-come" not in table["Lisa"].told
    table["Lisa"].choose("steal materials")
    assert "vermin-come" in table["Lisa"].told


@rule("kingdom.menace.menaces-at-once")
def test_the_order_in_which_the_two_settle_their_menaces_changes_nothing():
    ends = []
    for order in (("Lisa", "David"), ("David", "Lisa")):
        lisa = 'selected = ["shadow", "mill", "tower"]'
        table = duel("shadows,thieves", "", lisa, 'selected = ["thief", "guild"]')
        for name in order:
            table[name].choose("lose mill" if name == "Lisa" else "steal materials")
        ends.append(table.cells)
    assert ends[0] == ends[1]


@rule("kingdom.menace.menace-not-a-card-under-construction")
@pytest.mark.parametrize("decks", [("shadows", "frost-giants"), ("giant-rats", "thieves")], ids=",".join)
def test_a_menace_takes_no_cubes_and_is_never_discarded(decks):
    own = ", ".join(f'"{DECKS[deck]}.{nth}"' for deck in decks for nth in (1, 2))
    lisa = f'menaces = [{own}]\nkrystallium = 3\nsoldiers = 9\nbuilding = ["forge"]'
    table = duel(",".join(decks), "round = 3", lisa, phase="production")
    seen = offered(table, lambda table: table.round == 4)
    assert "scrap forge" in seen
    on_menaces = {option for option in seen if any(menace in option for menace in DECKS.values())}
    assert {option.split()[0] for option in on_menaces} <= {"fight", "offer"}
    assert len(table["Lisa"].menaces) == 4


# The Combat phase is there, and the end.


@rule("kingdom.menace.combat-phase-added")
@pytest.mark.parametrize("decks", ["frost-giants,giant-rats", "shadows,thieves"])
def test_every_round_ends_with_a_combat_phase(decks):
    table = Table(menaces=decks).idle(lambda table: False)
    phases = [PHASES[event[2]] for event in table.events if event[0] == "phase"]
    assert phases == ["planning", "production", "combat"] * 4


@rule("kingdom.menace.combat-phase-added")
def test_the_other_modules_have_no_combat_phase():
    table = Table(module="quest").idle(lambda table: table.round == 2)
    phases = [PHASES[event[2]] for event in table.events if event[0] == "phase"]
    assert phases == ["planning", "production"]


@rule("kingdom.menace.combat-phase-added", "kingdom.menace.vanquished-leaves")
def test_a_menace_can_still_be_vanquished_in_the_fourth_round():
    lisa = 'menaces = ["shadow.4"]\nsoldiers = 4'
    table = duel("shadows,thieves", 'round = 4\nresource = "exploration"', lisa, phase="production")
    assert set(table["Lisa"].options) == {"fight shadow.4", "finish"}
    table["Lisa"].choose("fight shadow")
    assert table.match.is_over
    assert table["Lisa"].points == 0


@rule("kingdom.menace.unvanquished-cost-points")
@pytest.mark.parametrize("deck", DECKS)
def test_each_menace_that_is_left_costs_the_points_it_shows(deck):
    for nth, points in enumerate(OWN["menace"][deck]["points"], 1):
        other = others(deck)[0]
        david = f'menaces = ["{DECKS[deck]}.{nth}"]\nduchy = ["tower"]'
        table = duel(f"{deck},{other}", "", "", david, phase="end")
        assert (table["Lisa"].points, table["David"].points) == (0, 11 - points)
        assert table["David"].place == 1


@rule("kingdom.menace.unvanquished-cost-points")
@pytest.mark.parametrize(("one", "other"), list(combinations(DECKS, 2)))
def test_menaces_of_both_decks_and_of_all_rounds_add_up_and_can_decide_the_game(one, other):
    lisa = f'duchy = ["tower"]\nmenaces = ["{DECKS[one]}.1", "{DECKS[one]}.4", "{DECKS[other]}.3"]'
    table = duel(f"{one},{other}", "", lisa, phase="end")
    assert table["Lisa"].points == 11 - (2 + 7 + 5)
    assert (table["Lisa"].place, table["David"].place) == (2, 1)
    assert ("lost-points", 0, 14, 0) in table.events


@rule("kingdom.menace.unvanquished-cost-points")
def test_a_frost_giant_beneath_a_card_costs_points_too_and_the_frozen_card_brings_none():
    lisa = 'building = [{ card = "tower", materials = 1, frozen = "frost-giant.2" }]'
    table = duel("frost-giants,thieves", "", lisa, phase="end")
    assert table["Lisa"].points == -3


@rule("kingdom.menace.unvanquished-cost-points")
def test_points_may_fall_below_nothing_alone_as_well():
    table = alone("thieves", "", 'menaces = ["thief.1", "thief.2"]', phase="end")
    assert table["Lisa"].points == -5
