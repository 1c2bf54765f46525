"""Placing cubes: every distribution over the cards that need them and the Alchemy can be reached.

The reachable distributions are found by taking every option in turn; all there are is counted from the
position alone: so many cubes on each card as there are spaces, and the rest in the Alchemy area. In an
orderly position, in which bots search, each of them is reached in one way only.
"""

from collections import Counter
from itertools import product
from math import prod

import pytest

from courtyard.games.kingdom.declaration import cells as at
from courtyard.games.kingdom.declaration.counts import RESOURCES
from courtyard.games.kingdom.declaration.words import BUILDING, DUCHY
from tests.kingdom.duchies import LISA, card, reachable, two, ways
from tests.rules import rule

POSITIONS = {
    "one card": (3, {"hall": "2 materials, 1 soldier"}),
    "no card": (4, {}),
    "cards that need something else": (4, {"hall": "2 gold", "keep": "1 krystallium"}),
    "more cubes than spaces": (9, {"hall": "2 materials, 1 gold", "keep": "3 materials"}),
    "fewer cubes than spaces": (2, {"hall": "4 materials", "keep": "3 materials", "mill": "2 materials"}),
    "cards that are completed": (4, {"hall": "1 materials", "keep": "2 materials", "mill": "1 materials"}),
    "begun cards": (3, {"hall": "3 materials, 1 gold", "keep": "2 materials", "mill": "4 materials"}),
    "some in between need nothing": (5, {"hall": "3 materials", "keep": "2 gold", "mill": "3 materials"}),
    "five cards": (4, {name: "2 materials, 1 gold" for name in ("hall", "inn", "keep", "mill", "ruin")}),
    "big cards": (9, {"hall": "9 materials", "keep": "9 materials, 9 gold"}),
}
BEGUN = {"begun cards": {"hall": {"materials": 1}, "keep": {"materials": 1}, "mill": {"gold": 0}}}


def production(cubes, costs, begun=None, copies=1):
    """Lisa has so many Materials to place; in the Quest module nothing is transmuted by itself."""
    cards = {name: card(cost, copies=copies) for name, cost in costs.items()}
    building = [{"card": name, **(begun or {}).get(name, {})} for name in costs for _ in range(copies)]
    makes = f"{cubes} materials"
    return two({"building": building}, makes=makes, cards=cards, module="quest")


def room(table):
    """Tell how many cubes of each resource each card of Lisa can take."""
    p = table.position
    begun = [number for number in range(p.t.developments) if p.is_at(number, BUILDING + LISA)]
    return {number: [max(int(p.missing(number, kind)), 0) for kind in range(RESOURCES)] for number in begun}


def distributions(spaces, cubes):
    """All ways to lay at most so many cubes onto spaces, by brute force."""
    return [laid for laid in product(*(range(most + 1) for most in spaces)) if sum(laid) <= cubes]


def laid_at(end, before, kind):
    """Tell how many cubes of a kind were laid onto each card; a completed one took all that it could."""
    return tuple(
        spaces[kind] - (0 if end.is_at(number, DUCHY + LISA) else int(end.missing(number, kind)))
        for number, spaces in before.items()
    )


def alchemy(end, kind):
    return end.cells[at.ALCHEMY + RESOURCES * LISA + kind]


def freely(table):
    """All that Lisa can come to by placing, in whatever order and portions."""
    return reachable(table.position, LISA, "place-cubes", "place", "give", "alchemy")


@rule("kingdom.production.any-order", "kingdom.production.place-at-once")
@pytest.mark.parametrize("name", POSITIONS)
def test_every_distribution_can_be_reached_and_no_other(name):
    cubes, costs = POSITIONS[name]
    table = production(cubes, costs, BEGUN.get(name))
    before = room(table)
    wanted = distributions([spaces[0] for spaces in before.values()], cubes)
    ends = freely(table)
    assert {laid_at(end, before, 0) for end in ends} == set(wanted)
    # What is on no card is in the Alchemy area.
    assert all(alchemy(end, 0) == cubes - sum(laid_at(end, before, 0)) for end in ends)


@rule("kingdom.production.place-at-once")
@pytest.mark.parametrize("name", POSITIONS)
def test_in_an_orderly_position_each_distribution_is_reached_in_exactly_one_way_and_none_is_lost(name):
    cubes, costs = POSITIONS[name]
    table = production(cubes, costs, BEGUN.get(name))
    before = room(table)
    wanted = distributions([spaces[0] for spaces in before.values()], cubes)
    ends = ways(table.position, LISA, "place-cubes")
    assert Counter(laid_at(end, before, 0) for end in ends) == dict.fromkeys(wanted, 1)
    assert all(alchemy(end, 0) == cubes - sum(laid_at(end, before, 0)) for end in ends)


@rule("kingdom.production.any-order")
def test_cubes_are_placed_in_any_portions_and_on_earlier_cards_after_later_ones():
    table = production(5, {"hall": "3 materials, 1 soldier", "keep": "3 materials, 1 soldier"})
    both = [f"place {amount} {name}" for name in ("hall", "keep") for amount in (1, 2, 3)]
    portions = ["alchemy materials", *(f"alchemy {amount} materials" for amount in (1, 2, 3, 4))]
    assert table.options == [*both, *portions, "scrap hall", "scrap keep"]
    table.choose("place 1 keep", "alchemy 1 materials", "place 1 hall", "place 1 keep")
    assert table[LISA].building == {"hall": {"materials": 1}, "keep": {"materials": 2}}
    assert (table[LISA].alchemy, table[LISA].purse) == ({"materials": 1}, {"materials": 1})
    assert table.options[:3] == ["place 1 hall", "place 1 keep", "alchemy materials"]


RECYCLED = {
    "hall": card("1 materials, 2 gold, 1 soldier"),
    "keep": card("2 materials, 1 gold"),
    "scrap-iron": card("1 gold", recycling="materials", copies=3),
    "coins": card("1 materials", recycling="gold", copies=2),
}


def recycled():
    """Three Materials and two Gold to place, all cards decided about; with all distributions of each."""
    lisa = {"building": ["hall", "keep"], "selected": ["scrap-iron"] * 3 + ["coins"] * 2}
    table = two(lisa, cards=RECYCLED, module="quest", phase="planning")
    while table[LISA].duty == "sort-cards":
        table.choose(next(option for option in table.options if option.startswith("recycle")))
    assert table[LISA].purse == {"materials": 3, "gold": 2}
    before = room(table)
    each = [distributions([spaces[kind] for spaces in before.values()], n) for kind, n in ((0, 3), (2, 2))]
    return table, before, each


@rule("kingdom.planning.any-order")
def test_recycled_cubes_of_several_resources_reach_every_distribution():
    table, before, each = recycled()
    ends = freely(table)
    assert {(laid_at(end, before, 0), laid_at(end, before, 2)) for end in ends} == set(product(*each))


@rule("kingdom.planning.recycled-cubes-are-placed")
def test_in_an_orderly_position_recycled_cubes_reach_each_distribution_in_one_way():
    table, before, each = recycled()
    ends = ways(table.position, LISA, "place-cubes")
    reached = Counter((laid_at(end, before, 0), laid_at(end, before, 2)) for end in ends)
    assert reached == dict.fromkeys(product(*each), 1)
    assert len(ends) == prod(len(one) for one in each)


# Equal cards.


def orderly(table):
    """The options of Lisa in an orderly copy."""
    position = table.position.copy()
    position.order(True)
    return [table.texts[option] for option in position.options_of(LISA)]


@rule("kingdom.production.any-order")
def test_equal_cards_are_all_offered():
    table = production(2, {"hall": "2 materials, 1 soldier"}, copies=3)
    every = [f"place {amount} hall.{nth}" for nth in (1, 2, 3) for amount in (1, 2)]
    assert table[LISA].offers("place", "alchemy") == [*every, "alchemy materials", "alchemy 1 materials"]
    table.choose("place 1 hall.2")
    assert table[LISA].offers("place", "alchemy") == [
        *(f"place 1 hall.{nth}" for nth in (1, 2, 3)),
        "alchemy materials",
    ]
    table.choose("place 1 hall.1")
    assert table[LISA].building == {"hall.1": {"materials": 1}, "hall.2": {"materials": 1}, "hall.3": {}}


def test_in_an_orderly_position_only_the_first_of_equal_cards_is_offered():
    table = production(2, {"hall": "2 materials, 1 soldier"}, copies=3)
    assert orderly(table) == ["place 1 hall.1", "place 2 hall.1", "alchemy materials"]
    table.position.order(True)
    table.choose("place 1 hall.1")
    assert table.options == ["place 1 hall.2", "alchemy materials"]


@pytest.mark.parametrize("first", [1, 2])
def test_in_an_orderly_position_a_later_one_of_equal_cards_gets_no_more_than_the_one_before_it(first):
    table = production(6, {"hall": "3 materials, 1 soldier", "keep": "3 materials"}, copies=2)
    table.position.order(True)
    table.choose(f"place {first} hall.1")
    served = [f"place {amount} hall.2" for amount in range(1, first + 1)]
    others = [f"place {amount} keep.1" for amount in (1, 2, 3)]
    assert table.options == [*served, *others, "alchemy materials"]
    # Cards of another kind are not counted with them.
    table.choose("place 1 keep.1")
    assert table.options == ["place 1 keep.2", "alchemy materials"]


def test_in_an_orderly_position_cards_of_a_kind_that_are_not_equally_filled_are_all_offered():
    cards = {"hall": card("2 materials, 1 gold", copies=3)}
    building = ["hall", {"card": "hall", "gold": 1}, "hall"]
    table = two({"building": building}, makes="1 materials", cards=cards)
    assert orderly(table) == ["place 1 hall.1", "place 1 hall.2", "alchemy materials"]


def test_in_an_orderly_position_a_card_of_another_kind_is_offered_even_if_it_is_just_the_same():
    table = production(1, {"hall": "1 materials", "keep": "1 materials"})
    assert orderly(table) == ["place 1 hall", "place 1 keep", "alchemy materials"]


@pytest.mark.parametrize(
    ("cubes", "costs", "copies"),
    [
        (4, {"hall": "3 materials"}, 2),
        (5, {"hall": "2 materials, 1 gold"}, 3),
        (4, {"hall": "2 materials", "keep": "1 materials, 1 gold"}, 2),
    ],
)
def test_in_an_orderly_position_with_equal_cards_nothing_is_lost_but_which_of_them_is_filled(
    cubes, costs, copies
):
    table = production(cubes, costs, copies=copies)
    before = room(table)
    assert len(before) == copies * len(costs)

    def exchanged(laid):
        """The same with equal cards in the order of what they hold."""
        kinds = [laid[nth : nth + copies] for nth in range(0, len(laid), copies)]
        return tuple(tuple(sorted(kind)) for kind in kinds)

    wanted = distributions([spaces[0] for spaces in before.values()], cubes)
    assert {laid_at(end, before, 0) for end in freely(table)} == set(wanted)
    reached = [laid_at(end, before, 0) for end in ways(table.position, LISA, "place-cubes")]
    assert {exchanged(laid) for laid in reached} == {exchanged(laid) for laid in wanted}
    # Never the same twice, also not with equal cards exchanged.
    assert len({exchanged(laid) for laid in reached}) == len(reached) < len(wanted)


@pytest.mark.parametrize("filled", [(0, 1, 0), (1, 0, 0), (0, 1), (2, 0, 1)])
@pytest.mark.parametrize("cubes", [1, 2, 4])
def test_in_an_orderly_position_with_cards_of_a_kind_unequally_filled_no_outcome_is_lost(filled, cubes):
    cards = {"hall": card("3 materials, 1 gold", copies=len(filled))}
    building = [{"card": "hall", "materials": number} for number in filled]
    table = two({"building": building}, makes=f"{cubes} materials", cards=cards, module="quest")
    before = room(table)
    has = [3 - spaces[0] for spaces in before.values()]

    def outcome(laid):
        """The cubes on the cards in the end; equal cards are interchangeable."""
        return tuple(sorted(old + new for old, new in zip(has, laid, strict=True)))

    wanted = distributions([spaces[0] for spaces in before.values()], cubes)
    assert {laid_at(end, before, 0) for end in freely(table)} == set(wanted)
    reached = [laid_at(end, before, 0) for end in ways(table.position, LISA, "place-cubes")]
    assert {outcome(laid) for laid in reached} == {outcome(laid) for laid in wanted}
    assert len(set(reached)) == len(reached)
