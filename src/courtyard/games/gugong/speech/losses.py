"""Possible losses: gains without supply, steps without track, halves, and benefits without use."""

from typing import TypeAlias

from courtyard.engine.language import Saying
from courtyard.games.gugong.chapters import exchange
from courtyard.games.gugong.chapters.locations import canal, travel
from courtyard.games.gugong.chapters.servants import can_pay
from courtyard.games.gugong.declaration import options as o
from courtyard.games.gugong.declaration import steps as ask
from courtyard.games.gugong.declaration.cells import (
    CARD_AT,
    CITY_TOKEN,
    MARKER,
    PHASE,
    POOL,
    TODAY,
    TRAVELLER,
)
from courtyard.games.gugong.declaration.counts import HARBOURS
from courtyard.games.gugong.declaration.position import Court
from courtyard.games.gugong.declaration.words import (
    DISCARD,
    FOLLOWER,
    GENEROUS,
    HAND,
    NIGHT,
    TOKEN_GIFT_FOR_JADE,
    TOKEN_RECOVER,
    TOKEN_SERVANTS_FOR_JADE,
    TOKEN_SHIP,
    TOKEN_WALL,
    TRAVEL,
)
from courtyard.games.gugong.speech.naming import servants
from courtyard.games.gugong.speech.question import Question, in_supply

Waste: TypeAlias = Saying | None
"""A warning, or nothing where nothing is wasted."""


def gain_lost(p: Court, who: int, amount: int, paid_first: int = 0) -> Waste:
    """Servants that the supply is too small for (gugong.servants.gains-stop-at-an-empty-supply)."""
    lost = amount - in_supply(p, who) - paid_first
    return Saying("warn-gain-lost", {"n": lost}) if lost > 0 else None


def steps_lost(p: Court, who: int, amount: int) -> Waste:
    """Steps beyond the end of the track (gugong.intrigue.limit)."""
    lost = p.cells[MARKER + who] + amount - p.t.track
    return Saying("warn-steps-lost", {"n": min(lost, amount)}) if lost > 0 else None


def half_lost(p: Court, who: int, price: int, kept: int) -> Waste:
    """The Double Servant has to pay for one (gugong.servants.double-servant-pays-one-as-a-last-resort)."""
    if price == 1 and p.cells[POOL + who] <= kept and p.pool_has_double(who):
        return Saying("warn-double-pays-one")
    return None


def is_last_harbour(p: Court, berth: int) -> bool:
    return berth % HARBOURS == p.t.harbours - 1


def is_last_night(p: Court) -> bool:
    return p.cells[PHASE] == NIGHT and p.cells[TODAY] == p.t.days


def can_act(p: Court, who: int, location: int, gained: int) -> bool:
    """Tell whether the action of a location does anything for a family after it gained some servants."""
    if location == TRAVEL:
        return len(travel.within_reach(p, who)) > 0
    after = p.copy()
    assert isinstance(after, Court)
    after.cells[POOL + who] += min(gained, in_supply(p, who))
    after.forget_options()
    exchange.action_options(after, who, location, ask.BY_FOLLOWING)
    return any(option != o.DECLINE for option in after.options)


def can_move_twice(p: Court, who: int) -> bool:
    """Tell whether after some first move another token is within reach."""
    for city in travel.within_reach(p, who):
        after = p.copy()
        assert isinstance(after, Court)
        after.cells[CITY_TOKEN + city] = 0
        after.cells[TRAVELLER + who] = city + 1
        if len(travel.within_reach(after, who)) > 0:
            return True
    return False


def bargain_lost(p: Court, q: Question, full_price: int) -> Waste:
    """A bargain on a price that is lower than what it saves (gugong.decrees.price-floor)."""
    if q.is_bargain and full_price < p.t.bargain:
        return Saying("warn-bargain-partly", {"saved": servants(full_price)})
    return None


def is_usable(p: Court, who: int, kind: int) -> bool:
    """Tell whether a token that asks for something finds it."""
    c, t = p.cells, p.t
    cards = range(t.cards)
    if kind == TOKEN_GIFT_FOR_JADE:
        held = [card for card in cards if c[CARD_AT + card] == HAND + who]
        return any(travel.gift_value(p, who, card) >= t.gift_for_jade_value for card in held)
    if kind == TOKEN_RECOVER:
        return any(c[CARD_AT + card] == DISCARD + who for card in cards)
    if kind == TOKEN_SERVANTS_FOR_JADE:
        return can_pay(p, who, t.servants_for_jade, 0)
    if kind == TOKEN_SHIP:
        return canal.can_load(p, who, ask.FROM_SUPPLY)
    if kind == TOKEN_WALL:
        return in_supply(p, who) > 0
    if GENEROUS <= kind <= FOLLOWER:
        return can_pay(p, who, 1, 0)
    return True


def in_last_harbour(p: Court, berth: int, free: int) -> Waste:
    """A ship that is not full in the last harbour (gugong.night.lost-at-sea)."""
    return Saying("warn-last-harbour") if free > 0 and is_last_harbour(p, berth) else None
