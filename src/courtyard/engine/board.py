"""A table in the plainest terms: zones with counters and named pieces.

Faces draw any game from this for which they have no drawing. Names come from the game's words: a zone or
counter that stands in the view as `some_key` is `zone-some-key`, a piece `piece-word`; where the game has no
such message, the bare word is the name.
"""

from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass
from typing import Any

from courtyard.engine.language import Saying

Name = Saying | str
"""A name as a message of the game, or as a bare word."""

UNSHOWN = frozenset({"game", "options", "own", "viewer", "seat", "deciding", "choices", "agenda", "ruleset"})
"""Parts of a view that are no things on a table."""


@dataclass(frozen=True)
class Piece:
    """A card, token or figure, or several alike; one without a name lies face down."""

    name: Name | None
    count: int = 1


@dataclass(frozen=True)
class Counter:
    """A number with a name."""

    name: Name
    number: int


@dataclass(frozen=True)
class Zone:
    """A place on the table: whose it is, and what lies there."""

    name: Name
    seat: int | None = None
    counters: tuple[Counter, ...] = ()
    pieces: tuple[Piece, ...] = ()


def zones_of(view: Mapping[str, Any], ids: Set[str]) -> tuple[Zone, ...]:
    """Give the zones of a view: one for the table, and one for every seat that it has a row about."""
    return tuple(Layout(ids).zones(view))


class Layout:
    """The layout of a view, with names from the messages that a game has."""

    def __init__(self, ids: Set[str]) -> None:
        self.ids = ids

    def name(self, kind: str, word: str) -> Name:
        id_ = f"{kind}-{word.replace('_', '-').replace(' ', '-')}"
        return Saying(id_) if id_ in self.ids else word.replace("_", " ")

    def zones(self, view: Mapping[str, Any]) -> list[Zone]:
        players = view.get("options", {}).get("players", 0)
        things = {key: value for key, value in view.items() if key not in UNSHOWN}
        seats = {
            key: rows
            for key, rows in things.items()
            if isinstance(rows, list) and len(rows) == players and all(isinstance(row, dict) for row in rows)
        }
        zones = self.lying("table", None, {key: thing for key, thing in things.items() if key not in seats})
        for key, rows in seats.items():
            for seat, row in enumerate(rows):
                zones += self.lying(key, seat, row)
        return zones

    def lying(self, key: str, seat: int | None, things: Mapping[str, Any]) -> list[Zone]:
        """Give a zone with the numbers and words of some things, and one for each row of pieces."""
        counters = tuple(
            Counter(self.name("zone", name), number) for name, number in things.items() if type(number) is int
        )
        words = tuple(self.piece(word) for word in things.values() if isinstance(word, str))
        zones = [Zone(self.name("zone", key), seat, counters, words)] if counters or words else []
        for name, row in things.items():
            if isinstance(row, list) and all(part is None or isinstance(part, str | int) for part in row):
                zones.append(Zone(self.name("zone", name), seat, (), self.pieces(row)))
        return zones

    def pieces(self, row: Sequence[str | int | None]) -> tuple[Piece, ...]:
        """Give a row of pieces; those that lie face down are one."""
        down = sum(part is None for part in row)
        hidden = (Piece(None, down),) if down else ()
        return (*(self.piece(part) for part in row if part is not None), *hidden)

    def piece(self, word: str | int) -> Piece:
        return Piece(self.name("piece", str(word)))
