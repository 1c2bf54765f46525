"""The position of a game of It's a Wonderful Kingdom: the words to read its cells by."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from courtyard.engine.position import Position
from courtyard.games.kingdom.declaration.cells import (
    ALCHEMY,
    CARD_AT,
    CARD_KNOWN,
    FILL,
    FROZEN,
    KRYSTALLIUMS,
    MINTED,
    RECRUITED,
    RETURNED,
    ROUND,
    SIZE,
    SOLDIERS,
)
from courtyard.games.kingdom.declaration.counts import DEVELOPMENTS, RESOURCES
from courtyard.games.kingdom.declaration.tables import Tables
from courtyard.games.kingdom.declaration.words import BUILDING, DUCHY

# What cubes of the resources, a Krystallium and a soldier can fill, among the empty spaces of a card.
RESOURCES_FILL: Final[i64] = 0x00FFFF
KRYSTALLIUM_FILLS: Final[i64] = 0x0FFFFF
SOLDIER_FILLS: Final[i64] = 0xF00000


class Realm(Position):
    """The offering areas and the Duchies, with the tables of the components.

    Cards, giants and seats that may be absent are kept one higher, so that 0 means none.
    """

    t: Tables

    def __init__(self, tables: Tables, size: i64 = SIZE) -> None:
        super().__init__(size)
        self.t = tables

    def seats(self) -> i64:
        return self.t.players

    # Reading.

    @final
    def is_at(self, card: i64, zone: i64) -> bool:
        return self.cells[CARD_AT + card] == zone

    @final
    def is_known(self, card: i64, who: i64) -> bool:
        return (self.cells[CARD_KNOWN + card] >> who) & 1 == 1

    @final
    def is_shown(self, card: i64, who: i64) -> bool:
        """Tell whether a face-down card is shown to a seat: to the player who laid it, or to nobody."""
        return self.is_known(card, who) and not self.t.is_forgotten

    @final
    def everybody(self) -> i64:
        """The seats of all players, as bits."""
        return (1 << self.t.players) - 1

    @final
    def first_player(self) -> i64:
        """The first player changes from round to round; alone there is only one."""
        return (self.cells[ROUND] - 1) % self.t.players

    @final
    def filled(self, card: i64, space: i64) -> i64:
        """Tell how many spaces of a kind are filled on a card under construction."""
        return (self.cells[FILL + card] >> (4 * space)) & 15

    @final
    def missing(self, card: i64, space: i64) -> i64:
        """Tell how many spaces of a kind are still empty on a card under construction."""
        return (self.empty(card) >> (4 * space)) & 15

    @final
    def empty(self, card: i64) -> i64:
        """The empty spaces of a card under construction, four bits for each kind."""
        return self.t.full[card] - self.cells[FILL + card]

    @final
    def is_filled(self, card: i64) -> bool:
        return self.empty(card) == 0

    @final
    def is_like(self, card: i64, other: i64) -> bool:
        """Two cards that differ in nothing, nor in what lies on them."""
        c = self.cells
        if self.t.card_kind[card] != self.t.card_kind[other]:
            return False
        if card >= DEVELOPMENTS:
            return True
        return c[FILL + card] == c[FILL + other] and c[FROZEN + card] == c[FROZEN + other]

    @final
    def is_first_of_its_like(self, card: i64, zone: i64, first: i64) -> bool:
        """Tell whether no lower card of a zone, counted from `first`, is like this one.

        Only where equal things are one: somebody who plays may point at any of them.
        """
        if not self.orderly:
            return True
        other = card - 1
        while other >= first and self.t.card_kind[other] == self.t.card_kind[card]:
            if self.cells[CARD_AT + other] == zone and self.is_like(other, card):
                return False
            other -= 1
        return True

    @final
    def count(self, zone: i64, first: i64, end: i64) -> i64:
        """Tell how many of the cards from `first` up to `end` are in a zone."""
        c = self.cells
        there: i64 = 0
        for card in range(first, end):
            if c[CARD_AT + card] == zone:
                there += 1
        return there

    @final
    def sites(self, who: i64) -> vec[i64]:
        """The developments that a seat has under construction, in rising order."""
        c = self.cells
        found = vec[i64](capacity=16)
        for card in range(self.t.developments):
            if c[CARD_AT + card] == BUILDING + who:
                found = append(found, card)
        return found

    @final
    def of_type(self, who: i64, its_type: i64) -> i64:
        """Tell how many cards of a type stand in a Duchy."""
        there: i64 = 0
        for card in range(self.t.developments):
            if self.cells[CARD_AT + card] == DUCHY + who and self.t.card_type[card] == its_type:
                there += 1
        return there

    @final
    def alchemy(self, who: i64) -> i64:
        """Tell how many cubes lie in an Alchemy area."""
        cubes: i64 = 0
        for resource in range(RESOURCES):
            cubes += self.cells[ALCHEMY + RESOURCES * who + resource]
        return cubes

    @final
    def needs_krystallium(self, card: i64) -> bool:
        """A card with an empty space that a Krystallium can fill."""
        return self.empty(card) & KRYSTALLIUM_FILLS != 0

    # Changing.

    @final
    def move(self, card: i64, zone: i64) -> None:
        self.cells[CARD_AT + card] = zone

    @final
    def recruit(self, who: i64, soldiers: i64) -> None:
        self.cells[SOLDIERS + who] += soldiers
        self.cells[RECRUITED + who] += soldiers

    @final
    def mint(self, who: i64, krystallium: i64) -> None:
        """Krystallium comes to the Duchy card."""
        self.cells[KRYSTALLIUMS + who] += krystallium
        self.cells[MINTED + who] += krystallium

    @final
    def spend_soldiers(self, who: i64, soldiers: i64) -> None:
        """Soldiers go back to the supply."""
        self.cells[SOLDIERS + who] -= soldiers
        self.cells[RETURNED + who] += soldiers
