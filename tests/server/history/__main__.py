"""`python -m tests.server.history --seconds 600 --store postgresql --seed 7`: the history test, at length."""

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.server.history.faults import FAULTS, TROUBLES
from tests.server.history.nemesis import Rage
from tests.server.history.ordeal import Trial, endure
from tests.server.stores import fresh_database, postgres_server


@contextmanager
def database(store: str, folder: Path) -> Iterator[str]:
    if store == "sqlite":
        yield f"sqlite:///{folder / 'courtyard.db'}"
        return
    with postgres_server(folder / "postgres") as server, fresh_database(server) as url:
        yield url


MANY = {"servers": 2, "workers": 2}


def trial_of(store: str, url: str, folder: Path, seconds: float, seed: str, **how: Any) -> Trial:
    """Give what a store has to endure: SQLite with one server, PostgreSQL with two and two workers."""
    return Trial(url, folder, seconds, seed, **{**(MANY if store == "postgresql" else {}), **how})


def find(name: str, store: str, url: str, folder: Path, seed: str) -> tuple[set[str], float]:
    """Plant a fault; give the checks that find it, and after how many seconds."""
    rage = Rage(life=(1.0, 3.0), gone=(0.0, 0.2), pause=(0.2, 0.8), aimed=0.8, most_deeds=8)
    passed = 0.0
    for nth in range(ROUNDS):
        how = {"fault": name, "rage": rage, "patience": 8.0, "is_impatient": True}
        trial = trial_of(store, url, folder / f"{name}-{nth}", 10, f"{seed}.{nth}", **how)
        outcome = asyncio.run(endure(trial))
        passed += outcome.seconds
        if found := {finding.check for finding in outcome.findings} & FAULTS[name].found_by:
            return found, passed
    return set(), passed


ROUNDS = 8


def plant_all(store: str, seed: str, names: list[str]) -> bool:
    """Plant one fault after the other, and say which check found it."""
    missed = False
    for name in names or FAULTS:
        planted = FAULTS[name]
        if planted.is_shared and store != "postgresql":
            continue
        with tempfile.TemporaryDirectory() as folder, database(store, Path(folder)) as url:
            found, seconds = find(name, store, url, Path(folder), seed)
        print(
            f"| `{name}` | {planted.breaks} | {', '.join(sorted(found)) or '-'} | {seconds:.0f} |", flush=True
        )
        missed |= not found
    return missed


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.server.history", description=__doc__)
    parser.add_argument("--seconds", type=float, default=600, help="how long everything is killed")
    parser.add_argument("--store", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--seed", default="1", help="whose luck the network and the kills follow")
    parser.add_argument(
        "--fault", choices=sorted([*FAULTS, *TROUBLES]), default="", help="a promise to break"
    )
    parser.add_argument("--faults", nargs="*", help="break these promises, or all, one after the other")
    parser.add_argument("--patience", type=float, default=60, help="seconds to see the end in")
    parser.add_argument("--save", type=Path, help="a file for the whole history, a line for each event")
    wanted = parser.parse_args()
    if wanted.faults is not None:
        sys.exit(plant_all(wanted.store, wanted.seed, wanted.faults))
    with tempfile.TemporaryDirectory() as name, database(wanted.store, Path(name)) as url:
        how = {"fault": wanted.fault, "patience": wanted.patience}
        folder = Path(name) / "trial"
        outcome = asyncio.run(endure(trial_of(wanted.store, url, folder, wanted.seconds, wanted.seed, **how)))
        if wanted.save:
            outcome.history.save(wanted.save)
    print(outcome.told())
    sys.exit(bool(outcome.findings))


if __name__ == "__main__":
    main()
