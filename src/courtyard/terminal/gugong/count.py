"""The final count of Gùgōng, part by part."""

import re

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from courtyard.engine.game import Game
from courtyard.engine.terms import Event, View
from courtyard.terminal.players import Player
from courtyard.terminal.wording import say


def final_count(
    game: Game, view: View, events: list[Event], places: list[int], players: list[Player], language: str
) -> RenderableType:
    """Draw where everybody's points came from, and say what decided between equals."""
    reckoning = game.reckon(view, events)
    table = Table(box=SIMPLE_HEAD, pad_edge=False, show_edge=False)
    table.add_column("")
    for player in players:
        table.add_column(player.signed, justify="right")
    for part in reckoning.parts:
        cells = [str(number) if number else "–" for number in part.points]
        table.add_row(game.phrases.say(part.name, language), *cells)
    table.add_section()
    totals = [family["points"] for family in view["families"]]
    table.add_row(say(language, "points-total"), *map(str, totals), style="bold")
    table.add_row(say(language, "place"), *map(str, places))
    lines = [with_letters(game.phrases.say(remark, language), players) for remark in reckoning.remarks]
    return Group(table, *lines)


def with_letters(line: str, players: list[Player]) -> Text:
    """Put the letters of players, which stand on the board, too, where a line has their seats."""
    return Text(re.sub(r"@(\d+)", lambda found: players[int(found[1])].letter, line))
