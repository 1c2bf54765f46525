"""Alone: the Search, the second Search, and the deck that runs out."""

import pytest

from courtyard.games.kingdom.declaration.words import TREASURE
from tests.kingdom.alone import alone
from tests.kingdom.table import Table
from tests.rules import rule

DECK = """
top = "village"
[next]
developments = ["barracks", "guildhall", "toll-tower"]
"""


def searchable(areas: str, more: str = "", module: str = "quest", turn: int = 1) -> Table:
    """A selection, with Village, Barracks and Guildhall on top of the deck."""
    return alone(f"turn = {turn}\nareas = {areas}\n{more}{DECK}", module)


def search(table: Table, *cards: str) -> Table:
    """Drop two cards, in the order in which they are asked for."""
    first = next(option for option in table.options if option.removeprefix("drop ") in cards)
    table.choose(first)
    second = [option for option in table.options if option.removeprefix("drop ") in cards]
    return table.choose(*second) if second else table


def droppable(table: Table) -> set[str]:
    """All cards that can be discarded for a Search, as the first or the second."""
    before = set(table.discards)
    found = drops(table)
    table.choose(next(option for option in table.options if option.startswith("drop")))
    # Where only one is left for the second, it is discarded unasked.
    return found | drops(table) | set(table.discards) - before


def drops(table: Table) -> set[str]:
    return {option.removeprefix("drop ") for option in table.options if option.startswith("drop")}


THREE = "[['quarry', 'scouts', 'hamlet'], ['royal-mint', 'crystal-palace']]"


@rule("kingdom.solo.search-after-every-selection")
@pytest.mark.parametrize("turn", [0, 1, 2, 3])
def test_after_every_selection_there_may_be_a_search(turn):
    table = searchable("[['quarry', 'scouts'], []]", turn=turn)
    table.choose("take 1")
    assert "pass" in table.options
    search(table, "quarry.1", "scouts.1").choose("keep guildhall")
    assert "guildhall.1" in [*table[0].selected, *table.discards, *table[0].building]


@rule("kingdom.solo.search-after-every-selection")
def test_a_search_does_not_take_away_the_search_of_the_next_selection():
    table = searchable("[['quarry', 'scouts'], []]").choose("take 1")
    search(table, "quarry.1", "scouts.1").choose("keep village.1", "take 1")
    assert table.options[0] == "pass"
    assert len(table.options) > 1


@rule("kingdom.solo.search-price")
def test_a_search_costs_two_cards_of_the_selected_area():
    table = searchable(THREE).choose("take 1")
    assert droppable(table) == {"quarry.1", "scouts.1", "hamlet.1"}
    table = search(searchable(THREE).choose("take 1"), "quarry.1", "hamlet.1")
    assert sorted(table.discards) == ["hamlet.1", "quarry.1"]
    assert table.areas == [["scouts.1"], ["royal-mint", "crystal-palace"]]


@rule("kingdom.solo.search-price")
def test_a_search_is_optional():
    table = searchable(THREE).choose("take 1", "pass")
    assert sorted(table[0].selected) == ["hamlet.1", "quarry.1", "scouts.1"]
    assert table.discards == []
    assert "searched" not in table.told


@rule("kingdom.solo.search-price")
@pytest.mark.parametrize("areas", ["[['quarry'], []]", "[['quarry', { card = 'scouts', down = true }], []]"])
def test_without_two_face_up_cards_there_is_no_search(areas):
    table = searchable(areas).choose("take 1")
    assert table.options[:2] == ["take 1", "take 2"]
    assert "quarry.1" in table[0].selected


@rule("kingdom.solo.search-price")
def test_face_down_cards_are_no_price_of_a_search():
    table = searchable("[['quarry', 'hamlet', { card = 'scouts', down = true }], []]").choose("take 1")
    assert droppable(table) == {"quarry.1", "hamlet.1"}
    assert table.areas[0] == ["scouts.1*"]


@rule("kingdom.solo.search-not-calamities")
def test_a_calamity_is_no_price_of_a_search():
    table = searchable("[['quarry', 'calamity'], []]", "unmasked = 'calamity'").choose("take 1")
    assert table.options[:2] == ["take 1", "take 2"]
    table = searchable("[['quarry', 'calamity', 'scouts'], []]", "unmasked = 'calamity'").choose("take 1")
    assert droppable(table) == {"quarry.1", "scouts.1"}


@rule("kingdom.solo.search-not-menaces")
def test_a_menace_is_no_price_of_a_search():
    menace = "menaces = 'shadows'\nunmasked = 'shadow'"
    table = searchable("[['quarry', 'shadow'], []]", menace, "menace").choose("take 1")
    assert table.options[:2] == ["take 1", "take 2"]
    table = searchable("[['quarry', 'shadow', 'scouts'], []]", menace, "menace").choose("take 1")
    assert droppable(table) == {"quarry.1", "scouts.1"}


@rule("kingdom.solo.search-not-menaces")
def test_treasures_and_advisors_can_be_the_price_of_a_search():
    treasure = Table(players=1).names[TREASURE]
    table = searchable(f"[['quarry', '{treasure}'], []]").choose("take 1")
    assert search(table, "quarry.1", treasure).discards == ["quarry.1", treasure]
    table = searchable("[['quarry', 'great-silversmith'], []]", module="advisors").choose("take 1")
    search(table, "quarry.1", "great-silversmith")
    assert table.discards == ["quarry.1", "great-silversmith"]
    assert (table[0].advisors, table[0].soldiers) == ([], 2)


@rule("kingdom.solo.search-three-keep-one", "kingdom.solo.search-rest-discarded")
@pytest.mark.parametrize("kept", ["village.1", "barracks.1", "guildhall.1"])
def test_of_three_cards_one_joins_the_area_and_the_others_are_discarded(kept):
    table = search(searchable(THREE).choose("take 1"), "quarry.1", "hamlet.1")
    looked_at = {"village.1", "barracks.1", "guildhall.1"}
    assert set(table.looked_at) == looked_at
    assert set(table.options) == {f"keep {card}" for card in looked_at}
    assert table[0].selected == []
    table.choose(f"keep {kept}")
    # What was kept is collected with the rest of the area.
    assert sorted(table[0].selected) == sorted([kept, "scouts.1"])
    assert set(table.discards) == {"quarry.1", "hamlet.1"} | looked_at - {kept}
    assert all(table[0].knows(card) for card in looked_at)
    # The area is filled with the cards that follow.
    assert len(table.areas[0]) == 2
    assert not looked_at & set(table.areas[0])


@rule("kingdom.solo.search-three-keep-one")
def test_the_three_cards_are_the_top_card_and_the_next_two():
    table = searchable(THREE)
    cards = len(table.deck)
    search(table.choose("take 1"), "quarry.1", "hamlet.1")
    assert len(table.deck) == cards - 3
    assert table.top == "toll-tower"


@rule("kingdom.solo.search-three-keep-one")
def test_an_advisor_found_in_a_search_is_collected_like_the_others():
    table = alone(
        """
        turn = 1
        areas = [["quarry", "scouts"], []]
        top = "great-silversmith"
        """,
        "advisors",
    )
    search(table.choose("take 1"), "quarry.1", "scouts.1").choose("keep great-silversmith")
    assert (table[0].advisors, table[0].soldiers) == (["great-silversmith"], 3)


# The second Search.

FOUR = "[['quarry', 'scouts', 'hamlet', 'dragon-egg'], ['royal-mint', 'crystal-palace']]"


@rule("kingdom.solo.second-search")
def test_a_revealed_card_in_the_selected_area_allows_a_second_search_and_no_third():
    table = searchable(FOUR, "unmasked = 'scouts'").choose("take 1")
    search(table, "quarry.1", "hamlet.1").choose("keep village.1")
    assert table.options[0] == "pass"
    assert len(table.options) > 1
    assert table[0].selected == []
    search(table, "scouts.1", "dragon-egg").choose(table.options[0])
    assert table.told.count("searched") == 2
    assert len(table[0].selected) == 2
    assert table.options[:2] == ["take 1", "take 2"]


@rule("kingdom.solo.second-search")
def test_what_the_first_search_found_can_pay_for_the_second():
    table = searchable("[['quarry', 'scouts', 'hamlet'], []]", "unmasked = 'hamlet'").choose("take 1")
    search(table, "quarry.1", "scouts.1").choose("keep village.1")
    search(table, "hamlet.1", "village.1").choose(table.options[0])
    assert table.told.count("searched") == 2
    assert len(table[0].selected) == 1


@rule("kingdom.solo.second-search")
@pytest.mark.parametrize("more", ["", "unmasked = 'royal-mint'"])
def test_without_a_revealed_card_in_the_area_there_is_one_search(more):
    table = searchable(FOUR, more).choose("take 1")
    search(table, "quarry.1", "hamlet.1").choose("keep village.1")
    assert table.options[:2] == ["take 1", "take 2"]
    assert len(table[0].selected) == 3


@rule("kingdom.solo.second-search")
def test_a_card_revealed_just_now_allows_the_second_search():
    masked = "[['quarry', 'hamlet', { card = 'scouts', down = true }], []]"
    table = searchable(masked).choose("pick 1.3", "take 1")
    search(table, "quarry.1", "hamlet.1").choose("keep village.1")
    assert droppable(table) == {"scouts.1", "village.1"}


@rule("kingdom.solo.second-search")
def test_what_was_revealed_in_one_round_is_forgotten_in_the_next():
    table = searchable(FOUR, "unmasked = 'scouts'")
    assert table.match.view(0)["unmasked"] == "scouts.1"
    table.play_to("choice", 2)
    assert table.match.view(0)["unmasked"] is None


# The deck runs out.


def worn_out(areas: list[list[str]], deck: list[str]) -> Table:
    """A deck of a few cards; cards that are not in the Danger deck lie discarded, two of them unseen."""
    fresh = Table(players=1, module="quest")
    everything = [fresh.names[card] for card in fresh.position.t.in_deck]
    rest = [card for card in everything if card not in {*deck, *areas[0], *areas[1]}]
    danger, seen, unseen = rest[:6], rest[8:], rest[6:8]
    return Table(
        {
            "players": 1,
            "module": "quest",
            "round": 2,
            "turn": 0,
            "areas": areas,
            "top": deck[0],
            "danger": danger,
            "discard": [*seen, *({"card": card, "down": True} for card in unseen)],
            "next": {"developments": deck[1:]},
        }
    )


@rule("kingdom.solo.deck-runs-out")
def test_an_empty_deck_is_made_anew_from_the_discards_with_its_top_card_visible():
    table = worn_out([["quarry.1"], []], ["village.1", "barracks.1"])
    discarded = table.discards
    unseen = [card for card in discarded if not table[0].knows(card)]
    assert len(unseen) == 2
    assert sorted(table.deck) == ["barracks.1", "village.1"]
    table.choose("take 1")
    assert table.areas[0] == ["village.1", "barracks.1"]
    assert "reshuffled" in table.told
    assert (sorted(table.deck), table.discards) == (sorted(discarded), [])
    assert table.top in discarded
    assert table[0].knows(table.top)
    # What was discarded unseen stays unseen, unless it happens to lie on top.
    assert not any(table[0].knows(card) for card in unseen if card != table.top)


@rule("kingdom.solo.deck-runs-out")
def test_a_search_goes_on_in_the_new_deck():
    table = worn_out([["quarry.1", "hamlet.1"], []], ["village.1"])
    search(table.choose("take 1"), "quarry.1", "hamlet.1")
    assert "village.1" in table.looked_at
    assert len(table.looked_at) == 3
    assert "reshuffled" in table.told
