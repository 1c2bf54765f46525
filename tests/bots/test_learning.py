"""The scripts that make the weights: what is played can be learned from, what is learned can be played."""

import json
import subprocess
import sys
from array import array
from pathlib import Path

import pytest

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
    assert 4 * sum(decisions[3::4]) == len(options)
    assert sum(options[2::4]) == 3 * len(decisions) // 4, "every try is counted once"


@pytest.mark.slow
def test_what_is_learned_can_be_played(tmp_path):
    pytest.importorskip("torch")
    played(tmp_path, "gugong", 40)
    (tmp_path / "parts").mkdir()
    data = ["--data", str(tmp_path)]
    run(
        "train.py",
        "value",
        "gugong",
        "2",
        *data,
        "--epochs",
        "1",
        "--out",
        str(tmp_path / "parts/gugong-2.npz"),
    )
    run(
        "train.py",
        "policy",
        "gugong",
        *data,
        "--epochs",
        "1",
        "--out",
        str(tmp_path / "parts/gugong-policy.npz"),
    )
    written = tmp_path / "gugong.weights"
    run("train.py", "write", "gugong", *data, "--parts", str(tmp_path / "parts"), "--out", str(written))
    game = find_game("gugong")
    network = Weights(written, game).network("gugong-2")
    position: Position = game.start(game.settle_options({"players": 2}), {})
    assert len(list(network.lean(position, 0, position.options))) == len(position.options)
