"""The Offering areas and the selections: laying cards, and pointing at one by its place."""

from librt.vecs import append, vec
from mypy_extensions import i64

from courtyard.games.kingdom.declaration.cells import CARD_AT, CARD_KNOWN, CARD_LAID, LAID, ROUND
from courtyard.games.kingdom.declaration.counts import CARDS, ROW
from courtyard.games.kingdom.declaration.position import Realm
from courtyard.games.kingdom.declaration.words import AREA, AREA_DOWN, DISCARD, SELECTED_DOWN


def lay(p: Realm, who: i64, card: i64, area: i64, is_down: bool) -> None:
    """A card goes onto an area; face up everybody knows it, face down who knew it before."""
    c = p.cells
    if is_down:
        p.move(card, AREA_DOWN + area)
    else:
        p.move(card, AREA + area)
        c[CARD_KNOWN + card] = p.everybody()
    c[LAID] += 1
    c[CARD_LAID + card] = (64 * c[ROUND] + c[LAID]) * 2 + who


def discard(p: Realm, card: i64) -> None:
    """A card leaves an area; of one that was not seen by all it is remembered who laid it."""
    c = p.cells
    p.move(card, DISCARD)
    if c[CARD_KNOWN + card] == p.everybody():
        c[CARD_LAID + card] = 0


def is_in_place(p: Realm, card: i64, place: i64) -> bool:
    """The places are the two areas and, for cards that are face down, the two selections."""
    zone = p.cells[CARD_AT + card]
    if place < 2:
        return zone == AREA + place or zone == AREA_DOWN + place
    return zone == SELECTED_DOWN + place - 2


def is_down(p: Realm, card: i64) -> bool:
    zone = p.cells[CARD_AT + card]
    return AREA_DOWN <= zone < AREA_DOWN + 2 or SELECTED_DOWN <= zone < SELECTED_DOWN + 2


def size(p: Realm, place: i64) -> i64:
    if place < 2:
        return p.count(AREA + place, 0, CARDS) + p.count(AREA_DOWN + place, 0, CARDS)
    return p.count(SELECTED_DOWN + place - 2, 0, CARDS)


def rank(p: Realm, card: i64, place: i64) -> i64:
    """Tell how many cards of a place were laid before this one."""
    c = p.cells
    laid = c[CARD_LAID + card]
    face_up = AREA + place if place < 2 else SELECTED_DOWN + place - 2
    face_down = AREA_DOWN + place if place < 2 else face_up
    before: i64 = 0
    for other in range(CARDS):
        zone = c[CARD_AT + other]
        if (zone == face_up or zone == face_down) and c[CARD_LAID + other] < laid:
            before += 1
    return before


def row(p: Realm, place: i64) -> vec[i64]:
    """Give the cards of a place in the order in which they were laid."""
    c = p.cells
    cards = vec[i64](capacity=ROW)
    for card in range(CARDS):
        if is_in_place(p, card, place):
            cards = append(cards, card)
    for nth in range(1, len(cards)):
        card = cards[nth]
        at = nth
        while at > 0 and c[CARD_LAID + cards[at - 1]] > c[CARD_LAID + card]:
            cards[at] = cards[at - 1]
            at -= 1
        cards[at] = card
    return cards


def card_at(p: Realm, spot: i64) -> i64:
    """Give the card that lies at a spot: its place times the row's length, plus its rank."""
    cards = row(p, spot // ROW)
    nth = spot % ROW
    return cards[nth] if nth < len(cards) else -1
