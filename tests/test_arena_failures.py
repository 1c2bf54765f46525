"""Bots that do what they may not lose the game, and nothing else."""

import csv
import re
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from courtyard.bots import BOTS
from courtyard.bots.random_bot import RandomBot
from tests.arena import bots_of, data, run


class Raising(RandomBot):
    def choose(self, game: Any, view: Any, options: Any, budget: Any, dice: Any) -> int:
        raise ZeroDivisionError("division by zero")


class Quitting(RandomBot):
    def choose(self, game: Any, view: Any, options: Any, budget: Any, dice: Any) -> int:
        sys.exit(3)


class Cheating(RandomBot):
    def choose(self, game: Any, view: Any, options: Any, budget: Any, dice: Any) -> int:
        return max(options) + 1


class Silent(RandomBot):
    def choose(self, game: Any, view: Any, options: Any, budget: Any, dice: Any) -> Any:
        return None


class Dawdling(RandomBot):
    """Thinks for ever, and lets nothing disturb it."""

    def choose(self, game: Any, view: Any, options: Any, budget: Any, dice: Any) -> int:
        while True:
            try:
                time.sleep(0.01)
            except Exception:
                continue


class Late(RandomBot):
    """Answers, but far too late, whatever happens meanwhile."""

    def choose(self, game: Any, view: Any, options: Any, budget: Any, dice: Any) -> int:
        until = time.perf_counter() + 3 * budget.seconds + 0.15
        while time.perf_counter() < until:
            try:
                time.sleep(0.01)
            except BaseException:
                continue
        return options[0]


class Vandal(RandomBot):
    """Breaks everything it is handed, and chooses as it should."""

    def choose(self, game: Any, view: Any, options: Any, budget: Any, dice: Any) -> int:
        option = options[0]
        options.clear()
        view.clear()
        return int(option)


FAULTS = [
    (Raising, "", r"It raised ZeroDivisionError: division by zero."),
    (Quitting, "", r"It raised SystemExit: 3."),
    (Cheating, "", r"It chose \d+, which is not among its options."),
    (Silent, "", r"It chose None, which is not among its options."),
    (Dawdling, ":0.01", r"It took \d+\.\d+ s for a choice, with 0.01 s to think."),
    (Late, ":0.01", r"It took \d+\.\d+ s for a choice, with 0.01 s to think."),
]


@pytest.mark.parametrize(("kind", "budget", "sentence"), FAULTS, ids=[kind.__name__ for kind, *_ in FAULTS])
def test_a_bot_that_does_what_it_may_not_loses_this_game_and_nothing_else(
    kind: Callable[[], Any], budget: str, sentence: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(BOTS, "bad", kind)
    handler = signal.getsignal(signal.SIGALRM)
    path = tmp_path / "games.csv"
    words = ("gugong", "--seats", f"bad{budget},random,random", "--games", 3, "--seed", 8, "--csv", path)
    report = data(*words)
    assert report["games"] == 3 and len(report["failures"]) == 3
    bots = bots_of(report)
    bad = bots.pop(f"bad{budget}")
    assert (bad["games"], bad["wins"], bad["win_rate"], bad["place"]) == (3, 0, 0, 3)
    assert bad["failures"] == 3 and bad["points"] is None and bad["rating"] < 1000
    assert bots["random"]["games"] == 0 and bots["random"]["win_rate"] is None
    assert bots["random"]["failures"] == 0 and bots["random"]["rating"] == 1000
    for game, failure in enumerate(report["failures"]):
        assert (failure["game"], failure["seed"], failure["bot"]) == (game, 8, f"bad{budget}")
        assert re.fullmatch(sentence, failure["sentence"])
    assert signal.getsignal(signal.SIGALRM) == handler
    with path.open(newline="") as file:
        places = [(row["bot"], row["place"], row["points"]) for row in csv.DictReader(file)]
    assert places.count((f"bad{budget}", "3", "")) == 3 and places.count(("random", "", "")) == 6
    assert "lost game 0 (seed 8" in run(*words).stdout


def test_a_bot_that_fails_now_and_then_plays_on_in_its_other_games(monkeypatch: pytest.MonkeyPatch) -> None:
    class Moody(RandomBot):
        made = 0

        def __init__(self) -> None:
            Moody.made += 1
            self.is_bad = Moody.made == 3  # the first is made before the games, to see whether it can be

        def choose(self, game: Any, view: Any, options: Any, budget: Any, dice: Any) -> int:
            return -5 if self.is_bad else options[0]

    monkeypatch.setitem(BOTS, "moody", Moody)
    report = data("gugong", "--seats", "moody,heuristic", "--games", 4)
    bots = bots_of(report)
    assert [failure["game"] for failure in report["failures"]] == [1]
    assert bots["moody"]["games"] == 4 and bots["heuristic"]["games"] == 3
    assert bots["heuristic"]["wins"] == 3 and bots["moody"]["wins"] == 0


def test_a_bot_that_breaks_what_it_is_handed_breaks_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "vandal", Vandal)
    assert data("gugong", "--seats", "vandal,heuristic", "--games", 2)["failures"] == []


def test_a_bot_may_take_a_little_longer_than_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    class Slow(RandomBot):
        def choose(self, game: Any, view: Any, options: Any, budget: Any, dice: Any) -> int:
            if not hasattr(self, "slept"):
                self.slept = True
                time.sleep(1.2 * budget.seconds)
            return options[0]

    monkeypatch.setitem(BOTS, "slow", Slow)
    report = data("gugong", "--seats", "slow:1,random", "--games", 1)
    assert report["failures"] == []
    assert bots_of(report)["slow:1"]["longest_choice_seconds"] >= 1.2
