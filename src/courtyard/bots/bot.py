"""The one small interface of all bots."""

from abc import ABC, abstractmethod
from dataclasses import dataclass

from courtyard.engine.chance import Dice
from courtyard.engine.game import Game
from courtyard.engine.terms import View


@dataclass(frozen=True)
class Budget:
    """The time that a bot has for one choice: seconds, or a number of playouts.

    With neither the bot decides for itself. With playouts and a seed its choices are always the same.
    """

    seconds: float | None = None
    playouts: int | None = None


@dataclass(frozen=True)
class Thought:
    """A bot's opinion of one option.

    `chance` is the part of the tries that the seat won, as far as it can tell, `points` are what it ends
    with, `tried` is how often the option was tried, and `line` what is likely to follow: seats and their
    options. Who plays alone against no rival has no chance but points.
    """

    option: int
    chance: float
    points: float
    tried: int
    line: tuple[tuple[int, int], ...] = ()


class Bot(ABC):
    """A player made of code: it is handed what its seat may know, and never a position.

    One bot plays one seat of one game; it may remember what it thought about its last choice.
    """

    name: str
    looks = True
    """Whether it goes by its view; one that goes by its options alone needs none."""

    def prepare(self, game: Game) -> None:
        """Get ready to play a game; a bot that cannot play it says why with a `Trouble`."""
        return

    @abstractmethod
    def choose(self, game: Game, view: View, options: list[int], budget: Budget, dice: Dice) -> int:
        """Give the option that the seat of this view takes; the dice give it whatever randomness it needs."""

    def thoughts(self, everything: bool = False) -> list[Thought]:
        """Give what it thought of the best options of its last choice, or of all; some bots do not think."""
        return []
