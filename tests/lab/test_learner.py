"""A learned network plays as a bot, without PyTorch."""

import json

import numpy as np
import pytest
from click.testing import CliRunner

from courtyard import arena, cli
from courtyard.bots import Budget, find_bot
from courtyard.bots.learned import LearnedBot, Network, checkpoint_of
from courtyard.bots.weights import digest_of
from courtyard.engine.chance import Dice
from courtyard.engine.match import Match
from courtyard.engine.trouble import Trouble
from courtyard.games import GAMES, find_game
from courtyard.lab.runs import interval


def checkpoint(path, game, favourite):
    """Write a network that likes one option best."""
    bias = np.zeros(game.player_options, np.float16)
    bias[favourite] = 1
    np.savez(
        path,
        game=game.name,
        scale=np.ones(game.features.size, np.float32),
        weight0=np.zeros((game.player_options, game.features.size), np.float16),
        bias0=bias,
    )


def asked(game, bot):
    match = Match(game, seed="learned")
    seat = match.open_seats[0]
    options = list(match.position.options_of(seat))
    return bot.choose(game, match.view(seat), options, Budget(), Dice(1)), options


@pytest.mark.parametrize("name", GAMES)
def test_the_bot_takes_what_its_network_likes_best(name, tmp_path, monkeypatch):
    game = find_game(name)
    match = Match(game, seed="learned")
    favourite = int(list(match.position.options_of(match.open_seats[0]))[-1])
    checkpoint(tmp_path / f"{name}.npz", game, favourite)
    monkeypatch.setenv("COURTYARD_LEARNED", str(tmp_path))
    assert asked(game, find_bot("learned"))[0] == favourite


def test_without_a_checkpoint_it_says_how_to_make_one(tmp_path, monkeypatch):
    monkeypatch.setenv("COURTYARD_LEARNED", str(tmp_path))
    with pytest.raises(Trouble, match="courtyard lab train gugong makes one"):
        asked(find_game("gugong"), find_bot("learned"))
    monkeypatch.delenv("COURTYARD_LEARNED")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert checkpoint_of(find_game("gugong")) == tmp_path / "courtyard" / "learned" / "gugong.npz"


def test_a_checkpoint_that_does_not_fit_is_refused_with_a_sentence(tmp_path):
    gugong, kingdom = find_game("gugong"), find_game("kingdom")
    checkpoint(tmp_path / "other.npz", kingdom, 0)
    with pytest.raises(Trouble, match="no trained player of Gùgōng"):
        asked(gugong, LearnedBot(tmp_path / "other.npz"))
    (tmp_path / "broken.npz").write_bytes(b"PK nothing")
    with pytest.raises(Trouble, match="it is broken"):
        asked(gugong, LearnedBot(tmp_path / "broken.npz"))


def broken(path, **changes):
    """Write a checkpoint of Gùgōng in which something is wrong."""
    game = find_game("gugong")
    good = {
        "game": game.name,
        "scale": np.ones(game.features.size, np.float32),
        "weight0": np.zeros((8, game.features.size), np.float16),
        "bias0": np.zeros(8, np.float16),
        "weight1": np.zeros((game.player_options, 8), np.float16),
        "bias1": np.zeros(game.player_options, np.float16),
    }
    kept = {name: value for name, value in (good | changes).items() if value is not None}
    np.savez(path, **kept)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({}, None),
        ({"bias1": None}, "a layer is missing"),
        ({"weight1": np.zeros((408, 9))}, "its layers do not fit each other"),
        ({"weight1": np.zeros((7, 8)), "bias1": np.zeros(7)}, "was trained for 7 options, not for 408"),
        ({"bias0": np.full(8, np.nan)}, "not finite"),
        ({"scale": np.ones(3)}, "was trained on 3 numbers"),
        ({"digest": "0123456789abcdef"}, "was trained for another version of Gùgōng"),
        ({"digest": digest_of(find_game("gugong"))}, None),
        ({"weight0": np.array(["x"])}, "a layer is missing or is no numbers"),
    ],
    ids=lambda each: str(each)[:30],
)
def test_a_network_that_does_not_fit_is_refused_before_any_game(tmp_path, changes, sentence):
    path = tmp_path / "a.npz"
    broken(path, **changes)
    words = ("gugong", "--seats", f"learned:{path},random", "--games", 1)
    done = CliRunner().invoke(cli.main, ["arena", *map(str, words)])
    assert done.exit_code == (0 if sentence is None else 2), done.output
    assert sentence is None or sentence in done.stderr


def whole(path):
    """Write a checkpoint of Gùgōng with numbers of many kinds in it, and give its bytes."""
    game, lot = find_game("gugong"), np.random.default_rng(1)
    sizes = {"weight0": (8, game.features.size), "bias0": 8, "weight1": (game.player_options, 8)}
    drawn = {name: lot.normal(size=size).astype(np.float16) for name, size in sizes.items()}
    broken(path, **drawn, digest=digest_of(game))
    return path.read_bytes()


def test_a_truncated_checkpoint_is_refused_with_a_sentence(tmp_path):
    path = tmp_path / "a.npz"
    written = whole(path)
    for kept in range(0, len(written), len(written) // 40):
        path.write_bytes(written[:kept])
        with pytest.raises(Trouble, match="it is broken"):
            Network(path, find_game("gugong"))


def test_a_flipped_bit_is_refused_with_a_sentence_or_changes_nothing(tmp_path):
    path, game = tmp_path / "a.npz", find_game("gugong")
    written = whole(path)
    right = Network(path, game)
    ends = written.index(b"PK\x01\x02")  # from there on the archive says what is in it
    places = [*range(0, ends, ends // 60), *range(ends, len(written), 3)]
    refused = 0
    for place in places:
        path.write_bytes(written[:place] + bytes([written[place] ^ 0x10]) + written[place + 1 :])
        try:
            read = Network(path, game)
        except Trouble:
            refused += 1
            continue
        assert (read.scale == right.scale).all()
        for one, two in zip(read.layers, right.layers, strict=True):
            assert all((part == same).all() for part, same in zip(one, two, strict=True))
    assert refused > len(places) // 2


def test_training_does_not_begin_with_a_damaged_checkpoint(tmp_path):
    path = tmp_path / "a.npz"
    path.write_bytes(whole(path)[:1000])
    words = ("lab", "train", "gugong", "--minutes", 1, "--begin", path, "--out", tmp_path / "run")
    done = CliRunner().invoke(cli.main, [str(word) for word in words])
    assert done.exit_code == 2 and done.stdout == ""
    assert "it is broken" in done.stderr and len(done.stderr.splitlines()) == 1
    assert not (tmp_path / "run").exists()


def test_two_checkpoints_play_each_other(tmp_path):
    game = find_game("gugong")
    for nth in range(2):
        checkpoint(tmp_path / f"{nth}.npz", game, nth)
    seats = [f"learned:{tmp_path / name}" for name in ("0.npz", "1.npz")]
    report = arena.compete("gugong", seats, games=2)
    assert [bot["name"] for bot in report["bots"]] == seats and not report["failures"]


def small(**changes):
    torch = pytest.importorskip("torch", reason="PyTorch is not installed: the learner is not tested")
    from courtyard.lab.learner import Learner, Recipe

    torch.set_num_threads(1)
    usual = {"num_envs": 4, "n_steps": 16, "hidden": (16,), "eval_games": 2, "batch_size": 32}
    return Learner("kingdom", {}, Recipe(**usual | changes))


@pytest.mark.slow
def test_the_learner_plays_learns_saves_and_its_bot_plays_the_same(tmp_path):
    learner = small()
    from courtyard.lab.learner import train

    curve = train(learner, tmp_path, 0.1)
    assert curve[-1]["choices"] == learner.choices >= 64
    assert (tmp_path / "curve.csv").read_text(encoding="utf-8").startswith("seconds,choices,games,won,margin")
    game = find_game("kingdom")
    bot = LearnedBot(tmp_path / "kingdom.npz")
    match = Match(game, seed="learned")
    for _ in range(10):
        seat = match.open_seats[0]
        options = list(match.position.options_of(seat))
        mask = np.zeros((1, game.player_options), np.bool_)
        mask[0, options] = True
        seen = learner.seen(learner.shown.of(np.array(game.features.row(match.position, seat))[None]))
        preferences = learner.preferences(seen, mask)[0].detach().numpy()
        chosen = bot.choose(game, match.view(seat), options, Budget(), Dice(1))
        assert preferences[chosen] >= preferences.max() - 0.01
        match.choose(seat, chosen)


@pytest.mark.slow
def test_learning_goes_on_where_it_stopped(tmp_path):
    first = small()
    first.improve(first.play())
    first.save(tmp_path)
    with np.load(tmp_path / "kingdom.npz") as kept:
        assert kept["value_weight"].shape == (1, 16) and int(kept["choices"]) == 64
    second = small(seed=2)
    second.resume(tmp_path)
    assert (second.choices, second.games) == (first.choices, first.games)
    for one, two in zip(first.parameters, second.parameters, strict=True):
        assert (one == two).all()
    steps = [state["step"] for state in second.optimizer.state_dict()["state"].values()]
    assert steps and min(steps) > 0
    second.improve(second.play())
    assert second.choices == 128


@pytest.mark.slow
def test_learning_begins_with_the_policy_of_a_checkpoint_and_its_value_first(tmp_path):
    first = small()
    first.improve(first.play())
    first.save(tmp_path)
    second = small(seed=2)
    second.begin_with(tmp_path / "kingdom.npz")
    shown, info = second.now
    masks = info["action_mask"].astype(np.bool_)
    preferences = [each.preferences(each.seen(shown), masks).detach().numpy() for each in (first, second)]
    assert np.allclose(*preferences, atol=0.01)
    before = [part.clone() for part in second.policy.parameters()]
    second.improve(second.play())
    assert all((old == new).all() for old, new in zip(before, second.policy.parameters(), strict=True))
    assert second.only_expecting > 0
    with pytest.raises(Trouble, match=r"layers of \(16,\), not of \(8,\)"):
        small(hidden=(8,)).begin_with(tmp_path / "kingdom.npz")


@pytest.mark.slow
def test_what_was_learned_for_something_else_is_not_gone_on_with(tmp_path):
    learner = small()
    with pytest.raises(Trouble, match="nothing to go on from"):
        learner.resume(tmp_path)
    learner.save(tmp_path)
    with pytest.raises(Trouble, match="layers of"):
        small(hidden=(8,)).resume(tmp_path)
    from courtyard.lab.learner import Learner

    with pytest.raises(Trouble, match="another game, or with other options"):
        Learner("kingdom", {"module": "quest"}, learner.recipe).resume(tmp_path)
    (tmp_path / "kingdom.pt").write_bytes(b"nothing")
    with pytest.raises(Trouble, match="cannot be read"):
        learner.resume(tmp_path)


def test_settings_are_typed_by_their_names():
    pytest.importorskip("torch", reason="PyTorch is not installed: the learner is not tested")
    from courtyard.lab.learner import recipe_of

    recipe = recipe_of(["hidden=64,32", "learning_rate=1e-3", "num_envs=8"], seed=5)
    assert (recipe.hidden, recipe.learning_rate, recipe.num_envs, recipe.seed) == ((64, 32), 1e-3, 8, 5)
    for wrong, sentence in [
        ("colour=blue", "no setting 'colour'; it has against"),
        ("num_envs=many", "'num_envs=many' cannot be read"),
        ("num_envs=0", "at least 1"),
        ("learning_rate=nan", "cannot be nan"),
        ("margin=0", "its margin is above 0"),
    ]:
        with pytest.raises(Trouble, match=sentence):
            recipe_of([wrong])


def test_the_results_of_several_runs_have_an_interval():
    found = interval([1.0, 2.0, 3.0, 4.0, 5.0])
    assert found == pytest.approx((3.0, 3 - 1.963, 3 + 1.963), abs=0.001)
    assert interval([2.0, 2.0]) == (2.0, 2.0, 2.0)
    with pytest.raises(Trouble, match="2 to 10 runs, not of 1"):
        interval([1.0])


@pytest.mark.slow
def test_five_seeds_are_trained_one_after_the_other_and_summed_up(tmp_path):
    torch = pytest.importorskip("torch", reason="PyTorch is not installed: the learner is not tested")
    torch.set_num_threads(1)
    tiny = ("num_envs=4", "n_steps=16", "hidden=16", "eval_games=2", "batch_size=32")
    words = ["lab", "train", "kingdom", "--minutes", "0.0001", "--seed", "3", "--seeds", "5", "--json"]
    words += [word for setting in tiny for word in ("--set", setting)]
    done = CliRunner().invoke(cli.main, [*words, "--out", str(tmp_path)])
    assert done.exit_code == 0, done.output
    report = json.loads(done.stdout)
    assert sorted(path.parent.name for path in tmp_path.glob("*/kingdom.npz")) == [
        f"seed-{seed}" for seed in range(3, 8)
    ]
    margins = [run["curve"][-1]["margin"] for run in report["runs"]]
    assert len(set(margins)) > 1
    assert report["margin"]["mean"] == pytest.approx(sum(margins) / 5)
    assert report["margin"]["low"] < report["margin"]["mean"] < report["margin"]["high"]


def test_a_choice_is_judged_by_what_came_of_it():
    learner = small(num_envs=1, n_steps=4, gae_lambda=1.0)
    from courtyard.lab.learner import Played

    values = np.array([[0.1], [0.2], [0.3], [0.4]], np.float32)
    rewards = np.array([[0.0], [0.5], [0.0], [0.0]], np.float32)
    done = np.array([[False], [True], [False], [False]])
    blank, last = np.zeros((4, 1), np.float32), np.array([0.6], np.float32)
    played = Played(blank, done, blank, blank, values, rewards, done, last, [])
    gains, expected = learner.judge(played)
    assert gains[:, 0] == pytest.approx([0.4, 0.3, 0.3, 0.2])
    assert expected[:, 0] == pytest.approx([0.5, 0.5, 0.6, 0.6])
