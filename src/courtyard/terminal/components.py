"""The components of a game: every value with its source."""

import json
from itertools import zip_longest
from typing import Any

from rich.table import Table as Lines
from rich.text import Text

from courtyard.engine.content import Table, Value, values
from courtyard.engine.game import Game
from courtyard.terminal.screen import screen
from courtyard.terminal.wording import say

STYLES = {"rulebook": "green", "published": "cyan", "reconstructed": "yellow", "owner": "bold magenta"}


def all_values(game: Game, own: Table) -> list[Value]:
    """Give all values, with an owner's corrections where there are any."""
    return list(values(game.correct_components(own) if own else game.components()))


def as_data(game: Game, own: Table) -> list[dict[str, Any]]:
    return [vars(value) for value in all_values(game, own)]


def written(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def show(game: Game, own: Table, language: str) -> None:
    """Print a line for each value, row by row, and count the sources."""
    console = screen()
    found = all_values(game, own)
    lines = Lines(box=None, pad_edge=False, show_edge=False)
    names = {source: say(language, f"source-{source}") for source in STYLES}
    lines.add_column(say(language, "component"), no_wrap=True)
    lines.add_column(say(language, "component-value"), overflow="fold", ratio=1)
    lines.add_column(say(language, "component-source"), no_wrap=True)
    for value, follower in zip_longest(found, found[1:]):
        source = Text(names[value.source], style=STYLES[value.source])
        lines.add_row(Text(f"{value.row}.{value.key}"), Text(written(value.value)), source)
        if value.remark and (follower is None or follower.row != value.row):
            lines.add_row("", Text(f"({value.remark})", style="dim"), "")
    console.print(lines)
    counts = [f"{sum(value.source == source for value in found)} {name}" for source, name in names.items()]
    told = say(language, "components-counted", game=game.title, count=len(found), sources=", ".join(counts))
    console.print(f"\n{told}")
