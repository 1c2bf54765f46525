"""The arena: who plays whom, and what comes out."""

import csv
import json
import os
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from courtyard.arena import plot as plot_room
from courtyard.arena.contest import Player, sitting
from courtyard.arena.entrants import read_entrants
from courtyard.arena.parallel import Loss, in_processes
from courtyard.arena.schedule import Plan, draw_up, every_table, rotations
from courtyard.bots import BOTS, Budget
from courtyard.bots.random_bot import RandomBot
from courtyard.build import is_compiled
from courtyard.engine.game import Game
from courtyard.engine.trouble import Trouble
from courtyard.games import GAMES
from courtyard.games.gugong.game import GUGONG
from tests.arena import assert_refused, bots_of, data, labels, lineup, run, timeless

COLUMNS = ("game", "seed", "rotation", "seat", "bot", "points", "place", "seconds", "choices", "failure")


# Who plays whom.


def test_a_round_is_every_rotation_of_the_seats_once() -> None:
    turned = rotations(lineup("heuristic,random,search"))
    assert {by: labels(table) for by, table in turned.items()} == {
        0: "heuristic,random,search",
        1: "random,search,heuristic",
        2: "search,heuristic,random",
    }


@pytest.mark.parametrize(
    ("seats", "number"),
    [
        ("random,random", 1),
        ("heuristic,random,heuristic,random", 2),
        ("heuristic,random,random,random", 4),
        ("search:0.5,search:0.50", 1),
        ("search:1,search:2", 2),
        ("random", 1),
    ],
)
def test_rotations_that_come_out_the_same_are_played_once(seats: str, number: int) -> None:
    assert len(rotations(lineup(seats))) == number


def test_the_seed_changes_from_round_to_round_and_not_within() -> None:
    plan = draw_up(GUGONG, {}, lineup("heuristic,random,random"), 40)
    games = [plan.fixture(number) for number in range(7)]
    assert [game.round for game in games] == [0, 0, 0, 1, 1, 1, 2]
    assert [game.seed for game in games] == [40, 40, 40, 41, 41, 41, 42]
    assert [game.rotation for game in games] == [0, 1, 2, 0, 1, 2, 0]
    for nth in range(3):
        assert [game.lineup[nth].label for game in games[:3]].count("heuristic") == 1


class Noting(RandomBot):
    """Notes what it sees before its first choice."""

    seen: list[tuple[int, str]] = []  # noqa: RUF012 - the test empties it

    def choose(self, game: Any, view: Any, options: Any, budget: Any, dice: Any) -> int:
        self.seen.append((view["viewer"], json.dumps(view)))
        return options[0]


def test_the_same_shuffles_are_played_again_with_the_seats_exchanged(monkeypatch: pytest.MonkeyPatch) -> None:
    Noting.seen.clear()
    monkeypatch.setitem(BOTS, "left", Noting)
    monkeypatch.setitem(BOTS, "right", Noting)
    report = data("gugong", "--seats", "left,right", "--games", 2, "--seed", 9)
    assert report["rounds"] == 1
    first, second = Noting.seen[: len(Noting.seen) // 2], Noting.seen[len(Noting.seen) // 2 :]
    assert first == second
    bots = bots_of(report)
    assert bots["left"]["wins"] == bots["right"]["wins"] == 1
    assert bots["left"]["points"] == bots["right"]["points"]


def test_in_a_round_robin_as_many_different_bots_meet_as_there_is_room_for() -> None:
    three = lineup("random,heuristic,search")
    assert [labels(table) for table in every_table(three, 2)] == [
        "random,heuristic",
        "random,search",
        "heuristic,search",
    ]
    assert [labels(table) for table in every_table(three, 3)] == ["random,heuristic,search"]
    assert [labels(table) for table in every_table(three[:2], 3)] == [
        "random,heuristic,random",
        "random,heuristic,heuristic",
    ]
    assert [labels(table) for table in every_table(three[:2], 4)] == ["random,heuristic,random,heuristic"]


def test_a_round_robin_lets_all_meet_all_and_rates_them() -> None:
    report = data(
        "gugong", "--players", 2, "--seats", "random,heuristic,random:3p", "--round-robin", "--games", 6
    )
    assert report["rounds"] == 3 and len(report["seats"]) == 3
    bots = bots_of(report)
    assert {bot["games"] for bot in bots.values()} == {4}
    assert bots["random"]["rating"] == 1000 < bots["heuristic"]["rating"]
    assert bots["random:3p"]["playouts"] == 3 and bots["random:3p"]["think"] is None
    assert bots["random:3p"]["rating"] < bots["heuristic"]["rating"]


# What comes out.


def test_a_report_has_all_that_was_measured() -> None:
    report = data("gugong", "--seats", "heuristic,random,random", "--games", 7, "--seed", 3)
    assert report["game"] == "gugong" and report["options"]["players"] == 3
    assert report["games"] == 7 and report["rounds"] == 2 and report["seed"] == 3
    assert report["failures"] == [] and not report["interrupted"] and report["jobs"] == 1
    assert report["compiled"] == is_compiled() and report["seconds"] > 0
    assert 20 < report["choices"]["least"] <= report["choices"]["mean"] <= report["choices"]["most"]
    assert 0 < report["game_seconds"]["mean"] <= report["game_seconds"]["most"]
    bots = bots_of(report)
    assert list(bots) == ["heuristic", "random"]
    assert bots["heuristic"]["games"] == 7 and bots["random"]["games"] == 14
    assert bots["heuristic"]["wins"] + bots["random"]["wins"] == pytest.approx(7)
    for bot in bots.values():
        assert bot["par"] == pytest.approx(1 / 3, abs=1e-4)
        assert bot["win_rate"] == pytest.approx(bot["wins"] / bot["games"], abs=1e-4)
        assert 0 <= bot["low"] <= bot["win_rate"] <= bot["high"] <= 1
        assert 1 <= bot["place_low"] <= bot["place"] <= bot["place_high"] <= 3
        assert set(bot["points"]) == {"mean", "q1", "median", "q3"}
        assert bot["choices"] > 50 and 0 < bot["choice_seconds"] <= bot["longest_choice_seconds"]
    assert bots["random"]["rating"] == 1000 and bots["heuristic"]["rating"] > 1200
    assert bots["heuristic"]["win_rate"] > 0.6 > bots["random"]["win_rate"]


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_game_has_an_arena(game: Game) -> None:
    report = data(game.name, "--seats", "heuristic,random", "--games", 1)
    assert report["options"] == game.settle_options({"players": 2})
    assert bots_of(report)["heuristic"]["wins"] == 1
    alone = data(game.name, "--seats", "random", "--games", 3)
    assert alone["options"] == game.settle_options({"players": 1})
    (bot,) = alone["bots"]
    assert bot["rating"] is None and bot["par"] is None and bot["games"] == alone["rounds"] == 3
    assert bot["wins"] == 0 and bot["win_rate"] == 0 and bot["high"] < 0.6
    assert bot["points"]["q1"] <= bot["points"]["median"] <= bot["points"]["q3"]


@pytest.mark.slow
def test_bots_that_think_are_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    words = ("gugong", "--seats", "search:4p,heuristic", "--games", 4)
    report = data(*words)
    assert timeless(report) == timeless(data(*words, "--jobs", 2))
    assert all(bot["choice_seconds"] > 0 for bot in report["bots"])
    monkeypatch.setattr("courtyard.arena.contest.ALLOWANCE", 600.0)
    timed = bots_of(data("gugong", "--seats", "search:0.1,random", "--games", 1))["search:0.1"]
    assert timed["choice_seconds"] > 0 and timed["failures"] == 0


def test_alone_a_bot_plays_against_meng_and_only_its_own_games_count() -> None:
    report = data("gugong", "--seats", "heuristic", "--solo", "easy", "--sets", "1-2", "--games", 6)
    assert report["options"]["solo"] == "easy" and report["rounds"] == 6
    assert [bot["name"] for bot in report["bots"]] == ["heuristic"]
    expected = 0
    for seed in range(1, 7):
        single = data("gugong", "--seats", "heuristic", "--solo", "easy", "--sets", "1-2", "--games", 1,
                      "--seed", seed)  # fmt: skip
        expected += single["bots"][0]["wins"]
    assert report["bots"][0]["wins"] == expected


class Ended:
    """A position that is over, with these places."""

    def __init__(self, *places: int) -> None:
        self.places = places

    def seats(self) -> int:
        return len(self.places)

    def place(self, seat: int) -> int:
        return self.places[seat]

    def result(self, seat: int) -> int:
        return 50


@pytest.mark.parametrize(
    ("places", "shares"),
    [((2, 1, 3), [0, 1, 0]), ((1, 1, 3), [0.5, 0.5, 0]), ((1, 1, 1), [1 / 3] * 3), ((2, 2, 2), [0, 0, 0])],
)
def test_who_win_together_share_the_win(places: tuple[int, ...], shares: list[float]) -> None:
    plan = draw_up(GUGONG, {}, lineup("random,random,random"), 1)
    player = Player(plan.entrants[0], plan.fixture(0), 0)
    match: Any = SimpleNamespace(position=Ended(*places))
    assert [sitting(match, seat, player, None).share for seat in range(3)] == shares


def test_equal_bots_are_one_bot_and_bots_with_another_budget_another() -> None:
    report = data("gugong", "--seats", "random:1p,random,heuristic", "--playouts", 1, "--games", 1)
    assert [(bot["name"], bot["games"]) for bot in report["bots"]] == [("random:1p", 2), ("heuristic", 1)]
    found = read_entrants("search,search:2,search:500p,search:0.2", Budget(seconds=0.2))
    assert [entrant.label for entrant in found] == ["search", "search:2", "search:500p", "search"]
    assert [entrant.budget for entrant in found[:3]] == [
        Budget(seconds=0.2),
        Budget(seconds=2.0),
        Budget(playouts=500),
    ]


def test_the_same_seed_gives_the_same_tournament_in_any_number_of_processes() -> None:
    words = ("gugong", "--seats", "heuristic,random", "--games", 7, "--seed", 5)
    report = data(*words)
    assert timeless(report) == timeless(data(*words)) == timeless(data(*words, "--jobs", 2))
    assert timeless(report) != timeless(data(*words[:-1], 6))


def test_a_report_in_words() -> None:
    result = run("gugong", "--seats", "heuristic,random", "--games", 3)
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert lines[0].startswith("3 games in 1 whole round, seeds from 1 on, ")
    assert any(line.split()[:2] == ["heuristic", "3"] for line in lines)
    assert max(map(len, lines)) <= 80 and "…" not in result.stdout


def test_a_csv_has_a_line_for_each_seat_of_each_game(tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    report = data("gugong", "--seats", "heuristic,random,random", "--games", 4, "--csv", path)
    with path.open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 12
    assert list(rows[0]) == list(COLUMNS)
    assert [row["seed"] for row in rows] == ["1"] * 9 + ["2"] * 3
    assert [row["seat"] for row in rows if row["bot"] == "heuristic"] == ["0", "2", "1", "0"]
    mine = [int(row["points"]) for row in rows if row["bot"] == "heuristic"]
    assert sum(mine) / 4 == pytest.approx(bots_of(report)["heuristic"]["points"]["mean"], abs=1e-3)
    for game in range(4):
        assert "1" in [row["place"] for row in rows if row["game"] == str(game)]


# Charts.


def test_a_chart_shows_every_bot(tmp_path: Path) -> None:
    path = tmp_path / "chart.svg"
    data("gugong", "--seats", "heuristic,random", "--games", 2, "--plot", path)
    drawn = path.read_text()
    assert drawn.lstrip().startswith("<?xml") and ">heuristic<" in drawn and ">random<" in drawn
    assert "thinking time" not in drawn


def test_a_chart_of_several_budgets_shows_strength_by_thinking_time(tmp_path: Path) -> None:
    path = tmp_path / "chart.svg"
    data("gugong", "--seats", "random:1p,random:2p", "--games", 2, "--plot", path)
    drawn = path.read_text()
    assert ">strength by thinking time<" in drawn and ">random, playouts<" in drawn
    report = {"bots": [bot(think, 1000 + 100 * think) for think in (4, 1, 2)] + [bot(None, 900)]}
    assert plot_room.by_thinking(report) == {"search, seconds": [(1, 1100), (2, 1200), (4, 1400)]}


def bot(think: float | None, rating: float) -> dict[str, Any]:
    return {"bot": "search", "think": think, "playouts": None, "rating": rating}


def test_a_chart_can_be_a_picture(tmp_path: Path) -> None:
    path = tmp_path / "chart.PNG"
    data("gugong", "--seats", "random,random", "--games", 1, "--plot", path)
    assert path.read_bytes().startswith(b"\x89PNG")


def test_without_the_library_a_chart_is_refused_before_any_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(plot_room, "find_spec", lambda name: None)
    result = run("gugong", "--seats", "random,random", "--games", 10**9, "--plot", tmp_path / "chart.png")
    assert_refused(result)
    assert "courtyard[plot]" in result.stderr


# Processes.


def die(_: int) -> int:
    os._exit(1)


def double(number: int) -> int:
    return 2 * number


def test_work_is_done_in_one_process_or_in_several() -> None:
    assert list(in_processes(double, range(5), 1)) == [0, 2, 4, 6, 8]
    assert sorted(in_processes(double, range(20), 2)) == list(range(0, 40, 2))


def test_a_process_that_dies_is_told_in_a_sentence() -> None:
    with pytest.raises(Trouble, match="has died"):
        list(in_processes(die, range(3), 2))


def die_of_odd(number: int) -> int:
    return die(number) if number % 2 else number


def told(number: int, loss: Loss) -> str:
    return f"{number}: {loss.sentence}"


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_piece_whose_process_died_is_lost_and_no_other(jobs: int) -> None:
    found = list(in_processes(die_of_odd, range(6), jobs, told, True))
    assert sorted(found, key=str) == [
        0,
        "1: Its process died with status 1.",
        2,
        "3: Its process died with status 1.",
        4,
        "5: Its process died with status 1.",
    ]


def fail(number: int) -> int:
    raise ValueError(f"{number} is wrong")


def test_what_is_raised_in_a_process_is_raised_here() -> None:
    with pytest.raises(ValueError, match="7 is wrong"):
        list(in_processes(fail, [7], 2))


def test_who_stops_listening_does_not_wait_for_the_work() -> None:
    work = in_processes(time.sleep, [0.0, 3600.0, 3600.0], 2)
    assert next(work) is None
    began = time.monotonic()
    work.close()
    assert time.monotonic() - began < 1800


def test_a_plan_knows_its_bots_in_the_order_in_which_they_were_named() -> None:
    plan = Plan("gugong", {}, every_table(lineup("search,random,heuristic"), 2), 1)
    assert [entrant.label for entrant in plan.entrants] == ["search", "random", "heuristic"]
    assert {plan.round_size(number) for number in range(7)} == {2}
