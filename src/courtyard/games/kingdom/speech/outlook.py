"""A seat's best hopes in the last round, counted too high rather than too low."""

from courtyard.games.kingdom.chapters.course import Kingdom
from courtyard.games.kingdom.chapters.modules.advisors import has, is_used
from courtyard.games.kingdom.chapters.modules.quest import is_done
from courtyard.games.kingdom.chapters.production import yield_of
from courtyard.games.kingdom.declaration import steps
from courtyard.games.kingdom.declaration.cells import (
    CARD_AT,
    FROZEN,
    KRYSTALLIUMS,
    PURSE,
    SOLDIERS,
    STAGE,
    TRAINING,
)
from courtyard.games.kingdom.declaration.counts import RESOURCES
from courtyard.games.kingdom.declaration.words import (
    ARTISAN,
    BUILDING,
    CALAMITY,
    CHIEFTAIN,
    DUCHY,
    FOREMAN,
    KRYSTALLIUM,
    MENACE,
    SELECTED,
    SILVERSMITH,
    SOLDIER,
)
from courtyard.games.kingdom.speech.question import is_last_round


def pending(p: Kingdom, who: int) -> list[int]:
    """Cards that a seat has under construction or may still slate."""
    zones = (BUILDING + who, SELECTED + who)
    return [number for number in range(p.t.developments) if p.cells[CARD_AT + number] in zones]


def steps_to_come(p: Kingdom) -> range:
    """The resources whose production begins later in this round."""
    stage = int(p.cells[STAGE])
    if stage == steps.PLANNING:
        return range(RESOURCES)
    if steps.PRODUCTION <= stage < steps.PRODUCTION + RESOURCES:
        return range(stage - steps.PRODUCTION + 1, RESOURCES)
    return range(0)


def may_use(p: Kingdom, who: int, advisor: int) -> bool:
    return has(p, who, advisor) and not is_used(p, who, advisor)


def most_made(p: Kingdom, who: int, resource: int) -> int:
    """Give the most that a later step can bring, if everything begun were completed before it."""
    t = p.t
    begun = pending(p, who)
    most = int(yield_of(p, who, resource))
    for number in range(t.developments):
        is_built = p.cells[CARD_AT + number] == DUCHY + who
        if t.makes_per_resource[number] == resource + 1 and (is_built or number in begun):
            most += len(begun) + (0 if is_built else int(p.of_type(who, t.makes_per[number])))
    return most + sum(int(t.makes[RESOURCES * number + resource]) for number in begun)


def most_cubes(p: Kingdom, who: int) -> list[int]:
    """Tell how many cubes of each resource can still be placed at most."""
    cubes = [int(p.cells[PURSE + RESOURCES * who + kind]) for kind in range(RESOURCES)]
    for number in range(CALAMITY):
        if p.is_at(number, SELECTED + who):
            for nth in range(2):
                if p.t.recycling[2 * number + nth] > 0:
                    cubes[p.t.recycling[2 * number + nth] - 1] += 1
    for kind in steps_to_come(p):
        cubes[kind] += most_made(p, who, kind)
    for kind in range(RESOURCES):
        if may_use(p, who, CHIEFTAIN + kind):
            cubes[kind] += int(p.t.advisor_cubes)
    return cubes


def most_krystallium(p: Kingdom, who: int) -> int:
    """Tell how many spaces can be filled by Krystallium at most; the Foreman's cube counts as one."""
    begun = pending(p, who)
    cubes = int(p.alchemy(who)) + sum(most_cubes(p, who)) + len(begun)
    most = int(p.cells[KRYSTALLIUMS + who]) + cubes // int(p.t.transmute)
    most += sum(int(p.t.bonus_krystallium[number]) for number in begun)
    most += sum(int(p.t.step_krystallium[step]) for step in range(p.t.steps) if not is_done(p, who, step))
    if may_use(p, who, SILVERSMITH):
        most += int(p.t.advisor_krystallium)
    return most + (1 if has(p, who, FOREMAN) else 0)


def most_soldiers(p: Kingdom, who: int) -> int:
    begun = pending(p, who)
    trained = (int(p.cells[TRAINING + who]) + len(steps_to_come(p))) // 2
    most = int(p.cells[SOLDIERS + who]) + trained
    most += sum(int(p.t.bonus_soldiers[number]) for number in begun)
    return most + sum(int(p.t.step_soldiers[step]) for step in range(p.t.steps) if not is_done(p, who, step))


def is_hopeless(p: Kingdom, who: int, number: int) -> bool:
    """Tell whether a card cannot possibly be completed any more; only in the last round that is certain."""
    if not is_last_round(p) or p.cells[STAGE] < steps.PLANNING:
        return False
    if may_use(p, who, ARTISAN):
        return False
    soldiers = int(p.missing(number, SOLDIER))
    if p.cells[FROZEN + number] > 0:
        soldiers += int(p.t.menace_soldiers[p.cells[FROZEN + number] - 1 - MENACE])
    cubes = most_cubes(p, who)
    lacking = int(p.missing(number, KRYSTALLIUM))
    lacking += sum(max(int(p.missing(number, kind)) - cubes[kind], 0) for kind in range(RESOURCES))
    return soldiers > most_soldiers(p, who) or lacking > most_krystallium(p, who)
