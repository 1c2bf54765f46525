"""Speed of the lab: choices a second with observations and masks, beside its peers in the same run.

Everything is driven from Python, plays at random, and looks at an observation and at what is legal before
every choice, as a learner would. Where bots play the other seats, only the own choices count. Self-play is
measured as the command does it, with its files.

Seconds are those that the processor spent on it, so that other work on the machine changes little; only where
several processes play are they those of the clock on the wall.
"""

import tempfile
import time
from collections.abc import Callable
from statistics import median
from typing import Any

import numpy as np

from courtyard.games import find_game
from courtyard.lab import VectorEnv, aec_env, gym_env, vector_env
from courtyard.lab.peers import PEERS
from courtyard.lab.selfplay import Order, run
from courtyard.lab.table import Table

RUNS = 5
TABLES = 512
SHARD = 20
"""Number of games of self-play measured at once."""
Play = Callable[[float], tuple[int, float]]
"""Plays for about the given seconds; gives the choices made, and how long it really took."""


def bench(
    game: str, options: dict[str, Any], seconds: float, with_peers: bool, processes: int = 1
) -> dict[str, Any]:
    """Measure the faces of one game, and the peers where wanted, one after the other."""
    faces: dict[str, Play] = {"VectorEnv": vector_play(game, options, 1)}
    if processes > 1:
        faces[f"VectorEnv, {processes} processes"] = vector_play(game, options, processes)
    faces["PettingZoo AEC"] = aec_play(game, options)
    others = len(Table(game, options).seats) - 1
    for bot in ("random", "heuristic"):
        faces[f"gym_env, {others} × {bot}"] = gym_play(game, options, [bot] * others)
        faces[f"vector_env, {others} × {bot}"] = gym_vector_play(game, options, [bot] * others)
    faces["lab selfplay --bot heuristic"] = self_play(game, options)
    measured = [{"name": name, **figures(play, seconds)} for name, play in faces.items()]
    peers: list[dict[str, Any]] = []
    missing: list[str] = []
    for name, make in PEERS.items() if with_peers else ():
        try:
            peers.append({"name": name, **figures(timed(make()), seconds)})
        except ImportError as error:
            missing.append(f"{name} ({error.name or error})")
    return {
        "game": game,
        "options": options,
        "runs": RUNS,
        "faces": measured,
        "peers": peers,
        "missing": missing,
    }


def figures(play: Play, seconds: float) -> dict[str, Any]:
    """Give the median of several runs, with the lowest and the highest."""
    play(seconds / RUNS / 4)
    rates = [choices / took for choices, took in (play(seconds / RUNS) for _ in range(RUNS))]
    return {"choices_per_second": round(median(rates)), "spread": [round(min(rates)), round(max(rates))]}


def vector_play(game: str, options: dict[str, Any], processes: int) -> Play:
    env = VectorEnv(game, TABLES, seed=1, processes=processes, **options)
    clock = time.process_time if processes == 1 else time.perf_counter

    def play(seconds: float) -> tuple[int, float]:
        began = clock()
        choices = 0
        while clock() - began < seconds:
            env.step(env.sample())
            choices += env.n
        return choices, clock() - began

    return play


def timed(step: Callable[[], None]) -> Play:
    """Give what makes one choice after the other for a time; the clock is read now and then."""

    def play(seconds: float) -> tuple[int, float]:
        began = time.process_time()
        choices = 0
        while time.process_time() - began < seconds:
            for _ in range(32):
                step()
            choices += 32
        return choices, time.process_time() - began

    return play


def aec_play(game: str, options: dict[str, Any]) -> Play:
    env = aec_env(game, **options)
    env.reset(seed=1)
    lot = np.random.default_rng(1)

    def step() -> None:
        shown, _, over, _, _ = env.last()
        if over:
            env.reset()
            shown, *_ = env.last()
        assert shown is not None
        env.step(int(lot.choice(np.flatnonzero(shown["action_mask"]))))

    return timed(step)


def gym_play(game: str, options: dict[str, Any], opponents: list[str]) -> Play:
    env = gym_env(game, seat="rotate", opponents=opponents, **with_seats(game, options))
    shown = [env.reset(seed=1)[1]]
    lot = np.random.default_rng(1)

    def step() -> None:
        could = np.flatnonzero(shown[0]["action_mask"])
        _, _, over, _, info = env.step(int(could[int(lot.random() * len(could))]))
        shown[0] = env.reset()[1] if over else info

    return timed(step)


def gym_vector_play(game: str, options: dict[str, Any], opponents: list[str]) -> Play:
    env = vector_env(game, TABLES, opponents=opponents, **with_seats(game, options))
    shown = [env.reset(seed=1)[1]]
    lot = np.random.default_rng(1)

    def play(seconds: float) -> tuple[int, float]:
        began = time.process_time()
        choices = 0
        while time.process_time() - began < seconds:
            masks = shown[0]["action_mask"]
            drawn = (lot.random(TABLES) * masks.sum(1)).astype(np.int64)
            shown[0] = env.step((masks.cumsum(1, np.int16) > drawn[:, None]).argmax(1))[-1]
            choices += TABLES
        return choices, time.process_time() - began

    return play


def with_seats(game: str, options: dict[str, Any]) -> dict[str, Any]:
    """Give options with the number of players that they come to."""
    settled = find_game(game).settle_options(options)
    return {**options, "players": settled["players"]}


def self_play(game: str, options: dict[str, Any]) -> Play:
    settled = find_game(game).settle_options(options)
    seeds = iter(range(1, 1 << 30, SHARD))

    def play(seconds: float) -> tuple[int, float]:
        choices = 0
        began = time.process_time()
        while time.process_time() - began < seconds:
            with tempfile.TemporaryDirectory() as folder:
                order = Order(
                    game, settled, "heuristic", None, "margin", next(seeds), SHARD, "actions", folder
                )
                choices += run(order, 1)["new_choices"]
        return choices, time.process_time() - began

    return play


def describe(report: dict[str, Any]) -> list[str]:
    """Put a report into lines for people."""
    fastest = report["faces"][0]["choices_per_second"]
    lines = [
        "Choices with observations and masks in a second of processor time; "
        f"median of {report['runs']} runs (lowest to highest)"
    ]
    for row in report["faces"] + report["peers"]:
        low, high = row["spread"]
        rate = row["choices_per_second"]
        ratio = "" if row is report["faces"][0] else f"; VectorEnv is {fastest / rate:.1f} times as fast"
        lines.append(f"{row['name']:<34} {rate:>9,} ({low:,} to {high:,}) choices/s{ratio}")
    lines += [f"Not installed, so not measured: {missing}" for missing in report["missing"]]
    return lines
