"""Puzzles in the terminal: at the real table, every move answered, in three languages."""

import io
import sys

import pytest

from courtyard.engine.language import LANGUAGES, Saying
from courtyard.engine.match import Match
from courtyard.engine.rulesets import digest
from courtyard.puzzles.attempt import solution
from courtyard.puzzles.puzzle import Why
from courtyard.terminal.puzzle import solve
from courtyard.terminal.wording import say
from tests.puzzles.makers import GUGONG, choice, puzzle


def solved(monkeypatch, capsys, typed, one=None, language="en"):
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(typed) + "\n"))
    solve(GUGONG, [one or puzzle()], language)
    return capsys.readouterr().out


def explained():
    """A puzzle whose wrong gift is answered by a line and a reason."""
    one = puzzle()
    first = one.nodes[0]
    line = (f"{one.seat} {one.nodes[1].choices[1].option}",)
    why = (Why("feat", -1.2, "feat-jade"), Why("points", -3.0))
    wrong = choice(first.choices[2].option, 3.0, line=line, why=why)
    nodes = (type(first)(first.kind, (*first.choices[:2], wrong, *first.choices[3:])), one.nodes[1])
    return puzzle(nodes=nodes)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_move_is_answered_and_a_right_one_explained(monkeypatch, capsys, language):
    one = explained()
    told = solved(
        monkeypatch, capsys, [one.nodes[0].choices[2].option, "h", *solution(one), "q"], one, language
    )
    assert say(language, "puzzle-wrong") in told and say(language, "puzzle-right") in told
    assert say(language, "hint-likely", number=3) in told
    assert say(language, "puzzle-family-cards") in told
    assert say(language, "goodbye") in told


def test_the_better_move_is_not_shown_with_a_wrong_one(monkeypatch, capsys):
    one = explained()
    told = solved(monkeypatch, capsys, [one.nodes[0].choices[2].option, "q"], one)
    answer = told.split(say("en", "puzzle-wrong"))[1]
    assert "Jade today: about 1 fewer; at the end about 3 points fewer." in answer
    assert GUGONG.about.say(Saying("puzzle-theme-gugong-exchange")) not in told


def test_the_turn_can_be_restarted_and_given_up(monkeypatch, capsys):
    one = puzzle()
    told = solved(monkeypatch, capsys, [solution(one)[0], "u", "k", "99", "nonsense", "s", ""], one)
    assert say("en", "turn-restarted") in told and say("en", "puzzle-help-s") in told
    assert say("en", "puzzle-solution") in told and say("en", "puzzle-no-more") in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_puzzle_says_for_which_box_it_holds_where_that_has_values_of_its_own(monkeypatch, capsys, language):
    ours = solved(monkeypatch, capsys, ["q"], language=language)
    own = {"jade": {"square": 6}}
    held = puzzle(Match(GUGONG, {"players": 2}, "7", own))
    told = solved(monkeypatch, capsys, ["q"], held, language)
    assert digest(own)[:8] in " ".join(told.split()) and digest(own)[:8] not in ours
