"""The components of a game: every value with its source."""

import json
from itertools import zip_longest
from typing import Any

from rich.table import Table as Lines
from rich.text import Text

from courtyard.engine.content import Table, Value, values
from courtyard.engine.game import Game
from courtyard.terminal.screen import screen

STYLES = {"rulebook": "green", "published": "cyan", "reconstructed": "yellow", "owner": "bold magenta"}


def all_values(game: Game, own: Table) -> list[Value]:
    """Give all values, with an owner's corrections where there are any."""
    return list(values(game.correct_components(own) if own else game.components()))


def as_data(game: Game, own: Table) -> list[dict[str, Any]]:
    return [vars(value) for value in all_values(game, own)]


def written(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def show(game: Game, own: Table) -> None:
    """Print a line for each value, row by row, and count the sources."""
    console = screen()
    found = all_values(game, own)
    lines = Lines(box=None, pad_edge=False, show_edge=False)
    lines.add_column("component", no_wrap=True)
    lines.add_column("value", overflow="fold", ratio=1)
    lines.add_column("source", no_wrap=True)
    for value, follower in zip_longest(found, found[1:]):
        source = Text(value.source, style=STYLES.get(value.source, ""))
        lines.add_row(Text(f"{value.row}.{value.key}"), Text(written(value.value)), source)
        if value.remark and (follower is None or follower.row != value.row):
            lines.add_row("", Text(f"({value.remark})", style="dim"), "")
    console.print(lines)
    counts = [f"{sum(value.source == name for value in found)} {name}" for name in STYLES]
    console.print(f"\n{game.title}: {len(found)} values: {', '.join(counts)}.")
