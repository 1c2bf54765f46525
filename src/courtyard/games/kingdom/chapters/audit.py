"""Invariants of every position, whatever was played."""

from mypy_extensions import i64

from courtyard.games.kingdom.chapters.production import yield_of
from courtyard.games.kingdom.declaration import steps
from courtyard.games.kingdom.declaration.cells import (
    ALCHEMY,
    BEFORE,
    CARD_AT,
    CARD_KNOWN,
    CARD_LAID,
    CURSOR,
    DUTY,
    FILL,
    FROZEN,
    HANDED,
    KRYSTALLIUMS,
    MINTED,
    OWN,
    PURSE,
    RECRUITED,
    RETURNED,
    ROUND,
    SIZE,
    SOLDIERS,
    STAGE,
    STEPS_DONE,
    STOLEN,
    TOP,
    TRAINING,
    TRAPS,
    USED,
    VERMIN,
)
from courtyard.games.kingdom.declaration.counts import CARDS, DEVELOPMENTS, MENACE_DECK, RESOURCES, SPACES
from courtyard.games.kingdom.declaration.position import Realm
from courtyard.games.kingdom.declaration.words import (
    ADVISING,
    ADVISOR,
    AREA,
    BOX,
    BUILDING,
    CALAMITY,
    DANGER,
    DECK,
    DISCARD,
    DRAWN,
    DUCHY,
    FROST_GIANTS,
    HAND,
    LOOKED_AT,
    MENACE,
    NOWHERE,
    QUEST,
    SELECTED,
    SOLDIER,
    TREASURE,
    ZONES,
)


def audit(p: Realm) -> list[str]:
    """Give a sentence for everything that cannot be."""
    faults: list[str] = []
    for card in range(CARDS):
        check_card(p, card, faults)
    for card in range(DEVELOPMENTS):
        check_construction(p, card, faults)
    for who in range(2):
        check_seat(p, who, faults)
    check_table(p, faults)
    return faults


def check_card(p: Realm, card: i64, faults: list[str]) -> None:
    """A card is where its kind can be, and those know it who can."""
    c = p.cells
    zone = c[CARD_AT + card]
    known = c[CARD_KNOWN + card]
    if zone < BOX or zone >= ZONES or zone == NOWHERE:
        faults.append(f"Card {card} lies nowhere (zone {zone}).")
        return
    if zone >= HAND and p.t.players == 1 and zone % 2 == 1 and not AREA <= zone < SELECTED:
        faults.append(f"Card {card} belongs to a second player who is not there.")
    if not may_be_at(p, card, zone - zone % 2 if zone >= HAND else zone):
        faults.append(f"Card {card} cannot be in zone {zone}.")
    if known & ~p.everybody() != 0:
        faults.append(f"Card {card} is known to a seat that is not there.")
    if zone == DECK and known != 0 and p.t.players > 1:
        faults.append(f"Card {card} of the deck is known.")
    if zone == DANGER and known != 0:
        faults.append(f"Card {card} of the Danger deck is known.")
    if HAND <= zone < AREA and known != 1 << (zone - HAND):
        faults.append(f"Card {card} in a hand is known to others than its holder.")
    if is_open_zone(zone) and known != p.everybody():
        faults.append(f"Card {card} lies open and is not known to all.")
    if c[CARD_LAID + card] != 0 and not AREA <= zone < BUILDING and zone != DISCARD:
        faults.append(f"Card {card} was laid into an area, but is in zone {zone}.")


def is_open_zone(zone: i64) -> bool:
    return (
        zone == AREA
        or zone == AREA + 1
        or zone == SELECTED
        or zone == SELECTED + 1
        or BUILDING <= zone < ADVISING
    )


def may_be_at(p: Realm, card: i64, zone: i64) -> bool:
    """Tell whether a zone can hold this kind of card."""
    if zone == BUILDING:
        return card < TREASURE or MENACE <= card < ADVISOR
    if zone == DUCHY:
        return card < TREASURE or CALAMITY <= card < MENACE
    if zone == ADVISING or zone == DRAWN:
        return card >= ADVISOR
    if zone == DECK or zone == LOOKED_AT:
        return card < CALAMITY or card >= ADVISOR
    return True


def check_construction(p: Realm, card: i64, faults: list[str]) -> None:
    """Cubes lie only on spaces of cards under construction; a full card is done unless frozen."""
    c = p.cells
    zone = c[CARD_AT + card]
    if not BUILDING <= zone < DUCHY:
        if c[FILL + card] != 0 or c[FROZEN + card] != 0:
            faults.append(f"Card {card} is not under construction, but something lies on it.")
        return
    for space in range(SPACES):
        if p.filled(card, space) > p.t.cost[SPACES * card + space]:
            faults.append(f"Card {card} holds more than it has spaces.")
    giant = c[FROZEN + card] - 1
    if giant < 0:
        if p.is_filled(card):
            faults.append(f"Card {card} is filled and not completed.")
        return
    first = MENACE + MENACE_DECK * FROST_GIANTS
    if not first <= giant < first + MENACE_DECK or c[CARD_AT + giant] != zone:
        faults.append(f"Card {card} is frozen by card {giant}, which is no Frost Giant beside it.")
    for other in range(card):
        if c[FROZEN + other] == giant + 1:
            faults.append(f"Frost Giant {giant} freezes two cards.")


def check_seat(p: Realm, who: i64, faults: list[str]) -> None:
    c = p.cells
    t = p.t
    for cell in (SOLDIERS, KRYSTALLIUMS, TRAINING, TRAPS, VERMIN, RECRUITED, RETURNED, MINTED, HANDED):
        if c[cell + who] < 0:
            faults.append(f"Seat {who} has less than nothing (cell {cell - OWN}).")
    if who >= t.players:
        for cell in (SOLDIERS, KRYSTALLIUMS, TRAINING, TRAPS, VERMIN, RECRUITED, USED, STEPS_DONE, DUTY):
            if c[cell + who] != 0:
                faults.append("A second player who is not there has something.")
        return
    on_cards: i64 = 0
    for card in range(t.developments):
        if p.is_at(card, BUILDING + who):
            on_cards += p.filled(card, SOLDIER)
    if c[RECRUITED + who] != c[RETURNED + who] + c[SOLDIERS + who] + on_cards:
        faults.append(f"The soldiers of seat {who} do not add up.")
    if c[TRAINING + who] > 1:
        faults.append(f"Seat {who} trains {c[TRAINING + who]} soldiers.")
    if c[TRAPS + who] > t.traps:
        faults.append(f"Seat {who} has {c[TRAPS + who]} Trap tokens.")
    if c[KRYSTALLIUMS + who] > c[MINTED + who]:
        faults.append(f"Seat {who} has more Krystallium than it ever gained.")
    if t.module != QUEST and p.alchemy(who) >= t.transmute:
        faults.append(f"The Alchemy area of seat {who} holds {p.alchemy(who)} cubes.")
    if c[STEPS_DONE + who] >> t.steps != 0:
        faults.append(f"Seat {who} has done a step that the quest does not have.")
    for resource in range(RESOURCES):
        check_resource(p, who, resource, faults)
    if c[STAGE] == 0 and (c[DUTY + who] != 0 or c[CURSOR + who] != 0 or c[HANDED + who] != 0):
        faults.append(f"Seat {who} has something to do in a stage that is over.")


def check_resource(p: Realm, who: i64, resource: i64, faults: list[str]) -> None:
    """Nothing is saved; nothing is covered that is not there."""
    c = p.cells
    at = RESOURCES * who + resource
    if c[ALCHEMY + at] < 0 or c[PURSE + at] < 0 or c[STOLEN + at] < 0:
        faults.append(f"Seat {who} has less than no cubes of resource {resource}.")
    if c[PURSE + at] > 0 and (c[STAGE] == 0 or c[DUTY + who] == steps.DONE):
        faults.append(f"Seat {who} saves cubes of resource {resource}.")
    if yield_of(p, who, resource) < 0:
        faults.append(f"More icons of resource {resource} of seat {who} are covered than there are.")


def check_table(p: Realm, faults: list[str]) -> None:
    c = p.cells
    if not 0 <= c[ROUND] <= p.t.rounds:
        faults.append(f"There is no round {c[ROUND]}.")
    if c[VERMIN] + c[VERMIN + 1] > p.t.vermin:
        faults.append("There are more Vermin than cards.")
    stolen: i64 = 0
    for at in range(2 * RESOURCES):
        stolen += c[STOLEN + at]
    if stolen > MENACE_DECK:
        faults.append("There are more Stolen tokens than there can be.")
    if c[TOP] > 0 and c[CARD_AT + c[TOP] - 1] != DECK:
        faults.append("The visible card of the deck is not there.")
    if c[STAGE] <= steps.ATTENDING:
        for cell in range(BEFORE, SIZE):
            if c[cell] != 0:
                faults.append("Something is kept of a stage that is over.")
                return
