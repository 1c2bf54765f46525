"""The benchmark: what it measures, what it prints, what it refuses, and its peers."""

import json
from typing import Any

import pytest
from click.testing import CliRunner, Result

from courtyard import cli
from courtyard.arena import bench as bench_room
from courtyard.arena import hint_bench, search_bench, timing
from courtyard.arena import peers as peers_room
from courtyard.arena.playout_bench import first_decision, middle_decision, start_of
from courtyard.build import is_compiled
from courtyard.engine.chance import Dice
from courtyard.engine.game import Game
from courtyard.engine.playout import play_out
from courtyard.engine.position import NOBODY
from courtyard.games import GAMES

PLAYOUTS = {"choices_per_second", "games_per_second", "copy_us"}
SEARCH = {"games_per_second", "judged_per_second", "first_tries_per_second", "middle_tries_per_second"}
SEARCH |= {"view_us", "sample_us"}
LENGTHS = {"first_choices", "middle_choices"}
PEER = {"first_tries_per_second", "middle_tries_per_second"}
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def run(*words: object) -> Result:
    return CliRunner().invoke(cli.main, ["bench", *(str(word) for word in words)])


def data(*words: object) -> Any:
    result = run(*words, "--json")
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def assert_figures(measured: dict[str, Any], names: set[str]) -> None:
    """Every figure is a positive median that lies in its own spread, and there are no others."""
    assert set(measured["spread"]) == names
    for name in names:
        low, high = measured["spread"][name]
        assert 0 < low <= measured[name] <= high


@pytest.fixture
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """No peer is installed."""
    monkeypatch.setattr(peers_room, "find_spec", lambda name: None)


# What it measures.


def test_the_benchmark_measures_both_kinds() -> None:
    report = data("gugong", "--players", 2, "--seconds", 0.2)
    assert (report["compiled"] is not None) == is_compiled()
    assert report["measured"] == "playouts" and report["peers"] == []
    for kind in ("compiled", "interpreted") if is_compiled() else ("interpreted",):
        assert_figures(report[kind], PLAYOUTS)
    assert "choices/s" in "\n".join(bench_room.describe(report))


@every_game
def test_the_search_is_measured(game: Game) -> None:
    report = data(game.name, "--players", 2, "--search", "--seconds", 0.05)
    assert report["measured"] == "search" and report["options"]["players"] == 2
    assert (report["compiled"] is not None) == is_compiled()
    for kind in ("compiled", "interpreted") if is_compiled() else ("interpreted",):
        assert_figures(report[kind], SEARCH)
        assert all(report[kind][name] > 1 for name in ("games_choices", *LENGTHS))
    text = "\n".join(bench_room.describe(report))
    assert "tries/s in the middle of a game" in text and "µs for a view" in text
    assert game.playouts in text
    assert search_bench.GAMES_DIFFER not in text


@every_game
def test_hints_are_timed_and_every_one_says_why(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hint_bench, "SECONDS", 0.02)
    report = data(game.name, "--players", 2, "--hints", 3)
    assert report["measured"] == "hints" and report["options"]["players"] == 2
    assert report["hints"] == 3 == sum(report["says_why"].values())
    assert 0.02 <= report["seconds"]["median"] <= report["seconds"]["longest"]
    assert 0 <= report["others_say_why"] <= report["others"] <= 6
    assert "hints that say why: 3" in "\n".join(hint_bench.describe(report))


def test_hints_are_measured_by_themselves() -> None:
    for flag in ("--search", "--peers"):
        result = run("gugong", "--hints", 1, flag)
        assert result.exit_code == 2 and "Use --hints without --search and --peers" in result.output


@every_game
def test_the_moments_are_decisions_at_the_start_and_half_way(game: Game) -> None:
    start = start_of(game, game.settle_options({}))
    first, middle = first_decision(start), middle_decision(start)
    assert first.seat >= 0 and middle.seat >= 0
    whole = play_out(start.copy(), Dice(1))
    assert not start.records_events and whole > 40
    lengths = [play_out(middle.copy(), Dice(seed)) for seed in range(10)]
    assert 0.3 * whole < sum(lengths) / len(lengths) < 0.7 * whole


@every_game
def test_what_is_said_of_a_playout_with_judgement_is_so(game: Game) -> None:
    first = first_decision(start_of(game, game.settle_options({})))
    whole = search_bench.played_on(game, first, Dice(1)).seat == NOBODY
    assert ("estimates" in game.playouts) != whole


def test_the_choices_of_a_try_end_where_estimates_begin() -> None:
    lengths = {}
    for game in GAMES.values():
        start = start_of(game, game.settle_options({}))
        whole = play_out(start.copy(), Dice(1))
        lengths[game.name] = search_bench.choices_of_a_try(game, first_decision(start)) / whole
    assert lengths["kingdom"] < 0.3 < 0.5 < lengths["gugong"]


def test_a_figure_is_the_median_of_its_runs() -> None:
    measured = timing.figures({"speed": [5.0, 1.0, 2.0, 9.0, 3.0]})
    assert measured == {"speed": 3.0, "spread": {"speed": [1.0, 9.0]}}
    done: list[int] = []
    rates = timing.rates(done.append, 1e-6)
    assert len(rates) == timing.RUNS and len(set(done[-timing.RUNS :])) == 1


# What it prints and refuses.


def test_the_search_is_told_in_lines() -> None:
    result = run("gugong", "--players", 2, "--search", "--seconds", 0.02)
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert lines[0] == "Search, one process; median of 5 runs (lowest to highest)"
    assert lines[-1] == "A playout with judgement plays to the end of the game."


@pytest.mark.parametrize(
    "words",
    [
        ("gugong", "--seconds", 0),
        ("gugong", "--seconds", -1),
        ("gugong", "--seconds", 601),
        ("gugong", "--seconds", "nan"),
        ("gugong", "--seconds", "long"),
        ("chess",),
        ("kingdom", "--players", 7),
    ],
)
def test_bad_input_is_refused_with_a_sentence(words: tuple[object, ...]) -> None:
    result = run(*words, "--search")
    assert result.exit_code == 2 and result.stdout == ""
    complaint = result.stderr.strip()
    assert complaint.endswith((".", "?")) and "\n" not in complaint and "Traceback" not in complaint


# Peers.


@pytest.mark.usefixtures("alone")
def test_peers_that_are_not_installed_are_named() -> None:
    assert peers_room.measure_peers(0.1, False) == ([], [peers_room.OPEN_SPIEL, peers_room.CATANATRON])
    assert peers_room.measure_peers(0.1, True) == ([], [peers_room.OPEN_SPIEL])
    result = run("gugong", "--players", 2, "--search", "--seconds", 0.02, "--peers")
    assert result.stdout.splitlines()[-1] == (
        "Not installed, so not measured: OpenSpiel (pip install open_spiel)"
    )


def test_a_peer_is_compared_by_tries_and_by_choices() -> None:
    peer = {"name": "Other", "bot": "Bot", "first_choices": 50.0, "middle_choices": 20.0}
    peer |= timing.figures({name: [400.0] for name in PEER})
    own = {"first_choices": 100.0, "middle_choices": 50.0} | timing.figures({name: [800.0] for name in PEER})
    first, middle = search_bench.describe_peer(peer, own, "gugong")[1:]
    assert "at the first decision, 50 choices each: 20,000 choices/s" in first
    assert "gugong has 2.00 times its tries and 4.00 times its choices" in first
    assert "in the middle, 20 choices each: 8,000 choices/s" in middle and "5.00 times its choices" in middle


@pytest.mark.parametrize("name", peers_room.OPEN_SPIEL_SEARCHES)
def test_the_search_of_open_spiel_is_measured(name: str) -> None:
    pytest.importorskip("pyspiel")
    measured = peers_room.measure_open_spiel_search(name, 0.05)
    assert measured["name"] == f"OpenSpiel {name}"
    assert measured["bot"] == ("MCTSBot" if name == "backgammon" else "ISMCTSBot")
    assert_figures({key: measured[key] for key in (*PEER, "spread")}, PEER)
    assert all(measured[key] > 1 for key in LENGTHS)


def test_the_search_beside_open_spiel_is_told() -> None:
    pytest.importorskip("pyspiel")
    report = data("gugong", "--players", 2, "--search", "--peers", "--seconds", 0.02)
    assert [peer["name"] for peer in report["peers"]] == [
        f"OpenSpiel {name}" for name in peers_room.OPEN_SPIEL_SEARCHES
    ]
    text = "\n".join(bench_room.describe(report))
    assert search_bench.GAMES_DIFFER in text and "OpenSpiel backgammon (MCTSBot)" in text
