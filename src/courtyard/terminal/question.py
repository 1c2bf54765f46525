"""A question as a person meets it: what is asked, the options, and what is not allowed."""

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from courtyard.engine.game import Game
from courtyard.engine.language import Saying
from courtyard.engine.terms import Decision, OptionText
from courtyard.terminal.players import Player
from courtyard.terminal.wording import say

LONG_LIST = 7
"""More options than these go into two columns, where they are short enough."""


class Question:
    """A decision in words."""

    def __init__(self, game: Game, decision: Decision, language: str, with_notation: bool) -> None:
        self.game = game
        self.decision = decision
        self.language = language
        self.with_notation = with_notation

    def words(self, saying: Saying) -> str:
        return self.game.phrases.say(saying, self.language)

    def draw(self, player: Player, note: str, width: int) -> Group:
        """Show who must choose what, the options with their warnings, and what is not allowed."""
        parts: list[RenderableType] = [Rule(say(self.language, "keys"), align="right", style="dim")]
        if note:
            parts.append(Text(note, style="green"))
        parts.append(Text.assemble(player.mark, " ", (self.words(self.decision.prompt), "bold")))
        parts.append(Padding(self.options(width), (0, 0, 0, 1)))
        for reason, refused in self.refusals().items():
            grid = Table.grid(padding=(0, 1))
            grid.add_row("  ×", Text(f"{'; '.join(refused)} – {reason}", style="dim"))
            parts.append(grid)
        return Group(*parts)

    def options(self, width: int) -> Table:
        """The options with their numbers; a long list of short ones in two columns."""
        texts = [self.option(option) for option in self.decision.options]
        half = (len(texts) + 1) // 2
        is_double = len(texts) > LONG_LIST and (
            max(map(len, texts[:half])) + max(map(len, texts[half:])) + 10 <= width
        )
        height = half if is_double else len(texts)
        grid = Table.grid(padding=(0, 1))
        for _ in range(2 if is_double else 1):
            grid.add_column(justify="right", no_wrap=True)
            grid.add_column()
        for row in range(height):
            cells: list[Text] = []
            for nth in range(row, len(texts), height):
                cells += [Text(str(nth + 1), style="bold"), texts[nth]]
            grid.add_row(*cells)
        return grid

    def option(self, option: OptionText) -> Text:
        text = Text(self.words(option.message))
        if self.with_notation:
            text.append(f"  [{option.notation}]", style="dim")
        if option.warning:
            warning = say(self.language, "warning", text=self.words(option.warning))
            text.append(f"  ! {warning}", style="yellow")
        return text

    def refusals(self) -> dict[str, list[str]]:
        """Put together what is not allowed for the same reason."""
        together: dict[str, list[str]] = {}
        for refusal in self.decision.refusals:
            together.setdefault(self.words(refusal.reason), []).append(self.words(refusal.message))
        return together
