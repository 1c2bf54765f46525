"""Servants: paying, placing and gaining them, and the Double Servant in all three."""

import pytest

from courtyard.games.gugong.declaration.editions import PRINTINGS
from tests.gugong.table import Table
from tests.rules import rule

every_printing = pytest.mark.parametrize("printing", PRINTINGS)


def lisa_at(location, family, gift="s1-9", table=""):
    """Lisa has given her last card, by default a 9 without an action, to an official; David is next."""
    return Table(f"""
        players = ["Lisa", "David", "Anna", "Sebastian"]
        officials = {{ {location} = 1 }}
        {table}
        [family.Lisa]
        hand = ["{gift}"]
        {family}
    """).choose(f"to {location}")


def servants_of(family):
    """All plain servants of a family, wherever they are."""
    on_ships = sum(family.ships.values()) - (2 if family.double == "ship" else 0)
    placed = family.wall + family.beside + on_ships + len(family.decrees) + sum(family.rewards.values())
    return family.pool + family.supply + placed


# Pool and supply.


@rule("gugong.servants.pool-is-what-you-spend", "gugong.servants.remove-means-pool-to-supply")
def test_a_price_is_paid_from_the_pool_into_the_supply():
    table = lisa_at("palace", "pool = 3").choose("B palace")
    assert (table["Lisa"].pool, table["Lisa"].supply) == (1, 11)
    # One servant in the pool is too few, however many are in the supply.
    table = lisa_at("palace", "pool = 1")
    assert table["Lisa"].supply == 11
    assert table.options == ["A palace", "decline"]


@rule("gugong.servants.place-means-pool-to-board")
@pytest.mark.parametrize(
    ("location", "choices"),
    [("great-wall", ["build one"]), ("canal", ["A canal", "new-ship a", "decline"])],
)
def test_a_servant_is_placed_from_the_pool(location, choices):
    table = lisa_at(location, "pool = 3").choose(*choices)
    lisa = table["Lisa"]
    assert (lisa.pool, lisa.supply, lisa.wall + sum(lisa.ships.values())) == (2, 9, 1)
    # With an empty pool nothing can be placed.
    table = lisa_at(location, "pool = 0")
    assert table.chooser == "David"
    assert (table["Lisa"].wall, table["Lisa"].ships) == (0, {})


@rule("gugong.servants.pool-is-what-you-spend")
def test_only_an_effect_that_says_so_places_from_the_supply():
    table = lisa_at("great-wall", 'pool = 1\ndecrees = ["wall-extra"]').choose("build one", "add one")
    assert (table["Lisa"].wall, table["Lisa"].pool, table["Lisa"].supply) == (2, 0, 9)


@rule("gugong.servants.gains-come-from-the-supply", "gugong.servants.supply-is-your-own")
def test_gained_servants_come_from_the_own_supply():
    table = lisa_at("jade", "pool = 1", gift="s2-3")
    assert (table["Lisa"].pool, table["Lisa"].supply) == (3, 9)
    assert all((table[name].pool, table[name].supply) == (6, 6) for name in ("David", "Anna", "Sebastian"))


@rule("gugong.servants.gains-stop-at-an-empty-supply", "gugong.servants.supply-is-your-own")
def test_a_gain_ends_where_the_own_supply_is_empty_and_the_rest_is_lost():
    table = lisa_at("intrigue", "supply = 1\nwall = 1", gift="s2-3")
    assert table.options == ["take 1", "take 0"]
    table.choose("take 1")
    assert (table["Lisa"].pool, table["Lisa"].supply) == (11, 0)
    table = lisa_at("intrigue", "supply = 0\nwall = 1", gift="s2-3")
    assert (table["Lisa"].pool, table["Lisa"].supply) == (11, 0)
    # Servants that come home later do not make up for it.
    table.choose("B intrigue")
    assert (table["Lisa"].pool, table["Lisa"].supply) == (10, 1)


@rule("gugong.servants.twelve-servants", "gugong.servants.one-double-servant-each")
@pytest.mark.parametrize("players", [2, 5])
def test_nobody_ever_has_more_than_twelve_servants_and_a_double_servant(players):
    table = Table(players=players, bonus="french")
    nth = 0
    while not table.match.is_over:
        nth += 1
        table.choose(table.options[nth * 7 % len(table.options)])
        for name in table.names:
            assert servants_of(table[name]) == 12
            assert table[name].rewards["double"] == (table[name].double != "locked")
    assert nth > 100


# Winning the Double Servant, and how it comes and goes.


SHIP = 'ships = [{{ berth = "{}", servants = 2 }}]\n'


@rule("gugong.servants.double-servant-is-won-at-the-canal")
def test_the_double_servant_can_be_used_only_after_it_was_won_as_a_harbour_reward():
    table = lisa_at("palace", "pool = 0")
    assert table.options == ["A palace", "decline"]
    table = lisa_at("great-wall", "pool = 1")
    assert table.options == ["build one", "decline"]
    table = lisa_at("canal", SHIP.format("a4") + "pool = 1").choose("A canal", "load a4")
    assert table["Lisa"].double == "locked"
    table.choose("claim double")
    assert (table["Lisa"].double, table["Lisa"].pool) == ("pool", 0)
    assert table["Lisa"].rewards["double"] == 1


@rule("gugong.servants.one-double-servant-each")
@pytest.mark.parametrize(("berth", "offered"), [("a4", []), ("a5", ["claim points", "claim gift"])])
def test_the_double_servant_cannot_be_won_twice(berth, offered):
    table = lisa_at("canal", SHIP.format(berth) + 'pool = 1\ndouble = "supply"')
    table.choose("A canal", f"load {berth}")
    assert [option for option in table.options if "claim" in option] == offered


@rule("gugong.servants.double-servant-comes-and-goes")
def test_a_spent_double_servant_returns_to_the_supply():
    table = lisa_at("palace", 'pool = 0\ndouble = "pool"').choose("B palace")
    assert (table["Lisa"].double, table["Lisa"].pool, table["Lisa"].supply) == ("supply", 0, 11)


@rule("gugong.servants.double-servant-comes-and-goes")
def test_a_double_servant_taken_off_the_wall_returns_to_the_supply():
    table = lisa_at("great-wall", 'pool = 3\ndouble = "wall"\nwall = 1', table="[family.David]\nwall = 1")
    table.choose("build two")
    assert table["Lisa"].points == 3
    assert (table["Lisa"].double, table["Lisa"].wall, table["Lisa"].supply) == ("supply", 0, 11)


@rule("gugong.servants.double-servant-comes-and-goes")
def test_a_double_servant_lost_at_sea_returns_to_the_supply():
    table = Table("""
        players = ["Lisa", "David"]
        phase = "night"
        dice = [1, 4, 1]
        [family.Lisa]
        discard = [7, 7, 8, 9]
        ships = [{ berth = "a5", servants = 0, double = true }]
        [family.David]
        discard = [6, 6, 8, 9]
    """)
    table.play_to("morning")
    assert table["Lisa"].ships == {}
    assert table["Lisa"].double == "supply"


# Gaining it.


@rule("gugong.servants.double-servant-gained-as-one")
@every_printing
def test_the_double_servant_may_be_one_of_the_gained_servants(printing):
    family = 'pool = 1\ndouble = "supply"'
    rules = f'printing = "{printing}"'
    table = lisa_at("intrigue", family, gift="s2-3", table=rules)
    assert table.options == ["take 2 double", "take 2"]
    table.choose("take 2 double")
    assert (table["Lisa"].double, table["Lisa"].pool, table["Lisa"].supply) == ("pool", 2, 9)
    table = lisa_at("intrigue", family, gift="s2-3", table=rules).choose("take 2")
    assert (table["Lisa"].double, table["Lisa"].pool, table["Lisa"].supply) == ("supply", 3, 8)


@rule("gugong.servants.double-servant-gained-as-one")
@pytest.mark.parametrize("double", ["pool", "wall", "locked"])
def test_a_double_servant_elsewhere_is_not_gained(double):
    table = lisa_at("intrigue", f'pool = 1\ndouble = "{double}"', gift="s2-3")
    assert (table["Lisa"].double, table["Lisa"].pool) == (double, 3)
    assert "A intrigue" in table.options


# Paying with it.


@rule("gugong.servants.double-servant-pays-two")
@pytest.mark.parametrize(("pool", "paid"), [(1, "buy house-1"), (2, "buy house-4")])
def test_the_double_servant_counts_two_in_a_payment(pool, paid):
    table = lisa_at("jade", f'pool = {pool}\ndouble = "pool"')
    assert paid in table.options
    table.choose(paid)
    assert (table["Lisa"].jade, table["Lisa"].pool, table["Lisa"].double) == (1, 0, "supply")
    table = lisa_at("jade", f'pool = {pool}\ndouble = "supply"')
    assert table.chooser == "David"


@rule("gugong.servants.double-servant-pays-two")
def test_the_double_servant_pays_for_an_exchange():
    table = Table("""
        players = ["Lisa", "David"]
        officials = { palace = 8 }
        [family.Lisa]
        hand = ["s1-4"]
        pool = 0
        double = "pool"
    """).choose("to palace", "pay-servants")
    assert (table["Lisa"].double, table["Lisa"].pool) == ("supply", 0)
    assert table.options == ["A intrigue", "decline"]


@rule("gugong.servants.you-choose-whether-the-double-servant-pays")
@pytest.mark.parametrize(
    ("choice", "left"), [("with-double", (3, "supply")), ("without-double", (1, "pool"))]
)
def test_whoever_could_pay_either_way_chooses(choice, left):
    table = lisa_at("palace", 'pool = 3\ndouble = "pool"').choose("B palace")
    assert sorted(table.options) == ["with-double", "without-double"]
    table.choose(choice)
    assert (table["Lisa"].pool, table["Lisa"].double) == left
    assert table["Lisa"].envoy == 2


@rule("gugong.servants.double-servant-pays-one-as-a-last-resort")
def test_the_double_servant_pays_a_single_servant_only_without_a_plain_one():
    table = lisa_at("intrigue", 'pool = 1\ndouble = "pool"').choose("B intrigue")
    assert (table["Lisa"].intrigue, table["Lisa"].pool, table["Lisa"].double) == (3, 0, "pool")
    assert table.chooser == "David"
    table = lisa_at("intrigue", 'pool = 0\ndouble = "pool"').choose("B intrigue")
    # Nothing comes back for the other half.
    lisa = table["Lisa"]
    assert (lisa.intrigue, lisa.pool, lisa.supply, lisa.double) == (3, 0, 11, "supply")


@rule("gugong.servants.double-servant-pays-one-as-a-last-resort")
def test_where_the_plain_servants_are_placed_the_double_servant_pays():
    table = lisa_at("great-wall", 'pool = 2\ndouble = "pool"').choose("build two")
    assert (table["Lisa"].wall, table["Lisa"].pool, table["Lisa"].double) == (2, 0, "supply")
    table = lisa_at("great-wall", 'pool = 3\ndouble = "pool"').choose("build two")
    assert (table["Lisa"].wall, table["Lisa"].pool, table["Lisa"].double) == (2, 0, "pool")


# Placing it.


@rule("gugong.servants.double-servant-placed-counts-two")
@every_printing
def test_on_the_wall_the_double_servant_counts_two(printing):
    others = "[family.David]\nwall = 3\n[family.Anna]\nwall = 1"
    table = lisa_at("great-wall", 'pool = 1\ndouble = "pool"', table=f'printing = "{printing}"\n{others}')
    assert table.options[:2] == ["build one", "build double"]
    table.choose("build double")
    # Six stand there now: the section is complete, and David with three is ahead of Lisa with two.
    assert table["David"].points == 3
    assert (table["Lisa"].double, table["Lisa"].wall, table["Lisa"].pool) == ("wall", 0, 1)


@rule("gugong.servants.double-servant-placed-counts-two")
@every_printing
def test_on_a_ship_the_double_servant_fills_two_spaces(printing):
    family = 'pool = 2\ndouble = "pool"\nships = [{ berth = "a2" }]'
    table = lisa_at("canal", family, table=f'printing = "{printing}"').choose("A canal", "load a2 double")
    assert table["Lisa"].ships == {"a2": 3}
    assert (table["Lisa"].double, table["Lisa"].pool) == ("ship", 2)
    assert table.options == ["claim points", "decline"]


@rule("gugong.servants.double-servant-needs-two-spaces", "gugong.servants.double-servant-lies-lengthwise")
@pytest.mark.parametrize("printing", ["english-1", "english-2", "french", "dutch"])
def test_the_double_servant_does_not_board_a_ship_with_a_single_free_space(printing):
    family = 'pool = 1\ndouble = "pool"\nships = [{ berth = "a2", servants = 2 }, { berth = "a3" }]'
    table = lisa_at("canal", family, table=f'printing = "{printing}"')
    if printing != "french":  # There the only action that can be done is begun without asking.
        table.choose("A canal")
    assert "load a2" in table.options
    assert "load a2 double" not in table.options
    assert {"load a3", "load a3 double", "new-ship a double", "new-ship b double"} < set(table.options)


@rule("gugong.servants.double-and-plain-count-three")
def test_a_plain_servant_and_the_double_servant_count_three_together():
    table = lisa_at("great-wall", 'pool = 2\ndouble = "pool"', table="[family.David]\nwall = 2")
    table.choose("build one-and-double")
    assert (table["Lisa"].wall, table["Lisa"].double, table["Lisa"].pool) == (1, "wall", 0)
    table = lisa_at("great-wall", 'pool = 2\ndouble = "pool"', table="[family.David]\nwall = 3")
    table.choose("build one-and-double")
    # Three of Lisa's and three of David's complete the section; the higher marker wins the tie.
    assert table["David"].points == 3
    table = lisa_at("canal", 'pool = 2\ndouble = "pool"').choose("B canal", "without-double")
    assert table.choose("new-ship a", "load a1 double")["Lisa"].ships == {"a1": 3}


@rule("gugong.servants.you-choose-whether-the-double-servant-pays")
def test_the_double_servant_may_pay_so_that_two_plain_servants_board():
    family = (
        'pool = 2\ndouble = "pool"\nships = [{ berth = "a2", servants = 2 }, { berth = "a3", servants = 2 }]'
    )
    table = lisa_at("canal", family).choose("B canal")
    assert table.options == ["without-double", "with-double"]
    table.choose("with-double", "load a2", "claim points", "load a3")
    assert (table["Lisa"].double, table["Lisa"].points, table["Lisa"].ships) == ("supply", 4, {"a3": 3})


@rule("gugong.servants.double-servant-not-on-decrees")
def test_the_servant_on_a_decree_is_a_plain_one():
    decree = 'decrees = ["morning-servant"]'
    table = lisa_at("decrees", 'pool = 1\ndouble = "pool"', table=decree)
    table.choose(table.decree("morning-servant"))
    assert table["Lisa"].decrees == {"morning-servant"}
    assert (table["Lisa"].pool, table["Lisa"].double) == (0, "supply")
    table = lisa_at("decrees", 'pool = 0\ndouble = "pool"', table=decree)
    assert table.chooser == "David"
    assert table["Lisa"].decrees == set()


@rule("gugong.servants.double-servant-not-on-harbour-rewards")
def test_the_servant_beside_a_harbour_reward_is_a_plain_one():
    family = 'pool = 1\nships = [{ berth = "a2", servants = 0, double = true }]'
    table = lisa_at("canal", family).choose("A canal", "load a2", "claim points")
    lisa = table["Lisa"]
    assert (lisa.points, lisa.rewards["points"], lisa.double) == (4, 1, "supply")
    assert (lisa.pool, lisa.supply) == (0, 12 - 1 - lisa.rewards["double"])


@rule("gugong.servants.double-servant-placed-from-the-supply")
def test_an_effect_that_places_from_the_supply_may_place_the_double_servant():
    family = 'pool = 1\ndouble = "supply"\n'
    table = lisa_at("great-wall", family + 'decrees = ["wall-extra"]').choose("build one")
    assert table.options == ["add one", "add double", "decline"]
    table.choose("add double")
    assert (table["Lisa"].double, table["Lisa"].wall, table["Lisa"].supply) == ("wall", 1, 9)
    table = Table(f'players = 2\nphase = "morning"\n[family.0]\n{family}decrees = ["morning-ship"]')
    assert table.options == ["new-ship a", "new-ship a double", "decline"]
    table.choose("new-ship a double")
    assert (table["0"].ships, table["0"].double) == ({"a1": 2}, "ship")
    table = lisa_at("great-wall", 'pool = 1\ndouble = "pool"\ndecrees = ["wall-extra"]').choose("build one")
    assert table.options == ["add one", "decline"]


# The two examples of page 13.


@rule("gugong.servants.double-and-plain-count-three", "gugong.servants.double-servant-comes-and-goes")
@every_printing
def test_example_of_the_double_servant_on_the_great_wall(printing):
    """David removes 1 servant and adds a plain one and his Double Servant; Anna and Lisa have 2 each."""
    table = Table(f"""
        players = ["David", "Anna", "Lisa", "Sebastian"]
        printing = "{printing}"
        officials = {{ great-wall = 1 }}
        [family.David]
        hand = ["s1-9"]
        pool = 2
        double = "pool"
        [family.Anna]
        wall = 2
        [family.Lisa]
        wall = 2
    """)
    table.choose("to great-wall", "build one-and-double")
    david = table["David"]
    assert (david.points, david.envoy) == (3, 1)
    assert (david.wall, david.double, david.pool, david.supply) == (0, "supply", 0, 11)
    assert (table["Anna"].wall, table["Lisa"].wall) == (2, 2)
    assert (table["Anna"].points, table["Lisa"].points) == (0, 0)


@rule("gugong.servants.double-servant-pays-two", "gugong.servants.double-servant-gained-as-one")
@every_printing
def test_example_of_the_double_servant_that_travels_and_climbs(printing):
    """Sebastian pays with his Double Servant, gets it back for two tokens, and pays with it again."""
    table = Table(f"""
        players = ["Sebastian", "Lisa"]
        printing = "{printing}"
        officials = {{ travel = 1, palace = 2 }}
        cities = {{ datong = "points", taiyuan = "intrigue" }}
        [family.Sebastian]
        hand = ["s1-9", "d8a"]
        pool = 0
        double = "pool"
        [family.Lisa]
        hand = []
    """)
    sebastian = table["Sebastian"]
    table.exchange("s1-9", "travel", "B travel")
    assert (sebastian.double, sebastian.pool) == ("supply", 0)
    table.choose(table.city("datong"), table.city("taiyuan"))
    assert (sebastian.points, sebastian.intrigue) == (2, 1)
    assert sebastian.tokens == ["points", "intrigue"]
    table.exchange("d8a", "palace")
    assert "B palace" not in table.options
    table.choose("trade servant", "take 1 double")
    assert (sebastian.tokens, sebastian.double, sebastian.pool) == ([], "pool", 0)
    table.choose("B palace")
    assert (sebastian.envoy, sebastian.intrigue) == (2, 2)
    assert sebastian.double == "supply"
