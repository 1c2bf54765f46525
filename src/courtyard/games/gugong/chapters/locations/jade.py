"""Jade: houses with a price each, and the square when they are empty."""

from mypy_extensions import i64

from courtyard.games.gugong.chapters.advantages import lower_price
from courtyard.games.gugong.chapters.servants import can_pay
from courtyard.games.gugong.declaration import events
from courtyard.games.gugong.declaration.cells import HOUSE_JADE, JADES
from courtyard.games.gugong.declaration.options import HOUSE, SQUARE
from courtyard.games.gugong.declaration.position import Court
from courtyard.games.gugong.declaration.words import CHEAPER_JADE


def receive_jade(p: Court, who: i64, amount: i64) -> None:
    p.cells[JADES + who] += amount
    p.record(events.JADE_GAINED, who, amount, 0)


def jade_price(p: Court, who: i64, printed: i64, bargain: bool) -> i64:
    """Give the price of a house for this player, never below nothing (gugong.decrees.cheaper-jade)."""
    asked = without_decree(p, printed, bargain)
    if p.has_decree(who, CHEAPER_JADE):
        asked -= p.t.decree_amount[CHEAPER_JADE]
    return asked if asked > 0 else 0


def without_decree(p: Court, printed: i64, bargain: bool) -> i64:
    asked = printed
    if bargain:
        asked -= p.t.bargain
    return asked if asked > 0 else 0


def action_options(p: Court, who: i64, bargain: bool) -> None:
    """Every house with a jade, or to a search one of each price; the square once the houses are empty."""
    c = p.cells
    any_left = False
    last: i64 = -1
    for house in range(p.t.houses):
        if c[HOUSE_JADE + house]:
            any_left = True
            printed = p.t.house_price[house]
            if (printed != last or not p.orderly) and can_pay(
                p, who, jade_price(p, who, printed, bargain), 0
            ):
                p.offer(HOUSE + house)
            last = printed
    if not any_left and can_pay(p, who, jade_price(p, who, p.t.square_price, bargain), 0):
        p.offer(SQUARE)


def act(p: Court, who: i64, option: i64, bargain: bool) -> None:
    """Pay the price of a house and take its jade (gugong.jade.buy)."""
    printed = p.t.square_price
    if option != SQUARE:
        house = option - HOUSE
        printed = p.t.house_price[house]
        p.cells[HOUSE_JADE + house] = 0
    lower_price(p, who, jade_price(p, who, printed, bargain), without_decree(p, printed, bargain), 0)
    receive_jade(p, who, 1)
