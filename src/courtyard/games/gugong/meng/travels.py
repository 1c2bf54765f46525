"""Meng's travels: round the outer ring, and what the tokens give him."""

from mypy_extensions import i64

from courtyard.games.gugong import events
from courtyard.games.gugong.locations.intrigue import climb
from courtyard.games.gugong.locations.jade import receive_jade
from courtyard.games.gugong.locations.palace import advance_envoy
from courtyard.games.gugong.locations.travel import arrive
from courtyard.games.gugong.meng.actions import place_on_wall
from courtyard.games.gugong.meng.gifts import recover
from courtyard.games.gugong.meng.purse import can_raise, cannot, console, raise_servants, spend
from courtyard.games.gugong.position import (
    CITY_TOKEN,
    HAND_SIZE,
    PHASE,
    SUPPLY,
    TRAVELLER,
    Court,
)
from courtyard.games.gugong.steps import (
    FROM_SUPPLY,
    GAIN,
    LOT_MENG_GIFT,
    MENG_LOAD,
    STORE,
    WALL_CHECK,
)
from courtyard.games.gugong.words import (
    TOKEN_DOUBLE,
    TOKEN_GIFT_FOR_JADE,
    TOKEN_INTRIGUE,
    TOKEN_PALACE,
    TOKEN_POINTS,
    TOKEN_RECOVER,
    TOKEN_SERVANTS_FOR_JADE,
    TOKEN_SHIP,
    TOKEN_SWAP,
    TOKEN_TWO_SERVANTS,
    TRAVEL,
)
from courtyard.games.gugong.words import TWILIGHT as AT_TWILIGHT


def travel_step(p: Court) -> None:
    """One move along the outer ring, counter-clockwise; off it only when it is bare."""
    goal = travel_goal(p)
    if goal >= 0:
        arrive(p, p.t.meng, goal)
    else:
        cannot(p, TRAVEL)


def travel_goal(p: Court) -> i64:
    ring = p.t.ring
    cities = len(ring)
    here = p.cells[TRAVELLER + p.t.meng] - 1
    start: i64 = -1
    for nth in range(cities):
        if ring[nth] == here:
            start = nth
    if here < 0 or start >= 0:
        for nth in range(1, cities + 1):
            city = ring[(start + nth) % cities]
            if p.cells[CITY_TOKEN + city] > 0:
                return city
    return nearest_token(p, here if here >= 0 else ring[0])


def nearest_token(p: Court, here: i64) -> i64:
    """Fewest roads, the ring before the inner cities; of equals the first counter-clockwise."""
    reached: i64 = 1 << here
    edge = reached
    on_ring: i64 = -1
    inner: i64 = -1
    while edge and on_ring < 0:
        for nth in range(len(p.t.ring) - 1, -1, -1):
            city = p.t.ring[nth]
            if (edge >> city) & 1 and p.cells[CITY_TOKEN + city] > 0:
                on_ring = city
        further: i64 = 0
        for city in range(p.t.cities):
            if (edge >> city) & 1:
                further |= p.t.roads[city]
                if inner < 0 and p.cells[CITY_TOKEN + city] > 0:
                    inner = city
        edge = further & ~reached
        reached |= edge
    return on_ring if on_ring >= 0 else inner


def token_benefit(p: Court, kind: i64) -> None:
    """Most tokens do for Meng what they do for anybody; then the token is stored."""
    meng = p.t.meng
    p.push(STORE, meng, kind, 1 if kind == TOKEN_DOUBLE else 0)
    if kind <= TOKEN_TWO_SERVANTS:
        p.push(GAIN, meng, p.t.token_servants[kind], 0)
    elif kind == TOKEN_PALACE:
        advance_envoy(p, meng, p.t.token_palace)
    elif kind == TOKEN_INTRIGUE:
        climb(p, meng, p.t.token_intrigue)
    elif kind == TOKEN_POINTS:
        p.score(meng, p.t.token_points)
        p.tell(events.POINTS_SCORED, meng, p.t.token_points, kind)
    elif kind == TOKEN_SWAP:
        console(p)
    elif kind == TOKEN_SHIP:
        if p.cells[SUPPLY + meng] > 0:
            p.push(MENG_LOAD, meng, FROM_SUPPLY, 0)
    elif kind == TOKEN_SERVANTS_FOR_JADE:
        if can_raise(p, p.t.servants_for_jade):
            raise_servants(p, p.t.servants_for_jade)
            spend(p, p.t.servants_for_jade)
            receive_jade(p, meng, 1)
    elif kind == TOKEN_RECOVER:
        recover(p)
    elif kind == TOKEN_GIFT_FOR_JADE:
        if p.cells[PHASE] == AT_TWILIGHT:
            console(p)
        elif p.cells[HAND_SIZE + meng] > 0:
            p.push(LOT_MENG_GIFT, meng, 1, 0)
    elif kind != TOKEN_DOUBLE and place_on_wall(p, FROM_SUPPLY):
        p.push(WALL_CHECK, meng, 0, 0)
