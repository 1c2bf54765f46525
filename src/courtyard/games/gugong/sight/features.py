"""A seat's knowledge of a game of Gùgōng, in numbers that `observation.py` names.

It contains nothing but what `vision.py` shows.
"""

from typing import Final

from mypy_extensions import i64

from courtyard.engine.declaration import observed
from courtyard.engine.features import ONE, ZERO, Features, Page, pairs
from courtyard.engine.position import ALL, ASK, FRAME, FRAMES, HEIGHT, Position
from courtyard.games.gugong.chapters.course import Gugong
from courtyard.games.gugong.declaration import cells as at
from courtyard.games.gugong.declaration import counts, steps, words
from courtyard.games.gugong.declaration import observation as o
from courtyard.games.gugong.declaration import words as w
from courtyard.games.gugong.declaration.declared import DECLARED
from courtyard.games.gugong.declaration.tables import Tables

BY_SEAT: Final = pairs(
    [
        (o.POOL, at.POOL),
        (o.SUPPLY, at.SUPPLY),
        (o.WALL, at.WALL),
        (o.BESIDE, at.BESIDE),
        (o.POINTS, at.POINTS),
        (o.JADES, at.JADES),
        (o.MARKER, at.MARKER),
        (o.HEIGHT_IN_STACK, at.HEIGHT_IN_STACK),
        (o.ENVOY, at.ENVOY),
        (o.ARRIVAL, at.ARRIVAL),
        (o.GENEROSITY, at.GENEROSITY),
        (o.HAND_SIZE, at.HAND_SIZE),
    ]
)
BY_REWARD: Final = pairs([(o.REWARDED, at.REWARDED)], counts.REWARDS)
BY_LOCATION: Final = pairs([(o.TOLLS, at.TOLLS), (o.FOLLOWS, at.FOLLOWS)], counts.LOCATIONS, counts.SEATS)
"""Plain numbers of every family: their place here, their cell there."""
HOUSES: Final = pairs([(o.HOUSE_JADE, at.HOUSE_JADE)], counts.HOUSES)


class CourtFeatures(Features):
    """A seat's knowledge of a court."""

    def __init__(self) -> None:
        size, table, axes = observed(DECLARED)
        super().__init__(size, table, axes)

    def write(self, position: Position, seat: i64, page: Page) -> None:
        assert isinstance(position, Gugong)
        page.wipe()
        write_table(position, seat, page)
        write_board(position, seat, page)
        for nth in range(position.t.players):
            owner = seat + nth
            if owner >= position.t.players:
                owner -= position.t.players
            write_family(position, seat, owner, nth, page)
        write_cards(position, seat, page)
        if position.t.meng >= 0:
            write_meng(position, page)
        write_agenda(position, seat, page)


def seen_from(t: Tables, seat: i64, other: i64) -> i64:
    """Tell how many seats further on another one sits."""
    return other - seat if other >= seat else other - seat + t.players


def write_table(p: Gugong, seat: i64, page: Page) -> None:
    """Write the options of the game, the day, and whose turn it is."""
    c = p.cells
    t = p.t
    page.put(o.SEAT + seat, 1)
    page.put(o.PLAYERS, t.players)
    page.put(o.OPEN_INFORMATION, t.open_information)
    page.put(o.EXPERT, t.expert)
    page.put(o.PRINTING, t.must_act)
    page.put(o.PRINTING + 1, t.must_take_benefit)
    page.put(o.PRINTING + 2, t.room_first)
    page.put(o.PRINTING + 3, t.may_waive_income)
    page.put(o.PRINTING + 4, t.may_waive_matches)
    page.put(o.PRINTING + 5, t.may_sail_out)
    page.put(o.PRINTING + 6, t.meng_matches_at_least)
    page.put(o.PRINTING + 7, t.meng_steps_aside)
    page.put(o.PRINTING + 8, t.generous_always)
    page.put(o.PRINTING + 9, t.may_waive_envoy)
    page.put(o.DAY, c[at.TODAY])
    page.put(o.PHASE + c[at.PHASE], 1)
    page.put(o.START_PLAYER + seen_from(t, seat, c[at.START_PLAYER]), 1)
    page.put(o.ACTIVE + seen_from(t, seat, c[at.ACTIVE]), 1)
    if p.seat >= 0:
        page.put(o.TO_CHOOSE + seen_from(t, seat, p.seat), 1)
    if c[at.MEDAL] > 0:
        page.put(o.MEDAL + seen_from(t, seat, c[at.MEDAL] - 1), 1)
    page.put(o.ACTED, c[at.ACTED])
    page.put(o.WARY, c[at.WARY + seat])
    for die in range(t.dice):
        face = c[at.DICE + die]
        page.put(o.DIE_VALUE + die, t.faces[counts.FACES * die + face])
        page.put(o.DIE_FACE + die, face)


def write_board(p: Gugong, seat: i64, page: Page) -> None:
    """Officials, houses, cities, decrees, ships and tokens."""
    c = p.cells
    t = p.t
    for location in range(counts.LOCATIONS):
        card = c[at.OFFICIAL + location]
        if c[at.CARD_AT + card] == w.WITH + location:
            page.put(o.GIFT_VALUE + location, t.card_value[card])
            page.put(o.GIFT_ACTION + counts.ACTIONS * location + t.card_action[card], 1)
            page.put(o.GIFT_CARD + location, card + 1)
    page.copy(HOUSES, 0, c, 0)
    for city in range(t.cities):
        if c[at.CITY_TOKEN + city] > 0:
            page.put(o.CITY_TOKEN + counts.TOKEN_KINDS * city + c[at.CITY_TOKEN + city] - 1, 1)
    for slot in range(t.slots):
        if c[at.DECREE_TILE + slot] > 0:
            page.put(o.DECREE + counts.DECREE_COUNT * slot + c[at.DECREE_TILE + slot] - 1, 1)
        for owner in range(t.players):
            if (c[at.DECREE_OWNERS + slot] >> owner) & 1 == 1:
                page.put(o.DECREE_OWNER + counts.SEATS * slot + seen_from(t, seat, owner), 1)
    for berth in range(counts.BERTHS):
        if c[at.SHIP_OWNER + berth] > 0:
            page.put(
                o.SHIP_OWNER + counts.SEATS * berth + seen_from(t, seat, c[at.SHIP_OWNER + berth] - 1), 1
            )
            page.put(o.SHIP_LOAD + berth, c[at.SHIP_LOAD + berth])
            page.put(o.SHIP_DOUBLE + berth, c[at.SHIP_DOUBLE + berth])
    left: i64 = 0
    discarded: i64 = 0
    for kind in range(counts.TOKEN_KINDS):
        pile = c[at.TOKEN_PILE + kind]
        away = c[at.TOKEN_DISCARD + kind]
        left += pile
        discarded += away
        if t.open_information:
            page.put(o.DISCARDED_KINDS + kind, away)
            page.put(o.UNSEEN_TOKENS + kind, pile)
        else:
            page.put(o.UNSEEN_TOKENS + kind, pile + away)
    page.put(o.TOKENS_LEFT, left)
    page.put(o.TOKENS_DISCARDED, discarded)


def write_family(p: Gugong, seat: i64, owner: i64, nth: i64, page: Page) -> None:
    """One family, which sits `nth` seats further on."""
    c = p.cells
    t = p.t
    page.put(o.PRESENT + nth, 1)
    page.copy(BY_SEAT, nth, c, owner)
    page.copy(BY_REWARD, counts.REWARDS * nth, c, counts.REWARDS * owner)
    page.copy(BY_LOCATION, counts.LOCATIONS * nth, c, owner)
    page.put(o.DOUBLE + counts.DOUBLE_PLACES * nth + c[at.DOUBLE + owner], 1)
    if c[at.TRAVELLER + owner] > 0:
        page.put(o.TRAVELLER + counts.CITIES * nth + c[at.TRAVELLER + owner] - 1, 1)
    for space in range(counts.SPACES):
        stored = c[at.STORED + counts.SPACES * owner + space]
        if stored > 0:
            is_up = stored > words.FACE_UP
            kind = stored - words.FACE_UP - 1 if is_up else stored - 1
            if is_up:
                page.add_one(o.STORED_UP + nth)
            if is_up or owner == seat or t.open_information:
                page.add_one(o.STORED + counts.TOKEN_KINDS * nth + kind)
            else:
                page.add_one(o.STORED_UNSEEN + nth)
                page.add_one(o.UNSEEN_TOKENS + kind)


def write_cards(p: Gugong, seat: i64, page: Page) -> None:
    """Write where each gift card is, as far as the seat can tell."""
    c = p.cells
    t = p.t
    shows = t.open_information or c[at.PHASE] == w.SET_UP
    pile: i64 = 0
    numbers = page.numbers
    unseen = page.first + o.UNSEEN
    for card in range(t.cards):
        zone = c[at.CARD_AT + card]
        known = c[at.CARD_KNOWN + card]
        numbers[unseen + card] = ZERO
        if zone == w.PILE:
            pile += 1
            numbers[unseen + card] = ONE
        elif zone == w.BOX:
            page.put(o.IN_BOX + card, 1)
        elif zone < w.HAND:
            page.put(o.WITH_OFFICIAL + card, 1)
        else:
            is_discarded = zone >= w.DISCARD
            owner = zone - w.DISCARD if is_discarded else zone - w.HAND
            nth = seen_from(t, seat, owner)
            if is_discarded:
                page.add_one(o.DISCARD_SIZE + nth)
            if nth == 0:
                page.put((o.MY_DISCARD if is_discarded else o.MY_HAND) + card, 1)
                if t.open_information:
                    page.put(o.OTHERS_KNOW + card, known)
            elif not shows or known == w.SECRET:
                numbers[unseen + card] = ONE
            else:
                page.put(o.HOLDER + card, nth)
                page.put(o.HELD_AS + card, 3 if known == w.HELD else (2 if is_discarded else 1))
    page.put(o.PILE, pile)


def write_meng(p: Gugong, page: Page) -> None:
    """Meng's focus and his cards; their order only with open information."""
    c = p.cells
    t = p.t
    page.put(o.STRENGTH, t.strength + 1)
    if c[at.PHASE] != w.SET_UP:
        page.put(o.FOCUS + c[at.FOCUS], 1)
    deck: i64 = 0
    for kind in range(counts.AUTOMA):
        deck += c[at.AUTOMA_DECK + kind]
        page.put(o.AUTOMA_USED + kind, c[at.AUTOMA_USED + kind])
    page.put(o.AUTOMA_LEFT, deck)
    under: i64 = 0
    for nth in range(counts.MENG_CARDS):
        page.put(o.AUTOMA_TODAY + nth, c[at.AUTOMA_TODAY + nth])
        later = c[at.MENG_LATER + nth]
        taken = c[at.MENG_TAKEN + nth]
        if later > 0:
            under += 1
        if t.open_information:
            if later > 0 and c[at.CARD_KNOWN + later - 1] != w.SECRET:
                page.put(o.UNDER_PILE_KNOWN + nth, later)
            if taken > 0 and c[at.CARD_KNOWN + taken - 1] != w.SECRET:
                page.put(o.DISCARD_ORDER + nth, taken)
    page.put(o.UNDER_PILE, under)


def write_agenda(p: Gugong, seat: i64, page: Page) -> None:
    """The question on top of the agenda, and the steps below it; a card that another picked is left out."""
    c = p.cells
    height = c[HEIGHT]
    for nth in range(counts.SHOWN):
        if nth >= height:
            return
        frame = FRAMES + FRAME * (height - 1 - nth)
        step = c[frame]
        detail = c[frame + 2]
        has_card = is_picking(step)
        if has_card and c[frame + 1] != seat:
            detail = 0
        place = o.AGENDA + 4 * nth
        page.put(place, step)
        page.put(place + 1, c[frame + 1])
        page.put(place + 2, detail)
        page.put(place + 3, c[frame + 3])
        if nth == 0:
            if ASK <= step < ALL:
                page.put(o.QUESTION + step - ASK, 1)
            if has_card and c[frame + 1] == seat:
                page.put(o.PICKED_VALUE, p.t.card_value[detail])
                page.put(o.PICKED_ACTION + p.t.card_action[detail], 1)


def is_picking(step: i64) -> bool:
    """Steps with a card that only their seat knows: it was picked, but not yet laid down."""
    return (
        step == steps.EXCHANGE
        or step == steps.ASK_OFFICIAL
        or step == steps.ASK_PAYMENT
        or step == steps.ASK_SWAP_WITH
    )
