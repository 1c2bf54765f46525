"""Choosing at the same time: nobody sees what the other does, and it does not matter who is first."""

from itertools import combinations

from courtyard.engine.terms import SPECTATOR
from tests.kingdom.own_cards import card
from tests.kingdom.table import Table
from tests.rules import rule

PLANNING = 'module = "advisors"\nphase = "planning"\n'
NO_ICONS = {"materials": 0, "population": 0, "gold": 0, "exploration": 0}
BARE = {"duchy": {name: {"a": {"makes": NO_ICONS}} for name in ("valados", "teressie")}}
"""Corrections that leave the Duchy cards without production."""

BOTH = (
    PLANNING
    + """
    [seat.0]
    selected = ["mill", "scrap.1"]
    [seat.1]
    selected = ["inn", "scrap.2"]
    """
    + card("mill", cost={"gold": 2}, makes={"materials": 1})
    + card("inn", cost={"gold": 1}, makes={"materials": 2}, soldiers=1)
    + card("scrap", recycling="gold", copies=2)
)


@rule("kingdom.planning.both-at-once")
def test_what_the_other_does_in_planning_is_seen_when_both_are_done():
    table = Table(BOTH)
    assert table.open == [0, 1]
    at_first = {looker: table.match.view(looker) for looker in (0, 1, SPECTATOR)}
    table[0].choose("slate mill", "recycle scrap", "give gold mill", "finish")
    assert table.open == [1]
    assert table.match.view(1) == at_first[1]
    assert table.match.view(SPECTATOR) == at_first[SPECTATOR]
    assert table.match.view(0) != at_first[0]
    assert "slated" in table[0].told
    assert "slated" not in table[1].told
    table[1].choose("slate inn", "recycle scrap", "give gold inn")
    assert table.told.count("slated") == 2
    assert "slated" in table[1].told
    assert table.match.view(1)["duchies"][0]["building"] != []


PRODUCTION = (
    """
    module = "advisors"
    phase = "production"
    [seat.0]
    building = ["mill"]
    duchy = ["pit.1"]
    [seat.1]
    building = ["inn"]
    duchy = ["pit.2"]
    """
    + card("mill", cost={"materials": 9})
    + card("inn", cost={"materials": 2}, makes={"population": 2}, krystallium=1)
    + card("pit", makes={"materials": 2, "gold": 1}, copies=2)
)


@rule("kingdom.planning.both-at-once")
def test_what_the_other_does_in_a_production_step_is_seen_when_both_are_done():
    table = Table(PRODUCTION, own=BARE)
    assert (table.phase, table.open) == ("production", [0, 1])
    before = table.match.view(0)
    table[1].choose("place 2 inn")
    assert table.open == [0]
    assert table.match.view(0) == before
    assert "placed" not in table[0].told
    assert "completed" not in table[0].told
    table[0].choose("alchemy materials", "finish")
    assert "placed" in table[0].told
    assert table.match.view(0)["duchies"][1]["built"] == ["inn", "pit.2"]


def interleavings(first, second):
    """All orders in which two players can make their choices, each keeping to their own order."""
    length = len(first) + len(second)
    for own in combinations(range(length), len(first)):
        order = [0 if nth in own else 1 for nth in range(length)]
        left = (list(first), list(second))
        yield [(who, left[who].pop(0)) for who in order]


def outcomes(position, first, second):
    """The results of all orders in which two players can make these choices."""
    found = []
    for order in interleavings(first, second):
        table = Table(position, own=BARE)
        for who, choice in order:
            table[who].choose(choice)
        found.append((table.cells, table.events, table.options))
    return found


@rule("kingdom.planning.order-of-players-is-nothing")
def test_it_makes_no_difference_who_decides_first_in_planning():
    first = ("slate mill", "recycle scrap", "give gold mill", "finish")
    second = ("slate inn", "recycle scrap", "give gold inn")
    found = outcomes(BOTH, first, second)
    assert len(found) == 35
    assert found.count(found[0]) == 35


@rule("kingdom.planning.order-of-players-is-nothing")
def test_it_makes_no_difference_who_decides_first_in_production():
    found = outcomes(PRODUCTION, ("place 1 mill",), ("place 2 inn",))
    assert len(found) == 2
    assert found[0] == found[1]
