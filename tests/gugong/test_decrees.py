"""The Decrees: their price, the servant that stays, and what each of the fifteen gives."""

import pytest

from courtyard.games.gugong.declaration import events
from courtyard.games.gugong.declaration.editions import PRINTINGS
from tests.gugong.table import Table
from tests.rules import rule

PAIR = 'players = ["Lisa", "David"]\n'
FOUR = 'players = ["Lisa", "David", "Anna", "Sebastian"]\n'
LISA_HOLDS_NINE = '[family.Lisa]\nhand = ["s1-9"]\n'
DECREES = {
    "morning-intrigue": (1, 2),
    "morning-ship": (1, 2),
    "morning-servant": (1, 3),
    "morning-palace": (1, 3),
    "morning-swap": (1, 3),
    "cheaper-travel": (2, 2),
    "cheaper-jade": (2, 2),
    "wall-extra": (2, 3),
    "equal-is-higher": (2, 3),
    "cheaper-decrees": (2, 4),
    "point-per-three": (3, 0),
    "eight-points": (3, 0),
    "jade-points": (3, 0),
    "decree-points": (3, 0),
    "harbour-points": (3, 0),
}
"""Each decree with its price and the points it gives at once."""


def at_the_decrees(lisa: str, table: str = "") -> Table:
    """Lisa has just given her 9 to the Decrees Official."""
    return Table(PAIR + table + LISA_HOLDS_NINE + lisa).exchange("s1-9", "decrees")


def morning(decree: str, lisa: str = "supply = 11\n", table: str = "") -> Table:
    """The second morning, with one decree in Lisa's hands."""
    head = f'{PAIR}phase = "morning"\nday = 2\n{table}\n'
    return Table(f'{head}[family.Lisa]\ndecrees = ["{decree}"]\n{lisa}')


def at_the_end(lisa: str, table: str = "") -> Table:
    """The game is over; both envoys were inside, Lisa's as the first, for 7 points."""
    return Table(f'{PAIR}phase = "ending"\narrived = ["Lisa", "David"]\n{table}\n[family.Lisa]\n{lisa}')


# Obtaining a decree.


@rule("gugong.decrees.official")
def test_the_decrees_official_lets_you_gain_one_decree_of_your_choice():
    table = at_the_decrees("pool = 6")
    assert table.options == [*(f"decree {slot}" for slot in range(1, 7)), "decline"]
    wanted = table.decrees_in_play[4]
    table.choose("decree 5")
    assert table["Lisa"].decrees == {wanted}
    assert table.chooser == "David", "one decree only: the turn is over"


@rule("gugong.decrees.price", "gugong.decrees.one-servant-stays", "gugong.decrees.points-at-once")
@pytest.mark.parametrize("decree", DECREES)
def test_a_decree_costs_its_price_and_one_servant_more_that_stays_there(decree):
    price, points = DECREES[decree]
    table = at_the_decrees(f"pool = {price + 2}", f'decrees = ["{decree}"]\n')
    lisa = table["Lisa"]
    assert table.decree(decree) in table.options
    table.choose(table.decree(decree))
    assert (lisa.pool, lisa.supply, lisa.points) == (1, 10, points)
    assert lisa.decrees == {decree}


@rule("gugong.decrees.price", "gugong.decrees.one-servant-stays")
@pytest.mark.parametrize("decree", DECREES)
def test_a_decree_is_not_offered_when_no_servant_would_be_left_to_stay_there(decree):
    price, _ = DECREES[decree]
    on_table = f'decrees = ["{decree}"]\n'
    table = at_the_decrees(f"pool = {price}", on_table)
    assert table.decree(decree) not in table.options
    table = at_the_decrees(f"pool = {price + 1}", on_table)
    assert table.decree(decree) in table.options


@rule("gugong.decrees.one-servant-stays")
def test_the_servant_on_a_decree_never_comes_back():
    table = Table(f'{PAIR}[family.Lisa]\ndecrees = ["eight-points"]\n')
    lisa = table["Lisa"]
    while not table.match.is_over:
        assert lisa.decrees == {"eight-points"}
        assert lisa.pool + lisa.supply + lisa.wall + sum(lisa.ships.values()) == 11
        table.choose(table.options[-1])
    assert lisa.pool + lisa.supply == 11


@rule("gugong.decrees.dearer-with-opponents")
def test_every_opponent_on_a_decree_makes_it_dearer_by_one_servant():
    opponents = '[family.David]\ndecrees = ["eight-points"]\n[family.Anna]\ndecrees = ["eight-points"]\n'
    for pool, is_enough in ((5, False), (6, True)):
        table = Table(f"{FOUR}{LISA_HOLDS_NINE}pool = {pool}\n{opponents}").exchange("s1-9", "decrees")
        assert (table.decree("eight-points") in table.options) == is_enough
    lisa = table.choose(table.decree("eight-points"))["Lisa"]
    assert (lisa.pool, lisa.supply) == (0, 11)


@rule(
    "gugong.decrees.dearer-with-opponents",
    "gugong.decrees.one-servant-stays",
    "gugong.decrees.points-at-once",
)
def test_example_sebastian_joins_anna_and_lisa_on_a_decree():
    table = Table(
        FOUR + 'turn = "Sebastian"\n'
        '[family.Sebastian]\nhand = ["s4-8"]\npool = 5\n'
        '[family.Anna]\ndecrees = ["morning-servant"]\n[family.Lisa]\ndecrees = ["morning-servant"]\n'
    ).exchange("s4-8", "decrees")
    sebastian = table["Sebastian"]
    assert (sebastian.pool, sebastian.supply) == (5, 7)
    table.choose(table.decree("morning-servant"))
    assert sebastian.supply == 7 + 3, "one as printed, one each for Anna and Lisa"
    assert sebastian.pool == 1, "one of the two that were left stands on the decree"
    assert sebastian.points == 3
    assert all(table[name].decrees == {"morning-servant"} for name in ("Sebastian", "Anna", "Lisa"))


@rule("gugong.decrees.once-each")
def test_a_decree_that_you_hold_is_not_offered_again():
    table = at_the_decrees('pool = 8\ndecrees = ["eight-points"]\n')
    assert table.decree("eight-points") not in table.options
    assert len(table.options) == 6, "the other five, and to decline"


@rule("gugong.decrees.once-each")
def test_card_and_location_together_cannot_bring_the_same_decree_twice():
    table = Table(
        f'{PAIR}turn = "David"\nofficials = {{ decrees = 1 }}\ndecrees = ["morning-servant"]\n'
        '[family.David]\nhand = ["s2-2"]\npool = 9\n'
    ).exchange("s2-2", "decrees")
    table.choose(table.decree("morning-servant"))
    assert table.chooser == "David"
    assert table.decree("morning-servant") not in table.options
    assert "decree 2" in table.options


@rule("gugong.decrees.level-three-at-end")
@pytest.mark.parametrize("decree", [kind for kind, (price, _) in DECREES.items() if price == 3])
def test_a_decree_of_level_three_gives_nothing_before_the_end(decree):
    lisa = 'pool = 6\npoints = 30\njade = 2\nrewards = ["points"]\nenvoy = 8\n'
    table = Table(f'{PAIR}day = 4\ndecrees = ["{decree}"]\n{LISA_HOLDS_NINE}{lisa}')
    table.exchange("s1-9", "decrees", table.decree(decree))
    assert (table["Lisa"].points, table.chooser) == (30, "David")
    table.play_to("over")
    told = [event for event in table.match.events if event[0] == events.DECREE_SCORED]
    assert [(who, kind, points > 0) for _, who, kind, points in told] == [
        (0, list(DECREES).index(decree), True)
    ]


# Reductions.


@rule("gugong.decrees.price-floor")
def test_reductions_never_bring_a_price_below_zero():
    """A level 1 decree costs 1; less 1 by decree and less 2 by token 6 it is free, no more."""
    table = Table(
        f'{PAIR}bonus = "french"\ndecrees = ["morning-servant"]\n{LISA_HOLDS_NINE}pool = 1\nsupply = 10\n'
        'decrees = ["cheaper-decrees"]\ntokens = ["bargain"]\n'
    ).exchange("s1-9", "decrees", "use bargain")
    table.choose(table.decree("morning-servant"))
    lisa = table["Lisa"]
    assert (lisa.pool, lisa.supply) == (0, 10), "only the servant for the decree left the pool"
    assert lisa.decrees == {"cheaper-decrees", "morning-servant"}


@rule("gugong.decrees.price-floor")
def test_a_jade_can_become_free_but_never_better_than_that():
    table = Table(
        f'{PAIR}bonus = "french"\n{LISA_HOLDS_NINE}pool = 1\n'
        'decrees = ["cheaper-jade"]\ntokens = ["bargain"]\n',
        own={"side": {"small": {"houses": [2, 3, 4, 4]}}},
    ).exchange("s1-9", "jade", "use bargain", "buy house-1")
    lisa = table["Lisa"]
    assert (lisa.jade, lisa.pool, lisa.supply) == (1, 1, 10)


@rule("gugong.decrees.cheaper-decrees")
def test_cheaper_decrees_saves_one_servant_on_every_later_decree():
    table = at_the_decrees('pool = 3\ndecrees = ["cheaper-decrees"]\n', 'decrees = ["eight-points"]\n')
    lisa = table["Lisa"]
    table.choose(table.decree("eight-points"))
    assert (lisa.pool, lisa.supply) == (0, 10), "two paid, one on the decree"


@rule("gugong.decrees.cheaper-decrees")
def test_cheaper_decrees_works_after_it_is_gained_and_for_card_actions_too():
    table = Table(
        PAIR + 'turn = "David"\nofficials = { decrees = 1 }\ndecrees = ["cheaper-decrees", "morning-swap"]\n'
        '[family.David]\nhand = ["s2-2"]\npool = 4\n'
    ).exchange("s2-2", "decrees")
    david = table["David"]
    table.choose(table.decree("cheaper-decrees"))
    assert (david.pool, david.supply) == (1, 10), "it does not make itself cheaper"
    table.choose(table.decree("morning-swap"))
    assert (david.pool, david.supply, david.points) == (0, 10, 4 + 3), "free but for the servant that stays"


@rule("gugong.decrees.cheaper-decrees")
def test_cheaper_decrees_also_helps_with_a_decree_on_a_gift_card():
    table = Table(
        f'{PAIR}turn = "David"\nofficials = {{ jade = 1 }}\ndecrees = ["eight-points"]\n'
        '[family.David]\nhand = ["s2-2"]\npool = 3\ndecrees = ["cheaper-decrees"]\n'
    ).exchange("s2-2", "jade")
    table.choose(table.decree("eight-points"))
    assert table["David"].pool == 0


@rule("gugong.decrees.cheaper-travel")
@pytest.mark.parametrize(("decrees", "offered"), [("[]", False), ('["cheaper-travel"]', True)])
def test_cheaper_travel_saves_one_servant_when_the_traveller_moves_twice(decrees, offered):
    table = Table(f"{PAIR}{LISA_HOLDS_NINE}pool = 1\ndecrees = {decrees}\n").exchange("s1-9", "travel")
    assert ("B travel" in table.options) == offered
    if offered:
        before = table["Lisa"].supply
        table.choose("B travel")
        assert (table["Lisa"].pool, table["Lisa"].supply) == (0, before + 1)


@rule("gugong.decrees.cheaper-travel")
def test_cheaper_travel_gives_nothing_when_the_traveller_moves_once():
    table = Table(f'{PAIR}{LISA_HOLDS_NINE}pool = 1\ndecrees = ["cheaper-travel"]\n').exchange(
        "s1-9", "travel"
    )
    table.choose("A travel")
    assert (table["Lisa"].pool, table["Lisa"].supply) == (1, 10)


@rule("gugong.decrees.cheaper-jade")
def test_cheaper_jade_saves_one_servant_in_every_house_and_at_the_square():
    for houses, pool, option in (
        ("[3, 4]", 2, "buy house-1"),
        ("[4]", 3, "buy house-3"),
        ("[]", 4, "buy square"),
    ):
        text = f"{PAIR}houses = {houses}\n{LISA_HOLDS_NINE}pool = {pool}\n"
        without = Table(text).exchange("s1-9", "jade")
        assert without.chooser == "David", "too dear without the decree"
        table = Table(text + 'decrees = ["cheaper-jade"]\n').exchange("s1-9", "jade")
        assert table.options == [option, "decline"]
        table.choose(option)
        assert (table["Lisa"].jade, table["Lisa"].pool) == (1, 0)


@rule("gugong.decrees.cheaper-jade")
@pytest.mark.parametrize(("pool", "jade"), [(2, 0), (3, 1)])
def test_cheaper_jade_does_not_help_with_jade_from_a_travel_token(pool, jade):
    table = Table(
        f'{PAIR}cities = {{ xian = "servants-for-jade" }}\n{LISA_HOLDS_NINE}pool = {pool}\n'
        'decrees = ["cheaper-jade"]\n'
    ).exchange("s1-9", "travel", "A travel")
    table.choose(table.city("xian"))
    if jade:
        table.choose("accept")
    assert table.chooser == "David"
    assert (table["Lisa"].jade, table["Lisa"].pool) == (jade, pool - 3 * jade)


# The Great Wall.


@rule("gugong.decrees.wall-extra")
def test_wall_extra_may_add_a_servant_from_the_supply():
    table = Table(f'{PAIR}{LISA_HOLDS_NINE}pool = 2\nsupply = 9\ndecrees = ["wall-extra"]\n')
    lisa = table["Lisa"]
    table.exchange("s1-9", "great-wall", "build one")
    assert table.options == ["add one", "decline"]
    table.choose("add one")
    assert (lisa.wall, lisa.pool, lisa.supply) == (2, 1, 8)


@rule("gugong.decrees.wall-extra")
def test_wall_extra_may_be_left_and_others_do_not_have_it():
    table = Table(
        f'{PAIR}{LISA_HOLDS_NINE}pool = 2\ndecrees = ["wall-extra"]\n[family.David]\nhand = ["d9a", "s2-2"]\n'
    )
    table.exchange("s1-9", "great-wall", "build one", "decline")
    assert table["Lisa"].wall == 1
    table.exchange("d9a", "great-wall", "pay-servants", "build one")
    assert (table["David"].wall, table["David"].supply) == (1, 6 + 2), "David was asked for no extra servant"


@rule("gugong.decrees.wall-extra")
def test_the_extra_servant_can_complete_the_wall():
    table = Table(
        f'{PAIR}{LISA_HOLDS_NINE}pool = 1\nwall = 1\ndecrees = ["wall-extra"]\n[family.David]\nwall = 1\n'
    )
    table.exchange("s1-9", "great-wall", "build one")
    assert table["Lisa"].points == 0
    table.choose("add one")
    lisa = table["Lisa"]
    assert (lisa.points, lisa.envoy, lisa.wall, table["David"].wall) == (3, 1, 0, 1)


@rule("gugong.decrees.wall-extra-needs-servant")
def test_without_a_servant_to_place_there_is_no_extra_servant_either():
    table = Table(f'{PAIR}{LISA_HOLDS_NINE}pool = 0\nsupply = 11\ndecrees = ["wall-extra"]\n')
    table.exchange("s1-9", "great-wall")
    assert (table.chooser, table["Lisa"].wall, table["Lisa"].supply) == ("David", 0, 11)


# Equal values.

EQUAL = 'officials = { palace = "d8b" }\n[family.Lisa]\nhand = ["d8a"]\npool = 3\n'


@rule("gugong.decrees.equal-is-higher", "gugong.decrees.equal-exchange-free")
@pytest.mark.parametrize("printing", PRINTINGS)
def test_with_equal_is_higher_an_equal_exchange_is_free(printing):
    text = f'printing = "{printing}"\n{PAIR}{EQUAL}decrees = ["equal-is-higher"]\n'
    table = Table(text).exchange("d8a", "palace")
    assert table.options[:2] == ["A palace", "B palace"], "no payment is asked"
    table.choose("A palace")
    lisa = table["Lisa"]
    assert (lisa.envoy, lisa.pool, lisa.supply) == (1, 3, 8)
    assert table.officials()["palace"] == "d8a"
    assert "d8b" in lisa.discard


@rule("gugong.decrees.equal-is-higher")
def test_equal_is_higher_helps_nobody_else_and_not_with_lower_gifts():
    others = f'{PAIR}{EQUAL}[family.David]\ndecrees = ["equal-is-higher"]\n'
    assert Table(others).exchange("d8a", "palace").options == ["pay-servants", "no-actions"]
    lower = PAIR + EQUAL.replace("d8b", "d9a") + 'decrees = ["equal-is-higher"]\n'
    assert Table(lower).exchange("d8a", "palace").options == ["pay-servants", "no-actions"]


# The morning.


@rule("gugong.decrees.lasting-advantage")
def test_a_morning_decree_works_on_every_morning_that_is_left():
    table = Table(f'{PAIR}[family.Lisa]\ndecrees = ["morning-intrigue"]\n')
    heights = []
    for day in (2, 3, 4):
        table.play_to("day", day)
        heights.append(table["Lisa"].intrigue)
    assert heights == [2, 4, 6]


@rule("gugong.decrees.lasting-advantage")
@pytest.mark.parametrize("day", [1, 4])
def test_a_level_two_decree_works_on_the_last_day_as_on_the_first(day):
    table = Table(
        f'{PAIR}day = {day}\n[family.Lisa]\nhand = ["s1-1", "d8a", "s1-9"]\npool = 4\n'
        'decrees = ["cheaper-jade"]\n[family.David]\nhand = []\n'
    )
    lisa = table["Lisa"]
    table.exchange("d8a", "jade", "buy house-1")
    assert (lisa.jade, lisa.pool) == (1, 2)
    table.exchange("s1-9", "jade", "buy house-2")
    assert (lisa.jade, lisa.pool, table.day) == (2, 0, day)


@rule("gugong.decrees.from-next-morning")
def test_a_morning_decree_waits_for_the_next_morning():
    table = Table(
        f'{PAIR}dice = [1, 4, 1]\ndecrees = ["morning-palace"]\nofficials = {{ decrees = "o7" }}\n'
        '[family.Lisa]\nhand = ["s1-9"]\ndiscard = ["d7", "d8a", "d8b"]\npool = 2\n'
        '[family.David]\nhand = ["s2-8"]\ndiscard = ["s2-2", "s2-3", "s2-7"]\n'
    ).exchange("s1-9", "decrees")
    table.choose(table.decree("morning-palace"))
    assert (table.day, table["Lisa"].envoy) == (1, 0)
    table.exchange("s2-8", "canal", "decline")
    assert (table.day, table.phase, table["Lisa"].envoy) == (2, "day", 1)


@rule("gugong.decrees.morning-intrigue")
def test_morning_intrigue_climbs_two_steps():
    table = morning("morning-intrigue", "intrigue = 3\n")
    assert (table["Lisa"].intrigue, table["David"].intrigue) == (5, 0)
    assert table["Lisa"].points == 0, "the points came when the decree was gained"


@rule("gugong.decrees.morning-servant")
def test_morning_servant_brings_one_servant_from_the_supply():
    table = morning("morning-servant")
    assert (table["Lisa"].pool, table["Lisa"].supply) == (1 + 4, 11 - 5)
    assert table["David"].pool == 6 + 4


@rule("gugong.decrees.morning-servant")
def test_the_last_servant_of_the_supply_may_be_left_there_in_the_morning():
    table = morning("morning-servant", "supply = 1\n")
    assert table.options == ["take 1", "take 0"]
    assert table.choose("take 0", "take 1")["Lisa"].supply == 0, "left for the servants of the day"


@rule("gugong.decrees.morning-palace")
@pytest.mark.parametrize(("envoy", "after", "points"), [(0, 1, 0), (7, 8, 0), (8, 8, 1)])
def test_morning_palace_is_a_step_or_inside_the_palace_a_point(envoy, after, points):
    lisa = morning("morning-palace", f"envoy = {envoy}\n")["Lisa"]
    assert (lisa.envoy, lisa.points) == (after, points)


@rule("gugong.decrees.morning-ship")
def test_morning_ship_loads_a_servant_from_the_supply_onto_an_old_or_a_new_ship():
    ships = 'supply = 10\nships = [{ berth = "a2", servants = 1 }]\n'
    table = morning("morning-ship", ships)
    assert table.options == ["load a2", "new-ship a", "decline"]
    table.choose("new-ship a")
    assert table["Lisa"].ships == {"a1": 1, "a2": 1}
    assert (table["Lisa"].pool, table["Lisa"].supply) == (4, 10 - 1 - 4)
    assert morning("morning-ship", ships).choose("load a2")["Lisa"].ships == {"a2": 2}
    assert morning("morning-ship", ships).choose("decline")["Lisa"].ships == {"a2": 1}


@rule("gugong.decrees.morning-ship")
def test_a_ship_filled_in_the_morning_may_claim_at_once():
    table = morning("morning-ship", 'ships = [{ berth = "a2", servants = 2 }]\n').choose("load a2")
    assert table.phase == "morning"
    assert table.options == ["claim points", "decline"]
    table.choose("claim points")
    assert (table["Lisa"].points, table["Lisa"].ships) == (4, {})
    assert table["Lisa"].rewards["points"] == 1


@rule("gugong.decrees.morning-ship")
def test_morning_ship_needs_a_servant_in_the_supply():
    table = morning("morning-ship", "supply = 0\n")
    assert (table.phase, table["Lisa"].ships) == ("day", {})


@rule("gugong.decrees.morning-swap")
@pytest.mark.parametrize("printing", PRINTINGS)
def test_morning_swap_trades_a_card_once_the_dice_are_rolled(printing):
    head = f'printing = "{printing}"\nofficials = {{ jade = "o7" }}\nnext = {{ dice = [3, 3, 6] }}'
    table = morning("morning-swap", "", head)
    assert sorted(table.dice) == [3, 3, 6]
    assert (table.chooser, table.phase) == ("Lisa", "morning")
    assert table.options == ["swap s1-1", "swap s1-4", "swap s1-6", "swap s1-9", "decline"]
    table.choose("swap s1-1", "with jade")
    assert set(table["Lisa"].hand) == {"o7", "s1-4", "s1-6", "s1-9"}
    assert table.officials()["jade"] == "s1-1"
    assert table.phase == "day", "one swap only"


@rule("gugong.decrees.morning-swap")
def test_morning_swap_may_be_declined():
    table = morning("morning-swap").choose("decline")
    assert table["Lisa"].hand == ["s1-1", "s1-4", "s1-6", "s1-9"]


# Level three, at the end; both envoys are inside, Lisa's as the first for 7 points.


@rule("gugong.decrees.point-per-three")
@pytest.mark.parametrize(("points", "more"), [(2, 0), (3, 1), (20, 6), (30, 10), (33, 10), (60, 10)])
def test_point_per_three_gives_a_third_of_the_points_but_ten_at_most(points, more):
    table = at_the_end(f'points = {points}\ndecrees = ["point-per-three"]\n')
    assert table["Lisa"].points == points + more + 7


@rule("gugong.decrees.eight-points")
def test_eight_points_are_eight_points_and_for_holders_only():
    table = at_the_end('decrees = ["eight-points"]\n')
    assert (table["Lisa"].points, table["David"].points) == (8 + 7, 5)


@rule("gugong.decrees.jade-points")
@pytest.mark.parametrize(("jade", "more", "worth"), [(0, 0, 0), (3, 6, 6), (5, 10, 15), (6, 10, 17)])
def test_jade_points_are_two_for_each_jade_but_ten_at_most(jade, more, worth):
    table = at_the_end(f'jade = {jade}\ndecrees = ["jade-points"]\n')
    assert table["Lisa"].points == more + 7 + worth


@rule("gugong.decrees.decree-points")
@pytest.mark.parametrize("others", [[], ["morning-swap"], ["morning-swap", "cheaper-jade", "cheaper-travel"]])
def test_decree_points_are_two_for_each_decree_itself_included(others):
    table = at_the_end(f"decrees = {['decree-points', *others]}\n")
    assert table["Lisa"].points == 2 * (1 + len(others)) + 7


@rule("gugong.decrees.harbour-points")
@pytest.mark.parametrize("rewards", [[], ["points"], ["points", "points", "gift", "double"]])
def test_harbour_points_are_two_for_each_servant_beside_a_harbour_reward(rewards):
    table = at_the_end(f"decrees = ['harbour-points']\nrewards = {rewards}\n")
    assert table["Lisa"].points == 2 * len(rewards) + 7
