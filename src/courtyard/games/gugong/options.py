"""The fixed action space: the same number always means the same choice.

Each block has room for the largest number of cards, cities, berths and so on that a position
can hold; `notation` turns numbers into words and back.
"""

from typing import Final

from courtyard.games.gugong.position import BERTHS, CARDS, CITIES, FACES, HOUSES, SLOTS

# A card of my own.
GIVE: Final = 0
SACRIFICE: Final = GIVE + CARDS
SWAP_CARD: Final = SACRIFICE + CARDS
DISCARD_FOR_JADE: Final = SWAP_CARD + CARDS
RECOVER: Final = DISCARD_FOR_JADE + CARDS
# An official.
GIVE_TO: Final = RECOVER + CARDS
SWAP_WITH: Final = GIVE_TO + 7
TOKEN_AT: Final = SWAP_WITH + 7
# How to pay, what to leave.
PAY_SERVANTS: Final = TOKEN_AT + 7
NO_ACTIONS: Final = PAY_SERVANTS + 1
USE_PRECIOUS: Final = NO_ACTIONS + 1
USE_ENCORE: Final = USE_PRECIOUS + 1
USE_BARGAIN: Final = USE_ENCORE + 1
USE_GENEROUS: Final = USE_BARGAIN + 1
WITH_DOUBLE: Final = USE_GENEROUS + 1
WITHOUT_DOUBLE: Final = WITH_DOUBLE + 1
ACCEPT: Final = WITHOUT_DOUBLE + 1
DECLINE: Final = ACCEPT + 1
# How many servants to take from the supply; the odd numbers with the Double Servant among them.
TAKE: Final = DECLINE + 1
TAKES: Final = 32
# Travel tokens.
TRADE: Final = TAKE + TAKES
TRADE_IN: Final = TRADE + 3
TRADE_CLASSES: Final = 5
CITY: Final = TRADE_IN + TRADE_CLASSES
# The actions A and B of a location.
ACTION_A: Final = CITY + CITIES
ACTION_B: Final = ACTION_A + 7
BUILD: Final = ACTION_B + 7
BUILD_ONE: Final = BUILD
BUILD_DOUBLE: Final = BUILD + 1
BUILD_TWO: Final = BUILD + 2
BUILD_THREE: Final = BUILD + 3
EXTRA_ONE: Final = BUILD + 4
EXTRA_DOUBLE: Final = BUILD + 5
HOUSE: Final = EXTRA_DOUBLE + 1
SQUARE: Final = HOUSE + HOUSES
DECREE: Final = SQUARE + 1
MORNING_DECREE: Final = DECREE + SLOTS
# Ships: even a plain servant, odd the Double Servant.
LOAD: Final = MORNING_DECREE + SLOTS
NEW_SHIP: Final = LOAD + 2 * BERTHS
SAIL: Final = NEW_SHIP + 4
CLAIM: Final = SAIL + BERTHS
# Intrigue benefits.
BENEFIT_ONE: Final = CLAIM + 3
BENEFIT_TWO: Final = BENEFIT_ONE + 1
BENEFIT_JADE: Final = BENEFIT_TWO + 1
TURN_DIE: Final = BENEFIT_JADE + 1
PLAYER_OPTIONS: Final = TURN_DIE + 3 * FACES
# What only chance chooses.
LOT_START: Final = PLAYER_OPTIONS
LOT_GIFT: Final = LOT_START + 5
LOT_DECREE: Final = LOT_GIFT + CARDS
LOT_TOKEN: Final = LOT_DECREE + 15
LOT_FACE: Final = LOT_TOKEN + 18
LOT_FOCUS: Final = LOT_FACE + FACES
LOT_AUTOMA: Final = LOT_FOCUS + 7
ALL_OPTIONS: Final = LOT_AUTOMA + 8
