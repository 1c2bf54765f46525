"""The cards that a viewer knows, and what the others showed when the veil fell."""

from typing import Final

from courtyard.engine.terms import EVERYTHING, SPECTATOR, View
from courtyard.games.kingdom.chapters import areas
from courtyard.games.kingdom.chapters.course import Kingdom
from courtyard.games.kingdom.declaration import cells as at
from courtyard.games.kingdom.declaration.cells import BEFORE, OWN
from courtyard.games.kingdom.declaration.counts import CARDS, MENACE_DECK, RESOURCES, SEATS
from courtyard.games.kingdom.declaration.notation import named
from courtyard.games.kingdom.declaration.tables import Tables
from courtyard.games.kingdom.declaration.words import (
    AREA,
    AREA_DOWN,
    CALAMITY,
    DISCARD,
    HAND,
    MENACE,
    SELECTED,
    SELECTED_DOWN,
    TREASURE,
)

KEPT_BEFORE: Final = BEFORE - OWN
"""The distance from a cell to its copy from when the veil fell."""

FACE_DOWN: Final = (AREA_DOWN, AREA_DOWN + 1, SELECTED_DOWN, SELECTED_DOWN + 1, DISCARD)
"""Where a card that not everybody has seen lies face down."""

Origin = tuple[int, int]
"""The seat that had a Calamity or Menace in its hand, and the round."""
DANGER_DECK: Final[Origin] = (0, 0)
"""Alone, all Calamities or Menaces come from here."""


def origin_of(card: int, t: Tables) -> Origin:
    """Give the hand and round from which a Calamity or Menace came."""
    if t.players == 1:
        return DANGER_DECK
    if card >= MENACE:
        return list(t.menace).index((card - MENACE) // MENACE_DECK), (card - MENACE) % MENACE_DECK + 1
    return (card - CALAMITY) % SEATS, (card - CALAMITY) // SEATS + 1


# What was there before the veil fell.


def is_of(zone: int, owner: int) -> bool:
    """Tell whether a zone belongs to a seat; the areas belong to nobody."""
    return zone >= HAND and zone % 2 == owner and not AREA <= zone < SELECTED


def cells_of(owner: int) -> list[int]:
    """The cells of a seat that are not about cards."""
    plain = [cell + owner for cell in range(OWN, at.ALCHEMY, SEATS)]
    firsts = range(at.ALCHEMY + RESOURCES * owner, at.CARD_AT, RESOURCES * SEATS)
    return plain + [first + resource for first in firsts for resource in range(RESOURCES)]


def put_back(cells: list[int], owner: int) -> None:
    """Undo all that a seat has done since the veil fell."""
    for cell in cells_of(owner):
        cells[cell] = cells[cell + KEPT_BEFORE]
    for card in range(CARDS):
        if is_of(cells[at.CARD_AT + card + KEPT_BEFORE], owner):
            for cell in (at.CARD_AT, at.FILL, at.FROZEN) if card < TREASURE else (at.CARD_AT,):
                cells[cell + card] = cells[cell + card + KEPT_BEFORE]


class Cards:
    """The cards of a position as one viewer sees them, or as they looked to all before the veil fell."""

    def __init__(self, p: Kingdom, viewer: int, recalls: bool = False, is_before: bool = False) -> None:
        self.viewer = viewer
        self.forgets = bool(p.t.is_forgotten) and not recalls
        self.names = named(p.t)
        self.is_veiled = p.veil() > 0
        self.cells: list[int] = list(p.cells)
        self.p = p
        if self.is_veiled:
            for who in range(p.t.players):
                if is_before or not self.sees(who):
                    put_back(self.cells, who)
            self.p = p.copy()
            self.p.write(self.cells)
        self.cards_at: dict[int, list[int]] = {}
        for card in range(CARDS):
            self.cards_at.setdefault(self.cells[at.CARD_AT + card], []).append(card)
        self.unseen: list[int] = [card for card in range(CARDS) if self.is_unseen(card)]
        """The cards that are in play where the viewer does not see them, as elimination tells."""

    def sees(self, owner: int) -> bool:
        """Tell whether the viewer knows all that a seat does, also under the veil."""
        return self.viewer in (owner, EVERYTHING)

    # Cards.

    def cards(self, zone: int) -> list[int]:
        return self.cards_at.get(zone, [])

    def is_public(self, card: int) -> bool:
        return self.cells[at.CARD_KNOWN + card] == self.p.everybody()

    def knows(self, card: int) -> bool:
        if self.viewer == SPECTATOR:
            return self.is_public(card)
        if self.viewer == EVERYTHING:
            return True
        if self.forgets and self.cells[at.CARD_AT + card] in FACE_DOWN and not self.is_public(card):
            return False
        return bool(self.cells[at.CARD_KNOWN + card] >> self.viewer & 1)

    def remembers(self, card: int) -> bool:
        """Tell whether the viewer, or to EVERYTHING anybody, has seen a card that is in the deck again."""
        if self.viewer == EVERYTHING:
            return bool(self.cells[at.CARD_KNOWN + card])
        return self.knows(card)

    def name(self, card: int) -> str | None:
        return self.names[card] if self.knows(card) else None

    def named(self, cards: list[int]) -> list[str]:
        return [self.names[card] for card in cards]

    def hidden_last(self, cards: list[int]) -> list[str | None]:
        """Cards by name, then a null for every one that the viewer does not know."""
        known: list[str | None] = [self.names[card] for card in cards if self.knows(card)]
        return known + [None] * (len(cards) - len(known))

    def lying(self, *zones: int) -> list[View]:
        """Cards in the order in which they were laid."""
        cards = [card for zone in zones for card in self.cards(zone)]
        return [self.laid(card) for card in sorted(cards, key=lambda c: (self.cells[at.CARD_LAID + c], c))]

    def laid(self, card: int) -> View:
        """A card that was laid by somebody, as the nth of a round; forgotten once all is turned up."""
        laid = self.cells[at.CARD_LAID + card]
        return {
            "card": self.name(card),
            "down": bool(areas.is_down(self.p, card)),
            "laid_by": laid % 2 if laid else None,
            "nth": laid // 2 % 64,
        }

    def is_unseen(self, card: int) -> bool:
        is_in_play = self.cells[at.CARD_AT + card] or self.cells[at.CARD_KNOWN + card]
        return bool(is_in_play) and not self.knows(card)
