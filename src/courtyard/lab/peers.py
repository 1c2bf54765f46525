"""Environments of other packages, driven as a learner does: observe, see what is legal, choose randomly."""

import random
from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any

import numpy as np

Step = Callable[[], None]


def open_spiel(name: str) -> Step:
    """Give one choice of a game of OpenSpiel, with the tensor of what its player sees."""
    game = import_module("pyspiel").load_game(name)
    kind = game.get_type()
    lot = random.Random(1)
    states = [game.new_initial_state()]

    def step() -> None:
        state = states[0]
        while state.is_chance_node() or state.is_terminal():
            if state.is_terminal():
                state = states[0] = game.new_initial_state()
                continue
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(lot.choices(outcomes, weights)[0])
        if kind.provides_information_state_tensor:
            state.information_state_tensor()
        else:
            state.observation_tensor()
        state.apply_action(lot.choice(state.legal_actions()))

    return step


def petting_zoo(name: str) -> Step:
    """Give one choice of a classic game of PettingZoo."""
    env: Any = import_module(f"pettingzoo.classic.{name}").env()
    env.reset(seed=1)
    lot = np.random.default_rng(1)

    def step() -> None:
        shown, _, over, cut, _ = env.last()
        if over or cut:
            env.reset()
            shown, *_ = env.last()
        env.step(int(lot.choice(np.flatnonzero(shown["action_mask"]))))

    return step


def rlcard(name: str) -> Step:
    """Give one choice of a game of RLCard."""
    env: Any = import_module("rlcard").make(name, config={"seed": 1})
    lot = random.Random(1)
    states = [env.reset()[0]]

    def step() -> None:
        if env.is_over():
            states[0] = env.reset()[0]
        states[0] = env.step(lot.choice(list(states[0]["legal_actions"])))[0]

    return step


PEERS: dict[str, Callable[[], Step]] = {
    **{f"OpenSpiel {name}": partial(open_spiel, name) for name in ("hearts", "gin_rummy", "crazy_eights")},
    **{
        f"PettingZoo {name}": partial(petting_zoo, name)
        for name in ("connect_four_v3", "chess_v6", "hanabi_v5", "texas_holdem_v4")
    },
    **{f"RLCard {name}": partial(rlcard, name) for name in ("leduc-holdem", "uno", "gin-rummy", "doudizhu")},
}
"""Peers measured beside us: games with hidden cards, and two boards."""
