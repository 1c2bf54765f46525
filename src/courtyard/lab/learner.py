"""A learner to learn from: masked PPO on one seat of many games at once, against bots, in one readable file.

One turn of the loop: play a number of choices at all tables (`play`), work out how much better or worse each
choice was than expected (`judge`), and change the network a little towards the better ones (`improve`).
"""

import csv
import json
import math
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

from courtyard.bots.learned import Network
from courtyard.bots.weights import digest_of
from courtyard.engine.files import write_whole
from courtyard.engine.trouble import Trouble
from courtyard.lab import floats, vector_env
from courtyard.lab.table import Table

FORBIDDEN = -1e9
"""The logit of an option that is not open."""
FORMAT = 1
EXPECTING = 5
"""Updates until the policy changes, after beginning with another's."""


@dataclass(frozen=True)
class Recipe:
    """The settings of the learner; the defaults suit two cores and half an hour."""

    against: str = "heuristic"
    """Opponent in the other seats, a bot in compiled code."""
    num_envs: int = 256
    n_steps: int = 128
    """Choices at each table between two changes of the network: in all, some hundred games."""
    hidden: tuple[int, ...] = (256, 256)
    n_epochs: int = 3
    batch_size: int = 2048
    learning_rate: float = 5e-4
    gae_lambda: float = 0.98
    clip_range: float = 0.2
    ent_coef: float = 0.02
    """The weight of the entropy; like the learning rate it falls to a tenth during a run."""
    margin: float = 60.0
    """Number of points ahead that count for three quarters of a clear win."""
    eval_games: int = 128
    """Games against the same bot without chance in its choices, each time it is measured."""
    seed: int = 1


def recipe_of(settings: Sequence[str], **known: Any) -> Recipe:
    """Read settings as they are typed, such as learning_rate=3e-4 or hidden=512,512."""
    usual = Recipe()
    found: dict[str, Any] = dict(known)
    for setting in settings:
        name, _, text = setting.partition("=")
        if name not in Recipe.__dataclass_fields__:
            there = ", ".join(Recipe.__dataclass_fields__)
            raise Trouble(f"The learner has no setting {name!r}; it has {there}.")
        kind = type(getattr(usual, name))
        try:
            found[name] = tuple(map(int, text.split(","))) if kind is tuple else kind(text)
        except ValueError:
            raise Trouble(f"{setting!r} cannot be read; {name} is now {getattr(usual, name)}.") from None
    return checked(Recipe(**found))


def checked(recipe: Recipe) -> Recipe:
    """Refuse with a sentence settings with which nothing could be learned."""
    for name, value in asdict(recipe).items():
        numbers = value if isinstance(value, tuple) else (value,)
        if name not in ("against", "seed") and not all(0 <= number < math.inf for number in numbers):
            raise Trouble(f"The setting {name} of the learner cannot be {value}.")
    if min(recipe.num_envs, recipe.n_steps, recipe.n_epochs, recipe.batch_size, *recipe.hidden) < 1:
        raise Trouble("Tables, steps, epochs, batches and layers of the learner are at least 1.")
    if recipe.eval_games < 1 or recipe.margin <= 0:
        raise Trouble("The learner is measured in at least 1 game, and its margin is above 0.")
    return recipe


@dataclass
class Played:
    """Record of what was played, choice by choice and table by table."""

    observations: NDArray[np.float32]
    masks: NDArray[np.bool_]
    actions: NDArray[np.int64]
    chances: NDArray[np.float32]
    values: NDArray[np.float32]
    rewards: NDArray[np.float32]
    done: NDArray[np.bool_]
    last_values: NDArray[np.float32]
    """Expectation after the last choice."""
    margins: list[float]


class Learner:
    """A policy and a value of what is seen, and the tables at which they learn."""

    def __init__(self, game: str, options: dict[str, Any], recipe: Recipe | None = None) -> None:
        self.recipe = recipe or Recipe()
        torch.manual_seed(self.recipe.seed)
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        table = Table(game, options)
        self.game, self.options = table.game, table.options
        self.opponents = [self.recipe.against] * (len(table.seats) - 1)
        self.shown = floats(game, **table.options)
        self.tables = self.opened(self.recipe.num_envs)
        self.trunk = layers(len(self.shown.columns), self.recipe.hidden).to(self.device)
        self.policy = head(self.recipe.hidden[-1], table.actions).to(self.device)
        self.value = head(self.recipe.hidden[-1], 1).to(self.device)
        self.parameters = [*self.trunk.parameters(), *self.policy.parameters(), *self.value.parameters()]
        self.optimizer = torch.optim.Adam(self.parameters, self.recipe.learning_rate, eps=1e-5)
        self.choices = 0
        self.games = 0
        self.only_expecting = 0
        """Let only the value learn in the next updates, from what the policy does already."""
        self.now = self.tables.reset(seed=self.recipe.seed)

    def opened(self, games: int) -> Any:
        """Give a number of games from one seat, another one in every game."""
        return vector_env(self.game.name, games, opponents=self.opponents, floats=True, **self.options)

    def seen(self, observations: NDArray[np.float32]) -> Any:
        """Give what the trunk makes of observations; policy and value are told from it."""
        return self.trunk(torch.from_numpy(observations).to(self.device))

    def preferences(self, seen: Any, masks: NDArray[np.bool_]) -> Any:
        """Tell how likely each option is to be taken, as logarithms; options that are not open never are."""
        closed = torch.from_numpy(~masks).to(self.device)
        return self.policy(seen).masked_fill(closed, FORBIDDEN).log_softmax(-1)

    # One turn of the loop.

    def play(self) -> Played:
        """Play on at all tables, and note all of it."""
        steps, tables = self.recipe.n_steps, self.recipe.num_envs
        numbers = {name: np.empty((steps, tables), np.float32) for name in ("chances", "values", "rewards")}
        observations = np.empty((steps, tables, len(self.shown.columns)), np.float32)
        masks = np.empty((steps, tables, self.tables.single_action_space.n), np.bool_)
        actions, done = np.empty((steps, tables), np.int64), np.empty((steps, tables), np.bool_)
        margins: list[float] = []
        for step in range(steps):
            observations[step], masks[step] = self.now[0], self.now[1]["action_mask"]
            with torch.no_grad():
                seen = self.seen(observations[step])
                preferences = self.preferences(seen, masks[step])
                drawn = torch.multinomial(preferences.exp(), 1)
                numbers["chances"][step] = preferences.gather(1, drawn)[:, 0].cpu().numpy()
                numbers["values"][step] = self.value(seen)[:, 0].cpu().numpy()
            actions[step] = drawn[:, 0].cpu().numpy()
            shown, brought, done[step], _, info = self.tables.step(actions[step])
            numbers["rewards"][step] = self.scaled_reward(brought)
            margins += brought[done[step]].tolist()
            self.now = shown, info
        with torch.no_grad():
            last = self.value(self.seen(self.now[0]))[:, 0].cpu().numpy()
        self.choices += steps * tables
        self.games += len(margins)
        return Played(observations, masks, actions, done=done, last_values=last, margins=margins, **numbers)

    def scaled_reward(self, brought: NDArray[np.float64]) -> NDArray[np.float64]:
        """Give what points ahead are worth, from -1 to 1; a solo player is rewarded by points."""
        alone = 5 if self.tables.table.start.seats() == 1 else 1
        return np.tanh(brought / (self.recipe.margin * alone))

    def judge(self, played: Played) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """Tell how much better each choice was than expected, and what to expect, told backwards (GAE)."""
        gains = np.zeros_like(played.values)
        later_value, later_gain = played.last_values, np.zeros_like(played.last_values)
        for step in reversed(range(len(gains))):
            goes_on = ~played.done[step]
            surprise = played.rewards[step] + goes_on * later_value - played.values[step]
            gains[step] = surprise + self.recipe.gae_lambda * goes_on * later_gain
            later_value, later_gain = played.values[step], gains[step]
        return gains, gains + played.values

    def improve(self, played: Played, progress: float = 0.0) -> dict[str, float]:
        """Make choices that were better than expected more likely, and expect what came.

        `progress` goes from 0 to 1 during a run; the steps become smaller and the curiosity less.
        """
        fades = 1 - 0.9 * min(1.0, progress)
        for group in self.optimizer.param_groups:
            group["lr"] = self.recipe.learning_rate * fades
        gains, expected = self.judge(played)
        gains = (gains - gains.mean()) / (gains.std() + 1e-6)
        observations = played.observations.reshape(-1, played.observations.shape[-1])
        masks = played.masks.reshape(-1, played.masks.shape[-1])
        columns = [played.actions, played.chances, gains, expected]
        actions, chances, better, goals = (torch.from_numpy(column.reshape(-1)) for column in columns)
        losses: list[tuple[float, float]] = []
        shuffle = np.random.default_rng(self.choices)
        batches = math.ceil(len(observations) / self.recipe.batch_size)
        for _ in range(self.recipe.n_epochs):
            for batch in np.array_split(shuffle.permutation(len(observations)), batches):
                seen = self.seen(observations[batch])
                if self.only_expecting:
                    seen = seen.detach()
                preferences = self.preferences(seen, masks[batch])
                action, chance, gain, goal = (
                    column[batch].to(self.device) for column in (actions, chances, better, goals)
                )
                ratio = (preferences.gather(1, action[:, None])[:, 0] - chance).exp()
                near = ratio.clamp(1 - self.recipe.clip_range, 1 + self.recipe.clip_range)
                by_policy = -torch.minimum(ratio * gain, near * gain).mean()
                by_value = (self.value(seen)[:, 0] - goal).square().mean()
                entropy = -(preferences.exp() * preferences).sum(-1).mean()
                loss = 0.5 * by_value
                if not self.only_expecting:
                    loss = loss + by_policy - self.recipe.ent_coef * fades * entropy
                self.optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.parameters, 0.5)
                self.optimizer.step()
                losses.append((float(by_value.detach()), float(entropy.detach())))
        self.only_expecting = max(0, self.only_expecting - 1)
        by_value, entropy = np.mean(losses, 0)
        return {"value_loss": float(by_value), "entropy": float(entropy)}

    # How good it is.

    def measure(self) -> tuple[float, float]:
        """Give the share of games won against the same bot, and the mean points ahead.

        It takes what it likes best, in games that it does not learn from, from every seat equally often.
        """
        games = self.recipe.eval_games
        env = self.opened(games)
        shown, info = env.reset(seed=self.recipe.seed + 1)
        left, wins, ahead = np.ones(games, np.bool_), np.zeros(games), np.zeros(games)
        while left.any():
            with torch.no_grad():
                preferences = self.preferences(self.seen(shown), info["action_mask"].astype(np.bool_))
            shown, brought, done, _, info = env.step(preferences.argmax(-1).cpu().numpy())
            ended = done & left
            if ended.any():
                wins[ended] = info["final_info"]["place"][ended] == 1
                ahead[ended] = brought[ended]
                left &= ~done
        return float(wins.mean()), float(ahead.mean())

    # Keeping.

    def save(self, folder: Path) -> Path:
        """Write the policy as numbers, which the bot `learned` plays from, and all that learning needs."""
        bot = folder / f"{self.game.name}.npz"
        arrays: dict[str, Any] = {"game": self.game.name, "digest": digest_of(self.game)}
        arrays["options"] = json.dumps(self.options)
        arrays |= {"choices": self.choices, "scale": np.zeros(self.game.features.size, np.float32)}
        arrays["scale"][self.shown.columns] = self.shown.scale
        linear = [layer for layer in self.trunk if isinstance(layer, nn.Linear)]
        for nth, layer in enumerate([*linear, self.policy]):
            weight = layer.weight.detach().cpu().numpy()
            if nth == 0:
                weight = np.zeros((len(weight), self.game.features.size), np.float32)
                weight[:, self.shown.columns] = layer.weight.detach().cpu().numpy()
            arrays[f"weight{nth}"] = weight.astype(np.float16)
            arrays[f"bias{nth}"] = layer.bias.detach().cpu().numpy().astype(np.float16)
        arrays["value_weight"] = self.value.weight.detach().cpu().numpy()
        arrays["value_bias"] = self.value.bias.detach().cpu().numpy()
        partial = bot.with_name(f".{bot.name}.new.npz")
        np.savez_compressed(partial, **arrays)
        partial.replace(bot)
        partial = folder / f".{self.game.name}.new.pt"
        torch.save(self.as_data(), partial)
        partial.replace(folder / f"{self.game.name}.pt")
        return bot

    def begin_with(self, path: Path) -> None:
        """Begin with the policy of a checkpoint, such as a clone of a bot; its value is learned first."""
        network = Network(path, self.game)
        linear = [layer for layer in self.trunk if isinstance(layer, nn.Linear)]
        sizes = tuple(len(bias) for _, bias in network.layers[:-1])
        if sizes != self.recipe.hidden:
            raise Trouble(
                f"{path} has layers of {sizes}, not of {self.recipe.hidden}; --set hidden=… fits them."
            )
        for nth, (layer, (weight, bias)) in enumerate(
            zip([*linear, self.policy], network.layers, strict=True)
        ):
            if nth == 0:
                weight = (weight * network.scale)[:, self.shown.columns] / self.shown.scale
            with torch.no_grad():
                layer.weight.copy_(torch.from_numpy(weight.astype(np.float32)))
                layer.bias.copy_(torch.from_numpy(bias.astype(np.float32)))
        self.only_expecting = EXPECTING

    def as_data(self) -> dict[str, Any]:
        """Give all that is needed to go on learning: policy, value, optimiser, and how far it came."""
        nets = {name: getattr(self, name).state_dict() for name in ("trunk", "policy", "value", "optimizer")}
        known = {"format": FORMAT, "game": self.game.name, "options": self.options}
        known["digest"] = digest_of(self.game)
        known |= {"recipe": asdict(self.recipe), "columns": torch.from_numpy(self.shown.columns)}
        return nets | known | {"choices": self.choices, "games": self.games}

    def resume(self, folder: Path) -> None:
        """Go on from what `save` wrote; refuse with a sentence what was learned for something else."""
        path = folder / f"{self.game.name}.pt"
        try:
            kept = torch.load(path, map_location=self.device, weights_only=True)
            same = (kept["format"], kept["game"], kept["options"])
        except FileNotFoundError:
            raise Trouble(f"There is nothing to go on from at {path}.") from None
        except Exception as error:  # torch has many ways to say that a file is broken
            raise Trouble(f"{path} cannot be read: {type(error).__name__}.") from None
        columns = torch.from_numpy(self.shown.columns)
        if same != (FORMAT, self.game.name, self.options) or not torch.equal(kept["columns"].cpu(), columns):
            raise Trouble(f"{path} was learned for another game, or with other options.")
        if kept.get("digest", digest_of(self.game)) != digest_of(self.game):
            raise Trouble(f"{path} was learned for another version of {self.game.title}.")
        if tuple(kept["recipe"]["hidden"]) != self.recipe.hidden:
            raise Trouble(f"{path} has layers of {kept['recipe']['hidden']}, not of {self.recipe.hidden}.")
        for name in ("trunk", "policy", "value", "optimizer"):
            getattr(self, name).load_state_dict(kept[name])
        self.choices, self.games = kept["choices"], kept["games"]
        self.now = self.tables.reset(seed=self.recipe.seed + 2 + self.choices)


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
    every: float = 60.0,
) -> list[dict[str, float]]:
    """Learn for the given time; now and then measure, report, and write the checkpoint and the curve."""
    folder.mkdir(parents=True, exist_ok=True)
    curve: list[dict[str, float]] = []
    began = time.perf_counter()
    measured = -every
    while True:
        played = learner.play()
        losses = learner.improve(played, (time.perf_counter() - began) / seconds)
        passed = time.perf_counter() - began
        if passed - measured >= every or passed >= seconds:
            measured = passed
            won, margin = learner.measure()
            row = {"seconds": round(passed, 1), "choices": learner.choices, "games": learner.games}
            row |= {"won": won, "margin": round(margin, 2)}
            row |= {"margin_learning": round(float(np.mean(played.margins)), 2) if played.margins else 0.0}
            curve.append(row | {name: round(value, 4) for name, value in losses.items()})
            tell(curve[-1])
            learner.save(folder)
            write_curve(curve, folder, learner.recipe.against)
        if passed >= seconds:
            return curve


def write_curve(curve: list[dict[str, float]], folder: Path, against: str) -> None:
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
    axes.plot([row["choices"] for row in curve], [row["margin"] for row in curve])
    axes.set(xlabel="choices", ylabel=f"points ahead of {against}")
    figure.savefig(folder / "curve.svg")
    write_whole(folder / "curve.json", json.dumps(curve))
