"""Gymnasium's face: one seat, alone or against bots that play the others."""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from courtyard.bots import Bot, Budget, find_bot
from courtyard.engine.chance import Dice
from courtyard.engine.trouble import Trouble
from courtyard.lab.table import LOST, Observation, Table

Info = dict[str, Any]


class CourtyardGym(gymnasium.Env[Observation, int]):
    """A game of Courtyard from one seat; the bots move between two steps.

    What may be chosen stands in `info["action_mask"]` and comes from `action_masks()`. An option that is
    not open loses the game at once.
    """

    metadata = {"render_modes": ["human", "ansi"], "render_fps": 4}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        table: Table,
        seat: int,
        opponents: Sequence[str | Bot],
        budget: Budget,
        reward: str,
        render_mode: str | None,
    ) -> None:
        self.table = table
        self.render_mode = render_mode
        self.seat = seat
        self.lost = LOST[reward]
        self.budget = budget
        self.bots = seated(table, seat, opponents)
        self.kinds = [opponents[nth] for nth in range(len(opponents))]
        self.dice = Dice(0)
        self.is_ended = True
        self.observation_space = spaces.Box(table.least, table.most, dtype=np.int16)
        self.action_space: spaces.Space[Any] = spaces.Discrete(table.actions)

    def action_masks(self) -> NDArray[np.int8]:
        """Give a 1 for every option that is open."""
        if self.is_ended:
            return np.zeros(self.table.actions, np.int8)
        return self.table.mask(self.seat)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, Info]:
        super().reset(seed=seed)
        number = int(self.np_random.integers(1 << 62))
        self.table.begin(number)
        self.dice = Dice(number + 1)
        self.bots = seated(self.table, self.seat, self.kinds)
        self.is_ended = False
        self.let_bots_play()
        return self.table.observe(self.seat), {"action_mask": self.action_masks()}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, Info]:
        if self.is_ended:
            raise Trouble("The game is over; reset() begins another.")
        info: Info = {}
        reward = 0.0
        if self.table.choose(self.seat, int(action)):
            self.let_bots_play()
            self.is_ended = self.table.is_over
            reward = self.table.reward_of(self.seat)
            if self.is_ended:
                info |= {"points": int(self.table.position.result(self.seat))}
                info |= {"place": int(self.table.position.place(self.seat))}
        else:
            self.is_ended = True
            info["illegal"] = True
            reward = self.lost
        info["action_mask"] = self.action_masks()
        if self.render_mode == "human":
            self.render()
        return self.table.observe(self.seat), reward, self.is_ended, False, info

    def let_bots_play(self) -> None:
        """Let the bots choose until the own seat must, or the game is over."""
        table = self.table
        while not table.is_over and self.seat not in table.open_seats:
            seat = table.open_seats[0]
            bot, options = self.bots[seat], table.options_of(seat)
            # A bot by lot needs no view, and views take time.
            view = {} if bot.name == "random" else table.game.recall(table.position, seat)
            table.choose(seat, bot.choose(table.game, view, options, self.budget, self.dice))

    def render(self) -> str | None:
        if self.render_mode == "ansi":
            return self.table.describe()
        if self.render_mode == "human":
            print(self.table.describe())
        return None


def seated(table: Table, seat: int, opponents: Sequence[str | Bot]) -> dict[int, Bot]:
    """Give a bot for every other seat."""
    if seat not in table.seats:
        raise Trouble(f"There is no seat {seat} to play; there is {', '.join(map(str, table.seats))}.")
    others = [other for other in table.seats if other != seat]
    if len(others) != len(opponents):
        raise Trouble(f"This table needs {len(others)} opponents, not {len(opponents)}.")
    bots = [find_bot(bot) if isinstance(bot, str) else bot for bot in opponents]
    return dict(zip(others, bots, strict=True))
