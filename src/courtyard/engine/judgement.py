"""A game's knowledge of good play, for all who judge a position by numbers alone."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from courtyard.engine.chance import Dice
from courtyard.engine.position import NOBODY, Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement:
    """The knowledge of one game; bots and hints draw on it. Each game fills it in, or plays on at random.

    Worth is counted in hundredths of a point. A judge looks at what the seat that it judges for may
    know, and at nothing else.
    """

    def best(self, position: Position, seat: i64, dice: Dice) -> i64:
        """Give the option that looks best to an open seat."""
        options = position.options_of(seat)
        return options[dice.below(len(options))]

    def weigh(self, position: Position, seat: i64) -> vec[i64]:
        """Tell how good each option of an open seat looks, in their order."""
        return vec[i64]([0] * len(position.options_of(seat)))

    def play_on(self, position: Position, dice: Dice) -> vec[i64]:
        """Play a position on as far as is needed to tell how it ends; it is used up.

        Give how each seat stands against the others, and behind that the points of each; they differ
        where something else than points decides as well.
        """
        while position.seat != NOBODY:
            position.choose(position.seat, dice.choose(position))
        seats = position.seats()
        found = vec[i64]([0] * (2 * seats))
        for seat in range(seats):
            found[seats + seat] = 100 * position.result(seat)
            # Who is placed better is ahead, also where points are equal.
            found[seat] = 100 * position.result(seat) - position.place(seat)
        return found

    def play_short(self, position: Position, dice: Dice) -> vec[i64]:
        """Play a position on to where a network that was learned is asked, or to its end; it is used up.

        Give what `play_on` gives; unless the game is over, only as a guess, or 0 where there is none.
        """
        return self.play_on(position, dice)
