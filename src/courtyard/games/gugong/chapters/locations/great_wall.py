"""The Great Wall: building together, one winner, and Intrigue benefits for all who helped."""

from mypy_extensions import i64

from courtyard.games.gugong.chapters.locations.intrigue import descend
from courtyard.games.gugong.chapters.locations.jade import receive_jade
from courtyard.games.gugong.chapters.locations.palace import advance_envoy
from courtyard.games.gugong.chapters.servants import price
from courtyard.games.gugong.declaration import events, grounds
from courtyard.games.gugong.declaration.cells import DICE, DOUBLE, MARKER, POOL, SUPPLY, WALL
from courtyard.games.gugong.declaration.counts import FACES, VALUES
from courtyard.games.gugong.declaration.options import (
    BENEFIT_JADE,
    BENEFIT_ONE,
    BENEFIT_TWO,
    BUILD_DOUBLE,
    BUILD_ONE,
    BUILD_THREE,
    BUILD_TWO,
    DECLINE,
    EXTRA_DOUBLE,
    EXTRA_ONE,
    PAY_FOR_DOUBLE,
    PAY_FOR_ONE,
    TURN_DIE,
)
from courtyard.games.gugong.declaration.position import Court
from courtyard.games.gugong.declaration.steps import (
    ASK_BENEFIT,
    ASK_EXTRA_SERVANT,
    BENEFITS,
    FROM_SUPPLY,
    GAIN,
    WALL_CHECK,
)
from courtyard.games.gugong.declaration.words import IN_SUPPLY, ON_WALL, WALL_EXTRA


def action_options(p: Court, who: i64) -> None:
    """A: place one servant, plain or double. B: remove one to place up to two others."""
    plain = p.cells[POOL + who]
    double = p.pool_has_double(who)
    if plain >= 1:
        p.offer(BUILD_ONE)
    if double:
        p.offer(BUILD_DOUBLE)
    if can_remove(p, who, 2):
        p.offer(BUILD_TWO)
    if double and plain >= 1 + p.t.wall_price:
        p.offer(BUILD_THREE)
    if not p.orderly or can_use_the_removed(p, who):
        if can_remove(p, who, 1):
            p.offer(PAY_FOR_ONE)
        if double and plain >= p.t.wall_price:
            p.offer(PAY_FOR_DOUBLE)


def can_use_the_removed(p: Court, who: i64) -> bool:
    """Removing one to place one pays only where the removed one is placed from the supply."""
    return p.cells[SUPPLY + who] == 0 and p.has_decree(who, WALL_EXTRA)


def can_remove(p: Court, who: i64, kept: i64) -> bool:
    """The price of B can be paid beside `kept` plain servants; the Double Servant pays it if it must."""
    plain = p.cells[POOL + who] - kept
    return plain >= p.t.wall_price or (plain >= 0 and p.pool_has_double(who))


def act(p: Court, who: i64, option: i64) -> None:
    """All servants of one action stand on the wall before it is checked."""
    c = p.cells
    p.push(WALL_CHECK, who, 0, 0)
    if p.has_decree(who, WALL_EXTRA):
        p.push(ASK_EXTRA_SERVANT, who, FROM_SUPPLY, 0)
    plain: i64 = 1
    if option == BUILD_DOUBLE or option == PAY_FOR_DOUBLE:
        plain = 0
    elif option == BUILD_TWO:
        plain = 2
    with_double = option == BUILD_DOUBLE or option == BUILD_THREE or option == PAY_FOR_DOUBLE
    if with_double:
        c[DOUBLE + who] = ON_WALL
    if BUILD_TWO <= option <= PAY_FOR_DOUBLE:
        price(p, who, p.t.wall_price, plain)
    c[POOL + who] -= plain
    c[WALL + who] += plain
    if with_double:
        p.record(events.BUILT, who, plain + 2, 1)
    else:
        p.record(events.BUILT, who, plain, 0)


def extra_options(p: Court, who: i64, must: bool) -> None:
    """A servant from the supply: of the decree, or of a travel token."""
    double = p.supply_has_double(who)
    plain = p.cells[SUPPLY + who] > 0
    if plain:
        p.offer(EXTRA_ONE)
    if double:
        p.offer(EXTRA_DOUBLE)
    if not (must and (plain or double)):
        p.offer(DECLINE)


def place_extra(p: Court, who: i64, option: i64) -> None:
    c = p.cells
    if option == EXTRA_ONE:
        c[SUPPLY + who] -= 1
        c[WALL + who] += 1
        p.record(events.BUILT, who, 1, 0)
    elif option == EXTRA_DOUBLE:
        c[DOUBLE + who] = ON_WALL
        p.record(events.BUILT, who, 2, 1)


def strength(p: Court, who: i64) -> i64:
    """Tell how many servants a family has on the wall, the Double Servant counting two."""
    if p.cells[DOUBLE + who] == ON_WALL:
        return p.cells[WALL + who] + 2
    return p.cells[WALL + who]


def check(p: Court) -> None:
    """Score the section when enough servants stand there (gugong.great-wall.complete)."""
    total: i64 = 0
    present: i64 = 0
    for seat in range(p.t.players):
        here = strength(p, seat)
        total += here
        if here > 0:
            present |= 1 << seat
    if total >= p.t.wall_full:
        score_wall(p)
        p.push(BENEFITS, 0, present, 0)


def score_wall(p: Court) -> None:
    """Most servants win points and a step; the winner's servants go home."""
    c = p.cells
    best: i64 = -1
    for seat in range(p.t.players):
        here = strength(p, seat)
        if here > 0:
            if best < 0 or here > strength(p, best) or (here == strength(p, best) and p.is_above(seat, best)):
                best = seat
    if best < 0:
        return
    p.rest_on(grounds.WALL_WON if best == p.t.meng else 0)
    p.record(events.WALL_WON, best, strength(p, best), p.t.wall_points)
    c[SUPPLY + best] += c[WALL + best]
    c[WALL + best] = 0
    if c[DOUBLE + best] == ON_WALL:
        c[DOUBLE + best] = IN_SUPPLY
    p.score(best, p.t.wall_points)
    advance_envoy(p, best, p.t.wall_steps)


def benefits(p: Court, present: i64) -> None:
    """Those who helped choose one by one, the lowest marker first (gugong.great-wall.benefit-order)."""
    lowest: i64 = -1
    for seat in range(p.t.players):
        if (present >> seat) & 1 and (lowest < 0 or p.is_above(lowest, seat)):
            lowest = seat
    if lowest >= 0:
        p.push(BENEFITS, 0, present & ~(1 << lowest), 0)
        p.push(ASK_BENEFIT, lowest, 0, 0)


def benefit_options(p: Court, who: i64) -> None:
    """Offer the benefits for which the marker can go down."""
    marker = p.cells[MARKER + who]
    steps = p.t.benefit_steps
    if marker >= steps[0]:
        p.offer(BENEFIT_ONE)
    if marker >= steps[1]:
        p.offer(BENEFIT_TWO)
    if marker >= steps[2]:
        for die in range(p.t.dice):
            for face in range(FACES):
                value = p.t.faces[FACES * die + face]
                if value != p.shown(die) and p.face_of(die, value) == face:
                    p.offer(TURN_DIE + VALUES * die + value)
    if marker >= steps[3]:
        p.offer(BENEFIT_JADE)
    p.offer(DECLINE)


def take_benefit(p: Court, who: i64, option: i64) -> None:
    steps = p.t.benefit_steps
    if option == DECLINE:
        return
    if option == BENEFIT_ONE:
        descend(p, who, steps[0])
        p.push(GAIN, who, p.t.benefit_one, grounds.BENEFIT_SERVANT if who == p.t.meng else 0)
    elif option == BENEFIT_TWO:
        descend(p, who, steps[1])
        p.push(GAIN, who, p.t.benefit_two, 0)
    elif option == BENEFIT_JADE:
        descend(p, who, steps[3])
        receive_jade(p, who, p.t.benefit_jade)
    else:
        descend(p, who, steps[2])
        die = (option - TURN_DIE) // VALUES
        value = (option - TURN_DIE) % VALUES
        p.cells[DICE + die] = p.face_of(die, value)
        p.record(events.DIE_TURNED, who, die, value)
