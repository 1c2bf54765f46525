"""The words of the game, and their numbers.

Written by `make declare` from declaration.toml; not edited by hand.
"""

from typing import Final

from mypy_extensions import i64

# Markings.
FACE_UP: Final[i64] = 64

# Zones.
BOX: Final[i64] = 0
PILE: Final[i64] = 1
WITH: Final[i64] = 2
HAND: Final[i64] = 10
DISCARD: Final[i64] = 20

# Knowledge.
SECRET: Final[i64] = 0
HELD: Final[i64] = 1
OPEN: Final[i64] = 2

TRAVEL: Final = 0
GREAT_WALL: Final = 1
JADE: Final = 2
INTRIGUE: Final = 3
PALACE: Final = 4
DECREES: Final = 5
CANAL: Final = 6
LOCATIONS: Final = ("travel", "great-wall", "jade", "intrigue", "palace", "decrees", "canal")

ONE_SERVANT: Final = 7
TWO_SERVANTS: Final = 8
SWAP: Final = 9
NO_ACTION: Final = 10
ACTIONS: Final = (
    "travel",
    "great-wall",
    "jade",
    "intrigue",
    "palace",
    "decrees",
    "canal",
    "servant",
    "two-servants",
    "swap",
    "none",
)

TOKEN_SERVANT: Final = 0
TOKEN_TWO_SERVANTS: Final = 1
TOKEN_PALACE: Final = 2
TOKEN_INTRIGUE: Final = 3
TOKEN_GIFT_FOR_JADE: Final = 4
TOKEN_POINTS: Final = 5
TOKEN_SWAP: Final = 6
TOKEN_RECOVER: Final = 7
TOKEN_SHIP: Final = 8
TOKEN_WALL: Final = 9
TOKEN_SERVANTS_FOR_JADE: Final = 10
TOKEN_DOUBLE: Final = 11
GENEROUS: Final = 12
TOLL: Final = 13
FOLLOWER: Final = 14
PRECIOUS: Final = 15
ENCORE: Final = 16
BARGAIN: Final = 17
TOKENS: Final = (
    "servant",
    "two-servants",
    "palace",
    "intrigue",
    "gift-for-jade",
    "points",
    "swap",
    "recover",
    "ship",
    "wall",
    "servants-for-jade",
    "double",
    "generous",
    "toll",
    "follower",
    "precious",
    "encore",
    "bargain",
)

MORNING_INTRIGUE: Final = 0
MORNING_SHIP: Final = 1
MORNING_SERVANT: Final = 2
MORNING_PALACE: Final = 3
MORNING_SWAP: Final = 4
CHEAPER_TRAVEL: Final = 5
CHEAPER_JADE: Final = 6
WALL_EXTRA: Final = 7
EQUAL_IS_HIGHER: Final = 8
CHEAPER_DECREES: Final = 9
POINT_PER_THREE: Final = 10
EIGHT_POINTS: Final = 11
JADE_POINTS: Final = 12
DECREE_POINTS: Final = 13
HARBOUR_POINTS: Final = 14
DECREE_KINDS: Final = (
    "morning-intrigue",
    "morning-ship",
    "morning-servant",
    "morning-palace",
    "morning-swap",
    "cheaper-travel",
    "cheaper-jade",
    "wall-extra",
    "equal-is-higher",
    "cheaper-decrees",
    "point-per-three",
    "eight-points",
    "jade-points",
    "decree-points",
    "harbour-points",
)

LOCKED: Final = 0
IN_SUPPLY: Final = 1
IN_POOL: Final = 2
ON_WALL: Final = 3
ON_SHIP: Final = 4
ASIDE: Final = 5
DOUBLE_PLACES: Final = ("locked", "supply", "pool", "wall", "ship", "aside")

REWARD_POINTS: Final = 0
REWARD_GIFT: Final = 1
REWARD_DOUBLE: Final = 2
REWARDS: Final = ("points", "gift", "double")

SET_UP: Final = 0
MORNING: Final = 1
DAY: Final = 2
TWILIGHT: Final = 3
NIGHT: Final = 4
ENDING: Final = 5
OVER: Final = 6
PHASES: Final = ("set-up", "morning", "day", "twilight", "night", "ending", "over")

SPECIAL: Final = 7
AUTOMA: Final = ("travel", "great-wall", "jade", "intrigue", "palace", "decrees", "canal", "special")

STRENGTHS: Final = ("easy", "normal", "hard")

ROUTES: Final = ("a", "b")

DIE_NAMES: Final = ("a", "b", "c")

TRADES: Final = ("servant", "points", "jade")

TRADE_CLASS_NAMES: Final = ("face-down", "precious", "encore", "bargain", "double")

PRINTED_RULES: Final = (
    "must-act",
    "must-take-benefit",
    "room-first",
    "may-waive-income",
    "may-waive-matches",
    "may-sail-out",
    "meng-matches-at-least",
    "meng-steps-aside",
    "generous-always",
    "may-waive-envoy",
)
