"""Playing alone: the Danger deck, the visible deck, the token, and the Search."""

from librt.vecs import append, vec
from mypy_extensions import i64

from courtyard.games.kingdom.chapters import areas, choice
from courtyard.games.kingdom.chapters.modules import choice_advisors
from courtyard.games.kingdom.declaration import events, steps
from courtyard.games.kingdom.declaration.cells import (
    CARD_AT,
    CARD_KNOWN,
    CARD_LAID,
    TOP,
    TRAPS,
    TURN,
    UNMASKED,
)
from courtyard.games.kingdom.declaration.counts import CARDS, MENACE_DECK, ROW
from courtyard.games.kingdom.declaration.options import DROP, KEEP, PASS, PICK, TAKE
from courtyard.games.kingdom.declaration.position import Realm
from courtyard.games.kingdom.declaration.words import (
    ADVISOR,
    AREA,
    AREA_DOWN,
    CALAMITY,
    DISCARD,
    LOOKED_AT,
    MENACE,
)


def next_turn(p: Realm, turn: i64) -> None:
    """Four selections a round (kingdom.solo.four-selections)."""
    if turn == p.t.solo_selections:
        return
    p.cells[TURN] = turn
    p.push(steps.NEXT_TURN, 0, turn + 1, 0)
    p.push(steps.ASK_SELECT_AREA, 0, turn, 0)


def select_options(p: Realm) -> None:
    """Either area, or first the token: one face-down card is turned up (kingdom.solo.token-reveals)."""
    p.offer(TAKE)
    p.offer(TAKE + 1)
    if p.cells[TRAPS] > 0:
        unmask_options(p)
    choice_advisors.options(p, 0, True)
    choice.attend_option(p, 0)


def unmask_options(p: Realm) -> None:
    """Any face-down card of an area; to a search the first laid stands for all, for all look alike."""
    if p.orderly:
        for spot in first_face_down(p):
            p.offer(PICK + spot)
        return
    for area in range(2):
        spot = ROW * area
        for card in areas.row(p, area):
            if areas.is_down(p, card):
                p.offer(PICK + spot)
            spot += 1


def first_face_down(p: Realm) -> vec[i64]:
    """Give where the face-down card of each area lies that was laid first, if there is one."""
    c = p.cells
    first: i64 = -1
    second: i64 = -1
    for card in range(CARDS):
        zone = c[CARD_AT + card]
        if zone == AREA_DOWN:
            if first < 0 or c[CARD_LAID + card] < c[CARD_LAID + first]:
                first = card
        elif zone == AREA_DOWN + 1:
            if second < 0 or c[CARD_LAID + card] < c[CARD_LAID + second]:
                second = card
    spots = vec[i64](capacity=2)
    if first >= 0:
        spots = append(spots, areas.rank(p, first, 0))
    if second >= 0:
        spots = append(spots, ROW + areas.rank(p, second, 1))
    return spots


def unmask(p: Realm, spot: i64) -> None:
    c = p.cells
    card = areas.card_at(p, spot)
    c[TRAPS] -= 1
    c[CARD_KNOWN + card] = p.everybody()
    c[UNMASKED] = card + 1
    p.move(card, AREA + spot // ROW)
    p.record(events.UNMASKED, 0, card, spot)
    p.disclose()


def take(p: Realm, area: i64, turn: i64) -> None:
    """Search if wanted, collect, then a danger to the other area and two cards to this one."""
    searches: i64 = 1
    if p.cells[UNMASKED] > 0 and p.is_at(p.cells[UNMASKED] - 1, AREA + area):
        searches = 2
    p.push(steps.REPLENISH, 0, area, turn)
    p.push(steps.COLLECT, 0, area, 0)
    p.push(steps.ASK_SEARCH, 0, area, searches)


def can_drop(p: Realm, card: i64, area: i64) -> bool:
    """A face-up card that is neither Calamity nor Menace (kingdom.solo.search-price)."""
    return p.is_at(card, AREA + area) and (card < CALAMITY or card >= ADVISOR)


def search_options(p: Realm, area: i64, first: i64, needed: i64) -> None:
    """Cards to discard; in an orderly position in rising order, as long as enough remain for the second."""
    c = p.cells
    there = p.count(AREA + area, first, CARDS) - p.count(AREA + area, max(first, CALAMITY), ADVISOR)
    for card in range(first, CARDS):
        if c[CARD_AT + card] == AREA + area and can_drop(p, card, area):
            there -= 1
            if there < needed - 1 and p.orderly:
                return
            p.offer(DROP + card)


def ask_search(p: Realm, area: i64) -> None:
    """Not to search, or the first card to discard for it, where there are enough."""
    p.offer(PASS)
    first = len(p.options)
    search_options(p, area, 0, p.t.search_discard)
    if len(p.options) - first < p.t.search_discard and not p.orderly:
        p.options = p.options[:first]
    choice.attend_beside(p, 0)


# How far a Search has come while its price is being paid, in one number.


def progress(searches: i64, left: i64, first: i64) -> i64:
    """Tell how many Searches there are, cards still to be discarded, and the first that may be next."""
    return (searches * 16 + left) * 256 + first


def first_to_drop(so_far: i64) -> i64:
    return so_far % 256


def left_to_drop(so_far: i64) -> i64:
    return so_far // 256 % 16


def searches_left(so_far: i64) -> i64:
    return so_far // 4096


def drop(p: Realm, area: i64, card: i64, searches: i64, left: i64) -> None:
    """Discard a card for a Search; after the last one look at the deck."""
    p.record(events.DROPPED, 0, card, area)
    areas.discard(p, card)
    if left > 1:
        p.push(steps.ASK_DROP_CARD, 0, area, progress(searches, left - 1, card + 1 if p.orderly else 0))
        return
    p.record(events.SEARCHED, 0, area, 0)
    if searches > 1:
        p.push(steps.ASK_SEARCH, 0, area, searches - 1)
    p.push(steps.ASK_KEEP_CARD, 0, area, 0)
    p.push(steps.LOOK, 0, p.t.search_look, 0)


def look(p: Realm, left: i64) -> None:
    """The top card goes to those that are looked at, and the next one is turned up."""
    c = p.cells
    if left == 0 or c[TOP] == 0:
        return
    p.move(c[TOP] - 1, LOOKED_AT)
    c[TOP] = 0
    p.push(steps.LOOK, 0, left - 1, 0)
    p.push(steps.NEXT_TOP, 0, 0, 0)


def keep_options(p: Realm) -> None:
    for card in range(CARDS):
        if p.cells[CARD_AT + card] == LOOKED_AT and p.is_first_of_its_like(card, LOOKED_AT, 0):
            p.offer(KEEP + card)
    if len(p.options) == 0:
        p.offer(PASS)
    choice.attend_beside(p, 0)


def keep(p: Realm, area: i64, option: i64) -> None:
    """One card of the Search goes to the area, the rest is discarded (kingdom.solo.search-rest-discarded)."""
    if option != PASS:
        p.record(events.FOUND, 0, option - KEEP, area)
        areas.lay(p, 0, option - KEEP, area, False)
    for card in range(CARDS):
        if p.cells[CARD_AT + card] == LOOKED_AT:
            p.move(card, DISCARD)


def replenish(p: Realm, area: i64, turn: i64) -> None:
    """A danger goes to the other area and two cards to the empty one, but not after the last time."""
    if turn == p.t.solo_selections - 1:
        return
    for _ in range(p.t.solo_offering):
        p.push(steps.DRAW_TOP, 0, area, 0)
    p.push(steps.LOT_DANGER, 0, 1 - area, 0)


def lay_danger(p: Realm, card: i64, area: i64) -> None:
    p.record(events.DANGER_LAID, 0, area, 0)
    areas.lay(p, 0, card, area, True)


def draw_top(p: Realm, area: i64, is_charted: bool) -> None:
    """The visible card of the deck goes to an area; the next one becomes visible."""
    c = p.cells
    if c[TOP] == 0:
        return
    card = c[TOP] - 1
    c[TOP] = 0
    p.record(events.CHARTED if is_charted else events.STARTER, 0, card, area)
    areas.lay(p, 0, card, area, False)
    p.push(steps.NEXT_TOP, 0, 0, 0)


def danger_card(p: Realm, nth: i64) -> i64:
    """Give the nth Calamity of the Danger deck, or its Menace (kingdom.solo.menace-danger-deck)."""
    if p.t.menace[0] >= 0:
        return MENACE + MENACE_DECK * p.t.menace[0] + nth
    return CALAMITY + nth
