"""Numbers of things.

Written by `make declare` from declaration.toml; not edited by hand.
"""

from typing import Final

from mypy_extensions import i64

SEATS: Final[i64] = 5
CARDS: Final[i64] = 40
CITIES: Final[i64] = 20
HOUSES: Final[i64] = 10
SLOTS: Final[i64] = 6
HARBOURS: Final[i64] = 5
BERTHS: Final[i64] = 10
FACES: Final[i64] = 6
SPACES: Final[i64] = 7
DICE_COUNT: Final[i64] = 3
LOCATIONS: Final[i64] = 7
ACTIONS: Final[i64] = 11
TOKEN_KINDS: Final[i64] = 18
DECREE_COUNT: Final[i64] = 15
DOUBLE_PLACES: Final[i64] = 6
REWARDS: Final[i64] = 3
AUTOMA: Final[i64] = 8
MENG_CARDS: Final[i64] = 12
VALUES: Final[i64] = 10
TAKES: Final[i64] = 32
TRADE_CLASSES: Final[i64] = 5
SHOWN: Final[i64] = 5
MOST: Final[i64] = 200
RAW: Final[i64] = 32767
