"""The names of the game as numbers: locations, actions, tokens, decrees, places, rewards."""

from typing import Final

# The seven locations, in the order of the rulebook's chapters.
TRAVEL: Final = 0
GREAT_WALL: Final = 1
JADE: Final = 2
INTRIGUE: Final = 3
PALACE: Final = 4
DECREES: Final = 5
CANAL: Final = 6
LOCATIONS: Final = ("travel", "great-wall", "jade", "intrigue", "palace", "decrees", "canal")

# What a gift card does: the action of a location (its number), or one of these.
ONE_SERVANT: Final = 7
TWO_SERVANTS: Final = 8
SWAP: Final = 9
NO_ACTION: Final = 10
ACTIONS: Final = (*LOCATIONS, "servant", "two-servants", "swap", "none")

# Travel tokens: twelve basic kinds, then the bonus kinds.
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
BONUS_TOKENS: Final = TOKENS[GENEROUS:]

# Decrees: five of each level.
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

# Where the Double Servant is.
LOCKED: Final = 0
IN_SUPPLY: Final = 1
IN_POOL: Final = 2
ON_WALL: Final = 3
ON_SHIP: Final = 4
ASIDE: Final = 5
DOUBLE_PLACES: Final = ("locked", "supply", "pool", "wall", "ship", "aside")

# Where a gift card is: in the box, on the draw pile, with an official, in a hand, on a discard pile.
BOX: Final = 0
PILE: Final = 1
WITH: Final = 2
HAND: Final = 10
DISCARD: Final = 20

# What the others can know of a card that a player holds.
SECRET: Final = 0
HELD: Final = 1
OPEN: Final = 2

# Harbour rewards.
REWARD_POINTS: Final = 0
REWARD_GIFT: Final = 1
REWARD_DOUBLE: Final = 2
REWARDS: Final = ("points", "gift", "double")

# Days have these parts.
SET_UP: Final = 0
MORNING: Final = 1
DAY: Final = 2
TWILIGHT: Final = 3
NIGHT: Final = 4
ENDING: Final = 5
OVER: Final = 6
PHASES: Final = ("set-up", "morning", "day", "twilight", "night", "ending", "over")

# The Automa cards of the solo game: one kind for each location, and the special ones.
SPECIAL: Final = 7
AUTOMA: Final = (*LOCATIONS, "special")
STRENGTHS: Final = ("easy", "normal", "hard")
