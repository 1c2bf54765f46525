"""Thinking on several cores: processes that search on their own, and whose findings are added up."""

import multiprocessing
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing.connection import Connection

from courtyard.bots.bot import Bot, Budget, Thought
from courtyard.engine.chance import Dice
from courtyard.engine.game import Game
from courtyard.engine.terms import View


@dataclass(frozen=True)
class Question:
    """The task of every worker of a pool; chance differs for each."""

    game: Game
    view: View
    options: list[int]
    budget: Budget
    seed: int


@contextmanager
def interrupts_blocked() -> Iterator[None]:
    """Let an interrupt wait while processes start; half started, they would cry out."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class SearchPool:
    """Processes that live as long as the bot that they help; they start with its first question."""

    def __init__(self, bot: type[Bot], workers: int) -> None:
        self.bot = bot
        self.workers = workers
        self.lines: list[Connection] = []

    def start(self) -> None:
        context = multiprocessing.get_context("spawn")
        # An interrupt stays blocked in the workers: they end when nobody asks them any more.
        with interrupts_blocked():
            for _ in range(self.workers):
                here, there = context.Pipe()
                context.Process(target=assist, args=(self.bot, there), daemon=True).start()
                there.close()
                self.lines.append(here)

    def ask(self, game: Game, view: View, options: list[int], budget: Budget, dice: Dice) -> None:
        if not self.lines:
            self.start()
        for line in self.lines:
            line.send(Question(game, view, options, budget, int(dice.word())))

    def answers(self) -> list[list[Thought]]:
        """Give what each worker thinks of the options that it was asked about."""
        return [line.recv() for line in self.lines]


def assist(bot: type[Bot], line: Connection) -> None:
    """Answer questions until nobody is there to ask any more."""
    searcher = bot()
    while True:
        try:
            asked: Question = line.recv()
        except EOFError:
            return
        searcher.choose(asked.game, asked.view, asked.options, asked.budget, Dice(asked.seed))
        line.send(searcher.thoughts(everything=True))


def added_up(findings: list[list[Thought]]) -> list[Thought]:
    """Add up what several found, the most tried first; a line is that of the worker that tried it most."""
    together: dict[int, Thought] = {}
    for thoughts in findings:
        for new in thoughts:
            old = together.get(new.option)
            together[new.option] = new if old is None else both(old, new)
    return sorted(together.values(), key=lambda thought: (-thought.tried, thought.option))


def both(one: Thought, other: Thought) -> Thought:
    tried = one.tried + other.tried
    return Thought(
        one.option,
        (one.chance * one.tried + other.chance * other.tried) / tried,
        (one.points * one.tried + other.points * other.tried) / tried,
        tried,
        (one if one.tried >= other.tried else other).line,
    )
