"""The day: exchanging gifts with the officials, then the card's action and the location's."""

from mypy_extensions import i64

from courtyard.engine.position import FRAME, FRAMES, HEIGHT
from courtyard.games.gugong.chapters.locations import (
    canal,
    decrees,
    great_wall,
    intrigue,
    jade,
    palace,
    trading,
    travel,
)
from courtyard.games.gugong.chapters.servants import can_pay
from courtyard.games.gugong.declaration import events
from courtyard.games.gugong.declaration.cells import (
    ACTED,
    ACTIVE,
    CARD_AT,
    CARD_KNOWN,
    FOLLOWS,
    GENEROSITY,
    HAND_SIZE,
    OFFICIAL,
    POINTS,
    SUPPLY,
    TOLLS,
    WARY,
)
from courtyard.games.gugong.declaration.counts import SEATS
from courtyard.games.gugong.declaration.options import (
    DECLINE,
    GIVE,
    GIVE_TO,
    NO_ACTIONS,
    PAY_SERVANTS,
    SACRIFICE,
    SWAP_CARD,
    SWAP_WITH,
    USE_BARGAIN,
    USE_ENCORE,
    USE_PRECIOUS,
)
from courtyard.games.gugong.declaration.position import Court
from courtyard.games.gugong.declaration.steps import (
    ASK_ACTION,
    ASK_ENCORE,
    ASK_GIFT,
    ASK_PAYMENT,
    ASK_SWAP,
    BARGAINED,
    BY_CARD,
    BY_FOLLOWING,
    BY_OFFICIAL,
    CARD_ACTION,
    CARD_EFFECT,
    DUSK,
    EXCHANGE,
    FOLLOWERS,
    GAIN,
    MENG_TURN,
    NEXT_TURN,
    PRICE,
)
from courtyard.games.gugong.declaration.words import (
    BARGAIN,
    CANAL,
    DECREES,
    DISCARD,
    ENCORE,
    EQUAL_IS_HIGHER,
    GREAT_WALL,
    HAND,
    INTRIGUE,
    JADE,
    NO_ACTION,
    OPEN,
    PALACE,
    PRECIOUS,
    SWAP,
    TRAVEL,
    TWO_SERVANTS,
    WITH,
)

# Turns.


def next_turn(p: Court, first: i64) -> None:
    """The turn goes clockwise to the next player with a card; when none is left the day ends."""
    c = p.cells
    seat = first
    for _ in range(p.t.players):
        if seat >= p.t.players:
            seat -= p.t.players
        if c[HAND_SIZE + seat] > 0:
            c[ACTIVE] = seat
            p.record(events.TURN, seat, 0, 0)
            p.push(NEXT_TURN, 0, seat + 1, 0)
            p.push(MENG_TURN if seat == p.t.meng else ASK_GIFT, seat, 0, 0)
            return
        seat += 1
    p.push(DUSK, 0, 0, 0)


# The exchange.


def gift_options(p: Court, who: i64) -> None:
    c = p.cells
    hand = HAND + who
    for card in range(p.t.cards):
        if c[CARD_AT + card] == hand:
            p.offer(GIVE + card)


def official_options(p: Court) -> None:
    for location in range(7):
        p.offer(GIVE_TO + location)


def worth(p: Court, who: i64, card: i64) -> i64:
    """The value of a gift in this player's hands today (gugong.bonus.generous)."""
    return p.t.card_value[card] + p.t.bonus_value * p.cells[GENEROSITY + who]


def is_enough(p: Court, who: i64, value: i64, location: i64) -> bool:
    """Higher than the official's gift, or equal where a decree says so."""
    asked = p.t.card_value[p.cells[OFFICIAL + location]]
    return value > asked or (value == asked and p.has_decree(who, EQUAL_IS_HIGHER))


def is_free(p: Court, who: i64, card: i64, location: i64) -> bool:
    """Tell whether an exchange costs nothing (gugong.exchange.higher-gift-is-free, .one-beats-nine)."""
    if is_enough(p, who, worth(p, who, card), location):
        return True
    asked = p.t.card_value[p.cells[OFFICIAL + location]]
    return p.t.card_value[card] == p.t.free_low and asked == p.t.free_high


def give_to(p: Court, who: i64, card: i64, location: i64) -> None:
    if is_free(p, who, card, location):
        p.push(EXCHANGE, who, card, location)
    else:
        p.push(ASK_PAYMENT, who, card, location)


def is_precious_enough(p: Court, who: i64, card: i64, location: i64) -> bool:
    return is_enough(p, who, p.t.card_value[card] + worth(p, who, card), location)


def payment_options(p: Court, who: i64, card: i64, location: i64) -> None:
    """Two servants, another card, a bonus token, or no actions."""
    c = p.cells
    hand = HAND + who
    if can_pay(p, who, p.t.exchange_price, 0):
        p.offer(PAY_SERVANTS)
    if trading.find_face_up(p, who, PRECIOUS) >= 0 and is_precious_enough(p, who, card, location):
        p.offer(USE_PRECIOUS)
    for other in range(p.t.cards):
        if c[CARD_AT + other] == hand and other != card:
            p.offer(SACRIFICE + other)
    p.offer(NO_ACTIONS)


def pay_for_exchange(p: Court, who: i64, card: i64, location: i64, option: i64) -> None:
    if option == NO_ACTIONS:
        exchange(p, who, card, location)
        p.record(events.WITHOUT_ACTIONS, who, 0, 0)
        return
    p.push(EXCHANGE, who, card, location)
    if option == PAY_SERVANTS:
        p.push(PRICE, who, p.t.exchange_price, 0)
    elif option == USE_PRECIOUS:
        trading.turn_down(p, who, PRECIOUS)
    else:
        sacrificed = option - SACRIFICE
        p.move_card(sacrificed, DISCARD + who, p.cells[CARD_KNOWN + sacrificed])
        p.blur(who, sacrificed, HAND + who)
        p.record(events.SACRIFICED, who, sacrificed, 0)


def exchange(p: Court, who: i64, card: i64, location: i64) -> None:
    """The gift goes to the official, the official's gift face down onto the own discard pile."""
    c = p.cells
    taken = c[OFFICIAL + location]
    p.move_card(card, WITH + location, OPEN)
    p.move_card(taken, DISCARD + who, OPEN)
    c[OFFICIAL + location] = card
    p.record(events.EXCHANGED, who, card * 64 + taken, location)


def exchange_and_act(p: Court, who: i64, card: i64, location: i64) -> None:
    """After a paid or free exchange the card's action comes first, then the location's."""
    exchange(p, who, card, location)
    p.cells[ACTED] = 0
    p.push(ASK_ACTION, who, location, BY_OFFICIAL)
    p.push(CARD_ACTION, who, card, 0)


# The card's action.


def card_action(p: Court, who: i64, card: i64) -> None:
    if p.t.card_action[card] == NO_ACTION:
        return
    if trading.find_face_up(p, who, ENCORE) >= 0:
        p.push(ASK_ENCORE, who, card, 0)
    else:
        p.push(CARD_EFFECT, who, card, 0)


def encore_options(p: Court, who: i64) -> None:
    """The token may have been traded in since the question was put."""
    if trading.find_face_up(p, who, ENCORE) >= 0:
        p.offer(USE_ENCORE)
    p.offer(DECLINE)


def answer_encore(p: Court, who: i64, card: i64, option: i64) -> None:
    p.push(CARD_EFFECT, who, card, 0)
    if option == USE_ENCORE:
        trading.turn_down(p, who, ENCORE)
        p.push(CARD_EFFECT, who, card, 0)


def card_effect(p: Court, who: i64, card: i64) -> None:
    """Servants, a swap, or the action of the location that the card names."""
    action = p.t.card_action[card]
    if action <= CANAL:
        p.push(ASK_ACTION, who, action, BY_CARD)
    elif action <= TWO_SERVANTS:
        may = may_leave_servants(p, who)
        is_taken = not (p.t.must_act and may)
        if is_taken and (p.cells[SUPPLY + who] > 0 or p.supply_has_double(who)):
            p.cells[ACTED] = 1
        p.push(GAIN, who, action - CANAL, 1 if may else 0)
    elif action == SWAP:
        p.push(ASK_SWAP, who, 0, 0)


def may_leave_servants(p: Court, who: i64) -> bool:
    """Where one must act, the card's servants may be left only if the location's action can follow."""
    if not p.t.must_act:
        return True
    c = p.cells
    below = FRAMES + FRAME * (c[HEIGHT] - 1)
    if c[WARY + who] == 0 or c[below] != ASK_ACTION or c[below + 3] & 3 != BY_OFFICIAL:
        return False
    return can_perform(p, who, c[below + 2])


# Swapping a card.


def swap_options(p: Court, who: i64, must: i64) -> None:
    any_card = False
    for card in range(p.t.cards):
        zone = p.cells[CARD_AT + card]
        if zone == HAND + who or zone == DISCARD + who:
            p.offer(SWAP_CARD + card)
            any_card = True
    if not (any_card and (must or must_act(p, who, BY_CARD))):
        p.offer(DECLINE)


def swap_with_options(p: Court) -> None:
    for location in range(7):
        p.offer(SWAP_WITH + location)


def swap(p: Court, who: i64, card: i64, location: i64) -> None:
    """The official's card goes where the swapped card came from (gugong.exchange.card-swap)."""
    c = p.cells
    zone = c[CARD_AT + card]
    taken = c[OFFICIAL + location]
    p.move_card(card, WITH + location, OPEN)
    p.move_card(taken, zone, OPEN)
    c[OFFICIAL + location] = card
    c[ACTED] = 1
    p.record(events.SWAPPED, who, card * 64 + taken, location)


# The location's action, from an official, from a card, or by following.


def action_options(p: Court, who: i64, location: i64, how: i64) -> None:
    bargain = is_bargain(p, who, how)
    location_options(p, who, location, bargain)
    possible = len(p.options) > 0
    if (location == JADE or location == DECREES) and not bargain:
        if trading.find_face_up(p, who, BARGAIN) >= 0 and is_open(p, who, location, True):
            p.offer(USE_BARGAIN)
    if not (possible and must_act(p, who, how)):
        p.offer(DECLINE)


def is_bargain(p: Court, who: i64, how: i64) -> bool:
    """A bargain was announced, and its token has not been traded in since."""
    return how >= BARGAINED and trading.find_face_up(p, who, BARGAIN) >= 0


def must_act(p: Court, who: i64, how: i64) -> bool:
    """In one printing an exchange is followed by at least one action, if one can be performed."""
    if not p.t.must_act or p.cells[ACTED] == 1:
        return False
    return how & 3 == BY_OFFICIAL or (how & 3 == BY_CARD and card_comes_last(p, who))


def location_options(p: Court, who: i64, location: i64, bargain: bool) -> None:
    if location == TRAVEL:
        travel.action_options(p, who)
    elif location == GREAT_WALL:
        great_wall.action_options(p, who)
    elif location == JADE:
        jade.action_options(p, who, bargain)
    elif location == INTRIGUE:
        intrigue.action_options(p, who)
    elif location == PALACE:
        palace.action_options(p, who)
    elif location == DECREES:
        decrees.action_options(p, who, bargain)
    elif location == CANAL:
        canal.action_options(p, who)


def is_open(p: Court, who: i64, location: i64, bargain: bool) -> bool:
    """Tell whether a location's action could be performed now, with or without a bargain."""
    before = p.options
    p.options = before[:0]
    location_options(p, who, location, bargain)
    opens = len(p.options) > 0
    p.options = before
    return opens


def card_comes_last(p: Court, who: i64) -> bool:
    """The card's action is asked about, and the official's after it cannot be performed."""
    c = p.cells
    below = FRAMES + FRAME * (c[HEIGHT] - 2)
    if c[below] != ASK_ACTION or c[below + 3] & 3 != BY_OFFICIAL:
        return False
    return not can_perform(p, who, c[below + 2])


def can_perform(p: Court, who: i64, location: i64) -> bool:
    """Tell whether a location's action could be performed now, and would do something."""
    if location == TRAVEL and len(travel.within_reach(p, who)) == 0:
        return False
    return is_open(p, who, location, False)


def act(p: Court, who: i64, location: i64, how: i64, option: i64) -> None:
    """Perform the action; tolls and followers look at the action of the official."""
    if option == DECLINE:
        p.record(events.ACTION_DECLINED, who, location, how & 3)
        return
    if option == USE_BARGAIN:
        p.push(ASK_ACTION, who, location, how | BARGAINED)
        return
    bargain = is_bargain(p, who, how)
    if bargain:
        trading.turn_down(p, who, BARGAIN)
    p.cells[ACTED] = 1
    p.record(events.ACTION, who, location, option)
    if how & 3 != BY_CARD:
        pay_tolls(p, who, location)
    if how & 3 == BY_OFFICIAL:
        p.push(FOLLOWERS, who, location, 0)
    if location == TRAVEL:
        travel.act(p, who, option)
    elif location == GREAT_WALL:
        great_wall.act(p, who, option)
    elif location == JADE:
        jade.act(p, who, option, bargain)
    elif location == INTRIGUE:
        intrigue.act(p, who, option)
    elif location == PALACE:
        palace.act(p, who, option)
    elif location == DECREES:
        decrees.act(p, who, option, bargain)
    elif location == CANAL:
        canal.act(p, who, option)


def pay_tolls(p: Court, who: i64, location: i64) -> None:
    """Let the holder of a toll here take a point from another player who acts (gugong.bonus.toll)."""
    c = p.cells
    for owner in range(p.t.players):
        tolls = c[TOLLS + SEATS * location + owner]
        if owner != who and tolls > 0:
            points = tolls * p.t.toll_points
            p.score(owner, points)
            c[POINTS + who] = c[POINTS + who] - points if c[POINTS + who] > points else 0
            p.record(events.TOLL_PAID, who, owner, points)


def followers(p: Court, who: i64, location: i64) -> None:
    """The owners of follower tokens here may perform the action too, clockwise from the player."""
    for nth in range(p.t.players - 1, 0, -1):
        seat = (who + nth) % p.t.players
        for _ in range(p.cells[FOLLOWS + SEATS * location + seat]):
            p.push(ASK_ACTION, seat, location, BY_FOLLOWING)
