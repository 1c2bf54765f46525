"""The Grand Canal: ships, berths along one or two routes, and the rewards of the harbours."""

from mypy_extensions import i64

from courtyard.engine.position import FRAME, FRAMES, HEIGHT
from courtyard.games.gugong.declaration import events
from courtyard.games.gugong.declaration.cells import (
    CARD_AT,
    DOUBLE,
    POOL,
    REWARDED,
    SHIP_DOUBLE,
    SHIP_LOAD,
    SHIP_OWNER,
    SUPPLY,
)
from courtyard.games.gugong.declaration.counts import HARBOURS
from courtyard.games.gugong.declaration.options import (
    ACTION_A,
    ACTION_B,
    CLAIM,
    DECLINE,
    LOAD,
    NEW_SHIP,
    SAIL,
)
from courtyard.games.gugong.declaration.position import Court
from courtyard.games.gugong.declaration.steps import (
    ASK_CLAIM,
    ASK_LOAD,
    ASK_PRICE,
    ASK_SAIL,
    CLAIMS,
    DRAW_GIFT,
    FROM_POOL,
    FROM_SUPPLY,
    PRICE,
)
from courtyard.games.gugong.declaration.words import (
    CANAL,
    IN_POOL,
    IN_SUPPLY,
    LOCKED,
    ON_SHIP,
    PILE,
    REWARD_DOUBLE,
    REWARD_GIFT,
    REWARD_POINTS,
)


def berths(p: Court) -> i64:
    return p.t.routes * HARBOURS


def ships_out(p: Court, who: i64) -> i64:
    c = p.cells
    out: i64 = 0
    for berth in range(berths(p)):
        if c[SHIP_OWNER + berth] == who + 1:
            out += 1
    return out


def free_space(p: Court, berth: i64) -> i64:
    c = p.cells
    return p.t.ship_spaces - c[SHIP_LOAD + berth] - 2 * c[SHIP_DOUBLE + berth]


def first_free_harbour(p: Court, route: i64) -> i64:
    """The first free harbour of a route, as a berth, or -1 (gugong.canal.first-free-harbour)."""
    for harbour in range(p.t.harbours):
        if p.cells[SHIP_OWNER + HARBOURS * route + harbour] == 0:
            return HARBOURS * route + harbour
    return -1


def next_free_harbour(p: Court, berth: i64) -> i64:
    """The next free harbour ahead on the same route, as a berth, or -1."""
    route = berth // HARBOURS
    harbour = berth % HARBOURS + 1
    while harbour < p.t.harbours:
        if p.cells[SHIP_OWNER + HARBOURS * route + harbour] == 0:
            return HARBOURS * route + harbour
        harbour += 1
    return -1


# The action.


def could_load(p: Court, step: i64, who: i64, source: i64) -> bool:
    """Nothing can be loaded from the pool, but a servant that is traded for could be."""
    if step != ASK_LOAD or source != FROM_POOL or can_load(p, who, FROM_POOL):
        return False
    return can_load(p, who, FROM_SUPPLY)


def can_load(p: Court, who: i64, source: i64) -> bool:
    """Some servant from there fits on some ship."""
    c = p.cells
    plain = c[(POOL if source == FROM_POOL else SUPPLY) + who] > 0
    double = c[DOUBLE + who] == (IN_POOL if source == FROM_POOL else IN_SUPPLY)
    if not plain and not double:
        return False
    need: i64 = 1 if plain else 2
    return largest_space(p, who) >= need


def largest_space(p: Court, who: i64) -> i64:
    c = p.cells
    most: i64 = 0
    for berth in range(berths(p)):
        if c[SHIP_OWNER + berth] == who + 1 and free_space(p, berth) > most:
            most = free_space(p, berth)
    if ships_out(p, who) < p.t.ships:
        for route in range(p.t.routes):
            if first_free_harbour(p, route) >= 0:
                most = p.t.ship_spaces
    return most


def all_space(p: Court, who: i64) -> i64:
    """Tell how many plain servants a player could load in all."""
    c = p.cells
    space: i64 = 0
    for berth in range(berths(p)):
        if c[SHIP_OWNER + berth] == who + 1:
            space += free_space(p, berth)
    if ships_out(p, who) < p.t.ships:
        for route in range(p.t.routes):
            if first_free_harbour(p, route) >= 0:
                return space + p.t.ship_spaces
    return space


def can_sail(p: Court, who: i64) -> bool:
    for berth in range(berths(p)):
        if is_movable(p, who, berth):
            return True
    return False


def can_claim(p: Court, who: i64) -> bool:
    """A full ship lies where it could claim a reward."""
    for berth in range(berths(p)):
        if p.cells[SHIP_OWNER + berth] == who + 1 and free_space(p, berth) == 0:
            for reward in range(3):
                if harbour_gives(p, berth, reward) and is_claimable(p, who, reward):
                    return True
    return False


def is_movable(p: Court, who: i64, berth: i64) -> bool:
    """An own ship with a free harbour ahead; in one printing also out of the last harbour."""
    if p.cells[SHIP_OWNER + berth] != who + 1:
        return False
    if next_free_harbour(p, berth) >= 0:
        return True
    return p.t.may_sail_out and berth % HARBOURS == p.t.harbours - 1


def action_options(p: Court, who: i64) -> None:
    c = p.cells
    if can_load(p, who, FROM_POOL) or can_sail(p, who) or can_claim(p, who):
        p.offer(ACTION_A + CANAL)
    servants = c[POOL + who] + (1 if p.pool_has_double(who) else 0)
    if servants >= 2 + p.t.canal_price and all_space(p, who) >= 2:
        p.offer(ACTION_B + CANAL)


def act(p: Court, who: i64, option: i64) -> None:
    """A: load one and move one ship, both optional. B: remove one to load two others."""
    if option == ACTION_A + CANAL:
        p.push(ASK_SAIL, who, 0, 0)
        p.push(ASK_LOAD, who, FROM_POOL, 0 if p.t.must_act and not can_sail(p, who) else 1)
        p.push(CLAIMS, who, 0, 0)
    else:
        p.push(ASK_LOAD, who, FROM_POOL, 0)
        p.push(ASK_LOAD, who, FROM_POOL, 0)
        pay_to_load(p, who)


def pay_to_load(p: Court, who: i64) -> None:
    """With just enough servants, ask whether the Double Servant pays or boards, if it can."""
    if p.cells[POOL + who] >= 2 + p.t.canal_price:
        p.push(PRICE, who, p.t.canal_price, 0)
    elif largest_space(p, who) >= 2 and all_space(p, who) >= 3:
        p.push(ASK_PRICE, who, p.t.canal_price, 0)
    else:
        p.push(PRICE, who, p.t.canal_price, 2)


def load_options(p: Court, who: i64, source: i64, may: i64) -> None:
    """Every own ship and every new ship that the servant fits on."""
    c = p.cells
    plain = c[(POOL if source == FROM_POOL else SUPPLY) + who] > 0
    double = c[DOUBLE + who] == (IN_POOL if source == FROM_POOL else IN_SUPPLY)
    any_way = False
    for berth in range(berths(p)):
        if c[SHIP_OWNER + berth] == who + 1:
            free = free_space(p, berth)
            if plain and free >= 1:
                p.offer(LOAD + 2 * berth)
                any_way = True
            if double and free >= 2:
                p.offer(LOAD + 2 * berth + 1)
                any_way = True
    if (plain or double) and ships_out(p, who) < p.t.ships:
        for route in range(p.t.routes):
            if first_free_harbour(p, route) >= 0:
                if plain:
                    p.offer(NEW_SHIP + 2 * route)
                if double:
                    p.offer(NEW_SHIP + 2 * route + 1)
                any_way = True
    if may or not any_way:
        p.offer(DECLINE)


def load(p: Court, who: i64, source: i64, option: i64) -> None:
    """A servant boards; a new ship begins in the first free harbour of its route. Full ships may claim."""
    if option == DECLINE:
        if source == FROM_POOL and p.t.must_act and can_sail(p, who):
            must_sail(p)
        return
    p.push(CLAIMS, who, 0, 0)
    c = p.cells
    if option >= NEW_SHIP:
        double = (option - NEW_SHIP) & 1
        berth = first_free_harbour(p, (option - NEW_SHIP) // 2)
        c[SHIP_OWNER + berth] = who + 1
        p.record(events.NEW_SHIP, who, berth, 0)
    else:
        double = (option - LOAD) & 1
        berth = (option - LOAD) // 2
    if double:
        c[DOUBLE + who] = ON_SHIP
        c[SHIP_DOUBLE + berth] = 1
    else:
        c[(POOL if source == FROM_POOL else SUPPLY) + who] -= 1
        c[SHIP_LOAD + berth] += 1
    p.record(events.LOADED, who, berth, double)


def must_sail(p: Court) -> None:
    """Where an action must be performed, a player who loads nothing in option A moves a ship."""
    c = p.cells
    below = FRAMES + FRAME * (c[HEIGHT] - 1)
    if c[below] == ASK_SAIL:
        c[below + 2] = 1


def sail_options(p: Court, who: i64, must: i64) -> None:
    for berth in range(berths(p)):
        if is_movable(p, who, berth):
            p.offer(SAIL + berth)
    if not must:
        p.offer(DECLINE)


def sail(p: Court, who: i64, option: i64) -> None:
    """A ship moves to the next free harbour, skipping occupied ones. Full ships may claim."""
    if option == DECLINE:
        return
    p.push(CLAIMS, who, 0, 0)
    berth = option - SAIL
    goal = next_free_harbour(p, berth)
    if goal < 0:
        lose_at_sea(p, berth)
    else:
        move_ship(p, berth, goal)
        p.record(events.SAILED, who, berth, goal)


def move_ship(p: Court, berth: i64, goal: i64) -> None:
    c = p.cells
    c[SHIP_OWNER + goal] = c[SHIP_OWNER + berth]
    c[SHIP_LOAD + goal] = c[SHIP_LOAD + berth]
    c[SHIP_DOUBLE + goal] = c[SHIP_DOUBLE + berth]
    c[SHIP_OWNER + berth] = 0
    c[SHIP_LOAD + berth] = 0
    c[SHIP_DOUBLE + berth] = 0


def lose_at_sea(p: Court, berth: i64) -> None:
    """A ship that leaves the last harbour goes home empty-handed (gugong.night.lost-at-sea)."""
    p.record(events.LOST_AT_SEA, p.cells[SHIP_OWNER + berth] - 1, berth, 0)
    unload(p, berth)


def unload(p: Court, berth: i64) -> None:
    """Ship and servants return home to the supply."""
    c = p.cells
    who = c[SHIP_OWNER + berth] - 1
    c[SUPPLY + who] += c[SHIP_LOAD + berth]
    if c[SHIP_DOUBLE + berth]:
        c[DOUBLE + who] = IN_SUPPLY
    c[SHIP_OWNER + berth] = 0
    c[SHIP_LOAD + berth] = 0
    c[SHIP_DOUBLE + berth] = 0


# Rewards.


def is_claimable(p: Court, who: i64, reward: i64) -> bool:
    """A reward needs a free space beside it, and its card, or its Double Servant, still to win."""
    c = p.cells
    if c[REWARDED + 3 * who + reward] >= p.t.reward_slots[reward]:
        return False
    if reward == REWARD_GIFT:
        for card in range(p.t.cards):
            if c[CARD_AT + card] == PILE:
                return True
        return False
    if reward == REWARD_DOUBLE:
        return c[DOUBLE + who] == LOCKED
    return True


def harbour_gives(p: Court, berth: i64, reward: i64) -> bool:
    return (p.t.harbour_rewards[berth % HARBOURS] >> reward) & 1 == 1


def claims(p: Court, who: i64, first: i64) -> None:
    """Offer its reward to every own full ship, one after the other."""
    c = p.cells
    for berth in range(first, berths(p)):
        if c[SHIP_OWNER + berth] == who + 1 and free_space(p, berth) == 0:
            if p.t.harbour_rewards[berth % HARBOURS]:
                p.push(CLAIMS, who, berth + 1, 0)
                p.push(ASK_CLAIM, who, berth, 0)
                return


def claim_options(p: Court, who: i64, berth: i64) -> None:
    for reward in range(3):
        if harbour_gives(p, berth, reward) and is_claimable(p, who, reward):
            p.offer(CLAIM + reward)
    p.offer(DECLINE)


def claim(p: Court, who: i64, berth: i64, option: i64) -> None:
    """One servant stays beside the reward, the others and the ship go home."""
    if option == DECLINE:
        return
    c = p.cells
    reward = option - CLAIM
    p.record(events.CLAIMED, who, berth, reward)
    c[SHIP_LOAD + berth] -= 1
    c[REWARDED + 3 * who + reward] += 1
    unload(p, berth)
    if reward == REWARD_POINTS:
        p.score(who, p.t.reward_points)
    elif reward == REWARD_GIFT:
        p.push(DRAW_GIFT, who, 0, 0)
    else:
        c[DOUBLE + who] = IN_POOL
