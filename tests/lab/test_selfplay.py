"""Self-play is kept whole, described, and gone on with."""

import json

import numpy as np
import pytest

from courtyard.bots.random_bot import RandomBot
from courtyard.engine.trouble import Trouble
from courtyard.games import find_game
from courtyard.lab.selfplay import COLUMNS, SEARCHED, Order, read_shard, run
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
    with pytest.raises(Trouble, match="actions, npz, parquet, not as 'csv'"):
        run(order(tmp_path, form="csv"), 1)


def test_the_schema_names_all_numbers_and_actions(tmp_path):
    run(order(tmp_path), 0)
    schema = json.loads((tmp_path / "schema.json").read_text(encoding="utf-8"))
    game = find_game("gugong")
    assert schema["observation"] == game.features.names()
    assert schema["actions"][200] == "to travel" and len(schema["actions"]) == game.player_options
    assert set(schema["columns"]) == set(COLUMNS)


@pytest.mark.parametrize("bot", ["random", "heuristic", "novice"])
def test_who_chose_what_is_enough_to_make_all_columns_again(tmp_path, bot):
    options = {"module": "quest"}
    reports = {
        form: run(order(tmp_path / form, game="kingdom", options=options, bot=bot, form=form), 1)
        for form in ("actions", "npz")
    }
    short = read_shard(tmp_path / "actions" / "games-000000.actions.npz")
    whole = read_shard(tmp_path / "npz" / "games-000000.npz")
    assert all((short[name] == whole[name]).all() for name in COLUMNS)
    assert all(short[name].dtype == whole[name].dtype == COLUMNS[name][0] for name in COLUMNS)
    assert reports["actions"]["sha256"] == reports["npz"]["sha256"]
    some = read_shard(tmp_path / "actions" / "games-000000.actions.npz", "action", "place")
    assert list(some) == ["action", "place"]


def test_games_that_were_played_with_other_rules_are_not_read(tmp_path):
    run(order(tmp_path, form="actions"), 1)
    path = tmp_path / "schema.json"
    schema = json.loads(path.read_text(encoding="utf-8"))
    path.write_text(json.dumps(schema | {"seed": 99}), encoding="utf-8")
    with pytest.raises(Trouble, match="was played with other rules"):
        read_shard(tmp_path / "games-000000.actions.npz")
    path.write_text(json.dumps(schema | {"courtyard selfplay": 1}), encoding="utf-8")
    with pytest.raises(Trouble, match="holds no self-play of this version"):
        read_shard(tmp_path / "games-000000.actions.npz")


def test_a_dataset_has_a_card_with_its_hash_and_the_command_that_makes_it_again(tmp_path):
    report = run(order(tmp_path / "one", form="actions", bot="heuristic"), 2)
    card = (tmp_path / "one" / "README.md").read_text(encoding="utf-8")
    assert report["sha256"] in card and "4 games" in card and f"{report['new_choices']:,} choices" in card
    typed = card.split("```")[1].replace("\\\n", " ").split()
    assert typed[:3] == ["courtyard", "lab", "selfplay"] and typed[-2:] == ["--out", "DIR"]
    again = data(*typed[1:-1], tmp_path / "two")
    assert again["sha256"] == report["sha256"] and again["new_games"] == 4
    other = run(order(tmp_path / "three", form="actions", bot="heuristic", seed=2), 2)
    assert other["sha256"] != report["sha256"]


def test_a_bot_of_ones_own_plays_itself(tmp_path):
    class Wrong(RandomBot):
        def choose(self, game, view, options, budget, dice):
            return None

    globals()["Wrong"] = Wrong
    words = ("lab", "selfplay", "gugong", "--players", 2, "--games", 1, "--shard", 1)
    report = data(*words, "--out", tmp_path / "mine", "--bot", "courtyard.bots.random_bot:RandomBot")
    assert report["new_games"] == 1
    refused = command(*words, "--out", tmp_path / "wrong", "--bot", f"{__name__}:Wrong")
    assert refused.exit_code == 2 and "cannot go on. It chose None" in refused.stderr


def test_what_the_search_found_out_is_kept_where_it_is_asked_for(tmp_path):
    wanted = order(tmp_path / "with", bot="search", playouts=6, shard=1, visits=True)
    report = run(wanted, 1)
    columns = read_shard(wanted.path(0))
    assert list(columns) == [*COLUMNS, *SEARCHED]
    game, visits, values = find_game("gugong"), columns["visits"], columns["values"]
    assert visits.shape == values.shape == (len(columns["action"]), game.player_options)
    assert all(columns[name].dtype == SEARCHED[name][0] for name in SEARCHED)
    masks = np.unpackbits(columns["mask"], axis=1)[:, : game.player_options].astype(np.bool_)
    assert not visits[~masks].any() and ((values > 0) == (visits > 0)).all() and (values < 1).all()
    did = visits.sum(1) > 0
    assert did.mean() > 0.5 and (visits.sum(1)[did] >= 2).all()
    chosen = visits[np.arange(len(visits)), columns["action"]]
    assert (chosen[did] == visits.max(1)[did]).all()
    card = (tmp_path / "with" / "README.md").read_text(encoding="utf-8")
    assert "its visits and values at each choice" in card and "--format npz --visits" in card
    assert "| `visits` | int32 |" in card
    schema = json.loads((tmp_path / "with" / "schema.json").read_text(encoding="utf-8"))
    assert set(schema["columns"]) == {*COLUMNS, *SEARCHED}
    without = run(order(tmp_path / "without", bot="search", playouts=6, shard=1), 1)
    assert without["sha256"] == report["sha256"], "what is kept changes no game"
    with pytest.raises(Trouble, match="its visits differs"):
        run(order(tmp_path / "without", bot="search", playouts=6, shard=1, visits=True), 1)


def test_visits_are_refused_where_there_are_none(tmp_path):
    with pytest.raises(Trouble, match="kept in the forms npz and parquet"):
        run(order(tmp_path, bot="search", form="actions", visits=True), 1)
    with pytest.raises(Trouble, match="heuristic does not search"):
        run(order(tmp_path, bot="heuristic", visits=True), 1)
    words = ("lab", "selfplay", "gugong", "--games", 1, "--shard", 1, "--out", tmp_path / "a", "--visits")
    refused = command(*words)
    assert refused.exit_code == 2 and "actions has no room" in refused.stderr


SMALL_HASHES = {
    ("gugong", "2-abcbe93edca7"): "c1c198143c97e3e4b1ab0dbad785b77322cfef1368a2ad922585063f89fc7333",
    ("kingdom", "2-cc8e2c92e804"): "896cd11809f59f439df28100353e0cd0b6c52b898c24a0414291d0486477c54b",
}
"""The first four games of each dataset of docs/lab-selfplay.md."""


@pytest.mark.parametrize(("game", "ruleset"), SMALL_HASHES)
def test_the_datasets_of_the_page_are_still_made_as_they_were(game, ruleset, tmp_path):
    words = ("--players", 2, "--ruleset", ruleset, "--bot", "heuristic", "--seed", 1, "--games", 4)
    made = data("lab", "selfplay", game, *words, "--shard", 4, "--out", tmp_path)
    assert made["sha256"] == SMALL_HASHES[game, ruleset]


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
    assert (tmp_path / "k" / "games-000000.actions.npz").exists()
    refused = command(*words, "--bot", "genius")
    assert refused.exit_code == 2 and "Unknown bot 'genius'" in refused.stderr
