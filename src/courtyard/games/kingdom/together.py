"""Stages that all seats go through together, unseen by each other until all are done.

Each seat has a duty of its own and touches nothing of the other's, so that the order in which the
seats choose changes nothing.
"""

from librt.vecs import vec
from mypy_extensions import i64

from courtyard.engine.position import FRAME, FRAMES, HEIGHT
from courtyard.games.kingdom import any_time, construction, events, planning, steps
from courtyard.games.kingdom.modules import advisors, menace, quest
from courtyard.games.kingdom.options import ACTIVATE, BUILD, FINISH, GIVE, KEEP, MELT, PASS
from courtyard.games.kingdom.position import (
    BEFORE,
    CURSOR,
    DETAIL,
    DUTY,
    HANDED,
    MINTED,
    OWN,
    RECRUITED,
    SIZE,
    STAGE,
    Realm,
)
from courtyard.games.kingdom.words import (
    ADVISORS,
    FOREMAN,
    FROST_GIANTS,
    MATERIALS,
    RESOURCES,
    SELECTED,
    SHADOWS,
    THIEVES,
)


def begin(p: Realm, stage: i64) -> None:
    """Open a stage to all seats; what the others see of each stays as it is now."""
    c = p.cells
    c[STAGE] = stage
    if p.t.players > 1:
        length = BEFORE - OWN
        for cell in range(length):
            c[BEFORE + cell] = c[OWN + cell]
        p.lower_veil()
    p.push(steps.TOGETHER, 0, stage, 0)
    for who in range(p.t.players):
        first_duty(p, who, stage)
        proceed(p, who)


def attend(p: Realm, who: i64) -> None:
    """One seat sees to its Duchy, openly, in the middle of the Choice phase."""
    p.cells[STAGE] = steps.ATTENDING
    p.push(steps.TOGETHER, who, steps.ATTENDING, 0)
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
    """Tell whether the next step opens another stage at once, which remembers anew how all stands."""
    c = p.cells
    if c[HEIGHT] == 0:
        return False
    return steps.MEET_MENACES <= c[FRAMES + FRAME * (c[HEIGHT] - 1)] <= steps.FIGHT


def hand_over(p: Realm) -> None:
    """What the Shadows took from one player feeds the other (kingdom.menace.shadows-feed-the-opponent)."""
    c = p.cells
    for who in range(p.t.players):
        cubes = c[HANDED + who]
        c[HANDED + who] = 0
        if cubes > 0 and p.t.players > 1:
            p.tell(events.SHADOWS_GIVE, 1 - who, cubes, 0)
            construction.add_to_alchemy(p, 1 - who, MATERIALS, cubes)


def first_open(p: Realm) -> i64:
    """Give the first seat that has something left to do, or -1."""
    for who in range(p.t.players):
        if p.cells[DUTY + who] != steps.DONE:
            return who
    return -1


def proceed(p: Realm, who: i64) -> None:
    """Go on with a seat until it has a choice to make or is done."""
    c = p.cells
    while c[DUTY + who] != steps.DONE:
        p.options = vec[i64](capacity=24)
        ask(p, who)
        if len(p.options) > 1:
            return
        answer(p, who, p.options[0])


def first_duty(p: Realm, who: i64, stage: i64) -> None:
    c = p.cells
    if stage == steps.KEEPING:
        c[DUTY + who] = steps.KEEP_ADVISOR
    elif stage == steps.MENACES:
        c[DUTY + who] = steps.LOSE_CARDS
        c[DETAIL + who] = menace.shadows(p, who)
    elif stage == steps.PLANNING:
        c[DUTY + who] = steps.SORT_CARDS
    elif stage == steps.FOREMAN:
        c[DUTY + who] = steps.ASK_FOREMAN
    elif stage == steps.COMBAT:
        c[DUTY + who] = steps.SEE_TO_DUCHY
    else:
        c[DETAIL + who] = stage - steps.PRODUCTION
        c[DUTY + who] = steps.ASK_FOR_MORE if p.t.module == ADVISORS else steps.PLACE_CUBES


def ask(p: Realm, who: i64) -> None:
    """Put together what a seat may choose in its present duty."""
    c = p.cells
    duty = c[DUTY + who]
    if duty == steps.PLACE_CUBES:
        construction.place_options(p, who, c[DETAIL + who])
    elif duty == steps.SEE_TO_DUCHY:
        any_time.options(p, who)
    elif duty == steps.SORT_CARDS:
        card = planning.next_card(p, who)
        if card < 0:
            p.offer(PASS)
        else:
            planning.sort_options(p, card)
    elif duty == steps.LOSE_CARDS:
        menace.lose_options(p, who)
    elif duty == steps.LOSE_ICONS:
        menace.steal_options(p, who)
    elif duty == steps.FREEZE_CARDS:
        menace.freeze_options(p, who)
    elif duty == steps.RESTORE_ICON:
        menace.restore_options(p, who)
    elif duty == steps.ASK_FOR_MORE:
        advisors.more_options(p, who, c[DETAIL + who])
    elif duty == steps.ASK_FOREMAN:
        advisors.foreman_options(p, who)
    elif duty == steps.GIVE_CUBES:
        advisors.give_options(p, who)
    elif duty == steps.BUILD_FREELY:
        advisors.build_options(p, who)
    elif duty == steps.KEEP_ADVISOR:
        advisors.keep_options(p, who)
    else:
        quest.melt_options(p, who)


def answer(p: Realm, who: i64, option: i64) -> None:
    """Do what a seat chose and set its next duty."""
    c = p.cells
    duty = c[DUTY + who]
    if duty == steps.PLACE_CUBES:
        if construction.place(p, who, c[DETAIL + who], option):
            placed(p, who)
    elif duty == steps.SEE_TO_DUCHY:
        if option == FINISH:
            c[DUTY + who] = steps.DONE
        else:
            any_time.act(p, who, option)
    elif duty == steps.SORT_CARDS:
        if option == PASS:
            c[DUTY + who] = steps.PLACE_CUBES
        else:
            planning.sort_card(p, who, option)
    elif duty == steps.LOSE_CARDS:
        if menace.lose(p, who, option):
            to_thieves(p, who)
    elif duty == steps.LOSE_ICONS:
        if menace.steal(p, who, option):
            to_giants(p, who)
    elif duty == steps.FREEZE_CARDS:
        if menace.freeze(p, who, option):
            c[DUTY + who] = steps.DONE
    elif duty == steps.RESTORE_ICON:
        menace.restore(p, who, option)
        c[DUTY + who] = steps.SEE_TO_DUCHY
    elif duty == steps.ASK_FOR_MORE:
        if option != PASS:
            advisors.produce_more(p, who, c[DETAIL + who])
        c[DUTY + who] = steps.PLACE_CUBES
    elif duty == steps.ASK_FOREMAN:
        if option == ACTIVATE + FOREMAN:
            advisors.pay(p, who, FOREMAN)
            serve(p, who, 0)
        else:
            c[DUTY + who] = steps.DONE
    elif duty == steps.GIVE_CUBES:
        give(p, who, (option - GIVE) // RESOURCES, (option - GIVE) % RESOURCES)
    elif duty == steps.BUILD_FREELY:
        build(p, who, option - BUILD)
    elif duty == steps.KEEP_ADVISOR:
        advisors.keep(p, who, option - KEEP)
        c[DUTY + who] = steps.DONE
    elif quest.hand_in(p, who, option - MELT):
        c[DUTY + who] = steps.SEE_TO_DUCHY
        c[CURSOR + who] = 0


def placed(p: Realm, who: i64) -> None:
    """All cubes of a resource lie; in planning the next resource follows, then the Duchy."""
    c = p.cells
    c[CURSOR + who] = 0
    if c[STAGE] == steps.PLANNING and c[DETAIL + who] < RESOURCES - 1:
        c[DETAIL + who] += 1
    else:
        c[DETAIL + who] = 0
        c[DUTY + who] = steps.SEE_TO_DUCHY


def to_thieves(p: Realm, who: i64) -> None:
    c = p.cells
    menace.move_to_construction(p, who, SHADOWS)
    c[DUTY + who] = steps.LOSE_ICONS
    c[CURSOR + who] = 0
    c[DETAIL + who] = menace.number(p, THIEVES, SELECTED + who)


def to_giants(p: Realm, who: i64) -> None:
    c = p.cells
    menace.move_to_construction(p, who, THIEVES)
    menace.breed(p, who)
    c[DUTY + who] = steps.FREEZE_CARDS
    c[CURSOR + who] = 0
    c[DETAIL + who] = menace.number(p, FROST_GIANTS, SELECTED + who)


def serve(p: Realm, who: i64, first: i64) -> None:
    """The Foreman goes from card to card; then the player sees to the Duchy."""
    c = p.cells
    card = advisors.next_to_serve(p, who, first)
    if card < 0:
        c[DETAIL + who] = 0
        c[DUTY + who] = steps.SEE_TO_DUCHY
    else:
        c[DETAIL + who] = card
        c[DUTY + who] = steps.GIVE_CUBES


def give(p: Realm, who: i64, card: i64, resource: i64) -> None:
    p.tell(events.PLACED, who, card, 16 * resource + 1)
    construction.fill(p, who, card, resource, 1)
    serve(p, who, card + 1)


def build(p: Realm, who: i64, card: i64) -> None:
    c = p.cells
    wealth = c[RECRUITED + who] + c[MINTED + who]
    c[DUTY + who] = steps.SEE_TO_DUCHY
    construction.complete(p, who, card)
    if c[RECRUITED + who] + c[MINTED + who] > wealth:
        c[CURSOR + who] = 0
