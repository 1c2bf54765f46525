"""The arena goes on where it stopped, and refuses what cannot be."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import courtyard
from courtyard.bots import BOTS
from courtyard.bots.random_bot import RandomBot
from tests.arena import assert_refused, data, run, timeless

SOURCES = Path(courtyard.__file__).parent.parent


# Going on where it stopped.


def lines_of(path: Path) -> list[str]:
    return path.read_text().splitlines() if path.exists() else []


def at_work(group: int) -> int:
    """Tell how many processes of a group are at work; those that only wait to be buried do not count."""
    listed = subprocess.run(["ps", "-eo", "pgid=,stat="], capture_output=True, text=True, check=True).stdout
    found = [line.split() for line in listed.splitlines()]
    return sum(int(pgid) == group and not state.startswith("Z") for pgid, state in found)


def wait_until(condition: Callable[[], bool]) -> None:
    patience = time.monotonic() + 300
    while not condition():
        assert time.monotonic() < patience
        time.sleep(0.02)


def start(*words: object) -> subprocess.Popen[str]:
    """Start a tournament as a process of its own, which can be interrupted as from a keyboard."""
    return subprocess.Popen(
        [sys.executable, "-m", "courtyard", "arena", *map(str, words)],
        env={**os.environ, "PYTHONPATH": str(SOURCES)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=hear_interrupts,
    )


def hear_interrupts() -> None:
    """Restore interrupts: a process started in the background may ignore them."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def interrupt(child: subprocess.Popen[str]) -> str:
    """Press Ctrl-C; give what the tournament prints. Nothing of it may be left."""
    os.killpg(child.pid, signal.SIGINT)
    try:
        out, err = child.communicate(timeout=300)
    except subprocess.TimeoutExpired:
        os.killpg(child.pid, signal.SIGKILL)
        raise
    assert child.returncode == 130 and "Traceback" not in err
    wait_until(lambda: not at_work(child.pid))
    return out


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupted_tournament_reports_and_goes_on_where_it_stopped(jobs: int, tmp_path: Path) -> None:
    ledger = tmp_path / "ledger"
    words = ("gugong", "--seats", "heuristic,random", "--seed", 4, "--json")
    kept = (*words, "--resume", ledger)
    child = start(*kept, "--games", 90000, "--jobs", jobs)
    wait_until(lambda: len(lines_of(ledger)) >= 6)
    report = json.loads(interrupt(child))
    games = len(lines_of(ledger)) - 1
    assert report["interrupted"] and games >= 5 and report["games"] in (games, games - 1)

    wanted = games + 3
    ledger.write_bytes(ledger.read_bytes()[:-20])
    again = data(*kept[:-3], "--resume", ledger, "--games", wanted)
    assert again["resumed"] == games - 1 and again["games"] == wanted and not again["interrupted"]
    assert len(lines_of(ledger)) == wanted + 1
    assert data(*kept[:-3], "--resume", ledger, "--games", wanted)["resumed"] == wanted
    assert timeless(again) == timeless(data(*words[:-1], "--games", wanted))


def test_an_interrupt_before_the_first_game_is_no_report(monkeypatch: pytest.MonkeyPatch) -> None:
    class Stopped(RandomBot):
        def choose(self, game: Any, view: Any, options: Any, budget: Any, dice: Any) -> int:
            raise KeyboardInterrupt

    monkeypatch.setitem(BOTS, "stopped", Stopped)
    result = run("gugong", "--seats", "stopped,random", "--json")
    assert result.exit_code == 130 and result.stdout == ""


def test_a_tournament_that_is_done_is_told_again_and_can_be_longer(tmp_path: Path) -> None:
    ledger = tmp_path / "ledger"
    words = ("gugong", "--seats", "heuristic,random", "--resume", ledger)
    first = data(*words, "--games", 4)
    before = ledger.read_bytes()
    again = data(*words, "--games", 4)
    assert again["resumed"] == 4 and timeless(again) == timeless(first) and ledger.read_bytes() == before
    assert data(*words, "--games", 2)["games"] == 2
    longer = data(*words, "--games", 5)
    assert longer["resumed"] == 4 and longer["games"] == 5
    assert ledger.read_bytes().startswith(before)


def ledger_at(path: Path, games: int = 2) -> Path:
    data("gugong", "--seats", "heuristic,random", "--resume", path, "--games", games)
    return path


@pytest.mark.parametrize(
    ("words", "what"),
    [
        ("--seats heuristic,random --seed 2", "seed"),
        ("--seats random,heuristic", "bots"),
        ("--seats heuristic,random --playouts 5", "bots"),
        ("--seats heuristic,random,random", "options"),
        ("--seats heuristic,random --expert", "options"),
        ("--seats heuristic,random --round-robin --players 2 --printing dutch", "options"),
    ],
)
def test_a_ledger_of_another_tournament_is_refused_and_left_alone(
    words: str, what: str, tmp_path: Path
) -> None:
    path = ledger_at(tmp_path / "ledger")
    before = path.read_bytes()
    result = run("gugong", *words.split(), "--resume", path)
    assert_refused(result)
    assert "another tournament" in result.stderr and what in result.stderr
    assert path.read_bytes() == before


SPOILED = {
    "another file": lambda lines: ["Dear diary,", "today I won."],
    "no line at all": lambda lines: ["{"],
    "a list": lambda lines: ["[]", *lines[1:]],
    "deep brackets": lambda lines: ["[" * 100_000, *lines[1:]],
    "another format": lambda lines: [lines[0].replace('arena": 1', 'arena": 99'), *lines[1:]],
    "a broken game": lambda lines: [lines[0], "{}", lines[2]],
    "an empty line": lambda lines: [lines[0], "", lines[2]],
    "a game of another seed": lambda lines: [lines[0], lines[1].replace('"seed":1', '"seed":7')],
    "a game of nowhere": lambda lines: [lines[0], lines[1].replace('"game":0', '"game":-1')],
    "a game of others": lambda lines: [lines[0], lines[1].replace("heuristic", "master")],
    "a game with an unknown part": lambda lines: [lines[0], lines[1].replace('"round"', '"ring"')],
}


@pytest.mark.parametrize("spoil", SPOILED.values(), ids=SPOILED.keys())
def test_a_file_that_is_no_ledger_is_refused_and_left_alone(
    spoil: Callable[[list[str]], list[str]], tmp_path: Path
) -> None:
    path = ledger_at(tmp_path / "ledger")
    path.write_text("\n".join(spoil(lines_of(path))) + "\n")
    before = path.read_bytes()
    assert_refused(run("gugong", "--seats", "heuristic,random", "--resume", path))
    assert path.read_bytes() == before


@pytest.mark.parametrize("text", [b"no line end", b"\xff\xfe\x00", b"\x00" * 40 + b"\n"])
def test_a_file_of_something_else_is_never_written_to(text: bytes, tmp_path: Path) -> None:
    path = tmp_path / "precious"
    path.write_bytes(text)
    assert_refused(run("gugong", "--seats", "heuristic,random", "--resume", path))
    assert path.read_bytes() == text


# Bad input.


BAD_WORDS = [
    "",
    "chess --seats random,random",
    "gugong",
    "gugong --seats ''",
    "gugong --seats ,",
    "gugong --seats random,,random",
    "gugong --seats random,genius",
    "gugong --seats random,random,random,random,random,random",
    "gugong --seats random,random --players 3",
    "gugong --seats random --players 2",
    "gugong --seats random,random --solo hard",
    "gugong --seats random --expert",
    "gugong --seats random,random --module menace",
    "kingdom --seats random,random,random",
    "kingdom --seats random,random --players 1",
    "gugong --seats random:,random",
    "gugong --seats random:0,random",
    "gugong --seats random:-1,random",
    "gugong --seats random:nan,random",
    "gugong --seats random:inf,random",
    "gugong --seats random:1e9,random",
    "gugong --seats random:soon,random",
    "gugong --seats random:1:2,random",
    "gugong --seats random:p,random",
    "gugong --seats random:0p,random",
    "gugong --seats random:-3p,random",
    "gugong --seats random:1.5p,random",
    "gugong --seats random:99999999999999999999p,random",
    "gugong --seats :5,random",
    "gugong --seats random,random --games 0",
    "gugong --seats random,random --games -1",
    "gugong --seats random,random --games many",
    "gugong --seats random,random --jobs 0",
    "gugong --seats random,random --seed x",
    "gugong --seats random,random --think 0",
    "gugong --seats random,random --think -1",
    "gugong --seats random,random --think nan",
    "gugong --seats random,random --think inf",
    "gugong --seats random,random --think long",
    "gugong --seats random,random --playouts 0",
    "gugong --seats random,random --playouts -4",
    "gugong --seats random,random --playouts 1.5",
    "gugong --seats random,random --think 1 --playouts 5",
    "gugong --seats random --round-robin",
    "gugong --seats random,heuristic,random --round-robin",
    "gugong --seats random,random:1,heuristic,random:1.0 --round-robin",
    "gugong --seats random,heuristic --round-robin --players 1",
    "gugong --seats random,random --resume .",
    "gugong --seats random,random --resume missing/ledger",
    "gugong --seats random,random --csv .",
    "gugong --seats random,random --csv missing/games.csv",
    "gugong --seats random,random --plot .",
    "gugong --seats random,random --plot chart.gif",
    "gugong --seats random,random --plot chart",
    "gugong --seats random,random --plot missing/chart.png",
]


@pytest.mark.parametrize("words", BAD_WORDS)
def test_words_that_cannot_be_are_refused_with_a_sentence(
    words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert_refused(run(*[word.strip("'") for word in words.split()]))
    assert list(tmp_path.iterdir()) == []


def test_a_refusal_says_what_would_be_right() -> None:
    assert "There are 3 seats for bots" in run("gugong", "--seats", "random,random", "--players", 3).stderr
    assert "There is 1 seat for bots" in run("gugong", "--seats", "random,random", "--players", 1).stderr
    assert "500p" in run("gugong", "--seats", "random:much,random").stderr
    assert ", ".join(BOTS) in run("gugong", "--seats", "genius,random").stderr


def test_the_help_warns_of_more_processes_than_cores() -> None:
    text = " ".join(run("--help").stdout.split())
    assert "With more processes than cores, bots with a time budget play weaker." in text
