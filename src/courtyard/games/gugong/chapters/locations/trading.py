"""Tokens on the Player Board: storing them, and trading them in at any time."""

from mypy_extensions import i64

from courtyard.games.gugong.chapters.locations.jade import receive_jade
from courtyard.games.gugong.declaration import events
from courtyard.games.gugong.declaration.cells import (
    STORED,
    TOKEN_DISCARD,
)
from courtyard.games.gugong.declaration.counts import SPACES, TRADE_CLASSES
from courtyard.games.gugong.declaration.options import (
    TRADE,
    TRADE_IN,
)
from courtyard.games.gugong.declaration.position import Court
from courtyard.games.gugong.declaration.steps import (
    ASK_HAND_IN,
    ASK_ROOM,
    GAIN,
    STORE,
    TRADE_GAIN,
)
from courtyard.games.gugong.declaration.words import (
    FACE_UP,
    PRECIOUS,
    TOKEN_DOUBLE,
)


def spaces_used(p: Court, who: i64) -> i64:
    c = p.cells
    base = STORED + SPACES * who
    used: i64 = 0
    while used < SPACES and c[base + used] > 0:
        used += 1
    return used


def store(p: Court, who: i64, kind: i64, face_up: i64) -> None:
    """Lay a token above the player board; a seventh first needs room (gugong.travel.too-many-tokens)."""
    c = p.cells
    used = spaces_used(p, who)
    if used >= p.t.spaces and p.t.room_first:
        p.push(STORE, who, kind, face_up)
        p.push(ASK_ROOM, who, 0, 0)
        return
    c[STORED + SPACES * who + used] = kind + 1 + FACE_UP * face_up
    if used >= p.t.spaces:
        p.push(ASK_ROOM, who, 0, 0)


def is_too_full(p: Court, who: i64) -> bool:
    """More tokens than spaces, or none free where room must be made first."""
    used = spaces_used(p, who)
    if p.t.room_first:
        return used >= p.t.spaces
    return used > p.t.spaces


def find_face_up(p: Court, who: i64, kind: i64) -> i64:
    """The space where a face-up token of this kind lies, or -1."""
    c = p.cells
    for space in range(SPACES):
        if c[STORED + SPACES * who + space] == kind + 1 + FACE_UP:
            return space
    return -1


def turn_down(p: Court, who: i64, kind: i64) -> None:
    """A used token stays in its space, face down."""
    space = find_face_up(p, who, kind)
    p.cells[STORED + SPACES * who + space] = kind + 1
    p.record(events.TOKEN_USED, who, kind, 0)


# Trading in.


def trade_class(stored: i64) -> i64:
    """Tell how a stored token goes into a trade: 0 face down, 1 to 3 unused bonus kinds, 4 counting two."""
    if stored < FACE_UP:
        return 0
    kind = stored - FACE_UP - 1
    if kind == TOKEN_DOUBLE:
        return TRADE_CLASSES - 1
    return 1 + kind - PRECIOUS


def can_hand_in(p: Court, who: i64, tokens: i64, first_class: i64, gone: i64) -> bool:
    """Tell whether exactly this many tokens can be handed in, from this class on, but for one of `gone`."""
    c = p.cells
    singles: i64 = 0
    doubles: i64 = 0
    for space in range(SPACES):
        stored = c[STORED + SPACES * who + space]
        if stored > 0:
            its_class = trade_class(stored)
            if its_class == TRADE_CLASSES - 1:
                doubles += 1
            elif its_class >= first_class:
                singles += 1
    if gone == TRADE_CLASSES - 1:
        doubles -= 1
    elif gone >= 0:
        singles -= 1
    if doubles > tokens // 2:
        doubles = tokens // 2
    return tokens - 2 * doubles <= singles


def trade_options(p: Court, who: i64) -> None:
    """Tokens may be traded at any decision of one's own (gugong.travel.trade-any-time)."""
    if p.cells[STORED + SPACES * who] == 0:
        return
    for benefit in range(len(p.t.trade_tokens)):
        if can_hand_in(p, who, p.t.trade_tokens[benefit], 0, -1):
            p.offer(TRADE + benefit)


def begin_trade(p: Court, who: i64, option: i64) -> None:
    benefit = option - TRADE
    p.push(TRADE_GAIN, who, benefit, 0)
    p.push(ASK_HAND_IN, who, p.t.trade_tokens[benefit], 0)


def hand_in_options(p: Court, who: i64, tokens: i64, first_class: i64) -> None:
    """Offer the tokens that may go next, in the order of their classes, so that no set is counted twice."""
    c = p.cells
    for its_class in range(first_class, TRADE_CLASSES):
        worth: i64 = 2 if its_class == TRADE_CLASSES - 1 else 1
        if worth > tokens:
            continue
        here = False
        for space in range(SPACES):
            stored = c[STORED + SPACES * who + space]
            if stored > 0 and trade_class(stored) == its_class:
                here = True
        if here and can_hand_in(p, who, tokens - worth, its_class, its_class):
            p.offer(TRADE_IN + its_class)


def hand_in(p: Court, who: i64, tokens: i64, option: i64) -> None:
    """One token after the other is handed in, until the trade is paid."""
    its_class = option - TRADE_IN
    give_up(p, who, its_class)
    left = tokens - (2 if its_class == TRADE_CLASSES - 1 else 1)
    if left > 0:
        p.push(ASK_HAND_IN, who, left, its_class)


def give_up(p: Court, who: i64, its_class: i64) -> None:
    """One token goes to the discard pile; the longest kept of its class."""
    c = p.cells
    base = STORED + SPACES * who
    space: i64 = 0
    while c[base + space] == 0 or trade_class(c[base + space]) != its_class:
        space += 1
    kind = (c[base + space] & (FACE_UP - 1)) - 1
    c[TOKEN_DISCARD + kind] += 1
    while space < SPACES - 1:
        c[base + space] = c[base + space + 1]
        space += 1
    c[base + SPACES - 1] = 0


def trade_gain(p: Court, who: i64, benefit: i64) -> None:
    """Two tokens for a servant, four for points, six for a jade."""
    p.record(events.TRADED, who, p.t.trade_tokens[benefit], benefit)
    if benefit == 0:
        p.push(GAIN, who, p.t.trade_servants, 0)
    elif benefit == 1:
        p.score(who, p.t.trade_points)
    else:
        receive_jade(p, who, p.t.trade_jade)
