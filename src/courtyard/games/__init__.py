"""The games that Courtyard plays."""

from courtyard.engine.game import Game
from courtyard.engine.trouble import Trouble
from courtyard.games.gugong.game import GUGONG
from courtyard.games.kingdom.game import KINGDOM

GAMES: dict[str, Game] = {game.name: game for game in (GUGONG, KINGDOM)}


def find_game(name: str) -> Game:
    """Give a game by its name."""
    if name not in GAMES:
        raise Trouble(f"There is no game {name!r}; there is {', '.join(GAMES)}.")
    return GAMES[name]
