"""The numbers of an observation of It's a Wonderful Kingdom: which place holds what, and what it is called.

The own Duchy comes first, the other's second. A row that tells what something is (a phase, a duty) has a
number for each possibility, and the one that is the case is 1.
"""

from typing import Final

from mypy_extensions import i64

from courtyard.engine.features import Row
from courtyard.games.kingdom.declaration import steps
from courtyard.games.kingdom.declaration import words as w

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
DUTIES: Final[i64] = 12
QUESTIONS: Final[i64] = 10
ADVISORS: Final[i64] = 14
QUEST_STEPS: Final[i64] = 8
DRAWS: Final[i64] = 3
ROWS: Final[i64] = 4
ROW: Final[i64] = 24
PLAIN: Final[i64] = 9
TYPES: Final[i64] = 5
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
ATTENDED: Final[i64] = DOUBLED + 1
DISCARDED_DOWN: Final[i64] = ATTENDED + 1
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
BEGUN: Final[i64] = DETAIL + SEATS
LEFT: Final[i64] = BEGUN + SEATS * DUTIES
HAND_SIZE: Final[i64] = LEFT + SEATS
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
UNSERVED: Final[i64] = FROZEN + DEVELOPMENTS
IN_ROW: Final[i64] = UNSERVED + DEVELOPMENTS
LAID_BY: Final[i64] = IN_ROW + ROWS * ROW
# The question.
QUESTION: Final[i64] = LAID_BY + ROWS * ROW
AGENDA: Final[i64] = QUESTION + QUESTIONS
SIZE: Final[i64] = AGENDA + SHOWN * 4

MOST: Final = 999
"""More than any count or score comes to."""
RAW: Final = 32767
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
    Row("attended", ATTENDED, 0, 1, (), "the Duchy was seen to at this question, and nothing was done"),
    Row(
        "discarded_down",
        DISCARDED_DOWN,
        0,
        99,
        ("seat",),
        "unseen discards, by who laid them; alone all are mine",
    ),
    Row("duchy_name", DUCHY_NAME, 0, 1, ("seat",), "0 for Valados, 1 for Teressie"),
    Row("duchy_makes", DUCHY_MAKES, 0, 99, ("seat", "resource"), "what the Duchy card itself makes"),
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
    Row("begun", BEGUN, 0, 1, ("seat", "duty"), "what was begun and is to be finished first"),
    Row("left", LEFT, 0, MOST, ("seat",), "how much of that is left"),
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
    Row("unserved", UNSERVED, 0, 1, ("development",), "it waits for the Foreman"),
    Row("in_row", IN_ROW, 0, HIDDEN, ("row", "nth"), "the cards of a row, from 1; 129 for one I do not know"),
    Row("laid_by", LAID_BY, 0, 2, ("row", "nth"), "who laid it: I (1), the other (2)"),
    Row("question", QUESTION, 0, 1, ("question",), "what is being asked"),
    Row("agenda", AGENDA, 0, RAW, ("step", "part"), "the next steps of the agenda as it keeps them"),
)
