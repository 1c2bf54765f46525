"""The final count of It's a Wonderful Kingdom, part by part."""

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table

from courtyard.engine.game import Game
from courtyard.engine.terms import Event, View
from courtyard.terminal.kingdom.names import signed
from courtyard.terminal.players import Player, with_names
from courtyard.terminal.wording import say


def final_count(
    game: Game, view: View, events: list[Event], places: list[int], players: list[Player], language: str
) -> RenderableType:
    """Draw where everybody's points came from, and say what decided or which medal was earned."""
    reckoning = game.reckon(view, events)
    table = Table(box=SIMPLE_HEAD, pad_edge=False, show_edge=False)
    table.add_column("")
    for player in players:
        table.add_column(player.signed, justify="right")
    for part in reckoning.parts:
        cells = [signed(number) if number else "–" for number in part.points]
        table.add_row(game.phrases.say(part.name, language), *cells)
    table.add_section()
    totals = [duchy["points"] for duchy in view["duchies"]]
    table.add_row(say(language, "points-total"), *map(signed, totals), style="bold")
    if len(players) > 1:
        table.add_row(say(language, "place"), *map(str, places))
    lines = [with_names(game.phrases.say(remark, language), players) for remark in reckoning.remarks]
    return Group(table, *lines)
