"""Meng, the opponent of the solo game: two cards say what he does, and he never chooses."""

from mypy_extensions import i64

from courtyard.games.gugong import events
from courtyard.games.gugong.exchange import exchange
from courtyard.games.gugong.locations.canal import (
    berths,
    first_free_harbour,
    free_space,
    load,
    ships_out,
    unload,
)
from courtyard.games.gugong.locations.decrees import decree_price, obtain
from courtyard.games.gugong.locations.intrigue import act as act_on_intrigue
from courtyard.games.gugong.locations.intrigue import climb
from courtyard.games.gugong.locations.jade import jade_price, receive_jade
from courtyard.games.gugong.locations.palace import advance_envoy
from courtyard.games.gugong.locations.travel import arrive, can_hand_in, give_up, second_step_price
from courtyard.games.gugong.options import (
    ACTION_A,
    BENEFIT_JADE,
    BENEFIT_ONE,
    DECLINE,
    LOAD,
    LOT_GIFT,
    MORNING_DECREE,
    NEW_SHIP,
)
from courtyard.games.gugong.position import (
    AUTOMA_DECK,
    AUTOMA_DRAWN,
    AUTOMA_TODAY,
    AUTOMA_USED,
    CARD_AT,
    CARD_KNOWN,
    CITY_TOKEN,
    DECREE_OWNERS,
    DECREE_TILE,
    FOCUS,
    HAND_SIZE,
    HARBOURS,
    HOUSE_JADE,
    MARKER,
    MENG_CARDS,
    MENG_DRAWN,
    MENG_LATER,
    MENG_TAKEN,
    PHASE,
    POOL,
    REWARDED,
    SHIP_LOAD,
    SHIP_OWNER,
    SUPPLY,
    TODAY,
    TRAVELLER,
    WALL,
    Court,
)
from courtyard.games.gugong.servants import pay, take
from courtyard.games.gugong.steps import (
    ASK_BENEFIT,
    ASK_MORNING,
    DRAW_GIFT,
    FROM_POOL,
    FROM_SUPPLY,
    GAIN,
    LOT_AUTOMA,
    LOT_MENG_GIFT,
    MENG_ACTION,
    MENG_CARD,
    MENG_LOAD,
    MENG_STEP,
    STORE,
    SUPPLY_FIRST,
    TWILIGHT,
    WALL_CHECK,
)
from courtyard.games.gugong.words import (
    CANAL,
    DECREES,
    DISCARD,
    GREAT_WALL,
    HAND,
    INTRIGUE,
    JADE,
    MORNING_INTRIGUE,
    MORNING_PALACE,
    MORNING_SERVANT,
    MORNING_SHIP,
    OPEN,
    PALACE,
    REWARD_GIFT,
    REWARD_POINTS,
    SECRET,
    SET_UP,
    SPECIAL,
    SWAP,
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
    TWO_SERVANTS,
    WALL_EXTRA,
)
from courtyard.games.gugong.words import TWILIGHT as AT_TWILIGHT

# His turn.


def turn(p: Court) -> None:
    """Turn up an Automa card; an empty deck is made anew from the cards of earlier days."""
    c = p.cells
    left: i64 = 0
    for kind in range(8):
        left += c[AUTOMA_DECK + kind]
    if left == 0:
        p.tell(events.AUTOMA_RESHUFFLED, p.t.meng, 0, 0)
        for kind in range(8):
            c[AUTOMA_DECK + kind] = c[AUTOMA_USED + kind]
            c[AUTOMA_USED + kind] = 0
            left += c[AUTOMA_DECK + kind]
    if left > 0:
        p.push(LOT_AUTOMA, p.t.meng, 0, 0)


def reveal_automa(p: Court, kind: i64) -> None:
    c = p.cells
    c[AUTOMA_DECK + kind] -= 1
    c[AUTOMA_DRAWN] += 1
    c[AUTOMA_TODAY + played_today(p)] = kind + 1
    p.tell(events.AUTOMA_REVEALED, p.t.meng, kind, c[FOCUS])
    p.push(LOT_MENG_GIFT, p.t.meng, 0, 0)


def played_today(p: Court) -> i64:
    nth: i64 = 0
    while p.cells[AUTOMA_TODAY + nth] > 0:
        nth += 1
    return nth


def gift_lots(p: Court) -> None:
    """Any gift of his pile may be on top; what he won or recovered today lies under it."""
    c = p.cells
    for card in range(p.t.cards):
        if c[CARD_AT + card] == HAND + p.t.meng and not is_later(p, card):
            p.weigh(LOT_GIFT + card, 1)
    if len(p.options) == 0:
        p.weigh(LOT_GIFT + c[MENG_LATER] - 1, 1)


def is_later(p: Court, card: i64) -> bool:
    for nth in range(MENG_CARDS):
        if p.cells[MENG_LATER + nth] == card + 1:
            return True
    return False


def put_under(p: Court, card: i64) -> None:
    nth: i64 = 0
    while p.cells[MENG_LATER + nth] > 0:
        nth += 1
    p.cells[MENG_LATER + nth] = card + 1


def take_off_pile(p: Court, card: i64) -> None:
    c = p.cells
    c[MENG_DRAWN] += 1
    if c[MENG_LATER] == card + 1:
        for nth in range(MENG_CARDS - 1):
            c[MENG_LATER + nth] = c[MENG_LATER + nth + 1]
        c[MENG_LATER + MENG_CARDS - 1] = 0


def put_on_discard(p: Court, card: i64) -> None:
    nth: i64 = 0
    while p.cells[MENG_TAKEN + nth] > 0:
        nth += 1
    p.cells[MENG_TAKEN + nth] = card + 1


def reveal_gift(p: Court, card: i64, for_jade: i64) -> None:
    """The gift is given up for a jade, or exchanged: values do not matter, then both actions."""
    c = p.cells
    take_off_pile(p, card)
    if for_jade:
        p.move_card(card, DISCARD + p.t.meng, OPEN)
        put_on_discard(p, card)
        p.tell(events.GIFT_FOR_JADE, p.t.meng, card, 0)
        receive_jade(p, p.t.meng, 1)
        return
    kind = c[AUTOMA_TODAY + played_today(p) - 1] - 1
    location = c[FOCUS] if kind == SPECIAL else kind
    special: i64 = 1 if kind == SPECIAL else 0
    exchange(p, p.t.meng, card, location)
    for taken in range(p.t.cards):
        if c[CARD_AT + taken] == DISCARD + p.t.meng and not is_on_discard(p, taken):
            put_on_discard(p, taken)
    p.push(MENG_ACTION, p.t.meng, location, special)
    p.push(MENG_CARD, p.t.meng, card, special)


def is_on_discard(p: Court, card: i64) -> bool:
    for nth in range(MENG_CARDS):
        if p.cells[MENG_TAKEN + nth] == card + 1:
            return True
    return False


def card_action(p: Court, card: i64, special: i64) -> None:
    """What his gift shows: servants, a location's action, or a point instead of a swap."""
    action = p.t.card_action[card]
    if action <= CANAL:
        p.push(MENG_ACTION, p.t.meng, action, special)
    elif action <= TWO_SERVANTS:
        p.push(GAIN, p.t.meng, action - CANAL, 0)
    elif action == SWAP:
        console(p)


def console(p: Court) -> None:
    """A point instead of what Meng cannot use."""
    p.score(p.t.meng, p.t.meng_consolation)
    p.tell(events.CONSOLATION, p.t.meng, p.t.meng_consolation, 0)


# Servants and tokens.


def can_raise(p: Court, servants: i64) -> bool:
    """So many servants are in his pool, or come there for tokens (gugong.meng.trade-for-servants)."""
    c = p.cells
    lacking = servants - c[POOL + p.t.meng]
    if lacking <= 0:
        return True
    if lacking > c[SUPPLY + p.t.meng]:
        return False
    return can_hand_in(p, p.t.meng, p.t.trade_tokens[0] * lacking, 0, -1)


def raise_servants(p: Court, servants: i64) -> None:
    """Trade tokens for the servants that are lacking, and for no more."""
    lacking = servants - p.cells[POOL + p.t.meng]
    for _ in range(lacking):
        hand_over(p, p.t.trade_tokens[0])
        p.tell(events.TRADED, p.t.meng, p.t.trade_tokens[0], 0)
        take(p, p.t.meng, p.t.trade_servants, False)


def hand_over(p: Court, tokens: i64) -> None:
    """Face-down tokens first; one that counts as two where the payment comes out exactly."""
    left = tokens
    while left > 0:
        if has_plain(p) and can_hand_in(p, p.t.meng, left - 1, 0, 0):
            give_up(p, p.t.meng, 0)
            left -= 1
        else:
            give_up(p, p.t.meng, 4)
            left -= 2


def has_plain(p: Court) -> bool:
    return can_hand_in(p, p.t.meng, 1, 0, -1)


def spend(p: Court, servants: i64) -> None:
    if servants > 0:
        pay(p, p.t.meng, servants, False)


def trade_for_jade(p: Court) -> None:
    """The moment his tokens count for six they become a jade (gugong.meng.trade-for-jade)."""
    while can_hand_in(p, p.t.meng, p.t.trade_tokens[2], 0, -1):
        hand_over(p, p.t.trade_tokens[2])
        p.tell(events.TRADED, p.t.meng, p.t.trade_tokens[2], 2)
        receive_jade(p, p.t.meng, p.t.trade_jade)


def cannot(p: Court, location: i64) -> None:
    p.tell(events.MENG_CANNOT, p.t.meng, location, 0)


# His actions, A by day and B with a special card.


def action(p: Court, location: i64, special: i64) -> None:
    meng = p.t.meng
    if location == TRAVEL:
        p.push(MENG_STEP, meng, 0, 0)
        if special:
            p.push(MENG_STEP, meng, 0, 0)
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
        p.push(MENG_LOAD, meng, SUPPLY_FIRST, 0)
        p.push(MENG_LOAD, meng, SUPPLY_FIRST, 0)
    else:
        p.push(MENG_LOAD, meng, FROM_POOL, 0)


def build(p: Court, special: i64) -> None:
    """One servant from the pool; with a special card two, from the supply first."""
    if special:
        if place_on_wall(p, SUPPLY_FIRST):
            place_on_wall(p, SUPPLY_FIRST)
            finish_building(p)
        else:
            cannot(p, GREAT_WALL)
    elif can_raise(p, 1):
        raise_servants(p, 1)
        place_on_wall(p, FROM_POOL)
        finish_building(p)
    else:
        cannot(p, GREAT_WALL)


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
    p.tell(events.BUILT, meng, 1, 0)
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
        cannot(p, JADE)
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
        cannot(p, DECREES)
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


# Ships.


def load_ship(p: Court, source: i64) -> None:
    """A servant boards the ship with most servants, then the one furthest ahead, else a new one."""
    c = p.cells
    meng = p.t.meng
    berth = ship_to_load(p)
    fresh = first_free_harbour(p, 0) if ships_out(p, meng) < p.t.ships else -1
    if berth < 0 and fresh < 0:
        cannot(p, CANAL)
        return
    whence = source
    if source == SUPPLY_FIRST:
        whence = FROM_SUPPLY if c[SUPPLY + meng] > 0 else FROM_POOL
    if source == FROM_POOL and can_raise(p, 1):
        raise_servants(p, 1)
    if c[(SUPPLY if whence == FROM_SUPPLY else POOL) + meng] == 0:
        cannot(p, CANAL)
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
                p.tell(events.MENG_CLAIMED, meng, berth, REWARD_GIFT)
                p.push(DRAW_GIFT, meng, 0, 0)
            else:
                points = REWARDED + 3 * meng + REWARD_POINTS
                if c[points] < p.t.reward_slots[REWARD_POINTS]:
                    c[points] += 1
                p.tell(events.MENG_CLAIMED, meng, berth, REWARD_POINTS)
                p.score(meng, p.t.reward_points)


def receive_gift(p: Court, card: i64) -> None:
    """A gift won by day goes under his pile, at twilight onto his discard pile; the fifth is shuffled in."""
    if p.cells[PHASE] == AT_TWILIGHT:
        p.move_card(card, DISCARD + p.t.meng, SECRET)
        put_on_discard(p, card)
    else:
        p.move_card(card, HAND + p.t.meng, SECRET)
        if p.cells[PHASE] != SET_UP:
            put_under(p, card)
    p.tell(events.GIFT_DRAWN, p.t.meng, card, 0)


# Travel.


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


def recover(p: Court) -> None:
    """By day the top card of his discard pile goes under his gifts; at twilight it is a point."""
    c = p.cells
    if c[PHASE] == AT_TWILIGHT:
        console(p)
        return
    nth: i64 = 0
    while c[MENG_TAKEN + nth] > 0:
        nth += 1
    if nth > 0:
        card = c[MENG_TAKEN + nth - 1] - 1
        c[MENG_TAKEN + nth - 1] = 0
        p.move_card(card, HAND + p.t.meng, c[CARD_KNOWN + card])
        put_under(p, card)
        p.tell(events.RECOVERED, p.t.meng, card, 0)


# Twilight.


def twilight(p: Court, nth: i64) -> None:
    """His cards of the day once more, in the order he played them, the lower half of each."""
    c = p.cells
    c[PHASE] = AT_TWILIGHT
    if nth == 0:
        p.tell(events.TWILIGHT, p.t.meng, 0, 0)
    kind = c[AUTOMA_TODAY + nth] - 1
    if kind < 0:
        for card in range(nth):
            c[AUTOMA_USED + c[AUTOMA_TODAY + card] - 1] += 1
            c[AUTOMA_TODAY + card] = 0
        return
    p.push(TWILIGHT, p.t.meng, nth + 1, 0)
    p.tell(events.TWILIGHT_CARD, p.t.meng, kind, 0)
    lower_half(p, kind)


def lower_half(p: Court, kind: i64) -> None:
    """Only if he can meet the whole price, and never for nothing."""
    meng = p.t.meng
    asked = p.t.twilight_price[kind]
    if kind == JADE or kind == DECREES or kind == SPECIAL:
        p.push(MENG_STEP, meng, 0, 0)
        return
    if kind == TRAVEL:
        asked -= p.t.travel_price - second_step_price(p, meng)
    placed: i64 = 1 if kind == GREAT_WALL or kind == CANAL else 0
    if not can_raise(p, asked + placed) or is_useless(p, kind):
        cannot(p, kind)
        return
    raise_servants(p, asked + placed)
    spend(p, asked)
    if kind == TRAVEL:
        p.push(MENG_STEP, meng, 0, 0)
    elif kind == GREAT_WALL:
        place_on_wall(p, FROM_POOL)
        finish_building(p)
    elif kind == INTRIGUE:
        climb(p, meng, p.t.intrigue_b - p.t.intrigue_a)
    elif kind == PALACE:
        advance_envoy(p, meng, p.t.palace_b - p.t.palace_a)
        climb(p, meng, p.t.palace_b_intrigue)
    else:
        p.push(MENG_LOAD, meng, FROM_POOL, 0)


def is_useless(p: Court, kind: i64) -> bool:
    """An action that would change nothing is not paid for (gugong.meng.pays-for-nothing)."""
    if kind == TRAVEL:
        return travel_goal(p) < 0
    if kind == INTRIGUE:
        return p.cells[MARKER + p.t.meng] == p.t.track
    if kind == CANAL:
        full = ships_out(p, p.t.meng) == p.t.ships or first_free_harbour(p, 0) < 0
        return full and ship_to_load(p) < 0
    return False


# Morning, and what others' questions would ask of him.


def morning_effect(p: Court, slot: i64) -> None:
    """His level-1 decrees work as anybody's, but a swap is a point (gugong.meng.decree-swap)."""
    meng = p.t.meng
    kind = p.cells[DECREE_TILE + slot] - 1
    amount = p.t.decree_amount[kind]
    p.tell(events.MORNING_ADVANTAGE, meng, kind, 0)
    if kind == MORNING_INTRIGUE:
        climb(p, meng, amount)
    elif kind == MORNING_PALACE:
        advance_envoy(p, meng, amount)
    elif kind == MORNING_SERVANT:
        p.push(GAIN, meng, amount, 0)
    elif kind == MORNING_SHIP:
        if p.cells[SUPPLY + meng] > 0:
            p.push(MENG_LOAD, meng, FROM_SUPPLY, 0)
    else:
        console(p)


def answer_for(p: Court, step: i64) -> i64:
    """The answer Meng's rules give to a question: a jade or a servant, the bottom decree first."""
    if step == ASK_BENEFIT:
        servant = p.cells[SUPPLY + p.t.meng] > 0
        found: i64 = DECLINE
        for option in p.options:
            if option == BENEFIT_JADE or (option == BENEFIT_ONE and servant and found != BENEFIT_JADE):
                found = option
        return found
    if step == ASK_MORNING:
        last: i64 = MORNING_DECREE
        for option in p.options:
            if option >= MORNING_DECREE and option < MORNING_DECREE + p.t.slots:
                last = option
        return last
    return DECLINE
