"""Steps of the agenda: done at once, from ASK and ALL on asked, from LOT on drawn.

Written by `make declare` from declaration.toml; not edited by hand.
"""

from typing import Final

BEGIN_ROUND: Final = 1
DEAL: Final = 2
STARTERS: Final = 3
NEXT_TURN: Final = 4
END_CHOICE: Final = 5
REVEAL: Final = 6
MEET_MENACES: Final = 7
PLAN: Final = 8
PRODUCE: Final = 9
HIRE_FOREMAN: Final = 10
FIGHT: Final = 11
END_ROUND: Final = 12
LAST_ADVICE: Final = 13
FINAL_COUNT: Final = 14
FIRST_ADVISORS: Final = 15
CHART: Final = 16
FILL_DANGER: Final = 17
NEXT_TOP: Final = 18
DRAW_TOP: Final = 19
LOOK: Final = 20
COLLECT: Final = 21
REPLENISH: Final = 22
ASK_OFFER_CARD: Final = 60
ASK_LAY_CARD: Final = 61
ASK_SELECT_AREA: Final = 62
ASK_PICK_CARD: Final = 63
ASK_PICK_AREA: Final = 64
ASK_SEARCH: Final = 65
ASK_DROP_CARD: Final = 66
ASK_KEEP_CARD: Final = 67
ASK_DOUBLE_CALAMITIES: Final = 68
ASK_TOGETHER: Final = 90
LOT_HAND: Final = 100
LOT_AREA: Final = 101
LOT_ADVISOR: Final = 102
LOT_DANGER_DECK: Final = 103
LOT_DANGER: Final = 104
LOT_TOP: Final = 105
ASKED_OF_ONE: Final = 9

NO_STAGE: Final = 0
ATTENDING: Final = 1
KEEPING: Final = 2
MENACES: Final = 3
PLANNING: Final = 4
PRODUCTION: Final = 5
PRODUCTION_OF_POPULATION: Final = 6
PRODUCTION_OF_GOLD: Final = 7
PRODUCTION_OF_EXPLORATION: Final = 8
FOREMAN: Final = 9
COMBAT: Final = 10
STAGES: Final = (
    "",
    "attending",
    "keeping",
    "menaces",
    "planning",
    "production-materials",
    "production-population",
    "production-gold",
    "production-exploration",
    "foreman",
    "combat",
)

DONE: Final = 0
KEEP_ADVISOR: Final = 1
LOSE_CARDS: Final = 2
LOSE_ICONS: Final = 3
FREEZE_CARDS: Final = 4
SORT_CARDS: Final = 5
PLACE_CUBES: Final = 6
GIVE_CUBES: Final = 7
SEE_TO_DUCHY: Final = 8
MELT_CUBES: Final = 9
RESTORE_ICON: Final = 10
BUILD_FREELY: Final = 11
DUTIES: Final = (
    "done",
    "keep-advisor",
    "lose-cards",
    "lose-icons",
    "freeze-cards",
    "sort-cards",
    "place-cubes",
    "give-cubes",
    "see-to-duchy",
    "melt-cubes",
    "restore-icon",
    "build-freely",
)
