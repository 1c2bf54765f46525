"""The baseline learner: one network for all seats learns by playing itself (masked PPO).

One turn of the loop: play so many choices at all tables (`play`), work out how much better or worse each
choice was than expected (`judge`), and change the network a little towards the better ones (`improve`).
"""

import csv
import json
import math
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

from courtyard.bots.learned import REACH
from courtyard.engine.files import write_whole
from courtyard.lab.vector import VectorEnv

FORBIDDEN = -1e9
"""How much an option is liked that is not open."""
MOST = 20
"""An observation is divided by the most that each number can be, but by no more than this."""


@dataclass(frozen=True)
class Recipe:
    """How it learns; the defaults suit two cores and half an hour."""

    tables: int = 128
    choices: int = 64
    """Choices at each table between two changes of the network."""
    hidden: tuple[int, ...] = (128, 128)
    rounds: int = 2
    """How often each choice is learned from."""
    batch: int = 1024
    rate: float = 5e-4
    trace: float = 0.95
    """How far what comes later is trusted more than what was expected (lambda)."""
    clip: float = 0.2
    """How far a choice may become more or less likely at once."""
    curiosity: float = 0.01
    margin: float = 20.0
    """So many points ahead count for three quarters of a clear win."""
    measured: int = 64
    """Games against random play, each time it is measured."""
    seed: int = 1


@dataclass
class Played:
    """What was played, choice by choice and table by table."""

    observations: NDArray[np.int16]
    masks: NDArray[np.bool_]
    seats: NDArray[np.int64]
    actions: NDArray[np.int64]
    chances: NDArray[np.float32]
    values: NDArray[np.float32]
    rewards: NDArray[np.float64]
    done: NDArray[np.bool_]
    games: int = 0
    points: list[float] = field(default_factory=list)


class Learner:
    """A policy and a value of what is seen, and the tables at which they learn."""

    def __init__(self, game: str, options: dict[str, Any], recipe: Recipe | None = None) -> None:
        self.recipe = recipe or Recipe()
        torch.manual_seed(self.recipe.seed)
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        self.tables = VectorEnv(game, self.recipe.tables, seed=self.recipe.seed, **options)
        most = np.minimum(self.tables.game.features.bounds()[1], MOST)
        self.scale = torch.tensor(1 / most, dtype=torch.float32, device=self.device)
        self.trunk = layers(len(most), self.recipe.hidden).to(self.device)
        self.policy = head(self.recipe.hidden[-1], self.tables.actions).to(self.device)
        self.value = head(self.recipe.hidden[-1], 1).to(self.device)
        self.parameters = [*self.trunk.parameters(), *self.policy.parameters(), *self.value.parameters()]
        self.optimizer = torch.optim.Adam(self.parameters, self.recipe.rate, eps=1e-5)
        self.choices = 0
        self.games = 0

    def seen(self, observations: NDArray[np.int16]) -> Any:
        """Give what the trunk makes of observations; policy and value are told from it."""
        numbers = torch.from_numpy(np.array(observations)).to(self.device, torch.float32)
        return self.trunk((numbers * self.scale).clamp(-REACH, REACH))

    def likings(self, seen: Any, masks: NDArray[np.bool_]) -> Any:
        """Give how likely each option is to be taken, as logarithms; what is not open never is."""
        closed = torch.from_numpy(~masks).to(self.device)
        return self.policy(seen).masked_fill(closed, FORBIDDEN).log_softmax(-1)

    # One turn of the loop.

    def play(self) -> Played:
        """Play on at all tables, every seat by the same network, and note all of it."""
        steps, tables = self.recipe.choices, self.recipe.tables
        now = self.tables.now
        played = Played(
            np.empty((steps, *now.observations.shape), np.int16),
            np.empty((steps, *now.masks.shape), np.bool_),
            np.empty((steps, tables), np.int64),
            np.empty((steps, tables), np.int64),
            np.empty((steps, tables), np.float32),
            np.empty((steps, tables), np.float32),
            np.empty((steps, *now.rewards.shape)),
            np.empty((steps, tables), np.bool_),
        )
        for step in range(steps):
            played.observations[step], played.masks[step] = now.observations, now.masks
            played.seats[step] = now.to_act
            with torch.no_grad():
                seen = self.seen(now.observations)
                likings = self.likings(seen, played.masks[step])
                drawn = torch.multinomial(likings.exp(), 1)
                played.chances[step] = likings.gather(1, drawn)[:, 0].cpu().numpy()
                played.values[step] = self.value(seen)[:, 0].cpu().numpy()
            played.actions[step] = drawn[:, 0].cpu().numpy()
            self.tables.step(played.actions[step])
            played.rewards[step], played.done[step] = now.rewards, now.done
            played.points += list(now.points[now.done].mean(1))
        played.games = int(played.done.sum())
        self.choices += steps * tables
        self.games += played.games
        return played

    def judge(self, played: Played) -> tuple[NDArray[np.float32], NDArray[np.float32], NDArray[np.bool_]]:
        """Give how much better each choice was than expected, what to expect, and which can be judged.

        Each seat has a story of its own, told backwards: its next choice, or the end of its game.
        """
        steps, tables = played.actions.shape
        rows = np.arange(tables)
        alone = 5 if self.tables.seats == 1 else 1  # who plays alone is rewarded by points, not by a lead
        brought = np.tanh(played.rewards / (self.recipe.margin * alone))
        later_value = np.zeros(brought.shape[1:])
        later_gain = np.zeros(brought.shape[1:])
        due = np.zeros(brought.shape[1:])
        is_known = np.zeros(brought.shape[1:], np.bool_)
        gains = np.zeros((steps, tables), np.float32)
        judged = np.zeros((steps, tables), np.bool_)
        for step in reversed(range(steps)):
            ended = played.done[step]
            due[ended] = brought[step][ended]
            later_value[ended] = later_gain[ended] = 0.0
            is_known[ended] = True
            at = rows, played.seats[step]
            gain = due[at] + later_value[at] - played.values[step] + self.recipe.trace * later_gain[at]
            judged[step] = is_known[at]
            gains[step] = np.where(judged[step], gain, 0.0)
            later_value[at], later_gain[at], due[at] = played.values[step], gains[step], 0.0
            is_known[at] = True
        return gains, gains + played.values, judged

    def improve(self, played: Played) -> dict[str, float]:
        """Make choices that were better than expected more likely, and expect what came."""
        gains, expected, judged = self.judge(played)
        flat = np.flatnonzero(judged)
        gains = (gains - gains[judged].mean()) / (gains[judged].std() + 1e-6)
        observations = played.observations.reshape(-1, played.observations.shape[-1])
        masks = played.masks.reshape(-1, played.masks.shape[-1])
        columns = [played.actions, played.chances, gains, expected]
        actions, chances, better, goals = (torch.from_numpy(column.reshape(-1)) for column in columns)
        losses: list[tuple[float, float]] = []
        shuffle = np.random.default_rng(self.choices)
        for _ in range(self.recipe.rounds):
            for batch in np.array_split(shuffle.permutation(flat), math.ceil(len(flat) / self.recipe.batch)):
                seen = self.seen(observations[batch])
                likings = self.likings(seen, masks[batch])
                action, chance, gain, goal = (
                    column[batch].to(self.device) for column in (actions, chances, better, goals)
                )
                ratio = (likings.gather(1, action[:, None])[:, 0] - chance).exp()
                near = ratio.clamp(1 - self.recipe.clip, 1 + self.recipe.clip)
                by_policy = -torch.minimum(ratio * gain, near * gain).mean()
                by_value = (self.value(seen)[:, 0] - goal).square().mean()
                openness = -(likings.exp() * likings).sum(-1).mean()
                loss = by_policy + 0.5 * by_value - self.recipe.curiosity * openness
                self.optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.parameters, 0.5)
                self.optimizer.step()
                losses.append((float(by_value.detach()), float(openness.detach())))
        by_value, openness = np.mean(losses, 0)
        return {"value_loss": float(by_value), "entropy": float(openness)}

    # How good it is.

    def against_lot(self) -> tuple[float, float]:
        """Give the share of games won against random play, its seat changing, and its mean points ahead."""
        games = self.recipe.measured
        env = VectorEnv(self.tables.game.name, games, seed=self.recipe.seed + 1, **self.tables.options)
        seats = env.seats - len(env.game.residents(env.options))
        own = np.arange(games) % seats
        left, margins = np.ones(games, np.bool_), np.zeros(games)
        wins = 0.0
        while left.any():
            actions = np.array(env.sample())
            mine = np.flatnonzero(env.now.to_act == own)
            with torch.no_grad():
                likings = self.likings(self.seen(env.now.observations[mine]), env.now.masks[mine])
                actions[mine] = likings.argmax(-1).cpu().numpy()
            env.step(actions)
            for table in np.flatnonzero(env.now.done & left):
                margins[table] = env.now.rewards[table, own[table]]
                wins += 1.0 if margins[table] > 0 else 0.5 if margins[table] == 0 else 0.0
                left[table] = False
        return wins / games, float(margins.mean())

    # Keeping.

    def save(self, path: Path) -> None:
        """Write the policy as plain numbers, which the bot `learned` plays from."""
        arrays: dict[str, Any] = {"game": self.tables.game.name, "scale": self.scale.cpu().numpy()}
        arrays |= {"options": json.dumps(self.tables.options), "choices": self.choices}
        linear = [layer for layer in self.trunk if isinstance(layer, nn.Linear)]
        for nth, layer in enumerate([*linear, self.policy]):
            arrays[f"weight{nth}"] = layer.weight.detach().cpu().numpy().astype(np.float16)
            arrays[f"bias{nth}"] = layer.bias.detach().cpu().numpy().astype(np.float16)
        partial = path.with_name(f".{path.name}.new.npz")
        np.savez_compressed(partial, **arrays)
        partial.replace(path)


def layers(size: int, hidden: tuple[int, ...]) -> Any:
    """Give linear layers, behind each of which what is below 0 becomes 0."""
    return nn.Sequential(
        *(part for pair in pairwise([size, *hidden]) for part in (nn.Linear(*pair), nn.ReLU()))
    )


def head(size: int, out: int) -> Any:
    """Give a last layer that at first tells next to nothing, so that all open options are tried alike."""
    last = nn.Linear(size, out)
    nn.init.orthogonal_(last.weight, 0.01)
    return last


def train(
    learner: Learner,
    folder: Path,
    seconds: float,
    tell: Callable[[dict[str, float]], None] = lambda _row: None,
    every: float = 30.0,
) -> list[dict[str, float]]:
    """Learn for so long; every now and then measure, tell, and write the checkpoint and the curve."""
    folder.mkdir(parents=True, exist_ok=True)
    curve: list[dict[str, float]] = []
    began = time.perf_counter()
    measured = -every
    while True:
        played = learner.play()
        losses = learner.improve(played)
        passed = time.perf_counter() - began
        if passed - measured >= every or passed >= seconds:
            measured = passed
            won, margin = learner.against_lot()
            row = {"seconds": round(passed, 1), "choices": learner.choices, "games": learner.games}
            row |= {"won_against_random": won, "margin_against_random": round(margin, 2)}
            row |= {"points": round(float(np.mean(played.points)), 2) if played.points else 0.0}
            curve.append(row | {name: round(value, 4) for name, value in losses.items()})
            tell(curve[-1])
            learner.save(folder / f"{learner.tables.game.name}.npz")
            write_curve(curve, folder)
        if passed >= seconds:
            return curve


def write_curve(curve: list[dict[str, float]], folder: Path) -> None:
    """Write the curve as a table, and drawn where Matplotlib is there."""
    with (folder / "curve.csv").open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, list(curve[0]))
        writer.writeheader()
        writer.writerows(curve)
    try:
        from matplotlib.figure import Figure
    except ImportError:
        return
    figure = Figure((7, 4))
    axes = figure.add_subplot()
    axes.plot([row["choices"] for row in curve], [100 * row["won_against_random"] for row in curve])
    axes.set(xlabel="choices", ylabel="won against random play, %", ylim=(0, 101))
    figure.savefig(folder / "curve.svg")
    write_whole(folder / "curve.json", json.dumps(curve))
