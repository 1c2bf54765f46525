"""Games that bots play with themselves, stored choice by choice for learning.

A folder holds shards, each with the same number of games, `schema.json`, which says what every column is,
and `README.md`, the card of the dataset, with a hash of all games. A shard is whole or not there: a run
that continues plays only the missing shards.

A shard of the form `actions` holds who chose what, and how the games ended; the columns that follow from it,
observations and masks, are made when it is read, by playing the games once more. The other forms hold all
columns, for programs that do not know Courtyard.
"""

import json
from collections.abc import Callable, Generator, Iterable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from courtyard.bots import Budget, find_bot
from courtyard.bots.foreign import Misplay, ask, prepared
from courtyard.bots.search import SearchBot
from courtyard.engine.chance import Dice
from courtyard.engine.files import read_json, write_whole
from courtyard.engine.game import Game
from courtyard.engine.trouble import Trouble
from courtyard.games import find_game
from courtyard.lab.batch import REWARDS
from courtyard.lab.cluster import Spread
from courtyard.lab.extras import needed
from courtyard.lab.keeping import numbers_in
from courtyard.lab.players import Replay, play_whole
from courtyard.lab.searching import Found, searched
from courtyard.lab.seating import COMPILED
from courtyard.lab.table import Table

FORMAT = 2
FORMS = {"actions": "actions.npz", "npz": "npz", "parquet": "parquet"}
"""The ways in which shards are kept, and how their files end."""
SCHEMA = "schema.json"
COLUMNS = {
    "game": ("int64", "the number of the game; its seed is the seed of the run plus this number"),
    "choice": ("int32", "index of the choice in the game, from 0"),
    "seat": ("int8", "who chose"),
    "observation": ("int16", "what the seat knew: one number for each name in `observation`"),
    "mask": ("uint8", "what it could choose: a bit for each action, the highest bit of a byte first"),
    "action": ("int32", "what it chose, a number of the action space"),
    "reward": ("float32", "what the game brought this seat in the end"),
    "points": ("int32", "the points of this seat in the end"),
    "place": ("int8", "the rank of this seat in the end, 1 for the winner"),
}
"""Every column: the kind of its numbers, and what they say."""
SEARCHED = {
    "visits": ("int32", "how often the search tried each action; all 0 where nothing had to be searched"),
    "values": ("float32", "the mean value of these tries for the seat, from 0 to 1; 0 without any"),
}
"""Further columns of bots that search, where they are asked for."""

Columns = dict[str, NDArray[Any]]


@dataclass(frozen=True)
class Order:
    """An order for self-play: a game with its options, the bot, and how it is kept."""

    game: str
    options: dict[str, Any]
    bot: str
    playouts: int | None
    reward: str
    seed: int
    shard: int
    """Number of games in each shard."""
    form: str
    folder: str
    visits: bool = False
    """Whether to keep what the search found out, too."""

    @property
    def columns(self) -> dict[str, tuple[str, str]]:
        return COLUMNS | SEARCHED if self.visits else COLUMNS

    @property
    def budget(self) -> Budget:
        return Budget(playouts=self.playouts)

    def path(self, number: int) -> Path:
        return Path(self.folder) / f"games-{number:06d}.{FORMS[self.form]}"


class Record(NamedTuple):
    """One game: its number, who chose what, and what each seat came to."""

    game: int
    seats: NDArray[np.int8]
    actions: NDArray[np.int32]
    reward: NDArray[np.float32]
    points: NDArray[np.int32]
    place: NDArray[np.int8]
    searched: Columns | None = None


def run(
    order: Order,
    shards: int,
    spread: Spread | None = None,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda _games: None,
) -> dict[str, Any]:
    """Play all shards that are not there yet; give how many games there are, how many are new, the hash."""
    check(order)
    missing = [number for number in range(shards) if not order.path(number).exists()]
    progress((shards - len(missing)) * order.shard)
    choices = 0
    for made in (spread or one_by_one)(play_shard, ((order, number) for number in missing), jobs):
        choices += made
        progress(order.shard)
    from courtyard.lab.card import write_card

    return {
        "folder": order.folder,
        "games": shards * order.shard,
        "new_games": len(missing) * order.shard,
        "new_choices": choices,
        "sha256": write_card(order, shards),
    }


def one_by_one(do: Callable[[Any], Any], pieces: Iterable[Any], _jobs: int = 1) -> Generator[Any, None, None]:
    yield from map(do, pieces)


def check(order: Order) -> None:
    """Write what the folder holds, or refuse a folder that holds something else."""
    if order.form not in FORMS:
        raise Trouble(f"Self-play is kept as {', '.join(FORMS)}, not as {order.form!r}.")
    if order.form == "parquet":
        needed("pyarrow")
    if order.visits and order.form == "actions":
        raise Trouble(
            "Visits and values are kept in the forms npz and parquet; actions has no room for them."
        )
    if order.visits and not isinstance(find_bot(order.bot), SearchBot):
        raise Trouble(f"The bot {order.bot} does not search, so it has no visits; search or deep would.")
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
    if not order.visits:
        del kept["visits"]  # as folders say it that were begun before there was a choice
    return {
        "courtyard selfplay": FORMAT,
        **kept,
        "options": game.settle_options(order.options),
        "rules": game.rules_version,
        "rewards": list(REWARDS),
        "columns": {name: {"type": kind, "about": about} for name, (kind, about) in order.columns.items()},
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
    write_shard(order, table, games, order.path(number))
    return sum(len(game.actions) for game in games)


def play_game(order: Order, table: Table, number: int) -> Record:
    """Play one game, every seat by a bot of its own; forced choices are not counted."""
    table.begin(order.seed + number)
    dice = Dice((order.seed + number << 1) + 1)
    found: list[Found] = []
    if order.bot in COMPILED:
        made = play_whole(table.position, COMPILED[order.bot], table.judgement, table.dice, dice)
        choices = numbers_in(made, np.int64).reshape(-1, 2)
    else:
        choices = np.array(list(chosen(order, table, dice, found)), np.int64).reshape(-1, 2)
    seats = range(table.position.seats())
    return Record(
        number,
        choices[:, 0].astype(np.int8),
        choices[:, 1].astype(np.int32),
        np.array([table.reward_of(seat) for seat in seats], np.float32),
        np.array([table.position.result(seat) for seat in seats], np.int32),
        np.array([table.position.place(seat) for seat in seats], np.int8),
        {
            name: np.stack([getattr(each, name) for each in found]).astype(kind)
            for name, (kind, _) in SEARCHED.items()
        }
        if order.visits
        else None,
    )


def chosen(order: Order, table: Table, dice: Dice, found: list[Found]) -> Iterator[tuple[int, int]]:
    """Let bots that are not compiled play a game to its end; give who chose what, and note what they find."""
    bots = {seat: prepared(find_bot(order.bot), table.game, order.bot) for seat in table.seats}
    while not table.is_over:
        seat = int(table.position.seat)
        view = table.game.recall(table.position, seat)
        try:
            option = ask(bots[seat], table.game, view, table.options_of(seat), order.budget, dice)
        except Misplay as misplay:
            raise Trouble(f"The bot {order.bot} cannot go on. {misplay}") from None
        if order.visits:
            found.append(searched(bots[seat], table.actions))
        yield seat, option
        table.choose(seat, option)


def all_columns(order: Order, table: Table, record: Record) -> Columns:
    """Play a game once more, and give a row for each choice."""
    made = np.stack([record.seats, record.actions], axis=1).astype("<i4")
    replay = Replay(table.features, table.actions, len(made))
    position, fate = table.start.copy(), Dice(order.seed + record.game)
    if not replay.play(position, fate, made.tobytes()) or (
        [int(position.result(seat)) for seat in range(position.seats())] != record.points.tolist()
    ):
        raise Trouble(f"Game {record.game} of {order.folder} was played with other rules than these.")
    seats = record.seats.astype(np.int64)
    return {
        "game": np.full(len(seats), record.game, np.int64),
        "choice": np.arange(len(seats), dtype=np.int32),
        "seat": record.seats,
        "observation": numbers_in(replay.observations, np.int16).reshape(len(seats), -1),
        "mask": numbers_in(replay.masks, np.uint8).reshape(len(seats), -1),
        "action": record.actions,
        "reward": record.reward[seats],
        "points": record.points[seats],
        "place": record.place[seats],
        **(record.searched or {}),
    }


# Keeping.


def write_shard(order: Order, table: Table, games: list[Record], path: Path) -> None:
    """Write a shard so that at any moment it is whole or not there."""
    partial = path.with_name(f".{path.stem}.new{path.suffix}")
    if order.form == "actions":
        np.savez_compressed(partial, **packed(games))  # type: ignore[arg-type] # its stubs know no names
    else:
        parts = [all_columns(order, table, game) for game in games]
        columns = {name: np.concatenate([part[name] for part in parts]) for name in order.columns}
        if order.form == "npz":
            np.savez_compressed(partial, **columns)  # type: ignore[arg-type] # its stubs know no names
        else:
            write_parquet(columns, partial)
    partial.replace(path)


def packed(games: list[Record]) -> Columns:
    """Put games one behind the other."""
    return {
        "game": np.array([game.game for game in games], np.int64),
        "choices": np.array([len(game.actions) for game in games], np.int32),
        "seat": np.concatenate([game.seats for game in games]),
        "action": np.concatenate([game.actions for game in games]),
        "reward": np.stack([game.reward for game in games]),
        "points": np.stack([game.points for game in games]),
        "place": np.stack([game.place for game in games]),
    }


def unpacked(path: Path) -> Iterator[Record]:
    """Read the games of a shard of the form `actions`, one after the other."""
    with np.load(path) as kept:
        held = {name: kept[name] for name in kept.files}
    ends = np.cumsum(held["choices"])
    for nth, (number, end) in enumerate(zip(held["game"], ends, strict=True)):
        own = slice(int(end - held["choices"][nth]), int(end))
        brought = (held["reward"][nth], held["points"][nth], held["place"][nth])
        yield Record(int(number), held["seat"][own], held["action"][own], *brought)


def write_parquet(columns: Columns, path: Path) -> None:
    arrow, parquet = needed("pyarrow"), needed("pyarrow.parquet")
    fields = {}
    for name, values in columns.items():
        flat = arrow.array(values.reshape(-1))
        is_row = values.ndim > 1
        fields[name] = arrow.FixedSizeListArray.from_arrays(flat, values.shape[1]) if is_row else flat
    parquet.write_table(arrow.table(fields), path, compression="zstd")


def read_shard(path: Path, *names: str) -> Columns:
    """Read a shard as arrays, all columns or some, whichever way it is kept."""
    if path.name.endswith(FORMS["actions"]):
        order = order_in(path.parent)
        table = Table(order.game, order.options, order.reward)
        parts = [all_columns(order, table, record) for record in unpacked(path)]
        return {name: np.concatenate([part[name] for part in parts]) for name in names or COLUMNS}
    if path.suffix == ".npz":
        with np.load(path) as kept:
            return {name: kept[name] for name in names or kept.files}
    table_kept = needed("pyarrow.parquet").read_table(path, columns=list(names) or None)
    columns: Columns = {}
    for name in table_kept.column_names:
        kind = (COLUMNS | SEARCHED)[name][0]
        column = table_kept[name].combine_chunks()
        values = column.flatten() if hasattr(column.type, "list_size") else column
        columns[name] = values.to_numpy(zero_copy_only=False).astype(kind).reshape(len(table_kept), -1)
        if not hasattr(column.type, "list_size"):
            columns[name] = columns[name][:, 0]
    return columns


def order_in(folder: Path) -> Order:
    """Read from its schema what a folder holds."""
    found = read_json(folder / SCHEMA, "The schema")
    if not isinstance(found, dict) or found.get("courtyard selfplay") != FORMAT:
        raise Trouble(f"{folder} holds no self-play of this version of Courtyard.")
    kept = {name: found[name] for name in Order.__dataclass_fields__ if name in found}
    return Order(**kept, folder=str(folder))
