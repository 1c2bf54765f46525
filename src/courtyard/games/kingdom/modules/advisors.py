"""The Advisors module: abilities paid with soldiers, each once a round."""

from mypy_extensions import i64

from courtyard.games.kingdom import areas, events, steps
from courtyard.games.kingdom.construction import complete
from courtyard.games.kingdom.options import ACTIVATE, BUILD, GIVE, KEEP, ONTO, PASS, PICK, ROW
from courtyard.games.kingdom.position import (
    CARD_AT,
    CARD_KNOWN,
    CARD_LAID,
    DETAIL,
    DOUBLED,
    FROZEN,
    PURSE,
    SOLDIERS,
    TRAPS,
    USED,
    Realm,
)
from courtyard.games.kingdom.words import (
    ADVISING,
    ADVISOR,
    ADVISORS,
    ALCHEMIST,
    AREA,
    AREA_DOWN,
    ARTISAN,
    BOX,
    BUILDING,
    CALAMITY,
    CARDS,
    CARTOGRAPHER,
    CHIEFTAIN,
    DECK,
    DISCARD,
    DRAWN,
    DUCHY,
    FOREMAN,
    GAMBLER,
    MENACE,
    MERCENARY,
    POWER,
    PROPHET,
    RESOURCES,
    SELECTED,
    SELECTED_DOWN,
    SILVERSMITH,
    SPY,
)


def enter(p: Realm, who: i64, card: i64) -> None:
    """An Advisor joins a player and brings a soldier (kingdom.advisors.one-soldier-each)."""
    c = p.cells
    p.move(card, ADVISING + who)
    c[CARD_KNOWN + card] = p.everybody()
    c[CARD_LAID + card] = 0
    p.tell(events.ADVISOR_ENTERS, who, card - ADVISOR, p.t.advisor_soldiers)
    p.recruit(who, p.t.advisor_soldiers)


def can_activate(p: Realm, who: i64, advisor: i64) -> bool:
    """An own Advisor, not used this round, whose price is there (kingdom.advisors.once-a-round)."""
    c = p.cells
    return (
        p.t.module == ADVISORS
        and c[CARD_AT + ADVISOR + advisor] == ADVISING + who
        and (c[USED + who] >> advisor) & 1 == 0
        and c[SOLDIERS + who] >= p.t.advisor_price[advisor]
    )


def pay(p: Realm, who: i64, advisor: i64) -> None:
    p.cells[USED + who] |= 1 << advisor
    p.tell(events.ADVISOR_USED, who, advisor, p.t.advisor_price[advisor])
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
                p.tell(events.ADVISOR_KEPT, who, card - ADVISOR, 0)


# The Choice phase.


def choice_options(p: Realm, who: i64, is_selecting: bool) -> None:
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


def activate_in_choice(p: Realm, who: i64, advisor: i64) -> None:
    pay(p, who, advisor)
    if advisor == SPY:
        p.cells[TRAPS + who] += 1
        p.tell(events.TRAP_BACK, who, 0, 0)
    elif advisor == CARTOGRAPHER:
        p.push(steps.CHART, who, 0, 0)
    else:
        p.push(steps.ASK_TARGET, who, advisor, 0)


def target_options(p: Realm, advisor: i64) -> None:
    for place in range(4):
        for card in range(CARDS):
            if areas.is_in_place(p, card, place) and is_target(p, advisor, card):
                p.offer(PICK + ROW * place + areas.rank(p, card, place))


def use_on(p: Realm, who: i64, advisor: i64, spot: i64) -> None:
    card = areas.card_at(p, spot)
    if advisor == POWER:
        unmask(p, who, card, spot)
    elif advisor == MERCENARY:
        p.tell(events.SENT_AWAY, who, card, 4 * spot + p.cells[CARD_KNOWN + card])
        areas.discard(p, card)
    else:
        p.tell(events.MOVED, who, card, 4 * spot + p.cells[CARD_KNOWN + card])
        zone = p.cells[CARD_AT + card]
        p.move(card, zone + 1 if zone == AREA or zone == AREA_DOWN else zone - 1)


def unmask(p: Realm, who: i64, card: i64, spot: i64) -> None:
    """Turn a face-down card up; a selected Advisor enters (kingdom.advisors.power-reveals-an-advisor)."""
    c = p.cells
    zone = c[CARD_AT + card]
    c[CARD_KNOWN + card] = p.everybody()
    p.tell(events.UNMASKED, who, card, spot)
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
        p.push(steps.ASK_AREA, who, 0, 0)
    else:
        chart_onto(p, who, 0 if first < second else 1)


def area_options(p: Realm) -> None:
    p.offer(ONTO)
    p.offer(ONTO + 1)


def chart_onto(p: Realm, who: i64, area: i64) -> None:
    p.push(steps.DRAW_TOP if p.t.players == 1 else steps.LOT_AREA, who, area, 0)


# The Production phase.


def more_options(p: Realm, who: i64, resource: i64) -> None:
    """Four more cubes of the resource that is being produced, or none."""
    if can_activate(p, who, CHIEFTAIN + resource):
        p.offer(ACTIVATE + CHIEFTAIN + resource)
    p.offer(PASS)


def produce_more(p: Realm, who: i64, resource: i64) -> None:
    pay(p, who, CHIEFTAIN + resource)
    p.cells[PURSE + RESOURCES * who + resource] += p.t.advisor_cubes
    p.tell(events.EXTRA, who, resource, p.t.advisor_cubes)


def foreman_options(p: Realm, who: i64) -> None:
    if can_activate(p, who, FOREMAN) and next_to_serve(p, who, 0) >= 0:
        p.offer(ACTIVATE + FOREMAN)
    p.offer(PASS)


def next_to_serve(p: Realm, who: i64, first: i64) -> i64:
    """Give the next card under construction that lacks a cube of a basic resource, or -1."""
    for card in range(first, p.t.developments):
        if p.is_at(card, BUILDING + who):
            for resource in range(RESOURCES):
                if p.missing(card, resource) > 0:
                    return card
    return -1


def give_options(p: Realm, who: i64) -> None:
    """One cube of a resource that the card lacks (kingdom.advisors.foreman-choice)."""
    card = p.cells[DETAIL + who]
    for resource in range(RESOURCES):
        if p.missing(card, resource) > 0:
            p.offer(GIVE + RESOURCES * card + resource)


# At any time.


def any_time_options(p: Realm, who: i64, least: i64) -> None:
    if p.t.module != ADVISORS:
        return
    if least <= ACTIVATE + PROPHET and can_activate(p, who, PROPHET) and own_calamity(p, who) >= 0:
        p.offer(ACTIVATE + PROPHET)
    if least <= ACTIVATE + SILVERSMITH and can_activate(p, who, SILVERSMITH):
        p.offer(ACTIVATE + SILVERSMITH)
    if least <= ACTIVATE + ARTISAN and can_activate(p, who, ARTISAN) and can_build(p, who):
        p.offer(ACTIVATE + ARTISAN)


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
    p.tell(events.CALAMITY_LIFTED, who, card, 0)


def mint(p: Realm, who: i64) -> None:
    """Three Krystallium (kingdom.advisors.great-silversmith)."""
    pay(p, who, SILVERSMITH)
    p.mint(who, p.t.advisor_krystallium)
    p.tell(events.SILVER, who, p.t.advisor_krystallium, 0)


def can_build(p: Realm, who: i64) -> bool:
    for card in range(p.t.developments):
        if p.is_at(card, BUILDING + who) and p.cells[FROZEN + card] == 0:
            return True
    return False


def build_options(p: Realm, who: i64) -> None:
    for card in range(p.t.developments):
        if p.is_at(card, BUILDING + who) and p.cells[FROZEN + card] == 0:
            if p.is_first_of_its_like(card, BUILDING + who, 0):
                p.offer(BUILD + card)


def build(p: Realm, who: i64, card: i64) -> None:
    """A card under construction is completed without its cost (kingdom.advisors.master-artisan)."""
    complete(p, who, card)


# The end of the game.


def last_advice(p: Realm) -> None:
    """Whoever has the Alchemist may double all Calamities (kingdom.advisors.scrying-alchemist)."""
    for who in range(p.t.players):
        if can_activate(p, who, ALCHEMIST):
            p.push(steps.ASK_ALCHEMIST, who, 0, 0)


def alchemist_options(p: Realm) -> None:
    p.offer(ACTIVATE + ALCHEMIST)
    p.offer(PASS)


def double(p: Realm, who: i64) -> None:
    pay(p, who, ALCHEMIST)
    p.cells[DOUBLED] = 1
    p.tell(events.DOUBLED, who, 0, 0)
