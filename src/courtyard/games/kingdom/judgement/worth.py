"""Worth of things to a seat, as far as can be told without looking ahead.

Worth is counted in hundredths of a victory point. The weights were tuned in games against each
other (docs/balance.md).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from courtyard.games.kingdom.declaration.cells import ROUND
from courtyard.games.kingdom.declaration.position import Realm

POINT: Final[i64] = 100
# A cube that is spent now, and one that comes in a later round; by rounds to come.
CUBE: Final = vec[i64]([86, 96, 96, 96, 96])
LATER_CUBE: Final = vec[i64]([84, 105, 105, 105, 105])
# How much of the next round's cubes counts when cards are slated, in hundredths.
AHEAD: Final[i64] = 145
# What an icon may still make in the round in which its card is completed.
THIS_ROUND: Final[i64] = 11
# A soldier and a Krystallium that are left over, by rounds to come.
SPARE_SOLDIER: Final = vec[i64]([2, 98, 126, 140, 140])
SPARE_KRYSTALLIUM: Final = vec[i64]([5, 143, 179, 179, 179])
# How many cards of each type a later round brings to the Duchy, in hundredths.
NEW_CARDS: Final[i64] = 77
# How much a card counts that stands there, and one that is under construction; one more for a card that
# counts its own type.
STANDS: Final[i64] = 100
BEGUN: Final[i64] = 50
ALIKE: Final[i64] = 60
# The final step of a quest, and each soldier or cube on the way to it.
QUEST_DONE: Final[i64] = 4000


def rounds_to_come(p: Realm) -> i64:
    return p.t.rounds - p.cells[ROUND]
