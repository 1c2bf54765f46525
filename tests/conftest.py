import os
from pathlib import Path

import hypothesis
import pytest

import courtyard
from courtyard.build import is_compiled
from tests import rings, summary
from tests.server import luck

for name in ("COURTYARD_DATABASE", "COURTYARD_SMTP"):
    os.environ.pop(name, None)  # What somebody keeps is not for tests.

# No test depends on luck or on the clock.
hypothesis.settings.register_profile(
    "courtyard",
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[hypothesis.HealthCheck.too_slow],
)
hypothesis.settings.load_profile("courtyard")


def pytest_report_header() -> str:
    kind = "compiled" if is_compiled() else "plain Python"
    return f"courtyard {courtyard.__version__}: {kind}, from {Path(courtyard.__file__).parent}"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--renew", action="store_true", help="write the playthrough and perft files anew")
    parser.addoption(
        "--ring", choices=rings.RINGS, default="all", help="which tests to run (tests/rings.toml)"
    )
    parser.addoption("--summary", type=Path, help="a file for what the run came to")


def pytest_configure(config: pytest.Config) -> None:
    summary.count_games()
    luck.watch()
    if hasattr(config, "workeroutput"):
        config.pluginmanager.register(summary.Worker())
    elif path := config.getoption("--summary"):
        config.pluginmanager.register(summary.Summary(path))


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    return rings.is_left_out(collection_path, config.getoption("--ring")) or None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    ring = config.getoption("--ring")
    if ring == "all" and config.args == config.getini("testpaths"):
        config.stash[rings.UNMATCHED] = rings.unmatched(items)
    left_out = () if is_compiled() else ("compiled_only", "slow")
    others = [
        item for item in items if not rings.belongs(item, ring) or any(map(item.get_closest_marker, left_out))
    ]
    known = set(others)
    items[:] = [item for item in items if item not in known]
    config.hook.pytest_deselected(items=others)


def pytest_runtest_setup(item: pytest.Item) -> None:
    luck.now_runs(item.nodeid)


def pytest_unconfigure() -> None:
    luck.forget()
