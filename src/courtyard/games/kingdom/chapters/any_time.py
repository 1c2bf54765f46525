"""Options at any own moment: Krystallium, soldiers, discarding, Advisors, quest steps.

All of it is offered together (kingdom.construction.any-time). An orderly position offers it in rising
order of options, so that the same doings in another order are not another choice; whatever brings
Krystallium or soldiers starts the order afresh.
"""

from librt.vecs import vec
from mypy_extensions import i64

from courtyard.engine.position import FRAME, FRAMES, HEIGHT
from courtyard.games.kingdom.chapters import construction
from courtyard.games.kingdom.chapters.modules import advisors, menace, quest
from courtyard.games.kingdom.declaration import events, steps
from courtyard.games.kingdom.declaration.cells import (
    ATTENDED,
    BEGUN,
    CARD_AT,
    CURSOR,
    DUTY,
    FROZEN,
    KRYSTALLIUMS,
    LEFT,
    MINTED,
    RECRUITED,
    SOLDIERS,
    STAGE,
)
from courtyard.games.kingdom.declaration.counts import KINDS
from courtyard.games.kingdom.declaration.options import (
    ACTIVATE,
    ENLIST,
    FIGHT,
    FIGHT_VERMIN,
    INFUSE,
    SCRAP,
    STEP,
    TRANSMUTE,
)
from courtyard.games.kingdom.declaration.position import KRYSTALLIUM_FILLS, SOLDIER_FILLS, Realm
from courtyard.games.kingdom.declaration.words import (
    ARTISAN,
    BUILDING,
    CHIEFTAIN,
    FOREMAN,
    MENACE,
    PROPHET,
    SILVERSMITH,
    SOLDIER,
)


def is_worthwhile(p: Realm, who: i64) -> bool:
    """Tell whether there is anything to do that could change something now."""
    if is_wealth_useful(p, who):
        return True
    offered = p.options
    p.options = vec[i64](capacity=8)
    is_useful = offer_all(p, who)
    p.options = offered
    return is_useful


def can_act(p: Realm, who: i64) -> bool:
    """Tell whether there is anything at all to do."""
    for card in p.sites(who):
        if p.cells[FROZEN + card] == 0:
            return True
    return is_worthwhile(p, who)


def is_wealth_useful(p: Realm, who: i64) -> bool:
    """Tell whether a Krystallium or a soldier could fill a space that is empty now."""
    c = p.cells
    spaces: i64 = KRYSTALLIUM_FILLS if c[KRYSTALLIUMS + who] > 0 else 0
    if c[SOLDIERS + who] > 0:
        spaces |= SOLDIER_FILLS
    if spaces > 0:
        for card in range(p.t.developments):
            if c[CARD_AT + card] == BUILDING + who and p.empty(card) & spaces != 0:
                return True
    return False


def offer_all(p: Realm, who: i64) -> bool:
    """Offer all that may be done; tell whether any of it could change something now."""
    c = p.cells
    before = len(p.options)
    least = c[CURSOR + who]
    sites = p.sites(who)
    if c[KRYSTALLIUMS + who] > 0:
        infuse_options(p, who, least, sites)
    if c[SOLDIERS + who] > 0:
        enlist_options(p, who, least, sites)
    if c[STAGE] == steps.COMBAT:
        menace.fight_options(p, who, least)
    advisors.any_time_options(p, who, least)
    quest.step_options(p, who, least)
    quest.transmute_option(p, who)
    is_useful = len(p.options) > before or is_discarding_useful(p, who, sites)
    if is_useful or c[STAGE] == steps.PLANNING or not p.orderly:
        scrap_options(p, who, least, sites)
    return is_useful or (c[STAGE] == steps.PLANNING and len(p.options) > before)


def is_beside(p: Realm, who: i64) -> bool:
    """Tell whether no question of a seat offers what is allowed at any time, and it may act all the same.

    So it is while the other player chooses, and between two parts of an own choice.
    """
    c = p.cells
    if c[STAGE] > 0:
        return c[STAGE] != steps.ATTENDING and c[DUTY + who] == steps.DONE
    if who != p.seat:
        return True
    step = c[FRAMES + FRAME * (c[HEIGHT] - 1)]
    return step == steps.ASK_LAY_CARD or step == steps.ASK_PICK_CARD or step == steps.ASK_PICK_AREA


def offer_beside(p: Realm, who: i64) -> None:
    """Offer what is done at once and asks nothing further."""
    sites = p.sites(who)
    if p.cells[KRYSTALLIUMS + who] > 0:
        infuse_options(p, who, 0, sites)
    if p.cells[SOLDIERS + who] > 0:
        enlist_options(p, who, 0, sites)
    advisors.at_once_options(p, who, 0)
    quest.step_options(p, who, 0)
    scrap_options(p, who, 0, sites)


def infuse_options(p: Realm, who: i64, least: i64, sites: vec[i64]) -> None:
    """A space of any resource, or its own (kingdom.construction.krystallium-for-any-resource)."""
    first = max(0, least - INFUSE) // KINDS
    for card in sites:
        if card >= first and p.is_first_of_its_like(card, BUILDING + who, first):
            empty = p.empty(card)
            for space in range(KINDS):
                if (empty >> (4 * space)) & 15 > 0 and INFUSE + KINDS * card + space >= least:
                    p.offer(INFUSE + KINDS * card + space)


def enlist_options(p: Realm, who: i64, least: i64, sites: vec[i64]) -> None:
    first = max(0, least - ENLIST)
    for card in sites:
        if card >= first and p.missing(card, SOLDIER) > 0:
            if p.is_first_of_its_like(card, BUILDING + who, first):
                p.offer(ENLIST + card)


def is_discarding_useful(p: Realm, who: i64, sites: vec[i64]) -> bool:
    """Discarding alone could bring the fifth cube of the Alchemy, or pay a step of the quest."""
    cubes = p.alchemy(who)
    for card in sites:
        if p.cells[FROZEN + card] == 0:
            cubes += 1
    return cubes >= p.t.transmute or quest.can_pay_by_discarding(p, who)


def scrap_options(p: Realm, who: i64, least: i64, sites: vec[i64]) -> None:
    """Cards under construction that no giant holds (kingdom.construction.discard)."""
    first = max(0, least - SCRAP)
    for card in sites:
        if card >= first and p.cells[FROZEN + card] == 0:
            if p.is_first_of_its_like(card, BUILDING + who, first):
                p.offer(SCRAP + card)


def act(p: Realm, who: i64, option: i64) -> None:
    """Do one thing; a gain lets everything be offered again."""
    c = p.cells
    wealth = c[RECRUITED + who] + c[MINTED + who]
    if p.orderly:
        c[CURSOR + who] = option
    else:
        c[ATTENDED] = 0
    if option >= TRANSMUTE:
        c[BEGUN + who] = steps.MELT_CUBES
        c[LEFT + who] = p.t.transmute
        c[CURSOR + who] = 0
    elif option >= STEP:
        quest.do_step(p, who, option - STEP)
    elif option >= ACTIVATE:
        ask_advisor(p, who, option - ACTIVATE)
    elif option == FIGHT_VERMIN:
        menace.vanquish_vermin(p, who)
    elif option >= FIGHT:
        card = option - FIGHT + MENACE
        menace.vanquish(p, who, card)
        if menace.is_thief(card):
            c[BEGUN + who] = steps.RESTORE_ICON
    elif option >= SCRAP:
        construction.scrap(p, who, option - SCRAP)
    elif option >= ENLIST:
        enlist(p, who, option - ENLIST)
    else:
        infuse(p, who, (option - INFUSE) // KINDS, (option - INFUSE) % KINDS)
    if c[RECRUITED + who] + c[MINTED + who] > wealth:
        c[CURSOR + who] = 0


def infuse(p: Realm, who: i64, card: i64, space: i64) -> None:
    p.cells[KRYSTALLIUMS + who] -= 1
    p.record(events.INFUSED, who, card, space)
    construction.fill(p, who, card, space, 1)


def enlist(p: Realm, who: i64, card: i64) -> None:
    """A soldier takes a space that asks for one (kingdom.construction.soldier-spaces)."""
    p.cells[SOLDIERS + who] -= 1
    p.record(events.ENLISTED, who, card, 0)
    construction.fill(p, who, card, SOLDIER, 1)


def ask_advisor(p: Realm, who: i64, advisor: i64) -> None:
    c = p.cells
    if advisor == PROPHET:
        advisors.lift_calamity(p, who)
    elif advisor == SILVERSMITH:
        advisors.mint(p, who)
    elif advisor == ARTISAN:
        advisors.pay(p, who, ARTISAN)
        c[BEGUN + who] = steps.BUILD_FREELY
    elif advisor == FOREMAN:
        advisors.hire_foreman(p, who)
        c[DUTY + who] = steps.GIVE_CUBES
        c[CURSOR + who] = 0
    else:
        advisors.produce_more(p, who, advisor - CHIEFTAIN)
        c[DUTY + who] = steps.PLACE_CUBES
        c[CURSOR + who] = 0
