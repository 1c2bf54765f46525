"""Positions as plain data with names, and back."""

from typing import Any

from courtyard.engine.position import FRAME, FRAMES, HEIGHT, Position
from courtyard.engine.trouble import Trouble

Fields = tuple[tuple[str, int, int], ...]
"""Name, first cell and length of every field of a game's positions."""


def save(position: Position, fields: Fields) -> dict[str, Any]:
    """Write every field of a position, and its agenda from the bottom to the top."""
    cells = list(position.cells)
    saved: dict[str, Any] = {
        name: cells[first] if length == 1 else cells[first : first + length] for name, first, length in fields
    }
    frames = range(FRAMES, FRAMES + FRAME * cells[HEIGHT], FRAME)
    saved["agenda"] = [cells[frame : frame + FRAME] for frame in frames]
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
        for nth, frame in enumerate(saved["agenda"]):
            cells[FRAMES + FRAME * nth : FRAMES + FRAME * (nth + 1)] = frame
        cells[HEIGHT] = len(saved["agenda"])
    except (KeyError, TypeError) as error:
        raise Trouble(f"A saved position cannot be read: {error}.") from None
    position.write(cells)
    position.settle()
