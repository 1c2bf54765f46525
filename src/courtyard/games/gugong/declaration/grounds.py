"""The rules on which Meng's actions rest: the step that does a thing names its rule."""

from typing import Final

from mypy_extensions import i64

# By the location, in the order of the words: by day, at twilight, and with a special card.
DAY: Final[i64] = 1
TWILIGHT: Final[i64] = DAY + 7
SPECIAL: Final[i64] = TWILIGHT + 7
# His cards, his decrees, the servants of the morning and the night, and the Great Wall.
CARD_SERVANTS: Final[i64] = SPECIAL + 7
CARD_SWAP: Final[i64] = CARD_SERVANTS + 1
MORNING: Final[i64] = CARD_SWAP + 1
MORNING_SWAP: Final[i64] = MORNING + 1
INCOME: Final[i64] = MORNING_SWAP + 1
MATCHES: Final[i64] = INCOME + 1
BENEFIT_JADE: Final[i64] = MATCHES + 1
BENEFIT_SERVANT: Final[i64] = BENEFIT_JADE + 1
# Travel tokens, and trading them.
FREE_STEP: Final[i64] = BENEFIT_SERVANT + 1
TOKEN: Final[i64] = FREE_STEP + 1
TOKEN_FROM_SUPPLY: Final[i64] = TOKEN + 1
SERVANTS_FOR_JADE: Final[i64] = TOKEN_FROM_SUPPLY + 1
RECOVER: Final[i64] = SERVANTS_FOR_JADE + 1
RECOVER_AT_TWILIGHT: Final[i64] = RECOVER + 1
GIFT_FOR_JADE: Final[i64] = RECOVER_AT_TWILIGHT + 1
GIFT_AT_TWILIGHT: Final[i64] = GIFT_FOR_JADE + 1
NO_GIFT: Final[i64] = GIFT_AT_TWILIGHT + 1
TOKEN_SWAP: Final[i64] = NO_GIFT + 1
TRADE_FOR_SERVANTS: Final[i64] = TOKEN_SWAP + 1
TRADE_FOR_JADE: Final[i64] = TRADE_FOR_SERVANTS + 1
# The wall and the night, and what he cannot do.
WALL_WON: Final[i64] = TRADE_FOR_JADE + 1
MOST_MATCHES: Final[i64] = WALL_WON + 1
IMPOSSIBLE: Final[i64] = MOST_MATCHES + 1
NOT_AFFORDABLE: Final[i64] = IMPOSSIBLE + 1
FOR_NOTHING: Final[i64] = NOT_AFFORDABLE + 1
GAINS_STOP: Final[i64] = FOR_NOTHING + 1

RULES: Final = (
    "",
    "meng.travel-day",
    "meng.wall-day",
    "meng.jade-day",
    "meng.intrigue-day",
    "meng.palace-day",
    "meng.decree-level",
    "meng.canal-day",
    "meng.travel-twilight",
    "meng.wall-twilight",
    "meng.jade-twilight",
    "meng.intrigue-twilight",
    "meng.palace-twilight",
    "meng.decree-twilight",
    "meng.canal-twilight",
    "meng.special-travel",
    "meng.special-wall",
    "meng.special-jade",
    "meng.special-intrigue",
    "meng.special-palace",
    "meng.special-decree",
    "meng.special-canal",
    "meng.card-action",
    "meng.card-swap",
    "meng.morning-decrees",
    "meng.decree-swap",
    "meng.morning-servants",
    "meng.matches-servants",
    "meng.wall-benefit-jade",
    "meng.wall-benefit-servant",
    "meng.free-step",
    "meng.token-benefits",
    "meng.token-from-supply",
    "meng.token-servants-for-jade",
    "meng.token-recover",
    "meng.token-recover-twilight",
    "meng.token-gift-for-jade",
    "meng.token-gift-for-jade-twilight",
    "meng.token-gift-for-jade-no-gift",
    "meng.token-swap",
    "meng.trade-for-servants",
    "meng.trade-for-jade",
    "great-wall.most-servants",
    "meng.matches-compared",
    "meng.impossible",
    "meng.twilight-affordable",
    "meng.pays-for-nothing",
    "meng.gains-stop",
)
"""The rules, by the number of the ground."""
