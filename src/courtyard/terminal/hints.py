"""Hints: what a search finds good for a person, from nothing but what that person may know."""

from collections import Counter

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from courtyard.bots import Bot, Budget, Thought, find_bot
from courtyard.engine.chance import Dice
from courtyard.engine.game import Decision, Game, View
from courtyard.engine.position import CHANCE, Position
from courtyard.terminal.players import Player, with_names
from courtyard.terminal.wording import say

HINT_BUDGET = Budget(seconds=1.0)
SHOWN = 3
"""So many options a hint is about at most."""
FEWEST = 2
"""Beside the best only options that were tried so often are worth a line,"""
LEAST = 0.02
"""and only if so much of all tries was spent on them."""
SAMPLES = 12
"""In so many positions that agree with the view is looked what may follow,"""
TOLD = 5
"""and so many choices of it are told, as long as most of these positions agree on them."""


class Hints:
    """Whispers to the people at a table; every seat has an adviser of its own."""

    def __init__(self, game: Game, players: list[Player], language: str, dice: Dice) -> None:
        self.game = game
        self.players = players
        self.language = language
        self.dice = dice
        self.advisers: dict[int, Bot] = {}

    def hint(self, view: View, decision: Decision) -> RenderableType:
        """Think about a decision, and say what seems best and what is likely to follow."""
        if len(decision.options) == 1:
            return Text(self.say("hint-one-option"))
        thoughts = self.thoughts(view, decision)
        best = thoughts[0]
        parts: list[RenderableType] = [Rule(self.say("hint"), align="left", style="dim")]
        parts.append(self.advice(thoughts, decision))
        line = self.likely(view, decision.seat, best)
        if line:
            parts.append(Text(self.say("hint-likely", number=number_of(best, decision)), style="bold"))
            parts.append(self.told(line))
        return Group(*parts)

    def thoughts(self, view: View, decision: Decision) -> list[Thought]:
        if decision.seat not in self.advisers:
            self.advisers[decision.seat] = find_bot("search")
        adviser = self.advisers[decision.seat]
        options = [option.option for option in decision.options]
        adviser.choose(self.game, view, options, HINT_BUDGET, self.dice)
        return adviser.thoughts(everything=True)

    # What seems best.

    def say(self, phrase: str, **gaps: str | int) -> str:
        return say(self.language, phrase, **gaps)

    def advice(self, thoughts: list[Thought], decision: Decision) -> RenderableType:
        """The best options as the question has them, and below each what came of it."""
        tries = sum(thought.tried for thought in thoughts)
        grid = Table.grid(padding=(0, 1))
        grid.add_column(justify="right", no_wrap=True)
        grid.add_column()
        others = [thought for thought in thoughts[1:SHOWN] if thought.tried >= max(FEWEST, LEAST * tries)]
        for thought in (thoughts[0], *others):
            number = number_of(thought, decision)
            words = self.game.phrases.say(decision.options[number - 1].message, self.language)
            grid.add_row(Text(str(number), style="bold"), with_names(words, self.players))
            grid.add_row("", Text(" · ".join(self.figures(thought, tries)), style="dim"))
        return Padding(grid, (0, 0, 0, 1))

    def figures(self, thought: Thought, tries: int) -> list[str]:
        """The chance to win where there is a rival, the points at the end, and the tries."""
        odds = [self.say("hint-odds", percent=round(100 * thought.chance))] if len(self.players) > 1 else []
        whole, tenths = f"{thought.points:.1f}".split(".")
        points = self.say("hint-points", whole=whole, tenths=tenths, count=int(abs(thought.points)))
        return [*odds, points, self.say("hint-tries", tried=thought.tried, tries=tries)]

    # What may follow.

    def told(self, line: list[tuple[int, str]]) -> RenderableType:
        """One choice after the other, each with the mark of who makes it."""
        grid = Table.grid(padding=(0, 1))
        for seat, words in line:
            grid.add_row(self.players[seat].mark, with_names(words, self.players))
        return Padding(grid, (0, 0, 0, 2))

    def likely(self, view: View, seat: int, thought: Thought) -> list[tuple[int, str]]:
        """Tell what is likely to follow an option, as long as most positions that can be agree on it.

        What others hold and what chance brings differs from one of these positions to the next, so
        the line ends where it would be about that.
        """
        positions = [self.game.sample(view, self.dice) for _ in range(SAMPLES)]
        line: list[tuple[int, str]] = []
        for who, option in ((seat, thought.option), *thought.line[:TOLD]):
            words, positions = self.agreed(positions, who, option)
            if 2 * len(positions) <= SAMPLES:
                break
            line.append((who, words))
            for position in positions:
                position.choose(who, option)
        return line[1:]

    def agreed(self, positions: list[Position], seat: int, option: int) -> tuple[str, list[Position]]:
        """Put an option into the words that fit most positions, and give those in which they do."""
        told = [(self.words(position, seat, option), position) for position in positions]
        (usual, _), *_ = Counter(words for words, _ in told).most_common(1)
        return usual or "", [position for words, position in told if usual and words == usual]

    def words(self, position: Position, seat: int, option: int) -> str | None:
        """Put an option of a seat into words, if it has it here."""
        while position.seat == CHANCE:
            position.choose(CHANCE, self.dice.choose(position))
        if position.is_over() or not position.is_open(seat) or option not in list(position.options_of(seat)):
            return None
        decision = self.game.decision(position, seat)
        found = next(each for each in decision.options if each.option == option)
        return self.game.phrases.say(found.message, self.language)


def number_of(thought: Thought, decision: Decision) -> int:
    """Give the number under which a question has an option."""
    return 1 + next(nth for nth, each in enumerate(decision.options) if each.option == thought.option)
