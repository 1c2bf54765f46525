"""The Palace of Heavenly Purity: the envoy's way, its arrival, and what comes after."""

import pytest

from tests.gugong.table import Table
from tests.rules import rule

PRINTINGS = ("english-1", "english-2", "french", "dutch")


def court(anna="", head="", location="palace"):
    """Anna has just given a 9 to the Censorate Official."""
    return Table(f"""
        players = ["Anna", "Lisa", "David", "Sebastian"]
        officials = {{ palace = "o1", travel = "o2" }}
        {head}
        [family.Anna]
        hand = ["s1-9"]
        {anna}
        """).exchange("s1-9", location)


@rule("gugong.palace.official", "gugong.palace.one-step")
def test_option_a_takes_one_step_for_free():
    table = court("pool = 4\nenvoy = 2\nintrigue = 5")
    assert table.options == ["A palace", "B palace", "decline"]
    table.choose("A palace")
    assert (table["Anna"].envoy, table["Anna"].pool, table["Anna"].intrigue) == (3, 4, 5)
    assert table.chooser == "Lisa"


@rule("gugong.palace.two-steps")
def test_option_b_takes_two_steps_and_one_of_intrigue_for_two_servants():
    table = court("pool = 3\nenvoy = 2\nintrigue = 5").choose("B palace")
    assert (table["Anna"].envoy, table["Anna"].intrigue) == (4, 6)
    assert (table["Anna"].pool, table["Anna"].supply) == (1, 11)
    assert table.chooser == "Lisa"


@rule("gugong.palace.two-steps")
def test_option_b_is_not_offered_with_one_servant():
    assert court("pool = 1").options == ["A palace", "decline"]


@rule("gugong.palace.eighth-step")
def test_the_eighth_step_leads_into_the_palace():
    sixth = court("envoy = 6").choose("A palace")
    assert (sixth["Anna"].envoy, sixth["Anna"].arrival) == (7, 0)
    seventh = court("envoy = 7").choose("A palace")
    assert (seventh["Anna"].envoy, seventh["Anna"].arrival) == (8, 1)
    assert seventh["Anna"].points == 0


@pytest.mark.parametrize("arrived", [[], ["Lisa"], ["David", "Lisa"], ["Lisa", "Sebastian", "David"]])
@rule("gugong.palace.best-place")
def test_an_envoy_takes_the_best_place_that_is_free(arrived):
    table = court("envoy = 7", head=f"arrived = {arrived}").choose("A palace")
    assert table["Anna"].arrival == len(arrived) + 1
    assert [table[name].arrival for name in arrived] == list(range(1, len(arrived) + 1))


@pytest.mark.parametrize("players", [3, 4, 5])
@rule("gugong.palace.first-places", "gugong.palace.last-places")
def test_the_places_of_arrival_are_worth_seven_five_three_two_and_one_at_the_end(players):
    last = players - 1
    table = Table(f"""
        players = {players}
        phase = "ending"
        arrived = {list(range(last))}
        [family.{last}]
        envoy = 7
        wall = 1
        """)  # the last to arrive wins the wall, three points, and enters with its step
    assert table.match.is_over
    points = [table[name].points for name in table.names]
    assert points[:last] == [7, 5, 3, 2, 1][:last]
    assert points[last] == 3 + [7, 5, 3, 2, 1][last]


@pytest.mark.parametrize("printing", PRINTINGS)
@pytest.mark.parametrize("option, points", [("A palace", 1), ("B palace", 2)])
@rule("gugong.palace.further-steps")
def test_inside_every_further_step_is_a_point(printing, option, points):
    table = court("envoy = 8\nintrigue = 5\npool = 4", head=f'printing = "{printing}"').choose(option)
    assert (table["Anna"].points, table["Anna"].envoy) == (points, 8)
    assert table["Anna"].intrigue == (6 if option == "B palace" else 5)
    assert table["Anna"].pool == (2 if option == "B palace" else 4)
    assert table["Anna"].arrival == 1


@rule("gugong.palace.further-steps")
def test_inside_a_step_won_at_night_is_a_point():
    table = Table("""
        players = ["Anna", "Lisa"]
        phase = "night"
        dice = [1, 4, 9]
        arrived = ["Anna"]
        [family.Anna]
        discard = ["s1-1", "s1-4", "s1-6", "s1-9"]
        hand = []
        """)
    assert table["Anna"].points == 4


@rule("gugong.palace.left-over-step")
def test_a_step_left_over_on_arrival_is_a_point():
    table = court("envoy = 7\npool = 4").choose("B palace")
    assert (table["Anna"].envoy, table["Anna"].arrival, table["Anna"].points) == (8, 1, 1)
    assert court("envoy = 6\npool = 4").choose("B palace")["Anna"].points == 0


# The example of the rulebooks.


@pytest.mark.parametrize("printing", PRINTINGS)
@rule("gugong.palace.two-steps", "gugong.palace.best-place", "gugong.palace.further-steps")
def test_example_of_the_envoy_on_the_third_place_and_the_point_after(printing):
    table = Table(f"""
        players = ["Anna", "Lisa", "David", "Sebastian"]
        printing = "{printing}"
        officials = {{ palace = "o1", travel = "o2" }}
        arrived = ["Lisa", "David"]
        cities = {{ taiyuan = "palace" }}
        [family.Anna]
        hand = ["s1-9", "d9a", "s1-1"]
        pool = 4
        envoy = 6
        intrigue = 4
        [family.Lisa]
        hand = []
        [family.David]
        hand = []
        [family.Sebastian]
        hand = []
        """)
    table.exchange("s1-9", "palace", "B palace")
    assert (table["Anna"].pool, table["Anna"].supply) == (2, 10)
    assert (table["Anna"].envoy, table["Anna"].intrigue) == (8, 5)
    assert table["Anna"].arrival == 3
    assert table["Anna"].points == 0
    table.exchange("d9a", "travel", "A travel", table.city("taiyuan"))
    assert table["Anna"].points == 1
    assert table["Anna"].arrival == 3
