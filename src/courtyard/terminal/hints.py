"""Hints: what a search finds good for a person, from nothing but what that person may know."""

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from courtyard.bots import Budget, Thought
from courtyard.bots.advice import Explanation, Foreseen, explain, likely
from courtyard.bots.reasons import Reason
from courtyard.bots.search import SearchBot
from courtyard.engine.chance import Dice
from courtyard.engine.game import Game
from courtyard.engine.terms import Decision, View
from courtyard.terminal.players import Player, with_names
from courtyard.terminal.wording import say

HINT_BUDGET = Budget(seconds=1.0)
"""Time to think about the best option."""
WHY_BUDGET = Budget(seconds=1.0)
"""Time to think about the reasons."""
WORDS = {"points": "hint-total", "chance": "hint-wins"}
"""The messages of reasons whose kind does not name one."""


class Hints:
    """Whispers to the people at a table; every seat has an adviser of its own."""

    def __init__(self, game: Game, players: list[Player], language: str, dice: Dice) -> None:
        self.game = game
        self.players = players
        self.language = language
        self.dice = dice
        self.advisers: dict[int, SearchBot] = {}

    def hint(self, view: View, decision: Decision) -> RenderableType:
        """Think about a decision, and say what seems best and what is likely to follow."""
        if len(decision.options) == 1:
            return Text(self.say("hint-one-option"))
        thoughts = self.thoughts(view, decision)
        why = explain(self.game, view, thoughts, WHY_BUDGET, self.dice)
        best = why.shown[0]
        parts: list[RenderableType] = [Rule(self.say("hint"), align="left", style="dim")]
        parts.append(self.advice(why, sum(thought.tried for thought in thoughts), decision))
        line = likely(self.game, view, best, self.dice)
        if line:
            parts.append(Text(self.say("hint-likely", number=number_of(best.option, decision)), style="bold"))
            parts.append(self.line_of_moves(line))
        return Group(*parts)

    def thoughts(self, view: View, decision: Decision) -> list[Thought]:
        if decision.seat not in self.advisers:
            self.advisers[decision.seat] = SearchBot()
            self.advisers[decision.seat].compares = True
        adviser = self.advisers[decision.seat]
        options = [option.option for option in decision.options]
        adviser.choose(self.game, view, options, HINT_BUDGET, self.dice)
        return adviser.thoughts(everything=True)

    # What seems best.

    def say(self, phrase: str, **gaps: str | int) -> str:
        return say(self.language, phrase, **gaps)

    def advice(self, why: Explanation, tries: int, decision: Decision) -> RenderableType:
        """The best options as the question has them, and below each what came of it and why."""
        grid = Table.grid(padding=(0, 1))
        grid.add_column(justify="right", no_wrap=True)
        grid.add_column()
        for thought in why.shown:
            number = number_of(thought.option, decision)
            words = self.game.phrases.say(decision.options[number - 1].message, self.language)
            grid.add_row(Text(str(number), style="bold"), with_names(words, self.players))
            grid.add_row("", Text(" · ".join(self.figures(thought, tries)), style="dim"))
            reasons = why.reasons[thought.option]
            if reasons:
                other = self.say("hint-other", number=number_of(why.against(thought.option), decision))
                opening = "hint-why" if thought is why.shown[0] else "hint-beside"
                grid.add_row("", Text(self.say(opening, reasons=self.reasons(reasons), other=other)))
        return Padding(grid, (0, 0, 0, 1))

    def reasons(self, reasons: list[Reason]) -> str:
        """Put reasons into one sentence."""
        said = [self.reason(each, len(reasons) == 1) for each in reasons]
        sentence = self.say("hint-between").join(said)
        return sentence[0].upper() + sentence[1:]

    def reason(self, reason: Reason, is_alone: bool) -> str:
        if reason.kind == "fact" and reason.name:
            return self.game.phrases.say(reason.name, self.language)
        if reason.kind == "tried":
            share = self.say("hint-share", percent=round(100 * reason.amount))
            return self.say("hint-unclear" if is_alone else "hint-spent", share=share)
        size = abs(100 * reason.amount if reason.kind == "chance" else reason.amount)
        whole, tenths = f"{size:.1f}".split(".")
        n = self.say("hint-number", whole=whole, tenths=tenths) if size < 0.95 else f"{size:.0f}"
        return self.say(
            WORDS.get(reason.kind, f"hint-{reason.kind}"),
            name=self.game.phrases.say(reason.name, self.language) if reason.name else "",
            n=n,
            count=0 if size < 0.95 else round(size),
            more=self.say("hint-more" if reason.amount > 0 else "hint-fewer"),
        )

    def figures(self, thought: Thought, tries: int) -> list[str]:
        """The chance to win where there is a rival, the points at the end, and the tries."""
        odds = [self.say("hint-odds", percent=round(100 * thought.chance))] if len(self.players) > 1 else []
        whole, tenths = f"{thought.points:.1f}".split(".")
        points = self.say("hint-points", whole=whole, tenths=tenths, count=int(abs(thought.points)))
        return [*odds, points, self.say("hint-tries", tried=thought.tried, tries=tries)]

    def line_of_moves(self, line: list[Foreseen]) -> RenderableType:
        """One choice after the other, each with the mark of its player."""
        grid = Table.grid(padding=(0, 1))
        for choice in line:
            words = self.game.phrases.say(choice.message, self.language)
            grid.add_row(self.players[choice.seat].mark, with_names(words, self.players))
        return Padding(grid, (0, 0, 0, 2))


def number_of(option: int, decision: Decision) -> int:
    """Give the number under which a question has an option."""
    return 1 + next(nth for nth, each in enumerate(decision.options) if each.option == option)
