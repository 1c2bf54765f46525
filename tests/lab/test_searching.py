"""A search at many tables at once: visits and values as arrays."""

import pytest

pytest.importorskip("numpy")

import numpy as np

from courtyard.engine.trouble import Trouble
from courtyard.games import GAMES
from courtyard.lab import VectorEnv

every_game = pytest.mark.parametrize("game", list(GAMES))


@every_game
@pytest.mark.parametrize("learned", [False, True])
def test_a_search_gives_visits_and_values_of_open_options(game, learned):
    env = VectorEnv(game, 3, players=2, seed=4)
    for _ in range(5):
        env.step(env.sample())
    before = env.now.observations.copy()
    found = env.search(20, learned=learned)
    assert found.visits.shape == found.values.shape == env.now.masks.shape
    assert (found.visits.sum(1) == 20).all()
    assert not found.visits[~env.now.masks].any()
    assert ((found.values > 0) == (found.visits > 0)).all() and (found.values < 1).all()
    assert (env.now.observations == before).all(), "a search changes nothing"
    again = env.search(20, learned=learned)
    assert (again.visits == found.visits).all() and (again.values == found.values).all()
    env.step(np.argmax(found.visits, 1))


def test_a_search_without_tries_or_over_processes_is_refused():
    with pytest.raises(Trouble, match="needs a try and a position"):
        VectorEnv("gugong", 1).search(0)
    with VectorEnv("gugong", 2, processes=2) as env, pytest.raises(Trouble, match="search in one process"):
        env.search(1)
