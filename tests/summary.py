"""Summary of a test run, for `python -m tests`: games played, and time by group."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from courtyard.engine.match import Match

GROUPS = {"gugong": "rules", "kingdom": "rules", "server": "server", "web": "browser", "lab": "lab"}

games: Counter[str] = Counter()
"""Games that were played to their end in this process, by where."""


def count_games() -> None:
    """Count every game that comes to its end."""
    choose = Match.choose

    def counted(match: Match, seat: int, option: int) -> None:
        choose(match, seat, option)
        if match.is_over:
            games["engine"] += 1

    Match.choose = counted  # type: ignore[method-assign]


class Summary:
    """Adds up what all workers of a run report, and writes it into a file at the end."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.seconds: Counter[str] = Counter()
        self.outcomes: Counter[str] = Counter()
        self.games: Counter[str] = Counter()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        folder = report.nodeid.removeprefix("tests/").partition("/")[0]
        self.seconds[GROUPS.get(folder, "engine and bots")] += report.duration
        if report.when == "call" or report.outcome != "passed":
            self.outcomes[report.outcome] += 1

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any, error: object) -> None:
        self.games += Counter(getattr(node, "workeroutput", {}).get("games", {}))

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        self.games += games
        told = {"seconds": self.seconds, "outcomes": self.outcomes, "games": self.games}
        self.path.write_text(json.dumps(told))


class Worker:
    """Reports the games of one worker to the process that adds them up."""

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        session.config.workeroutput["games"] = dict(games)  # type: ignore[attr-defined]
