"""Refusals: things that are shown but cannot be chosen now, and why."""

from collections.abc import Callable, Iterator

from courtyard.engine.language import Saying
from courtyard.engine.terms import Refusal
from courtyard.games.gugong.chapters.exchange import is_precious_enough
from courtyard.games.gugong.chapters.locations import canal, trading
from courtyard.games.gugong.chapters.locations.decrees import decree_price
from courtyard.games.gugong.chapters.locations.jade import jade_price
from courtyard.games.gugong.declaration import counts
from courtyard.games.gugong.declaration import options as o
from courtyard.games.gugong.declaration import steps as ask
from courtyard.games.gugong.declaration.cells import (
    CARD_AT,
    CITY_TOKEN,
    DECREE_OWNERS,
    DECREE_TILE,
    DOUBLE,
    HAND_SIZE,
    HOUSE_JADE,
    MARKER,
    POOL,
    REWARDED,
    SHIP_OWNER,
    STORED,
)
from courtyard.games.gugong.declaration.counts import SPACES
from courtyard.games.gugong.declaration.notation import notation
from courtyard.games.gugong.declaration.position import Court
from courtyard.games.gugong.declaration.words import (
    BARGAIN,
    CANAL,
    DECREES,
    GREAT_WALL,
    HAND,
    IN_POOL,
    IN_SUPPLY,
    JADE,
    PRECIOUS,
    REWARD_DOUBLE,
    ROUTES,
    TOKEN_GIFT_FOR_JADE,
    TOKEN_SERVANTS_FOR_JADE,
)
from courtyard.games.gugong.speech.action_words import b_price
from courtyard.games.gugong.speech.naming import berth, decree, servants, steps, tokens
from courtyard.games.gugong.speech.option_words import describe
from courtyard.games.gugong.speech.question import Question, servants_short


def no(p: Court, q: Question, option: int, reason: Saying, *rules: str) -> Refusal:
    """Refuse an option of the action space, in the words it would be offered in."""
    return other(notation(option), describe(p, q, option)[0], reason, *rules)


def other(written: str, message: Saying, reason: Saying, *rules: str) -> Refusal:
    return Refusal(written, message, reason, tuple(f"gugong.{rule}" for rule in rules))


def short_of(number: int) -> Saying:
    return Saying("reason-servants-short", {"short": servants(number)})


def refusals(p: Court, q: Question) -> tuple[Refusal, ...]:
    """Everything that a person may look for at this question and not find among the options."""
    offered = {notation(option) for option in p.options_of(q.who)}
    refused = list(REFUSED[q.step](p, q)) if q.step in REFUSED else []
    if q.step != ask.ASK_HAND_IN:
        refused += trades(p, q)
    return tuple(refusal for refusal in refused if refusal.notation not in offered)


# The exchange and the actions.


def payment(p: Court, q: Question) -> Iterator[Refusal]:
    short = servants_short(p, q.who, p.t.exchange_price, 0)
    yield no(p, q, o.PAY_SERVANTS, short_of(short), "exchange.price-two-servants")
    if p.cells[HAND_SIZE + q.who] == 1:
        message, reason = Saying("sacrifice-any"), Saying("reason-no-other-card")
        yield other("sacrifice", message, reason, "exchange.price-another-card")
    if trading.find_face_up(p, q.who, PRECIOUS) >= 0 and not is_precious_enough(p, q.who, q.a, q.b):
        yield no(p, q, o.USE_PRECIOUS, Saying("reason-not-precious-enough"), "bonus.precious")


def action(p: Court, q: Question) -> Iterator[Refusal]:
    if q.a == GREAT_WALL:
        yield from wall_action(p, q)
    elif q.a == JADE:
        yield from jade_action(p, q)
    elif q.a == DECREES:
        yield from decree_action(p, q)
    elif q.a == CANAL:
        yield from canal_action(p, q)
    else:
        short = servants_short(p, q.who, b_price(p, q.who, q.a), 0)
        yield no(p, q, o.ACTION_B + q.a, short_of(short), "servants.pool-is-what-you-spend")
    if q.a in (JADE, DECREES) and not q.is_bargain and trading.find_face_up(p, q.who, BARGAIN) >= 0:
        yield no(p, q, o.USE_BARGAIN, Saying("reason-bargain-useless"), "bonus.bargain")
    yield no(p, q, o.DECLINE, Saying("reason-must-act"), "exchange.actions-after-the-exchange")


def wall_action(p: Court, q: Question) -> Iterator[Refusal]:
    plain, price = p.cells[POOL + q.who], p.t.wall_price
    has_double = p.pool_has_double(q.who)
    yield no(p, q, o.BUILD_ONE, short_of(1), "great-wall.one-servant")
    paid = 0 if has_double else price
    yield no(p, q, o.BUILD_TWO, short_of(2 + paid - plain), "great-wall.two-servants")
    yield no(p, q, o.PAY_FOR_ONE, short_of(1 + paid - plain), "great-wall.up-to-two")
    if has_double:
        yield no(p, q, o.BUILD_THREE, short_of(1 + price - plain), "great-wall.two-servants")
        yield no(p, q, o.PAY_FOR_DOUBLE, short_of(price - plain), "great-wall.up-to-two")


def jade_action(p: Court, q: Question) -> Iterator[Refusal]:
    left = [house for house in range(p.t.houses) if p.cells[HOUSE_JADE + house]]
    for house in left:
        asked = jade_price(p, q.who, p.t.house_price[house], q.is_bargain)
        yield no(p, q, o.HOUSE + house, short_of(servants_short(p, q.who, asked, 0)), "jade.buy")
    if left:
        yield no(p, q, o.SQUARE, Saying("reason-square-closed"), "jade.square")
    else:
        asked = jade_price(p, q.who, p.t.square_price, q.is_bargain)
        yield no(p, q, o.SQUARE, short_of(servants_short(p, q.who, asked, 0)), "jade.square")


def decree_action(p: Court, q: Question) -> Iterator[Refusal]:
    for slot in range(p.t.slots):
        if (p.cells[DECREE_OWNERS + slot] >> q.who) & 1:
            named = Saying("decree-named", {"decree": decree(p.t, p.cells[DECREE_TILE + slot] - 1)})
            reason = Saying("reason-obtained")
            yield other(notation(o.DECREE + slot), named, reason, "decrees.once-each")
        else:
            short = servants_short(p, q.who, decree_price(p, q.who, slot, q.is_bargain), 1)
            rules = ("decrees.price", "decrees.one-servant-stays", "servants.double-servant-not-on-decrees")
            yield no(p, q, o.DECREE + slot, short_of(short), *rules)


def canal_action(p: Court, q: Question) -> Iterator[Refusal]:
    yield no(p, q, o.ACTION_A + CANAL, Saying("reason-no-ship-no-load"), "canal.load-and-move")
    have = p.cells[POOL + q.who] + (1 if p.pool_has_double(q.who) else 0)
    short = 2 + p.t.canal_price - have
    reason = short_of(short) if short > 0 else Saying("reason-no-room-for-two")
    yield no(p, q, o.ACTION_B + CANAL, reason, "canal.load-two")


# Travel and its tokens.


def city(p: Court, q: Question) -> Iterator[Refusal]:
    for number in range(p.t.cities):
        if p.cells[CITY_TOKEN + number] > 0:
            yield no(p, q, o.CITY + number, Saying("reason-out-of-reach"), "travel.along-roads")


def token(p: Court, q: Question) -> Iterator[Refusal]:
    t = p.t
    if q.a == TOKEN_GIFT_FOR_JADE:
        for card in range(t.cards):
            if p.cells[CARD_AT + card] == HAND + q.who:
                reason = Saying("reason-too-low", {"least": t.gift_for_jade_value})
                yield no(p, q, o.DISCARD_FOR_JADE + card, reason, "travel.token-gift-for-jade")
    elif q.a == TOKEN_SERVANTS_FOR_JADE:
        short = servants_short(p, q.who, t.servants_for_jade, 0)
        yield no(p, q, o.ACCEPT, short_of(short), "travel.token-servants-for-jade")
    yield no(p, q, o.DECLINE, Saying("reason-must-take"), "travel.benefit-optional")


def swap(p: Court, q: Question) -> Iterator[Refusal]:
    yield no(p, q, o.DECLINE, Saying("reason-must-take"), "travel.benefit-optional")


def trades(p: Court, q: Question) -> Iterator[Refusal]:
    stored = [p.cells[STORED + SPACES * q.who + space] for space in range(SPACES)]
    classes = [trading.trade_class(token) for token in stored if token > 0]
    worth = sum(2 if its_class == counts.TRADE_CLASSES - 1 else 1 for its_class in classes)
    if worth == 0:
        return
    for nth, rule in enumerate(("travel.trade-servant", "travel.trade-points", "travel.trade-jade")):
        short = p.t.trade_tokens[nth] - worth
        if short > 0:
            yield no(p, q, o.TRADE + nth, Saying("reason-tokens-short", {"short": tokens(short)}), rule)


# The wall's benefits.


def benefit(p: Court, q: Question) -> Iterator[Refusal]:
    down = p.t.benefit_steps
    for option, needed in ((o.BENEFIT_ONE, down[0]), (o.BENEFIT_TWO, down[1]), (o.BENEFIT_JADE, down[3])):
        yield no(p, q, option, steps_short(p, q, needed), "great-wall.enough-steps")
    if p.cells[MARKER + q.who] < down[2]:
        turn = Saying("benefit", {"steps": steps(down[2]), "gain": Saying("turn-any-die")})
        yield other("turn", turn, steps_short(p, q, down[2]), "great-wall.enough-steps")


def steps_short(p: Court, q: Question, needed: int) -> Saying:
    return Saying("reason-steps-short", {"short": steps(needed - p.cells[MARKER + q.who])})


# Ships.


def load(p: Court, q: Question) -> Iterator[Refusal]:
    c, t = p.cells, p.t
    double = c[DOUBLE + q.who] == (IN_POOL if q.a == ask.FROM_POOL else IN_SUPPLY)
    for number in own_berths(p, q.who):
        free = canal.free_space(p, number)
        onto = {"harbour": berth(t, number)}
        if free == 0:
            written = notation(o.LOAD + 2 * number)
            full = Saying("reason-ship-full")
            yield other(written, Saying("load-onto", onto), full, "canal.at-most-three")
        elif free == 1 and double:
            written = notation(o.LOAD + 2 * number + 1)
            message, reason = Saying("load-double-onto", onto), Saying("reason-double-needs-two")
            yield other(written, message, reason, "servants.double-servant-needs-two-spaces")
    if canal.ships_out(p, q.who) >= t.ships:
        out = Saying("reason-ships-out", {"n": t.ships})
        yield other(notation(o.NEW_SHIP), Saying("launch"), out, "canal.three-ships")
    else:
        for route in range(t.routes):
            if canal.first_free_harbour(p, route) < 0:
                message = Saying("launch") if t.routes == 1 else launch_on(route)
                written = notation(o.NEW_SHIP + 2 * route)
                yield other(written, message, Saying("reason-no-harbour"), "canal.first-free-harbour")
    if q.a == ask.FROM_POOL:
        yield no(p, q, o.DECLINE, Saying("reason-must-load"), "canal.load-two")
    else:
        yield no(p, q, o.DECLINE, Saying("reason-must-take"), "travel.benefit-optional")


def launch_on(route: int) -> Saying:
    return Saying("launch-on", {"route": ROUTES[route].upper()})


def sail(p: Court, q: Question) -> Iterator[Refusal]:
    for number in own_berths(p, q.who):
        if not canal.is_movable(p, q.who, number):
            message = Saying("move-ship", {"harbour": berth(p.t, number)})
            reason = Saying("reason-no-harbour-ahead")
            yield other(notation(o.SAIL + number), message, reason, "canal.free-harbour-ahead")


def own_berths(p: Court, who: int) -> list[int]:
    return [number for number in range(canal.berths(p)) if p.cells[SHIP_OWNER + number] == who + 1]


def claim(p: Court, q: Question) -> Iterator[Refusal]:
    for reward in range(3):
        if not canal.harbour_gives(p, q.a, reward):
            continue
        if reward == REWARD_DOUBLE and p.is_double_won(q.who):
            reason = Saying("reason-double-won")
            yield no(p, q, o.CLAIM + reward, reason, "servants.one-double-servant-each")
        elif p.cells[REWARDED + 3 * q.who + reward] >= p.t.reward_slots[reward]:
            yield no(p, q, o.CLAIM + reward, Saying("reason-reward-used"), "canal.reward-limits")
        elif not canal.is_claimable(p, q.who, reward):
            yield no(p, q, o.CLAIM + reward, Saying("reason-no-card-left"), "canal.no-card-left")


REFUSED: dict[int, Callable[[Court, Question], Iterator[Refusal]]] = {
    ask.ASK_PAYMENT: payment,
    ask.ASK_ACTION: action,
    ask.ASK_CITY: city,
    ask.ASK_TOKEN: token,
    ask.ASK_SWAP: swap,
    ask.ASK_BENEFIT: benefit,
    ask.ASK_LOAD: load,
    ask.ASK_SAIL: sail,
    ask.ASK_CLAIM: claim,
}
