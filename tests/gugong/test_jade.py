"""Jade: the Jade Official, the houses and the square."""

import pytest

from tests.gugong.table import Table
from tests.rules import rule

PRINTINGS = ("english-1", "english-2", "french", "dutch")


def market(anna="", head="", players=("Anna", "Lisa", "David")):
    """Anna has just given a 9 to the Jade Official; among three, the houses ask 3, 3, 4 and 4."""
    return Table(f"""
        players = {list(players)}
        officials = {{ jade = "o1", travel = "o2", great-wall = "o3" }}
        {head}
        [family.Anna]
        hand = ["s1-9"]
        {anna}
        """).exchange("s1-9", "jade")


@rule("gugong.jade.official", "gugong.jade.buy")
def test_the_jade_of_a_house_is_bought_for_its_price():
    table = market("pool = 6")
    assert table.options == ["buy house-1", "buy house-2", "buy house-3", "buy house-4", "decline"]
    table.choose("buy house-3")
    assert (table["Anna"].pool, table["Anna"].supply, table["Anna"].jade) == (2, 10, 1)
    assert table.houses == [3, 3, 4]
    assert table.chooser == "Lisa"


@pytest.mark.parametrize("pool, houses", [(2, []), (3, [1, 2]), (4, [1, 2, 3, 4])])
@rule("gugong.jade.buy")
def test_only_houses_that_can_be_paid_are_offered(pool, houses):
    table = market(f'pool = {pool}\ntokens = ["wall", "points"]')
    assert table.options == [*(f"buy house-{house}" for house in houses), "decline", "trade servant"]


@rule("gugong.jade.one-per-house")
def test_an_empty_house_stays_empty():
    table = Table("""
        players = ["Anna", "Lisa"]
        officials = { jade = "o1" }
        [family.Anna]
        hand = ["s1-4"]
        pool = 8
        [family.Lisa]
        hand = ["s2-8", "s2-2"]
        pool = 8
        """)
    table.exchange("s1-4", "jade", "decline", "buy house-1")
    table.exchange("s2-8", "jade")
    assert table.options == ["buy house-2", "buy house-3", "buy house-4", "decline"]
    table.choose("buy house-2")
    assert table.houses == [4, 4]
    assert (table["Anna"].jade, table["Lisa"].jade) == (1, 1)


@rule("gugong.jade.one-per-house")
def test_a_sold_house_is_not_filled_again_in_the_morning():
    table = Table("""
        players = ["Anna", "Lisa"]
        phase = "morning"
        houses = [4]
        """)
    assert table.phase == "day"
    assert table.houses == [4]


@pytest.mark.parametrize(
    "players, left, offered, to_a_search",
    [
        (3, [3, 3, 4, 4], [1, 2, 3, 4], [1, 3]),
        (3, [3, 4], [1, 3], [1, 3]),
        (3, [4, 4], [3, 4], [3]),
        (5, [3, 3, 3, 4, 4, 4], [1, 2, 3, 4, 5, 6], [1, 4]),
    ],
)
@rule("gugong.jade.buy")
def test_every_house_with_a_jade_is_offered_and_to_a_search_one_of_each_price(
    players, left, offered, to_a_search
):
    names = ["Anna", "Lisa", "David", "Sebastian", "Rafael"][:players]
    table = market("pool = 6", head=f"houses = {left}", players=names)
    assert table.options == [*(f"buy house-{house}" for house in offered), "decline"]
    table.position.order(True)
    assert table.options == [*(f"buy house-{house}" for house in to_a_search), "decline"]
    table.position.order(False)
    assert table.options == [*(f"buy house-{house}" for house in offered), "decline"]


@rule("gugong.jade.buy")
def test_the_jade_comes_from_the_house_that_was_chosen():
    table = market("pool = 6").choose("buy house-2")
    assert [house["jade"] for house in table.match.view(0)["houses"]] == [True, False, True, True]


@pytest.mark.parametrize("printing", PRINTINGS)
@rule("gugong.jade.square")
def test_the_square_sells_for_five_when_the_houses_are_empty(printing):
    table = market('pool = 6\ntokens = ["wall", "points"]', head=f'houses = []\nprinting = "{printing}"')
    assert "buy square" in table.options
    table.choose("buy square")
    assert (table["Anna"].pool, table["Anna"].supply, table["Anna"].jade) == (1, 11, 1)


@rule("gugong.jade.square")
def test_the_square_sells_nothing_while_a_house_has_its_jade():
    assert market("pool = 12", head="houses = [4]").options == ["buy house-3", "decline"]


@rule("gugong.jade.square")
def test_the_price_of_the_square_does_not_rise():
    table = Table("""
        players = ["Anna", "Lisa"]
        officials = { jade = "o1" }
        houses = []
        [family.Anna]
        hand = ["d7"]
        pool = 10
        [family.Lisa]
        hand = ["s2-8", "s2-2"]
        pool = 5
        """)
    table.exchange("d7", "jade", "buy square")
    assert table["Anna"].pool == 5
    table.exchange("s2-8", "jade", "buy square")
    assert (table["Lisa"].pool, table["Lisa"].jade) == (0, 1)


@rule("gugong.jade.square")
def test_the_square_is_out_of_reach_with_four_servants():
    table = market('pool = 4\ntokens = ["wall", "points"]', head="houses = []")
    assert table.options == ["decline", "trade servant"]
    assert "buy square" in table.choose("trade servant").options


@rule("gugong.jade.never-runs-out")
def test_jade_can_be_bought_when_all_twenty_pieces_are_owned():
    table = market("pool = 6\njade = 12\n[family.Lisa]\njade = 8", head="houses = []")
    assert table.choose("buy square")["Anna"].jade == 13


@rule("gugong.jade.other-jade")
def test_jade_from_elsewhere_leaves_the_houses_alone():
    six = '["servant", "servant", "palace", "palace", "intrigue", "intrigue"]'
    table = market(f"pool = 0\ntokens = {six}").choose("trade jade")
    assert table["Anna"].jade == 1
    assert table.houses == [3, 3, 4, 4]


@rule("gugong.jade.other-jade")
def test_the_jade_of_a_travel_token_leaves_the_houses_alone():
    table = Table("""
        players = ["Anna", "Lisa", "David"]
        officials = { travel = "o1" }
        cities = { others = "empty", taiyuan = "servants-for-jade" }
        [family.Anna]
        hand = ["s1-9"]
        """)
    table.exchange("s1-9", "travel", "A travel", "accept")
    assert table["Anna"].jade == 1
    assert table.houses == [3, 3, 4, 4]


@rule("gugong.jade.points-later")
def test_bought_jade_brings_no_points_yet():
    table = market("pool = 6\njade = 2").choose("buy house-1")
    assert (table["Anna"].jade, table["Anna"].points) == (3, 0)


@rule("gugong.jade.points-later")
def test_jade_is_counted_in_the_final_scoring():
    table = Table("""
        players = ["Anna", "Lisa"]
        phase = "ending"
        arrived = ["Lisa", "Anna"]
        [family.Anna]
        jade = 3
        """)
    assert table.match.is_over
    assert (table["Anna"].points, table["Lisa"].points) == (5 + 6, 7)
