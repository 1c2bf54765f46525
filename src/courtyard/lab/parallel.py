"""PettingZoo's parallel face: all agents act at once, and who has nothing to choose waits."""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import ParallelEnv

from courtyard.lab.aec import RENDER_MODES, agent_name, observation_space, state_of, state_space
from courtyard.lab.table import LOST, Table


class CourtyardParallel(ParallelEnv[str, dict[str, Any], int]):
    """A game of Courtyard; in phases in which all choose unseen by each other, a step is a choice of each.

    There is one action more than the game has, the last: to wait. Who must choose may not wait, and who
    must not choose can do nothing else.
    """

    def __init__(self, table: Table, reward: str, render_mode: str | None) -> None:
        self.metadata = {"name": f"courtyard_{table.game.name}_parallel_v0", "render_modes": RENDER_MODES}
        self.table = table
        self.render_mode = render_mode
        self.lost = LOST[reward]
        self.wait = table.actions
        self.seat_of = {agent_name(seat): seat for seat in table.seats}
        self.possible_agents = list(self.seat_of)
        self.agents: list[str] = []
        space = observation_space(table, self.wait + 1)
        self.observation_spaces = {agent: space for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}
        self.state_space = state_space(table)
        self.random = np.random.default_rng()

    def state(self) -> NDArray[np.int16]:
        """Give what all agents know together, a row for each: for critics that may see more than players."""
        return state_of(self.table)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, dict[str, Any]], dict[str, dict[str, Any]]]:
        if seed is not None:
            self.random = np.random.default_rng(seed)
        self.table.begin(int(self.random.integers(1 << 62)))
        self.agents = list(self.possible_agents)
        shown = self.observations()
        return shown, masks_of(shown)

    def observations(self) -> dict[str, dict[str, Any]]:
        shown: dict[str, dict[str, Any]] = {}
        for agent in self.agents:
            seat = self.seat_of[agent]
            mask = self.table.mask(seat, self.wait + 1)
            mask[self.wait] = not mask.any()
            shown[agent] = {"observation": self.table.observe(seat), "action_mask": mask}
        return shown

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, dict[str, Any]],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        acting = list(self.agents)
        choosing = set(self.table.open_seats)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in acting}
        rewards = dict.fromkeys(acting, 0.0)
        for agent in acting:
            seat, option = self.seat_of[agent], int(actions[agent])
            may = self.table.choose(seat, option) if seat in choosing else option == self.wait
            if not may:
                infos[agent]["illegal"] = True
                rewards[agent] = self.lost
        is_ended = self.table.is_over or any("illegal" in info for info in infos.values())
        if self.table.is_over:
            rewards = {agent: self.table.reward_of(self.seat_of[agent]) for agent in acting}
        observations = self.observations()
        for agent, info in masks_of(observations).items():
            infos[agent] |= info
        if is_ended:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return (
            observations,
            rewards,
            dict.fromkeys(acting, is_ended),
            dict.fromkeys(acting, False),
            infos,
        )

    def render(self) -> str | None:
        if self.render_mode == "ansi":
            return self.table.describe()
        if self.render_mode == "human":
            print(self.table.describe())
        return None

    def close(self) -> None:
        pass


def masks_of(shown: dict[str, dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """Give every agent's mask once more, where learners look for it that expect plain observations."""
    return {agent: {"action_mask": each["action_mask"]} for agent, each in shown.items()}
