"""The fixed action space: the same number always means the same choice.

Each block has room for the largest number of cards, cities, berths and so on that a position
can hold; `notation` turns numbers into words and back.
"""

from typing import Final

from mypy_extensions import i64

# How many there are of what options name. Compiled, the number of an option is a constant only if all that
# it is made of stands in this file; tests/gugong/test_numbers.py compares these with the position.
CARDS: Final[i64] = 40
CITIES: Final[i64] = 20
HOUSES: Final[i64] = 10
SLOTS: Final[i64] = 6
BERTHS: Final[i64] = 10
VALUES: Final[i64] = 10
"""The values of dice go up to 9."""

# A card of my own.
GIVE: Final[i64] = 0
SACRIFICE: Final[i64] = GIVE + CARDS
SWAP_CARD: Final[i64] = SACRIFICE + CARDS
DISCARD_FOR_JADE: Final[i64] = SWAP_CARD + CARDS
RECOVER: Final[i64] = DISCARD_FOR_JADE + CARDS
# An official.
GIVE_TO: Final[i64] = RECOVER + CARDS
SWAP_WITH: Final[i64] = GIVE_TO + 7
TOKEN_AT: Final[i64] = SWAP_WITH + 7
# How to pay, what to leave.
PAY_SERVANTS: Final[i64] = TOKEN_AT + 7
NO_ACTIONS: Final[i64] = PAY_SERVANTS + 1
USE_PRECIOUS: Final[i64] = NO_ACTIONS + 1
USE_ENCORE: Final[i64] = USE_PRECIOUS + 1
USE_BARGAIN: Final[i64] = USE_ENCORE + 1
USE_GENEROUS: Final[i64] = USE_BARGAIN + 1
WITH_DOUBLE: Final[i64] = USE_GENEROUS + 1
WITHOUT_DOUBLE: Final[i64] = WITH_DOUBLE + 1
ACCEPT: Final[i64] = WITHOUT_DOUBLE + 1
DECLINE: Final[i64] = ACCEPT + 1
# How many servants to take from the supply; the odd numbers with the Double Servant among them.
TAKE: Final[i64] = DECLINE + 1
TAKES: Final[i64] = 32
# Travel tokens.
TRADE: Final[i64] = TAKE + TAKES
TRADE_IN: Final[i64] = TRADE + 3
TRADE_CLASSES: Final[i64] = 5
CITY: Final[i64] = TRADE_IN + TRADE_CLASSES
# The actions A and B of a location.
ACTION_A: Final[i64] = CITY + CITIES
ACTION_B: Final[i64] = ACTION_A + 7
BUILD: Final[i64] = ACTION_B + 7
BUILD_ONE: Final[i64] = BUILD
BUILD_DOUBLE: Final[i64] = BUILD + 1
BUILD_TWO: Final[i64] = BUILD + 2
BUILD_THREE: Final[i64] = BUILD + 3
PAY_FOR_ONE: Final[i64] = BUILD + 4
PAY_FOR_DOUBLE: Final[i64] = BUILD + 5
EXTRA_ONE: Final[i64] = BUILD + 6
EXTRA_DOUBLE: Final[i64] = BUILD + 7
HOUSE: Final[i64] = EXTRA_DOUBLE + 1
SQUARE: Final[i64] = HOUSE + HOUSES
DECREE: Final[i64] = SQUARE + 1
MORNING_DECREE: Final[i64] = DECREE + SLOTS
# Ships: even a plain servant, odd the Double Servant.
LOAD: Final[i64] = MORNING_DECREE + SLOTS
NEW_SHIP: Final[i64] = LOAD + 2 * BERTHS
SAIL: Final[i64] = NEW_SHIP + 4
CLAIM: Final[i64] = SAIL + BERTHS
# Intrigue benefits.
BENEFIT_ONE: Final[i64] = CLAIM + 3
BENEFIT_TWO: Final[i64] = BENEFIT_ONE + 1
BENEFIT_JADE: Final[i64] = BENEFIT_TWO + 1
# A die and the value that it is to show.
TURN_DIE: Final[i64] = BENEFIT_JADE + 1
# Whether to be asked about every advantage that may be waived; nobody is ever asked this.
ASK_ALWAYS: Final[i64] = TURN_DIE + 3 * VALUES
ASK_RARELY: Final[i64] = ASK_ALWAYS + 1
PLAYER_OPTIONS: Final[i64] = ASK_RARELY + 1
# What only chance chooses.
LOT_START: Final[i64] = PLAYER_OPTIONS
LOT_GIFT: Final[i64] = LOT_START + 5
LOT_DECREE: Final[i64] = LOT_GIFT + CARDS
LOT_TOKEN: Final[i64] = LOT_DECREE + 15
LOT_FACE: Final[i64] = LOT_TOKEN + 18
LOT_FOCUS: Final[i64] = LOT_FACE + VALUES
LOT_AUTOMA: Final[i64] = LOT_FOCUS + 7
ALL_OPTIONS: Final[i64] = LOT_AUTOMA + 8
