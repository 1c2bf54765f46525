"""The faces of the lab pass the tests of those who invented them."""

import warnings
from itertools import count
from types import SimpleNamespace

import numpy as np
import pytest

from courtyard import lab
from courtyard.engine.trouble import Trouble
from courtyard.games import GAMES
from courtyard.lab.table import Table

pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: the faces of the lab are not tested")
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    render_test,
    seed_test,
    state_test,
)

TABLES = [
    *(("gugong", {"players": players, "bonus": "english"}) for players in (2, 3, 4, 5)),
    ("gugong", {"solo": "hard"}),
    ("kingdom", {"module": "menace"}),
    ("kingdom", {"module": "advisors", "side": "b"}),
    ("kingdom", {"players": 1, "module": "quest"}),
]
"""Every player count, and every module."""
each_table = pytest.mark.parametrize(("game", "options"), TABLES, ids=lambda each: str(each))


@pytest.fixture(autouse=True)
def quiet():
    """PettingZoo warns of observations that are dictionaries, as those with an action mask are."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        yield


@pytest.mark.slow
@each_table
def test_the_aec_face_passes_the_api_and_seed_tests_of_pettingzoo(game, options):
    api_test(lab.aec_env(game, **options), num_cycles=40)
    seed_test(lambda: lab.aec_env(game, **options), num_cycles=15)


@pytest.mark.slow
@each_table
def test_the_parallel_face_passes_the_api_and_seed_tests_of_pettingzoo(game, options):
    parallel_api_test(lab.parallel_env(game, **options), num_cycles=40)
    parallel_seed_test(lambda: lab.parallel_env(game, **options), num_cycles=15)


@pytest.mark.slow
@each_table
def test_the_state_of_both_faces_passes_the_test_of_pettingzoo(game, options):
    env, parallel = lab.aec_env(game, **options), lab.parallel_env(game, **options)
    state_test(env, parallel, num_cycles=15)
    env.reset(seed=1)
    for agent, row in zip(env.agents, env.state(), strict=True):
        assert (row == env.observe(agent)["observation"]).all()


def test_the_masks_of_the_parallel_face_stand_in_infos_too():
    env = lab.parallel_env("kingdom")
    shown, infos = env.reset(seed=1)
    for _ in range(20):
        assert all((infos[agent]["action_mask"] == shown[agent]["action_mask"]).all() for agent in env.agents)
        actions = {agent: int(np.flatnonzero(infos[agent]["action_mask"])[0]) for agent in env.agents}
        shown, _, _, _, infos = env.step(actions)


@pytest.mark.parametrize("game", GAMES)
def test_every_option_of_a_game_can_be_played(game):
    variants = GAMES[game].variants()
    for nth, options in enumerate(variants[:: len(variants) // 12]):
        env = lab.aec_env(game, **options)
        env.reset(seed=nth)
        lot = np.random.default_rng(nth)
        for _ in range(12):
            shown = env.last()[0]
            assert env.observation_space(env.agent_selection).contains(shown), options
            env.step(int(lot.choice(np.flatnonzero(shown["action_mask"]))))


@pytest.mark.parametrize("game", GAMES)
def test_the_faces_pass_the_render_test_of_pettingzoo(game, capsys):
    render_test(lambda render_mode=None: lab.aec_env(game, render_mode=render_mode))
    assert GAMES[game].title in capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES)
def test_the_aec_face_passes_the_performance_test_of_pettingzoo(game, capsys, monkeypatch):
    import pettingzoo.test.performance_benchmark  # noqa: F401 - its clock is made faster

    seconds = count(0, 0.2)
    module = __import__("sys").modules["pettingzoo.test.performance_benchmark"]
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: next(seconds)))
    performance_benchmark(lab.aec_env(game))
    assert "Finished performance benchmark" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("gugong", {"solo": "normal"}),
        ("kingdom", {"module": "quest"}),
        ("gugong", {"seat": 1, "opponents": ["random", "random"]}),
        ("kingdom", {"seat": 1, "opponents": ["heuristic"]}),
    ],
    ids=str,
)
def test_the_gymnasium_face_passes_check_env(game, options):
    check_env(lab.gym_env(game, **options), skip_render_check=False)


def play_aec(env, lot):
    for agent in env.agent_iter():
        shown, reward, over, _, _ = env.last()
        assert env.observation_space(agent).contains(shown)
        env.step(None if over else int(lot.choice(np.flatnonzero(shown["action_mask"]))))
        if over:
            yield agent, reward


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("reward", ["margin", "placing", "win"])
def test_the_aec_face_rewards_at_the_end_by_margin_placing_or_win(game, reward):
    env = lab.aec_env(game, reward=reward, players=2)
    env.reset(seed=3)
    rewards = dict(play_aec(env, np.random.default_rng(3)))
    position = env.table.position
    points = [position.result(seat) for seat in range(2)]
    places = [position.place(seat) for seat in range(2)]
    expected = {
        "margin": [points[0] - points[1], points[1] - points[0]],
        "placing": [1.0 if place == 1 else -1.0 for place in places],
        "win": [places.count(1) ** -1.0 if place == 1 else 0.0 for place in places],
    }
    assert [rewards["player_0"], rewards["player_1"]] == expected[reward]


def test_in_the_parallel_face_both_choose_at_once_where_the_rules_let_them():
    env = lab.parallel_env("kingdom")
    shown, _ = env.reset(seed=1)
    lot = np.random.default_rng(1)
    together = 0
    while env.agents:
        masks = {agent: shown[agent]["action_mask"] for agent in env.agents}
        together += sum(not mask[env.wait] for mask in masks.values()) == 2
        actions = {agent: int(lot.choice(np.flatnonzero(mask))) for agent, mask in masks.items()}
        shown, rewards, *_ = env.step(actions)
    assert together > 10
    assert sum(rewards.values()) == 0


@pytest.mark.parametrize("face", [lab.aec_env, lab.parallel_env])
def test_an_option_that_is_not_open_loses_the_game(face):
    env = face("kingdom", reward="placing")
    env.reset(seed=1)
    if face is lab.aec_env:
        agent = env.agent_selection
        env.step(GAMES["kingdom"].player_options - 1)
        assert env.rewards[agent] == -1.0 and all(env.terminations.values())
    else:
        _, rewards, over, _, infos = env.step(
            {agent: 0 if agent == "player_1" else 5 for agent in env.agents}
        )
        assert any(info.get("illegal") for info in infos.values()) and all(over.values())
        assert -1.0 in rewards.values()


def test_a_solo_game_of_gymnasium_is_played_to_its_end():
    env = lab.gym_env("gugong", solo="easy", reward="win")
    _, info = env.reset(seed=5)
    lot = np.random.default_rng(5)
    over = False
    while not over:
        assert (info["action_mask"] == env.action_masks()).all()
        _, reward, over, cut, info = env.step(int(lot.choice(np.flatnonzero(info["action_mask"]))))
        assert not cut
    assert reward == (1.0 if info["place"] == 1 else 0.0)
    with pytest.raises(Trouble, match="reset"):
        env.step(0)


def test_what_cannot_be_is_refused_with_a_sentence():
    with pytest.raises(Trouble, match="margin, placing, win"):
        lab.aec_env("gugong", reward="glory")
    with pytest.raises(Trouble, match="no option 'colour'"):
        lab.aec_env("gugong", colour="blue")
    with pytest.raises(Trouble, match="needs 2 opponents"):
        lab.gym_env("gugong", players=3, opponents=["random"])
    with pytest.raises(Trouble, match="no seat 7"):
        lab.gym_env("gugong", seat=7, opponents=["random"])


def test_the_numbers_of_all_faces_are_the_same():
    table = Table("kingdom", {})
    table.begin(1)
    env = lab.aec_env("kingdom")
    env.reset(seed=1)
    env.table.begin(1)
    assert (env.observe("player_0")["observation"] == table.observe(0)).all()
    assert (env.observe("player_1")["action_mask"] == table.mask(1)).all()
