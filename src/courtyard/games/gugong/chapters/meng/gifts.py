"""Meng's cards: the Automa deck, his pile of gifts, and the exchange they decide."""

from mypy_extensions import i64

from courtyard.games.gugong.chapters.exchange import exchange
from courtyard.games.gugong.chapters.locations.jade import receive_jade
from courtyard.games.gugong.chapters.locations.travel import give_nothing
from courtyard.games.gugong.chapters.meng.purse import NO_USE_OF_CARD, console
from courtyard.games.gugong.declaration import events, grounds
from courtyard.games.gugong.declaration.cells import (
    AUTOMA_DECK,
    AUTOMA_DRAWN,
    AUTOMA_TODAY,
    AUTOMA_USED,
    CARD_AT,
    CARD_KNOWN,
    FOCUS,
    MENG_DRAWN,
    MENG_LATER,
    MENG_TAKEN,
    PHASE,
)
from courtyard.games.gugong.declaration.counts import MENG_CARDS
from courtyard.games.gugong.declaration.options import LOT_GIFT
from courtyard.games.gugong.declaration.position import Court
from courtyard.games.gugong.declaration.steps import GAIN, LOT_AUTOMA, LOT_MENG_GIFT, MENG_ACTION, MENG_CARD
from courtyard.games.gugong.declaration.words import (
    CANAL,
    DISCARD,
    HAND,
    OPEN,
    SECRET,
    SET_UP,
    SPECIAL,
    SWAP,
    TOKEN_RECOVER,
    TWO_SERVANTS,
)
from courtyard.games.gugong.declaration.words import TWILIGHT as AT_TWILIGHT


def turn(p: Court) -> None:
    """Turn up an Automa card; an empty deck is rebuilt from the cards of earlier days."""
    c = p.cells
    left: i64 = 0
    for kind in range(8):
        left += c[AUTOMA_DECK + kind]
    if left == 0:
        p.record(events.AUTOMA_RESHUFFLED, p.t.meng, 0, 0)
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
    p.record(events.AUTOMA_REVEALED, p.t.meng, kind, c[FOCUS])
    p.push(LOT_MENG_GIFT, p.t.meng, 0, 0)


def played_today(p: Court) -> i64:
    nth: i64 = 0
    while p.cells[AUTOMA_TODAY + nth] > 0:
        nth += 1
    return nth


def gift_lots(p: Court) -> None:
    """Any gift of his pile may be on top; gifts that he won or recovered today lie under it."""
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


def is_on_discard(p: Court, card: i64) -> bool:
    for nth in range(MENG_CARDS):
        if p.cells[MENG_TAKEN + nth] == card + 1:
            return True
    return False


def reveal_gift(p: Court, card: i64, for_jade: i64) -> None:
    """The gift is given up for a jade, or exchanged: values do not matter, then both actions."""
    c = p.cells
    take_off_pile(p, card)
    if for_jade:
        p.rest_on(grounds.GIFT_FOR_JADE)
        p.move_card(card, DISCARD + p.t.meng, OPEN)
        put_on_discard(p, card)
        p.record(events.GIFT_FOR_JADE, p.t.meng, card, 0)
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


def card_action(p: Court, card: i64, special: i64) -> None:
    """Carry out his gift: servants, a location's action, or a point instead of a swap."""
    action = p.t.card_action[card]
    if action <= CANAL:
        p.push(MENG_ACTION, p.t.meng, action, special)
    elif action <= TWO_SERVANTS:
        p.push(GAIN, p.t.meng, action - CANAL, grounds.CARD_SERVANTS)
    elif action == SWAP:
        p.rest_on(grounds.CARD_SWAP)
        console(p, NO_USE_OF_CARD)


def receive_gift(p: Court, card: i64) -> None:
    """A gift won by day goes under his pile, at twilight onto his discard pile; the fifth is shuffled in."""
    if p.cells[PHASE] == AT_TWILIGHT:
        p.move_card(card, DISCARD + p.t.meng, SECRET)
        put_on_discard(p, card)
    else:
        p.move_card(card, HAND + p.t.meng, SECRET)
        if p.cells[PHASE] != SET_UP:
            put_under(p, card)
    p.record(events.GIFT_DRAWN, p.t.meng, card, 0)


def recover(p: Court) -> None:
    """By day the top card of his discard pile goes under his gifts; at twilight it is a point."""
    c = p.cells
    if c[PHASE] == AT_TWILIGHT:
        p.rest_on(grounds.RECOVER_AT_TWILIGHT)
        console(p, TOKEN_RECOVER)
        return
    p.rest_on(grounds.RECOVER)
    nth: i64 = 0
    while c[MENG_TAKEN + nth] > 0:
        nth += 1
    if nth > 0:
        card = c[MENG_TAKEN + nth - 1] - 1
        c[MENG_TAKEN + nth - 1] = 0
        p.move_card(card, HAND + p.t.meng, c[CARD_KNOWN + card])
        put_under(p, card)
        p.record(events.RECOVERED, p.t.meng, card, 0)
    else:
        give_nothing(p, p.t.meng, TOKEN_RECOVER)
