"""One game at a table, as all faces of the lab play it: numbers in, numbers out."""

import json
from typing import Any

import numpy as np
from numpy.typing import NDArray

from courtyard.engine.chance import Dice
from courtyard.engine.game import Game
from courtyard.engine.trouble import Trouble
from courtyard.games import find_game
from courtyard.lab.batch import REWARDS, reward_of
from courtyard.lab.keeping import loaded, start_of
from courtyard.lab.players import draw

Observation = NDArray[np.int16]
Mask = NDArray[np.int8]

LOST = {"margin": -100.0, "placing": -1.0, "win": 0.0}
"""Reward of a seat that makes an illegal choice: the game ends, and it has lost."""


class Table:
    """A game with its options and seats; seats that the rules play are nobody's."""

    def __init__(self, game: str | Game, options: dict[str, Any], reward: str = "margin") -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self.options = self.game.settle_options(options)
        self.reward = reward_kind(reward)
        self.start = start_of(self.game, self.options)
        self.features = self.game.features
        self.judgement = self.game.judgement
        self.actions = self.game.player_options
        automated_seats = self.game.automated_seats(self.options)
        self.seats = [seat for seat in range(self.start.seats()) if seat not in automated_seats]
        self.position = self.start
        self.dice = Dice(0)
        self.least, self.most = (np.array(bound, np.int16) for bound in self.features.bounds())

    def begin(self, seed: int) -> None:
        """Begin a game; all that chance brings follows from the seed."""
        self.dice = Dice(seed)
        self.position = self.start.copy()
        draw(self.position, self.dice)

    def __getstate__(self) -> dict[str, Any]:
        """Give all that makes this table what it is now, as plain data: so it is copied and pickled."""
        kept: dict[str, Any] = {"game": self.game.name, "options": self.options, "reward": self.reward}
        return kept | {"position": self.game.save(self.position), "dice": self.dice}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__init__(kept["game"], kept["options"], REWARDS[kept["reward"]])  # type: ignore[misc] # initialised again
        self.position = loaded(self.game, self.options, kept["position"])
        self.dice = kept["dice"]

    @property
    def is_over(self) -> bool:
        return self.position.is_over()

    @property
    def open_seats(self) -> list[int]:
        return [seat for seat in self.seats if self.position.is_open(seat)]

    def options_of(self, seat: int) -> list[int]:
        """Give what a seat may choose now, or nothing."""
        if not self.position.is_open(seat):
            return []
        return [int(option) for option in self.position.options_of(seat)]

    def choose(self, seat: int, option: int) -> bool:
        """Let a seat choose, and chance draw what follows; tell whether the seat might choose this."""
        if option not in self.options_of(seat):
            return False
        self.position.choose(seat, option)
        draw(self.position, self.dice)
        return True

    def observe(self, seat: int) -> Observation:
        """Give what a seat knows, as the table of features names it."""
        return np.array(self.features.row(self.position, seat), dtype=np.int16)

    def mask(self, seat: int, length: int | None = None) -> Mask:
        """Give a 1 for every option that a seat may choose now."""
        mask = np.zeros(length or self.actions, np.int8)
        mask[self.options_of(seat)] = 1
        return mask

    def reward_of(self, seat: int) -> float:
        """Give what the game brought a seat; before its end nothing."""
        return reward_of(self.position, seat, self.reward) if self.is_over else 0.0

    def describe(self) -> str:
        """Give the table in words: the points, who must choose, and what the question is."""
        position, game = self.position, self.game
        points = ", ".join(f"seat {seat}: {position.result(seat)}" for seat in range(position.seats()))
        lines = [f"{game.title}; points {points}"]
        if self.is_over:
            return "\n".join([*lines, "The game is over."])
        for seat in self.open_seats:
            decision = game.decision(position, seat)
            options = json.dumps([option.notation for option in decision.options], ensure_ascii=False)
            lines.append(f"seat {seat}: {game.phrases.say(decision.prompt)} {options}")
        return "\n".join(lines)


def reward_kind(name: str) -> int:
    if name not in REWARDS:
        raise Trouble(f"A reward is one of {', '.join(REWARDS)}, not {name!r}.")
    return REWARDS.index(name)
