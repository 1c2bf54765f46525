"""Decisions in words: what must be decided, among what, what would be wasted, what is not allowed."""

from courtyard.engine.language import Saying
from courtyard.engine.terms import Decision, OptionText
from courtyard.engine.trouble import Trouble
from courtyard.games.kingdom.chapters.course import Kingdom
from courtyard.games.kingdom.chapters.solo import left_to_drop
from courtyard.games.kingdom.declaration import steps as ask
from courtyard.games.kingdom.declaration.cells import KRYSTALLIUMS, PURSE, ROUND, SOLDIERS, TRAPS, TURN
from courtyard.games.kingdom.declaration.counts import RESOURCES
from courtyard.games.kingdom.declaration.declared import DECLARED
from courtyard.games.kingdom.declaration.notation import notation
from courtyard.games.kingdom.declaration.words import (
    ALCHEMIST,
    ARTISAN,
    CALAMITY,
    CARTOGRAPHER,
    DUCHY,
    FOREMAN,
    GAMBLER,
    KRYSTALLIUM,
    MENACE,
    MERCENARY,
    POWER,
    SELECTED,
)
from courtyard.games.kingdom.speech.naming import (
    advisor,
    amount,
    amounts,
    area,
    card,
    production_step,
    soldiers,
)
from courtyard.games.kingdom.speech.option_words import describe
from courtyard.games.kingdom.speech.question import Gaps, Question, Words, open_question
from courtyard.games.kingdom.speech.refusals import refusals
from courtyard.games.kingdom.speech.waste import waste

OWN_TURNS = 4
"""How many times a round each player offers and selects; alone, the tables say how often."""


def decision(p: Kingdom, seat: int) -> Decision:
    """Give the open decision of a seat in words."""
    if not p.is_open(seat):
        raise Trouble(f"Seat {seat} has nothing to choose now.")
    q = open_question(p, seat)
    prompt, rules = asked(p, q)
    return Decision(
        seat=seat,
        kind=ask.DUTIES[q.asked] if q.step == ask.ASK_TOGETHER else DECLARED.step_by_number[q.step].question,
        prompt=prompt,
        rules=with_game(rules),
        options=tuple(option_text(p, q, int(option)) for option in p.options_of(seat)),
        refusals=refusals(p, q),
    )


def standing(p: Kingdom, seat: int) -> tuple[OptionText, ...]:
    """Put into words what a seat may do while another is asked, or between two parts of a choice."""
    nothing_asked = Question(ask.ASK_TOGETHER, seat, 0, 0, duty=ask.SEE_TO_DUCHY)
    return tuple(option_text(p, nothing_asked, int(option)) for option in p.standing(seat))


def option_text(p: Kingdom, q: Question, option: int) -> OptionText:
    message, rules = describe(p, q, option)
    return OptionText(option, notation(option, p.t.own), message, with_game(rules), waste(p, q, option))


def with_game(rules: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(f"kingdom.{rule}" for rule in rules)


def asked(p: Kingdom, q: Question) -> Words:
    """Give the prompt of a question, and the rules behind it."""
    if q.step == ask.ASK_TOGETHER:
        return asked_together(p, q)
    if q.step in (ask.ASK_OFFER_CARD, ask.ASK_LAY_CARD, ask.ASK_SELECT_AREA):
        return asked_in_turn(p, q)
    if q.step in (ask.ASK_PICK_CARD, ask.ASK_PICK_AREA):
        return asked_for_advisor(p, q)
    if q.step == ask.ASK_DOUBLE_CALAMITIES:
        gaps: Gaps = {
            "advisor": advisor(p.t, ALCHEMIST),
            "own": int(p.count(DUCHY + q.who, CALAMITY, MENACE)),
            "theirs": int(p.count(DUCHY + 1 - q.who, CALAMITY, MENACE)),
        }
        rules = ("advisors.scrying-alchemist", "advisors.alchemist-both-players")
        return Saying("prompt-alchemist", gaps), rules
    return asked_to_search(p, q)


# The Choice phase.


def asked_in_turn(p: Kingdom, q: Question) -> Words:
    if q.step == ask.ASK_LAY_CARD:
        gaps: Gaps = {"card": card(p.t, q.a), "n": int(p.cells[TRAPS + q.who])}
        return Saying("prompt-lay", gaps), ("choice.card-by-card", "choice.trap-hides-a-card")
    turn = int(p.cells[TURN])
    alone = p.t.players == 1
    when: Gaps = {
        "round": int(p.cells[ROUND]),
        "nth": turn + 1 if alone else turn // 4 + 1,
        "of": p.t.solo_selections if alone else OWN_TURNS,
    }
    if q.step == ask.ASK_SELECT_AREA:
        rules = ("solo.select", "solo.four-selections") if alone else ("choice.select-takes-all",)
        return Saying("prompt-select", when), rules
    name = "prompt-offer-second" if q.a else "prompt-offer-first"
    return Saying(name, when), ("choice.offer-two-cards", "choice.card-by-card")


def asked_for_advisor(p: Kingdom, q: Question) -> Words:
    prompts: dict[int, tuple[str, tuple[str, ...]]] = {
        POWER: ("prompt-reveal", ("advisors.power-behind-the-throne", "advisors.power-either-selection")),
        MERCENARY: ("prompt-discard", ("advisors.chief-mercenary", "advisors.mercenary-face-down")),
        GAMBLER: ("prompt-move", ("advisors.whimsical-gambler",)),
        CARTOGRAPHER: ("prompt-chart", ("advisors.master-cartographer", "advisors.cartographer-tie")),
    }
    number = CARTOGRAPHER if q.step == ask.ASK_PICK_AREA else q.a
    name, rules = prompts[number]
    return Saying(name, {"advisor": advisor(p.t, number)}), rules


def asked_to_search(p: Kingdom, q: Question) -> Words:
    if q.step == ask.ASK_KEEP_CARD:
        rules = ("solo.search-three-keep-one", "solo.search-rest-discarded")
        return Saying("prompt-keep", {"area": area(q.a)}), rules
    if q.step == ask.ASK_DROP_CARD:
        return Saying("prompt-drop", {"n": int(left_to_drop(q.b))}), ("solo.search-price",)
    gaps: Gaps = {"area": area(q.a), "drop": p.t.search_discard, "look": p.t.search_look}
    return Saying("prompt-search", gaps), ("solo.search-after-every-selection", "solo.search-price")


# What all do at once.

MENACED = {
    ask.LOSE_CARDS: ("prompt-lose", ("menace.shadows-discard", "construction.until-done")),
    ask.LOSE_ICONS: ("prompt-steal", ("menace.thief-steals-an-icon", "menace.thief-what-can-be-covered")),
    ask.FREEZE_CARDS: ("prompt-freeze", ("menace.giant-beneath-a-card", "menace.giant-old-or-new")),
}


def asked_together(p: Kingdom, q: Question) -> Words:
    if q.asked in MENACED:
        name, rules = MENACED[q.asked]
        return Saying(name, {"n": q.detail}), rules
    if q.asked in (ask.PLACE_CUBES, ask.GIVE_CUBES):
        return asked_for_cubes(p, q)
    if q.asked == ask.SEE_TO_DUCHY:
        return asked_to_see_to_duchy(p, q)
    if q.asked == ask.SORT_CARDS:
        gaps: Gaps = {"round": int(p.cells[ROUND]), "n": int(p.count(SELECTED + q.who, 0, CALAMITY))}
        return Saying("prompt-sort", gaps), ("planning.slate-or-recycle", "planning.any-order")
    if q.asked == ask.KEEP_ADVISOR:
        alone = p.t.players == 1
        rule = "solo.advisors-first" if alone else "advisors.keep-one-of-two"
        return Saying("prompt-keep-advisor"), (rule, "advisors.first-brings-no-soldier")
    if q.asked == ask.MELT_CUBES:
        return Saying("prompt-melt", {"n": q.detail}), ("quest.transmute-by-choice",)
    if q.asked == ask.RESTORE_ICON:
        return Saying("prompt-restore"), ("menace.thief-vanquished",)
    return Saying("prompt-build", {"advisor": advisor(p.t, ARTISAN)}), ("advisors.master-artisan",)


def asked_for_cubes(p: Kingdom, q: Question) -> Words:
    number = int(p.cells[ROUND])
    if q.duty == ask.GIVE_CUBES:
        return Saying("prompt-give", {"advisor": advisor(p.t, FOREMAN)}), ("advisors.foreman-choice",)
    purse = [int(p.cells[PURSE + RESOURCES * q.who + kind]) for kind in range(RESOURCES)]
    left: Gaps = {"round": number, "cubes": amounts(purse)}
    if q.stage == ask.PLANNING:
        recycled = ("planning.recycled-cubes-are-placed", "production.any-order")
        return Saying("prompt-place-recycled", left), recycled
    rules = ("production.place-at-once", "production.any-order", "production.nothing-is-saved")
    return Saying("prompt-place", {**left, "step": production_step(q.resource)}), rules


def asked_to_see_to_duchy(p: Kingdom, q: Question) -> Words:
    """The moment in which a Duchy is seen to, and what is at hand."""
    gaps: Gaps = {
        "round": int(p.cells[ROUND]),
        "krystallium": amount(KRYSTALLIUM, int(p.cells[KRYSTALLIUMS + q.who])),
        "soldiers": soldiers(int(p.cells[SOLDIERS + q.who])),
    }
    rules = ("construction.until-done", "construction.any-time")
    if q.resource >= 0:
        return Saying("prompt-see-production", {**gaps, "step": production_step(q.resource)}), rules
    name, rule = {
        ask.ATTENDING: ("prompt-see-choice", "choice.see-to-your-duchy"),
        ask.MENACES: ("prompt-see-menaces", "menace.before-they-strike"),
        ask.PLANNING: ("prompt-see-planning", "planning.any-order"),
        ask.FOREMAN: ("prompt-see-foreman", "advisors.tyrannical-foreman"),
        ask.COMBAT: ("prompt-see-combat", "menace.combat"),
    }[q.stage]
    return Saying(name, gaps), (rule, *rules)
