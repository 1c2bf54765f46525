"""Players made of code. None of them knows a game: what they know of it they ask of the game."""

from courtyard.bots.bot import Bot
from courtyard.bots.by_lot import RandomBot
from courtyard.bots.heuristic import HeuristicBot
from courtyard.engine.trouble import Trouble

BOTS: dict[str, Bot] = {bot.name: bot for bot in (HeuristicBot(), RandomBot())}


def find_bot(name: str) -> Bot:
    """Give the bot of that name."""
    if name not in BOTS:
        raise Trouble(f"There is no bot {name!r}; there are {', '.join(BOTS)}.")
    return BOTS[name]
