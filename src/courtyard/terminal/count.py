"""The final count, part by part."""

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table

from courtyard.engine.match import Match
from courtyard.terminal.players import Player, with_names
from courtyard.terminal.wording import say

MINUS = "−"


def final_count(match: Match, reader: int, players: list[Player], language: str) -> RenderableType:
    """Draw where everybody's points came from, and say what decided or which medal was earned."""
    game, points, places = match.game, match.points, match.places
    reckoning = game.reckon(match.view(reader), match.events)
    table = Table(box=SIMPLE_HEAD, pad_edge=False, show_edge=False)
    table.add_column("")
    for player in players:
        table.add_column(player.signed, justify="right")
    for part in reckoning.parts:
        cells = [signed(number) if number else "–" for number in part.points]
        table.add_row(game.phrases.say(part.name, language), *cells)
    table.add_section()
    totals = [points[player.seat] for player in players]
    table.add_row(say(language, "points-total"), *map(signed, totals), style="bold")
    if len(players) > 1:
        table.add_row(say(language, "place"), *(str(places[player.seat]) for player in players))
    lines = [with_names(game.phrases.say(remark, language), players) for remark in reckoning.remarks]
    return Group(table, *lines)


def signed(number: int) -> str:
    return f"{MINUS}{-number}" if number < 0 else str(number)
