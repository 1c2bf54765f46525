"""The position of a game of Gùgōng: which cell holds what, and the words to read it by."""

from typing import Final, final

from mypy_extensions import i64

from courtyard.engine.position import Position
from courtyard.games.gugong.declaration.tables import Tables
from courtyard.games.gugong.declaration.words import DISCARD, HAND, HELD, IN_POOL, IN_SUPPLY, LOCKED, OPEN

# Where the cells begin, and the room in them; how much of it is used follows from the components and the
# player count. Compiled, the number of a cell is a constant only if all that it is made of stands in this
# file; tests/gugong/test_numbers.py compares the copies.
AGENDA_CELLS: Final[i64] = 161
SEATS: Final[i64] = 5
CARDS: Final[i64] = 40
CITIES: Final[i64] = 20
HOUSES: Final[i64] = 10
SLOTS: Final[i64] = 6
HARBOURS: Final[i64] = 5
BERTHS: Final[i64] = 2 * HARBOURS
FACES: Final[i64] = 6
SPACES: Final[i64] = 7
TOKEN_KINDS: Final[i64] = 18
MENG_CARDS: Final[i64] = 12

# The table.
TODAY: Final[i64] = AGENDA_CELLS
PHASE: Final[i64] = TODAY + 1
START_PLAYER: Final[i64] = PHASE + 1
ACTIVE: Final[i64] = START_PLAYER + 1
MEDAL: Final[i64] = ACTIVE + 1
ACTED: Final[i64] = MEDAL + 1
ROLLS: Final[i64] = ACTED + 1
TOKENS_DRAWN: Final[i64] = ROLLS + 1
GIFTS_DRAWN: Final[i64] = TOKENS_DRAWN + 1
DICE: Final[i64] = GIFTS_DRAWN + 1
OFFICIAL: Final[i64] = DICE + 3
HOUSE_JADE: Final[i64] = OFFICIAL + 7
CITY_TOKEN: Final[i64] = HOUSE_JADE + HOUSES
TOKEN_PILE: Final[i64] = CITY_TOKEN + CITIES
TOKEN_DISCARD: Final[i64] = TOKEN_PILE + TOKEN_KINDS
DECREE_TILE: Final[i64] = TOKEN_DISCARD + TOKEN_KINDS
DECREE_OWNERS: Final[i64] = DECREE_TILE + SLOTS
# The canal, berth by berth: route times five plus harbour.
SHIP_OWNER: Final[i64] = DECREE_OWNERS + SLOTS
SHIP_LOAD: Final[i64] = SHIP_OWNER + BERTHS
SHIP_DOUBLE: Final[i64] = SHIP_LOAD + BERTHS
# Each family, seat by seat.
POOL: Final[i64] = SHIP_DOUBLE + BERTHS
SUPPLY: Final[i64] = POOL + SEATS
WALL: Final[i64] = SUPPLY + SEATS
BESIDE: Final[i64] = WALL + SEATS
DOUBLE: Final[i64] = BESIDE + SEATS
POINTS: Final[i64] = DOUBLE + SEATS
JADES: Final[i64] = POINTS + SEATS
MARKER: Final[i64] = JADES + SEATS
HEIGHT_IN_STACK: Final[i64] = MARKER + SEATS
ENVOY: Final[i64] = HEIGHT_IN_STACK + SEATS
ARRIVAL: Final[i64] = ENVOY + SEATS
TRAVELLER: Final[i64] = ARRIVAL + SEATS
HAND_SIZE: Final[i64] = TRAVELLER + SEATS
WARY: Final[i64] = HAND_SIZE + SEATS
GENEROSITY: Final[i64] = WARY + SEATS
REWARDED: Final[i64] = GENEROSITY + SEATS
STORED: Final[i64] = REWARDED + 3 * SEATS
TOLLS: Final[i64] = STORED + SPACES * SEATS
FOLLOWS: Final[i64] = TOLLS + 7 * SEATS
# Each gift card.
CARD_AT: Final[i64] = FOLLOWS + 7 * SEATS
CARD_KNOWN: Final[i64] = CARD_AT + CARDS
# Meng, in the solo game: his focus, the Automa cards, and the order of his own cards.
FOCUS: Final[i64] = CARD_KNOWN + CARDS
AUTOMA_DRAWN: Final[i64] = FOCUS + 1
MENG_DRAWN: Final[i64] = AUTOMA_DRAWN + 1
AUTOMA_DECK: Final[i64] = MENG_DRAWN + 1
AUTOMA_USED: Final[i64] = AUTOMA_DECK + 8
AUTOMA_TODAY: Final[i64] = AUTOMA_USED + 8
MENG_LATER: Final[i64] = AUTOMA_TODAY + MENG_CARDS
MENG_TAKEN: Final[i64] = MENG_LATER + MENG_CARDS
SIZE: Final[i64] = MENG_TAKEN + MENG_CARDS

FACE_UP: Final[i64] = 64
"""Added to a stored token that lies face up."""

FIELDS: Final = (
    ("today", TODAY, 1),
    ("phase", PHASE, 1),
    ("start_player", START_PLAYER, 1),
    ("active", ACTIVE, 1),
    ("medal", MEDAL, 1),
    ("acted", ACTED, 1),
    ("rolls", ROLLS, 1),
    ("tokens_drawn", TOKENS_DRAWN, 1),
    ("gifts_drawn", GIFTS_DRAWN, 1),
    ("dice", DICE, 3),
    ("official", OFFICIAL, 7),
    ("house_jade", HOUSE_JADE, HOUSES),
    ("city_token", CITY_TOKEN, CITIES),
    ("token_pile", TOKEN_PILE, TOKEN_KINDS),
    ("token_discard", TOKEN_DISCARD, TOKEN_KINDS),
    ("decree_tile", DECREE_TILE, SLOTS),
    ("decree_owners", DECREE_OWNERS, SLOTS),
    ("ship_owner", SHIP_OWNER, BERTHS),
    ("ship_load", SHIP_LOAD, BERTHS),
    ("ship_double", SHIP_DOUBLE, BERTHS),
    ("pool", POOL, SEATS),
    ("supply", SUPPLY, SEATS),
    ("wall", WALL, SEATS),
    ("beside", BESIDE, SEATS),
    ("double", DOUBLE, SEATS),
    ("points", POINTS, SEATS),
    ("jades", JADES, SEATS),
    ("marker", MARKER, SEATS),
    ("height_in_stack", HEIGHT_IN_STACK, SEATS),
    ("envoy", ENVOY, SEATS),
    ("arrival", ARRIVAL, SEATS),
    ("traveller", TRAVELLER, SEATS),
    ("hand_size", HAND_SIZE, SEATS),
    ("wary", WARY, SEATS),
    ("generosity", GENEROSITY, SEATS),
    ("rewarded", REWARDED, 3 * SEATS),
    ("stored", STORED, SPACES * SEATS),
    ("tolls", TOLLS, 7 * SEATS),
    ("follows", FOLLOWS, 7 * SEATS),
    ("card_at", CARD_AT, CARDS),
    ("card_known", CARD_KNOWN, CARDS),
    ("focus", FOCUS, 1),
    ("automa_drawn", AUTOMA_DRAWN, 1),
    ("meng_drawn", MENG_DRAWN, 1),
    ("automa_deck", AUTOMA_DECK, 8),
    ("automa_used", AUTOMA_USED, 8),
    ("automa_today", AUTOMA_TODAY, MENG_CARDS),
    ("meng_later", MENG_LATER, MENG_CARDS),
    ("meng_taken", MENG_TAKEN, MENG_CARDS),
)
"""Name, first cell and length of every field: how a position is saved and compared."""


class Court(Position):
    """The board, the seven officials and the families, with the tables of the components.

    Owners, cities, tokens and seats that may be absent are kept one higher, so that 0 means none.
    """

    t: Tables

    def __init__(self, tables: Tables, size: i64 = SIZE) -> None:
        super().__init__(size)
        self.t = tables

    def seats(self) -> i64:
        return self.t.players

    def result(self, seat: i64) -> i64:
        return self.cells[POINTS + seat]

    def place(self, seat: i64) -> i64:
        """Count those ahead: inside the Palace first, then points, then the higher marker."""
        better: i64 = 1
        for other in range(self.t.players):
            if other != seat and self.is_ahead_at_end(other, seat):
                better += 1
        return better

    @final
    def is_ahead_at_end(self, seat: i64, other: i64) -> bool:
        c = self.cells
        eligible = self.may_win(seat)
        if eligible != self.may_win(other):
            return eligible
        if c[POINTS + seat] != c[POINTS + other]:
            return c[POINTS + seat] > c[POINTS + other]
        return self.is_above(seat, other)

    @final
    def may_win(self, seat: i64) -> bool:
        """Whose envoy is inside the Palace may win; Meng may in any case."""
        return self.cells[ARRIVAL + seat] > 0 or seat == self.t.meng

    @final
    def is_above(self, seat: i64, other: i64) -> bool:
        """Tell whether a marker is ahead on the Intrigue Track; in a stack, the upper one is."""
        c = self.cells
        if c[MARKER + seat] != c[MARKER + other]:
            return c[MARKER + seat] > c[MARKER + other]
        return c[HEIGHT_IN_STACK + seat] > c[HEIGHT_IN_STACK + other]

    @final
    def in_order(self, nth: i64) -> i64:
        """Give the nth player of the day, 0 being the start player."""
        seat = self.cells[START_PLAYER] + nth
        if seat >= self.t.players:
            seat -= self.t.players
        return seat

    @final
    def has_decree(self, who: i64, kind: i64) -> bool:
        c = self.cells
        for slot in range(self.t.slots):
            if c[DECREE_TILE + slot] == kind + 1:
                return (c[DECREE_OWNERS + slot] >> who) & 1 == 1
        return False

    @final
    def shown(self, die: i64) -> i64:
        """The value that a die shows."""
        return self.t.faces[FACES * die + self.cells[DICE + die]]

    @final
    def face_of(self, die: i64, value: i64) -> i64:
        """The first face of a die with a value, or -1."""
        for face in range(FACES):
            if self.t.faces[FACES * die + face] == value:
                return face
        return -1

    @final
    def score(self, who: i64, points: i64) -> None:
        self.cells[POINTS + who] += points

    @final
    def move_card(self, card: i64, zone: i64, known: i64) -> None:
        """Lay a card somewhere, counting hands; `known` is what the others can know of it then."""
        c = self.cells
        old = c[CARD_AT + card]
        if HAND <= old < DISCARD:
            c[HAND_SIZE + old - HAND] -= 1
        if HAND <= zone < DISCARD:
            c[HAND_SIZE + zone - HAND] += 1
        c[CARD_AT + card] = zone
        c[CARD_KNOWN + card] = known

    @final
    def blur(self, who: i64, card: i64, source: i64) -> None:
        """A card left a hand or pile face down: which one it was stays unknown to the others.

        It and the cards it may have been are known to be held, but no longer in which place.
        """
        c = self.cells
        alone = True
        for other in range(self.t.cards):
            if c[CARD_AT + other] == source:
                alone = False
                if c[CARD_KNOWN + other] == OPEN:
                    c[CARD_KNOWN + other] = HELD
        if not alone and c[CARD_KNOWN + card] == OPEN:
            c[CARD_KNOWN + card] = HELD

    @final
    def plain_and_double(self, who: i64) -> i64:
        """Give what the pool can pay: a plain servant one, the Double Servant two."""
        c = self.cells
        if c[DOUBLE + who] == IN_POOL:
            return c[POOL + who] + 2
        return c[POOL + who]

    @final
    def supply_has_double(self, who: i64) -> bool:
        return self.cells[DOUBLE + who] == IN_SUPPLY

    @final
    def pool_has_double(self, who: i64) -> bool:
        return self.cells[DOUBLE + who] == IN_POOL

    @final
    def is_double_won(self, who: i64) -> bool:
        return self.cells[DOUBLE + who] != LOCKED
