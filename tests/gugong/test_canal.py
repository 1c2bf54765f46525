"""The Grand Canal: loading and moving ships, harbours, routes and harbour rewards."""

import pytest

from courtyard.games.gugong.declaration.editions import PRINTINGS
from tests.gugong.table import Table
from tests.rules import rule

PAIR = 'players = ["Lisa", "David"]\n'
FOUR = 'players = ["Lisa", "David", "Anna", "Sebastian"]\n'
LISA = '[family.Lisa]\nhand = ["s1-9"]\n'


def ships(**loads: int) -> str:
    """The ships of a family by berth, with their servants."""
    rows = ", ".join(f'{{ berth = "{berth}", servants = {load} }}' for berth, load in loads.items())
    return f"ships = [{rows}]\n"


def at_the_canal(lisa: str, david: str = "", table: str = "", players: str = PAIR) -> Table:
    """Lisa has just given her 9 to the Trade Official."""
    text = f"{table}{players}{LISA}{lisa}" + (f"[family.David]\n{david}" if david else "")
    return Table(text).exchange("s1-9", "canal")


def option_a(table: Table) -> Table:
    """Choose option A; by the French rules it is done without asking if nothing else can be."""
    return table.choose("A canal") if "A canal" in table.options else table


# The two options.


@rule("gugong.canal.official")
def test_the_trade_official_offers_one_of_two_options():
    table = at_the_canal("pool = 3\n")
    assert table.options == ["A canal", "B canal", "decline"]
    table.choose("A canal", "decline")
    assert table.chooser == "David", "after A there is no B"
    table = at_the_canal("pool = 3\n" + ships(a1=1)).choose("B canal", "load a1", "load a1")
    assert table.chooser == "David", "after B there is no A"


@rule("gugong.canal.load-and-move")
def test_option_a_loads_a_servant_and_moves_a_ship():
    table = at_the_canal("pool = 2\n" + ships(a1=1)).choose("A canal", "load a1", "sail a1")
    lisa = table["Lisa"]
    assert (lisa.ships, lisa.pool, lisa.supply) == ({"a2": 2}, 1, 9), "loaded from the pool, nothing paid"


@rule("gugong.canal.load-and-move")
def test_both_halves_of_option_a_are_optional():
    text = "pool = 2\n" + ships(a1=1)
    assert at_the_canal(text).choose("A canal", "decline", "sail a1")["Lisa"].ships == {"a2": 1}
    assert at_the_canal(text).choose("A canal", "load a1", "decline")["Lisa"].ships == {"a1": 2}
    assert at_the_canal(text).choose("A canal", "decline", "decline")["Lisa"].ships == {"a1": 1}


@rule("gugong.canal.move-another")
def test_with_option_a_one_ship_may_be_loaded_and_another_moved():
    table = at_the_canal("pool = 1\n" + ships(a1=1, a3=1)).choose("A canal", "load a1")
    assert table.options == ["sail a1", "sail a3", "decline"]
    assert table.choose("sail a3")["Lisa"].ships == {"a1": 2, "a4": 1}


@rule("gugong.canal.load-first")
def test_with_option_a_loading_comes_first():
    table = at_the_canal("pool = 2\n" + ships(a1=1)).choose("A canal")
    assert table.options == ["load a1", "new-ship a", "decline"], "no movement yet"
    table.choose("decline")
    assert table.options == ["sail a1", "decline"], "now it is too late to load"
    table.choose("sail a1")
    assert (table.chooser, table["Lisa"].pool) == ("David", 2)


@rule("gugong.canal.load-two")
def test_option_b_pays_one_servant_to_load_two_others_on_one_ship():
    table = at_the_canal("pool = 3\n" + ships(a1=1)).choose("B canal", "load a1", "load a1")
    lisa = table["Lisa"]
    assert (lisa.ships, lisa.pool, lisa.supply) == ({"a1": 3}, 0, 8 + 1)


@rule("gugong.canal.load-two", "gugong.canal.old-or-new-ship")
def test_option_b_may_load_an_old_and_a_new_ship_or_two_new_ones():
    table = at_the_canal("pool = 3\n" + ships(a2=1)).choose("B canal", "load a2", "new-ship a")
    assert table["Lisa"].ships == {"a1": 1, "a2": 2}
    table = at_the_canal("pool = 3\n").choose("B canal")
    assert table["Lisa"].ships == {"a1": 1}, "the first one can only board a new ship"
    assert table.choose("new-ship a")["Lisa"].ships == {"a1": 1, "a2": 1}


@rule("gugong.canal.load-two")
def test_option_b_takes_three_servants_and_two_spaces():
    assert at_the_canal("pool = 2\n" + ships(a1=1)).options == ["A canal", "decline"]
    full_up = ships(a1=3, a2=3, a3=2)
    assert at_the_canal("pool = 4\n" + full_up).options == ["A canal", "decline"], "one space is left"
    assert "B canal" in at_the_canal("pool = 4\n" + ships(a1=3, a2=2, a3=2)).options


@rule("gugong.canal.load-two")
def test_with_option_b_two_servants_board_even_if_the_double_servant_must_pay_for_them():
    """Two plain servants, two single spaces: the Double Servant fits on no ship, so it pays."""
    table = at_the_canal('pool = 2\ndouble = "pool"\n' + ships(a1=3, a2=2, a3=2))
    table.choose("B canal", "load a2", "decline")
    lisa = table["Lisa"]
    assert (lisa.ships, lisa.pool, lisa.double) == ({"a1": 3, "a2": 3, "a3": 3}, 0, "supply")


@rule("gugong.canal.load-two-no-movement")
@pytest.mark.parametrize("printing", PRINTINGS)
def test_with_option_b_no_ship_moves(printing):
    table = at_the_canal("pool = 3\n" + ships(a1=1, a3=1), table=f'printing = "{printing}"\n')
    table.choose("B canal", "load a1", "load a3")
    assert table["Lisa"].ships == {"a1": 2, "a3": 2}
    assert table.chooser == "David"


# Ships.


@rule("gugong.canal.at-least-one")
def test_a_ship_enters_only_with_a_servant_aboard():
    table = at_the_canal("pool = 0\n")
    assert (table.chooser, table["Lisa"].ships) == ("David", {}), "no servant, no ship"
    table = at_the_canal("pool = 0\n" + ships(a1=1))
    assert table.options == ["A canal", "decline"]
    table.choose("A canal")
    assert table.options == ["sail a1", "decline"], "nothing to load, no new ship"


@rule("gugong.canal.at-most-three")
def test_a_ship_with_three_servants_takes_no_fourth():
    table = at_the_canal("pool = 3\n" + ships(a1=3, a2=2)).choose("B canal")
    assert table.options == ["load a2", "new-ship a"]
    table.choose("load a2", "decline")
    assert table["Lisa"].ships == {"a1": 3, "a2": 3, "a3": 1}, "both full: only a new ship was left"


@rule("gugong.canal.three-ships")
def test_there_is_no_fourth_ship_but_one_that_came_home_sails_again():
    table = at_the_canal("pool = 3\n" + ships(a1=1, a2=2, a3=1)).choose("B canal")
    assert table.options == ["load a1", "load a2", "load a3"], "three ships are out"
    table.choose("load a2", "claim points")
    assert table.options == ["load a1", "load a3", "new-ship a"]
    assert table.choose("new-ship a")["Lisa"].ships == {"a1": 1, "a2": 1, "a3": 1}


@rule("gugong.canal.first-free-harbour")
def test_a_new_ship_enters_at_the_first_free_harbour():
    table = at_the_canal("pool = 1\n", ships(a1=1, a2=1, a4=1)).choose("A canal", "new-ship a")
    assert table["Lisa"].ships == {"a3": 1}


@rule("gugong.canal.first-free-harbour")
def test_no_ship_can_enter_when_all_harbours_are_taken():
    table = at_the_canal("pool = 2\n" + ships(a1=1, a2=1), ships(a3=1, a4=1, a5=1))
    assert table.choose("A canal").options == ["load a1", "load a2", "decline"]


@rule("gugong.canal.entering-is-no-movement")
def test_a_new_ship_may_be_moved_in_the_same_action():
    table = at_the_canal("pool = 1\n").choose("A canal", "new-ship a")
    assert table.options == ["sail a1", "decline"]
    assert table.choose("sail a1")["Lisa"].ships == {"a2": 1}


@rule("gugong.canal.entering-is-free")
@pytest.mark.parametrize("printing", PRINTINGS)
def test_a_new_ship_costs_nothing_and_carries_only_the_servant_that_boards(printing):
    table = at_the_canal("pool = 3\nsupply = 9\n", table=f'printing = "{printing}"\n')
    # By the French rules something must be done, and there is only one thing to load.
    table.choose("A canal", *([] if printing == "french" else ["new-ship a"]), "decline")
    lisa = table["Lisa"]
    assert (lisa.ships, lisa.pool, lisa.supply) == ({"a1": 1}, 2, 9)


# Routes and movement.


@rule("gugong.canal.two-routes")
@pytest.mark.parametrize(("count", "routes"), [(2, "a"), (3, "a"), (4, "ab"), (5, "ab")])
def test_only_four_or_five_players_have_two_routes(count, routes):
    names = ["Lisa", "David", "Anna", "Sebastian", "Rafaël"][:count]
    table = at_the_canal("pool = 1\n", players=f"players = {names}\n").choose("A canal")
    assert table.options == [*(f"new-ship {route}" for route in routes), "decline"]


@rule("gugong.canal.two-routes")
def test_a_new_ship_takes_the_first_free_harbour_of_the_route_you_choose():
    david = ships(a1=1, b1=1, b2=1)
    for route, berth in (("a", "a2"), ("b", "b3")):
        table = at_the_canal("pool = 1\n", david, players=FOUR)
        assert table.choose("A canal", f"new-ship {route}")["Lisa"].ships == {berth: 1}


@rule("gugong.canal.stay-on-route")
def test_a_ship_never_changes_its_route():
    table = at_the_canal("pool = 0\n" + ships(b1=1), ships(b2=1), players=FOUR)
    assert table.choose("A canal", "sail b1")["Lisa"].ships == {"b3": 1}
    table = at_the_canal("pool = 0\n" + ships(b4=1), ships(b5=1), players=FOUR)
    assert table.chooser == "David", "the free harbours of the other route do not help"


@rule("gugong.canal.skip-occupied")
def test_a_ship_skips_occupied_harbours_and_stops_at_the_first_free_one():
    table = at_the_canal("pool = 0\n" + ships(a1=1, a3=1), ships(a2=1))
    assert table.choose("A canal", "sail a1")["Lisa"].ships == {"a3": 1, "a4": 1}


@rule("gugong.canal.free-harbour-ahead")
@pytest.mark.parametrize("printing", PRINTINGS)
def test_a_ship_without_a_free_harbour_ahead_cannot_be_moved(printing):
    table = at_the_canal("pool = 0\n" + ships(a1=1, a4=1), ships(a5=1), f'printing = "{printing}"\n')
    if printing == "french":
        assert table["Lisa"].ships == {"a2": 1, "a4": 1}, "the one thing that can be done is done"
    else:
        assert option_a(table).options == ["sail a1", "decline"]
    table = at_the_canal("pool = 0\n" + ships(a3=1, a4=1), ships(a5=1), f'printing = "{printing}"\n')
    assert table.chooser == "David", "nothing to load and nothing to move"


@rule("gugong.canal.free-harbour-ahead", "gugong.canal.out-to-sea")
@pytest.mark.parametrize("printing", ["english-1", "english-2", "dutch"])
def test_a_ship_in_the_fifth_harbour_cannot_be_moved(printing):
    table = at_the_canal("pool = 1\n" + ships(a3=1, a5=2), table=f'printing = "{printing}"\n')
    assert table.choose("A canal", "load a5", "decline").options == ["sail a3", "decline"]


@rule("gugong.canal.out-to-sea")
def test_by_the_french_rules_a_ship_may_leave_the_fifth_harbour_and_is_lost_at_sea():
    table = at_the_canal("pool = 1\nsupply = 8\n" + ships(a3=1, a5=2), table='printing = "french"\n')
    option_a(table).choose("decline")
    assert table.options == ["sail a3", "sail a5"], "what was not loaded must be moved"
    table.choose("sail a5")
    lisa = table["Lisa"]
    assert (lisa.ships, lisa.supply, lisa.points) == ({"a3": 1}, 10, 0)
    assert sum(lisa.rewards.values()) == 0


@rule("gugong.canal.load-two", "gugong.exchange.location-action")
@pytest.mark.parametrize("printing", PRINTINGS)
def test_option_b_of_a_card_leaves_the_action_of_the_location_as_it_is(printing):
    """The Double Servant takes both spaces that were left, so that nobody else can board."""
    table = Table(
        f'printing = "{printing}"\n{PAIR}officials = {{ palace = "o1" }}\n'
        '[family.Lisa]\nhand = ["d3", "d7"]\npool = 4\ndouble = "pool"\n' + ships(a1=1, a2=3, a3=3)
    ).exchange("d3", "palace", "B canal", "load a1 double", "decline", "decline")
    assert "A palace" in table.options


# Claiming.


@rule("gugong.canal.claim-when-full")
def test_only_a_full_ship_can_claim():
    table = at_the_canal("pool = 2\n" + ships(a2=1)).choose("A canal", "load a2")
    assert table.options == ["sail a2", "decline"], "two aboard: no claim"
    table = at_the_canal("pool = 3\n" + ships(a2=1)).choose("B canal", "load a2", "load a2")
    assert table.options == ["claim points", "decline"]


@rule("gugong.canal.claim-is-optional")
def test_a_full_ship_may_wait_for_a_better_harbour():
    table = at_the_canal("pool = 1\n" + ships(a2=2)).choose("A canal", "load a2", "decline")
    assert (table["Lisa"].ships, table["Lisa"].points) == ({"a2": 3}, 0)
    table.choose("sail a2")
    assert table.options == ["claim gift", "decline"]
    table.choose("decline")
    assert (table["Lisa"].ships, table.chooser) == ({"a3": 3}, "David")


@rule("gugong.canal.claim-servant", "gugong.canal.claim-ship-home")
def test_a_claim_leaves_one_servant_for_good_and_brings_ship_and_two_servants_home():
    table = at_the_canal("pool = 1\nsupply = 9\n" + ships(a2=2)).choose("A canal", "load a2", "claim points")
    lisa = table["Lisa"]
    assert lisa.points == 4, "at once"
    assert (lisa.ships, lisa.pool, lisa.supply) == ({}, 0, 9 + 2)
    assert lisa.rewards == {"points": 1, "gift": 0, "double": 0}
    table.play_to("over")
    assert (lisa.rewards["points"], lisa.pool + lisa.supply) == (1, 11)


@rule("gugong.canal.claim-double-servant")
def test_a_double_servant_aboard_a_ship_that_claims_goes_to_the_supply():
    aboard = 'ships = [{ berth = "a2", servants = 0, double = true }]\n'
    table = at_the_canal("pool = 1\nsupply = 10\n" + aboard)
    assert (table["Lisa"].ships, table["Lisa"].double) == ({"a2": 2}, "ship")
    table.choose("A canal", "load a2", "claim points")
    lisa = table["Lisa"]
    assert (lisa.double, lisa.supply, lisa.ships) == ("supply", 10, {}), "the plain one marks the reward"
    assert lisa.rewards == {"points": 1, "gift": 0, "double": 1}


@rule("gugong.canal.claim-moments")
def test_a_waiting_full_ship_is_asked_again_after_every_loading_and_movement():
    text = "pool = 3\n" + ships(a1=1, a2=3)
    table = at_the_canal(text).choose("A canal")
    assert table.options == ["claim points", "decline"], "when the action begins"
    table.choose("decline", "load a1")
    assert table.options == ["claim points", "decline"], "after loading another ship"
    table.choose("decline", "sail a1")
    assert table.options == ["claim points", "decline"], "after moving another ship"
    table = at_the_canal(text).choose("B canal", "load a1", "decline", "new-ship a")
    assert table.options == ["claim points", "decline"], "after the second loading of option B"


@rule("gugong.canal.claim-moments")
def test_a_waiting_full_ship_is_asked_again_at_night():
    table = Table(f'{PAIR}phase = "night"\n[family.Lisa]\n' + ships(a2=3))
    assert (table.phase, table.options) == ("night", ["claim gift", "decline"])


@rule("gugong.canal.claim-moments")
def test_a_waiting_full_ship_is_not_asked_when_nothing_was_loaded_or_moved():
    text = "pool = 1\n" + ships(a1=1, a2=3)
    table = at_the_canal(text).choose("A canal", "decline", "decline")
    assert table.options == ["sail a1", "sail a2", "decline"]
    assert table.choose("decline").chooser == "David"
    elsewhere = Table(f"{PAIR}{LISA}{text}").exchange("s1-9", "palace", "A palace")
    assert elsewhere.chooser == "David"


# The rewards.


@rule("gugong.canal.harbour-one")
def test_the_first_harbour_gives_nothing():
    table = at_the_canal("pool = 1\n" + ships(a1=2)).choose("A canal", "load a1")
    assert table.options == ["sail a1", "decline"], "no claim is offered"


@rule("gugong.canal.harbour-two")
def test_the_second_harbour_gives_four_points():
    table = at_the_canal("pool = 1\n" + ships(a2=2)).choose("A canal", "load a2")
    assert table.options == ["claim points", "decline"]
    assert table.choose("claim points")["Lisa"].points == 4


@rule("gugong.canal.harbour-three")
def test_the_third_harbour_gives_the_top_gift_card_into_the_hand():
    table = at_the_canal("pool = 1\n" + ships(a3=2), table='next = { gifts = ["d5"] }\n')
    table.choose("A canal", "load a3")
    assert table.options == ["claim gift", "decline"]
    table.choose("claim gift")
    assert table["Lisa"].hand == ["d5"]
    assert "d5" not in table.pile


@rule("gugong.canal.extra-card-lasts")
def test_the_card_from_a_harbour_is_one_gift_more_on_every_following_day():
    table = at_the_canal("pool = 1\n" + ships(a3=2)).choose("A canal", "load a3", "claim gift")
    lisa = table["Lisa"]
    assert (len(lisa.hand), len(lisa.discard)) == (1, 4)
    for day in (2, 3, 4):
        table.play_to("day", day)
        assert (len(lisa.hand), len(table["David"].hand)) == (5, 4)


@rule("gugong.canal.harbour-four")
def test_the_fourth_harbour_brings_the_double_servant_into_the_pool():
    table = at_the_canal("pool = 1\n" + ships(a4=2))
    assert table["Lisa"].double == "locked"
    table.choose("A canal", "load a4")
    assert table.options == ["claim double", "decline"]
    table.choose("claim double")
    assert (table["Lisa"].double, table["Lisa"].pool) == ("pool", 0)
    assert table["Lisa"].rewards["double"] == 1


@rule("gugong.canal.harbour-five")
@pytest.mark.parametrize("reward", ["points", "gift", "double"])
def test_the_fifth_harbour_gives_one_reward_of_your_choice(reward):
    table = at_the_canal("pool = 1\n" + ships(a5=2)).choose("A canal", "load a5")
    assert table.options == ["claim points", "claim gift", "claim double", "decline"]
    table.choose(f"claim {reward}")
    lisa = table["Lisa"]
    assert lisa.rewards == {name: int(name == reward) for name in ("points", "gift", "double")}
    assert lisa.points == (4 if reward == "points" else 0)
    assert len(lisa.hand) == (1 if reward == "gift" else 0)
    assert lisa.double == ("pool" if reward == "double" else "locked")


@rule("gugong.canal.reward-limits")
@pytest.mark.parametrize(
    ("reward", "times", "berth"), [("points", 3, "a2"), ("gift", 2, "a3"), ("double", 1, "a4")]
)
def test_a_reward_whose_spaces_are_all_taken_is_closed(reward, times, berth):
    def loaded(at: str, taken: int) -> Table:
        rewards = f"rewards = {[reward] * taken}\n"
        table = at_the_canal("pool = 1\n" + rewards + ships(**{at: 2}))
        return table.choose("A canal", f"load {at}")

    assert f"claim {reward}" in loaded(berth, times - 1).options
    assert not any(option.startswith("claim") for option in loaded(berth, times).options)
    others = [f"claim {name}" for name in ("points", "gift", "double") if name != reward]
    assert loaded("a5", times).options == [*others, "decline"], "the fifth harbour offers what is left"


@rule("gugong.canal.no-card-left")
@pytest.mark.parametrize(("david", "offered"), [(2, True), (3, False)])
def test_the_card_cannot_be_claimed_when_the_draw_pile_is_empty(david, offered):
    """With the box as printed one card always remains; an owner's third space uses it up."""
    names = ["Lisa", "David", "Anna", "Sebastian", "Rafaël"]
    taken = {"Lisa": 2, "David": david, "Anna": 2, "Sebastian": 2, "Rafaël": 2}
    families = "".join(f'[family."{name}"]\nrewards = {["gift"] * taken[name]}\n' for name in names[1:])
    table = Table(
        f"players = {names}\n{LISA}pool = 1\nrewards = ['gift', 'gift']\n{ships(a5=2)}{families}",
        own={"reward": {"gift": {"times": 3}}},
    )
    assert len(table.pile) == (1 if offered else 0)
    table.exchange("s1-9", "canal", "A canal", "load a5")
    assert ("claim gift" in table.options) == offered
    assert "claim points" in table.options


# The example of the rulebook: two routes, and later a jump over two harbours.

EXAMPLE = (
    FOUR
    + 'turn = "Sebastian"\nofficials = { canal = "o1" }\nnext = { gifts = ["d5"] }\n'
    + '[family.Sebastian]\nhand = ["s4-8", "d9a"]\npool = 5\nsupply = 6\n'
    + ships(b2=1)
    + "[family.Lisa]\nhand = []\n"
    + ships(b1=1)
    + "[family.David]\nhand = []\n"
    + ships(b4=2)
    + "[family.Anna]\nhand = []\n"
)


@rule("gugong.canal.two-routes", "gugong.canal.old-or-new-ship", "gugong.canal.load-two")
def test_example_sebastian_chooses_between_two_routes():
    table = Table(EXAMPLE).exchange("s4-8", "canal", "B canal", "load b2")
    assert [option for option in table.options if "new" in option] == ["new-ship a", "new-ship b"]
    sebastian = table.choose("new-ship b")["Sebastian"]
    assert sebastian.ships == {"b2": 2, "b3": 1}
    assert (sebastian.pool, sebastian.supply) == (2, 7)


@rule("gugong.canal.skip-occupied", "gugong.canal.harbour-five", "gugong.canal.claim-ship-home")
def test_example_sebastian_jumps_from_harbour_two_to_harbour_five():
    table = Table(EXAMPLE).exchange("s4-8", "canal", "B canal", "load b2", "new-ship b")
    table.exchange("d9a", "canal", "A canal", "load b2")
    assert table.options == ["claim points", "decline"], "he waits: a card is what he wants"
    table.choose("decline", "sail b2")
    sebastian = table["Sebastian"]
    assert sebastian.ships == {"b3": 1, "b5": 3}, "over his own ship and David's"
    table.choose("claim gift")
    assert sebastian.hand == ["d5"]
    assert sebastian.rewards == {"points": 0, "gift": 1, "double": 0}
    assert sebastian.ships == {"b3": 1}
    assert (sebastian.pool, sebastian.supply) == (1, 7 + 2)
