"""First numbers of the parts of an observation.

Written by `make declare` from declaration.toml; not edited by hand.
"""

from typing import Final

from mypy_extensions import i64

SEAT: Final[i64] = 0
PLAYERS: Final[i64] = 2
MODULE: Final[i64] = 3
MENACE_DECK: Final[i64] = 6
STEP_POINTS: Final[i64] = 14
ROUND: Final[i64] = 22
PHASE: Final[i64] = 23
TURN: Final[i64] = 29
STAGE: Final[i64] = 30
VEILED: Final[i64] = 41
FIRST_PLAYER: Final[i64] = 42
TO_CHOOSE: Final[i64] = 44
LAID: Final[i64] = 46
DRAWN: Final[i64] = 47
DECK_SIZE: Final[i64] = 50
TOP_CARD: Final[i64] = 51
DANGERS: Final[i64] = 52
UNMASKED: Final[i64] = 53
DOUBLED: Final[i64] = 54
ATTENDED: Final[i64] = 55
DISCARDED_DOWN: Final[i64] = 56
DUCHY_NAME: Final[i64] = 58
DUCHY_MAKES: Final[i64] = 60
WEALTH: Final[i64] = 68
ALCHEMY: Final[i64] = 86
PURSE: Final[i64] = 94
STOLEN: Final[i64] = 102
PRODUCED: Final[i64] = 110
PRODUCTION: Final[i64] = 118
POINTS: Final[i64] = 126
USED: Final[i64] = 128
STEPS_DONE: Final[i64] = 156
DUTY: Final[i64] = 172
DETAIL: Final[i64] = 196
BEGUN: Final[i64] = 198
LEFT: Final[i64] = 222
HAND_SIZE: Final[i64] = 224
DRAWN_SIZE: Final[i64] = 226
UNKEPT_SIZE: Final[i64] = 228
HAND: Final[i64] = 230
SELECTION: Final[i64] = 486
BUILDING: Final[i64] = 742
DUCHY: Final[i64] = 998
AREA: Final[i64] = 1254
FACE_DOWN: Final[i64] = 1510
ELSEWHERE: Final[i64] = 1638
UNSEEN: Final[i64] = 1766
MISSING: Final[i64] = 1894
FROZEN: Final[i64] = 2374
UNSERVED: Final[i64] = 2454
IN_ROW: Final[i64] = 2534
LAID_BY: Final[i64] = 2630
QUESTION: Final[i64] = 2726
AGENDA: Final[i64] = 2736
SIZE: Final[i64] = 2756
