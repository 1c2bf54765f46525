"""The end of the game: points, ties, and the worked example of the rulebook."""

import pytest

from courtyard.games.kingdom.declaration import events
from courtyard.games.kingdom.declaration.words import TYPES
from tests.kingdom.own_cards import card
from tests.kingdom.table import Table
from tests.rules import rule

# The Advisors module without any Advisor at the table adds nothing to the basic rules.
END = 'module = "advisors"\nphase = "end"\n'


def duchy_with(points, its_type):
    """Corrections for the first player's Duchy card: points per type, or none."""
    return {"duchy": {"valados": {"a": {"points_per": points, "points_per_type": its_type}}}}


PLAIN_DUCHIES = {
    "duchy": {name: {"a": {"points_per": 0, "points_per_type": ""}} for name in ("valados", "teressie")}
}


def final(text, *cards, own=PLAIN_DUCHIES):
    """A game at its final count; the Duchy cards give nothing unless a test says so."""
    table = Table(END + text + "".join(cards), own=own)
    assert table.match.is_over
    return table


def counted(table, what, seat=0):
    """The events of a player's final count: `flat-points`, `combo-points`, `lost-points`."""
    return [event[2] for event in table.events if event[:2] == (what, seat)]


# The example of the rulebook.


SIMON = """
    players = ["Simon", "Benjamin"]
    [seat.Simon]
    duchy = ["two", "six", "three", "three-each", "four-each", "obelisk"]
    calamities = 2
    krystallium = 3
    soldiers = 4
    building = ["castle", "obelisk-to-be"]
"""
SIMONS_CARDS = (
    card("two", "structure", points=2),
    card("six", "monument", points=6),
    card("three", "discovery", points=3),
    card("three-each", "monument", points_per=3, points_per_type="monument"),
    card("four-each", "monument", points_per=4, points_per_type="monument"),
    card("obelisk", "monument"),
    card("castle", "structure", points=9),
    card("obelisk-to-be", "monument", points_per=5, points_per_type="monument"),
)


@rule(
    "kingdom.ending.flat-points",
    "kingdom.ending.combo-points",
    "kingdom.ending.duchy-combo",
    "kingdom.ending.combos-add-up",
    "kingdom.ending.calamities",
    "kingdom.ending.krystallium-and-soldiers-nothing",
    "kingdom.ending.under-construction-nothing",
)
def test_simon_has_39_points_in_the_example_of_the_rulebook():
    table = final(SIMON, *SIMONS_CARDS, own=duchy_with(2, "monument"))
    assert counted(table, "flat-points") == [2 + 6 + 3] == [11]
    assert counted(table, "combo-points") == [(3 + 4 + 2) * 4] == [36]
    assert counted(table, "lost-points") == [2 * 4] == [8]
    assert table["Simon"].points == 39
    assert ("game-over", 0, 39, 1) in table.events


# When it ends.


@rule("kingdom.ending.after-round-four")
@pytest.mark.parametrize("module", ["menace", "advisors", "quest"])
def test_the_game_ends_after_the_fourth_round(module):
    position = f'module = "{module}"\nphase = "production"\nresource = "exploration"\nround = '
    table = Table(position + "3").play_to("choice")
    assert (table.match.is_over, table.round, table.phase) == (False, 4, "choice")
    assert "game-over" not in table.told
    table = Table(position + "4").idle(lambda table: False)
    assert (table.match.is_over, table.round, table.phase) == (True, 4, "over")
    assert table.open == []
    for seat in (0, 1):
        assert len(counted(table, "flat-points", seat)) == 1
        assert counted(table, "game-over", seat) == [table[seat].points]


# Points.


@rule("kingdom.ending.flat-points")
def test_fixed_points_of_all_cards_in_the_duchy_are_added():
    cards = [card("inn", points=7), card("den", "discovery", points=1, copies=2), card("mill")]
    text = '[seat.0]\nduchy = ["inn", "den.1", "den.2", "mill"]\n[seat.1]\nduchy = []'
    table = final(text, *cards)
    assert (table[0].points, table[1].points) == (9, 0)


@rule("kingdom.ending.combo-points")
@pytest.mark.parametrize("its_type", TYPES)
def test_points_per_type_count_once_for_each_card_of_that_type(its_type):
    cards = [card(f"a-{kind}", kind, copies=nth) for nth, kind in enumerate(TYPES, start=1)]
    cards.append(card("census", "structure", points_per=3, points_per_type=its_type))
    names = [f"a-{kind}.{copy + 1}" for nth, kind in enumerate(TYPES, start=1) for copy in range(nth)]
    duchy = ["census", "a-structure", *names[1:]]
    table = final(f"[seat.0]\nduchy = {duchy}", *cards)
    there = {"structure": 2, "specialist": 2, "monument": 3, "discovery": 4}
    assert table[0].points == 3 * there[its_type]


@rule("kingdom.ending.combo-points")
def test_points_per_type_need_cards_of_that_type_in_the_own_duchy():
    cards = [card("census", points_per=3, points_per_type="monument"), card("obelisk", "monument")]
    table = final('[seat.0]\nduchy = ["census"]\n[seat.1]\nduchy = ["obelisk"]', *cards)
    assert (table[0].points, table[1].points) == (0, 0)


@rule("kingdom.ending.duchy-combo")
@pytest.mark.parametrize(("monuments", "points"), [(0, 0), (1, 2), (3, 6)])
def test_the_points_of_the_duchy_card_count_as_well(monuments, points):
    obelisks = [f"obelisk.{nth + 1}" for nth in range(monuments)]
    cards = [card("obelisk", "monument", copies=3), card("mill")]
    own = {"duchy": {**PLAIN_DUCHIES["duchy"], **duchy_with(2, "monument")["duchy"]}}
    text = f"[seat.0]\nduchy = {obelisks}\n[seat.1]\nduchy = ['mill']"
    table = final(text, *cards, own=own)
    assert (table[0].points, table[1].points) == (points, 0)


@rule("kingdom.ending.combos-add-up")
def test_several_cards_for_the_same_type_each_count_in_full():
    cards = [
        card("guide", "discovery", points_per=1, points_per_type="discovery", copies=2),
        card("atlas", "structure", points_per=3, points_per_type="discovery"),
    ]
    table = final('[seat.0]\nduchy = ["guide.1", "guide.2", "atlas"]', *cards)
    assert table[0].points == 2 + 2 + 6


@rule("kingdom.ending.flat-points", "kingdom.ending.combo-points")
def test_a_card_can_have_both_kinds_of_points():
    cards = [card("dome", "monument", points=2, points_per=3, points_per_type="monument")]
    table = final('[seat.0]\nduchy = ["dome"]', *cards)
    assert (counted(table, "flat-points"), counted(table, "combo-points")) == ([2], [3])
    assert table[0].points == 5


@rule("kingdom.ending.calamities")
@pytest.mark.parametrize("calamities", [0, 1, 2, 8])
def test_each_calamity_costs_four_points(calamities):
    table = final(f'[seat.0]\ncalamities = {calamities}\nduchy = ["inn"]', card("inn", points=10))
    assert table[0].points == 10 - 4 * calamities
    assert table[1].points == 0


@rule("kingdom.ending.krystallium-and-soldiers-nothing")
def test_krystallium_soldiers_and_cubes_give_no_points():
    table = final("[seat.0]\nkrystallium = 6\nsoldiers = 9\ntraining = true\nalchemy = { gold = 4 }")
    assert table[0].points == 0


@rule("kingdom.ending.under-construction-nothing")
def test_cards_under_construction_give_no_points_and_count_for_no_type():
    cards = [
        card("census", points_per=3, points_per_type="monument"),
        card("obelisk", "monument", points=5),
        card("gallery", points_per=4, points_per_type="structure"),
    ]
    table = final(
        """
        [seat.0]
        duchy = ["census"]
        building = [{ card = "obelisk", materials = 2 }, "gallery"]
        """,
        *cards,
    )
    assert table[0].points == 0


# Who wins.


def places(table):
    return table[0].place, table[1].place


def both_ways(first, second, *cards):
    """The places when the first player has the one and the second the other, and the other way round."""
    one = final(f"[seat.0]\n{first}\n[seat.1]\n{second}", *cards)
    other = final(f"[seat.0]\n{second}\n[seat.1]\n{first}", *cards)
    return places(one), places(other)


FIRST_WINS = ((1, 2), (2, 1))
SHARED = ((1, 1), (1, 1))


@rule("kingdom.ending.most-points-win")
def test_more_points_win():
    cards = [card("inn", points=4), card("den", points=1, copies=3), card("mill")]
    # Neither more cards nor more Soldiers help against more points.
    more_cards = 'duchy = ["den.1", "den.2", "den.3"]\nsoldiers = 5'
    assert both_ways('duchy = ["inn"]', more_cards, *cards) == FIRST_WINS
    # Fewer points below nothing are more, too.
    assert both_ways("calamities = 1", "calamities = 2\nsoldiers = 5", *cards) == FIRST_WINS


@rule("kingdom.ending.tie-by-cards")
def test_at_equal_points_more_cards_in_the_duchy_win():
    cards = [card("inn", points=4), card("den", points=2, copies=2)]
    assert both_ways('duchy = ["den.1", "den.2"]', 'duchy = ["inn"]\nsoldiers = 5', *cards) == FIRST_WINS


@rule("kingdom.ending.tie-by-cards", "kingdom.ending.under-construction-nothing")
def test_cards_under_construction_do_not_break_a_tie():
    first, second = 'duchy = ["mill.1"]', 'duchy = ["mill.2"]\nbuilding = ["inn"]'
    assert both_ways(first, second, card("mill", copies=2), card("inn")) == SHARED


@rule("kingdom.ending.tie-calamities-count")
def test_calamities_count_as_cards_in_a_tie():
    cards = [card("inn", points=4), card("mill")]
    # A card and a Calamity, together worth nothing, against one card that is worth nothing.
    first, second = 'duchy = ["inn"]\ncalamities = 1', 'duchy = ["mill"]\nsoldiers = 5'
    assert both_ways(first, second, *cards) == FIRST_WINS


@rule("kingdom.ending.tie-by-soldiers")
def test_at_equal_points_and_cards_more_soldiers_win():
    first, second = 'duchy = ["den.1"]\nsoldiers = 3', 'duchy = ["den.2"]\nsoldiers = 2\nkrystallium = 5'
    assert both_ways(first, second, card("den", points=2, copies=2)) == FIRST_WINS


@rule("kingdom.ending.tie-training-does-not-count")
def test_a_soldier_in_training_does_not_count_in_a_tie():
    assert both_ways("soldiers = 1\ntraining = true", "soldiers = 1") == SHARED
    assert both_ways("soldiers = 2", "soldiers = 1\ntraining = true") == FIRST_WINS


@rule("kingdom.ending.tie-shared")
def test_when_all_is_equal_the_victory_is_shared():
    first = 'duchy = ["den.1"]\nsoldiers = 2\nkrystallium = 3'
    second = 'duchy = ["den.2"]\nsoldiers = 2\nalchemy = { gold = 4 }'
    cards = card("den", points=2, copies=2)
    assert both_ways(first, second, cards) == SHARED
    table = final(f"[seat.0]\n{first}\n[seat.1]\n{second}", cards)
    over = [event for event in table.events if event[0] == "game-over"]
    assert [event[:3] for event in over] == [("game-over", 0, 2), ("game-over", 1, 2)]


# What is told of it.


def why_it_ended(table):
    """The rules behind the places that are told, and behind what broke a tie."""
    ends = [event for event in table.match.events if events.NAMES[event[0]] in ("game-over", "tie-broken")]
    return [table.match.why(event).removeprefix("kingdom.") for event in ends]


def said(table, event, seat, language="en"):
    found = next(one for one in table.match.events if events.NAMES[one[0]] == event)
    return table.match.game.phrases.say(table.match.log_line(found, seat), language)


def against(first, second):
    dens = card("den", points=2, copies=2) + card("inn", points=4)
    return final(f"[seat.0]\n{first}\n[seat.1]\n{second}", dens)


@rule("kingdom.ending.most-points-win")
def test_more_points_are_a_reason_of_their_own():
    table = against('duchy = ["inn"]', 'duchy = ["den.1"]')
    assert "tie-broken" not in table.told
    assert why_it_ended(table) == ["ending.most-points-win"] * 2


@rule("kingdom.ending.tie-by-cards")
@pytest.mark.parametrize("winner", [0, 1])
def test_it_is_told_that_cards_break_a_tie(winner):
    seats = ['duchy = ["den.1", "den.2"]', 'duchy = ["inn"]\nsoldiers = 5']
    table = against(*(seats if winner == 0 else seats[::-1]))
    assert [event for event in table.events if event[0] == "tie-broken"] == [("tie-broken", winner, 0, 0)]
    assert why_it_ended(table)[0] == "ending.tie-by-cards"
    assert said(table, "tie-broken", winner) == "Equal VP: you win with more cards in your Duchy."
    assert f"@{winner}" in said(table, "tie-broken", 1 - winner)


@rule("kingdom.ending.tie-by-soldiers")
@pytest.mark.parametrize("winner", [0, 1])
def test_it_is_told_that_soldiers_break_a_tie(winner):
    seats = ['duchy = ["den.1"]\nsoldiers = 3', 'duchy = ["den.2"]\nsoldiers = 2']
    table = against(*(seats if winner == 0 else seats[::-1]))
    assert [event for event in table.events if event[0] == "tie-broken"] == [("tie-broken", winner, 1, 0)]
    assert why_it_ended(table)[0] == "ending.tie-by-soldiers"
    dutch = "Evenveel punten en kaarten: je wint met meer Soldaten."
    assert said(table, "tie-broken", winner, "nl") == dutch


@rule("kingdom.ending.tie-shared")
def test_a_shared_victory_names_its_rule_and_breaks_no_tie():
    table = against('duchy = ["den.1"]\nsoldiers = 3', 'duchy = ["den.2"]\nsoldiers = 3')
    assert "tie-broken" not in table.told
    assert why_it_ended(table) == ["ending.tie-shared"] * 2
    assert "share" in said(table, "game-over", 0)
