"""The position of a game of It's a Wonderful Kingdom: which cell holds what, and the words to read it by."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from courtyard.engine.position import Position
from courtyard.games.kingdom.declaration.tables import Tables
from courtyard.games.kingdom.declaration.words import BUILDING, DUCHY, RESOURCES

# How many cells things take. Compiled, the number of a cell is a constant only if all that it is made of
# stands in this file; tests/kingdom/test_numbers.py compares these with the engine and the words.
AGENDA_CELLS: Final[i64] = 161
SEATS: Final[i64] = 2
DEVELOPMENTS: Final[i64] = 80
ALL_CARDS: Final[i64] = 128
EACH_RESOURCE: Final[i64] = 4 * SEATS

# What cubes of the resources, a Krystallium and a soldier can fill, among the empty spaces of a card.
RESOURCES_FILL: Final[i64] = 0x00FFFF
KRYSTALLIUM_FILLS: Final[i64] = 0x0FFFFF
SOLDIER_FILLS: Final[i64] = 0xF00000

# The table.
ROUND: Final[i64] = AGENDA_CELLS
PHASE: Final[i64] = ROUND + 1
TURN: Final[i64] = PHASE + 1
STAGE: Final[i64] = TURN + 1
LAID: Final[i64] = STAGE + 1
DEVELOPMENTS_DRAWN: Final[i64] = LAID + 1
ADVISORS_DRAWN: Final[i64] = DEVELOPMENTS_DRAWN + 1
DANGERS_DRAWN: Final[i64] = ADVISORS_DRAWN + 1
TOP: Final[i64] = DANGERS_DRAWN + 1
UNMASKED: Final[i64] = TOP + 1
DOUBLED: Final[i64] = UNMASKED + 1
ATTENDED: Final[i64] = DOUBLED + 1
# Each card: which seats know it (a bit for each), and when and by whom it was laid into an area.
CARD_KNOWN: Final[i64] = ATTENDED + 1
CARD_LAID: Final[i64] = CARD_KNOWN + ALL_CARDS
# From here on: what a seat changes while both choose unseen by each other.
OWN: Final[i64] = CARD_LAID + ALL_CARDS
KRYSTALLIUMS: Final[i64] = OWN
SOLDIERS: Final[i64] = KRYSTALLIUMS + SEATS
TRAINING: Final[i64] = SOLDIERS + SEATS
RECRUITED: Final[i64] = TRAINING + SEATS
RETURNED: Final[i64] = RECRUITED + SEATS
MINTED: Final[i64] = RETURNED + SEATS
TRAPS: Final[i64] = MINTED + SEATS
VERMIN: Final[i64] = TRAPS + SEATS
USED: Final[i64] = VERMIN + SEATS
STEPS_DONE: Final[i64] = USED + SEATS
HANDED: Final[i64] = STEPS_DONE + SEATS
DUTY: Final[i64] = HANDED + SEATS
DETAIL: Final[i64] = DUTY + SEATS
# What was begun besides, how much of it is left, and which cards still wait for the Foreman (a bit for each).
BEGUN: Final[i64] = DETAIL + SEATS
LEFT: Final[i64] = BEGUN + SEATS
UNSERVED: Final[i64] = LEFT + SEATS
UNSERVED_TOO: Final[i64] = UNSERVED + SEATS
# How far an orderly position has come in its order; in all others 0.
CURSOR: Final[i64] = UNSERVED_TOO + SEATS
ALCHEMY: Final[i64] = CURSOR + SEATS
PURSE: Final[i64] = ALCHEMY + EACH_RESOURCE
STOLEN: Final[i64] = PURSE + EACH_RESOURCE
PRODUCED: Final[i64] = STOLEN + EACH_RESOURCE
# Each card: where it is; each development: what lies on it, and which giant is beneath it.
CARD_AT: Final[i64] = PRODUCED + EACH_RESOURCE
FILL: Final[i64] = CARD_AT + ALL_CARDS
FROZEN: Final[i64] = FILL + DEVELOPMENTS
# How all that stood when both began to choose; nothing where they do not.
BEFORE: Final[i64] = FROZEN + DEVELOPMENTS
SIZE: Final[i64] = BEFORE + BEFORE - OWN

FIELDS: Final = (
    ("round", ROUND, 1),
    ("phase", PHASE, 1),
    ("turn", TURN, 1),
    ("stage", STAGE, 1),
    ("laid", LAID, 1),
    ("developments_drawn", DEVELOPMENTS_DRAWN, 1),
    ("advisors_drawn", ADVISORS_DRAWN, 1),
    ("dangers_drawn", DANGERS_DRAWN, 1),
    ("top", TOP, 1),
    ("unmasked", UNMASKED, 1),
    ("doubled", DOUBLED, 1),
    ("attended", ATTENDED, 1),
    ("card_known", CARD_KNOWN, ALL_CARDS),
    ("card_laid", CARD_LAID, ALL_CARDS),
    ("krystalliums", KRYSTALLIUMS, SEATS),
    ("soldiers", SOLDIERS, SEATS),
    ("training", TRAINING, SEATS),
    ("recruited", RECRUITED, SEATS),
    ("returned", RETURNED, SEATS),
    ("minted", MINTED, SEATS),
    ("traps", TRAPS, SEATS),
    ("vermin", VERMIN, SEATS),
    ("used", USED, SEATS),
    ("steps_done", STEPS_DONE, SEATS),
    ("handed", HANDED, SEATS),
    ("duty", DUTY, SEATS),
    ("detail", DETAIL, SEATS),
    ("begun", BEGUN, SEATS),
    ("left", LEFT, SEATS),
    ("unserved", UNSERVED, SEATS),
    ("unserved_too", UNSERVED_TOO, SEATS),
    ("cursor", CURSOR, SEATS),
    ("alchemy", ALCHEMY, EACH_RESOURCE),
    ("purse", PURSE, EACH_RESOURCE),
    ("stolen", STOLEN, EACH_RESOURCE),
    ("produced", PRODUCED, EACH_RESOURCE),
    ("card_at", CARD_AT, ALL_CARDS),
    ("fill", FILL, DEVELOPMENTS),
    ("frozen", FROZEN, DEVELOPMENTS),
    ("before", BEFORE, BEFORE - OWN),
)
"""Name, first cell and length of every field: how a position is saved and compared."""


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
        """Whether a card that lies face down is shown to a seat: who laid it is reminded, or nobody."""
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
        """How many spaces of a kind are filled on a card under construction."""
        return (self.cells[FILL + card] >> (4 * space)) & 15

    @final
    def missing(self, card: i64, space: i64) -> i64:
        """How many spaces of a kind are still empty on a card under construction."""
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
        """How many of the cards from `first` up to `end` are in a zone."""
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
        """How many cards of a type stand in a Duchy."""
        there: i64 = 0
        for card in range(self.t.developments):
            if self.cells[CARD_AT + card] == DUCHY + who and self.t.card_type[card] == its_type:
                there += 1
        return there

    @final
    def alchemy(self, who: i64) -> i64:
        """How many cubes lie in an Alchemy area."""
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
