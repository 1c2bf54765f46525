"""The Quest module: steps, what pays for them, transmuting by choice, and who may win."""

from collections import Counter
from itertools import product

import pytest

from courtyard.engine.match import Match
from courtyard.engine.trouble import Trouble
from courtyard.games.kingdom.declaration import cells as at
from courtyard.games.kingdom.declaration.components import printed
from courtyard.games.kingdom.declaration.counts import RESOURCES, SPACES
from courtyard.games.kingdom.declaration.words import SPACE_NAMES
from courtyard.games.kingdom.game import KINGDOM
from tests.kingdom.duchies import DAVID, LISA, NAMES, NEVER, card, quest, reachable, step, two, ways
from tests.kingdom.table import Table
from tests.rules import rule

HUT = card("9 gold")


def questing(lisa, *steps, david=None, phase="planning", **position):
    """The first Quest with these steps, at the end of planning if nothing else is said."""
    return two(lisa, david, own=quest(*steps), module="quest", phase=phase, **position)


def final(cost, **benefit):
    """A Quest whose final step alone can be paid."""
    return NEVER, NEVER, NEVER, step(cost, **benefit)


# The Quest card.


@rule("kingdom.quest.one-quest")
@pytest.mark.parametrize("number", ["1", "2"])
def test_one_quest_is_chosen_before_the_game_and_is_the_same_for_both(number):
    table = Table(module="quest", quest=number)
    t = table.position.t
    steps = printed()["quest"][number]["two"].values()
    costs = [[row["cost"][name] for name in SPACE_NAMES] for row in steps]
    assert [list(t.step_cost[SPACES * n : SPACES * (n + 1)]) for n in range(t.steps)] == costs
    assert "quest-laid" in table.told
    rich = {"alchemy": dict.fromkeys(NAMES, 9), "krystallium": 9, "soldiers": 9}
    table = Table({"module": "quest", "quest": number, "phase": "planning", "seat": [rich, rich]})
    steps = [f"step {nth}" for nth in (1, 2, 3, 4)]
    assert set(table[LISA].options) == set(table[DAVID].options) == {*steps, "transmute", "finish"}


@rule("kingdom.quest.one-quest")
def test_there_is_a_quest_only_in_the_quest_module():
    rich = {"krystallium": 9, "soldiers": 9}
    table = two(rich, rich, own=quest(step("1 gold")), phase="planning")
    assert "quest-laid" not in table.told
    assert not any(option.startswith("step") for option in table.options)
    with pytest.raises(Trouble, match="A quest belongs to the Quest module"):
        Match(KINGDOM, {"quest": "1"})


@rule("kingdom.quest.two-quests")
def test_there_are_two_quests_each_with_a_side_for_two_and_a_side_for_one():
    assert list(printed()["quest"]) == ["1", "2"]
    assert all({"two", "solo"} < set(row) for row in printed()["quest"].values())
    with pytest.raises(Trouble, match="The option quest is one of 1, 2"):
        Match(KINGDOM, {"module": "quest", "quest": "3"})
    sides = {"two": {"step-1": step("1 gold")}, "solo": {"step-1": step("8 gold")}}
    for players, gold in ((2, 1), (1, 8)):
        table = Table(module="quest", quest="2", players=players, own={"quest": {"2": sides}})
        assert table.position.t.step_cost[NAMES.index("gold")] == gold


@rule("kingdom.quest.four-steps")
@pytest.mark.parametrize("number", ["1", "2"])
@pytest.mark.parametrize("players", [1, 2])
def test_a_quest_has_four_steps(number, players):
    assert Table(module="quest", quest=number, players=players).position.t.steps == 4


# Completing steps.


@rule("kingdom.quest.any-order")
@pytest.mark.parametrize("nth", [1, 2, 3, 4])
def test_any_step_may_come_first_the_final_one_as_well(nth):
    steps = [step("1 gold"), step("1 gold"), step("1 gold"), step("1 gold")]
    table = questing({"alchemy": {"gold": 4}}, *steps)
    assert set(table.options) == {"step 1", "step 2", "step 3", "step 4", "finish"}
    table.choose(f"step {nth}")
    assert table[LISA].steps == [nth]


@rule("kingdom.quest.any-order")
def test_the_other_steps_may_follow_the_final_one():
    table = questing({"alchemy": {"gold": 4}}, step("1 gold"), step("2 gold"), NEVER, step("1 gold"))
    table.choose("step 4")
    assert (table.phase, set(table.options)) == ("planning", {"step 1", "step 2", "finish"})
    table.choose("step 2")
    assert table[LISA].steps == [2, 4]
    table.choose("step 1")
    assert table[LISA].steps == [1, 2, 4]


@rule("kingdom.quest.cost-and-benefit")
def test_a_step_costs_its_price_and_brings_its_benefit_at_once():
    paid = step("2 gold, 1 population, 1 krystallium, 1 soldier", soldiers=3, krystallium=2)
    lisa = {"alchemy": {"gold": 3, "population": 1}, "krystallium": 1, "soldiers": 1}
    table = questing(lisa, paid)
    assert set(table.options) == {"step 1", "finish"}
    table.choose("step 1")
    assert table[LISA].alchemy == {"gold": 1}
    assert (table[LISA].krystallium, table[LISA].soldiers, table[LISA].steps) == (2, 3, [1])
    assert "step-done" in table[LISA].told


@rule("kingdom.quest.cost-and-benefit")
def test_what_one_step_brings_may_pay_for_another():
    table = questing({"alchemy": {"gold": 1}}, step("1 soldier, 1 krystallium"), step("1 gold", 1, 1))
    assert set(table.options) == {"step 2", "finish"}
    table.choose("step 2", "step 1")
    assert (table[LISA].steps, table[LISA].soldiers, table[LISA].krystallium) == ([1, 2], 0, 0)


@rule("kingdom.quest.whole-cost-at-once")
@pytest.mark.parametrize("short", ["gold", "population", "krystallium", "soldiers"])
def test_a_step_of_which_anything_is_missing_cannot_be_begun(short):
    have = {"gold": 2, "population": 1, "krystallium": 1, "soldiers": 2}
    have[short] -= 1
    lisa = {
        "alchemy": {"gold": have["gold"], "population": have["population"]},
        "krystallium": have["krystallium"],
        "soldiers": have["soldiers"],
        "building": ["hut"],
    }
    price = step("2 gold, 1 population, 1 krystallium, 2 soldier")
    table = questing(lisa, price, cards={"hut": card("9 soldier", recycling="exploration")})
    assert not any(option.startswith("step") for option in table.options)


@rule("kingdom.quest.each-step-once")
def test_a_step_is_completed_only_once():
    lisa = {"alchemy": {"gold": 4}}
    table = questing(lisa, step("1 gold"), step("1 gold")).choose("step 1")
    assert set(table.options) == {"step 2", "finish"}
    table.choose("finish")
    assert (table.phase, set(table.options)) == ("production", {"step 2", "finish"})


@rule("kingdom.quest.both-may")
def test_a_step_that_the_opponent_has_completed_is_still_open():
    rich = {"alchemy": {"gold": 2}}
    table = questing({**rich, "steps": [1]}, step("1 gold"), step("1 gold"), david=rich)
    assert set(table[LISA].options) == {"step 2", "finish"}
    assert set(table[DAVID].options) == {"step 1", "step 2", "finish"}
    table[LISA].choose("step 2")
    table[DAVID].choose("step 1", "step 2")
    assert table[LISA].steps == table[DAVID].steps == [1, 2]


@rule("kingdom.quest.progress-is-open")
def test_both_see_which_steps_each_has_completed():
    table = questing({"alchemy": {"gold": 1}}, step("1 gold"), david={"steps": [2]}, phase="choice")
    table.choose("attend", "step 1")
    for seat in (LISA, DAVID):
        duchies = table.match.view(seat)["duchies"]
        assert [duchy["steps_done"] for duchy in duchies] == [[1], [2]]
        assert "step-done" in table[seat].told


@rule("kingdom.quest.any-time")
def test_a_step_can_be_completed_beside_every_question_of_ones_own():
    table = questing({"alchemy": {"gold": 1}}, step("1 gold"), phase="choice")
    moments = []
    while table.round == 1:
        options, others = table.options, [option for option in table.options if option != "attend"]
        if table.chooser != LISA:
            table.idle()
            continue
        if "attend" in options:
            table.choose("attend")
            assert set(table.options) == {"step 1", "finish"}
            table.choose("finish")
            if len(others) == 1:  # The last card of the hand goes without a question.
                moments.append((table.phase, others[0].split()[0]))
                continue
        verb = others[0].split()[0]
        moments.append((table.phase, verb))
        assert ("attend" in options or "step 1" in options) == (verb != "lay")
        table.choose("finish" if "finish" in options else others[0])
    assert (moments.count(("choice", "offer")), moments.count(("choice", "take"))) == (8, 4)
    assert {("planning", "slate"), ("planning", "finish")} <= set(moments)
    assert moments[-4:] == [("production", "finish")] * 4


# What pays.


@rule("kingdom.quest.alchemy-pays")
@pytest.mark.parametrize("resource", NAMES)
def test_cubes_of_the_alchemy_area_pay_for_their_own_resource(resource):
    other = NAMES[NAMES.index(resource) - 1]
    table = questing({"alchemy": {resource: 2, other: 1}}, step(f"2 {resource}"))
    table.choose("step 1")
    assert table[LISA].alchemy == {other: 1}
    table = questing({"alchemy": {other: 3}}, step(f"2 {resource}"))
    assert table.phase != "planning"  # nothing that Lisa could do


@rule("kingdom.quest.krystallium-pays", "kingdom.quest.right-cubes-first")
def test_krystallium_stands_in_for_what_is_missing_after_the_matching_cubes():
    lisa = {"alchemy": {"gold": 1, "exploration": 1}, "krystallium": 4}
    table = questing(lisa, step("3 gold, 1 krystallium"))
    table.choose("step 1")
    assert table[LISA].alchemy == {"exploration": 1}
    assert table[LISA].krystallium == 1


@rule("kingdom.quest.krystallium-pays")
def test_krystallium_pays_for_itself_and_for_cubes_only_as_often_as_it_is_there():
    assert set(questing({"krystallium": 2}, step("1 gold, 1 krystallium")).options) == {"step 1", "finish"}
    assert questing({"krystallium": 1}, step("1 gold, 1 krystallium")).phase != "planning"
    # Cubes do not pay for Krystallium.
    assert questing({"alchemy": {"gold": 4}}, step("1 krystallium")).phase != "planning"


@rule("kingdom.quest.right-cubes-first")
def test_with_all_cubes_there_no_krystallium_is_spent():
    table = questing({"alchemy": {"gold": 2}, "krystallium": 2}, step("2 gold")).choose("step 1")
    assert (table[LISA].alchemy, table[LISA].krystallium) == ({}, 2)


@rule("kingdom.quest.soldiers-pay")
def test_soldiers_are_paid_with_ones_own_soldiers_only():
    table = questing({"soldiers": 3}, step("2 soldier")).choose("step 1")
    assert table[LISA].soldiers == 1
    assert questing({"soldiers": 1, "krystallium": 5}, step("2 soldier")).phase != "planning"
    # Not those in training either.
    assert questing({"soldiers": 1, "training": True}, step("2 soldier")).phase != "planning"


# Transmuting.


@rule("kingdom.quest.alchemy-may-wait")
def test_five_or_more_cubes_may_be_kept_and_pay_for_steps():
    lisa = {"alchemy": {"gold": 4}, "building": []}
    table = questing(lisa, step("6 gold"), phase="production", makes="4 gold")
    assert (table[LISA].alchemy, table[LISA].krystallium) == ({"gold": 8}, 0)
    assert set(table.options) == {"step 1", "transmute", "finish"}
    table.choose("step 1")
    assert table[LISA].alchemy == {"gold": 2}


@rule("kingdom.quest.alchemy-may-wait")
def test_the_cubes_stay_together_over_the_rounds():
    many = {"gold": 7, "population": 6}
    table = questing({"alchemy": many}, phase="production", resource="exploration")
    assert set(table.options) == {"transmute", "finish"}
    table.choose("finish")
    assert (table.round, table[LISA].alchemy, table[LISA].krystallium) == (2, many, 0)


@rule("kingdom.quest.transmute-by-choice")
def test_the_player_picks_the_five_cubes():
    table = questing({"alchemy": {"materials": 3, "gold": 5}, "building": ["hut"]}, cards={"hut": HUT})
    table.choose("transmute", "melt gold")
    # What was begun is finished first, with any cubes in any order.
    assert table.options == ["melt materials", "melt gold"]
    table.choose("melt materials", "melt gold", "melt gold", "melt gold")
    assert (table[LISA].alchemy, table[LISA].krystallium) == ({"materials": 2, "gold": 1}, 1)
    assert set(table.options) == {"infuse gold hut", "scrap hut", "finish"}


@rule("kingdom.quest.transmute-by-choice")
def test_four_cubes_cannot_be_transmuted():
    table = questing({"alchemy": {"gold": 4}, "building": ["hut"]}, cards={"hut": HUT})
    assert set(table.options) == {"scrap hut", "finish"}


@rule("kingdom.quest.transmute-by-choice")
@pytest.mark.parametrize("cubes", [(2, 2, 1, 3), (5, 0, 5, 1), (0, 0, 0, 6), (1, 1, 1, 2), (6, 5, 0, 0)])
def test_each_choice_of_five_cubes_can_be_made_and_in_an_orderly_position_in_exactly_one_way(cubes):
    there = dict(zip(NAMES, cubes, strict=True))
    table = questing({"alchemy": there, "building": ["hut"]}, cards={"hut": HUT})
    table.choose("transmute")
    first = at.ALCHEMY + RESOURCES * LISA

    def left(ends):
        assert all(end.cells[at.KRYSTALLIUMS + LISA] == 1 for end in ends)
        return [tuple(end.cells[first : first + RESOURCES]) for end in ends]

    wanted = {
        tuple(have - given for have, given in zip(cubes, five, strict=True))
        for five in product(*(range(have + 1) for have in cubes))
        if sum(five) == 5
    }
    assert set(left(reachable(table.position, LISA, "melt-cubes", "melt"))) == wanted
    assert Counter(left(ways(table.position, LISA, "melt-cubes"))) == dict.fromkeys(wanted, 1)


# Who may win.


def ended(lisa, david, *steps):
    return questing(lisa, *steps, david=david, phase="end", cards={"palace": card("1 gold", points=20)})


@rule("kingdom.quest.step-points")
def test_the_points_of_completed_steps_are_added_at_the_end():
    steps = (step("1 gold", points=3), step("1 gold", points=5), step("1 gold"), step("1 gold", points=7))
    table = ended({"steps": [1, 4]}, {"steps": [2, 3, 4], "duchy": ["palace"]}, *steps)
    assert (table[LISA].points, table[DAVID].points) == (10, 32)


@rule("kingdom.quest.final-step-decides", "kingdom.quest.one-eligible")
def test_who_has_not_completed_the_final_step_cannot_win_whatever_the_score():
    table = ended({"steps": [4]}, {"steps": [1, 2, 3], "duchy": ["palace"]}, *final("1 gold"))
    assert table[LISA].points < table[DAVID].points
    assert (table[LISA].place, table[DAVID].place) == (1, 2)


@rule("kingdom.quest.final-step-decides")
def test_between_two_who_have_completed_it_the_score_decides_and_the_other_steps_do_not():
    table = ended({"steps": [1, 2, 3, 4]}, {"steps": [4], "duchy": ["palace"]}, *final("1 gold"))
    assert (table[LISA].place, table[DAVID].place) == (2, 1)


@rule("kingdom.quest.neither-eligible")
def test_both_lose_if_neither_has_completed_the_final_step():
    table = ended({"steps": [1, 2, 3], "duchy": ["palace"]}, {"steps": [3]}, *final("1 gold"))
    assert (table[LISA].place, table[DAVID].place) == (2, 2)
    assert {table.match.why(event) for event in table.match.events[-2:]} == {"kingdom.quest.neither-eligible"}
    # Where nobody wins, nothing breaks a tie.
    table = ended({"soldiers": 1}, {}, *final("1 gold"))
    assert (table[LISA].points, table[LISA].place) == (table[DAVID].points, table[DAVID].place)
    assert "tie-broken" not in table.told
