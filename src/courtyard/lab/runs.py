"""Several training runs of the same kind, and what they say together."""

from collections.abc import Sequence
from statistics import mean, stdev
from typing import NamedTuple

from courtyard.engine.trouble import Trouble

T = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262)
"""Student's t, two-sided 95 %, for 1 to 9 degrees of freedom."""
MOST = len(T) + 1
"""Most runs that are summed up."""


class Interval(NamedTuple):
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float


def interval(results: Sequence[float]) -> Interval:
    """Give the mean of the results of several runs, with its 95 % interval by Student's t."""
    if not 2 <= len(results) <= MOST:
        raise Trouble(f"An interval needs the results of 2 to {MOST} runs, not of {len(results)}.")
    middle = mean(results)
    half = T[len(results) - 2] * stdev(results) / len(results) ** 0.5
    return Interval(middle, middle - half, middle + half)
