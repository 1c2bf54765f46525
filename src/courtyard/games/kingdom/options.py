"""The fixed action space: the same number always means the same choice.

Each block has room for all cards that a position can hold; `notation` turns numbers into words
and back. What can be done at any time stands in the order in which it is offered.
"""

from typing import Final

from courtyard.games.kingdom.words import ADVISOR, CALAMITY, CARDS, MENACE, RESOURCES, TREASURE

# The Choice phase: a card of the hand, where it goes (area times two, plus one for face down), an area.
OFFER: Final = 0
LAY: Final = OFFER + CARDS
TAKE: Final = LAY + 4
ONTO: Final = TAKE + 2
# A card of an area or a selection by its place: the areas are 0 and 1, the selections 2 and 3.
PICK: Final = ONTO + 2
ROW: Final = 24
ATTEND: Final = PICK + 4 * ROW
# The solo Search, and what is kept of it or of the first Advisors.
DROP: Final = ATTEND + 1
KEEP: Final = DROP + CARDS
PASS: Final = KEEP + CARDS
# Menaces and planning: developments and treasures come first among the cards.
LOSE: Final = PASS + 1
STEAL: Final = LOSE + CALAMITY
FREEZE: Final = STEAL + RESOURCES
SLATE: Final = FREEZE + TREASURE
RECYCLE: Final = SLATE + TREASURE
# Placing cubes: so many on a card, or the rest into the Alchemy area.
AMOUNTS: Final = 10
PLACE: Final = RECYCLE + CALAMITY
ALCHEMY: Final = PLACE + TREASURE * AMOUNTS
GIVE: Final = ALCHEMY + 1
# At any time: Krystallium onto a space (the fifth kind is its own), a soldier, discarding, fighting.
KINDS: Final = 5
INFUSE: Final = GIVE + TREASURE * RESOURCES
ENLIST: Final = INFUSE + TREASURE * KINDS
SCRAP: Final = ENLIST + TREASURE
FIGHT: Final = SCRAP + TREASURE
FIGHT_VERMIN: Final = FIGHT + ADVISOR - MENACE
ACTIVATE: Final = FIGHT_VERMIN + 1
ADVISORS: Final = CARDS - ADVISOR
STEP: Final = ACTIVATE + ADVISORS
QUEST_STEPS: Final = 8
TRANSMUTE: Final = STEP + QUEST_STEPS
MELT: Final = TRANSMUTE + 1
RESTORE: Final = MELT + RESOURCES
BUILD: Final = RESTORE + RESOURCES
FINISH: Final = BUILD + TREASURE
PLAYER_OPTIONS: Final = FINISH + 1
# What only chance chooses.
LOT: Final = PLAYER_OPTIONS
ALL_OPTIONS: Final = LOT + CARDS
