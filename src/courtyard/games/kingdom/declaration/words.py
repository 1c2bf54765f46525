"""The words of the game as numbers, and the order in which they are named."""

from typing import Final

from mypy_extensions import i64

# Resources in the order of their production; spaces of a card may ask for Krystallium and soldiers too.
MATERIALS: Final = 0
POPULATION: Final = 1
GOLD: Final = 2
EXPLORATION: Final = 3
KRYSTALLIUM: Final = 4
SOLDIER: Final = 5
RESOURCES: Final[i64] = 4
SPACES: Final[i64] = 6
SPACE_NAMES: Final = ("materials", "population", "gold", "exploration", "krystallium", "soldier")

TYPES: Final = ("structure", "specialist", "monument", "discovery")

DUCHIES: Final = ("valados", "teressie")

# The numbers of the cards, developments first. Every physical card has its own.
TREASURE: Final[i64] = 80
CALAMITY: Final[i64] = 90
MENACE: Final[i64] = 98
ADVISOR: Final[i64] = 114
CARDS: Final[i64] = 128
MENACE_DECK: Final[i64] = 4

# Modules.
MENACES: Final = 0
ADVISORS: Final = 1
QUEST: Final = 2
MODULES: Final = ("menace", "advisors", "quest")

# Menace decks, four cards each.
SHADOWS: Final = 0
FROST_GIANTS: Final = 1
GIANT_RATS: Final = 2
THIEVES: Final = 3
MENACE_NAMES: Final = ("shadows", "frost-giants", "giant-rats", "thieves")

# Advisors by their order on the last page of the rulebook.
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

# Phases of a round.
SET_UP: Final = 0
CHOICE: Final = 1
PLANNING: Final = 2
PRODUCTION: Final = 3
COMBAT: Final = 4
OVER: Final = 5
PHASES: Final = ("set-up", "choice", "planning", "production", "combat", "over")

# Where a card can be. Zones from HAND on come in twos: one for each seat or offering area; NOWHERE is no
# place and lets them begin with an even number.
BOX: Final = 0
DECK: Final = 1
DISCARD: Final = 2
DANGER: Final = 3
LOOKED_AT: Final = 4
NOWHERE: Final = 5
HAND: Final = 6
AREA: Final = 8
AREA_DOWN: Final = 10
SELECTED: Final = 12
SELECTED_DOWN: Final = 14
BUILDING: Final = 16
DUCHY: Final = 18
ADVISING: Final = 20
DRAWN: Final = 22
ZONES: Final = 24
