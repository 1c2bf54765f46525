"""Solving: right moves go on, wrong ones are answered at once, and something as good is right."""

import time

import pytest

from courtyard.puzzles.attempt import Attempt, solution
from courtyard.puzzles.puzzle import END, Node
from tests.puzzles.makers import GUGONG, choice, puzzle


def attempt(**more):
    tried = Attempt(puzzle(**more), GUGONG)
    return tried, [[GUGONG.parse(each.option) for each in node.choices] for node in tried.puzzle.nodes]


def test_right_moves_solve_it():
    tried, (gifts, officials) = attempt()
    assert tried.choose(gifts[0]).state == "going-on"
    assert tried.choose(officials[0]).state == "solved"
    assert tried.state == "solved"


def test_something_as_good_is_right():
    tried, (gifts, officials) = attempt()
    answer = tried.choose(gifts[1])
    assert answer.state == "going-on" and answer.choice.behind == 0.4
    assert tried.choose(officials[0]).state == "solved"


def test_a_wrong_move_is_answered_and_not_made():
    tried, (gifts, _) = attempt()
    answer = tried.choose(gifts[2])
    assert answer.state == "wrong" and answer.choice.behind == 3.0
    assert tried.match.choices == [] and tried.node == 0
    assert tried.choose(gifts[0]).state == "going-on"


def test_an_answer_takes_no_time():
    tried, (gifts, _) = attempt()
    began = time.perf_counter()
    tried.answer(gifts[2])
    assert time.perf_counter() - began < 0.3


def test_a_setting_is_no_move():
    tried, _ = attempt()
    assert tried.answer(next(iter(GUGONG.settings))).state == "going-on"


@pytest.fixture
def ordered():
    """A graph that has things in one order: a, then b, then c."""
    tried, (gifts, _) = attempt()
    a, b, c, d = (GUGONG.notation(option) for option in gifts[:4])
    nodes = (
        Node("x", (choice(a, 0.0, 1),)),
        Node("x", (choice(b, 0.0, 2), choice(d, 4.0))),
        Node("x", (choice(c, 0.0, END),)),
    )
    tried.puzzle = puzzle(nodes=nodes)
    # Only what is answered matters here, not what the rules make of it.
    tried.match.choose = lambda seat, option: None
    return tried, [GUGONG.parse(each) for each in (a, b, c, d)], GUGONG.parse(officials_of(tried)[0])


def officials_of(tried):
    after = tried.match.position.copy()
    after.choose(tried.puzzle.seat, int(after.options[0]))
    return [GUGONG.notation(int(option)) for option in after.options_of(tried.puzzle.seat)]


def test_right_things_may_be_done_in_another_order(ordered):
    tried, (a, b, c, _), _ = ordered
    assert [tried.choose(each).state for each in (c, a, b)] == ["going-on", "going-on", "solved"]


def test_what_is_wrong_later_is_wrong_now(ordered):
    tried, (a, _, c, d), _ = ordered
    assert tried.choose(c).state == "going-on"
    answer = tried.choose(d)
    assert answer.state == "wrong" and answer.choice.behind == 4.0
    assert tried.choose(a).state == "going-on"


def test_what_makes_no_difference_is_let_pass(ordered):
    tried, (a, b, c, _), other = ordered
    assert tried.choose(other).state == "going-on"
    assert [tried.choose(each).state for each in (a, b, c)] == ["going-on", "going-on", "solved"]


def test_the_solution_is_the_best_way():
    one = puzzle()
    assert solution(one) == [one.nodes[0].choices[0].option, one.nodes[1].choices[0].option]
