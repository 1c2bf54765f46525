"""The store: works that share a transaction, of which some can be done and others cannot."""

import asyncio
import resource
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, func, insert, select
from structlog.testing import capture_logs

from courtyard.server import schema
from courtyard.server.store import Store
from courtyard.server.trouble import NotStored
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
