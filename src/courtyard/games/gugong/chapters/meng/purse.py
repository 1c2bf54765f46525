"""Meng's servants and tokens: what he can raise, what he trades, what he cannot use."""

from typing import Final

from mypy_extensions import i64

from courtyard.games.gugong.chapters.locations.jade import receive_jade
from courtyard.games.gugong.chapters.locations.trading import can_hand_in, give_up
from courtyard.games.gugong.chapters.servants import pay, take
from courtyard.games.gugong.declaration import events, grounds
from courtyard.games.gugong.declaration.cells import POOL, SUPPLY
from courtyard.games.gugong.declaration.position import Court

# What Meng cannot use beside tokens, which stand for themselves: the swap of a card, and that of a decree.
NO_USE_OF_CARD: Final = -1
NO_USE_OF_DECREE: Final = -2


def can_raise(p: Court, servants: i64) -> bool:
    """Tell whether his pool has enough servants, or gets them for tokens (gugong.meng.trade-for-servants)."""
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
    if lacking <= 0:
        return
    ground = p.ground
    p.rest_on(grounds.TRADE_FOR_SERVANTS)
    for _ in range(lacking):
        hand_over(p, p.t.trade_tokens[0])
        p.record(events.TRADED, p.t.meng, p.t.trade_tokens[0], 0)
        take(p, p.t.meng, p.t.trade_servants, False)
    p.rest_on(ground)


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
    p.rest_on(grounds.TRADE_FOR_JADE)
    while can_hand_in(p, p.t.meng, p.t.trade_tokens[2], 0, -1):
        hand_over(p, p.t.trade_tokens[2])
        p.record(events.TRADED, p.t.meng, p.t.trade_tokens[2], 2)
        receive_jade(p, p.t.meng, p.t.trade_jade)


def cannot(p: Court, location: i64, ground: i64) -> None:
    p.rest_on(ground)
    p.record(events.MENG_CANNOT, p.t.meng, location, 0)


def console(p: Court, what: i64) -> None:
    """A point instead of what Meng cannot use: a token of some kind, a card's swap or a decree's."""
    p.score(p.t.meng, p.t.meng_consolation)
    p.record(events.CONSOLATION, p.t.meng, p.t.meng_consolation, what)
