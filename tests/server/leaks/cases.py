"""Random games in which somebody reads along: which game, which moment, who reads, what is agreed on."""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import structlog
from hypothesis import strategies as st

from courtyard.bots import Budget
from courtyard.bots.advice import Advised
from courtyard.engine.chance import Dice
from courtyard.engine.game import Game
from courtyard.engine.match import Match
from courtyard.engine.terms import SPECTATOR, View
from courtyard.games import GAMES
from courtyard.server.ground.messages import Agreement, Clock
from courtyard.server.thinking import processes
from tests.server.leaks.houses import House, Terms, open_house
from tests.server.leaks.questions import ask_some
from tests.server.leaks.readers import Count, seated
from tests.server.leaks.worlds import Worlds, begun, worlds_of
from tests.strategies import by_lot

CLOCKS = (Clock(), Clock("live", bank=600, increment=10), Clock("days", days=2))
STEPS = 6
A_WHILE = 10.0
"""The seconds between two games, so that the chat limit has recovered."""


@dataclass(frozen=True)
class Case:
    """A game by lot up to some moment, and somebody who reads along from there."""

    game: str
    options: tuple[tuple[str, Any], ...]
    luck: int
    is_veiled: bool = False
    """Whether it is a moment at which several choose unseen, where the game has one."""
    is_same: bool = False
    """Whether both worlds are the same at first, and only what happens next differs."""
    share: int = 6
    """One of so many questions is asked at each moment."""

    def match(self, dice: Dice) -> Match:
        """Play to the end by lot, and once more up to a moment in it."""
        game, options = GAMES[self.game], dict(self.options)
        whole = Match(game, options, str(self.luck))
        moments, veiled = list[int](), list[int]()
        while not whole.is_over:
            is_veiled = whole.position.veil() and len(whole.open_seats) > 1
            (veiled if is_veiled else moments).append(len(whole.choices))
            whole.choose(*by_lot(whole, dice))
        among = veiled if veiled and self.is_veiled else moments + veiled
        match = Match(game, options, str(self.luck))
        for seat, option in whole.choices[: among[dice.below(len(among))]]:
            match.choose(seat, option)
        return match


def by_chance(game: str, options: dict[str, Any], luck: int, **more: Any) -> Case:
    return Case(game, tuple(options.items()), luck, **more)


@st.composite
def cases(draw: st.DrawFn) -> Case:
    """Any game with any options; every number of players is as likely as any other."""
    game = draw(st.sampled_from(list(GAMES)))
    variants = GAMES[game].variants()
    players = draw(st.sampled_from(sorted({variant["players"] for variant in variants})))
    options = draw(st.sampled_from([variant for variant in variants if variant["players"] == players]))
    luck, is_veiled, is_same = draw(st.integers(0, 10**9)), draw(st.booleans()), draw(st.booleans())
    return by_chance(game, options, luck, is_veiled=is_veiled, is_same=is_same)


def covering(game: Game) -> list[dict[str, Any]]:
    """Give a few variants in which every value of every option occurs."""
    variants = game.variants()
    left = {pair for variant in variants for pair in variant.items()}
    chosen = []
    while left:
        chosen.append(max(variants, key=lambda variant: len(left & set(variant.items()))))
        left -= set(chosen[-1].items())
    return chosen


class Street:
    """Two houses, and somebody who goes to both."""

    def __init__(self, runner: "asyncio.Runner", houses: tuple[House, House]) -> None:
        self.runner = runner
        self.houses = houses
        self.count = Count()
        self.tables = 0

    def read(self, case: Case) -> Worlds:
        """Set a table in each house, and refuse what tells the reader in which of them they are."""
        dice = Dice(case.luck)
        match = case.match(dice)
        people = [
            s for s in range(match.position.seats()) if s not in match.game.automated_seats(match.options)
        ]
        readers = [*people, *people, SPECTATOR]
        reader = readers[dice.below(len(readers))]
        worlds = worlds_of(match, reader, dice, case.is_same).plan(STEPS)
        self.tables += 1
        terms = Terms(
            table=f"table{self.tables:07d}",
            reader=reader,
            host=people[dice.below(len(people))],
            agreement=Agreement(CLOCKS[dice.below(len(CLOCKS))]),
            webhook=f"https://hook.example/{case.luck:012d}",
            claim=f"claim-{case.luck:018d}",
        )
        self.runner.run(self.read_along(worlds, terms, dice, case.share))
        return worlds

    async def read_along(self, worlds: Worlds, terms: Terms, dice: Dice, share: int) -> None:
        for house in self.houses:
            house.time.at += A_WHILE
        async with seated(self.houses, worlds, terms, self.count) as reader:
            await ask_some(reader, dice, share)
            for nth, step in enumerate(worlds.steps):
                await reader.follow(step, nth)
                await reader.take_back(nth)
            if worlds.steps:
                await ask_some(reader, dice, share)


LUCK = "luck"
"""The search of hints is always the same; only a planted leak puts it into a view."""


async def advise_at_once(
    _: processes.Thinkers, game: str, view: View, options: list[int], budget: Budget, wish: object = None
) -> list[Advised]:
    known = {name: part for name, part in view.items() if name != LUCK}
    return processes.give_advice(game, known, options, budget, view.get(LUCK, 7))


@contextmanager
def street(folder: Path) -> Iterator[Street]:
    """Open two houses whose games begin from any position."""
    with asyncio.Runner() as runner, pytest.MonkeyPatch.context() as patch:
        for game in GAMES.values():
            patch.setattr(game, "by_hand", partial(by_hand, game), raising=True)
        patch.setattr(processes.Thinkers, "advise", advise_at_once)
        structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
        stack = AsyncExitStack()

        async def open_both() -> tuple[House, House]:
            first = await stack.enter_async_context(open_house(folder / "first"))
            return first, await stack.enter_async_context(open_house(folder / "second"))

        try:
            yield Street(runner, runner.run(open_both()))
        finally:
            runner.run(stack.aclose())
            structlog.reset_defaults()


def by_hand(game: Game, written: dict[str, Any], _: dict[str, Any]) -> Any:
    return begun(game, written)
