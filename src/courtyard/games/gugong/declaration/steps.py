"""Steps of the agenda: done at once, from ASK and ALL on asked, from LOT on drawn.

Written by `make declare` from declaration.toml; not edited by hand.
"""

from typing import Final

DAWN: Final = 1
REFILL: Final = 2
ROLL: Final = 3
MORNING_DECREES: Final = 4
OWN_MORNING: Final = 5
MORNING_EFFECT: Final = 6
INCOME: Final = 7
NEXT_TURN: Final = 8
EXCHANGE: Final = 9
CARD_ACTION: Final = 10
CARD_EFFECT: Final = 11
PRICE: Final = 12
GAIN: Final = 13
TRAVEL_STEP: Final = 14
TOKEN: Final = 15
STORE: Final = 16
TRADE_GAIN: Final = 17
WALL_CHECK: Final = 18
BENEFITS: Final = 19
OBTAIN: Final = 20
CLAIMS: Final = 21
DRAW_GIFT: Final = 22
FOLLOWERS: Final = 23
DUSK: Final = 24
RETURN_TOKENS: Final = 25
NIGHT_MATCHES: Final = 26
NIGHT_BONUS: Final = 27
NIGHT_SHIPS: Final = 28
NIGHT_CLAIMS: Final = 29
NIGHT_END: Final = 30
FINAL_COUNT: Final = 31
DEAL: Final = 32
DEAL_DECREES: Final = 33
SET_UP_SEATS: Final = 34
OPEN_DAY: Final = 35
MENG_TURN: Final = 36
MENG_CARD: Final = 37
MENG_ACTION: Final = 38
MENG_STEP: Final = 39
MENG_LOAD: Final = 40
TWILIGHT: Final = 41
ASK_GIFT: Final = 60
ASK_OFFICIAL: Final = 61
ASK_PAYMENT: Final = 62
ASK_ACTION: Final = 63
ASK_PRICE: Final = 64
ASK_SERVANTS: Final = 65
ASK_CITY: Final = 66
ASK_TOKEN: Final = 67
ASK_ROOM: Final = 68
ASK_HAND_IN: Final = 69
ASK_EXTRA_SERVANT: Final = 70
ASK_BENEFIT: Final = 71
ASK_LOAD: Final = 72
ASK_SAIL: Final = 73
ASK_CLAIM: Final = 74
ASK_SWAP: Final = 75
ASK_SWAP_WITH: Final = 76
ASK_ENCORE: Final = 77
ASK_MORNING: Final = 78
ASK_LAST_TRADE: Final = 79
ASK_ADVANTAGE: Final = 80
LOT_START_PLAYER: Final = 100
LOT_OFFICIAL: Final = 101
LOT_DECREES: Final = 102
LOT_CITY: Final = 103
LOT_DIE: Final = 104
LOT_DRAW: Final = 105
LOT_FOCUS: Final = 106
LOT_AUTOMA: Final = 107
LOT_MENG_GIFT: Final = 108
ASKED_OF_ONE: Final = 21

FROM_POOL: Final = 0
FROM_SUPPLY: Final = 1
SUPPLY_FIRST: Final = 2
SOURCES: Final = ("pool", "supply", "supply-first")

ENVOY_STEPS: Final = 0
INTRIGUE_STEPS: Final = 1
TOKEN_VICTORY: Final = 2
LOWER_PRICE: Final = 3
ADVANTAGES: Final = ("envoy", "intrigue", "points", "price")

BY_OFFICIAL: Final = 0
BY_CARD: Final = 1
BY_FOLLOWING: Final = 2
UNUSED: Final = 3
BARGAINED: Final = 4
CARD_BARGAINED: Final = 5
FOLLOWING_BARGAINED: Final = 6
ORIGINS: Final = (
    "official",
    "card",
    "following",
    "",
    "official-bargain",
    "card-bargain",
    "following-bargain",
)
