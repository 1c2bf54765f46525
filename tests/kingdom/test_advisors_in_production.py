"""The five Advisors of the Production phase."""

import pytest

from tests.kingdom.advising import BRINGS, PRICES, advised, can_use, moment_of
from tests.kingdom.table import Table
from tests.rules import rule

# The Tyrannical Foreman.


def foreman(building: str, more: str = "") -> Table:
    return advised(
        f"""
        phase = "foreman"
        [seat.0]
        advisors = ["tyrannical-foreman"]
        soldiers = 3
        building = {building}
        {more}
        """
    )


@rule("kingdom.advisors.tyrannical-foreman", "kingdom.advisors.foreman-choice")
def test_the_foreman_gives_each_card_one_resource_of_the_players_choice_for_three_soldiers():
    table = foreman("['kiln', 'pathfinders', 'crystal', 'camp']")
    assert table.options == ["activate tyrannical-foreman", "pass"]
    table.choose("activate tyrannical-foreman")
    assert table[0].soldiers == 0
    assert table.options == ["give materials kiln", "give gold kiln"]
    table.choose("give gold kiln")
    # The Pathfinders need only Exploration, the Crystal only Krystallium, the Camp one cube and soldiers.
    assert table[0].building == {
        "kiln": {"gold": 1},
        "pathfinders": {"exploration": 1},
        "crystal": {},
        "camp": {"materials": 1},
    }


@rule("kingdom.advisors.foreman-choice")
def test_the_foreman_gives_only_what_a_card_still_needs():
    table = foreman("[{ card = 'kiln', gold = 1 }, 'crystal', 'pathfinders']")
    table.choose("activate tyrannical-foreman")
    assert table[0].building == {
        "kiln": {"gold": 1, "materials": 1},
        "crystal": {},
        "pathfinders": {"exploration": 1},
    }


@rule("kingdom.advisors.foreman-choice")
@pytest.mark.parametrize("building", ["[]", "['crystal']", "[{ card = 'camp', materials = 1 }]"])
def test_the_foreman_is_not_asked_where_no_card_needs_a_basic_resource(building):
    table = foreman(building)
    assert (table.round, table.phase) == (2, "choice")


@rule("kingdom.advisors.tyrannical-foreman")
def test_the_cube_of_the_foreman_can_complete_a_card():
    table = foreman("[{ card = 'pathfinders', exploration = 1 }]")
    table.choose("activate tyrannical-foreman")
    assert table[0].duchy == ["pathfinders"]


@rule("kingdom.advisors.tyrannical-foreman")
def test_the_foreman_comes_after_the_exploration_step_and_not_before():
    table = advised(
        """
        phase = "production"
        [seat.0]
        advisors = ["tyrannical-foreman"]
        soldiers = 3
        krystallium = 1
        building = ["great-hall"]
        """
    )
    for resource in range(4):
        produced = [event[2] for event in table.events if event[:2] == ("produced", 0)]
        assert produced == list(range(resource + 1))
        assert not can_use(table, "tyrannical-foreman", 0)
        table.choose("finish")
    assert table.options == ["activate tyrannical-foreman", "pass"]
    assert table.choose("pass")[0].soldiers == 3


# Four more cubes.


@rule(
    "kingdom.advisors.forest-chieftain",
    "kingdom.advisors.nurturing-mother",
    "kingdom.advisors.negotiator-from-the-lake",
    "kingdom.advisors.pirate-of-the-five-seas",
    "kingdom.advisors.lost-icons",
)
@pytest.mark.parametrize(("advisor", "resource"), BRINGS.items())
def test_an_advisor_brings_four_more_cubes_in_the_step_of_its_resource(advisor, resource):
    table = moment_of(advisor, PRICES[advisor])
    assert table[1].options == [f"activate {advisor}", "pass"]
    table[1].choose(f"activate {advisor}")
    assert table[1].purse == {resource: 4}
    assert table[1].soldiers == 0
    table[1].choose("place 4 great-hall")
    assert table[1].building == {"great-hall": {resource: 4}}


@rule(
    "kingdom.advisors.forest-chieftain",
    "kingdom.advisors.nurturing-mother",
    "kingdom.advisors.negotiator-from-the-lake",
    "kingdom.advisors.pirate-of-the-five-seas",
    "kingdom.advisors.lost-icons",
)
@pytest.mark.parametrize(("advisor", "resource"), BRINGS.items())
def test_in_the_steps_of_other_resources_it_brings_nothing(advisor, resource):
    others = [other for other in BRINGS.values() if other != resource]
    for other in others:
        table = advised(
            f"""
            phase = "production"
            resource = "{other}"
            [seat.1]
            advisors = ["{advisor}"]
            soldiers = 9
            krystallium = 1
            building = ["great-hall"]
            """
        )
        assert table[1].duty == "see-to-duchy"
        assert not can_use(table, advisor)


@rule("kingdom.advisors.boost-moment")
def test_the_four_cubes_are_optional():
    table = moment_of("forest-chieftain", 3)
    table[1].choose("pass")
    assert (table.round, table[1].soldiers) == (2, 3)
    assert table[1].building == {"great-hall": {}}


@rule("kingdom.advisors.boost-no-supremacy")
def test_four_more_cubes_bring_no_supremacy():
    table = moment_of("forest-chieftain", 3, "[seat.0]\nduchy = ['pit']")
    table[1].choose("activate forest-chieftain")
    assert table[1].produced == {}
    table[1].choose("place 4 great-hall")
    table.idle(lambda table: table.round == 2)
    # Seat 0 made one cube in each of the four steps: twice a soldier was trained, and twice taken.
    assert (table[0].soldiers, table[0].training) == (2 + 2, 0)
    assert (table[1].soldiers, table[1].training) == (0, 0)


@rule("kingdom.advisors.boost-no-supremacy")
def test_against_four_more_cubes_supremacy_is_kept():
    """Both have supremacy settled before anybody decides about more."""
    table = moment_of("forest-chieftain", 3, "duchy = ['pit']")
    assert table[1].training == 1
    table[1].choose("activate forest-chieftain")
    assert table[1].produced == {"materials": 1}
    assert table[1].training == 1


@rule("kingdom.advisors.boost-moment")
def test_the_soldier_of_the_supremacy_of_the_step_helps_to_pay():
    table = moment_of("forest-chieftain", 2, "duchy = ['pit']\ntraining = true")
    assert table[1].soldiers == 3
    table[1].choose("activate forest-chieftain")
    assert table[1].soldiers == 0


@rule("kingdom.advisors.boost-moment")
def test_the_four_cubes_are_placed_together_with_the_others():
    table = moment_of("forest-chieftain", 3, "duchy = ['pit']")
    table[1].choose("activate forest-chieftain")
    assert table[1].purse == {"materials": 5}
    table[1].choose("place 5 great-hall")
    assert table[1].building == {"great-hall": {"materials": 5}}


@rule("kingdom.advisors.boost-moment")
def test_a_soldier_gained_by_placing_comes_too_late_for_the_four_cubes():
    table = advised(
        """
        phase = "production"
        [seat.1]
        advisors = ["forest-chieftain"]
        soldiers = 2
        krystallium = 1
        duchy = ["pit"]
        building = [{ card = "camp", soldier = 2 }, "great-hall"]
        """
    )
    table[1].choose("place 1 camp")
    assert table[1].soldiers == 3
    assert table[1].duty == "see-to-duchy"
    assert not can_use(table, "forest-chieftain")
