"""Meng: what holds for him in general, the set-up of the solo game, and his morning."""

from collections import Counter

import pytest

from courtyard.engine.trouble import Trouble
from courtyard.games.gugong.declaration.components import BONUS_TOKENS, printed
from courtyard.games.gugong.declaration.editions import PRINTINGS
from courtyard.games.gugong.declaration.words import DECREE_KINDS, LOCATIONS, STRENGTHS
from tests.gugong.evenings import MENG, evening, given, happened, map_with, morning, of_meng, turn
from tests.gugong.table import Table
from tests.rules import rule

GIFTS = printed()["gift"]
SEEDS = range(60)
SETS = [("4-5", "4", "5"), ("2-3", "2", "3"), ("1-2", "1", "2")]


def set_of(number):
    return [code for code in GIFTS if GIFTS[code]["set"] == number]


def after_one_turn_each(table):
    """Lisa gives whatever comes first and declines all the rest, until Meng has had a turn."""
    while not given(table):
        table.choose(table.options[-1])
    return table


# In general.


@rule("gugong.meng.like-a-player")
def test_meng_wins_a_section_of_the_wall_like_anybody():
    table = turn("great-wall", meng="wall = 2\npool = 3", lisa="wall = 1")
    meng, lisa = table["Meng"], table["Lisa"]
    assert (meng.points, meng.envoy) == (3, 1)
    assert (meng.wall, meng.pool, meng.supply) == (0, 2, 10), "his Servants go home"
    assert lisa.wall == 1


@rule("gugong.meng.like-a-player")
def test_a_ship_of_meng_is_lost_at_sea_like_anybodys():
    table = evening("[]", 'pool = 3\nships = [{ berth = "a5", servants = 2 }]')
    assert table["Meng"].ships == {}
    assert (table["Meng"].pool, table["Meng"].supply) == (3, 9)


@rule("gugong.meng.cards-decide")
@pytest.mark.parametrize("strength", STRENGTHS)
def test_meng_is_never_asked_anything(strength):
    table = Table(solo=strength)
    while not table.match.is_over:
        assert table.chooser == "0"
        table.choose(table.options[len(table.options) // 2])
    assert len(of_meng(table, "automa-revealed")) == len(given(table)) >= 16


@rule("gugong.meng.cards-decide")
def test_the_same_two_cards_have_the_same_effect():
    head = 'dice = [1, 5, 3]\ncities = { others = "empty" }'
    once, again = (turn("palace", '["s5-6"]', head=head) for _ in range(2))
    other = turn("canal", '["s5-6"]', head=head)
    assert once.cells == again.cells
    assert (once["Meng"].envoy, other["Meng"].envoy) == (1, 0)
    assert (once["Meng"].ships, other["Meng"].ships) == ({}, {"a1": 1})


@rule("gugong.meng.takes-what-he-may")
@pytest.mark.parametrize("printing", PRINTINGS)
def test_meng_leaves_no_servant_of_the_day_or_of_a_decree(printing):
    table = Table(f"""
        players = ["Lisa"]
        printing = "{printing}"
        phase = "morning"
        start = "Meng"
        [family.Meng]
        supply = 5
        decrees = ["morning-servant"]
        [family.Lisa]
        supply = 4
        """)
    assert table["Meng"].supply == 0, "1 for his Decree, 4 for Day 2"
    offered = ["take 4", "take 3", "take 2", "take 1", "take 0"]
    assert (table.options == offered) == PRINTINGS[printing].may_waive_income, "Lisa is asked where she may"


@rule("gugong.meng.takes-what-he-may")
@pytest.mark.parametrize(("token", "seen"), [("wall", "built"), ("ship", "new-ship")])
def test_meng_uses_a_token_that_others_may_decline(token, seen):
    table = turn("travel", head=map_with(suzhou=token))
    assert seen in table.told
    assert (table["Meng"].pool, table["Meng"].supply) == (6, 5)


@rule("gugong.meng.impossible")
@pytest.mark.parametrize("location", ["great-wall", "jade", "decrees", "canal", "travel"])
def test_an_action_that_is_impossible_is_lost(location):
    table = turn(location, meng="pool = 0", head=map_with())
    meng = table["Meng"]
    assert "meng-cannot" in table.told
    assert table.officials()[location] == "d7", "the gifts change places all the same"
    assert (meng.pool, meng.supply, meng.points, meng.jade) == (0, 12, 0, 0)
    assert (meng.wall, meng.ships, meng.decrees, meng.traveller) == (0, {}, set(), None)
    assert (meng.envoy, meng.intrigue) == (0, 0)
    assert table.chooser == "Lisa"


@rule("gugong.meng.pays-for-nothing")
def test_meng_does_not_pay_to_climb_from_the_top():
    table = evening('["intrigue"]', "pool = 3\nintrigue = 14")
    assert (table["Meng"].pool, table["Meng"].intrigue) == (3, 14)
    almost = evening('["intrigue"]', "pool = 3\nintrigue = 13")
    assert (almost["Meng"].pool, almost["Meng"].intrigue) == (2, 14)


@rule("gugong.meng.pays-for-nothing")
def test_meng_does_not_pay_for_a_journey_without_tokens():
    table = evening('["travel"]', 'pool = 3\ntokens = ["servant", "palace"]', head=map_with())
    assert (table["Meng"].pool, table["Meng"].traveller) == (3, None)


@rule("gugong.meng.gains-stop")
def test_meng_gains_no_more_servants_than_his_supply_has():
    table = turn("palace", '["d2"]', meng="supply = 1")
    assert (table["Meng"].pool, table["Meng"].supply) == (12, 0), "a single one instead of two"
    assert turn("palace", '["d2"]', meng="supply = 3")["Meng"].supply == 1
    assert turn("travel", meng="supply = 0", head=map_with(suzhou="two-servants"))["Meng"].pool == 12


@rule("gugong.meng.ties")
@pytest.mark.parametrize(("step", "winner"), [(3, "Meng"), (1, "Lisa")])
def test_a_tie_on_the_wall_goes_to_the_higher_marker(step, winner):
    table = turn("great-wall", meng=f"wall = 1\nintrigue = {step}", lisa="wall = 2\nintrigue = 2")
    points = {name: (0, 3)[name == winner] for name in table.names}
    assert {name: table[name].points for name in table.names} == points


@rule("gugong.meng.ties")
@pytest.mark.parametrize(("step", "winner"), [(3, "Meng"), (1, "Lisa")])
def test_a_tie_of_matches_goes_to_the_higher_marker(step, winner):
    table = evening("[]", f"intrigue = {step}", "intrigue = 2", dice="[4, 5, 3]", own={})
    assert happened(table, "matches") == [("matches", 1), ("matches", 1)]
    assert [table[name].points for name in ("Lisa", "Meng")] == [
        3 * (winner == "Lisa"),
        3 * (winner == "Meng"),
    ]


@rule("gugong.meng.ties")
@pytest.mark.parametrize(("step", "winner"), [(3, "Meng"), (1, "Lisa")])
def test_a_tie_at_the_end_goes_to_the_higher_marker(step, winner):
    table = Table(f"""
        players = ["Lisa"]
        phase = "ending"
        arrived = ["Lisa", "Meng"]
        [family.Meng]
        points = 22
        intrigue = {step}
        [family.Lisa]
        points = 20
        intrigue = 2
        """)
    assert table["Meng"].points == table["Lisa"].points == 27
    assert table[winner].place == 1


# Set-up.


@rule("gugong.meng.two-player-board")
@pytest.mark.parametrize("strength", STRENGTHS)
def test_the_board_is_that_of_two_players(strength):
    solo, two = Table(solo=strength), Table(players=2)
    assert (solo.cities, solo.houses) == (two.cities, two.houses)
    assert [(solo[name].pool, solo[name].supply) for name in solo.names] == [(6, 6), (6, 6)]
    assert len(solo.decrees_in_play) == 6


@rule("gugong.meng.two-player-board")
def test_a_section_of_the_wall_is_complete_at_four_servants():
    assert "wall-won" not in turn("great-wall", meng="wall = 1", lisa="wall = 1").told
    assert "wall-won" in turn("great-wall", meng="wall = 1", lisa="wall = 2").told


@rule("gugong.meng.focus-drawn")
def test_chance_gives_meng_any_of_the_seven_officials():
    tables = [Table(solo="easy", seed=str(seed)) for seed in SEEDS]
    assert {table.focus for table in tables} == set(LOCATIONS)
    assert len({table.officials()[table.focus] for table in tables}) == 7, "with any of the seven gifts"
    for table in tables:
        assert happened(table, "focus-drawn") == [("focus-drawn", LOCATIONS.index(table.focus))]
        after = table.focus
        assert table.play_to("day", 3).focus == after


@rule("gugong.meng.focus-chosen")
@pytest.mark.parametrize("printing", PRINTINGS)
@pytest.mark.parametrize("location", LOCATIONS)
def test_the_focus_can_be_chosen(location, printing):
    table = Table(solo="normal", focus=location, printing=printing)
    assert table.focus == location
    assert "focus-drawn" not in table.told
    assert table.match.view(0)["meng"]["focus"] == location


@rule("gugong.meng.focus-chosen")
def test_only_an_official_can_be_the_focus():
    with pytest.raises(Trouble, match="focus"):
        Table(solo="normal", focus="wall")


@rule("gugong.meng.focus-marker")
def test_the_focus_stays_with_the_official_when_the_gift_changes():
    table = turn(
        ["special", "special"],
        '["d7", "d9a"]',
        lisa='hand = ["s4-8", "s4-2"]',
        head='focus = "intrigue"\nofficials = { intrigue = "o4" }',
    )
    table.exchange("s4-8", "intrigue", "decline")
    assert table.officials()["intrigue"] == "d9a"
    assert (table.focus, table["Meng"].double) == ("intrigue", "locked")
    assert {"o4", "s4-8"} <= set(table["Meng"].discard)
    assert table["Meng"].intrigue == 6, "three steps each time"


@rule("gugong.meng.card-sets")
@pytest.mark.parametrize(("sets", "yours", "his"), SETS)
def test_three_pairings_of_starting_sets_can_be_chosen(sets, yours, his):
    table = Table(solo="normal", sets=sets)
    assert table["0"].hand == set_of(yours)
    assert table["Meng"].hand == set_of(his)


@rule("gugong.meng.card-sets")
@pytest.mark.parametrize("sets", ["5-4", "1-3", "3-4", "1-1"])
def test_no_other_pairing_is_possible(sets):
    with pytest.raises(Trouble, match="sets"):
        Table(solo="normal", sets=sets)


@rule("gugong.meng.gifts-shuffled")
def test_any_of_mengs_gifts_may_come_first():
    tables = [after_one_turn_each(Table(solo="normal", seed=str(seed))) for seed in SEEDS]
    assert {given(table)[0] for table in tables} == set(set_of("5"))


@rule("gugong.meng.gifts-shuffled", "gugong.meng.deck-hard")
def test_the_fifth_gift_is_shuffled_in_too():
    tables = [Table(solo="hard", seed=str(seed)) for seed in SEEDS]
    for table in tables:
        assert table.match.view(0)["meng"]["under_pile"] == 0
    firsts = {given(after_one_turn_each(table))[0] for table in tables}
    assert set(set_of("5")) < firsts
    assert firsts & set(set_of("pile"))


@rule("gugong.meng.gifts-shuffled")
@pytest.mark.parametrize("open_information", [False, True])
def test_nobody_sees_the_order_of_mengs_gifts(open_information):
    table = Table(solo="normal", open_information=open_information)
    seen = table.match.view(0)["families"][MENG]
    assert seen["hand_size"] == 4
    assert seen["hand"] == (set_of("5") if open_information else []), "sorted, not in the order of the pile"


@rule("gugong.meng.gifts-reshuffled")
@pytest.mark.parametrize("first", ["d7", "d9a", "o4", "d8a"])
def test_any_discard_of_yesterday_may_come_first_today(first):
    table = Table(f"""
        players = ["Lisa"]
        phase = "night"
        medal = "Meng"
        [family.Meng]
        discard = ["d7", "d9a", "o4", "d8a"]
        [next]
        automa = ["palace"]
        meng = ["{first}"]
        """)
    assert (table.day, given(table)) == (2, [first])
    assert len(table["Meng"].hand) == 3
    assert len(table["Meng"].discard) == 1


@rule("gugong.meng.basic-tokens")
@pytest.mark.parametrize("strength", STRENGTHS)
def test_no_bonus_token_is_in_the_game(strength):
    table = Table(solo=strength)
    tokens = [*table.token_pile, *(table.token_in(city) for city in table.cities)]
    assert len(tokens) == 32
    assert not set(tokens) & set(BONUS_TOKENS)
    for bonus in ("english", "french", "toll"):
        with pytest.raises(Trouble, match="bonus"):
            Table(solo=strength, bonus=bonus)


@rule("gugong.meng.deck-easy", "gugong.meng.deck-normal", "gugong.meng.deck-hard")
@pytest.mark.parametrize(
    ("strength", "cards", "specials"), [("easy", 10, 1), ("normal", 11, 2), ("hard", 11, 2)]
)
def test_the_strength_decides_the_automa_deck(strength, cards, specials):
    deck = Table(solo=strength).automa_deck
    assert (len(deck), deck.count("special")) == (cards, specials)


@rule("gugong.meng.deck-hard")
def test_only_at_hard_strength_meng_starts_with_a_fifth_gift():
    assert [len(Table(solo=strength)["Meng"].hand) for strength in STRENGTHS] == [4, 4, 5]
    fifths = set()
    for seed in SEEDS:
        table = Table(solo="hard", open_information=True, seed=str(seed))
        (fifth,) = set(table["Meng"].hand) - set(set_of("5"))
        assert table.match.view(0)["families"][MENG]["hand"] == set_of("5"), "the fifth is unseen"
        assert fifth not in table.pile
        fifths.add(fifth)
    assert fifths == set(set_of("pile"))


@rule("gugong.meng.deck-cards")
@pytest.mark.parametrize("strength", STRENGTHS)
def test_two_cards_for_jade_and_the_canal_and_one_for_each_other_location(strength):
    counts = Counter(Table(solo=strength).automa_deck)
    del counts["special"]
    assert counts == {location: 2 if location in ("jade", "canal") else 1 for location in LOCATIONS}


@rule("gugong.meng.deck-hidden")
def test_the_order_of_the_automa_deck_is_unknown():
    tables = [Table(solo="normal", seed=str(seed), open_information=True) for seed in SEEDS]
    for table in tables:
        assert table.match.view(0)["meng"]["deck"] == 11, "a number and no more"
    seen = {after_one_turn_each(table).automa_today[0] for table in tables}
    assert seen == {*LOCATIONS, "special"}


@rule("gugong.meng.neutral-servants")
def test_no_servant_of_mengs_own_stays_beside_a_reward():
    table = turn("canal", meng='pool = 4\nships = [{ berth = "a2", servants = 2 }]')
    meng = table["Meng"]
    assert meng.rewards == {"points": 0, "gift": 1, "double": 0}
    assert (meng.pool, meng.supply, meng.ships) == (3, 9, {}), "all twelve are his to use"


@rule("gugong.meng.fifth-gift-marked")
def test_a_fifth_gift_counts_as_one_of_the_two_card_rewards():
    marked = [Table(solo=strength)["Meng"].rewards for strength in STRENGTHS]
    assert [rewards["gift"] for rewards in marked] == [0, 0, 1]
    assert all(rewards["points"] == rewards["double"] == 0 for rewards in marked)
    ships = 'ships = [{ berth = "a2", servants = 2 }]\nrewards = ["gift", "gift"]'
    table = turn("canal", '["d7", "d8a"]', meng=ships, head='solo = "hard"')
    assert (table["Meng"].points, table["Meng"].rewards["gift"]) == (4, 2), "one further card, then VP"


@rule("gugong.meng.you-start")
@pytest.mark.parametrize("seed", range(5))
def test_you_start_and_mengs_marker_lies_on_yours(seed):
    table = Table(solo="normal", seed=str(seed))
    assert (table.start_player, table.chooser, table.day) == ("0", "0", 1)
    assert (table["0"].intrigue, table["Meng"].intrigue) == (0, 0)
    assert (table["0"].height, table["Meng"].height) == (0, 1)


# Morning.


@rule("gugong.meng.morning-medal")
@pytest.mark.parametrize(("medal", "first"), [("Meng", "Meng"), ("Lisa", "Lisa")])
def test_the_medal_makes_meng_the_start_player(medal, first):
    table = morning(head=f'medal = "{medal}"\nstart = "Lisa"', coming='automa = ["palace"]')
    assert (table.start_player, table.medal) == (first, None)
    assert len(given(table)) == (1 if first == "Meng" else 0)


@rule("gugong.meng.morning-decrees")
@pytest.mark.parametrize("seat", ["Meng", "Lisa"])
def test_meng_uses_his_level_1_decrees_every_morning(seat):
    def gains(decree):
        meng = morning(f'decrees = ["{decree}"]' if seat == "Meng" else "")["Meng"]
        return meng.pool, meng.intrigue, meng.envoy, meng.ships

    own = seat == "Meng"
    assert gains("morning-intrigue") == (4, 2 * own, 0, {})
    assert gains("morning-palace") == (4, 0, own, {})
    assert gains("morning-servant") == (4 + own, 0, 0, {})
    assert gains("morning-ship") == (4, 0, 0, {"a1": 1} if own else {})


@rule("gugong.meng.morning-decree-order")
@pytest.mark.parametrize(
    "decrees", [["morning-intrigue", "morning-palace"], ["morning-palace", "morning-intrigue"]]
)
def test_the_bottom_decree_comes_first(decrees):
    table = morning(f"decrees = {decrees}")
    assert table.decrees_in_play[:2] == decrees
    assert [DECREE_KINDS[kind] for kind in of_meng(table, "morning-advantage")] == decrees[::-1]


@rule("gugong.meng.morning-servants")
@pytest.mark.parametrize("day", [2, 3, 4])
def test_meng_takes_as_many_servants_of_the_day_as_you(day):
    table = morning(head=f"day = {day}")
    due = printed()["days"]["servants"][day - 1]
    assert table.day == day
    assert table["Meng"].pool == table["Lisa"].pool == due
