"""The Planning phase: turning up the selection, then slating or recycling each card."""

from mypy_extensions import i64

from courtyard.games.kingdom.chapters import construction
from courtyard.games.kingdom.chapters.modules import advisors
from courtyard.games.kingdom.declaration import events
from courtyard.games.kingdom.declaration.cells import CARD_AT, CARD_KNOWN, CARD_LAID, PHASE, PURSE
from courtyard.games.kingdom.declaration.counts import CARDS, RESOURCES
from courtyard.games.kingdom.declaration.options import PASS, RECYCLE, SLATE
from courtyard.games.kingdom.declaration.position import Realm
from courtyard.games.kingdom.declaration.words import (
    ADVISOR,
    BUILDING,
    CALAMITY,
    DISCARD,
    DUCHY,
    MENACE,
    PLANNING,
    SELECTED,
    SELECTED_DOWN,
    TREASURE,
)


def reveal(p: Realm) -> None:
    """Turn up what lies face down; Calamities and Advisors go where they belong (kingdom.planning.reveal)."""
    c = p.cells
    c[PHASE] = PLANNING
    p.record(events.PHASE, 0, PLANNING, 0)
    for who in range(p.t.players):
        for card in range(CARDS):
            zone = c[CARD_AT + card]
            if zone == SELECTED_DOWN + who:
                p.move(card, SELECTED + who)
                c[CARD_KNOWN + card] = p.everybody()
                p.record(events.TURNED_UP, who, card, 0)
                p.disclose()
                zone = SELECTED + who
            if zone == SELECTED + who:
                c[CARD_LAID + card] = 0
                if CALAMITY <= card < MENACE:
                    p.move(card, DUCHY + who)
                    p.record(events.CALAMITY_STRIKES, who, card, 0)
                elif card >= ADVISOR:
                    advisors.enter(p, who, card)


def recycle_treasures(p: Realm, who: i64) -> None:
    """Nobody is asked about a Treasure: it is always recycled (kingdom.planning.treasure-only-recycled)."""
    for card in range(TREASURE, CALAMITY):
        if p.is_at(card, SELECTED + who):
            recycle(p, who, card)


def sort_options(p: Realm, who: i64) -> None:
    """Slate or recycle any card of the selection, and place what came of it (kingdom.planning.any-order)."""
    c = p.cells
    zone = SELECTED + who
    for card in range(TREASURE):
        if c[CARD_AT + card] == zone and (not p.orderly or p.is_first_of_its_like(card, zone, 0)):
            p.offer(SLATE + card)
            p.offer(RECYCLE + card)
            if p.orderly:
                return
    if len(p.options) == 0:
        p.offer(PASS)
    else:
        construction.cube_options(p, who)


def sort_card(p: Realm, who: i64, option: i64) -> None:
    if option < RECYCLE:
        slate(p, who, option - SLATE)
    else:
        recycle(p, who, option - RECYCLE)


def slate(p: Realm, who: i64, card: i64) -> None:
    p.move(card, BUILDING + who)
    p.record(events.SLATED, who, card, 0)


def recycle(p: Realm, who: i64, card: i64) -> None:
    """The recycling bonus waits in the purse until it is placed."""
    c = p.cells
    p.move(card, DISCARD)
    p.record(events.RECYCLED, who, card, 0)
    for nth in range(2):
        resource = p.t.recycling[2 * card + nth]
        if resource > 0:
            c[PURSE + RESOURCES * who + resource - 1] += 1
