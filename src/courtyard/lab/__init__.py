"""Both games for people who study games: the common environments, and many games at once.

Nothing here is imported before it is asked for, so that Courtyard needs none of it to be played.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from courtyard.bots import Budget
from courtyard.games import find_game
from courtyard.lab.extras import needed

if TYPE_CHECKING:
    from courtyard.lab.aec import CourtyardAEC
    from courtyard.lab.cluster import Spread
    from courtyard.lab.gym import CourtyardGym
    from courtyard.lab.gym_vector import CourtyardVectorGym
    from courtyard.lab.parallel import CourtyardParallel
    from courtyard.lab.scaling import Floats
    from courtyard.lab.seating import Opponent
    from courtyard.lab.table import Table
    from courtyard.lab.vector import VectorEnv

__all__ = [
    "VectorEnv",
    "aec_env",
    "floats",
    "gym_env",
    "on_ray",
    "openspiel_game",
    "parallel_env",
    "vector_env",
]


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
    seat: int | str | None = None,
    opponents: "Sequence[Opponent]" = (),
    budget: Budget | None = None,
    reward: str = "margin",
    floats: bool = False,
    render_mode: str | None = None,
    **options: Any,
) -> "CourtyardGym":
    """Give one seat of a game as a Gymnasium environment.

    Without opponents it is the solo game: Gùgōng against Meng, whose strength is `solo`, or Kingdom alone.
    With opponents, bots by their names, classes of bots or bots themselves, it is `seat` at a table with
    them; "rotate" is another seat in every game. With `floats`, observations are small fractions, and only
    the numbers that vary.
    """
    needed("gymnasium")
    from gymnasium.envs.registration import EnvSpec

    from courtyard.lab.gym import CourtyardGym
    from courtyard.lab.table import Table

    asked = {"game": game, "solo": solo, "seat": seat, "opponents": opponents, "budget": budget}
    asked |= {"reward": reward, "floats": floats, **options}
    table = Table(game, with_players(options, solo, opponents), reward)
    shown = fractions(table) if floats else None
    env = CourtyardGym(table, seat, opponents, budget or Budget(), reward, shown, render_mode)
    env.spec = EnvSpec(f"courtyard/{game.capitalize()}", entry_point="courtyard.lab:gym_env", kwargs=asked)
    return env


def vector_env(
    game: str,
    num_envs: int = 1,
    *,
    solo: str | None = None,
    seat: int | str | None = "rotate",
    opponents: "Sequence[Opponent]" = (),
    reward: str = "margin",
    floats: bool = False,
    **options: Any,
) -> "CourtyardVectorGym":
    """Give one seat of many games at once as a `gymnasium.vector.VectorEnv`, as `gym_env` gives one game.

    The opponents are bots in compiled code: random, heuristic or fair.
    """
    needed("gymnasium")
    from gymnasium.envs.registration import EnvSpec

    from courtyard.lab.gym_vector import CourtyardVectorGym
    from courtyard.lab.table import Table

    asked = {"game": game, "solo": solo, "seat": seat, "opponents": opponents}
    asked |= {"reward": reward, "floats": floats, **options}
    table = Table(game, with_players(options, solo, opponents), reward)
    shown = fractions(table) if floats else None
    env = CourtyardVectorGym(table, num_envs, seat, opponents, reward, shown)
    env.spec = EnvSpec(
        f"courtyard/{game.capitalize()}",
        entry_point="courtyard.lab:gym_env",
        vector_entry_point="courtyard.lab:vector_env",
        kwargs=asked,
    )
    return env


def with_players(
    options: dict[str, Any], solo: str | None, opponents: "Sequence[Opponent]"
) -> dict[str, Any]:
    """Give the options of a game for a number of opponents."""
    wanted = {"players": len(opponents) + 1, **options}
    return wanted if solo is None else {**wanted, "solo": solo}


def fractions(table: "Table") -> "Floats":
    from courtyard.lab.scaling import floats

    return floats(table.game.name, **table.options)


def floats(game: str, **options: Any) -> "Floats":
    """Give which numbers of an observation vary in games with these options, and a scale for each.

    `floats(game).of(observations)` are observations as a network likes them.
    """
    needed("numpy")
    from courtyard.lab.scaling import floats

    return floats(game, **options)


def on_ray(address: str) -> "Spread":
    """Give what plays games on a Ray cluster, for `arena.compete` and for self-play; "local" makes one."""
    from courtyard.lab.cluster import on_ray

    return on_ray(address)


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
