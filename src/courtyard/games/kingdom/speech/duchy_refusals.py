"""Refusals: what cannot be done with cubes, soldiers, Menaces and quest steps now, and why."""

from collections.abc import Iterator

from courtyard.engine.language import Saying
from courtyard.engine.terms import Refusal
from courtyard.games.kingdom.chapters.course import Kingdom
from courtyard.games.kingdom.chapters.modules import quest
from courtyard.games.kingdom.chapters.modules.advisors import can_activate, can_build, own_calamity
from courtyard.games.kingdom.chapters.modules.menace import frozen_by, is_in_reach
from courtyard.games.kingdom.declaration import counts
from courtyard.games.kingdom.declaration import options as o
from courtyard.games.kingdom.declaration import steps as ask
from courtyard.games.kingdom.declaration.cells import ALCHEMY, FROZEN, KRYSTALLIUMS, SOLDIERS, VERMIN
from courtyard.games.kingdom.declaration.counts import RESOURCES, SPACES
from courtyard.games.kingdom.declaration.words import (
    ADVISOR,
    ARTISAN,
    BUILDING,
    CHIEFTAIN,
    FOREMAN,
    KRYSTALLIUM,
    MENACE,
    PROPHET,
    QUEST,
    SILVERSMITH,
    SOLDIER,
)
from courtyard.games.kingdom.speech.duchy_words import empty_spaces
from courtyard.games.kingdom.speech.naming import amounts, card
from courtyard.games.kingdom.speech.question import Gaps, Question
from courtyard.games.kingdom.speech.refusing import advisor_out_of_reach, no, soldiers_short


def seeing_to_duchy(p: Kingdom, q: Question) -> Iterator[Refusal]:
    """Give the options that exist at any time and lack something now."""
    yield from cards(p, q)
    if q.stage == ask.COMBAT:
        yield from fights(p, q)
    yield from any_time_advisors(p, q)
    yield from quest_steps(p, q)


def cards(p: Kingdom, q: Question) -> Iterator[Refusal]:
    """Cards under construction that lack what is not there, or that no one may give up."""
    c = p.cells
    for number in range(p.t.developments):
        if not p.is_at(number, BUILDING + q.who):
            continue
        if c[KRYSTALLIUMS + q.who] == 0 and p.missing(number, KRYSTALLIUM) > 0:
            own = o.INFUSE + counts.KINDS * number + KRYSTALLIUM
            yield no(p, q, own, Saying("reason-no-krystallium"), "construction.krystallium-spaces")
        if c[SOLDIERS + q.who] == 0 and p.missing(number, SOLDIER) > 0:
            rules = ("construction.soldier-spaces", "construction.krystallium-is-no-soldier")
            yield no(p, q, o.ENLIST + number, soldiers_short(1), *rules)
        if c[FROZEN + number] > 0:
            yield no(p, q, o.SCRAP + number, Saying("reason-frozen"), "menace.frozen-not-discarded")


def fights(p: Kingdom, q: Question) -> Iterator[Refusal]:
    c = p.cells
    for number in range(MENACE, ADVISOR):
        if not p.is_at(number, BUILDING + q.who):
            continue
        option = o.FIGHT + number - MENACE
        short = int(p.t.menace_soldiers[number - MENACE] - c[SOLDIERS + q.who])
        if not is_in_reach(p, number):
            beneath = int(frozen_by(p, number))
            gaps: Gaps = {"card": card(p.t, beneath), "n": empty_spaces(p, beneath)}
            yield no(p, q, option, Saying("reason-giant-holds", gaps), "menace.giant-vanquished")
        elif short > 0:
            yield no(p, q, option, soldiers_short(short), "menace.combat-price")
    short = int(p.t.vermin_soldiers - c[SOLDIERS + q.who])
    if c[VERMIN + q.who] > 0 and short > 0:
        yield no(p, q, o.FIGHT_VERMIN, soldiers_short(short), "menace.vermin-are-fought")


def any_time_advisors(p: Kingdom, q: Question) -> Iterator[Refusal]:
    for advisor in of_the_moment(q):
        yield from advisor_out_of_reach(p, q, advisor)
    if can_activate(p, q.who, PROPHET) and own_calamity(p, q.who) < 0:
        yield no(p, q, o.ACTIVATE + PROPHET, Saying("reason-no-calamity"), "advisors.prophet-in-the-duchy")
    if can_activate(p, q.who, ARTISAN) and not can_build(p, q.who):
        reason = Saying("reason-nothing-to-build")
        yield no(p, q, o.ACTIVATE + ARTISAN, reason, "advisors.artisan-under-construction")


def of_the_moment(q: Question) -> tuple[int, ...]:
    """The Advisors that can be used now, if somebody has them and can pay."""
    if q.stage == ask.FOREMAN:
        return FOREMAN, PROPHET, SILVERSMITH, ARTISAN
    if q.resource >= 0:
        return CHIEFTAIN + q.resource, PROPHET, SILVERSMITH, ARTISAN
    return PROPHET, SILVERSMITH, ARTISAN


# The quest.


def quest_steps(p: Kingdom, q: Question) -> Iterator[Refusal]:
    if p.t.module != QUEST:
        return
    for step in range(p.t.steps):
        if quest.is_done(p, q.who, step):
            yield no(p, q, o.STEP + step, Saying("reason-step-done"), "quest.each-step-once")
        elif not quest.can_pay(p, q.who, step):
            reason = Saying("reason-missing", {"missing": amounts(missing_for(p, q.who, step))})
            yield no(p, q, o.STEP + step, reason, "quest.whole-cost-at-once", "quest.krystallium-pays")
    short = int(p.t.transmute - p.alchemy(q.who))
    if short > 0:
        reason = Saying("reason-cubes-short", {"n": short})
        yield no(p, q, o.TRANSMUTE, reason, "construction.five-make-krystallium")


def missing_for(p: Kingdom, who: int, step: int) -> list[int]:
    """Give the missing parts of a step: Krystallium pays for itself first, then for cubes in order."""
    price = [int(p.t.step_cost[SPACES * step + space]) for space in range(SPACES)]
    spare = int(p.cells[KRYSTALLIUMS + who]) - price[KRYSTALLIUM]
    lacking = [0] * SPACES
    lacking[KRYSTALLIUM] = max(-spare, 0)
    spare = max(spare, 0)
    for kind in range(RESOURCES):
        short = max(price[kind] - int(p.cells[ALCHEMY + RESOURCES * who + kind]), 0)
        lacking[kind] = max(short - spare, 0)
        spare = max(spare - short, 0)
    lacking[SOLDIER] = max(price[SOLDIER] - int(p.cells[SOLDIERS + who]), 0)
    return lacking
