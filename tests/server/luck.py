"""The seeds of tables under test: a test meets the same games each time, whatever else runs."""

import os
import tempfile
from collections import Counter
from hashlib import blake2b
from pathlib import Path

PLACE = "COURTYARD_TEST"
"""Names the file that holds the name of the test that runs."""
begun: Counter[str] = Counter()
"""Games that were begun in this process, by test."""


def watch() -> None:
    """Tell servers that start from now on where to look."""
    handle, os.environ[PLACE] = tempfile.mkstemp(prefix="courtyard-test-")
    os.close(handle)


def now_runs(test: str) -> None:
    Path(os.environ[PLACE]).write_text(test)


def forget() -> None:
    Path(os.environ[PLACE]).unlink(missing_ok=True)


def new_seed() -> str:
    """Give the seed of the next game that the present test begins here."""
    test = Path(os.environ[PLACE]).read_text()
    begun[test] += 1
    return blake2b(f"{test} {begun[test]}".encode(), digest_size=16).hexdigest()


def arrange() -> None:
    """Let this process give its tables such seeds, where a test runs."""
    from courtyard.server.tables import seating

    if PLACE in os.environ:
        seating.new_seed = new_seed
