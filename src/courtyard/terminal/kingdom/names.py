"""Signs of It's a Wonderful Kingdom: a letter for each kind of cube, and its colour beside it."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from rich.text import Text

from courtyard.engine.game import Game
from courtyard.engine.terms import View
from courtyard.games.kingdom.declaration.components import with_corrections
from courtyard.games.kingdom.declaration.counts import RESOURCES
from courtyard.games.kingdom.declaration.words import SPACE_NAMES, TYPES
from courtyard.terminal.players import Player
from courtyard.terminal.wording import say

STYLES = {
    "materials": "#b8ab98",
    "population": "#c08ad6",
    "gold": "#dfae3d",
    "exploration": "#5fb0e6",
    "krystallium": "#ef7169",
    "soldier": "bold",
}
"""The colours of the cubes; their letters stand beside them."""
TYPE_STYLES = dict(zip(TYPES, list(STYLES.values())[:RESOURCES], strict=True))
RESOURCE_NAMES = SPACE_NAMES[:RESOURCES]
LOSS = "#ef7169"
FACE_DOWN = "▽"
FROZEN = "❆"

LEGEND, BLANKS, ROWS = 1, 2, 3
"""How roomy a drawing is: with the meaning of the signs; with blank lines; with a line for each own card."""


class Sketch:
    """A view on its way to the screen: whose it is, in which language, and what things are called."""

    roominess = ROWS
    """The room that there is."""

    def __init__(self, game: Game, view: View, players: list[Player], language: str) -> None:
        self.game = game
        self.view = view
        self.players = players
        self.language = language
        self.say = partial(say, language)
        own = view["own"]
        self.tables = with_corrections(own) if own else game.components()
        self.options: dict[str, Any] = view["options"]

    def apart(self, sections: list[list[Text]]) -> list[Text]:
        """Sections one below the other, with a blank line between them where there is room."""
        gap = [Text()] if self.roominess >= BLANKS else []
        lines: list[Text] = []
        for section in sections:
            lines += [*gap, *section] if lines and section else section
        return lines

    # Signs.

    def sign(self, space: str) -> Text:
        return Text(self.say(f"kingdom-sign-{space}"), style=STYLES[space])

    def amounts(self, counts: Mapping[str, int], before: str = "", gap: str = " ") -> Text:
        """Cubes and tokens by number and letter."""
        there = [
            Text.assemble((f"{before}{number}", STYLES[space]), self.sign(space))
            for space, number in counts.items()
            if number
        ]
        return Text(gap).join(there)

    def type_sign(self, its_type: str) -> Text:
        return Text(self.say(f"kingdom-type-{its_type}"), style=TYPE_STYLES[its_type])

    def points(self, number: int) -> Text:
        """Write a number of points; lost ones with a minus."""
        shown = self.say("kingdom-points", n=signed(number))
        return Text(shown, style=LOSS if number < 0 else "bold")

    def legend(self) -> list[Text]:
        """Explain the letters and signs."""
        signs = [Text.assemble(self.sign(space), f" {self.say(f'kingdom-{space}')}") for space in SPACE_NAMES]
        signs += [
            Text.assemble(self.type_sign(kind), f" {self.say(f'kingdom-full-{kind}')}") for kind in TYPES
        ]
        signs.append(Text(f"{self.say('kingdom-type-treasure')} {self.say('kingdom-full-treasure')}"))
        others = [("↻", "recycles"), ("▲", "supremacy"), (FACE_DOWN, "face-down")]
        others += [(FROZEN, "frozen")] if "frost-giants" in self.options["menaces"] else []
        for sign, word in others:
            signs.append(Text(f"{sign} {self.say(f'kingdom-{word}')}"))
        for text in signs:
            text.stylize("dim")
        return signs


def signed(number: int) -> str:
    return f"−{-number}" if number < 0 else str(number)
