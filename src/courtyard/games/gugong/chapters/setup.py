"""Game materials and set-up: what is fixed at once, and what is drawn before the first day."""

from typing import Final

from mypy_extensions import i64

from courtyard.games.gugong.declaration import events
from courtyard.games.gugong.declaration.cells import (
    ACTIVE,
    AUTOMA_DECK,
    CARD_AT,
    DECREE_TILE,
    DOUBLE,
    FOCUS,
    GIFTS_DRAWN,
    HEIGHT_IN_STACK,
    HOUSE_JADE,
    OFFICIAL,
    PHASE,
    POOL,
    REWARDED,
    START_PLAYER,
    SUPPLY,
    TODAY,
    TOKEN_PILE,
)
from courtyard.games.gugong.declaration.counts import TOKEN_KINDS
from courtyard.games.gugong.declaration.position import Court
from courtyard.games.gugong.declaration.steps import (
    DEAL,
    DEAL_DECREES,
    DRAW_GIFT,
    LOT_DECREES,
    LOT_DRAW,
    LOT_FOCUS,
    LOT_OFFICIAL,
    LOT_START_PLAYER,
    OPEN_DAY,
    REFILL,
    ROLL,
    SET_UP_SEATS,
)
from courtyard.games.gugong.declaration.words import (
    BOX,
    DAY,
    HAND,
    LOCKED,
    OPEN,
    PILE,
    REWARD_GIFT,
    SECRET,
    SET_UP,
    WITH,
)

HARD: Final = 2


def lay_out(p: Court) -> None:
    """Lay out the board; random draws stand on the agenda (gugong.setup)."""
    c = p.cells
    t = p.t
    c[TODAY] = 1
    c[PHASE] = SET_UP
    for house in range(t.houses):
        c[HOUSE_JADE + house] = 1
    for kind in range(TOKEN_KINDS):
        c[TOKEN_PILE + kind] = t.token_copies[kind]
    for seat in range(t.players):
        c[POOL + seat] = t.first_pool
        c[SUPPLY + seat] = t.servants - t.first_pool
        c[DOUBLE + seat] = LOCKED
    p.push(OPEN_DAY, 0, 0, 0)
    p.push(ROLL, 0, 0, 0)
    p.push(REFILL, 0, 0, 0)
    p.push(DEAL_DECREES, 0, 0, 0)
    if t.meng >= 0:
        lay_out_meng(p)
    p.push(DEAL, 0, 0, 0)
    p.push(SET_UP_SEATS, 0, 0, 0)
    if t.meng < 0:
        p.push(LOT_START_PLAYER, 0, 0, 0)


def lay_out_meng(p: Court) -> None:
    """The Automa deck, Meng's focus, and at hard strength a fifth gift (gugong.meng.deck-hard)."""
    c = p.cells
    for kind in range(8):
        c[AUTOMA_DECK + kind] = p.t.automa_copies[kind]
    if p.t.strength == HARD:
        c[REWARDED + 3 * p.t.meng + REWARD_GIFT] = 1
        p.push(DRAW_GIFT, p.t.meng, 0, 0)
    if p.t.focus >= 0:
        c[FOCUS] = p.t.focus
    else:
        p.push(LOT_FOCUS, 0, 0, 0)


def set_up_seats(p: Court) -> None:
    """Sets of gifts by distance from the start player; markers stacked with the start player lowest."""
    c = p.cells
    t = p.t
    c[ACTIVE] = c[START_PLAYER]
    p.record(events.START_PLAYER, c[START_PLAYER], 0, 0)
    for nth in range(t.players):
        c[HEIGHT_IN_STACK + p.in_order(nth)] = nth
    for card in range(t.cards):
        its_set = t.card_set[card]
        owner = owner_of_set(p, its_set)
        if owner >= 0:
            p.move_card(card, HAND + owner, OPEN)
        elif its_set > 5 or t.expert:
            c[CARD_AT + card] = PILE
        else:
            c[CARD_AT + card] = BOX


def owner_of_set(p: Court, its_set: i64) -> i64:
    """Give the owner of a starting set, or -1 if the set is not in use."""
    t = p.t
    if t.meng >= 0:
        if its_set == t.human_set:
            return 0
        return t.meng if its_set == t.meng_set else -1
    return p.in_order(its_set - 1) if 1 <= its_set <= t.players else -1


def deal(p: Court, location: i64) -> None:
    """One gift for each official, drawn at random."""
    if location < 7:
        p.push(DEAL, 0, location + 1, 0)
        p.push(LOT_OFFICIAL, 0, location, 0)


def is_for_officials(p: Court, card: i64) -> bool:
    """The officials' own seven cards; in the expert variant any card of the draw pile."""
    zone = p.cells[CARD_AT + card]
    if p.t.expert:
        return zone == PILE
    return zone == BOX and p.t.card_set[card] == 0


def hand_to_official(p: Court, location: i64, card: i64) -> None:
    c = p.cells
    p.move_card(card, WITH + location, OPEN)
    c[OFFICIAL + location] = card


def deal_decrees(p: Court, slot: i64) -> None:
    """Two decrees of each level, drawn at random; the others stay in the box."""
    if slot < p.t.slots:
        p.push(DEAL_DECREES, 0, slot + 1, 0)
        p.push(LOT_DECREES, 0, slot, 0)


def is_for_slot(p: Court, kind: i64, slot: i64) -> bool:
    if p.t.decree_level[kind] != slot // p.t.slots_per_level + 1:
        return False
    for other in range(slot):
        if p.cells[DECREE_TILE + other] == kind + 1:
            return False
    return True


def open_day(p: Court) -> None:
    """The first day has no morning (gugong.setup.first-morning-skipped)."""
    p.cells[PHASE] = DAY


def draw_gift(p: Court, who: i64) -> None:
    """The topmost gift of the draw pile goes to the hand."""
    p.push(LOT_DRAW, who, 0, 0)


def receive_gift(p: Court, who: i64, card: i64) -> None:
    p.cells[GIFTS_DRAWN] += 1
    p.move_card(card, HAND + who, SECRET)
    p.record(events.GIFT_DRAWN, who, card, 0)
