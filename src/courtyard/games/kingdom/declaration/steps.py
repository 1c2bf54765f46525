"""What can stand on the agenda, and what a seat can have to do in a stage that all go through together.

Each frame of the agenda is a step, whose it is, and up to two details. Steps below ASK are done at
once; those from ASK on put a question to a seat; those from LOT on put it to chance.
"""

from typing import Final

BEGIN_ROUND: Final = 2
DEAL: Final = 3
STARTERS: Final = 4
NEXT_TURN: Final = 5
END_CHOICE: Final = 6
REVEAL: Final = 7
MEET_MENACES: Final = 8
PLAN: Final = 9
PRODUCE: Final = 10
HIRE_FOREMAN: Final = 11
FIGHT: Final = 12
END_ROUND: Final = 13
LAST_ADVICE: Final = 14
FINAL_COUNT: Final = 15
FIRST_ADVISORS: Final = 16
CHART: Final = 18
FILL_DANGER: Final = 19
NEXT_TOP: Final = 20
DRAW_TOP: Final = 21
LOOK: Final = 22
COLLECT: Final = 23
REPLENISH: Final = 24

ASK: Final = 40
ASK_OFFER: Final = 40
ASK_LAY: Final = 41
ASK_SELECT: Final = 42
ASK_TARGET: Final = 43
ASK_AREA: Final = 44
ASK_SEARCH: Final = 45
ASK_DROP: Final = 46
ASK_KEEP: Final = 47
ASK_ALCHEMIST: Final = 48
TOGETHER: Final = 49

LOT: Final = 60
LOT_HAND: Final = 60
LOT_AREA: Final = 61
LOT_ADVISOR: Final = 62
LOT_DANGER_DECK: Final = 63
LOT_DANGER: Final = 64
LOT_TOP: Final = 65

# Stages that all seats go through together; production has one for each resource.
ATTENDING: Final = 1
KEEPING: Final = 2
MENACES: Final = 3
PLANNING: Final = 4
PRODUCTION: Final = 5
FOREMAN: Final = 9
COMBAT: Final = 10
STAGES: Final = 16

# What a seat has to do in such a stage; whatever may be done at any time is offered beside it.
DONE: Final = 0
KEEP_ADVISOR: Final = 1
LOSE_CARDS: Final = 2
LOSE_ICONS: Final = 3
FREEZE_CARDS: Final = 4
SORT_CARDS: Final = 5
PLACE_CUBES: Final = 6
GIVE_CUBES: Final = 7
SEE_TO_DUCHY: Final = 8
# What was begun and must be finished first, as the duties are.
MELT_CUBES: Final = 9
RESTORE_ICON: Final = 10
BUILD_FREELY: Final = 11
DUTY_NAMES: Final = (
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
