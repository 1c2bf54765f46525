"""Players made of code. None of them knows a game: what they know of it they ask of the game."""

from pathlib import Path

from courtyard.bots.bot import Bot, Budget, Thought
from courtyard.bots.deep import DeepBot
from courtyard.bots.foreign import foreign_kind, installed, made
from courtyard.bots.heuristic import HeuristicBot
from courtyard.bots.learned import LearnedBot
from courtyard.bots.levels import Fair, Master, Novice, Strong
from courtyard.bots.random_bot import RandomBot
from courtyard.bots.search import SearchBot
from courtyard.engine.game import Game
from courtyard.engine.trouble import Trouble

__all__ = ["BOTS", "Bot", "Budget", "Thought", "bots_for", "find_bot"]

BOTS: dict[str, type[Bot]] = {
    bot.name: bot for bot in (RandomBot, HeuristicBot, SearchBot, DeepBot, Novice, Fair, Strong, Master)
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

    `learned:FILE` plays from a checkpoint. A bot of one's own is named `my.module:MyBot`, or as an installed
    package declares it (docs/your-own-bot.md).
    """
    kind, _, file = name.partition(":")
    if kind == LearnedBot.name:
        return LearnedBot(Path(file) if file else None)
    if name in BOTS:
        own = BOTS[name]
        return own(cores) if issubclass(own, SearchBot) else own()
    foreign = foreign_kind(name)
    if foreign is None:
        known = ", ".join([*BOTS, LearnedBot.name, *installed()])
        raise Trouble(f"Unknown bot {name!r}. Available: {known}, or your own as my.module:MyBot.")
    return made(foreign, name)
