"""The Choice phase: offering two cards, selecting an area, sixteen turns."""

from mypy_extensions import i64

from courtyard.games.kingdom.chapters import any_time, areas
from courtyard.games.kingdom.chapters.modules import advisors, choice_advisors
from courtyard.games.kingdom.declaration import events, steps
from courtyard.games.kingdom.declaration.cells import ATTENDED, CARD_AT, TRAPS, TURN
from courtyard.games.kingdom.declaration.counts import CARDS
from courtyard.games.kingdom.declaration.options import ATTEND, LAY, OFFER, TAKE
from courtyard.games.kingdom.declaration.position import Realm
from courtyard.games.kingdom.declaration.words import ADVISOR, AREA, AREA_DOWN, HAND, SELECTED, SELECTED_DOWN


def turns(p: Realm) -> i64:
    """Each card of a hand is offered, two at a time, and each offering is followed by a selection."""
    return 2 * (p.t.hand + 1)


def next_turn(p: Realm, turn: i64) -> None:
    """The first offers, the second selects and offers, the first selects (kingdom.choice.sixteen-turns)."""
    if turn == turns(p):
        return
    p.cells[TURN] = turn
    p.push(steps.NEXT_TURN, 0, turn + 1, 0)
    first = p.first_player()
    who = first if turn % 4 == 0 or turn % 4 == 3 else 1 - first
    if turn % 2 == 0:
        p.push(steps.ASK_OFFER_CARD, who, 1, 0)
        p.push(steps.ASK_OFFER_CARD, who, 0, 0)
    else:
        p.push(steps.ASK_SELECT_AREA, who, turn, 0)


def offer_options(p: Realm, who: i64) -> None:
    """Any card of the hand."""
    c = p.cells
    for card in range(CARDS):
        if c[CARD_AT + card] == HAND + who:
            p.offer(OFFER + card)
    choice_advisors.options(p, who, False)
    attend_option(p, who)


def attend_option(p: Realm, who: i64) -> None:
    """Before offering and selecting the Duchy may be seen to, until nothing is done there.

    Where something else is asked, whatever can be done is enough; elsewhere, and in an orderly position,
    it must be able to change something now.
    """
    if p.cells[ATTENDED] == 0:
        is_beside = len(p.options) > 1 and not p.orderly
        if any_time.can_act(p, who) if is_beside else any_time.is_worthwhile(p, who):
            p.offer(ATTEND)


def attend_beside(p: Realm, who: i64) -> None:
    """Beside a question that is put in any case."""
    if len(p.options) > 1 and not p.orderly:
        attend_option(p, who)


def lay_options(p: Realm, who: i64) -> None:
    """Either area, face up, or face down with a Trap token (kingdom.choice.trap-hides-a-card)."""
    for area in range(2):
        p.offer(LAY + 2 * area)
        if p.cells[TRAPS + who] > 0:
            p.offer(LAY + 2 * area + 1)


def lay(p: Realm, who: i64, card: i64, where: i64) -> None:
    is_down = where % 2 == 1
    if is_down:
        p.cells[TRAPS + who] -= 1
    p.record(events.OFFERED, who, card, where)
    areas.lay(p, who, card, where // 2, is_down)


def select_options(p: Realm, who: i64) -> None:
    """Either area, also an empty one (kingdom.choice.empty-area-may-be-selected)."""
    p.offer(TAKE)
    p.offer(TAKE + 1)
    choice_advisors.options(p, who, True)
    attend_option(p, who)


def collect(p: Realm, who: i64, area: i64) -> None:
    """All cards of an area go to the selection, face down as they lay; Advisors to their own area."""
    c = p.cells
    if p.records_events:
        p.record(events.TOOK, who, area, areas.size(p, area))
    for card in range(CARDS):
        zone = c[CARD_AT + card]
        if zone == AREA_DOWN + area:
            p.move(card, SELECTED_DOWN + who)
        elif zone == AREA + area:
            if card >= ADVISOR:
                advisors.enter(p, who, card)
            else:
                p.move(card, SELECTED + who)


def end_choice(p: Realm) -> None:
    """Discard the cards left in the areas, face-down ones unseen (kingdom.choice.leftovers-discarded)."""
    c = p.cells
    c[TURN] = 0
    left: i64 = 0
    for card in range(CARDS):
        if AREA <= c[CARD_AT + card] < AREA_DOWN + 2:
            left += 1
            areas.discard(p, card)
    p.record(events.LEFT_OVER, 0, left, 0)
