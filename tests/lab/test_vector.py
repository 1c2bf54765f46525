"""Many games at once are the same games, only faster."""

import numpy as np
import pytest

from courtyard import lab
from courtyard.engine.trouble import Trouble
from courtyard.games import GAMES
from courtyard.lab.batch import reward_of
from courtyard.lab.vector import VectorEnv

every_game = pytest.mark.parametrize("game", GAMES)


def arrays(env):
    return [np.array(array) for array in env.now]


@every_game
def test_every_row_is_what_its_seat_knows_and_may_choose(game):
    env = VectorEnv(game, 3, seed=5)
    features = env.game.features
    for _ in range(120):
        for table, position in enumerate(env.batch.positions):
            seat = env.now.to_act[table]
            assert seat == position.seat
            assert (env.now.observations[table] == np.array(features.row(position, seat))).all()
            assert list(np.flatnonzero(env.now.masks[table])) == sorted(position.options)
        env.step(env.sample())


@every_game
def test_a_finished_game_is_rewarded_and_the_next_begins(game):
    env = VectorEnv(game, 4, seed=1, reward="margin", players=2)
    ended = 0
    while ended < 5:
        made = env.batch.positions[:]
        env.step(env.sample())
        for table in np.flatnonzero(env.now.done):
            ended += 1
            assert made[table].is_over()
            assert env.batch.positions[table] is not made[table]
            expected = [reward_of(made[table], seat, 0) for seat in range(2)]
            assert list(env.now.rewards[table]) == expected
            assert list(env.now.points[table]) == [made[table].result(seat) for seat in range(2)]
            assert env.now.lengths[table] > 20 and env.now.masks[table].any()
        assert not env.now.rewards[~env.now.done].any()


@every_game
def test_the_seed_decides_everything(game):
    one, same, other = (VectorEnv(game, 3, seed=seed) for seed in (7, 7, 8))
    for _ in range(60):
        for env in (one, same, other):
            env.step(env.sample())
        assert all((a == b).all() for a, b in zip(arrays(one), arrays(same), strict=True))
    assert (one.now.observations != other.now.observations).any()


@pytest.mark.slow
def test_several_processes_play_the_same_games_in_shared_memory():
    alone = VectorEnv("gugong", 5, seed=3)
    with VectorEnv("gugong", 5, seed=3, processes=2) as together:
        for _ in range(150):
            drawn = np.array(together.sample())
            assert (drawn == alone.sample()).all()
            alone.step(drawn)
            together.step(drawn)
            assert all((a == b).all() for a, b in zip(arrays(alone), arrays(together), strict=True))
        before = arrays(together)
        with pytest.raises(Trouble, match="At table 4 option 407 is not open"):
            together.step([*together.sample()[:4], together.actions - 1])
        assert all((a == b).all() for a, b in zip(arrays(together), before, strict=True))


def test_a_choice_that_is_not_open_is_refused_with_a_sentence():
    env = lab.VectorEnv("gugong", 2)
    with pytest.raises(Trouble, match="2 choices are needed"):
        env.step([1])
    with pytest.raises(Trouble, match="option -1 is not open"):
        env.step([-1, -1])
    with pytest.raises(Trouble, match="cannot be played by 3 processes"):
        VectorEnv("gugong", 2, processes=3)


@pytest.mark.compiled_only
@every_game
def test_the_arrays_are_filled_in_place(game):
    env = VectorEnv(game, 2)
    before = env.now.observations
    env.step(env.sample())
    assert env.now.observations is before


def test_many_games_and_one_after_the_other_are_measured():
    from courtyard.lab.bench import aec_play, figures, vector_play

    for play in (vector_play("gugong", {}, 1), aec_play("gugong", {})):
        low, high = figures(play, 0.1)["spread"]
        assert low <= high
