"""Intrigue: the Shady Official, the track, the medal, and ties."""

import pytest

from tests.gugong.table import Table
from tests.rules import rule


def court(anna="", head="", gift="s1-9", location="intrigue", **others):
    """Anna has just given a gift, a 9 to the Shady Official if nothing else is said."""
    families = {"Anna": f'hand = ["{gift}"], {anna}', **others}
    rows = "\n".join(f"{name} = {{ {family.strip(', ')} }}" for name, family in families.items())
    return Table(f"""
        players = ["Anna", "Lisa", "David"]
        officials = {{ intrigue = "o1", travel = "o2", great-wall = "o3" }}
        {head}
        [family]
        {rows}
        """).exchange(gift, location)


def track(table):
    """Tell where the markers lie: step and height in the stack."""
    return {name: (table[name].intrigue, table[name].height) for name in table.names}


# The action and the medal.


@rule("gugong.intrigue.official", "gugong.intrigue.one-step", "gugong.intrigue.medal")
def test_option_a_climbs_one_step_for_free_and_takes_the_medal():
    table = court("pool = 4, intrigue = 2")
    assert table.options == ["A intrigue", "B intrigue", "decline"]
    table.choose("A intrigue")
    assert (table["Anna"].intrigue, table["Anna"].pool) == (3, 4)
    assert table.medal == "Anna"
    assert table.chooser == "Lisa"


@rule("gugong.intrigue.three-steps", "gugong.intrigue.medal")
def test_option_b_climbs_three_steps_for_a_servant_and_leaves_the_medal():
    table = court("pool = 4, intrigue = 2").choose("B intrigue")
    assert table["Anna"].intrigue == 5
    assert (table["Anna"].pool, table["Anna"].supply) == (3, 9)
    assert table.medal is None
    assert table.chooser == "Lisa"


@rule("gugong.intrigue.three-steps")
def test_option_b_is_not_offered_without_a_servant():
    assert court("pool = 0").options == ["A intrigue", "decline"]


@rule("gugong.intrigue.medal")
def test_only_the_first_to_choose_option_a_takes_the_medal():
    table = Table("""
        players = ["Anna", "Lisa", "David"]
        officials = { intrigue = "o1" }
        [family.Anna]
        hand = ["d7"]
        [family.Lisa]
        hand = ["s2-8"]
        [family.David]
        hand = ["s3-9", "s3-1"]
        """)
    table.exchange("d7", "intrigue", "B intrigue")
    table.exchange("s2-8", "intrigue", "A intrigue")
    assert table.medal == "Lisa"
    table.exchange("s3-9", "intrigue", "A intrigue")
    assert table.medal == "Lisa"
    assert table["David"].intrigue == 1


@rule("gugong.intrigue.medal")
def test_the_medal_is_back_on_the_board_in_the_morning():
    table = Table("""
        players = ["Anna", "Lisa", "David"]
        phase = "morning"
        medal = "David"
        officials = { intrigue = "o1" }
        """)
    assert table.start_player == "David"
    assert table.medal is None
    assert table.chooser == "David"


@rule("gugong.intrigue.medal-from-card")
def test_the_medal_may_be_taken_with_the_action_of_a_card():
    table = court(gift="s3-5b", location="travel")
    assert table.options == ["A intrigue", "B intrigue", "decline"]
    table.choose("A intrigue")
    assert table.medal == "Anna"
    assert table["Anna"].intrigue == 1


@rule("gugong.intrigue.medal-at-limit", "gugong.intrigue.limit")
def test_the_medal_may_be_taken_at_the_top_of_the_track():
    table = court("intrigue = 14")
    assert "A intrigue" in table.options
    table.choose("A intrigue")
    assert table.medal == "Anna"
    assert table["Anna"].intrigue == 14


# The track.


@rule("gugong.intrigue.on-top")
def test_a_marker_that_climbs_onto_others_lies_on_top():
    table = court("intrigue = 3", Lisa="intrigue = 4", David="intrigue = 4").choose("A intrigue")
    assert track(table) == {"Anna": (4, 2), "Lisa": (4, 0), "David": (4, 1)}


@rule("gugong.intrigue.on-top")
def test_markers_above_the_one_that_leaves_keep_their_order():
    head = 'stack = ["Lisa", "Anna", "David"]'
    table = court("intrigue = 4", head, Lisa="intrigue = 4", David="intrigue = 4").choose("A intrigue")
    assert track(table) == {"Anna": (5, 0), "Lisa": (4, 0), "David": (4, 1)}


@rule("gugong.intrigue.on-top-going-down")
def test_a_marker_that_goes_down_onto_another_lies_on_top():
    table = court("wall = 4, intrigue = 5", location="great-wall", Lisa="intrigue = 4")
    table.choose("build one", "benefit servant")
    assert track(table) == {"Anna": (4, 1), "Lisa": (4, 0), "David": (0, 0)}


@pytest.mark.parametrize(
    "start, option, end", [(13, "A intrigue", 14), (12, "B intrigue", 14), (11, "B intrigue", 14)]
)
@rule("gugong.intrigue.limit")
def test_the_track_ends_at_the_fourteenth_step(start, option, end):
    assert court(f"intrigue = {start}").choose(option)["Anna"].intrigue == end


@rule("gugong.intrigue.limit-keeps-place")
def test_a_marker_at_the_top_that_cannot_move_keeps_its_place_in_the_stack():
    head = 'stack = ["Anna", "Lisa"]'
    table = court("intrigue = 14", head, Lisa="intrigue = 14").choose("B intrigue")
    assert track(table) == {"Anna": (14, 0), "Lisa": (14, 1), "David": (0, 0)}


# Ties. Those on the Great Wall stand with the wall.

STACKS = pytest.mark.parametrize(
    "stack, winner", [('["Anna", "Lisa"]', "Lisa"), ('["Lisa", "Anna"]', "Anna")]
)


def night(anna, lisa, stack="[]"):
    """Both have one match: Anna a 4, Lisa a 7."""
    return Table(f"""
        players = ["Anna", "Lisa"]
        phase = "night"
        dice = [4, 5, 7]
        stack = {stack}
        [family.Anna]
        discard = ["s1-1", "s1-4", "s1-6", "s1-9"]
        hand = []
        intrigue = {anna}
        [family.Lisa]
        discard = ["s2-2", "s2-3", "s2-7", "s2-8"]
        hand = []
        intrigue = {lisa}
        """)


@pytest.mark.parametrize("anna, lisa, winner", [(3, 2, "Anna"), (2, 3, "Lisa")])
@rule("gugong.intrigue.tie")
def test_a_tie_in_matches_goes_to_the_higher_marker(anna, lisa, winner):
    table = night(anna, lisa)
    assert {name: table[name].points for name in table.names} == {"Anna": 0, "Lisa": 0, winner: 3}


@STACKS
@rule("gugong.intrigue.tie", "gugong.intrigue.tie-in-stack")
def test_a_tie_in_matches_on_one_step_goes_to_the_upper_marker(stack, winner):
    table = night(3, 3, stack)
    assert {name: table[name].points for name in table.names} == {"Anna": 0, "Lisa": 0, winner: 3}


@STACKS
@rule("gugong.intrigue.tie", "gugong.intrigue.tie-in-stack")
def test_a_tie_at_the_end_goes_to_the_upper_marker(stack, winner):
    table = Table(f"""
        players = ["Anna", "Lisa"]
        phase = "ending"
        arrived = ["Lisa", "Anna"]
        stack = {stack}
        [family.Anna]
        points = 12
        intrigue = 9
        [family.Lisa]
        points = 10
        intrigue = 9
        """)
    assert (table["Anna"].points, table["Lisa"].points) == (17, 17)
    assert [name for name in table.names if table[name].place == 1] == [winner]


@rule("gugong.intrigue.tie")
def test_a_tie_at_the_end_goes_to_the_higher_marker():
    table = Table("""
        players = ["Anna", "Lisa"]
        phase = "ending"
        arrived = ["Lisa", "Anna"]
        [family.Anna]
        points = 12
        intrigue = 9
        [family.Lisa]
        points = 10
        intrigue = 2
        """)
    assert (table["Anna"].place, table["Lisa"].place) == (1, 2)
