"""placeholder"""

from courtyard.engine.chance import Dice
from courtyard.engine.game import View
from courtyard.games.gugong.course import Gugong


def view(p: Gugong, seat: int) -> View:
    raise NotImplementedError


def sample(view: View, dice: Dice) -> Gugong:
    raise NotImplementedError
