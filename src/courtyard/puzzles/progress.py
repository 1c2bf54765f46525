"""Coming back: the puzzle of the day, streaks, and puzzle ratings.

All of it is pure: a date and what is known go in, what follows comes out. Nothing here reads a clock or keeps
anything; the callers do.
"""

from collections.abc import Iterable, Sequence
from datetime import date, timedelta
from hashlib import blake2b
from math import log, sqrt
from typing import Literal, NamedTuple

from openskill.models import PlackettLuce

from courtyard.puzzles.puzzle import LEVELS, Puzzle

MIDDLE = 1500.0
"""The rating of a guest who has tried nothing."""
model = PlackettLuce(tau=0.0)
SCALE = 400 / log(10) / (sqrt(2) * model.beta)
"""From the model's scale to that of Elo, as in the results of games."""
SURE = 60.0
"""The deviation of a puzzle's own rating, on the scale of Elo."""
HINTED = 0.5
"""Share of the change of rating that counts with a hint."""
LEAST = 45.0
"""The least deviation of a solver, however much they have solved, so that progress shows."""

Outcome = Literal["found", "missed"]


# The day.


def of_the_day(puzzles: Sequence[Puzzle], day: date) -> Puzzle | None:
    """Give the puzzle of a day: the same for all, and none again before all of its level were shown.

    Levels follow each other through the week: easy on Mondays, hard at its end.
    """
    level = LEVELS[min(day.weekday() // 2, len(LEVELS) - 1)]
    fitting = [puzzle for puzzle in puzzles if puzzle.level == level] or list(puzzles)
    if not fitting:
        return None
    number = day.toordinal()
    turn, nth = divmod(number, len(fitting))
    order = sorted(fitting, key=lambda puzzle: blake2b(f"{turn} {puzzle.id}".encode()).digest())
    return order[nth]


class Streak(NamedTuple):
    """The number of days in a row with a solved puzzle, the last of them, and the longest row ever."""

    days: int = 0
    last: date | None = None
    longest: int = 0


def kept_up(streak: Streak, day: date) -> Streak:
    """Go on with a streak by a puzzle of the day that was found; either game's keeps it."""
    if streak.last is not None and day <= streak.last:
        return streak
    days = streak.days + 1 if streak.last == day - timedelta(days=1) else 1
    return Streak(days, day, max(days, streak.longest))


def running(streak: Streak, today: date) -> int:
    """Tell how long a streak is today: one that was not kept up yesterday or today is over."""
    alive = streak.last is not None and streak.last >= today - timedelta(days=1)
    return streak.days if alive else 0


# Ratings.


class Rating(NamedTuple):
    """The strength of somebody in puzzles, on the scale of Elo, and how sure it is."""

    middle: float = MIDDLE
    deviation: float = model.sigma * SCALE
    solved: int = 0
    tried: int = 0

    @property
    def shown(self) -> int:
        return round(self.middle)


def rated(rating: Rating, puzzle: int, outcome: Outcome, with_hint: bool = False) -> Rating:
    """Let a rating follow from the first try at a puzzle of some rating; the puzzle's own stays."""
    person = model.rating(model.mu + (rating.middle - MIDDLE) / SCALE, rating.deviation / SCALE)
    rival = model.rating(model.mu + (puzzle - MIDDLE) / SCALE, SURE / SCALE)
    is_found = outcome == "found"
    ranks = [1.0, 2.0] if is_found else [2.0, 1.0]
    after = model.rate([[person], [rival]], ranks=ranks)[0][0]
    weight = HINTED if with_hint else 1.0
    middle = rating.middle + weight * (after.mu - person.mu) * SCALE
    deviation = rating.deviation + weight * (after.sigma - person.sigma) * SCALE
    return Rating(middle, max(LEAST, deviation), rating.solved + is_found, rating.tried + 1)


def next_for(
    puzzles: Iterable[Puzzle], rating: Rating, seen: set[str], theme: str | None = None
) -> Puzzle | None:
    """Give the puzzle that fits somebody best among those they have not seen: a little below their rating."""
    fresh = [
        puzzle for puzzle in puzzles if puzzle.id not in seen and theme in (None, puzzle.theme, puzzle.family)
    ]
    return min(fresh, key=lambda puzzle: (abs(puzzle.rating - rating.middle + 50), puzzle.id), default=None)
