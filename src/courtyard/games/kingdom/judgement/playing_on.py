"""Playing on quickly to where the end can be told.

For two that is the end of the Choice phase: what follows in later rounds blurs more than it tells.
Alone it is the Choice phase of the last round; the rounds before it are played, roughly, as they
would be.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from courtyard.engine.chance import Dice
from courtyard.engine.position import HEIGHT, NOBODY
from courtyard.games.kingdom.chapters.course import Kingdom
from courtyard.games.kingdom.chapters.modules import quest
from courtyard.games.kingdom.declaration import steps
from courtyard.games.kingdom.declaration.cells import (
    BEFORE,
    BEGUN,
    CURSOR,
    DETAIL,
    DUTY,
    LEFT,
    STAGE,
    UNSERVED,
    UNSERVED_TOO,
)
from courtyard.games.kingdom.declaration.words import QUEST
from courtyard.games.kingdom.judgement.drafting import finish_choice
from courtyard.games.kingdom.judgement.forecast import Forecast
from courtyard.games.kingdom.judgement.worth import POINT, QUEST_DONE, rounds_to_come


def ends(p: Kingdom, dice: Dice) -> vec[i64]:
    """Play on, and give how each Duchy stands in the end, then the points of each."""
    finish_choice(p, dice)
    if p.t.players == 1:
        while p.seat != NOBODY and rounds_to_come(p) > 0:
            finish_round_alone(p)
            finish_choice(p, dice)
    return standing_of(p)


def ends_of_round(p: Kingdom, dice: Dice) -> vec[i64]:
    """Play on to the end of the Choice phase, also alone; give how each Duchy would end with its cards."""
    finish_choice(p, dice)
    return standing_of(p)


def standing_of(p: Kingdom) -> vec[i64]:
    """Tell how each Duchy stands in the end, as far as can be told now, then the points of each."""
    standing = vec[i64](capacity=4)
    points = vec[i64](capacity=2)
    for seat in range(p.t.players):
        if p.seat == NOBODY:
            points = append(points, POINT * p.result(seat))
            standing = append(standing, final_standing(p, seat))
        else:
            look = Forecast(p, seat)
            value = look.outlook()
            points = append(points, value - look.quest_hopes())
            standing = append(standing, value)
    for value in points:
        standing = append(standing, value)
    return standing


def finish_round_alone(p: Kingdom) -> None:
    """End a round whose cards are chosen as a look ahead has it; the next one begins."""
    look = Forecast(p, 0)
    look.count()
    look.finish_round()
    c = p.cells
    after = look.p.cells
    for cell in range(BEFORE):
        c[cell] = after[cell]
    c[STAGE] = 0
    c[DUTY] = steps.DONE
    c[DETAIL] = 0
    c[BEGUN] = 0
    c[LEFT] = 0
    c[UNSERVED] = 0
    c[UNSERVED_TOO] = 0
    c[CURSOR] = 0
    c[HEIGHT] = 1  # Of the agenda only the end of the round is left.
    p.settle()


def final_standing(p: Kingdom, who: i64) -> i64:
    """Compare by placing, also where points are equal; a finished quest outweighs points."""
    value = POINT * p.result(who) - p.place(who)
    if p.t.module == QUEST and quest.is_done(p, who, p.t.steps - 1):
        value += QUEST_DONE
    return value
