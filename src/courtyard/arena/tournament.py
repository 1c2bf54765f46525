"""A tournament: the games of a plan, played in several processes, kept, and reported."""

import time
from collections.abc import Callable, Generator, Iterable
from contextlib import closing
from functools import partial
from typing import Any

from courtyard.arena.contest import Played, lost_game, play_game
from courtyard.arena.ledger import Ledger
from courtyard.arena.parallel import in_processes
from courtyard.arena.report import report
from courtyard.arena.schedule import Plan
from courtyard.build import is_compiled

Spread = Callable[[Callable[[Any], Any], Iterable[Any], int], Generator[Any, None, None]]
"""Runs pieces of work in parallel, and gives each result as it is done."""


def run(
    plan: Plan,
    games: int,
    jobs: int,
    ledger: Ledger | None,
    progress: Callable[[int], None],
    spread: Spread | None = None,
) -> tuple[dict[str, Any], list[Played]]:
    """Play a number of games of a plan; give the report and the games.

    Games that a ledger holds are not played again, and new ones are written there. An interrupted tournament
    reports what was played so far. Without a `spread`, one job is done in this process.
    """
    played = {} if ledger is None else {n: game for n, game in ledger.games.items() if n < games}
    resumed = len(played)
    progress(resumed)
    began = time.perf_counter()
    is_interrupted = not play(plan, games, jobs, played, ledger, progress, spread or guarded(plan, False))
    seconds = time.perf_counter() - began
    ordered = [played[number] for number in sorted(played)]
    circumstances = {
        "resumed": resumed,
        "seconds": round(seconds, 3),
        "jobs": jobs,
        "compiled": is_compiled(),
        "interrupted": is_interrupted,
    }
    return report(plan, ordered, games) | circumstances, ordered


def guarded(plan: Plan, is_apart: bool = True) -> Spread:
    """Give what plays games on this machine, and counts one whose process a bot ended as lost by that bot.

    Bots that are not in this package are kept apart: they play in another process, also where one is enough.
    """
    has_foreign = any(entrant.is_foreign for entrant in plan.entrants)
    return partial(in_processes, lost=lost_game, is_apart=is_apart and has_foreign)


def play(
    plan: Plan,
    games: int,
    jobs: int,
    played: dict[int, Played],
    ledger: Ledger | None,
    progress: Callable[[int], None],
    spread: Spread,
) -> bool:
    """Play the games that are still to be played; tell whether nobody interrupted."""
    left = games - len(played)
    if not left:
        return True
    waiting = ((plan, number) for number in range(games) if number not in played)
    try:
        with closing(spread(play_game, waiting, min(jobs, left))) as done:
            for game in done:
                if ledger is not None:
                    ledger.note(game)
                played[game.game] = game
                progress(1)
    except KeyboardInterrupt:
        if not played:
            raise
        return False
    return True
