"""Bots of one's own: the page about them, how they are named, and what becomes of those that misbehave."""

import doctest
import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
from click.testing import CliRunner

from courtyard import arena, cli
from courtyard.arena import contest
from courtyard.bots import Bot, Budget, find_bot, foreign
from courtyard.bots.random_bot import RandomBot
from courtyard.engine.trouble import Trouble
from tests.arena import bots_of, data, run

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "your-own-bot.md"
EXAMPLE = ROOT / "examples" / "own_bot.py"


class First(RandomBot):
    def choose(self, game, view, options, budget, dice):
        return options[0]


class Pretending(RandomBot):
    """Gives back something that only looks like a number."""

    def choose(self, game, view, options, budget, dice):
        class Evil:
            def __index__(self):
                raise RuntimeError("no")

            def __repr__(self):
                raise RuntimeError("no")

        return Evil()


class Numpyish(RandomBot):
    """Gives back what NumPy calls a whole number."""

    def choose(self, game, view, options, budget, dice):
        class Whole:
            def __index__(self):
                return options[0]

        return Whole()


class Unmade(RandomBot):
    def __init__(self):
        raise ValueError("out of order")


class Unready(RandomBot):
    def prepare(self, game):
        raise ValueError("no engine")


class Dying(RandomBot):
    """Ends the process that it is in, in every second of its games."""

    def choose(self, game, view, options, budget, dice):
        if dice.below(2) == 0 and not getattr(self, "lives", False):
            os._exit(3)
        self.lives = True
        return options[0]


class Stubborn(RandomBot):
    """Thinks for ever, and lets nothing disturb it."""

    def choose(self, game, view, options, budget, dice):
        while True:
            try:
                time.sleep(0.01)
            except BaseException:
                continue


class NotABot:
    pass


HERE = __name__


def run_in_examples(*words, **more):
    """Run the command as it is typed in the folder of the examples, whose modules it finds by itself."""
    return subprocess.run(
        [sys.executable, "-P", "-m", "courtyard", *map(str, words)],
        cwd=EXAMPLE.parent,
        capture_output=True,
        text=True,
        **more,
    )


# The page.


def test_the_page_shows_the_example_and_it_has_at_most_twenty_lines():
    source = EXAMPLE.read_text(encoding="utf-8")
    assert source in PAGE.read_text(encoding="utf-8")
    assert len(source.splitlines()) <= 20


@pytest.mark.slow
def test_the_examples_of_the_page_run():
    results = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8")
    assert results.attempted >= 5 and results.failed == 0


@pytest.mark.slow
@pytest.mark.parametrize("jobs", [1, 2])
def test_the_bot_of_the_page_plays_in_the_arena_in_one_process_or_in_two(jobs):
    words = ("arena", "gugong", "--seats", "own_bot:Trying:1p,random", "--games", 2, "--jobs", jobs, "--json")
    done = run_in_examples(*words)
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert report["games"] == 2 and not report["failures"]
    assert bots_of(report)["own_bot:Trying:1p"]["wins"] == 2


@pytest.mark.slow
def test_the_bot_of_the_page_plays_kingdom_and_plays_itself(tmp_path):
    done = run_in_examples("arena", "kingdom", "--seats", "own_bot:Trying:1p,random", "--games", 1, "--json")
    assert json.loads(done.stdout)["failures"] == []
    words = ("--bot", "own_bot:Trying", "--games", 1, "--shard", 1, "--out", tmp_path)
    assert run_in_examples("lab", "selfplay", "kingdom", *words).returncode == 0


# Names.


def test_a_bot_is_found_by_its_module_and_its_class():
    assert isinstance(find_bot(f"{HERE}:First"), First)
    report = data("gugong", "--seats", f"{HERE}:First,random", "--games", 2)
    assert [bot["name"] for bot in report["bots"]] == [f"{HERE}:First", "random"]
    assert bots_of(report)[f"{HERE}:First"]["games"] == 2


def test_the_budget_stands_behind_the_class():
    report = data("gugong", "--seats", f"{HERE}:First:3p,{HERE}:First:0.5", "--games", 1)
    assert [(bot["playouts"], bot["think"]) for bot in report["bots"]] == [(3, None), (None, 0.5)]


@pytest.mark.parametrize(
    ("seat", "sentence"),
    [
        (f"{HERE}:Nobody", "cannot be loaded: AttributeError"),
        ("no.such.module:Bot", "cannot be loaded: ModuleNotFoundError"),
        (f"{HERE}:NotABot", "is no bot: it must be a class of courtyard.bots.Bot"),
        (f"{HERE}:run_in_examples", "is no bot: it must be a class of courtyard.bots.Bot"),
        (f"{HERE}:Unmade", "cannot be made: ValueError: out of order"),
        (f"{HERE}:Unready", "cannot get ready for Gùgōng: ValueError: no engine"),
        (f"{HERE}:First:often", "has no budget that can be read"),
        ("genius", "Unknown bot 'genius'. Available: random"),
        ("genius:0.5", "Unknown bot 'genius'"),
        ("learned:nowhere.npz", "There is no trained player of Gùgōng at nowhere.npz"),
    ],
)
def test_what_is_no_bot_is_refused_with_a_sentence(seat, sentence):
    refused = run("gugong", "--seats", f"{seat},random", "--games", 1)
    assert refused.exit_code == 2 and refused.stdout == ""
    assert sentence in refused.stderr and len(refused.stderr.splitlines()) == 1


def test_an_installed_package_declares_bots_by_name(tmp_path):
    info = tmp_path / "mine-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: mine\nVersion: 1.0\n")
    points = ["first = my_bots:First", "broken = my_bots:Nobody", "random = my_bots:First"]
    (info / "entry_points.txt").write_text("\n".join(["[courtyard.bots]", *points, ""]))
    (tmp_path / "my_bots.py").write_text(
        "from courtyard.bots import Bot\n\n\n"
        "class First(Bot):\n    def choose(self, game, view, options, *_):\n        return options[0]\n"
    )
    path = os.pathsep.join(filter(None, [str(tmp_path), os.environ.get("PYTHONPATH")]))
    env = {**os.environ, "PYTHONPATH": path}
    done = run_in_examples("arena", "gugong", "--seats", "first:2p,random", "--games", 1, "--json", env=env)
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert [bot["name"] for bot in report["bots"]] == ["first:2p", "random"] and not report["failures"]
    done = run_in_examples("arena", "gugong", "--seats", "broken,random", env=env)
    assert done.returncode == 2 and "'broken' of the package mine cannot be loaded" in done.stderr


def typed(*words, answers="q\n"):
    return CliRunner().invoke(cli.main, [str(word) for word in words], input=answers)


def test_a_bot_of_ones_own_is_played_against_and_simulated(tmp_path, monkeypatch):
    monkeypatch.setenv("COURTYARD_DATA", str(tmp_path))
    table = ("play", "gugong", "--players", 2)
    played = typed(*table, "--bots", f"{HERE}:First")
    assert played.exit_code == 0 and f"({HERE}:First)" in played.stdout.replace("\n", "")
    wrong = typed(*table, "--seat", 1, "--bots", f"{HERE}:Pretending", answers="1\n" * 40)
    assert wrong.exit_code == 2 and "cannot go on. It chose" in wrong.stderr
    simulated = typed("simulate", "gugong", "--players", 2, "--games", 1, "--bots", f"{HERE}:First")
    assert simulated.exit_code == 0, simulated.output


# From Python.


def test_bots_compete_by_name_by_class_and_by_what_makes_them():
    seats = [First, "random", lambda: First(), lambda: RandomBot()]
    report = arena.compete("gugong", seats, games=4, players=4)
    names = [bot["name"] for bot in report["bots"]]
    assert names[:2] == [f"{HERE}:First", "random"] and len(set(names)) == 4
    assert all(bot["games"] == 4 for bot in report["bots"]) and not report["failures"]


@pytest.mark.slow
def test_a_class_competes_in_several_processes_as_in_one():
    one, two = (arena.compete("kingdom", [First, "random"], games=4, jobs=jobs) for jobs in (1, 2))
    assert [bot["points"] for bot in one["bots"]] == [bot["points"] for bot in two["bots"]]


def test_a_budget_and_a_file_to_go_on_from_can_be_given(tmp_path):
    seen = []

    class Noting(First):
        def choose(self, game, view, options, budget, dice):
            seen.append(budget)
            return options[0]

    for games in (1, 2):
        report = arena.compete(
            "kingdom", [Noting, "random"], games=games, budget=Budget(playouts=7), resume=tmp_path / "file"
        )
    assert report["games"] == 2 and report["resumed"] == 1
    assert set(seen) == {Budget(playouts=7)}


def test_what_makes_no_bot_is_refused():
    with pytest.raises(Trouble, match="7 is no bot: name one"):
        arena.compete("kingdom", [7, "random"])
    with pytest.raises(Trouble, match="must be made by a class of"):
        arena.compete("kingdom", [lambda: object(), "random"])


# Misbehaving.


def test_a_bot_that_pretends_loses_its_game_and_one_that_gives_whole_numbers_does_not():
    report = data("gugong", "--seats", f"{HERE}:Pretending,{HERE}:Numpyish", "--games", 2)
    assert len(report["failures"]) == 2
    assert {failure["bot"] for failure in report["failures"]} == {f"{HERE}:Pretending"}
    assert "an object of Evil that cannot be written" in report["failures"][0]["sentence"]


def test_a_bot_that_cannot_be_made_any_more_loses_its_game():
    class Once(RandomBot):
        made = 0

        def __init__(self):
            Once.made += 1
            if Once.made > 1:
                raise MemoryError("no room")

    report = arena.compete("gugong", [Once, "random"], games=2)
    assert [failure["choice"] > 0 for failure in report["failures"]] == [True, True]
    assert "cannot be made: MemoryError: no room" in report["failures"][0]["sentence"]


def test_long_words_of_a_bot_are_cut():
    class Talking(Bot):
        name = "talking"

        def choose(self, game, view, options, budget, dice):
            raise ValueError("word " * 1000)

    report = arena.compete("gugong", [Talking, "random"], games=1)
    assert len(report["failures"][0]["sentence"]) < foreign.LONGEST + 30


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_that_ends_its_process_loses_its_game_and_the_tournament_goes_on(jobs):
    seats = f"{HERE}:Dying,random"
    report = data("gugong", "--seats", seats, "--games", 6, "--seed", 5, "--jobs", jobs)
    assert report["games"] == 6
    assert 0 < len(report["failures"]) < 6
    for failure in report["failures"]:
        assert failure["bot"] == f"{HERE}:Dying" and failure["choice"] > 0
        assert failure["sentence"] == "Its process died with status 3."
    bots = bots_of(report)
    assert bots[f"{HERE}:Dying"]["games"] == 6
    assert bots[f"{HERE}:Dying"]["failures"] == len(report["failures"])
    assert bots["random"]["games"] == 6 - len(report["failures"])


def test_a_bot_that_hangs_for_ever_loses_its_game_and_its_process_is_ended():
    report = data("gugong", "--seats", f"{HERE}:Stubborn:0.01,random", "--games", 2)
    assert [failure["bot"] for failure in report["failures"]] == [f"{HERE}:Stubborn:0.01"] * 2
    sentences = {failure["sentence"] for failure in report["failures"]}
    assert sentences == {"It did not stop thinking, and its process was ended."}


def test_a_bot_without_a_time_budget_has_a_limit_all_the_same(monkeypatch):
    class Hanging(RandomBot):
        def choose(self, game, view, options, budget, dice):
            assert budget == Budget(), "the limit is no budget"
            while True:
                time.sleep(0.01)

    monkeypatch.setattr(contest, "LONGEST", 0.05)
    report = arena.compete("gugong", [Hanging, "random"], games=2)
    assert [failure["bot"] for failure in report["failures"]] == [report["bots"][0]["name"]] * 2
    assert "s for a choice, with at most 0.05 s." in report["failures"][0]["sentence"]
