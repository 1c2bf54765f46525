"""The Advisors module: abilities paid with soldiers, each once a round.

Those who help in the Choice phase have a file of their own, `choice_advisors`.
"""

from typing import Final

from mypy_extensions import i64

from courtyard.games.kingdom.declaration import events, steps
from courtyard.games.kingdom.declaration.cells import (
    CARD_AT,
    CARD_KNOWN,
    CARD_LAID,
    DOUBLED,
    FROZEN,
    PURSE,
    SOLDIERS,
    STAGE,
    UNSERVED,
    UNSERVED_TOO,
    USED,
)
from courtyard.games.kingdom.declaration.counts import CARDS, RESOURCES
from courtyard.games.kingdom.declaration.options import ACTIVATE, BUILD, GIVE, KEEP, PASS
from courtyard.games.kingdom.declaration.position import RESOURCES_FILL, Realm
from courtyard.games.kingdom.declaration.words import (
    ADVISING,
    ADVISOR,
    ADVISORS,
    ALCHEMIST,
    ARTISAN,
    BOX,
    BUILDING,
    CALAMITY,
    CHIEFTAIN,
    DECK,
    DRAWN,
    DUCHY,
    FOREMAN,
    MENACE,
    PROPHET,
    SILVERSMITH,
)

HALF: Final = 40
"""Number of cards with their bit in one cell."""


def enter(p: Realm, who: i64, card: i64) -> None:
    """An Advisor joins a player and brings a soldier (kingdom.advisors.one-soldier-each)."""
    c = p.cells
    p.move(card, ADVISING + who)
    c[CARD_KNOWN + card] = p.everybody()
    c[CARD_LAID + card] = 0
    p.record(events.ADVISOR_ENTERS, who, card - ADVISOR, p.t.advisor_soldiers)
    p.recruit(who, p.t.advisor_soldiers)


def has(p: Realm, who: i64, advisor: i64) -> bool:
    return p.t.module == ADVISORS and p.is_at(ADVISOR + advisor, ADVISING + who)


def is_used(p: Realm, who: i64, advisor: i64) -> bool:
    return (p.cells[USED + who] >> advisor) & 1 == 1


def can_activate(p: Realm, who: i64, advisor: i64) -> bool:
    """An own Advisor, not used this round, whose price is there (kingdom.advisors.once-a-round)."""
    return (
        has(p, who, advisor)
        and not is_used(p, who, advisor)
        and p.cells[SOLDIERS + who] >= p.t.advisor_price[advisor]
    )


def pay(p: Realm, who: i64, advisor: i64) -> None:
    p.cells[USED + who] |= 1 << advisor
    p.record(events.ADVISOR_USED, who, advisor, p.t.advisor_price[advisor])
    p.spend_soldiers(who, p.t.advisor_price[advisor])


# The first Advisor.


def keep_options(p: Realm, who: i64) -> None:
    for card in range(ADVISOR, CARDS):
        if p.is_at(card, DRAWN + who):
            p.offer(KEEP + card)


def keep(p: Realm, who: i64, card: i64) -> None:
    """One of two stays; the other goes back, alone into the deck (kingdom.advisors.keep-one-of-two)."""
    p.move(card, ADVISING + who)
    for other in range(ADVISOR, CARDS):
        if p.is_at(other, DRAWN + who) and p.t.players == 1:
            p.move(other, DECK)
            p.cells[CARD_KNOWN + other] = 0
        elif p.is_at(other, DRAWN + who):
            p.move(other, BOX)


def show_kept(p: Realm) -> None:
    """The Advisors that were kept lie open."""
    for who in range(p.t.players):
        for card in range(ADVISOR, CARDS):
            if p.is_at(card, ADVISING + who):
                p.cells[CARD_KNOWN + card] = p.everybody()
                p.record(events.ADVISOR_KEPT, who, card - ADVISOR, 0)


# The Production phase.


def produce_more(p: Realm, who: i64, resource: i64) -> None:
    """Four more cubes of the resource that is being produced (kingdom.advisors.boost-moment)."""
    pay(p, who, CHIEFTAIN + resource)
    p.cells[PURSE + RESOURCES * who + resource] += p.t.advisor_cubes
    p.record(events.EXTRA, who, resource, p.t.advisor_cubes)


def can_hire_foreman(p: Realm, who: i64) -> bool:
    """Tell whether the Foreman can be paid and has a card to serve."""
    if can_activate(p, who, FOREMAN):
        for card in range(p.t.developments):
            if can_serve(p, who, card):
                return True
    return False


def can_serve(p: Realm, who: i64, card: i64) -> bool:
    """A card under construction that lacks a cube of a basic resource."""
    return p.cells[CARD_AT + card] == BUILDING + who and p.empty(card) & RESOURCES_FILL != 0


def hire_foreman(p: Realm, who: i64) -> None:
    """Every card that lacks a cube waits for one (kingdom.advisors.tyrannical-foreman)."""
    pay(p, who, FOREMAN)
    for card in range(p.t.developments):
        if can_serve(p, who, card):
            p.cells[half(who, card)] |= bit(card)


def is_unserved(p: Realm, who: i64, card: i64) -> bool:
    """Tell whether a card still waits for the Foreman."""
    return p.cells[half(who, card)] & bit(card) != 0


def half(who: i64, card: i64) -> i64:
    """The cell in which it is noted whether a card waits for the Foreman."""
    return UNSERVED + who if card < HALF else UNSERVED_TOO + who


def bit(card: i64) -> i64:
    one: i64 = 1
    return one << (card % HALF)


def give_options(p: Realm, who: i64) -> None:
    """One cube of a resource that a card lacks, for each card (kingdom.advisors.foreman-choice)."""
    c = p.cells
    if c[UNSERVED + who] != 0 or c[UNSERVED_TOO + who] != 0:
        for card in range(p.t.developments):
            if is_unserved(p, who, card) and can_serve(p, who, card):
                for resource in range(RESOURCES):
                    if p.missing(card, resource) > 0:
                        p.offer(GIVE + RESOURCES * card + resource)
                if p.orderly:
                    return
    if len(p.options) == 0:
        c[UNSERVED + who] = 0
        c[UNSERVED_TOO + who] = 0
        p.offer(PASS)


def serve(p: Realm, who: i64, card: i64) -> None:
    """A card has its cube of the Foreman."""
    p.cells[half(who, card)] &= ~bit(card)


# At any time.


def any_time_options(p: Realm, who: i64, least: i64) -> None:
    """Those of any time, and in the Production phase those of the moment."""
    if p.t.module != ADVISORS:
        return
    stage = p.cells[STAGE]
    if stage == steps.FOREMAN:
        if least <= ACTIVATE + FOREMAN and can_hire_foreman(p, who):
            p.offer(ACTIVATE + FOREMAN)
    elif steps.PRODUCTION <= stage < steps.FOREMAN:
        booster = CHIEFTAIN + stage - steps.PRODUCTION
        if least <= ACTIVATE + booster and can_activate(p, who, booster):
            p.offer(ACTIVATE + booster)
    at_once_options(p, who, least)
    if least <= ACTIVATE + ARTISAN and can_activate(p, who, ARTISAN) and can_build(p, who):
        p.offer(ACTIVATE + ARTISAN)


def at_once_options(p: Realm, who: i64, least: i64) -> None:
    """Those of any time that ask nothing further (kingdom.advisors.any-time)."""
    if p.t.module != ADVISORS:
        return
    if least <= ACTIVATE + PROPHET and can_activate(p, who, PROPHET) and own_calamity(p, who) >= 0:
        p.offer(ACTIVATE + PROPHET)
    if least <= ACTIVATE + SILVERSMITH and can_activate(p, who, SILVERSMITH):
        p.offer(ACTIVATE + SILVERSMITH)


def own_calamity(p: Realm, who: i64) -> i64:
    for card in range(CALAMITY, MENACE):
        if p.is_at(card, DUCHY + who):
            return card
    return -1


def lift_calamity(p: Realm, who: i64) -> None:
    """One of one's own Calamities is discarded (kingdom.advisors.illuminated-prophet)."""
    pay(p, who, PROPHET)
    card = own_calamity(p, who)
    p.move(card, BOX)
    p.record(events.CALAMITY_LIFTED, who, card, 0)


def mint(p: Realm, who: i64) -> None:
    """Three Krystallium (kingdom.advisors.great-silversmith)."""
    pay(p, who, SILVERSMITH)
    p.mint(who, p.t.advisor_krystallium)
    p.record(events.SILVER, who, p.t.advisor_krystallium, 0)


def is_buildable(p: Realm, who: i64, card: i64) -> bool:
    """A card under construction that no giant holds (kingdom.advisors.artisan-under-construction)."""
    return p.cells[CARD_AT + card] == BUILDING + who and p.cells[FROZEN + card] == 0


def can_build(p: Realm, who: i64) -> bool:
    for card in range(p.t.developments):
        if is_buildable(p, who, card):
            return True
    return False


def build_options(p: Realm, who: i64) -> None:
    """One of these is completed without its cost (kingdom.advisors.master-artisan)."""
    for card in range(p.t.developments):
        if is_buildable(p, who, card) and p.is_first_of_its_like(card, BUILDING + who, 0):
            p.offer(BUILD + card)


# The end of the game.


def last_advice(p: Realm) -> None:
    """Let the owner of the Alchemist double all Calamities (kingdom.advisors.scrying-alchemist)."""
    for who in range(p.t.players):
        if can_activate(p, who, ALCHEMIST) and (own_calamity(p, 0) >= 0 or own_calamity(p, 1) >= 0):
            p.push(steps.ASK_DOUBLE_CALAMITIES, who, 0, 0)


def alchemist_options(p: Realm) -> None:
    p.offer(ACTIVATE + ALCHEMIST)
    p.offer(PASS)


def double(p: Realm, who: i64) -> None:
    pay(p, who, ALCHEMIST)
    p.cells[DOUBLED] = 1
    p.record(events.DOUBLED, who, 0, 0)
