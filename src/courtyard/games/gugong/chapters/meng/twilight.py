"""Meng at twilight and in the morning, and the answers his rules give to questions."""

from mypy_extensions import i64

from courtyard.games.gugong.chapters.locations.canal import first_free_harbour, ships_out
from courtyard.games.gugong.chapters.locations.intrigue import climb
from courtyard.games.gugong.chapters.locations.palace import advance_envoy
from courtyard.games.gugong.chapters.locations.travel import second_step_price
from courtyard.games.gugong.chapters.meng.actions import finish_building, place_on_wall, ship_to_load
from courtyard.games.gugong.chapters.meng.purse import (
    NO_USE_OF_DECREE,
    can_raise,
    cannot,
    console,
    raise_servants,
    spend,
)
from courtyard.games.gugong.chapters.meng.travels import travel_goal
from courtyard.games.gugong.declaration import events, grounds
from courtyard.games.gugong.declaration.cells import (
    AUTOMA_TODAY,
    AUTOMA_USED,
    DECREE_TILE,
    MARKER,
    PHASE,
    SUPPLY,
)
from courtyard.games.gugong.declaration.options import BENEFIT_JADE, BENEFIT_ONE, DECLINE, MORNING_DECREE
from courtyard.games.gugong.declaration.position import Court
from courtyard.games.gugong.declaration.steps import (
    ASK_BENEFIT,
    ASK_MORNING,
    FROM_POOL,
    FROM_SUPPLY,
    GAIN,
    MENG_LOAD,
    MENG_STEP,
    TWILIGHT,
)
from courtyard.games.gugong.declaration.words import (
    CANAL,
    DECREES,
    GREAT_WALL,
    INTRIGUE,
    JADE,
    MORNING_INTRIGUE,
    MORNING_PALACE,
    MORNING_SERVANT,
    MORNING_SHIP,
    PALACE,
    SPECIAL,
    TRAVEL,
)
from courtyard.games.gugong.declaration.words import TWILIGHT as AT_TWILIGHT


def twilight(p: Court, nth: i64) -> None:
    """His cards of the day once more, in the order he played them, the lower half of each."""
    c = p.cells
    c[PHASE] = AT_TWILIGHT
    if nth == 0:
        p.record(events.TWILIGHT, p.t.meng, 0, 0)
    kind = c[AUTOMA_TODAY + nth] - 1
    if kind < 0:
        for card in range(nth):
            c[AUTOMA_USED + c[AUTOMA_TODAY + card] - 1] += 1
            c[AUTOMA_TODAY + card] = 0
        return
    p.push(TWILIGHT, p.t.meng, nth + 1, 0)
    p.record(events.TWILIGHT_CARD, p.t.meng, kind, 0)
    lower_half(p, kind)


def lower_half(p: Court, kind: i64) -> None:
    """Only if he can meet the whole price, and never for nothing."""
    meng = p.t.meng
    asked = p.t.twilight_price[kind]
    if kind == JADE or kind == DECREES or kind == SPECIAL:
        p.push(MENG_STEP, meng, grounds.FREE_STEP, 0)
        return
    ground = grounds.TWILIGHT + kind
    p.rest_on(ground)
    if kind == TRAVEL:
        asked -= p.t.travel_price - second_step_price(p, meng)
    placed: i64 = 1 if kind == GREAT_WALL or kind == CANAL else 0
    if not can_raise(p, asked + placed):
        cannot(p, kind, grounds.NOT_AFFORDABLE)
        return
    if is_useless(p, kind):
        cannot(p, kind, grounds.FOR_NOTHING)
        return
    raise_servants(p, asked + placed)
    spend(p, asked)
    if kind == TRAVEL:
        p.push(MENG_STEP, meng, ground, 0)
    elif kind == GREAT_WALL:
        place_on_wall(p, FROM_POOL)
        finish_building(p)
    elif kind == INTRIGUE:
        climb(p, meng, p.t.intrigue_b - p.t.intrigue_a)
    elif kind == PALACE:
        advance_envoy(p, meng, p.t.palace_b - p.t.palace_a)
        climb(p, meng, p.t.palace_b_intrigue)
    else:
        p.push(MENG_LOAD, meng, FROM_POOL, ground)


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


def morning_effect(p: Court, slot: i64) -> None:
    """His level-1 decrees work as anybody's, but a swap is a point (gugong.meng.decree-swap)."""
    meng = p.t.meng
    kind = p.cells[DECREE_TILE + slot] - 1
    amount = p.t.decree_amount[kind]
    p.rest_on(grounds.MORNING)
    p.record(events.MORNING_ADVANTAGE, meng, kind, 0)
    if kind == MORNING_INTRIGUE:
        climb(p, meng, amount)
    elif kind == MORNING_PALACE:
        advance_envoy(p, meng, amount)
    elif kind == MORNING_SERVANT:
        p.push(GAIN, meng, amount, grounds.MORNING)
    elif kind == MORNING_SHIP:
        if p.cells[SUPPLY + meng] > 0:
            p.push(MENG_LOAD, meng, FROM_SUPPLY, grounds.MORNING)
    else:
        p.rest_on(grounds.MORNING_SWAP)
        console(p, NO_USE_OF_DECREE)


def ground_of(option: i64) -> i64:
    """The rule on which an answer of Meng's rests."""
    if option == BENEFIT_JADE:
        return grounds.BENEFIT_JADE
    return grounds.BENEFIT_SERVANT if option == BENEFIT_ONE else 0


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
