"""Choices "at any time": when a player is asked, what can be done then, and that nothing has an order."""

import json

import pytest

from courtyard.engine import journal
from courtyard.engine.chance import Dice
from courtyard.engine.match import Match
from courtyard.engine.trouble import Trouble
from courtyard.games.kingdom.game import KINGDOM
from tests.kingdom.alone import alone
from tests.kingdom.duchies import DAVID, LISA, NEVER, card, quest, step, tales, two
from tests.rules import rule
from tests.strategies import examples

HUT = card("2 gold", recycling="gold")
VAULT = card("1 krystallium")
CAMP = card("1 soldier")


def rats(price):
    """Giant Rats that ask for so many Soldiers."""
    return {"menace": {"giant-rats": {"soldiers": [price] * 4}}}


@rule("kingdom.construction.any-time")
def test_whatever_is_allowed_at_any_time_stands_beside_every_question_of_a_round():
    table = two({"building": ["vault"], "krystallium": 1}, cards={"vault": VAULT}, phase="choice")
    moments = []
    while table.round == 1:
        options = table.options
        others = [one for one in options if one != "attend"]
        if table.chooser == LISA:
            moments.append((table.phase, others[0].split()[0]))
            # Where a card is laid is a part of offering it.
            may = "attend" in options or "infuse krystallium vault" in options
            assert may == (moments[-1][1] != "lay"), options
        else:
            assert "attend" not in options
        table.choose("finish" if "finish" in options else others[0])
    # Four times two cards are offered, the last with nothing else to ask; four times an area is selected.
    assert (moments.count(("choice", "offer")), moments.count(("choice", "take"))) == (8, 4)
    assert ("planning", "slate") in moments
    assert moments[-6:] == [("planning", "finish"), *[("production", "finish")] * 4, ("combat", "finish")]


@rule("kingdom.construction.any-time", "kingdom.construction.until-done")
def test_in_the_choice_phase_the_decision_goes_on_after_seeing_to_the_duchy():
    lisa = {"building": ["vault", "hut"], "krystallium": 1}
    table = two(lisa, cards={"vault": VAULT, "hut": HUT}, phase="choice")
    offers = [option for option in table.options if option != "attend"]
    table.choose("attend")
    assert table.chooser == LISA
    table.choose("infuse krystallium vault")
    # The hut can still be discarded, so Lisa says when she is done.
    assert (table.chooser, table.options) == (LISA, ["finish", "scrap hut"])
    table.choose("finish")
    assert (table.chooser, table[LISA].offers("offer")) == (LISA, offers)
    # Nobody's turn comes sooner or later by it, and all have seen it.
    assert table.turn == 0
    assert "completed" in table[DAVID].told


@rule("kingdom.construction.until-done", "kingdom.choice.see-to-your-duchy")
def test_in_the_choice_phase_seeing_to_the_duchy_ends_by_itself_when_nothing_is_left_to_do_at_all():
    table = two({"building": ["vault"], "krystallium": 1}, cards={"vault": VAULT}, phase="choice")
    offers = [option for option in table.options if option != "attend"]
    table.choose("attend", "infuse krystallium vault")
    assert (table.chooser, table.options) == (LISA, offers)


@rule("kingdom.construction.any-time", "kingdom.choice.see-to-your-duchy")
def test_in_the_choice_phase_the_duchy_is_seen_to_until_nothing_is_done_there():
    lisa = {"building": ["vault", "hut"], "krystallium": 9}
    table = two(lisa, cards={"vault": VAULT, "hut": HUT}, phase="choice", turn=3)
    assert table.options == ["take 1", "take 2", "attend"]
    table.choose("attend", "infuse gold hut", "finish")
    # Something was done, so there may be more to do.
    assert table.options == ["take 1", "take 2", "attend"]
    table.choose("attend", "infuse gold hut", "finish", "attend", "finish")
    assert table.options == ["take 1", "take 2"]
    # The next question is another one.
    table.choose("take 1")
    assert (table[LISA].duchy, table.options[-1]) == (["hut"], "attend")


@rule("kingdom.choice.see-to-your-duchy")
def test_in_the_choice_phase_the_duchy_can_be_seen_to_at_each_own_question():
    lisa = {"building": ["vault", "hut"], "krystallium": 9}
    table = two(lisa, cards={"vault": VAULT, "hut": HUT}, phase="choice", turn=3)
    choices = []
    while len(choices) < 6:
        others = [option for option in table.options if option != "attend"]
        choices.append((others[0].split()[0], "attend" in table.options))
        if "attend" in table.options:
            table.choose("attend", "finish")
            assert table.options == others
        table.choose(others[0])
    # Lisa selects and offers two cards; then it is David's turn, who has nothing to do in his Duchy.
    lisas = [("take", True), ("offer", True), ("lay", False), ("offer", True), ("lay", False)]
    assert choices == [*lisas, ("take", False)]


@rule("kingdom.choice.see-to-your-duchy", "kingdom.solo.select")
def test_alone_the_duchy_is_seen_to_beside_each_question():
    table = alone(
        """
        turn = 2
        areas = [["quarry", { card = "scouts", down = true }], ["hamlet", "village"]]
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
    # When a card was turned up, the question is another one.
    table.choose("pick 1.2")
    assert table.options == ["take 1", "take 2", "attend"]
    table.choose("attend", "finish", "take 2")
    assert table.options == ["pass", "drop hamlet.1", "drop village.1", "attend"]
    table.choose("attend", "finish")
    assert table.options == ["pass", "drop hamlet.1", "drop village.1"]
    # Also while the three cards of the Search are looked at.
    table.choose("drop village.1")
    assert (table[0].offers("keep") != [], table.options[-1]) == (True, "attend")


@rule("kingdom.construction.until-done")
def test_a_stage_goes_on_until_the_player_finishes():
    cards = {"hall": card("2 gold, 2 soldier, 2 krystallium"), "keep": card("3 gold", recycling="population")}
    lisa = {"building": ["hall", "keep", "hut"], "krystallium": 3, "soldiers": 2}
    table = two(lisa, cards={**cards, "hut": HUT}, phase="planning")
    table.choose("scrap keep", "enlist hall", "infuse gold hall", "scrap hut")
    table.choose("infuse krystallium hall", "enlist hall")
    assert table[LISA].building == {"hall": {"gold": 1, "krystallium": 1, "soldier": 2}}
    assert table[LISA].alchemy == {"gold": 1, "population": 1}
    assert (table[LISA].krystallium, table[LISA].soldiers) == (1, 0)
    assert table.phase == "planning"
    table.choose("finish")
    assert "produced" in table.told


@rule("kingdom.construction.until-done")
def test_a_player_may_finish_at_once():
    lisa = {"building": ["hut"], "krystallium": 2}
    table = two(lisa, cards={"hut": HUT}, resource="exploration")
    assert set(table.options) == {"infuse gold hut", "scrap hut", "finish"}
    table.choose("finish")
    assert (table.phase, table[LISA].building, table[LISA].krystallium) == ("combat", {"hut": {}}, 2)


@rule("kingdom.construction.until-done")
def test_a_stage_ends_by_itself_when_nothing_at_all_can_be_done_any_more():
    table = two({"building": ["hut"], "krystallium": 2}, cards={"hut": HUT}, resource="exploration")
    table.choose("infuse gold hut")
    assert table.phase == "production"
    table.choose("infuse gold hut")
    assert (table.round, table[LISA].duchy) == (2, ["hut"])


# Only when it is of use.


@rule("kingdom.construction.asked-when-it-matters")
def test_at_the_end_of_planning_everybody_with_a_card_under_construction_is_asked():
    table = two({"building": ["hut"]}, {}, cards={"hut": HUT}, phase="planning")
    assert table.open == [LISA]
    assert set(table[LISA].options) == {"scrap hut", "finish"}


@rule("kingdom.construction.asked-when-it-matters")
@pytest.mark.parametrize(
    ("cubes", "huts", "is_asked"), [(3, 1, False), (4, 1, True), (3, 2, True), (1, 3, False)]
)
def test_in_production_nobody_is_asked_only_to_discard_unless_it_can_bring_the_fifth_cube(
    cubes, huts, is_asked
):
    lisa = {"building": ["hut"] * huts, "alchemy": {"population": cubes}}
    table = two(lisa, cards={"hut": HUT | {"copies": 3}}, resource="exploration")
    if is_asked:
        scraps = [f"scrap hut.{nth}" for nth in range(1, huts + 1)]
        assert (table.phase, table.options) == ("production", ["finish", *scraps])
    else:
        assert (table.round, table.phase) == (2, "choice")


@rule("kingdom.construction.any-time")
def test_in_the_choice_phase_one_may_also_only_discard():
    table = two({"building": ["hut"], "alchemy": {"gold": 3}}, cards={"hut": HUT}, phase="choice")
    table.choose("attend")
    assert table.options == ["finish", "scrap hut"]
    table.choose("scrap hut")
    assert (table[LISA].building, table[LISA].alchemy) == ({}, {"gold": 4})
    assert "attend" not in table.options


@rule("kingdom.construction.until-done")
def test_who_is_asked_for_something_else_may_discard_as_well():
    cards = {"hut": HUT, "camp": CAMP, "keep": card("9 materials")}
    lisa = {"building": ["hut", "camp", "keep"], "soldiers": 1}
    table = two(lisa, cards=cards, resource="exploration")
    assert set(table.options) == {"enlist camp", "scrap camp", "scrap hut", "scrap keep", "finish"}
    # Whoever has chosen something goes on until nothing is left or all is said.
    table.choose("enlist camp")
    assert (table.round, table.options) == (1, ["finish", "scrap hut", "scrap keep"])
    table.choose("scrap keep", "finish")
    assert table.round == 2
    assert (table[LISA].duchy, list(table[LISA].building)) == (["camp"], ["hut"])


@rule("kingdom.construction.asked-when-it-matters")
def test_a_production_step_without_cubes_asks_nothing_of_somebody_who_could_only_discard():
    """David has to place cubes; Lisa has nothing to decide in any of the four steps."""
    cards = {"hut": HUT, "keep": card("9 materials, 9 population")}
    table = two({"building": ["hut"]}, {"building": ["keep"]}, theirs="1 materials", cards=cards)
    assert (table.phase, table.open) == ("production", [DAVID])
    table.choose("place 1 keep", "finish")
    assert (table.round, table.phase) == (2, "choice")


@rule("kingdom.construction.asked-when-it-matters")
@pytest.mark.parametrize(("gold", "is_asked"), [(1, True), (2, True), (3, False)])
def test_with_a_quest_one_is_asked_when_discarding_can_pay_a_step(gold, is_asked):
    """The last moment of the game: only discarding makes the final step possible."""
    steps = quest(NEVER, NEVER, NEVER, step(f"{gold} gold"))
    lisa = {"building": ["hut", "hut"]}
    last = {"module": "quest", "round": 4, "resource": "exploration"}
    table = two(lisa, cards={"hut": HUT | {"copies": 2}}, own=steps, **last)
    if is_asked:
        table.choose(*(f"scrap hut.{nth}" for nth in range(gold, 0, -1)), "step 4")
        assert table[LISA].steps == [4]
        table.idle(lambda table: table.match.is_over)
    assert table.match.is_over
    assert table[LISA].place == (1 if is_asked else 2)


# The order.


@rule("kingdom.construction.until-done")
def test_nothing_is_lost_by_the_order_in_which_it_is_done():
    cards = {"hall": card("2 gold, 1 population"), "keep": card("2 gold, 1 soldier")}
    lisa = {"building": ["hall", "keep"], "krystallium": 3, "soldiers": 1}
    table = two(lisa, cards=cards, phase="planning")
    hall = {"infuse population hall", "infuse gold hall"}
    rest = {"scrap hall", "scrap keep", "finish"}
    assert set(table.options) == {*hall, "infuse gold keep", "enlist keep", *rest}
    table.choose("enlist keep")
    assert set(table.options) == {*hall, "infuse gold keep", *rest}
    table.choose("infuse gold keep")
    assert set(table.options) == {*hall, "infuse gold keep", *rest}
    table.choose("infuse gold hall")
    assert set(table.options) == {*hall, "infuse gold keep", *rest}
    table.choose("scrap keep")
    assert set(table.options) == {*hall, "scrap hall", "finish"}
    table.choose("infuse population hall", "finish")
    assert table[LISA].building == {"hall": {"gold": 1, "population": 1}}


def test_in_an_orderly_position_there_is_no_going_back_without_a_gain():
    cards = {"hall": card("2 gold, 1 population"), "keep": card("2 gold, 1 soldier")}
    lisa = {"building": ["hall", "keep"], "krystallium": 3, "soldiers": 1}
    table = two(lisa, cards=cards, phase="planning")
    table.position.order(True)
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


@pytest.mark.parametrize(
    ("bonus", "is_afresh"), [({}, False), ({"soldiers": 1}, True), ({"krystallium": 1}, True)]
)
def test_in_an_orderly_position_a_gain_starts_the_order_afresh(bonus, is_afresh):
    cards = {"hall": card("2 gold, 2 soldier"), "keep": card("1 gold", **bonus)}
    table = two({"building": ["hall", "keep"], "krystallium": 2}, cards=cards, phase="planning")
    table.position.order(True)
    table.choose("infuse gold keep")
    assert table[LISA].duchy == ["keep"]
    assert ("infuse gold hall" in table.options) == is_afresh


@rule("kingdom.construction.gains-usable-at-once")
def test_a_new_krystallium_can_be_used_in_the_same_moment():
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


def beside(table, seat):
    """Give what a seat may do now though nothing asks it, in notation."""
    return [text.notation for text in table.match.standing(seat)]


def do(table, seat, notation):
    table.match.choose(seat, KINGDOM.parse(notation, table.match.values))


@rule("kingdom.construction.beside-others", "kingdom.construction.discard")
def test_what_is_allowed_at_any_time_is_allowed_in_the_other_players_turn():
    david = {"building": ["vault", "hut", "camp"], "krystallium": 1, "soldiers": 1}
    cards = {"vault": VAULT, "hut": HUT, "camp": CAMP}
    table = two({}, david, cards=cards, phase="choice")
    asked = (table.chooser, table.options)
    assert asked[0] == LISA
    assert {"infuse krystallium vault", "enlist camp", "scrap hut"} <= set(beside(table, DAVID))
    for notation in ("infuse krystallium vault", "enlist camp", "scrap hut"):
        do(table, DAVID, notation)
        assert (table.chooser, table.options) == asked, "the question to the other player stays as it was"
    assert sorted(table[DAVID].duchy) == ["camp", "vault"] and not table[DAVID].building
    assert "scrapped" in table[LISA].told
    assert beside(table, DAVID) == [] and beside(table, LISA) == []
    with pytest.raises(Trouble):
        do(table, DAVID, "scrap hut")


@rule("kingdom.construction.beside-others")
def test_between_lifting_a_card_and_laying_it_one_may_act_as_well():
    table = two({"building": ["vault"], "krystallium": 1}, cards={"vault": VAULT}, phase="choice")
    assert "attend" in table.options and not beside(table, LISA)
    table.choose(next(option for option in table.options if option.startswith("offer ")))
    laying = table.options
    do(table, LISA, "infuse krystallium vault")
    assert (table.chooser, table.options, table[LISA].duchy) == (LISA, laying, ["vault"])


@rule("kingdom.construction.beside-others", "kingdom.quest.any-time")
def test_who_is_done_with_a_stage_may_still_act_while_the_other_is_not_and_nobody_sees_it():
    lisa = {"building": ["hut"], "alchemy": {"materials": 1}}
    david = {"building": ["vault"], "krystallium": 1}
    table = two(lisa, david, cards={"vault": VAULT, "hut": HUT}, phase="planning")
    table[LISA].choose("finish")
    assert table.match.open_seats == [DAVID]
    before = table.match.view(DAVID)
    do(table, LISA, "scrap hut")
    assert table.match.view(DAVID) == before
    assert table.match.open_seats == [DAVID] and not table[LISA].building
    table.match.undo(LISA)
    assert table[LISA].building


def test_bots_are_not_offered_what_nobody_asks():
    table = two({}, {"building": ["hut"]}, cards={"hut": HUT}, phase="choice")
    assert beside(table, DAVID) == ["scrap hut"]
    assert table.match.options_of(LISA) == [int(option) for option in table.match.position.options]
    assert not table.match.is_open(DAVID)


@pytest.mark.parametrize("module", ["menace", "advisors", "quest"])
@pytest.mark.parametrize("players", [1, 2])
def test_games_in_which_everybody_acts_beside_all_questions_break_nothing(players, module):
    beside_all = 0
    for seed in range(examples(12)):
        match, dice = Match(KINGDOM, {"players": players, "module": module}, str(seed)), Dice(seed)
        while not match.is_over:
            seat = dice.below(players)
            standing = [text.option for text in match.standing(seat)]
            if standing and dice.below(3) == 0:
                match.choose(seat, standing[dice.below(len(standing))])
                beside_all += 1
                if match.can_undo(seat) and dice.below(4) == 0:
                    match.undo(seat)
            else:
                chooser = match.open_seats[dice.below(len(match.open_seats))]
                options = match.options_of(chooser)
                match.choose(chooser, options[dice.below(len(options))])
            assert match.position.audit() == []
        again = journal.replay(json.loads(journal.to_text(match)), KINGDOM)
        assert list(again.position.cells) == list(match.position.cells)
    assert (beside_all > 0) == (players == 2), "alone, every question is one's own"
