"""A seat's knowledge: the view of a position in the words of the game.

Left out are the hands of the others, what lies face down to somebody else, the decks and what was
put back unseen. While both players choose at once, the other's Duchy is shown as it stood before.
To EVERYTHING nothing is hidden but the order of the decks, which nobody knows before cards are drawn.
"""

from copy import deepcopy
from typing import Final

from courtyard.engine.saving import frames
from courtyard.engine.terms import EVERYTHING, SPECTATOR, View
from courtyard.engine.trouble import Trouble
from courtyard.games.kingdom.chapters import ending, production
from courtyard.games.kingdom.chapters.course import Kingdom
from courtyard.games.kingdom.chapters.modules.advisors import is_unserved
from courtyard.games.kingdom.declaration import cells as at
from courtyard.games.kingdom.declaration import steps
from courtyard.games.kingdom.declaration.counts import RESOURCES, SPACES
from courtyard.games.kingdom.declaration.declared import DECLARED
from courtyard.games.kingdom.declaration.notation import notation
from courtyard.games.kingdom.declaration.words import (
    ADVISING,
    ADVISOR,
    ADVISOR_NAMES,
    AREA,
    AREA_DOWN,
    BOX,
    BUILDING,
    CALAMITY,
    DANGER,
    DECK,
    DISCARD,
    DRAWN,
    DUCHIES,
    DUCHY,
    GIANT_RATS,
    HAND,
    LOOKED_AT,
    MENACE,
    MENACES,
    PHASES,
    SELECTED,
    SELECTED_DOWN,
    SOLDIER,
    SPACE_NAMES,
    TREASURE,
)
from courtyard.games.kingdom.sight.cards import DANGER_DECK, Cards, origin_of

PLAIN: Final = {
    "krystallium": at.KRYSTALLIUMS,
    "soldiers": at.SOLDIERS,
    "training": at.TRAINING,
    "recruited": at.RECRUITED,
    "returned": at.RETURNED,
    "minted": at.MINTED,
    "traps": at.TRAPS,
    "vermin": at.VERMIN,
    "handed": at.HANDED,
}
"""Plain numbers of every Duchy."""
BY_RESOURCE: Final = {
    "alchemy": at.ALCHEMY,
    "purse": at.PURSE,
    "stolen": at.STOLEN,
    "produced": at.PRODUCED,
}
"""Numbers of every Duchy for each resource."""
DRAWS: Final = {
    "developments": at.DEVELOPMENTS_DRAWN,
    "advisors": at.ADVISORS_DRAWN,
    "dangers": at.DANGERS_DRAWN,
}
"""How often chance has drawn each kind of card."""


def view(p: Kingdom, seat: int, recalls: bool = False) -> View:
    """Give all that a seat, or a spectator, may know; the only way out of a position.

    Where cards that lie face down are nobody's to look at, who laid them may still recall them.
    """
    t = p.t
    if seat not in (SPECTATOR, EVERYTHING) and not 0 <= seat < t.players:
        raise Trouble(f"There is no seat {seat} at this table; there are seats 0 to {t.players - 1}.")
    look = Look(p, seat, recalls)
    open_seats = deciding(p, seat)
    return {
        "game": "kingdom",
        "options": dict(t.options),
        "own": deepcopy(t.own) if t.own else {},
        "viewer": None if seat < 0 else seat,
        "seat": seat if seat in open_seats else open_seats[0] if open_seats else int(p.seat),
        "deciding": open_seats,
        "choices": [notation(option, t.own) for option in p.options_of(seat)] if seat in open_seats else [],
        **look.table(),
        "duchies": [look.duchy(owner) for owner in range(t.players)],
        "before": Look(p, seat, recalls, True).duchy(seat) if p.veil() and seat >= 0 else None,
        "agenda": [
            DECLARED.show(step, seat, seat == EVERYTHING, {"card": look.names}) for step in frames(look.cells)
        ],
    }


def recall(p: Kingdom, seat: int) -> View:
    """Give what a seat knows that forgets nothing it has seen."""
    return view(p, seat, recalls=True)


def deciding(p: Kingdom, viewer: int) -> list[int]:
    """The seats that must choose, as far as a viewer can tell: nobody sees who else is done already."""
    is_hidden = p.veil() and viewer != EVERYTHING
    return [who for who in range(p.t.players) if p.is_open(who) or (is_hidden and who != viewer)]


class Look(Cards):
    """The table and the Duchies as one viewer sees them."""

    def table(self) -> View:
        c = self.cells
        return {
            "round": c[at.ROUND],
            "phase": PHASES[c[at.PHASE]],
            "turn": c[at.TURN],
            "stage": steps.STAGES[c[at.STAGE]] or None,
            "veiled": self.is_veiled,
            "first_player": int(self.p.first_player()) if c[at.ROUND] else 0,
            "laid": c[at.LAID],
            "draws": {name: c[cell] for name, cell in DRAWS.items()},
            "areas": [self.lying(AREA + area, AREA_DOWN + area) for area in range(2)],
            "deck": self.deck(),
            "stacks": self.stacks(),
            "danger_deck": len(self.cards(DANGER)),
            "looked_at": self.named(self.cards(LOOKED_AT)),
            "unmasked": self.names[c[at.UNMASKED] - 1] if c[at.UNMASKED] else None,
            "doubled": bool(c[at.DOUBLED]),
            "attended": bool(c[at.ATTENDED]),
            "discards": self.discards(),
            "box": self.named([card for card in self.cards(BOX) if self.is_public(card)]),
            "hidden_dangers": self.hidden_dangers(),
            "unseen": self.named(self.unseen),
        }

    def deck(self) -> View:
        """Alone, one sees the top card and remembers which discarded cards were shuffled in again."""
        top = self.cells[at.TOP] - 1
        known = [card for card in self.cards(DECK) if self.remembers(card) and card != top]
        return {
            "size": len(self.cards(DECK)),
            "top": self.names[top] if top >= 0 else None,
            "known": self.named(known),
        }

    def stacks(self) -> View:
        """Give the stacks and tokens left beside the board."""
        t, c = self.p.t, self.cells
        undealt = [
            card for card in self.cards(BOX) if CALAMITY <= card < MENACE and not c[at.CARD_KNOWN + card]
        ]
        has_rats = GIANT_RATS in list(t.menace)
        on_cards = sum(int(self.p.filled(card, SOLDIER)) for card in range(TREASURE))
        owned = sum(c[cell + who] for cell in (at.SOLDIERS, at.TRAINING) for who in range(t.players))
        return {
            "calamities": 0 if t.module == MENACES or t.players == 1 else len(undealt),
            "vermin": int(t.vermin) - c[at.VERMIN] - c[at.VERMIN + 1] if has_rats else 0,
            "soldiers": max(int(t.soldiers) - owned - on_cards, 0),
        }

    def discards(self) -> View:
        """Open ones by name; face-down ones by the player who laid them, and when."""
        down = [card for card in self.cards(DISCARD) if not self.is_public(card)]
        down.sort(key=lambda card: self.cells[at.CARD_LAID + card])
        return {
            "open": self.named([card for card in self.cards(DISCARD) if self.is_public(card)]),
            "down": [
                {**self.laid(card), "down": True, "round": self.cells[at.CARD_LAID + card] // 128}
                for card in down
            ],
        }

    def hidden_dangers(self) -> list[View]:
        """Calamities and Menaces that somebody holds or has laid face down; alone nobody does."""
        shown = []
        for card in self.unseen:
            if CALAMITY <= card < ADVISOR:
                seat, number = origin_of(card, self.p.t)
                alone = (seat, number) == DANGER_DECK
                shown.append(
                    {
                        "card": self.names[card],
                        "seat": None if alone else seat,
                        "round": None if alone else number,
                    }
                )
        return shown

    # A Duchy.

    def duchy(self, owner: int) -> View:
        c = self.cells
        return {
            "name": DUCHIES[self.p.t.duchy[owner]],
            **{name: c[cell + owner] for name, cell in PLAIN.items()},
            **{name: self.by_resource(cell + RESOURCES * owner) for name, cell in BY_RESOURCE.items()},
            "production": {
                SPACE_NAMES[resource]: int(production.yield_of(self.p, owner, resource))
                for resource in range(RESOURCES)
            },
            "points": int(ending.score(self.p, owner)),
            "used": [name for nth, name in enumerate(ADVISOR_NAMES) if c[at.USED + owner] >> nth & 1],
            "steps_done": [nth + 1 for nth in range(self.p.t.steps) if c[at.STEPS_DONE + owner] >> nth & 1],
            "duty": self.duty(owner),
            **self.duchy_cards(owner),
        }

    def by_resource(self, first: int) -> dict[str, int]:
        return dict(zip(SPACE_NAMES, self.cells[first : first + RESOURCES], strict=False))

    def duty(self, owner: int) -> View | None:
        """Give a seat's duty in a stage that all go through together; nobody else's under the veil."""
        c = self.cells
        if c[at.STAGE] == 0 or (self.is_veiled and not self.sees(owner)):
            return None
        return {
            "name": steps.DUTIES[c[at.DUTY + owner]],
            "detail": c[at.DETAIL + owner],
            "begun": steps.DUTIES[c[at.BEGUN + owner]] if c[at.BEGUN + owner] else None,
            "left": c[at.LEFT + owner],
            "unserved": self.named([card for card in range(TREASURE) if is_unserved(self.p, owner, card)]),
        }

    def duchy_cards(self, owner: int) -> View:
        hand = self.cards(HAND + owner)
        unkept = [card for card in self.cards(BOX) if self.cells[at.CARD_KNOWN + card] == 1 << owner]
        building = self.cards(BUILDING + owner)
        return {
            "hand_size": len(hand),
            "hand": self.named([card for card in hand if self.knows(card)]),
            "selection": self.lying(SELECTED + owner, SELECTED_DOWN + owner),
            "building": [self.under_construction(card) for card in building if card < TREASURE],
            "menaces": self.named([card for card in building if card >= TREASURE]),
            "built": self.named([card for card in self.cards(DUCHY + owner) if card < CALAMITY]),
            "calamities": self.named([card for card in self.cards(DUCHY + owner) if card >= CALAMITY]),
            "advisors": self.named(self.cards(ADVISING + owner)),
            "drawn": self.hidden_last(self.cards(DRAWN + owner)),
            "unkept": self.hidden_last(unkept) if self.p.t.players > 1 else [],
        }

    def under_construction(self, card: int) -> View:
        """A card with what lies on its spaces, and the giant beneath it."""
        giant = self.cells[at.FROZEN + card]
        return {
            "card": self.names[card],
            "filled": {
                SPACE_NAMES[space]: int(self.p.filled(card, space))
                for space in range(SPACES)
                if self.p.filled(card, space)
            },
            "frozen": self.names[giant - 1] if giant else None,
        }
