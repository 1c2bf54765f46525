"""Players: each has a name, a letter and a colour, and the colour never speaks alone."""

import re
from dataclasses import dataclass

from rich.text import Text

from courtyard.engine.match import Match
from courtyard.engine.trouble import Trouble
from courtyard.terminal.wording import say

LETTERS = "CISTP"
STYLES = ("bold #e0664c", "bold #6f93dc", "bold #d9a227", "bold #2fa593", "bold")
"""The colours of the first five seats; later seats are numbered, and repeat the colours."""
LONGEST_NAME = 16


@dataclass(frozen=True)
class Player:
    """Somebody at the table, as the others see them."""

    seat: int
    name: str
    letter: str
    style: str

    @property
    def mark(self) -> Text:
        return Text(self.letter, style=self.style)

    @property
    def signed(self) -> Text:
        """The name behind its letter."""
        return Text.assemble((self.letter, self.style), " ", (self.name, self.style))


def seat_players(count: int, names: dict[int, str], language: str) -> list[Player]:
    """Give everybody a name: the one they said, or that of their colour."""
    players = []
    for seat in range(count):
        is_numbered = seat >= len(LETTERS)
        colour = say(language, "seat-number", n=seat + 1) if is_numbered else say(language, f"colour-{seat}")
        letter = str(seat + 1) if is_numbered else LETTERS[seat]
        players.append(Player(seat, names.get(seat) or colour, letter, STYLES[seat % len(STYLES)]))
    return players


def proper_name(name: str) -> str:
    """Give a name as it is shown; refuse one that would spoil the table."""
    shown = " ".join(name.split())
    if not shown or len(shown) > LONGEST_NAME or not shown.isprintable():
        raise Trouble(f"A name has 1 to {LONGEST_NAME} visible characters, unlike {name!r}.")
    return shown


def with_names(line: str, players: list[Player]) -> Text:
    """Put the names of players where a line of the log has their seats."""
    text = Text()
    end = 0
    for found in re.finditer(r"@(\d+)", line):
        player = players[int(found[1])]
        text.append(line[end : found.start()])
        text.append(player.name, style=player.style)
        end = found.end()
    text.append(line[end:])
    return text


def names_at(match: Match, language: str) -> dict[int, str]:
    """Give the names that a match brings: those of a written position, and of seats the rules play."""
    players = match.written.get("players") if match.written else None
    named = players if isinstance(players, list) else []
    shown = ["".join(letter for letter in str(name) if letter.isprintable()) for name in named]
    names = {seat: name[:LONGEST_NAME] for seat, name in enumerate(shown)}
    for seat, name in match.game.automated_seats(match.options).items():
        names[seat] = match.game.phrases.say(name, language)
    return names
