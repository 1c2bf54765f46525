"""Figures of many games: how points are spread, and how sure a mean is."""

from collections import Counter
from collections.abc import Sequence
from math import sqrt

SURE = 1.959964
"""Number of standard errors on each side that hold 95 % of a normal distribution."""
DOUBT = 2
"""Independent rounds that the variance of rounds is weighed with."""

Round = tuple[float, int]
"""Total result of a bot in the games of one round, and how many times it sat there."""


def distribution(points: Counter[int]) -> dict[str, float]:
    """Give mean and quartiles, the latter between neighbours where they fall there."""
    count = points.total()
    ordered = sorted(points)

    def nth(rank: int) -> int:
        for value in ordered:
            rank -= points[value]
            if rank < 0:
                return value
        return ordered[-1]

    def at(part: float) -> float:
        place = part * (count - 1)
        below = nth(int(place))
        return below + (nth(min(int(place) + 1, count - 1)) - below) * (place - int(place))

    mean = sum(value * times for value, times in points.items()) / count
    quartiles = {"q1": at(0.25), "median": at(0.5), "q3": at(0.75)}
    return {"mean": round(mean, 3)} | {name: round(value, 3) for name, value in quartiles.items()}


def mean_of(rounds: Sequence[Round]) -> float:
    return sum(got for got, _ in rounds) / sum(times for _, times in rounds)


def variance_of_mean(rounds: Sequence[Round]) -> float:
    """Give the variance of the mean over all games, where games of a round depend on each other."""
    mean = mean_of(rounds)
    times = sum(each for _, each in rounds)
    squares = sum((got - mean * each) ** 2 for got, each in rounds)
    return len(rounds) / (len(rounds) - 1) * squares / times**2


def wilson(rate: float, games: float) -> tuple[float, float]:
    """Give the 95 % score interval of Wilson for a win rate in a number of independent games."""
    square = SURE**2 / games
    middle = (rate + square / 2) / (1 + square)
    reach = SURE * sqrt(rate * (1 - rate) / games + square / (4 * games)) / (1 + square)
    return max(0.0, min(rate, middle - reach)), min(1.0, max(rate, middle + reach))


def worth_of(rounds: Sequence[Round]) -> float:
    """Tell how many independent games tell as much about a win rate as these games in their rounds."""
    rate = mean_of(rounds)
    games = sum(times for _, times in rounds)
    alone = rate * (1 - rate) / games
    if len(rounds) < 2 or alone <= 1e-12:
        return games
    effect = variance_of_mean(rounds) / alone
    freedom = len(rounds) - 1
    return games / ((freedom * effect + DOUBT) / (freedom + DOUBT))


def rate_interval(rounds: Sequence[Round]) -> tuple[float, float]:
    """Give Wilson's 95 % interval of a win rate, for as many independent games as the rounds are worth.

    Mirrored games of a round depend on each other, so the variance is taken between rounds (their
    design effect), and a few rounds that happen to agree do not make it nought.
    """
    return wilson(mean_of(rounds), worth_of(rounds))


def mean_interval(rounds: Sequence[Round], least: float, most: float) -> tuple[float, float]:
    """Give the normal 95 % interval of a mean, by its variance between rounds, within what can be."""
    mean, reach = mean_of(rounds), SURE * sqrt(variance_of_mean(rounds))
    return max(least, mean - reach), min(most, mean + reach)
