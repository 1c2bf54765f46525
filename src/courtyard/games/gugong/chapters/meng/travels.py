"""Meng's travels: round the outer ring, and what the tokens give him."""

from mypy_extensions import i64

from courtyard.games.gugong.chapters.locations import travel
from courtyard.games.gugong.chapters.locations.jade import receive_jade
from courtyard.games.gugong.chapters.locations.palace import advance_envoy
from courtyard.games.gugong.chapters.locations.travel import arrive
from courtyard.games.gugong.chapters.meng.actions import place_on_wall
from courtyard.games.gugong.chapters.meng.gifts import recover
from courtyard.games.gugong.chapters.meng.purse import can_raise, cannot, console, raise_servants, spend
from courtyard.games.gugong.declaration import events, grounds
from courtyard.games.gugong.declaration.cells import CITY_TOKEN, HAND_SIZE, PHASE, SUPPLY, TRAVELLER
from courtyard.games.gugong.declaration.position import Court
from courtyard.games.gugong.declaration.steps import (
    FROM_SUPPLY,
    GAIN,
    LOT_MENG_GIFT,
    MENG_LOAD,
    STORE,
    WALL_CHECK,
)
from courtyard.games.gugong.declaration.words import (
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
from courtyard.games.gugong.declaration.words import TWILIGHT as AT_TWILIGHT


def travel_step(p: Court, ground: i64) -> None:
    """One move along the outer ring, counter-clockwise; off it only when it is bare."""
    p.rest_on(ground)
    goal = travel_goal(p)
    if goal >= 0:
        arrive(p, p.t.meng, goal)
    else:
        cannot(p, TRAVEL, grounds.IMPOSSIBLE)


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
            if p.t.meng_steps_aside and is_visited_by_other(p, city):
                break
    return nearest_token(p, here if here >= 0 else ring[0], here >= 0 and start < 0)


def is_visited_by_other(p: Court, city: i64) -> bool:
    for seat in range(p.t.players):
        if seat != p.t.meng and p.cells[TRAVELLER + seat] == city + 1:
            return True
    return False


def nearest_token(p: Court, here: i64, is_back: bool) -> i64:
    """Fewest roads, of equals the ring before the inner cities, and there the first counter-clockwise.

    On the way back to the ring its tokens come before all others.
    """
    reached: i64 = 1 << here
    edge = reached
    inner: i64 = -1
    while edge:
        for city in p.t.ring:
            if (edge >> city) & 1 and p.cells[CITY_TOKEN + city] > 0:
                return city
        further: i64 = 0
        for city in range(p.t.cities):
            if (edge >> city) & 1:
                further |= p.t.roads[city]
                if inner < 0 and p.cells[CITY_TOKEN + city] > 0:
                    inner = city
        if inner >= 0 and not is_back:
            return inner
        edge = further & ~reached
        reached |= edge
    return inner


def token_benefit(p: Court, kind: i64) -> None:
    """Most tokens do for Meng what they do for anybody; then the token is stored."""
    meng = p.t.meng
    p.push(STORE, meng, kind, 1 if kind == TOKEN_DOUBLE else 0)
    p.rest_on(grounds.TOKEN)
    if kind <= TOKEN_TWO_SERVANTS:
        p.push(GAIN, meng, p.t.token_servants[kind], grounds.TOKEN)
    elif kind == TOKEN_PALACE:
        advance_envoy(p, meng, p.t.token_palace)
    elif kind == TOKEN_INTRIGUE:
        travel.climb_or_nothing(p, meng, kind)
    elif kind == TOKEN_POINTS:
        p.score(meng, p.t.token_points)
        p.record(events.POINTS_SCORED, meng, p.t.token_points, kind)
    elif kind == TOKEN_SWAP:
        p.rest_on(grounds.TOKEN_SWAP)
        console(p, kind)
    elif kind == TOKEN_SHIP:
        if p.cells[SUPPLY + meng] > 0:
            p.push(MENG_LOAD, meng, FROM_SUPPLY, grounds.TOKEN_FROM_SUPPLY)
        else:
            p.rest_on(grounds.TOKEN_FROM_SUPPLY)
            travel.give_nothing(p, meng, kind)
    elif kind == TOKEN_SERVANTS_FOR_JADE:
        p.rest_on(grounds.SERVANTS_FOR_JADE)
        if can_raise(p, p.t.servants_for_jade):
            raise_servants(p, p.t.servants_for_jade)
            spend(p, p.t.servants_for_jade)
            receive_jade(p, meng, 1)
        else:
            travel.give_nothing(p, meng, kind)
    elif kind == TOKEN_RECOVER:
        recover(p)
    elif kind == TOKEN_GIFT_FOR_JADE:
        if p.cells[PHASE] == AT_TWILIGHT:
            p.rest_on(grounds.GIFT_AT_TWILIGHT)
            console(p, kind)
        elif p.cells[HAND_SIZE + meng] > 0:
            p.push(LOT_MENG_GIFT, meng, 1, 0)
        else:
            p.rest_on(grounds.NO_GIFT)
            travel.give_nothing(p, meng, kind)
    elif kind != TOKEN_DOUBLE:
        p.rest_on(grounds.TOKEN_FROM_SUPPLY)
        if place_on_wall(p, FROM_SUPPLY):
            p.push(WALL_CHECK, meng, 0, 0)
        else:
            travel.give_nothing(p, meng, kind)
