"""The open question of a position: which step of the agenda asks whom, with its two details."""

from dataclasses import dataclass

from courtyard.engine.position import FRAME, FRAMES, HEIGHT
from courtyard.games.gugong.declaration import steps
from courtyard.games.gugong.declaration.cells import POOL, SUPPLY
from courtyard.games.gugong.declaration.position import Court


@dataclass(frozen=True)
class Question:
    """A step that asks, the seat that it asks, and what else stands in its frame."""

    step: int
    who: int
    a: int
    b: int

    @property
    def is_bargain(self) -> bool:
        """Tell whether a bargain has already been struck for the action that is asked about."""
        return self.step == steps.ASK_ACTION and self.b >= steps.BARGAINED


def open_question(p: Court) -> Question:
    """Read the top of the agenda."""
    c = p.cells
    frame = FRAMES + FRAME * (c[HEIGHT] - 1)
    return Question(c[frame], c[frame + 1], c[frame + 2], c[frame + 3])


def servants_short(p: Court, who: int, price: int, kept: int) -> int:
    """Tell how many plain servants are missing in the pool for a price beside those kept for placing."""
    plain = p.cells[POOL + who]
    double = 2 if p.pool_has_double(who) else 0
    return max(kept - plain, price + kept - plain - double, 0)


def in_supply(p: Court, who: int) -> int:
    """Tell how many servants a family can gain; the Double Servant is gained as one."""
    return p.cells[SUPPLY + who] + (1 if p.supply_has_double(who) else 0)
