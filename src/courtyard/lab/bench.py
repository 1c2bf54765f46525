"""How fast the lab is: choices a second with observations and masks, beside its peers in the same run.

Everything is driven from Python, plays by lot, and looks at an observation and at what is legal before
every choice, as a learner would.
"""

import time
from collections.abc import Callable
from statistics import median
from typing import Any

import numpy as np

from courtyard.lab import VectorEnv, aec_env
from courtyard.lab.peers import PEERS

RUNS = 5
TABLES = 512
Play = Callable[[float], tuple[int, float]]
"""Plays for about so many seconds; gives the choices that were made, and how long it really took."""


def bench(
    game: str, options: dict[str, Any], seconds: float, with_peers: bool, processes: int = 1
) -> dict[str, Any]:
    """Measure the faces of one game, and the peers where wanted, one after the other."""
    faces: dict[str, Play] = {"VectorEnv": vector_play(game, options, 1)}
    if processes > 1:
        faces[f"VectorEnv, {processes} processes"] = vector_play(game, options, processes)
    faces["PettingZoo AEC"] = aec_play(game, options)
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

    def play(seconds: float) -> tuple[int, float]:
        began = time.perf_counter()
        choices = 0
        while time.perf_counter() - began < seconds:
            env.step(env.sample())
            choices += env.n
        return choices, time.perf_counter() - began

    return play


def timed(step: Callable[[], None]) -> Play:
    """Give what makes one choice after the other for a time; the clock is read now and then."""

    def play(seconds: float) -> tuple[int, float]:
        began = time.perf_counter()
        choices = 0
        while time.perf_counter() - began < seconds:
            for _ in range(32):
                step()
            choices += 32
        return choices, time.perf_counter() - began

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


def describe(report: dict[str, Any]) -> list[str]:
    """Put a report into lines for people."""
    fastest = report["faces"][0]["choices_per_second"]
    lines = [
        f"Choices by lot with observations and masks; median of {report['runs']} runs (lowest to highest)"
    ]
    for row in report["faces"] + report["peers"]:
        low, high = row["spread"]
        rate = row["choices_per_second"]
        ratio = "" if row is report["faces"][0] else f"; VectorEnv is {fastest / rate:.1f} times as fast"
        lines.append(f"{row['name']:<34} {rate:>9,} ({low:,} to {high:,}) choices/s{ratio}")
    lines += [f"Not installed, so not measured: {missing}" for missing in report["missing"]]
    return lines
