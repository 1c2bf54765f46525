"""Positions for the tests of the game alone."""

from textwrap import dedent
from typing import Any

from courtyard.games.kingdom.chapters import ending
from tests.kingdom.advising import BARREN
from tests.kingdom.table import Table

MEDALS = ("none", "bronze", "silver", "gold")

VARIANTS: list[dict[str, Any]] = [
    *[{"module": "menace", "menaces": deck} for deck in ("shadows", "frost-giants", "giant-rats", "thieves")],
    {"module": "advisors"},
    *[{"module": "quest", "quest": quest} for quest in "12"],
]
"""Every Menace deck, the Advisors and both Quests."""


def alone(text: str, module: str = "quest") -> Table:
    """A position alone, with a Duchy card that makes nothing."""
    return Table(f'players = 1\nmodule = "{module}"\n' + dedent(text), own=BARREN)


def medal(table: Table) -> str:
    return MEDALS[ending.medal(table.position)]


def face_down(table: Table) -> list[int]:
    """Tell how many face-down cards each area holds."""
    return [len([card for card in area if card.endswith("*")]) for area in table.areas]
