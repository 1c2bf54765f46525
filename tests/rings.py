"""The rings of tests (rings.toml): which of them a run takes."""

import re
import tomllib
from fnmatch import translate
from functools import cache
from pathlib import Path

import pytest

HERE = Path(__file__).parent
PATTERNS: dict[str, list[str]] = tomllib.loads((HERE / "rings.toml").read_text("utf-8"))
RINGS = ("quick", "all", "plain")
UNMATCHED = pytest.StashKey[list[str]]()
"""Lines of rings.toml that stand for no test, kept where the whole suite was collected."""


def expression(line: str) -> str:
    """A line of rings.toml as a regular expression for names of tests."""
    literal = line.replace("[", "[[]")  # Brackets are those of parameters.
    whole = [literal, f"{literal}::*"] if line.endswith(".py") else [literal, f"{literal}[[]*"]
    return "|".join(map(translate, whole))


@cache
def lines_of(ring: str) -> re.Pattern[str]:
    """All lines of a ring together."""
    return re.compile("|".join(map(expression, PATTERNS[ring])))


def name_of(item: pytest.Item) -> str:
    """The name of a test as rings.toml has it: its file from this folder on, and its own name."""
    return f"{item.path.as_posix().removeprefix(f'{HERE.as_posix()}/')}::{item.name}"


def is_left_out(path: Path, ring: str) -> bool:
    """Tell whether no test of a file belongs to a ring, so that it need not even be imported."""
    if not path.is_file() or not path.name.startswith("test_"):
        return False
    name = path.relative_to(HERE).as_posix()
    if ring == "plain":
        return not any(line.partition("::")[0] == name for line in PATTERNS["plain"])
    return ring == "quick" and name in PATTERNS["thorough"]


def belongs(item: pytest.Item, ring: str) -> bool:
    """Tell whether a test belongs to a ring."""
    if ring == "quick":
        return not lines_of("thorough").match(name_of(item))
    return ring == "all" or bool(lines_of(ring).match(name_of(item)))


def unmatched(items: list[pytest.Item]) -> list[str]:
    """Give the lines of rings.toml that stand for no test.

    A file counts by being there: without its optional package it is skipped as a whole and has no items.
    """
    names = [name_of(item) for item in items]
    lines = {line: re.compile(expression(line)) for each in PATTERNS.values() for line in each}
    return [
        line for line, known in lines.items() if not ((HERE / line).is_file() or any(map(known.match, names)))
    ]
