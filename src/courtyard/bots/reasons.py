"""Reasons: where an option clearly differs from another, by games played on from the same positions.

They are graded. Best are facts (bots.facts), which name what they speak of. Then comes a part of the final
count, or something that a seat brings about until the next day or round begins; then what comes of it on the
whole. Where even that cannot be told from luck, it is said what there is to say: that the two are level, or
how much better it looks at first sight, and how often it was tried.
"""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

from courtyard.bots.bot import Budget
from courtyard.bots.outlook import Trials, mean_and_error
from courtyard.engine.chance import Dice
from courtyard.engine.game import Game
from courtyard.engine.language import Saying
from courtyard.engine.terms import View

Kind = Literal["fact", "part", "feat", "points", "chance", "rival", "level", "sight", "tried"]

FOLLOWED = 160
"""Most games played to the real end with each of the options."""
STRETCHES = 320
"""Most games played to the end of the day or round, where the judgement only guesses the end."""
GUESSED = 640
"""Most games played as far as the judgement itself plays them, which takes no time."""
UNTIL = (0.5, 0.85, 1.0)
"""Shares of the time at which each of these three kinds stops."""
COMPARED = 8
"""Fewest games for a comparison of options."""
GIVEN = 3
"""Most reasons given."""
CLEAR = 0.3
"""Smallest difference in points, or in another feat, that is a reason."""
CLEAR_CHANCE = 0.02
"""Smallest difference in a chance that is a reason."""
CERTAIN = 2.5
"""Smallest difference in standard errors that is a reason."""
CERTAIN_FEAT = 3.0
"""The same for feats: there are many, so luck has more attempts."""

LEVEL: dict[Kind, float] = {"points": 1.0, "chance": 0.05}
"""Options that differ by less than this, with all that luck may have hidden, are level."""
HIDDEN = 2.0
"""Largest expected error of a mean, in standard errors."""


@dataclass(frozen=True)
class Reason:
    """A difference between an option and the one that it is compared with.

    A fact is told by its name. Otherwise its amount is points in a part of the final count, a number of
    feats, points on the whole, a chance, or points of the strongest opponent; points that they differ by at
    most, where they are level; points that the option is worth more at first sight; or the part of all tries
    that it had.
    """

    kind: Kind
    amount: float
    name: Saying | None = None
    is_for: bool = True
    """Whether it speaks for the option, or against it."""


def try_out(game: Game, view: View, options: list[int], budget: Budget, dice: Dice) -> Trials:
    """Play on after each of the options, from the same positions and with the same dice."""
    trials = Trials(game, view, options, dice, is_counted=True)
    began = time.perf_counter()

    def go_on(attempt: Callable[[], None], most: int, until: float) -> None:
        for _ in range(most if budget.playouts is None else min(most, budget.playouts)):
            attempt()
            if budget.seconds is not None and time.perf_counter() - began >= until * budget.seconds:
                break

    go_on(lambda: trials.try_all(is_followed=True), FOLLOWED, UNTIL[0])
    if trials.errors:
        go_on(trials.try_stretch, STRETCHES, UNTIL[1])
    go_on(lambda: trials.try_all(is_followed=False), GUESSED, UNTIL[2])
    return trials


def reasons_for(trials: Trials, option: int, other: int, share: float) -> list[Reason]:
    """Say why an option is best: what speaks for it, or at least why it was tried so often."""
    found = details(trials, option, other)
    if not any(reason.is_for and reason.kind == "part" for reason in found):
        found = [reason for reason in overall_reasons(trials, option, other) if reason.is_for] + found
    if any(reason.is_for for reason in found):
        return found[:GIVEN]
    known = level(trials, option, other) or at_first_sight(trials, option, other)
    return [*known, Reason("tried", round(share, 4))]


def reasons_beside(trials: Trials, option: int, best: int) -> list[Reason]:
    """Say how an option differs from the best, or that it does not, if one of that is clear."""
    found = details(trials, option, best) or overall_reasons(trials, option, best)
    return found[:GIVEN] or level(trials, option, best)


def is_better(trials: Trials, option: int, other: int) -> bool:
    """Tell whether something on the whole speaks for an option, and nothing against it."""
    found = overall_reasons(trials, option, other)
    return bool(found) and all(reason.is_for for reason in found)


def with_facts(facts: list[Saying], reasons: list[Reason]) -> list[Reason]:
    """Put facts first, and leave out reasons that are only given if there is no other."""
    rest = [each for each in reasons if each.kind not in ("sight", "tried")] if facts else reasons
    return [*(Reason("fact", 1.0, fact) for fact in facts), *rest][:GIVEN]


# What differs.


def details(trials: Trials, option: int, other: int) -> list[Reason]:
    """Give the parts of the final count and the feats that differ; its advantages come first."""
    found = [
        Reason("part", amount, trials.parts[id_], amount > 0)
        for id_, amount in differing(trials.counts[option], trials.counts[other], CERTAIN)
    ]
    unwanted = {feat.name for feat in trials.game.feats if not feat.is_wanted}
    found += [
        Reason("feat", amount, Saying(id_), (amount > 0) == (id_ not in unwanted))
        for id_, amount in differing(trials.feats[option], trials.feats[other], CERTAIN_FEAT)
    ]
    return sorted(found, key=lambda reason: not reason.is_for)


def differing(
    ones: list[dict[str, int]], others: list[dict[str, int]], certain: float
) -> list[tuple[str, float]]:
    """Give what is clearly more or less in trials of one option than of another, the greatest first."""
    if len(ones) < COMPARED:
        return []
    names = sorted({id_ for counts in (*ones, *others) for id_ in counts})
    found = []
    for id_ in names:
        differences = [one.get(id_, 0) - two.get(id_, 0) for one, two in zip(ones, others, strict=True)]
        found.append((id_, clear(differences, CLEAR, certain)))
    return sorted(((id_, amount) for id_, amount in found if amount), key=lambda each: -abs(each[1]))


def overall_reasons(trials: Trials, option: int, other: int) -> list[Reason]:
    """Tell how the seat's points, its chance to win and the points of the strongest opponent differ."""
    if len(trials.estimates[option]) < COMPARED:
        return []
    ones, others = ends(trials, option), ends(trials, other)
    found = []
    for kind in ones[0]:
        differences = [one[kind] - two[kind] for one, two in zip(ones, others, strict=True)]
        amount = clear(differences, CLEAR_CHANCE if kind == "chance" else CLEAR)
        if amount:
            found.append(Reason(kind, amount, is_for=(amount > 0) == (kind != "rival")))
    return found


def level(trials: Trials, option: int, other: int) -> list[Reason]:
    """Say that two options come to much the same, where luck cannot have hidden more."""
    if len(trials.estimates[option]) < COMPARED:
        return []
    ones, others = ends(trials, option), ends(trials, other)
    most = {}
    for kind in LEVEL.keys() & ones[0].keys():
        mean, error = mean_and_error([one[kind] - two[kind] for one, two in zip(ones, others, strict=True)])
        most[kind] = abs(mean) + HIDDEN * error
    if any(most[kind] >= LEVEL[kind] for kind in most):
        return []
    return [Reason("level", round(most["points"], 4))]


def at_first_sight(trials: Trials, option: int, other: int) -> list[Reason]:
    """Say by how much the judgement likes the option more, before anything is tried."""
    position = trials.game.sample(trials.view, trials.dice)
    weighed = trials.game.judgement.weigh(position, trials.seat)
    options = position.options_of(trials.seat)
    worths = {int(each): int(worth) for each, worth in zip(options, weighed, strict=True)}
    more = (worths[option] - worths[other]) / 100
    return [Reason("sight", more)] if more >= CLEAR else []


def ends(trials: Trials, option: int) -> list[dict[Kind, float]]:
    """Give what every trial of an option came to; a solo player has neither a chance nor an opponent."""
    seat, found = trials.seat, []
    both = zip(trials.points(option, trials.errors), trials.shares(option, trials.errors), strict=True)
    for points, shares in both:
        end: dict[Kind, float] = {"points": points[seat]}
        if len(points) > 1:
            end |= {"chance": shares[seat], "rival": max(points[:seat] + points[seat + 1 :])}
        found.append(end)
    return found


def clear(differences: Sequence[float], least: float, certain: float = CERTAIN) -> float:
    """Tell how much it is in the mean, or nothing where that is little or luck may have made it."""
    mean, error = mean_and_error(list(differences))
    return round(mean, 4) if abs(mean) >= least and abs(mean) > certain * error else 0.0
