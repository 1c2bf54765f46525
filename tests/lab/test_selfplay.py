"""Self-play is kept whole, described, and gone on with."""

import json

import numpy as np
import pytest

from courtyard.engine.trouble import Trouble
from courtyard.games import find_game
from courtyard.lab.selfplay import COLUMNS, Order, read_shard, run
from tests.test_cli import data
from tests.test_cli import run as command


def order(folder, **changes):
    kept = {"game": "gugong", "options": {"players": 2}, "bot": "random", "playouts": None}
    kept |= {"reward": "margin", "seed": 1, "shard": 2, "form": "npz", "folder": str(folder)}
    return Order(**kept | changes)


def test_every_choice_is_kept_with_what_its_seat_knew(tmp_path):
    report = run(order(tmp_path), 1)
    columns = read_shard(tmp_path / "games-000000.npz")
    assert list(columns) == list(COLUMNS)
    assert report["new_choices"] == len(columns["action"]) > 100
    assert set(columns["game"]) == {0, 1}
    game = find_game("gugong")
    masks = np.unpackbits(columns["mask"], axis=1)[:, : game.player_options]
    assert masks[np.arange(len(masks)), columns["action"]].all()
    assert columns["observation"].shape == (len(masks), game.features.size)
    for number in (0, 1):
        own = columns["game"] == number
        assert list(columns["choice"][own]) == list(range(own.sum()))
        assert len(set(zip(columns["seat"][own], columns["reward"][own], strict=True))) == 2


def test_what_is_there_is_not_played_again(tmp_path):
    assert run(order(tmp_path), 1)["new_games"] == 2
    first = (tmp_path / "games-000000.npz").read_bytes()
    report = run(order(tmp_path), 2)
    assert (report["games"], report["new_games"]) == (4, 2)
    assert (tmp_path / "games-000000.npz").read_bytes() == first
    (tmp_path / "games-000000.npz").unlink()
    run(order(tmp_path), 2)
    again = read_shard(tmp_path / "games-000000.npz")
    assert len(again["action"]) > 100


def test_a_folder_of_other_games_is_refused_with_a_sentence(tmp_path):
    run(order(tmp_path), 0)
    with pytest.raises(Trouble, match="its seed differs"):
        run(order(tmp_path, seed=2), 1)
    with pytest.raises(Trouble, match="parquet or npz"):
        run(order(tmp_path, form="csv"), 1)


def test_the_schema_names_all_numbers_and_actions(tmp_path):
    run(order(tmp_path), 0)
    schema = json.loads((tmp_path / "schema.json").read_text(encoding="utf-8"))
    game = find_game("gugong")
    assert schema["observation"] == game.features.names()
    assert schema["actions"][200] == "to travel" and len(schema["actions"]) == game.player_options
    assert set(schema["columns"]) == set(COLUMNS)


def test_parquet_holds_the_same(tmp_path):
    pytest.importorskip("pyarrow", reason="PyArrow is not installed: Parquet is not tested")
    for form in ("npz", "parquet"):
        run(order(tmp_path / form, form=form), 1)
    plain = read_shard(tmp_path / "npz" / "games-000000.npz")
    same = read_shard(tmp_path / "parquet" / "games-000000.parquet")
    assert all(
        (plain[name] == same[name]).all() and plain[name].dtype == same[name].dtype for name in COLUMNS
    )


def test_on_ray_the_same_games_are_played(tmp_path):
    pytest.importorskip("ray", reason="Ray is not installed: work on many machines is not tested")
    from courtyard.lab.cluster import on_ray

    run(order(tmp_path / "here"), 2)
    run(order(tmp_path / "there"), 2, on_ray("local"), 2)
    for name in ("games-000000.npz", "games-000001.npz"):
        here, there = (read_shard(tmp_path / place / name) for place in ("here", "there"))
        assert all((here[column] == there[column]).all() for column in COLUMNS)


@pytest.mark.slow
def test_the_command_tells_what_it_did(tmp_path):
    words = ("lab", "selfplay", "kingdom", "--out", tmp_path / "k", "--shard", 1)
    assert data(*words, "--games", 1)["new_games"] == 1
    assert (tmp_path / "k" / "games-000000.npz").exists()
    refused = command(*words, "--bot", "genius")
    assert refused.exit_code == 2 and "no bot 'genius'" in refused.stderr
