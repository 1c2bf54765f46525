"""Construction: filling the spaces of cards, completing them, the Alchemy area, Krystallium."""

from mypy_extensions import i64

from courtyard.games.kingdom.declaration import events
from courtyard.games.kingdom.declaration.cells import (
    ALCHEMY,
    CARD_AT,
    CURSOR,
    FILL,
    FROZEN,
    PURSE,
    RETURNED,
    STAGE,
)
from courtyard.games.kingdom.declaration.counts import AMOUNTS, CARDS, RESOURCES
from courtyard.games.kingdom.declaration.options import ALCHEMY as TO_ALCHEMY
from courtyard.games.kingdom.declaration.options import GIVE, PLACE
from courtyard.games.kingdom.declaration.position import Realm
from courtyard.games.kingdom.declaration.steps import PRODUCTION
from courtyard.games.kingdom.declaration.words import BUILDING, DISCARD, DUCHY, QUEST, SOLDIER


def cube_options(p: Realm, who: i64) -> None:
    """Cubes go onto cards or into the Alchemy area, in any order (kingdom.production.any-order).

    Produced cubes are placed by the amount; recycled cubes, of which there are few, one by one.
    """
    produced = p.cells[STAGE] - PRODUCTION
    if 0 <= produced < RESOURCES:
        place_options(p, who, produced)
        alchemy_options(p, who, produced, len(p.options) > 0)
        return
    before = len(p.options)
    for resource in range(RESOURCES):
        if p.cells[PURSE + RESOURCES * who + resource] > 0:
            give_options(p, who, resource)
            if p.orderly:
                p.offer(TO_ALCHEMY + AMOUNTS * resource)
                return
    for resource in range(RESOURCES):
        if p.cells[PURSE + RESOURCES * who + resource] > 0:
            alchemy_options(p, who, resource, len(p.options) > before)


def place_options(p: Realm, who: i64, resource: i64) -> None:
    """Offer numbers of cubes for a card; an orderly position goes through the cards in rising order."""
    c = p.cells
    cubes = c[PURSE + RESOURCES * who + resource]
    for card in range(c[CURSOR + who] % CARDS, p.t.developments):
        if c[CARD_AT + card] != BUILDING + who:
            continue
        room = min(min(p.missing(card, resource), cubes), most_for(p, who, card, resource))
        if room > 0 and p.is_first_of_its_like(card, BUILDING + who, 0):
            for amount in range(room):
                p.offer(PLACE + card * AMOUNTS + amount)


def give_options(p: Realm, who: i64, resource: i64) -> None:
    """One cube onto any card that lacks it."""
    c = p.cells
    for card in range(c[CURSOR + who], p.t.developments):
        if c[CARD_AT + card] == BUILDING + who and p.missing(card, resource) > 0:
            if p.is_first_of_its_like(card, BUILDING + who, 0):
                p.offer(GIVE + RESOURCES * card + resource)


def alchemy_options(p: Realm, who: i64, resource: i64, is_needed: bool) -> None:
    """All cubes of a resource that are left; fewer of them where the others could still go elsewhere."""
    p.offer(TO_ALCHEMY + AMOUNTS * resource)
    if is_needed and not p.orderly:
        for amount in range(1, min(p.cells[PURSE + RESOURCES * who + resource], AMOUNTS)):
            p.offer(TO_ALCHEMY + AMOUNTS * resource + amount)


def has_cubes(p: Realm, who: i64) -> bool:
    """Tell whether cubes wait to be placed."""
    c = p.cells
    for resource in range(RESOURCES):
        if c[PURSE + RESOURCES * who + resource] > 0:
            return True
    return False


def most_for(p: Realm, who: i64, card: i64, resource: i64) -> i64:
    """In an orderly position, of cards that were alike, a later one gets no more than the one before it."""
    c = p.cells
    last = c[CURSOR + who] % CARDS - 1
    amount = c[CURSOR + who] // CARDS
    if last < 0 or p.t.card_kind[last] != p.t.card_kind[card] or c[CARD_AT + last] != BUILDING + who:
        return AMOUNTS
    if c[FILL + last] - c[FILL + card] != amount << (4 * resource) or c[FROZEN + last] != c[FROZEN + card]:
        return AMOUNTS
    return amount


def place(p: Realm, who: i64, option: i64) -> None:
    """Cubes of the purse go onto a card or into the Alchemy area."""
    c = p.cells
    if option >= TO_ALCHEMY:
        resource = (option - TO_ALCHEMY) // AMOUNTS
        amount = (option - TO_ALCHEMY) % AMOUNTS
        if amount == 0:
            amount = c[PURSE + RESOURCES * who + resource]
        c[PURSE + RESOURCES * who + resource] -= amount
        c[CURSOR + who] = 0
        into_alchemy(p, who, resource, amount)
        return
    resource = c[STAGE] - PRODUCTION
    card = (option - PLACE) // AMOUNTS
    amount = (option - PLACE) % AMOUNTS + 1
    c[PURSE + RESOURCES * who + resource] -= amount
    if p.orderly:
        c[CURSOR + who] = CARDS * amount + card + 1 if c[PURSE + RESOURCES * who + resource] > 0 else 0
    p.record(events.PLACED, who, card, 16 * resource + amount)
    fill(p, who, card, resource, amount)


def fill(p: Realm, who: i64, card: i64, space: i64, amount: i64) -> None:
    """Fill spaces of a card; the last one completes it, unless a giant holds it."""
    c = p.cells
    c[FILL + card] += amount << (4 * space)
    if c[FROZEN + card] == 0 and p.is_filled(card):
        complete(p, who, card)


def complete(p: Realm, who: i64, card: i64) -> None:
    """Clear a card, add it to the Duchy and take its bonus (kingdom.construction.complete)."""
    c = p.cells
    c[RETURNED + who] += p.filled(card, SOLDIER)
    c[FILL + card] = 0
    p.move(card, DUCHY + who)
    p.record(events.COMPLETED, who, card, 0)
    soldiers = p.t.bonus_soldiers[card]
    krystallium = p.t.bonus_krystallium[card]
    if soldiers > 0 or krystallium > 0:
        p.record(events.BONUS, who, soldiers, krystallium)
        p.recruit(who, soldiers)
        p.mint(who, krystallium)


def into_alchemy(p: Realm, who: i64, resource: i64, cubes: i64) -> None:
    """Five cubes in the Alchemy become a Krystallium (kingdom.construction.five-make-krystallium)."""
    if cubes > 0:
        p.record(events.INTO_ALCHEMY, who, resource, cubes)
        add_to_alchemy(p, who, resource, cubes)


def add_to_alchemy(p: Realm, who: i64, resource: i64, cubes: i64) -> None:
    p.cells[ALCHEMY + RESOURCES * who + resource] += cubes
    if p.t.module != QUEST:
        while p.alchemy(who) >= p.t.transmute:
            melt(p, who)


def melt(p: Realm, who: i64) -> None:
    """Five cubes of the Alchemy area, in the order of production, become one Krystallium."""
    c = p.cells
    left = p.t.transmute
    for resource in range(RESOURCES):
        taken = min(left, c[ALCHEMY + RESOURCES * who + resource])
        c[ALCHEMY + RESOURCES * who + resource] -= taken
        left -= taken
    p.mint(who, 1)
    p.record(events.TRANSMUTED, who, 0, 0)


def scrap(p: Realm, who: i64, card: i64) -> None:
    """A card under construction is given up for one cube in the Alchemy (kingdom.construction.discard)."""
    c = p.cells
    c[RETURNED + who] += p.filled(card, SOLDIER)
    c[FILL + card] = 0
    p.move(card, DISCARD)
    p.record(events.SCRAPPED, who, card, 0)
    into_alchemy(p, who, p.t.recycling[2 * card] - 1, 1)
