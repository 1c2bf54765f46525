"""The end of the game: the last wall, level-3 decrees, arrival, jade, and who may win."""

from mypy_extensions import i64

from courtyard.games.gugong.chapters.locations.great_wall import score_wall
from courtyard.games.gugong.declaration import events
from courtyard.games.gugong.declaration.cells import ARRIVAL, DECREE_OWNERS, JADES, PHASE, POINTS, REWARDED
from courtyard.games.gugong.declaration.position import Court
from courtyard.games.gugong.declaration.words import (
    DECREE_POINTS,
    EIGHT_POINTS,
    HARBOUR_POINTS,
    JADE_POINTS,
    OVER,
    POINT_PER_THREE,
)


def final_count(p: Court) -> None:
    """Score in the order of the rulebook, each part a picture of its own; outside the Palace all is lost."""
    c = p.cells
    score_wall(p)
    p.shoot()
    for kind in range(POINT_PER_THREE, HARBOUR_POINTS + 1):
        for seat in range(p.t.players):
            if p.has_decree(seat, kind):
                points = level_three_points(p, seat, kind)
                p.score(seat, points)
                p.record(events.DECREE_SCORED, seat, kind, points)
                p.shoot()
    for seat in range(p.t.players):
        if c[ARRIVAL + seat] > 0:
            points = p.t.arrival[c[ARRIVAL + seat] - 1]
            p.score(seat, points)
            p.record(events.ARRIVAL_SCORED, seat, c[ARRIVAL + seat], points)
    p.shoot()
    for seat in range(p.t.players):
        points = jade_worth(p, c[JADES + seat])
        p.score(seat, points)
        p.record(events.JADE_SCORED, seat, c[JADES + seat], points)
    p.shoot()
    for seat in range(p.t.players):
        if not p.may_win(seat):
            p.record(events.OUTSIDE, seat, c[POINTS + seat], 0)
            c[POINTS + seat] = 0
    c[PHASE] = OVER
    p.record(events.GAME_OVER, 0, 0, 0)


def level_three_points(p: Court, who: i64, kind: i64) -> i64:
    """Give the present worth of a level-3 decree, within its limit."""
    c = p.cells
    amount = p.t.decree_amount[kind]
    points = amount
    if kind == POINT_PER_THREE:
        points = c[POINTS + who] // amount
    elif kind == JADE_POINTS:
        points = amount * c[JADES + who]
    elif kind == DECREE_POINTS:
        servants: i64 = 0
        for slot in range(p.t.slots):
            servants += (c[DECREE_OWNERS + slot] >> who) & 1
        points = amount * servants
    elif kind == HARBOUR_POINTS:
        points = amount * (c[REWARDED + 3 * who] + c[REWARDED + 3 * who + 1] + c[REWARDED + 3 * who + 2])
    elif kind == EIGHT_POINTS:
        points = amount
    most = p.t.decree_most[kind]
    return most if 0 < most < points else points


def jade_worth(p: Court, jades: i64) -> i64:
    """A collection of jade by its size, and so much for each one beyond the table."""
    table = p.t.jade_points
    if jades == 0:
        return 0
    if jades <= len(table):
        return table[jades - 1]
    return table[len(table) - 1] + p.t.jade_beyond * (jades - len(table))
