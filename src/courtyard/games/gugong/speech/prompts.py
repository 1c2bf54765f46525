"""Decisions in words: what must be decided, among what, what would be wasted, what is not allowed."""

from courtyard.engine.language import Saying
from courtyard.engine.terms import Decision, OptionText
from courtyard.engine.trouble import Trouble
from courtyard.games.gugong.declaration import steps as ask
from courtyard.games.gugong.declaration.cells import MARKER, OFFICIAL, PHASE, TRAVELLER
from courtyard.games.gugong.declaration.declared import DECLARED
from courtyard.games.gugong.declaration.notation import notation
from courtyard.games.gugong.declaration.position import Court
from courtyard.games.gugong.declaration.words import LOCATIONS, MORNING
from courtyard.games.gugong.speech.action_words import Words
from courtyard.games.gugong.speech.naming import (
    berth,
    gift,
    gift_to_give,
    official,
    place,
    points,
    servants,
    steps,
    token,
    tokens,
)
from courtyard.games.gugong.speech.option_words import describe, is_price, token_rule
from courtyard.games.gugong.speech.question import Question, open_question
from courtyard.games.gugong.speech.refusals import refusals
from courtyard.games.gugong.speech.waste import waste

PLAIN: dict[int, Words] = {
    ask.ASK_GIFT: (Saying("prompt-gift"), ("exchange.must-exchange", "exchange.one-card-a-turn")),
    ask.ASK_EXTRA_SERVANT: (Saying("prompt-extra"), ("decrees.wall-extra", "great-wall.all-placed-first")),
    ask.ASK_SAIL: (Saying("prompt-sail"), ("canal.load-and-move", "canal.move-another")),
    ask.ASK_MORNING: (Saying("prompt-morning"), ("morning.several-decrees-in-your-order",)),
    ask.ASK_LAST_TRADE: (Saying("prompt-last-trade"), ("ending.last-trade", "travel.any-time-means")),
}
"""Prompts of the questions that always read alike, and the rules behind them."""

HOW = {
    ask.BY_OFFICIAL: ("prompt-action", ("exchange.actions-after-the-exchange",)),
    ask.BY_CARD: ("prompt-action-of-card", ("exchange.card-may-name-a-location",)),
    ask.BY_FOLLOWING: ("prompt-action-following", ("bonus.follower", "bonus.follower-pays")),
}


def decision(p: Court, seat: int) -> Decision:
    """Give the open decision of a seat in words."""
    if not p.is_open(seat):
        raise Trouble(f"Seat {seat} has nothing to choose now.")
    q = open_question(p)
    prompt, rules = asked(p, q)
    return Decision(
        seat=seat,
        kind=DECLARED.step_by_number[q.step].question,
        prompt=prompt,
        rules=with_game(rules),
        options=tuple(option_text(p, q, option) for option in p.options_of(seat)),
        refusals=refusals(p, q),
    )


def option_text(p: Court, q: Question, option: int) -> OptionText:
    message, rules = describe(p, q, option)
    return OptionText(option, notation(option), message, with_game(rules), waste(p, q, option))


def with_game(rules: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(f"gugong.{rule}" for rule in rules)


def asked(p: Court, q: Question) -> Words:
    """Give the prompt of a question, and the rules behind it."""
    if q.step in PLAIN:
        return PLAIN[q.step]
    if q.step in (ask.ASK_OFFICIAL, ask.ASK_PAYMENT, ask.ASK_SWAP, ask.ASK_SWAP_WITH, ask.ASK_ENCORE):
        return asked_for_card(p, q)
    if q.step in (ask.ASK_CITY, ask.ASK_TOKEN, ask.ASK_ROOM, ask.ASK_HAND_IN):
        return asked_on_travel(p, q)
    if q.step == ask.ASK_ACTION:
        prompt, rules = HOW[q.b & 3]
        gaps = {"official": official(q.a), "place": place(q.a)}
        return Saying(prompt, gaps), (*rules, f"{LOCATIONS[q.a]}.official")
    if q.step == ask.ASK_PRICE:
        rules = ("servants.you-choose-whether-the-double-servant-pays",)
        name = "prompt-price" if q.a > 1 else "prompt-price-of-one"
        return Saying(name, {"price": servants(q.a)}), rules
    if q.step == ask.ASK_SERVANTS:
        rules = ("servants.gains-come-from-the-supply", "morning.ask-how-many-servants")
        return Saying("prompt-servants", {"servants": servants(q.a)}), rules
    if q.step == ask.ASK_BENEFIT:
        prompt_benefit = Saying("prompt-benefit", {"step": p.cells[MARKER + q.who]})
        return prompt_benefit, ("great-wall.benefit-who", "great-wall.benefit-order")
    if q.step == ask.ASK_LOAD:
        return asked_to_load(p, q)
    if q.step == ask.ASK_ADVANTAGE:
        return asked_about_advantage(q)
    claim = Saying("prompt-claim", {"harbour": berth(p.t, q.a)})
    return claim, ("canal.claim-when-full", "canal.claim-servant", "canal.claim-ship-home")


def asked_about_advantage(q: Question) -> Words:
    rules = ("exchange.may-is-may",)
    if is_price(q):
        return Saying("prompt-lower-price"), rules
    if q.a == ask.ENVOY_STEPS:
        return Saying("prompt-envoy", {"steps": steps(q.b)}), rules
    if q.a == ask.INTRIGUE_STEPS:
        return Saying("prompt-intrigue", {"steps": steps(q.b)}), rules
    return Saying("prompt-points", {"points": points(q.b)}), rules


def standing(p: Court, seat: int) -> tuple[OptionText, ...]:
    """Put into words the options that a seat has without being asked."""
    nothing_asked = Question(0, seat, 0, 0)
    return tuple(option_text(p, nothing_asked, int(option)) for option in p.standing(seat))


def asked_for_card(p: Court, q: Question) -> Words:
    if q.step == ask.ASK_OFFICIAL:
        rules = ("exchange.must-exchange", "exchange.taken-card-to-own-discard")
        return Saying("prompt-official", {"gift": gift_to_give(p, q.who, q.a)}), rules
    if q.step == ask.ASK_PAYMENT:
        taken = gift(p.t, p.cells[OFFICIAL + q.b])
        gaps = {"gift": gift_to_give(p, q.who, q.a), "taken": taken, "official": official(q.b)}
        return Saying("prompt-payment", gaps), ("exchange.lower-or-equal-has-a-price",)
    if q.step == ask.ASK_SWAP:
        by_decree = p.cells[PHASE] == MORNING
        return Saying("prompt-swap"), ("decrees.morning-swap" if by_decree else "exchange.card-swap",)
    if q.step == ask.ASK_SWAP_WITH:
        return Saying("prompt-swap-with", {"gift": gift(p.t, q.a)}), ("exchange.card-swap",)
    return Saying("prompt-encore", {"gift": gift(p.t, q.a)}), ("bonus.encore",)


def asked_on_travel(p: Court, q: Question) -> Words:
    if q.step == ask.ASK_CITY:
        if p.cells[TRAVELLER + q.who] == 0:
            return Saying("prompt-first-city"), ("travel.first-placement",)
        return Saying("prompt-city"), ("travel.along-roads", "travel.jump-empty-cities")
    if q.step == ask.ASK_TOKEN:
        return Saying("prompt-token", {"token": token(p.t, q.a)}), (
            token_rule(q.a),
            "travel.benefit-optional",
        )
    if q.step == ask.ASK_ROOM:
        room = Saying("prompt-room", {"spaces": p.t.spaces})
        return room, ("travel.too-many-tokens", "travel.make-room", "travel.six-spaces")
    to_go = Saying("prompt-hand-in", {"tokens": tokens(q.a)})
    return to_go, ("travel.trade-exactly", "travel.oldest-first")


def asked_to_load(p: Court, q: Question) -> Words:
    if q.a == ask.FROM_POOL:
        return Saying("prompt-load"), ("canal.old-or-new-ship", "servants.place-means-pool-to-board")
    by_decree = p.cells[PHASE] == MORNING
    return Saying("prompt-load-supply"), ("decrees.morning-ship" if by_decree else "travel.token-ship",)
