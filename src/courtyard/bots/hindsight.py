"""Looking back at a choice: what a search would have taken, and what it cost to take something else."""

from dataclasses import dataclass

from courtyard.bots.bot import Budget
from courtyard.bots.deep import DeepBot
from courtyard.bots.facts import Facts, line_of
from courtyard.bots.outlook import FREE, End, Trials, mean_and_error, means
from courtyard.bots.reasons import Reason, reasons_beside, try_out, with_facts
from courtyard.engine.chance import Dice
from courtyard.engine.game import Game
from courtyard.engine.terms import View

TRIES = 256
"""Tries for the expectation, for a search, and for each option that is compared."""
FOLLOWED = 16
"""Tries followed to the end where the judgement only guesses it."""
LEAST = 32
"""Fewest known errors of its guesses; with fewer, more tries are followed."""
REMEMBERED = 80
"""Errors remembered from one choice to the next."""
EXPLAINED = 48
"""Games played on for the reasons why a choice was a loss."""


@dataclass(frozen=True)
class Expected:
    """Every seat's expectation at a moment; alone, without a rival, nobody has a chance to win."""

    chances: list[float]
    points: list[float]
    errors: list[End]
    """How wrong the judgement's guesses were lately; they are handed to the next moment."""


@dataclass(frozen=True)
class Verdict:
    """Opinion of a choice.

    `cost` is what the chosen option took from the chooser's chance to win, and `cost_points` from their
    points; a difference that may be luck costs nothing. `after` is what every seat could expect right after
    the choice, before dice were rolled or cards turned up: chances to win, or the points of a seat alone.
    `reasons` say what the best option has over the chosen one, where that was a loss.
    """

    best: int
    cost: float
    cost_points: float
    after: list[float]
    reasons: list[Reason]


def expect(game: Game, public: View, errors: list[End], tries: int, seed: int) -> Expected:
    """Tell what is to be expected by what all can see; with the same seed always the same."""
    trials = Trials(game, public, [FREE], Dice(seed))
    followed = max(FOLLOWED, LEAST - len(errors))
    for nth in range(tries):
        trials.try_all(is_followed=nth < followed)
    lately = [*errors, *trials.errors][-REMEMBERED:]
    chances = rounded(means(trials.shares(FREE, lately)))
    points = rounded(means(trials.points(FREE, lately)))
    return Expected(chances if len(chances) > 1 else [], points, lately)


def judge(
    game: Game, view: View, options: list[int], chosen: int, errors: list[End], tries: int, seed: int
) -> Verdict:
    """Judge the choice of a seat by nothing but what it knew; with the same seed always in the same way."""
    dice = Dice(seed)
    bot = DeepBot()
    best = bot.choose(game, view, options, Budget(playouts=tries), dice)
    trials = Trials(game, view, list(dict.fromkeys([best, chosen])), dice)
    for _ in range(tries if best != chosen else max(1, tries // 2)):
        trials.try_all(is_followed=False)
    after = rounded(means(trials.shares(chosen, errors)))
    if len(after) == 1:
        after = rounded(means(trials.points(chosen, errors)))
    if best == chosen:
        return Verdict(best, 0.0, 0.0, after, [])
    cost = lost(trials.shares(best, errors), trials.shares(chosen, errors), trials.seat)
    line = next((line_of(each, trials.seat) for each in bot.thoughts() if each.option == best), [best])
    cost_points = lost(trials.points(best, errors), trials.points(chosen, errors), trials.seat)
    reasons = explain(game, view, line, chosen, tries, dice) if cost or cost_points else []
    return Verdict(best, cost, cost_points, after, reasons)


def explain(game: Game, view: View, line: list[int], chosen: int, tries: int, dice: Dice) -> list[Reason]:
    """Say what clearly speaks for the best option, the first of a line; sometimes nothing can be told."""
    best = line[0]
    trials = try_out(game, view, [best, chosen], Budget(playouts=min(tries, EXPLAINED)), dice)
    reasons = [
        reason for reason in reasons_beside(trials, best, chosen) if reason.is_for and reason.kind != "level"
    ]
    return with_facts(Facts(game, view, {best: line, chosen: [chosen]}).of(best, chosen), reasons)


def lost(better: list[list[float]], worse: list[list[float]], seat: int) -> float:
    """Tell how much less a seat has in the mean, or nothing where chance alone may have made it so."""
    differences = [one[seat] - other[seat] for one, other in zip(better, worse, strict=True)]
    mean, error = mean_and_error(differences)
    return round(mean, 4) if mean > error else 0.0


def rounded(numbers: list[float]) -> list[float]:
    return [round(number, 4) for number in numbers]
