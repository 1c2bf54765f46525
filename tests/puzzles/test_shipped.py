"""The puzzles that come with Courtyard are of all sorts, can all be solved, and hold when checked anew."""

from collections import Counter

import pytest

from courtyard.games import GAMES
from courtyard.puzzles.attempt import Attempt, solution
from courtyard.puzzles.confirm import confirm
from courtyard.puzzles.measure import Budget
from courtyard.puzzles.puzzle import LEVELS, box_of, check, shipped
from courtyard.puzzles.variants import kinds_of

SHELVES = {name: shipped(game, GAMES) for name, game in GAMES.items() if shipped(game, GAMES).puzzles}
SAMPLE = 6
CHEAP = 4.0
"""Seconds that verifying a puzzle of the sample took when it was found, at most."""
OTHER_SEED = 4242


@pytest.mark.parametrize("name", SHELVES)
def test_the_set_is_of_all_levels_and_kinds_of_games(name):
    shelf = SHELVES[name]
    assert not shelf.left_out
    puzzles = shelf.puzzles
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles) >= 200
    levels = Counter(puzzle.level for puzzle in puzzles)
    assert all(levels[level] >= len(puzzles) // 10 for level in LEVELS)
    assert len({puzzle.variant for puzzle in puzzles}) == len(kinds_of(name, GAMES[name]))


@pytest.mark.parametrize("name", SHELVES)
def test_every_puzzle_holds_for_the_values_of_today_and_is_solved_by_its_best_moves(name):
    game = GAMES[name]
    for puzzle in SHELVES[name].puzzles:
        check(puzzle, game)
        assert puzzle.box == box_of(game, puzzle.journal["options"]["ruleset"], {})
        attempt = Attempt(puzzle, game)
        for move in solution(puzzle):
            match = attempt.match
            options = [int(option) for option in match.position.options_of(puzzle.seat)]
            attempt.choose(next(each for each in options if game.notation(each, match.values) == move))
        assert attempt.state == "solved", puzzle.id


@pytest.mark.parametrize("name", SHELVES)
def test_a_sample_is_confirmed_from_other_worlds(name):
    cheap = [puzzle for puzzle in SHELVES[name].puzzles if puzzle.cost.seconds <= CHEAP]
    for puzzle in sorted(cheap, key=lambda each: each.id)[:SAMPLE]:
        found = confirm((puzzle, Budget(), 0.5, OTHER_SEED, False))
        assert found.is_confirmed, found.why_not
