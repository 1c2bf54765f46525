"""Set-up, and the frame of each round."""

from mypy_extensions import i64

from courtyard.games.kingdom.chapters import areas
from courtyard.games.kingdom.chapters.solo import danger_card
from courtyard.games.kingdom.declaration import events, steps
from courtyard.games.kingdom.declaration.cells import (
    ADVISORS_DRAWN,
    CARD_AT,
    CARD_KNOWN,
    CARD_LAID,
    DANGERS_DRAWN,
    DEVELOPMENTS_DRAWN,
    LAID,
    PHASE,
    ROUND,
    TOP,
    TRAPS,
    UNMASKED,
    USED,
)
from courtyard.games.kingdom.declaration.counts import CARDS, MENACE_DECK, RESOURCES
from courtyard.games.kingdom.declaration.position import Realm
from courtyard.games.kingdom.declaration.words import (
    ADVISOR,
    ADVISORS,
    CALAMITY,
    CHOICE,
    DANGER,
    DECK,
    DISCARD,
    DRAWN,
    GIANT_RATS,
    HAND,
    MENACE,
    MENACES,
    QUEST,
    SET_UP,
    TREASURE,
)


def lay_out(p: Realm) -> None:
    """Lay out everything; random draws stand on the agenda (kingdom.setup.development-deck)."""
    c = p.cells
    t = p.t
    c[PHASE] = SET_UP
    p.record(events.MODULE, 0, t.module, 0)
    for who in range(t.players):
        p.record(events.DUCHY_TAKEN, who, t.duchy[who], 0)
    for card in t.in_deck:
        p.move(card, DECK)
    p.push(steps.BEGIN_ROUND, 0, 1, 0)
    if t.module == MENACES:
        p.record(events.CALAMITIES_OUT, 0, 0, 0)
        for who in range(t.players):
            p.record(events.MENACE_DECK, who, t.menace[who], 0)
            if t.menace[who] == GIANT_RATS:
                p.record(events.VERMIN_READY, 0, t.vermin, 0)
    elif t.module == QUEST:
        p.record(events.QUEST_LAID, 0, t.steps, 0)
    record_materials(p)
    if t.players == 1:
        p.push(steps.NEXT_TOP, 0, 0, 0)
        p.push(steps.FILL_DANGER, 0, t.danger_cards, 0)
    if t.module == ADVISORS:
        lay_out_advisors(p)


def advisors_in_deck(p: Realm) -> i64:
    """Tell how many Advisors are shuffled in: alone, the one that is not kept is among them."""
    t = p.t
    kept_out: i64 = 1 if t.players == 1 else t.players * t.advisors_drawn
    return len(t.in_advisors) - kept_out


def record_materials(p: Realm) -> None:
    """Tell what the Development deck is made of, and what lies beside it."""
    t = p.t
    printed: i64 = 0
    for card in t.in_deck:
        if card < TREASURE:
            printed += 1
    added: i64 = advisors_in_deck(p) if t.module == ADVISORS else CALAMITY - TREASURE
    p.record(events.DECK_SHUFFLED, 0, printed, added)
    if t.players > 1 and t.module != MENACES:
        p.record(events.CALAMITIES_READY, 0, MENACE - CALAMITY, 0)
    p.record(events.TRAPS_READY, 0, t.traps, 0)


def lay_out_advisors(p: Realm) -> None:
    """Advisors take the place of the Treasures (kingdom.advisors.replace-treasures); each draws two."""
    t = p.t
    p.record(events.TREASURES_OUT, 0, advisors_in_deck(p), 0)
    if len(t.in_advisors) < CARDS - ADVISOR:
        p.record(events.ADVISORS_LEFT_OUT, 0, CARDS - ADVISOR - len(t.in_advisors), 0)
    p.push(steps.FIRST_ADVISORS, 0, 0, 0)
    for who in range(t.players):
        p.record(events.FIRST_SOLDIERS, who, t.first_soldiers, 0)
        p.recruit(who, t.first_soldiers)
        for _ in range(t.advisors_drawn):
            p.push(steps.LOT_ADVISOR, who, 0, 0)


def draw_advisor(p: Realm, who: i64, card: i64) -> None:
    c = p.cells
    c[ADVISORS_DRAWN] += 1
    p.move(card, DRAWN + who)
    c[CARD_KNOWN + card] = 1 << who


def fill_danger(p: Realm, left: i64) -> None:
    """Eight cards unseen and four Calamities or Menaces make the Danger deck (kingdom.solo.danger-deck)."""
    if left > 0:
        p.push(steps.FILL_DANGER, 0, left - 1, 0)
        p.push(steps.LOT_DANGER_DECK, 0, 0, 0)
        return
    for nth in range(p.t.danger_calamities):
        p.move(danger_card(p, nth), DANGER)
    p.record(events.DANGER_DECK, 0, p.t.danger_cards, p.t.danger_calamities)


# A round.


def begin_round(p: Realm, number: i64) -> None:
    """Choice, planning, production, and what the module adds (kingdom.choice.three-phases)."""
    c = p.cells
    t = p.t
    c[ROUND] = number
    c[PHASE] = CHOICE
    c[LAID] = 0
    c[UNMASKED] = 0
    for who in range(t.players):
        c[USED + who] = 0
        c[TRAPS + who] = t.traps
    p.record(events.ROUND_BEGINS, p.first_player(), number, 0)
    if t.players > 1:
        p.record(events.HANDS_DEALT, 0, t.hand, 0)
    p.push(steps.END_ROUND, 0, number, 0)
    if t.module == MENACES:
        p.push(steps.FIGHT, 0, 0, 0)
    elif t.module == ADVISORS:
        p.push(steps.HIRE_FOREMAN, 0, 0, 0)
    for later in range(RESOURCES):
        p.push(steps.PRODUCE, 0, RESOURCES - 1 - later, 0)
    p.push(steps.PLAN, 0, 0, 0)
    if t.module == MENACES:
        p.push(steps.MEET_MENACES, 0, 0, 0)
    p.push(steps.REVEAL, 0, 0, 0)
    p.push(steps.END_CHOICE, 0, 0, 0)
    p.push(steps.NEXT_TURN, 0, 0, 0)
    if t.players == 1:
        for nth in range(2 * t.solo_offering):
            p.push(steps.DRAW_TOP, 0, 1 - nth // t.solo_offering, 0)
    else:
        p.push(steps.STARTERS, 0, 0, 0)
        for who in range(t.players):
            p.push(steps.DEAL, t.players - 1 - who, t.hand, 0)


def starters(p: Realm) -> None:
    """Each area begins with cards face up (kingdom.choice.starters)."""
    for nth in range(2 * p.t.starters):
        p.push(steps.LOT_AREA, p.first_player(), 1 - nth // p.t.starters, 0)


def deal(p: Realm, who: i64, left: i64) -> None:
    """Seven cards from the deck, then the Calamity or the Menace (kingdom.choice.hand-of-eight)."""
    if left > 0:
        p.push(steps.DEAL, who, left - 1, 0)
        p.push(steps.LOT_HAND, who, 0, 0)
    else:
        eighth = eighth_card(p, who)
        p.move(eighth, HAND + who)
        p.cells[CARD_KNOWN + eighth] = 1 << who


def eighth_card(p: Realm, who: i64) -> i64:
    """Give the Calamity of this round, or the next Menace of the player's deck."""
    nth = p.cells[ROUND] - 1
    if p.t.module == MENACES:
        return MENACE + MENACE_DECK * p.t.menace[who] + nth
    return CALAMITY + p.t.players * nth + who


def end_round(p: Realm, number: i64) -> None:
    if number < p.t.rounds:
        p.push(steps.BEGIN_ROUND, 0, number + 1, 0)
    else:
        p.push(steps.FINAL_COUNT, 0, 0, 0)
        p.push(steps.LAST_ADVICE, 0, 0, 0)


# The deck.


def is_deck_empty(p: Realm) -> bool:
    c = p.cells
    for card in p.t.in_deck:
        if c[CARD_AT + card] == DECK:
            return False
    return True


def reshuffle(p: Realm) -> None:
    """An empty deck is rebuilt from the discarded cards (kingdom.solo.deck-runs-out).

    Alone, one remembers what was seen of it; Calamities and Menaces are taken out, and so seen.
    """
    c = p.cells
    cards: i64 = 0
    for card in p.t.in_deck:
        if p.is_at(card, DISCARD):
            p.move(card, DECK)
            if p.t.players > 1:
                c[CARD_KNOWN + card] = 0
            c[CARD_LAID + card] = 0
            cards += 1
    for card in range(CALAMITY, ADVISOR):
        if p.is_at(card, DISCARD):
            c[CARD_KNOWN + card] = p.everybody()
            c[CARD_LAID + card] = 0
    if cards > 0:
        p.record(events.RESHUFFLED, 0, cards, 0)


def next_top(p: Realm) -> None:
    """Alone, the top card of the deck is always visible (kingdom.solo.deck-face-up)."""
    if p.cells[TOP] == 0:
        p.push(steps.LOT_TOP, 0, 0, 0)


def turn_top(p: Realm, card: i64) -> None:
    c = p.cells
    c[DEVELOPMENTS_DRAWN] += 1
    c[TOP] = card + 1
    c[CARD_KNOWN + card] = p.everybody()
    p.record(events.TOP_TURNED, 0, card, 0)


def draw_to_hand(p: Realm, who: i64, card: i64) -> None:
    c = p.cells
    c[DEVELOPMENTS_DRAWN] += 1
    p.move(card, HAND + who)
    c[CARD_KNOWN + card] = 1 << who


def draw_to_area(p: Realm, who: i64, card: i64, area: i64, is_charted: bool) -> None:
    p.cells[DEVELOPMENTS_DRAWN] += 1
    p.record(events.CHARTED if is_charted else events.STARTER, who, card, area)
    areas.lay(p, who, card, area, False)


def draw_to_danger(p: Realm, card: i64) -> None:
    p.cells[DANGERS_DRAWN] += 1
    p.move(card, DANGER)


def draw_danger(p: Realm) -> None:
    p.cells[DANGERS_DRAWN] += 1
