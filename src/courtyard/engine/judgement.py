"""What a game knows about good play, for all who have to judge a position by numbers alone."""

from librt.vecs import vec
from mypy_extensions import i64

from courtyard.engine.chance import Dice
from courtyard.engine.position import Position


class Judgement:
    """The knowledge of one game; bots and hints draw on it, and each game fills it in.

    Worth is counted in hundredths of a point. A judge looks at what the seat that it judges for may
    know, and at nothing else.
    """

    def best(self, position: Position, seat: i64, dice: Dice) -> i64:
        """Give the option that looks best to an open seat."""
        raise NotImplementedError

    def weigh(self, position: Position, seat: i64) -> vec[i64]:
        """Give how good each option of an open seat looks, in their order."""
        raise NotImplementedError

    def play_on(self, position: Position, dice: Dice) -> vec[i64]:
        """Play a position on as far as is needed to tell how it ends; it is used up.

        Give how each seat stands against the others, and behind that the points of each; they differ
        where something else than points decides as well.
        """
        raise NotImplementedError
