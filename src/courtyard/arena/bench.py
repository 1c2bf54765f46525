"""Speed of the engine, compiled and interpreted: random playouts or the search, beside its peers.

The compiled modules are measured in this process; the interpreted ones in a child process that
is told to load the same package from its sources.
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import courtyard
from courtyard.arena import peers, playout_bench, search_bench
from courtyard.arena.timing import RUNS, Figures, describe_lines
from courtyard.build import is_compiled
from courtyard.engine.trouble import Trouble
from courtyard.games import find_game

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


def bench(
    name: str, options: dict[str, Any], seconds: float, with_peers: bool, searching: bool = False
) -> dict[str, Any]:
    """Measure a game, compiled and interpreted, and its peers where wanted, one after the other."""
    own = measure(name, options, seconds, searching)
    if is_compiled():
        compiled: Figures | None = own
        interpreted = measure_interpreted(name, options, seconds, searching)
    else:
        compiled = None
        interpreted = own
    measured, missing = peers.measure_peers(seconds, searching) if with_peers else ([], [])
    return {
        "game": name,
        "options": find_game(name).settle_options(options),
        "measured": "search" if searching else "playouts",
        "runs": RUNS,
        "compiled": compiled,
        "interpreted": interpreted,
        "peers": measured,
        "missing_peers": missing,
    }


def measure(name: str, options: dict[str, Any], seconds: float, searching: bool) -> Figures:
    game = find_game(name)
    settled = game.settle_options(options)
    if searching:
        return search_bench.measure_search(game, settled, seconds)
    return playout_bench.measure_playouts(game, settled, seconds)


# The same package from its sources.


def measure_interpreted(name: str, options: dict[str, Any], seconds: float, searching: bool) -> Figures:
    """Measure the same game in a child process that loads no compiled module of ours."""
    package = Path(courtyard.__file__).parent
    task = json.dumps({"name": name, "options": options, "seconds": seconds, "searching": searching})
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


# In words.


def describe(report: dict[str, Any]) -> list[str]:
    """Put a report into lines for people."""
    searching = report["measured"] == "search"
    room = search_bench if searching else playout_bench
    lines = [f"{room.TITLE}; median of {report['runs']} runs (lowest to highest)"]
    for kind in ("compiled", "interpreted"):
        if report[kind] is None:
            lines.append(f"{kind:<12} not here: this installation is plain Python")
            continue
        lines += describe_lines(report[kind], room.LINES, kind)
        if searching:
            lines += search_bench.describe_choices(report[kind])
    if searching:
        lines.append(find_game(report["game"]).playouts)
        lines += [search_bench.GAMES_DIFFER] if report["peers"] else []
    own = report["compiled"] or report["interpreted"]
    for peer in report["peers"]:
        lines += room.describe_peer(peer, own, report["game"])
    lines += [f"Not installed, so not measured: {missing}" for missing in report["missing_peers"]]
    return lines
