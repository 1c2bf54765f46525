"""What a seat knows of a game of It's a Wonderful Kingdom, in numbers for learners.

The own Duchy comes first, the other's second. `TABLE` names every number; a row of it that tells what
something is (a phase, a duty) has a number for each possibility, and the one that is the case is 1. What
`vision.py` shows stands here and nothing else; under the veil the other's Duchy is as it was before.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from courtyard.engine.features import Features, Row, clear
from courtyard.engine.position import FRAME, FRAMES, HEIGHT, Position
from courtyard.games.kingdom import ending, production, steps
from courtyard.games.kingdom import position as at
from courtyard.games.kingdom import words as w
from courtyard.games.kingdom.course import Kingdom

# How many there are. Compiled, a place is a constant only if all that it is made of stands in this file;
# tests/kingdom/test_features.py compares these with the position and the words.
SEATS: Final[i64] = 2
CARDS: Final[i64] = 128
DEVELOPMENTS: Final[i64] = 80
RESOURCES: Final[i64] = 4
SPACES: Final[i64] = 6
MODULES: Final[i64] = 3
MENACES: Final[i64] = 4
PHASES: Final[i64] = 6
STAGES: Final[i64] = 11
DUTIES: Final[i64] = 14
QUESTIONS: Final[i64] = 10
ADVISORS: Final[i64] = 14
QUEST_STEPS: Final[i64] = 8
DRAWS: Final[i64] = 3
ROWS: Final[i64] = 4
ROW: Final[i64] = 24
PLAIN: Final[i64] = 9
SHOWN: Final[i64] = 5
"""So many steps of the agenda are shown, the next one first."""

# The table.
SEAT: Final[i64] = 0
PLAYERS: Final[i64] = SEAT + SEATS
MODULE: Final[i64] = PLAYERS + 1
MENACE_DECK: Final[i64] = MODULE + MODULES
STEP_POINTS: Final[i64] = MENACE_DECK + SEATS * MENACES
ROUND: Final[i64] = STEP_POINTS + QUEST_STEPS
PHASE: Final[i64] = ROUND + 1
TURN: Final[i64] = PHASE + PHASES
STAGE: Final[i64] = TURN + 1
VEILED: Final[i64] = STAGE + STAGES
FIRST_PLAYER: Final[i64] = VEILED + 1
TO_CHOOSE: Final[i64] = FIRST_PLAYER + SEATS
LAID: Final[i64] = TO_CHOOSE + SEATS
DRAWN: Final[i64] = LAID + 1
DECK_SIZE: Final[i64] = DRAWN + DRAWS
TOP_CARD: Final[i64] = DECK_SIZE + 1
DANGERS: Final[i64] = TOP_CARD + 1
UNMASKED: Final[i64] = DANGERS + 1
DOUBLED: Final[i64] = UNMASKED + 1
DISCARDED_DOWN: Final[i64] = DOUBLED + 1
# The Duchies.
DUCHY_NAME: Final[i64] = DISCARDED_DOWN + SEATS
DUCHY_MAKES: Final[i64] = DUCHY_NAME + SEATS
WEALTH: Final[i64] = DUCHY_MAKES + SEATS * RESOURCES
ALCHEMY: Final[i64] = WEALTH + SEATS * PLAIN
PURSE: Final[i64] = ALCHEMY + SEATS * RESOURCES
STOLEN: Final[i64] = PURSE + SEATS * RESOURCES
PRODUCED: Final[i64] = STOLEN + SEATS * RESOURCES
PRODUCTION: Final[i64] = PRODUCED + SEATS * RESOURCES
POINTS: Final[i64] = PRODUCTION + SEATS * RESOURCES
USED: Final[i64] = POINTS + SEATS
STEPS_DONE: Final[i64] = USED + SEATS * ADVISORS
DUTY: Final[i64] = STEPS_DONE + SEATS * QUEST_STEPS
DETAIL: Final[i64] = DUTY + SEATS * DUTIES
CURSOR: Final[i64] = DETAIL + SEATS
HAND_SIZE: Final[i64] = CURSOR + SEATS
DRAWN_SIZE: Final[i64] = HAND_SIZE + SEATS
UNKEPT_SIZE: Final[i64] = DRAWN_SIZE + SEATS
# The cards.
HAND: Final[i64] = UNKEPT_SIZE + SEATS
SELECTION: Final[i64] = HAND + SEATS * CARDS
BUILDING: Final[i64] = SELECTION + SEATS * CARDS
DUCHY: Final[i64] = BUILDING + SEATS * CARDS
AREA: Final[i64] = DUCHY + SEATS * CARDS
FACE_DOWN: Final[i64] = AREA + 2 * CARDS
ELSEWHERE: Final[i64] = FACE_DOWN + CARDS
UNSEEN: Final[i64] = ELSEWHERE + CARDS
MISSING: Final[i64] = UNSEEN + CARDS
FROZEN: Final[i64] = MISSING + DEVELOPMENTS * SPACES
IN_ROW: Final[i64] = FROZEN + DEVELOPMENTS
LAID_BY: Final[i64] = IN_ROW + ROWS * ROW
# The question.
QUESTION: Final[i64] = LAID_BY + ROWS * ROW
AGENDA: Final[i64] = QUESTION + QUESTIONS
SIZE: Final[i64] = AGENDA + SHOWN * 4

MOST: Final = 999
"""More than any count or score comes to."""
RAW: Final = 4095
"""More than any detail of a step comes to."""
LOOKED_AT: Final = 1
DISCARDED: Final = 2
IN_DECK: Final = 3
IN_BOX: Final = 4
HIDDEN: Final = 129
"""In a row, a card that the seat does not know."""

STAGE_NAMES: Final = (
    "none",
    "attending",
    "keeping",
    "menaces",
    "planning",
    "materials",
    "population",
    "gold",
    "exploration",
    "foreman",
    "combat",
)
QUESTION_NAMES: Final = (
    "offer",
    "lay",
    "select",
    "target",
    "area",
    "search",
    "drop",
    "keep",
    "alchemist",
    "together",
)


def counted_from_one(number: i64) -> tuple[str, ...]:
    return tuple([str(nth + 1) for nth in range(number)])


AXES: Final = {
    "seat": ("me", "other"),
    "number": ("0", "1"),
    "module": w.MODULES,
    "menace": w.MENACE_NAMES,
    "quest-step": counted_from_one(QUEST_STEPS),
    "phase": w.PHASES,
    "stage": STAGE_NAMES,
    "draw": ("developments", "advisors", "dangers"),
    "wealth": (
        "krystallium",
        "soldiers",
        "training",
        "recruited",
        "returned",
        "minted",
        "traps",
        "vermin",
        "handed",
    ),
    "resource": w.SPACE_NAMES[:4],
    "space": w.SPACE_NAMES,
    "advisor": w.ADVISOR_NAMES,
    "duty": steps.DUTY_NAMES,
    "card": tuple([f"card {nth}" for nth in range(CARDS)]),
    "development": tuple([f"card {nth}" for nth in range(DEVELOPMENTS)]),
    "area": ("first", "second"),
    "row": ("first area", "second area", "my selection", "other's selection"),
    "nth": counted_from_one(ROW),
    "question": QUESTION_NAMES,
    "step": counted_from_one(SHOWN),
    "part": ("step", "seat", "first detail", "second detail"),
}

TABLE: Final = (
    Row("seat", SEAT, 0, 1, ("number",), "my seat, as the agenda and the options number it"),
    Row("players", PLAYERS, 0, 2, (), "how many play"),
    Row("module", MODULE, 0, 1, ("module",), "the module that is added"),
    Row("menace_deck", MENACE_DECK, 0, 1, ("seat", "menace"), "the Menace deck that each player brings"),
    Row("step_points", STEP_POINTS, 0, MOST, ("quest-step",), "the points of each step of the quest"),
    Row("round", ROUND, 0, 9, (), "the round, from 1"),
    Row("phase", PHASE, 0, 1, ("phase",), "the phase of the round"),
    Row("turn", TURN, 0, 99, (), "the turn of the Choice phase"),
    Row("stage", STAGE, 0, 1, ("stage",), "the stage that all go through together, and what is produced"),
    Row("veiled", VEILED, 0, 1, (), "both choose unseen by each other"),
    Row("first_player", FIRST_PLAYER, 0, 1, ("seat",), "who is first in this round"),
    Row(
        "to_choose",
        TO_CHOOSE,
        0,
        1,
        ("seat",),
        "who must choose; under the veil the other always may have to",
    ),
    Row("laid", LAID, 0, 99, (), "cards that were laid into the areas in this round"),
    Row("drawn", DRAWN, 0, MOST, ("draw",), "how often chance has drawn"),
    Row("deck_size", DECK_SIZE, 0, 128, (), "cards in the Development deck"),
    Row("top_card", TOP_CARD, 0, 128, (), "its top card, counted from 1, where it lies open"),
    Row("dangers", DANGERS, 0, 128, (), "cards in the deck of dangers"),
    Row("unmasked", UNMASKED, 0, 128, (), "the card that was looked at, counted from 1"),
    Row("doubled", DOUBLED, 0, 1, (), "Calamities count twice"),
    Row(
        "discarded_down",
        DISCARDED_DOWN,
        0,
        99,
        ("seat",),
        "unseen discards, by who laid them; alone all are mine",
    ),
    Row("duchy_name", DUCHY_NAME, 0, 1, ("seat",), "0 for Valados, 1 for Teressie"),
    Row("duchy_makes", DUCHY_MAKES, 0, 9, ("seat", "resource"), "what the Duchy card itself makes"),
    Row("wealth", WEALTH, 0, MOST, ("wealth", "seat"), "what lies on and beside the Duchy card"),
    Row("alchemy", ALCHEMY, 0, MOST, ("seat", "resource"), "cubes in the Alchemy area"),
    Row("purse", PURSE, 0, MOST, ("seat", "resource"), "cubes that are still to be placed"),
    Row("stolen", STOLEN, 0, MOST, ("seat", "resource"), "icons that Thieves cover"),
    Row("produced", PRODUCED, 0, MOST, ("seat", "resource"), "cubes produced last"),
    Row("production", PRODUCTION, -MOST, MOST, ("seat", "resource"), "cubes that would be produced now"),
    Row("points", POINTS, -MOST, MOST, ("seat",), "points so far"),
    Row("used", USED, 0, 1, ("seat", "advisor"), "Advisors that were used"),
    Row("steps_done", STEPS_DONE, 0, 1, ("seat", "quest-step"), "steps of the quest that are done"),
    Row(
        "duty",
        DUTY,
        0,
        1,
        ("seat", "duty"),
        "what each has to do in the stage; not the other's under the veil",
    ),
    Row("detail", DETAIL, 0, RAW, ("seat",), "its detail"),
    Row("cursor", CURSOR, 0, RAW, ("seat",), "how far it got"),
    Row("hand_size", HAND_SIZE, 0, 99, ("seat",), "cards in the hand"),
    Row("drawn_size", DRAWN_SIZE, 0, 99, ("seat",), "Advisors to keep one of"),
    Row("unkept_size", UNKEPT_SIZE, 0, 99, ("seat",), "Advisors that were put back unseen by the other"),
    Row("hand", HAND, 0, 1, ("seat", "card"), "in the hand, or among the Advisors to keep one of"),
    Row("selection", SELECTION, 0, 1, ("seat", "card"), "selected"),
    Row("building", BUILDING, 0, 1, ("seat", "card"), "under construction, or a Menace"),
    Row("duchy", DUCHY, 0, 1, ("seat", "card"), "in the Duchy, Advisors too"),
    Row("area", AREA, 0, 1, ("area", "card"), "in an Offering area"),
    Row("face_down", FACE_DOWN, 0, 1, ("card",), "face down, but I know it"),
    Row(
        "elsewhere",
        ELSEWHERE,
        0,
        4,
        ("card",),
        "looked at (1), discarded (2), in the deck (3), in the box (4)",
    ),
    Row("unseen", UNSEEN, 0, 1, ("card",), "in play where I do not see it"),
    Row("missing", MISSING, 0, 15, ("development", "space"), "empty spaces of a card under construction"),
    Row("frozen", FROZEN, 0, 128, ("development",), "the giant beneath it, counted from 1"),
    Row("in_row", IN_ROW, 0, HIDDEN, ("row", "nth"), "the cards of a row, from 1; 129 for one I do not know"),
    Row("laid_by", LAID_BY, 0, 2, ("row", "nth"), "who laid it: I (1), the other (2)"),
    Row("question", QUESTION, 0, 1, ("question",), "what is being asked"),
    Row("agenda", AGENDA, 0, RAW, ("step", "part"), "the next steps of the agenda as it keeps them"),
)

KEPT_BEFORE: Final[i64] = at.BEFORE - at.OWN
"""How far behind a cell it is kept how the cell stood when the veil fell."""


class RealmFeatures(Features):
    """What a seat knows of a realm."""

    def __init__(self) -> None:
        super().__init__(SIZE, TABLE, AXES)

    def write(self, position: Position, seat: i64, out: vec[i16], first: i64) -> None:
        assert isinstance(position, Kingdom)
        clear(out, first, first + SIZE)
        p = position
        if p.veil() > 0:
            p = p.copy()
            put_back(p, 1 - seat)
        write_table(p, position, seat, out, first)
        for owner in range(p.t.players):
            write_duchy(p, seat, owner, out, first)
        write_cards(p, seat, out, first)
        write_agenda(p, seat, out, first)


def put_back(p: Kingdom, owner: i64) -> None:
    """Undo all that a seat has done since the veil fell."""
    c = p.cells
    cell: i64 = at.OWN + owner
    while cell < at.ALCHEMY:
        c[cell] = c[cell + KEPT_BEFORE]
        cell += SEATS
    kind: i64 = at.ALCHEMY + RESOURCES * owner
    while kind < at.CARD_AT:
        for resource in range(RESOURCES):
            c[kind + resource] = c[kind + resource + KEPT_BEFORE]
        kind += RESOURCES * SEATS
    for card in range(CARDS):
        zone = c[at.CARD_AT + card + KEPT_BEFORE]
        if zone >= w.HAND and zone % 2 == owner and not w.AREA <= zone < w.SELECTED:
            c[at.CARD_AT + card] = zone
            if card < DEVELOPMENTS:
                c[at.FILL + card] = c[at.FILL + card + KEPT_BEFORE]
                c[at.FROZEN + card] = c[at.FROZEN + card + KEPT_BEFORE]


def seen_from(seat: i64, other: i64) -> i64:
    return 0 if other == seat else 1


def write_table(p: Kingdom, true: Kingdom, seat: i64, out: vec[i16], first: i64) -> None:
    """What was agreed on, the round, and who must choose, as far as the seat can tell."""
    c = p.cells
    t = p.t
    out[first + SEAT + seat] = 1
    out[first + PLAYERS] = i16(t.players)
    out[first + MODULE + t.module] = 1
    for nth in range(t.steps):
        out[first + STEP_POINTS + nth] = i16(t.step_points[nth])
    out[first + ROUND] = i16(c[at.ROUND])
    out[first + PHASE + c[at.PHASE]] = 1
    out[first + TURN] = i16(c[at.TURN])
    out[first + STAGE + c[at.STAGE]] = 1
    is_veiled = true.veil() > 0
    out[first + VEILED] = i16(is_veiled)
    if c[at.ROUND] > 0:
        out[first + FIRST_PLAYER + seen_from(seat, p.first_player())] = 1
    for who in range(t.players):
        if t.menace[who] >= 0:
            out[first + MENACE_DECK + MENACES * seen_from(seat, who) + t.menace[who]] = 1
        if true.is_open(who) or (is_veiled and who != seat):
            out[first + TO_CHOOSE + seen_from(seat, who)] = 1
    out[first + LAID] = i16(c[at.LAID])
    out[first + DRAWN] = i16(c[at.DEVELOPMENTS_DRAWN])
    out[first + DRAWN + 1] = i16(c[at.ADVISORS_DRAWN])
    out[first + DRAWN + 2] = i16(c[at.DANGERS_DRAWN])
    out[first + TOP_CARD] = i16(c[at.TOP])
    out[first + UNMASKED] = i16(c[at.UNMASKED])
    out[first + DOUBLED] = i16(c[at.DOUBLED])


def write_duchy(p: Kingdom, seat: i64, owner: i64, out: vec[i16], first: i64) -> None:
    """All of a Duchy but its cards."""
    c = p.cells
    t = p.t
    nth = seen_from(seat, owner)
    out[first + DUCHY_NAME + nth] = i16(t.duchy[owner])
    for plain in range(8):
        out[first + WEALTH + SEATS * plain + nth] = i16(c[at.KRYSTALLIUMS + SEATS * plain + owner])
    out[first + WEALTH + SEATS * 8 + nth] = i16(c[at.HANDED + owner])
    for resource in range(RESOURCES):
        place = first + RESOURCES * nth + resource
        cell = RESOURCES * owner + resource
        out[place + DUCHY_MAKES] = i16(t.duchy_makes[cell])
        out[place + ALCHEMY] = i16(c[at.ALCHEMY + cell])
        out[place + PURSE] = i16(c[at.PURSE + cell])
        out[place + STOLEN] = i16(c[at.STOLEN + cell])
        out[place + PRODUCED] = i16(c[at.PRODUCED + cell])
        out[place + PRODUCTION] = i16(production.yield_of(p, owner, resource))
    out[first + POINTS + nth] = i16(ending.score(p, owner))
    for advisor in range(ADVISORS):
        out[first + USED + ADVISORS * nth + advisor] = i16((c[at.USED + owner] >> advisor) & 1)
    for step in range(t.steps):
        out[first + STEPS_DONE + QUEST_STEPS * nth + step] = i16((c[at.STEPS_DONE + owner] >> step) & 1)
    if c[at.STAGE] > 0 and (nth == 0 or p.veil() == 0):
        out[first + DUTY + DUTIES * nth + c[at.DUTY + owner]] = 1
        out[first + DETAIL + nth] = i16(c[at.DETAIL + owner])
        out[first + CURSOR + nth] = i16(c[at.CURSOR + owner])


def write_cards(p: Kingdom, seat: i64, out: vec[i16], first: i64) -> None:
    """Where each card is, as far as the seat can tell, and what lies on it."""
    c = p.cells
    t = p.t
    everybody = p.everybody()
    for card in range(CARDS):
        zone = c[at.CARD_AT + card]
        known = c[at.CARD_KNOWN + card]
        if zone == 0 and known == 0:
            continue
        knows = (known >> seat) & 1 == 1
        if not knows:
            out[first + UNSEEN + card] = 1
        side: i64 = seen_from(seat, zone % 2)
        if zone >= w.BUILDING:
            if zone >= w.DRAWN:
                out[first + DRAWN_SIZE + side] += 1
                if knows:
                    out[first + HAND + CARDS * side + card] = 1
            elif zone >= w.DUCHY:
                out[first + DUCHY + CARDS * side + card] = 1
            else:
                out[first + BUILDING + CARDS * side + card] = 1
                if card < DEVELOPMENTS:
                    write_site(p, card, out, first)
        elif zone >= w.SELECTED:
            if knows:
                out[first + SELECTION + CARDS * side + card] = 1
                if zone >= w.SELECTED_DOWN:
                    out[first + FACE_DOWN + card] = 1
            write_row(p, card, 2 + side, w.SELECTED + zone % 2, knows, seat, out, first)
        elif zone >= w.AREA:
            area = zone % 2
            if knows:
                out[first + AREA + CARDS * area + card] = 1
                if zone >= w.AREA_DOWN:
                    out[first + FACE_DOWN + card] = 1
            write_row(p, card, area, w.AREA + area, knows, seat, out, first)
        elif zone >= w.HAND:
            out[first + HAND_SIZE + side] += 1
            if knows:
                out[first + HAND + CARDS * side + card] = 1
        elif zone == w.LOOKED_AT:
            out[first + ELSEWHERE + card] = LOOKED_AT
        elif zone == w.DANGER:
            out[first + DANGERS] += 1
        elif zone == w.DISCARD:
            if knows:
                out[first + ELSEWHERE + card] = DISCARDED
            else:
                out[first + DISCARDED_DOWN + seen_from(seat, c[at.CARD_LAID + card] % 2)] += 1
        elif zone == w.DECK:
            out[first + DECK_SIZE] += 1
            if knows:
                out[first + ELSEWHERE + card] = IN_DECK
        elif t.players > 1 and known != everybody:
            out[first + UNKEPT_SIZE + (0 if knows else 1)] += 1
            if knows:
                out[first + ELSEWHERE + card] = IN_BOX
        elif knows:
            out[first + ELSEWHERE + card] = IN_BOX


def write_site(p: Kingdom, card: i64, out: vec[i16], first: i64) -> None:
    """The empty spaces of a card under construction, and the giant beneath it."""
    empty = p.empty(card)
    place = first + MISSING + SPACES * card
    while empty > 0:
        out[place] = i16(empty & 15)
        empty >>= 4
        place += 1
    out[first + FROZEN + card] = i16(p.cells[at.FROZEN + card])


def write_row(
    p: Kingdom, card: i64, row: i64, zone: i64, knows: bool, seat: i64, out: vec[i16], first: i64
) -> None:
    """A card that was laid, at its place in its row; the zone of face-down cards is two higher."""
    c = p.cells
    laid = c[at.CARD_LAID + card]
    nth: i64 = 0
    for other in range(CARDS):
        there = c[at.CARD_AT + other]
        if there == zone or there == zone + 2:
            before = c[at.CARD_LAID + other]
            if before < laid or (before == laid and other < card):
                nth += 1
    if nth < ROW:
        place = first + ROW * row + nth
        out[place + IN_ROW] = i16(card + 1) if knows else HIDDEN
        if laid > 0:
            out[place + LAID_BY] = i16(seen_from(seat, laid % 2) + 1)


def write_agenda(p: Kingdom, seat: i64, out: vec[i16], first: i64) -> None:
    """The question on top of the agenda, and the steps below it; a card that the other picked is left out."""
    c = p.cells
    height = c[HEIGHT]
    for nth in range(SHOWN):
        if nth >= height:
            return
        frame = FRAMES + FRAME * (height - 1 - nth)
        step = c[frame]
        place = first + AGENDA + 4 * nth
        out[place] = i16(step)
        out[place + 1] = i16(c[frame + 1])
        out[place + 2] = 0 if step == steps.ASK_LAY and c[frame + 1] != seat else i16(c[frame + 2])
        out[place + 3] = i16(c[frame + 3])
        if nth == 0 and steps.ASK <= step < steps.ASK + QUESTIONS:
            out[first + QUESTION + step - steps.ASK] = 1
