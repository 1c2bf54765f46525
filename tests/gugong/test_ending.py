"""The end of the game: the final scoring in its order, and who wins."""

import pytest

from courtyard.games.gugong.declaration import events
from courtyard.games.gugong.declaration.editions import PRINTINGS
from tests.gugong.table import Table
from tests.rules import rule

NAMES = ("Lisa", "David", "Anna", "Sebastian")
PAIR = 'players = ["Lisa", "David"]\nphase = "ending"\n'
FOUR = 'players = ["Lisa", "David", "Anna", "Sebastian"]\nphase = "ending"\n'
BOTH_INSIDE = 'arrived = ["Lisa", "David"]\n'
"""Lisa came first, for 7 points, David second, for 5."""
TWO_TOKENS = 'tokens = ["servant", "servant"]\n'


def points(table: Table) -> dict[str, int]:
    return {name: table[name].points for name in table.names}


def places(table: Table) -> dict[str, int]:
    return {name: table[name].place for name in table.names}


# The final scoring.


@rule("gugong.ending.last-trade")
def test_everybody_may_trade_tokens_once_more_in_player_order():
    table = Table(
        f'{FOUR}start = "Anna"\narrived = ["Lisa", "David", "Anna"]\n[family.Lisa]\n{TWO_TOKENS}'
        '[family.Anna]\ntokens = ["wall", "wall"]\n'
        '[family.David]\ntokens = ["ship", "ship", "ship", "swap"]\n'
    )
    assert (table.phase, table.chooser) == ("ending", "Anna")
    assert table.options == ["decline", "trade servant"]
    table.choose("trade servant")
    assert (table["Anna"].pool, table.chooser) == (7, "Lisa"), "Sebastian has no token and is not asked"
    table.choose("decline")
    assert (table.chooser, table.options) == ("David", ["decline", "trade servant", "trade points"])
    table.choose("trade points")
    assert table.match.is_over
    assert points(table) == {"Lisa": 7, "David": 5 + 2, "Anna": 3, "Sebastian": 0}


@rule("gugong.ending.last-trade")
def test_a_jade_from_the_last_trade_counts_in_the_final_scoring():
    six = ["servant", "servant", *4 * ["two-servants"]]
    table = Table(f"{PAIR}{BOTH_INSIDE}[family.Lisa]\ntokens = {six}\n").choose("trade jade")
    assert table.match.is_over
    assert points(table) == {"Lisa": 7 + 1, "David": 5}


@rule("gugong.ending.order")
def test_the_final_scoring_goes_from_the_wall_over_decrees_and_arrival_to_jade():
    table = Table(
        f'{PAIR}{BOTH_INSIDE}[family.Lisa]\nwall = 1\njade = 2\ndecrees = ["eight-points"]\n{TWO_TOKENS}'
        "[family.David]\njade = 1\n"
    ).choose("decline")
    steps = [events.WALL_WON, events.DECREE_SCORED, events.ARRIVAL_SCORED, events.JADE_SCORED]
    told = [event[0] for event in table.match.events if event[0] in steps]
    assert told == sorted(told, key=steps.index)
    assert set(told) == set(steps)
    assert points(table) == {"Lisa": 3 + 1 + 8 + 7 + 3, "David": 5 + 1}


@rule("gugong.ending.wall")
def test_a_single_servant_is_enough_for_a_last_scoring_of_the_wall():
    table = Table(f"{PAIR}{BOTH_INSIDE}[family.David]\nwall = 1\nsupply = 5\n")
    david = table["David"]
    assert (david.points, david.wall, david.supply) == (3 + 1 + 5, 0, 6), "3, a step inside, the arrival"
    assert table["Lisa"].points == 7


@rule("gugong.ending.wall")
def test_the_last_wall_goes_to_the_most_servants_and_by_intrigue_in_a_tie():
    most = f"{PAIR}{BOTH_INSIDE}[family.Lisa]\nwall = 1\nintrigue = 9\n[family.David]\nwall = 2\n"
    assert points(Table(most)) == {"Lisa": 7, "David": 5 + 4}
    tied = f"{PAIR}{BOTH_INSIDE}[family.Lisa]\nwall = 1\nintrigue = 9\n[family.David]\nwall = 1\n"
    table = Table(tied)
    assert points(table) == {"Lisa": 7 + 4, "David": 5}
    assert table["David"].wall == 1, "the others stay"


@rule("gugong.ending.wall")
def test_an_empty_wall_is_not_scored():
    assert points(Table(PAIR + BOTH_INSIDE)) == {"Lisa": 7, "David": 5}


@rule("gugong.ending.wall-no-benefits")
@pytest.mark.parametrize("printing", PRINTINGS)
def test_the_last_wall_brings_no_intrigue_benefits(printing):
    table = Table(
        f'printing = "{printing}"\n{PAIR}{BOTH_INSIDE}[family.Lisa]\nwall = 2\nintrigue = 14\n'
        "[family.David]\nwall = 1\nintrigue = 10\n"
    )
    assert table.match.is_over, "nobody was asked"
    assert (table["Lisa"].intrigue, table["David"].intrigue) == (14, 10)


@rule("gugong.ending.wall-envoy")
def test_the_last_wall_can_bring_an_envoy_into_the_palace_and_win_the_game():
    table = Table(
        f'{PAIR}arrived = ["Lisa"]\n[family.David]\nenvoy = 7\nwall = 1\npoints = 20\n'
        "[family.Lisa]\npoints = 10\n"
    )
    david = table["David"]
    assert (david.envoy, david.arrival) == (8, 2)
    assert points(table) == {"Lisa": 10 + 7, "David": 20 + 3 + 5}
    assert places(table) == {"David": 1, "Lisa": 2}


@rule("gugong.ending.wall-envoy")
def test_one_step_is_not_enough_from_further_away():
    table = Table(f'{PAIR}arrived = ["Lisa"]\n[family.David]\nenvoy = 6\nwall = 1\npoints = 20\n')
    assert (table["David"].envoy, table["David"].points, table["David"].place) == (7, 0, 2)


@rule("gugong.ending.level-three-decrees")
def test_everybody_scores_all_their_level_three_decrees():
    table = Table(
        f'{PAIR}{BOTH_INSIDE}[family.Lisa]\ndecrees = ["eight-points", "decree-points"]\n'
        '[family.David]\ndecrees = ["decree-points", "morning-swap"]\n'
    )
    assert points(table) == {"Lisa": 8 + 4 + 7, "David": 4 + 5}


@rule("gugong.ending.point-per-three-first")
def test_one_point_for_three_comes_after_the_wall_and_before_all_that_follows():
    """5 points and 4 from the wall make 9, worth 3; the 8, the arrival and the jade come too late."""
    table = Table(
        f"{PAIR}{BOTH_INSIDE}[family.Lisa]\npoints = 5\nwall = 1\njade = 2\n"
        'decrees = ["eight-points", "point-per-three"]\n'
    )
    assert table["Lisa"].points == 5 + 4 + 3 + 8 + 7 + 3


@rule("gugong.ending.arrival-points")
def test_each_envoy_inside_scores_the_place_of_its_arrival():
    table = Table(f'{FOUR}arrived = ["Anna", "Lisa", "Sebastian", "David"]\n')
    assert points(table) == {"Anna": 7, "Lisa": 5, "Sebastian": 3, "David": 2}


@rule("gugong.ending.arrival-points")
def test_an_envoy_outside_scores_no_place():
    table = Table(f'{FOUR}arrived = ["Anna"]\n[family.Lisa]\nenvoy = 7\n')
    assert points(table) == {"Anna": 7, "Lisa": 0, "Sebastian": 0, "David": 0}


@rule("gugong.ending.jade", "gugong.ending.jade-beyond-five")
@pytest.mark.parametrize(
    ("jade", "worth"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 17), (7, 19), (9, 23)]
)
def test_a_collection_of_jade_is_worth_more_the_larger_it_is(jade, worth):
    table = Table(f"{PAIR}{BOTH_INSIDE}[family.Lisa]\njade = {jade}\n")
    assert points(table) == {"Lisa": 7 + worth, "David": 5}


# Who wins.


@rule("gugong.ending.outside-scores-zero")
def test_an_envoy_outside_the_palace_ends_with_nothing():
    table = Table(f'{PAIR}arrived = ["Lisa"]\n[family.David]\nenvoy = 7\npoints = 60\njade = 5\n')
    assert points(table) == {"Lisa": 7, "David": 0}
    assert (table.position.result(0), table.position.result(1)) == (7, 0)


@rule("gugong.ending.outside-cannot-win")
def test_an_envoy_outside_the_palace_cannot_win_not_even_against_nothing():
    """With places of arrival that are worth nothing, both have 0; David is higher on the track."""
    table = Table(
        f'{PAIR}arrived = ["Lisa"]\n[family.David]\nenvoy = 7\npoints = 60\nintrigue = 14\n',
        own={"arrival": {"points": [0, 0, 0, 0, 0]}},
    )
    assert points(table) == {"Lisa": 0, "David": 0}
    assert places(table) == {"Lisa": 1, "David": 2}


@rule("gugong.ending.most-points-wins")
def test_most_points_among_those_inside_win():
    table = Table(
        f'{FOUR}arrived = ["Anna", "Lisa", "David"]\n[family.Anna]\npoints = 10\nintrigue = 14\n'
        "[family.Lisa]\npoints = 13\n[family.David]\npoints = 14\n[family.Sebastian]\npoints = 50\n"
    )
    assert points(table) == {"Anna": 17, "Lisa": 18, "David": 17, "Sebastian": 0}
    assert table["Lisa"].place == 1
    assert table["Sebastian"].place == 4


@rule("gugong.ending.tie-by-intrigue")
@pytest.mark.parametrize(("lisa", "david", "winner"), [(5, 4, "Lisa"), (4, 5, "David")])
def test_a_tie_in_points_goes_to_the_higher_intrigue_marker(lisa, david, winner):
    table = Table(
        f"{PAIR}{BOTH_INSIDE}[family.Lisa]\npoints = 10\nintrigue = {lisa}\n"
        f"[family.David]\npoints = 12\nintrigue = {david}\n"
    )
    assert points(table) == {"Lisa": 17, "David": 17}
    assert [name for name in table.names if table[name].place == 1] == [winner]


@rule("gugong.ending.tie-by-intrigue")
@pytest.mark.parametrize("stack", [["Lisa", "David"], ["David", "Lisa"]])
def test_a_tie_in_one_stack_goes_to_the_upper_marker(stack):
    table = Table(
        f"{PAIR}{BOTH_INSIDE}stack = {stack}\n[family.Lisa]\npoints = 10\nintrigue = 3\n"
        "[family.David]\npoints = 12\nintrigue = 3\n"
    )
    assert places(table) == {stack[1]: 1, stack[0]: 2}


@rule("gugong.ending.nobody-inside")
def test_with_nobody_inside_all_have_nothing_and_intrigue_decides():
    table = Table(
        f"{FOUR}[family.Lisa]\npoints = 40\nintrigue = 2\n[family.David]\npoints = 3\nintrigue = 9\n"
        "[family.Anna]\nintrigue = 5\n[family.Sebastian]\npoints = 70\nintrigue = 1\n"
    )
    assert points(table) == dict.fromkeys(NAMES, 0)
    assert places(table) == {"David": 1, "Anna": 2, "Lisa": 3, "Sebastian": 4}
