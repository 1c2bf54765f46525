"""A box: a game, a name, what differs from our values, and which components its owner has confirmed.

`own` holds corrections, as every part of Courtyard understands them; equal values are left out of it, and a
cost or a production is whole in it, so that equal boxes have equal digests.
"""

from copy import deepcopy
from dataclasses import dataclass, replace
from typing import Any

from courtyard.engine.content import ABOUT, Table, is_row, rows
from courtyard.engine.game import Game
from courtyard.engine.rulesets import digest, overlaid

Path = tuple[str, ...]


@dataclass(frozen=True)
class Box:
    """Somebody's box of a game."""

    game: str
    name: str
    own: Table
    confirmed: tuple[str, ...] = ()

    @property
    def digest(self) -> str:
        """Tell boxes with other values apart; how one is called and what is confirmed is no part of it."""
        return digest(self.own)

    def named(self, name: str) -> "Box":
        return replace(self, name=name)


def component_ids(game: Game) -> list[str]:
    return [id_ for id_, _ in rows(game.components())]


def known_only(game: Game, confirmed: Any) -> tuple[str, ...]:
    """Give the confirmed components in the order of the box, without unknown names."""
    wanted = set(confirmed)
    return tuple(id_ for id_ in component_ids(game) if id_ in wanted)


def tables_of(game: Game, own: Table) -> Table:
    """Give all components with corrections, checked or not; dropped cities are not among them."""
    tables = overlaid(game.components(), own)
    for _, row in rows(tables):
        for key, value in row.items():
            if is_map(value):
                row[key] = {name: place for name, place in value.items() if place != []}
    return tables


def is_counts(value: Any) -> bool:
    """Tell whether a value is a table of numbers, such as a cost."""
    return isinstance(value, dict) and all(isinstance(part, int) for part in value.values())


def is_map(value: Any) -> bool:
    """Tell whether parts of a value may be added and dropped, such as the cities of a map."""
    return isinstance(value, dict) and not is_counts(value)


def tidy(game: Game, own: Table) -> Table:
    """Give corrections without what is as printed, with tables of numbers whole."""
    return _tidy(game.components(), own)


def _tidy(tables: Table, own: Table) -> Table:
    found: Table = {}
    for key in sorted(own, key=lambda key: list(tables).index(key) if key in tables else len(tables)):
        value, there = own[key], tables.get(key)
        if is_row(tables) and key in ABOUT:
            continue
        if isinstance(there, dict) and isinstance(value, dict):
            if is_row(tables) and is_counts(there):
                whole = {**there, **value}
                if whole != there:
                    found[key] = whole
            elif below := _tidy(there, value):
                found[key] = below
        elif value != there or type(value) is not type(there):
            found[key] = deepcopy(value)
    return found


def at(tables: Any, path: Path) -> Any:
    """Give what stands at a place, or nothing."""
    for key in path:
        if not isinstance(tables, dict) or key not in tables:
            return None
        tables = tables[key]
    return tables


def put(tables: Table, path: Path, value: Any) -> None:
    for key in path[:-1]:
        tables = tables.setdefault(key, {})
    tables[path[-1]] = value


def drop(tables: Table, path: Path) -> bool:
    """Take out what stands at a place, and tables that are empty then; tell whether anything stood there."""
    if len(path) == 1:
        return tables.pop(path[0], None) is not None
    below = tables.get(path[0])
    if not isinstance(below, dict) or not drop(below, path[1:]):
        return False
    if not below:
        del tables[path[0]]
    return True
