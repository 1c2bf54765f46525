"""A seat's knowledge of a game of It's a Wonderful Kingdom, in numbers that `observation.py` names.

It contains nothing but what `vision.py` shows; under the veil the other's Duchy is as it was before.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from courtyard.engine.declaration import observed
from courtyard.engine.features import ZERO, Features, Page, pairs
from courtyard.engine.position import ALL, ASK, FRAME, FRAMES, HEIGHT, Position
from courtyard.games.kingdom.chapters import ending
from courtyard.games.kingdom.chapters.course import Kingdom
from courtyard.games.kingdom.chapters.modules import advisors, quest
from courtyard.games.kingdom.declaration import cells as at
from courtyard.games.kingdom.declaration import counts, steps, words
from courtyard.games.kingdom.declaration import observation as o
from courtyard.games.kingdom.declaration import words as w
from courtyard.games.kingdom.declaration.declared import DECLARED

KEPT_BEFORE: Final[i64] = at.BEFORE - at.OWN
"""The distance from a cell to its copy from when the veil fell."""

MADE: Final[i64] = counts.TYPES
"""The place in the tally where the cubes are counted, from 1."""

ON_TABLE: Final = pairs(
    [
        (o.ROUND, at.ROUND),
        (o.TURN, at.TURN),
        (o.LAID, at.LAID),
        (o.DRAWN, at.DEVELOPMENTS_DRAWN),
        (o.DRAWN + 1, at.ADVISORS_DRAWN),
        (o.DRAWN + 2, at.DANGERS_DRAWN),
        (o.TOP_CARD, at.TOP),
        (o.UNMASKED, at.UNMASKED),
        (o.DOUBLED, at.DOUBLED),
        (o.ATTENDED, at.ATTENDED),
    ]
)
BY_SEAT: Final = pairs(
    [
        (o.WEALTH + counts.SEATS * nth, at.KRYSTALLIUMS + counts.SEATS * nth)
        for nth in range(counts.WEALTH - 1)
    ]
    + [(o.WEALTH + counts.SEATS * (counts.WEALTH - 1), at.HANDED)]
)
BY_RESOURCE: Final = pairs(
    [(o.ALCHEMY, at.ALCHEMY), (o.PURSE, at.PURSE), (o.STOLEN, at.STOLEN), (o.PRODUCED, at.PRODUCED)],
    counts.RESOURCES,
)
DUCHY_CARD: Final = pairs([(o.DUCHY_MAKES, 0)], counts.RESOURCES)
"""Plain numbers on the table and in every Duchy: their place, and their cell."""

ASIDE: Final = vec[i64](
    [words.IN_BOX, words.IN_DECK, words.AMONG_DISCARDS, 0, words.AMONG_LOOKED_AT]
    + [0] * (w.ZONES - w.NOWHERE)
)
"""Numbers for the zones of cards that nobody has; 0 where a row of its own tells it."""


class Holding:
    """Totals of one Duchy, gathered on the way through the cards."""

    built: vec[i64]
    """The developments that stand in it; `number` tells how many."""
    number: i64
    calamities: i64
    menaces: i64
    """Points lost by Menaces that were not vanquished."""
    tally: vec[i64]
    """How many developments of each type stand in it, and behind that the cubes they make."""

    def __init__(self) -> None:
        self.built = vec[i64]([0] * counts.DEVELOPMENTS)
        self.tally = vec[i64]([0] * (MADE + counts.RESOURCES + 1))
        self.clear()

    @final
    def clear(self) -> None:
        self.number = 0
        self.calamities = 0
        self.menaces = 0


class RealmFeatures(Features):
    """A seat's knowledge of a realm."""

    mine: Holding
    others: Holding
    there: vec[i64]
    """How many cards are in each zone."""
    lying: vec[i64]
    """The cards in areas and selections: row, when laid, and card in one number."""

    def __init__(self) -> None:
        size, table, axes = observed(DECLARED)
        super().__init__(size, table, axes)
        self.mine = Holding()
        self.others = Holding()
        self.there = vec[i64]([0] * w.ZONES)
        self.lying = vec[i64]([0] * counts.CARDS)

    def write(self, position: Position, seat: i64, page: Page) -> None:
        assert isinstance(position, Kingdom)
        page.wipe()
        # Under the veil all that is the other's is read where it is kept from before.
        behind: i64 = KEPT_BEFORE if position.veil() > 0 else 0
        write_table(position, seat, behind > 0, page)
        write_duchy(position, seat, 0, 0, page)
        if position.t.players > 1:
            write_duchy(position, 1 - seat, 1, behind, page)
        self.write_cards(position, seat, behind, page)
        write_agenda(position, seat, page)

    @final
    def write_cards(self, p: Kingdom, seat: i64, behind: i64, page: Page) -> None:
        """Write where each card is, as far as the seat knows, what lies on it, and the Duchies' totals."""
        c = p.cells
        numbers = page.numbers
        elsewhere = page.first + o.ELSEWHERE
        unseen = page.first + o.UNSEEN
        everybody = p.everybody()
        aside = ASIDE
        there = self.there
        lying = self.lying
        rows: i64 = 0
        self.mine.clear()
        self.others.clear()
        for nth in range(i64(w.ZONES)):
            there[nth] = 0
        for card in range(counts.CARDS):
            zone = c[at.CARD_AT + card]
            if behind > 0:
                before = c[at.CARD_AT + card + behind]
                if before != zone and is_of(before, 1 - seat):
                    zone = before
            known = c[at.CARD_KNOWN + card]
            knows = (known >> seat) & 1
            is_out = zone == w.BOX and known == 0
            numbers[unseen + card] = ZERO if is_out else i16(1 - knows)
            numbers[elsewhere + card] = i16(aside[zone] * knows)
            there[zone] += 1
            if zone < w.HAND:
                if zone == w.DISCARD and knows == 0:
                    page.add_one(o.DISCARDED_DOWN + seen_from(seat, c[at.CARD_LAID + card] % 2))
                elif zone == w.BOX and 0 < known < everybody:
                    page.add_one(o.UNKEPT_SIZE + 1 - knows)
            elif zone < w.AREA:
                page.put(o.HAND + counts.CARDS * seen_from(seat, zone % 2) + card, knows)
            elif zone < w.BUILDING:
                # A row is an area, or a selection; what lies face up and face down lies in the same.
                row = zone % 2 if zone < w.SELECTED else 2 + seen_from(seat, zone % 2)
                lying[rows] = (row << 32) + card
                rows += 1
                if knows == 1:
                    shelf = o.AREA if row < 2 else o.SELECTION
                    page.put(shelf + counts.CARDS * (row % 2) + card, 1)
                    if zone >= w.SELECTED_DOWN or w.AREA_DOWN <= zone < w.SELECTED:
                        page.put(o.FACE_DOWN + card, 1)
            elif zone % 2 == seat:
                write_own(p, card, zone, knows, 0, 0, self.mine, page)
            else:
                write_own(p, card, zone, knows, 1, behind, self.others, page)
        page.put(o.DECK_SIZE, there[w.DECK])
        page.put(o.DANGERS, there[w.DANGER])
        for owner in range(p.t.players):
            page.put(o.HAND_SIZE + seen_from(seat, owner), there[w.HAND + owner])
            page.put(o.DRAWN_SIZE + seen_from(seat, owner), there[w.DRAWN + owner])
        write_rows(p, lying, rows, seat, page)
        write_worth(p, seat, 0, 0, self.mine, page)
        if p.t.players > 1:
            write_worth(p, 1 - seat, 1, behind, self.others, page)


def is_of(zone: i64, owner: i64) -> bool:
    """Tell whether a zone is a seat's own, in which it does unseen what it does."""
    return zone >= w.HAND and zone % 2 == owner and not w.AREA <= zone < w.SELECTED


def seen_from(seat: i64, other: i64) -> i64:
    return 0 if other == seat else 1


def write_table(p: Kingdom, seat: i64, is_veiled: bool, page: Page) -> None:
    """Write the options of the game, the round, and who must choose, as far as the seat can tell."""
    c = p.cells
    t = p.t
    page.copy(ON_TABLE, 0, c, 0)
    page.put(o.SEAT + seat, 1)
    page.put(o.PLAYERS, t.players)
    page.put(o.MODULE + t.module, 1)
    for nth in range(t.steps):
        page.put(o.STEP_POINTS + nth, t.step_points[nth])
    page.put(o.PHASE + c[at.PHASE], 1)
    page.put(o.STAGE + c[at.STAGE], 1)
    page.put(o.VEILED, is_veiled)
    if c[at.ROUND] > 0:
        page.put(o.FIRST_PLAYER + seen_from(seat, p.first_player()), 1)
    for who in range(t.players):
        if t.menace[who] >= 0:
            page.put(o.MENACE_DECK + counts.MENACE_DECKS * seen_from(seat, who) + t.menace[who], 1)
        if p.is_open(who) or (is_veiled and who != seat):
            page.put(o.TO_CHOOSE + seen_from(seat, who), 1)


def write_duchy(p: Kingdom, owner: i64, nth: i64, behind: i64, page: Page) -> None:
    """All of a Duchy but its cards."""
    c = p.cells
    t = p.t
    page.copy(BY_SEAT, nth, c, owner + behind)
    page.copy(BY_RESOURCE, counts.RESOURCES * nth, c, counts.RESOURCES * owner + behind)
    page.copy(DUCHY_CARD, counts.RESOURCES * nth, t.duchy_makes, counts.RESOURCES * owner)
    page.put(o.DUCHY_NAME + nth, t.duchy[owner])
    used = c[at.USED + owner + behind]
    for advisor in range(counts.ADVISORS if used > 0 else 0):
        page.put(o.USED + counts.ADVISORS * nth + advisor, (used >> advisor) & 1)
    done = c[at.STEPS_DONE + owner + behind]
    for step in range(t.steps):
        page.put(o.STEPS_DONE + counts.QUEST_STEPS * nth + step, (done >> step) & 1)
    if c[at.STAGE] > 0 and behind == 0:
        page.put(o.DUTY + counts.DUTIES * nth + c[at.DUTY + owner], 1)
        page.put(o.DETAIL + nth, c[at.DETAIL + owner])
        if c[at.BEGUN + owner] > 0:
            page.put(o.BEGUN + counts.DUTIES * nth + c[at.BEGUN + owner], 1)
            page.put(o.LEFT + nth, c[at.LEFT + owner])
        if c[at.UNSERVED + owner] != 0 or c[at.UNSERVED_TOO + owner] != 0:
            for card in range(t.developments):
                if advisors.is_unserved(p, owner, card):
                    page.put(o.UNSERVED + card, 1)


def write_worth(p: Kingdom, owner: i64, nth: i64, behind: i64, has: Holding, page: Page) -> None:
    """Write the production and points of a Duchy, counted in one go over what stands in it."""
    c = p.cells
    t = p.t
    built = has.built
    tally = has.tally
    for count in range(MADE + counts.RESOURCES + 1):
        tally[count] = 0
    for one in range(has.number):
        tally[t.card_type[built[one]]] += 1
    tally[0] = 0
    points = quest.points_for(t, c[at.STEPS_DONE + owner + behind])
    points -= ending.points_lost(p, has.calamities, has.menaces, c[at.VERMIN + owner + behind])
    points += t.duchy_points[owner] * tally[t.duchy_points_type[owner]]
    makes = t.makes
    for one in range(has.number):
        card = built[one]
        points += t.points[card] + t.points_per[card] * tally[t.points_per_type[card]]
        tally[MADE + t.makes_per_resource[card]] += tally[t.makes_per[card]]
        for resource in range(counts.RESOURCES):
            tally[MADE + 1 + resource] += makes[counts.RESOURCES * card + resource]
    for resource in range(counts.RESOURCES):
        own = counts.RESOURCES * owner + resource
        cubes = tally[MADE + 1 + resource] + t.duchy_makes[own] - c[at.STOLEN + own + behind]
        page.put(o.PRODUCTION + counts.RESOURCES * nth + resource, cubes)
    page.put(o.POINTS + nth, points)


def write_own(
    p: Kingdom, card: i64, zone: i64, knows: i64, side: i64, behind: i64, has: Holding, page: Page
) -> None:
    """A card that somebody builds or has built, or an Advisor, who serves or is to be kept or not."""
    place = counts.CARDS * side + card
    if zone >= w.DRAWN:
        page.put(o.HAND + place, knows)
    elif zone >= w.DUCHY:
        page.put(o.DUCHY + place, 1)
        if card < counts.DEVELOPMENTS:
            has.built[has.number] = card
            has.number += 1
        elif w.CALAMITY <= card < w.MENACE:
            has.calamities += 1
    else:
        page.put(o.BUILDING + place, 1)
        if card < counts.DEVELOPMENTS:
            write_site(p, card, behind, page)
        else:
            has.menaces += p.t.menace_points[card - w.MENACE]


def write_site(p: Kingdom, card: i64, behind: i64, page: Page) -> None:
    """The empty spaces of a card under construction, and the giant beneath it."""
    empty = p.t.full[card] - p.cells[at.FILL + card + behind]
    place = o.MISSING + counts.SPACES * card
    while empty > 0:
        page.put(place, empty & 15)
        empty >>= 4
        place += 1
    page.put(o.FROZEN + card, p.cells[at.FROZEN + card + behind])


def write_rows(p: Kingdom, lying: vec[i64], number: i64, seat: i64, page: Page) -> None:
    """Cards that were laid, each at its place in its row."""
    for one in range(number):
        lying[one] += p.cells[at.CARD_LAID + (lying[one] & 255)] << 8
    for one in range(1, number):
        spot = lying[one]
        before = one - 1
        while before >= 0 and lying[before] > spot:
            lying[before + 1] = lying[before]
            before -= 1
        lying[before + 1] = spot
    place: i64 = 0
    for one in range(number):
        spot = lying[one]
        row = spot >> 32
        if place < counts.ROW * row:
            place = counts.ROW * row
        if place < counts.ROW * (row + 1):
            card = spot & 255
            laid = (spot >> 8) & 0xFFFFFF
            page.put(o.IN_ROW + place, card + 1 if p.is_known(card, seat) else words.UNKNOWN_CARD)
            if laid > 0:
                page.put(o.LAID_BY + place, seen_from(seat, laid % 2) + 1)
            place += 1


def write_agenda(p: Kingdom, seat: i64, page: Page) -> None:
    """The question on top of the agenda, and the steps below it; a card that the other picked is left out."""
    c = p.cells
    height = c[HEIGHT]
    for nth in range(counts.SHOWN):
        if nth >= height:
            return
        frame = FRAMES + FRAME * (height - 1 - nth)
        step = c[frame]
        place = o.AGENDA + 4 * nth
        page.put(place, step)
        page.put(place + 1, c[frame + 1])
        if step != steps.ASK_LAY_CARD or c[frame + 1] == seat:
            page.put(place + 2, c[frame + 2])
        page.put(place + 3, c[frame + 3])
        if nth == 0 and ASK <= step < ALL:
            page.put(o.QUESTION + step - ASK, 1)
        elif nth == 0 and step == steps.ASK_TOGETHER:
            page.put(o.QUESTION + steps.ASKED_OF_ONE, 1)
