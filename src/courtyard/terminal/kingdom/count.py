"""The final count of It's a Wonderful Kingdom, part by part."""

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from courtyard.engine.game import Game, View
from courtyard.engine.match import Event
from courtyard.games.kingdom import events as told
from courtyard.terminal.kingdom.names import signed
from courtyard.terminal.players import Player
from courtyard.terminal.wording import say

PARTS = {
    "flat": told.FLAT_POINTS,
    "combo": told.COMBO_POINTS,
    "quest": told.QUEST_POINTS,
    "lost": told.LOST_POINTS,
}


def final_count(
    game: Game, view: View, events: list[Event], places: list[int], players: list[Player], language: str
) -> RenderableType:
    """Draw where everybody's points came from, and say what decided or which medal was earned."""
    duchies = view["duchies"]
    table = Table(box=SIMPLE_HEAD, pad_edge=False, show_edge=False)
    table.add_column("")
    for player in players:
        table.add_column(player.signed, justify="right")
    for name, points in final_parts(events, len(players)).items():
        cells = [signed(number) if number else "–" for number in points]
        table.add_row(say(language, f"kingdom-score-{name}"), *cells)
    table.add_section()
    totals = [duchy["points"] for duchy in duchies]
    table.add_row(say(language, "points-total"), *map(signed, totals), style="bold")
    if len(players) > 1:
        table.add_row(say(language, "place"), *map(str, places))
    lines = [Text(say(language, sentence, **gaps)) for sentence, gaps in remarks(game, view, events, players)]
    return Group(table, *lines)


def final_parts(events: list[Event], seats: int) -> dict[str, list[int]]:
    """Split the final points of all seats by where they came from."""
    parts = {}
    for name, wanted in PARTS.items():
        points = [0] * seats
        for kind, seat, number, _ in events:
            if kind == wanted:
                points[seat] = -number if name == "lost" else number
        if any(points) or name == "flat":
            parts[name] = points
    return parts


def remarks(
    game: Game, view: View, events: list[Event], players: list[Player]
) -> list[tuple[str, dict[str, str | int]]]:
    """Say who could not win, which medal was earned, and what decided between equals."""
    unfinished = [seat for kind, seat, _, _ in events if kind == told.QUEST_UNFINISHED]
    said: list[tuple[str, dict[str, str | int]]] = [
        ("kingdom-quest-unfinished", {"name": players[seat].name}) for seat in unfinished
    ]
    duchies = view["duchies"]
    if len(players) == 1:
        medals = (game.correct_components(view["own"]) if view["own"] else game.components())["solo"][
            "medals"
        ]
        earned = 0 if unfinished else sum(duchies[0]["points"] >= least for least in medals)
        return [*said, (f"kingdom-medal-{earned}", {})]
    if not unfinished and duchies[0]["points"] == duchies[1]["points"]:
        cards = [len(duchy["built"]) + len(duchy["calamities"]) for duchy in duchies]
        soldiers = [duchy["soldiers"] for duchy in duchies]
        if cards[0] != cards[1]:
            said.append(("kingdom-tie-cards", {"order": f"{cards[0]} : {cards[1]}"}))
        elif soldiers[0] != soldiers[1]:
            said.append(("kingdom-tie-soldiers", {"order": f"{soldiers[0]} : {soldiers[1]}"}))
    return said
