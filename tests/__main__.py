"""Run the tests and sum them up: `python -m tests` runs the quick ring, `python -m tests --all` everything.

Other arguments go to pytest, both for the compiled package and for the plain sources.
"""

import json
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from courtyard.build import is_compiled
from courtyard.games import GAMES
from tests.rules import rules_named_by_tests

ROOT = Path(__file__).parents[1]
CORES = os.cpu_count() or 1
WORKERS = 2 * CORES
"""More than there are cores: many tests wait for a server or a browser."""
NO_TESTS = 5


def run(ring: str, more: list[str], summary: Path) -> int:
    """Run one ring in several processes; give pytest's status."""
    workers = CORES if ring == "plain" else WORKERS
    words = ["-q", "-n", str(workers), "--dist", "worksteal", "--ring", ring, "--summary", str(summary)]
    environment = {**os.environ, "COURTYARD_RING": ring}
    if ring == "plain":
        environment["PYTHONPATH"] = str(ROOT / "src")
    done = subprocess.run([sys.executable, "-m", "pytest", *words, *more], cwd=ROOT, env=environment)
    return 0 if done.returncode == NO_TESTS else done.returncode


def tell(summaries: list[Path], took: float) -> None:
    """Say what the tests came to."""
    outcomes: Counter[str] = Counter()
    seconds: Counter[str] = Counter()
    games: Counter[str] = Counter()
    for path in summaries:
        told = json.loads(path.read_text())
        outcomes += Counter(told["outcomes"])
        seconds += Counter(told["seconds"])
        games += Counter(told["games"])
    named = rules_named_by_tests()
    rules = [
        f"{sum(rule in named for rule in game.rules.rules)} of {len(game.rules.rules)} of {game.title}"
        for game in GAMES.values()
    ]
    rows = {
        "rules with a test": ", ".join(rules),
        "games to the end": f"{games.total():,}, {games['browser']} of them in a browser",
        "time by group": ", ".join(f"{group} {minutes(spent)}" for group, spent in seconds.most_common()),
        "time in all": f"{minutes(took)} with {WORKERS} processes on {CORES} cores",
    }
    print("\n== what was tested")
    for name, row in rows.items():
        print(f"{name:>18}: {row}")
    print(f"{outcomes['passed']} passed, {outcomes['failed']} failed, {outcomes['skipped']} skipped")


def minutes(seconds: float) -> str:
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"


def main() -> int:
    more = [word for word in sys.argv[1:] if word != "--all"]
    ring = "all" if "--all" in sys.argv else "quick"
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        first, second = Path(folder, "first"), Path(folder, "second")
        print(
            f"== tests of the installed package{'' if is_compiled() else ', which is not compiled'}",
            flush=True,
        )
        status = run(ring, more, first)
        if is_compiled() and status == 0:
            print("== tests of the plain sources", flush=True)
            status = run("plain", more, second)
        tell([path for path in (first, second) if path.exists()], time.monotonic() - began)
    return status


if __name__ == "__main__":
    sys.exit(main())
