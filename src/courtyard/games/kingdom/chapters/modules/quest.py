"""The Quest module: steps in any order, paid whole, also from the Alchemy area."""

from mypy_extensions import i64

from courtyard.games.kingdom.declaration import events
from courtyard.games.kingdom.declaration.cells import (
    ALCHEMY,
    CURSOR,
    KRYSTALLIUMS,
    LEFT,
    SOLDIERS,
    STEPS_DONE,
)
from courtyard.games.kingdom.declaration.counts import RESOURCES, SPACES
from courtyard.games.kingdom.declaration.options import MELT, STEP, TRANSMUTE
from courtyard.games.kingdom.declaration.position import Realm
from courtyard.games.kingdom.declaration.tables import Tables
from courtyard.games.kingdom.declaration.words import KRYSTALLIUM, QUEST, SOLDIER


def is_done(p: Realm, who: i64, step: i64) -> bool:
    return (p.cells[STEPS_DONE + who] >> step) & 1 == 1


def is_eligible(p: Realm, who: i64) -> bool:
    """Only who has done the final step may win (kingdom.quest.final-step-decides)."""
    return p.t.module != QUEST or is_done(p, who, p.t.steps - 1)


def can_pay(p: Realm, who: i64, step: i64, discarding: bool = False) -> bool:
    """The whole price at once; Krystallium stands in for missing cubes (kingdom.quest.whole-cost-at-once)."""
    c = p.cells
    t = p.t
    if t.step_cost[SPACES * step + SOLDIER] > c[SOLDIERS + who]:
        return False
    short: i64 = t.step_cost[SPACES * step + KRYSTALLIUM]
    for resource in range(RESOURCES):
        lack = t.step_cost[SPACES * step + resource] - c[ALCHEMY + RESOURCES * who + resource]
        if lack > 0 and discarding:
            lack -= scrap_cubes(p, who, resource)
        if lack > 0:
            short += lack
    return short <= c[KRYSTALLIUMS + who]


def scrap_cubes(p: Realm, who: i64, resource: i64) -> i64:
    """Tell how many cubes of a resource the cards under construction would bring if they were discarded."""
    cubes: i64 = 0
    for card in p.sites(who):
        if p.t.recycling[2 * card] == resource + 1:
            cubes += 1
    return cubes


def can_pay_by_discarding(p: Realm, who: i64) -> bool:
    """Tell whether a step could be paid if cards under construction were discarded for it."""
    for step in range(p.t.steps):
        if not is_done(p, who, step) and can_pay(p, who, step, True):
            return True
    return False


def step_options(p: Realm, who: i64, least: i64) -> None:
    for step in range(p.t.steps):
        if STEP + step >= least and not is_done(p, who, step) and can_pay(p, who, step):
            p.offer(STEP + step)


def do_step(p: Realm, who: i64, step: i64) -> None:
    """Pay, first with cubes of the Alchemy, then take the benefit (kingdom.quest.cost-and-benefit)."""
    c = p.cells
    t = p.t
    krystallium = t.step_cost[SPACES * step + KRYSTALLIUM]
    for resource in range(RESOURCES):
        cost = t.step_cost[SPACES * step + resource]
        cubes = min(cost, c[ALCHEMY + RESOURCES * who + resource])
        c[ALCHEMY + RESOURCES * who + resource] -= cubes
        krystallium += cost - cubes
    c[KRYSTALLIUMS + who] -= krystallium
    p.spend_soldiers(who, t.step_cost[SPACES * step + SOLDIER])
    c[STEPS_DONE + who] |= 1 << step
    p.record(events.STEP_DONE, who, step, krystallium)
    if t.step_soldiers[step] > 0 or t.step_krystallium[step] > 0:
        p.record(events.BONUS, who, t.step_soldiers[step], t.step_krystallium[step])
        p.recruit(who, t.step_soldiers[step])
        p.mint(who, t.step_krystallium[step])


def points(p: Realm, who: i64) -> i64:
    return points_for(p.t, p.cells[STEPS_DONE + who])


def points_for(t: Tables, done: i64) -> i64:
    """The points of steps, which are done where their bit is 1."""
    sum_of: i64 = 0
    for step in range(t.steps):
        if (done >> step) & 1 == 1:
            sum_of += t.step_points[step]
    return sum_of


# Transmuting is the player's choice here, and so is which cubes are used.


def transmute_option(p: Realm, who: i64) -> None:
    if p.t.module == QUEST and p.alchemy(who) >= p.t.transmute:
        p.offer(TRANSMUTE)


def melt_options(p: Realm, who: i64) -> None:
    """Any cube; in an orderly position in the order of production, as long as enough remain for the five."""
    c = p.cells
    there: i64 = 0
    for resource in range(c[CURSOR + who], RESOURCES):
        there += c[ALCHEMY + RESOURCES * who + resource]
    for resource in range(c[CURSOR + who], RESOURCES):
        here = c[ALCHEMY + RESOURCES * who + resource]
        if here > 0 and (there >= c[LEFT + who] or not p.orderly):
            p.offer(MELT + resource)
        there -= here


def hand_in(p: Realm, who: i64, resource: i64) -> bool:
    """Hand in a cube; with the fifth the Krystallium is there."""
    c = p.cells
    c[ALCHEMY + RESOURCES * who + resource] -= 1
    if p.orderly:
        c[CURSOR + who] = resource
    c[LEFT + who] -= 1
    if c[LEFT + who] > 0:
        return False
    p.mint(who, 1)
    p.record(events.TRANSMUTED, who, 0, 0)
    return True
