"""Giant Rats and their Vermin."""

import pytest

from courtyard.games.kingdom.declaration.components import printed
from tests.kingdom.menaces import DECKS, alone, duel
from tests.kingdom.table import Table
from tests.rules import rule

WITH_RATS = [f"{deck},giant-rats" for deck in DECKS if deck != "giant-rats"]


@rule("kingdom.menace.vermin-stack")
@pytest.mark.parametrize("decks", [*WITH_RATS, "giant-rats,shadows"])
def test_ten_vermin_lie_ready_for_both_where_giant_rats_play(decks):
    table = Table(menaces=decks)
    assert printed()["vermin"]["number"] == 10
    assert ("vermin-ready", 0, 10, 0) in table.events


@rule("kingdom.menace.vermin-stack")
def test_there_are_no_vermin_without_giant_rats():
    assert "vermin-ready" not in Table(menaces="shadows,thieves").told


@rule("kingdom.menace.vermin-stack", "kingdom.menace.hits-whoever-took-it")
@pytest.mark.parametrize("decks", ["giant-rats,thieves", "thieves,giant-rats"])
def test_vermin_come_to_either_player_whoever_brought_the_rats(decks):
    david = 'selected = ["giant-rat", "mill"]\nmenaces = ["giant-rat.1"]\nvermin = 1'
    table = duel(decks, "round = 3", 'menaces = ["giant-rat.2"]\nvermin = 1', david)
    assert (table["Lisa"].vermin, table["David"].vermin) == (1, 3)


@rule("kingdom.menace.rats-bring-vermin")
def test_the_example_of_the_rulebook_benoit_adds_a_giant_rat_and_two_vermin():
    table = Table("""
        players = ["Anna", "Benoit"]
        menaces = "giant-rats,frost-giants"
        round = 2
        phase = "planning"
        [seat.Benoit]
        selected = ["giant-rat", "hamlet"]
        menaces = ["giant-rat.1"]
        vermin = 1
        """)
    assert table["Benoit"].menaces == ["giant-rat.1", "giant-rat.2"]
    assert table["Benoit"].vermin == 1 + 2
    assert table.events[-1] == ("vermin-come", 1, table.names.index("giant-rat.2"), 2)


@rule("kingdom.menace.rats-bring-vermin")
@pytest.mark.parametrize("there", range(4))
def test_a_giant_rat_brings_a_vermin_for_every_giant_rat_there_itself_included(there):
    menaces = [f"giant-rat.{nth + 1}" for nth in range(there)]
    lisa = f'selected = ["giant-rat", "mill"]\nmenaces = {menaces}'
    table = duel("giant-rats,thieves", f"round = {there + 1}", lisa)
    assert len(table["Lisa"].menaces) == there + 1
    assert table["Lisa"].vermin == there + 1


@rule("kingdom.menace.rats-bring-vermin")
def test_only_the_own_giant_rats_count():
    david = 'menaces = ["giant-rat.1", "giant-rat.2"]'
    table = duel("giant-rats,thieves", "round = 3", 'selected = ["giant-rat", "mill"]', david)
    assert (table["Lisa"].vermin, table["David"].vermin) == (1, 0)


@rule("kingdom.menace.rats-one-by-one")
@pytest.mark.parametrize(("rats", "vermin"), [(1, 1), (2, 3), (3, 6)])
def test_giant_rats_of_one_selection_arrive_one_after_the_other(rats, vermin):
    selected = [f"giant-rat.{nth + 1}" for nth in range(rats)]
    table = alone("giant-rats", "", f'selected = ["mill"]\nselected_down = {selected}')
    assert (len(table["Lisa"].menaces), table["Lisa"].vermin) == (rats, vermin)


@rule("kingdom.menace.rats-one-by-one", "kingdom.menace.vermin-stack")
def test_the_ten_vermin_are_just_enough_for_all_four_giant_rats():
    lisa = (
        'selected = ["giant-rat", "giant-rat", "mill"]\nmenaces = ["giant-rat.1", "giant-rat.4"]\nvermin = 3'
    )
    table = alone("giant-rats", "round = 3", lisa)
    assert table["Lisa"].vermin == printed()["vermin"]["number"]


@rule("kingdom.menace.rats-act-on-arrival-only")
def test_a_giant_rat_that_is_there_already_brings_nothing_more():
    lisa = 'selected = ["thief", "mill"]\nmenaces = ["giant-rat.1", "giant-rat.2"]\nvermin = 3'
    table = duel("giant-rats,thieves", "round = 3", lisa)
    assert table["Lisa"].options == ["steal materials", "steal population"]
    table["Lisa"].choose("steal materials")
    assert table["Lisa"].vermin == 3
    assert "vermin-come" not in table["Lisa"].told


@rule("kingdom.menace.rats-vanquished-not-counted", "kingdom.menace.vanquished-leaves")
def test_a_vanquished_giant_rat_no_longer_counts_but_its_vermin_stay():
    lisa = 'menaces = ["giant-rat.1", "giant-rat.2"]\nvermin = 3\nsoldiers = 1'
    table = duel("thieves,giant-rats", "round = 2", lisa, phase="combat")
    table["Lisa"].choose("fight giant-rat.1")
    assert (table["Lisa"].menaces, table["Lisa"].vermin) == (["giant-rat.2"], 3)
    table.play_to("production", 3)
    assert table["Lisa"].menaces == ["giant-rat.2", "giant-rat.3"]
    assert table["Lisa"].vermin == 3 + 2


@rule("kingdom.menace.vermin-are-fought")
def test_vermin_are_not_counted_as_giant_rats():
    lisa = 'selected = ["giant-rat", "mill"]\nvermin = 3'
    assert duel("giant-rats,thieves", "round = 3", lisa)["Lisa"].vermin == 4


@rule("kingdom.menace.vermin-are-fought")
def test_vermin_do_nothing_in_planning_but_lie_there():
    table = duel("giant-rats,thieves", "round = 3", 'selected = ["mill", "tower"]\nvermin = 3')
    assert table["Lisa"].duty == "sort-cards"
    assert table["Lisa"].told == ["phase"]
    assert (table["Lisa"].vermin, table["Lisa"].makes["materials"]) == (3, 2)


@rule("kingdom.menace.vermin-are-fought", "kingdom.menace.combat-price")
def test_each_vermin_costs_its_own_soldiers_in_combat():
    table = duel("giant-rats,thieves", "round = 3", "vermin = 3\nsoldiers = 5", phase="combat")
    assert set(table["Lisa"].options) == {"fight vermin", "finish"}
    table["Lisa"].choose("fight vermin")
    assert (table["Lisa"].vermin, table["Lisa"].soldiers) == (2, 3)
    table["Lisa"].choose("fight vermin")
    assert (table["Lisa"].vermin, table["Lisa"].soldiers) == (1, 1)
    assert table.round == 4


@rule("kingdom.menace.vermin-are-fought")
def test_vermin_are_not_fought_with_too_few_soldiers():
    table = duel("giant-rats,thieves", "round = 3", "vermin = 3\nsoldiers = 1", phase="combat")
    assert table.round == 4
    assert (table["Lisa"].vermin, table["Lisa"].soldiers) == (3, 1)


@rule("kingdom.menace.vermin-are-fought", "kingdom.menace.unvanquished-cost-points")
def test_each_vermin_that_is_left_costs_its_own_points():
    lisa = 'duchy = ["tower"]\nmenaces = ["giant-rat.1"]\nvermin = 3'
    table = duel("giant-rats,thieves", "", lisa, "vermin = 1", phase="end")
    assert table["Lisa"].points == 11 - 2 - 3 * 9
    assert table["David"].points == -9
    assert (table["Lisa"].place, table["David"].place) == (2, 1)
