"""Expert iteration with NumPy alone: a search shows a network better choices, and the network plays on.

    python examples/expert_iteration.py --variant Kingdom-menace-solo-v0 apprentice.npz
    courtyard arena kingdom --players 1 --seats learned:apprentice.npz --games 100

In every round the *apprentice*, a network that knows nothing at first, and the *expert* play many games, half
of the tables each. The expert looks at the apprentice's policy and at how often `VectorEnv.search` tried each
option: the product, with the policy to the power of --heed, is what it plays and what the apprentice learns.
So each round builds on the one before, and the errors of single searches cancel out. Because the apprentice
plays, too, it is also shown what to do where only its own mistakes lead.

Inside the search, tries go by the game's judgement, or with --learned by the networks of the bot `deep`. How
networks are made that guide the tries themselves is in examples/learning.
"""

import argparse
from pathlib import Path

import numpy as np

from courtyard import lab
from courtyard.bots.weights import digest_of
from courtyard.lab.variants import variant

FORBIDDEN = np.float32(-1e9)
KEPT = 3
"""Rounds whose choices are learned from."""
UNTRIED = 0.1
"""An option that was never tried counts as if it had been tried so often."""


class Apprentice:
    """One hidden layer, and Adam to change it."""

    def __init__(self, inputs: int, hidden: int, outputs: int, seed: int) -> None:
        self.lot = np.random.default_rng(seed)
        first = self.lot.normal(0, np.sqrt(2 / inputs), (hidden, inputs))
        parts = [first, np.zeros(hidden), np.zeros((outputs, hidden)), np.zeros(outputs)]
        self.parts = [part.astype(np.float32) for part in parts]
        self.means = [np.zeros_like(part) for part in self.parts]
        self.squares = [np.zeros_like(part) for part in self.parts]
        self.steps = 0

    def look(self, inputs: np.ndarray, masks: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Give what the hidden layer makes of observations, and how likely each open option is."""
        first, first_bias, last, last_bias = self.parts
        hidden = np.maximum(inputs @ first.T + first_bias, 0)
        return hidden, softmax(np.where(masks, hidden @ last.T + last_bias, FORBIDDEN))

    def learn(self, inputs: np.ndarray, masks: np.ndarray, targets: np.ndarray, rate: float) -> float:
        """Come a little closer to the targets; give the cross-entropy before."""
        hidden, chances = self.look(inputs, masks)
        wrong = (chances - targets) / len(targets)
        below = (wrong @ self.parts[2]) * (hidden > 0)
        self.steps += 1
        slopes = [below.T @ inputs, below.sum(0), wrong.T @ hidden, wrong.sum(0)]
        for part, slope, mean, square in zip(self.parts, slopes, self.means, self.squares, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            sure = np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8
            part -= rate * (mean / (1 - 0.9**self.steps)) / sure
        return float(-(targets * np.log(chances + 1e-9)).sum(1).mean())

    def draw(self, chances: np.ndarray) -> np.ndarray:
        """Draw an option for every table, each as often as it is likely."""
        return np.argmax(np.log(chances + 1e-30) + self.lot.gumbel(size=chances.shape), axis=1)


def softmax(preferences: np.ndarray) -> np.ndarray:
    powers = np.exp(preferences - preferences.max(1, keepdims=True))
    return powers / powers.sum(1, keepdims=True)


def improved(chances: np.ndarray, masks: np.ndarray, visits: np.ndarray, heed: float) -> np.ndarray:
    """Give what the expert does: what the search tried often, and rather what the apprentice would do."""
    preferences = np.log(visits + UNTRIED) + heed * np.log(chances + 1e-30)
    return softmax(np.where(masks, preferences, FORBIDDEN)).astype(np.float32)


def main() -> None:
    parser = argparse.ArgumentParser(description="Expert iteration on a named variant, by the points.")
    parser.add_argument("checkpoint", type=Path, help="to write, for the bot `learned`")
    parser.add_argument("--variant", default="Kingdom-menace-solo-v0")
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--tables", type=int, default=32)
    parser.add_argument("--steps", type=int, default=48, help="choices at each table in a round")
    parser.add_argument("--tries", type=int, default=16, help="of each search")
    parser.add_argument("--heed", type=float, default=0.5, help="how much the expert heeds the apprentice")
    parser.add_argument("--learned", action="store_true", help="search as `deep` does")
    parser.add_argument("--hidden", type=int, default=128)
    parser.add_argument("--epochs", type=int, default=6)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--games", type=int, default=64, help="to measure the apprentice in, alone")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()

    game, options, _ = variant(wanted.variant)
    shown = lab.floats(game, **options)
    env = lab.VectorEnv(game, wanted.tables, seed=wanted.seed, **options)
    apprentice = Apprentice(len(shown.columns), wanted.hidden, env.actions, wanted.seed)

    def measured() -> float:
        """Give the mean points of the apprentice, in every seat, where it takes what it likes best."""
        tables = lab.VectorEnv(game, wanted.games, seed=wanted.seed + 1, **options)
        points = np.zeros(wanted.games)
        left = np.ones(wanted.games, np.bool_)
        while left.any():
            now = tables.now
            now = tables.step(apprentice.look(shown.of(now.observations), now.masks)[1].argmax(1))
            ended = left & now.done
            points[ended] = now.points[ended].mean(1)
            left &= ~now.done
        return float(points.mean())

    print(f"round 0: {measured():.1f} points", flush=True)
    kept: list[tuple[np.ndarray, np.ndarray, np.ndarray]] = []
    is_expert = (np.arange(wanted.tables) % 2 == 0)[:, None]
    for number in range(1, wanted.rounds + 1):
        for step in range(wanted.steps):
            inputs, masks = shown.of(env.now.observations), env.now.masks.copy()
            chances = apprentice.look(inputs, masks)[1]
            seed = (wanted.seed * 1000 + number) * wanted.steps + step
            found = env.search(wanted.tries, learned=wanted.learned, samples=2, seed=seed)
            targets = improved(chances, masks, found.visits, wanted.heed)
            kept.append((inputs, masks, targets))
            env.step(apprentice.draw(np.where(is_expert, targets, chances)))
        del kept[: -KEPT * wanted.steps]
        columns = [np.concatenate(column) for column in zip(*kept, strict=True)]
        losses = []
        for _ in range(wanted.epochs):
            order = apprentice.lot.permutation(len(columns[0]))
            for batch in np.array_split(order, -(-len(order) // 256)):
                losses.append(apprentice.learn(*(column[batch] for column in columns), wanted.rate))
        told = f"cross-entropy {losses[0]:.3f} to {losses[-1]:.3f}"
        print(f"round {number}: {measured():.1f} points, {told}", flush=True)

    first, first_bias, last, last_bias = apprentice.parts
    scale = np.zeros(env.game.features.size, np.float32)
    weight = np.zeros((wanted.hidden, env.game.features.size), np.float16)
    scale[shown.columns], weight[:, shown.columns] = shown.scale, first
    sizes = {"scale": scale, "weight0": weight, "bias0": first_bias, "weight1": last, "bias1": last_bias}
    np.savez_compressed(wanted.checkpoint, game=game, digest=digest_of(env.game), **sizes)


if __name__ == "__main__":
    main()
