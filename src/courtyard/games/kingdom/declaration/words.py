"""The words of the game, and their numbers.

Written by `make declare` from declaration.toml; not edited by hand.
"""

from typing import Final

from mypy_extensions import i64

# Cards.
TREASURE: Final[i64] = 80
CALAMITY: Final[i64] = 90
MENACE: Final[i64] = 98
ADVISOR: Final[i64] = 114

# Observed.
AMONG_LOOKED_AT: Final[i64] = 1
AMONG_DISCARDS: Final[i64] = 2
IN_DECK: Final[i64] = 3
IN_BOX: Final[i64] = 4
UNKNOWN_CARD: Final[i64] = 129

# Zones.
BOX: Final[i64] = 0
DECK: Final[i64] = 1
DISCARD: Final[i64] = 2
DANGER: Final[i64] = 3
LOOKED_AT: Final[i64] = 4
NOWHERE: Final[i64] = 5
HAND: Final[i64] = 6
AREA: Final[i64] = 8
AREA_DOWN: Final[i64] = 10
SELECTED: Final[i64] = 12
SELECTED_DOWN: Final[i64] = 14
BUILDING: Final[i64] = 16
DUCHY: Final[i64] = 18
ADVISING: Final[i64] = 20
DRAWN: Final[i64] = 22
ZONES: Final[i64] = 24

MATERIALS: Final = 0
POPULATION: Final = 1
GOLD: Final = 2
EXPLORATION: Final = 3
KRYSTALLIUM: Final = 4
SOLDIER: Final = 5
SPACE_NAMES: Final = ("materials", "population", "gold", "exploration", "krystallium", "soldier")

MENACES: Final = 0
ADVISORS: Final = 1
QUEST: Final = 2
MODULES: Final = ("menace", "advisors", "quest")

SHADOWS: Final = 0
FROST_GIANTS: Final = 1
GIANT_RATS: Final = 2
THIEVES: Final = 3
MENACE_NAMES: Final = ("shadows", "frost-giants", "giant-rats", "thieves")

SPY: Final = 0
CARTOGRAPHER: Final = 1
POWER: Final = 2
MERCENARY: Final = 3
GAMBLER: Final = 4
FOREMAN: Final = 5
CHIEFTAIN: Final = 6
MOTHER: Final = 7
NEGOTIATOR: Final = 8
PIRATE: Final = 9
ALCHEMIST: Final = 10
PROPHET: Final = 11
SILVERSMITH: Final = 12
ARTISAN: Final = 13
ADVISOR_NAMES: Final = (
    "underground-spy",
    "master-cartographer",
    "power-behind-the-throne",
    "chief-mercenary",
    "whimsical-gambler",
    "tyrannical-foreman",
    "forest-chieftain",
    "nurturing-mother",
    "negotiator-from-the-lake",
    "pirate-of-the-five-seas",
    "scrying-alchemist",
    "illuminated-prophet",
    "great-silversmith",
    "master-artisan",
)

SET_UP: Final = 0
CHOICE: Final = 1
PLANNING: Final = 2
PRODUCTION: Final = 3
COMBAT: Final = 4
OVER: Final = 5
PHASES: Final = ("set-up", "choice", "planning", "production", "combat", "over")

RESOURCE_NAMES: Final = ("materials", "population", "gold", "exploration")

TYPES: Final = ("structure", "specialist", "monument", "discovery")

DUCHIES: Final = ("valados", "teressie")

WEALTH: Final = (
    "krystallium",
    "soldiers",
    "training",
    "recruited",
    "returned",
    "minted",
    "traps",
    "vermin",
    "handed",
)
