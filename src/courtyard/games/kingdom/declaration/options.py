"""The fixed action space: the same number always means the same choice.

Each block has room for all cards that a position can hold; `notation` turns numbers into words
and back. What can be done at any time stands in the order in which it is offered.
"""

from typing import Final

from mypy_extensions import i64

# How many there are of what options name. Compiled, the number of an option is a constant only if all that
# it is made of stands in this file; tests/kingdom/test_numbers.py compares these with the words.
CARDS: Final[i64] = 128
DEVELOPMENTS: Final[i64] = 80
RECYCLABLE: Final[i64] = 90
MENACES: Final[i64] = 16
ADVISORS: Final[i64] = 14
RESOURCES: Final[i64] = 4

# The Choice phase: a card of the hand, where it goes (area times two, plus one for face down), an area.
OFFER: Final[i64] = 0
LAY: Final[i64] = OFFER + CARDS
TAKE: Final[i64] = LAY + 4
ONTO: Final[i64] = TAKE + 2
# A card of an area or a selection by its place: the areas are 0 and 1, the selections 2 and 3.
PICK: Final[i64] = ONTO + 2
ROW: Final[i64] = 24
ATTEND: Final[i64] = PICK + 4 * ROW
# The solo Search, and what is kept of it or of the first Advisors.
DROP: Final[i64] = ATTEND + 1
KEEP: Final[i64] = DROP + CARDS
PASS: Final[i64] = KEEP + CARDS
# Menaces and planning: developments and treasures come first among the cards.
LOSE: Final[i64] = PASS + 1
STEAL: Final[i64] = LOSE + RECYCLABLE
FREEZE: Final[i64] = STEAL + RESOURCES
SLATE: Final[i64] = FREEZE + DEVELOPMENTS
RECYCLE: Final[i64] = SLATE + DEVELOPMENTS
# Placing cubes: so many of what is produced on a card; so many of a resource, or all of them (as 0), into the
# Alchemy area; one cube of a resource on a card.
AMOUNTS: Final[i64] = 10
PLACE: Final[i64] = RECYCLE + RECYCLABLE
ALCHEMY: Final[i64] = PLACE + DEVELOPMENTS * AMOUNTS
GIVE: Final[i64] = ALCHEMY + RESOURCES * AMOUNTS
# At any time: Krystallium onto a space (the fifth kind is its own), a soldier, discarding, fighting.
KINDS: Final[i64] = 5
INFUSE: Final[i64] = GIVE + DEVELOPMENTS * RESOURCES
ENLIST: Final[i64] = INFUSE + DEVELOPMENTS * KINDS
SCRAP: Final[i64] = ENLIST + DEVELOPMENTS
FIGHT: Final[i64] = SCRAP + DEVELOPMENTS
FIGHT_VERMIN: Final[i64] = FIGHT + MENACES
ACTIVATE: Final[i64] = FIGHT_VERMIN + 1
STEP: Final[i64] = ACTIVATE + ADVISORS
QUEST_STEPS: Final[i64] = 8
TRANSMUTE: Final[i64] = STEP + QUEST_STEPS
MELT: Final[i64] = TRANSMUTE + 1
RESTORE: Final[i64] = MELT + RESOURCES
BUILD: Final[i64] = RESTORE + RESOURCES
FINISH: Final[i64] = BUILD + DEVELOPMENTS
PLAYER_OPTIONS: Final[i64] = FINISH + 1
# What only chance chooses.
LOT: Final[i64] = PLAYER_OPTIONS
ALL_OPTIONS: Final[i64] = LOT + CARDS
