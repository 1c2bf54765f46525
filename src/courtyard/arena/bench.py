"""How fast the engine is: random playouts in one process, compiled and interpreted, and its peers.

The compiled modules are measured in this process; the interpreted ones in a child process that
is told to load the same package from its sources.
"""

import json
import random
import subprocess
import sys
import time
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from typing import Any

import courtyard
from courtyard.build import is_compiled
from courtyard.engine.chance import Dice
from courtyard.engine.playout import copy_many, play_many, play_out
from courtyard.engine.position import Position
from courtyard.engine.trouble import Trouble
from courtyard.games import find_game

RUNS = 5
"""Every figure is the median of so many runs."""
OPEN_SPIEL_GAMES = ("hearts", "crazy_eights", "gin_rummy")

FROM_SOURCES = """
import sys
from importlib.machinery import FileFinder, PathFinder, SourceFileLoader

class Sources(PathFinder):
    '''Finds our package's modules in their sources, though compiled ones lie beside them.'''

    @classmethod
    def find_spec(cls, name, path=None, target=None):
        if name.partition(".")[0] != "courtyard":
            return None
        for folder in path or [sys.argv[1]]:
            spec = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(name)
            if spec is not None:
                return spec
        return None

sys.meta_path.insert(0, Sources)
from courtyard.arena.bench import measure_as_child
measure_as_child(sys.argv[2])
"""

Figures = dict[str, Any]


def bench(name: str, options: dict[str, Any], seconds: float, with_peers: bool) -> dict[str, Any]:
    """Measure a game, compiled and interpreted, and its peers where wanted, one after the other."""
    own = measure(name, options, seconds)
    if is_compiled():
        compiled: Figures | None = own
        interpreted = measure_interpreted(name, options, seconds)
    else:
        compiled = None
        interpreted = own
    peers, missing = measure_peers(seconds) if with_peers else ([], [])
    return {
        "game": name,
        "options": find_game(name).settle_options(options),
        "runs": RUNS,
        "compiled": compiled,
        "interpreted": interpreted,
        "peers": peers,
        "missing_peers": missing,
    }


def measure(name: str, options: dict[str, Any], seconds: float) -> Figures:
    """Measure whole games by lot, and copies of a position from the middle of one."""
    game = find_game(name)
    start = game.start(game.settle_options(options), {})
    start.telling = False
    dice = Dice(1)
    slot = seconds / RUNS
    games = fitting(lambda times: play_many(start, times, dice), slot * 0.8)
    middle = position_in_the_middle(start)
    copies = fitting(lambda times: copy_many(middle, times), slot * 0.2)
    playing: list[float] = []
    choosing: list[float] = []
    copying: list[float] = []
    for _ in range(RUNS):
        began = time.perf_counter()
        choices = int(play_many(start, games, dice))
        took = time.perf_counter() - began
        choosing.append(choices / took)
        playing.append(games / took)
        began = time.perf_counter()
        copy_many(middle, copies)
        copying.append((time.perf_counter() - began) / copies * 1e6)
    return figures({"choices_per_second": choosing, "games_per_second": playing, "copy_us": copying})


def fitting(work: Callable[[int], object], seconds: float) -> int:
    """Give how often work can be done in a time; it is done a few times to find out."""
    times = 1
    while True:
        began = time.perf_counter()
        work(times)
        took = time.perf_counter() - began
        if took > seconds / 8:
            return max(1, round(times * seconds / took))
        times *= 2


def position_in_the_middle(start: Position) -> Position:
    """Play one game by lot to know its length, and give its position half way."""
    whole = play_out(start.copy(), Dice(1))
    position = start.copy()
    dice = Dice(1)
    made = 0
    while made < whole // 2:
        made += position.seat >= 0
        position.choose(position.seat, dice.choose(position))
    return position


def figures(runs: dict[str, list[float]]) -> Figures:
    """Give the median of each figure, and its lowest and highest value."""
    medians = {name: round(median(values), 3) for name, values in runs.items()}
    spread = {name: [round(min(values), 3), round(max(values), 3)] for name, values in runs.items()}
    return {**medians, "spread": spread}


# The same package from its sources.


def measure_interpreted(name: str, options: dict[str, Any], seconds: float) -> Figures:
    """Measure the same game in a child process that loads no compiled module of ours."""
    package = Path(courtyard.__file__).parent
    task = json.dumps({"name": name, "options": options, "seconds": seconds})
    child = subprocess.run(
        [sys.executable, "-c", FROM_SOURCES, str(package.parent), task], capture_output=True, text=True
    )
    if child.returncode != 0:
        last = child.stderr.strip().rpartition("\n")[2]
        raise Trouble(f"The interpreted package could not be measured: {last}")
    measured: Figures = json.loads(child.stdout)
    return measured


def measure_as_child(task: str) -> None:
    """Measure what a parent process asks for and print it as JSON."""
    if is_compiled():
        raise RuntimeError("a compiled module was loaded")
    print(json.dumps(measure(**json.loads(task))))


# Peers.


def measure_peers(seconds: float) -> tuple[list[Figures], list[str]]:
    """Measure the peers that are installed, and name those that are not."""
    measured: list[Figures] = []
    missing: list[str] = []
    if find_spec("pyspiel"):
        measured += [measure_open_spiel(name, seconds) for name in OPEN_SPIEL_GAMES]
    else:
        missing.append("OpenSpiel (pip install open_spiel)")
    if find_spec("catanatron"):
        measured.append(measure_catanatron(seconds))
    else:
        missing.append("Catanatron (pip install catanatron)")
    return measured, missing


def measure_peer(name: str, play: Callable[[], int], seconds: float) -> Figures:
    """Measure whole games of a peer; `play` plays one and gives how many choices it had."""

    def play_times(times: int) -> int:
        return sum(play() for _ in range(times))

    games = fitting(play_times, seconds / RUNS)
    rates: list[float] = []
    for _ in range(RUNS):
        began = time.perf_counter()
        choices = play_times(games)
        rates.append(choices / (time.perf_counter() - began))
    return {"name": name, **figures({"choices_per_second": rates})}


def measure_open_spiel(name: str, seconds: float) -> Figures:
    pyspiel = import_module("pyspiel")
    game = pyspiel.load_game(name)
    lot = random.Random(1)

    def play() -> int:
        state = game.new_initial_state()
        choices = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(lot.choices(outcomes, weights)[0])
            else:
                choices += 1
                state.apply_action(lot.choice(state.legal_actions()))
        return choices

    return measure_peer(f"OpenSpiel {name}", play, seconds)


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


# In words.


def describe(report: dict[str, Any]) -> list[str]:
    """Put a report into lines for people."""
    lines = [f"Random playouts, one process; median of {report['runs']} runs (lowest to highest)"]
    for kind in ("compiled", "interpreted"):
        measured = report[kind]
        if measured is None:
            lines.append(f"{kind:<12} not here: this installation is plain Python")
            continue
        lines += [
            f"{kind:<12} {with_spread(measured, 'choices_per_second')} choices/s",
            f"{'':<12} {with_spread(measured, 'games_per_second')} games/s",
            f"{'':<12} {with_spread(measured, 'copy_us', 2)} µs for a copy of a position",
        ]
    own = report["compiled"] or report["interpreted"]
    for peer in report["peers"]:
        ratio = own["choices_per_second"] / peer["choices_per_second"]
        lines.append(
            f"{peer['name']:<23} {with_spread(peer, 'choices_per_second')} choices/s; "
            f"{report['game']} is {ratio:.1f} times as fast"
        )
    lines += [f"Not installed, so not measured: {missing}" for missing in report["missing_peers"]]
    return lines


def with_spread(measured: Figures, name: str, digits: int = 0) -> str:
    low, high = measured["spread"][name]
    return f"{measured[name]:>12,.{digits}f}  ({low:,.{digits}f} to {high:,.{digits}f})"
