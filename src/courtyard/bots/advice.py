"""Advice: the few options that a search finds best, why, and what is likely to follow them.

Why is said by comparison (bots.reasons): the best option with the next best, and the others with the best.
"""

import time
from dataclasses import dataclass

from courtyard.bots.bot import Budget, Thought
from courtyard.bots.deep import DeepBot
from courtyard.bots.facts import Facts, line_of
from courtyard.bots.outlook import Trials, means
from courtyard.bots.reasons import (
    Reason,
    is_better,
    reasons_beside,
    reasons_for,
    try_out,
    with_facts,
)
from courtyard.engine.chance import Dice
from courtyard.engine.game import Game
from courtyard.engine.language import Saying
from courtyard.engine.position import CHANCE, Position
from courtyard.engine.terms import View

SECONDS = 2.0
"""Seconds to think about a hint, unless the caller says otherwise."""
SHOWN = 3
"""Most options an advice is about."""
FEWEST = 2
"""Fewest tries of an option, beside the best, that is worth a line."""
LEAST = 0.02
"""Smallest share of all tries of such an option."""
SEARCHING = 0.3
"""Share of the time spent on finding the best options."""
COMPARING = 0.95
"""Share of the rest spent on comparing them."""
SAMPLES = 12
"""Positions that agree with the view in which the likely line is sought."""
TOLD = 5
"""Most choices of that line, as long as most of these positions agree on them."""
NEAR = 0.8
"""An option that was tried nearly so often as another is put before it where it is clearly better."""


@dataclass(frozen=True)
class Foreseen:
    """A choice that is likely to follow."""

    seat: int
    message: Saying


@dataclass(frozen=True)
class Advised:
    """An option, what is to be expected of it, why, against which other, and what is likely to follow."""

    option: int
    chance: float
    points: float
    tried: int
    against: int
    reasons: list[Reason]
    line: list[Foreseen]


def advise(game: Game, view: View, options: list[int], budget: Budget, dice: Dice) -> list[Advised]:
    """Give the best options of a seat, the best first; of a single option there is nothing to say."""
    began = time.perf_counter()
    searcher = DeepBot()
    searcher.compares = True
    seconds = budget.seconds and budget.seconds * SEARCHING
    searcher.choose(game, view, options, Budget(seconds, budget.playouts), dice)
    thoughts = searcher.thoughts(everything=True)
    if not thoughts:
        return []
    left = budget.seconds and (began + budget.seconds - time.perf_counter()) * COMPARING
    why = explain(game, view, thoughts, Budget(left, budget.playouts), dice)
    return [advised(why, thought, likely(game, view, thought, dice)) for thought in why.shown]


def advised(why: "Explanation", thought: Thought, line: list[Foreseen]) -> Advised:
    """Put together what is known of an option; where the judgement only guesses ends, the real ones count."""
    trials, option = why.trials, thought.option
    chance, points = thought.chance, thought.points
    if trials.errors:
        chance = means(trials.shares(option, trials.errors))[trials.seat]
        points = means(trials.points(option, trials.errors))[trials.seat]
    return Advised(option, chance, points, thought.tried, why.against(option), why.reasons[option], line)


def worth_showing(thoughts: list[Thought]) -> list[Thought]:
    """Give the few options that somebody who asks should hear of."""
    tries = sum(thought.tried for thought in thoughts)
    others = [thought for thought in thoughts[1:SHOWN] if thought.tried >= max(FEWEST, LEAST * tries)]
    return [*thoughts[:1], *others]


# Why.


@dataclass(frozen=True)
class Explanation:
    """The options that are shown, why the first is best, and how the others differ from it."""

    trials: Trials
    shown: list[Thought]
    next_best: int
    reasons: dict[int, list[Reason]]

    def against(self, option: int) -> int:
        """Give the option with which one is compared."""
        best = self.shown[0].option
        return self.next_best if option == best else best


def explain(game: Game, view: View, thoughts: list[Thought], budget: Budget, dice: Dice) -> Explanation:
    """Say why, of a choice among several options that a search has thought about."""
    shown = worth_showing(thoughts)
    other = next_best(game, view, thoughts, dice)
    options = [thought.option for thought in shown]
    trials = try_out(game, view, list(dict.fromkeys([*options, other])), budget, dice)
    if len(shown) > 1 and shown[1].tried >= NEAR * shown[0].tried:
        if is_better(trials, shown[1].option, shown[0].option):
            shown[:2] = shown[1], shown[0]
            other = shown[1].option
    best, *others = (thought.option for thought in shown)
    share = shown[0].tried / sum(thought.tried for thought in thoughts)
    reasons = {option: reasons_beside(trials, option, best) for option in others}
    reasons[best] = reasons_for(trials, best, other, share)
    lines = {thought.option: line_of(thought, trials.seat) for thought in thoughts}
    facts = Facts(game, view, {option: lines.get(option, [option]) for option in trials.estimates})
    against = {**dict.fromkeys(others, best), best: other}
    told = {option: with_facts(facts.of(option, against[option]), found) for option, found in reasons.items()}
    return Explanation(trials, shown, other, told)


def next_best(game: Game, view: View, thoughts: list[Thought], dice: Dice) -> int:
    """Give what was tried most after the best; where nothing else was tried, what else looks best."""
    if len(thoughts) > 1:
        return thoughts[1].option
    position, seat = game.sample(view, dice), view["viewer"]
    worths = zip(game.judgement.weigh(position, seat), position.options_of(seat), strict=True)
    return max((int(worth), int(option)) for worth, option in worths if option != thoughts[0].option)[1]


# What may follow.


def likely(game: Game, view: View, thought: Thought, dice: Dice) -> list[Foreseen]:
    """Tell what is likely to follow an option, as long as most positions that can be agree on it.

    The others' cards and the draws differ from one of these positions to the next, so the line ends where it
    would be about them.
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
            position.order(True)
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
