"""First options of the blocks: the same number always means the same choice.

Written by `make declare` from declaration.toml; not edited by hand.
"""

from typing import Final

from mypy_extensions import i64

GIVE: Final[i64] = 0
SACRIFICE: Final[i64] = 40
SWAP_CARD: Final[i64] = 80
DISCARD_FOR_JADE: Final[i64] = 120
RECOVER: Final[i64] = 160
GIVE_TO: Final[i64] = 200
SWAP_WITH: Final[i64] = 207
TOKEN_AT: Final[i64] = 214
PAY_SERVANTS: Final[i64] = 221
NO_ACTIONS: Final[i64] = 222
USE_PRECIOUS: Final[i64] = 223
USE_ENCORE: Final[i64] = 224
USE_BARGAIN: Final[i64] = 225
USE_GENEROUS: Final[i64] = 226
WITH_DOUBLE: Final[i64] = 227
WITHOUT_DOUBLE: Final[i64] = 228
ACCEPT: Final[i64] = 229
DECLINE: Final[i64] = 230
TAKE: Final[i64] = 231
TRADE: Final[i64] = 263
TRADE_IN: Final[i64] = 266
CITY: Final[i64] = 271
ACTION_A: Final[i64] = 291
ACTION_B: Final[i64] = 298
BUILD_ONE: Final[i64] = 305
BUILD_DOUBLE: Final[i64] = 306
BUILD_TWO: Final[i64] = 307
BUILD_THREE: Final[i64] = 308
PAY_FOR_ONE: Final[i64] = 309
PAY_FOR_DOUBLE: Final[i64] = 310
EXTRA_ONE: Final[i64] = 311
EXTRA_DOUBLE: Final[i64] = 312
HOUSE: Final[i64] = 313
SQUARE: Final[i64] = 323
DECREE: Final[i64] = 324
MORNING_DECREE: Final[i64] = 330
LOAD: Final[i64] = 336
NEW_SHIP: Final[i64] = 356
SAIL: Final[i64] = 360
CLAIM: Final[i64] = 370
BENEFIT_ONE: Final[i64] = 373
BENEFIT_TWO: Final[i64] = 374
BENEFIT_JADE: Final[i64] = 375
TURN_DIE: Final[i64] = 376
ASK_ALWAYS: Final[i64] = 406
ASK_RARELY: Final[i64] = 407
PLAYER_OPTIONS: Final[i64] = 408
LOT_START: Final[i64] = 408
LOT_GIFT: Final[i64] = 413
LOT_DECREE: Final[i64] = 453
LOT_TOKEN: Final[i64] = 468
LOT_FACE: Final[i64] = 486
LOT_FOCUS: Final[i64] = 496
LOT_AUTOMA: Final[i64] = 503
ALL_OPTIONS: Final[i64] = 511
