"""Other people's engines, measured as ours is, where they are installed."""

import random
import time
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from courtyard.arena.search_bench import COUNTED, MOMENTS, RATES
from courtyard.arena.timing import RUNS, Figures, Work, figures, fitting, rates
from courtyard.bots.search import FEWEST

OPEN_SPIEL = "OpenSpiel (pip install open_spiel)"
CATANATRON = "Catanatron (pip install catanatron)"
OPEN_SPIEL_GAMES = ("hearts", "crazy_eights", "gin_rummy")
OPEN_SPIEL_SEARCHES = ("euchre", "gin_rummy", "hearts", "backgammon")
"""Games for its search: with hidden cards that it can sample, as ours has, and one with dice alone."""
LEAST = 2
"""Fewest tries with which its search can choose: the first only opens the tree."""
MEMORY = 1000
"""Megabytes its tree may take."""


def measure_peers(seconds: float, searching: bool) -> tuple[list[Figures], list[str]]:
    """Measure the peers that are installed, and name those that are not."""
    measured: list[Figures] = []
    missing: list[str] = []
    if not find_spec("pyspiel"):
        missing.append(OPEN_SPIEL)
    elif searching:
        measured += [measure_open_spiel_search(name, seconds) for name in OPEN_SPIEL_SEARCHES]
    else:
        measured += [measure_open_spiel(name, seconds) for name in OPEN_SPIEL_GAMES]
    if searching:
        return measured, missing
    if find_spec("catanatron"):
        measured.append(measure_catanatron(seconds))
    else:
        missing.append(CATANATRON)
    return measured, missing


# Random games.


def measure_peer(name: str, play: Callable[[], int], seconds: float) -> Figures:
    """Measure whole games of a peer; `play` plays one and gives how many choices it had."""

    def play_times(times: int) -> int:
        return sum(play() for _ in range(times))

    games = fitting(play_times, seconds / RUNS)
    choosing: list[float] = []
    for _ in range(RUNS):
        began = time.perf_counter()
        choices = play_times(games)
        choosing.append(choices / (time.perf_counter() - began))
    return {"name": name, **figures({"choices_per_second": choosing})}


def measure_open_spiel(name: str, seconds: float) -> Figures:
    game = import_module("pyspiel").load_game(name)
    lot = random.Random(1)
    return measure_peer(f"OpenSpiel {name}", lambda: play_at_random(game.new_initial_state(), lot), seconds)


def play_at_random(state: Any, lot: random.Random) -> int:
    """Play a state of OpenSpiel to its end; give how many choices its players made, forced ones too."""
    choices = 0
    while not state.is_terminal():
        choices += not state.is_chance_node()
        step_at_random(state, lot)
    return choices


def step_at_random(state: Any, lot: random.Random) -> None:
    if state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(lot.choices(outcomes, weights)[0])
    else:
        state.apply_action(lot.choice(state.legal_actions()))


def measure_catanatron(seconds: float) -> Figures:
    catanatron = import_module("catanatron")
    random.seed(1)
    colours = list(catanatron.Color)

    def play() -> int:
        game = catanatron.Game([catanatron.RandomPlayer(colour) for colour in colours])
        game.play()
        # Its versions have the list of actions under one of two names.
        return len(getattr(game.state, "action_records", None) or game.state.actions)

    return measure_peer("Catanatron", play, seconds)


# OpenSpiel's search.


def measure_open_spiel_search(name: str, seconds: float) -> Figures:
    """Measure its own search, with one random playout a try, at the first decision and in the middle."""
    game = import_module("pyspiel").load_game(name)
    whole = play_at_random(game.new_initial_state(), random.Random(1))
    runs: dict[str, list[float]] = {}
    lengths: dict[str, float] = {}
    for moment, before in zip(MOMENTS, (0, whole // 2), strict=True):
        state = decision_after(game, before)
        runs[RATES[moment]] = rates(open_spiel_searching(game, state), seconds / len(MOMENTS))
        lot = random.Random(1)
        lengths[f"{moment}_choices"] = (
            sum(play_at_random(state.clone(), lot) for _ in range(COUNTED)) / COUNTED
        )
    bot = "ISMCTSBot" if hides_something(game) else "MCTSBot"
    return {"name": f"OpenSpiel {name}", "bot": bot, **figures(runs), **lengths}


def decision_after(game: Any, choices: int) -> Any:
    """Give the first real decision of a random game after a number of choices."""
    state = game.new_initial_state()
    lot = random.Random(1)
    made = 0
    while state.is_chance_node() or made < choices or len(state.legal_actions()) == 1:
        made += not state.is_chance_node()
        step_at_random(state, lot)
    return state


def open_spiel_searching(game: Any, state: Any) -> Work:
    """Search again, where something is hidden from as many sampled states as our own search."""
    spiel = import_module("pyspiel")
    playing = spiel.RandomRolloutEvaluator(1, 1)
    reach = game.max_utility()
    if hides_something(game):
        return lambda times: spiel.ISMCTSBot(1, playing, reach, max(times, LEAST), FEWEST).step(state)
    return lambda times: spiel.MCTSBot(game, playing, reach, times, MEMORY, False, 1, False).step(state)


def hides_something(game: Any) -> bool:
    information = import_module("pyspiel").GameType.Information
    return bool(game.get_type().information == information.IMPERFECT_INFORMATION)
