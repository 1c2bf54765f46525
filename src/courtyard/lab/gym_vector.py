"""Gymnasium's vector face: one seat of many games at once, against bots in compiled code."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from courtyard.engine.trouble import Trouble
from courtyard.lab.batch import Company
from courtyard.lab.gym import box_of
from courtyard.lab.keeping import batch_as_data, fill_batch, row_of
from courtyard.lab.scaling import Floats
from courtyard.lab.seating import ROTATE, Opponent, compiled_only, first_seat, seat_wanted
from courtyard.lab.table import LOST, Table

Info = dict[str, Any]


class CourtyardVectorGym(VectorEnv[NDArray[Any], NDArray[np.int64], NDArray[Any]]):
    """Many games, one seat of each; a game that ends is followed by the next in the same step.

    The open options stand in `info["action_mask"]`, the own seats in `info["seat"]`, the last observation of
    a game in `info["final_obs"]`, and its points and place in `info["final_info"]`.
    """

    def __init__(
        self,
        table: Table,
        num_envs: int,
        seat: int | str | None,
        opponents: Sequence[Opponent],
        reward: str,
        floats: Floats | None,
    ) -> None:
        if num_envs < 1:
            raise Trouble(f"At least one game is played at once, not {num_envs}.")
        self.table = table
        self.num_envs = num_envs
        self.usual = seat
        first_seat(table, seat)
        self.bots = compiled_only(table, opponents)
        self.lost = LOST[reward]
        self.floats = floats
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.single_observation_space = box_of(table, floats)
        self.single_action_space = spaces.Discrete(table.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.numbers = np.arange(num_envs)
        self.batch: Company | None = None

    def rows(self, name: str) -> NDArray[Any]:
        """Look at a row of the batch, with a line for each game where it has several numbers."""
        if self.batch is None:
            raise Trouble("reset() begins the games.")
        row = row_of(self.batch, name)
        return row if len(row) == self.num_envs else row.reshape(self.num_envs, -1)

    def opened(self, seed: int, seat: int) -> Company:
        table = self.table
        return Company(
            table.start,
            table.features,
            table.judgement,
            table.actions,
            self.num_envs,
            table.reward,
            seed,
            table.seats,
            self.bots,
            seat,
            self.lost,
        )

    def __getstate__(self) -> dict[str, Any]:
        kept = dict(self.__dict__)
        if self.batch is not None:
            kept["batch"] = batch_as_data(self.batch, self.table.game)
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        if kept["batch"] is not None:
            self.batch = self.opened(0, -1 if self.usual == ROTATE else self.table.seats[0])
            fill_batch(self.batch, kept["batch"], self.table.game, self.table.options)

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[NDArray[Any], Info]:
        wanted = seat_wanted(options)
        seat = self.usual if wanted is None else wanted
        first = first_seat(self.table, seat)
        if seed is not None and not isinstance(seed, int):
            raise Trouble("One seed is for all games of a vector environment; each of them has its own luck.")
        super().reset(seed=seed)
        self.batch = self.opened(int(self.np_random.integers(1 << 62)), -1 if seat == ROTATE else first)
        return self.shown("observations"), self.info()

    def shown(self, name: str) -> NDArray[Any]:
        """Give what the own seats see, or saw at the end, as arrays of the reader's own."""
        rows = self.rows(name)
        return rows.copy() if self.floats is None else self.floats.of(rows)

    def info(self) -> Info:
        everywhere = np.ones(self.num_envs, np.bool_)
        found = {"action_mask": self.action_masks(), "seat": self.rows("own").copy()}
        return found | {"_action_mask": everywhere, "_seat": everywhere.copy()}

    def action_masks(self) -> NDArray[np.int8]:
        """Give a 1 for every option that is open, a row for each game."""
        return self.rows("masks").view(np.int8).copy()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[NDArray[Any], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Info]:
        if self.batch is None:
            raise Trouble("reset() begins the games.")
        chosen = np.ascontiguousarray(actions, "<i4")
        if chosen.shape != (self.num_envs,):
            raise Trouble(f"There are {self.num_envs} games, so as many choices, not {chosen.shape}.")
        self.batch.step(chosen.tobytes())
        done = self.rows("done").astype(np.bool_)
        brought = np.where(done, self.of_own("rewards"), 0.0)
        info = self.info()
        if done.any():
            info |= self.final_info(done)
        return self.shown("observations"), brought, done, np.zeros(self.num_envs, np.bool_), info

    def of_own(self, name: str) -> NDArray[Any]:
        """Give what the last game of each table brought its own seat."""
        rows = self.rows(name).reshape(self.num_envs, -1)
        found: NDArray[Any] = rows[self.numbers, self.rows("owned")]
        return found

    def final_info(self, done: NDArray[np.bool_]) -> Info:
        """Give what is known of the games that ended, as Gymnasium's own vector environments give it."""
        finals = self.shown("finals")
        seen = np.full(self.num_envs, None, object)
        for table in np.flatnonzero(done):
            seen[table] = finals[table]
        ended = {
            "points": np.where(done, self.of_own("points"), 0),
            "place": np.where(done, self.rows("places"), 0),
            "seat": np.where(done, self.rows("owned"), 0),
            "illegal": self.rows("illegal").astype(np.bool_),
        }
        ended |= {f"_{name}": done.copy() for name in tuple(ended)}
        return {"final_obs": seen, "_final_obs": done.copy(), "final_info": ended, "_final_info": done.copy()}
