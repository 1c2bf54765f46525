"""The store: works that share a transaction, of which some can be done and others cannot."""

import asyncio
import os
import resource
import stat
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, func, insert, select
from structlog.testing import capture_logs

from courtyard.engine.trouble import Trouble
from courtyard.server.border.health import HealthCheck
from courtyard.server.ground.problems import NotStored
from courtyard.server.store import schema
from courtyard.server.store.databases import database_in
from courtyard.server.store.file_lock import Taken
from courtyard.server.store.writer import Store
from tests.server.kept import guest
from tests.server.visitors import WAIT

SMALL = 16 * 1024


@contextmanager
def full_disk() -> Iterator[None]:
    """No file of this process may become larger than a few pages of a database."""
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (SMALL, limits[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)


async def together(store: Store, begin: Callable[[], list[asyncio.Future[Any]]]) -> list[asyncio.Future[Any]]:
    """Let works wait behind another until all of them are there, so that they share a transaction."""
    is_busy, may_end = threading.Event(), threading.Event()

    def hold(_: Connection) -> None:
        is_busy.set()
        may_end.wait(WAIT)

    holding = asyncio.ensure_future(store.read(hold))
    await asyncio.to_thread(is_busy.wait, WAIT)
    begun = begin()
    await asyncio.sleep(0)
    may_end.set()
    await asyncio.wait([holding, *begun])
    return begun


def count(connection: Connection) -> int:
    return connection.execute(select(func.count()).select_from(schema.guests)).scalar_one()


def test_on_a_full_disk_what_only_reads_is_answered_beside_what_cannot_be_kept(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'courtyard.db'}")

    def write(first: int) -> Callable[[Connection], object]:
        rows = [guest(nth) for nth in range(first, first + 100)]
        return lambda connection: connection.execute(insert(schema.guests), rows)

    async def live() -> tuple[list[asyncio.Future[Any]], int]:
        await store.do(write(0))
        with full_disk():  # Nothing is printed meanwhile either.
            works = await together(
                store,
                lambda: [
                    asyncio.ensure_future(work)
                    for work in (store.read(count), store.do(write(100)), store.read(count))
                ],
            )
        await store.do(write(100))
        return works, await store.read(count)

    with capture_logs() as told:
        (before, writing, behind), after = asyncio.run(asyncio.wait_for(live(), WAIT))
    store.close()
    with pytest.raises(NotStored):
        writing.result()
    assert (before.result(), behind.result(), after) == (100, 100, 200)
    assert [line["event"] for line in told] == ["store-fails", "store-works-again"]


def test_a_server_that_can_keep_nothing_is_not_ready_until_it_can(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'courtyard.db'}")
    health = HealthCheck(store)
    rows = [guest(nth) for nth in range(100)]

    async def live() -> list[list[str]]:
        await store.do(lambda connection: connection.execute(insert(schema.service).values(id=1, seen=1.0)))
        found = [(await health.look()).wrong]
        with full_disk():
            with pytest.raises(NotStored):
                await store.do(lambda connection: connection.execute(insert(schema.guests), rows))
            found += [(await health.look()).wrong for _ in range(3)]
        found += [(await health.look()).wrong for _ in range(2)]
        return found

    with capture_logs() as told:
        found = asyncio.run(asyncio.wait_for(live(), WAIT))
    store.close()
    assert found == [[], ["database"], ["database"], ["database"], [], []]
    assert [line["event"] for line in told] == ["store-fails", "store-works-again"]


# Whose the file is.


def other_names(folder: Path) -> list[Path]:
    """Other names by which the same file can be opened."""
    (folder / "link").symlink_to(folder / "courtyard.db")
    (folder / "beside").symlink_to(folder)
    (folder / "same").hardlink_to(folder / "courtyard.db")
    return [folder / "link", folder / "beside" / "courtyard.db", folder / "same"]


def test_a_work_that_breaks_a_constraint_does_not_make_the_store_fail(database: str) -> None:
    """Otherwise whoever finds one could let a proxy take all servers away."""

    async def talk() -> None:
        store = Store(database)
        twice = {"token_hash": b"x", "guest": "nobody", "created": 0.0}
        with pytest.raises(NotStored):
            await store.do(lambda connection: connection.execute(insert(schema.sessions).values(twice)))
        assert not store.is_failing
        store.close()

    asyncio.run(talk())


def test_a_file_belongs_to_one_server_by_whatever_name_it_is_opened(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'courtyard.db'}")
    try:
        for path in [tmp_path / "courtyard.db", *other_names(tmp_path)]:
            with pytest.raises(Taken):
                Store(f"sqlite:///{path}")
        (tmp_path / "courtyard.db-lock").unlink()
        with pytest.raises(Taken):
            Store(f"sqlite:///{tmp_path / 'courtyard.db'}")
    finally:
        store.close()
    Store(f"sqlite:///{tmp_path / 'link'}").close()


def test_where_only_the_lock_beside_it_can_be_held_links_lead_to_the_same_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("courtyard.server.store.file_lock.sys.platform", "darwin")
    store = Store(f"sqlite:///{tmp_path / 'courtyard.db'}")
    try:
        for path in other_names(tmp_path)[:2]:
            with pytest.raises(Taken):
                Store(f"sqlite:///{path}")
    finally:
        store.close()


def test_what_a_server_makes_is_for_its_own_user_alone(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        url = database_in(tmp_path / "new" / "data")
        store = Store(url)
        asyncio.run(store.do(lambda connection: connection.execute(insert(schema.guests), [guest(1)])))
        found = {path.name: stat.S_IMODE(path.stat().st_mode) for path in (tmp_path / "new/data").iterdir()}
        store.close()
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / "new" / "data").stat().st_mode) == 0o700
    assert {"courtyard.db", "courtyard.db-wal", "courtyard.db-shm", "courtyard.db-lock"} <= set(found)
    assert set(found.values()) == {0o600}


def test_what_is_there_already_keeps_the_rights_that_it_was_given(tmp_path: Path) -> None:
    url = database_in(tmp_path)
    Store(url).close()
    (tmp_path / "courtyard.db").chmod(0o640)
    Store(url).close()
    assert stat.S_IMODE((tmp_path / "courtyard.db").stat().st_mode) == 0o640


def test_a_database_that_cannot_be_made_leaves_no_empty_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: object) -> None:
        raise Trouble("It cannot be done.")

    url = f"sqlite:///{tmp_path / 'courtyard.db'}"
    with monkeypatch.context() as patched:
        patched.setattr("courtyard.server.store.writer.migrate", fail)
        with pytest.raises(Trouble, match="cannot be done"):
            Store(url)
    assert not (tmp_path / "courtyard.db").exists()
    Store(url).close()


def test_the_lock_ends_with_the_process_that_held_it(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'courtyard.db'}"
    held = f"from courtyard.server.store.writer import Store; Store({url!r}); import os; os._exit(0)"
    subprocess.run([sys.executable, "-c", held], check=True, timeout=WAIT)
    Store(url).close()
