"""The numbers of an observation of Gùgōng: which place holds what, and what it is called.

Seats are counted from the own one on (me, next, third …). A row that tells what something is (a phase, a
token, a decree) has a number for each possibility, and the one that is the case is 1.
"""

from typing import Final

from mypy_extensions import i64

from courtyard.engine.features import Row
from courtyard.games.gugong.declaration import words as w

# How many there are. Compiled, a place is a constant only if all that it is made of stands in this file;
# tests/gugong/test_features.py compares these with the position and the words.
SEATS: Final[i64] = 5
CARDS: Final[i64] = 40
CITIES: Final[i64] = 20
HOUSES: Final[i64] = 10
SLOTS: Final[i64] = 6
BERTHS: Final[i64] = 10
SPACES: Final[i64] = 7
DICE_COUNT: Final[i64] = 3
FACE_COUNT: Final[i64] = 6
LOCATIONS: Final[i64] = 7
ACTIONS: Final[i64] = 11
TOKENS: Final[i64] = 18
DECREES: Final[i64] = 15
PHASES: Final[i64] = 7
PLACES: Final[i64] = 6
REWARDS: Final[i64] = 3
AUTOMA: Final[i64] = 8
MENG_CARDS: Final[i64] = 12
QUESTIONS: Final[i64] = 21
PRINTED: Final[i64] = 10
SHOWN: Final[i64] = 5
"""So many steps of the agenda are shown, the next one first."""

# The table.
SEAT: Final[i64] = 0
PLAYERS: Final[i64] = SEAT + SEATS
OPEN_INFORMATION: Final[i64] = PLAYERS + 1
EXPERT: Final[i64] = OPEN_INFORMATION + 1
PRINTING: Final[i64] = EXPERT + 1
DAY: Final[i64] = PRINTING + PRINTED
PHASE: Final[i64] = DAY + 1
START_PLAYER: Final[i64] = PHASE + PHASES
ACTIVE: Final[i64] = START_PLAYER + SEATS
TO_CHOOSE: Final[i64] = ACTIVE + SEATS
MEDAL: Final[i64] = TO_CHOOSE + SEATS
ACTED: Final[i64] = MEDAL + SEATS
DIE_VALUE: Final[i64] = ACTED + 1
DIE_FACE: Final[i64] = DIE_VALUE + DICE_COUNT
GIFT_VALUE: Final[i64] = DIE_FACE + DICE_COUNT
GIFT_ACTION: Final[i64] = GIFT_VALUE + LOCATIONS
GIFT_CARD: Final[i64] = GIFT_ACTION + LOCATIONS * ACTIONS
HOUSE_JADE: Final[i64] = GIFT_CARD + LOCATIONS
CITY_TOKEN: Final[i64] = HOUSE_JADE + HOUSES
DECREE: Final[i64] = CITY_TOKEN + CITIES * TOKENS
DECREE_OWNER: Final[i64] = DECREE + SLOTS * DECREES
SHIP_OWNER: Final[i64] = DECREE_OWNER + SLOTS * SEATS
SHIP_LOAD: Final[i64] = SHIP_OWNER + BERTHS * SEATS
SHIP_DOUBLE: Final[i64] = SHIP_LOAD + BERTHS
TOKENS_LEFT: Final[i64] = SHIP_DOUBLE + BERTHS
TOKENS_DISCARDED: Final[i64] = TOKENS_LEFT + 1
DISCARDED_KINDS: Final[i64] = TOKENS_DISCARDED + 1
UNSEEN_TOKENS: Final[i64] = DISCARDED_KINDS + TOKENS
PILE: Final[i64] = UNSEEN_TOKENS + TOKENS
# The families.
PRESENT: Final[i64] = PILE + 1
POOL: Final[i64] = PRESENT + SEATS
SUPPLY: Final[i64] = POOL + SEATS
WALL: Final[i64] = SUPPLY + SEATS
BESIDE: Final[i64] = WALL + SEATS
POINTS: Final[i64] = BESIDE + SEATS
JADES: Final[i64] = POINTS + SEATS
MARKER: Final[i64] = JADES + SEATS
HEIGHT_IN_STACK: Final[i64] = MARKER + SEATS
ENVOY: Final[i64] = HEIGHT_IN_STACK + SEATS
ARRIVAL: Final[i64] = ENVOY + SEATS
WARY: Final[i64] = ARRIVAL + SEATS
GENEROSITY: Final[i64] = WARY + 1
HAND_SIZE: Final[i64] = GENEROSITY + SEATS
DISCARD_SIZE: Final[i64] = HAND_SIZE + SEATS
DOUBLE: Final[i64] = DISCARD_SIZE + SEATS
TRAVELLER: Final[i64] = DOUBLE + SEATS * PLACES
REWARDED: Final[i64] = TRAVELLER + SEATS * CITIES
TOLLS: Final[i64] = REWARDED + SEATS * REWARDS
FOLLOWS: Final[i64] = TOLLS + SEATS * LOCATIONS
STORED: Final[i64] = FOLLOWS + SEATS * LOCATIONS
STORED_UP: Final[i64] = STORED + SEATS * TOKENS
STORED_UNSEEN: Final[i64] = STORED_UP + SEATS
# The gift cards.
MY_HAND: Final[i64] = STORED_UNSEEN + SEATS
MY_DISCARD: Final[i64] = MY_HAND + CARDS
WITH_OFFICIAL: Final[i64] = MY_DISCARD + CARDS
IN_BOX: Final[i64] = WITH_OFFICIAL + CARDS
UNSEEN: Final[i64] = IN_BOX + CARDS
HOLDER: Final[i64] = UNSEEN + CARDS
HELD_AS: Final[i64] = HOLDER + CARDS
OTHERS_KNOW: Final[i64] = HELD_AS + CARDS
# Meng.
STRENGTH: Final[i64] = OTHERS_KNOW + CARDS
FOCUS: Final[i64] = STRENGTH + 1
AUTOMA_LEFT: Final[i64] = FOCUS + LOCATIONS
AUTOMA_TODAY: Final[i64] = AUTOMA_LEFT + 1
AUTOMA_USED: Final[i64] = AUTOMA_TODAY + MENG_CARDS
UNDER_PILE: Final[i64] = AUTOMA_USED + AUTOMA
UNDER_PILE_KNOWN: Final[i64] = UNDER_PILE + 1
DISCARD_ORDER: Final[i64] = UNDER_PILE_KNOWN + MENG_CARDS
# The question.
QUESTION: Final[i64] = DISCARD_ORDER + MENG_CARDS
PICKED_VALUE: Final[i64] = QUESTION + QUESTIONS
PICKED_ACTION: Final[i64] = PICKED_VALUE + 1
AGENDA: Final[i64] = PICKED_ACTION + ACTIONS
SIZE: Final[i64] = AGENDA + SHOWN * 4

MOST: Final = 200
"""More than any count or score comes to."""
RAW: Final = 32767
"""More than any detail of a step comes to."""

QUESTION_NAMES: Final = (
    "gift",
    "official",
    "payment",
    "action",
    "price",
    "gain",
    "city",
    "token",
    "room",
    "trade",
    "extra",
    "benefit",
    "load",
    "sail",
    "claim",
    "swap",
    "swap-with",
    "encore",
    "morning",
    "last-trade",
    "advantage",
)
PRINTED_RULES: Final = (
    "must-act",
    "must-take-benefit",
    "room-first",
    "may-waive-income",
    "may-waive-matches",
    "may-sail-out",
    "meng-matches-at-least",
    "meng-steps-aside",
    "generous-always",
    "may-waive-envoy",
)


def counted_from_one(number: i64) -> tuple[str, ...]:
    return tuple([str(nth + 1) for nth in range(number)])


AXES: Final = {
    "seat": ("me", "next", "third", "fourth", "fifth"),
    "number": ("0", "1", "2", "3", "4"),
    "rule": PRINTED_RULES,
    "phase": w.PHASES,
    "die": ("a", "b", "c"),
    "location": w.LOCATIONS,
    "action": w.ACTIONS,
    "house": counted_from_one(HOUSES),
    "city": counted_from_one(CITIES),
    "slot": counted_from_one(SLOTS),
    "berth": ("a1", "a2", "a3", "a4", "a5", "b1", "b2", "b3", "b4", "b5"),
    "token": w.TOKENS,
    "decree": w.DECREE_KINDS,
    "place": w.DOUBLE_PLACES,
    "reward": w.REWARDS,
    "card": tuple([f"card {nth}" for nth in range(CARDS)]),
    "automa": w.AUTOMA,
    "order": counted_from_one(MENG_CARDS),
    "question": QUESTION_NAMES,
    "step": counted_from_one(SHOWN),
    "part": ("step", "seat", "first detail", "second detail"),
}

TABLE: Final = (
    Row("seat", SEAT, 0, 1, ("number",), "my seat, as the agenda and the options number it"),
    Row("players", PLAYERS, 0, 5, (), "how many families play, Meng among them"),
    Row("open_information", OPEN_INFORMATION, 0, 1, (), "what could be remembered is shown"),
    Row("expert", EXPERT, 0, 1, (), "the expert variant"),
    Row("printing", PRINTING, 0, 1, ("rule",), "what the printing decides"),
    Row("day", DAY, 0, 9, (), "the day, from 1"),
    Row("phase", PHASE, 0, 1, ("phase",), "the part of the day"),
    Row("start_player", START_PLAYER, 0, 1, ("seat",), "who began the day"),
    Row("active", ACTIVE, 0, 1, ("seat",), "whose turn it is"),
    Row("to_choose", TO_CHOOSE, 0, 1, ("seat",), "who must choose; nobody while chance draws, or at the end"),
    Row("medal", MEDAL, 0, 1, ("seat",), "who has the medal"),
    Row("acted", ACTED, 0, 1, (), "something was done in this turn already"),
    Row("die_value", DIE_VALUE, 0, 9, ("die",), "what each destiny die shows"),
    Row("die_face", DIE_FACE, 0, 5, ("die",), "and on which of its faces"),
    Row("gift_value", GIFT_VALUE, 0, 9, ("location",), "the value of the gift with each official"),
    Row("gift_action", GIFT_ACTION, 0, 1, ("location", "action"), "its action"),
    Row("gift_card", GIFT_CARD, 0, 40, ("location",), "its card, counted from 1; 0 where there is none yet"),
    Row("house_jade", HOUSE_JADE, 0, 1, ("house",), "jade is left in the house"),
    Row("city_token", CITY_TOKEN, 0, 1, ("city", "token"), "the token of each city"),
    Row("decree", DECREE, 0, 1, ("slot", "decree"), "the decree in each slot"),
    Row("decree_owner", DECREE_OWNER, 0, 1, ("slot", "seat"), "who has a servant on it"),
    Row("ship_owner", SHIP_OWNER, 0, 1, ("berth", "seat"), "whose ship lies in each berth"),
    Row("ship_load", SHIP_LOAD, 0, 9, ("berth",), "the servants on it"),
    Row("ship_double", SHIP_DOUBLE, 0, 1, ("berth",), "the Double Servant is among them"),
    Row("tokens_left", TOKENS_LEFT, 0, MOST, (), "tokens on both draw piles"),
    Row("tokens_discarded", TOKENS_DISCARDED, 0, MOST, (), "tokens that were discarded"),
    Row("discarded_kinds", DISCARDED_KINDS, 0, MOST, ("token",), "of each kind; with open information"),
    Row("unseen_tokens", UNSEEN_TOKENS, 0, MOST, ("token",), "tokens that lie where I do not see them"),
    Row("pile", PILE, 0, 40, (), "gift cards on the draw pile"),
    Row("present", PRESENT, 0, 1, ("seat",), "the family plays"),
    Row("pool", POOL, 0, 30, ("seat",), "servants in the pool"),
    Row("supply", SUPPLY, 0, 30, ("seat",), "servants in the supply"),
    Row("wall", WALL, 0, 30, ("seat",), "servants on the Great Wall"),
    Row("beside", BESIDE, 0, 30, ("seat",), "servants beside it"),
    Row("points", POINTS, 0, MOST, ("seat",), "points"),
    Row("jades", JADES, 0, 30, ("seat",), "jade"),
    Row("marker", MARKER, 0, 30, ("seat",), "the step of the marker on the Intrigue Track"),
    Row("height_in_stack", HEIGHT_IN_STACK, 0, 9, ("seat",), "its height in a stack"),
    Row("envoy", ENVOY, 0, 30, ("seat",), "the stair of the envoy"),
    Row("arrival", ARRIVAL, 0, 9, ("seat",), "the how many-th envoy to arrive; 0 outside the Palace"),
    Row("wary", WARY, 0, 1, (), "I want to be asked about everything that I may decline"),
    Row("generosity", GENEROSITY, 0, 9, ("seat",), "Generous tokens in use"),
    Row("hand_size", HAND_SIZE, 0, 40, ("seat",), "cards in the hand"),
    Row("discard_size", DISCARD_SIZE, 0, 40, ("seat",), "cards on the discard pile"),
    Row("double", DOUBLE, 0, 1, ("seat", "place"), "where the Double Servant is"),
    Row("traveller", TRAVELLER, 0, 1, ("seat", "city"), "where the traveller is"),
    Row("rewarded", REWARDED, 0, 30, ("seat", "reward"), "harbour rewards that were claimed"),
    Row("tolls", TOLLS, 0, 9, ("seat", "location"), "Toll tokens"),
    Row("follows", FOLLOWS, 0, 9, ("seat", "location"), "Follower tokens"),
    Row("stored", STORED, 0, 9, ("seat", "token"), "stored tokens that I know"),
    Row("stored_up", STORED_UP, 0, 9, ("seat",), "stored tokens that lie face up"),
    Row("stored_unseen", STORED_UNSEEN, 0, 9, ("seat",), "stored tokens that I do not know"),
    Row("my_hand", MY_HAND, 0, 1, ("card",), "the card is in my hand"),
    Row("my_discard", MY_DISCARD, 0, 1, ("card",), "the card is on my discard pile"),
    Row("with_official", WITH_OFFICIAL, 0, 1, ("card",), "the card lies with an official"),
    Row("in_box", IN_BOX, 0, 1, ("card",), "the card is in the box"),
    Row("unseen", UNSEEN, 0, 1, ("card",), "I do not know where the card is"),
    Row("holder", HOLDER, 0, 4, ("card",), "who else is known to hold it: 1 for the next seat, and so on"),
    Row("held_as", HELD_AS, 0, 3, ("card",), "in the hand (1), on the discard pile (2), one of the two (3)"),
    Row(
        "others_know",
        OTHERS_KNOW,
        0,
        2,
        ("card",),
        "what the others know of my card: held (1), and where (2)",
    ),
    Row("strength", STRENGTH, 0, 3, (), "Meng's strength, from 1; 0 where he does not play"),
    Row("focus", FOCUS, 0, 1, ("location",), "his focus"),
    Row("automa_left", AUTOMA_LEFT, 0, 40, (), "Automa cards in the deck"),
    Row("automa_today", AUTOMA_TODAY, 0, 8, ("order",), "those of today in their order, counted from 1"),
    Row("automa_used", AUTOMA_USED, 0, 9, ("automa",), "those of earlier days"),
    Row("under_pile", UNDER_PILE, 0, 12, (), "gifts under his pile"),
    Row("under_pile_known", UNDER_PILE_KNOWN, 0, 40, ("order",), "which; with open information"),
    Row(
        "discard_order", DISCARD_ORDER, 0, 40, ("order",), "the order of his discards; with open information"
    ),
    Row("question", QUESTION, 0, 1, ("question",), "what is being asked"),
    Row("picked_value", PICKED_VALUE, 0, 9, (), "the value of the card that was picked for it, if I know it"),
    Row("picked_action", PICKED_ACTION, 0, 1, ("action",), "its action"),
    Row("agenda", AGENDA, 0, RAW, ("step", "part"), "the next steps of the agenda as it keeps them"),
)
