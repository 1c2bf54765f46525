"""The rings of tests (rings.toml): which of them a run takes."""

import tomllib
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

HERE = Path(__file__).parent
PATTERNS: dict[str, list[str]] = tomllib.loads((HERE / "rings.toml").read_text("utf-8"))
RINGS = ("quick", "all", "plain")


def matches(item: pytest.Item, pattern: str) -> bool:
    """Whether a line of rings.toml stands for a test: its file, its name, or a pattern with * and ?."""
    name = f"{item.path.relative_to(HERE).as_posix()}::{item.name}"
    literal = pattern.replace("[", "[[]")  # Brackets are those of parameters.
    return (
        fnmatchcase(name, literal)
        or fnmatchcase(name, f"{literal}::*")
        or fnmatchcase(name, f"{literal}[[]*")
    )


def is_left_out(path: Path, ring: str) -> bool:
    """Whether no test of a file belongs to a ring, so that it need not even be imported."""
    if not path.is_file() or not path.name.startswith("test_"):
        return False
    name = path.relative_to(HERE).as_posix()
    if ring == "plain":
        return not any(line.partition("::")[0] == name for line in PATTERNS["plain"])
    return ring == "quick" and name in PATTERNS["thorough"]


def select(items: list[pytest.Item], ring: str) -> tuple[list[pytest.Item], list[pytest.Item]]:
    """Give the tests that belong to a ring, and the others."""

    def belongs(item: pytest.Item) -> bool:
        if ring == "quick":
            return not any(matches(item, pattern) for pattern in PATTERNS["thorough"])
        if ring == "plain":
            return any(matches(item, pattern) for pattern in PATTERNS["plain"])
        return True

    return [item for item in items if belongs(item)], [item for item in items if not belongs(item)]


def unmatched(items: list[pytest.Item]) -> list[str]:
    """Give the lines of rings.toml that stand for no test."""
    lines = [pattern for patterns in PATTERNS.values() for pattern in patterns]
    return [line for line in lines if not any(matches(item, line) for item in items)]
