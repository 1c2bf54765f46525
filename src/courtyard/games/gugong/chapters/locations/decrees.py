"""Decrees: six tiles in play, each to be obtained once by every family."""

from mypy_extensions import i64

from courtyard.games.gugong.chapters.advantages import lower_price
from courtyard.games.gugong.chapters.servants import can_pay
from courtyard.games.gugong.declaration import events
from courtyard.games.gugong.declaration.cells import DECREE_OWNERS, DECREE_TILE, POOL
from courtyard.games.gugong.declaration.options import DECREE
from courtyard.games.gugong.declaration.position import Court
from courtyard.games.gugong.declaration.steps import OBTAIN
from courtyard.games.gugong.declaration.words import CHEAPER_DECREES


def decree_price(p: Court, who: i64, slot: i64, bargain: bool) -> i64:
    """The printed cost and one for each opponent there, less what the player need not pay."""
    asked = without_decree(p, slot, bargain)
    if p.has_decree(who, CHEAPER_DECREES):
        asked -= p.t.decree_amount[CHEAPER_DECREES]
    return asked if asked > 0 else 0


def without_decree(p: Court, slot: i64, bargain: bool) -> i64:
    c = p.cells
    asked = p.t.decree_cost[c[DECREE_TILE + slot] - 1]
    owners = c[DECREE_OWNERS + slot]
    for other in range(p.t.players):
        asked += (owners >> other) & 1
    if bargain:
        asked -= p.t.bargain
    return asked if asked > 0 else 0


def action_options(p: Court, who: i64, bargain: bool) -> None:
    """Every decree not yet obtained that can be paid, with a plain servant left to stay there."""
    c = p.cells
    for slot in range(p.t.slots):
        if (c[DECREE_OWNERS + slot] >> who) & 1 == 0:
            if can_pay(p, who, decree_price(p, who, slot, bargain), 1):
                p.offer(DECREE + slot)


def act(p: Court, who: i64, option: i64, bargain: bool) -> None:
    slot = option - DECREE
    p.push(OBTAIN, who, slot, 0)
    lower_price(p, who, decree_price(p, who, slot, bargain), without_decree(p, slot, bargain), 1)


def obtain(p: Court, who: i64, slot: i64) -> None:
    """A plain servant stays on the decree; levels 1 and 2 score at once."""
    c = p.cells
    tile = c[DECREE_TILE + slot] - 1
    c[POOL + who] -= 1
    c[DECREE_OWNERS + slot] |= 1 << who
    p.record(events.DECREE_OBTAINED, who, tile, p.t.decree_points[tile])
    p.score(who, p.t.decree_points[tile])
