"""The store: one thread and one connection that write, and commit before anything is answered.

Works that arrive while the disk is busy are committed together, so that a crowd waits for the disk once. An
SQLite file belongs to one process; a PostgreSQL database may be shared by many, and is read meanwhile.
"""

import asyncio
import queue
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, TypeVar

import structlog
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.exc import DataError, IntegrityError, SQLAlchemyError
from sqlalchemy.pool import StaticPool

from courtyard.engine.trouble import Trouble
from courtyard.server.ground.metrics import committing
from courtyard.server.ground.problems import NotStored
from courtyard.server.store.databases import check_file, migrate, parsed, reason, shown
from courtyard.server.store.file_lock import OwnFile
from courtyard.server.store.prepared import Prepared

T = TypeVar("T")
log = structlog.get_logger()
MOST_TOGETHER = 64
"""Most jobs in one transaction."""
READERS = 4
"""Readers of a shared database at once, beside the writer."""
ALIVE = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
    "application_name": "courtyard",
}
"""How soon a connection is given up that leads nowhere any more, unless the URL says otherwise."""
BEGIN = Prepared(text("BEGIN IMMEDIATE"))
BOUNDS = "SET lock_timeout = '10s'; SET idle_in_transaction_session_timeout = '15s'"
"""No process keeps the others waiting for long, not even one that was stopped in the middle of a work."""


@dataclass
class Work:
    """Something to be done with the connection, and where its outcome is awaited.

    It may be done a second time where the first was undone.
    """

    do: Callable[[Connection], Any]
    only_reads: bool
    loop: asyncio.AbstractEventLoop
    future: "asyncio.Future[Any]"


Outcome = tuple[Any, BaseException | None]
Finished = list[tuple[Work, Any, BaseException | None]]


def deliver(finished: Finished) -> None:
    """Tell all who wait how their works ended; the loop is woken once for all of them."""

    def tell() -> None:
        for work, outcome, error in finished:
            if work.future.cancelled():
                continue
            if error is None:
                work.future.set_result(outcome)
            else:
                work.future.set_exception(error)

    if finished:
        finished[0][0].loop.call_soon_threadsafe(tell)


class CommitUnknown(Exception):
    """A commit failed, so that nobody knows whether it was done."""


FAILURES = (SQLAlchemyError, CommitUnknown)
AT_FAULT = (DataError, IntegrityError)
"""Errors of a work, and not of the store: it keeps whatever else it is told to."""


def open_engine(url: str) -> Engine:
    """Connect to a database; an SQLite file gets one connection that never loses what it was told to keep."""
    backend = parsed(url).get_backend_name()
    if backend == "sqlite":
        return open_file(url)
    if backend in ("postgresql", "postgres"):
        return open_shared(url)
    raise Trouble(f"Courtyard keeps games in SQLite or PostgreSQL, and not in {backend!r}.")


def open_file(url: str) -> Engine:
    engine = create_engine(
        parsed(url),
        poolclass=StaticPool,
        connect_args={"check_same_thread": False},
        hide_parameters=True,  # Errors are told in the log, and hold no secrets there.
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        connection.isolation_level = None  # Transactions begin where we say so, also around savepoints.
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        BEGIN.run(connection, {})

    return engine


def open_shared(url: str) -> Engine:
    wanted = parsed(url).set(drivername="postgresql+psycopg")
    alive = {name: value for name, value in ALIVE.items() if name not in wanted.query}
    try:
        engine = create_engine(wanted, pool_size=READERS + 1, connect_args=alive, hide_parameters=True)
    except ModuleNotFoundError:
        raise Trouble(
            "PostgreSQL is reached with psycopg, which is not installed: pip install 'courtyard[postgres]'."
        ) from None

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        connection.execute(BOUNDS)
        connection.commit()

    return engine


def written(connection: Connection) -> int | None:
    """Tell how many rows an SQLite connection has written so far."""
    return getattr(connection.connection.driver_connection, "total_changes", None)


class Store:
    """A database behind one writing thread."""

    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
        self.is_shared = self.engine.dialect.name == "postgresql"
        """Whether other processes may work with it at the same time."""
        self._own_file = OwnFile(url)
        try:
            if not self._own_file.is_new:
                check_file(url)
            migrate(self.engine)
        except BaseException as error:
            self.engine.dispose()
            self._own_file.give_up()
            if not isinstance(error, SQLAlchemyError):
                raise
            raise Trouble(f"The database {shown(url)} cannot be opened: {reason(error)}.") from None
        self._snapshots = self.engine
        if self.is_shared:
            self._snapshots = self.engine.execution_options(
                isolation_level="REPEATABLE READ", postgresql_readonly=True
            )
        self._is_failing = False
        self._connection: Connection | None = None
        """The writing thread's connection."""
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._works: queue.SimpleQueue[Work | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write_all, name="store", daemon=True)
        self._thread.start()

    @property
    def is_failing(self) -> bool:
        """Tell whether what was last to be kept could not be."""
        return self._is_failing

    async def do(self, work: Callable[[Connection], T]) -> T:
        """Run a work in a transaction; it is committed when this returns."""
        return await self._wait_for(work, only_reads=False)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Read one moment of the store; of a shared one beside what is being written."""
        if not self.is_shared:
            return await self._wait_for(work, only_reads=True)
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    async def _wait_for(self, work: Callable[[Connection], T], only_reads: bool) -> T:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._works.put(Work(work, only_reads, loop, future))
        return await future

    def close(self) -> None:
        """Finish what was begun, and close."""
        self._works.put(None)
        self._thread.join()
        self._readers.shutdown()
        self.engine.dispose()
        self._own_file.let_go()

    def _read(self, work: Callable[[Connection], T]) -> T:
        for is_last in (False, True):  # A connection may have been lost while nobody used it.
            try:
                with self._snapshots.connect() as connection:
                    return work(connection)
            except SQLAlchemyError as error:
                if is_last:
                    raise NotStored(reason(error)) from None
        raise AssertionError

    # The writing thread.

    def _write_all(self) -> None:
        is_open = True
        while is_open:
            batch = [self._works.get()]
            while len(batch) < MOST_TOGETHER and not self._works.empty():
                batch.append(self._works.get())
            is_open = None not in batch
            self._write([work for work in batch if work is not None])
        self._let_go()

    def _write(self, works: list[Work]) -> None:
        """Commit works together; where one of them fails, each is done alone, as if it had come alone."""
        if not works:
            return
        outcomes = self._commit(works)
        if len(works) > 1 and outcomes is None:
            for work in works:
                self._write([work])
            return
        finished = []
        for work, (outcome, error) in zip(works, outcomes or [], strict=True):
            is_lost = isinstance(error, SQLAlchemyError) and self.is_shared
            is_dragged_along = isinstance(error, FAILURES) and work.only_reads and len(works) > 1
            if is_lost or is_dragged_along:  # On a full disk one can still read.
                ((outcome, error),) = self._commit([work]) or [(outcome, error)]
            self._log_failure(error)
            finished.append(
                (work, outcome, NotStored(reason(error)) if isinstance(error, FAILURES) else error)
            )
        deliver(finished)

    def _commit(self, works: list[Work]) -> list[Outcome] | None:
        """Do works in one transaction; give nothing where one of several failed, and all was undone.

        A failed commit leaves all of them unsure.
        """
        outcomes: list[Outcome] = []
        is_done = False
        try:
            with committing(len(works)), self._transaction() as connection:
                before = written(connection)
                for work in works:
                    outcomes.append((work.do(connection), None))
                has_written = before is None or written(connection) != before
                is_done = True
        except Exception as error:
            if not is_done and len(works) > 1:
                return None
            self._log_failure(error)
            return [(None, CommitUnknown(reason(error)) if is_done else error)] * len(works)
        if self._is_failing and has_written:
            self._is_failing = False
            log.warning("store-works-again")
        return outcomes

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        """Begin and commit; the connection is kept until something fails, as it takes time to get one."""
        if self._connection is None:
            self._connection = self.engine.connect()
        try:
            with self._connection.begin():
                yield self._connection
        except BaseException:
            self._let_go()
            raise

    def _let_go(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

    def _log_failure(self, error: BaseException | None) -> None:
        """Say once that something cannot be kept, until something is again; a refusal is no failure."""
        if isinstance(error, AT_FAULT):
            log.error("work-fails", exc_info=error)
        elif isinstance(error, SQLAlchemyError) and not self._is_failing:
            self._is_failing = True
            log.error("store-fails", exc_info=error)
