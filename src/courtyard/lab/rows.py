"""The arrays of many tables: over a batch's own rows, or in shared memory."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from courtyard.lab.batch import BatchEnv

KINDS: dict[str, Any] = {
    "observations": np.int16,
    "masks": np.uint8,
    "to_act": np.int64,
    "rewards": np.float64,
    "done": np.uint8,
    "points": np.int64,
    "lengths": np.int64,
    "drawn": np.int64,
}
"""Every row of a batch, and what its numbers are."""
ALIGNED = 64


@dataclass(frozen=True)
class Rows:
    """The arrays, by the names of a batch's rows."""

    observations: NDArray[np.int16]
    masks: NDArray[np.uint8]
    to_act: NDArray[np.int64]
    rewards: NDArray[np.float64]
    done: NDArray[np.uint8]
    points: NDArray[np.int64]
    lengths: NDArray[np.int64]
    drawn: NDArray[np.int64]

    @classmethod
    def of(cls, batch: BatchEnv) -> "Rows":
        """Look at the rows of a batch; nothing is copied."""
        widths = widths_of(batch)
        found = {}
        for name, kind in KINDS.items():
            flat = np.frombuffer(getattr(batch, name), kind)
            found[name] = flat.reshape(-1, widths[name]) if widths[name] else flat
        return cls(**found)

    @classmethod
    def within(cls, buffer: Any, tables: int, widths: dict[str, int]) -> "Rows":
        """Lay the arrays of a number of tables into a buffer."""
        found: dict[str, Any] = {}
        for name, (first, shape) in layout(tables, widths).items():
            found[name] = np.ndarray(shape, KINDS[name], buffer, first)
        return cls(**found)

    def part(self, first: int, end: int) -> "Rows":
        """Look at some of the tables."""
        return Rows(**{name: getattr(self, name)[first:end] for name in KINDS})

    def take(self, other: "Rows", *names: str) -> None:
        """Copy what other rows hold."""
        for name in names or KINDS:
            np.copyto(getattr(self, name), getattr(other, name))


def widths_of(batch: BatchEnv) -> dict[str, int]:
    """Tell how many numbers a table has in each row; 0 where it has a single one."""
    wide = {"observations": batch.size, "masks": batch.actions, "rewards": batch.seats, "points": batch.seats}
    return {name: int(wide.get(name, 0)) for name in KINDS}


def layout(tables: int, widths: dict[str, int]) -> dict[str, tuple[int, tuple[int, ...]]]:
    """Give the offset of each array in a buffer, and its shape."""
    found: dict[str, tuple[int, tuple[int, ...]]] = {}
    first = 0
    for name, kind in KINDS.items():
        shape = (tables, widths[name]) if widths[name] else (tables,)
        found[name] = (first, shape)
        first += -(-int(np.prod(shape)) * np.dtype(kind).itemsize // ALIGNED) * ALIGNED
    return found


def room(tables: int, widths: dict[str, int]) -> int:
    """Tell how many bytes a buffer needs."""
    first, shape = layout(tables, widths)["drawn"]
    return first + int(np.prod(shape)) * 8
