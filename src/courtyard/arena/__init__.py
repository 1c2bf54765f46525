"""Players against each other: many games, and what they tell."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from courtyard.bots import Budget
from courtyard.games import find_game

if TYPE_CHECKING:
    from courtyard.arena.entrants import Entry
    from courtyard.arena.tournament import Spread

__all__ = ["compete"]


def compete(
    game: str,
    seats: "Sequence[Entry]",
    *,
    games: int = 100,
    budget: Budget | None = None,
    round_robin: bool = False,
    seed: int = 1,
    jobs: int = 1,
    resume: str | Path | None = None,
    spread: "Spread | None" = None,
    **options: Any,
) -> dict[str, Any]:
    """Let bots play each other, as `courtyard arena` does, and give its report.

    A seat is a bot by its name (`"search:0.5"`, `"learned:runs/a.npz"`, `"my.module:MyBot"`), a class of
    `Bot`, or a function that makes one. `spread` says where games are played: `courtyard.lab.on_ray(address)`
    plays them on a Ray cluster. `options` are those of the game.
    """
    from courtyard.arena import entrants, schedule, tournament
    from courtyard.arena.ledger import Ledger

    plan = schedule.draw_up(
        find_game(game), options, entrants.enter(seats, budget or Budget()), seed, round_robin
    )
    ledger = Ledger(Path(resume), plan) if resume else None
    places = {} if spread is None else {"spread": spread}
    try:
        return tournament.run(plan, games, jobs, ledger, lambda _games: None, **places)[0]
    finally:
        if ledger is not None:
            ledger.file.close()
