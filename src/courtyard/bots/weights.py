"""The weights of networks: files with what was learned of a game, a network for each number of players.

A file begins with a line that says what it is. A line of JSON follows, the head: the game, a digest of the
numbers and options it was trained with, which game options each network was trained for, what each array
holds, and a card that says how all was made. Behind it lie the arrays, compressed, and the head has their
digest: a damaged file is refused, and so is one for another version of the game.
"""

import json
import os
import sys
import zlib
from array import array
from functools import lru_cache
from hashlib import blake2b
from math import isfinite
from pathlib import Path
from typing import Any

from courtyard.engine.content import Table
from courtyard.engine.game import Game
from courtyard.engine.network import ABREAST, BLOCK, OUTPUTS, Layer, Network, Policy, Value
from courtyard.engine.trouble import Trouble

FIRST_LINE = b"courtyard weights 1\n"
WHERE = "COURTYARD_WEIGHTS"
"""Names a folder of weights that are used in the place of ours."""
MOST_BYTES = 64_000_000
KINDS = {"b": 1, "H": 2, "f": 4}
"""Types of numbers in an array, with their bytes: small integers, places, and floats."""

Arrays = dict[str, "array[Any]"]


def network_for(game: Game, options: dict[str, Any], own: Table) -> Network:
    """Give the network for a game with these options; refuse what it was not trained for."""
    if own:
        raise Trouble(f"no network of {game.title} was trained with components of your own.")
    weights = weights_of(game)
    for head in weights.head["networks"]:
        if all(options.get(name) in values for name, values in head["trained"].items()):
            return weights.network(head["name"])
    told = ", ".join(f"{name} {value}" for name, value in options.items())
    raise Trouble(f"no network of {game.title} was trained for {told}.")


def weights_of(game: Game) -> "Weights":
    """Give the weights of a game, read once."""
    folder = os.environ.get(WHERE)
    return read(Path(folder) if folder else Path(__file__).with_name("weights"), game)


@lru_cache(maxsize=8)
def read(folder: Path, game: Game) -> "Weights":
    return Weights(folder / f"{game.name}.weights", game)


def digest_of(game: Game) -> str:
    """Give what changes with the numbers that a seat knows of a game, and with its options."""
    words = [*game.features.names(), str(game.player_options)]
    return blake2b("\n".join(words).encode(), digest_size=8).hexdigest()


class Weights:
    """All networks of one game, from a file that is whole and fits the game."""

    def __init__(self, path: Path, game: Game) -> None:
        self.path = path
        self.game = game
        self.made: dict[str, Network] = {}
        self.head, packed = self.opened()
        if self.head.get("game") != game.name:
            raise Trouble(f"{path} holds no weights of {game.title}.")
        if self.head.get("digest") != digest_of(game):
            raise Trouble(f"{path} was trained for another version of {game.title}.")
        self.arrays = self.unpacked(packed)

    def opened(self) -> tuple[dict[str, Any], bytes]:
        """Give head and compressed arrays; refuse what is no file of weights, or a damaged one."""
        try:
            found = self.path.read_bytes()
        except OSError as error:
            raise Trouble(f"the weights {self.path} cannot be read: {error.strerror}.") from None
        line, _, rest = found.partition(b"\n")
        if line + b"\n" != FIRST_LINE:
            raise Trouble(f"{self.path} holds no weights, or weights of another version.")
        line, _, packed = rest.partition(b"\n")
        try:
            head = json.loads(line)
            digest = head["check"]
        except (ValueError, KeyError, TypeError, RecursionError):
            raise self.damaged() from None
        if digest != blake2b(packed, digest_size=16).hexdigest():
            raise self.damaged()
        return head, packed

    def damaged(self) -> Trouble:
        return Trouble(f"the weights {self.path} are damaged.")

    def unpacked(self, packed: bytes) -> Arrays:
        """Give the arrays; every number in them is finite."""
        arrays: Arrays = {}
        try:
            plain = zlib.decompressobj().decompress(packed, MOST_BYTES)
            first = 0
            for name, kind, length in self.head["arrays"]:
                end = first + KINDS[kind] * length
                arrays[name] = array(kind, plain[first:end])
                if sys.byteorder == "big":
                    arrays[name].byteswap()
                if len(arrays[name]) != length:
                    raise self.damaged()
                first = end
        except (zlib.error, KeyError, ValueError, TypeError):
            raise self.damaged() from None
        if not all(isfinite(number) for each in arrays.values() if each.typecode == "f" for number in each):
            raise Trouble(f"the weights {self.path} hold what is no number.")
        return arrays

    def network(self, name: str) -> Network:
        """Give a network by its name."""
        if name not in self.made:
            try:
                self.made[name] = self.put_together(name)
            except (KeyError, IndexError, ValueError):
                raise self.damaged() from None
        return self.made[name]

    def put_together(self, name: str) -> Network:
        value, head = f"{name}.value", next(one for one in self.head["networks"] if one["name"] == name)
        layer = self.layer(value)
        stage, stages = int(head["stage"]), int(head["stages"])
        middle = len(self.arrays[f"{value}.middle.bias"])
        if not 0 <= stage < self.game.features.size or stages < 1 or middle % (stages * ABREAST):
            raise self.damaged()
        self.fit(f"{value}.middle", middle * layer.hidden)
        self.fit(f"{value}.middle.scale", middle)
        self.fit(f"{value}.last", OUTPUTS * middle)
        self.fit(f"{value}.last.bias", OUTPUTS * stages)
        if not head["doubt"] > 0:
            raise self.damaged()
        scale, middle_bias, last_weights, last_bias = (
            list(self.arrays[f"{value}.{part}"])
            for part in ("middle.scale", "middle.bias", "last", "last.bias")
        )
        each = middle // stages
        middle_weights = [
            weight * scale[nth // (each * layer.hidden) * each + nth % each]
            for nth, weight in enumerate(self.arrays[f"{value}.middle"])
        ]
        doubt = float(head["doubt"])
        learned = Value(layer, stage, stages, middle_weights, middle_bias, last_weights, last_bias, doubt)
        return Network(self.game.features, learned, self.policy(head))

    def policy(self, head: dict[str, Any]) -> Policy:
        name = head["policy"]
        layer = self.layer(name)
        options = self.game.player_options
        self.fit(f"{name}.options", options * layer.hidden)
        self.fit(f"{name}.options.scale", options)
        self.fit(f"{name}.options.bias", options)
        if not head["trust"] > 0:
            raise self.damaged()
        weights = self.arrays[f"{name}.options"].tobytes()
        scale, bias = (list(self.arrays[f"{name}.options.{part}"]) for part in ("scale", "bias"))
        return Policy(layer, weights, scale, bias, float(head["trust"]))

    def layer(self, name: str) -> Layer:
        joins, columns, most, rows, scale, bias = (
            self.arrays[f"{name}.{part}"] for part in ("joins", "columns", "most", "rows", "scale", "bias")
        )
        self.fit(f"{name}.bias", len(scale))
        self.fit(f"{name}.most", len(columns))
        self.fit(f"{name}.rows", sum(most) * len(scale))
        size = int(self.game.features.size)
        behind = {place for place in joins[2::3] if place >= size}
        if len(scale) % BLOCK or len(joins) % 3 or len(behind) < len(set(joins[2::3])):
            raise self.damaged()
        if not all(place < size for nth, place in enumerate(joins) if nth % 3 < 2):
            raise self.damaged()
        if not all(place < size or place in behind for place in columns):
            raise self.damaged()
        return Layer(size, list(joins), list(columns), list(most), rows.tobytes(), list(scale), list(bias))

    def fit(self, name: str, length: int) -> None:
        """Refuse an array that has not as many numbers as it must have."""
        if len(self.arrays[name]) != length:
            raise self.damaged()
