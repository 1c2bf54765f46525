"""The card of a dataset: what it is, how it came about, and a hash of all its games."""

from hashlib import sha256
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

import courtyard
from courtyard.engine.files import write_whole
from courtyard.games import find_game
from courtyard.lab.selfplay import FORMS, Columns, Order, read_shard, unpacked

CARD = "README.md"


def write_card(order: Order, shards: int) -> str:
    """Write what the dataset is and how it came about; give the hash of its games.

    The hash is that of all choices in the order of games, so it is the same in every form.
    """
    digest = sha256()
    choices = 0
    sums: dict[int, list[NDArray[np.float64]]] = {}
    for number in range(shards):
        columns = read_played(order.path(number))
        digest.update(
            np.stack([columns["game"], columns["seat"], columns["action"]], 1).astype("<i8").tobytes()
        )
        choices += len(columns["game"])
        for seat in np.unique(columns["seat"]):
            own = columns["seat"] == seat
            _, first = np.unique(columns["game"][own], return_index=True)
            ends = np.stack([columns["points"][own][first], columns["place"][own][first] == 1], 1)
            sums.setdefault(int(seat), []).append(ends.astype(np.float64))
    seats = {seat: np.concatenate(parts) for seat, parts in sorted(sums.items())}
    text = card(order, shards * order.shard, choices, seats, digest.hexdigest())
    write_whole(Path(order.folder) / CARD, text)
    return digest.hexdigest()


def read_played(path: Path) -> Columns:
    """Read who chose what, and the ends of the games, without observations."""
    if not path.name.endswith(FORMS["actions"]):
        return read_shard(path, "game", "seat", "action", "points", "place")
    records = list(unpacked(path))
    return {
        "game": np.concatenate([np.full(len(each.actions), each.game) for each in records]),
        "seat": np.concatenate([each.seats for each in records]),
        "action": np.concatenate([each.actions for each in records]),
        "points": np.concatenate([each.points[each.seats] for each in records]),
        "place": np.concatenate([each.place[each.seats] for each in records]),
    }


def card(order: Order, games: int, choices: int, seats: dict[int, NDArray[np.float64]], digest: str) -> str:
    game = find_game(order.game)
    options = game.settle_options(order.options)
    usual = game.settle_options({"players": options["players"]})
    typed = {option.name: option.typed for option in game.option_list}
    words = [
        typed[name] if value is True else f"{typed[name]} {value}"
        for name, value in options.items()
        if name in ("players", "ruleset") or value != usual[name]
    ]
    playouts = f" --playouts {order.playouts}" if order.playouts else ""
    form = f"{order.form} --visits" if order.visits else order.form
    lines = [
        f"# Self-play of {game.title} by `{order.bot}`",
        "",
        f"{games:,} games with {choices:,} choices, each with what its seat knew and what came of it.",
        "",
        "| | |",
        "| --- | --- |",
        f"| made by | Courtyard {courtyard.__version__} |",
        f"| game | {order.game}, {', '.join(f'{name} {value}' for name, value in options.items())} |",
        f"| bot in every seat | {order.bot}{playouts} |",
        f"| seeds | {order.seed} to {order.seed + games - 1}, one for each game |",
        f"| reward | {order.reward} |",
        *(["| of the search | its visits and values at each choice |"] if order.visits else []),
        f"| sha256 of all choices | {digest} |",
        *(
            f"| seat {seat} | {ends[:, 0].mean():.2f} points, first in {100 * ends[:, 1].mean():.1f} % |"
            for seat, ends in seats.items()
        ),
        "",
        "The same command makes the same games again, and `courtyard lab selfplay` prints their hash:",
        "",
        "```",
        f"courtyard lab selfplay {order.game} {' '.join(words)} --bot {order.bot}{playouts} \\",
        f"  --seed {order.seed} --games {games} --shard {order.shard} --format {form} --out DIR",
        "```",
        "",
        "`schema.json` names every number of an observation and every action. To read a shard:",
        "",
        "```python",
        "from pathlib import Path",
        "from courtyard.lab.selfplay import read_shard",
        f'columns = read_shard(Path("{order.path(0).name}"))',
        "```",
        "",
        "| column | type | what it holds |",
        "| --- | --- | --- |",
        *(f"| `{name}` | {kind} | {about} |" for name, (kind, about) in order.columns.items()),
        "",
        "These are no games of people. A bot that plays itself meets few of the positions that others bring",
        "about, and its choices are as good as it is (docs/bots.md of Courtyard says how good that is).",
        "",
        "Licence: MIT, as Courtyard itself.",
    ]
    return "\n".join(lines) + "\n"
