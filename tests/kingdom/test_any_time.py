"""What "at any time" means: when a player sees to the Duchy, what can be done there, and in which order."""

import pytest

from tests.kingdom.alone import alone
from tests.kingdom.duchies import DAVID, LISA, NEVER, card, quest, step, tales, two
from tests.rules import rule

HUT = card("2 gold", recycling="gold")
VAULT = card("1 krystallium")
CAMP = card("1 soldier")


def rats(price):
    """Giant Rats that ask for so many Soldiers."""
    return {"menace": {"giant-rats": {"soldiers": [price] * 4}}}


@rule("kingdom.construction.any-time")
def test_the_moments_of_a_round_at_which_a_player_may_see_to_the_duchy():
    table = two({"building": ["vault"], "krystallium": 1}, cards={"vault": VAULT}, phase="choice")
    moments = []
    while table.round == 1:
        seat, options = table[table.chooser], table.options
        if table.chooser == LISA:
            if "attend" in options:
                moments.append(next(one for one in options if one != "attend").split()[0])
            elif "infuse krystallium vault" in options:
                moments.append(table.phase)
        else:
            assert "attend" not in options
        seat.choose("finish" if "finish" in options else next(one for one in options if one != "attend"))
    # Four times two cards are offered, and four times an area is selected.
    assert [moments.count(word) for word in ("offer", "take")] == [8, 4]
    assert moments[12:] == ["planning", *["production"] * 4, "combat"]


@rule("kingdom.construction.any-time")
def test_in_the_choice_phase_the_decision_goes_on_after_seeing_to_the_duchy():
    lisa = {"building": ["vault", "hut"], "krystallium": 1}
    table = two(lisa, cards={"vault": VAULT, "hut": HUT}, phase="choice")
    offers = [option for option in table.options if option != "attend"]
    table.choose("attend")
    assert table.chooser == LISA
    table.choose("infuse krystallium vault")
    # Nothing but discarding is left, so the Duchy is done with.
    assert (table.chooser, table.options) == (LISA, offers)
    # Nobody's turn comes sooner or later by it, and all have seen it.
    assert table.turn == 0
    assert "completed" in table[DAVID].told


@rule("kingdom.construction.any-time", "kingdom.choice.see-to-your-duchy")
@pytest.mark.parametrize("way", [["finish"], ["infuse gold hut", "finish"]])
def test_in_the_choice_phase_the_duchy_is_seen_to_once_at_each_decision(way):
    lisa = {"building": ["vault", "hut"], "krystallium": 9}
    table = two(lisa, cards={"vault": VAULT, "hut": HUT}, phase="choice", turn=3)
    choices = []
    while len(choices) < 6:
        others = [option for option in table.options if option != "attend"]
        choices.append((others[0].split()[0], "attend" in table.options))
        if "attend" in table.options:
            table.choose("attend", *way)
            assert table.options == others
            way = ["finish"]
        table.choose(others[0])
    # Lisa selects and offers two cards; then it is David's turn, who has nothing to do in his Duchy.
    lisas = [("take", True), ("offer", True), ("lay", False), ("offer", True), ("lay", False)]
    assert choices == [*lisas, ("take", False)]


@rule("kingdom.choice.see-to-your-duchy", "kingdom.solo.select")
def test_alone_the_duchy_is_seen_to_once_before_each_selection():
    table = alone(
        """
        turn = 2
        areas = [["quarry", { card = "scouts", down = true }], ["hamlet"]]
        [seat.0]
        building = ["vault"]
        krystallium = 1
        [card.vault]
        type = "structure"
        cost = { gold = 2 }
        """
    )
    assert table.options == ["take 1", "take 2", "pick 1.2", "attend"]
    table.choose("attend", "finish")
    assert table.options == ["take 1", "take 2", "pick 1.2"]
    # Also when a card was turned up in between.
    table.choose("pick 1.2")
    assert table.options == ["take 1", "take 2"]
    table.choose("take 2")
    assert "attend" in table.options


@rule("kingdom.construction.window")
def test_seeing_to_the_duchy_goes_on_until_the_player_finishes():
    cards = {"hall": card("2 gold, 2 soldier, 2 krystallium"), "keep": card("3 gold", recycling="population")}
    lisa = {"building": ["hall", "keep", "hut"], "krystallium": 3, "soldiers": 2}
    table = two(lisa, cards={**cards, "hut": HUT}, phase="planning")
    table.choose("infuse gold hall", "infuse krystallium hall", "enlist hall", "enlist hall")
    table.choose("scrap keep", "scrap hut")
    assert table[LISA].building == {"hall": {"gold": 1, "krystallium": 1, "soldier": 2}}
    assert table[LISA].alchemy == {"gold": 1, "population": 1}
    assert (table[LISA].krystallium, table[LISA].soldiers) == (1, 0)


@rule("kingdom.construction.window")
def test_a_player_may_finish_at_once():
    lisa = {"building": ["hut"], "krystallium": 2}
    table = two(lisa, cards={"hut": HUT}, resource="exploration")
    assert set(table.options) == {"infuse gold hut", "scrap hut", "finish"}
    table.choose("finish")
    assert (table.phase, table[LISA].building, table[LISA].krystallium) == ("combat", {"hut": {}}, 2)


# Only when it is of use.


@rule("kingdom.construction.window-only-when-useful")
def test_at_the_end_of_planning_everybody_with_a_card_under_construction_is_asked():
    table = two({"building": ["hut"]}, {}, cards={"hut": HUT}, phase="planning")
    assert table.open == [LISA]
    assert set(table[LISA].options) == {"scrap hut", "finish"}


@rule("kingdom.construction.window-only-when-useful")
@pytest.mark.parametrize(
    ("cubes", "huts", "is_asked"), [(3, 1, False), (4, 1, True), (3, 2, True), (1, 3, False)]
)
def test_in_production_nobody_is_asked_only_to_discard_unless_it_can_bring_the_fifth_cube(
    cubes, huts, is_asked
):
    lisa = {"building": ["hut"] * huts, "alchemy": {"population": cubes}}
    table = two(lisa, cards={"hut": HUT | {"copies": 3}}, resource="exploration")
    if is_asked:
        assert (table.phase, set(table.options)) == ("production", {"scrap hut.1", "finish"})
    else:
        assert (table.round, table.phase) == (2, "choice")


@rule("kingdom.construction.window-only-when-useful")
def test_in_the_choice_phase_nobody_is_asked_only_to_discard_unless_it_can_bring_the_fifth_cube():
    cards = {"hut": HUT}
    assert (
        "attend"
        not in two({"building": ["hut"], "alchemy": {"gold": 3}}, cards=cards, phase="choice").options
    )
    table = two({"building": ["hut"], "alchemy": {"gold": 4}}, cards=cards, phase="choice")
    table.choose("attend", "scrap hut")
    assert (table[LISA].krystallium, table[LISA].alchemy) == (1, {})


@rule("kingdom.construction.window-only-when-useful")
def test_who_is_asked_for_something_else_may_discard_as_well():
    cards = {"hut": HUT, "camp": CAMP, "keep": card("9 materials")}
    lisa = {"building": ["hut", "camp", "keep"], "soldiers": 1}
    table = two(lisa, cards=cards, resource="exploration")
    assert set(table.options) == {"enlist camp", "scrap camp", "scrap hut", "scrap keep", "finish"}
    # When discarding is all that is left, it can wait.
    table.choose("enlist camp")
    assert table.round == 2
    assert table[LISA].duchy == ["camp"]


@rule("kingdom.construction.window-only-when-useful")
@pytest.mark.parametrize(("gold", "is_asked"), [(1, True), (2, True), (3, False)])
def test_with_a_quest_one_is_asked_when_discarding_can_pay_a_step(gold, is_asked):
    """The last moment of the game: only discarding makes the final step possible."""
    steps = quest(NEVER, NEVER, NEVER, step(f"{gold} gold"))
    lisa = {"building": ["hut", "hut"]}
    last = {"module": "quest", "round": 4, "resource": "exploration"}
    table = two(lisa, cards={"hut": HUT | {"copies": 2}}, own=steps, **last)
    if is_asked:
        table.choose(*["scrap hut"] * gold, "step 4")
        assert table[LISA].steps == [4]
        table.idle(lambda table: table.match.is_over)
    assert table.match.is_over
    assert table[LISA].place == (1 if is_asked else 2)


# The order.


@rule("kingdom.construction.window-order")
def test_without_a_gain_there_is_no_going_back_to_an_earlier_possibility():
    cards = {"hall": card("2 gold, 1 population"), "keep": card("2 gold, 1 soldier")}
    lisa = {"building": ["hall", "keep"], "krystallium": 3, "soldiers": 1}
    table = two(lisa, cards=cards, phase="planning")
    hall = ["infuse population hall", "infuse gold hall"]
    rest = ["enlist keep", "scrap hall", "scrap keep", "finish"]
    assert set(table.options) == {*hall, "infuse gold keep", *rest}
    table.choose("infuse gold hall")
    assert set(table.options) == {"infuse gold hall", "infuse gold keep", *rest}
    table.choose("infuse gold keep")
    assert set(table.options) == {"infuse gold keep", *rest}
    table.choose("enlist keep")
    assert set(table.options) == {"scrap hall", "scrap keep", "finish"}
    table.choose("scrap keep")
    # The hall comes before the keep, so nothing is left to do.
    assert (table.phase, table[LISA].building) == ("production", {"hall": {"gold": 1}})


@rule("kingdom.construction.window-order")
@pytest.mark.parametrize(
    ("bonus", "is_afresh"), [({}, False), ({"soldiers": 1}, True), ({"krystallium": 1}, True)]
)
def test_a_gain_of_soldiers_or_krystallium_starts_the_order_afresh(bonus, is_afresh):
    cards = {"hall": card("2 gold, 2 soldier"), "keep": card("1 gold", **bonus)}
    lisa = {"building": ["hall", "keep"], "krystallium": 2}
    table = two(lisa, cards=cards, phase="planning").choose("infuse gold keep")
    assert table[LISA].duchy == ["keep"]
    assert ("infuse gold hall" in table.options) == is_afresh


@rule("kingdom.construction.window-order", "kingdom.construction.gains-usable-at-once")
def test_a_new_krystallium_starts_the_order_afresh():
    cards = {"hall": card("2 gold, 1 soldier"), "hut": HUT}
    lisa = {"building": ["hall", "hut"], "alchemy": {"gold": 4}}
    table = two(lisa, cards=cards, resource="exploration")
    assert set(table.options) == {"scrap hall", "scrap hut", "finish"}
    table.choose("scrap hut")
    assert set(table.options) == {"infuse gold hall", "scrap hall", "finish"}
    table.choose("infuse gold hall")
    assert table[LISA].building == {"hall": {"gold": 1}}


# Gains.


@rule("kingdom.construction.gains-usable-at-once")
def test_the_soldiers_of_a_card_completed_in_the_combat_phase_can_fight_in_it():
    lisa = {"building": ["barrack"], "krystallium": 1, "menaces": ["giant-rat"]}
    cards = {"barrack": card("1 gold", soldiers=2)}
    table = two(lisa, cards=cards, phase="combat", round=2, own=rats(2))
    assert not any(option.startswith("fight") for option in table.options)
    table.choose("infuse gold barrack", "fight giant-rat")
    assert (table[LISA].menaces, table[LISA].soldiers) == ([], 0)


@rule("kingdom.construction.gains-usable-at-once")
def test_krystallium_and_soldiers_of_a_bonus_fill_spaces_in_the_same_step():
    cards = {"camp": card("1 materials", soldiers=1, krystallium=1), "keep": card("1 soldier, 1 krystallium")}
    table = two({"building": ["camp", "keep"]}, makes="1 materials", cards=cards)
    table.choose("place 1 camp", "infuse krystallium keep", "enlist keep")
    assert table[LISA].duchy == ["camp", "keep"]
    assert [tale[1] for tale in tales(table, "completed")] == [table.names.index(n) for n in ("camp", "keep")]
