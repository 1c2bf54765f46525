"""A seat's knowledge as a row of numbers of fixed length, for learners.

Each game fills it in and has a table that names every number. The row holds nothing but the contents of the
seat's view: change anything that the seat may not know, and every number stays the same.
"""

from typing import Final, NamedTuple, final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from courtyard.engine.position import Position

ZERO: Final[i16] = 0
ONE: Final[i16] = 1


class Row(NamedTuple):
    """Numbers that belong together: where they begin, what they can be, and along which axes they stand."""

    name: str
    first: int
    least: int
    most: int
    axes: tuple[str, ...]
    about: str


def pairs(them: list[tuple[int, int]], each: int = 1, apart: int = 1) -> vec[i64]:
    """Put places and the cells that they show one behind the other, for `Page.copy`.

    A pair stands for `each` places side by side, whose cells are so far `apart`.
    """
    return vec[i64](
        [
            number
            for place, cell in them
            for nth in range(each)
            for number in (place + nth, cell + apart * nth)
        ]
    )


class Page:
    """A page for the numbers of one seat: one of several rows, to which the page is turned.

    It remembers where in a row numbers were put, to wipe no more than these. Numbers that every writing fills
    again, be it with 0, are never wiped.
    """

    numbers: vec[i16]
    size: i64
    row: i64
    first: i64
    used: vec[i16]
    """Behind the first of a row, the places at which numbers were put, up to the end of these."""
    end: i64
    ends: vec[i64]

    def __init__(self, numbers: vec[i16], size: i64) -> None:
        self.numbers = numbers
        self.size = size
        self.row = 0
        self.first = 0
        self.used = numbers[:]
        self.end = 0
        self.ends = vec[i64]([size * row for row in range(len(numbers) // size)])

    @final
    def turn(self, row: i64) -> None:
        """Turn to a row: from here on its numbers are written."""
        self.ends[self.row] = self.end
        self.row = row
        self.first = self.size * row
        self.end = self.ends[row]

    @final
    def wipe(self) -> None:
        """Let all numbers that were put be 0 again."""
        numbers = self.numbers
        used = self.used
        first = self.first
        for nth in range(first, self.end):
            numbers[first + i64(used[nth])] = ZERO
        self.end = first

    @final
    def put(self, place: i64, value: i64) -> None:
        """Write a number where nothing stands yet; a number that is not written is 0."""
        if value != 0:
            end = self.end
            self.used[end] = i16(place)
            self.end = end + 1
            self.numbers[self.first + place] = i16(value)

    @final
    def add_one(self, place: i64) -> None:
        """Count one more."""
        at = self.first + place
        count = self.numbers[at]
        if count == ZERO:
            self.put(place, 1)
        else:
            self.numbers[at] = count + ONE

    @final
    def copy(self, shown: vec[i64], further: i64, cells: vec[i64], beyond: i64) -> None:
        """Fill places from cells, as `pairs` names them, with an offset for each."""
        numbers = self.numbers
        first = self.first + further
        nth: i64 = 0
        while nth < len(shown):
            numbers[first + shown[nth]] = i16(cells[beyond + shown[nth + 1]])
            nth += 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """Writes what one seat knows of a position."""

    size: i64
    table: tuple[Row, ...]
    axes: dict[str, tuple[str, ...]]
    """The names along each axis, by the name of the axis."""

    def __init__(self, size: i64, table: tuple[Row, ...], axes: dict[str, tuple[str, ...]]) -> None:
        self.size = size
        self.table = table
        self.axes = axes

    def write(self, position: Position, seat: i64, page: Page) -> None:
        """Write what a seat knows onto a page, in the place of what is there."""
        raise NotImplementedError

    @final
    def row(self, position: Position, seat: i64) -> vec[i16]:
        """Give the numbers of a seat in a row of their own."""
        numbers = vec[i16]([0] * self.size)
        self.write(position, seat, Page(numbers, self.size))
        return numbers

    # In words.

    @final
    def length(self, row: Row) -> int:
        """Tell how many numbers a row of the table stands for."""
        numbers = 1
        for axis in row.axes:
            numbers *= len(self.axes[axis])
        return numbers

    @final
    def names(self) -> list[str]:
        """Give the name of every number, such as `points[me]` or `cards[next, red]`."""
        found: list[str] = []
        for row in self.table:
            places = [""]
            for axis in row.axes:
                places = [f"{place}, {word}" for place in places for word in self.axes[axis]]
            found += [f"{row.name}[{place[2:]}]" if place else row.name for place in places]
        return found

    @final
    def bounds(self) -> tuple[list[int], list[int]]:
        """Give the least and the most that each number can be."""
        least: list[int] = []
        most: list[int] = []
        for row in self.table:
            least += [row.least] * self.length(row)
            most += [row.most] * self.length(row)
        return least, most
