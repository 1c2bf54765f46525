"""Result of reading a file: a box, its errors with their places, and the changes it would make."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any

from courtyard.boxes.box import Box, at, tables_of
from courtyard.boxes.checking import Complaint, check
from courtyard.boxes.listing import flat
from courtyard.engine.content import Table, rows
from courtyard.engine.game import Game
from courtyard.engine.trouble import Trouble
from courtyard.games import GAMES

Place = tuple[int, int]
Places = dict[str, Place]
"""Where in a file each path stands: its line and its column, counted from 1."""


@dataclass(frozen=True)
class Draft:
    """A box as a file has it; it is one only where nothing is wrong with it."""

    box: Box
    complaints: list[Complaint] = field(default_factory=list)


@dataclass(frozen=True)
class Change:
    """A value that another has taken the place of."""

    id: str
    key: str
    before: Any
    after: Any


def checked(game: Game, box: Box, complaints: list[Complaint], places: Places) -> Draft:
    """Check what was read, and say where in the file each complaint belongs."""
    if not complaints:
        complaints = [placed(each, places) for each in check(game, box.own)]
    return Draft(box, complaints)


def placed(complaint: Complaint, places: Places) -> Complaint:
    """Find the place of a complaint: that of its path, of something in it, or of what it is in."""
    path = complaint.path
    inside = [place for other, place in places.items() if other.startswith(f"{path}.")] if path else []
    found = places.get(path) or (min(inside) if inside else None)
    while found is None and "." in path:
        path = path.rpartition(".")[0]
        found = places.get(path)
    return replace(complaint, line=found[0], column=found[1]) if found else complaint


def changes(game: Game, before: Table, after: Table) -> list[Change]:
    """Give what one box has that another has not, value by value."""
    old, new = tables_of(game, before), tables_of(game, after)
    found = []
    for id_, _ in rows(game.components()):
        path = tuple(id_.split("."))
        was, is_now = dict(flat(at(old, path))), dict(flat(at(new, path)))
        for key, value in is_now.items():
            if was.get(key) != value:
                found.append(Change(id_, key, was.get(key), value))
    return found


def game_of(names: Iterable[str], wanted: str | None = None) -> Game:
    """Find the game that a file is about, by the first words of its components."""
    if wanted is not None:
        if wanted not in GAMES:
            raise Trouble(f"There is no game {wanted[:40]!r}; there are {', '.join(GAMES)}.")
        return GAMES[wanted]
    words = list(names)
    known = {name: sum(word in tops(game) for word in words) for name, game in GAMES.items()}
    best = max(known, key=lambda name: known[name])
    if not known[best]:
        raise Trouble(f"No component of {' or '.join(GAMES)} is named in this file.")
    return GAMES[best]


def tops(game: Game) -> set[str]:
    tables = game.components()
    return {*tables, *(id_ for id_, _ in rows(tables))}
