"""The scripts that make the weights: what is played can be learned from, what is learned can be played."""

import json
import subprocess
import sys
from array import array
from pathlib import Path

import pytest

from courtyard.bots import weights
from courtyard.bots.weights import Weights, digest_of
from courtyard.engine.position import Position
from courtyard.games import find_game

SCRIPTS = Path(__file__).parents[2] / "examples" / "learning"


def run(script: str, *words: str) -> None:
    done = subprocess.run(
        [sys.executable, str(SCRIPTS / script), *words], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def played(folder: Path, game: str, games: int) -> Path:
    out = folder / f"{game}-2-0"
    few = ["--games", str(games), "--seconds", "600", "--tries", "3"]
    run("play.py", game, "2", *few, "--out", str(out))
    return out


def floats(path: Path) -> array:
    return array("f", path.read_bytes())


@pytest.mark.slow
@pytest.mark.parametrize("name", ["gugong", "kingdom"])
def test_what_is_played_can_be_learned_from(name, tmp_path):
    out = played(tmp_path, name, 2)
    facts = json.loads(Path(f"{out}.facts").read_text("utf-8"))
    game = find_game(name)
    assert facts["digest"] == digest_of(game) and 2 in facts["trained"]["players"]
    for kind, width in (("value", 7), ("policy", 4)):
        rows = floats(Path(f"{out}.{kind}.rows"))
        pairs = array("H", Path(f"{out}.{kind}.pairs").read_bytes())
        assert len(rows) % width == 0 < len(rows)
        assert 2 * sum(rows[::width]) == len(pairs)
        assert max(pairs[::2]) < game.features.size
        assert set(rows[2::width]) == {0.0, 1.0}
    decisions, options = floats(Path(f"{out}.policy.rows")), floats(Path(f"{out}.policy.options"))
    assert 5 * sum(decisions[3::4]) == len(options)
    assert max(options[2::5]) <= 0.0, "the logarithm of how likely each option was"
    assert sum(options[3::5]) == 3 * len(decisions) // 4, "every try is counted once"


@pytest.mark.slow
def test_what_is_learned_can_be_played(tmp_path):
    pytest.importorskip("torch")
    played(tmp_path, "gugong", 40)
    (tmp_path / "parts").mkdir()
    written = trained(tmp_path)
    game = find_game("gugong")
    network = Weights(written, game).network("gugong-2")
    position: Position = game.start(game.settle_options({"players": 2}), {})
    assert len(list(network.lean(position, 0, position.options))) == len(position.options)


def trained(folder: Path, *start: str) -> Path:
    """Train everything for one pass, and give the file of weights."""
    data, parts, written = ["--data", str(folder)], folder / "parts", folder / "gugong.weights"
    once = ["--epochs", "1", *start, "--out"]
    run("train.py", "value", "gugong", "2", *data, *once, str(parts / "gugong-2.npz"))
    run("train.py", "policy", "gugong", "few", *data, *once, str(parts / "gugong-few-policy.npz"))
    run("train.py", "write", "gugong", *data, "--parts", str(parts), *start, "--out", str(written))
    return written


@pytest.mark.slow
def test_learning_goes_on_from_weights_and_keeps_what_it_does_not_train(tmp_path):
    pytest.importorskip("torch")
    played(tmp_path, "gugong", 40)
    (tmp_path / "parts").mkdir()
    shipped = Path(weights.__file__).with_name("weights") / "gugong.weights"
    game = find_game("gugong")
    before, after = Weights(shipped, game), Weights(trained(tmp_path, "--start", str(shipped)), game)
    assert [one["name"] for one in after.head["networks"]] == [one["name"] for one in before.head["networks"]]
    assert after.arrays["gugong-5.value.rows"] == before.arrays["gugong-5.value.rows"]
    assert after.arrays["gugong-2.value.columns"] == before.arrays["gugong-2.value.columns"]
    for part in ("gugong-2.value.last", "gugong.policy.options.bias"):
        assert after.arrays[part] != before.arrays[part]
