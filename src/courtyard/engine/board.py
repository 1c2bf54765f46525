"""What lies on a table, in the plainest terms: zones with counters and named pieces.

Faces draw any game from this for which they have no drawing. Names are sayings: a counter or zone that
comes from the view is `zone-KEY`, a piece `piece-WORD`; faces show the bare word where a game has no such
message.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from courtyard.engine.language import Saying

UNSHOWN = frozenset({"game", "options", "own", "viewer", "seat", "deciding", "choices", "agenda", "ruleset"})
"""Parts of a view that are no things on a table."""


@dataclass(frozen=True)
class Piece:
    """A card, token or figure, or several alike; one without a name lies face down."""

    name: Saying | None
    count: int = 1
    choice: str = ""
    """The notation of the option that it stands for, where it may be pressed."""


@dataclass(frozen=True)
class Counter:
    """A number with a name."""

    name: Saying
    number: int


@dataclass(frozen=True)
class Zone:
    """A place on the table: whose it is, and what lies there."""

    name: Saying
    seat: int | None = None
    counters: tuple[Counter, ...] = ()
    pieces: tuple[Piece, ...] = ()


def zones_of(view: Mapping[str, Any]) -> tuple[Zone, ...]:
    """Give the zones of a view: one for the table, and one for every seat that it has a row about."""
    players = view.get("options", {}).get("players", 0)
    shared = {key: value for key, value in view.items() if key not in UNSHOWN}
    seats = {
        key: value
        for key, value in shared.items()
        if isinstance(value, list) and len(value) == players and all(isinstance(part, dict) for part in value)
    }
    zones = lying(Saying("zone-table"), None, {k: v for k, v in shared.items() if k not in seats})
    for key, parts in seats.items():
        for seat, part in enumerate(parts):
            zones += lying(Saying(f"zone-{named(key)}"), seat, part)
    return tuple(zones)


def lying(name: Saying, seat: int | None, things: Mapping[str, Any]) -> list[Zone]:
    """Give a zone with the numbers of some things, and one for each row of pieces."""
    counters = tuple(
        Counter(Saying(f"zone-{named(key)}"), int(value))
        for key, value in things.items()
        if isinstance(value, int) and not isinstance(value, bool)
    )
    words = tuple(piece(value) for key, value in things.items() if isinstance(value, str))
    zones = [Zone(name, seat, counters, words)] if counters or words else []
    for key, value in things.items():
        if isinstance(value, list) and all(part is None or isinstance(part, str | int) for part in value):
            zones.append(Zone(Saying(f"zone-{named(key)}"), seat, (), row(value)))
    return zones


def row(parts: Sequence[str | int | None]) -> tuple[Piece, ...]:
    """Give a row of pieces; those that lie face down are one."""
    down = sum(part is None for part in parts)
    hidden = (Piece(None, down),) if down else ()
    return (*(piece(part) for part in parts if part is not None), *hidden)


def piece(word: str | int) -> Piece:
    return Piece(Saying(f"piece-{named(str(word))}"))


def named(key: str) -> str:
    return key.replace("_", "-").replace(" ", "-")
