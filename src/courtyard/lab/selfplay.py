"""Games that bots play with themselves, kept choice by choice for whoever learns from them.

A folder holds shards, each with the same number of games, and `schema.json`, which says what every column
is. A shard is whole or not there: who goes on where it stopped plays only the shards that are missing.
"""

import json
from collections.abc import Callable, Generator, Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from courtyard.bots import Budget, find_bot
from courtyard.engine.chance import Dice
from courtyard.engine.files import read_json, write_whole
from courtyard.engine.game import Game
from courtyard.engine.trouble import Trouble
from courtyard.games import find_game
from courtyard.lab.cluster import Spread
from courtyard.lab.extras import needed
from courtyard.lab.hall import REWARDS
from courtyard.lab.table import Table

FORMAT = 1
FORMS = ("parquet", "npz")
SCHEMA = "schema.json"
COLUMNS = {
    "game": ("int64", "the number of the game; its seed is the seed of the run plus this number"),
    "choice": ("int32", "the how many-th choice of the game, from 0"),
    "seat": ("int8", "who chose"),
    "observation": ("int16", "what the seat knew: one number for each name in `observation`"),
    "mask": ("uint8", "what it might choose: a bit for each action, the first the highest of the first byte"),
    "action": ("int32", "what it chose, a number of the action space"),
    "reward": ("float32", "what the game brought this seat in the end"),
    "points": ("int32", "the points of this seat in the end"),
    "place": ("int8", "the place of this seat in the end, 1 for who won"),
}
"""Every column: the kind of its numbers, and what they say."""

Columns = dict[str, NDArray[Any]]


@dataclass(frozen=True)
class Order:
    """What is to be played: a game with its options, by which bot, and how it is kept."""

    game: str
    options: dict[str, Any]
    bot: str
    playouts: int | None
    reward: str
    seed: int
    shard: int
    """So many games are in each shard."""
    form: str
    folder: str

    @property
    def budget(self) -> Budget:
        return Budget(playouts=self.playouts)

    def path(self, number: int) -> Path:
        return Path(self.folder) / f"games-{number:06d}.{self.form}"


def run(
    order: Order,
    shards: int,
    spread: Spread | None = None,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda _games: None,
) -> dict[str, Any]:
    """Play all shards that are not there yet; give how many games there are, and how many are new."""
    check(order)
    missing = [number for number in range(shards) if not order.path(number).exists()]
    progress((shards - len(missing)) * order.shard)
    choices = 0
    for made in (spread or one_by_one)(play_shard, ((order, number) for number in missing), jobs):
        choices += made
        progress(order.shard)
    return {
        "folder": order.folder,
        "games": shards * order.shard,
        "new_games": len(missing) * order.shard,
        "new_choices": choices,
    }


def one_by_one(do: Callable[[Any], Any], pieces: Iterable[Any], _jobs: int = 1) -> Generator[Any, None, None]:
    yield from map(do, pieces)


def check(order: Order) -> None:
    """Write what the folder holds, or refuse a folder that holds something else."""
    if order.form not in FORMS:
        raise Trouble(f"Self-play is kept as {' or '.join(FORMS)}, not as {order.form!r}.")
    if order.form == "parquet":
        needed("pyarrow")
    folder = Path(order.folder)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Trouble(f"{folder} cannot be written: {error.strerror}.") from None
    wanted = json.loads(json.dumps(schema(order)))
    if not (folder / SCHEMA).exists():
        write_whole(folder / SCHEMA, json.dumps(wanted, ensure_ascii=False, indent=1))
        return
    found = read_json(folder / SCHEMA, "The schema")
    for key, value in wanted.items():
        if not isinstance(found, dict) or found.get(key) != value:
            raise Trouble(f"{folder} holds other games: its {key} differs; choose another folder.")


def schema(order: Order) -> dict[str, Any]:
    """Say what the shards hold, so that nothing else is needed to read them."""
    game = find_game(order.game)
    kept = {name: value for name, value in asdict(order).items() if name not in ("folder", "options")}
    return {
        "courtyard selfplay": FORMAT,
        **kept,
        "options": game.settle_options(order.options),
        "rules": game.rules_version,
        "rewards": list(REWARDS),
        "columns": {name: {"type": kind, "about": about} for name, (kind, about) in COLUMNS.items()},
        "observation": game.features.names(),
        "actions": [written(game, option) for option in range(game.player_options)],
    }


def written(game: Game, option: int) -> str | None:
    try:
        return game.notation(option)
    except Trouble:
        return None


# Playing.


def play_shard(work: tuple[Order, int]) -> int:
    """Play the games of one shard and write it; give how many choices they had."""
    order, number = work
    table = Table(order.game, order.options, order.reward)
    first = number * order.shard
    games = [play_game(order, table, game) for game in range(first, first + order.shard)]
    columns = {name: np.concatenate([game[name] for game in games]) for name in COLUMNS}
    write_shard(columns, order.path(number), order.form)
    return len(columns["game"])


def play_game(order: Order, table: Table, number: int) -> Columns:
    """Play one game, every seat by a bot of its own; what is forced is no choice."""
    table.begin(order.seed + number)
    bots = {seat: find_bot(order.bot) for seat in table.seats}
    dice = Dice((order.seed + number << 1) + 1)
    seats: list[int] = []
    actions: list[int] = []
    observations: list[NDArray[np.int16]] = []
    masks: list[NDArray[np.uint8]] = []
    while not table.is_over:
        seat = table.open_seats[0]
        options = table.options_of(seat)
        # A bot by lot needs no view, and views take time.
        view = {} if order.bot == "random" else table.game.recall(table.position, seat)
        seats.append(seat)
        observations.append(table.observe(seat))
        masks.append(np.packbits(table.mask(seat)))
        actions.append(int(bots[seat].choose(table.game, view, options, order.budget, dice)))
        table.choose(seat, actions[-1])
    ends = {seat: table.reward_of(seat) for seat in table.seats}
    position = table.position
    columns: dict[str, Any] = {
        "game": [number] * len(seats),
        "choice": range(len(seats)),
        "seat": seats,
        "observation": observations,
        "mask": masks,
        "action": actions,
        "reward": [ends[seat] for seat in seats],
        "points": [int(position.result(seat)) for seat in seats],
        "place": [int(position.place(seat)) for seat in seats],
    }
    return {name: np.array(columns[name], kind) for name, (kind, _) in COLUMNS.items()}


# Keeping.


def write_shard(columns: Columns, path: Path, form: str) -> None:
    """Write a shard so that at any moment it is whole or not there."""
    partial = path.with_name(f".{path.stem}.new.{form}")
    if form == "npz":
        np.savez_compressed(partial, **columns)  # type: ignore[arg-type] # its stubs know no arrays by name
    else:
        write_parquet(columns, partial)
    partial.replace(path)


def write_parquet(columns: Columns, path: Path) -> None:
    arrow, parquet = needed("pyarrow"), needed("pyarrow.parquet")
    fields = {}
    for name, values in columns.items():
        flat = arrow.array(values.reshape(-1))
        is_row = values.ndim > 1
        fields[name] = arrow.FixedSizeListArray.from_arrays(flat, values.shape[1]) if is_row else flat
    parquet.write_table(arrow.table(fields), path, compression="zstd")


def read_shard(path: Path) -> Columns:
    """Read a shard as arrays, whichever way it is kept."""
    if path.suffix == ".npz":
        with np.load(path) as kept:
            return {name: kept[name] for name in COLUMNS}
    table = needed("pyarrow.parquet").read_table(path)
    columns: Columns = {}
    for name, (kind, _) in COLUMNS.items():
        column = table[name].combine_chunks()
        values = column.flatten() if hasattr(column.type, "list_size") else column
        columns[name] = values.to_numpy(zero_copy_only=False).astype(kind).reshape(len(table), -1)
        if not hasattr(column.type, "list_size"):
            columns[name] = columns[name][:, 0]
    return columns
