"""Nobody takes a choice back behind something hidden that was seen."""

import pytest

from courtyard.engine.trouble import Trouble
from tests.kingdom.advising import advised
from tests.kingdom.alone import alone
from tests.rules import rule

MASKED = """
turn = {}
areas = [["quarry", {{ card = "scouts", down = true }}], ["hamlet", {{ card = "calamity", down = true }}]]
"""
POWER = """
turn = 5
areas = [["quarry", { card = "hamlet", down = true, by = 0 }], [{ card = "village", down = true, by = 0 }]]
[seat.1]
advisors = ["power-behind-the-throne"]
soldiers = 3
"""


@rule("kingdom.solo.token-reveals")
def test_the_token_stays_spent_once_its_card_was_seen():
    table = alone(MASKED.format(2)).choose("pick 1.2")
    assert not table.match.can_undo(0)
    with pytest.raises(Trouble, match="taken back"):
        table.match.undo(0)
    # What is chosen after it can be taken back, up to the card that was seen.
    table.choose("take 1")
    table.match.restart_turn(0)
    assert table.options == ["take 1", "take 2"]
    assert table[0].knows("scouts.1")
    assert not table.match.can_undo(0)


@rule("kingdom.advisors.power-behind-the-throne")
def test_power_behind_the_throne_can_be_taken_back_until_a_card_was_seen():
    table = advised(POWER).choose("activate power-behind-the-throne")
    table.match.undo(1)
    assert table[1].soldiers == 3
    table.choose("activate power-behind-the-throne", "pick 2.1")
    assert table[1].knows("village.1")
    assert not table.match.can_undo(1)


@rule("kingdom.advisors.power-behind-the-throne")
def test_power_behind_the_throne_with_a_single_target_cannot_be_taken_back():
    table = advised(POWER.replace('{ card = "village", down = true, by = 0 }', '"village"'))
    table.choose("activate power-behind-the-throne")
    assert table[1].knows("hamlet.1")
    assert not table.match.can_undo(1)


@rule("kingdom.planning.reveal")
@pytest.mark.parametrize("area", [1, 2])
def test_alone_nobody_goes_back_behind_the_cards_turned_up_in_planning(area):
    table = alone(MASKED.format(3)).choose(f"take {area}")
    if table.phase == "choice":
        assert table.match.can_undo(0)
        table.choose("pass")
    assert "turned-up" in table.told
    assert table.phase != "choice"
    assert not table.match.can_undo(0)


@rule("kingdom.planning.reveal")
def test_alone_a_selection_without_a_face_down_card_can_be_taken_back_in_planning():
    table = alone("turn = 3\nareas = [['quarry', 'barracks'], ['hamlet']]").choose("take 1", "pass")
    assert (table.phase, table.match.can_undo(0)) == ("planning", True)
    table.match.restart_turn(0)
    assert table.options == ["take 1", "take 2"]


@rule("kingdom.planning.reveal")
def test_for_two_the_last_selection_cannot_be_taken_back():
    table = advised("turn = 15\nareas = [['quarry', { card = 'hamlet', down = true, by = 1 }], []]")
    table[0].choose("take 1")
    assert "turned-up" in table.told
    assert not table.match.can_undo(0)
