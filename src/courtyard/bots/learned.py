"""A bot that plays what a learner has found out, from the numbers of a checkpoint, with NumPy alone.

A checkpoint is an `.npz` file: for each layer a `weight` and a `bias`, the `scale` by which an observation is
multiplied, and as text the game it was trained for and the digest of the game's numbers and options. A file
without a digest, such as an older one, is accepted if its sizes are right.
"""

import os
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any

from courtyard.bots.bot import Bot, Budget
from courtyard.bots.weights import digest_of
from courtyard.engine.chance import Dice
from courtyard.engine.files import data_folder
from courtyard.engine.game import Game
from courtyard.engine.terms import View
from courtyard.engine.trouble import Trouble

WHERE = "COURTYARD_LEARNED"
"""Names the file or folder of checkpoints, where it is not that of all data."""
REACH = 5.0
"""An input of the network goes no further than this from 0."""


class LearnedBot(Bot):
    """Takes the option that a trained network likes best."""

    name = "learned"

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        self.network: Network | None = None

    def prepare(self, game: Game) -> None:
        self.network = network_at(self.path or checkpoint_of(game), game)

    def choose(self, game: Game, view: View, options: list[int], budget: Budget, dice: Dice) -> int:
        if len(options) == 1:
            return options[0]
        if self.network is None:
            self.prepare(game)
        assert self.network is not None
        # What the view does not tell is not among the numbers, so any position that agrees with it will do.
        numbers = game.features.row(game.sample(view, dice), view["viewer"])
        preferences = self.network.preferences(numbers)
        return max(options, key=lambda option: float(preferences[option]))


class Network:
    """Layers of a trained network; between them, what is below 0 becomes 0."""

    def __init__(self, path: Path, game: Game) -> None:
        self.np = with_numpy()
        try:
            with self.np.load(path, allow_pickle=False) as kept:
                arrays: dict[str, Any] = {name: kept[name] for name in kept.files}
        except FileNotFoundError:
            raise Trouble(
                f"There is no trained player of {game.title} at {path}; "
                f"courtyard lab train {game.name} makes one."
            ) from None
        except Exception:  # Of a damaged archive many different things can be wrong.
            raise Trouble(f"{path} holds no trained player: it is broken, or another kind of file.") from None
        if not {"game", "scale", "weight0", "bias0"} <= arrays.keys() or str(arrays["game"]) != game.name:
            raise Trouble(f"{path} holds no trained player of {game.title}.")
        if "digest" in arrays and str(arrays["digest"]) != digest_of(game):
            raise Trouble(f"{path} was trained for another version of {game.title}.")
        self.scale = arrays["scale"].astype(self.np.float32)
        if len(self.scale) != game.features.size:
            raise Trouble(f"{path} was trained on {len(self.scale)} numbers, not on {game.features.size}.")
        depth = sum(name.startswith("weight") for name in arrays)
        try:
            self.layers = [
                (arrays[f"weight{nth}"].astype(self.np.float32), arrays[f"bias{nth}"].astype(self.np.float32))
                for nth in range(depth)
            ]
        except (KeyError, ValueError):
            raise Trouble(f"{path} holds no trained player: a layer is missing or is no numbers.") from None
        self.check_layers(path, game)

    def check_layers(self, path: Path, game: Game) -> None:
        """Refuse layers that do not fit each other or the game, and numbers that are none."""
        inputs = len(self.scale)
        for weight, bias in self.layers:
            if weight.shape != (len(bias), inputs):
                raise Trouble(f"{path} holds no trained player: its layers do not fit each other.")
            inputs = len(bias)
        if inputs != game.player_options:
            raise Trouble(f"{path} was trained for {inputs} options, not for {game.player_options}.")
        parts = [self.scale, *(part for layer in self.layers for part in layer)]
        if not all(self.np.isfinite(part).all() for part in parts):
            raise Trouble(f"{path} holds no trained player: some of its numbers are not finite.")

    def preferences(self, numbers: Any) -> Any:
        """Tell how much each option is liked, by its number."""
        np = self.np
        values = np.clip(np.asarray(numbers, np.float32) * self.scale, -REACH, REACH)
        for nth, (weight, bias) in enumerate(self.layers):
            values = weight @ values + bias
            if nth < len(self.layers) - 1:
                values = np.maximum(values, 0)
        return np.nan_to_num(values)


def network_at(path: Path, game: Game) -> Network:
    """Give the network of a checkpoint; as long as the file stays the same it is read once."""
    try:
        changed = path.stat().st_mtime_ns
    except OSError:
        changed = 0
    return network_read(path, game, changed)


@lru_cache(maxsize=8)
def network_read(path: Path, game: Game, _changed: int) -> Network:
    return Network(path, game)


def with_numpy() -> Any:
    try:
        return import_module("numpy")
    except ImportError:
        raise Trouble("NumPy is not installed; pip install 'courtyard[lab]' brings it.") from None


def checkpoint_of(game: Game) -> Path:
    """Give where the trained player of a game is kept."""
    named = os.environ.get(WHERE)
    folder = Path(named) if named else data_folder() / "learned"
    return folder if folder.suffix == ".npz" else folder / f"{game.name}.npz"
