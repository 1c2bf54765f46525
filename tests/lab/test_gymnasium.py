"""Gymnasium's faces: many games at once, names, copies, seats, and fractions."""

import copy
import pickle

import numpy as np
import pytest

from courtyard import lab
from courtyard.bots import Bot
from courtyard.engine.trouble import Trouble
from courtyard.games import GAMES, find_game
from courtyard.lab.keeping import row_of
from courtyard.lab.variants import RULESETS, VARIANTS, variant

pytest.importorskip("gymnasium", reason="Gymnasium is not installed: its faces are not tested")
import gymnasium
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, VectorEnv

every_game = pytest.mark.parametrize("game", GAMES)


def by_lot(masks, lot):
    return np.array([lot.choice(np.flatnonzero(mask)) for mask in masks])


# Many games at once.


@every_game
def test_many_games_are_a_vector_environment_of_gymnasium(game):
    env = lab.vector_env(game, 3, opponents=["heuristic"], reward="win")
    assert isinstance(env, VectorEnv) and env.num_envs == 3
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    observations, info = env.reset(seed=1)
    assert env.observation_space.contains(observations)
    assert env.single_observation_space.contains(observations[0])
    assert env.action_space.shape == (3,) and env.single_action_space.n == find_game(game).player_options
    assert info["action_mask"].shape == (3, env.single_action_space.n)
    lot = np.random.default_rng(1)
    ended = 0
    while ended < 4:
        observations, rewards, over, cut, info = env.step(by_lot(info["action_mask"], lot))
        assert env.observation_space.contains(observations) and not cut.any()
        assert (env.action_masks() == info["action_mask"]).all() and info["action_mask"].any(1).all()
        assert not rewards[~over].any()
        assert ("final_obs" in info) == over.any()
        for table in np.flatnonzero(over):
            ended += 1
            final = info["final_info"]
            assert info["_final_obs"][table] and final["_place"][table] and not final["illegal"][table]
            assert env.single_observation_space.contains(info["final_obs"][table])
            assert rewards[table] == (1.0 if final["place"][table] == 1 else 0.0)


@every_game
def test_the_rows_are_those_of_the_own_seat_which_goes_around(game):
    env = lab.vector_env(game, 2, opponents=["random"], seat="rotate")
    _, info = env.reset(seed=4)
    lot = np.random.default_rng(4)
    features, seats = env.table.features, [[], []]
    seats[0].append(int(info["seat"][0]))
    seats[1].append(int(info["seat"][1]))
    while min(map(len, seats)) < 4:
        for table, position in enumerate(env.batch.positions):
            own = int(info["seat"][table])
            assert position.seat == own
            shown = row_of(env.batch, "observations").reshape(2, -1)[table]
            assert (shown == np.array(features.row(position, own))).all()
            assert np.flatnonzero(info["action_mask"][table]).tolist() == sorted(position.options)
        *_, over, _, info = env.step(by_lot(info["action_mask"], lot))
        for table in np.flatnonzero(over):
            assert info["final_info"]["seat"][table] == seats[table][-1]
            seats[table].append(int(info["seat"][table]))
    assert seats[0][:4] == [0, 1, 0, 1] and seats[1][:4] == [1, 0, 1, 0]


def test_at_a_larger_table_the_seats_go_around_and_the_bots_keep_their_order():
    env = lab.vector_env("gugong", 4, opponents=["random", "heuristic", "random"])
    _, info = env.reset(seed=1)
    assert info["seat"].tolist() == [0, 1, 2, 3]
    players = row_of(env.batch, "players").reshape(4, 4)
    assert players.tolist() == [[0, 1, 2, 1], [1, 0, 2, 1], [1, 2, 0, 1], [1, 2, 1, 0]]


def test_an_option_that_is_not_open_loses_this_game_and_the_next_begins():
    env = lab.vector_env("kingdom", 2, opponents=["random"], reward="placing", seat=0)
    _, info = env.reset(seed=1)
    good = int(np.flatnonzero(info["action_mask"][0])[0])
    _, rewards, over, _, info = env.step(np.array([good, env.single_action_space.n - 1]))
    assert rewards.tolist() == [0.0, -1.0] and over.tolist() == [False, True]
    assert info["final_info"]["illegal"].tolist() == [False, True]
    assert info["action_mask"][1].any()
    *_, info = env.step(by_lot(info["action_mask"], np.random.default_rng(1)))
    assert "final_info" not in info


def test_the_seed_decides_everything_and_reset_can_name_the_seat():
    one, same, other = (lab.vector_env("gugong", 3, opponents=["heuristic"]) for _ in range(3))
    infos = [env.reset(seed=seed)[1] for env, seed in ((one, 7), (same, 7), (other, 8))]
    lot = np.random.default_rng(1)
    for _ in range(30):
        chosen = by_lot(infos[0]["action_mask"], lot)
        rows = [env.step(chosen) for env in (one, same)]
        infos[0] = rows[0][-1]
        assert (rows[0][0] == rows[1][0]).all() and (rows[0][1] == rows[1][1]).all()
    assert (one.reset(seed=7)[0] != other.reset(seed=8)[0]).any()
    assert one.reset(options={"seat": 1})[1]["seat"].tolist() == [1, 1, 1]
    assert one.reset()[1]["seat"].tolist() == [0, 1, 0]


def test_what_cannot_be_is_refused_with_a_sentence():
    with pytest.raises(Trouble, match=r"against random, heuristic, fair, not against 'search'"):
        lab.vector_env("gugong", 2, opponents=["search"])
    with pytest.raises(Trouble, match="needs 1 opponents, not 2"):
        lab.vector_env("kingdom", 2, opponents=["random", "random"], players=2)
    with pytest.raises(Trouble, match="At least one game"):
        lab.vector_env("kingdom", 0, opponents=["random"])
    with pytest.raises(Trouble, match=r"no seat 5 to play; there is 0, 1, or 'rotate'"):
        lab.vector_env("kingdom", 1, opponents=["random"]).reset(options={"seat": 5})
    with pytest.raises(Trouble, match=r"knows the option 'seat', not 'colour'"):
        lab.gym_env("kingdom", opponents=["random"]).reset(options={"colour": 5})
    with pytest.raises(Trouble, match=r"reset\(\) begins the games"):
        lab.vector_env("kingdom", 1, opponents=["random"]).step(np.array([0]))
    env = lab.vector_env("kingdom", 2, opponents=["random"])
    env.reset(seed=1)
    with pytest.raises(Trouble, match="There are 2 games"):
        env.step(np.array([0]))


# One game.


def test_the_seat_of_one_game_goes_around_or_is_named():
    env = lab.gym_env("gugong", opponents=["random", "random"], seat="rotate")
    assert [env.reset(seed=1)[1]["seat"], *(env.reset()[1]["seat"] for _ in range(3))] == [0, 1, 2, 0]
    fixed = lab.gym_env("gugong", opponents=["random", "random"], seat=2)
    assert fixed.reset(options={"seat": 1})[1]["seat"] == 1
    assert fixed.reset()[1]["seat"] == 2


class First(Bot):
    """Takes the first option; every bot of its class is the same."""

    name = "first"

    def choose(self, game, view, options, budget, dice):
        return options[0]


class Bad(First):
    def choose(self, game, view, options, budget, dice):
        return "nonsense"


@pytest.mark.parametrize("opponent", [First, First(), f"{__name__}:First", "novice"])
def test_every_kind_of_bot_can_be_an_opponent(opponent):
    env = lab.gym_env("kingdom", opponents=[opponent])
    _, info = env.reset(seed=1)
    lot, over = np.random.default_rng(1), False
    while not over:
        _, _, over, _, info = env.step(int(lot.choice(np.flatnonzero(info["action_mask"]))))
    assert info["place"] in (1, 2)


def test_an_opponent_that_misbehaves_is_named():
    env = lab.gym_env("kingdom", seat=1, opponents=[Bad])
    with pytest.raises(Trouble, match=r"opponent in seat 0 cannot go on. It chose 'nonsense'"):
        env.reset(seed=1)
        env.step(int(np.flatnonzero(env.action_masks())[0]))


# Names.


@pytest.mark.parametrize("name", VARIANTS)
def test_every_named_variant_is_made_by_gymnasium(name):
    import courtyard.lab.envs  # noqa: F401 - it registers them

    env = gymnasium.make(f"courtyard/{name}")
    assert env.spec.id == f"courtyard/{name}" and env.unwrapped.spec.id == f"courtyard/{name}"
    _, info = env.reset(seed=1)
    assert info["action_mask"].any()
    assert env.unwrapped.table.options["ruleset"] == RULESETS[variant(name).game]
    many = gymnasium.make_vec(f"courtyard/{name}", num_envs=2)
    assert many.num_envs == 2 and many.reset(seed=1)[1]["action_mask"].any(1).all()


def test_a_named_variant_passes_check_env_and_takes_keywords():
    import courtyard.lab.envs  # noqa: F401 - it registers them

    check_env(gymnasium.make("courtyard/Gugong-2p-v0").unwrapped)
    env = gymnasium.make("courtyard/Kingdom-quest-v0", opponents=["random"], seat=1, floats=True)
    assert env.reset(seed=1)[1]["seat"] == 1 and env.observation_space.dtype == np.float32


def test_an_unknown_variant_is_refused_with_a_sentence():
    with pytest.raises(Trouble, match="There is no variant 'Chess-v0'; there are Gugong-2p-v0"):
        variant("Chess-v0")


def test_a_variant_fixes_every_option_and_its_rules_and_values_are_kept():
    for name, known in VARIANTS.items():
        game = find_game(known.game)
        assert game.settle_options(known.options) == known.options, name
        assert known.options["ruleset"] == RULESETS[known.game]
        values = RULESETS[known.game].partition("-")[2]
        assert game.rulesets.file(values).is_file()


def test_an_environment_is_described_by_its_spec():
    env = lab.gym_env("kingdom", opponents=["random"], seat=1, module="quest")
    again = gymnasium.make(env.spec)
    assert again.unwrapped.table.options == env.table.options and again.unwrapped.usual == 1


# Copies.


def faces():
    yield lab.gym_env("gugong", opponents=["heuristic", "random"])
    yield lab.gym_env("kingdom", opponents=["novice"], floats=True)
    yield lab.gym_env("gugong", solo="hard")
    yield lab.vector_env("gugong", 2, opponents=["heuristic"])
    yield lab.VectorEnv("kingdom", 2, seed=3)
    pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: its faces are not copied")
    yield lab.aec_env("kingdom")
    yield lab.parallel_env("kingdom", module="quest")


def go_on(env, lot, steps):
    """Make some choices by lot, and give everything that was seen."""
    seen = []
    for _ in range(steps):
        if isinstance(env, lab.VectorEnv):
            now = env.step(env.sample())
            seen += [np.array(part) for part in now]
        elif isinstance(env, VectorEnv):
            observations, rewards, over, _, info = env.step(by_lot(env.action_masks(), lot))
            seen += [observations, rewards, over, info["action_mask"]]
        elif hasattr(env, "agent_selection"):
            shown = env.last()[0]
            seen += [shown["observation"], shown["action_mask"]]
            env.step(int(lot.choice(np.flatnonzero(shown["action_mask"]))))
        elif hasattr(env, "possible_agents"):
            masks = {agent: env.observations()[agent]["action_mask"] for agent in env.agents}
            shown, rewards, *_ = env.step(
                {agent: int(by_lot([mask], lot)[0]) for agent, mask in masks.items()}
            )
            seen += [shown[agent]["observation"] for agent in sorted(shown)]
        else:
            observation, reward, over, _, info = env.step(int(by_lot([env.action_masks()], lot)[0]))
            seen += [observation, np.array(reward), info["action_mask"]]
            assert not over
    return seen


@pytest.mark.parametrize("nth", range(7))
@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_every_environment_can_be_copied_and_pickled_in_the_middle_of_a_game(nth, copied):
    env = list(faces())[nth]
    if not isinstance(env, lab.VectorEnv):
        env.reset(seed=5)
    go_on(env, np.random.default_rng(1), 9)
    other = copied(env)
    first, second = (go_on(each, np.random.default_rng(2), 12) for each in (env, other))
    assert len(first) == len(second) > 10
    assert all((one == two).all() for one, two in zip(first, second, strict=True))


@pytest.mark.slow
def test_an_environment_of_several_processes_is_not_copied():
    with lab.VectorEnv("gugong", 2, processes=2) as env, pytest.raises(Trouble, match="several processes"):
        copy.deepcopy(env)


# Fractions.


@every_game
def test_fractions_are_the_numbers_that_vary_each_within_bounds(game):
    shown = lab.floats(game, players=2)
    size = find_game(game).features.size
    assert 100 < len(shown.columns) < size and shown.scale.dtype == np.float32
    assert (shown.columns == lab.floats(game, players=2).columns).all()
    env = lab.vector_env(game, 4, opponents=["random"], floats=True)
    whole = lab.vector_env(game, 4, opponents=["random"])
    small, numbers = env.reset(seed=2)[0], whole.reset(seed=2)[0]
    assert env.observation_space.contains(small) and small.shape == (4, len(shown.columns))
    assert (small == shown.of(numbers)).all()
    one = lab.gym_env(game, opponents=["random"], floats=True)
    assert one.observation_space.contains(one.reset(seed=1)[0])
