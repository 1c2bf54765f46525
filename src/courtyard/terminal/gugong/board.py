"""The table of Gùgōng as large as the screen allows."""

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from courtyard.engine.game import Game
from courtyard.engine.terms import View
from courtyard.terminal.gugong.families import Families
from courtyard.terminal.gugong.places import Places
from courtyard.terminal.players import Player

WIDE = 112
"""From this width on, the viewer's cards stand beside the families."""
NARROW = 76
"""Below this width the map is a list."""


class GameBoard:
    """Draws views of Gùgōng."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def draw(
        self, view: View, players: list[Player], language: str, console: Console, room: int
    ) -> RenderableType:
        """Draw the board, the families and the viewer's own things; with the map, where there is room."""
        places = Places(self.game, view, players, language)
        families = Families(self.game, view, players, language)
        width = console.width
        wide = width >= WIDE
        below = Group(
            places.places(wide),
            Text(),
            beside(families, console) if wide else under(families, width),
            families.meng(width),
        )
        with_map = Group(places.map(width, dots=console.encoding.startswith("utf")), below)
        if width < NARROW or len(console.render_lines(with_map)) >= room:
            return Group(places.heading(), places.cities(width), Text(), below)
        return Group(places.heading(), with_map)


def under(families: Families, width: int) -> Group:
    """The viewer's own things under the families."""
    return Group(families.families(), families.own_things(width, ", "))


def beside(families: Families, console: Console) -> Table:
    """The viewer's own things to the right of the families."""
    table = families.families()
    halves = Table.grid(expand=True, padding=(0, 3, 0, 0))
    halves.add_column()
    halves.add_column(ratio=1)
    left = console.width - console.measure(table).maximum - 3
    halves.add_row(table, families.own_things(left, "\n"))
    return halves
