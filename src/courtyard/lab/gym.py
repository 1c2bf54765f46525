"""Gymnasium's face: one seat, alone or against bots that play the others."""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from courtyard.bots import Bot, Budget
from courtyard.bots.foreign import Misplay, ask
from courtyard.engine.chance import Dice
from courtyard.engine.position import NOBODY
from courtyard.engine.trouble import Trouble
from courtyard.lab.players import OUTSIDE, let_play
from courtyard.lab.scaling import REACH, Floats
from courtyard.lab.seating import ROTATE, Opponent, check_number, first_seat, opponent, seat_wanted
from courtyard.lab.table import LOST, Table

Info = dict[str, Any]


def box_of(table: Table, floats: Floats | None) -> spaces.Box:
    """Give what observations are made of: whole numbers with their bounds, or fractions."""
    if floats is None:
        return spaces.Box(table.least, table.most, dtype=np.int16)
    return spaces.Box(-REACH, REACH, (len(floats.columns),), np.float32)


class CourtyardGym(gymnasium.Env[NDArray[Any], int]):
    """A game of Courtyard from one seat; the bots move between two steps.

    The open options stand in `info["action_mask"]` and come from `action_masks()`. An option that is not open
    loses the game at once.
    """

    metadata = {"render_modes": ["human", "ansi"], "render_fps": 4}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        table: Table,
        seat: int | str | None,
        opponents: Sequence[Opponent],
        budget: Budget,
        reward: str,
        floats: Floats | None,
        render_mode: str | None,
    ) -> None:
        self.table = table
        self.render_mode = render_mode
        self.usual = seat
        self.seat = first_seat(table, seat)
        self.lost = LOST[reward]
        self.budget = budget
        self.floats = floats
        self.opponents = list(opponents)
        check_number(table, self.opponents)
        self.dice = Dice(0)
        self.games = 0
        self.is_ended = True
        self.observation_space = box_of(table, floats)
        self.action_space: spaces.Space[Any] = spaces.Discrete(table.actions)
        self.sit_down()

    def sit_down(self) -> None:
        """Give every other seat its bot: the number of one in compiled code, or one that is asked."""
        self.bots: dict[int, Bot] = {}
        players = [OUTSIDE] * int(self.table.position.seats())
        others = [seat for seat in self.table.seats if seat != self.seat]
        for seat, kind in zip(others, self.opponents, strict=True):
            bot = opponent(kind, self.table.game)
            if isinstance(bot, Bot):
                self.bots[seat] = bot
            else:
                players[seat] = bot
        self.players = vec[i64](players)

    def __getstate__(self) -> dict[str, Any]:
        """Give what is copied and pickled: all but the bots, who are made again and remember nothing."""
        return {name: value for name, value in self.__dict__.items() if name not in ("bots", "players")}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.sit_down()

    def action_masks(self) -> NDArray[np.int8]:
        """Give a 1 for every option that is open."""
        if self.is_ended:
            return np.zeros(self.table.actions, np.int8)
        return self.table.mask(self.seat)

    def observe(self) -> NDArray[Any]:
        shown = self.table.observe(self.seat)
        return shown if self.floats is None else self.floats.of(shown)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], Info]:
        wanted = seat_wanted(options)
        if seed is not None:
            self.games = 0  # With a seed everything comes out the same, the seats too.
        if wanted is None and self.usual == ROTATE:
            wanted = self.table.seats[self.games % len(self.table.seats)]
        self.seat = first_seat(self.table, self.usual if wanted is None else wanted)
        self.games += 1
        super().reset(seed=seed)
        number = int(self.np_random.integers(1 << 62))
        self.table.begin(number)
        self.dice = Dice(number + 1)
        self.sit_down()
        self.is_ended = False
        self.let_bots_play()
        return self.observe(), {"action_mask": self.action_masks(), "seat": self.seat}

    def step(self, action: int) -> tuple[NDArray[Any], float, bool, bool, Info]:
        if self.is_ended:
            raise Trouble("The game is over; reset() begins another.")
        info: Info = {}
        reward = 0.0
        if self.table.choose(self.seat, int(action)):
            self.let_bots_play()
            self.is_ended = self.table.is_over
            if self.is_ended:
                reward = self.table.reward_of(self.seat)
                info["points"] = int(self.table.position.result(self.seat))
                info["place"] = int(self.table.position.place(self.seat))
        else:
            self.is_ended = True
            info["illegal"] = True
            reward = self.lost
        info["action_mask"] = self.action_masks()
        info["seat"] = self.seat
        if self.render_mode == "human":
            self.render()
        return self.observe(), reward, self.is_ended, False, info

    def let_bots_play(self) -> None:
        """Let the bots choose until the own seat must, or the game is over."""
        table = self.table
        position = table.position
        while True:
            let_play(position, self.players, 0, table.judgement, table.dice, self.dice)
            seat = int(position.seat)
            if seat in (NOBODY, self.seat):
                return
            bot, view = self.bots[seat], table.game.recall(position, seat)
            try:
                option = ask(bot, table.game, view, table.options_of(seat), self.budget, self.dice)
            except Misplay as misplay:
                raise Trouble(f"The opponent in seat {seat} cannot go on. {misplay}") from None
            table.choose(seat, option)

    def render(self) -> str | None:
        if self.render_mode == "ansi":
            return self.table.describe()
        if self.render_mode == "human":
            print(self.table.describe())
        return None
