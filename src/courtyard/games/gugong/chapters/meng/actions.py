"""Meng's actions: A by day, B for nothing with a special card."""

from mypy_extensions import i64

from courtyard.games.gugong.chapters.locations.canal import (
    berths,
    first_free_harbour,
    free_space,
    load,
    ships_out,
    unload,
)
from courtyard.games.gugong.chapters.locations.decrees import decree_price, obtain
from courtyard.games.gugong.chapters.locations.intrigue import act as act_on_intrigue
from courtyard.games.gugong.chapters.locations.intrigue import climb
from courtyard.games.gugong.chapters.locations.jade import jade_price, receive_jade
from courtyard.games.gugong.chapters.locations.palace import advance_envoy
from courtyard.games.gugong.chapters.meng.purse import can_raise, cannot, raise_servants, spend
from courtyard.games.gugong.declaration import events, grounds
from courtyard.games.gugong.declaration.cells import (
    DECREE_OWNERS,
    DECREE_TILE,
    HOUSE_JADE,
    POOL,
    REWARDED,
    SHIP_LOAD,
    SHIP_OWNER,
    SUPPLY,
    TODAY,
    WALL,
)
from courtyard.games.gugong.declaration.counts import HARBOURS
from courtyard.games.gugong.declaration.options import ACTION_A, LOAD, NEW_SHIP
from courtyard.games.gugong.declaration.position import Court
from courtyard.games.gugong.declaration.steps import (
    DRAW_GIFT,
    FROM_POOL,
    FROM_SUPPLY,
    MENG_LOAD,
    MENG_STEP,
    SUPPLY_FIRST,
    WALL_CHECK,
)
from courtyard.games.gugong.declaration.words import (
    CANAL,
    DECREES,
    GREAT_WALL,
    INTRIGUE,
    JADE,
    PALACE,
    REWARD_GIFT,
    REWARD_POINTS,
    TRAVEL,
    WALL_EXTRA,
)


def action(p: Court, location: i64, special: i64) -> None:
    meng = p.t.meng
    ground = location + (grounds.SPECIAL if special else grounds.DAY)
    p.rest_on(ground)
    if location == TRAVEL:
        p.push(MENG_STEP, meng, ground, 0)
        if special:
            p.push(MENG_STEP, meng, ground, 0)
    elif location == GREAT_WALL:
        build(p, special)
    elif location == JADE:
        buy_jade(p, special)
    elif location == INTRIGUE:
        if special:
            climb(p, meng, p.t.intrigue_b)
        else:
            act_on_intrigue(p, meng, ACTION_A + INTRIGUE)
    elif location == PALACE:
        advance_envoy(p, meng, p.t.palace_b if special else p.t.palace_a)
        if special:
            climb(p, meng, p.t.palace_b_intrigue)
    elif location == DECREES:
        take_decree(p, special)
    elif special:
        p.push(MENG_LOAD, meng, SUPPLY_FIRST, ground)
        p.push(MENG_LOAD, meng, SUPPLY_FIRST, ground)
    else:
        p.push(MENG_LOAD, meng, FROM_POOL, ground)


def build(p: Court, special: i64) -> None:
    """One servant from the pool; with a special card two, from the supply first."""
    if special:
        if place_on_wall(p, SUPPLY_FIRST):
            place_on_wall(p, SUPPLY_FIRST)
            finish_building(p)
        else:
            cannot(p, GREAT_WALL, grounds.IMPOSSIBLE)
    elif can_raise(p, 1):
        raise_servants(p, 1)
        place_on_wall(p, FROM_POOL)
        finish_building(p)
    else:
        cannot(p, GREAT_WALL, grounds.IMPOSSIBLE)


def place_on_wall(p: Court, source: i64) -> bool:
    c = p.cells
    meng = p.t.meng
    if source != FROM_POOL and c[SUPPLY + meng] > 0:
        c[SUPPLY + meng] -= 1
    elif source != FROM_SUPPLY and c[POOL + meng] > 0:
        c[POOL + meng] -= 1
    else:
        return False
    c[WALL + meng] += 1
    p.record(events.BUILT, meng, 1, 0)
    return True


def finish_building(p: Court) -> None:
    """The extra servant of his decree joins them, then the section is checked."""
    if p.has_decree(p.t.meng, WALL_EXTRA):
        place_on_wall(p, FROM_SUPPLY)
    p.push(WALL_CHECK, p.t.meng, 0, 0)


def buy_jade(p: Court, special: i64) -> None:
    """The cheapest jade on offer, if he can pay it; as a present with a special card."""
    house: i64 = -1
    for nth in range(p.t.houses):
        if house < 0 and p.cells[HOUSE_JADE + nth]:
            house = nth
    printed = p.t.house_price[house] if house >= 0 else p.t.square_price
    asked: i64 = 0 if special else jade_price(p, p.t.meng, printed, False)
    if not can_raise(p, asked):
        cannot(p, JADE, grounds.IMPOSSIBLE)
        return
    raise_servants(p, asked)
    spend(p, asked)
    if house >= 0:
        p.cells[HOUSE_JADE + house] = 0
    receive_jade(p, p.t.meng, 1)


def take_decree(p: Court, special: i64) -> None:
    """The level of the day, then lower, then higher; there the cheaper one, then the bottom one."""
    slot = wanted_decree(p, special)
    if slot < 0:
        cannot(p, DECREES, grounds.IMPOSSIBLE)
        return
    meng = p.t.meng
    if special:
        if p.cells[SUPPLY + meng] > 0:
            p.cells[SUPPLY + meng] -= 1
            p.cells[POOL + meng] += 1
    else:
        asked = decree_price(p, meng, slot, False)
        raise_servants(p, asked + 1)
        spend(p, asked)
    obtain(p, meng, slot)


def wanted_decree(p: Court, special: i64) -> i64:
    first = p.cells[TODAY]
    if first > 3:
        first = 3
    level = first
    while level >= 1:
        slot = decree_of_level(p, level, special)
        if slot >= 0:
            return slot
        level -= 1
    level = first + 1
    while level <= 3:
        slot = decree_of_level(p, level, special)
        if slot >= 0:
            return slot
        level += 1
    return -1


def decree_of_level(p: Court, level: i64, special: i64) -> i64:
    c = p.cells
    meng = p.t.meng
    best: i64 = -1
    for slot in range(p.t.slots):
        if (
            p.t.decree_level[c[DECREE_TILE + slot] - 1] == level
            and (c[DECREE_OWNERS + slot] >> meng) & 1 == 0
        ):
            if best < 0 or decree_price(p, meng, slot, False) <= decree_price(p, meng, best, False):
                best = slot
    if best < 0:
        return -1
    if special:
        return best if c[SUPPLY + meng] + c[POOL + meng] > 0 else -1
    return best if can_raise(p, decree_price(p, meng, best, False) + 1) else -1


def load_ship(p: Court, source: i64, ground: i64) -> None:
    """A servant boards the ship with most servants, then the one furthest ahead, else a new one."""
    p.rest_on(ground)
    c = p.cells
    meng = p.t.meng
    berth = ship_to_load(p)
    fresh = first_free_harbour(p, 0) if ships_out(p, meng) < p.t.ships else -1
    if berth < 0 and fresh < 0:
        cannot(p, CANAL, grounds.IMPOSSIBLE)
        return
    whence = source
    if source == SUPPLY_FIRST:
        whence = FROM_SUPPLY if c[SUPPLY + meng] > 0 else FROM_POOL
    if source == FROM_POOL and can_raise(p, 1):
        raise_servants(p, 1)
    if c[(SUPPLY if whence == FROM_SUPPLY else POOL) + meng] == 0:
        cannot(p, CANAL, grounds.IMPOSSIBLE)
        return
    load(p, meng, whence, LOAD + 2 * berth if berth >= 0 else NEW_SHIP)


def ship_to_load(p: Court) -> i64:
    c = p.cells
    best: i64 = -1
    for berth in range(berths(p)):
        if c[SHIP_OWNER + berth] == p.t.meng + 1 and free_space(p, berth) > 0:
            if best < 0 or c[SHIP_LOAD + berth] > c[SHIP_LOAD + best]:
                best = berth
            elif c[SHIP_LOAD + berth] == c[SHIP_LOAD + best] and berth % HARBOURS >= best % HARBOURS:
                best = berth
    return best


def claims(p: Court) -> None:
    """A full ship claims at once, wherever it lies: gifts first, then points without limit."""
    c = p.cells
    meng = p.t.meng
    for berth in range(berths(p)):
        if c[SHIP_OWNER + berth] == meng + 1 and free_space(p, berth) == 0:
            unload(p, berth)
            gifts = REWARDED + 3 * meng + REWARD_GIFT
            if c[gifts] < p.t.reward_slots[REWARD_GIFT]:
                c[gifts] += 1
                p.record(events.MENG_CLAIMED, meng, berth, REWARD_GIFT)
                p.push(DRAW_GIFT, meng, 0, 0)
            else:
                points = REWARDED + 3 * meng + REWARD_POINTS
                if c[points] < p.t.reward_slots[REWARD_POINTS]:
                    c[points] += 1
                p.record(events.MENG_CLAIMED, meng, berth, REWARD_POINTS)
                p.score(meng, p.t.reward_points)
