"""Every choice of the action space as a person reads it: a saying, and the rules it rests on."""

from collections.abc import Callable

from courtyard.engine.language import Saying
from courtyard.games.kingdom.chapters.areas import card_at, is_down
from courtyard.games.kingdom.chapters.course import Kingdom
from courtyard.games.kingdom.chapters.production import yield_of
from courtyard.games.kingdom.declaration import counts
from courtyard.games.kingdom.declaration import options as o
from courtyard.games.kingdom.declaration import steps as ask
from courtyard.games.kingdom.declaration.cells import CARD_AT
from courtyard.games.kingdom.declaration.counts import CARDS
from courtyard.games.kingdom.declaration.declared import DECLARED
from courtyard.games.kingdom.declaration.words import (
    ADVISOR,
    ADVISOR_NAMES,
    AREA,
    AREA_DOWN,
    GAMBLER,
    MERCENARY,
    POWER,
    SELECTED,
    TREASURE,
)
from courtyard.games.kingdom.speech.duchy_words import DUCHY_WORDS
from courtyard.games.kingdom.speech.naming import (
    advisor,
    advisor_effect,
    amount,
    area,
    card,
    card_in_full,
    cost,
    gives,
    listed,
    place,
    recycling,
    resource,
    seen_card,
    soldiers,
)
from courtyard.games.kingdom.speech.question import Gaps, Question, Words

Say = Callable[[Kingdom, Question, int], Words]

# The Choice phase.


def offer(p: Kingdom, q: Question, number: int) -> Words:
    rule = "advisors.offered-like-any-card" if number >= ADVISOR else "choice.offer-two-cards"
    return Saying("offer", {"card": card_in_full(p.t, number)}), (rule,)


def lay(p: Kingdom, q: Question, where: int) -> Words:
    if where % 2:
        return Saying("lay-down", {"area": area(where // 2)}), ("choice.trap-hides-a-card",)
    return Saying("lay-up", {"area": area(where // 2)}), ("choice.offer-two-cards", "choice.offer-face-up")


def cards_of_area(p: Kingdom, number: int) -> list[int]:
    """The cards of an area, those that lie face up first."""
    zones = (AREA + number, AREA_DOWN + number)
    return [one for zone in zones for one in range(CARDS) if p.cells[CARD_AT + one] == zone]


def take(p: Kingdom, q: Question, number: int) -> Words:
    """Take an area: what can be seen there is named, what cannot is counted."""
    cards = cards_of_area(p, number)
    rules = ("solo.select",) if p.t.players == 1 else ("choice.select-takes-all",)
    if not cards:
        return Saying("take-empty", {"area": area(number)}), ("choice.empty-area-may-be-selected",)
    known = [one for one in cards if not is_down(p, one) or p.is_shown(one, q.who)]
    things = [seen_card(p, one, q.who) for one in known]
    if len(known) < len(cards):
        things.append(Saying("face-down-cards", {"n": len(cards) - len(known)}))
    return Saying("take-area", {"area": area(number), "cards": listed(things)}), rules


def onto(p: Kingdom, q: Question, number: int) -> Words:
    return Saying("onto-area", {"area": area(number)}), ("advisors.cartographer-tie",)


PICKED = {
    POWER: ("pick-reveal", "advisors.power-behind-the-throne"),
    MERCENARY: ("pick-discard", "advisors.chief-mercenary"),
    GAMBLER: ("pick-move", "advisors.whimsical-gambler"),
}


def pick(p: Kingdom, q: Question, spot: int) -> Words:
    """A card on the table: turned up by the token, or met by an Advisor."""
    if q.step == ask.ASK_SELECT_AREA:
        rules = ("solo.token-reveals", "solo.token-where")
        return Saying(
            "token-reveal", {"area": area(spot // counts.ROW), "nth": spot % int(counts.ROW) + 1}
        ), rules
    name, rule = PICKED[q.a]
    gaps: Gaps = {
        "card": seen_card(p, card_at(p, spot), q.who),
        "place": place(spot, q.who, q.who),
        "nth": spot % counts.ROW + 1,
    }
    return Saying(name, gaps), (rule,)


def attend(p: Kingdom, q: Question, _: int) -> Words:
    return Saying("attend"), ("choice.see-to-your-duchy", "construction.any-time")


# Alone.


def drop(p: Kingdom, q: Question, number: int) -> Words:
    if q.step == ask.ASK_SEARCH:
        return Saying("drop-first", {"card": card(p.t, number)}), ("solo.search-price",)
    return Saying("drop", {"card": card(p.t, number)}), ("solo.search-price",)


def keep(p: Kingdom, q: Question, number: int) -> Words:
    if q.duty != ask.KEEP_ADVISOR:
        return Saying("keep", {"card": card_in_full(p.t, number)}), ("solo.search-three-keep-one",)
    gaps = {
        "advisor": card(p.t, number),
        "price": soldiers(p.t.advisor_price[number - ADVISOR]),
        "effect": advisor_effect(p.t, number - ADVISOR),
    }
    first = "solo.advisors-first" if p.t.players == 1 else "advisors.keep-one-of-two"
    return Saying("keep-advisor", gaps), (first, f"advisors.{ADVISOR_NAMES[number - ADVISOR]}")


def do_without(p: Kingdom, q: Question, _: int) -> Words:
    """The word for doing nothing depends on what is asked."""
    if q.step == ask.ASK_SEARCH:
        return Saying("no-search"), ("solo.search-price",)
    return Saying("no-doubling"), ("advisors.scrying-alchemist",)


# Menaces and planning.


def lose(p: Kingdom, q: Question, number: int) -> Words:
    if p.t.players == 1:
        return Saying("lose-card", {"card": card(p.t, number)}), ("solo.menace-shadows",)
    handed = 2 if number >= TREASURE else 1
    rules = ("menace.shadows-discard", "menace.shadows-no-bonus", "menace.shadows-feed-the-opponent")
    return Saying("lose-card-to-opponent", {"card": card(p.t, number), "n": handed}), rules


def steal(p: Kingdom, q: Question, kind: int) -> Words:
    gaps = {"resource": resource(kind), "made": amount(kind, yield_of(p, q.who, kind))}
    return Saying("steal", gaps), ("menace.thief-steals-an-icon", "menace.thief-what-can-be-covered")


def freeze(p: Kingdom, q: Question, number: int) -> Words:
    if p.is_at(number, SELECTED + q.who):
        return Saying("slate-and-freeze", {"card": card(p.t, number)}), ("menace.giant-old-or-new",)
    return Saying("freeze", {"card": card(p.t, number)}), ("menace.giant-beneath-a-card",)


def slate(p: Kingdom, q: Question, number: int) -> Words:
    gaps = {"card": card(p.t, number), "cost": cost(p.t, number), "gives": gives(p.t, number)}
    return Saying("slate", gaps), ("planning.slate",)


def recycle(p: Kingdom, q: Question, number: int) -> Words:
    gaps = {"card": card(p.t, number), "cubes": recycling(p.t, number)}
    return Saying("recycle", gaps), ("planning.recycle", "planning.recycled-cubes-are-placed")


def activate(p: Kingdom, q: Question, number: int) -> Words:
    gaps = {
        "advisor": advisor(p.t, number),
        "price": soldiers(p.t.advisor_price[number]),
        "effect": advisor_effect(p.t, number),
    }
    return Saying("activate", gaps), (f"advisors.{ADVISOR_NAMES[number]}", "advisors.price-in-soldiers")


WORDS: dict[int, Say] = {
    o.OFFER: offer,
    o.LAY: lay,
    o.TAKE: take,
    o.ONTO: onto,
    o.PICK: pick,
    o.ATTEND: attend,
    o.DROP: drop,
    o.KEEP: keep,
    o.PASS: do_without,
    o.LOSE: lose,
    o.STEAL: steal,
    o.FREEZE: freeze,
    o.SLATE: slate,
    o.RECYCLE: recycle,
    o.ACTIVATE: activate,
    **DUCHY_WORDS,
}
"""Functions that put the options of each block of the action space into words, by its first option."""


def describe(p: Kingdom, q: Question, option: int) -> Words:
    """Say what an option does if it is taken at this question."""
    first = DECLARED.group_of(option)
    return WORDS[first](p, q, option - first)
