"""What a seat knows of a game of It's a Wonderful Kingdom, in numbers that `observation.py` names.

What `vision.py` shows stands here and nothing else; under the veil the other's Duchy is as it was before.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from courtyard.engine.features import Features, Page
from courtyard.engine.position import FRAME, FRAMES, HEIGHT, Position
from courtyard.games.kingdom import ending, steps
from courtyard.games.kingdom import observation as o
from courtyard.games.kingdom import position as at
from courtyard.games.kingdom import words as w
from courtyard.games.kingdom.course import Kingdom
from courtyard.games.kingdom.modules import quest

KEPT_BEFORE: Final[i64] = at.BEFORE - at.OWN
"""How far behind a cell it is kept how the cell stood when the veil fell."""

MADE: Final[i64] = o.TYPES
"""Where in the tally the cubes are counted, from 1."""


class RealmFeatures(Features):
    """What a seat knows of a realm."""

    tally: vec[i64]
    """Where a Duchy's cards of each type are counted, and behind them the cubes they make."""

    def __init__(self) -> None:
        super().__init__(o.SIZE, o.TABLE, o.AXES)
        self.tally = vec[i64]([0] * (MADE + o.RESOURCES + 1))

    def write(self, position: Position, seat: i64, page: Page) -> None:
        assert isinstance(position, Kingdom)
        page.wipe()
        p = position
        if p.veil() > 0:
            p = Kingdom(position.t, 0)
            p.cells = position.cells[: at.BEFORE]
            put_back(p, position.cells, 1 - seat)
        write_table(p, position, seat, page)
        for owner in range(p.t.players):
            write_duchy(p, seat, owner, page)
        write_cards(p, seat, page, self.tally)
        write_agenda(p, seat, page)


def put_back(p: Kingdom, kept: vec[i64], owner: i64) -> None:
    """Undo all that a seat has done since the veil fell."""
    c = p.cells
    cell: i64 = at.OWN + owner
    while cell < at.ALCHEMY:
        c[cell] = kept[cell + KEPT_BEFORE]
        cell += o.SEATS
    kind: i64 = at.ALCHEMY + o.RESOURCES * owner
    while kind < at.CARD_AT:
        for resource in range(o.RESOURCES):
            c[kind + resource] = kept[kind + resource + KEPT_BEFORE]
        kind += o.RESOURCES * o.SEATS
    for card in range(o.CARDS):
        zone = kept[at.CARD_AT + card + KEPT_BEFORE]
        if zone >= w.HAND and zone % 2 == owner and not w.AREA <= zone < w.SELECTED:
            c[at.CARD_AT + card] = zone
            if card < o.DEVELOPMENTS:
                c[at.FILL + card] = kept[at.FILL + card + KEPT_BEFORE]
                c[at.FROZEN + card] = kept[at.FROZEN + card + KEPT_BEFORE]


def seen_from(seat: i64, other: i64) -> i64:
    return 0 if other == seat else 1


def write_table(p: Kingdom, true: Kingdom, seat: i64, page: Page) -> None:
    """What was agreed on, the round, and who must choose, as far as the seat can tell."""
    c = p.cells
    t = p.t
    page.put(o.SEAT + seat, 1)
    page.put(o.PLAYERS, t.players)
    page.put(o.MODULE + t.module, 1)
    for nth in range(t.steps):
        page.put(o.STEP_POINTS + nth, t.step_points[nth])
    page.put(o.ROUND, c[at.ROUND])
    page.put(o.PHASE + c[at.PHASE], 1)
    page.put(o.TURN, c[at.TURN])
    page.put(o.STAGE + c[at.STAGE], 1)
    is_veiled = true.veil() > 0
    page.put(o.VEILED, is_veiled)
    if c[at.ROUND] > 0:
        page.put(o.FIRST_PLAYER + seen_from(seat, p.first_player()), 1)
    for who in range(t.players):
        if t.menace[who] >= 0:
            page.put(o.MENACE_DECK + o.MENACES * seen_from(seat, who) + t.menace[who], 1)
        if true.is_open(who) or (is_veiled and who != seat):
            page.put(o.TO_CHOOSE + seen_from(seat, who), 1)
    page.put(o.LAID, c[at.LAID])
    page.put(o.DRAWN, c[at.DEVELOPMENTS_DRAWN])
    page.put(o.DRAWN + 1, c[at.ADVISORS_DRAWN])
    page.put(o.DRAWN + 2, c[at.DANGERS_DRAWN])
    page.put(o.TOP_CARD, c[at.TOP])
    page.put(o.UNMASKED, c[at.UNMASKED])
    page.put(o.DOUBLED, c[at.DOUBLED])


def write_duchy(p: Kingdom, seat: i64, owner: i64, page: Page) -> None:
    """All of a Duchy but its cards."""
    c = p.cells
    t = p.t
    nth = seen_from(seat, owner)
    page.put(o.DUCHY_NAME + nth, t.duchy[owner])
    for plain in range(o.PLAIN - 1):
        page.put(o.WEALTH + o.SEATS * plain + nth, c[at.KRYSTALLIUMS + o.SEATS * plain + owner])
    page.put(o.WEALTH + o.SEATS * (o.PLAIN - 1) + nth, c[at.HANDED + owner])
    for resource in range(o.RESOURCES):
        place = o.RESOURCES * nth + resource
        cell = o.RESOURCES * owner + resource
        page.put(place + o.DUCHY_MAKES, t.duchy_makes[cell])
        page.put(place + o.ALCHEMY, c[at.ALCHEMY + cell])
        page.put(place + o.PURSE, c[at.PURSE + cell])
        page.put(place + o.STOLEN, c[at.STOLEN + cell])
        page.put(place + o.PRODUCED, c[at.PRODUCED + cell])
    for advisor in range(o.ADVISORS if c[at.USED + owner] > 0 else 0):
        page.put(o.USED + o.ADVISORS * nth + advisor, (c[at.USED + owner] >> advisor) & 1)
    for step in range(t.steps):
        page.put(o.STEPS_DONE + o.QUEST_STEPS * nth + step, (c[at.STEPS_DONE + owner] >> step) & 1)
    if c[at.STAGE] > 0 and (nth == 0 or p.veil() == 0):
        page.put(o.DUTY + o.DUTIES * nth + c[at.DUTY + owner], 1)
        page.put(o.DETAIL + nth, c[at.DETAIL + owner])
        page.put(o.CURSOR + nth, c[at.CURSOR + owner])


def write_worth(p: Kingdom, owner: i64, nth: i64, standing: vec[i64], tally: vec[i64], page: Page) -> None:
    """What a Duchy would produce now, and its points, counted in one go over what stands in it."""
    t = p.t
    for count in range(MADE + o.RESOURCES + 1):
        tally[count] = 0
    for card in standing:
        tally[t.card_type[card]] += 1
    tally[0] = 0
    points = quest.points(p, owner) - ending.lost_points(p, owner)
    points += t.duchy_points[owner] * tally[t.duchy_points_type[owner]]
    makes = t.makes
    for card in standing:
        points += t.points[card] + t.points_per[card] * tally[t.points_per_type[card]]
        tally[MADE + t.makes_per_resource[card]] += tally[t.makes_per[card]]
        for resource in range(o.RESOURCES):
            tally[MADE + 1 + resource] += makes[o.RESOURCES * card + resource]
    for resource in range(o.RESOURCES):
        own = o.RESOURCES * owner + resource
        cubes = tally[MADE + 1 + resource] + t.duchy_makes[own] - p.cells[at.STOLEN + own]
        page.put(o.PRODUCTION + o.RESOURCES * nth + resource, cubes)
    page.put(o.POINTS + nth, points)


def write_cards(p: Kingdom, seat: i64, page: Page, tally: vec[i64]) -> None:
    """Where each card is, as far as the seat can tell, what lies on it, and what the Duchies come to."""
    c = p.cells
    ones = page.ones
    number: i64 = 0
    lying = vec[i64](capacity=32)
    mine = vec[i64](capacity=32)
    others = vec[i64](capacity=32)
    deck: i64 = 0
    for card in range(o.CARDS):
        zone = c[at.CARD_AT + card]
        known = c[at.CARD_KNOWN + card]
        if zone == w.BOX and known == 0:
            continue
        knows = (known >> seat) & 1 == 1
        if not knows:
            ones[number] = o.UNSEEN + card
            number += 1
        if zone == w.DECK:
            deck += 1
            if knows:
                page.put(o.ELSEWHERE + card, o.IN_DECK)
        elif zone < w.HAND:
            write_aside(p, card, zone, knows, seat, page)
        elif zone < w.AREA:
            side = seen_from(seat, zone % 2)
            page.add_one(o.HAND_SIZE + side)
            if knows:
                ones[number] = o.HAND + o.CARDS * side + card
                number += 1
        elif zone < w.BUILDING:
            # A row is an area, or a selection; what lies face up and face down lies in the same.
            row = zone % 2 if zone < w.SELECTED else 2 + seen_from(seat, zone % 2)
            lying = append(lying, (row << 32) + (c[at.CARD_LAID + card] << 8) + card)
            if knows:
                shelf = o.AREA if row < 2 else o.SELECTION
                ones[number] = shelf + o.CARDS * (row % 2) + card
                number += 1
                if zone >= w.SELECTED_DOWN or w.AREA_DOWN <= zone < w.SELECTED:
                    ones[number] = o.FACE_DOWN + card
                    number += 1
        elif w.DUCHY <= zone < w.DRAWN:
            side = seen_from(seat, zone % 2)
            ones[number] = o.DUCHY + o.CARDS * side + card
            number += 1
            if card < o.DEVELOPMENTS:
                if side == 0:
                    mine = append(mine, card)
                else:
                    others = append(others, card)
        else:
            write_own(p, card, zone, knows, seen_from(seat, zone % 2), page)
    page.mark(number)
    page.put(o.DECK_SIZE, deck)
    write_rows(p, lying, seat, page)
    write_worth(p, seat, 0, mine, tally, page)
    if p.t.players > 1:
        write_worth(p, 1 - seat, 1, others, tally, page)


def write_own(p: Kingdom, card: i64, zone: i64, knows: bool, side: i64, page: Page) -> None:
    """A card that somebody builds, or an Advisor to keep or not."""
    if zone >= w.DRAWN:
        page.add_one(o.DRAWN_SIZE + side)
        if knows:
            page.put(o.HAND + o.CARDS * side + card, 1)
    else:
        page.put(o.BUILDING + o.CARDS * side + card, 1)
        if card < o.DEVELOPMENTS:
            write_site(p, card, page)


def write_aside(p: Kingdom, card: i64, zone: i64, knows: bool, seat: i64, page: Page) -> None:
    """A card that nobody has: looked at, discarded, put back into the box, or a danger to come."""
    if zone == w.LOOKED_AT:
        page.put(o.ELSEWHERE + card, o.LOOKED_AT)
    elif zone == w.DANGER:
        page.add_one(o.DANGERS)
    elif zone == w.DISCARD:
        if knows:
            page.put(o.ELSEWHERE + card, o.DISCARDED)
        else:
            page.add_one(o.DISCARDED_DOWN + seen_from(seat, p.cells[at.CARD_LAID + card] % 2))
    else:
        if p.t.players > 1 and p.cells[at.CARD_KNOWN + card] != p.everybody():
            page.add_one(o.UNKEPT_SIZE + (0 if knows else 1))
        if knows:
            page.put(o.ELSEWHERE + card, o.IN_BOX)


def write_site(p: Kingdom, card: i64, page: Page) -> None:
    """The empty spaces of a card under construction, and the giant beneath it."""
    empty = p.empty(card)
    place = o.MISSING + o.SPACES * card
    while empty > 0:
        page.put(place, empty & 15)
        empty >>= 4
        place += 1
    page.put(o.FROZEN + card, p.cells[at.FROZEN + card])


def write_rows(p: Kingdom, lying: vec[i64], seat: i64, page: Page) -> None:
    """Cards that were laid, each at its place in its row; they come as row, when laid, and card in one."""
    for one in range(1, i64(len(lying))):
        spot = lying[one]
        before = one - 1
        while before >= 0 and lying[before] > spot:
            lying[before + 1] = lying[before]
            before -= 1
        lying[before + 1] = spot
    place: i64 = 0
    for spot in lying:
        row = spot >> 32
        if place < o.ROW * row:
            place = o.ROW * row
        if place < o.ROW * (row + 1):
            card = spot & 255
            laid = (spot >> 8) & 0xFFFFFF
            page.put(o.IN_ROW + place, card + 1 if p.is_known(card, seat) else o.HIDDEN)
            if laid > 0:
                page.put(o.LAID_BY + place, seen_from(seat, laid % 2) + 1)
            place += 1


def write_agenda(p: Kingdom, seat: i64, page: Page) -> None:
    """The question on top of the agenda, and the steps below it; a card that the other picked is left out."""
    c = p.cells
    height = c[HEIGHT]
    for nth in range(o.SHOWN):
        if nth >= height:
            return
        frame = FRAMES + FRAME * (height - 1 - nth)
        step = c[frame]
        place = o.AGENDA + 4 * nth
        page.put(place, step)
        page.put(place + 1, c[frame + 1])
        if step != steps.ASK_LAY or c[frame + 1] == seat:
            page.put(place + 2, c[frame + 2])
        page.put(place + 3, c[frame + 3])
        if nth == 0 and steps.ASK <= step < steps.ASK + o.QUESTIONS:
            page.put(o.QUESTION + step - steps.ASK, 1)
