"""Meng on his travels: round the outer ring, what the tokens give him, and what he trades them for."""

import pytest

from courtyard.games.gugong.declaration.components import printed, side_for
from courtyard.games.gugong.declaration.editions import PRINTINGS
from tests.gugong.evenings import evening, given, map_with, morning, of_meng, turn
from tests.gugong.table import Table
from tests.rules import rule

RING = ("suzhou", "liaoyang", "dengzhou", "taiyuan", "datong", "xian", "chengdu", "nanjing")
"""Counter-clockwise from the lower right."""
FOUR = '["servant", "servant", "palace", "palace"]'
FIVE = '["servant", "servant", "palace", "palace", "points"]'


def goal(here, *cities, lisa="", printing="english-2"):
    """Tell where Meng's traveller goes from here when these cities have a token, and no others."""
    standing = f'traveller = "{here}"' if here else ""
    tokens = map_with(**dict.fromkeys(cities[:3], "points"), **dict.fromkeys(cities[3:6], "intrigue"))
    head = f'printing = "{printing}"\n{tokens}'
    return turn("travel", meng=standing, head=head, lisa=lisa)["Meng"].traveller


def visit(token, gifts='["d7"]', meng="", **more):
    """Meng has just travelled by day, to a city with this token."""
    return turn("travel", gifts, meng, head=map_with(suzhou=token), **more)


def step(token, meng="", **more):
    """Meng has made a free step at twilight, to a city with this token."""
    return evening('["jade"]', meng, head=map_with(suzhou=token), **more)


# The way.


@rule("gugong.meng.travel-day")
def test_meng_travels_once_takes_the_token_and_its_benefit():
    cities = map_with(suzhou="points", liaoyang="points")
    table = turn("travel", head=cities)
    meng = table["Meng"]
    assert (meng.traveller, meng.tokens, meng.points) == ("suzhou", ["points"], 2)
    assert table.token_in("suzhou") is None
    assert table.token_in("liaoyang") == "points"
    assert meng.pool == 6, "for nothing"


@rule("gugong.meng.travel-first")
def test_meng_enters_the_map_at_the_lower_right():
    assert goal(None, *RING[:6]) == "suzhou"
    places = side_for(printed(), 1)["cities"]
    assert max(places, key=lambda city: sum(places[city])) == "suzhou", "its place on the drawing"


@rule("gugong.meng.travel-first-bare")
@pytest.mark.parametrize("bare", range(1, 8))
def test_meng_enters_at_the_next_city_of_the_ring_that_has_a_token(bare):
    assert goal(None, *RING[bare:], "kaifeng") == RING[bare]


@rule("gugong.meng.travel-first-bare", "gugong.meng.travel-ring-bare")
def test_with_a_bare_ring_meng_enters_at_the_token_closest_to_the_lower_right():
    assert goal(None, "luoyang", "kaifeng") == "kaifeng"
    assert goal(None, "luoyang") == "luoyang"


@rule("gugong.meng.travel-ring")
@pytest.mark.parametrize("here", range(8))
def test_meng_follows_the_ring_counter_clockwise(here):
    onward = [*RING[here + 1 :], *RING[:here]]
    assert goal(RING[here], *onward[:3], "kaifeng", "luoyang") == onward[0]
    assert goal(RING[here], *onward[3:5], "kaifeng", "luoyang") == onward[3], "over cities without a token"
    assert goal(RING[here], onward[6], "kaifeng", "luoyang") == onward[6], "however far it is"


@rule("gugong.meng.travel-ring", "gugong.meng.travel-ring-bare")
@pytest.mark.parametrize("printing", ["english-1", "english-2", "dutch"])
def test_your_traveller_is_not_in_mengs_way(printing):
    in_front = 'traveller = "liaoyang"'
    assert goal("suzhou", "dengzhou", "kaifeng", lisa=in_front, printing=printing) == "dengzhou"
    assert goal("suzhou", "taiyuan", "nanjing", lisa=in_front, printing=printing) == "taiyuan"


@rule("gugong.meng.travel-ring-bare", "gugong.meng.nearest-token")
def test_by_the_french_rules_your_traveller_in_his_way_sends_meng_to_the_nearest_token():
    in_front = 'traveller = "liaoyang"'
    assert goal("suzhou", "taiyuan", "nanjing", lisa=in_front, printing="french") == "nanjing"
    assert goal("suzhou", "xian", lisa=in_front, printing="french") == "xian", "the one that there is"


@rule("gugong.meng.travel-ring-bare", "gugong.meng.nearest-token")
def test_by_the_french_rules_the_nearest_token_may_lie_off_the_ring():
    in_front = 'traveller = "liaoyang"'
    assert goal("suzhou", "dengzhou", "kaifeng", lisa=in_front, printing="french") == "kaifeng", "one road"
    assert goal("suzhou", "xian", "kaifeng", lisa=in_front, printing="french") == "kaifeng"


@rule("gugong.meng.travel-ring")
def test_by_the_french_rules_your_traveller_elsewhere_is_not_in_mengs_way():
    behind_the_token, inside, beside_him = (
        f'traveller = "{city}"' for city in ("taiyuan", "kaifeng", "suzhou")
    )
    for lisa in (behind_the_token, inside, beside_him):
        assert goal("suzhou", "dengzhou", "nanjing", lisa=lisa, printing="french") == "dengzhou"


@rule("gugong.meng.travel-ring-bare")
@pytest.mark.parametrize(
    ("here", "there"), [("suzhou", "kaifeng"), ("xian", "luoyang"), ("datong", "luoyang")]
)
def test_with_a_bare_ring_meng_goes_to_the_closest_token(here, there):
    assert goal(here, "luoyang", "kaifeng") == there
    assert goal(here, "luoyang") == "luoyang"
    assert goal(here, "kaifeng") == "kaifeng"


@rule("gugong.meng.travel-ring-bare")
def test_on_a_bare_map_meng_stays_where_he_is():
    table = turn("travel", meng='traveller = "xian"', head=map_with())
    assert (table["Meng"].traveller, table["Meng"].tokens) == ("xian", [])
    assert "meng-cannot" in table.told


@rule("gugong.meng.travel-back-to-ring")
def test_meng_goes_back_to_the_ring_on_the_next_day():
    inside = turn("travel", meng='traveller = "suzhou"', head=map_with(kaifeng="points"))
    assert inside["Meng"].traveller == "kaifeng"
    head = f'medal = "Meng"\n{map_with(luoyang="points")}'
    table = morning('traveller = "kaifeng"', head, 'automa = ["travel"]')
    assert (table.day, len(given(table))) == (2, 1)
    assert table["Meng"].traveller == "suzhou", "the map has been filled again"


@rule("gugong.meng.travel-rejoin")
@pytest.mark.parametrize("there", RING)
def test_from_an_inner_city_meng_moves_to_the_ring(there):
    assert goal("kaifeng", there, "luoyang") == there, "though an inner city may be closer"
    assert goal("luoyang", there, "kaifeng") == there
    assert goal("luoyang", "kaifeng") == "kaifeng", "with nothing on the ring"


@rule("gugong.meng.nearest-token", "gugong.meng.travel-rejoin")
@pytest.mark.parametrize(
    ("here", "cities", "there"),
    [
        ("kaifeng", ("liaoyang", "nanjing"), "nanjing"),
        ("kaifeng", ("taiyuan", "dengzhou"), "dengzhou"),
        ("luoyang", ("liaoyang", "dengzhou"), "dengzhou"),
        ("luoyang", ("suzhou", "liaoyang", "xian"), "xian"),
        ("luoyang", ("liaoyang", "nanjing"), "nanjing"),
    ],
)
def test_the_nearest_token_has_the_fewest_roads_to_go(here, cities, there):
    assert goal(here, *cities) == there


@rule("gugong.meng.nearest-token")
def test_of_tokens_equally_near_the_first_counter_clockwise_counts():
    assert goal("kaifeng", "dengzhou", "nanjing", "suzhou") == "suzhou"
    assert goal("kaifeng", "nanjing", "dengzhou") == "dengzhou"
    assert goal("luoyang", "chengdu", "xian", "taiyuan") == "taiyuan"
    assert goal("luoyang", "chengdu", "xian") == "xian"
    assert goal("luoyang", "datong", "nanjing") == "datong"


@rule("gugong.meng.travel-twilight")
def test_at_twilight_meng_pays_two_servants_to_travel_again():
    cities = map_with(liaoyang="intrigue", dengzhou="intrigue")
    meng = evening('["travel"]', 'pool = 3\ntraveller = "suzhou"', head=cities)["Meng"]
    assert (meng.traveller, meng.tokens, meng.intrigue) == ("liaoyang", ["intrigue"], 1)
    assert (meng.pool, meng.supply) == (1, 11)


@rule("gugong.meng.free-step")
@pytest.mark.parametrize("card", ["jade", "decrees", "special"])
def test_a_free_step_is_a_full_move(card):
    cities = map_with(liaoyang="intrigue", dengzhou="intrigue")
    meng = evening([card], 'pool = 0\ntraveller = "suzhou"', head=cities)["Meng"]
    assert (meng.traveller, meng.tokens, meng.intrigue) == ("liaoyang", ["intrigue"], 1)
    assert (meng.pool, meng.supply) == (0, 12)


# What the tokens give.


@rule("gugong.meng.token-benefits")
@pytest.mark.parametrize(
    ("token", "gain"),
    [
        ("servant", {"pool": 7, "supply": 5}),
        ("two-servants", {"pool": 8, "supply": 4}),
        ("points", {"points": 2}),
        ("palace", {"envoy": 1}),
        ("intrigue", {"intrigue": 1}),
        ("ship", {"supply": 5, "ships": {"a1": 1}}),
        ("wall", {"supply": 5, "wall": 1}),
        ("double", {}),
    ],
)
def test_most_tokens_do_for_meng_what_they_do_for_you(token, gain):
    plain = {"pool": 6, "supply": 6, "points": 0, "envoy": 0, "intrigue": 0, "ships": {}, "wall": 0}
    meng = visit(token)["Meng"]
    assert {name: getattr(meng, name) for name in plain} == {**plain, **gain}
    assert meng.tokens == ["double*" if token == "double" else token]
    assert meng.jade == 0
    late = step(token, "pool = 6")["Meng"]
    ships = {"ships": {"a2": 1}} if token == "ship" else {}
    assert {name: getattr(late, name) for name in plain} == {**plain, **gain, **ships}, "at twilight as well"


@rule("gugong.meng.token-benefits", "gugong.meng.like-a-player")
def test_a_token_can_complete_the_wall():
    table = visit("wall", meng="wall = 2", lisa="wall = 1")
    assert (table["Meng"].points, table["Meng"].envoy, table["Meng"].wall) == (3, 1, 0)


@rule("gugong.meng.token-from-supply")
@pytest.mark.parametrize("token", ["ship", "wall"])
def test_without_a_servant_in_the_supply_the_token_does_nothing(token):
    table = visit(token, meng="supply = 0")
    meng = table["Meng"]
    assert (meng.pool, meng.supply, meng.wall, meng.ships) == (12, 0, 0, {})
    assert meng.tokens == [token]
    assert visit(token, meng="supply = 1")["Meng"].pool == 11, "never from his pool"


@rule("gugong.meng.token-servants-for-jade")
@pytest.mark.parametrize(
    ("pool", "tokens", "jade", "left"),
    [(4, 0, 1, 1), (3, 0, 1, 0), (2, 0, 0, 2), (2, 1, 0, 2), (2, 2, 1, 0), (1, 4, 1, 0), (0, 5, 0, 0)],
)
def test_meng_buys_a_jade_with_the_token_whenever_he_can(pool, tokens, jade, left):
    stored = ["palace", "palace", "palace", "points", "points"][:tokens]
    for table in (
        visit("servants-for-jade", meng=f"pool = {pool}\ntokens = {stored}"),
        step("servants-for-jade", f"pool = {pool}\ntokens = {stored}"),
    ):
        meng = table["Meng"]
        assert (meng.pool, meng.supply) == (left, 12 - left)
        traded = 2 * (3 - pool) if jade and pool < 3 else 0
        full = jade == 0 and tokens == 5
        assert meng.jade == jade + full
        assert meng.tokens == ([] if full else [*stored[traded:], "servants-for-jade"])
        assert table.houses == [3, 3, 4, 4], "not from a house"


@rule("gugong.meng.token-recover")
def test_by_day_meng_takes_back_the_top_card_of_his_discard_pile():
    discard = 'discard = ["d9a", "o5"]'
    table = turn(
        "travel",
        '["d7", "d9b"]',
        discard,
        head=f'officials = {{ travel = "o3" }}\n{map_with(suzhou="recover")}',
    )
    meng = table["Meng"]
    assert meng.hand == ["o3", "d9b"], "the card that he has just taken lies on top"
    assert meng.discard == ["o5", "d9a"]
    assert (meng.points, meng.tokens) == (0, ["recover"])


@rule("gugong.meng.token-recover")
def test_the_card_taken_back_is_played_on_the_same_day():
    head = f'officials = {{ travel = "o3", palace = "o2" }}\n{map_with(suzhou="recover")}'
    table = turn(["travel", "palace"], head=head, lisa='hand = ["s4-8", "s4-2"]')
    table.exchange("s4-8", "jade", "decline")
    assert given(table) == ["d7", "o3"]
    assert (table.day, table["Meng"].hand) == (1, [])


@rule("gugong.meng.token-recover-twilight")
def test_at_twilight_recovering_is_a_point():
    meng = step("recover", 'discard = ["s5-3", "s5-4", "s5-6", "s5-7"]')["Meng"]
    assert (meng.points, meng.hand, len(meng.discard)) == (1, [], 4)
    assert meng.tokens == ["recover"]


@rule("gugong.meng.token-gift-for-jade")
@pytest.mark.parametrize("gift", ["d1", "d9a"])
def test_by_day_meng_gives_up_his_next_gift_for_a_jade(gift):
    table = visit("gift-for-jade", f'["d7", "{gift}", "d8a"]')
    meng = table["Meng"]
    assert (meng.jade, meng.points) == (1, 0)
    assert meng.hand == ["d8a"]
    assert gift in meng.discard
    assert meng.envoy == 0, "it is not played"
    assert table.houses == [3, 3, 4, 4]


@rule("gugong.meng.token-gift-for-jade-twilight")
def test_at_twilight_giving_up_a_gift_is_a_point():
    meng = step("gift-for-jade")["Meng"]
    assert (meng.jade, meng.points, len(meng.discard)) == (0, 1, 4)
    assert meng.tokens == ["gift-for-jade"]


@rule("gugong.meng.token-gift-for-jade-no-gift")
def test_by_day_without_a_further_gift_the_token_gives_nothing():
    meng = visit("gift-for-jade", '["d7"]')["Meng"]
    assert (meng.jade, meng.points, meng.hand) == (0, 0, [])
    assert meng.tokens == ["gift-for-jade"]


@rule("gugong.meng.token-swap")
def test_the_token_for_a_swap_is_a_point_in_any_phase():
    by_day = visit("swap")
    late = step("swap")
    for table in (by_day, late):
        assert table["Meng"].points == 1
        assert table["Meng"].tokens == ["swap"]
        assert "swapped" not in table.told
    assert by_day.officials()["travel"] == "d7"


# Trading tokens.


@rule("gugong.meng.trade-for-servants")
@pytest.mark.parametrize("printing", PRINTINGS)
def test_meng_trades_tokens_for_the_servants_of_an_action(printing):
    head = f'printing = "{printing}"'
    tokens = 'tokens = ["palace", "points"]'
    by_day = turn("jade", meng=f"pool = 2\n{tokens}", head=head)
    assert (by_day["Meng"].jade, by_day["Meng"].pool, by_day["Meng"].tokens) == (1, 0, [])
    assert by_day.discarded_tokens == ["palace", "points"]
    wall = turn("palace", '["d4"]', meng=f"pool = 0\n{tokens}", head=head)
    assert (wall["Meng"].wall, wall["Meng"].tokens) == (1, []), "for the action of the gift too"
    late = evening('["intrigue"]', f"pool = 0\n{tokens}", head=head)
    assert (late["Meng"].intrigue, late["Meng"].tokens) == (2, [])


@rule("gugong.meng.trade-for-servants")
def test_meng_trades_for_ships_and_decrees():
    ship = turn("canal", meng='pool = 0\ntokens = ["palace", "points"]')["Meng"]
    assert (ship.ships, ship.tokens, ship.pool) == ({"a1": 1}, [], 0)
    decree = turn("decrees", meng='pool = 1\ntokens = ["palace", "points"]')["Meng"]
    assert (len(decree.decrees), decree.tokens, decree.pool) == (1, [], 0)


@rule("gugong.meng.trade-for-servants")
def test_meng_cannot_trade_for_servants_his_supply_does_not_have():
    ships = ", ".join(f'{{ berth = "a{n}", servants = 2 }}' for n in (1, 2, 3))
    held = 'decrees = ["morning-intrigue", "morning-palace", "cheaper-travel", "wall-extra"]'
    meng = turn(
        "intrigue", '["d4"]', f"pool = 0\nsupply = 0\nwall = 2\nships = [{ships}]\n{held}\ntokens = {FIVE}"
    )["Meng"]
    assert (meng.wall, len(meng.tokens)) == (2, 5)


@rule("gugong.meng.trade-as-few")
def test_meng_trades_no_more_than_he_must():
    one = turn("jade", meng=f"pool = 2\ntokens = {FIVE}")
    assert (one["Meng"].jade, len(one["Meng"].tokens), one["Meng"].pool) == (1, 3, 0)
    two = turn("jade", meng=f"pool = 1\ntokens = {FIVE}")
    assert (two["Meng"].jade, len(two["Meng"].tokens), two["Meng"].pool) == (1, 1, 0)
    enough = turn("jade", meng=f"pool = 3\ntokens = {FIVE}")
    assert (enough["Meng"].jade, len(enough["Meng"].tokens)) == (1, 5)


@rule("gugong.meng.trade-as-few")
def test_meng_trades_nothing_if_that_would_not_be_enough():
    meng = turn("jade", meng=f"pool = 0\ntokens = {FIVE}")["Meng"]
    assert (meng.jade, meng.pool, len(meng.tokens)) == (0, 0, 5), (
        "five tokens are two Servants, and he needs three"
    )
    late = evening('["palace"]', 'pool = 0\ntokens = ["points", "palace", "servant"]')["Meng"]
    assert (late.envoy, late.pool, len(late.tokens)) == (0, 0, 3)


@rule("gugong.meng.trade-exactly")
@pytest.mark.parametrize(
    ("tokens", "left"),
    [
        (["double", "servant", "palace"], ["double*"]),
        (["double", "servant"], ["servant"]),
        (["double"], []),
        (["servant", "double", "palace", "points"], ["double*", "points"]),
    ],
)
def test_face_down_tokens_go_first_and_the_double_one_where_it_fits(tokens, left):
    meng = turn("jade", meng=f"pool = 2\ntokens = {tokens}")["Meng"]
    assert (meng.jade, meng.pool, meng.tokens) == (1, 0, left)


@rule("gugong.meng.trade-for-jade")
@pytest.mark.parametrize("printing", PRINTINGS)
def test_six_tokens_become_a_jade_at_once(printing):
    cities = map_with(suzhou="intrigue")
    table = turn("travel", meng=f"tokens = {FIVE}", head=f'printing = "{printing}"\n{cities}')
    meng = table["Meng"]
    assert (meng.jade, meng.tokens, meng.intrigue) == (1, [], 1)
    assert len(table.discarded_tokens) == 6
    four = visit("intrigue", meng=f"tokens = {FOUR}")["Meng"]
    assert (four.jade, len(four.tokens)) == (0, 5)


@rule("gugong.meng.trade-for-jade", "gugong.meng.trade-exactly")
def test_a_token_that_counts_as_two_makes_six():
    meng = visit("double", meng='tokens = ["servant", "servant", "palace", "palace"]')["Meng"]
    assert (meng.jade, meng.tokens) == (1, [])
    seven = visit("double", meng=f"tokens = {FIVE}")["Meng"]
    assert (seven.jade, seven.tokens) == (1, ["points"]), "six of seven, and exactly six"
    late = step("intrigue", 'tokens = ["double", "servant", "palace", "palace"]')["Meng"]
    assert (late.jade, late.tokens) == (1, []), "at twilight too"


@rule("gugong.meng.trade-never-points")
def test_meng_never_trades_for_points():
    table = Table(f"""
        players = ["Lisa"]
        phase = "ending"
        [family.Meng]
        points = 9
        tokens = {FIVE}
        """)
    assert (table["Meng"].points, len(table["Meng"].tokens)) == (9, 5)
    assert "traded" not in table.told
    meng = turn("palace", meng=f"tokens = {FIVE}")["Meng"]
    assert (meng.points, len(meng.tokens)) == (0, 5)


@rule("gugong.meng.trade-room")
@pytest.mark.parametrize("printing", PRINTINGS)
def test_six_tokens_never_stay_with_meng(printing):
    for seed in range(6):
        table = Table(solo="hard", focus="travel", printing=printing, seed=str(seed))
        while not table.match.is_over:
            assert len(table["Meng"].tokens) < 6
            table.choose(table.options[-1])
        assert len(of_meng(table, "travelled")) >= 6
