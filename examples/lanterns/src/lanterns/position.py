"""The rules of the Fair of Lanterns.

Everybody holds five lanterns, numbered 1 to 90. Each round a stall opens, worth 1 to 8 points, and all
light one of their lanterns at the same time. The brightest wins the stall; but a lantern that is more than
twice as bright as the next is blown out by the wind, and the next one wins. Then all draw a new lantern.
After eight rounds the most points win.
"""

from pathlib import Path

from courtyard.engine.declaration import Declaration
from courtyard.engine.position import Position

DECLARED = Declaration.read(Path(__file__).with_name("declaration.toml"))
ROUNDS = STALLS = DECLARED.counts["stalls"]
LANTERNS = DECLARED.counts["lanterns"]
HAND_SIZE = 5

ROUND, STALL, LANTERNS_DRAWN, STALLS_DRAWN, STALL_CLOSED, LANTERN_AT, LIT, POINTS = (
    cell.first for cell in DECLARED.cells.values()
)
LIGHT, DRAW, OPEN = (block.first for block in (*DECLARED.options.values(), *DECLARED.chance.values()))
NEXT_ROUND, REFILL, ASK_LANTERN, LOT_LANTERN, LOT_STALL = (step.number for step in DECLARED.steps.values())
OPENED, DRAWN, SHOWN, BLOWN_OUT, WON = range(len(DECLARED.events))

DECK, USED, HAND = 0, 1, 2  # where a lantern is; from HAND on, in the hand of a seat


class Fair(Position):
    """The stalls, the lanterns and the points."""

    def __init__(self, players: int) -> None:
        super().__init__(DECLARED.size)
        self.players = players

    def seats(self) -> int:
        return self.players

    def result(self, seat: int) -> int:
        return self.cells[POINTS + seat]

    def copy(self) -> "Fair":
        return self.copy_to(Fair(self.players))

    def lay_out(self) -> None:
        self.plan_refill()

    def plan_refill(self) -> None:
        """Let all hands be refilled, seat by seat, and the next round begin."""
        self.push(NEXT_ROUND, 0, 0, 0)
        for seat in reversed(range(self.players)):
            self.push(REFILL, seat, 0, 0)

    def hand(self, seat: int) -> list[int]:
        """The lanterns in a hand, counted from 0."""
        return [nth for nth in range(LANTERNS) if self.cells[LANTERN_AT + nth] == HAND + seat]

    # What the steps do.

    def perform(self, step: int, who: int, a: int, b: int) -> None:
        if step == REFILL:
            if len(self.hand(who)) < HAND_SIZE:
                self.push(REFILL, who, 0, 0)
                self.push(LOT_LANTERN, who, 0, 0)
        elif step == NEXT_ROUND:
            self.cells[ROUND] += 1
            if self.cells[ROUND] <= ROUNDS:
                self.plan_refill()
                self.ask_all(ASK_LANTERN, (1 << self.players) - 1, 0, 0)
                self.push(LOT_STALL, 0, 0, 0)
        elif step == ASK_LANTERN:
            self.compare()

    def ask(self, step: int, who: int, a: int, b: int) -> None:
        for lantern in self.hand(who):
            self.offer(LIGHT + lantern)

    def answer(self, step: int, who: int, a: int, b: int, option: int) -> None:
        self.cells[LIT + who] = option - LIGHT + 1

    def draw(self, step: int, who: int, a: int, b: int) -> None:
        if step == LOT_LANTERN:
            for lantern in range(LANTERNS):
                if self.cells[LANTERN_AT + lantern] == DECK:
                    self.weigh(DRAW + lantern, 1)
        else:
            for stall in range(STALLS):
                if not self.cells[STALL_CLOSED + stall]:
                    self.weigh(OPEN + stall, 1)

    def drawn(self, step: int, who: int, a: int, b: int, outcome: int) -> None:
        if step == LOT_LANTERN:
            self.cells[LANTERNS_DRAWN] += 1
            self.cells[LANTERN_AT + outcome - DRAW] = HAND + who
            self.record(DRAWN, who, outcome - DRAW, 0)
        else:
            self.cells[STALLS_DRAWN] += 1
            self.cells[STALL] = outcome - OPEN + 1
            self.cells[STALL_CLOSED + outcome - OPEN] = 1
            self.record(OPENED, 0, outcome - OPEN, 0)

    def compare(self) -> None:
        """Show all lanterns; the brightest that the wind does not blow out wins the stall."""
        c = self.cells
        stall = c[STALL]
        lit = sorted(((c[LIT + seat], seat) for seat in range(self.players)), reverse=True)
        for seat in range(self.players):
            self.record(SHOWN, seat, c[LIT + seat] - 1, 0)
            c[LANTERN_AT + c[LIT + seat] - 1] = USED
            c[LIT + seat] = 0
        (light, winner), (next_light, next_winner) = lit[0], lit[1]
        if light > 2 * next_light:
            self.record(BLOWN_OUT, winner, light - 1, 0)
            winner = next_winner
        c[POINTS + winner] += stall
        c[STALL] = 0
        self.record(WON, winner, stall - 1, 0)

    def audit(self) -> list[str]:
        if len(self.cells) != DECLARED.size or any(cell < 0 for cell in self.cells):
            return ["A cell is below 0, or there are too many."]
        return []
