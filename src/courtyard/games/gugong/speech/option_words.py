"""Every choice of the action space as a person reads it: a saying, and the rules it rests on."""

from collections.abc import Callable

from courtyard.engine.language import Saying
from courtyard.games.gugong.chapters.advantages import PACK
from courtyard.games.gugong.chapters.exchange import is_free, is_precious_enough, worth
from courtyard.games.gugong.chapters.locations.trading import find_face_up
from courtyard.games.gugong.chapters.servants import can_pay
from courtyard.games.gugong.declaration import counts
from courtyard.games.gugong.declaration import options as o
from courtyard.games.gugong.declaration import steps as ask
from courtyard.games.gugong.declaration.cells import (
    CARD_AT,
    CITY_TOKEN,
    DECREE_TILE,
    HAND_SIZE,
    OFFICIAL,
    PHASE,
    TRAVELLER,
)
from courtyard.games.gugong.declaration.declared import DECLARED
from courtyard.games.gugong.declaration.position import Court
from courtyard.games.gugong.declaration.words import (
    CANAL,
    DECREE_KINDS,
    EQUAL_IS_HIGHER,
    FOLLOWER,
    GENEROUS,
    HAND,
    MORNING,
    PRECIOUS,
    SWAP,
    TOKENS,
    TOLL,
)
from courtyard.games.gugong.speech.action_words import (
    Words,
    action_a,
    action_b,
    benefit,
    build,
    claim,
    house,
    load,
    new_ship,
    obtain,
    price,
    sail,
    square,
    turn_die,
)
from courtyard.games.gugong.speech.naming import (
    card_action,
    city,
    decree,
    either,
    gain_of,
    gift,
    gift_in_full,
    gift_to_give,
    jade,
    official,
    points,
    servants,
    token,
    tokens,
)
from courtyard.games.gugong.speech.question import Question

# The exchange.


def give(p: Court, q: Question, card: int) -> Words:
    rules = ["exchange.must-exchange"]
    action = p.t.card_action[card]
    if action <= CANAL:
        rules.append("exchange.card-may-name-a-location")
    elif action == SWAP:
        rules.append("exchange.card-swap")
    elif gain_of(p.t, card):
        rules.append("exchange.card-one-servant" if gain_of(p.t, card) == 1 else "exchange.card-two-servants")
    else:
        rules.append("exchange.some-cards-have-no-action")
    gaps = {"gift": gift_to_give(p, q.who, card), "action": card_action(p.t, card)}
    return Saying("give", gaps), tuple(rules)


def give_to(p: Court, q: Question, location: int) -> Words:
    t, card = p.t, q.a
    taken = p.cells[OFFICIAL + location]
    gaps: dict[str, str | int | Saying] = {"official": official(location), "taken": gift(t, taken)}
    if not is_free(p, q.who, card, location):
        ways = either(ways_to_pay(p, q.who, card, location))
        return Saying("give-to-for", {**gaps, "ways": ways}), ("exchange.lower-or-equal-has-a-price",)
    if worth(p, q.who, card) > t.card_value[taken]:
        return Saying("give-to", gaps), ("exchange.higher-gift-is-free",)
    if worth(p, q.who, card) == t.card_value[taken] and p.has_decree(q.who, EQUAL_IS_HIGHER):
        return Saying("give-to", gaps), ("decrees.equal-exchange-free",)
    return Saying("give-to", gaps), ("exchange.one-beats-nine",)


def ways_to_pay(p: Court, who: int, card: int, location: int) -> list[Saying]:
    """The prices of an exchange that a family could pay now; the actions can always be given up."""
    ways = []
    if can_pay(p, who, p.t.exchange_price, 0):
        ways.append(servants(p.t.exchange_price))
    if p.cells[HAND_SIZE + who] > 1:
        ways.append(Saying("way-card"))
    if find_face_up(p, who, PRECIOUS) >= 0 and is_precious_enough(p, who, card, location):
        ways.append(Saying("way-precious"))
    return [*ways, Saying("way-actions")]


def pay_servants(p: Court, q: Question, _: int) -> Words:
    return Saying("pay", price(p.t.exchange_price)), ("exchange.price-two-servants",)


def sacrifice(p: Court, q: Question, card: int) -> Words:
    rules = ("exchange.price-another-card", "exchange.sacrificed-card-not-shown")
    return Saying("sacrifice", {"gift": gift_in_full(p.t, card)}), rules


def no_actions(p: Court, q: Question, _: int) -> Words:
    return Saying("no-actions"), ("exchange.price-no-actions",)


def use_precious(p: Court, q: Question, _: int) -> Words:
    value = p.t.card_value[q.a] + worth(p, q.who, q.a)
    doubled = Saying("use-precious", {"gift": gift(p.t, q.a), "worth": value})
    return doubled, ("bonus.precious", "bonus.precious-then-generous")


def use_encore(p: Court, q: Question, _: int) -> Words:
    return Saying("use-encore", {"action": card_action(p.t, q.a)}), ("bonus.encore",)


def swap_card(p: Court, q: Question, card: int) -> Words:
    rules = ("exchange.card-swap", "exchange.swapped-card-takes-the-same-place")
    where = "swap-from-hand" if p.cells[CARD_AT + card] == HAND + q.who else "swap-from-discard"
    return Saying(where, {"gift": gift_in_full(p.t, card)}), rules


def swap_with(p: Court, q: Question, location: int) -> Words:
    gaps = {"taken": gift_in_full(p.t, p.cells[OFFICIAL + location]), "official": official(location)}
    return Saying("swap-with", gaps), ("exchange.swap-ignores-values", "exchange.swap-gives-no-actions")


# Paying and gaining.


def with_double(p: Court, q: Question, _: int) -> Words:
    rules = ("servants.double-servant-pays-two",)
    if q.a > 2:
        return Saying("pay-with-double-and", {"rest": servants(q.a - 2)}), rules
    return Saying("pay-with-double"), rules


def without_double(p: Court, q: Question, _: int) -> Words:
    return Saying("pay-plain", price(q.a)), ("servants.you-choose-whether-the-double-servant-pays",)


def take(p: Court, q: Question, nth: int) -> Words:
    count, double = nth // 2, nth % 2
    if double:
        rules = ("servants.double-servant-gained-as-one",)
        if count > 1:
            return Saying("take-double-and", {"rest": servants(count - 1)}), rules
        return Saying("take-double"), rules
    if count == 0:
        return Saying("take-none"), ("servants.gains-come-from-the-supply",)
    return Saying("take", {"servants": servants(count)}), ("servants.gains-come-from-the-supply",)


# Travel and its tokens.


def token_rule(kind: int) -> str:
    return f"bonus.{TOKENS[kind]}" if kind >= GENEROUS else f"travel.token-{TOKENS[kind]}"


def to_city(p: Court, q: Question, number: int) -> Words:
    kind = p.cells[CITY_TOKEN + number] - 1
    way = "travel.along-roads" if p.cells[TRAVELLER + q.who] else "travel.first-placement"
    gaps = {"city": city(p.t, number), "token": token(p.t, kind)}
    return Saying("to-city", gaps), (way, "travel.collect", token_rule(kind))


def discard_for_jade(p: Court, q: Question, card: int) -> Words:
    return Saying("discard-for-jade", {"gift": gift_in_full(p.t, card)}), ("travel.token-gift-for-jade",)


def recover(p: Court, q: Question, card: int) -> Words:
    return Saying("recover", {"gift": gift_in_full(p.t, card)}), ("travel.token-recover",)


def accept(p: Court, q: Question, _: int) -> Words:
    if q.step == ask.ASK_ADVANTAGE:
        if is_price(q):
            return Saying("pay-this", price(q.b % PACK)), advantage_rules(q)
        return Saying("take-advantage"), advantage_rules(q)
    return Saying("buy-jade", price(p.t.servants_for_jade)), ("travel.token-servants-for-jade",)


def is_price(q: Question) -> bool:
    """Tell whether the advantage that is asked about is a lower price."""
    return bool(q.a % PACK == ask.LOWER_PRICE)


def advantage_rules(q: Question) -> tuple[str, ...]:
    return (
        ("exchange.may-is-may", "servants.pool-is-what-you-spend")
        if is_price(q)
        else ("exchange.may-is-may",)
    )


def use_generous(p: Court, q: Question, _: int) -> Words:
    return Saying("use-generous", {"n": p.t.bonus_value}), ("bonus.generous", "bonus.generous-adds-up")


def token_at(p: Court, q: Question, location: int) -> Words:
    rules = (token_rule(q.a), "bonus.officials-only")
    if q.a == TOLL:
        return Saying("toll-at", {"official": official(location), "points": points(p.t.toll_points)}), rules
    return Saying("follow-at", {"official": official(location)}), rules


def trade(p: Court, q: Question, nth: int) -> Words:
    t = p.t
    gain = (servants(t.trade_servants), points(t.trade_points), jade(t.trade_jade))[nth]
    rule = ("travel.trade-servant", "travel.trade-points", "travel.trade-jade")[nth]
    gaps = {"tokens": tokens(t.trade_tokens[nth]), "gain": gain}
    return Saying("trade", gaps), (rule, "travel.trade-any-time")


def hand_in(p: Court, q: Question, its_class: int) -> Words:
    if its_class == 0:
        return Saying("hand-in-face-down"), ("travel.oldest-first", "travel.trade-exactly")
    if its_class == counts.TRADE_CLASSES - 1:
        return Saying("hand-in-double"), ("travel.token-double",)
    unused = token(p.t, PRECIOUS + its_class - 1)
    return Saying("hand-in-unused", {"token": unused}), ("bonus.trade-unused",)


# Decrees of the morning, bargains, and declining.


def morning_decree(p: Court, q: Question, slot: int) -> Words:
    kind = p.cells[DECREE_TILE + slot] - 1
    rules = (f"decrees.{DECREE_KINDS[kind]}", "morning.several-decrees-in-your-order")
    return Saying("morning-decree", {"decree": decree(p.t, kind)}), rules


def use_bargain(p: Court, q: Question, _: int) -> Words:
    return Saying("use-bargain", {"servants": servants(p.t.bargain)}), ("bonus.bargain",)


DECLINED: dict[int, Words] = {
    ask.ASK_ACTION: (Saying("decline-action"), ("exchange.actions-after-the-exchange",)),
    ask.ASK_TOKEN: (Saying("decline-token"), ("travel.benefit-optional",)),
    ask.ASK_EXTRA_SERVANT: (Saying("decline-extra"), ("decrees.wall-extra",)),
    ask.ASK_BENEFIT: (Saying("decline-benefit"), ("great-wall.benefit-optional",)),
    ask.ASK_LOAD: (Saying("decline-load"), ("canal.load-and-move",)),
    ask.ASK_SAIL: (Saying("decline-sail"), ("canal.load-and-move",)),
    ask.ASK_CLAIM: (Saying("decline-claim"), ("canal.claim-is-optional",)),
    ask.ASK_SWAP: (Saying("decline-swap"), ("exchange.card-swap",)),
    ask.ASK_ENCORE: (Saying("decline-encore"), ("bonus.encore",)),
    ask.ASK_LAST_TRADE: (Saying("decline-trade"), ("ending.last-trade",)),
}


def be_asked(p: Court, q: Question, _: int) -> Words:
    return Saying("ask-always"), ("exchange.may-is-may",)


def be_spared(p: Court, q: Question, _: int) -> Words:
    return Saying("ask-rarely"), ("exchange.may-is-may",)


def decline(p: Court, q: Question, _: int) -> Words:
    if q.step == ask.ASK_ADVANTAGE:
        said = Saying("pay-this", price(q.b // PACK)) if is_price(q) else Saying("waive-advantage")
        return said, advantage_rules(q)
    if q.step == ask.ASK_TOKEN and GENEROUS <= q.a <= FOLLOWER:
        return Saying("store-token"), ("bonus.without-servant",)
    if q.step == ask.ASK_ACTION and q.b & 3 == ask.BY_FOLLOWING:
        return Saying("decline-following"), ("bonus.follower",)
    said, rules = DECLINED[q.step]
    if p.cells[PHASE] == MORNING and q.step in (ask.ASK_LOAD, ask.ASK_SWAP):
        rules = ("morning.decree-advantage-may-be-declined",)
    elif q.step == ask.ASK_LOAD and q.a == ask.FROM_SUPPLY:
        rules = ("travel.benefit-optional",)
    return said, rules


WORDS: dict[int, Callable[[Court, Question, int], Words]] = {
    o.GIVE: give,
    o.SACRIFICE: sacrifice,
    o.SWAP_CARD: swap_card,
    o.DISCARD_FOR_JADE: discard_for_jade,
    o.RECOVER: recover,
    o.GIVE_TO: give_to,
    o.SWAP_WITH: swap_with,
    o.TOKEN_AT: token_at,
    o.PAY_SERVANTS: pay_servants,
    o.NO_ACTIONS: no_actions,
    o.USE_PRECIOUS: use_precious,
    o.USE_ENCORE: use_encore,
    o.USE_BARGAIN: use_bargain,
    o.USE_GENEROUS: use_generous,
    o.WITH_DOUBLE: with_double,
    o.WITHOUT_DOUBLE: without_double,
    o.ACCEPT: accept,
    o.DECLINE: decline,
    o.TAKE: take,
    o.TRADE: trade,
    o.TRADE_IN: hand_in,
    o.CITY: to_city,
    o.ACTION_A: action_a,
    o.ACTION_B: action_b,
    o.BUILD_ONE: build,
    o.HOUSE: house,
    o.SQUARE: square,
    o.DECREE: obtain,
    o.MORNING_DECREE: morning_decree,
    o.LOAD: load,
    o.NEW_SHIP: new_ship,
    o.SAIL: sail,
    o.CLAIM: claim,
    o.BENEFIT_ONE: benefit,
    o.TURN_DIE: turn_die,
    o.ASK_ALWAYS: be_asked,
    o.ASK_RARELY: be_spared,
}
"""Functions that put the options of each block of the action space into words, by its first option."""


def describe(p: Court, q: Question, option: int) -> Words:
    """Say what an option does if it is taken at this question."""
    first = DECLARED.group_of(option)
    return WORDS[first](p, q, option - first)
