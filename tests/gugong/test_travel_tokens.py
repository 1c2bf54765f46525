"""Travel: taking a token, with its benefit or without, and what each of the twelve kinds gives."""

import pytest

from tests.gugong.journeys import SIX, court, journey
from tests.rules import rule

# Taking a token.

OPTIONAL = ("english-1", "english-2", "dutch")
CHOICES = {
    "gift-for-jade": "discard s2-8",
    "swap": "swap s2-8",
    "recover": "recover s1-4",
    "ship": "new-ship a",
    "wall": "add one",
    "servants-for-jade": "accept",
}


@pytest.mark.parametrize("token", CHOICES)
@pytest.mark.parametrize("printing", OPTIONAL)
@rule("gugong.travel.benefit-optional")
def test_a_benefit_may_be_passed_up_and_is_lost(printing, token):
    table = journey(token, "pool = 3", hand='["s1-9", "s2-8"]', head=f'printing = "{printing}"')
    assert CHOICES[token] in table.options
    table.choose("decline")
    assert table.chooser == "Lisa"
    assert table["Anna"].tokens == [token]
    assert table["Anna"].hand == ["s2-8"]
    assert (table["Anna"].jade, table["Anna"].ships, table["Anna"].wall) == (0, {}, 0)
    assert table["Anna"].pool == 3


@pytest.mark.parametrize("token", CHOICES)
@rule("gugong.travel.benefit-optional")
def test_in_the_french_printing_a_benefit_must_be_taken(token):
    table = journey(token, "pool = 3", hand='["s1-9", "s2-8"]', head='printing = "french"')
    if token in ("gift-for-jade", "swap", "recover"):
        assert CHOICES[token] in table.options
        assert "decline" not in table.options
        return
    assert table.chooser == "Lisa"
    assert table["Anna"].tokens == [token]
    assert table["Anna"].ships == ({"a1": 1} if token == "ship" else {})
    assert table["Anna"].wall == (1 if token == "wall" else 0)
    assert table["Anna"].jade == (1 if token == "servants-for-jade" else 0)


@rule("gugong.travel.benefit-optional")
def test_in_the_french_printing_a_benefit_out_of_reach_is_no_duty():
    table = journey("servants-for-jade", "pool = 2", head='printing = "french"')
    assert table.chooser == "Lisa"
    assert table["Anna"].tokens == ["servants-for-jade"]
    assert (table["Anna"].jade, table["Anna"].pool) == (0, 2)


@pytest.mark.parametrize("token", ["points", "palace", "intrigue", "servant", "two-servants"])
@rule("gugong.travel.helpful-without-asking")
def test_a_benefit_that_can_only_help_comes_without_a_question(token):
    table = journey(token, "pool = 4")
    assert table.chooser == "Lisa"
    assert table["Anna"].points == (2 if token == "points" else 0)
    assert table["Anna"].envoy == (1 if token == "palace" else 0)
    assert table["Anna"].intrigue == (1 if token == "intrigue" else 0)
    assert table["Anna"].pool == {"servant": 5, "two-servants": 6}.get(token, 4)


@pytest.mark.parametrize("token, pool", [("servant", 11), ("two-servants", 10)])
@rule("gugong.travel.helpful-without-asking", "gugong.travel.benefit-optional")
def test_the_last_servants_of_the_supply_come_only_if_wanted(token, pool):
    table = journey(token, f"pool = {pool}")
    assert table.options[-1] == "take 0"
    table.choose("take 0")
    assert (table["Anna"].pool, table["Anna"].supply) == (pool, 12 - pool)
    french = journey(token, f"pool = {pool}", head='printing = "french"')
    assert french.chooser == "Lisa"
    assert (french["Anna"].pool, french["Anna"].supply) == (12, 0)


@rule("gugong.travel.benefit-before-storing")
def test_the_benefit_comes_before_the_token_is_stored():
    table = journey("servants-for-jade", f"pool = 3, tokens = {SIX}")
    assert "accept" in table.options
    assert len(table["Anna"].tokens) == 6
    table.choose("accept")
    assert table["Anna"].jade == 1
    assert table.options == ["trade servant", "trade points", "trade jade"]
    table.choose("trade jade")
    assert table["Anna"].tokens == ["servants-for-jade"]
    assert table["Anna"].jade == 2


# What the tokens give.


@pytest.mark.parametrize("token, gain", [("servant", 1), ("two-servants", 2)])
@rule("gugong.travel.token-servant", "gugong.travel.token-two-servants")
def test_servant_tokens_bring_servants_from_the_supply(token, gain):
    table = journey(token, "pool = 1")
    assert (table["Anna"].pool, table["Anna"].supply) == (1 + gain, 11 - gain)


@rule("gugong.travel.token-palace")
def test_a_palace_token_moves_the_envoy_one_step():
    assert journey("palace", "envoy = 3")["Anna"].envoy == 4


@rule("gugong.travel.token-intrigue")
def test_an_intrigue_token_moves_the_marker_one_step():
    assert journey("intrigue", "intrigue = 3")["Anna"].intrigue == 4


@rule("gugong.travel.token-points")
def test_a_points_token_scores_two_points():
    assert journey("points", "points = 5")["Anna"].points == 7


@rule("gugong.travel.token-gift-for-jade")
def test_a_gift_of_at_least_seven_can_be_turned_into_jade():
    table = journey("gift-for-jade", hand='["s1-9", "s1-6", "s2-7", "s2-8"]')
    assert table.options == ["discard s2-7", "discard s2-8", "decline"]
    table.choose("discard s2-7")
    assert table["Anna"].jade == 1
    assert table["Anna"].hand == ["s1-6", "s2-8"]
    assert table["Anna"].discard == ["o1", "s2-7"]


@rule("gugong.travel.token-swap")
def test_a_swapped_card_goes_where_the_other_came_from():
    table = journey("swap", hand='["s1-9", "s1-6"]').choose("swap s1-6", "with great-wall")
    assert table["Anna"].hand == ["o2"]
    assert table.officials()["great-wall"] == "s1-6"
    table = journey("swap", hand='["s1-9", "s1-6"]').choose("swap o1", "with great-wall")
    assert table["Anna"].hand == ["s1-6"]
    assert table["Anna"].discard == ["o2", "s1-1", "s1-4"]
    assert table.officials()["great-wall"] == "o1"


@rule("gugong.travel.token-recover")
def test_any_discarded_gift_can_be_recovered():
    table = journey("recover")
    assert table.options == ["recover o1", "recover s1-1", "recover s1-4", "recover s1-6", "decline"]
    table.choose("recover s1-4")
    assert table["Anna"].hand == ["s1-4"]
    assert table["Anna"].discard == ["o1", "s1-1", "s1-6"]


@rule("gugong.travel.token-ship")
def test_a_ship_token_loads_a_servant_from_the_supply():
    ships = 'ships = [{ berth = "a2", servants = 2 }]'
    table = journey("ship", f"pool = 4, {ships}")
    assert table.options == ["load a2", "new-ship a", "decline"]
    table.choose("load a2")
    assert table.options == ["claim points", "decline"]
    table.choose("claim points")
    assert (table["Anna"].pool, table["Anna"].supply) == (4, 7)
    assert table["Anna"].points == 4
    table = journey("ship", f"pool = 4, {ships}").choose("new-ship a")
    assert table["Anna"].ships == {"a1": 1, "a2": 2}
    assert (table["Anna"].pool, table["Anna"].supply) == (4, 5)


@rule("gugong.travel.token-wall")
def test_a_wall_token_sends_a_servant_from_the_supply_and_may_complete_the_wall():
    table = journey("wall", "pool = 4, wall = 1").choose("add one")
    assert (table["Anna"].pool, table["Anna"].supply, table["Anna"].wall) == (4, 6, 2)
    assert table["Anna"].points == 0
    table = journey("wall", "pool = 4, wall = 4").choose("add one")
    assert (table["Anna"].pool, table["Anna"].supply, table["Anna"].wall) == (4, 8, 0)
    assert table["Anna"].points == 3


@rule("gugong.travel.token-servants-for-jade")
def test_three_servants_can_be_turned_into_jade():
    table = journey("servants-for-jade", "pool = 4")
    assert table.options == ["accept", "decline"]
    table.choose("accept")
    assert (table["Anna"].pool, table["Anna"].supply) == (1, 11)
    assert table["Anna"].jade == 1
    poor = journey("servants-for-jade", "pool = 2")
    assert poor.chooser == "Lisa"
    assert poor["Anna"].jade == 0


@rule("gugong.travel.token-double")
def test_a_double_token_stays_face_up_and_is_worth_two_in_a_trade():
    table = journey("double", 'pool = 4, tokens = ["wall", "points"]')
    assert table.chooser == "Lisa"
    assert table["Anna"].tokens == ["wall", "points", "double*"]
    assert table["Anna"].pool == 4
    alone = court('tokens = ["double", "wall", "points"]')
    assert alone.options == ["give s1-9", "trade servant", "trade points"]
    assert alone.choose("trade points")["Anna"].tokens == []
    assert alone["Anna"].points == 2
