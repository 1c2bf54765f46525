"""Positions as plain data with names, and back."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from courtyard.engine.content import Table
from courtyard.engine.position import FRAME, FRAMES, HEIGHT
from courtyard.engine.trouble import Trouble
from courtyard.games.gugong.components import tables_for
from courtyard.games.gugong.course import Gugong
from courtyard.games.gugong.position import FIELDS, SIZE, Court


def save(p: Court) -> dict[str, Any]:
    """Write every field of a position, and its agenda from the bottom to the top."""
    cells = list(p.cells)
    saved: dict[str, Any] = {
        name: cells[first] if length == 1 else cells[first : first + length] for name, first, length in FIELDS
    }
    frames = range(FRAMES, FRAMES + FRAME * cells[HEIGHT], FRAME)
    saved["agenda"] = [cells[frame : frame + FRAME] for frame in frames]
    return saved


def load(saved: dict[str, Any], options: dict[str, Any], own: Table) -> Gugong:
    """Read what `save` wrote and find again who must choose what."""
    cells = [0] * SIZE
    try:
        for name, first, length in FIELDS:
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
    p = Gugong(tables_for(options, own), 0)
    p.cells = vec[i64](cells)
    p.settle()
    return p
