"""Advice: the few options that a search finds best, why, and what is likely to follow them.

Why is said in the words of the final count: each of the options is played to the end from the same positions,
and where one brings clearly more or fewer points than the others do, that is a reason.
"""

import time
from dataclasses import dataclass
from statistics import fmean

from courtyard.bots.bot import Budget, Thought
from courtyard.bots.outlook import Trials, mean_and_error, means
from courtyard.bots.search import SearchBot
from courtyard.engine.chance import Dice
from courtyard.engine.game import Game, View
from courtyard.engine.language import Saying
from courtyard.engine.position import CHANCE, Position

SHOWN = 3
"""So many options an advice is about at most."""
FEWEST = 2
"""Beside the best only options that were tried so often are worth a line,"""
LEAST = 0.02
"""and only if so much of all tries was spent on them."""
SEARCHING = 0.3
"""So much of the time is spent to find the best options, and the rest to play them to the end,"""
PLAYED = 160
"""but no more often than this."""
COMPARED = 8
"""From so many games to the end on, reasons are given:"""
REASONS = 3
"""so many at most, where an option brings"""
CLEAR = 0.3
"""so many points more or fewer than the others,"""
CERTAIN = 2.5
"""and so many times what chance could make of it."""
SAMPLES = 12
"""In so many positions that agree with the view is looked what may follow,"""
TOLD = 5
"""and so many choices of it are told, as long as most of these positions agree on them."""


@dataclass(frozen=True)
class Reason:
    """A part of the final count in which an option brings more or fewer points than the others."""

    part: Saying
    points: float


@dataclass(frozen=True)
class Foreseen:
    """A choice that is likely to follow."""

    seat: int
    message: Saying


@dataclass(frozen=True)
class Advised:
    """An option, what is to be expected of it, why, and what is likely to follow."""

    option: int
    chance: float
    points: float
    tried: int
    reasons: list[Reason]
    line: list[Foreseen]


def advise(game: Game, view: View, options: list[int], budget: Budget, dice: Dice) -> list[Advised]:
    """Give the best options of a seat, the best first; of a single option there is nothing to say."""
    began = time.perf_counter()
    searcher = SearchBot()
    seconds = budget.seconds and budget.seconds * SEARCHING
    searcher.choose(game, view, options, Budget(seconds, budget.playouts), dice)
    shown = worth_showing(searcher.thoughts(everything=True))
    if not shown:
        return []
    lines = [likely(game, view, thought, dice) for thought in shown]
    trials = Trials(game, view, [thought.option for thought in shown], dice, is_counted=True)
    most = PLAYED if budget.playouts is None else min(PLAYED, budget.playouts)
    until = None if budget.seconds is None else began + budget.seconds
    for _ in range(most):
        trials.try_all(is_followed=True)
        if until is not None and time.perf_counter() >= until:
            break
    return [advised(trials, thought, line) for thought, line in zip(shown, lines, strict=True)]


def advised(trials: Trials, thought: Thought, line: list[Foreseen]) -> Advised:
    """Put together what is known of an option; where the judgement only guesses ends, the real ones count."""
    chance, points = thought.chance, thought.points
    if trials.errors:
        chance = means(trials.shares(thought.option, trials.errors))[trials.seat]
        points = means(trials.points(thought.option, trials.errors))[trials.seat]
    return Advised(thought.option, chance, points, thought.tried, reasons(trials, thought.option), line)


def worth_showing(thoughts: list[Thought]) -> list[Thought]:
    """Give the few options that somebody who asks should hear of."""
    tries = sum(thought.tried for thought in thoughts)
    others = [thought for thought in thoughts[1:SHOWN] if thought.tried >= max(FEWEST, LEAST * tries)]
    return [*thoughts[:1], *others]


# Why.


def reasons(trials: Trials, option: int) -> list[Reason]:
    """Give the parts in which an option brings clearly more or fewer points than the others, most first."""
    own = trials.counts[option]
    others = [counts for other, counts in trials.counts.items() if other != option]
    if not others or len(own) < COMPARED:
        return []
    found = []
    for id_, name in trials.parts.items():
        differences = [
            count.get(id_, 0) - fmean(other[nth].get(id_, 0) for other in others)
            for nth, count in enumerate(own)
        ]
        mean, error = mean_and_error(differences)
        if abs(mean) >= CLEAR and abs(mean) > CERTAIN * error:
            found.append(Reason(name, round(mean, 2)))
    return sorted(found, key=lambda reason: -abs(reason.points))[:REASONS]


# What may follow.


def likely(game: Game, view: View, thought: Thought, dice: Dice) -> list[Foreseen]:
    """Tell what is likely to follow an option, as long as most positions that can be agree on it.

    What others hold and what chance brings differs from one of these positions to the next, so
    the line ends where it would be about that.
    """
    positions = [game.sample(view, dice) for _ in range(SAMPLES)]
    line: list[Foreseen] = []
    for who, option in ((view["viewer"], thought.option), *thought.line[:TOLD]):
        message, positions = agreed(game, positions, who, option, dice)
        if message is None or 2 * len(positions) <= SAMPLES:
            break
        line.append(Foreseen(who, message))
        for position in positions:
            position.choose(who, option)
    return line[1:]


def agreed(
    game: Game, positions: list[Position], seat: int, option: int, dice: Dice
) -> tuple[Saying | None, list[Position]]:
    """Say an option as it is said in most positions, and give those in which it is."""
    said = [message_in(game, position, seat, option, dice) for position in positions]
    usual = max(said, key=said.count)
    return usual, [position for position, one in zip(positions, said, strict=True) if one == usual]


def message_in(game: Game, position: Position, seat: int, option: int, dice: Dice) -> Saying | None:
    """Say an option of a seat, if it has it here."""
    while position.seat == CHANCE:
        position.choose(CHANCE, dice.choose(position))
    if position.is_over() or not position.is_open(seat) or option not in list(position.options_of(seat)):
        return None
    decision = game.decision(position, seat)
    return next(each.message for each in decision.options if each.option == option)
