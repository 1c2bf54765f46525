"""Meng's Special Automa Cards, his Double Servant, and the end of the solo game."""

import pytest

from courtyard.engine.trouble import Trouble
from tests.gugong.meng_acts import at_the_end, at_twilight, by_day, ships
from tests.gugong.table import Table
from tests.rules import rule

LOCATIONS = ["travel", "great-wall", "jade", "intrigue", "palace", "decrees", "canal"]
NEARLY_ALL_DECREES = '"morning-servant", "morning-palace", "cheaper-jade", "cheaper-decrees", "eight-points"'
"""Five of the six: five servants of Meng stand there."""


def special(focus: str, meng: str = "", lisa: str = "", table: str = "", **more: str) -> Table:
    """Meng has played a gift with a Special Automa Card."""
    return by_day("special", meng, lisa, f'focus = "{focus}"\n{table}', **more)


# Special Automa Cards by day.


@rule("gugong.meng.special-focus")
@pytest.mark.parametrize("focus", LOCATIONS)
def test_with_a_special_card_meng_gives_his_gift_to_the_official_of_his_focus(focus):
    table = special(focus, table=f"officials = {{ {focus} = 6 }}\n")
    given = [place for place, gift in table.officials().items() if gift == "s2-8"]
    assert given == [focus]
    assert "o6" in table["Meng"].discard


@rule("gugong.meng.special-option-b")
def test_with_a_special_card_gift_and_location_are_both_option_b_for_nothing():
    """The gift shows Intrigue, the focus is the Palace: three steps, then two and one more."""
    table = special("palace", "pool = 6\n", table='sets = "4-5"\n', gift="s5-6")
    meng = table["Meng"]
    assert (meng.intrigue, meng.envoy) == (3 + 1, 2)
    assert (meng.pool, meng.supply, table.medal) == (6, 6, None)


@rule("gugong.meng.special-option-b")
def test_with_a_special_card_a_gift_for_decrees_is_free_of_its_price_too():
    decrees = 'decrees = ["morning-servant", "morning-palace"]\n'
    meng = special("palace", "pool = 0\n", table=decrees, gift="s2-2")["Meng"]
    assert (meng.decrees, meng.supply) == ({"morning-palace"}, 11)


@rule("gugong.meng.special-option-b")
def test_with_a_special_card_a_gift_for_the_wall_places_two():
    meng = special("jade", "pool = 6\n", table='sets = "2-3"\n', gift="s3-5a")["Meng"]
    assert (meng.wall, meng.jade, meng.pool, meng.supply) == (2, 1, 6, 4)


@rule("gugong.meng.special-supply-first")
@pytest.mark.parametrize(("supply", "left"), [(5, (3, 7)), (2, (0, 10)), (1, (0, 10)), (0, (0, 10))])
def test_with_a_special_card_servants_come_from_the_supply_and_the_rest_from_the_pool(supply, left):
    meng = special("great-wall", f"supply = {supply}\n")["Meng"]
    assert (meng.wall, (meng.supply, meng.pool)) == (2, left)
    meng = special("canal", f"supply = {supply}\n")["Meng"]
    assert (meng.ships, (meng.supply, meng.pool)) == ({"a1": 2}, left)


@rule("gugong.meng.special-supply-first", "gugong.meng.special-decree")
@pytest.mark.parametrize(("supply", "left"), [(3, (2, 9)), (1, (0, 11)), (0, (0, 11))])
def test_with_a_special_card_the_servant_on_a_decree_comes_from_the_supply_if_one_is_there(supply, left):
    meng = special("decrees", f"supply = {supply}\n")["Meng"]
    assert len(meng.decrees) == 1
    assert (meng.supply, meng.pool) == left


@rule("gugong.meng.special-travel")
def test_with_a_special_card_meng_s_traveller_makes_two_moves_for_nothing():
    cities = 'cities = { suzhou = "points", liaoyang = "palace", dengzhou = "points" }\n'
    meng = special("travel", "pool = 4\n", table=cities)["Meng"]
    assert (meng.traveller, meng.tokens) == ("liaoyang", ["points", "palace"])
    assert (meng.points, meng.envoy, meng.pool) == (2, 1, 4)


@rule("gugong.meng.special-wall")
def test_with_a_special_card_meng_places_two_servants_on_the_wall():
    meng = special("great-wall", "pool = 4\n")["Meng"]
    assert (meng.wall, meng.pool, meng.supply) == (2, 4, 6)


@rule("gugong.meng.special-wall")
def test_both_servants_of_a_special_card_stand_on_the_wall_before_it_is_scored():
    """With three there, the first would complete the section; both go home with the winner."""
    meng = special("great-wall", "pool = 4\nwall = 3\n")["Meng"]
    assert (meng.wall, meng.points, meng.pool, meng.supply) == (0, 3, 4, 8)


@rule("gugong.meng.special-jade")
@pytest.mark.parametrize(("houses", "left"), [("[3, 4, 4]", [4, 4]), ("[4, 4]", [4]), ("[]", [])])
def test_with_a_special_card_meng_is_given_the_cheapest_jade(houses, left):
    table = special("jade", "pool = 0\n", table=f"houses = {houses}\n")
    assert (table["Meng"].jade, table["Meng"].supply) == (1, 12)
    assert table.houses == left


@rule("gugong.meng.special-intrigue")
def test_with_a_special_card_meng_climbs_three_steps_without_the_medal():
    table = special("intrigue", "pool = 2\nintrigue = 4\n")
    assert (table["Meng"].intrigue, table["Meng"].pool, table.medal) == (7, 2, None)


@rule("gugong.meng.special-palace")
def test_with_a_special_card_meng_s_envoy_takes_two_steps_and_his_marker_one():
    meng = special("palace", "pool = 2\nenvoy = 3\n")["Meng"]
    assert (meng.envoy, meng.intrigue, meng.pool) == (5, 1, 2)


@rule("gugong.meng.special-palace")
def test_with_a_special_card_a_step_beyond_the_palace_is_a_point():
    meng = special("palace", "envoy = 7\n")["Meng"]
    assert (meng.envoy, meng.arrival, meng.points, meng.intrigue) == (8, 1, 1, 1)


@rule("gugong.meng.special-decree")
@pytest.mark.parametrize(
    ("day", "lisa", "decree"),
    [
        (1, "", "morning-palace"),
        (1, '"morning-palace"', "morning-servant"),
        (2, "", "cheaper-decrees"),
        (3, "", "jade-points"),
        (4, '"jade-points"', "eight-points"),
    ],
)
def test_with_a_special_card_meng_chooses_his_decree_as_ever_and_pays_no_price(day, lisa, decree):
    decrees = f'day = {day}\ndecrees = [{NEARLY_ALL_DECREES}, "jade-points"]\n'
    meng = special("decrees", "pool = 1\n", f"decrees = [{lisa}]\n", decrees)["Meng"]
    assert (meng.decrees, meng.pool, meng.supply) == ({decree}, 1, 10)


@rule("gugong.meng.special-canal")
def test_with_a_special_card_meng_loads_two_servants_on_his_ship_or_a_new_one():
    meng = special("canal", "pool = 4\n")["Meng"]
    assert (meng.ships, meng.pool, meng.supply) == ({"a1": 2}, 4, 6)
    meng = special("canal", "pool = 4\n" + ships(a3=1))["Meng"]
    assert (meng.ships, meng.rewards["gift"], meng.pool) == ({}, 1, 4), "three aboard: a reward"


@rule("gugong.meng.special-canal-overflow")
def test_if_one_servant_of_two_fills_the_ship_it_claims_and_the_other_takes_a_new_ship():
    meng = special("canal", "pool = 4\n" + ships(a3=2), coming='gifts = ["d7"]\n')["Meng"]
    assert (meng.hand, meng.ships) == (["d7"], {"a1": 1})
    assert (meng.pool, meng.supply) == (4, 12 - 4 - 1)


@rule("gugong.meng.special-canal-overflow")
def test_if_one_servant_of_two_fills_the_ship_the_other_boards_meng_s_next_ship():
    meng = special("canal", ships(a1=1, a2=2, a4=1))["Meng"]
    assert (meng.ships, meng.rewards["gift"]) == ({"a1": 1, "a4": 2}, 1)


@rule("gugong.meng.special-canal-overflow")
def test_the_servants_of_a_ship_that_claimed_may_board_again_at_once():
    """The supply is empty until the first ship comes home; then the other servant is from there."""
    meng = special("canal", "supply = 0\n" + ships(a2=2))["Meng"]
    assert (meng.ships, meng.pool, meng.supply) == ({"a1": 1}, 9, 2)


@rule("gugong.meng.special-too-few")
@pytest.mark.parametrize("where", ["pool", "supply"])
def test_with_one_servant_left_meng_places_that_one(where):
    rest = {"pool": "pool = 1\nsupply = 0\n", "supply": "pool = 0\nsupply = 1\n"}[where]
    held = f"{rest}decrees = [{NEARLY_ALL_DECREES}]\n"
    meng = special("great-wall", held + ships(a1=2, a2=2, a3=2))["Meng"]
    assert (meng.wall, meng.pool, meng.supply) == (1, 0, 0)
    meng = special("canal", held + "wall = 3\n" + ships(a1=1, a2=1, a4=1))["Meng"]
    assert (meng.ships, meng.pool, meng.supply) == ({"a1": 1, "a2": 1, "a4": 2}, 0, 0)


@rule("gugong.meng.special-twilight")
@pytest.mark.parametrize("focus", ["palace", "travel"])
def test_at_twilight_a_special_card_is_one_free_travel_step_whatever_the_focus(focus):
    cities = f'focus = "{focus}"\ncities = {{ suzhou = "points", liaoyang = "points" }}\n'
    meng = at_twilight("special", meng="pool = 4\n", table=cities)["Meng"]
    assert (meng.traveller, meng.tokens, meng.points) == ("suzhou", ["points"], 2)
    assert (meng.pool, meng.envoy, meng.intrigue) == (4, 0, 0)


# The Double Servant.


@rule("gugong.meng.double-servant-unused")
@pytest.mark.parametrize("harbour", ["a4", "a5"])
@pytest.mark.parametrize("rewards", [[], ["gift", "gift"]])
def test_meng_never_wins_his_double_servant_in_the_harbours_that_give_it(harbour, rewards):
    meng = by_day("canal", f"rewards = {rewards}\n" + ships(**{harbour: 2}))["Meng"]
    assert (meng.ships, meng.double, meng.rewards["double"]) == ({}, "locked", 0)
    assert (len(meng.hand), meng.points) == ((0, 4) if rewards else (1, 0))


@rule("gugong.meng.double-servant-unused")
def test_meng_s_double_servant_pays_nothing_and_is_placed_nowhere():
    for automa in ("great-wall", "canal", "jade"):
        meng = by_day(automa, "pool = 0\n")["Meng"]
        assert (meng.wall, meng.ships, meng.jade, meng.double) == (0, {}, 0, "locked")


@rule("gugong.meng.double-servant-unused")
@pytest.mark.parametrize(
    "meng",
    [
        'double = "pool"\n',
        'rewards = ["double"]\n',
        'ships = [{ berth = "a1", servants = 1, double = true }]\n',
    ],
)
def test_a_position_in_which_meng_has_won_his_double_servant_is_refused(meng):
    with pytest.raises(Trouble, match="only marks his focus"):
        by_day("intrigue", meng)


# The end of the game.


@rule("gugong.meng.final-eligible")
def test_meng_keeps_his_points_and_wins_with_his_envoy_outside():
    over = at_the_end("points = 30\nenvoy = 5\n", "points = 20\nenvoy = 8\n")
    assert (over["Meng"].points, over["Meng"].place, over["Lisa"].place) == (30, 1, 2)


@rule("gugong.meng.final-no-arrival")
@pytest.mark.parametrize(("envoy", "points"), [(7, 10), (8, 10 + 7)])
def test_meng_has_no_points_for_arriving_if_he_is_outside(envoy, points):
    over = at_the_end(f"points = 10\nenvoy = {envoy}\n")
    assert over["Meng"].points == points
    assert ("arrival-scored" in over.told) == (envoy == 8)


@rule("gugong.meng.final-no-arrival")
def test_the_first_place_stays_with_the_one_who_arrived():
    """The last section of the wall carries Meng's envoy in, after Lisa's."""
    over = at_the_end("points = 10\nenvoy = 7\nwall = 1\n", "envoy = 8\n")
    assert (over["Meng"].points, over["Lisa"].points) == (10 + 3 + 5, 7)


@rule("gugong.meng.final-comparison")
@pytest.mark.parametrize(
    ("lisa", "envoy", "place"), [(31, 8, 1), (30, 8, 2), (29, 8, 2), (90, 7, 2), (0, 7, 2)]
)
def test_lisa_wins_inside_the_palace_and_ahead_of_meng_and_loses_in_every_other_case(lisa, envoy, place):
    """Her envoy is worth seven; where she has as many points as Meng, his marker lies higher."""
    inside = lisa - 7 if envoy == 8 else lisa
    over = at_the_end("points = 30\n", f"points = {inside}\nenvoy = {envoy}\n")
    assert over["Lisa"].points == (lisa if envoy == 8 else 0)
    assert (over["Lisa"].place, over["Meng"].place) == (place, 3 - place)


@rule("gugong.meng.final-comparison")
@pytest.mark.parametrize(("lisa", "meng", "place"), [(6, 5, 1), (5, 6, 2)])
def test_with_equal_points_the_higher_marker_decides_between_lisa_and_meng(lisa, meng, place):
    over = at_the_end(f"points = 30\nintrigue = {meng}\n", f"points = 23\nenvoy = 8\nintrigue = {lisa}\n")
    assert over["Lisa"].points == over["Meng"].points
    assert over["Lisa"].place == place


@rule("gugong.meng.final-comparison")
def test_with_both_envoys_outside_meng_wins():
    over = at_the_end("points = 0\nintrigue = 0\n", "points = 40\nenvoy = 7\nintrigue = 9\n")
    assert (over["Meng"].place, over["Lisa"].place) == (1, 2)
