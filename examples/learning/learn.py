"""Learn both games from nothing: play, train, play with what was learned, and so on.

    python learn.py --work FOLDER [--play "python play.py"] [--rounds 0:80:0 1:120:64 …] [--workers 16]

A round is its number, the seconds for which every process plays, and how many tries its searches have. In
round 0 the judgement plays, later the networks of the round before. Half of the processes of a later round
let a search make some of the choices; the others play on without, and so make many more games.
"""

import argparse
import json
import os
import shlex
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

HERE = Path(__file__).parent
SHARES = {
    ("gugong", 1): 1,
    ("gugong", 2): 4,
    ("gugong", 3): 2,
    ("gugong", 4): 3,
    ("gugong", 5): 2,
    ("kingdom", 1): 1,
    ("kingdom", 2): 3,
}
"""How many of sixteen processes play each kind of game."""
GAMES = ("gugong", "kingdom")
ABREAST = 4
"""The number of networks that are trained at a time."""


def seats_for(workers: int) -> list[tuple[str, int]]:
    """Give each process its kind of game."""
    row = [kind for nth in range(max(SHARES.values())) for kind, share in SHARES.items() if nth < share]
    return [row[nth % len(row)] for nth in range(workers)]


def play(work: Path, command: list[str], number: int, seconds: float, tries: int, workers: int) -> None:
    folder = work / "data" / str(number)
    folder.mkdir(parents=True, exist_ok=True)
    running = []
    before: dict[tuple[str, int], int] = {}
    for nth, (game, players) in enumerate(seats_for(workers)):
        before[game, players] = before.get((game, players), 0) + 1
        more = ["--network"] if number else []
        if number and (before[game, players] % 2 or SHARES[game, players] == 1):
            more += ["--tries", str(tries)]
        out = folder / f"{game}-{players}-{nth}"
        told = ["--seconds", str(seconds), "--seed", str(1000 * number + nth), "--out", str(out)]
        running.append(
            subprocess.Popen(
                [*command, game, str(players), *told, *more],
                env={**os.environ, "COURTYARD_WEIGHTS": str(work / "weights")},
            )
        )
    if any(one.wait() for one in running):
        sys.exit(f"Round {number}: a process that plays has failed.")


def train(work: Path, number: int) -> None:
    """Train all networks side by side, and write their weights."""
    parts, weights = work / "parts", work / "weights"
    parts.mkdir(exist_ok=True)
    weights.mkdir(exist_ok=True)
    data = [str(work / "data" / str(one)) for one in range(number + 1)]
    tasks = [("value", game, str(players), data, parts / f"{game}-{players}.npz") for game, players in SHARES]
    if number:
        tasks += [("policy", game, "", data[1:], parts / f"{game}-policy.npz") for game in GAMES]
    with ThreadPoolExecutor(ABREAST) as together:
        if any(together.map(lambda task: trainer(*task), tasks)):
            sys.exit(f"Round {number}: training has failed.")
    card = work / "card.json"
    for game in GAMES:
        told = ["--data", *data, "--parts", str(parts), "--card", str(card)]
        out = ["--out", str(weights / f"{game}.weights")]
        subprocess.run([sys.executable, str(HERE / "train.py"), "write", game, *told, *out], check=True)


def trainer(what: str, game: str, players: str, data: list[str], out: Path) -> int:
    command = [sys.executable, str(HERE / "train.py"), what, game, *([players] if players else [])]
    return subprocess.run([*command, "--data", *data, "--out", str(out)]).returncode


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn both games from nothing.")
    parser.add_argument("--work", type=Path, required=True)
    parser.add_argument(
        "--play", default=f"{sys.executable} {HERE / 'play.py'}", help="the command that plays"
    )
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--rounds", nargs="+", default=["0:80:0", "1:120:64", "2:120:64", "3:120:64"])
    asked = parser.parse_args()
    asked.work.mkdir(parents=True, exist_ok=True)
    for spoken in asked.rounds:
        number, seconds, tries = (int(part) for part in spoken.split(":"))
        began = time.monotonic()
        play(asked.work, shlex.split(asked.play), number, seconds, tries, asked.workers)
        played = time.monotonic()
        card = {
            "made by": "examples/learning/learn.py",
            "rounds": asked.rounds[: asked.rounds.index(spoken) + 1],
            "workers": asked.workers,
            "seeds": "1000 times the round, and the number of the process",
            "date": time.strftime("%Y-%m-%d"),
        }
        (asked.work / "card.json").write_text(json.dumps(card))
        train(asked.work, number)
        ended = time.monotonic()
        print(f"round {number}: played {played - began:.0f} s, trained {ended - played:.0f} s", flush=True)


if __name__ == "__main__":
    main()
