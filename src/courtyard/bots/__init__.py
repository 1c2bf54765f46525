"""Players made of code. None of them knows a game: what they know of it they ask of the game."""

from courtyard.bots.bot import Bot, Budget, Thought
from courtyard.bots.by_lot import RandomBot
from courtyard.bots.heuristic import HeuristicBot
from courtyard.bots.learned import LearnedBot
from courtyard.bots.levels import Fair, Master, Novice, Strong
from courtyard.bots.search import SearchBot
from courtyard.engine.game import Game
from courtyard.engine.trouble import Trouble

__all__ = ["BOTS", "Bot", "Budget", "Thought", "bots_for", "find_bot"]

BOTS: dict[str, type[Bot]] = {
    bot.name: bot for bot in (RandomBot, HeuristicBot, SearchBot, Novice, Fair, Strong, Master)
}


def bots_for(game: Game) -> list[str]:
    """Give the bots that can play a game: without sampling none that thinks, without judgement none that
    goes by it alone."""
    return [
        name
        for name, kind in BOTS.items()
        if kind is RandomBot or (game.can_sample and (game.can_judge or issubclass(kind, SearchBot)))
    ]


def find_bot(name: str, cores: int = 1) -> Bot:
    """Give a new bot of that name, for one seat of one game; those that search may use several cores.

    `learned` is not on the list of those that can always play: it needs a checkpoint.
    """
    if name == LearnedBot.name:
        return LearnedBot()
    if name not in BOTS:
        raise Trouble(f"There is no bot {name!r}; there are {', '.join(BOTS)}.")
    kind = BOTS[name]
    return kind(cores) if issubclass(kind, SearchBot) else kind()
