"""Shadows: the cards they take, and what the opponent has of it."""

from collections import Counter
from itertools import combinations

import pytest

from courtyard.games.kingdom.declaration.words import DISCARD
from tests.kingdom.duchies import reachable, ways
from tests.kingdom.menaces import alone, duel
from tests.kingdom.table import kinds
from tests.rules import rule

ASKED = 'selected = ["guild"]'
"""David has a card to decide about, so that the game stops once the Menaces are settled."""


def lose(table):
    return [option for option in table["Lisa"].options if option.startswith("lose")]


@rule("kingdom.menace.shadows-discard")
def test_a_shadow_of_the_selection_takes_one_card_of_the_players_choice():
    table = duel("shadows,thieves", "", 'selected = ["shadow", "mill", "tower", "rangers"]', ASKED)
    assert table["Lisa"].options == ["lose mill.1", "lose rangers", "lose tower"]
    table["Lisa"].choose("lose rangers")
    assert table.discards == ["rangers"]
    assert table["Lisa"].selected == ["mill.1", "tower"]
    assert table["Lisa"].options == ["slate mill.1", "recycle mill.1", "slate tower", "recycle tower"]


@rule("kingdom.menace.shadows-discard")
@pytest.mark.parametrize("old", range(4))
@pytest.mark.parametrize("new", range(2))
def test_every_shadow_takes_a_card_the_old_ones_and_the_new_one(old, new):
    menaces = [f"shadow.{nth + 1}" for nth in range(old)]
    selected = ["mill", "mill", "tower", "rangers", "forge", *["shadow"] * new]
    lisa = f"selected = {selected}\nmenaces = {menaces}"
    table = duel("shadows,thieves", f"round = {old + 1}", lisa, ASKED)
    table.idle(lambda table: not lose(table))
    assert len(table.discards) == old + new
    assert len(table["Lisa"].selected) == 5 - old - new


@rule("kingdom.menace.shadows-discard")
def test_the_opponents_shadows_take_nothing_of_mine():
    lisa = 'selected = ["mill", "tower"]'
    table = duel("shadows,thieves", "round = 2", lisa, 'menaces = ["shadow.1"]\nbuilding = ["well"]')
    assert table["Lisa"].duty == "sort-cards"
    assert table.discards == []


@rule("kingdom.menace.shadows-discard")
def test_shadows_take_cards_of_the_selection_only_not_those_under_construction():
    table = duel("shadows,thieves", "", 'selected = ["shadow", "mill"]\nbuilding = ["tower", "forge"]', ASKED)
    assert table.discards == ["mill.1"]
    assert list(table["Lisa"].building) == ["forge", "tower"]


@rule("kingdom.menace.shadows-discard")
def test_cards_that_lay_face_down_are_turned_up_first_and_can_be_taken_too():
    lisa = 'selected = ["mill"]\nselected_down = ["shadow", "tower"]'
    table = duel("shadows,thieves", "", lisa, ASKED)
    assert table["Lisa"].options == ["lose mill.1", "lose tower"]
    assert "turned-up" in table["David"].told


@rule("kingdom.menace.shadows-no-bonus")
@pytest.mark.parametrize("card", ["tower", "iron-ingots"])
def test_a_card_taken_by_a_shadow_brings_its_owner_nothing(card):
    lisa = f'selected = ["shadow", "{card}"]\nbuilding = ["forge", "rangers"]'
    table = duel("shadows,thieves", "", lisa, ASKED)
    assert table.discards == [card]
    assert (table["Lisa"].purse, table["Lisa"].alchemy) == ({}, {})
    assert table["Lisa"].building == {"forge": {}, "rangers": {}}
    assert "recycled" not in table["Lisa"].told


@rule("kingdom.menace.shadows-feed-the-opponent")
@pytest.mark.parametrize("shadows", [1, 2, 3])
def test_the_opponent_gains_a_cube_for_each_card_in_the_alchemy_area(shadows):
    menaces = [f"shadow.{nth + 1}" for nth in range(shadows)]
    lisa = f'selected = ["mill", "tower", "forge"]\nmenaces = {menaces}'
    david = f'{ASKED}\nbuilding = ["well"]'
    table = duel("shadows,thieves", "round = 4", lisa, david)
    table.idle(lambda table: not lose(table))
    assert sum(table["David"].alchemy.values()) == shadows
    assert (table["David"].building, table["David"].purse) == ({"well": {}}, {})
    assert ("shadows-give", 1, shadows, 0) in table.events


@rule("kingdom.menace.shadows-feed-the-opponent")
def test_the_fifth_cube_of_the_opponent_becomes_krystallium():
    lisa = 'selected = ["mill", "tower"]\nmenaces = ["shadow.1", "shadow.2"]'
    david = f"{ASKED}\nalchemy = {{ gold = 4 }}"
    table = duel("shadows,thieves", "round = 4", lisa, david).idle(lambda table: not lose(table))
    assert (table["David"].krystallium, sum(table["David"].alchemy.values())) == (1, 1)


@rule("kingdom.menace.shadows-feed-the-opponent", "kingdom.menace.hits-whoever-took-it")
def test_whoever_brought_the_shadows_the_other_one_gains_the_cube():
    table = duel("shadows,thieves", "", 'selected = ["guild"]', 'selected = ["shadow", "mill"]')
    assert table.discards == ["mill.1"]
    assert sum(table["Lisa"].alchemy.values()) == 1
    assert table["David"].alchemy == {}


@rule("kingdom.menace.shadows-treasure")
def test_a_treasure_gives_the_opponent_two_cubes():
    lisa = 'selected = ["shadow", "iron-ingots", "mill"]'
    for choice, cubes in (("lose iron-ingots", 2), ("lose mill", 1)):
        table = duel("shadows,thieves", "", lisa, ASKED)
        table["Lisa"].choose(choice)
        assert sum(table["David"].alchemy.values()) == cubes


@rule("kingdom.menace.shadows-treasure")
def test_a_treasure_and_a_card_make_three_cubes():
    lisa = 'selected = ["shadow", "iron-ingots", "mill"]\nmenaces = ["shadow.1"]'
    table = duel("shadows,thieves", "round = 2", lisa, ASKED).idle(lambda table: not lose(table))
    assert sum(table["David"].alchemy.values()) == 3


@rule("kingdom.menace.shadows-cubes-arrive-later")
def test_the_cubes_arrive_when_both_have_settled_their_menaces():
    lisa = 'selected = ["shadow", "mill", "tower"]'
    table = duel("shadows,thieves", "", lisa, 'selected = ["thief", "guild"]\nalchemy = { gold = 4 }')
    table["Lisa"].choose("lose tower")
    assert table["Lisa"].options == []
    assert (table["David"].alchemy, table["David"].krystallium) == ({"gold": 4}, 0)
    assert "shadows-give" not in table["David"].told
    table["David"].choose("steal materials")
    assert (table["David"].alchemy, table["David"].krystallium) == ({}, 1)
    assert "shadows-give" in table["Lisa"].told


@rule("kingdom.menace.shadows-cubes-arrive-later")
def test_shadows_of_both_players_feed_each_other():
    lisa = 'selected = ["mill", "iron-ingots"]\nmenaces = ["shadow.1", "shadow.2"]'
    david = 'selected = ["shadow", "tower", "rangers"]'
    table = duel("shadows,thieves", "round = 3", lisa, david)
    table["David"].choose("lose tower")
    table.idle(lambda table: not lose(table))
    assert sum(table["Lisa"].alchemy.values()) == 1
    assert sum(table["David"].alchemy.values()) == 3


@rule("kingdom.menace.shadows-move")
def test_the_shadow_moves_to_the_construction_area_once_the_cards_are_discarded():
    table = duel("shadows,thieves", "", 'selected = ["shadow", "mill", "tower"]', ASKED)
    assert (table["Lisa"].selected[-1], table["Lisa"].menaces) == ("shadow.1", [])
    table["Lisa"].choose("lose tower")
    assert (table["Lisa"].selected, table["Lisa"].menaces) == (["mill.1"], ["shadow.1"])


@rule("kingdom.menace.shadows-spare-menaces")
@pytest.mark.parametrize(
    ("deck", "menace"), [("frost-giants", "frost-giant"), ("giant-rats", "giant-rat"), ("thieves", "thief")]
)
def test_no_menace_is_discarded_to_a_shadow(deck, menace):
    lisa = f'selected = ["shadow", "{menace}", "mill", "tower"]'
    table = duel(f"shadows,{deck}", "", lisa, ASKED)
    assert kinds(table["Lisa"].options) == ["lose mill", "lose tower"]
    table = duel(f"shadows,{deck}", "", f'selected = ["shadow", "{menace}"]', ASKED)
    table.idle(lambda table: table["Lisa"].duty == "done")
    assert table.discards == []
    assert table["Lisa"].menaces == ["shadow.1", f"{menace}.1"]


@rule("kingdom.menace.shadows-any-order")
def test_several_cards_are_chosen_one_by_one_in_any_order():
    lisa = 'selected = ["shadow", "forge", "mill", "tower"]\nmenaces = ["shadow.1"]'
    table = duel("shadows,thieves", "round = 2", lisa, ASKED)
    assert table["Lisa"].options == ["lose forge", "lose mill.1", "lose tower"]
    table["Lisa"].choose("lose tower")
    assert table["Lisa"].options == ["lose forge", "lose mill.1"]
    table["Lisa"].choose("lose mill")
    assert sorted(table.discards) == ["mill.1", "tower"]


FOUR = ("forge", "mill.1", "rangers", "tower")


@rule("kingdom.menace.shadows-any-order", "kingdom.menace.shadows-discard")
def test_each_set_of_two_cards_can_be_chosen_and_in_an_orderly_position_in_one_way():
    lisa = 'selected = ["forge", "mill", "rangers", "tower"]\nmenaces = ["shadow.1", "shadow.2"]'
    table = duel("shadows,thieves", "round = 3", lisa, ASKED)
    numbers = {table.names.index(name): name for name in FOUR}

    def taken(ends):
        return [frozenset(numbers[n] for n in numbers if end.is_at(n, DISCARD)) for end in ends]

    wanted = {frozenset(pair) for pair in combinations(FOUR, 2)}
    assert set(taken(reachable(table.position, 0, "lose-cards", "lose"))) == wanted
    assert Counter(taken(ways(table.position, 0, "lose-cards"))) == dict.fromkeys(wanted, 1)


@rule("kingdom.menace.shadows-any-order")
def test_two_equal_cards_are_both_offered_and_both_can_be_lost():
    lisa = 'selected = ["forge", "mill", "mill", "tower"]\nmenaces = ["shadow.1", "shadow.2"]'
    table = duel("shadows,thieves", "round = 3", lisa, ASKED)
    assert table["Lisa"].options == ["lose forge", "lose mill.1", "lose mill.2", "lose tower"]
    table["Lisa"].choose("lose mill.2")
    assert table["Lisa"].options == ["lose forge", "lose mill.1", "lose tower"]
    table["Lisa"].choose("lose mill.1")
    assert table.discards == ["mill.1", "mill.2"]


# Alone.


@rule("kingdom.solo.menace-shadows", "kingdom.menace.shadows-discard", "kingdom.menace.shadows-no-bonus")
def test_alone_the_cards_go_without_anybody_gaining_a_cube():
    lisa = 'selected = ["mill", "iron-ingots", "tower", "shadow", "shadow"]'
    table = alone("shadows", "", lisa)
    table["Lisa"].choose("lose tower", "lose iron-ingots")
    assert sorted(table.discards) == ["iron-ingots", "tower"]
    assert (table["Lisa"].alchemy, table["Lisa"].krystallium) == ({}, 0)
    assert "shadows-give" not in table.told
    assert table["Lisa"].menaces == ["shadow.1", "shadow.2"]
