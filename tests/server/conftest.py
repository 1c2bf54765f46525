"""Fixtures for tests of the server: databases of both kinds."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.stores import fresh_database, postgres_server


@pytest.fixture(scope="session")
def postgres_of_the_session(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """One server for all workers of a session."""
    own = tmp_path_factory.getbasetemp()
    shared = own.parent if "PYTEST_XDIST_WORKER" in os.environ else own
    with postgres_server(shared / "postgres") as url:
        yield url


@pytest.fixture
def postgres(postgres_of_the_session: str) -> Iterator[str]:
    """The URL of an empty PostgreSQL database, for one test."""
    with fresh_database(postgres_of_the_session) as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, of one kind and of the other."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'courtyard.db'}"
    url: str = request.getfixturevalue("postgres")
    return url
