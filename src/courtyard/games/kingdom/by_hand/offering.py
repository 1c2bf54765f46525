"""Offers and draws: hands, areas, selections, the discard pile, and the cards filled in at random."""

from typing import Any

from courtyard.engine.chance import Dice
from courtyard.engine.content import Table
from courtyard.engine.reading import count, flag, known_keys, listed, seat_of
from courtyard.engine.trouble import Trouble
from courtyard.games.kingdom.by_hand.cards import Cards, is_danger
from courtyard.games.kingdom.by_hand.moments import Moment
from courtyard.games.kingdom.chapters import areas
from courtyard.games.kingdom.chapters.course import Kingdom
from courtyard.games.kingdom.chapters.setup import eighth_card
from courtyard.games.kingdom.declaration import cells as at
from courtyard.games.kingdom.declaration.counts import CARDS
from courtyard.games.kingdom.declaration.words import (
    ADVISORS,
    AREA,
    AREA_DOWN,
    BOX,
    DANGER,
    DECK,
    DISCARD,
    HAND,
    SELECTED,
    SELECTED_DOWN,
    SPY,
)


class Dealer:
    """Lays and draws the cards that move around in the Choice phase."""

    def __init__(self, p: Kingdom, cards: Cards, moment: Moment, dice: Dice, names: list[str]) -> None:
        self.p = p
        self.t = p.t
        self.cards = cards
        self.moment = moment
        self.dice = dice
        self.names = names
        self.face_down = [0] * len(names)
        """How many face-down cards of each player lie about."""
        self.from_danger: list[int] = []
        """Alone: cards that must have come from the Danger deck."""

    def draw(self, cards: set[int]) -> int:
        """Take a free card at random."""
        if not cards:
            raise Trouble("There are not enough cards for this position.")
        card = sorted(cards)[self.dice.below(len(cards))]
        self.cards.free.remove(card)
        return card

    def draw_development(self) -> int:
        return self.draw(self.cards.free & self.cards.in_deck)

    # Cards that are named.

    def lay_entry(self, entry: Any, zone: int, down: bool) -> None:
        """Lay a card of this round, face up or down, by somebody, into an area or a selection."""
        p = self.p
        entry = {"card": entry} if isinstance(entry, str) else entry
        by = entry.get("by", -1)
        card = self.cards.take(entry.get("card"), zone, by)
        if by < 0:
            by = self.layer_of(card, down)
        areas.lay(p, by, card, 0, down)
        p.move(card, zone)
        if down:
            self.face_down[by] += 1
            p.cells[at.CARD_KNOWN + card] = 1 << by if self.t.players > 1 else 0
            self.from_danger.append(card)

    def layer_of(self, card: int, down: bool) -> int:
        """Give the player who laid a nameless card: its owner, or the first player while there are Traps."""
        first = int(self.p.first_player())
        if self.t.players == 1:
            return 0
        if is_danger(card):
            return self.cards.owner_of(card)
        return 1 - first if down and self.face_down[first] >= self.t.traps else first

    def lay_selection(self, who: int, table: Table) -> None:
        for key, zone in (("selected", SELECTED), ("selected_down", SELECTED_DOWN)):
            for entry in listed(table.get(key, []), f"{key} of {self.names[who]}"):
                self.lay_entry(self.checked(entry, ("card", "by")), zone + who, zone == SELECTED_DOWN)

    def lay_areas(self, written: Any) -> None:
        rows = listed(written, "areas")
        if len(rows) != 2:
            raise Trouble(f"areas must hold two lists of cards, not {len(rows)}.")
        for area, row in enumerate(rows):
            for entry in listed(row, "each of the areas"):
                entry = self.checked(entry, ("card", "down", "by"))
                down = flag(entry.get("down", False), "down")
                self.lay_entry(entry, (AREA_DOWN if down else AREA) + area, down)

    def checked(self, entry: Any, keys: tuple[str, ...]) -> Table:
        """A card by its name alone, or with the player who laid it."""
        if isinstance(entry, str):
            return {"card": entry}
        known_keys(entry, keys, "a laid card")
        if "by" in entry:
            return {**entry, "by": seat_of(entry["by"], self.names)}
        return dict(entry)

    def lay_discards(self, written: Any) -> None:
        """The discard pile: face-down cards were left over unseen."""
        c = self.p.cells
        for nth, entry in enumerate(listed(written, "discard")):
            entry = self.checked(entry, ("card", "down", "by", "danger"))
            card = self.cards.take(entry.get("card"), DISCARD, entry.get("by", -1))
            if flag(entry.get("danger", False), "danger"):
                if self.t.players > 1:
                    raise Trouble("There is a Danger deck only alone.")
                self.from_danger.append(card)
            self.p.move(card, DISCARD)
            c[at.CARD_KNOWN + card] = self.p.everybody()
            if flag(entry.get("down", False), "down"):
                by = entry.get("by", self.layer_of(card, False))
                number = max(1, self.moment.round - 1)
                if self.t.players > 1 and is_danger(card):
                    number = self.cards.round_of(card)
                c[at.CARD_KNOWN + card] = 1 << by if self.t.players > 1 else 0
                c[at.CARD_LAID + card] = (64 * number + nth + 1) * 2 + by
                self.from_danger.append(card)

    def lay_traps(self, who: int, table: Table) -> None:
        """Trap tokens that are left; those under face-down cards are spent."""
        c, t, name = self.p.cells, self.t, self.names[who]
        spent = self.face_down[who] if t.players > 1 else int(c[at.UNMASKED] > 0)
        there = int(t.traps) + int((c[at.USED + who] >> SPY) & 1)
        if "traps" in table:
            left = count(table["traps"], int(t.traps), f"traps of {name}")
        else:
            left = max(0, int(t.traps) - spent)
        if left + spent > there:
            raise Trouble(f"{name} has {there} Trap tokens this round, not {left + spent}.")
        c[at.TRAPS + who] = left

    def lay_hand(self, who: int, written: Any) -> None:
        for name in listed(written, f"hand of {self.names[who]}"):
            self.hold(who, self.cards.take(name, HAND, who))

    def hold(self, who: int, card: int) -> None:
        self.p.move(card, HAND + who)
        self.p.cells[at.CARD_KNOWN + card] = 1 << who

    def check_laid(self) -> None:
        """No more cards can have been laid this round than the turn allows."""
        t, moment = self.t, self.moment
        turn = moment.turn if moment.phase == "choice" else 16
        if t.players > 1:
            most = 2 * int(t.starters) + 2 * ((turn + 1) // 2)
        else:
            turn = min(turn, int(t.solo_selections))
            most = 2 * int(t.solo_offering) + turn * (int(t.solo_offering) + 2) + 1
        most += t.module == ADVISORS
        laid = int(self.p.cells[at.LAID])
        if laid > most:
            raise Trouble(
                f"At most {most} cards were laid this round by now, but areas and selections hold {laid}."
            )

    # What the lot fills in.

    def fill_hand(self, who: int) -> None:
        """Every hand is as big as the turn makes it; the Calamity or Menace of the round comes first."""
        is_first = who == self.p.first_player()
        due = int(self.t.hand) + 1 - 2 * self.moment.offers(is_first)
        held = int(self.p.count(HAND + who, 0, CARDS))
        eighth = int(eighth_card(self.p, who))
        if held > due:
            raise Trouble(
                f"Before turn {self.moment.turn} the hand of {self.names[who]} has {due} cards, not {held}."
            )
        if eighth in self.cards.free:
            if held < due:
                self.cards.free.remove(eighth)
                self.hold(who, eighth)
                held += 1
            elif self.moment.turn == 0:
                raise Trouble(
                    f"The hand of {self.names[who]} begins with {self.cards.slugs[eighth]}, which is nowhere."
                )
        for _ in range(due - held):
            self.hold(who, self.draw_development())

    def fill_areas(self) -> None:
        """Lay out the areas as at the beginning of a round."""
        each = int(self.t.starters if self.t.players > 1 else self.t.solo_offering)
        for area in range(2):
            for _ in range(each):
                areas.lay(self.p, int(self.p.first_player()), self.draw_development(), area, False)

    # Alone.

    def lay_unmasked(self, name: Any) -> None:
        """The card that the token turned up this round: it lies in an area or was selected."""
        places = (AREA, AREA + 1, SELECTED)
        there = [card for card in self.cards.named(name) if self.p.cells[at.CARD_AT + card] in places]
        if not there:
            raise Trouble(f"{name!r} cannot be unmasked: it lies face up neither in an area nor selected.")
        self.p.cells[at.UNMASKED] = there[0] + 1
        self.from_danger.append(there[0])

    def lay_top(self, name: Any) -> None:
        card = self.draw_development() if name is None else self.cards.take(name, DECK)
        self.p.cells[at.TOP] = card + 1
        self.p.cells[at.CARD_KNOWN + card] = self.p.everybody()

    def fill_danger(self, named: list[int]) -> None:
        """The Danger deck: the named cards, and at random as many as are left at this moment."""
        t, moment = self.t, self.moment
        each_round = int(t.solo_selections) - 1
        drawn = each_round * (moment.round - 1)
        if moment.phase == "choice":
            drawn += min(moment.turn, each_round)
        elif moment.phase != "deal":
            drawn += each_round
        placed = {card for card in self.cards.dangers if card not in self.cards.free} - set(named)
        out = placed | set(self.from_danger)
        if len(out) > drawn:
            raise Trouble(f"By now {drawn} cards came from the Danger deck, but {len(out)} must have.")
        left = int(t.danger_cards + t.danger_calamities) - drawn
        if len(named) > left:
            raise Trouble(f"The Danger deck has {left} cards left, not {len(named)}.")
        plain = int(t.danger_cards) - len([card for card in [*out, *named] if not is_danger(card)])
        rest = self.cards.dangers & self.cards.free
        rest |= {self.draw_development() for _ in range(plain)}
        self.cards.free |= rest
        for _ in range(left - len(named)):
            card = self.draw(rest)
            rest.remove(card)
            named.append(card)
        for card in named:
            self.p.move(card, DANGER)

    def send_home(self) -> None:
        """Calamities and Menaces that were dealt and are named nowhere are out of the game."""
        dealt = self.moment.round - (self.moment.phase == "deal")
        for card in self.cards.dangers & self.cards.free:
            if self.t.players == 1 or self.cards.round_of(card) <= dealt:
                self.p.move(card, BOX)
                self.p.cells[at.CARD_KNOWN + card] = self.p.everybody()
