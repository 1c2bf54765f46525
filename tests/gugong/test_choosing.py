"""Choosing: what is no option, no seat or not allowed now is refused with a sentence, and nothing changes."""

import pytest

from courtyard.engine.trouble import Trouble
from courtyard.games.gugong.game import GUGONG
from tests.gugong.journeys import court
from tests.gugong.table import Table

ANNA, LISA, DAVID = range(3)


def refused(table: Table, seat: object, option: object) -> str:
    """Give the refusal of a choice; the match stays as it was."""
    match = table.match
    before = list(match.position.cells), list(match.choices), list(match.events), table.options
    with pytest.raises(Trouble) as trouble:
        match.choose(seat, option)  # type: ignore[arg-type]
    assert (list(match.position.cells), list(match.choices), list(match.events), table.options) == before
    return str(trouble.value)


@pytest.mark.parametrize(
    ("option", "named"),
    [
        (None, "None"),
        ("give s1-9", "'give s1-9'"),
        ("", "''"),
        (1.5, "1.5"),
        (0.0, "0.0"),
        (True, "True"),
        (False, "False"),
        ([0], "[0]"),
    ],
)
def test_what_is_no_whole_number_is_no_option(option, named):
    assert refused(court(), ANNA, option) == f"{named} is no option: options are whole numbers."


@pytest.mark.parametrize("option", [-1, -3, 10**9, 10**30])
def test_a_number_without_a_meaning_is_refused(option):
    said = refused(court(), ANNA, option)
    assert said == f"Option {option} is not among the options of seat 0: {offered(court())}."


def offered(table: Table) -> str:
    return ", ".join(repr(option) for option in table.options)


@pytest.mark.parametrize(
    ("seat", "named"),
    [(3, "3"), (-1, "-1"), (-3, "-3"), (None, "None"), ("0", "'0'"), (0.0, "0.0"), (True, "True")],
)
def test_what_is_no_seat_of_the_table_chooses_nothing(seat, named):
    table = court()
    said = refused(table, seat, next(iter(table.position.options)))
    assert said == f"There is no seat {named}; there are seats 0 to 2."


@pytest.mark.parametrize("seat", [LISA, DAVID])
def test_who_is_not_asked_chooses_nothing(seat):
    table = court()
    said = refused(table, seat, next(iter(table.position.options)))
    assert said == f"Seat {seat} has nothing to choose now; it is the turn of seat 0."


@pytest.mark.parametrize(
    ("choices", "choice", "reason"),
    [
        ((), "trade points", "You are 2 Travel Tokens short."),
        (("to travel",), "B travel", "You are 1 Servant short."),
        (("to travel",), "trade jade", "You are 4 Travel Tokens short."),
        (("to great-wall",), "build two", "You are 2 Servants short."),
        (("to great-wall",), "pay-and-build one", "You are 1 Servant short."),
    ],
)
def test_what_the_decision_refuses_is_refused_in_its_words(choices, choice, reason):
    table = court('pool = 1, tokens = ["points", "wall"]')
    if choices:
        table.choose("give s1-9", *choices)
    option = GUGONG.parse(choice)
    assert refused(table, ANNA, option) == f"{choice!r} cannot be chosen now: {reason}"
    said = next(refusal for refusal in table.match.decision(ANNA).refusals if refusal.notation == choice)
    assert GUGONG.phrases.say(said.reason) == reason


def test_what_belongs_to_another_question_is_refused_with_what_may_be_chosen():
    table = court("pool = 1")
    said = refused(table, ANNA, GUGONG.parse("A canal"))
    assert said == f"'A canal' is not among the options of seat 0: {offered(table)}."


def test_of_many_options_only_the_first_are_named():
    table = court("wall = 4, intrigue = 14").exchange("s1-9", "great-wall", "build one")
    assert (table.question, len(table.options)) == ("benefit", 3 + 15 + 1)
    said = refused(table, ANNA, GUGONG.parse("A canal"))
    named = ", ".join(repr(option) for option in table.options[:12])
    assert said == f"'A canal' is not among the options of seat 0: {named}, …."


def test_at_the_end_nobody_chooses_any_more():
    table = Table('players = ["Anna", "Lisa"]\nphase = "ending"\nday = 4\n')
    assert table.match.is_over
    with pytest.raises(Trouble, match="The game is over"):
        table.match.choose(ANNA, GUGONG.parse("ask-me always"))


def test_who_may_choose_is_told_of_options_and_of_what_nobody_asks_about():
    table = court('tokens = ["points", "wall"]', hand='["s1-9", "s1-6"]').choose("give s1-9")
    may = table.match.may_choose
    trade, always, to = (GUGONG.parse(word) for word in ("trade servant", "ask-me always", "to travel"))
    assert [may(ANNA, option) for option in (to, trade, always)] == [True, True, True]
    assert [may(LISA, option) for option in (to, trade, always)] == [False, False, True]
