"""Choosing: what is no option or not allowed now is refused with a sentence, and nothing changes."""

import pytest

from courtyard.engine.trouble import Trouble
from courtyard.games.kingdom.game import KINGDOM
from tests.kingdom.duchies import DAVID, LISA, card, two

VAULT = card("1 krystallium")


def refused(table, seat, option):
    """Give the refusal of a choice; the match stays as it was."""
    match = table.match
    before = list(match.position.cells), list(match.choices), list(match.events), table.options
    with pytest.raises(Trouble) as trouble:
        match.choose(seat, option)
    assert (list(match.position.cells), list(match.choices), list(match.events), table.options) == before
    return str(trouble.value)


@pytest.mark.parametrize("option", [None, "finish", 1.5, True])
def test_what_is_no_whole_number_is_no_option(option):
    assert (
        refused(two({}, phase="choice"), LISA, option)
        == f"{option!r} is no option: options are whole numbers."
    )


def test_who_is_not_asked_is_told_whose_turn_it_is():
    table = two({}, phase="choice")
    option = table.match.options_of(LISA)[0]
    assert (
        refused(table, DAVID, option)
        == f"Seat {DAVID} has nothing to choose now; it is the turn of seat {LISA}."
    )


def test_what_cannot_be_paid_is_refused_with_the_reason_that_the_decision_gives():
    table = two({"building": ["vault"], "krystallium": 1}, cards={"vault": VAULT}, phase="planning")
    refusals = {
        each.notation: KINGDOM.phrases.say(each.reason) for each in table.match.decision(LISA).refusals
    }
    for notation, reason in refusals.items():
        option = KINGDOM.parse(notation, table.match.values)
        assert refused(table, LISA, option) == f"{notation!r} cannot be chosen now: {reason}"
    never = KINGDOM.parse("lay 1", table.match.values)
    assert refused(table, LISA, never).startswith(f"'lay 1' is not among the options of seat {LISA}: ")
