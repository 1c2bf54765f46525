"""A crowd is served on both stores, and what is too much is refused politely; nothing acknowledged is lost.

Usually a small crowd comes for some seconds; COURTYARD_LOAD_MINUTES=2 lets 500 tables and 2,000 sockets stay
for two minutes, and then twice as many. `python -m tests.load` measures; see docs/load.md.
"""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from courtyard.server.border.capacity import OTHER_FILES, REQUESTS
from courtyard.server.store.writer import open_engine
from tests.crowd import Record, lost_or_twice
from tests.load import SPARE_DESCRIPTORS, as_row, as_text, errors, run, slope, wishes
from tests.server.kept import fill, sqlite_at

MINUTES = float(os.environ.get("COURTYARD_LOAD_MINUTES", "0"))
LEAST = 20
"""The number of acknowledged choices a run needs to prove anything."""


def report_of(*words: str) -> dict[str, Any]:
    """Let a crowd play, longer where the machine is slow."""
    if MINUTES:
        return run(wishes([*words, "--minutes", str(MINUTES)]))
    small = ["--tables", "10", "--sockets", "40", "--think", "0.3"]
    for seconds in (5, 20, 80, 320):
        report = run(wishes([*small, *words, "--minutes", str(seconds / 60)]))
        if report["choices"] >= LEAST:
            break
    return report


def test_a_crowd_is_served_and_leaves_nothing_behind(database: str) -> None:
    report = report_of("--database", database)
    assert report["errors"] == []
    assert report["choices"] >= LEAST
    assert as_row(report).startswith("| named | ") and "choices per second" in as_text(report)
    assert report["sockets_at_once"] == report["sockets"] and not report["refused"]
    assert report["descriptors_after"] <= report["descriptors_before"] + SPARE_DESCRIPTORS
    if report["games_over"] > report["tables"]:  # Before that memory has reason to grow.
        assert report["megabytes_slope_per_hour"] < 0.1 * report["megabytes_at_last"]


def test_twice_the_crowd_is_refused_politely_and_loses_nothing(database: str) -> None:
    places = 3000 if MINUTES else 40
    report = report_of("--database", database, "--twice", "--places", str(places))
    assert report["errors"] == []  # No choice lost, no refusal without a code, no goodbye but 1013.
    assert report["choices"] >= LEAST
    assert report["refused"].keys() == {"too-busy"} and report["closed"].keys() == {"1013"}
    assert report["sockets_at_once"] <= places
    assert report["descriptors_after"] <= report["descriptors_before"] + SPARE_DESCRIPTORS


def test_a_server_lets_in_no_more_people_than_it_may_open_files() -> None:
    """With 20,000 sockets wanted and 1,000 files allowed, what is left after all else is for sockets."""
    asked = "import resource; from courtyard.server.border.capacity import room_for; "
    limited = "resource.setrlimit(resource.RLIMIT_NOFILE, (200, 1000)); print(room_for(20000), room_for(50))"
    said = subprocess.run([sys.executable, "-c", asked + limited], capture_output=True, text=True, check=True)
    assert [int(word) for word in said.stdout.split()] == [1000 - REQUESTS - OTHER_FILES, 50]


# That the report would tell.


@pytest.fixture
def journal(tmp_path: Path) -> str:
    """A database in whose journal the ids i0 to i1200 stand, each once."""
    url = sqlite_at(tmp_path / "courtyard.db")
    fill(url)
    return url


def change(url: str, statement: str) -> None:
    engine = open_engine(url)
    with engine.begin() as connection:
        connection.execute(text(statement))
    engine.dispose()


def test_the_report_tells_of_choices_that_are_lost_or_count_twice(journal: str) -> None:
    record = Record(sent={"i1": "t-1", "i2": "t-1", "never": "t-1"}, acknowledged={"i1"})
    assert lost_or_twice(journal, record) == []
    record.acknowledged.add("never")
    assert lost_or_twice(journal, record) == ["never at t-1 was acknowledged and is lost"]
    record.acknowledged.discard("never")
    change(journal, "UPDATE deeds SET id = 'i2' WHERE number = 3")
    assert lost_or_twice(journal, record) == ["i2 at t-1 counted 2 times"]
    change(journal, "UPDATE deeds SET number = 5000 WHERE number = 7")
    assert "the journal of t-1 has gaps" in lost_or_twice(journal, record)


def test_the_report_tells_of_rude_refusals_and_of_memory_that_grows() -> None:
    record = Record()
    record.refused.update({"too-busy": 3, "http 500": 1})
    record.closed.update({"1013": 3, "1011": 2})
    said = ["refused 1 times: http 500", "closed 2 times: 1011", "a server ended with 1"]
    assert errors(record, [], "", [0, 1]) == said
    growing = [{"seconds": float(at), "megabytes": 50 + at / 4} for at in range(40)]
    assert slope(growing, "megabytes") == pytest.approx(0.25)
