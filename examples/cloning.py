"""Behaviour cloning with NumPy alone: a network learns from games of a bot what the bot would choose.

    courtyard lab selfplay gugong --players 2 --bot heuristic --games 2000 --out games
    python examples/cloning.py games clone.npz
    courtyard arena gugong --players 2 --seats learned:clone.npz,random --games 100

The last file of the games is not learned from: in it, the network is measured.
"""

import argparse
from pathlib import Path

import numpy as np

from courtyard import lab
from courtyard.bots.weights import digest_of
from courtyard.games import find_game
from courtyard.lab.scaling import Floats
from courtyard.lab.selfplay import order_in, read_shard

FORBIDDEN = np.float32(-1e9)


class Network:
    """One hidden layer, and Adam to change it."""

    def __init__(self, inputs: int, hidden: int, outputs: int, seed: int) -> None:
        lot = np.random.default_rng(seed)
        first = lot.normal(0, np.sqrt(2 / inputs), (hidden, inputs))
        last = lot.normal(0, 0.01, (outputs, hidden))
        self.parts = [first, np.zeros(hidden), last, np.zeros(outputs)]
        self.parts = [part.astype(np.float32) for part in self.parts]
        self.means = [np.zeros_like(part) for part in self.parts]
        self.squares = [np.zeros_like(part) for part in self.parts]
        self.steps = 0

    def chances(self, inputs: np.ndarray, masks: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Give what the hidden layer makes of observations, and how likely each open option is."""
        first, first_bias, last, last_bias = self.parts
        hidden = np.maximum(inputs @ first.T + first_bias, 0)
        preferences = np.where(masks, hidden @ last.T + last_bias, FORBIDDEN)
        powers = np.exp(preferences - preferences.max(1, keepdims=True))
        return hidden, powers / powers.sum(1, keepdims=True)

    def learn(self, inputs: np.ndarray, masks: np.ndarray, actions: np.ndarray, rate: float) -> float:
        """Make what was chosen a little more likely; give the cross-entropy before."""
        rows = np.arange(len(actions))
        hidden, chances = self.chances(inputs, masks)
        loss = -np.log(chances[rows, actions] + 1e-9).mean()
        wrong = chances / len(actions)
        wrong[rows, actions] -= 1 / len(actions)
        below = (wrong @ self.parts[2]) * (hidden > 0)
        self.adam([below.T @ inputs, below.sum(0), wrong.T @ hidden, wrong.sum(0)], rate)
        return float(loss)

    def adam(self, slopes: list[np.ndarray], rate: float) -> None:
        self.steps += 1
        for part, slope, mean, square in zip(self.parts, slopes, self.means, self.squares, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            sure = np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8
            part -= rate * (mean / (1 - 0.9**self.steps)) / sure


def lessons(path: Path, shown: Floats, actions: int) -> tuple[np.ndarray, ...]:
    """Read a file of games: fractions, masks, and what was chosen."""
    columns = read_shard(path, "observation", "mask", "action")
    masks = np.unpackbits(columns["mask"], axis=1)[:, :actions].astype(np.bool_)
    return shown.of(columns["observation"]), masks, columns["action"]


def main() -> None:
    parser = argparse.ArgumentParser(description="Clone the bot of a folder of self-play.")
    parser.add_argument("games", type=Path)
    parser.add_argument("checkpoint", type=Path)
    parser.add_argument("--hidden", type=int, default=256)
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--batch", type=int, default=512)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()

    order = order_in(wanted.games)
    game = find_game(order.game)
    shown = lab.floats(order.game, **order.options)
    *learned, measured = sorted(wanted.games.glob("games-*"))
    network = Network(len(shown.columns), wanted.hidden, game.player_options, wanted.seed)
    lot = np.random.default_rng(wanted.seed)
    for epoch in range(wanted.epochs):
        losses = []
        for path in lot.permutation(learned):
            inputs, masks, actions = lessons(Path(path), shown, game.player_options)
            for batch in np.array_split(lot.permutation(len(actions)), -(-len(actions) // wanted.batch)):
                losses.append(network.learn(inputs[batch], masks[batch], actions[batch], wanted.rate))
        inputs, masks, actions = lessons(measured, shown, game.player_options)
        agrees = network.chances(inputs, masks)[1].argmax(1) == actions
        print(
            f"epoch {epoch + 1}: cross-entropy {np.mean(losses):.3f}, agrees in {100 * agrees.mean():.1f} %"
        )

    first, first_bias, last, last_bias = network.parts
    scale = np.zeros(game.features.size, np.float32)
    weight = np.zeros((wanted.hidden, game.features.size), np.float32)
    scale[shown.columns], weight[:, shown.columns] = shown.scale, first
    np.savez_compressed(
        wanted.checkpoint,
        game=game.name,
        digest=digest_of(game),
        scale=scale,
        weight0=weight.astype(np.float16),
        bias0=first_bias,
        weight1=last.astype(np.float16),
        bias1=last_bias,
    )


if __name__ == "__main__":
    main()
