"""The open question of a position: which step of the agenda asks whom, with its two details."""

from bisect import bisect_right
from dataclasses import dataclass

from courtyard.engine.position import FRAME, FRAMES, HEIGHT
from courtyard.games.gugong.declaration import options as o
from courtyard.games.gugong.declaration import steps
from courtyard.games.gugong.declaration.position import POOL, SUPPLY, Court

BLOCKS = (
    o.GIVE,
    o.SACRIFICE,
    o.SWAP_CARD,
    o.DISCARD_FOR_JADE,
    o.RECOVER,
    o.GIVE_TO,
    o.SWAP_WITH,
    o.TOKEN_AT,
    o.PAY_SERVANTS,
    o.NO_ACTIONS,
    o.USE_PRECIOUS,
    o.USE_ENCORE,
    o.USE_BARGAIN,
    o.USE_GENEROUS,
    o.WITH_DOUBLE,
    o.WITHOUT_DOUBLE,
    o.ACCEPT,
    o.DECLINE,
    o.TAKE,
    o.TRADE,
    o.TRADE_IN,
    o.CITY,
    o.ACTION_A,
    o.ACTION_B,
    o.BUILD,
    o.HOUSE,
    o.SQUARE,
    o.DECREE,
    o.MORNING_DECREE,
    o.LOAD,
    o.NEW_SHIP,
    o.SAIL,
    o.CLAIM,
    o.BENEFIT_ONE,
    o.TURN_DIE,
    o.ASK_ALWAYS,
    o.ASK_RARELY,
)
"""The first option of each block of the action space that a seat can choose from."""


@dataclass(frozen=True)
class Question:
    """A step that asks, the seat that it asks, and what else stands in its frame."""

    step: int
    who: int
    a: int
    b: int

    @property
    def is_bargain(self) -> bool:
        """Whether a bargain has already been struck for the action that is asked about."""
        return self.step == steps.ASK_ACTION and self.b >= steps.BARGAINED


def open_question(p: Court) -> Question:
    """Read the top of the agenda."""
    c = p.cells
    frame = FRAMES + FRAME * (c[HEIGHT] - 1)
    return Question(c[frame], c[frame + 1], c[frame + 2], c[frame + 3])


def block_of(option: int) -> int:
    """Give the first option of the block that an option belongs to."""
    return BLOCKS[bisect_right(BLOCKS, option) - 1]


def servants_short(p: Court, who: int, price: int, kept: int) -> int:
    """How many plain servants are missing in the pool for a price beside those kept for placing."""
    plain = p.cells[POOL + who]
    double = 2 if p.pool_has_double(who) else 0
    return max(kept - plain, price + kept - plain - double, 0)


def in_supply(p: Court, who: int) -> int:
    """How many servants a family can gain; the Double Servant is gained as one."""
    return p.cells[SUPPLY + who] + (1 if p.supply_has_double(who) else 0)
