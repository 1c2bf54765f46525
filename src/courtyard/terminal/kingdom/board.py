"""The table of It's a Wonderful Kingdom as large as the screen allows."""

from rich.console import Console, Group, RenderableType
from rich.table import Table as Lines
from rich.text import Text

from courtyard.engine.game import Game
from courtyard.engine.terms import View
from courtyard.terminal.kingdom.duchies import Duchies
from courtyard.terminal.kingdom.names import BLANKS, LEGEND, ROWS
from courtyard.terminal.players import Player
from courtyard.terminal.screen import in_lines

WIDE = 112
"""From this width on, the Duchies stand beside the Offerings."""
GAP = 3
LEAST = 50
"""The least width of each of two columns."""


class GameBoard:
    """Draws views of It's a Wonderful Kingdom."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def draw(
        self, view: View, players: list[Player], language: str, console: Console, room: int
    ) -> RenderableType:
        """Draw the table as roomy as fits; the least roomy drawing where none does."""
        for roominess in (ROWS, BLANKS, LEGEND, 0):
            sketch = Duchies(self.game, view, players, language)
            sketch.roominess = roominess
            drawn = whole_table(sketch, console.width)
            if len(console.render_lines(drawn)) <= room:
                break
        return drawn


def whole_table(sketch: Duchies, width: int) -> Group:
    """Round and phase, how the players stand, their cards, and what the signs mean."""
    top = (sketch.heading(width), sketch.standings(width), sketch.decks(width))
    body = beside(sketch, width) if width >= WIDE else under(sketch, width)
    if sketch.roominess < LEGEND:
        return Group(*top, body)
    legend = in_lines(sketch.legend(), " · ", width - 2, indent=0)
    return Group(*top, *([Text()] if sketch.roominess >= BLANKS else []), body, legend)


def others(sketch: Duchies) -> list[int]:
    """The seats beside the viewer's; a spectator sees the first seat first."""
    return [player.seat for player in sketch.players if player.seat != viewer(sketch)]


def viewer(sketch: Duchies) -> int:
    return int(sketch.view["viewer"] or 0)


def under(sketch: Duchies, width: int) -> Group:
    """All one below the other; the part with most decisions stands last, where a small screen shows it."""
    duchies = [sketch.duchy(seat, width) for seat in (*others(sketch), viewer(sketch))]
    return Group(*sketch.apart([*duchies, sketch.quest(), sketch.open_cards(width)]))


def beside(sketch: Duchies, width: int) -> Lines:
    """The cards on the table to the left and the Duchies to the right, or the viewer's to the left."""
    most = width - GAP - LEAST
    left = [sketch.open_cards(most)]
    seats = others(sketch)
    if left[0]:
        left.append(sketch.quest())
        seats = [viewer(sketch), *seats]
    else:
        left.append(sketch.duchy(viewer(sketch), most))
    wide = max(LEAST, *(len(line) for text in sketch.apart(left) for line in text.split()))
    right = [sketch.duchy(seat, width - GAP - wide) for seat in seats]
    if not left[0]:
        right.append(sketch.quest())
    halves = Lines.grid(padding=(0, GAP, 0, 0))
    halves.add_column(width=wide)
    halves.add_column(width=width - GAP - wide)
    halves.add_row(Group(*sketch.apart(left)), Group(*sketch.apart(right)))
    return halves
