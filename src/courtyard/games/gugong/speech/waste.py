"""Warnings: what taking an option would waste, as things stand."""

from collections.abc import Callable

from courtyard.engine.language import Saying
from courtyard.engine.position import FRAME, FRAMES, HEIGHT
from courtyard.games.gugong.chapters import exchange
from courtyard.games.gugong.chapters.locations import canal, trading
from courtyard.games.gugong.chapters.locations.decrees import decree_price
from courtyard.games.gugong.chapters.locations.jade import jade_price
from courtyard.games.gugong.declaration import counts
from courtyard.games.gugong.declaration import options as o
from courtyard.games.gugong.declaration import steps as ask
from courtyard.games.gugong.declaration.cells import CITY_TOKEN, DECREE_TILE, HAND_SIZE, PHASE, POOL, TODAY
from courtyard.games.gugong.declaration.declared import DECLARED
from courtyard.games.gugong.declaration.position import Court
from courtyard.games.gugong.declaration.words import (
    CANAL,
    FOLLOWER,
    GENEROUS,
    HARBOUR_POINTS,
    INTRIGUE,
    MORNING_INTRIGUE,
    MORNING_SERVANT,
    MORNING_SHIP,
    MORNING_SWAP,
    NIGHT,
    PALACE,
    REWARD_POINTS,
    TOKEN_INTRIGUE,
    TOKEN_TWO_SERVANTS,
    TRAVEL,
)
from courtyard.games.gugong.speech.action_words import b_price
from courtyard.games.gugong.speech.losses import (
    Waste,
    bargain_lost,
    can_act,
    can_move_twice,
    gain_lost,
    half_lost,
    in_last_harbour,
    is_last_harbour,
    is_last_night,
    is_usable,
    steps_lost,
)
from courtyard.games.gugong.speech.naming import gain_of, place
from courtyard.games.gugong.speech.option_words import ways_to_pay
from courtyard.games.gugong.speech.question import Question, in_supply

# The exchange.


def give(p: Court, q: Question, card: int) -> Waste:
    return gain_lost(p, q.who, gain_of(p.t, card))


def give_to(p: Court, q: Question, location: int) -> Waste:
    gain = gain_of(p.t, q.a)
    if exchange.is_free(p, q.who, q.a, location):
        lost = gain_lost(p, q.who, gain)
        if lost:
            return lost
    elif len(ways_to_pay(p, q.who, q.a, location)) == 1:
        return Saying("warn-no-actions")
    if not can_act(p, q.who, location, gain):
        return Saying("warn-no-location-action", {"place": place(location)})
    if location == CANAL and gain == 0 and is_lost_at_the_canal(p, q.who):
        return Saying("warn-driven-out")
    return None


def pay_servants(p: Court, q: Question, _: int) -> Waste:
    price = p.t.exchange_price
    returned = price if p.cells[POOL + q.who] >= price else price - 1
    return half_lost(p, q.who, price, 0) or gain_lost(p, q.who, gain_of(p.t, q.a), returned)


def pay_otherwise(p: Court, q: Question, _: int) -> Waste:
    return gain_lost(p, q.who, gain_of(p.t, q.a))


def no_actions(p: Court, q: Question, _: int) -> Waste:
    return Saying("warn-no-actions")


def use_encore(p: Court, q: Question, _: int) -> Waste:
    return gain_lost(p, q.who, 2 * gain_of(p.t, q.a))


# The actions.


def action_a(p: Court, q: Question, location: int) -> Waste:
    if location == TRAVEL and not can_act(p, q.who, TRAVEL, 0):
        return Saying("warn-no-token-in-reach")
    if location == INTRIGUE:
        return steps_lost(p, q.who, p.t.intrigue_a)
    if location == CANAL and is_lost_at_the_canal(p, q.who):
        return Saying("warn-driven-out")
    if location == CANAL and not canal.can_load(p, q.who, ask.FROM_POOL):
        return Saying("warn-nothing-to-load")
    return None


def action_b(p: Court, q: Question, location: int) -> Waste:
    lost: Waste = None
    if location == TRAVEL:
        if not can_act(p, q.who, TRAVEL, 0):
            lost = Saying("warn-no-token-in-reach")
        elif not can_move_twice(p, q.who):
            lost = Saying("warn-no-second-token")
    elif location == INTRIGUE:
        lost = steps_lost(p, q.who, p.t.intrigue_b)
    elif location == PALACE:
        lost = steps_lost(p, q.who, p.t.palace_b_intrigue)
    return lost or half_lost(p, q.who, b_price(p, q.who, location), 0)


def build(p: Court, q: Question, how: int) -> Waste:
    kept = {o.BUILD_TWO: 2, o.PAY_FOR_ONE: 1}.get(o.BUILD_ONE + how)
    return None if kept is None else half_lost(p, q.who, p.t.wall_price, kept)


def buy(p: Court, q: Question, printed: int) -> Waste:
    lost = bargain_lost(p, q, jade_price(p, q.who, printed, False))
    return lost or half_lost(p, q.who, jade_price(p, q.who, printed, q.is_bargain), 0)


def house(p: Court, q: Question, number: int) -> Waste:
    return buy(p, q, p.t.house_price[number])


def square(p: Court, q: Question, _: int) -> Waste:
    return buy(p, q, p.t.square_price)


def obtain(p: Court, q: Question, slot: int) -> Waste:
    if p.cells[DECREE_TILE + slot] - 1 <= MORNING_SWAP and p.cells[TODAY] == p.t.days:
        return Saying("warn-no-more-mornings")
    lost = bargain_lost(p, q, decree_price(p, q.who, slot, False))
    return lost or half_lost(p, q.who, decree_price(p, q.who, slot, q.is_bargain), 1)


# Gains, tokens and trades.


def take(p: Court, q: Question, nth: int) -> Waste:
    most = min(q.a, in_supply(p, q.who))
    if nth // 2 < most:
        return Saying("warn-left-behind", {"n": most - nth // 2})
    return None  # More cannot be had, whatever is taken.


def benefit(p: Court, q: Question, nth: int) -> Waste:
    return gain_lost(p, q.who, (p.t.benefit_one, p.t.benefit_two, 0)[nth])


def to_city(p: Court, q: Question, city: int) -> Waste:
    kind = p.cells[CITY_TOKEN + city] - 1
    if kind <= TOKEN_TWO_SERVANTS:
        lost = gain_lost(p, q.who, p.t.token_servants[kind])
    elif kind == TOKEN_INTRIGUE:
        lost = steps_lost(p, q.who, p.t.token_intrigue)
    else:
        lost = None if is_usable(p, q.who, kind) else Saying("warn-benefit-unusable")
    placed = GENEROUS <= kind <= FOLLOWER and is_usable(p, q.who, kind)
    if lost is None and not placed and trading.spaces_used(p, q.who) >= p.t.spaces:
        return Saying("warn-no-room")
    return lost


def accept(p: Court, q: Question, _: int) -> Waste:
    if q.step == ask.ASK_ADVANTAGE:
        return None
    return half_lost(p, q.who, p.t.servants_for_jade, 0)


def use_generous(p: Court, q: Question, _: int) -> Waste:
    if p.cells[HAND_SIZE + q.who] == 0:
        return Saying("warn-no-gift-left")
    return set_aside(p, q, 0)


def set_aside(p: Court, q: Question, _: int) -> Waste:
    return Saying("warn-double-aside") if p.cells[POOL + q.who] == 0 else None


def trade(p: Court, q: Question, nth: int) -> Waste:
    if nth > 0:
        return None
    if q.step == ask.ASK_LAST_TRADE:
        return Saying("warn-servants-worthless")
    return gain_lost(p, q.who, p.t.trade_servants)


def hand_in(p: Court, q: Question, its_class: int) -> Waste:
    return Saying("warn-power-lost") if 0 < its_class < counts.TRADE_CLASSES - 1 else None


def morning_decree(p: Court, q: Question, slot: int) -> Waste:
    kind = p.cells[DECREE_TILE + slot] - 1
    amount = p.t.decree_amount[kind]
    if kind == MORNING_INTRIGUE:
        return steps_lost(p, q.who, amount)
    if kind == MORNING_SERVANT:
        return gain_lost(p, q.who, amount)
    if kind == MORNING_SHIP and not canal.can_load(p, q.who, ask.FROM_SUPPLY):
        return Saying("warn-benefit-unusable")
    return None


# Ships.


def load(p: Court, q: Question, nth: int) -> Waste:
    return in_last_harbour(p, nth // 2, canal.free_space(p, nth // 2) - 1 - nth % 2)


def new_ship(p: Court, q: Question, nth: int) -> Waste:
    return in_last_harbour(p, canal.first_free_harbour(p, nth // 2), p.t.ship_spaces - 1 - nth % 2)


def sail(p: Court, q: Question, berth: int) -> Waste:
    goal = canal.next_free_harbour(p, berth)
    if goal < 0:
        return Saying("warn-lost-at-sea")
    return in_last_harbour(p, goal, canal.free_space(p, berth))


def claim(p: Court, q: Question, reward: int) -> Waste:
    useless = reward != REWARD_POINTS and not p.has_decree(q.who, HARBOUR_POINTS)
    return Saying("warn-too-late") if useless and is_last_night(p) else None


def is_driven_out(p: Court, q: Question) -> bool:
    """Tell whether a player who must act and loads nothing can move only ships that would be lost."""
    if not p.t.must_act:
        return False
    if q.step == ask.ASK_LOAD:
        return q.a == ask.FROM_POOL and is_loading_for_a(p, 1) and can_only_sink(p, q.who)
    if q.step == ask.ASK_CLAIM and not canal.can_load(p, q.who, ask.FROM_POOL):
        return is_loading_for_a(p, 3) and can_only_sink(p, q.who)
    return False


def is_loading_for_a(p: Court, below: int) -> bool:
    """Tell whether a ship is to be moved after loading, a number of frames below the question."""
    nth = p.cells[HEIGHT] - 1 - below
    return nth >= 0 and bool(p.cells[FRAMES + FRAME * nth] == ask.ASK_SAIL)


def can_only_sink(p: Court, who: int) -> bool:
    """Tell whether ships can be moved, but none without being lost."""
    movable = [berth for berth in range(canal.berths(p)) if canal.is_movable(p, who, berth)]
    return bool(movable) and all(canal.next_free_harbour(p, berth) < 0 for berth in movable)


def is_lost_at_the_canal(p: Court, who: int) -> bool:
    """Tell whether the Canal action, which must be performed, can only lose a ship."""
    if not p.t.must_act or canal.can_load(p, who, ask.FROM_POOL) or canal.can_claim(p, who):
        return False
    return can_only_sink(p, who)


# Declining.


def decline(p: Court, q: Question, _: int) -> Waste:
    if q.step == ask.ASK_ADVANTAGE:
        return None
    if is_driven_out(p, q):
        return Saying("warn-driven-out")
    offered = [option for option in p.options_of(q.who) if option != o.DECLINE]
    gains = [option for option in offered if not o.TRADE <= option < o.TRADE_IN]
    if q.is_bargain:
        return Saying("warn-bargain-used")
    if q.step == ask.ASK_LAST_TRADE:
        worth_it = o.TRADE + 1 in offered or o.TRADE + 2 in offered
        return Saying("warn-tokens-worthless") if worth_it else None
    if not gains:
        return None
    if q.step == ask.ASK_TOKEN or (q.step == ask.ASK_LOAD and q.a == ask.FROM_SUPPLY):
        return Saying("warn-benefit-lost")
    if q.step == ask.ASK_CLAIM:
        if is_last_night(p):
            return Saying("warn-last-claim")
        by_day = p.cells[PHASE] != NIGHT
        return Saying("warn-last-harbour" if by_day and is_last_harbour(p, q.a) else "warn-reward-waits")
    return None


WASTE: dict[int, Callable[[Court, Question, int], Waste]] = {
    o.GIVE: give,
    o.SACRIFICE: pay_otherwise,
    o.GIVE_TO: give_to,
    o.TOKEN_AT: set_aside,
    o.PAY_SERVANTS: pay_servants,
    o.NO_ACTIONS: no_actions,
    o.USE_PRECIOUS: pay_otherwise,
    o.USE_ENCORE: use_encore,
    o.USE_GENEROUS: use_generous,
    o.ACCEPT: accept,
    o.DECLINE: decline,
    o.TAKE: take,
    o.TRADE: trade,
    o.TRADE_IN: hand_in,
    o.CITY: to_city,
    o.ACTION_A: action_a,
    o.ACTION_B: action_b,
    o.BUILD_ONE: build,
    o.HOUSE: house,
    o.SQUARE: square,
    o.DECREE: obtain,
    o.MORNING_DECREE: morning_decree,
    o.LOAD: load,
    o.NEW_SHIP: new_ship,
    o.SAIL: sail,
    o.CLAIM: claim,
    o.BENEFIT_ONE: benefit,
}
"""The blocks of the action space, by their first option, in which something can be wasted."""


def waste(p: Court, q: Question, option: int) -> Waste:
    """Say what taking an option at this question would waste, or nothing."""
    return DECLARED.describe(WASTE, p, q, option)
