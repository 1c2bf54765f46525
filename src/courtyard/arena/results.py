"""The results of a tournament for people, and as a table for other programs."""

import csv
import io
import os
from collections.abc import Sequence
from pathlib import Path

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from courtyard.arena.contest import Played
from courtyard.arena.report import Report
from courtyard.engine.trouble import Trouble

SHOWN = 20
"""Number of failures printed for people; the others are counted."""
COLUMNS = ("game", "seed", "rotation", "seat", "bot", "points", "place", "seconds", "choices", "failure")


def check_writable(path: Path) -> None:
    """Refuse a file that cannot be written, before any game is played for it."""
    folder = path.parent
    if path.is_dir():
        raise Trouble(f"{path} is a folder; name a file.")
    if not folder.is_dir():
        raise Trouble(f"{path} cannot be written: there is no folder {folder}.")
    if not os.access(path if path.exists() else folder, os.W_OK):
        raise Trouble(f"{path} cannot be written: permission denied.")


def as_csv(games: Sequence[Played]) -> str:
    """Write a line for each seat of each game."""
    text = io.StringIO()
    lines = csv.writer(text, lineterminator="\n")
    lines.writerow(COLUMNS)
    for game in games:
        for each in game.sittings:
            failed = game.failure is not None and game.failure.seat == each.seat
            why = game.failure.sentence if failed and game.failure else ""
            shown = (each.seat, each.bot, each.points, each.place, each.seconds, each.choices)
            lines.writerow((game.game, game.seed, game.rotation, *shown, why))
    return text.getvalue()


# For people.


def describe(report: Report) -> RenderableType:
    """Put a report into tables and lines."""
    parts: list[RenderableType] = [Text(line) for line in opening(report)]
    parts += [Text(), strength(report), Text(), pace(report)]
    parts += [Text(), *(Text(line) for line in failures(report))] if report["failures"] else []
    return Group(*parts)


def opening(report: Report) -> list[str]:
    games, rounds = report["games"], report["rounds"]
    lines = [
        f"{games:,} {'game' if games == 1 else 'games'} in {rounds:,} whole "
        f"{'round' if rounds == 1 else 'rounds'}, seeds from {report['seed']} on, {report['seconds']:,.1f} s"
    ]
    if report["choices"]:
        choices, seconds = report["choices"], report["game_seconds"]
        lines.append(
            f"A game: {choices['mean']:,.1f} choices ({choices['least']:,} to {choices['most']:,}), "
            f"{seconds['mean']:,.2f} s (longest {seconds['most']:,.2f} s)"
        )
    if report["interrupted"]:
        lines.append(f"Interrupted after {games:,} of {report['games_wanted']:,} games.")
    return lines


def strength(report: Report) -> Table:
    """Tell how often each bot won, and how far it came."""
    table = a_table(("bot", "games", "wins", "% won", "95 %", "par", "place", "points", "rating"))
    for bot in report["bots"]:
        table.add_row(
            bot["name"],
            f"{bot['games']:,}",
            figure(bot["wins"], 1),
            percent(bot["win_rate"]),
            f"{percent(bot['low'])} to {percent(bot['high'])}" if bot["low"] is not None else "–",
            percent(bot["par"]),
            figure(bot["place"], 2),
            figure(bot["points"] and bot["points"]["mean"], 1),
            figure(bot["rating"], 0),
        )
    return table


def pace(report: Report) -> Table:
    """Tell how each bot's points are spread, where its place lies, and how long it thinks."""
    table = a_table(("bot", "place, 95 %", "points, quartiles", "choices", "time of one", "longest"))
    for bot in report["bots"]:
        points, is_sure = bot["points"], bot["place_low"] is not None
        table.add_row(
            bot["name"],
            f"{bot['place_low']:.2f} to {bot['place_high']:.2f}" if is_sure else "–",
            f"{points['q1']:g}, {points['median']:g}, {points['q3']:g}" if points else "–",
            f"{bot['choices']:,}",
            duration(bot["choice_seconds"]),
            duration(bot["longest_choice_seconds"]),
        )
    return table


def failures(report: Report) -> list[str]:
    found = report["failures"]
    lines = [
        f"{each['bot']} lost game {each['game']} (seed {each['seed']}, rotation {each['rotation']}) "
        f"at choice {each['choice']}: {each['sentence']}"
        for each in found[:SHOWN]
    ]
    if len(found) > SHOWN:
        lines.append(f"(and {len(found) - SHOWN:,} more; --json lists them all)")
    return lines


def a_table(columns: Sequence[str]) -> Table:
    table = Table(box=None, pad_edge=False, header_style="dim")
    for nth, column in enumerate(columns):
        table.add_column(column, justify="right" if nth else "left", no_wrap=True)
    return table


def figure(value: float | None, places: int) -> str:
    return "–" if value is None else f"{value:,.{places}f}"


def percent(value: float | None) -> str:
    return "–" if value is None else f"{100 * value:.1f}"


def duration(seconds: float | None) -> str:
    if seconds is None:
        return "–"
    return f"{1000 * seconds:.1f} ms" if seconds < 1 else f"{seconds:.2f} s"
