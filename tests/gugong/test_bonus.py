"""Bonus Travel Tokens: three kinds that lie about for a day, and three to be used once."""

from collections import Counter

import pytest

from courtyard.games.gugong.declaration import events
from courtyard.games.gugong.declaration.editions import PRINTINGS
from tests.gugong.table import Table
from tests.rules import rule

PAIR = 'players = ["Lisa", "David"]\n'
FOUR = 'players = ["Lisa", "David", "Anna", "Sebastian"]\n'
ENGLISH = 'bonus = "english"\n'
FRENCH = 'bonus = "french"\n'
LISA = '[family.Lisa]\nhand = ["s1-9"]\n'
FIRST, SECOND = ("generous", "toll", "follower"), ("precious", "encore", "bargain")
SIX_TOKENS = ["two-servants", "two-servants", "two-servants", "wall", "wall", "wall"]


def find(token: str, lisa: str, table: str = ENGLISH + PAIR) -> Table:
    """Lisa's traveller has just reached a bonus token."""
    found = Table(f'{table}cities = {{ xian = "{token}" }}\n{LISA}{lisa}').exchange("s1-9", "travel")
    if "A travel" in found.options:
        found.choose("A travel")
    return found.choose(found.city("xian"))


# What is in the box.


@rule("gugong.bonus.three-kinds", "gugong.bonus.six-kinds")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize(("bonus", "kinds"), [("none", ()), ("english", FIRST), ("french", FIRST + SECOND)])
def test_each_box_adds_two_copies_of_its_bonus_tokens(players, bonus, kinds):
    table = Table(players=players, bonus=bonus)
    tokens = Counter([*table.token_pile, *(table.token_in(city) for city in table.cities)])
    assert {kind: tokens[kind] for kind in FIRST + SECOND if tokens[kind]} == dict.fromkeys(kinds, 2)
    assert sum(tokens.values()) == 32 + 2 * len(kinds)


# Token 1: gifts are worth more.


@rule("gugong.bonus.generous")
def test_token_one_raises_every_gift_of_the_day_by_one():
    table = Table(
        f'{ENGLISH}{PAIR}cities = {{ xian = "generous" }}\nofficials = {{ palace = "d7", travel = "o1" }}\n'
        '[family.Lisa]\nhand = ["s1-9", "o7"]\npool = 3\nsupply = 9\n[family.David]\nhand = []\n'
    )
    table.exchange("s1-9", "travel", "A travel", table.city("xian"))
    lisa = table["Lisa"]
    assert table.options == ["use generous", "decline"]
    table.choose("use generous")
    assert (lisa.pool, lisa.beside, lisa.supply, lisa.tokens) == (2, 1, 9, [])
    table.exchange("o7", "palace")
    assert table.options == ["A palace", "B palace", "decline"], "a 7 that is worth 8 exchanges freely"


@rule("gugong.bonus.generous")
def test_without_token_one_the_same_gift_is_not_enough():
    text = f'{ENGLISH}{PAIR}officials = {{ palace = "d7" }}\n[family.Lisa]\nhand = ["o7"]\n'
    assert Table(text).exchange("o7", "palace").options == ["pay-servants", "no-actions"]
    others = Table(text + "[family.David]\ngenerous = 1\n").exchange("o7", "palace")
    assert others.options == ["pay-servants", "no-actions"], "David's token does not help Lisa"


@rule("gugong.bonus.generous", "gugong.travel.token-gift-for-jade")
@pytest.mark.parametrize("printing", PRINTINGS)
@pytest.mark.parametrize(("copies", "enough"), [(0, []), (1, ["o6"]), (2, ["d5", "o6"])])
def test_by_the_dutch_rules_token_one_also_raises_a_gift_that_is_discarded_for_a_jade(
    printing, copies, enough
):
    table = Table(
        f'{ENGLISH}{PAIR}printing = "{printing}"\ncities = {{ xian = "gift-for-jade" }}\n'
        f'officials = {{ travel = "o1" }}\n[family.Lisa]\nhand = ["s1-9", "o6", "d5", "d7"]\n'
        f"generous = {copies}\n"
    )
    table.exchange("s1-9", "travel", "A travel", table.city("xian"))
    gifts = {option.removeprefix("discard ") for option in table.options if option.startswith("discard")}
    assert gifts == {"d7", *(enough if printing == "dutch" else [])}


@rule("gugong.bonus.generous")
def test_by_the_dutch_rules_a_gift_of_six_and_token_one_buy_a_jade():
    table = Table(
        f'{ENGLISH}{PAIR}printing = "dutch"\ncities = {{ xian = "gift-for-jade" }}\n'
        'officials = { travel = "o1" }\n[family.Lisa]\nhand = ["s1-9", "o6"]\ngenerous = 1\n'
    )
    table.exchange("s1-9", "travel", "A travel", table.city("xian"), "discard o6")
    assert (table["Lisa"].jade, table["Lisa"].hand) == (1, [])


@rule("gugong.bonus.generous")
def test_token_one_is_over_on_the_next_day():
    table = Table(
        f'{ENGLISH}{PAIR}officials = {{ palace = "d7", jade = "o1" }}\n[family.Lisa]\nhand = ["s1-9"]\n'
        'discard = ["o7", "d8a", "d8b"]\ngenerous = 1\npool = 0\n[family.David]\nhand = []\npool = 0\n'
    ).exchange("s1-9", "jade")
    assert (table.day, table.chooser) == (2, "Lisa")
    assert table.exchange("o7", "palace").options[0] == "pay-servants", "a 7 is a 7 again"


@rule("gugong.bonus.generous-adds-up")
@pytest.mark.parametrize(("copies", "free"), [(1, False), (2, True)])
def test_two_copies_of_token_one_add_up(copies, free):
    table = Table(
        f'{ENGLISH}{PAIR}officials = {{ palace = "d7" }}\n[family.Lisa]\nhand = ["o6"]\ngenerous = {copies}\n'
    ).exchange("o6", "palace")
    assert ("A palace" in table.options) == free


@rule("gugong.bonus.one-still-beats-nine")
@pytest.mark.parametrize("copies", [0, 1, 2])
def test_a_printed_one_still_exchanges_freely_for_a_nine(copies):
    table = Table(
        f'{ENGLISH}{PAIR}officials = {{ palace = "d9a" }}\n'
        f'[family.Lisa]\nhand = ["d1"]\ngenerous = {copies}\n'
    ).exchange("d1", "palace")
    assert "A palace" in table.options


# Token 2: a toll.


@rule("gugong.bonus.toll")
def test_token_two_is_placed_with_a_servant_at_any_location():
    table = find("toll", "pool = 2\nsupply = 10\n")
    places = ("travel", "great-wall", "jade", "intrigue", "palace", "decrees", "canal")
    assert table.options == [*(f"place-at {place}" for place in places), "decline"]
    table.choose("place-at palace")
    lisa = table["Lisa"]
    assert (lisa.tolls, lisa.pool, lisa.beside, lisa.supply) == (["palace"], 1, 1, 10)


TOLL_AT_PALACE = f'{ENGLISH}{PAIR}{LISA}points = 5\n[family.David]\ntolls = ["palace"]\npoints = 2\n'


@rule("gugong.bonus.toll")
def test_whoever_else_performs_the_action_pays_a_point_to_the_owner():
    table = Table(TOLL_AT_PALACE).exchange("s1-9", "palace", "A palace")
    assert (table["Lisa"].points, table["David"].points) == (4, 3)


@rule("gugong.bonus.toll")
def test_no_toll_is_paid_elsewhere_or_for_an_action_that_is_declined():
    for choices in (("palace", "decline"), ("intrigue", "A intrigue")):
        table = Table(TOLL_AT_PALACE).exchange("s1-9", *choices)
        assert (table["Lisa"].points, table["David"].points) == (5, 2)


@rule("gugong.bonus.toll")
@pytest.mark.parametrize("printing", PRINTINGS)
def test_the_owner_never_pays_the_own_toll(printing):
    table = Table(f'printing = "{printing}"\n{ENGLISH}{PAIR}{LISA}points = 5\ntolls = ["palace"]\n')
    assert table.exchange("s1-9", "palace", "A palace")["Lisa"].points == 5
    assert not any(event[0] == events.TOLL_PAID for event in table.match.events)


@rule("gugong.bonus.toll-floor")
def test_a_toll_takes_no_point_from_a_player_without_points_but_still_gives_one():
    table = Table(TOLL_AT_PALACE.replace("points = 5", "points = 0")).exchange("s1-9", "palace", "A palace")
    assert (table["Lisa"].points, table["David"].points) == (0, 3)


# Token 3: following.

FOLLOWED = f'{ENGLISH}{FOUR}{LISA}pool = 2\n[family.David]\nfollows = ["palace"]\npool = 2\nsupply = 9\n'


@rule("gugong.bonus.follower")
def test_token_three_is_placed_with_a_servant_at_any_location():
    table = find("follower", "pool = 2\nsupply = 10\n")
    assert len(table.options) == 7 + 1
    lisa = table.choose("place-at jade")["Lisa"]
    assert (lisa.follows, lisa.pool, lisa.beside, lisa.supply) == (["jade"], 1, 1, 10)


@rule("gugong.bonus.follower")
def test_the_owner_of_token_three_may_follow_another_player():
    table = Table(FOLLOWED).exchange("s1-9", "palace", "A palace")
    assert (table.chooser, table.options) == ("David", ["A palace", "B palace", "decline"])
    table.choose("A palace")
    assert (table["Lisa"].envoy, table["David"].envoy) == (1, 1)
    assert Table(FOLLOWED).exchange("s1-9", "palace", "A palace", "decline")["David"].envoy == 0


@rule("gugong.bonus.follower")
def test_nobody_follows_elsewhere_or_an_action_that_is_declined():
    for choices in (("palace", "decline"), ("intrigue", "A intrigue")):
        table = Table(FOLLOWED).exchange("s1-9", *choices)
        assert table.chooser == "David"
        assert table.options[0].startswith("give"), "his own turn, not a question whether to follow"


@rule("gugong.bonus.follower")
@pytest.mark.parametrize("printing", PRINTINGS)
def test_nobody_follows_himself(printing):
    table = Table(f'printing = "{printing}"\n{ENGLISH}{FOUR}{LISA}follows = ["palace"]\n')
    table.exchange("s1-9", "palace", "A palace")
    assert (table.chooser, table["Lisa"].envoy) == ("David", 1)
    assert table.options[0].startswith("give")


@rule("gugong.bonus.toll-first")
def test_what_the_action_earns_does_not_pay_its_toll():
    text = f'{ENGLISH}{PAIR}decrees = ["morning-servant"]\n{LISA}points = 0\npool = 3\n'
    table = Table(f'{text}[family.David]\ntolls = ["decrees"]\n')
    table.exchange("s1-9", "decrees", table.decree("morning-servant"))
    assert (table["Lisa"].points, table["David"].points) == (3, 1)


@rule("gugong.bonus.one-bargain")
def test_only_one_bargain_is_struck_for_an_action_and_only_if_it_is_performed():
    table = Table(f'bonus = "french"\n{PAIR}{LISA}pool = 1\ntokens = ["bargain", "bargain"]\n')
    table.exchange("s1-9", "jade", "use bargain")
    assert "use bargain" not in table.options
    assert table["Lisa"].tokens == ["bargain*", "bargain*"], "not yet used"
    assert table.choose("buy house-1")["Lisa"].tokens == ["bargain", "bargain*"]


@rule("gugong.bonus.two-followers")
def test_whoever_has_both_copies_of_token_three_at_a_location_may_follow_twice():
    table = Table(FOLLOWED.replace('["palace"]', '["palace", "palace"]').replace("supply = 9", "supply = 8"))
    table.exchange("s1-9", "palace", "A palace")
    for step in (1, 2):
        assert table.chooser == "David"
        table.choose("A palace")
        assert table["David"].envoy == step
    assert table.options[0].startswith("give")


@rule("gugong.bonus.follower-pays")
def test_whoever_follows_pays_for_the_action():
    table = Table(FOLLOWED).exchange("s1-9", "palace", "A palace").choose("B palace")
    david = table["David"]
    assert (david.envoy, david.intrigue, david.pool, david.supply) == (2, 1, 0, 11)
    poor = FOLLOWED.replace("pool = 2\nsupply = 9", "pool = 1\nsupply = 10")
    assert Table(poor).exchange("s1-9", "palace", "A palace").options == ["A palace", "decline"]


@rule("gugong.bonus.follower-timing")
@pytest.mark.parametrize(
    ("turn", "card", "order"), [("Lisa", "s1-9", "David Sebastian"), ("Anna", "d9a", "Sebastian David")]
)
def test_followers_act_in_turn_order_after_the_action_is_finished(turn, card, order):
    table = Table(
        f'{ENGLISH}{FOUR}turn = "{turn}"\n[family.{turn}]\nhand = ["{card}"]\npool = 3\n'
        '[family.David]\nfollows = ["great-wall"]\n[family.Sebastian]\nfollows = ["great-wall"]\n'
    ).exchange(card, "great-wall", "build two")
    asked = []
    for _ in range(2):
        assert (table[turn].wall, table[turn].pool) == (2, 0), "placed and paid before anybody follows"
        asked.append(table.chooser)
        table.choose("build one")
    assert asked == order.split()


@rule("gugong.bonus.follower-not-followed")
def test_an_action_done_by_following_is_not_followed_again():
    table = Table(
        f'{ENGLISH}{FOUR}{LISA}[family.David]\nfollows = ["palace"]\n[family.Anna]\nfollows = ["palace"]\n'
    ).exchange("s1-9", "palace", "A palace")
    assert table.chooser == "David"
    table.choose("A palace")
    assert table.chooser == "Anna"
    table.choose("A palace")
    assert (table["David"].envoy, table["Anna"].envoy) == (1, 1)
    assert table.chooser == "David"
    assert table.options[0].startswith("give"), "his turn: nobody followed a follower"


@rule("gugong.bonus.follower-pays-toll")
def test_whoever_follows_pays_the_toll_of_others_there():
    table = Table(
        f'{ENGLISH}{FOUR}{LISA}points = 5\n[family.David]\npoints = 5\nfollows = ["palace"]\n'
        '[family.Anna]\npoints = 5\ntolls = ["palace"]\n'
    ).exchange("s1-9", "palace", "A palace")
    assert (table["Lisa"].points, table["David"].points, table["Anna"].points) == (4, 5, 6)
    table.choose("A palace")
    assert (table["Lisa"].points, table["David"].points, table["Anna"].points) == (4, 4, 7)


@rule("gugong.bonus.follower-pays-toll")
def test_a_follower_owes_nothing_for_the_own_toll_or_without_following():
    both = ENGLISH + FOUR + LISA + "points = 5\n[family.David]\npoints = 5\n"
    both += 'follows = ["palace"]\ntolls = ["palace"]\n'
    for choice in ("A palace", "decline"):
        table = Table(both).exchange("s1-9", "palace", "A palace", choice)
        assert (table["Lisa"].points, table["David"].points) == (4, 6)


@rule("gugong.bonus.officials-only")
def test_tolls_and_followers_do_not_react_to_the_action_of_a_gift_card():
    table = Table(
        f'{ENGLISH}{PAIR}officials = {{ intrigue = "o1" }}\n[family.Lisa]\nhand = ["d6"]\npoints = 5\n'
        '[family.David]\ntolls = ["palace"]\nfollows = ["palace"]\n'
    ).exchange("d6", "intrigue", "A palace")
    assert table["Lisa"].envoy == 1, "by the card"
    assert (table["Lisa"].points, table["David"].points) == (5, 0)
    table.choose("A intrigue")
    assert table["David"].envoy == 0
    assert table.options[0].startswith("give")


# Tokens 1 to 3 until the evening.


@rule("gugong.bonus.stored-at-day-end")
def test_placed_tokens_are_stored_face_down_at_the_end_of_the_day():
    table = Table(
        f'{ENGLISH}{PAIR}officials = {{ jade = "o1" }}\n{LISA}pool = 0\nsupply = 9\n'
        'generous = 1\ntolls = ["palace"]\nfollows = ["canal"]\n[family.David]\nhand = []\n'
        'ships = [{ berth = "a1", servants = 3 }]\n'
    )
    lisa = table["Lisa"]
    assert (lisa.tokens, lisa.beside) == ([], 3)
    table.exchange("s1-9", "jade")
    assert (table.phase, table.chooser) == ("night", "David")
    assert sorted(lisa.tokens) == ["follower", "generous", "toll"]
    assert (lisa.tolls, lisa.follows, lisa.beside) == ([], [], 0)
    assert lisa.pool + lisa.supply == 12, "the three servants beside them are back"


@rule("gugong.bonus.not-stored-yet")
@pytest.mark.parametrize("token", ["toll", "follower"])
def test_a_placed_token_needs_no_space_until_the_day_is_over(token):
    tokens = f"tokens = {SIX_TOKENS}\npool = 2\n"
    table = find(token, tokens, f"{ENGLISH}{PAIR}").choose("place-at jade")
    assert table["Lisa"].tokens == SIX_TOKENS
    assert table.chooser == "David", "no trade was forced"
    stored = find("points", tokens)
    assert (stored.chooser, stored.options) == ("Lisa", ["trade servant", "trade points", "trade jade"])


@rule("gugong.bonus.not-stored-yet")
def test_at_the_end_of_the_day_room_is_made_for_a_placed_token():
    table = Table(
        f'{ENGLISH}{PAIR}[family.Lisa]\nhand = []\ntolls = ["jade"]\ntokens = {SIX_TOKENS}\n'
        '[family.David]\nhand = ["s2-8"]\n'
    ).exchange("s2-8", "canal", "decline")
    assert (table.chooser, table.options) == ("Lisa", ["trade servant", "trade points", "trade jade"])
    table.choose("trade jade")
    assert (table["Lisa"].tokens, table["Lisa"].jade) == (["toll"], 1)


@rule("gugong.bonus.not-stored-yet")
def test_a_placed_token_cannot_be_traded_in():
    one_stored = '[family.Lisa]\nhand = ["s1-9", "s1-1"]\ntokens = ["wall"]\n'
    table = Table(f'{ENGLISH}{PAIR}{one_stored}tolls = ["jade"]\n')
    assert table.options == ["give s1-1", "give s1-9"], "one stored token buys nothing"
    table = Table(ENGLISH + PAIR + one_stored.replace('"wall"', '"wall", "toll"'))
    assert "trade servant" in table.options, "once stored it counts"


@rule("gugong.bonus.without-servant")
@pytest.mark.parametrize("token", FIRST)
@pytest.mark.parametrize("printing", PRINTINGS)
def test_without_a_servant_tokens_one_to_three_are_stored_at_once(printing, token):
    head = f'printing = "{printing}"\n{ENGLISH}{PAIR}'
    cannot = find(token, "pool = 0\n", head)
    assert (cannot["Lisa"].tokens, cannot.chooser) == ([token], "David")
    will_not = find(token, "pool = 2\nsupply = 10\n", head).choose("decline")
    lisa = will_not["Lisa"]
    assert (lisa.tokens, lisa.pool, lisa.supply, lisa.beside) == ([token], 2, 10, 0)
    assert (lisa.tolls, lisa.follows) == ([], [])


# Tokens 4 to 6.


@rule("gugong.bonus.face-up-until-used")
@pytest.mark.parametrize("token", SECOND)
def test_tokens_four_to_six_wait_face_up_in_a_space(token):
    table = find(token, "pool = 2\n", FRENCH + PAIR)
    assert (table["Lisa"].tokens, table.chooser) == ([f"{token}*"], "David")
    full = find(token, f"tokens = {SIX_TOKENS}\n", FRENCH + PAIR)
    assert full.options == ["trade servant", "trade points", "trade jade"], "it needs a space"
    full.choose("trade servant")
    assert full["Lisa"].tokens == [*SIX_TOKENS[2:], f"{token}*"]


PRECIOUS = f'{FRENCH}{PAIR}officials = {{ palace = "d7" }}\n[family.Lisa]\npool = 0\ntokens = ["precious"]\n'


@rule("gugong.bonus.precious", "gugong.bonus.face-down-after-use")
def test_token_four_doubles_a_gift_once():
    table = Table(PRECIOUS + 'hand = ["s1-4"]\n').exchange("s1-4", "palace")
    assert table.options == ["use precious", "no-actions"]
    table.choose("use precious", "A intrigue", "A palace")
    lisa = table["Lisa"]
    assert (lisa.tokens, lisa.envoy, lisa.pool) == (["precious"], 1, 0)
    used = Table(PRECIOUS.replace('"precious"', '"precious used"') + 'hand = ["s1-4"]\n')
    assert "use precious" not in used.exchange("s1-4", "palace").options


@rule("gugong.bonus.precious")
def test_token_four_is_not_offered_where_the_double_is_not_enough():
    table = Table(PRECIOUS + 'hand = ["o3"]\npoints = 0\n').exchange("o3", "palace")
    assert "use precious" not in table.options


@rule("gugong.bonus.precious-then-generous")
def test_token_four_doubles_the_printed_value_before_token_one_adds():
    """A 3 is worth 2 x 3 + 1 = 7, not 2 x (3 + 1) = 8."""
    for official, enough in (("o6", True), ("d7", False)):
        text = PRECIOUS.replace('"d7"', f'"{official}"') + 'hand = ["o3", "s1-1"]\ngenerous = 1\n'
        table = Table(text).exchange("o3", "palace")
        assert ("use precious" in table.options) == enough


@rule("gugong.bonus.encore", "gugong.bonus.face-down-after-use")
def test_token_five_carries_out_the_action_of_a_gift_card_twice():
    table = Table(
        f'{FRENCH}{PAIR}officials = {{ jade = "o1" }}\n'
        '[family.Lisa]\nhand = ["d6"]\npool = 0\ntokens = ["encore"]\n'
    ).exchange("d6", "jade")
    assert table.options == ["use encore", "decline"]
    table.choose("use encore")
    assert table["Lisa"].tokens == ["encore"]
    table.choose("A palace")
    assert (table["Lisa"].envoy, table.chooser) == (1, "Lisa")
    table.choose("A palace")
    assert (table["Lisa"].envoy, table.chooser) == (2, "David")


@rule("gugong.bonus.encore")
def test_token_five_doubles_servants_too_and_is_kept_if_not_used():
    text = f'{FRENCH}{PAIR}officials = {{ jade = "o1" }}\n[family.Lisa]\nhand = ["s2-3"]\npool = 0\n'
    twice = Table(text + 'tokens = ["encore"]\n').exchange("s2-3", "jade", "use encore")
    assert twice["Lisa"].pool == 4
    once = Table(text + 'tokens = ["encore"]\n').exchange("s2-3", "jade", "decline")
    assert (once["Lisa"].pool, once["Lisa"].tokens) == (2, ["encore*"])
    used = Table(text + 'tokens = ["encore used"]\n').exchange("s2-3", "jade")
    assert used["Lisa"].pool == 2, "no second use"


@rule("gugong.bonus.bargain", "gugong.bonus.face-down-after-use")
@pytest.mark.parametrize(("pool", "left"), [(1, 0), (3, 2)])
def test_token_six_saves_two_servants_on_a_jade(pool, left):
    table = Table(f'{FRENCH}{PAIR}houses = [3]\n{LISA}pool = {pool}\ntokens = ["bargain"]\n')
    table.exchange("s1-9", "jade", "use bargain")
    assert table.options == ["buy house-1", "decline"], "and no second use"
    table.choose("buy house-1")
    assert (table["Lisa"].jade, table["Lisa"].pool, table["Lisa"].tokens) == (1, left, ["bargain"])


@rule("gugong.bonus.bargain")
def test_token_six_saves_two_servants_on_a_decree_of_the_official_or_a_card():
    head = (
        f'{FRENCH}{PAIR}officials = {{ jade = "o1" }}\ndecrees = ["eight-points"]\n[family.Lisa]\npool = 2\n'
    )
    for gift, place in (("s1-9", "decrees"), ("s2-2", "jade")):
        table = Table(f'{head}hand = ["{gift}"]\ntokens = ["bargain"]\n').exchange(gift, place)
        assert table.decree("eight-points") not in table.options
        table.choose("use bargain", table.decree("eight-points"))
        lisa = table["Lisa"]
        assert (lisa.decrees, lisa.pool, lisa.supply) == ({"eight-points"}, 0, 11), "one paid, one placed"


@rule("gugong.bonus.bargain")
def test_token_six_gives_nothing_back_and_helps_at_no_other_location():
    table = Table(
        f'{FRENCH}{PAIR}decrees = ["morning-swap"]\n{LISA}pool = 2\nsupply = 10\ntokens = ["bargain"]\n'
    ).exchange("s1-9", "decrees", "use bargain")
    table.choose(table.decree("morning-swap"))
    assert (table["Lisa"].pool, table["Lisa"].supply) == (1, 10), "a price of 1 becomes 0"
    for place in ("travel", "great-wall", "intrigue", "palace", "canal"):
        elsewhere = Table(f'{FRENCH}{PAIR}{LISA}pool = 2\ntokens = ["bargain"]\n').exchange("s1-9", place)
        assert elsewhere.chooser == "Lisa"
        assert "use bargain" not in elsewhere.options


@rule("gugong.bonus.face-down-after-use", "gugong.bonus.trade-unused")
@pytest.mark.parametrize("token", SECOND)
def test_an_unused_token_may_be_traded_in_and_its_power_is_lost(token):
    table = Table(
        f'{FRENCH}{PAIR}[family.Lisa]\nhand = ["s1-9", "s1-1"]\npool = 0\n'
        f'tokens = ["{token}", "wall", "ship"]\n'
    ).choose("trade servant")
    assert table.options == ["hand-in face-down", f"hand-in {token}"], "after the wall: which is the second?"
    table.choose(f"hand-in {token}")
    lisa = table["Lisa"]
    assert (lisa.pool, lisa.tokens) == (1, ["ship"])
    assert sorted(table.discarded_tokens) == sorted(["wall", token])


@rule("gugong.bonus.face-down-after-use")
@pytest.mark.parametrize("token", SECOND)
def test_a_used_token_is_traded_like_any_face_down_one(token):
    table = Table(
        f'{FRENCH}{PAIR}[family.Lisa]\nhand = ["s1-9", "s1-1"]\npool = 0\ntokens = ["{token} used", "wall"]\n'
    ).choose("trade servant")
    assert (table["Lisa"].pool, table["Lisa"].tokens) == (1, []), "there was nothing to choose"
