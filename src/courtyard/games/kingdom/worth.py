"""What a card is worth to a seat, as far as can be told without looking ahead.

Worth is counted in hundredths of a victory point. The weights were tuned in games against each
other (docs/balance.md).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from courtyard.games.kingdom.position import CARD_AT, ROUND, Realm
from courtyard.games.kingdom.words import BUILDING, DUCHY, KRYSTALLIUM, SOLDIER, SPACES

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


def combo(p: Realm, who: i64, its_type: i64) -> i64:
    """How many points another card of a type brings to a Duchy by what counts that type."""
    c = p.cells
    t = p.t
    each: i64 = t.duchy_points[who] if t.duchy_points_type[who] == its_type else 0
    for card in range(t.developments):
        if t.points_per_type[card] == its_type and c[CARD_AT + card] == DUCHY + who:
            each += t.points_per[card]
    return each


def of_type_soon(p: Realm, who: i64, its_type: i64) -> i64:
    """How many cards of a type will stand in a Duchy at the end, in hundredths."""
    c = p.cells
    there: i64 = NEW_CARDS * rounds_to_come(p)
    for card in range(p.t.developments):
        if p.t.card_type[card] == its_type:
            if c[CARD_AT + card] == DUCHY + who:
                there += STANDS
            elif c[CARD_AT + card] == BUILDING + who:
                there += BEGUN
    return there


def worth(p: Realm, who: i64, card: i64) -> i64:
    """What a card brings once it is completed."""
    t = p.t
    left = rounds_to_come(p)
    icon = left * LATER_CUBE[left] + THIS_ROUND
    its_type = t.card_type[card]
    value = POINT * (t.points[card] + combo(p, who, its_type))
    if t.points_per[card] > 0:
        soon = of_type_soon(p, who, t.points_per_type[card])
        if t.points_per_type[card] == its_type:
            soon += ALIKE
        value += t.points_per[card] * soon
    value += t.icons[card] * icon
    if t.makes_per[card] > 0:
        value += of_type_soon(p, who, t.makes_per[card]) * icon // 100
    value += t.bonus_soldiers[card] * SPARE_SOLDIER[left]
    return value + t.bonus_krystallium[card] * SPARE_KRYSTALLIUM[left]


def cost(p: Realm, card: i64) -> i64:
    """What is still missing on a card, in worth."""
    left = rounds_to_come(p)
    value: i64 = 0
    for space in range(SPACES):
        missing = p.missing(card, space)
        if missing > 0:
            if space == KRYSTALLIUM:
                value += missing * SPARE_KRYSTALLIUM[left]
            elif space == SOLDIER:
                value += missing * SPARE_SOLDIER[left]
            else:
                value += missing * CUBE[left]
    return value
