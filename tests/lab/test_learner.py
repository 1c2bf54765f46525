"""What a learner found out plays as a bot, without PyTorch."""

import numpy as np
import pytest

from courtyard.bots import Budget, find_bot
from courtyard.bots.learned import LearnedBot, checkpoint_of
from courtyard.engine.chance import Dice
from courtyard.engine.match import Match
from courtyard.engine.trouble import Trouble
from courtyard.games import GAMES, find_game


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


@pytest.mark.slow
def test_the_learner_plays_learns_saves_and_its_bot_plays_the_same(tmp_path):
    torch = pytest.importorskip("torch", reason="PyTorch is not installed: the learner is not tested")
    from courtyard.lab.learner import Learner, Recipe, train

    torch.set_num_threads(1)
    recipe = Recipe(tables=4, choices=16, hidden=(16,), measured=2)
    learner = Learner("kingdom", {}, recipe)
    curve = train(learner, tmp_path, 0.1)
    assert curve[-1]["choices"] == learner.choices >= 64
    assert (tmp_path / "curve.csv").read_text(encoding="utf-8").startswith("seconds,choices,games")
    game = find_game("kingdom")
    bot = LearnedBot(tmp_path / "kingdom.npz")
    match = Match(game, seed="learned")
    for _ in range(10):
        seat = match.open_seats[0]
        options = list(match.position.options_of(seat))
        mask = np.zeros((1, game.player_options), np.bool_)
        mask[0, options] = True
        seen = learner.seen(np.array(game.features.row(match.position, seat))[None])
        likings = learner.likings(seen, mask)[0].detach().numpy()
        chosen = bot.choose(game, match.view(seat), options, Budget(), Dice(1))
        assert likings[chosen] >= likings.max() - 0.01
        match.choose(seat, chosen)


def test_each_seat_is_judged_by_its_own_story():
    torch = pytest.importorskip("torch", reason="PyTorch is not installed: the learner is not tested")
    from courtyard.lab.learner import Learner, Played, Recipe

    torch.set_num_threads(1)
    learner = Learner("kingdom", {}, Recipe(tables=1, choices=4, hidden=(4,), trace=1.0, margin=1e9))
    seats = np.array([[0], [1], [0], [1]])
    rewards = np.zeros((4, 1, 2))
    rewards[2, 0] = [1e9 * np.arctanh(0.5), -1e9 * np.arctanh(0.5)]
    done = np.array([[False], [False], [True], [False]])
    blank = np.zeros((4, 1))
    values = np.array([[0.1], [0.2], [0.3], [0.4]], np.float32)
    played = Played(blank, blank, seats, seats, blank, values, rewards, done)
    gains, expected, judged = learner.judge(played)
    assert judged[:, 0].tolist() == [True, True, True, False]
    assert gains[:3, 0] == pytest.approx([0.4, -0.7, 0.2])
    assert expected[:3, 0] == pytest.approx([0.5, -0.5, 0.5])
