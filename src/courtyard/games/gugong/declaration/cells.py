"""First cells of the parts of a position.

Written by `make declare` from declaration.toml; not edited by hand.
"""

from typing import Final

from mypy_extensions import i64

TODAY: Final[i64] = 161
PHASE: Final[i64] = 162
START_PLAYER: Final[i64] = 163
ACTIVE: Final[i64] = 164
MEDAL: Final[i64] = 165
ACTED: Final[i64] = 166
ROLLS: Final[i64] = 167
TOKENS_DRAWN: Final[i64] = 168
GIFTS_DRAWN: Final[i64] = 169
DICE: Final[i64] = 170
OFFICIAL: Final[i64] = 173
HOUSE_JADE: Final[i64] = 180
CITY_TOKEN: Final[i64] = 190
TOKEN_PILE: Final[i64] = 210
TOKEN_DISCARD: Final[i64] = 228
DECREE_TILE: Final[i64] = 246
DECREE_OWNERS: Final[i64] = 252
SHIP_OWNER: Final[i64] = 258
SHIP_LOAD: Final[i64] = 268
SHIP_DOUBLE: Final[i64] = 278
POOL: Final[i64] = 288
SUPPLY: Final[i64] = 293
WALL: Final[i64] = 298
BESIDE: Final[i64] = 303
DOUBLE: Final[i64] = 308
POINTS: Final[i64] = 313
JADES: Final[i64] = 318
MARKER: Final[i64] = 323
HEIGHT_IN_STACK: Final[i64] = 328
ENVOY: Final[i64] = 333
ARRIVAL: Final[i64] = 338
TRAVELLER: Final[i64] = 343
HAND_SIZE: Final[i64] = 348
WARY: Final[i64] = 353
GENEROSITY: Final[i64] = 358
REWARDED: Final[i64] = 363
STORED: Final[i64] = 378
TOLLS: Final[i64] = 413
FOLLOWS: Final[i64] = 448
CARD_AT: Final[i64] = 483
CARD_KNOWN: Final[i64] = 523
FOCUS: Final[i64] = 563
AUTOMA_DRAWN: Final[i64] = 564
MENG_DRAWN: Final[i64] = 565
AUTOMA_DECK: Final[i64] = 566
AUTOMA_USED: Final[i64] = 574
AUTOMA_TODAY: Final[i64] = 582
MENG_LATER: Final[i64] = 594
MENG_TAKEN: Final[i64] = 606
SIZE: Final[i64] = 618
