"""Short names of the things of Gùgōng, with the numbers that the components hold."""

from functools import partial
from typing import Any

from rich.text import Text

from courtyard.engine.game import Game
from courtyard.engine.language import Saying
from courtyard.engine.terms import View
from courtyard.games.gugong.declaration.components import with_corrections
from courtyard.games.gugong.speech.naming import city_named
from courtyard.terminal.players import Player
from courtyard.terminal.wording import say


class Sketch:
    """A view on its way to the screen: whose it is, in which language, and what things are called."""

    def __init__(self, game: Game, view: View, players: list[Player], language: str) -> None:
        self.game = game
        self.view = view
        self.players = players
        self.language = language
        self.say = partial(say, language)
        own = view["own"]
        self.tables = with_corrections(own) if own else game.components()
        self.side: dict[str, Any] = next(
            side for side in self.tables["side"].values() if len(players) in side["players"]
        )

    def marks(self, seats: list[int]) -> Text:
        """The letters of some players."""
        return Text(" ").join([self.players[seat].mark for seat in seats])

    def from_game(self, phrase: str, **gaps: str | int) -> str:
        return self.game.phrases.say(Saying(phrase, dict(gaps)), self.language)

    def city_name(self, name: str) -> str:
        return self.game.phrases.say(city_named(name), self.language)

    def place_name(self, location: str) -> str:
        return self.say(f"gugong-place-{location}")

    def action_name(self, action: str) -> str:
        if action in self.view["officials"]:
            return self.place_name(action)
        if action in ("servant", "two-servants"):
            return self.say(f"gugong-action-{action}", n=1 if action == "servant" else 2)
        return self.say(f"gugong-action-{action}")

    def token_name(self, kind: str) -> str:
        """A short name, with the number that the component holds."""
        row = self.tables["token"][kind]
        for key in ("servants", "points", "least_value", "value"):
            if key in row:
                return self.say(f"gugong-token-{kind}", n=row[key])
        return self.say(f"gugong-token-{kind}")

    def gift(self, code: str, with_name: bool = True) -> Text:
        """A gift card: its value, what it shows, what it does."""
        row = self.tables["gift"][code]
        text = Text(str(row["value"]), style="bold")
        if with_name:
            text.append(f" {self.tables['present'][str(row['value'])][self.language]}", style="not bold")
        if row["action"] != "none" or not with_name:
            text.append(f" · {self.action_name(row['action'])}", style="not bold cyan")
        return text
