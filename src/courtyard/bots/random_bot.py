"""A bot that takes any option, all equally likely."""

from courtyard.bots.bot import Bot, Budget
from courtyard.engine.chance import Dice
from courtyard.engine.game import Game
from courtyard.engine.terms import View


class RandomBot(Bot):
    """Chooses at random: the weakest opponent, and the measure of all others."""

    name = "random"
    looks = False

    def choose(self, game: Game, view: View, options: list[int], budget: Budget, dice: Dice) -> int:
        return options[int(dice.below(len(options)))]
