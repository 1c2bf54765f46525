"""Both games for people who study games: the common environments, and many games at once.

Nothing here is imported before it is asked for, so that Courtyard needs none of it to be played.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from courtyard.bots import Bot, Budget
from courtyard.games import find_game
from courtyard.lab.extras import needed

if TYPE_CHECKING:
    from courtyard.lab.aec import CourtyardAEC
    from courtyard.lab.gym import CourtyardGym
    from courtyard.lab.parallel import CourtyardParallel
    from courtyard.lab.vector import VectorEnv

__all__ = ["VectorEnv", "aec_env", "gym_env", "openspiel_game", "parallel_env"]


def aec_env(
    game: str, *, reward: str = "margin", render_mode: str | None = None, **options: Any
) -> "CourtyardAEC":
    """Give a game as PettingZoo's agent-environment cycle; `options` are those of the game."""
    needed("pettingzoo")
    from courtyard.lab.aec import CourtyardAEC
    from courtyard.lab.table import Table

    return CourtyardAEC(Table(game, options, reward), reward, render_mode)


def parallel_env(
    game: str, *, reward: str = "margin", render_mode: str | None = None, **options: Any
) -> "CourtyardParallel":
    """Give a game as PettingZoo's parallel environment: where all choose at once, all act in one step."""
    needed("pettingzoo")
    from courtyard.lab.parallel import CourtyardParallel
    from courtyard.lab.table import Table

    return CourtyardParallel(Table(game, options, reward), reward, render_mode)


def gym_env(
    game: str,
    *,
    solo: str | None = None,
    seat: int | None = None,
    opponents: Sequence[str | Bot] = (),
    budget: Budget | None = None,
    reward: str = "margin",
    render_mode: str | None = None,
    **options: Any,
) -> "CourtyardGym":
    """Give one seat of a game as a Gymnasium environment.

    Without opponents it is the solo game: Gùgōng against Meng, whose strength is `solo`, or Kingdom alone.
    With opponents, bots by their names or bots themselves, it is `seat` at a table with them.
    """
    needed("gymnasium")
    from courtyard.lab.gym import CourtyardGym
    from courtyard.lab.table import Table

    if solo is not None:
        options["solo"] = solo
    options.setdefault("players", len(opponents) + 1)
    table = Table(game, options, reward)
    return CourtyardGym(table, seat or 0, list(opponents), budget or Budget(), reward, render_mode)


def openspiel_game(game: str, *, reward: str = "placing", **options: Any) -> Any:
    """Give a game as OpenSpiel knows games; from then on `pyspiel.load_game` knows it too."""
    needed("pyspiel")
    from courtyard.lab.spiel import load

    return load(find_game(game), reward, options)


def __getattr__(name: str) -> Any:
    if name == "VectorEnv":
        needed("numpy")
        from courtyard.lab.vector import VectorEnv

        return VectorEnv
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
