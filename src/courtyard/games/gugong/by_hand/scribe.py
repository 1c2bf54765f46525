"""Reading a file, piece by piece, onto an empty court; and what happens next in it."""

from typing import Any

from courtyard.engine.content import Table
from courtyard.engine.game import Game
from courtyard.engine.reading import known_keys, listed, one_of
from courtyard.engine.terms import Opening
from courtyard.engine.trouble import Trouble
from courtyard.games.gugong.by_hand.board import Board
from courtyard.games.gugong.by_hand.families import Families
from courtyard.games.gugong.by_hand.gifts import Gifts
from courtyard.games.gugong.by_hand.sheet import Part, Sheet
from courtyard.games.gugong.by_hand.tokens import Tokens
from courtyard.games.gugong.chapters import night
from courtyard.games.gugong.chapters.audit import audit
from courtyard.games.gugong.declaration import cells as at
from courtyard.games.gugong.declaration import steps
from courtyard.games.gugong.declaration.counts import FACES
from courtyard.games.gugong.declaration.options import LOT_AUTOMA, LOT_FACE, LOT_GIFT, LOT_TOKEN
from courtyard.games.gugong.declaration.words import AUTOMA, DAY, PHASES, TOKENS

NEXT_KEYS = ("gifts", "tokens", "dice", "automa", "meng")


class Scribe(Part):
    """Reads one file."""

    def __init__(self, game: Game, written: Table, own: Table) -> None:
        super().__init__(Sheet(game, written, own))
        self.board = Board(self.sheet)
        self.gifts = Gifts(self.sheet)

    def opening(self) -> Opening:
        self.board.lay()
        Families(self.sheet).lay()
        self.gifts.deal()
        Tokens(self.sheet).deal()
        self.gifts.check_automa()
        self.set_agenda()
        foreseen = self.foresee()
        faults = self.game_faults()
        if faults:
            raise Trouble(f"This position cannot be: {faults[0]}")
        return Opening(self.sheet.options, self.p, foreseen)

    def game_faults(self) -> list[str]:
        self.p.records_events = True
        self.p.settle()
        return audit(self.p)

    def set_agenda(self) -> None:
        p, c = self.p, self.p.cells
        c[at.GIFTS_DRAWN] = 0
        phase = PHASES[c[at.PHASE]]
        turn = self.sheet.seat(self.written.get("turn", int(c[at.START_PLAYER])))
        c[at.ACTIVE] = turn
        if "turn" in self.written and phase != "day":
            raise Trouble(f"There are no turns in the {phase}; leave out `turn`, or say phase = 'day'.")
        if phase == "day":
            c[at.PHASE] = DAY
            p.push(steps.NEXT_TURN, 0, turn, 0)
        elif phase == "morning":
            if c[at.TODAY] == 1:
                raise Trouble("The first day has no morning.")
            c[at.TODAY] -= 1
            p.push(steps.DAWN, 0, 0, 0)
        elif phase == "twilight":
            p.push(steps.DUSK, 0, 0, 0)
        elif phase == "night":
            p.push(steps.NIGHT_MATCHES if self.t.meng >= 0 else steps.DUSK, 0, 0, 0)
        else:
            night.begin_ending(p)

    def foresee(self) -> dict[str, list[int]]:
        """Give the next draws from the piles and the dice."""
        known_keys(self.written.get("next", {}), NEXT_KEYS, "what comes next")
        gifts = []
        for gift in self.coming("gifts"):
            card = self.gifts.find_card(gift)
            self.gifts.free.remove(card)
            gifts.append(LOT_GIFT + card)
        tokens = [LOT_TOKEN + one_of(name, TOKENS, "travel token") for name in self.coming("tokens")]
        faces = []
        shown = self.coming("dice")
        if len(shown) % self.t.dice:
            raise Trouble(f"next.dice must name {self.t.dice} values for each roll, not {len(shown)}.")
        for first in range(0, len(shown), self.t.dice):
            roll = self.board.fit_dice(shown[first : first + self.t.dice])
            faces += [LOT_FACE + self.t.faces[FACES * die + face] for die, face in enumerate(roll)]
        automa = [LOT_AUTOMA + one_of(name, AUTOMA, "Automa card") for name in self.coming("automa")]
        meng = [LOT_GIFT + card for card in self.gifts.of_meng(self.coming("meng"))]
        return {"gifts": gifts, "tokens": tokens, "dice": faces, "automa": automa, "meng": meng}

    def coming(self, what: str) -> list[Any]:
        """Give what the file says comes next of one kind."""
        return listed(self.written.get("next", {}).get(what, []), f"next.{what}")
