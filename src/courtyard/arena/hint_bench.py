"""Time and contents of hints, asked for at choices spread over a whole game."""

import time
from collections import Counter
from statistics import median
from typing import Any

from courtyard.arena.playout_bench import start_of
from courtyard.bots.advice import SECONDS, Advised, advise
from courtyard.bots.bot import Budget
from courtyard.engine.chance import Dice
from courtyard.engine.game import Game
from courtyard.engine.position import CHANCE, Position

GRADES = {
    "in what it surely brings": {"fact"},
    "in parts of the final count, or in this day or round": {"part", "feat"},
    "on the whole": {"points", "chance", "rival"},
    "that it is level with the next best": {"level"},
    "by its worth at first sight": {"sight"},
    "by the tries spent on it alone": {"tried"},
}
"""Kinds of reasons for the best option, the best reasons first."""


def measure_hints(
    game: Game, options: dict[str, Any], hints: int, budget: Budget | None = None
) -> dict[str, Any]:
    """Ask for hints at choices that lie equally far apart in a game played with judgement."""
    found, took = [], []
    for nth, position in enumerate(choices(game, options, hints)):
        seat = int(position.seat)
        open_to_it = [int(option) for option in position.options_of(seat)]
        view = game.view(position, seat)
        began = time.perf_counter()
        found.append(advise(game, view, open_to_it, budget or Budget(seconds=SECONDS), Dice(nth)))
        took.append(time.perf_counter() - began)
    grades = Counter(grade_of(advice[0]) for advice in found)
    return {
        "game": game.name,
        "options": options,
        "measured": "hints",
        "hints": len(found),
        "seconds": {"median": median(took), "longest": max(took)},
        "says_why": {grade: grades[grade] for grade in GRADES},
        "others": sum(len(advice) - 1 for advice in found),
        "others_say_why": sum(bool(each.reasons) for advice in found for each in advice[1:]),
    }


def choices(game: Game, options: dict[str, Any], wanted: int) -> list[Position]:
    """Give positions of one game in which a seat chooses among several options."""
    position, dice = start_of(game, options), Dice(1)
    found: list[Position] = []
    while not position.is_over():
        if position.seat == CHANCE:
            position.choose(CHANCE, dice.choose(position))
            continue
        if len(position.options_of(position.seat)) > 1:
            found.append(position.copy())
        position.choose(position.seat, game.judgement.best(position, position.seat, dice))
    wanted = min(wanted, len(found))
    return [found[nth * len(found) // wanted] for nth in range(wanted)]


def grade_of(best: Advised) -> str | None:
    kinds = {reason.kind for reason in best.reasons if reason.is_for}
    return next((grade for grade, spoken in GRADES.items() if kinds & spoken), None)


def describe(report: dict[str, Any]) -> list[str]:
    """Put a report into lines for people."""
    seconds = report["seconds"]
    return [
        f"Hints, one process; {report['hints']} at choices among several options of one game",
        f"seconds for a hint: {seconds['median']:.1f} (longest {seconds['longest']:.1f})",
        f"hints that say why: {sum(report['says_why'].values())}",
        *(f"{count:>5}  {grade}" for grade, count in report["says_why"].items()),
        f"other options that say how they differ: {report['others_say_why']} of {report['others']}",
    ]
