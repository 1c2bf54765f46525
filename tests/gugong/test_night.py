"""The Night: matches with the Destiny Dice, ships on their way, and what follows."""

import pytest

from courtyard.games.gugong.declaration.editions import PRINTINGS
from tests.gugong.table import Table
from tests.rules import rule

PAIR = 'players = ["Lisa", "David"]\nphase = "night"\n'
FOUR = 'players = ["Lisa", "David", "Anna", "Sebastian"]\nphase = "night"\n'
NO_MATCH = "dice = [1, 4, 1]\n"
"""Nobody below holds a 1 or a 4."""
LISA = '[family.Lisa]\ndiscard = ["o6", "s1-9", "d7", "d8a"]\n'
"""One 6, no 3."""
DAVID = '[family.David]\ndiscard = ["s2-2", "s2-3", "s2-7", "s2-8"]\n'
"""One 3, no 6."""
WAITING_SHIP = 'ships = [{ berth = "a1", servants = 3 }]\n'
"""Sails into the second harbour at night; its owner is then asked, which stops the clock."""


def ships(**loads: int) -> str:
    rows = ", ".join(f'{{ berth = "{berth}", servants = {load} }}' for berth, load in loads.items())
    return f"ships = [{rows}]\n"


# The Destiny Dice.


@rule("gugong.night.two-steps")
def test_the_dice_are_checked_before_the_ships_sail():
    table = Table(f"{PAIR}dice = [3, 5, 2]\n{LISA}{WAITING_SHIP}{DAVID}pool = 0\n")
    assert (table.phase, table.options) == ("night", ["claim points", "decline"])
    assert (table["David"].pool, table["David"].points) == (2, 3), "a 2 and a 3: counted before the claim"
    table.choose("claim points")
    assert table.phase == "day", "nothing else happens at night"


@rule("gugong.night.match", "gugong.night.match-servant")
def test_every_discarded_card_whose_value_a_die_shows_brings_a_servant():
    table = Table(f"{PAIR}dice = [2, 7, 8]\n{LISA}{WAITING_SHIP}pool = 0\n{DAVID}pool = 1\n")
    lisa, david = table["Lisa"], table["David"]
    assert (lisa.pool, lisa.supply) == (2, 7), "her 7 and her 8"
    assert (david.pool, david.supply) == (1 + 3, 8), "his 2, 7 and 8"


@rule("gugong.night.match")
def test_two_cards_of_one_value_are_two_matches_and_all_other_cards_none():
    table = Table(
        f'{PAIR}dice = [1, 7, 2]\n[family.Lisa]\ndiscard = ["o7", "d7", "d8a", "d9a"]\npool = 0\n'
        f"{WAITING_SHIP}{DAVID}pool = 0\n"
    )
    assert table["Lisa"].pool == 2, "two 7s; the 8 and the 9 are no match"
    assert table["David"].pool == 2, "his 2 and his 7"


@rule("gugong.night.match-servant")
@pytest.mark.parametrize("printing", PRINTINGS)
def test_matched_servants_may_be_left_except_by_the_french_rules(printing):
    table = Table(f'printing = "{printing}"\n{PAIR}day = 4\ndice = [2, 7, 8]\n{LISA}supply = 2\n{DAVID}')
    lisa = table["Lisa"]
    if printing == "french":
        assert table.match.is_over, "nobody was asked"
        assert (lisa.pool, lisa.supply) == (12, 0)
    else:
        assert (table.chooser, table.options) == ("Lisa", ["take 2", "take 1", "take 0"])
        table.choose("take 1")
        assert (lisa.pool, lisa.supply) == (11, 1)


@rule("gugong.night.pair-counts-double")
def test_a_card_that_two_dice_show_brings_two_servants():
    table = Table(f"{PAIR}dice = [3, 3, 6]\n{LISA}{WAITING_SHIP}pool = 0\n{DAVID}pool = 0\n")
    assert table["Lisa"].pool == 1, "for the 6"
    assert table["David"].pool == 2, "for the 3"


@rule("gugong.night.most-matches")
@pytest.mark.parametrize("printing", PRINTINGS)
@pytest.mark.parametrize(("envoy", "after", "points"), [(2, 3, 3), (7, 8, 3), (8, 8, 4)])
def test_most_matches_win_three_points_and_a_step_of_the_envoy(printing, envoy, after, points):
    table = Table(
        f'printing = "{printing}"\n{PAIR}dice = [2, 7, 8]\n{LISA}{WAITING_SHIP}{DAVID}envoy = {envoy}\n'
    )
    assert table.chooser == "Lisa", "the step is taken without a question"
    assert (table["David"].envoy, table["David"].points) == (after, points)
    assert (table["Lisa"].envoy, table["Lisa"].points) == (0, 0)


@rule("gugong.night.tie-by-intrigue")
@pytest.mark.parametrize(("lisa", "david", "winner"), [(4, 3, "Lisa"), (3, 4, "David")])
def test_a_tie_for_most_matches_goes_to_the_higher_intrigue_marker(lisa, david, winner):
    table = Table(
        f"{PAIR}dice = [3, 6, 1]\n{LISA}{WAITING_SHIP}intrigue = {lisa}\n{DAVID}intrigue = {david}\n"
    )
    assert {name: table[name].points for name in ("Lisa", "David")} == {
        name: 3 if name == winner else 0 for name in ("Lisa", "David")
    }


@rule("gugong.night.tie-by-intrigue")
@pytest.mark.parametrize("stack", [["Lisa", "David"], ["David", "Lisa"]])
def test_a_tie_in_one_stack_goes_to_the_upper_marker(stack):
    table = Table(
        f"{PAIR}stack = {stack}\ndice = [3, 6, 1]\n{LISA}{WAITING_SHIP}intrigue = 5\n{DAVID}intrigue = 5\n"
    )
    assert (table[stack[0]].points, table[stack[1]].points) == (0, 3)


@rule("gugong.night.weighted-matches")
def test_a_card_that_two_dice_show_weighs_two():
    table = Table(f"{PAIR}dice = [3, 3, 6]\n{LISA}{WAITING_SHIP}intrigue = 9\n{DAVID}")
    assert (table["Lisa"].points, table["David"].points) == (0, 3), "one 3 beats one 6"


@rule("gugong.night.weighted-matches")
@pytest.mark.parametrize("printing", PRINTINGS)
def test_an_empty_supply_does_not_cost_the_bonus(printing):
    table = Table(f'printing = "{printing}"\n{PAIR}dice = [2, 7, 8]\n{LISA}{WAITING_SHIP}{DAVID}supply = 0\n')
    assert (table["David"].pool, table["David"].points) == (12, 3)
    assert table["Lisa"].points == 0, "she received two servants, he none"


@rule("gugong.night.no-match-no-bonus")
def test_without_any_match_nobody_wins_the_bonus():
    table = Table(f"{PAIR}{NO_MATCH}{LISA}{WAITING_SHIP}intrigue = 9\n{DAVID}")
    for name in ("Lisa", "David"):
        assert (table[name].points, table[name].envoy) == (0, 0)


@rule("gugong.night.printed-values")
def test_a_token_that_raises_gifts_does_not_change_matches():
    """With token 1 his 2, 3, 7 and 8 would be 3, 4, 8 and 9."""
    table = Table(
        f'bonus = "english"\n{PAIR}dice = [4, 9, 1]\n{LISA}{WAITING_SHIP}{DAVID}generous = 1\npool = 0\n'
    )
    assert (table["David"].pool, table["David"].points) == (0, 0)
    assert (table["Lisa"].points, table["Lisa"].envoy) == (3, 1), "her 9 is a match"


@rule(
    "gugong.night.match",
    "gugong.night.pair-counts-double",
    "gugong.night.weighted-matches",
    "gugong.night.tie-by-intrigue",
)
def test_example_the_dice_show_three_three_six():
    table = Table(
        FOUR + "dice = [3, 3, 6]\n"
        '[family.David]\ndiscard = ["s1-6", "s2-7", "s2-8", "d9a"]\npool = 0\n'
        '[family.Lisa]\ndiscard = ["s2-3", "d3", "s1-9", "d8a"]\npool = 0\nintrigue = 4\n'
        '[family.Anna]\ndiscard = ["s3-1", "s3-5a", "s3-5b", "s3-9"]\npool = 0\n' + WAITING_SHIP + ""
        '[family.Sebastian]\ndiscard = ["o3", "s4-6", "d6", "s4-8"]\npool = 0\nintrigue = 6\n'
    )
    gained = {name: table[name].pool for name in ("David", "Lisa", "Anna", "Sebastian")}
    assert gained == {"David": 1, "Lisa": 4, "Anna": 0, "Sebastian": 4}
    points = {name: table[name].points for name in gained}
    assert points == {"David": 0, "Lisa": 0, "Anna": 0, "Sebastian": 3}
    assert {name: table[name].envoy for name in gained} == {**dict.fromkeys(gained, 0), "Sebastian": 1}


# The ships.


@rule("gugong.night.ships-advance")
def test_every_ship_advances_by_one_harbour():
    table = Table(
        f"{FOUR}[family.Lisa]\npool = 0\n{ships(a1=1, b3=2)}[family.Anna]\npool = 0\n{ships(a4=1, b1=1)}"
    )
    assert table["Lisa"].ships == {"a2": 1, "b4": 2}
    assert table["Anna"].ships == {"a5": 1, "b2": 1}


@rule("gugong.night.furthest-first")
def test_ships_in_a_row_all_move_on_since_the_foremost_goes_first():
    table = Table(f"{PAIR}{NO_MATCH}{LISA}{ships(a1=1, a3=1, a4=2)}{DAVID}{ships(a2=2)}pool = 0\n")
    assert table["Lisa"].ships == {"a2": 1, "a4": 1, "a5": 2}
    assert table["David"].ships == {"a3": 2}


@rule("gugong.night.furthest-first", "gugong.night.ships-advance")
def test_at_night_no_harbour_is_skipped():
    table = Table(f"{PAIR}{LISA}{ships(a4=1)}{DAVID}{ships(a5=1)}")
    assert (table["Lisa"].ships, table["David"].ships) == ({"a5": 1}, {}), "the fifth harbour was left first"


@rule("gugong.night.lost-at-sea")
@pytest.mark.parametrize("printing", PRINTINGS)
def test_a_full_ship_in_harbour_five_is_lost_at_night(printing):
    table = Table(f'printing = "{printing}"\n{PAIR}{NO_MATCH}day = 4\n{LISA}{ships(a5=3)}pool = 0\n{DAVID}')
    assert table.match.is_over, "no claim was offered"
    lisa = table["Lisa"]
    assert (lisa.ships, lisa.supply, sum(lisa.rewards.values())) == ({}, 12, 0)


@rule("gugong.night.lost-at-sea")
def test_a_double_servant_lost_at_sea_returns_to_the_supply():
    aboard = 'ships = [{ berth = "a5", servants = 1, double = true }]\n'
    table = Table(f"{PAIR}{NO_MATCH}day = 4\n{LISA}{aboard}pool = 0\n{DAVID}")
    assert (table["Lisa"].ships, table["Lisa"].double, table["Lisa"].supply) == ({}, "supply", 11)


@rule("gugong.night.claims")
def test_every_full_ship_may_claim_at_its_new_harbour():
    table = Table(f"{PAIR}{NO_MATCH}{LISA}{ships(a1=3, a3=3, a4=2)}pool = 0\n{DAVID}")
    lisa = table["Lisa"]
    assert lisa.ships == {"a2": 3, "a4": 3, "a5": 2}, "all have moved before the first claim"
    assert table.options == ["claim points", "decline"]
    table.choose("claim points")
    assert table.options == ["claim double", "decline"]
    table.choose("decline")
    assert (lisa.points, lisa.ships) == (4, {"a4": 3, "a5": 2}), "two servants are no full ship"
    assert table.phase == "day"


@rule("gugong.night.claims")
def test_a_full_ship_cannot_claim_at_the_harbour_it_leaves():
    table = Table(f"{PAIR}{NO_MATCH}{LISA}{ships(a2=3)}{DAVID}")
    assert table.options == ["claim gift", "decline"], "not the points of the second harbour"


@rule("gugong.night.claims-in-order")
@pytest.mark.parametrize("printing", PRINTINGS)
@pytest.mark.parametrize(("start", "order"), [("Lisa", "Lisa David Anna"), ("David", "David Anna Lisa")])
def test_claims_at_night_go_in_player_order(printing, start, order):
    table = Table(
        f'printing = "{printing}"\n{FOUR}{NO_MATCH}start = "{start}"\n[family.Anna]\npool = 0\n{ships(a3=3)}'
        f"[family.David]\npool = 0\n{ships(a1=3)}[family.Lisa]\npool = 0\n{ships(b2=3)}"
    )
    asked = []
    while table.phase == "night":
        asked.append(table.chooser)
        table.choose("decline")
    assert asked == order.split()


# And then.


@rule("gugong.night.after-the-night")
@pytest.mark.parametrize("day", [1, 2, 3])
def test_after_a_night_comes_the_morning_of_the_next_day(day):
    table = Table(f"{PAIR}{NO_MATCH}day = {day}\n{LISA}{WAITING_SHIP}pool = 0\n{DAVID}")
    assert (table.phase, table.day) == ("night", day)
    table.choose("decline")
    assert (table.phase, table.day) == ("day", day + 1)
    assert table["Lisa"].pool == 4, "the servants of the new day: there was a morning"
    assert len(table["Lisa"].hand) == 4


@rule("gugong.night.after-the-night")
def test_after_the_fourth_night_comes_the_final_scoring():
    table = Table(f'{PAIR}{NO_MATCH}day = 4\narrived = ["Lisa"]\n{LISA}{WAITING_SHIP}pool = 0\n{DAVID}')
    table.choose("decline")
    assert table.match.is_over
    assert (table.phase, table["Lisa"].points, table["Lisa"].pool) == ("over", 7, 0)
