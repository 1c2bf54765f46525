"""The Menace module: what the four decks do in planning, and the Combat phase."""

from mypy_extensions import i64

from courtyard.games.kingdom.chapters.construction import complete
from courtyard.games.kingdom.chapters.production import yield_of
from courtyard.games.kingdom.declaration import events, steps
from courtyard.games.kingdom.declaration.cells import (
    CARD_AT,
    CURSOR,
    DETAIL,
    FROZEN,
    HANDED,
    SOLDIERS,
    STOLEN,
    VERMIN,
)
from courtyard.games.kingdom.declaration.counts import MENACE_DECK, RESOURCES
from courtyard.games.kingdom.declaration.options import (
    FIGHT,
    FIGHT_VERMIN,
    FREEZE,
    LOSE,
    PASS,
    RESTORE,
    STEAL,
)
from courtyard.games.kingdom.declaration.position import Realm
from courtyard.games.kingdom.declaration.words import (
    ADVISOR,
    BOX,
    BUILDING,
    CALAMITY,
    DISCARD,
    FROST_GIANTS,
    GIANT_RATS,
    MENACE,
    SELECTED,
    SHADOWS,
    THIEVES,
    TREASURE,
)


def first_of(deck: i64) -> i64:
    return MENACE + MENACE_DECK * deck


def deck_of(card: i64) -> i64:
    return (card - MENACE) // MENACE_DECK


def number(p: Realm, deck: i64, zone: i64) -> i64:
    return p.count(zone, first_of(deck), first_of(deck) + MENACE_DECK)


def move_to_construction(p: Realm, who: i64, deck: i64) -> None:
    for card in range(first_of(deck), first_of(deck) + MENACE_DECK):
        if p.is_at(card, SELECTED + who):
            p.move(card, BUILDING + who)
            p.record(events.MENACE_STAYS, who, card, 0)


# Shadows.


def shadows(p: Realm, who: i64) -> i64:
    """Tell how many cards Shadows take: one for each, old and new (kingdom.menace.shadows-discard)."""
    return number(p, SHADOWS, SELECTED + who) + number(p, SHADOWS, BUILDING + who)


def lose_options(p: Realm, who: i64) -> None:
    """Cards of the selection; in an orderly position in rising order, with enough for the other Shadows."""
    c = p.cells
    first = c[CURSOR + who]
    left = c[DETAIL + who]
    if left > 0:
        there = p.count(SELECTED + who, first, CALAMITY)
        left = min(left, there)
        for card in range(first, CALAMITY):
            if c[CARD_AT + card] == SELECTED + who:
                there -= 1
                if there < left - 1 and p.orderly:
                    break
                if p.is_first_of_its_like(card, SELECTED + who, first):
                    p.offer(LOSE + card)
    if left == 0:
        p.offer(PASS)


def lose(p: Realm, who: i64, option: i64) -> None:
    """The Shadows take a card without its bonus."""
    c = p.cells
    card = option - LOSE
    p.move(card, DISCARD)
    c[HANDED + who] += 2 if card >= TREASURE else 1
    if p.orderly:
        c[CURSOR + who] = card + 1
    c[DETAIL + who] -= 1
    p.record(events.SHADOWS_TAKE, who, card, 0)


# Thieves.


def steal_options(p: Realm, who: i64) -> None:
    """A Thief covers an icon that would produce (kingdom.menace.thief-steals-an-icon)."""
    c = p.cells
    if c[DETAIL + who] > 0:
        for resource in range(c[CURSOR + who], RESOURCES):
            if yield_of(p, who, resource) > 0:
                if not p.orderly or can_cover_the_rest(p, who, resource):
                    p.offer(STEAL + resource)
    if len(p.options) == 0:
        p.offer(PASS)


def can_cover_the_rest(p: Realm, who: i64, resource: i64) -> bool:
    """In the order of production, enough icons must be left for the other Thieves."""
    c = p.cells
    all_left: i64 = 0
    icons: i64 = 0
    for other in range(c[CURSOR + who], RESOURCES):
        here = yield_of(p, who, other)
        all_left += here
        if other >= resource:
            icons += here
    return icons >= min(all_left, c[DETAIL + who])


def steal(p: Realm, who: i64, option: i64) -> None:
    """An icon is covered."""
    c = p.cells
    resource = option - STEAL
    c[STOLEN + RESOURCES * who + resource] += 1
    if p.orderly:
        c[CURSOR + who] = resource
    c[DETAIL + who] -= 1
    p.record(events.ICON_STOLEN, who, resource, 0)


# Giant Rats.


def breed(p: Realm, who: i64) -> None:
    """Each new Giant Rat brings a Vermin for every one that is there (kingdom.menace.rats-bring-vermin)."""
    c = p.cells
    for card in range(first_of(GIANT_RATS), first_of(GIANT_RATS) + MENACE_DECK):
        if p.is_at(card, SELECTED + who):
            p.move(card, BUILDING + who)
            vermin = number(p, GIANT_RATS, BUILDING + who)
            c[VERMIN + who] += vermin
            p.record(events.VERMIN_COME, who, card, vermin)


# Frost Giants.


def can_freeze(p: Realm, who: i64, card: i64) -> bool:
    """A card under construction that is not frozen, or one of the selection, which is slated with it."""
    zone = p.cells[CARD_AT + card]
    return zone == SELECTED + who or (zone == BUILDING + who and p.cells[FROZEN + card] == 0)


def freeze_options(p: Realm, who: i64) -> None:
    """Any card for each Giant (kingdom.menace.giant-beneath-a-card)."""
    c = p.cells
    first = c[CURSOR + who]
    left = c[DETAIL + who]
    if left > 0:
        there = number_to_freeze(p, who, first)
        left = min(left, there)
        for card in range(first, p.t.developments):
            if can_freeze(p, who, card):
                there -= 1
                if there < left - 1 and p.orderly:
                    break
                if p.is_first_of_its_like(card, c[CARD_AT + card], first):
                    p.offer(FREEZE + card)
    if left == 0:
        p.offer(PASS)


def number_to_freeze(p: Realm, who: i64, first: i64) -> i64:
    there: i64 = 0
    for card in range(first, p.t.developments):
        if can_freeze(p, who, card):
            there += 1
    return there


def can_evade(p: Realm, who: i64) -> bool:
    """Tell whether a card under construction could be discarded before a Giant holds it."""
    for card in p.sites(who):
        if p.cells[FROZEN + card] == 0:
            return True
    return False


def freeze(p: Realm, who: i64, option: i64) -> None:
    """A Giant freezes a card."""
    c = p.cells
    card = option - FREEZE
    if p.is_at(card, SELECTED + who):
        p.move(card, BUILDING + who)
        p.record(events.SLATED, who, card, 0)
    giant = next_giant(p, who)
    p.move(giant, BUILDING + who)
    c[FROZEN + card] = giant + 1
    if p.orderly:
        c[CURSOR + who] = card + 1
    c[DETAIL + who] -= 1
    p.record(events.FROZEN, who, card, giant)


def leave_giants(p: Realm, who: i64) -> None:
    """Giants for which there is no card lie alone."""
    left = p.cells[DETAIL + who]
    if left > 0:
        p.record(events.NOTHING_TO_FREEZE, who, left, 0)
        move_to_construction(p, who, FROST_GIANTS)


def next_giant(p: Realm, who: i64) -> i64:
    giant = first_of(FROST_GIANTS)
    while not p.is_at(giant, SELECTED + who):
        giant += 1
    return giant


def takes_all(p: Realm, who: i64, duty: i64) -> bool:
    """Tell whether there are no more cards or icons than the Menaces take: then nothing is to be chosen."""
    left = p.cells[DETAIL + who]
    if duty == steps.LOSE_ICONS:
        for resource in range(RESOURCES):
            left -= yield_of(p, who, resource)
        return left >= 0
    if duty == steps.FREEZE_CARDS:
        return len(p.options) <= left and are_giants_alike(p, who)
    return duty == steps.LOSE_CARDS and len(p.options) <= left


def are_giants_alike(p: Realm, who: i64) -> bool:
    """Tell whether it makes no difference which Giant of the selection goes where."""
    first: i64 = -1
    for giant in range(first_of(FROST_GIANTS), first_of(FROST_GIANTS) + MENACE_DECK):
        if p.is_at(giant, SELECTED + who):
            if first >= 0 and p.t.menace_soldiers[giant - MENACE] != p.t.menace_soldiers[first - MENACE]:
                return False
            first = giant
    return True


# Combat.


def fight_options(p: Realm, who: i64, least: i64) -> None:
    """Menaces whose soldiers are there; a Frost Giant only with its card filled (kingdom.menace.combat)."""
    c = p.cells
    for card in range(MENACE, ADVISOR):
        if FIGHT + card - MENACE >= least and c[CARD_AT + card] == BUILDING + who:
            if c[SOLDIERS + who] >= p.t.menace_soldiers[card - MENACE] and is_in_reach(p, card):
                if is_first_alike(p, card, who):
                    p.offer(FIGHT + card - MENACE)
    if least <= FIGHT_VERMIN and c[VERMIN + who] > 0 and c[SOLDIERS + who] >= p.t.vermin_soldiers:
        p.offer(FIGHT_VERMIN)


def frozen_by(p: Realm, giant: i64) -> i64:
    """Give the card beneath which a Giant lies, or -1."""
    c = p.cells
    for card in range(p.t.developments):
        if c[FROZEN + card] == giant + 1:
            return card
    return -1


def is_in_reach(p: Realm, card: i64) -> bool:
    if deck_of(card) != FROST_GIANTS:
        return True
    beneath = frozen_by(p, card)
    return beneath < 0 or p.is_filled(beneath)


def is_first_alike(p: Realm, card: i64, who: i64) -> bool:
    """Tell whether it is the first of equal Menaces, enough for a search; Giants differ by their cards."""
    if not p.orderly or deck_of(card) == FROST_GIANTS:
        return True
    t = p.t
    for other in range(first_of(deck_of(card)), card):
        if p.is_at(other, BUILDING + who):
            if t.menace_soldiers[other - MENACE] == t.menace_soldiers[card - MENACE]:
                if t.menace_points[other - MENACE] == t.menace_points[card - MENACE]:
                    return False
    return True


def vanquish(p: Realm, who: i64, card: i64) -> None:
    """Soldiers are spent and the Menace leaves; a frozen card is completed at once."""
    p.spend_soldiers(who, p.t.menace_soldiers[card - MENACE])
    p.move(card, BOX)
    p.record(events.VANQUISHED, who, card, 0)
    if deck_of(card) == FROST_GIANTS:
        beneath = frozen_by(p, card)
        if beneath >= 0:
            p.cells[FROZEN + beneath] = 0
            complete(p, who, beneath)


def vanquish_vermin(p: Realm, who: i64) -> None:
    p.spend_soldiers(who, p.t.vermin_soldiers)
    p.cells[VERMIN + who] -= 1
    p.record(events.VERMIN_VANQUISHED, who, 0, 0)


def is_thief(card: i64) -> bool:
    return deck_of(card) == THIEVES


def restore_options(p: Realm, who: i64) -> None:
    """A vanquished Thief gives back an icon of the player's choice (kingdom.menace.thief-vanquished)."""
    for resource in range(RESOURCES):
        if p.cells[STOLEN + RESOURCES * who + resource] > 0:
            p.offer(RESTORE + resource)
    if len(p.options) == 0:
        p.offer(PASS)


def restore(p: Realm, who: i64, option: i64) -> None:
    if option != PASS:
        p.cells[STOLEN + RESOURCES * who + option - RESTORE] -= 1
        p.record(events.ICON_RESTORED, who, option - RESTORE, 0)
