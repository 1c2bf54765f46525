"""The day: turns, exchanging gifts with the officials, its price, and who may see which card."""

import pytest

from courtyard.games.gugong.declaration.editions import PRINTINGS
from courtyard.games.gugong.declaration.words import LOCATIONS
from tests.gugong.exchanges import GIFTS, lisa_with
from tests.gugong.table import Table
from tests.rules import rule

every_printing = pytest.mark.parametrize("printing", PRINTINGS)


# Turns.


LAST_CARDS = """
    players = ["Lisa", "David", "Anna"]
    start = "David"
    dice = [1, 4, 1]
    officials = { travel = 2, great-wall = 2, jade = 3, intrigue = 3, palace = 9, decrees = 9, canal = 8 }
    [family.Lisa]
    hand = ["s1-9"]
    discard = [7, 7, 8]
    [family.David]
    hand = ["o6", "o7"]
    discard = [5, 5]
    [family.Anna]
    hand = ["d8a"]
    discard = [5, 6, 6]
"""


@rule(
    "gugong.exchange.turn-order",
    "gugong.exchange.one-card-a-turn",
    "gugong.exchange.pass-with-empty-hand",
    "gugong.exchange.day-ends-when-all-have-passed",
)
def test_turns_go_round_until_every_hand_is_empty_and_then_night_falls():
    table = Table(LAST_CARDS)
    assert table.chooser == "David"
    table.choose("give o6", "to intrigue", "A intrigue")
    # One exchange is all David makes now; his other card waits for his next turn.
    assert (table.chooser, table["David"].hand) == ("Anna", ["o7"])
    table.choose("to intrigue", "A intrigue")
    assert table.chooser == "Lisa"
    table.choose("to intrigue", "A intrigue")
    assert table.chooser == "David"
    assert table.phase == "day"
    table.choose("to travel", "decline")
    # Anna and Lisa have passed, David has given his last card.
    assert table.told.count("exchanged") == 4
    assert "night" in table.told
    assert table.day == 2


@rule("gugong.exchange.pass-with-empty-hand")
def test_with_an_empty_hand_the_turn_passes_to_the_next_player_with_a_card():
    table = Table("""
        players = ["Lisa", "David", "Anna"]
        officials = { jade = 1 }
        [family.Lisa]
        hand = [7, 8]
        [family.David]
        hand = []
        [family.Anna]
        hand = []
    """)
    first, second = table["Lisa"].hand
    table.choose(f"give {first}", "to jade", "decline")
    assert (table.chooser, table["Lisa"].hand) == ("Lisa", [second])


@rule("gugong.exchange.must-exchange", "gugong.exchange.one-card-a-turn")
def test_with_a_card_in_hand_there_is_no_way_around_an_exchange():
    table = lisa_with('["s1-1", "s2-3"]', "jade = 9", "pool = 0")
    assert table.options == ["give s1-1", "give s2-3"]
    table.choose("give s2-3")
    assert table.options == [f"to {location}" for location in LOCATIONS]
    table.choose("to jade")
    assert "decline" not in table.options
    table.choose("no-actions")
    assert table.officials()["jade"] == "s2-3"
    assert (table.chooser, table["Lisa"].hand) == ("David", ["s1-1"])


@rule("gugong.exchange.play-on-after-passing")
def test_whoever_gets_a_card_after_passing_takes_turns_again():
    table = Table("""
        players = ["Lisa", "David"]
        bonus = "english"
        officials = { canal = 1, jade = 1 }
        next = { gifts = ["d8a"] }
        [family.Lisa]
        hand = [9, 8]
        [family.David]
        hand = []
        follows = ["canal"]
        ships = [{ berth = "a3", servants = 2 }]
    """)
    nine = next(gift for gift in table["Lisa"].hand if "9" in gift)
    table.choose(f"give {nine}", "to canal", "A canal", "decline")
    # David has no card, but follows Lisa to the canal, fills his ship and draws one.
    assert table.chooser == "David"
    table.choose("A canal", "load a3", "claim gift")
    assert (table.chooser, table["David"].hand) == ("David", ["d8a"])
    table.choose("to jade", "decline")
    assert table.chooser == "Lisa"
    assert (table["David"].hand, table.officials()["jade"]) == ([], "d8a")


# The price of an exchange.


@rule("gugong.exchange.higher-gift-is-free")
@pytest.mark.parametrize(("gift", "asked"), [("s4-4", 3), ("s1-9", 8), ("o2", 1)])
def test_a_higher_gift_costs_nothing(gift, asked):
    table = lisa_with([gift, "d7"], f"jade = {asked}", "pool = 5")
    table.exchange(gift, "jade")
    assert table.officials()["jade"] == gift
    assert not any(option.startswith(("pay", "sacrifice", "no-")) for option in table.options)
    assert (table["Lisa"].pool, table["Lisa"].hand) == (5, ["d7"])


@rule("gugong.exchange.lower-or-equal-has-a-price")
@pytest.mark.parametrize("asked", [3, 4, 9])
def test_an_equal_or_lower_gift_has_one_of_three_prices_before_the_cards_change_hands(asked):
    table = lisa_with('["s2-3", "d7", "s1-9"]', f"jade = {asked}", "pool = 2")
    on_board = table.officials()["jade"]
    table.exchange("s2-3", "jade")
    assert table.options == ["pay-servants", "sacrifice s1-9", "sacrifice d7", "no-actions"]
    assert table.officials()["jade"] == on_board
    assert "s2-3" in table["Lisa"].hand


@rule("gugong.exchange.price-two-servants")
def test_two_servants_of_the_pool_pay_for_an_exchange():
    table = lisa_with('["s4-4", "d7"]', "jade = 8", "pool = 5")
    table.exchange("s4-4", "jade", "pay-servants")
    assert (table["Lisa"].pool, table["Lisa"].supply) == (3, 9)
    assert table["Lisa"].hand == ["d7"]
    assert table.options == ["A palace", "B palace", "decline"]


@rule("gugong.exchange.price-two-servants")
def test_one_servant_cannot_pay_for_an_exchange():
    table = lisa_with('["s4-4", "d7"]', "jade = 8", "pool = 1").exchange("s4-4", "jade")
    assert table.options == ["sacrifice d7", "no-actions"]


@rule("gugong.exchange.price-another-card")
@pytest.mark.parametrize("other", ["s3-1", "s2-2", "d9a"])
def test_any_other_card_in_hand_pays_for_an_exchange_and_stays_ones_own(other):
    table = lisa_with(["s4-4", other], "jade = 8", "pool = 1")
    taken = table.officials()["jade"]
    table.exchange("s4-4", "jade", f"sacrifice {other}")
    assert table["Lisa"].hand == []
    assert {other, taken} <= set(table["Lisa"].discard)
    assert table["Lisa"].pool == 1
    assert table.officials()["jade"] == "s4-4"
    assert "A palace" in table.options


@rule("gugong.exchange.price-another-card")
def test_the_given_card_and_discarded_cards_do_not_pay_for_an_exchange():
    table = lisa_with('["s4-4"]', "jade = 8", 'discard = ["d1", "d2", "d3"]\npool = 2')
    table.choose("to jade")
    assert table.options == ["pay-servants", "no-actions"]


@rule("gugong.exchange.price-no-actions")
def test_without_actions_the_cards_change_places_and_the_turn_is_over():
    table = lisa_with('["s2-3", "d7"]', "jade = 8", "pool = 5")
    taken = table.officials()["jade"]
    table.exchange("s2-3", "jade", "no-actions")
    lisa = table["Lisa"]
    assert table.officials()["jade"] == "s2-3"
    assert taken in lisa.discard
    # No servants from the card, no jade from the location, nothing paid.
    assert (lisa.pool, lisa.jade, lisa.hand) == (5, 0, ["d7"])
    assert table.chooser == "David"


@rule("gugong.exchange.one-beats-nine")
@every_printing
def test_a_one_given_for_a_nine_is_free(printing):
    table = lisa_with('["d1", "d7"]', "intrigue = 9", "pool = 0", f'printing = "{printing}"')
    table.exchange("d1", "intrigue")
    assert table.officials()["intrigue"] == "d1"
    assert "A palace" in table.options


@rule("gugong.exchange.nothing-else-wraps")
@pytest.mark.parametrize(("gift", "asked"), [("d1", 8), ("d1", 2), ("d2", 9), ("d3", 9), ("d8a", 9)])
def test_no_other_low_card_beats_a_high_one(gift, asked):
    table = lisa_with([gift, "d7"], f"jade = {asked}").exchange(gift, "jade")
    assert table.options == ["pay-servants", "sacrifice d7", "no-actions"]


@rule(
    "gugong.exchange.lower-or-equal-has-a-price",
    "gugong.exchange.price-another-card",
    "gugong.exchange.card-action-first",
)
@every_printing
def test_example_of_the_jade_bought_after_sacrificing_the_two(printing):
    """Page 5: Rafaël has 1 servant and a 2, a 3 and a 5; the Jade Official holds an 8."""
    table = Table(f"""
        players = ["Rafaël", "Lisa", "David"]
        printing = "{printing}"
        officials = {{ jade = 8 }}
        [family."Rafaël"]
        hand = ["s2-2", "s2-3", "d5"]
        pool = 1
    """)
    rafael = table["Rafaël"]
    pipa = table.officials()["jade"]
    table.exchange("s2-3", "jade")
    assert table.options == ["sacrifice s2-2", "sacrifice d5", "no-actions"]
    table.choose("sacrifice s2-2")
    assert rafael.hand == ["d5"]
    assert {"s2-2", pipa} <= set(rafael.discard)
    assert table.officials()["jade"] == "s2-3"
    # The card action has brought 2 servants, just enough for the cheapest houses.
    assert rafael.pool == 3
    assert table.options == ["buy house-1", "buy house-2", "decline"]
    table.choose("buy house-1")
    assert (rafael.jade, rafael.pool) == (1, 0)
    assert table.chooser == "Lisa"


# Where the cards go, and who may see them.


@rule("gugong.exchange.taken-card-to-own-discard")
def test_the_taken_card_goes_face_down_to_the_own_discards_and_the_given_one_lies_open():
    table = lisa_with('["s1-9", "d7"]', "jade = 8", "pool = 0")
    taken = table.officials()["jade"]
    table.exchange("s1-9", "jade")
    assert taken in table["Lisa"].discard
    assert taken not in table["Lisa"].hand
    for viewer in range(1, 4):
        view = table.match.view(viewer)
        assert view["officials"]["jade"] == "s1-9"
        assert view["families"][0]["discard"] == []
        assert view["families"][0]["discard_size"] == len(table["Lisa"].discard)


@rule("gugong.exchange.discards-become-the-next-hand")
def test_the_discards_of_the_day_are_the_hand_of_the_next_day():
    table = Table(LAST_CARDS)
    table.play_to("day", 2)
    david = sorted(table["David"].hand)
    assert len(david) == 4
    assert table["David"].discard == []
    # Two cards he had discarded before, and the two he took; those he gave are with the officials.
    assert [GIFTS[gift]["value"] for gift in table["David"].hand].count(5) == 2
    assert not {"o6", "o7"} & set(david)


@rule("gugong.exchange.discards-become-the-next-hand")
def test_a_sacrificed_card_comes_back_on_the_next_day_and_not_before():
    table = Table("""
        players = ["Lisa", "David"]
        dice = [1, 4, 1]
        officials = { jade = 8 }
        [family.Lisa]
        hand = ["s2-3", "d7", "d8a"]
        pool = 0
        [family.David]
        hand = []
    """)
    table.exchange("s2-3", "jade", "sacrifice d7")
    assert (table.day, table["Lisa"].hand) == (1, ["d8a"])
    table.play_to("day", 2)
    assert "d7" in table["Lisa"].hand
    assert len(table["Lisa"].hand) == 4


@pytest.mark.parametrize("open_information", ["false", "true"])
@rule("gugong.exchange.sacrificed-card-not-shown", "gugong.exchange.other-discards-hidden")
def test_nobody_else_learns_which_card_was_given_up_as_a_price(open_information):
    def after(sacrificed):
        options = f"open_information = {open_information}"
        table = lisa_with('["s2-3", "d5", "d7"]', "jade = 8", "pool = 0", options)
        return table.exchange("s2-3", "jade", f"sacrifice {sacrificed}")

    five, seven = after("d5"), after("d7")
    assert five.match.view(0) != seven.match.view(0)
    for viewer in range(1, 4):
        assert five.match.view(viewer) == seven.match.view(viewer)
        lisa = five.match.view(viewer)["families"][0]
        assert not {"d5", "d7"} & {*lisa["hand"], *lisa["discard"]}


@rule("gugong.exchange.own-discards-open-to-you", "gugong.exchange.other-discards-hidden")
def test_discards_are_open_to_their_owner_and_hidden_from_the_others():
    table = lisa_with('["d7"]', "jade = 1", 'discard = ["d1", "d2", "d3"]')
    assert table.match.view(0)["families"][0]["discard"] == ["d1", "d2", "d3"]
    for viewer in range(1, 4):
        lisa = table.match.view(viewer)["families"][0]
        assert (lisa["discard"], lisa["discard_size"]) == ([], 3)
        assert not any(repr(gift) in str(table.match.view(viewer)) for gift in ("d1", "d2", "d3"))
