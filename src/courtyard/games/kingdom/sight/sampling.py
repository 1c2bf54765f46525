"""Positions that agree with a view: what it does not tell is filled in at random."""

from collections.abc import Iterator
from dataclasses import dataclass

from courtyard.engine.chance import Dice
from courtyard.engine.saving import lay_frames
from courtyard.engine.terms import View
from courtyard.engine.trouble import Trouble
from courtyard.games.kingdom.chapters import together
from courtyard.games.kingdom.chapters.course import Kingdom
from courtyard.games.kingdom.chapters.modules.advisors import bit, half
from courtyard.games.kingdom.declaration import cells as at
from courtyard.games.kingdom.declaration import steps
from courtyard.games.kingdom.declaration.cells import BEFORE, OWN, SIZE
from courtyard.games.kingdom.declaration.components import tables_for
from courtyard.games.kingdom.declaration.counts import CARDS, RESOURCES
from courtyard.games.kingdom.declaration.declared import DECLARED
from courtyard.games.kingdom.declaration.notation import named
from courtyard.games.kingdom.declaration.tables import Tables
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
    DUCHY,
    HAND,
    LOOKED_AT,
    PHASES,
    SELECTED,
    SELECTED_DOWN,
    SPACE_NAMES,
    TREASURE,
)
from courtyard.games.kingdom.sight.cards import DANGER_DECK, KEPT_BEFORE, Origin, origin_of
from courtyard.games.kingdom.sight.vision import BY_RESOURCE, DRAWS, PLAIN


@dataclass(frozen=True)
class Spot:
    """A place for one card: the zone, who knows what lies there, and when it was laid."""

    zone: int
    known: int
    laid: int = 0
    origin: Origin | None = None
    for_advisor: bool = False


def sample(view: View, dice: Dice) -> Kingdom:
    """Build a full position that agrees with everything in a view; hidden things are drawn at random."""
    t = tables_for(view["options"], view["own"])
    reader = Reader(view, t)
    p = Kingdom(t, 0)
    p.write(reader.deal(dice))
    for seat, duchy in enumerate(view["duchies"]):
        if view["veiled"] and duchy["duty"] is None:
            together.first_duty(p, seat, p.cells[at.STAGE])
            together.proceed(p, seat, False)
    p.settle()
    return p


class Reader:
    """A view on its way back to cells."""

    def __init__(self, view: View, t: Tables) -> None:
        self.view = view
        self.t = t
        self.names = named(t)
        self.number = {name: card for card, name in enumerate(self.names)}
        self.everybody = (1 << t.players) - 1
        self.open: list[tuple[Spot, int]] = []
        self.hidden: list[Spot] = []
        for spot, name in self.spots():
            if name is None:
                self.hidden.append(spot)
            else:
                self.open.append((spot, self.number[name]))

    def deal(self, dice: Dice) -> list[int]:
        """Give cells with all unseen cards dealt to the spots whose card the view does not tell."""
        c = [0] * SIZE
        self.lay_table(c)
        for seat, duchy in enumerate(self.view["duchies"]):
            self.lay_duchy(c, seat, duchy)
        for spot, card in self.open + self.deal_unseen(dice):
            c[at.CARD_AT + card] = spot.zone
            c[at.CARD_KNOWN + card] = spot.known
            c[at.CARD_LAID + card] = spot.laid
        self.lay_agenda(c, dice)
        if self.view["veiled"]:
            self.lay_before(c)
        return c

    # Where cards lie.

    def spots(self) -> Iterator[tuple[Spot, str | None]]:
        """Every place of a card, with its card where the view tells it."""
        view = self.view
        for area, cards in enumerate(view["areas"]):
            yield from (self.lying(shown, AREA + area, AREA_DOWN + area) for shown in cards)
        for zone, cards in (
            (LOOKED_AT, view["looked_at"]),
            (DISCARD, view["discards"]["open"]),
            (BOX, view["box"]),
            (DECK, view["deck"]["known"] + ([view["deck"]["top"]] if view["deck"]["top"] else [])),
        ):
            yield from ((Spot(zone, self.everybody), card) for card in cards)
        yield from (self.lying(shown, DISCARD, DISCARD) for shown in view["discards"]["down"])
        yield from ((Spot(DANGER, 0, 0, DANGER_DECK), None) for _ in range(view["danger_deck"]))
        deck = view["deck"]
        unknown = deck["size"] - len(deck["known"]) - (deck["top"] is not None)
        yield from ((Spot(DECK, 0), None) for _ in range(unknown))
        for seat, duchy in enumerate(view["duchies"]):
            yield from self.own_spots(seat, duchy)

    def own_spots(self, seat: int, duchy: View) -> Iterator[tuple[Spot, str | None]]:
        """Every place of a card that belongs to a seat."""
        mine = 1 << seat
        hand = Spot(HAND + seat, mine, 0, (seat, self.view["round"]))
        for nth in range(duchy["hand_size"]):
            yield hand, duchy["hand"][nth] if nth < len(duchy["hand"]) else None
        for shown in duchy["selection"]:
            yield self.lying(shown, SELECTED + seat, SELECTED_DOWN + seat)
        for zone in (DRAWN + seat, BOX):
            for card in duchy["drawn" if zone == DRAWN + seat else "unkept"]:
                yield Spot(zone, mine, for_advisor=True), card
        # An Advisor that was kept is shown to the other player when both have kept one.
        kept = mine if self.view["stage"] == steps.STAGES[steps.KEEPING] else self.everybody
        for zone, known, cards in (
            (BUILDING, self.everybody, [shown["card"] for shown in duchy["building"]]),
            (BUILDING, self.everybody, duchy["menaces"]),
            (DUCHY, self.everybody, duchy["built"] + duchy["calamities"]),
            (ADVISING, kept, duchy["advisors"]),
        ):
            yield from ((Spot(zone + seat, known), card) for card in cards)

    def lying(self, shown: View, up: int, down: int) -> tuple[Spot, str | None]:
        """A card that was laid into an area; face down, who laid it knows it, but alone nobody."""
        who = shown["laid_by"]
        number = shown["round"] if "round" in shown else self.view["round"]
        laid = 0 if who is None else (64 * number + shown["nth"]) * 2 + who
        if not shown["down"]:
            return Spot(up, self.everybody, laid), shown["card"]
        if self.t.players == 1:
            return Spot(down, 0, laid, DANGER_DECK), shown["card"]
        return Spot(down, 1 << who, laid, (who, number)), shown["card"]

    # Dealing.

    def deal_unseen(self, dice: Dice) -> list[tuple[Spot, int]]:
        """Deal at random: first what cannot lie everywhere, then the rest."""
        unseen = [self.number[name] for name in self.view["unseen"]]
        spots = list(self.hidden)
        if len(unseen) != len(spots):
            raise Trouble(f"The view hides {len(spots)} cards, but {len(unseen)} are unseen.")
        dice.shuffle(unseen)
        dealt: list[tuple[Spot, int]] = []
        for spot in [spot for spot in spots if spot.for_advisor]:
            dealt.append((spot, next(card for card in unseen if card >= ADVISOR)))
            spots.remove(spot)
            unseen.remove(dealt[-1][1])
        for card in [card for card in unseen if CALAMITY <= card < ADVISOR]:
            fitting = [spot for spot in spots if spot.origin == origin_of(card, self.t)]
            if not fitting:
                raise Trouble(f"{self.names[card]} is unseen, but lies nowhere.")
            dealt.append((fitting[dice.below(len(fitting))], card))
            spots.remove(dealt[-1][0])
            unseen.remove(card)
        return dealt + list(zip(spots, unseen, strict=True))

    # Everything else.

    def lay_table(self, c: list[int]) -> None:
        view = self.view
        c[at.ROUND] = view["round"]
        c[at.PHASE] = PHASES.index(view["phase"])
        c[at.TURN] = view["turn"]
        c[at.STAGE] = steps.STAGES.index(view["stage"] or "")
        c[at.LAID] = view["laid"]
        for name, cell in DRAWS.items():
            c[cell] = view["draws"][name]
        c[at.TOP] = self.one_higher(view["deck"]["top"])
        c[at.UNMASKED] = self.one_higher(view["unmasked"])
        c[at.DOUBLED] = int(view["doubled"])
        c[at.ATTENDED] = int(view["attended"])

    def one_higher(self, name: str | None) -> int:
        """A card that may be absent, as cells keep it."""
        return 0 if name is None else self.number[name] + 1

    def lay_duchy(self, c: list[int], seat: int, duchy: View, back: int = 0) -> None:
        """All of a Duchy but where its cards are, into its cells or so far behind them."""
        for name, cell in PLAIN.items():
            c[cell + seat + back] = duchy[name]
        for name, cell in BY_RESOURCE.items():
            first = cell + RESOURCES * seat + back
            c[first : first + RESOURCES] = [duchy[name][resource] for resource in SPACE_NAMES[:RESOURCES]]
        c[at.USED + seat + back] = sum(1 << ADVISOR_NAMES.index(name) for name in duchy["used"])
        c[at.STEPS_DONE + seat + back] = sum(1 << step - 1 for step in duchy["steps_done"])
        if duchy["duty"]:
            duty = duchy["duty"]
            c[at.DUTY + seat + back] = steps.DUTIES.index(duty["name"])
            c[at.DETAIL + seat + back] = duty["detail"]
            c[at.BEGUN + seat + back] = steps.DUTIES.index(duty["begun"] or steps.DUTIES[steps.DONE])
            c[at.LEFT + seat + back] = duty["left"]
            for card in (self.number[name] for name in duty["unserved"]):
                c[half(seat, card) + back] |= bit(card)
        for shown in duchy["building"]:
            card = self.number[shown["card"]]
            filled = shown["filled"].items()
            c[at.FILL + card + back] = sum(n << 4 * SPACE_NAMES.index(space) for space, n in filled)
            c[at.FROZEN + card + back] = self.one_higher(shown["frozen"])

    def lay_agenda(self, c: list[int], dice: Dice) -> None:
        """The agenda; a card that another player has picked is any card of that hand."""
        agenda = []
        for shown in self.view["agenda"]:
            frame = DECLARED.read_step(shown, {"card": self.names})
            if "card" in shown and shown["card"] is None:
                hand = [card for card in range(CARDS) if c[at.CARD_AT + card] == HAND + frame[1]]
                frame[2] = hand[dice.below(len(hand))]
            agenda.append(frame)
        lay_frames(c, agenda)

    def lay_before(self, c: list[int]) -> None:
        """Tell how all stood when the veil fell: the others as they are shown, the viewer as remembered."""
        c[BEFORE:SIZE] = c[OWN:BEFORE]
        if self.view["before"] is None:
            return
        seat = self.view["viewer"]
        for spot, name in self.own_spots(seat, self.view["before"]):
            if name is not None:
                card = self.number[name]
                c[at.CARD_AT + card + KEPT_BEFORE] = spot.zone
                if card < TREASURE:
                    c[at.FILL + card + KEPT_BEFORE] = c[at.FROZEN + card + KEPT_BEFORE] = 0
        self.lay_duchy(c, seat, self.view["before"], KEPT_BEFORE)
