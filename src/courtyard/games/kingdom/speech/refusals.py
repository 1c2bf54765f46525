"""Refusals: things that are shown but cannot be chosen now, and why."""

from collections.abc import Callable, Iterator

from courtyard.engine.language import Saying
from courtyard.engine.terms import Refusal
from courtyard.games.kingdom.chapters.course import Kingdom
from courtyard.games.kingdom.chapters.modules.advisors import can_activate
from courtyard.games.kingdom.chapters.modules.choice_advisors import has_target
from courtyard.games.kingdom.chapters.production import yield_of
from courtyard.games.kingdom.chapters.solo import can_drop, first_face_down
from courtyard.games.kingdom.declaration import options as o
from courtyard.games.kingdom.declaration import steps as ask
from courtyard.games.kingdom.declaration.cells import CARD_AT, FROZEN, TRAPS
from courtyard.games.kingdom.declaration.counts import CARDS, RESOURCES
from courtyard.games.kingdom.declaration.notation import notation
from courtyard.games.kingdom.declaration.words import (
    ADVISOR,
    ADVISOR_NAMES,
    AREA,
    AREA_DOWN,
    BUILDING,
    CALAMITY,
    CARTOGRAPHER,
    GAMBLER,
    MENACE,
    MERCENARY,
    POWER,
    SELECTED,
    SPY,
    TREASURE,
)
from courtyard.games.kingdom.speech.duchy_refusals import seeing_to_duchy
from courtyard.games.kingdom.speech.naming import area, card
from courtyard.games.kingdom.speech.question import Question
from courtyard.games.kingdom.speech.refusing import advisor_out_of_reach, no, other, slug


def refusals(p: Kingdom, q: Question) -> tuple[Refusal, ...]:
    """Everything that a person may look for at this question and not find among the options."""
    if q.step == ask.ASK_TOGETHER:
        refuse = REFUSED_DUTIES.get(q.asked, ())
    else:
        refuse = REFUSED.get(q.step, ())
    offered = {notation(int(option), p.t.own) for option in p.options_of(q.who)}
    found = {refusal.notation: refusal for each in refuse for refusal in each(p, q)}
    return tuple(refusal for written, refusal in found.items() if written not in offered)


# The Choice phase.


def laying(p: Kingdom, q: Question) -> Iterator[Refusal]:
    for where in (1, 3):
        rules = ("choice.traps-each-round", "choice.offer-face-up")
        yield no(p, q, o.LAY + where, Saying("reason-no-trap"), *rules)


def offering(p: Kingdom, q: Question) -> Iterator[Refusal]:
    yield from choice_advisors(p, q)
    for advisor in (MERCENARY, GAMBLER):
        if can_activate(p, q.who, advisor):
            reason = Saying("reason-before-selecting")
            yield no(p, q, o.ACTIVATE + advisor, reason, "advisors.choice-before-selecting")


def selecting(p: Kingdom, q: Question) -> Iterator[Refusal]:
    if p.t.players == 1 and p.cells[TRAPS] == 0:
        for spot in first_face_down(p):
            yield no(p, q, o.PICK + int(spot), Saying("reason-token-used"), "solo.one-token")
    yield from choice_advisors(p, q)
    for advisor in (MERCENARY, GAMBLER):
        yield from advisor_out_of_reach(p, q, advisor)
        if can_activate(p, q.who, advisor) and not has_target(p, advisor):
            reason = Saying("reason-areas-empty")
            yield no(p, q, o.ACTIVATE + advisor, reason, f"advisors.{ADVISOR_NAMES[advisor]}")


def choice_advisors(p: Kingdom, q: Question) -> Iterator[Refusal]:
    """Advisors that help at any own decision of the Choice phase and cannot now."""
    for advisor in (SPY, CARTOGRAPHER, POWER):
        yield from advisor_out_of_reach(p, q, advisor)
    if can_activate(p, q.who, SPY) and p.cells[TRAPS + q.who] == p.t.traps:
        yield no(p, q, o.ACTIVATE + SPY, Saying("reason-no-trap-spent"), "advisors.underground-spy")
    if can_activate(p, q.who, POWER) and not has_target(p, POWER):
        reason = Saying("reason-nothing-face-down")
        yield no(p, q, o.ACTIVATE + POWER, reason, "advisors.power-behind-the-throne")


# Alone.


def searching(p: Kingdom, q: Question) -> Iterator[Refusal]:
    for number in range(CALAMITY, ADVISOR):
        if p.is_at(number, AREA + q.a):
            is_calamity = number < MENACE
            reason = Saying("reason-not-searched", {"card": card(p.t, number)})
            rule = "solo.search-not-calamities" if is_calamity else "solo.search-not-menaces"
            yield no(p, q, o.DROP + number, reason, rule)
    if any(p.is_at(number, AREA_DOWN + q.a) for number in range(CARDS)):
        message, reason = Saying("drop-face-down", {"area": area(q.a)}), Saying("reason-only-face-up")
        yield other("drop face-down", message, reason, "solo.search-price")
    can_pay = sum(bool(can_drop(p, number, q.a)) for number in range(CARDS)) >= p.t.search_discard
    for number in range(CARDS):
        if can_drop(p, number, q.a) and not can_pay:
            yield no(
                p,
                q,
                o.DROP + number,
                Saying("reason-search-price", {"n": p.t.search_discard}),
                "solo.search-price",
            )


# Menaces.


def losing(p: Kingdom, q: Question) -> Iterator[Refusal]:
    for number in range(CARDS):
        if not p.is_at(number, SELECTED + q.who):
            continue
        if MENACE <= number < ADVISOR:
            message = Saying("lose-card", {"card": card(p.t, number)})
            reason = Saying("reason-spared")
            yield other(f"lose {slug(number)}", message, reason, "menace.shadows-spare-menaces")


def covering(p: Kingdom, q: Question) -> Iterator[Refusal]:
    for kind in range(RESOURCES):
        if yield_of(p, q.who, kind) <= 0:
            yield no(p, q, o.STEAL + kind, Saying("reason-no-icon"), "menace.thief-needs-an-icon")


def freezing(p: Kingdom, q: Question) -> Iterator[Refusal]:
    for number in range(CALAMITY):
        zone = p.cells[CARD_AT + number]
        if number >= TREASURE:
            if zone == SELECTED + q.who:
                message = Saying("slate-and-freeze", {"card": card(p.t, number)})
                rule = "menace.giant-slates-developments"
                yield other(f"freeze {slug(number)}", message, Saying("reason-treasure"), rule)
        elif zone == BUILDING + q.who and p.cells[FROZEN + number] > 0:
            yield no(p, q, o.FREEZE + number, Saying("reason-frozen-already"), "menace.one-giant-a-card")


Refuse = Callable[[Kingdom, Question], Iterator[Refusal]]

REFUSED: dict[int, tuple[Refuse, ...]] = {
    ask.ASK_OFFER_CARD: (offering,),
    ask.ASK_LAY_CARD: (laying,),
    ask.ASK_SELECT_AREA: (selecting,),
    ask.ASK_SEARCH: (searching,),
    ask.ASK_DROP_CARD: (searching,),
}
"""Functions that refuse at each question that is put to one seat."""

REFUSED_DUTIES: dict[int, tuple[Refuse, ...]] = {
    ask.LOSE_CARDS: (losing, seeing_to_duchy),
    ask.LOSE_ICONS: (covering, seeing_to_duchy),
    ask.FREEZE_CARDS: (freezing, seeing_to_duchy),
    ask.SORT_CARDS: (seeing_to_duchy,),
    ask.PLACE_CUBES: (seeing_to_duchy,),
    ask.GIVE_CUBES: (seeing_to_duchy,),
    ask.SEE_TO_DUCHY: (seeing_to_duchy,),
}
"""Functions that refuse at each duty of a stage that all go through together."""
