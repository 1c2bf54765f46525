"""A bot that takes what the game's own judgement finds best."""

from courtyard.bots.bot import Bot, Budget
from courtyard.engine.chance import Dice
from courtyard.engine.game import Game
from courtyard.engine.terms import View


class HeuristicBot(Bot):
    """Fills in at random what its seat cannot know, and asks the game what looks good there."""

    name = "heuristic"

    def choose(self, game: Game, view: View, options: list[int], budget: Budget, dice: Dice) -> int:
        if len(options) == 1:
            return options[0]
        if not game.can_sample:
            return options[dice.below(len(options))]
        return int(game.judgement.best(game.imagine(view, dice), view["viewer"], dice))
