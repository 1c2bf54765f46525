"""Meng at the Great Wall, with jade, Intrigue, the Palace, decrees and the Grand Canal."""

import pytest

from courtyard.games.gugong.declaration.editions import PRINTINGS
from tests.gugong.meng_acts import at_the_end, at_twilight, by_day, in_the_morning, settings, ships
from tests.gugong.table import Table
from tests.rules import rule

SUZHOU = 'cities = { suzhou = "points", others = "empty" }\n'
"""One token on the map: two points where Meng enters it."""

# The Great Wall.


@rule("gugong.meng.wall-day")
def test_by_day_meng_places_one_servant_on_the_wall_and_pays_nothing():
    meng = by_day("great-wall", "pool = 3\n")["Meng"]
    assert (meng.wall, meng.pool, meng.supply) == (1, 2, 9)


@rule("gugong.meng.wall-day")
def test_by_day_meng_places_nobody_if_his_pool_is_empty():
    table = by_day("great-wall", "pool = 0\n")
    assert (table["Meng"].wall, table["Meng"].supply) == (0, 12)
    assert "meng-cannot" in table.told


@rule("gugong.meng.wall-twilight")
def test_at_twilight_meng_removes_one_servant_and_places_another_on_the_wall():
    meng = at_twilight("great-wall", meng="pool = 3\n")["Meng"]
    assert (meng.wall, meng.pool, meng.supply) == (1, 1, 10)


@rule("gugong.meng.wall-twilight")
def test_at_twilight_one_servant_is_not_enough_for_the_wall():
    meng = at_twilight("great-wall", meng="pool = 1\n")["Meng"]
    assert (meng.wall, meng.pool, meng.supply) == (0, 1, 11)


@rule("gugong.meng.wall-twilight-scoring")
def test_a_section_completed_at_twilight_is_scored_before_the_night():
    meng = at_twilight("great-wall", meng="pool = 2\nwall = 3\n")["Meng"]
    assert (meng.wall, meng.points, meng.envoy) == (0, 3, 1)
    assert (meng.pool, meng.supply) == (0, 12), "all four servants went home"


@rule("gugong.meng.wall-twilight-scoring")
def test_at_twilight_meng_places_a_servant_even_if_the_wall_was_scored_just_before():
    """The token of a free step completes the section, then comes the card of the Great Wall."""
    table = at_twilight(
        "jade",
        "great-wall",
        meng="pool = 2\nwall = 3\n",
        table='cities = { suzhou = "wall", others = "empty" }\n',
    )
    meng = table["Meng"]
    assert table.told.count("wall-won") == 1
    assert (meng.points, meng.wall, meng.pool) == (3, 1, 0)


@rule("gugong.meng.wall-benefit-jade")
@pytest.mark.parametrize(("marker", "left"), [(7, 0), (9, 2), (14, 7)])
def test_with_seven_steps_or_more_meng_takes_the_jade_as_his_benefit(marker, left):
    meng = by_day("great-wall", f"pool = 1\nwall = 3\nintrigue = {marker}\n")["Meng"]
    assert (meng.jade, meng.intrigue, meng.pool) == (1, left, 0)


@rule("gugong.meng.wall-benefit-servant")
@pytest.mark.parametrize("marker", [1, 3, 5, 6])
def test_with_one_to_six_steps_meng_takes_a_single_servant_and_never_more(marker):
    table = by_day("great-wall", f"pool = 1\nwall = 3\nintrigue = {marker}\n")
    meng = table["Meng"]
    assert (meng.pool, meng.intrigue, meng.jade) == (1, marker - 1, 0)
    assert "die-turned" not in table.told


@rule("gugong.meng.wall-benefit-servant")
def test_without_a_step_on_the_track_meng_takes_no_benefit():
    meng = by_day("great-wall", "pool = 1\nwall = 3\n")["Meng"]
    assert (meng.points, meng.pool, meng.intrigue) == (3, 0, 0)


@rule("gugong.meng.wall-benefit-servant")
def test_with_an_empty_supply_meng_keeps_his_step_instead_of_a_servant():
    table = by_day("great-wall", "pool = 12\nintrigue = 4\n", lisa="wall = 3\n")
    meng = table["Meng"]
    assert table["Lisa"].points == 3, "Lisa won the section, so Meng's servant stays on the wall"
    assert (meng.wall, meng.pool, meng.supply, meng.intrigue) == (1, 11, 0, 4)


@rule("gugong.meng.wall-benefit-presence")
@pytest.mark.parametrize(("wall", "jade", "left"), [(0, 0, 9), (1, 1, 2)])
def test_meng_gets_a_benefit_only_if_he_had_a_servant_on_the_wall(wall, jade, left):
    table = Table(
        settings("officials = { great-wall = 1 }\n")
        + f'[family.Lisa]\nhand = ["s1-9", "s1-6"]\npool = 2\nwall = {3 - wall}\n'
        + f"[family.Meng]\nhand = []\nwall = {wall}\nintrigue = 9\n"
    )
    table.exchange("s1-9", "great-wall", "build one")
    assert table["Lisa"].points == 3
    assert (table["Meng"].jade, table["Meng"].intrigue) == (jade, left)


# Jade.


@rule("gugong.meng.jade-day")
@pytest.mark.parametrize(
    ("houses", "price", "left"), [("[3, 4, 4]", 3, [4, 4]), ("[4, 4]", 4, [4]), ("[]", 5, [])]
)
def test_by_day_meng_buys_the_cheapest_jade(houses, price, left):
    table = by_day("jade", "pool = 6\n", table=f"houses = {houses}\n")
    meng = table["Meng"]
    assert (meng.jade, meng.pool, meng.supply) == (1, 6 - price, 6 + price)
    assert table.houses == left


@rule("gugong.meng.jade-day")
def test_by_day_meng_buys_no_jade_that_his_servants_do_not_cover():
    table = by_day("jade", "pool = 3\n", table="houses = [4, 4]\n")
    assert (table["Meng"].jade, table["Meng"].pool) == (0, 3)
    assert table.houses == [4, 4]


@rule("gugong.meng.jade-twilight", "gugong.meng.decree-twilight")
@pytest.mark.parametrize("automa", ["jade", "decrees"])
def test_at_twilight_jade_and_decrees_are_a_free_travel_step(automa):
    meng = at_twilight(automa, meng="pool = 6\n", table=SUZHOU)["Meng"]
    assert (meng.traveller, meng.points, meng.tokens) == ("suzhou", 2, ["points"])
    assert (meng.pool, meng.jade, meng.decrees) == (6, 0, set()), "nothing paid, nothing bought"


# Intrigue.


@rule("gugong.meng.intrigue-day")
def test_by_day_meng_climbs_one_step_and_takes_the_medal():
    table = by_day("intrigue", "pool = 2\nintrigue = 3\n")
    assert (table["Meng"].intrigue, table["Meng"].pool, table.medal) == (4, 2, "Meng")


@rule("gugong.meng.intrigue-day")
def test_by_day_meng_leaves_the_medal_where_it_is_if_it_was_taken():
    table = by_day("intrigue", "intrigue = 3\n", table='medal = "Lisa"\n')
    assert (table["Meng"].intrigue, table.medal) == (4, "Lisa")


@rule("gugong.meng.intrigue-twilight")
@pytest.mark.parametrize(("pool", "left", "marker"), [(2, 1, 5), (1, 0, 5), (0, 0, 3)])
def test_at_twilight_meng_climbs_two_steps_for_one_servant(pool, left, marker):
    table = at_twilight("intrigue", meng=f"pool = {pool}\nintrigue = 3\n")
    meng = table["Meng"]
    assert (meng.pool, meng.supply, meng.intrigue) == (left, 12 - left, marker)
    assert table.medal is None, "the medal is for the Day"


# The Palace.


@rule("gugong.meng.palace-day")
def test_by_day_meng_s_envoy_takes_one_step():
    meng = by_day("palace", "pool = 2\nenvoy = 3\n")["Meng"]
    assert (meng.envoy, meng.points, meng.pool, meng.intrigue) == (4, 0, 2, 0)


@rule("gugong.meng.palace-day")
@pytest.mark.parametrize("printing", PRINTINGS)
def test_by_day_a_step_inside_the_palace_is_a_point_for_meng_in_every_printing(printing):
    meng = by_day("palace", "envoy = 8\n", table=f'printing = "{printing}"\n')["Meng"]
    assert (meng.envoy, meng.points) == (8, 1)


@rule("gugong.meng.palace-twilight")
def test_at_twilight_meng_pays_two_servants_for_a_step_of_envoy_and_marker():
    meng = at_twilight("palace", meng="pool = 3\nenvoy = 3\n")["Meng"]
    assert (meng.envoy, meng.intrigue, meng.pool, meng.supply) == (4, 1, 1, 11)


@rule("gugong.meng.palace-twilight")
def test_at_twilight_one_servant_is_not_enough_for_the_palace():
    meng = at_twilight("palace", meng="pool = 1\nenvoy = 3\n")["Meng"]
    assert (meng.envoy, meng.intrigue, meng.pool) == (3, 0, 1)


# Decrees: which one, and its price.

DECREES = (
    'decrees = ["morning-servant", "morning-palace", "cheaper-jade", "wall-extra", '
    '"eight-points", "jade-points"]\n'
)
"""The top one and the bottom one of each level, from the first level on."""


def decrees_after(meng: str = "", lisa: str = "", day: int = 1) -> Table:
    """Meng's gift went to the Official of the Decrees."""
    return by_day("decrees", meng, lisa, f"day = {day}\n{DECREES}")


@rule("gugong.meng.decree-price")
@pytest.mark.parametrize(
    ("day", "lisa", "price"),
    [(1, "", 1), (2, "", 2), (3, "", 3), (1, '"morning-servant", "morning-palace"', 2)],
)
def test_meng_pays_the_normal_price_of_a_decree_and_leaves_a_servant_there(day, lisa, price):
    meng = decrees_after("pool = 6\n", f"decrees = [{lisa}]\n", day)["Meng"]
    assert len(meng.decrees) == 1
    assert (meng.pool, meng.supply) == (6 - price - 1, 6 + price)


@rule("gugong.meng.decree-price")
def test_meng_pays_less_for_a_decree_where_you_would():
    table = 'day = 3\ndecrees = ["cheaper-jade", "cheaper-decrees", "eight-points", "jade-points"]\n'
    meng = by_day("decrees", 'pool = 6\ndecrees = ["cheaper-decrees"]\n', table=table)["Meng"]
    assert meng.decrees == {"cheaper-decrees", "jade-points"}
    assert (meng.pool, meng.supply) == (6 - 2 - 1, 5 + 2)


@rule("gugong.meng.decree-level")
@pytest.mark.parametrize(
    ("day", "decree"), [(1, "morning-palace"), (2, "wall-extra"), (3, "jade-points"), (4, "jade-points")]
)
def test_meng_takes_a_decree_of_the_level_of_the_day_and_on_day_4_of_level_3(day, decree):
    assert decrees_after("pool = 6\n", day=day)["Meng"].decrees == {decree}


@rule("gugong.meng.decree-cheaper")
@pytest.mark.parametrize(
    ("yours", "his"), [("morning-servant", "morning-palace"), ("morning-palace", "morning-servant")]
)
def test_of_two_decrees_meng_takes_the_one_that_lisa_does_not_hold(yours, his):
    meng = decrees_after("pool = 6\n", f'decrees = ["{yours}"]\n')["Meng"]
    assert (meng.decrees, meng.pool) == ({his}, 4)


@rule("gugong.meng.decree-bottom")
@pytest.mark.parametrize("printing", PRINTINGS)
@pytest.mark.parametrize("yours", ["", '"morning-servant", "morning-palace"'])
def test_meng_takes_the_bottom_decree_if_lisa_holds_both_or_neither(yours, printing):
    table = by_day("decrees", "pool = 6\n", f"decrees = [{yours}]\n", f'printing = "{printing}"\n{DECREES}')
    assert table["Meng"].decrees == {"morning-palace"}


@rule("gugong.meng.decree-other-levels")
@pytest.mark.parametrize(
    ("day", "held", "taken"),
    [
        (2, '"cheaper-jade", "wall-extra"', "morning-palace"),
        (2, '"cheaper-jade", "wall-extra", "morning-palace"', "morning-servant"),
        (1, '"morning-servant", "morning-palace"', "wall-extra"),
        (2, '"cheaper-jade", "wall-extra", "morning-servant", "morning-palace"', "jade-points"),
    ],
)
def test_if_the_level_of_the_day_is_all_his_meng_goes_to_lower_levels_then_to_higher_ones(day, held, taken):
    before = decrees_after(f"pool = 5\ndecrees = [{held}]\n", day=day)["Meng"].decrees
    assert taken in before
    assert len(before) == held.count('"') // 2 + 1


@rule("gugong.meng.decree-other-levels")
def test_if_he_cannot_pay_the_level_of_the_day_meng_chooses_below_it_in_the_same_way():
    assert decrees_after("pool = 2\n", day=2)["Meng"].decrees == {"morning-palace"}
    yours = 'decrees = ["morning-palace"]\n'
    assert decrees_after("pool = 2\n", yours, day=2)["Meng"].decrees == {"morning-servant"}


@rule("gugong.meng.decree-nearest-level")
def test_going_down_or_up_meng_tries_level_2_first():
    assert decrees_after("pool = 3\n", day=3)["Meng"].decrees == {"wall-extra"}, "level 3 takes four"
    held = 'pool = 6\ndecrees = ["morning-servant", "morning-palace"]\n'
    assert "wall-extra" in decrees_after(held)["Meng"].decrees


@rule("gugong.meng.decree-always")
def test_meng_takes_any_decree_that_he_can_pay():
    assert decrees_after("pool = 2\n", day=4)["Meng"].decrees == {"morning-palace"}
    held = 'decrees = ["morning-servant", "morning-palace", "cheaper-jade", "wall-extra", "jade-points"]\n'
    assert "eight-points" in decrees_after(f"pool = 4\n{held}")["Meng"].decrees


@rule("gugong.meng.decree-always")
def test_meng_goes_without_a_decree_if_he_can_pay_none():
    table = decrees_after("pool = 1\n", day=4)
    assert (table["Meng"].decrees, table["Meng"].pool) == (set(), 1), "the cheapest takes two servants"
    assert "meng-cannot" in table.told


@rule("gugong.meng.decree-affordable")
def test_meng_trades_tokens_for_a_decree_before_he_turns_to_another_level():
    meng = decrees_after('pool = 3\ntokens = ["swap", "points"]\n', day=3)["Meng"]
    assert (meng.decrees, meng.pool, meng.tokens) == ({"jade-points"}, 0, [])
    meng = decrees_after('pool = 2\ntokens = ["swap", "points"]\n', day=3)["Meng"]
    assert (meng.decrees, meng.tokens) == ({"wall-extra"}, []), "a servant more is not enough for level 3"


# Decrees: what they give him.


@rule("gugong.meng.decree-points")
@pytest.mark.parametrize(("day", "points"), [(1, 3), (2, 3), (3, 0)])
def test_decrees_of_level_1_and_2_give_meng_their_points_at_once(day, points):
    assert decrees_after("pool = 6\n", day=day)["Meng"].points == points


@rule("gugong.meng.decree-points")
def test_the_advantage_of_a_decree_serves_meng_in_the_same_turn():
    """His gift brings him the decree for cheaper jade, and the Official a jade for two servants."""
    table = 'day = 2\ndecrees = ["wall-extra", "cheaper-jade"]\n'
    meng = by_day("jade", "pool = 5\n", table=table, gift="s2-2")["Meng"]
    assert (meng.decrees, meng.points) == ({"cheaper-jade"}, 2)
    assert (meng.jade, meng.pool) == (1, 5 - 3 - 2)


@rule("gugong.meng.decree-swap")
def test_the_decree_for_a_swap_is_a_point_for_meng_each_morning():
    table = in_the_morning('decrees = ["morning-swap"]\n')
    meng = table["Meng"]
    assert meng.points == 1
    assert meng.hand == ["s2-2", "s2-3", "s2-7", "s2-8"], "his cards are his own"
    assert sorted(table.officials().values()) == ["o1", "o2", "o3", "o4", "o5", "o6", "o7"]


@rule("gugong.meng.decree-travel")
@pytest.mark.parametrize(("pool", "left", "city"), [(2, 1, "suzhou"), (1, 0, "suzhou"), (0, 0, None)])
def test_with_the_decree_for_cheaper_travel_a_move_at_twilight_costs_one(pool, left, city):
    meng = at_twilight("travel", meng=f'pool = {pool}\ndecrees = ["cheaper-travel"]\n', table=SUZHOU)["Meng"]
    assert (meng.pool, meng.traveller) == (left, city)


@rule("gugong.meng.decree-travel")
def test_without_the_decree_one_servant_is_not_enough_to_travel_at_twilight():
    meng = at_twilight("travel", meng="pool = 1\n", table=SUZHOU)["Meng"]
    assert (meng.pool, meng.traveller) == (1, None)


WALL_EXTRA = 'decrees = ["wall-extra"]\n'


@rule("gugong.meng.decree-wall")
def test_with_its_decree_meng_adds_a_servant_to_each_action_at_the_wall():
    meng = by_day("great-wall", f"pool = 1\n{WALL_EXTRA}")["Meng"]
    assert (meng.wall, meng.pool, meng.supply) == (2, 0, 9)
    meng = at_twilight("great-wall", meng=f"pool = 2\n{WALL_EXTRA}")["Meng"]
    assert (meng.wall, meng.pool, meng.supply) == (2, 0, 9)
    meng = by_day("special", f"pool = 1\n{WALL_EXTRA}", table='focus = "great-wall"\n')["Meng"]
    assert (meng.wall, meng.pool, meng.supply) == (3, 1, 7)


@rule("gugong.meng.decree-wall")
def test_the_extra_wall_servant_comes_from_the_supply_or_not_at_all():
    meng = by_day("great-wall", f"pool = 11\n{WALL_EXTRA}")["Meng"]
    assert (meng.wall, meng.pool) == (1, 10)


@rule("gugong.meng.decree-wall")
def test_a_token_or_an_action_that_places_nobody_brings_no_extra_wall_servant():
    meng = by_day("great-wall", f"pool = 0\n{WALL_EXTRA}")["Meng"]
    assert meng.wall == 0
    token = 'cities = { suzhou = "wall", others = "empty" }\n'
    assert by_day("travel", WALL_EXTRA, table=token)["Meng"].wall == 1


@rule("gugong.meng.decree-equal")
def test_the_decree_for_equal_gifts_gives_meng_its_points_and_nothing_else():
    table = 'day = 2\ndecrees = ["wall-extra", "equal-is-higher"]\n'
    meng = by_day("decrees", "pool = 6\n", table=table)["Meng"]
    assert (meng.decrees, meng.points) == ({"equal-is-higher"}, 3)
    for officials in ("officials = { intrigue = 7 }\n", "officials = { intrigue = 2 }\n"):
        outcomes = [
            by_day("intrigue", decrees + "pool = 2\n", table=officials, gift="s2-7")["Meng"]
            for decrees in ('decrees = ["equal-is-higher"]\n', 'decrees = ["cheaper-jade"]\n')
        ]
        assert [(meng.intrigue, meng.pool, meng.points) for meng in outcomes] == [(1, 4, 0), (1, 4, 0)]


@rule("gugong.meng.decree-point-per-three")
@pytest.mark.parametrize(("points", "extra"), [(11, 3), (12, 4), (40, 10)])
def test_the_decree_of_a_point_for_each_three_counts_for_meng_too(points, extra):
    meng = at_the_end(f'points = {points}\ndecrees = ["point-per-three"]\n')["Meng"]
    assert meng.points == points + extra


@rule("gugong.meng.decree-harbour-points")
@pytest.mark.parametrize(
    ("solo", "rewards", "points"),
    [
        ("normal", "", 0),
        ("normal", 'rewards = ["gift", "gift", "points"]\n', 6),
        ("hard", "", 2),
        ("hard", 'rewards = ["gift", "gift"]\n', 4),
    ],
)
def test_the_decree_for_harbour_rewards_counts_the_neutral_servants(solo, rewards, points):
    meng = at_the_end(f'{rewards}decrees = ["harbour-points"]\n', table=f'solo = "{solo}"\n')["Meng"]
    assert meng.points == points


# The Grand Canal.


@rule("gugong.meng.canal-day")
def test_by_day_meng_loads_a_servant_on_his_ship_or_on_a_new_one():
    meng = by_day("canal", "pool = 2\n" + ships(a3=1))["Meng"]
    assert (meng.ships, meng.pool, meng.supply) == ({"a3": 2}, 1, 9)
    meng = by_day("canal", "pool = 2\n", lisa=ships(a1=1))["Meng"]
    assert (meng.ships, meng.pool, meng.supply) == ({"a2": 1}, 1, 10), "into the first free harbour"


@rule("gugong.meng.canal-no-movement")
def test_meng_s_ships_move_at_night_and_never_by_his_actions():
    table = by_day("canal", "pool = 2\n" + ships(a1=1))
    assert table["Meng"].ships == {"a1": 2}
    table = at_twilight("canal", "jade", meng="pool = 2\n" + ships(a2=1))
    assert table["Meng"].ships == {"a2": 2}
    assert "sailed" not in table.told
    table.choose("take 0")
    assert table["Meng"].ships == {"a3": 2}, "in the Night"


@rule("gugong.meng.canal-twilight")
def test_at_twilight_meng_removes_one_servant_and_loads_another():
    meng = at_twilight("canal", meng="pool = 3\n" + ships(a2=1))["Meng"]
    assert (meng.ships, meng.pool, meng.supply) == ({"a2": 2}, 1, 9)
    meng = at_twilight("canal", meng="pool = 2\n")["Meng"]
    assert (meng.ships, meng.pool, meng.supply) == ({"a1": 1}, 0, 11)


@rule("gugong.meng.canal-twilight")
def test_at_twilight_one_servant_is_not_enough_for_the_canal():
    meng = at_twilight("canal", meng="pool = 1\n" + ships(a2=1))["Meng"]
    assert (meng.ships, meng.pool) == ({"a2": 1}, 1)


@rule("gugong.meng.canal-which-ship")
def test_meng_loads_his_fullest_ship_and_of_equal_ones_the_one_furthest_ahead():
    fullest = by_day("canal", ships(a1=2, a4=1), coming='gifts = ["d7"]\n')["Meng"]
    assert fullest.ships == {"a4": 1}, "the ship in the first harbour was full and claimed"
    furthest = by_day("canal", ships(a1=1, a2=1, a4=1))["Meng"]
    assert furthest.ships == {"a1": 1, "a2": 1, "a4": 2}


@rule("gugong.meng.canal-claim")
@pytest.mark.parametrize("harbour", ["a1", "a2", "a3", "a4", "a5"])
def test_a_full_ship_of_meng_claims_at_once_in_any_harbour_by_day_and_at_twilight(harbour):
    laden = "pool = 2\n" + ships(**{harbour: 2})
    for meng in (by_day("canal", laden)["Meng"], at_twilight("canal", meng=laden)["Meng"]):
        assert (meng.ships, meng.rewards["gift"]) == ({}, 1)


@rule("gugong.meng.canal-claim")
def test_a_ship_that_a_decree_fills_in_the_morning_claims_at_once():
    table = in_the_morning('decrees = ["morning-ship"]\n' + ships(a1=2))
    meng = table["Meng"]
    assert (meng.ships, meng.rewards["gift"], len(meng.hand)) == ({}, 1, 5)


@rule("gugong.meng.canal-gift")
@pytest.mark.parametrize("before", [[], ["gift"]])
def test_meng_s_first_two_rewards_are_the_next_gifts_of_the_draw_pile(before):
    table = by_day("canal", f"rewards = {before}\n" + ships(a2=2), coming='gifts = ["d7", "d3"]\n')
    meng = table["Meng"]
    assert (meng.hand, meng.rewards["gift"], meng.points) == (["d7"], len(before) + 1, 0)


@rule("gugong.meng.canal-gift-five")
def test_if_meng_began_with_five_gifts_only_his_first_reward_is_a_card():
    hard = 'solo = "hard"\n'
    first = by_day("canal", ships(a2=2), table=hard, coming='gifts = ["d7"]\n')["Meng"]
    assert (first.hand, first.rewards, first.points) == (["d7"], {"points": 0, "gift": 2, "double": 0}, 0)
    second = by_day("canal", 'rewards = ["gift", "gift"]\n' + ships(a2=2), table=hard)["Meng"]
    assert (second.hand, second.rewards, second.points) == ([], {"points": 1, "gift": 2, "double": 0}, 4)


@rule("gugong.meng.canal-points")
@pytest.mark.parametrize("had", [0, 1, 2, 3])
def test_once_he_has_his_gifts_every_reward_of_meng_is_four_points(had):
    rewards = ["gift", "gift"] + ["points"] * had
    meng = by_day("canal", f"rewards = {rewards}\npoints = {4 * had}\n" + ships(a3=2))["Meng"]
    assert (meng.points, meng.ships, meng.hand) == (4 * had + 4, {}, [])


@rule("gugong.meng.canal-servants-home")
@pytest.mark.parametrize("rewards", [[], ["gift", "gift"]])
def test_all_three_servants_of_a_ship_that_claims_go_to_the_supply(rewards):
    meng = by_day("canal", f"pool = 1\nrewards = {rewards}\n" + ships(a2=2))["Meng"]
    assert (meng.ships, meng.pool, meng.supply) == ({}, 0, 12)


@rule("gugong.meng.canal-markers")
@pytest.mark.parametrize("printing", PRINTINGS)
@pytest.mark.parametrize(("had", "then"), [(1, 2), (2, 3), (3, 3)])
def test_at_most_three_servants_mark_the_four_points(had, then, printing):
    rewards = ["gift", "gift"] + ["points"] * had
    table = by_day("canal", f"rewards = {rewards}\n" + ships(a3=2), table=f'printing = "{printing}"\n')
    assert table["Meng"].rewards["points"] == then
