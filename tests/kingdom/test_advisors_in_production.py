"""The five Advisors of the Production phase."""

from collections import Counter
from itertools import product

import pytest

from courtyard.games.kingdom.declaration.words import SPACE_NAMES
from tests.kingdom.advising import BRINGS, PRICES, advised, can_use, moment_of
from tests.kingdom.duchies import reachable, ways
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
    assert {"activate tyrannical-foreman", "finish"} <= set(table.options)
    table.choose("activate tyrannical-foreman")
    assert table[0].soldiers == 0
    # The Pathfinders need only Exploration, the Crystal only Krystallium, the Camp one cube and soldiers.
    kiln, others = ["give materials kiln", "give gold kiln"], ["give exploration pathfinders"]
    assert table[0].offers("give", "finish") == ["give materials camp", *kiln, *others]
    # In any order, each card once; the last one is given by itself.
    table.choose("give materials camp")
    assert table[0].offers("give", "finish") == [*kiln, *others]
    table.choose("give gold kiln")
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
    assert table[0].offers("give") == ["give materials kiln", "give exploration pathfinders"]
    table.choose("give materials kiln")
    # The last one is given by itself.
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
    assert can_use(table, "tyrannical-foreman", 0)
    table.choose("finish")
    assert (table.round, table[0].soldiers) == (2, 3)


@rule("kingdom.advisors.tyrannical-foreman", "kingdom.advisors.any-time")
def test_beside_the_foreman_everything_of_any_time_can_be_done():
    table = foreman("['kiln', 'crystal', 'pathfinders']", "krystallium = 3")
    table.choose(
        "activate tyrannical-foreman", "infuse krystallium crystal", "infuse exploration pathfinders"
    )
    # A card that waits for the Foreman may be discarded meanwhile.
    table.choose("scrap pathfinders")
    assert table[0].offers("give", "finish") == ["give materials kiln", "give gold kiln"]
    table.choose("give gold kiln", "infuse krystallium crystal")
    assert (table[0].duchy, table[0].building) == (["crystal"], {"kiln": {"gold": 1}})
    table.choose("finish")
    assert table.round == 2


def laid_on(position, card):
    """The kinds of the spaces that are filled on a card, one for each cube."""
    return tuple(name for nth, name in enumerate(SPACE_NAMES) for _ in range(position.filled(card, nth)))


@rule("kingdom.advisors.foreman-choice")
def test_each_gift_of_the_foreman_can_be_reached_and_in_an_orderly_position_in_one_way():
    table = foreman("['kiln', 'pathfinders', 'camp', 'great-hall']").choose("activate tyrannical-foreman")
    hall, kiln = ("materials", "population", "gold", "exploration"), ("materials", "gold")
    wanted = set(product(hall, kiln))

    def given(ends):
        found = []
        for end in ends:
            laid = {name: laid_on(end, table.names.index(name)) for name in ("great-hall", "kiln")}
            assert laid_on(end, table.names.index("pathfinders")) == ("exploration",)
            assert laid_on(end, table.names.index("camp")) == ("materials",)
            found.append(laid["great-hall"] + laid["kiln"])
        return found

    assert set(given(reachable(table.position, 0, "give-cubes", "give"))) == wanted
    assert Counter(given(ways(table.position, 0, "give-cubes"))) == dict.fromkeys(wanted, 1)


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
    assert table[1].options == ["finish", f"activate {advisor}", "scrap great-hall"]
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
    table[1].choose("finish")
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
def test_the_four_cubes_may_be_placed_together_with_the_others():
    table = moment_of("forest-chieftain", 3, "duchy = ['pit']")
    assert table[1].offers("place", "activate") == ["place 1 great-hall", "activate forest-chieftain"]
    table[1].choose("activate forest-chieftain")
    assert table[1].purse == {"materials": 5}
    table[1].choose("place 5 great-hall")
    assert table[1].building == {"great-hall": {"materials": 5}}


@rule("kingdom.advisors.boost-moment")
def test_the_four_cubes_may_also_come_after_the_others_are_placed():
    table = moment_of("forest-chieftain", 3, "duchy = ['pit']")
    table[1].choose("place 1 great-hall")
    assert set(table[1].options) == {"activate forest-chieftain", "scrap great-hall", "finish"}
    table[1].choose("activate forest-chieftain")
    assert (table[1].purse, table[1].offers("finish")) == ({"materials": 4}, [])
    table[1].choose("place 3 great-hall", "alchemy materials")
    assert table[1].building == {"great-hall": {"materials": 4}}
    assert table[1].alchemy == {"materials": 1}


@rule("kingdom.advisors.boost-moment", "kingdom.construction.gains-usable-at-once")
def test_a_soldier_gained_by_placing_helps_to_pay_for_the_four_cubes():
    table = advised(
        """
        phase = "production"
        [seat.1]
        advisors = ["forest-chieftain"]
        soldiers = 2
        duchy = ["pit"]
        building = [{ card = "camp", soldier = 2 }, "great-hall"]
        """
    )
    assert not can_use(table, "forest-chieftain")
    table[1].choose("place 1 camp")
    assert table[1].soldiers == 3
    table[1].choose("activate forest-chieftain")
    assert (table[1].soldiers, table[1].purse) == (0, {"materials": 4})
