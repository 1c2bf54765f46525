"""Learn both games from nothing: play, train, play with what was learned, and so on.

    python learn.py --work FOLDER [--play "python play.py"] [--rounds 0:80:0 1:120:64 …] [--workers 16]

A round is its number, the seconds for which every process plays, and how many tries its searches have. In
round 0 the judgement plays, and values are trained. Later the networks of the round before play, and a search
makes some of the choices: from what it found policies are trained. Where a later round has no tries, the
policies play alone, and values are trained once more. `--start` names a folder of weights to begin with.
"""

import argparse
import json
import os
import shlex
import shutil
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
AGAIN = {("gugong", 1): 4, ("gugong", 2): 4, ("gugong", 4): 8}
"""The same where policies play, and only these values are trained again."""
SEARCHED = {
    ("gugong", 1): 1,
    ("gugong", 2): 4,
    ("gugong", 3): 1,
    ("gugong", 4): 3,
    ("gugong", 5): 1,
    ("kingdom", 1): 1,
    ("kingdom", 2): 5,
}
"""The same where a search makes some of the choices."""
POLICIES = [("gugong", "few"), ("gugong", "many"), ("kingdom", "all")]
"""Each policy, and the numbers of players that it is for."""
GAMES = ("gugong", "kingdom")
ABREAST = 4
"""The number of networks that are trained at a time."""


def seats_for(workers: int, shares: dict[tuple[str, int], int]) -> list[tuple[str, int]]:
    """Give each process its kind of game."""
    row = [kind for nth in range(max(shares.values())) for kind, share in shares.items() if nth < share]
    return [row[nth % len(row)] for nth in range(workers)]


def shares_of(number: int, tries: int) -> dict[tuple[str, int], int]:
    if number == 0:
        return SHARES
    return SEARCHED if tries else AGAIN


def play(work: Path, command: list[str], number: int, seconds: float, tries: int, workers: int) -> None:
    folder = work / "data" / str(number)
    folder.mkdir(parents=True, exist_ok=True)
    running = []
    more = ["--network", "--tries", str(tries)] if number else []
    for nth, (game, players) in enumerate(seats_for(workers, shares_of(number, tries))):
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


def train(work: Path, number: int, tries: int) -> None:
    """Train networks side by side, beginning with what is there, and write their weights."""
    parts, weights = work / "parts" / str(number), work / "weights"
    parts.mkdir(parents=True, exist_ok=True)
    weights.mkdir(exist_ok=True)
    data = ["--data", str(work / "data" / str(number))]
    start = {
        game: ["--start", str(weights / f"{game}.weights")]
        for game in GAMES
        if (weights / f"{game}.weights").exists()
    }
    if tries:
        tasks = [["policy", game, kind, f"{game}-{kind}-policy.npz"] for game, kind in POLICIES]
    else:
        kinds = shares_of(number, tries)
        tasks = [["value", game, str(players), f"{game}-{players}.npz"] for game, players in kinds]

    def trainer(task: list[str]) -> int:
        more = [*data, *start.get(task[1], []), "--out", str(parts / task[3])]
        return subprocess.run([sys.executable, str(HERE / "train.py"), *task[:3], *more]).returncode

    with ThreadPoolExecutor(ABREAST) as together:
        if any(together.map(trainer, tasks)):
            sys.exit(f"Round {number}: training has failed.")
    told = [*data, "--parts", str(parts), "--card", str(work / "card.json")]
    for game in {task[1]: 0 for task in tasks}:
        out = ["--out", str(weights / f"{game}.weights"), *start.get(game, [])]
        subprocess.run([sys.executable, str(HERE / "train.py"), "write", game, *told, *out], check=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn both games from nothing.")
    parser.add_argument("--work", type=Path, required=True)
    parser.add_argument(
        "--play", default=f"{sys.executable} {HERE / 'play.py'}", help="the command that plays"
    )
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument(
        "--rounds", nargs="+", default=["0:170:0", "1:400:64", "2:370:64", "3:105:0", "4:200:64"]
    )
    parser.add_argument("--start", type=Path, help="a folder of weights to begin with")
    asked = parser.parse_args()
    asked.work.mkdir(parents=True, exist_ok=True)
    if asked.start:
        shutil.copytree(asked.start, asked.work / "weights", dirs_exist_ok=True)
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
        train(asked.work, number, tries)
        ended = time.monotonic()
        print(f"round {number}: played {played - began:.0f} s, trained {ended - played:.0f} s", flush=True)


if __name__ == "__main__":
    main()
