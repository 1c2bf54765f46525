"""Travel: the traveller's roads, what the tokens give, the six spaces, and trading them in."""

from librt.vecs import append, vec
from mypy_extensions import i64

from courtyard.games.gugong.chapters.advantages import grant, lower_price
from courtyard.games.gugong.chapters.locations.canal import can_load
from courtyard.games.gugong.chapters.locations.great_wall import extra_options, place_extra
from courtyard.games.gugong.chapters.locations.intrigue import climb
from courtyard.games.gugong.chapters.locations.jade import receive_jade
from courtyard.games.gugong.chapters.servants import can_pay, price, set_aside
from courtyard.games.gugong.declaration import events
from courtyard.games.gugong.declaration.cells import (
    CARD_AT,
    CARD_KNOWN,
    CITY_TOKEN,
    FOLLOWS,
    GENEROSITY,
    HAND_SIZE,
    MARKER,
    TOLLS,
    TRAVELLER,
)
from courtyard.games.gugong.declaration.counts import CITIES, SEATS
from courtyard.games.gugong.declaration.options import (
    ACCEPT,
    ACTION_A,
    ACTION_B,
    CITY,
    DECLINE,
    DISCARD_FOR_JADE,
    RECOVER,
    TOKEN_AT,
    USE_GENEROUS,
)
from courtyard.games.gugong.declaration.position import Court
from courtyard.games.gugong.declaration.steps import (
    ASK_CITY,
    ASK_LOAD,
    ASK_SWAP,
    ASK_TOKEN,
    ENVOY_STEPS,
    FROM_SUPPLY,
    GAIN,
    INTRIGUE_STEPS,
    STORE,
    TOKEN,
    TOKEN_VICTORY,
    TRAVEL_STEP,
    WALL_CHECK,
)
from courtyard.games.gugong.declaration.words import (
    CHEAPER_TRAVEL,
    DISCARD,
    FOLLOWER,
    GENEROUS,
    HAND,
    OPEN,
    PRECIOUS,
    TOKEN_DOUBLE,
    TOKEN_GIFT_FOR_JADE,
    TOKEN_INTRIGUE,
    TOKEN_PALACE,
    TOKEN_POINTS,
    TOKEN_RECOVER,
    TOKEN_SERVANTS_FOR_JADE,
    TOKEN_SHIP,
    TOKEN_SWAP,
    TOKEN_TWO_SERVANTS,
    TOKEN_WALL,
    TOLL,
    TRAVEL,
)

# Moving.


def second_step_price(p: Court, who: i64) -> i64:
    if p.has_decree(who, CHEAPER_TRAVEL):
        return p.t.travel_price - p.t.decree_amount[CHEAPER_TRAVEL]
    return p.t.travel_price


def action_options(p: Court, who: i64) -> None:
    p.offer(ACTION_A + TRAVEL)
    if can_pay(p, who, second_step_price(p, who), 0):
        p.offer(ACTION_B + TRAVEL)


def act(p: Court, who: i64, option: i64) -> None:
    """A: move once. B: pay to move twice, each time with a token and its benefit."""
    p.push(TRAVEL_STEP, who, 0, 0)
    if option == ACTION_B + TRAVEL:
        p.push(TRAVEL_STEP, who, 0, 0)
        lower_price(p, who, second_step_price(p, who), p.t.travel_price, 0)


def travel_step(p: Court, who: i64) -> None:
    """Where no token can be reached the traveller stays (gugong.travel.no-token-in-reach)."""
    reach = within_reach(p, who)
    if len(reach) > 0:
        p.push(ASK_CITY, who, 0, 0)


def city_options(p: Court, who: i64) -> None:
    for city in within_reach(p, who):
        p.offer(CITY + city)


def within_reach(p: Court, who: i64) -> vec[i64]:
    """The cities a traveller can move to: any with a token at first, then along the roads.

    The road leads over empty cities and cities with travellers to the next that holds a token.
    """
    found = vec[i64](capacity=CITIES)
    targets = reach_from(p, p.cells[TRAVELLER + who] - 1)
    for city in range(p.t.cities):
        if (targets >> city) & 1:
            found = append(found, city)
    return found


def reach_from(p: Court, here: i64) -> i64:
    """The cities within reach of a city, one bit each; before the first move (-1), any with a token."""
    c = p.cells
    targets: i64 = 0
    if here < 0:
        for city in range(p.t.cities):
            if c[CITY_TOKEN + city] > 0:
                targets |= 1 << city
        return targets
    roads = p.t.roads
    seen: i64 = 1 << here
    open_ends = roads[here]
    while open_ends & ~seen:
        ends = open_ends & ~seen
        seen |= ends
        for city in range(p.t.cities):
            if (ends >> city) & 1:
                if c[CITY_TOKEN + city] > 0:
                    targets |= 1 << city
                else:
                    open_ends |= roads[city]
    return targets


def arrive(p: Court, who: i64, city: i64) -> None:
    """Take the token of the city: its benefit comes first, then it is stored."""
    c = p.cells
    kind = c[CITY_TOKEN + city] - 1
    c[CITY_TOKEN + city] = 0
    c[TRAVELLER + who] = city + 1
    p.record(events.TRAVELLED, who, city, kind)
    p.push(TOKEN, who, kind, 0)


# What the tokens give.


def benefit(p: Court, who: i64, kind: i64) -> None:
    """Give the benefit of a token, or ask what to do with it; then store it."""
    may: i64 = 0 if p.t.must_take_benefit else 1
    if GENEROUS <= kind <= FOLLOWER:
        p.push(ASK_TOKEN, who, kind, 1)
        return
    if kind == TOKEN_DOUBLE or kind >= PRECIOUS:
        p.push(STORE, who, kind, 1)
        return
    p.push(STORE, who, kind, 0)
    if kind <= TOKEN_TWO_SERVANTS:
        p.push(GAIN, who, p.t.token_servants[kind], may)
    elif kind == TOKEN_PALACE:
        grant(p, who, ENVOY_STEPS, p.t.token_palace, may)
    elif kind == TOKEN_INTRIGUE:
        if p.cells[MARKER + who] == p.t.track:
            give_nothing(p, who, kind)
        else:
            grant(p, who, INTRIGUE_STEPS, p.t.token_intrigue, may)
    elif kind == TOKEN_POINTS:
        grant(p, who, TOKEN_VICTORY, p.t.token_points, may)
    elif kind == TOKEN_SWAP:
        p.push(ASK_SWAP, who, 1 - may, 0)
    elif kind == TOKEN_SHIP:
        if can_load(p, who, FROM_SUPPLY):
            p.push(ASK_LOAD, who, FROM_SUPPLY, may)
        else:
            give_nothing(p, who, kind)
    else:
        p.push(ASK_TOKEN, who, kind, may)


def give_nothing(p: Court, who: i64, kind: i64) -> None:
    """A token whose benefit comes to nothing is told."""
    p.record(events.TOKEN_GIVES_NOTHING, who, kind, 0)


def climb_or_nothing(p: Court, who: i64, kind: i64) -> None:
    """At the end of the track a marker goes no further."""
    if p.cells[MARKER + who] == p.t.track:
        give_nothing(p, who, kind)
    else:
        climb(p, who, p.t.token_intrigue)


def token_options(p: Court, who: i64, kind: i64, may: i64) -> None:
    """The choice a token puts: a card, a payment, a servant for the wall, a place for itself."""
    c = p.cells
    any_way = False
    if kind == TOKEN_GIFT_FOR_JADE:
        for card in range(p.t.cards):
            if c[CARD_AT + card] == HAND + who and gift_value(p, who, card) >= p.t.gift_for_jade_value:
                p.offer(DISCARD_FOR_JADE + card)
                any_way = True
    elif kind == TOKEN_RECOVER:
        for card in range(p.t.cards):
            if c[CARD_AT + card] == DISCARD + who:
                p.offer(RECOVER + card)
                any_way = True
    elif kind == TOKEN_SERVANTS_FOR_JADE:
        if can_pay(p, who, p.t.servants_for_jade, 0):
            p.offer(ACCEPT)
            any_way = True
    elif kind == TOKEN_WALL:
        extra_options(p, who, may == 0)
        return
    elif not can_pay(p, who, 1, 0):
        any_way = False
    elif kind == GENEROUS:
        p.offer(USE_GENEROUS)
    else:
        for location in range(7):
            p.offer(TOKEN_AT + location)
    if not any_way or may:
        p.offer(DECLINE)


def gift_value(p: Court, who: i64, card: i64) -> i64:
    """The value of a gift that is discarded; in one printing a Generous token raises it as well."""
    if p.t.generous_always:
        return p.t.card_value[card] + p.t.bonus_value * p.cells[GENEROSITY + who]
    return p.t.card_value[card]


def asking_hides(p: Court, who: i64, kind: i64) -> bool:
    """Not to ask would tell the others that no gift in the hand is valuable enough."""
    return kind == TOKEN_GIFT_FOR_JADE and p.cells[HAND_SIZE + who] > 0


def is_of_use(p: Court, who: i64, kind: i64) -> bool:
    """Tell whether a token that puts a choice leaves more than doing without it."""
    before = p.options
    p.options = vec[i64](capacity=8)
    token_options(p, who, kind, 1)
    found = len(p.options) > 1
    p.options = before
    return found


def use_token(p: Court, who: i64, kind: i64, option: i64) -> None:
    c = p.cells
    if GENEROUS <= kind <= FOLLOWER:
        if option == DECLINE:
            p.record(events.BENEFIT_DECLINED, who, kind, 0)
            p.push(STORE, who, kind, 0)
            return
        set_aside(p, who)
        if kind == GENEROUS:
            c[GENEROSITY + who] += 1
            p.record(events.TOKEN_PLACED, who, kind, -1)
        else:
            location = option - TOKEN_AT
            c[(TOLLS if kind == TOLL else FOLLOWS) + SEATS * location + who] += 1
            p.record(events.TOKEN_PLACED, who, kind, location)
    elif option == DECLINE:
        if asking_hides(p, who, kind) or is_of_use(p, who, kind):
            p.record(events.BENEFIT_DECLINED, who, kind, 0)
        else:
            give_nothing(p, who, kind)
    elif kind == TOKEN_GIFT_FOR_JADE:
        card = option - DISCARD_FOR_JADE
        p.move_card(card, DISCARD + who, OPEN)
        p.record(events.GIFT_FOR_JADE, who, card, 0)
        receive_jade(p, who, 1)
    elif kind == TOKEN_RECOVER:
        card = option - RECOVER
        p.move_card(card, HAND + who, c[CARD_KNOWN + card])
        p.blur(who, card, DISCARD + who)
        p.record(events.RECOVERED, who, card, 0)
    elif kind == TOKEN_SERVANTS_FOR_JADE:
        price(p, who, p.t.servants_for_jade, 0)
        receive_jade(p, who, 1)
    else:
        p.push(WALL_CHECK, who, 0, 0)
        place_extra(p, who, option)
