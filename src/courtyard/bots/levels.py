"""The four levels for people, from a beginner who overlooks things to the strongest there is.

Each is meant to be clearly above the one before (docs/bots.md says what was measured), and each answers in
time on one core: within half a second, one, two and five.
"""

from courtyard.bots.bot import Bot, Budget
from courtyard.bots.deep import DeepBot
from courtyard.bots.heuristic import HeuristicBot
from courtyard.bots.search import SearchBot
from courtyard.engine.chance import Dice
from courtyard.engine.game import Game
from courtyard.engine.terms import View

OVERLOOKED = 15
"""Per cent of the options that a novice overlooks."""
MISJUDGED = 80
"""Largest overestimate of the other options, in hundredths of a point."""


class Novice(Bot):
    """Knows what is good, but overlooks options and misjudges what they are worth, as beginners do."""

    name = "novice"

    def choose(self, game: Game, view: View, options: list[int], budget: Budget, dice: Dice) -> int:
        if len(options) == 1 or not game.can_sample:
            return options[dice.below(len(options))]
        position = game.imagine(view, dice)
        options = [int(option) for option in position.options_of(view["viewer"])]
        worths = game.judgement.weigh(position, view["viewer"])
        looks = [int(worth + dice.below(MISJUDGED)) for worth in worths]
        seen = [nth for nth in range(len(options)) if dice.below(100) >= OVERLOOKED]
        return options[max(seen or range(len(options)), key=looks.__getitem__)]


class Fair(HeuristicBot):
    """Plays by the game's own judgement, carefully, and looks no further."""

    name = "fair"


class Level(SearchBot):
    """A search of fixed strength: a number of tries, within a number of seconds.

    A budget that it is given can only make it think less.
    """

    playouts: int | None
    seconds: float

    def choose(self, game: Game, view: View, options: list[int], budget: Budget, dice: Dice) -> int:
        return super().choose(game, view, options, self.lesser(budget), dice)

    def lesser(self, budget: Budget) -> Budget:
        """Give the smaller budget; where playouts are given no clock is read."""
        if budget.playouts is not None:
            return Budget(playouts=min(budget.playouts, self.playouts or budget.playouts))
        seconds = self.seconds if budget.seconds is None else min(budget.seconds, self.seconds)
        return Budget(seconds, self.playouts)


class Strong(Level):
    """Looks ahead a little, and so sees what the judgement alone does not."""

    name = "strong"
    playouts = 60
    seconds = 1.8


class Master(Level, DeepBot):
    """Looks ahead as long as a person likes to wait, with what was learned from games."""

    name = "master"
    playouts = None
    seconds = 2.5
