"""The one small interface of all bots."""

from abc import ABC, abstractmethod

from courtyard.engine.chance import Dice
from courtyard.engine.game import Game, View


class Bot(ABC):
    """A player made of code: it is handed what its seat may know, and never a position."""

    name: str

    @abstractmethod
    def choose(self, game: Game, view: View, options: list[int], dice: Dice) -> int:
        """Give the option that the seat of this view takes; what is left to chance comes from the dice."""
