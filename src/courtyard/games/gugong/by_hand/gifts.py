"""The gift cards: those that the file names, and the others where the set-up has them."""

from typing import Any

from courtyard.engine.reading import listed, one_of
from courtyard.engine.trouble import Trouble
from courtyard.games.gugong.by_hand.sheet import Part, Sheet
from courtyard.games.gugong.chapters.setup import owner_of_set
from courtyard.games.gugong.declaration import cells as at
from courtyard.games.gugong.declaration.counts import MENG_CARDS
from courtyard.games.gugong.declaration.words import (
    ACTIONS,
    BOX,
    DISCARD,
    HAND,
    LOCATIONS,
    OPEN,
    PILE,
    REWARD_GIFT,
    WITH,
)


class Gifts(Part):
    """The gift cards, and which of them are not laid out yet."""

    def __init__(self, sheet: Sheet) -> None:
        super().__init__(sheet)
        self.rows = sheet.tables["gift"]
        self.codes = list(self.rows)
        self.free: list[int] = []
        self.laid: list[int] = []

    def deal(self) -> None:
        """First the cards that are named, then own sets and officials' cards, then what is left."""
        c, t = self.p.cells, self.t
        self.free = [
            card
            for card in range(t.cards)
            if t.expert or t.card_set[card] in (0, 6) or owner_of_set(self.p, t.card_set[card]) >= 0
        ]
        for card in range(t.cards):
            c[at.CARD_AT + card] = PILE if card in self.free else BOX
        officials = self.written.get("officials", {})
        if not isinstance(officials, dict):
            raise Trouble(f"officials must be a table of gifts by location, not {officials!r}.")
        named: list[tuple[Any, int]] = []
        for place, gift in officials.items():
            named.append((gift, WITH + one_of(place, LOCATIONS, "location")))
        for seat in range(t.players):
            for key, zone in (("hand", HAND), ("discard", DISCARD)):
                for gift in listed(self.sheet.family(seat).get(key, []), key):
                    named.append((gift, zone + seat))
        # Exact codes first, so that a card named by value alone never takes them away.
        for gift, zone in sorted(named, key=lambda pair: isinstance(pair[0], int)):
            self.lay_card(self.find_card(gift), zone)
        self.fill_hands()
        if t.meng >= 0:
            self.order_discards()
        for location in range(7):
            if not any(c[at.CARD_AT + card] == WITH + location for card in range(t.cards)):
                own = [card for card in self.free if t.card_set[card] == 0]
                self.lay_card(self.draw(own or self.free), WITH + location)

    def order_discards(self) -> None:
        """Meng's discards lie in the order in which the file names them."""
        c, zone = self.p.cells, DISCARD + self.t.meng
        cards = [card for card in self.laid if c[at.CARD_AT + card] == zone]
        for nth, card in enumerate(cards):
            c[at.MENG_TAKEN + nth] = card + 1

    def lay_card(self, card: int, zone: int) -> None:
        self.free.remove(card)
        self.laid.append(card)
        self.p.move_card(card, zone, OPEN)
        if WITH <= zone < HAND:
            self.p.cells[at.OFFICIAL + zone - WITH] = card

    def draw(self, cards: list[int]) -> int:
        if not cards:
            raise Trouble("There are not enough gift cards for this position.")
        return cards[self.sheet.dice.below(len(cards))]

    def check_automa(self) -> None:
        """Each Automa card of today has played one of Meng's gifts."""
        c, t = self.p.cells, self.t
        if t.meng < 0:
            return
        played = sum(1 for nth in range(MENG_CARDS) if c[at.AUTOMA_TODAY + nth])
        gifts = [card for card in range(t.cards) if c[at.CARD_AT + card] in (HAND + t.meng, DISCARD + t.meng)]
        if played > len(gifts):
            raise Trouble(
                f"Meng has {len(gifts)} gift cards, so he cannot have played {played} Automa cards."
            )

    def of_meng(self, named: list[Any]) -> list[int]:
        """Gifts of Meng's pile, or that will be in the morning, named as everywhere, each once."""
        own = (HAND + self.t.meng, DISCARD + self.t.meng)
        left = [card for card in range(self.t.cards) if self.p.cells[at.CARD_AT + card] in own]
        found = []
        for gift in named:
            found.append(self.find_card(gift, left, "among Meng's gifts"))
            left.remove(found[-1])
        return found

    def find_card(self, gift: Any, among: list[int] | None = None, where: str = "to lay out") -> int:
        """A card by code, by value, or by value and action; never one that is used already."""
        if among is not None and gift in self.codes:
            if self.codes.index(gift) not in among:
                raise Trouble(f"The gift card {gift} is not left {where}.")
            return self.codes.index(gift)
        if gift in self.codes:
            card = self.codes.index(gift)
            if card not in self.free:
                where = "twice" if self.p.cells[at.CARD_AT + card] != BOX else "though it is in the box"
                raise Trouble(f"The gift card {gift} is named {where}.")
            return card
        value, _, action = str(gift).partition(" ")
        if isinstance(gift, bool) or not value.isdigit() or (action and action not in ACTIONS):
            raise Trouble(
                f"{gift!r} is no gift card; name a code such as {self.codes[0]!r}, a value from 1 to 9, "
                f"or a value and an action such as '3 two-servants'."
            )
        for card in self.free if among is None else among:
            row = self.rows[self.codes[card]]
            if row["value"] == int(value) and (not action or row["action"] == action):
                return card
        raise Trouble(f"No gift card {gift!r} is left {where}.")

    def fill_hands(self) -> None:
        """Everybody holds as many cards as the rules give: a set, and one for each card reward."""
        c, t = self.p.cells, self.t
        all_discarded = self.written.get("phase") in ("twilight", "night")
        for seat in range(t.players):
            family = self.sheet.family(seat)
            due = self.sheet.tables["gifts"]["each_set"] + c[at.REWARDED + 3 * seat + REWARD_GIFT]
            held = [card for card in range(t.cards) if c[at.CARD_AT + card] in (HAND + seat, DISCARD + seat)]
            if len(held) > due or (len(held) < due and "hand" in family and "discard" in family):
                raise Trouble(
                    f"The family of {self.sheet.name(seat)} holds {due} gift cards in hand and discard pile "
                    f"together, not {len(held)}."
                )
            zone = DISCARD if all_discarded or "hand" in family else HAND
            own = [card for card in self.free if owner_of_set(self.p, t.card_set[card]) == seat]
            for _ in range(due - len(held)):
                card = own.pop(0) if own else self.draw([x for x in self.free if t.card_set[x] == 6])
                self.lay_card(card, zone + seat)
