"""Servants: prices paid from the pool, gains from the supply, and the Double Servant in both."""

from typing import Final

from mypy_extensions import i64

from courtyard.games.gugong.declaration import events, grounds
from courtyard.games.gugong.declaration.cells import BESIDE, DOUBLE, POOL, SUPPLY, WARY
from courtyard.games.gugong.declaration.options import TAKE, WITH_DOUBLE, WITHOUT_DOUBLE
from courtyard.games.gugong.declaration.position import Court
from courtyard.games.gugong.declaration.steps import ASK_PRICE, ASK_SERVANTS
from courtyard.games.gugong.declaration.words import ASIDE, IN_POOL, IN_SUPPLY

ANY_NUMBER: Final = 2
"""Of the servants to be gained any number may be left, and the player wants to be asked."""


def can_pay(p: Court, who: i64, price: i64, kept: i64) -> bool:
    """A price can be paid while `kept` plain servants stay for placing."""
    plain = p.cells[POOL + who] - kept
    if plain < 0:
        return False
    if p.pool_has_double(who):
        plain += 2
    return plain >= price


def price(p: Court, who: i64, amount: i64, kept: i64) -> None:
    """Remove servants from the pool to the supply; ask if the Double Servant may pay for two."""
    if amount == 0:
        return
    plain = p.cells[POOL + who] - kept
    without = plain >= amount
    with_double = p.pool_has_double(who) and plain >= amount - 2
    if amount == 1 and without and not p.cells[WARY + who]:
        with_double = False
    if without and with_double:
        p.push(ASK_PRICE, who, amount, kept)
    else:
        pay(p, who, amount, with_double)


def price_options(p: Court) -> None:
    p.offer(WITHOUT_DOUBLE)
    p.offer(WITH_DOUBLE)


def pay(p: Court, who: i64, amount: i64, with_double: bool) -> None:
    """Move the servants; the Double Servant pays two, or one wastefully."""
    c = p.cells
    plain = amount
    if with_double:
        plain = amount - 2 if amount > 2 else 0
        c[DOUBLE + who] = IN_SUPPLY
    c[POOL + who] -= plain
    c[SUPPLY + who] += plain
    p.record(events.PAID, who, amount, 1 if with_double else 0)


def gain(p: Court, who: i64, amount: i64, may: i64) -> None:
    """Take servants from the supply as far as it reaches; the Double Servant is taken as one.

    Asked only where it can matter: the Double Servant could come instead of a plain one, or
    taking all would empty the supply and the player may leave some. A player who wants to be asked is
    asked whenever some may be left.
    """
    c = p.cells
    plain = c[SUPPLY + who]
    if may and c[WARY + who]:
        if plain > 0 or p.supply_has_double(who):
            p.push(ASK_SERVANTS, who, amount, ANY_NUMBER)
            return
    if p.supply_has_double(who):
        if plain + 1 > amount or may:
            p.push(ASK_SERVANTS, who, amount, may)
        else:
            take(p, who, plain + 1, True)
    elif may and 0 < plain <= amount:
        p.push(ASK_SERVANTS, who, amount, may)
    else:
        if plain < amount:
            if amount > 0:
                record_shortage(p, who, amount - plain)
            amount = plain
        take(p, who, amount, False)


def record_shortage(p: Court, who: i64, lost: i64) -> None:
    ground = p.ground
    p.rest_on(grounds.GAINS_STOP if who == p.t.meng else 0)
    p.record(events.SUPPLY_SHORT, who, lost, 0)
    p.rest_on(ground)


def gain_options(p: Court, who: i64, amount: i64, may: i64) -> None:
    plain = p.cells[SUPPLY + who]
    double: i64 = 1 if p.supply_has_double(who) else 0
    most = plain + double
    if amount < most:
        most = amount
    least = most
    if may == ANY_NUMBER or (may and most == plain + double):
        least = 0
    count = most
    while count >= least:
        if double and count > 0 and plain >= count - 1:
            p.offer(TAKE + 2 * count + 1)
        if plain >= count:
            p.offer(TAKE + 2 * count)
        count -= 1


def take(p: Court, who: i64, amount: i64, with_double: bool) -> None:
    c = p.cells
    plain = amount
    if with_double:
        plain -= 1
        c[DOUBLE + who] = IN_POOL
    c[SUPPLY + who] -= plain
    c[POOL + who] += plain
    p.record(events.GAINED, who, amount, 1 if with_double else 0)


def set_aside(p: Court, who: i64) -> None:
    """A servant goes beside the board with a bonus token (gugong.bonus.stored-at-day-end)."""
    c = p.cells
    if c[POOL + who] > 0:
        c[POOL + who] -= 1
        c[BESIDE + who] += 1
    else:
        c[DOUBLE + who] = ASIDE


def call_back(p: Court, who: i64) -> None:
    """At the end of the day the servants beside bonus tokens return to the supply."""
    c = p.cells
    c[SUPPLY + who] += c[BESIDE + who]
    c[BESIDE + who] = 0
    if c[DOUBLE + who] == ASIDE:
        c[DOUBLE + who] = IN_SUPPLY
