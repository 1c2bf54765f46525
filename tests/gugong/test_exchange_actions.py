"""The actions after an exchange: the card's first, then the location's; servants and swaps on cards."""

import pytest

from courtyard.games.gugong.declaration.editions import PRINTINGS
from courtyard.games.gugong.declaration.words import LOCATIONS
from tests.gugong.exchanges import GIFTS, lisa_with
from tests.gugong.table import Table
from tests.rules import rule

every_printing = pytest.mark.parametrize("printing", PRINTINGS)


@rule("gugong.exchange.actions-after-the-exchange", "gugong.exchange.card-action-first")
@every_printing
def test_card_and_location_may_both_be_used_the_card_first(printing):
    table = lisa_with('["s4-4", "d7"]', "intrigue = 3", "pool = 4", f'printing = "{printing}"')
    table.exchange("s4-4", "intrigue")
    assert table.options == ["A palace", "B palace", "decline"]
    table.choose("A palace")
    assert table["Lisa"].envoy == 1
    assert table.options == ["A intrigue", "B intrigue", "decline"]
    table.choose("A intrigue")
    assert (table["Lisa"].envoy, table["Lisa"].intrigue) == (1, 1)
    assert table.chooser == "David"


@rule("gugong.exchange.actions-after-the-exchange")
@every_printing
def test_only_the_french_rules_ask_for_at_least_one_action(printing):
    table = lisa_with('["s4-4", "d7"]', "intrigue = 3", "pool = 4", f'printing = "{printing}"')
    table.exchange("s4-4", "intrigue", "A palace", "decline")
    assert (table["Lisa"].envoy, table["Lisa"].intrigue, table.chooser) == (1, 0, "David")
    table = lisa_with('["s4-4", "d7"]', "intrigue = 3", "pool = 4", f'printing = "{printing}"')
    table.exchange("s4-4", "intrigue", "decline")
    if printing == "french":
        assert table.options == ["A intrigue", "B intrigue"]
    else:
        table.choose("decline")
        assert (table["Lisa"].envoy, table["Lisa"].intrigue, table.chooser) == (0, 0, "David")


@rule("gugong.exchange.actions-after-the-exchange")
@every_printing
def test_by_the_french_rules_the_card_must_act_where_the_location_cannot(printing):
    rules = f'printing = "{printing}"'
    table = lisa_with('["s4-4", "d7"]', "jade = 1", "pool = 0", rules).exchange("s4-4", "jade")
    if printing == "french":
        # One step to the palace is all she can do, so it is done.
        assert (table["Lisa"].envoy, table.chooser) == (1, "David")
    else:
        assert table.options == ["A palace", "decline"]
    table = lisa_with('["s4-6", "d7"]', "jade = 1", "pool = 0", rules).exchange("s4-6", "jade")
    assert "swap d7" in table.options
    assert ("decline" in table.options) == (printing != "french")
    table = lisa_with('["s4-6", "d7"]', "jade = 1", "pool = 3", rules).exchange("s4-6", "jade")
    assert "decline" in table.options
    table = lisa_with('["d9a", "d7"]', "jade = 1", "pool = 0", rules).exchange("d9a", "jade")
    assert table.chooser == "David"


@rule("gugong.exchange.actions-after-the-exchange")
def test_by_the_french_rules_a_card_that_brings_nobody_is_no_action():
    table = lisa_with('["d8b", "d7"]', "intrigue = 1", "supply = 0", 'printing = "french"')
    table.exchange("d8b", "intrigue")
    assert table.options == ["A intrigue", "B intrigue"]
    table = lisa_with('["d8b", "d7"]', "intrigue = 1", "supply = 5", 'printing = "french"')
    table.exchange("d8b", "intrigue")
    assert table.options == ["A intrigue", "B intrigue", "decline"]


@rule("gugong.exchange.some-cards-have-no-action")
def test_a_card_without_an_action_leaves_the_action_of_the_location():
    table = lisa_with('["s1-9", "d7"]', "palace = 8", "pool = 4").exchange("s1-9", "palace")
    assert table.options == ["A palace", "B palace", "decline"]
    table.choose("decline")
    assert table.chooser == "David"
    assert (table["Lisa"].pool, table["Lisa"].envoy) == (4, 0)


OF_LOCATION = {
    "travel": {"A travel", "B travel"},
    "great-wall": {"build one", "build two", "pay-and-build one"},
    "jade": {f"buy house-{house}" for house in range(1, 7)},
    "intrigue": {"A intrigue", "B intrigue"},
    "palace": {"A palace", "B palace"},
    "decrees": {f"decree {slot}" for slot in range(1, 7)},
    "canal": {"A canal", "B canal"},
}


@rule("gugong.exchange.location-action")
@pytest.mark.parametrize("location", LOCATIONS)
def test_the_official_decides_which_location_action_is_open(location):
    table = lisa_with('["s1-9", "d7"]', f"{location} = 1", "pool = 6").exchange("s1-9", location)
    assert set(table.options) == OF_LOCATION[location] | {"decline"}


@rule("gugong.exchange.card-may-name-a-location", "gugong.exchange.locations-named-on-cards")
@pytest.mark.parametrize("gift", ["d4", "s1-4", "s4-4", "s2-2", "d3"])
def test_a_card_gives_the_action_it_names_wherever_it_is_given(gift):
    location = GIFTS[gift]["action"]
    for official in ("travel", "jade"):
        table = lisa_with([gift, "d7"], f"{official} = 1", "pool = 6").exchange(gift, official)
        assert set(table.options) == OF_LOCATION[location] | {"decline"}
        table.choose("decline")
        assert set(table.options) == OF_LOCATION[official] | {"decline"}


@rule("gugong.exchange.card-may-name-a-location")
def test_the_action_of_a_card_has_its_usual_cost():
    table = lisa_with('["s4-4", "d7"]', "jade = 1", "pool = 5").exchange("s4-4", "jade", "B palace")
    assert (table["Lisa"].envoy, table["Lisa"].intrigue, table["Lisa"].pool) == (2, 1, 3)
    table = lisa_with('["s4-4", "d7"]', "jade = 1", "pool = 1").exchange("s4-4", "jade")
    assert table.options == ["A palace", "decline"]


@rule("gugong.exchange.locations-named-on-cards")
@pytest.mark.parametrize("gift", GIFTS)
def test_no_card_names_travel_or_jade(gift):
    table = Table(f'players = 5\nofficials = {{ palace = 1 }}\n[family.0]\nhand = ["{gift}"]\npool = 6')
    table.choose("to palace")
    if "pay-servants" in table.options:
        table.choose("pay-servants")
    offered = set()
    while table.chooser == "0":
        offered |= set(table.options)
        table.choose("decline")
    assert offered >= OF_LOCATION["palace"]
    assert not offered & (OF_LOCATION["travel"] | OF_LOCATION["jade"])


# Servants and swaps on cards.


@rule("gugong.exchange.card-one-servant", "gugong.exchange.card-two-servants")
@pytest.mark.parametrize(("gift", "servants"), [("s1-6", 1), ("d8b", 1), ("s2-3", 2), ("d2", 2), ("s1-9", 0)])
def test_a_card_brings_one_or_two_servants_at_once(gift, servants):
    table = lisa_with([gift, "d7"], "jade = 1", "pool = 1").exchange(gift, "jade")
    assert (table["Lisa"].pool, table["Lisa"].supply) == (1 + servants, 11 - servants)


SWAP = ('["s4-6", "d7", "d1"]', "jade = 5, palace = 9", 'discard = ["d2"]\npool = 0')


@rule("gugong.exchange.card-swap", "gugong.exchange.swapped-card-takes-the-same-place")
def test_a_swap_trades_a_card_of_hand_or_discards_for_that_of_any_official():
    table = lisa_with(*SWAP)
    statue, taken = table.officials()["palace"], table.officials()["jade"]
    table.exchange("s4-6", "jade")
    swaps = [option for option in table.options if option.startswith("swap ")]
    assert sorted(swaps) == sorted(["swap d7", "swap d1", "swap d2", f"swap {taken}"])
    assert "decline" in table.options
    table.choose("swap d1")
    assert table.options == [f"with {location}" for location in LOCATIONS]
    table.choose("with palace")
    assert table.officials()["palace"] == "d1"
    assert sorted(table["Lisa"].hand) == sorted(["d7", statue])
    assert sorted(table["Lisa"].discard) == sorted(["d2", taken])


@rule("gugong.exchange.swapped-card-takes-the-same-place")
def test_for_a_discarded_card_the_swap_brings_a_discarded_card():
    table = lisa_with(*SWAP)
    statue, taken = table.officials()["palace"], table.officials()["jade"]
    table.exchange("s4-6", "jade", "swap d2", "with palace")
    assert table.officials()["palace"] == "d2"
    assert sorted(table["Lisa"].hand) == sorted(["d7", "d1"])
    assert sorted(table["Lisa"].discard) == sorted([statue, taken])


@rule("gugong.exchange.swap-ignores-values", "gugong.exchange.swap-gives-no-actions")
def test_a_swap_asks_no_price_and_gives_no_action():
    table = lisa_with('["s4-6", "d1", "s2-3"]', "jade = 5, palace = 8, intrigue = 9", "pool = 2")
    table.exchange("s4-6", "jade", "swap s2-3", "with intrigue")
    # A 3 for a 9 costs nothing, and neither its two servants nor the Intrigue action come with it.
    lisa = table["Lisa"]
    assert (lisa.pool, lisa.intrigue, table.officials()["intrigue"]) == (2, 0, "s2-3")
    assert "d1" in lisa.hand
    # What is left of the turn is the action of the location where the gift went: no jade for 2 servants.
    assert table.chooser == "David"


@rule("gugong.exchange.swap-may-take-back-the-gift")
def test_a_swap_may_take_back_the_card_just_given():
    table = lisa_with(*SWAP).exchange("s4-6", "jade", "swap d1", "with jade")
    assert table.officials()["jade"] == "d1"
    assert "s4-6" in table["Lisa"].hand


@rule("gugong.exchange.same-action-twice")
def test_the_same_action_on_card_and_location_is_performed_twice_one_after_the_other():
    table = lisa_with('["s1-4", "d7"]', "intrigue = 3", "pool = 1").exchange("s1-4", "intrigue")
    table.choose("A intrigue")
    assert (table["Lisa"].intrigue, table.medal) == (1, "Lisa")
    # The second action is a whole one again, with both options.
    assert table.options == ["A intrigue", "B intrigue", "decline"]
    table.choose("B intrigue")
    assert (table["Lisa"].intrigue, table["Lisa"].pool) == (4, 0)
    assert table.chooser == "David"


@rule("gugong.exchange.same-action-twice")
def test_the_first_of_two_wall_actions_is_scored_before_the_second_begins():
    table = Table("""
        players = ["Lisa", "David"]
        officials = { great-wall = 2 }
        [family.Lisa]
        hand = ["d4"]
        pool = 2
        wall = 2
        [family.David]
        wall = 1
    """)
    table.choose("to great-wall", "build one")
    assert (table["Lisa"].wall, table["Lisa"].points) == (0, 3)
    assert table.options == ["build one", "decline"]
    table.choose("build one")
    assert (table["Lisa"].wall, table["David"].wall) == (1, 1)


@rule("gugong.exchange.gained-card-is-played-today")
def test_a_card_won_during_the_day_is_played_on_that_day():
    table = Table("""
        players = ["Lisa", "David"]
        dice = [1, 4, 1]
        officials = { canal = 1, jade = 7 }
        next = { gifts = ["d8a"] }
        [family.Lisa]
        hand = ["s1-9"]
        ships = [{ berth = "a3", servants = 2 }]
        [family.David]
        hand = ["s2-8"]
    """)
    table.choose("to canal", "A canal", "load a3", "claim gift")
    assert table["Lisa"].hand == ["d8a"]
    assert table.chooser == "David"
    table.choose("to jade", "decline")
    # David has passed; Lisa still has a turn with the card she drew.
    assert (table.chooser, table.phase, table.day) == ("Lisa", "day", 1)
    table.choose("to travel", "decline")
    assert table.officials()["travel"] == "d8a"
    assert "night" in table.told


@rule("gugong.exchange.points-count-at-once")
def test_points_count_at_once_unless_they_are_for_the_end():
    for decree, points in (("cheaper-decrees", 4), ("eight-points", 0)):
        table = lisa_with('["s1-9", "d7"]', "decrees = 1", "pool = 6", f'decrees = ["{decree}"]')
        table.exchange("s1-9", "decrees", table.decree(decree))
        assert table["Lisa"].points == points
    family = 'pool = 6\nships = [{ berth = "a2", servants = 2 }]'
    table = lisa_with('["s1-9", "d7"]', "canal = 1", family)
    table.exchange("s1-9", "canal", "A canal", "load a2", "claim points")
    assert table["Lisa"].points == 4


@rule("gugong.exchange.card-two-servants", "gugong.bonus.trade-unused")
def test_an_encore_token_traded_in_just_before_its_use_does_not_double_the_card():
    family = 'pool = 0\ntokens = ["servant", "encore"]'
    table = lisa_with('["s2-3", "d7"]', "intrigue = 1", family, 'bonus = "french"')
    table.exchange("s2-3", "intrigue")
    assert "use encore" in table.options
    table.choose("trade servant")
    # One servant for the two tokens, two for the card, and no more.
    assert (table["Lisa"].pool, table["Lisa"].tokens) == (3, [])
    assert table.options == ["A intrigue", "B intrigue", "decline"]
