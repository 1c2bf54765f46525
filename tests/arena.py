"""The arena as tests call it."""

import json
from typing import Any

from click.testing import CliRunner, Result

from courtyard import cli
from courtyard.arena.entrants import read_entrants
from courtyard.bots import Budget


def run(*words: object) -> Result:
    return CliRunner().invoke(cli.main, ["arena", *(str(word) for word in words)])


def data(*words: object) -> Any:
    result = run(*words, "--json")
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def bots_of(report: Any) -> dict[str, Any]:
    return {bot["name"]: bot for bot in report["bots"]}


def timeless(report: Any) -> Any:
    """A report without what depends on the clock or on how it came about."""
    clock = ("choice_seconds", "longest_choice_seconds")
    bots = [{key: value for key, value in bot.items() if key not in clock} for bot in report["bots"]]
    left_out = ("seconds", "game_seconds", "jobs", "resumed", "games_wanted", "interrupted")
    return {key: value for key, value in report.items() if key not in left_out} | {"bots": bots}


def lineup(text: str) -> tuple[Any, ...]:
    return read_entrants(text, Budget())


def labels(table: tuple[Any, ...]) -> str:
    return ",".join(entrant.label for entrant in table)


def assert_refused(result: Result) -> None:
    """Bad input gets one sentence on standard error, status 2, and no traceback."""
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    complaint = result.stderr.strip()
    assert complaint.endswith((".", "?")) and "\n" not in complaint
    assert "Traceback" not in complaint and "Error:" not in complaint
