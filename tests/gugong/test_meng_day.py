"""Meng: his turn by day, the twilight that only he has, and his night."""

from collections import Counter

import pytest

from courtyard.games.gugong.declaration.editions import PRINTINGS
from courtyard.games.gugong.declaration.words import LOCATIONS
from tests.gugong.evenings import evening, given, happened, map_with, morning, of_meng, turn
from tests.gugong.table import Table
from tests.rules import rule

# His turn by day.


@rule("gugong.meng.turns-while-gifts")
def test_meng_passes_without_gifts():
    table = turn("palace", "[]", lisa='hand = ["s4-8", "s4-2"]', head='officials = { intrigue = "o4" }')
    assert table.chooser == "Lisa"
    table.exchange("s4-8", "intrigue", "decline")
    assert table.chooser == "Lisa"
    assert given(table) == []
    assert len(table.automa_deck) == 11


@rule("gugong.meng.turns-while-gifts", "gugong.meng.reveal")
def test_meng_turns_up_two_cards_each_turn():
    table = turn("palace", '["d7", "s5-6"]')
    assert given(table) == ["d7"]
    assert table["Meng"].hand == ["s5-6"]
    assert (len(table.automa_deck), table.automa_deck.count("palace")) == (10, 0)
    assert table.told == ["turn", "automa-revealed", "exchanged", "envoy-moved", "turn"]
    assert table.chooser == "Lisa"


@rule("gugong.meng.upper-half")
@pytest.mark.parametrize("location", LOCATIONS)
def test_the_automa_card_names_the_official(location):
    where = dict(zip(LOCATIONS, (f"o{n}" for n in range(1, 8)), strict=True))
    rows = ", ".join(f'{name} = "{gift}"' for name, gift in where.items())
    table = turn(location, head=f"officials = {{ {rows} }}\n{map_with(suzhou='points', liaoyang='points')}")
    assert table.officials() == {**where, location: "d7"}


@rule("gugong.meng.upper-half")
def test_the_lower_half_means_nothing_by_day():
    table = turn("intrigue")
    assert (table["Meng"].intrigue, table["Meng"].pool) == (1, 6)
    assert turn("palace")["Meng"].envoy == 1
    jade = turn("jade", head=map_with(suzhou="points"))
    assert (jade["Meng"].jade, jade["Meng"].traveller) == (1, None)


@rule("gugong.meng.exchange")
def test_the_gift_of_the_official_goes_to_mengs_discard_pile():
    table = turn("palace", head='officials = { palace = "o2" }', meng='discard = ["o3", "d8a", "d9a"]')
    assert table.officials()["palace"] == "d7"
    assert (table["Meng"].hand, table["Meng"].discard) == ([], ["o2", "o3", "d8a", "d9a"])


@rule("gugong.meng.values-ignored")
@pytest.mark.parametrize("lying", ["d9a", "s5-3", "o1"])
def test_values_do_not_matter_when_meng_exchanges(lying):
    table = turn("intrigue", '["d3", "d7"]', head=f'officials = {{ intrigue = "{lying}" }}', meng="pool = 1")
    meng = table["Meng"]
    assert (meng.ships, meng.intrigue) == ({"a1": 1}, 1), "the action of the gift and that of the location"
    assert (meng.pool, meng.supply, meng.hand) == (0, 11, ["d7"])
    assert "paid" not in table.told
    assert "sacrificed" not in table.told


@rule("gugong.meng.card-action")
def test_the_gift_acts_once_the_gifts_have_changed_places():
    table = turn("palace", '["s5-6"]')
    order = happened(table, "exchanged", "marker-moved", "envoy-moved")
    assert [name for name, _ in order] == ["exchanged", "marker-moved", "envoy-moved"]


@rule("gugong.meng.card-action", "gugong.meng.location-action")
@pytest.mark.parametrize(("gift", "more"), [("d8b", 1), ("d2", 2), ("d7", 0)])
def test_servants_of_the_gift_come_before_the_action_of_the_location(gift, more):
    table = turn("jade", f'["{gift}"]', meng="pool = 1")
    bought = 1 + more >= 3
    assert (table["Meng"].pool, table["Meng"].jade) == ((0, 1) if bought else (1 + more, 0))


@rule("gugong.meng.location-action")
def test_the_action_of_the_location_follows_that_of_the_gift():
    table = turn("intrigue", '["s5-3"]')
    assert [name for name, _ in happened(table, "marker-moved", "envoy-moved")] == [
        "envoy-moved",
        "marker-moved",
    ]
    same = turn("palace", '["s5-3"]')
    assert same["Meng"].envoy == 2, "one step for the gift and one for the location"


@rule("gugong.meng.card-swap")
def test_a_swap_on_a_gift_is_a_point_for_meng():
    table = turn("intrigue", '["s5-7"]', head='officials = { intrigue = "o2", jade = "o1" }')
    assert table["Meng"].points == 1
    assert table.officials()["intrigue"] == "s5-7"
    assert table.officials()["jade"] == "o1"
    assert "swapped" not in table.told
    assert table["Meng"].intrigue == 1


@rule("gugong.meng.option-a")
def test_meng_takes_option_a_for_the_gift_and_for_the_location():
    table = turn("palace", '["s5-6"]')
    assert (table["Meng"].envoy, table["Meng"].intrigue, table["Meng"].pool) == (1, 1, 6)
    assert table.medal == "Meng", "which belongs to option A"
    wall = turn("great-wall", '["d3"]')
    assert (wall["Meng"].wall, wall["Meng"].ships, wall["Meng"].pool) == (1, {"a1": 1}, 4)
    cities = map_with(suzhou="points", liaoyang="intrigue")
    assert turn("travel", head=cities)["Meng"].traveller == "suzhou", "one move"


@rule("gugong.meng.cards-of-the-day")
def test_the_automa_cards_of_the_day_lie_open_until_twilight():
    table = turn("palace", '["d7", "d9a"]', head='automa_today = ["jade"]')
    assert table.automa_today == ["jade", "palace"]
    assert table.match.view(0)["meng"]["today"] == ["jade", "palace"]
    assert table.automa_used == []


@rule("gugong.meng.reshuffle")
def test_an_empty_deck_is_made_anew_from_the_cards_of_earlier_days():
    used = ["travel", "great-wall", "jade", "palace", "decrees", "canal", "canal", "special", "special"]
    table = turn("palace", head=f'automa_today = ["jade", "intrigue"]\nautoma_used = {used}')
    assert "automa-reshuffled" in table.told
    assert table.automa_today == ["jade", "intrigue", "palace"], "those of today stay"
    assert table.automa_used == []
    assert table.automa_deck == [card for card in used if card != "palace"]


@rule("gugong.meng.reshuffle")
def test_the_deck_is_used_up_before_it_is_made_anew():
    used = ["travel", "great-wall", "jade", "palace", "decrees", "canal", "canal", "special"]
    table = turn("special", head=f'automa_today = ["jade", "intrigue"]\nautoma_used = {used}')
    assert "automa-reshuffled" not in table.told
    assert (table.automa_deck, table.automa_used) == ([], used)


@rule("gugong.meng.gained-gift")
def test_a_recovered_gift_is_played_last():
    for first in ("d7", "d9a", "d9b"):
        gifts = [first, *(gift for gift in ("d7", "d9a", "d9b") if gift != first)]
        cities = map_with(suzhou="recover")
        table = turn("travel", gifts, lisa="hand = []", head=f'officials = {{ travel = "o6" }}\n{cities}')
        assert given(table)[:4] == [*gifts, "o6"]


@rule("gugong.meng.gained-gift")
def test_a_gift_won_by_day_is_played_last():
    meng = 'ships = [{ berth = "a2", servants = 2 }]'
    for gifts in (["d7", "d9a", "d9b"], ["d9b", "d9a", "d7"]):
        table = turn("canal", gifts, meng, lisa="hand = []", coming='gifts = ["d8a"]')
        assert given(table)[:4] == [*gifts, "d8a"]
    table = turn("canal", ["d7", "d9a"], meng, coming='gifts = ["d8a"]')
    assert table["Meng"].hand == ["d8a", "d9a"], "he has it at once"


@rule("gugong.meng.gained-gift")
def test_a_gift_won_in_the_morning_is_played_last():
    ship = 'decrees = ["morning-ship"]\nships = [{ berth = "a2", servants = 2 }]'
    hand = ["d7", "d9a", "o6", "o7"]
    coming = f'gifts = ["d8a"]\nmeng = {hand}\nautoma = ["palace", "intrigue", "jade", "great-wall", "jade"]'
    table = morning(f"{ship}\nhand = {hand}", coming=coming)
    assert table["Meng"].rewards["gift"] == 1
    while len(given(table)) < 5:
        table.choose(table.options[-1])
    assert given(table)[:5] == [*hand, "d8a"]


@rule("gugong.meng.day-ends")
def test_the_day_ends_when_nobody_has_a_gift_left():
    last = turn("palace", '["d7"]', lisa='hand = ["s4-8"]', head='officials = { intrigue = "o4" }')
    assert (last.phase, "twilight" in last.told) == ("day", False), "you have one left"
    last.exchange("s4-8", "intrigue", "decline")
    assert "twilight" in last.told
    his = turn(["palace", "jade", "intrigue"], '["d7", "d9a", "d9b"]', lisa="hand = []")
    order = [name for name, _ in happened(his, "exchanged", "twilight")]
    assert order[:4] == ["exchanged", "exchanged", "exchanged", "twilight"], "he has some left"


# Twilight.


@rule("gugong.meng.twilight")
def test_twilight_lies_between_day_and_night():
    table = turn("intrigue", lisa="hand = []")
    order = [name for name, _ in happened(table, "exchanged", "twilight", "twilight-card", "paid", "night")]
    assert order[:5] == ["exchanged", "twilight", "twilight-card", "paid", "night"]
    assert of_meng(table, "marker-moved")[:2] == [0, 1], "one step by Day, then on from there"


@rule("gugong.meng.twilight")
def test_only_meng_acts_at_twilight():
    table = evening('["intrigue"]', lisa="intrigue = 4\npool = 5")
    assert (table.phase, table.options) == ("night", ["claim double", "decline"]), (
        "the first question comes at night"
    )
    lisa = table["Lisa"]
    assert (lisa.intrigue, lisa.pool, lisa.points) == (4, 5, 0)
    assert "twilight" not in Table(players=2).play_to("day", 2).told


@rule("gugong.meng.twilight-order")
@pytest.mark.parametrize(
    "cards", [["intrigue", "palace"], ["palace", "intrigue"], ["jade", "intrigue", "canal"]]
)
def test_the_oldest_automa_card_comes_first(cards):
    table = evening(cards)
    assert [(*LOCATIONS, "special")[kind] for kind in of_meng(table, "twilight-card")] == cards


@rule("gugong.meng.twilight-order")
def test_the_older_card_has_the_first_claim_on_mengs_servants():
    table = evening('["intrigue", "palace"]', "pool = 2")
    assert (table["Meng"].intrigue, table["Meng"].envoy, table["Meng"].pool) == (2, 0, 1)
    turned = evening('["palace", "intrigue"]', "pool = 2")
    assert (turned["Meng"].intrigue, turned["Meng"].envoy, turned["Meng"].pool) == (1, 1, 0)


@rule("gugong.meng.twilight-one-by-one")
def test_one_lower_half_is_finished_before_the_next_is_turned_up():
    table = evening('["jade", "palace"]', "pool = 0", head=map_with(suzhou="two-servants"))
    names = [
        name for name in table.told if name in ("twilight-card", "travelled", "gained", "paid", "envoy-moved")
    ]
    assert names[:6] == ["twilight-card", "travelled", "gained", "twilight-card", "paid", "envoy-moved"]
    assert (table["Meng"].envoy, table["Meng"].pool) == (1, 0), "paid with the Servants of the token"


@rule("gugong.meng.twilight-affordable")
@pytest.mark.parametrize(
    ("card", "price"), [("travel", 2), ("great-wall", 2), ("intrigue", 1), ("palace", 2), ("canal", 2)]
)
def test_meng_passes_over_a_card_whose_whole_price_he_cannot_meet(card, price):
    def after(pool, tokens="[]"):
        cities = map_with(suzhou="intrigue")
        meng = evening([card, "jade"], f"pool = {pool}\ntokens = {tokens}", head=cities)["Meng"]
        return meng.pool, meng.supply, meng.intrigue, meng.tokens

    assert after(price - 1) == (price - 1, 13 - price, 1, ["intrigue"]), "the next card has its turn"
    assert after(price)[0] == 0
    assert after(price - 1, '["servant", "palace"]')[0] == 0, "two tokens count as a Servant"
    assert after(price - 1, '["servant"]')[0] == price - 1


@rule("gugong.meng.twilight-gift")
def test_a_gift_won_at_twilight_is_laid_on_the_discard_pile():
    meng = 'pool = 2\ndiscard = ["s5-3", "s5-4", "s5-6", "s5-7"]\nships = [{ berth = "a1", servants = 2 }]'
    table = evening('["canal"]', meng, coming='gifts = ["d8a"]')
    assert table["Meng"].hand == []
    assert table["Meng"].discard == ["s5-3", "s5-4", "s5-6", "s5-7", "d8a"]
    assert table["Meng"].rewards["gift"] == 1
    assert len(table.choose("decline")["Meng"].hand) == 5, "his to play from the next Day on"


@rule("gugong.meng.twilight-discard")
def test_the_cards_of_the_day_join_those_of_earlier_days():
    table = evening('["jade", "intrigue", "special"]', head='automa_used = ["canal", "jade"]')
    assert table.automa_today == []
    assert Counter(table.automa_used) == Counter(["jade", "intrigue", "special", "canal", "jade"])
    assert len(table.automa_deck) == 11 - 5


# Night.

FOUR_MATCHES = 'discard = ["o4", "s5-4", "d4", "d5"]\npool = 0'
"""With two dice on 4 and one on another value these are six matches; with one die on 4, three."""


def night(printing, day, meng, dice="[4, 8, 1]", lisa=""):
    head = f'printing = "{printing}"\nday = {day}'
    return evening("[]", meng, lisa, head, own={}, dice=dice)


@rule("gugong.meng.fixed-matches", "gugong.meng.matches-servants")
@pytest.mark.parametrize("printing", PRINTINGS)
@pytest.mark.parametrize("day", [1, 2, 3, 4])
def test_mengs_matches_are_fixed_by_the_day(day, printing):
    none = night(printing, day, 'discard = ["o6", "s5-6", "d6", "d5"]\npool = 0')
    assert of_meng(none, "matches") == [day]
    assert none["Meng"].pool == day
    three = night(printing, day, FOUR_MATCHES)
    more = max(3, day) if printing in ("french", "dutch") else day
    assert of_meng(three, "matches") == [more]
    assert three["Meng"].pool == more
    six = night(printing, day, FOUR_MATCHES, dice="[4, 4, 1]")
    assert six["Meng"].pool == (6 if printing in ("french", "dutch") else day), "counted as yours are"


@rule("gugong.meng.matches-compared")
@pytest.mark.parametrize("printing", PRINTINGS)
@pytest.mark.parametrize(("day", "winner"), [(1, "Lisa"), (3, "Meng")])
def test_mengs_matches_are_set_against_yours(day, winner, printing):
    table = night(printing, day, 'discard = ["o6", "s5-6", "d6", "d5"]')
    assert happened(table, "matches") == [("matches", 2), ("matches", day)]
    loser = "Lisa" if winner == "Meng" else "Meng"
    assert (table[winner].points, table[winner].envoy) == (3, 1)
    assert (table[loser].points, table[loser].envoy) == (0, 0)


@rule("gugong.meng.matches-compared")
def test_cards_that_match_do_not_help_meng_where_the_number_is_exact():
    winners = {printing: night(printing, 1, FOUR_MATCHES) for printing in PRINTINGS}
    for printing, table in winners.items():
        more = printing in ("french", "dutch")
        assert (table["Lisa"].points, table["Meng"].points) == ((0, 3) if more else (3, 0))
