"""Checking puzzles again: with other seeds and many times the tries, and by letting bots solve them."""

import time
from collections import defaultdict
from typing import NamedTuple

from courtyard.games import find_game
from courtyard.puzzles import difficulty
from courtyard.puzzles.attempt import choice_of
from courtyard.puzzles.measure import Budget, TooMuch, Turn
from courtyard.puzzles.puzzle import END, Puzzle, check, opened
from courtyard.puzzles.themes import table_of

SOLVERS: tuple[tuple[str, int | None, int], ...] = (
    ("novice", None, 8),
    ("fair", None, 4),
    ("strong", 60, 3),
    ("master", 2000, 2),
)
"""The bots of the levels for people, with their tries where they would go by the clock, and how often each
is asked."""


SAFE = 0.75
"""Points of lead by which everything wrong must be behind for a puzzle to be safe from a third look."""
SAFE_ERRORS = 2.0
"""The same in standard errors."""


class Checked(NamedTuple):
    """Result of a fresh check of a puzzle."""

    id: str
    level: int
    is_confirmed: bool
    is_safe: bool
    why_not: str
    rates: dict[str, float]
    tries: int
    seconds: float


def confirm(work: tuple[Puzzle, Budget, float, int, bool]) -> Checked:
    """Measure every choice on the way of the best moves again; each time the best must be right."""
    puzzle, budget, times, seed, is_solved = work
    began = time.process_time()
    again = measured_again(puzzle, budget.times(times), seed)
    rates = solved_by(puzzle, seed) if is_solved else {}
    seconds = round(time.process_time() - began, 1)
    return Checked(
        puzzle.id, puzzle.level, not again.why_not, again.is_safe, again.why_not, rates, again.tries, seconds
    )


class Remeasured(NamedTuple):
    """Result of measuring the way of the best moves again."""

    why_not: str
    """Why the puzzle is not confirmed; empty where it is."""
    is_safe: bool
    """Whether everything wrong is clearly behind."""
    tries: int


def measured_again(puzzle: Puzzle, budget: Budget, seed: int) -> Remeasured:
    """Measure every choice on the way of the best moves again, from worlds of another seed."""
    game = find_game(puzzle.game)
    check(puzzle, game)
    match = opened(puzzle, game)
    turn = Turn(game, match.position, puzzle.seat, table_of(game).turns, seed)
    is_safe = True
    nth, position = 0, match.position.copy()
    path: tuple[int, ...] = ()
    while nth != END:
        node = puzzle.nodes[nth]
        try:
            place = turn.measure(path, position, budget)
        except TooMuch:
            return Remeasured(f"its choice {nth} cannot be measured", False, turn.tries)
        known = [(each, choice_of(node, game.notation(each.option, match.values))) for each in place.options]
        choice = known[0][1]
        if choice is None or not choice.is_right:
            best = game.notation(place.options[0].option, match.values)
            right = [each.behind for each, known_as in known if known_as and known_as.is_right]
            least = min(right, default=0.0)
            return Remeasured(
                f"at its choice {nth}, {best} is better by {least:.1f} points", False, turn.tries
            )
        for each, known_as in known:
            if known_as is None or not known_as.is_right:
                is_safe = is_safe and each.behind >= max(SAFE, SAFE_ERRORS * each.error)
        path = (*path, place.options[0].option)
        position.choose(puzzle.seat, path[-1])
        nth = choice.next
    return Remeasured("", is_safe, turn.tries)


def solved_by(puzzle: Puzzle, seed: int) -> dict[str, float]:
    """Tell how often each of the levels for people finds a puzzle."""
    game = find_game(puzzle.game)
    found = {}
    for bot, tries, times in SOLVERS:
        asked = [difficulty.solves(puzzle, game, bot, tries, seed + nth) for nth in range(times)]
        found[bot] = round(sum(asked) / times, 3)
    return found


class Summary(NamedTuple):
    """Results of all checks together."""

    checked: dict[int, int]
    confirmed: dict[int, int]
    rates: dict[int, dict[str, float]]
    tries: int
    seconds: float


def summed_up(checks: list[Checked]) -> Summary:
    by_level: dict[int, list[Checked]] = defaultdict(list)
    for each in checks:
        by_level[each.level].append(each)
    levels = sorted(by_level)
    rates = {
        level: {
            bot: round(sum(each.rates[bot] for each in by_level[level]) / len(by_level[level]), 3)
            for bot in by_level[level][0].rates
        }
        for level in levels
    }
    return Summary(
        {level: len(by_level[level]) for level in levels},
        {level: sum(each.is_confirmed for each in by_level[level]) for level in levels},
        rates,
        sum(each.tries for each in checks),
        round(sum(each.seconds for each in checks), 1),
    )


def report_lines(summary: Summary, checks: list[Checked]) -> list[str]:
    """Say what was confirmed, by level, and how often bots solve the puzzles."""
    checked, confirmed = sum(summary.checked.values()), sum(summary.confirmed.values())
    part = 100 * confirmed / checked if checked else 0.0
    lines = [f"{confirmed} of {checked} puzzles confirmed ({part:.0f} of 100)."]
    for level, number in summary.checked.items():
        rates = ", ".join(f"{bot} {100 * rate:.0f}%" for bot, rate in summary.rates[level].items())
        solved = f"; solved by {rates}" if rates else ""
        lines.append(f"Level {level}: {summary.confirmed[level]} of {number} confirmed{solved}.")
    lines += [f"{each.id} is not confirmed: {each.why_not}." for each in checks if not each.is_confirmed]
    lines.append(f"{summary.tries} tries, {summary.seconds:.0f} seconds of computing.")
    return lines
