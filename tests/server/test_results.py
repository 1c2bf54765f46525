"""Finished games count once: score sheets, what they add up to, and ratings."""

from pathlib import Path

import pytest

from courtyard.engine.chance import Dice
from courtyard.server.around.results import is_rated
from tests.server.visitors import ME, OPEN, RANDOM, Served, Visitor, all_at, by_lot, play_on, serving


def play_with_a_bot(visitor: Visitor, game: str, seed: int, **options: object) -> str:
    table: str = visitor.open(game, [ME, RANDOM], players=2, **options)["id"]
    with visitor.at(table, 0) as here:
        here.play_to_the_end(by_lot(Dice(seed)))
    return table


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> "Served":  # type: ignore[misc]
    with serving(tmp_path_factory.mktemp("results") / "games") as running:
        yield running


def test_somebody_new_has_no_results(served: Served) -> None:
    assert Visitor(served).get("/api/me/statistics")["scores"] == []


def test_a_finished_game_is_on_the_score_sheet_with_all_its_parts(served: Served) -> None:
    ann = Visitor(served)
    table = play_with_a_bot(ann, "gugong", 1)
    statistics = ann.get("/api/me/statistics")
    (score,) = statistics["scores"]
    result = ann.state(table, 0)["result"]
    assert score["table"] == table and score["seat"] == 0 and score["is_rated"]
    assert score["places"] == result["places"] and score["points"] == result["points"]
    assert score["parts"] == result["parts"] and score["bots"] == [None, "random"]
    assert [
        sum(points) for points in zip(*(part["points"] for part in score["parts"]), strict=True)
    ] == score["points"]


def test_results_add_up_by_game_and_by_opponent(served: Served) -> None:
    ann = Visitor(served)
    for seed in (1, 2):
        play_with_a_bot(ann, "gugong", seed)
    statistics = ann.get("/api/me/statistics")
    points = [score["points"][0] for score in statistics["scores"]]
    wins = sum(score["places"][0] == 1 for score in statistics["scores"])
    records = {record["opponent"]: record for record in statistics["records"]}
    assert set(records) == {None, "random"}
    for record in records.values():
        assert record["games"] == 2 and record["wins"] == wins and record["best_points"] == max(points)
        assert record["mean_points"] == sum(points) / 2
    (mine,) = [rating for rating in statistics["ratings"] if rating["bot"] is None]
    assert mine["games"] == 2 and mine["low"] < mine["rating"] < mine["high"]
    assert any(rating["bot"] == "random" for rating in statistics["ratings"])


def test_who_beats_somebody_is_rated_above_them(served: Served) -> None:
    ann, bob = Visitor(served), Visitor(served)
    table = ann.open("gugong", [ME, OPEN], players=2)
    bob.claim(table, 1)
    ann.post(f"/api/tables/{table['id']}/start")
    with all_at(table["id"], (ann, 0), (bob, 1)) as seated:
        state = play_on(seated, by_lot(Dice(3)))
    places = (ann.state(table["id"], 0)["result"] or state["result"])["places"]
    own = {}
    for visitor, seat in ((ann, 0), (bob, 1)):
        statistics = visitor.get("/api/me/statistics")
        own[places[seat]] = next(each["rating"] for each in statistics["ratings"] if each["bot"] is None)
        assert {record["opponent"] for record in statistics["records"]} == {None, "people"}
    if places[0] != places[1]:
        assert own[1] > 1500 > own[2]


def test_a_game_counts_once_also_when_the_server_is_killed_after_it(tmp_path: Path) -> None:
    with serving(tmp_path / "games") as served:
        ann = Visitor(served)
        table = play_with_a_bot(ann, "kingdom", 5)
        served.stop()
        served.again()
        ann.look(table)
        assert len(served.rows('SELECT * FROM results WHERE "table" = ?', table)) == 2
        assert len(ann.get("/api/me/statistics")["scores"]) == 1


@pytest.mark.parametrize(
    ("whos", "rated"),
    [
        (["guest:a", "bot:fair"], True),
        (["guest:a", "guest:b", "bot:fair", "bot:fair"], True),
        (["guest:a", "guest:a"], False),
        (["guest:a", "guest:a", "bot:fair"], False),
        (["guest:a"], False),
        (["guest:a", "rules"], False),
        (["bot:fair", "bot:fair"], False),
    ],
)
def test_a_game_is_rated_where_it_tells_who_is_stronger(whos: list[str], rated: bool) -> None:
    assert is_rated(whos, None, with_default=False) is rated


def test_a_game_with_somebodys_own_box_is_not_rated_with_that_of_the_server_it_is() -> None:
    whos, own = ["guest:a", "bot:fair"], {"cards": {"quarry": {"points": 9}}}
    assert not is_rated(whos, own, with_default=False)
    assert is_rated(whos, own, with_default=True)
