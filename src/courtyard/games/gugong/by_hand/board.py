"""The middle of the table: day and phase, dice, decrees, houses, the Automa cards."""

from itertools import permutations
from typing import Any

from courtyard.engine.reading import count, listed, one_of
from courtyard.engine.trouble import Trouble
from courtyard.games.gugong.by_hand.sheet import Part
from courtyard.games.gugong.declaration import cells as at
from courtyard.games.gugong.declaration.counts import FACES
from courtyard.games.gugong.declaration.words import AUTOMA, DECREE_KINDS, PHASES


class Board(Part):
    """The middle of the table."""

    def lay(self) -> None:
        c, t, written = self.p.cells, self.t, self.written
        known = [name for name in PHASES[1:6] if name != "twilight" or t.meng >= 0]
        phase = known[one_of(written.get("phase", "day"), known, "phase")]
        c[at.PHASE] = PHASES.index(phase)
        first = {"morning": 2, "ending": t.days}.get(written.get("phase", "day"), 1)
        c[at.TODAY] = count(written.get("day", first), t.days, "day")
        if c[at.TODAY] == 0:
            raise Trouble("The first day is day 1.")
        if phase == "ending" and c[at.TODAY] < t.days:
            raise Trouble(f"The game ends after day {t.days}, not after day {c[at.TODAY]}.")
        c[at.START_PLAYER] = self.sheet.seat(written.get("start", written.get("turn", 0)))
        if "medal" in written:
            c[at.MEDAL] = self.sheet.seat(written["medal"]) + 1
        self.lay_dice()
        self.lay_decrees()
        if t.meng >= 0:
            self.lay_automa()
        left = listed(written.get("houses", list(t.house_price)), "houses")
        prices = list(t.house_price)
        for price in left:
            if price not in prices:
                raise Trouble(f"No house is left for the price {price!r}; there are {list(t.house_price)}.")
            prices[prices.index(price)] = -1
        for house in range(t.houses):
            c[at.HOUSE_JADE + house] = 1 if prices[house] == -1 else 0

    def lay_dice(self) -> None:
        c = self.p.cells
        shown = self.written.get("dice")
        if shown is None:
            for die in range(self.t.dice):
                c[at.DICE + die] = self.sheet.dice.below(FACES)
            return
        if len(listed(shown, "dice")) != self.t.dice:
            raise Trouble(f"There are {self.t.dice} dice, not {len(shown)}.")
        for die, face in enumerate(self.fit_dice(shown)):
            c[at.DICE + die] = face

    def fit_dice(self, shown: list[Any]) -> list[int]:
        """Give the faces of three dice that show these values, in any order of the dice."""
        faces = [list(self.t.faces[FACES * die : FACES * die + FACES]) for die in range(self.t.dice)]
        for order in permutations(range(len(shown))):
            if all(shown[order[die]] in faces[die] for die in range(self.t.dice)):
                return [faces[die].index(shown[order[die]]) for die in range(self.t.dice)]
        raise Trouble(f"The dice cannot show {shown}; their faces are {faces}.")

    def lay_decrees(self) -> None:
        c, t = self.p.cells, self.t
        for name in listed(self.written.get("decrees", []), "decrees"):
            self.lay_decree(one_of(name, DECREE_KINDS, "decree"))
        for seat in range(t.players):
            for name in listed(self.sheet.family(seat).get("decrees", []), "decrees"):
                slot = self.lay_decree(one_of(name, DECREE_KINDS, "decree"))
                c[at.DECREE_OWNERS + slot] |= 1 << seat
        for level in (1, 2, 3):
            while -1 in (slots := self.slots(level)):
                rest = [kind for kind in range(15) if t.decree_level[kind] == level and kind not in slots]
                self.lay_decree(rest[self.sheet.dice.below(len(rest))])

    def slots(self, level: int) -> list[int]:
        first = (level - 1) * self.t.slots_per_level
        return [
            self.p.cells[at.DECREE_TILE + slot] - 1 for slot in range(first, first + self.t.slots_per_level)
        ]

    def lay_decree(self, kind: int) -> int:
        """Put a decree in play, if it is not yet, and give its slot."""
        level = self.t.decree_level[kind]
        slots = self.slots(level)
        if kind not in slots:
            if -1 not in slots:
                raise Trouble(f"Only {len(slots)} decrees of level {level} are in play.")
            slot = (level - 1) * self.t.slots_per_level + slots.index(-1)
            self.p.cells[at.DECREE_TILE + slot] = kind + 1
            return int(slot)
        return int((level - 1) * self.t.slots_per_level + slots.index(kind))

    def lay_automa(self) -> None:
        """Meng's focus, his cards of today in their order, those of earlier days, and the deck."""
        c, t = self.p.cells, self.t
        c[at.FOCUS] = t.focus if t.focus >= 0 else self.sheet.dice.below(7)
        for kind in range(len(AUTOMA)):
            c[at.AUTOMA_DECK + kind] = t.automa_copies[kind]
        today = listed(self.written.get("automa_today", []), "automa_today")
        if len(today) >= sum(t.automa_copies):
            raise Trouble("Meng cannot have played all his Automa cards today.")
        for nth, name in enumerate(today):
            c[at.AUTOMA_TODAY + nth] = self.use_automa(name) + 1
        for name in listed(self.written.get("automa_used", []), "automa_used"):
            c[at.AUTOMA_USED + self.use_automa(name)] += 1

    def use_automa(self, name: Any) -> int:
        kind = one_of(name, AUTOMA, "Automa card")
        if self.p.cells[at.AUTOMA_DECK + kind] == 0:
            raise Trouble(f"There are {self.t.automa_copies[kind]} Automa cards {name!r}, and no more.")
        self.p.cells[at.AUTOMA_DECK + kind] -= 1
        return kind
