"""Timing: something is repeated until a slot of time is full; several slots give a median."""

import time
from collections.abc import Callable
from statistics import median
from typing import Any

RUNS = 5
"""Runs whose median is a figure."""

Figures = dict[str, Any]
Work = Callable[[int], object]
"""Does something a number of times."""
Line = tuple[str, int, str]
"""A figure as a line for people: its name, its digits, its words."""


def fitting(work: Work, seconds: float) -> int:
    """Tell how often work can be done in a time; it is done a few times to find out."""
    times = 1
    while True:
        took = clocked(work, times)
        if took > seconds / 8:
            return max(1, round(times * seconds / took))
        times *= 2


def rates(work: Work, seconds: float) -> list[float]:
    """Give the rate a second of each run; all runs together take the given seconds."""
    times = fitting(work, seconds / RUNS)
    return [times / clocked(work, times) for _ in range(RUNS)]


def micros(work: Work, seconds: float) -> list[float]:
    """Give for each run how many microseconds it took to do work once."""
    return [1e6 / rate for rate in rates(work, seconds)]


def clocked(work: Work, times: int) -> float:
    began = time.perf_counter()
    work(times)
    return time.perf_counter() - began


def figures(runs: dict[str, list[float]]) -> Figures:
    """Give the median of each figure, and its lowest and highest value."""
    medians = {name: round(median(values), 3) for name, values in runs.items()}
    spread = {name: [round(min(values), 3), round(max(values), 3)] for name, values in runs.items()}
    return {**medians, "spread": spread}


def with_spread(measured: Figures, name: str, digits: int = 0) -> str:
    low, high = measured["spread"][name]
    return f"{measured[name]:>12,.{digits}f}  ({low:,.{digits}f} to {high:,.{digits}f})"


def describe_lines(measured: Figures, lines: tuple[Line, ...], title: str) -> list[str]:
    """Put figures into lines, the first with a title."""
    heads = [title] + [""] * (len(lines) - 1)
    return [
        f"{head:<12} {with_spread(measured, name, digits)} {words}"
        for head, (name, digits, words) in zip(heads, lines, strict=True)
    ]
