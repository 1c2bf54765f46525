"""Numbers of things.

Written by `make declare` from declaration.toml; not edited by hand.
"""

from typing import Final

from mypy_extensions import i64

SEATS: Final[i64] = 2
RESOURCES: Final[i64] = 4
SPACES: Final[i64] = 6
CARDS: Final[i64] = 128
DEVELOPMENTS: Final[i64] = 80
RECYCLABLE: Final[i64] = 90
AMOUNTS: Final[i64] = 10
KINDS: Final[i64] = 5
ROW: Final[i64] = 24
QUEST_STEPS: Final[i64] = 8
MENACE_DECK: Final[i64] = 4
STAGES_OF_ROUND: Final[i64] = 16
MENACE_DECKS: Final[i64] = 4
ADVISORS: Final[i64] = 14
DUTIES: Final[i64] = 12
WEALTH: Final[i64] = 9
TYPES: Final[i64] = 5
SHOWN: Final[i64] = 5
MOST: Final[i64] = 999
RAW: Final[i64] = 32767
