"""Stages that all seats go through together, unseen by each other until all are done.

Each seat has a duty of its own and touches nothing of the other's, so that the order in which the
seats choose changes nothing. Beside its duty everything is on offer that may be done at any time,
until the seat says that it is done (kingdom.construction.until-done). An orderly position asks for
one thing after the other instead.
"""

from librt.vecs import vec
from mypy_extensions import i64

from courtyard.engine.position import FRAME, FRAMES, HEIGHT
from courtyard.games.kingdom.chapters import any_time, construction, planning
from courtyard.games.kingdom.chapters.modules import advisors, menace, quest
from courtyard.games.kingdom.declaration import events, steps
from courtyard.games.kingdom.declaration.cells import (
    BEFORE,
    BEGUN,
    CURSOR,
    DETAIL,
    DUTY,
    HANDED,
    MINTED,
    OWN,
    PURSE,
    RECRUITED,
    SIZE,
    STAGE,
)
from courtyard.games.kingdom.declaration.counts import RESOURCES
from courtyard.games.kingdom.declaration.options import (
    ALCHEMY,
    BUILD,
    FINISH,
    FREEZE,
    GIVE,
    INFUSE,
    KEEP,
    LOSE,
    MELT,
    PASS,
    PLACE,
    SLATE,
    STEAL,
)
from courtyard.games.kingdom.declaration.position import Realm
from courtyard.games.kingdom.declaration.words import FROST_GIANTS, MATERIALS, SELECTED, SHADOWS, THIEVES


def begin(p: Realm, stage: i64) -> None:
    """Open a stage to all seats; the others see each as it is now."""
    c = p.cells
    c[STAGE] = stage
    if p.t.players > 1:
        length = BEFORE - OWN
        for cell in range(length):
            c[BEFORE + cell] = c[OWN + cell]
        p.lower_veil()
    p.push(steps.ASK_TOGETHER, 0, stage, 0)
    for who in range(p.t.players):
        first_duty(p, who, stage)
        proceed(p, who, False)


def attend(p: Realm, who: i64) -> None:
    """One seat sees to its Duchy, openly, in the middle of the Choice phase."""
    p.cells[STAGE] = steps.ATTENDING
    p.push(steps.ASK_TOGETHER, who, steps.ATTENDING, 0)
    p.cells[DUTY + who] = steps.SEE_TO_DUCHY


def end(p: Realm, stage: i64) -> None:
    """Close a stage: all is seen, and what the seats did to each other happens."""
    c = p.cells
    c[STAGE] = 0
    for who in range(p.t.players):
        c[DETAIL + who] = 0
        c[CURSOR + who] = 0
    if stage == steps.ATTENDING:
        return
    if p.t.players > 1:
        if not is_stage_next(p):
            for cell in range(BEFORE, SIZE):
                c[cell] = 0
        p.lift_veil()
    if stage == steps.KEEPING:
        advisors.show_kept(p)
    elif stage == steps.MENACES:
        hand_over(p)


def is_stage_next(p: Realm) -> bool:
    """Tell whether the next step opens another stage at once, which remembers again how all stands."""
    c = p.cells
    if c[HEIGHT] == 0:
        return False
    return steps.MEET_MENACES <= c[FRAMES + FRAME * (c[HEIGHT] - 1)] <= steps.FIGHT


def hand_over(p: Realm) -> None:
    """Give the cards that the Shadows took to the other player (kingdom.menace.shadows-feed-the-opponent)."""
    c = p.cells
    for who in range(p.t.players):
        cubes = c[HANDED + who]
        c[HANDED + who] = 0
        if cubes > 0 and p.t.players > 1:
            p.record(events.SHADOWS_GIVE, 1 - who, cubes, 0)
            construction.add_to_alchemy(p, 1 - who, MATERIALS, cubes)


def first_open(p: Realm) -> i64:
    """Give the first seat that has something left to do, or -1."""
    for who in range(p.t.players):
        if p.cells[DUTY + who] != steps.DONE:
            return who
    return -1


# One seat's way through a stage.


def first_duty(p: Realm, who: i64, stage: i64) -> None:
    c = p.cells
    if stage == steps.KEEPING:
        c[DUTY + who] = steps.KEEP_ADVISOR
    elif stage == steps.MENACES:
        c[DUTY + who] = steps.LOSE_CARDS
        c[DETAIL + who] = menace.shadows(p, who)
    elif stage == steps.PLANNING:
        planning.recycle_treasures(p, who)
        c[DUTY + who] = steps.SORT_CARDS
    elif stage == steps.FOREMAN:
        c[DUTY + who] = steps.SEE_TO_DUCHY if advisors.can_hire_foreman(p, who) else steps.DONE
    elif stage == steps.COMBAT:
        c[DUTY + who] = steps.SEE_TO_DUCHY
    else:
        to_cubes(p, who)


def proceed(p: Realm, who: i64, has_chosen: bool) -> None:
    """Go on with a seat until it has a choice to make or is done.

    A seat that has chosen something in a stage says when it is done.
    """
    c = p.cells
    while c[DUTY + who] != steps.DONE:
        p.options = vec[i64](capacity=24)
        if ask(p, who, has_chosen):
            return
        answer(p, who, p.options[0])


def ask(p: Realm, who: i64, has_chosen: bool) -> bool:
    """Put together what a seat may choose; tell whether there is a choice, or only the first can follow."""
    duty = p.cells[DUTY + who]
    if p.cells[BEGUN + who] != 0:
        ask_to_go_on(p, who)
        return len(p.options) > 1
    if duty == steps.SEE_TO_DUCHY:
        p.offer(FINISH)
        is_useful = any_time.offer_all(p, who)
        if p.orderly or has_chosen:
            return len(p.options) > 1
        return is_useful and p.cells[STAGE] != steps.MENACES
    ask_for(p, who, duty)
    if p.orderly or duty == steps.KEEP_ADVISOR:
        return len(p.options) > 1
    is_forced = len(p.options) == 1 or ALCHEMY <= p.options[0] < GIVE or menace.takes_all(p, who, duty)
    is_useful = any_time.offer_all(p, who)
    if not is_forced:
        return True
    if duty == steps.FREEZE_CARDS:
        return p.options[0] != PASS and menace.can_evade(p, who)
    return is_useful and duty == steps.LOSE_ICONS and p.options[0] != PASS


def ask_for(p: Realm, who: i64, duty: i64) -> None:
    """Ask a seat for its duty; pass if there is nothing of the kind left to do."""
    if duty == steps.PLACE_CUBES:
        construction.cube_options(p, who)
    elif duty == steps.SORT_CARDS:
        planning.sort_options(p, who)
    elif duty == steps.LOSE_CARDS:
        menace.lose_options(p, who)
    elif duty == steps.LOSE_ICONS:
        menace.steal_options(p, who)
    elif duty == steps.FREEZE_CARDS:
        menace.freeze_options(p, who)
    elif duty == steps.GIVE_CUBES:
        advisors.give_options(p, who)
    else:
        advisors.keep_options(p, who)


def ask_to_go_on(p: Realm, who: i64) -> None:
    """Ask to finish what was begun before anything else is done."""
    begun = p.cells[BEGUN + who]
    if begun == steps.RESTORE_ICON:
        menace.restore_options(p, who)
    elif begun == steps.BUILD_FREELY:
        advisors.build_options(p, who)
    else:
        quest.melt_options(p, who)


def answer(p: Realm, who: i64, option: i64) -> None:
    """Do what a seat chose, and set its next duty."""
    c = p.cells
    if option == FINISH:
        c[DUTY + who] = steps.DONE
    elif c[BEGUN + who] != 0:
        go_on(p, who, option)
    elif option >= INFUSE:
        any_time.act(p, who, option)
    elif option >= GIVE:
        give(p, who, (option - GIVE) // RESOURCES, (option - GIVE) % RESOURCES)
    elif option >= PLACE:
        construction.place(p, who, option)
        placed(p, who)
    elif option >= SLATE:
        planning.sort_card(p, who, option)
    elif option >= FREEZE:
        menace.freeze(p, who, option)
    elif option >= STEAL:
        menace.steal(p, who, option)
    elif option >= LOSE:
        menace.lose(p, who, option)
    elif option == PASS:
        next_duty(p, who)
    else:
        advisors.keep(p, who, option - KEEP)
        c[DUTY + who] = steps.DONE


def go_on(p: Realm, who: i64, option: i64) -> None:
    """Go on with what was begun."""
    c = p.cells
    begun = c[BEGUN + who]
    if begun == steps.MELT_CUBES:
        if not quest.hand_in(p, who, option - MELT):
            return
        c[CURSOR + who] = 0
    elif begun == steps.RESTORE_ICON:
        menace.restore(p, who, option)
    else:
        build(p, who, option - BUILD)
    c[BEGUN + who] = 0


def next_duty(p: Realm, who: i64) -> None:
    """A duty is done with: the next one follows."""
    c = p.cells
    duty = c[DUTY + who]
    c[CURSOR + who] = 0
    if duty == steps.LOSE_CARDS:
        menace.move_to_construction(p, who, SHADOWS)
        c[DUTY + who] = steps.LOSE_ICONS
        c[DETAIL + who] = menace.number(p, THIEVES, SELECTED + who)
    elif duty == steps.LOSE_ICONS:
        menace.move_to_construction(p, who, THIEVES)
        menace.breed(p, who)
        c[DUTY + who] = steps.FREEZE_CARDS
        c[DETAIL + who] = menace.number(p, FROST_GIANTS, SELECTED + who)
    elif duty == steps.FREEZE_CARDS:
        menace.leave_giants(p, who)
        c[DETAIL + who] = 0
        c[DUTY + who] = steps.DONE if p.orderly else steps.SEE_TO_DUCHY
    elif duty == steps.SORT_CARDS:
        to_cubes(p, who)
    else:
        c[DUTY + who] = steps.SEE_TO_DUCHY


def to_cubes(p: Realm, who: i64) -> None:
    """Place what there is to be placed, then see to the Duchy."""
    p.cells[DUTY + who] = steps.PLACE_CUBES if construction.has_cubes(p, who) else steps.SEE_TO_DUCHY


def placed(p: Realm, who: i64) -> None:
    """Cubes lie; while cards are still to be decided about, more may come."""
    if p.cells[DUTY + who] == steps.PLACE_CUBES:
        to_cubes(p, who)


def give(p: Realm, who: i64, card: i64, resource: i64) -> None:
    """One cube of a recycled card, or of the Foreman."""
    c = p.cells
    if c[STAGE] == steps.FOREMAN:
        advisors.serve(p, who, card)
    else:
        c[PURSE + RESOURCES * who + resource] -= 1
        if p.orderly:
            c[CURSOR + who] = card if c[PURSE + RESOURCES * who + resource] > 0 else 0
    p.record(events.PLACED, who, card, 16 * resource + 1)
    construction.fill(p, who, card, resource, 1)
    placed(p, who)


def build(p: Realm, who: i64, card: i64) -> None:
    c = p.cells
    wealth = c[RECRUITED + who] + c[MINTED + who]
    construction.complete(p, who, card)
    if c[RECRUITED + who] + c[MINTED + who] > wealth:
        c[CURSOR + who] = 0
