"""The open question of a seat: which step or duty asks it, with its details."""

from dataclasses import dataclass

from courtyard.engine.language import Saying
from courtyard.engine.position import FRAME, FRAMES, HEIGHT
from courtyard.games.kingdom.chapters.course import Kingdom
from courtyard.games.kingdom.declaration import steps
from courtyard.games.kingdom.declaration.cells import BEGUN, DETAIL, DUTY, LEFT, ROUND, STAGE
from courtyard.games.kingdom.declaration.counts import RESOURCES

Gaps = dict[str, str | int | Saying]
"""Arguments of a saying."""

Words = tuple[Saying, tuple[str, ...]]
"""Something said, and the rules it rests on, without the name of the game."""


@dataclass(frozen=True)
class Question:
    """A step that asks, the seat it asks, what stands in its frame, and the seat's duty where all choose."""

    step: int
    who: int
    a: int
    b: int
    duty: int = steps.DONE
    begun: int = steps.DONE
    detail: int = 0
    stage: int = 0

    @property
    def asked(self) -> int:
        """Give the first thing asked for: what was begun, or the duty."""
        return self.begun or self.duty

    @property
    def resource(self) -> int:
        """The resource whose production step this is, or -1."""
        nth = self.stage - steps.PRODUCTION
        return nth if 0 <= nth < RESOURCES else -1


def open_question(p: Kingdom, seat: int) -> Question:
    """Read the top of the agenda, and the duty of the seat in a stage that all go through together."""
    c = p.cells
    frame = FRAMES + FRAME * (c[HEIGHT] - 1)
    step = int(c[frame])
    if step != steps.ASK_TOGETHER:
        return Question(step, seat, int(c[frame + 2]), int(c[frame + 3]))
    begun = int(c[BEGUN + seat])
    detail = int(c[LEFT + seat] if begun else c[DETAIL + seat])
    return Question(step, seat, 0, 0, int(c[DUTY + seat]), begun, detail, int(c[STAGE]))


def is_last_round(p: Kingdom) -> bool:
    return p.cells[ROUND] == p.t.rounds
