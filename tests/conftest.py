import os
from pathlib import Path

import pytest

import courtyard
from courtyard.build import is_compiled
from courtyard.games import GAMES
from tests.rules import rules_named_by_tests

for name in ("COURTYARD_DATABASE", "COURTYARD_SMTP"):
    os.environ.pop(name, None)  # What somebody keeps is not for tests.


def pytest_report_header() -> str:
    kind = "compiled" if is_compiled() else "plain Python"
    return f"courtyard {courtyard.__version__}: {kind}, from {Path(courtyard.__file__).parent}"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--renew", action="store_true", help="write the playthrough and perft files anew")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    named = rules_named_by_tests()
    for game in GAMES.values():
        rules = game.rules.rules
        covered = sum(rule in named for rule in rules)
        terminalreporter.write_line(f"rules of {game.title}: {covered} of {len(rules)} covered by tests")
