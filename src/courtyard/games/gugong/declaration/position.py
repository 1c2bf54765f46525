"""The position of a game of Gùgōng: the words to read its cells by."""

from typing import final

from mypy_extensions import i64

from courtyard.engine.position import Position
from courtyard.games.gugong.declaration.cells import (
    ARRIVAL,
    CARD_AT,
    CARD_KNOWN,
    DECREE_OWNERS,
    DECREE_TILE,
    DICE,
    DOUBLE,
    HAND_SIZE,
    HEIGHT_IN_STACK,
    MARKER,
    POINTS,
    POOL,
    SIZE,
    START_PLAYER,
)
from courtyard.games.gugong.declaration.counts import FACES
from courtyard.games.gugong.declaration.tables import Tables
from courtyard.games.gugong.declaration.words import DISCARD, HAND, HELD, IN_POOL, IN_SUPPLY, LOCKED, OPEN


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
        """Tell whether a seat may win: its envoy is inside the Palace, or it is Meng's."""
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
