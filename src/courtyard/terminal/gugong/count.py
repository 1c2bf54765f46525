"""The final count of Gùgōng, part by part."""

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from courtyard.engine.game import View
from courtyard.engine.match import Event
from courtyard.games.gugong import events as told
from courtyard.terminal.gugong.places import precedence
from courtyard.terminal.players import Player
from courtyard.terminal.wording import say

PARTS = (told.DECREE_SCORED, told.ARRIVAL_SCORED, told.JADE_SCORED)


def final_count(
    view: View, events: list[Event], places: list[int], players: list[Player], language: str
) -> RenderableType:
    """Draw where everybody's points came from, and say what decided between equals."""
    parts = final_parts(view, events, language)
    table = Table(box=SIMPLE_HEAD, pad_edge=False, show_edge=False)
    table.add_column("")
    for player in players:
        table.add_column(player.signed, justify="right")
    for name, points in parts.items():
        table.add_row(name, *(str(number) if number else "–" for number in points))
    table.add_section()
    totals = [family["points"] for family in view["families"]]
    table.add_row(say(language, "points-total"), *map(str, totals), style="bold")
    table.add_row(say(language, "place"), *map(str, places))
    order = sorted(players, key=lambda player: precedence(view, player.seat), reverse=True)
    markers = " > ".join(player.letter for player in order)
    inside = [family["points"] for family in view["families"] if family["arrival"]]
    if not inside:
        return Group(table, Text(say(language, "gugong-all-outside", order=markers)))
    if len(set(inside)) < len(inside):
        return Group(table, Text(say(language, "gugong-tie", order=markers)))
    return table


def final_parts(view: View, events: list[Event], language: str) -> dict[str, list[int]]:
    """Split the final points of all seats by where they came from."""
    seats = range(len(view["families"]))
    scored = {kind: [0] * len(seats) for kind in (*PARTS, told.OUTSIDE)}
    for kind, seat, a, b in events:
        if kind in PARTS:
            scored[kind][seat] += b
        elif kind == told.OUTSIDE:
            scored[kind][seat] -= a
    final = [family["points"] for family in view["families"]]
    before = [final[seat] - sum(points[seat] for points in scored.values()) for seat in seats]
    parts = {
        "game": before,
        "decrees": scored[told.DECREE_SCORED],
        "arrival": scored[told.ARRIVAL_SCORED],
        "jade": scored[told.JADE_SCORED],
        "outside": scored[told.OUTSIDE],
    }
    return {
        say(language, f"gugong-score-{name}"): points
        for name, points in parts.items()
        if any(points) or name == "game"
    }
