"""Positions as plain data with names, and back."""

from typing import Any

from courtyard.engine.position import FRAME, FRAMES, HEIGHT, Position
from courtyard.engine.trouble import Trouble

Fields = tuple[tuple[str, int, int], ...]
"""Name, first cell and length of every field of a game's positions."""


def frames(cells: list[int]) -> list[list[int]]:
    """Give the steps of the agenda; the first thing to happen stands last."""
    end = FRAMES + FRAME * cells[HEIGHT]
    return [cells[frame : frame + FRAME] for frame in range(FRAMES, end, FRAME)]


def lay_frames(cells: list[int], steps: list[list[int]]) -> None:
    """Write the steps of an agenda into cells."""
    for nth, frame in enumerate(steps):
        cells[FRAMES + FRAME * nth : FRAMES + FRAME * (nth + 1)] = frame
    cells[HEIGHT] = len(steps)


def save(position: Position, fields: Fields) -> dict[str, Any]:
    """Write every field of a position, and its agenda from the bottom to the top."""
    cells = list(position.cells)
    saved: dict[str, Any] = {
        name: cells[first] if length == 1 else cells[first : first + length] for name, first, length in fields
    }
    saved["agenda"] = frames(cells)
    return saved


def load(position: Position, saved: dict[str, Any], fields: Fields, size: int) -> None:
    """Read what `save` wrote into a position and find again who must choose what."""
    cells = [0] * size
    try:
        for name, first, length in fields:
            value = saved[name]
            row = [value] if length == 1 else value
            if len(row) != length:
                raise Trouble(f"A saved position has {len(row)} numbers in {name!r}, not {length}.")
            cells[first : first + length] = row
        lay_frames(cells, saved["agenda"])
    except (KeyError, TypeError) as error:
        raise Trouble(f"A saved position cannot be read: {error}.") from None
    position.write(cells)
    position.settle()
