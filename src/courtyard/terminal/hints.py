"""Hints: what a search finds good for a person, from nothing but what that person may know."""

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from courtyard.bots import Bot, Budget, Thought, find_bot
from courtyard.bots.advice import Foreseen, likely, worth_showing
from courtyard.engine.chance import Dice
from courtyard.engine.game import Decision, Game, View
from courtyard.terminal.players import Player, with_names
from courtyard.terminal.wording import say

HINT_BUDGET = Budget(seconds=1.0)


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
        line = likely(self.game, view, best, self.dice)
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
        for thought in worth_showing(thoughts):
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

    def told(self, line: list[Foreseen]) -> RenderableType:
        """One choice after the other, each with the mark of who makes it."""
        grid = Table.grid(padding=(0, 1))
        for choice in line:
            words = self.game.phrases.say(choice.message, self.language)
            grid.add_row(self.players[choice.seat].mark, with_names(words, self.players))
        return Padding(grid, (0, 0, 0, 2))


def number_of(thought: Thought, decision: Decision) -> int:
    """Give the number under which a question has an option."""
    return 1 + next(nth for nth, each in enumerate(decision.options) if each.option == thought.option)
