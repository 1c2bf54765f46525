"""The Great Wall: building, the scoring, and the Intrigue Benefits of all who helped."""

import pytest

from courtyard.games.gugong.game import GUGONG
from tests.gugong.table import Table
from tests.rules import rule

PRINTINGS = ("english-1", "english-2", "french", "dutch")


def court(head="", **families):
    """Anna is about to give a 9 to the Public Works Official; among four, six servants make a wall."""
    if "hand" not in families.setdefault("Anna", ""):
        families["Anna"] = f'hand = ["s1-9"], {families["Anna"]}'
    rows = "\n".join(f"{name} = {{ {family.strip(', ')} }}" for name, family in families.items())
    return Table(f"""
        players = ["Anna", "Lisa", "David", "Sebastian"]
        officials = {{ great-wall = "o1", travel = "o2" }}
        {head}
        [family]
        {rows}
        """)


def build(how="build one", head="", **families):
    return court(head, **families).exchange("s1-9", "great-wall", how)


# The action.


@rule("gugong.great-wall.official", "gugong.great-wall.one-servant")
def test_option_a_places_one_servant_for_nothing_else():
    table = court(Anna="pool = 4").exchange("s1-9", "great-wall")
    assert table.options == ["build one", "build two", "pay-and-build one", "decline"]
    table.choose("build one")
    assert (table["Anna"].pool, table["Anna"].supply, table["Anna"].wall) == (3, 8, 1)
    assert table.chooser == "Lisa"


@rule("gugong.great-wall.two-servants")
def test_option_b_removes_one_servant_and_places_two_others():
    table = build(Anna="pool = 4", how="build two")
    assert (table["Anna"].pool, table["Anna"].supply, table["Anna"].wall) == (1, 9, 2)
    assert table.chooser == "Lisa"


@pytest.mark.parametrize(
    "pool, offered",
    [
        (0, []),
        (1, ["build one"]),
        (2, ["build one", "pay-and-build one"]),
        (3, ["build one", "build two", "pay-and-build one"]),
    ],
)
@pytest.mark.parametrize("printing", PRINTINGS)
@rule("gugong.great-wall.up-to-two", "gugong.great-wall.two-servants")
def test_option_b_needs_two_servants_to_place_one_and_three_to_place_two(printing, pool, offered):
    table = court(f'printing = "{printing}"', Anna=f'pool = {pool}, tokens = ["wall", "points"]')
    table.exchange("s1-9", "great-wall")
    may_decline = printing != "french" or not offered
    assert table.options == [*offered, *["decline"] * may_decline, "trade servant"]


@rule("gugong.great-wall.up-to-two")
def test_option_b_may_place_just_one_servant_for_its_price():
    table = build(Anna="pool = 4", how="pay-and-build one")
    assert (table["Anna"].pool, table["Anna"].supply, table["Anna"].wall) == (2, 9, 1)
    assert table.chooser == "Lisa"


@rule("gugong.great-wall.up-to-two")
def test_option_b_may_place_the_double_servant_alone_for_its_price():
    table = court(Anna='pool = 1, double = "pool"').exchange("s1-9", "great-wall")
    assert table.options == [
        "build one",
        "build double",
        "pay-and-build one",
        "pay-and-build double",
        "decline",
    ]
    table.choose("pay-and-build double")
    assert (table["Anna"].pool, table["Anna"].supply, table["Anna"].wall) == (0, 11, 0)
    assert table["Anna"].double == "wall"


@rule("gugong.great-wall.up-to-two", "gugong.servants.double-servant-pays-two")
def test_the_double_servant_pays_for_placing_one_where_no_other_can():
    table = build(Anna='pool = 1, double = "pool"', how="pay-and-build one")
    assert (table["Anna"].pool, table["Anna"].wall, table["Anna"].double) == (0, 1, "supply")
    table = build(Anna='pool = 2, double = "pool"', how="pay-and-build one")
    assert (table["Anna"].pool, table["Anna"].wall, table["Anna"].double) == (0, 1, "pool")


@rule("gugong.great-wall.up-to-two")
def test_with_an_empty_supply_the_decree_adds_the_servant_that_was_just_removed():
    anna = 'supply = 0, decrees = ["wall-extra"]'
    table = build(Anna=anna, how="build one")
    assert (table["Anna"].pool, table["Anna"].supply, table["Anna"].wall) == (10, 0, 1)
    table = build(Anna=anna, how="pay-and-build one")
    assert table.options == ["add one", "decline"]
    table.choose("add one")
    assert (table["Anna"].pool, table["Anna"].supply, table["Anna"].wall) == (9, 0, 2)


@pytest.mark.parametrize(
    "anna, offered",
    [
        ('supply = 0, decrees = ["wall-extra"]', {"pay-and-build one"}),
        (
            'supply = 0, decrees = ["wall-extra"], double = "pool"',
            {"pay-and-build one", "pay-and-build double"},
        ),
        ('supply = 1, decrees = ["wall-extra"]', set()),
        ('supply = 1, decrees = ["wall-extra"], double = "pool"', set()),
        ("supply = 0", set()),
        ('supply = 0, double = "pool"', set()),
    ],
)
@rule("gugong.great-wall.up-to-two")
def test_a_search_pays_for_one_place_only_where_the_decree_adds_the_removed_servant(anna, offered):
    table = court(Anna=anna).exchange("s1-9", "great-wall")
    whole = table.options
    table.position.order(True)
    assert {option for option in table.options if option.startswith("pay-and-build")} == offered
    kept = [option for option in whole if not option.startswith("pay-and-build") or option in offered]
    assert table.options == kept
    table.position.order(False)
    assert table.options == whole


# Completing a section.


@pytest.mark.parametrize("players, full", [(2, 4), (3, 5), (4, 6), (5, 7)])
@rule("gugong.great-wall.complete")
def test_a_section_is_complete_at_a_number_of_servants_that_grows_with_the_players(players, full):
    def built(own, other):
        return Table(f"""
            players = {players}
            officials = {{ great-wall = "o1" }}
            [family.0]
            hand = ["s1-9"]
            wall = {own}
            [family.1]
            wall = {other}
            """).exchange("s1-9", "great-wall", "build one")

    short = built(full - 3, 1)
    assert (short["0"].wall, short["1"].wall, short["0"].points) == (full - 2, 1, 0)
    complete = built(full - 2, 1)
    assert (complete["0"].wall, complete["1"].wall, complete["0"].points) == (0, 1, 3)


@pytest.mark.parametrize("printing", ["english-1", "english-2", "french", "dutch"])
@rule("gugong.great-wall.overflow")
def test_servants_beyond_the_number_needed_count_in_the_scoring(printing):
    head = f'printing = "{printing}"'
    table = build(Anna="wall = 2", Lisa="wall = 3, intrigue = 1", how="build two", head=head)
    table.choose("decline")
    assert (table["Anna"].points, table["Lisa"].points) == (3, 0)
    assert (table["Anna"].wall, table["Lisa"].wall) == (0, 3)
    table = build(Anna="wall = 2", Lisa="wall = 3, intrigue = 1", how="build one", head=head)
    assert (table["Anna"].points, table["Lisa"].points) == (0, 3)


@rule("gugong.great-wall.all-placed-first")
def test_the_wall_is_checked_when_all_servants_of_the_action_stand_there():
    table = build(Anna='wall = 1, decrees = ["wall-extra"]', David="wall = 3, intrigue = 1", how="build two")
    assert table.options == ["add one", "decline"]
    assert (table["Anna"].wall, table["David"].wall) == (3, 3)
    assert (table["Anna"].points, table["David"].points) == (0, 0)
    table.choose("add one")
    assert (table["Anna"].points, table["David"].points) == (3, 0)
    assert (table["Anna"].wall, table["David"].wall) == (0, 3)


@rule("gugong.great-wall.all-placed-first")
def test_without_the_extra_servant_the_tie_goes_the_other_way():
    table = build(Anna='wall = 1, decrees = ["wall-extra"]', David="wall = 3, intrigue = 1", how="build two")
    table.choose("decline")
    assert (table["Anna"].points, table["David"].points) == (0, 3)


# The scoring.


@rule("gugong.great-wall.scored-at-once")
def test_a_completed_wall_is_scored_and_brings_benefits_before_play_goes_on():
    table = build(Anna="wall = 3, envoy = 2", David="wall = 2, intrigue = 1")
    assert (table["Anna"].points, table["Anna"].envoy, table["Anna"].wall) == (3, 3, 0)
    assert table.chooser == "David"
    assert table.options == ["benefit servant", "decline"]
    table.choose("benefit servant")
    assert table.chooser == "Lisa"
    assert "give s2-2" in table.options


@rule("gugong.great-wall.scored-at-once")
def test_a_wall_completed_by_a_gift_is_settled_before_the_action_of_the_location():
    table = court(Anna='hand = ["d4"], wall = 3, intrigue = 1', David="wall = 2")
    table.exchange("d4", "travel", "build one")
    assert table["Anna"].points == 3
    assert table.options == ["benefit servant", "decline"]
    table.choose("decline")
    assert "A travel" in table.options


@rule("gugong.great-wall.most-servants")
def test_most_servants_win_three_points_and_a_step_of_the_envoy():
    table = build(Anna="wall = 1", Lisa="wall = 3, envoy = 4, points = 5", David="wall = 1, intrigue = 9")
    table.choose("decline")
    assert (table["Lisa"].points, table["Lisa"].envoy) == (8, 5)
    for name in ("Anna", "David", "Sebastian"):
        assert (table[name].points, table[name].envoy) == (0, 0)


@rule("gugong.great-wall.most-servants", "gugong.palace.further-steps")
def test_a_winner_inside_the_palace_scores_the_step_as_a_point():
    table = build(Anna="wall = 5, envoy = 8")
    assert table["Anna"].points == 4


@pytest.mark.parametrize("stack, winner", [('["Anna", "Lisa"]', "Lisa"), ('["Lisa", "Anna"]', "Anna")])
@rule("gugong.great-wall.tie", "gugong.intrigue.tie-in-stack")
def test_a_tie_on_one_step_of_the_track_goes_to_the_upper_marker_alone(stack, winner):
    table = build(Anna="wall = 2, intrigue = 4", Lisa="wall = 3, intrigue = 4", head=f"stack = {stack}")
    assert {name: table[name].points for name in ("Anna", "Lisa")} == {
        name: 3 if name == winner else 0 for name in ("Anna", "Lisa")
    }
    assert [name for name in ("Anna", "Lisa") if table[name].wall == 0] == [winner]


@rule("gugong.great-wall.tie", "gugong.intrigue.tie")
def test_a_tie_goes_to_the_higher_marker():
    table = build(
        Anna="wall = 1, intrigue = 3", Lisa="wall = 2, intrigue = 5", David="wall = 2, intrigue = 4"
    )
    table.choose("decline", "decline", "decline")
    assert [table[name].points for name in ("Anna", "Lisa", "David")] == [0, 3, 0]
    assert [table[name].wall for name in ("Anna", "Lisa", "David")] == [2, 0, 2]


@rule("gugong.great-wall.winner-goes-home")
def test_the_winner_gets_all_servants_back_into_the_supply():
    table = build(Anna='pool = 4, wall = 2, double = "wall"', Lisa="wall = 1")
    assert (table["Anna"].pool, table["Anna"].supply, table["Anna"].wall) == (3, 8, 0)
    assert table["Anna"].double == "supply"


@rule("gugong.great-wall.others-stay")
def test_the_servants_of_the_others_stay_and_count_for_the_next_section():
    table = Table("""
        players = ["Anna", "Lisa"]
        officials = { great-wall = "o1", travel = "o2" }
        [family.Anna]
        hand = ["s1-9", "d4"]
        wall = 2
        double = "pool"
        [family.Lisa]
        hand = []
        wall = 1
        """)
    table.exchange("s1-9", "great-wall", "build one")
    assert (table["Anna"].points, table["Anna"].wall, table["Lisa"].wall) == (3, 0, 1)
    table.exchange("d4", "travel", "build one-and-double")
    assert (table["Anna"].points, table["Anna"].wall, table["Lisa"].wall) == (6, 0, 1)


# The Intrigue Benefits.


@rule("gugong.great-wall.benefit-who")
def test_all_who_stood_on_the_wall_may_take_a_benefit_even_the_winner():
    table = build(
        Anna="wall = 4, intrigue = 3",
        Lisa="intrigue = 1",
        David="wall = 1, intrigue = 2",
        Sebastian="intrigue = 9",
    )
    assert table.chooser == "David"
    table.choose("decline")
    assert table.chooser == "Anna"
    assert table["Anna"].wall == 0
    assert "benefit servant" in table.options
    table.choose("decline")
    assert table.chooser == "Lisa"
    assert "give s2-2" in table.options


@rule("gugong.great-wall.benefit-optional")
def test_a_benefit_can_be_refused_and_is_taken_only_once():
    anna = "wall = 5, intrigue = 14, pool = 2"
    refused = build(Anna=anna).choose("decline")
    assert (refused["Anna"].intrigue, refused["Anna"].pool) == (14, 1)
    assert refused.chooser == "Lisa"
    taken = build(Anna=anna).choose("benefit servant")
    assert (taken["Anna"].intrigue, taken["Anna"].pool) == (13, 2)
    assert taken.chooser == "Lisa"
    assert "give s2-2" in taken.options


@rule("gugong.great-wall.benefit-order")
def test_benefits_are_chosen_from_the_lowest_marker_up_and_in_a_stack_from_the_bottom():
    table = build(
        Anna="wall = 2, intrigue = 6",
        Lisa="wall = 1, intrigue = 6",
        David="wall = 1, intrigue = 2",
        Sebastian="wall = 1, intrigue = 6",
        head='stack = ["Lisa", "Sebastian", "Anna"]',
    )
    order = []
    for _ in range(4):
        order.append(table.chooser)
        table.choose("decline")
    assert order == ["David", "Lisa", "Sebastian", "Anna"]


@rule("gugong.great-wall.order-fixed")
def test_markers_that_go_down_do_not_change_the_order_of_the_others():
    table = build(
        Anna="wall = 2, intrigue = 6",
        Lisa="wall = 1, intrigue = 6",
        David="wall = 2, intrigue = 6",
        head='stack = ["Lisa", "David", "Anna"]',
    )
    assert table.chooser == "Lisa"
    table.choose("benefit two-servants")
    assert table["Lisa"].intrigue == 3
    assert table.chooser == "David"
    table.choose("benefit servant")
    assert table.chooser == "Anna"
    table.choose("benefit two-servants")
    assert (table["Anna"].intrigue, table["Anna"].height) == (3, 1)
    assert table.chooser == "Lisa"
    assert "give s2-2" in table.options


@pytest.mark.parametrize(
    "marker, offered",
    [
        (1, {"benefit servant"}),
        (2, {"benefit servant"}),
        (3, {"benefit servant", "benefit two-servants"}),
        (4, {"benefit servant", "benefit two-servants"}),
        (5, {"benefit servant", "benefit two-servants", "turn"}),
        (6, {"benefit servant", "benefit two-servants", "turn"}),
        (7, {"benefit servant", "benefit two-servants", "turn", "benefit jade"}),
    ],
)
@rule("gugong.great-wall.enough-steps")
def test_only_benefits_that_the_marker_can_pay_for_are_offered(marker, offered):
    table = build(Anna=f"wall = 5, intrigue = {marker}")
    options = {"turn" if option.startswith("turn") else option for option in table.options}
    assert options == offered | {"decline"}


@rule("gugong.great-wall.enough-steps")
def test_a_marker_at_the_start_of_the_track_buys_nothing():
    table = build(Anna="wall = 5")
    assert table["Anna"].points == 3
    assert table.chooser == "Lisa"


@pytest.mark.parametrize(
    "benefit, steps, servants, jade",
    [("benefit servant", 1, 1, 0), ("benefit two-servants", 3, 2, 0), ("benefit jade", 7, 0, 1)],
)
@rule(
    "gugong.great-wall.benefit-one-servant",
    "gugong.great-wall.benefit-two-servants",
    "gugong.great-wall.benefit-jade",
)
def test_a_benefit_is_paid_in_steps_of_the_marker(benefit, steps, servants, jade):
    table = build(Anna="pool = 2, wall = 5, intrigue = 9").choose(benefit)
    assert table["Anna"].intrigue == 9 - steps
    assert (table["Anna"].pool, table["Anna"].supply) == (1 + servants, 11 - servants)
    assert table["Anna"].jade == jade
    assert len(table.houses) == 6


@rule("gugong.great-wall.benefit-die")
def test_five_steps_turn_one_die_to_any_other_of_its_faces():
    def settled():
        return build(Anna="wall = 5, intrigue = 5", head="dice = [3, 8, 9]")

    turns = [option for option in settled().options if option.startswith("turn")]
    tables = [settled().choose(turn) for turn in turns]
    assert settled().dice == [3, 8, 9]
    assert sorted(table.dice for table in tables) == sorted(
        [[face, 8, 9] for face in (1, 2, 4, 5, 6)]
        + [[3, face, 9] for face in (4, 5, 6, 7, 9)]
        + [[3, 8, face] for face in (1, 2, 3, 7, 8)]
    )
    assert {table["Anna"].intrigue for table in tables} == {0}


@rule("gugong.great-wall.benefit-die")
def test_a_die_is_turned_to_a_value_and_is_written_so():
    table = build(Anna="wall = 5, intrigue = 5", head="dice = [3, 8, 9]")
    assert [option for option in table.options if option.startswith("turn")] == [
        *(f"turn a {value}" for value in (1, 2, 4, 5, 6)),
        *(f"turn b {value}" for value in (4, 5, 6, 7, 9)),
        *(f"turn c {value}" for value in (1, 2, 3, 7, 8)),
    ]
    assert table.choose("turn b 5").dice == [3, 5, 9]
    turned = table.match.events[table.told.index("die-turned")]
    line = table.match.log_line(turned, 0)
    assert tuple(turned)[2:] == (1, 5)
    assert line is not None and "5" in GUGONG.phrases.say(line)


@rule("gugong.great-wall.benefit-die")
def test_a_value_that_an_owner_s_die_has_twice_is_one_choice():
    own = {"die": {"a": {"faces": [1, 1, 1, 2, 2, 3]}}}
    table = Table(
        """
        players = ["Anna", "Lisa"]
        officials = { great-wall = "o1" }
        dice = [2, 8, 9]
        [family.Anna]
        hand = ["s1-9"]
        wall = 3
        intrigue = 5
        """,
        own=own,
    ).exchange("s1-9", "great-wall", "build one")
    assert [option for option in table.options if option.startswith("turn a")] == ["turn a 1", "turn a 3"]
    assert table.choose("turn a 1").dice[0] == 1


@rule("gugong.great-wall.die-again")
def test_a_die_that_was_just_turned_may_be_turned_again():
    table = build(Anna="wall = 4, intrigue = 6", Lisa="wall = 1, intrigue = 5", head="dice = [3, 8, 9]")
    assert table.chooser == "Lisa"
    table.choose("turn a 1")
    assert table.dice[0] == 1
    assert table.chooser == "Anna"
    table.choose("turn a 6")
    assert table.dice[0] == 6


# The example of the rulebooks.


@pytest.mark.parametrize("printing", ["english-1", "english-2", "french", "dutch"])
@rule(
    "gugong.great-wall.tie",
    "gugong.great-wall.benefit-who",
    "gugong.great-wall.benefit-order",
    "gugong.great-wall.winner-goes-home",
)
def test_example_of_the_tied_wall_and_its_three_benefits(printing):
    table = Table(f"""
        players = ["Anna", "Lisa", "David", "Sebastian"]
        printing = "{printing}"
        turn = "Lisa"
        stack = ["David", "Lisa"]
        officials = {{ great-wall = "o1" }}
        [family.Anna]
        intrigue = 3
        [family.Lisa]
        hand = ["s1-9"]
        pool = 4
        wall = 1
        intrigue = 12
        envoy = 2
        [family.David]
        wall = 3
        intrigue = 12
        [family.Sebastian]
        pool = 2
        wall = 1
        intrigue = 5
        """)
    table.exchange("s1-9", "great-wall", "build two")
    assert (table["Lisa"].points, table["Lisa"].envoy) == (3, 3)
    assert (table["Lisa"].pool, table["Lisa"].supply, table["Lisa"].wall) == (1, 11, 0)
    assert (table["David"].points, table["David"].wall) == (0, 3)
    assert table.chooser == "Sebastian"
    table.choose("benefit servant")
    assert (table["Sebastian"].intrigue, table["Sebastian"].pool) == (4, 3)
    assert table.chooser == "David"
    table.choose("decline")
    assert table["David"].intrigue == 12
    assert table.chooser == "Lisa"
    table.choose("benefit jade")
    assert (table["Lisa"].intrigue, table["Lisa"].jade) == (5, 1)
    assert table["Anna"].intrigue == 3
    assert table.chooser == "David"
    assert any(option.startswith("give") for option in table.options)
