"""Advantages that may be waived: players who want to be asked are asked about each, the others take them.

Servants that may be left in the supply are asked about by `servants`.
"""

from typing import Final

from mypy_extensions import i64

from courtyard.games.gugong.chapters.locations.intrigue import climb
from courtyard.games.gugong.chapters.locations.palace import advance_envoy
from courtyard.games.gugong.chapters.servants import can_pay, price
from courtyard.games.gugong.declaration import events
from courtyard.games.gugong.declaration.cells import MARKER, WARY
from courtyard.games.gugong.declaration.options import ACCEPT, DECLINE
from courtyard.games.gugong.declaration.position import Court
from courtyard.games.gugong.declaration.steps import ASK_ADVANTAGE, ENVOY_STEPS, INTRIGUE_STEPS, LOWER_PRICE
from courtyard.games.gugong.declaration.words import TOKEN_POINTS

PACK: Final = 64
"""A price and what it would be without the advantage, in one number: the factor of the higher one."""


def grant(p: Court, who: i64, kind: i64, amount: i64, may: i64) -> None:
    """Give an advantage, or ask about it (gugong.exchange.may-is-may)."""
    is_there = kind != INTRIGUE_STEPS or p.cells[MARKER + who] < p.t.track
    if may and is_there and p.cells[WARY + who]:
        p.push(ASK_ADVANTAGE, who, kind, amount)
    else:
        give(p, who, kind, amount)


def give(p: Court, who: i64, kind: i64, amount: i64) -> None:
    if kind == ENVOY_STEPS:
        advance_envoy(p, who, amount)
    elif kind == INTRIGUE_STEPS:
        climb(p, who, amount)
    else:
        p.score(who, amount)
        p.record(events.POINTS_SCORED, who, amount, TOKEN_POINTS)


def lower_price(p: Court, who: i64, less: i64, full: i64, kept: i64) -> None:
    """Pay the lower price; a player who wants to be asked may pay the full one."""
    if p.cells[WARY + who] and less < full and can_pay(p, who, full, kept):
        p.push(ASK_ADVANTAGE, who, LOWER_PRICE + PACK * kept, less + PACK * full)
    else:
        price(p, who, less, kept)


def options(p: Court) -> None:
    p.offer(ACCEPT)
    p.offer(DECLINE)


def answer(p: Court, who: i64, kind: i64, amount: i64, option: i64) -> None:
    if kind % PACK == LOWER_PRICE:
        price(p, who, amount % PACK if option == ACCEPT else amount // PACK, kind // PACK)
    elif option == ACCEPT:
        give(p, who, kind, amount)
    else:
        p.record(events.ADVANTAGE_WAIVED, who, kind, amount)
