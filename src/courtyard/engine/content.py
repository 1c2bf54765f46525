"""Component files: every value with its source, and an owner's corrections on top.

A component file is TOML made of tables; each innermost table (a *row*) says where its values
come from: `rulebook`, `published` (with the `page` it was read on) or `reconstructed`. An owner's
file has the same keys and names only what it corrects; its rows become source `owner`.
"""

import hashlib
import threading
import tomllib
from collections import OrderedDict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Generic, ParamSpec, TypeVar

from courtyard.engine.files import read_text
from courtyard.engine.trouble import Trouble

SOURCES = ("rulebook", "published", "reconstructed", "owner")
ABOUT = ("source", "page", "note")
"""Keys that say something about a row and are no values of the game."""
LONGEST_LIST = 20
"""Most entries of a list in an owner's file: the longest that is printed has eleven."""
FEW = 16
"""Owners' components whose tables are cached."""

P = ParamSpec("P")
T = TypeVar("T")
Table = dict[str, Any]


@dataclass(frozen=True)
class Value:
    """One value of a component, with where it comes from."""

    row: str
    key: str
    value: Any
    source: str
    remark: str


def read_toml(path: Path, what: str) -> Table:
    """Read a TOML file that a person gave us."""
    try:
        return tomllib.loads(read_text(path, what))
    except tomllib.TOMLDecodeError as error:
        raise Trouble(f"{what} {path} is not TOML: {error}.") from None


def is_row(table: Table) -> bool:
    return "source" in table


def rows(tables: Table, name: str = "") -> Iterator[tuple[str, Table]]:
    """Go through all rows with their dotted names."""
    for key, table in tables.items():
        full = f"{name}.{key}" if name else key
        if is_row(table):
            yield full, table
        else:
            yield from rows(table, full)


def values(tables: Table) -> Iterator[Value]:
    """Go through all values with their sources."""
    for name, row in rows(tables):
        remark = row.get("page") or row.get("note") or ""
        for key, value in row.items():
            if key not in ABOUT:
                yield Value(name, key, value, row["source"], remark)


WHOLE = "="
"""The key below which corrections hold a whole table: when a ruleset had other rows than there are now."""


def correct(tables: Table, own: Table, name: str = "") -> Table:
    """Give the tables with an owner's corrections; refuse what has no place in them.

    Rows that are not corrected are those of `tables`: nobody may write to them.
    """
    tables = own.get(WHOLE, tables)
    corrected = dict(tables)
    for key, value in own.items():
        if key == WHOLE:
            continue
        full = f"{name}.{key}" if name else key
        if key not in tables:
            near = get_close_matches(key, tables, n=1)
            hint = f"did you mean {near[0]!r}?" if near else f"known are {', '.join(sorted(tables))}."
            where = f"in [{name}]" if name else "at the top"
            raise Trouble(f"{key!r} {where} is not a component; {hint}")
        old = tables[key]
        if isinstance(old, dict) and isinstance(value, dict):
            corrected[key] = correct(old, value, full)
            if is_row(old):
                corrected[key]["source"] = "owner"
        elif type(old) is not type(value):
            raise Trouble(f"{full} must be {_kind(old)}, like {old!r}, not {value!r}.")
        else:
            check_lists(value, full)
            corrected[key] = value
    return corrected


def refuse_whole(own: object) -> None:
    """Refuse tables in place of today's: these are for rulesets, and nobody checks all of them."""
    if isinstance(own, dict):
        for key, value in own.items():
            if key == WHOLE:
                raise Trouble(f"{WHOLE!r} is not a component: values are corrected one by one.")
            refuse_whole(value)


def check_lists(value: object, what: str) -> None:
    """Refuse lists of any length one likes: everything that follows from components has its size."""
    if isinstance(value, list):
        if len(value) > LONGEST_LIST:
            raise Trouble(f"{what} must be a list of at most {LONGEST_LIST} entries, not of {len(value)}.")
        for part in value:
            check_lists(part, what)


def _kind(value: object) -> str:
    names = {int: "a whole number", str: "a text", list: "a list", dict: "a table", bool: "true or false"}
    return names.get(type(value), "of another kind")


class Kept(Generic[P, T]):
    """A function of texts that keeps what followed from the last few, by their digests and not by themselves.

    A guest who sends many long components takes no more memory than this.
    """

    def __init__(self, make: Callable[P, T]) -> None:
        self.make = make
        self._lock = threading.Lock()
        self._found: OrderedDict[tuple[object, ...], T] = OrderedDict()

    def __call__(self, *args: P.args, **more: P.kwargs) -> T:
        key = tuple(
            hashlib.sha256(each.encode()).digest() if isinstance(each, str) else each for each in args
        )
        with self._lock:
            if key in self._found:
                self._found.move_to_end(key)
                return self._found[key]
        made = self.make(*args, **more)
        with self._lock:
            self._found[key] = made
            if len(self._found) > FEW:
                self._found.popitem(last=False)
        return made

    def __len__(self) -> int:
        return len(self._found)


# What values must be.


def need(holds: bool, sentence: str) -> None:
    if not holds:
        raise Trouble(sentence)


def whole(value: Any, least: int, most: int, what: str) -> None:
    """Refuse what is no whole number within bounds."""
    fits = isinstance(value, int) and not isinstance(value, bool) and least <= value <= most
    need(fits, f"{what} must be a whole number from {least} to {most}, not {value!r}.")


def row_of_numbers(value: Any, length: int, least: int, most: int, what: str) -> None:
    """Refuse anything but a list of the right number of such numbers."""
    need(
        isinstance(value, list) and len(value) == length,
        f"{what} must be a list of {length} numbers, not {value!r}.",
    )
    for number in value:
        whole(number, least, most, f"each number of {what}")
