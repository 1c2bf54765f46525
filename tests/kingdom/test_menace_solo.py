"""Alone with a Menace deck: the Danger deck, face-down Menaces, Searches, and the medals."""

import pytest

from courtyard.engine.trouble import Trouble
from courtyard.games.kingdom.declaration.words import PHASES
from courtyard.games.kingdom.game import KINGDOM
from tests.kingdom.menaces import DECKS, alone
from tests.kingdom.table import Table, kinds
from tests.rules import rule


@rule("kingdom.solo.menace-danger-deck", "kingdom.menace.no-calamities", "kingdom.menace.one-deck-each")
@pytest.mark.parametrize("deck", DECKS)
def test_the_four_cards_of_a_menace_deck_take_the_place_of_the_calamities(deck):
    table = Table(players=1, menaces=deck)
    danger = kinds(table.danger)
    assert len(danger) == 12
    assert [card for card in danger if card in DECKS.values()] == [DECKS[deck]] * 4
    assert "calamity" not in danger


@rule("kingdom.menace.one-deck-each")
@pytest.mark.parametrize("decks", ["shadows,thieves", "calamities"])
def test_alone_there_is_exactly_one_deck(decks):
    with pytest.raises(Trouble, match="Menace deck"):
        KINGDOM.settle_options({"players": 1, "menaces": decks})


@rule("kingdom.solo.menace-danger-deck", "kingdom.menace.hits-whoever-took-it")
@pytest.mark.parametrize("deck", DECKS)
def test_a_menace_taken_face_down_is_turned_up_in_planning_and_acts(deck):
    menace = DECKS[deck]
    head = f"""
        turn = 3
        areas = [["mill", {{ card = "{menace}", down = true }}], ["guild"]]
        """
    lisa = 'selected = ["tower"]\nbuilding = ["forge"]'
    table = alone(deck, head, lisa, phase="choice").choose("take 1")
    table.idle(lambda table: table["Lisa"].duty == "sort-cards")
    assert table["Lisa"].menaces == [f"{menace}.1"]
    acted = {
        "shadow": "mill.1" in table.discards,
        "frost-giant": table["Lisa"].frozen == {"frost-giant.1": "forge"},
        "giant-rat": table["Lisa"].vermin == 1,
        "thief": table["Lisa"].stolen == {"materials": 1},
    }
    assert [name for name, happened in acted.items() if happened] == [menace]


@rule("kingdom.solo.search-not-menaces")
@pytest.mark.parametrize("deck", DECKS)
def test_a_menace_is_not_discarded_for_a_search(deck):
    head = f"""
        turn = 2
        areas = [["mill", "tower", "{DECKS[deck]}"], ["guild"]]
        unmasked = "{DECKS[deck]}"
        """
    table = alone(deck, head, phase="choice").choose("take 1")
    assert table.options == ["pass", "drop mill.1", "drop tower"]


@rule("kingdom.menace.combat-phase-added")
@pytest.mark.parametrize("deck", DECKS)
def test_alone_every_round_ends_with_a_combat_phase_too(deck):
    table = Table(players=1, menaces=deck).idle(lambda table: False)
    phases = [PHASES[event[2]] for event in table.events if event[0] == "phase"]
    assert phases == ["planning", "production", "combat"] * 4


@rule("kingdom.solo.medals-everywhere", "kingdom.menace.unvanquished-cost-points")
@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize(("points", "place"), [(69, 2), (70, 1)])
def test_menaces_that_are_left_count_against_the_medals_of_every_deck(deck, points, place):
    left = [f"{DECKS[deck]}.1", f"{DECKS[deck]}.4"]
    lisa = f"""
        duchy = ["palace", "crown"]
        menaces = {left}
        [card.palace]
        type = "monument"
        cost = {{ gold = 1 }}
        points = 50
        [card.crown]
        type = "monument"
        cost = {{ gold = 1 }}
        points = {points + 2 + 7 - 50}
        """
    table = alone(deck, "", lisa, phase="end")
    assert (table["Lisa"].points, table["Lisa"].place) == (points, place)


@rule("kingdom.menace.menaces-at-once")
def test_alone_nothing_is_hidden_while_menaces_are_settled():
    table = alone("thieves", "", 'selected = ["thief", "mill"]')
    table["Lisa"].choose("steal population")
    assert "icon-stolen" in table.told
