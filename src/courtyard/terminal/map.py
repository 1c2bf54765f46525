"""Maps drawn with dots: roads as fine lines, places as small labels over them."""

from dataclasses import dataclass

from rich.text import Text

DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
"""The bits of a braille character, from top to bottom and left to right."""


@dataclass(frozen=True)
class Place:
    """A place on the map: where it lies, and two short lines about it."""

    x: float
    y: float
    name: Text
    about: Text


def draw_map(places: list[Place], roads: list[tuple[int, int]], width: int, height: int, dots: bool) -> Text:
    """Draw places and the roads between them in a number of columns and lines."""
    left, right = min(place.x for place in places), max(place.x for place in places)
    top, bottom = min(place.y for place in places), max(place.y for place in places)
    margin = max(len(label) for place in places for label in (place.name, place.about)) / 2 + 1

    def column(place: Place) -> float:
        return margin + (place.x - left) / ((right - left) or 1) * (width - 1 - 2 * margin)

    def line(place: Place) -> float:
        return (place.y - top) / ((bottom - top) or 1) * (height - 2)

    cells = [[0] * width for _ in range(height)]
    if dots:
        for one, other in roads:
            first, second = places[one], places[other]
            draw_road(
                cells,
                (column(first) * 2 + 1, round(line(first)) * 4 + 4),
                (column(second) * 2 + 1, round(line(second)) * 4 + 4),
            )
    rows = [Text("".join(chr(0x2800 + cell) if cell else " " for cell in row), style="dim") for row in cells]
    for place in places:
        for nth, label in enumerate((place.name, place.about)):
            row = round(line(place)) + nth
            rows[row] = lay_over(rows[row], label, round(column(place) - len(label) / 2))
    return Text("\n").join(rows)


def draw_road(cells: list[list[int]], start: tuple[float, float], end: tuple[float, float]) -> None:
    """Set the dots of a straight line."""
    steps = int(max(abs(end[0] - start[0]), abs(end[1] - start[1]))) or 1
    for step in range(0, steps + 1, 2):
        x = round(start[0] + (end[0] - start[0]) * step / steps)
        y = round(start[1] + (end[1] - start[1]) * step / steps)
        row, column = y // 4, x // 2
        if 0 <= row < len(cells) and 0 <= column < len(cells[row]):
            cells[row][column] |= DOTS[y % 4][x % 2]


def lay_over(row: Text, label: Text, column: int) -> Text:
    """Lay a label on a row, with a blank on both sides."""
    column = max(0, min(column, len(row) - len(label)))
    before, after = row[: max(0, column - 1)], row[column + len(label) + 1 :]
    gap_before = Text(" " * (column - len(before)))
    gap_after = Text(" " * (len(row) - len(after) - column - len(label)))
    return Text.assemble(before, gap_before, label, gap_after, after)
