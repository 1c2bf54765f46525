"""Limits of what is handed in as a box: nothing of it is trusted."""

import json
from difflib import get_close_matches
from typing import Any

from courtyard.engine.content import ABOUT, Table, is_row
from courtyard.engine.game import Game
from courtyard.engine.trouble import Trouble

LARGEST_TEXT = 128 * 1024
"""Most bytes of a file that somebody uploads."""
LARGEST_OWN = 64 * 1024
"""Most bytes of the corrections of a box."""
DEEPEST = 8
LARGEST_NUMBER = 9_999
LONGEST_TEXT = 60
LONGEST_NAME = 40
MOST_LINES = 2_000
SHORT = 300
"""A sentence about what somebody wrote is no longer."""


def check_name(name: str) -> str:
    """Give the name of a box as it is shown."""
    shown = " ".join(name.split())
    if not shown or len(shown) > LONGEST_NAME or not shown.isprintable():
        raise Trouble(f"A box needs a name of at most {LONGEST_NAME} letters, not {name[:20]!r}.")
    return shown


def check_size(text: str) -> None:
    if len(text.encode("utf-8", "replace")) > LARGEST_TEXT:
        raise Trouble(f"The file is larger than {LARGEST_TEXT // 1024} kB, which no box needs.")


def check_sound(value: object, path: str = "", depth: int = 1) -> None:
    """Refuse values that no box has: nested too deep, fractions and huge numbers, long or broken texts."""
    what = path[:80] or "The box"
    if depth > DEEPEST:
        raise Trouble(f"{what} is nested deeper than {DEEPEST} levels.")
    if isinstance(value, dict):
        for key, part in value.items():
            check_sound(key, what, depth)
            check_sound(part, f"{path}.{key}" if path else str(key), depth + 1)
    elif isinstance(value, list):
        for part in value:
            check_sound(part, path, depth + 1)
    elif isinstance(value, str):
        if len(value) > LONGEST_TEXT or not value.isprintable():
            raise Trouble(
                f"{what} must be a text of at most {LONGEST_TEXT} printable letters, not {value[:20]!r}."
            )
    elif isinstance(value, bool):
        pass
    elif not isinstance(value, int):
        raise Trouble(f"{what} must be a whole number, a text or a list, not {str(value)[:20]}.")
    elif abs(value) > LARGEST_NUMBER:
        said = str(value)[:20] if abs(value) < 10**40 else "one of so many digits"
        raise Trouble(f"{what} must be a number up to {LARGEST_NUMBER}, not {said}.")


def check_shape(game: Game, own: Any) -> None:
    """Refuse corrections that are no tables like the printed ones, or more than a box can hold."""
    if not isinstance(own, dict):
        raise Trouble(f"The values of a box are a table, not {str(own)[:20]!r}.")
    check_sound(own)
    if len(json.dumps(own, ensure_ascii=False).encode()) > LARGEST_OWN:
        raise Trouble(f"The values of a box take more than {LARGEST_OWN // 1024} kB, which no box needs.")
    if "extra" in own and "extra" not in game.components():
        raise Trouble(
            "extra: a box has no extra cards, which belong to no deck. To have more cards of a kind, change "
            "its copies."
        )
    _check_tables(game.components(), own, "")


def _check_tables(tables: Table, own: Table, name: str) -> None:
    for key, value in own.items():
        full = f"{name}.{key}" if name else key
        if is_row(tables) and key in ABOUT:
            raise Trouble(f"{full} says where our values come from; leave it out of a box.")
        there = tables.get(key)
        if isinstance(there, dict):
            if not isinstance(value, dict):
                raise Trouble(f"{full} must be a table, not {str(value)[:20]!r}.")
            if not is_row(tables):
                _check_tables(there, value, full)
        elif key not in tables and not is_row(tables):
            near = get_close_matches(key, tables, n=1)
            hint = f"did you mean {near[0]!r}?" if near else f"known are {', '.join(sorted(tables))[:SHORT]}."
            where = f"in [{name}]" if name else "at the top"
            raise Trouble(f"{key!r} {where} is not a component; {hint}")
