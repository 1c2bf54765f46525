"""The Advisors of any time, and the Scrying Alchemist at the end of the game."""

import pytest

from tests.kingdom.advising import ANY_TIME, BRINGS, advised, can_use, moment_of
from tests.rules import rule

# At any time.


@rule("kingdom.advisors.illuminated-prophet")
def test_the_prophet_discards_one_calamity_of_the_duchy_for_five_soldiers():
    table = advised(
        """
        phase = "planning"
        round = 3
        [seat.0]
        advisors = ["illuminated-prophet"]
        soldiers = 10
        calamities = 2
        [seat.1]
        calamities = 1
        """
    )
    table[0].choose("activate illuminated-prophet")
    assert len(table[0].calamities) == 1
    assert len(table[1].calamities) == 1
    assert (table[0].soldiers, table[0].points) == (5, -4)
    assert "calamity-lifted" in table[0].told


@rule("kingdom.advisors.illuminated-prophet")
def test_the_prophet_cannot_help_against_the_calamities_of_the_opponent():
    table = advised(
        """
        phase = "production"
        round = 3
        [seat.0]
        advisors = ["illuminated-prophet"]
        soldiers = 10
        krystallium = 1
        building = ["great-hall"]
        [seat.1]
        calamities = 1
        """
    )
    assert table[0].duty == "see-to-duchy"
    assert not can_use(table, "illuminated-prophet", 0)


@rule("kingdom.advisors.prophet-in-the-duchy")
def test_a_calamity_in_the_hand_or_the_selection_is_no_matter_for_the_prophet():
    text = """
        turn = 4
        areas = [["quarry"], []]
        [seat.0]
        advisors = ["illuminated-prophet"]
        soldiers = 5
        krystallium = 1
        building = ["great-hall"]
        hand = ["calamity"]
        selected = [{ card = "calamity.2", by = 1 }]
        """
    table = advised(text).choose("attend")
    assert table[0].duty == "see-to-duchy"
    assert not can_use(table, "illuminated-prophet", 0)
    # Once it has come to the Duchy it can be discarded.
    table.idle(lambda table: can_use(table, "illuminated-prophet", 0))
    assert table.phase == "planning"
    assert "calamity.2" in table[0].calamities


@rule("kingdom.advisors.great-silversmith", "kingdom.advisors.lost-icons")
def test_the_silversmith_brings_three_krystallium_for_five_soldiers():
    table = moment_of("great-silversmith", 5)
    table[1].choose("activate great-silversmith")
    assert (table[1].krystallium, table[1].soldiers) == (3, 0)


@rule("kingdom.advisors.master-artisan", "kingdom.advisors.artisan-under-construction")
@pytest.mark.parametrize("filled", ["", ", materials = 1", ", materials = 1, soldier = 1"])
def test_the_artisan_completes_a_card_as_it_lies_for_eight_soldiers(filled):
    table = advised(
        f"""
        phase = "planning"
        [seat.0]
        advisors = ["master-artisan"]
        soldiers = 8
        building = [{{ card = "camp"{filled} }}, "kiln"]
        """
    )
    table.choose("activate master-artisan")
    assert sorted(table.options) == ["build camp", "build kiln"]
    table.choose("build camp")
    assert table[0].duchy == ["camp"]
    assert table[0].building == {"kiln": {}}
    # The Camp brings a soldier and two Krystallium, once.
    assert (table[0].soldiers, table[0].krystallium) == (1, 2)


@rule("kingdom.advisors.artisan-under-construction")
def test_the_artisan_needs_a_card_under_construction():
    table = advised(
        """
        turn = 4
        areas = [["quarry"], []]
        [seat.0]
        advisors = ["master-artisan", "illuminated-prophet"]
        soldiers = 8
        hand = ["kiln"]
        selected = ["pit"]
        """
    )
    assert "attend" not in table.options
    table = advised(
        """
        phase = "planning"
        [seat.0]
        advisors = ["master-artisan"]
        soldiers = 8
        selected = ["pit"]
        """
    )
    assert table.options == ["slate pit", "recycle pit"]
    table.choose("slate pit")
    assert can_use(table, "master-artisan", 0)
    table.choose("activate master-artisan")
    assert table[0].duchy == ["pit"]


@rule("kingdom.advisors.any-time", "kingdom.construction.beside-others")
@pytest.mark.parametrize("moment", ["turn = 3\nareas = [['quarry'], []]", "phase = 'planning'"])
def test_prophet_and_silversmith_help_while_the_other_player_chooses(moment):
    table = advised(
        f"""
        round = 3
        {moment}
        [seat.0]
        building = ["quarry"]
        [seat.1]
        advisors = {ANY_TIME}
        soldiers = 18
        calamities = 1
        building = ["great-hall"]
        """
    )
    if "planning" in moment:
        table[1].choose("finish")
    asked = table.match.open_seats
    assert 1 not in asked
    standing = {text.notation: text.option for text in table.match.standing(1)}
    assert "activate master-artisan" not in standing, "which card it completes is a question"
    for advisor in ("illuminated-prophet", "great-silversmith"):
        table.match.choose(1, standing[f"activate {advisor}"])
        assert table.match.open_seats == asked
    assert (table[1].calamities, table[1].krystallium, table[1].soldiers) == ([], 3, 8)
    left = [text.notation for text in table.match.standing(1)]
    assert not any(notation.startswith("activate") for notation in left)


@rule("kingdom.advisors.any-time")
@pytest.mark.parametrize(
    "moment",
    [
        "turn = 4\nareas = [['quarry'], []]",
        "turn = 3\nareas = [['quarry'], []]",
        "phase = 'planning'",
        *[f"phase = 'production'\nresource = '{resource}'" for resource in BRINGS.values()],
    ],
)
def test_three_advisors_help_whenever_one_sees_to_the_duchy(moment):
    table = advised(
        f"""
        round = 3
        {moment}
        [seat.0]
        advisors = {ANY_TIME}
        soldiers = 18
        calamities = 1
        building = ["great-hall"]
        """
    )
    if "turn" in moment:
        assert not any(can_use(table, advisor, 0) for advisor in ANY_TIME)
        table.choose("attend")
    assert table[0].duty == "see-to-duchy"
    for advisor in ANY_TIME:
        table[0].choose(f"activate {advisor}")
    assert (table[0].calamities, table[0].krystallium, table[0].duchy) == ([], 3, ["great-hall"])
    assert table[0].soldiers == 0


# The Scrying Alchemist.

LAST = """
phase = "{}"
round = {}
[seat.{}]
advisors = ["scrying-alchemist"]
soldiers = 7
calamities = 1
[seat.{}]
calamities = 2
"""


@rule("kingdom.advisors.scrying-alchemist", "kingdom.advisors.alchemist-both-players")
@pytest.mark.parametrize("owner", [0, 1])
def test_the_alchemist_doubles_the_calamities_of_both_players_for_seven_soldiers(owner):
    table = advised(LAST.format("end", 4, owner, 1 - owner))
    assert (table.chooser, table.options) == (owner, ["activate scrying-alchemist", "pass"])
    table.choose("activate scrying-alchemist")
    assert table.match.is_over
    assert table[owner].soldiers == 0
    assert (table[owner].points, table[1 - owner].points) == (-8, -16)


@rule("kingdom.advisors.scrying-alchemist")
def test_without_the_alchemist_calamities_cost_what_they_cost():
    table = advised(LAST.format("end", 4, 0, 1)).choose("pass")
    assert table.match.is_over
    assert (table[0].points, table[1].points, table[0].soldiers) == (-4, -8, 7)


@rule("kingdom.advisors.scrying-alchemist")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_alchemist_is_asked_after_no_earlier_round(number):
    table = advised(
        f"""
        phase = "foreman"
        round = {number}
        [seat.0]
        advisors = ["scrying-alchemist"]
        soldiers = 30
        """
    )
    assert (table.round, table.phase) == (number + 1, "choice")
    while table.round == number + 1 and not table.match.is_over and table.phase == "choice":
        assert not can_use(table, "scrying-alchemist", 0)
        table.idle()


@rule("kingdom.advisors.scrying-alchemist")
def test_the_alchemist_comes_after_the_fourth_round_and_only_once():
    table = advised(
        """
        phase = "foreman"
        round = 4
        [seat.0]
        advisors = ["scrying-alchemist"]
        soldiers = 14
        calamities = 1
        """
    )
    table.choose("activate scrying-alchemist")
    assert table.match.is_over
    assert (table[0].points, table[0].soldiers) == (-8, 7)


@rule("kingdom.advisors.alchemist-needs-a-calamity")
@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize(("own", "theirs"), [(0, 0), (1, 0), (0, 1)])
def test_the_alchemist_is_asked_only_if_a_calamity_lies_in_a_duchy(owner, own, theirs):
    table = advised(
        f"""
        phase = "end"
        [seat.{owner}]
        advisors = ["scrying-alchemist"]
        soldiers = 7
        calamities = {own}
        [seat.{1 - owner}]
        calamities = {theirs}
        """
    )
    assert table.match.is_over == (own + theirs == 0)
    assert can_use(table, "scrying-alchemist", owner) == (own + theirs > 0)


ANSWER = """
phase = "end"
[seat.{}]
advisors = ["scrying-alchemist", "great-silversmith"]
soldiers = 20
building = ["crystal"]
[seat.{}]
advisors = ["illuminated-prophet"]
soldiers = {}
calamities = 2
"""


@rule("kingdom.advisors.alchemist-last-word", "kingdom.advisors.illuminated-prophet")
@pytest.mark.parametrize("owner", [0, 1])
def test_the_prophet_can_answer_the_alchemist(owner):
    other = 1 - owner
    table = advised(ANSWER.format(owner, other, 5)).choose("activate scrying-alchemist")
    assert (table.open, table.chooser) == ([other], other)
    assert set(table.options) == {"activate illuminated-prophet", "finish"}
    table.choose("activate illuminated-prophet")
    # Only the other player has the last word.
    assert table.match.is_over
    assert (table[other].points, table[other].soldiers, len(table[other].calamities)) == (-8, 0, 1)


@rule("kingdom.advisors.alchemist-last-word")
def test_the_other_player_may_leave_the_alchemist_unanswered():
    table = advised(ANSWER.format(0, 1, 5)).choose("activate scrying-alchemist", "finish")
    assert table.match.is_over
    assert (table[1].points, table[1].soldiers) == (-16, 5)


@rule("kingdom.advisors.alchemist-last-word")
def test_there_is_no_last_word_with_nothing_to_do_or_nothing_to_answer():
    table = advised(ANSWER.format(0, 1, 4)).choose("activate scrying-alchemist")
    assert table.match.is_over
    table = advised(ANSWER.format(0, 1, 5)).choose("pass")
    assert table.match.is_over
    assert table[1].points == -8


@rule("kingdom.advisors.any-time", "kingdom.construction.any-time")
def test_beside_the_question_of_the_alchemist_the_duchy_can_be_seen_to():
    table = advised(ANSWER.format(0, 1, 4))
    assert table.options == ["activate scrying-alchemist", "pass", "attend"]
    table.choose("attend", "activate great-silversmith", *["infuse krystallium crystal"] * 2)
    # All is done that could be done, and the question is still open.
    assert table[0].duchy == ["crystal"]
    assert table.options == ["activate scrying-alchemist", "pass"]
