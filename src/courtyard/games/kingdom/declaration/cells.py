"""First cells of the parts of a position.

Written by `make declare` from declaration.toml; not edited by hand.
"""

from typing import Final

from mypy_extensions import i64

ROUND: Final[i64] = 161
PHASE: Final[i64] = 162
TURN: Final[i64] = 163
STAGE: Final[i64] = 164
LAID: Final[i64] = 165
DEVELOPMENTS_DRAWN: Final[i64] = 166
ADVISORS_DRAWN: Final[i64] = 167
DANGERS_DRAWN: Final[i64] = 168
TOP: Final[i64] = 169
UNMASKED: Final[i64] = 170
DOUBLED: Final[i64] = 171
ATTENDED: Final[i64] = 172
CARD_KNOWN: Final[i64] = 173
CARD_LAID: Final[i64] = 301
OWN: Final[i64] = 429
KRYSTALLIUMS: Final[i64] = 429
SOLDIERS: Final[i64] = 431
TRAINING: Final[i64] = 433
RECRUITED: Final[i64] = 435
RETURNED: Final[i64] = 437
MINTED: Final[i64] = 439
TRAPS: Final[i64] = 441
VERMIN: Final[i64] = 443
USED: Final[i64] = 445
STEPS_DONE: Final[i64] = 447
HANDED: Final[i64] = 449
DUTY: Final[i64] = 451
DETAIL: Final[i64] = 453
BEGUN: Final[i64] = 455
LEFT: Final[i64] = 457
UNSERVED: Final[i64] = 459
UNSERVED_TOO: Final[i64] = 461
CURSOR: Final[i64] = 463
ALCHEMY: Final[i64] = 465
PURSE: Final[i64] = 473
STOLEN: Final[i64] = 481
PRODUCED: Final[i64] = 489
CARD_AT: Final[i64] = 497
FILL: Final[i64] = 625
FROZEN: Final[i64] = 705
BEFORE: Final[i64] = 785
SIZE: Final[i64] = 1141
