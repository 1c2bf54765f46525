"""A bot that searches with what was learned from games: how they will end, and what is worth trying."""

from courtyard.bots.bot import Bot, Budget
from courtyard.bots.search import SearchBot
from courtyard.bots.tree import priors_of
from courtyard.bots.weights import network_for
from courtyard.engine.chance import Dice
from courtyard.engine.game import Game
from courtyard.engine.network import Network
from courtyard.engine.terms import View
from courtyard.engine.trouble import Trouble

said: set[str] = set()
"""Sentences already said to the person who runs this process."""
TRUST = 100.0
"""Weight of the judgement alone, as in the search."""


class DeepBot(SearchBot):
    """The search, with a network: tries are cut at the next day or round, and it says what to expect there.

    With a single try it does not search, and takes what the network leans to. Where no network was learned
    it goes by the judgement, and says so.
    """

    name = "deep"
    tries_each = 32  # Its tries are so short that drawing positions would take most of the time.

    @property
    def worker(self) -> type[Bot]:
        return DeepBot

    def network_for(self, game: Game, view: View) -> Network | None:
        try:
            return network_for(game, view.get("options", {}), view.get("own", {}))
        except Trouble as trouble:
            say_once(f"deep goes by the judgement alone: {trouble}")
            return None

    def choose(self, game: Game, view: View, options: list[int], budget: Budget, dice: Dice) -> int:
        if budget.playouts == 1 and not self.compares and game.can_sample and len(options) > 1:
            return self.lean(game, view, dice)
        return super().choose(game, view, options, budget, dice)

    def lean(self, game: Game, view: View, dice: Dice) -> int:
        """Give the option that looks best at first sight."""
        position, seat = game.imagine(view, dice), view["viewer"]
        self.tree, self.found = None, []
        priors = list(priors_of(game.judgement, self.network_for(game, view), TRUST, position, seat))
        return int(position.options_of(seat)[priors.index(max(priors))])


def say_once(sentence: str) -> None:
    """Log a warning, once in this process."""
    if sentence not in said:
        said.add(sentence)
        import logging  # Here, because it is hardly ever needed and takes memory in every process.

        logging.getLogger(__name__).warning(sentence)
