"""The end of a game: the final count part by part, and who has won."""

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from courtyard.engine.match import Match
from courtyard.terminal.count import final_count
from courtyard.terminal.players import Player
from courtyard.terminal.wording import say


def show_end(match: Match, reader: int, players: list[Player], language: str, console: Console) -> None:
    """Print what the game came to."""
    places = match.places
    console.print()
    console.print(Rule(Text(say(language, "game-over"), style="bold"), align="left", style="dim"))
    console.print(final_count(match, reader, players, language))
    winners = [player for player in players if places[player.seat] == 1]
    points = match.points[winners[0].seat] if winners else 0
    console.print(Text(who_wins([player.name for player in winners], points, language), style="bold"))


def who_wins(names: list[str], points: int, language: str) -> str:
    """Say who has won, alone or with others; in some games it may be nobody."""
    if not names:
        return say(language, "nobody-wins")
    if len(names) == 1:
        return say(language, "wins", name=names[0], points=points)
    return say(language, "shared-win", names=", ".join(names), points=points)
