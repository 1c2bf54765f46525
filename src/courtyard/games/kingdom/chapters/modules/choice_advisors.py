"""The Advisors of the Choice phase: tokens, cards of the deck, and cards that lie on offer or face down."""

from mypy_extensions import i64

from courtyard.games.kingdom.chapters import areas
from courtyard.games.kingdom.chapters.modules.advisors import can_activate, enter, pay
from courtyard.games.kingdom.declaration import events, steps
from courtyard.games.kingdom.declaration.cells import CARD_AT, CARD_KNOWN, TRAPS
from courtyard.games.kingdom.declaration.counts import CARDS, ROW
from courtyard.games.kingdom.declaration.options import ACTIVATE, ONTO, PICK
from courtyard.games.kingdom.declaration.position import Realm
from courtyard.games.kingdom.declaration.words import (
    ADVISOR,
    ADVISORS,
    AREA,
    AREA_DOWN,
    CARTOGRAPHER,
    DECK,
    DISCARD,
    GAMBLER,
    MERCENARY,
    POWER,
    SELECTED,
    SELECTED_DOWN,
    SPY,
)


def options(p: Realm, who: i64, is_selecting: bool) -> None:
    """The Advisors that help while cards are offered and selected."""
    if p.t.module != ADVISORS:
        return
    c = p.cells
    if can_activate(p, who, SPY) and c[TRAPS + who] < p.t.traps:
        p.offer(ACTIVATE + SPY)
    if can_activate(p, who, CARTOGRAPHER) and has_card_to_chart(p):
        p.offer(ACTIVATE + CARTOGRAPHER)
    if can_activate(p, who, POWER) and has_target(p, POWER):
        p.offer(ACTIVATE + POWER)
    if is_selecting:
        for advisor in (MERCENARY, GAMBLER):
            if can_activate(p, who, advisor) and has_target(p, advisor):
                p.offer(ACTIVATE + advisor)


def has_card_to_chart(p: Realm) -> bool:
    for card in p.t.in_deck:
        if p.is_at(card, DECK) or p.is_at(card, DISCARD):
            return True
    return False


def is_target(p: Realm, advisor: i64, card: i64) -> bool:
    """Power points at any face-down card, Mercenary and Gambler at any card of an area."""
    zone = p.cells[CARD_AT + card]
    if advisor == POWER:
        return areas.is_down(p, card)
    return AREA <= zone < AREA_DOWN + 2


def has_target(p: Realm, advisor: i64) -> bool:
    for card in range(CARDS):
        if is_target(p, advisor, card):
            return True
    return False


def activate(p: Realm, who: i64, advisor: i64) -> None:
    pay(p, who, advisor)
    if advisor == SPY:
        p.cells[TRAPS + who] += 1
        p.record(events.TRAP_BACK, who, 0, 0)
    elif advisor == CARTOGRAPHER:
        p.push(steps.CHART, who, 0, 0)
    else:
        p.push(steps.ASK_PICK_CARD, who, advisor, 0)


def target_options(p: Realm, advisor: i64) -> None:
    """Cards by their places, in the order in which they lie: another order would tell what they are."""
    for place in range(4):
        spot = ROW * place
        for card in areas.row(p, place):
            if is_target(p, advisor, card):
                p.offer(PICK + spot)
            spot += 1


def use_on(p: Realm, who: i64, advisor: i64, spot: i64) -> None:
    card = areas.card_at(p, spot)
    if advisor == POWER:
        unmask(p, who, card, spot)
    elif advisor == MERCENARY:
        p.record(events.SENT_AWAY, who, card, 4 * spot + p.cells[CARD_KNOWN + card])
        areas.discard(p, card)
    else:
        p.record(events.MOVED, who, card, 4 * spot + p.cells[CARD_KNOWN + card])
        zone = p.cells[CARD_AT + card]
        p.move(card, zone + 1 if zone == AREA or zone == AREA_DOWN else zone - 1)


def unmask(p: Realm, who: i64, card: i64, spot: i64) -> None:
    """Turn a face-down card up; a selected Advisor enters (kingdom.advisors.power-reveals-an-advisor)."""
    c = p.cells
    zone = c[CARD_AT + card]
    c[CARD_KNOWN + card] = p.everybody()
    p.record(events.UNMASKED, who, card, spot)
    p.disclose()
    if zone >= SELECTED_DOWN:
        owner = zone - SELECTED_DOWN
        p.move(card, SELECTED + owner)
        if card >= ADVISOR:
            enter(p, owner, card)
    else:
        p.move(card, zone - AREA_DOWN + AREA)


def chart(p: Realm, who: i64) -> None:
    """The next card goes onto the smaller area; if they are equal, the player says which."""
    first = areas.size(p, 0)
    second = areas.size(p, 1)
    if first == second:
        p.push(steps.ASK_PICK_AREA, who, 0, 0)
    else:
        chart_onto(p, who, 0 if first < second else 1)


def area_options(p: Realm) -> None:
    p.offer(ONTO)
    p.offer(ONTO + 1)


def chart_onto(p: Realm, who: i64, area: i64) -> None:
    p.push(steps.DRAW_TOP if p.t.players == 1 else steps.LOT_AREA, who, area, 1)
