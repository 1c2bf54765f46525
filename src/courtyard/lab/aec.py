"""PettingZoo's AEC face: one agent after the other, with an action mask."""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from courtyard.lab.table import LOST, Table

RENDER_MODES = ["human", "ansi"]


def agent_name(seat: int) -> str:
    return f"player_{seat}"


def observation_space(table: Table, actions: int) -> spaces.Dict:
    """Give the space of an agent's observation: its numbers, and a mask of its legal actions."""
    return spaces.Dict(
        {
            "observation": spaces.Box(table.least, table.most, dtype=np.int16),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


def state_space(table: Table) -> spaces.Box:
    rows = len(table.seats)
    return spaces.Box(np.tile(table.least, (rows, 1)), np.tile(table.most, (rows, 1)), dtype=np.int16)


def state_of(table: Table) -> NDArray[np.int16]:
    return np.stack([table.observe(seat) for seat in table.seats])


class CourtyardAEC(AECEnv[str, dict[str, Any], int]):
    """A game of Courtyard in which the seat that must choose acts; of several, the first."""

    def __init__(self, table: Table, reward: str, render_mode: str | None) -> None:
        super().__init__()
        self.metadata = {
            "name": f"courtyard_{table.game.name}_v0",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
        }
        self.table = table
        self.render_mode = render_mode
        self.lost = LOST[reward]
        self.seat_of = {agent_name(seat): seat for seat in table.seats}
        self.possible_agents = list(self.seat_of)
        space = observation_space(table, table.actions)
        self.observation_spaces = {agent: space for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(table.actions) for agent in self.possible_agents}
        self.state_space = state_space(table)
        self.random = np.random.default_rng()

    def state(self) -> NDArray[np.int16]:
        """Give what all agents know together, a row for each: for critics that may see more than players."""
        return state_of(self.table)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.random = np.random.default_rng(seed)
        self.table.begin(int(self.random.integers(1 << 62)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = agent_name(self.table.open_seats[0])

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.seat_of[agent]
        return {"observation": self.table.observe(seat), "action_mask": self.table.mask(seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if action is None or not self.table.choose(self.seat_of[agent], int(action)):
            self.infos[agent]["illegal"] = True
            self.rewards[agent] = self.lost
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.table.is_over:
            self.rewards = {each: self.table.reward_of(self.seat_of[each]) for each in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = agent_name(self.table.open_seats[0])
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        if self.render_mode == "ansi":
            return self.table.describe()
        if self.render_mode == "human":
            print(self.table.describe())
        return None

    def close(self) -> None:
        pass
