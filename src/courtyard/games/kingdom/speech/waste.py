"""Warnings: what taking an option would waste or bring, as far as the seat can know."""

from collections.abc import Callable
from typing import TypeAlias

from courtyard.engine.language import Saying
from courtyard.games.kingdom.chapters.areas import is_down
from courtyard.games.kingdom.chapters.course import Kingdom
from courtyard.games.kingdom.chapters.modules import quest
from courtyard.games.kingdom.declaration import counts
from courtyard.games.kingdom.declaration import options as o
from courtyard.games.kingdom.declaration import steps as ask
from courtyard.games.kingdom.declaration.cells import ALCHEMY, FROZEN, KRYSTALLIUMS, PURSE, SOLDIERS
from courtyard.games.kingdom.declaration.counts import CARDS, RESOURCES, SPACES
from courtyard.games.kingdom.declaration.declared import DECLARED
from courtyard.games.kingdom.declaration.words import (
    ADVISOR,
    ALCHEMIST,
    BUILDING,
    CALAMITY,
    CHIEFTAIN,
    DUCHY,
    HAND,
    KRYSTALLIUM,
    MENACE,
    PIRATE,
    QUEST,
    SELECTED,
    SILVERSMITH,
    SOLDIER,
    SPY,
)
from courtyard.games.kingdom.speech.duchy_words import into_alchemy
from courtyard.games.kingdom.speech.naming import amount, card, listed, lost, resource
from courtyard.games.kingdom.speech.option_words import cards_of_area
from courtyard.games.kingdom.speech.outlook import is_hopeless
from courtyard.games.kingdom.speech.question import Question, is_last_round

Waste: TypeAlias = Saying | None
"""A warning, or nothing where nothing is wasted."""


# The Choice phase.


def take(p: Kingdom, q: Question, number: int) -> Waste:
    """Nothing to take, or something in sight that costs points."""
    cards = cards_of_area(p, number)
    if not cards:
        return Saying("warn-empty-area")
    seen = [one for one in cards if not is_down(p, one) or p.is_shown(one, q.who)]
    calamities = sum(CALAMITY <= one < MENACE for one in seen)
    if calamities:
        cost = calamities * int(p.t.calamity_points)
        return Saying("warn-calamities", {"n": calamities, "lost": lost(cost)})
    menaces = [one for one in seen if MENACE <= one < ADVISOR]
    if menaces:
        cost = sum(int(p.t.menace_points[one - MENACE]) for one in menaces)
        named = listed([card(p.t, one) for one in menaces])
        return Saying("warn-menaces", {"menaces": named, "lost": lost(cost)})
    return None


def activate(p: Kingdom, q: Question, advisor: int) -> Waste:
    if advisor == SPY and not any(p.is_at(one, HAND + q.who) for one in range(CARDS)):
        return Saying("warn-no-more-offers")
    if CHIEFTAIN <= advisor <= PIRATE:
        return no_room_for_more(p, q.who, advisor - CHIEFTAIN)
    if advisor == SILVERSMITH and is_last_round(p) and q.stage > ask.PLANNING:
        begun = [one for one in range(p.t.developments) if p.is_at(one, BUILDING + q.who)]
        return None if any(p.needs_krystallium(one) for one in begun) else Saying("warn-krystallium-useless")
    if advisor == ALCHEMIST:
        own, theirs = (int(p.count(DUCHY + who, CALAMITY, MENACE)) for who in (q.who, 1 - q.who))
        return Saying("warn-doubles-own", {"own": own, "theirs": theirs}) if own >= theirs else None
    return None


def no_room_for_more(p: Kingdom, who: int, kind: int) -> Waste:
    """An Advisor's cubes beyond those that the cards under construction can take."""
    spare = room_for(p, who, kind) - int(p.cells[PURSE + RESOURCES * who + kind])
    lost_cubes = min(int(p.t.advisor_cubes) - spare, int(p.t.advisor_cubes))
    return Saying("warn-boost-to-alchemy", {"cubes": amount(kind, lost_cubes)}) if lost_cubes > 0 else None


def room_for(p: Kingdom, who: int, kind: int) -> int:
    """Tell how many spaces for a resource are empty on cards under construction."""
    begun = [one for one in range(p.t.developments) if p.is_at(one, BUILDING + who)]
    return sum(int(p.missing(one, kind)) for one in begun)


# Planning and placing.


def slate(p: Kingdom, q: Question, number: int) -> Waste:
    return Saying("warn-hopeless") if is_hopeless(p, q.who, number) else None


def recycle(p: Kingdom, q: Question, number: int) -> Waste:
    """A cube that no card under construction or still to be decided about has a space for."""
    kind = int(p.t.recycling[2 * number]) - 1
    others = [one for one in range(p.t.developments) if one != number and p.is_at(one, SELECTED + q.who)]
    if room_for(p, q.who, kind) or any(p.t.cost[SPACES * one + kind] for one in others):
        return None
    return Saying("warn-nothing-needs", {"resource": resource(kind)})


def place(p: Kingdom, q: Question, nth: int) -> Waste:
    return slate(p, q, nth // counts.AMOUNTS)


def give(p: Kingdom, q: Question, nth: int) -> Waste:
    return slate(p, q, nth // RESOURCES)


def to_alchemy(p: Kingdom, q: Question, nth: int) -> Waste:
    """Cubes that a card could still take."""
    kind, cubes = into_alchemy(p, q.who, nth)
    left = int(p.cells[PURSE + RESOURCES * q.who + kind]) - cubes
    cubes = min(cubes, room_for(p, q.who, kind) - left)
    return Saying("warn-could-be-placed", {"cubes": amount(kind, cubes)}) if cubes > 0 else None


# Seeing to the Duchy.


def infuse(p: Kingdom, q: Question, nth: int) -> Waste:
    number, space = nth // counts.KINDS, nth % counts.KINDS
    if is_hopeless(p, q.who, number):
        return Saying("warn-hopeless")
    left = int(p.cells[KRYSTALLIUMS + q.who]) - 1
    if space < KRYSTALLIUM and left < p.missing(number, KRYSTALLIUM):
        return Saying("warn-krystallium-space", {"left": amount(KRYSTALLIUM, left)})
    return None


def scrap(p: Kingdom, q: Question, number: int) -> Waste:
    """Warn of the cubes on a discarded card; in the last round the cube gained may be worth nothing."""
    filled = sum(int(p.filled(number, space)) for space in range(SPACES))
    if filled > 0:
        return Saying("warn-cubes-lost", {"n": filled})
    if is_last_round(p) and p.t.module != QUEST and p.alchemy(q.who) + 1 < p.t.transmute:
        return Saying("warn-alchemy-scores-nothing")
    return None


def step(p: Kingdom, q: Question, number: int) -> Waste:
    """A step that takes what the final step would cost, when there is no more round to come."""
    final = int(p.t.steps) - 1
    if number == final or not is_last_round(p) or quest.is_done(p, q.who, final):
        return None
    after = p.copy()
    quest.do_step(after, q.who, number)
    is_lost = quest.can_pay(p, q.who, final) and not quest.can_pay(after, q.who, final)
    return Saying("warn-final-step-lost") if is_lost else None


def melt(p: Kingdom, q: Question, kind: int) -> Waste:
    """A cube that a step still to be done asks for."""
    there = int(p.cells[ALCHEMY + RESOURCES * q.who + kind])
    undone = [one for one in range(p.t.steps) if not quest.is_done(p, q.who, one)]
    if any(p.t.step_cost[SPACES * one + kind] >= there for one in undone):
        return Saying("warn-step-wants", {"resource": resource(kind)})
    return None


def finish(p: Kingdom, q: Question, _: int) -> Waste:
    """Warn of what could be done now and is left undone."""
    offered = [int(option) for option in p.options_of(q.who)]
    if is_last_round(p) and o.STEP + int(p.t.steps) - 1 in offered and p.t.steps > 0:
        return Saying("warn-final-step-open")
    if is_last_round(p) and any(o.FIGHT <= option <= o.FIGHT_VERMIN for option in offered):
        return Saying("warn-last-combat")
    for number in range(p.t.developments):
        if p.is_at(number, BUILDING + q.who) and can_complete(p, q.who, number):
            return Saying("warn-could-complete", {"card": card(p.t, number)})
    return None


def can_complete(p: Kingdom, who: int, number: int) -> bool:
    """Tell whether Krystallium and soldiers at hand would complete a card now."""
    c = p.cells
    lacking = sum(int(p.missing(number, space)) for space in range(KRYSTALLIUM + 1))
    if c[FROZEN + number] > 0 or lacking > c[KRYSTALLIUMS + who]:
        return False
    return p.missing(number, SOLDIER) <= c[SOLDIERS + who]


WASTE: dict[int, Callable[[Kingdom, Question, int], Waste]] = {
    o.TAKE: take,
    o.ACTIVATE: activate,
    o.SLATE: slate,
    o.RECYCLE: recycle,
    o.PLACE: place,
    o.ALCHEMY: to_alchemy,
    o.GIVE: give,
    o.INFUSE: infuse,
    o.ENLIST: slate,
    o.SCRAP: scrap,
    o.STEP: step,
    o.MELT: melt,
    o.FINISH: finish,
}
"""The blocks of the action space, by their first option, in which something can be wasted."""


def waste(p: Kingdom, q: Question, option: int) -> Waste:
    """Say what taking an option at this question would waste, or nothing."""
    return DECLARED.describe(WASTE, p, q, option)
