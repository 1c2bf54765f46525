"""The morning: start player, map, dice, decrees, and the servants of the day."""

from mypy_extensions import i64

from courtyard.games.gugong.chapters.advantages import grant
from courtyard.games.gugong.chapters.locations.canal import can_load
from courtyard.games.gugong.declaration import events, grounds
from courtyard.games.gugong.declaration.cells import (
    CITY_TOKEN,
    DECREE_OWNERS,
    DECREE_TILE,
    DICE,
    MEDAL,
    PHASE,
    ROLLS,
    START_PLAYER,
    TODAY,
    TOKEN_DISCARD,
    TOKEN_PILE,
    TOKENS_DRAWN,
    TRAVELLER,
)
from courtyard.games.gugong.declaration.counts import TOKEN_KINDS
from courtyard.games.gugong.declaration.options import MORNING_DECREE
from courtyard.games.gugong.declaration.position import Court
from courtyard.games.gugong.declaration.steps import (
    ASK_LOAD,
    ASK_MORNING,
    ASK_SWAP,
    ENVOY_STEPS,
    FROM_SUPPLY,
    GAIN,
    INCOME,
    INTRIGUE_STEPS,
    LOT_CITY,
    LOT_DIE,
    MORNING_DECREES,
    MORNING_EFFECT,
    NEXT_TURN,
    OWN_MORNING,
    REFILL,
    ROLL,
)
from courtyard.games.gugong.declaration.words import (
    DAY,
    MORNING,
    MORNING_INTRIGUE,
    MORNING_PALACE,
    MORNING_SERVANT,
    MORNING_SHIP,
    MORNING_SWAP,
)


def dawn(p: Court) -> None:
    """The five steps of a morning, in their order (gugong.morning.five-steps)."""
    c = p.cells
    c[PHASE] = MORNING
    p.record(events.DAWN, 0, c[TODAY] + 1, 0)
    if c[MEDAL] > 0:
        c[START_PLAYER] = c[MEDAL] - 1
        c[MEDAL] = 0
        p.record(events.NEW_START_PLAYER, c[START_PLAYER], 0, 0)
    p.push(INCOME, 0, 0, 0)
    p.push(MORNING_DECREES, 0, 0, 0)
    p.push(ROLL, 0, 0, 0)
    p.push(REFILL, 0, 0, 0)


def refill(p: Court, first: i64) -> None:
    """Every city without token and traveller gets a token; an empty pile is rebuilt first."""
    c = p.cells
    for city in range(first, p.t.cities):
        if c[CITY_TOKEN + city] == 0 and not is_visited(p, city):
            if tokens_left(p) == 0:
                for kind in range(TOKEN_KINDS):
                    c[TOKEN_PILE + kind] = c[TOKEN_DISCARD + kind]
                    c[TOKEN_DISCARD + kind] = 0
                if tokens_left(p) == 0:
                    return
                p.record(events.TOKENS_RESHUFFLED, 0, 0, 0)
            p.push(REFILL, 0, city + 1, 0)
            p.push(LOT_CITY, 0, city, 0)
            return


def is_visited(p: Court, city: i64) -> bool:
    for seat in range(p.t.players):
        if p.cells[TRAVELLER + seat] == city + 1:
            return True
    return False


def tokens_left(p: Court) -> i64:
    c = p.cells
    left: i64 = 0
    for kind in range(TOKEN_KINDS):
        left += c[TOKEN_PILE + kind]
    return left


def lay_token(p: Court, city: i64, kind: i64) -> None:
    c = p.cells
    c[TOKEN_PILE + kind] -= 1
    c[CITY_TOKEN + city] = kind + 1
    c[TOKENS_DRAWN] += 1


def roll(p: Court, die: i64) -> None:
    """Roll the destiny dice, one after the other."""
    if die < p.t.dice:
        p.push(ROLL, 0, die + 1, 0)
        p.push(LOT_DIE, 0, die, 0)


def show_value(p: Court, die: i64, value: i64) -> None:
    c = p.cells
    c[DICE + die] = p.face_of(die, value)
    c[ROLLS] += 1
    p.record(events.DIE_ROLLED, 0, die, value)


def morning_decrees(p: Court, nth: i64) -> None:
    """In player order, everybody has the advantages of their level-1 decrees."""
    if nth == p.t.players:
        return
    p.push(MORNING_DECREES, 0, nth + 1, 0)
    who = p.in_order(nth)
    c = p.cells
    mine: i64 = 0
    for slot in range(p.t.slots):
        tile = c[DECREE_TILE + slot] - 1
        if tile <= MORNING_SWAP and (c[DECREE_OWNERS + slot] >> who) & 1:
            mine |= 1 << slot
    if mine:
        p.push(OWN_MORNING, who, mine, 0)


def own_morning(p: Court, who: i64, mine: i64) -> None:
    """With two morning decrees a player chooses their order."""
    first: i64 = 0
    while not (mine >> first) & 1:
        first += 1
    if mine == 1 << first:
        p.push(MORNING_EFFECT, who, first, 0)
    else:
        p.push(ASK_MORNING, who, mine, 0)


def morning_options(p: Court, mine: i64) -> None:
    for slot in range(p.t.slots):
        if (mine >> slot) & 1:
            p.offer(MORNING_DECREE + slot)


def answer_morning(p: Court, who: i64, mine: i64, option: i64) -> None:
    slot = option - MORNING_DECREE
    p.push(OWN_MORNING, who, mine & ~(1 << slot), 0)
    p.push(MORNING_EFFECT, who, slot, 0)


def morning_effect(p: Court, who: i64, slot: i64) -> None:
    kind = p.cells[DECREE_TILE + slot] - 1
    amount = p.t.decree_amount[kind]
    p.record(events.MORNING_ADVANTAGE, who, kind, 0)
    if kind == MORNING_INTRIGUE:
        grant(p, who, INTRIGUE_STEPS, amount, 1)
    elif kind == MORNING_SHIP:
        if can_load(p, who, FROM_SUPPLY):
            p.push(ASK_LOAD, who, FROM_SUPPLY, 1)
    elif kind == MORNING_SERVANT:
        p.push(GAIN, who, amount, 1)
    elif kind == MORNING_PALACE:
        grant(p, who, ENVOY_STEPS, amount, 1)
    elif kind == MORNING_SWAP:
        p.push(ASK_SWAP, who, 0, 0)


def income(p: Court, nth: i64) -> None:
    """The day tracker moves, everybody takes the servants of the day, then the start player begins."""
    c = p.cells
    if nth == 0:
        c[TODAY] += 1
    if nth == p.t.players:
        c[PHASE] = DAY
        p.push(NEXT_TURN, 0, c[START_PLAYER], 0)
        return
    p.push(INCOME, 0, nth + 1, 0)
    may: i64 = 1 if p.t.may_waive_income else 0
    who = p.in_order(nth)
    p.push(GAIN, who, p.t.day_servants[c[TODAY] - 1], grounds.INCOME if who == p.t.meng else may)
