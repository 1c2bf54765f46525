"""The store: one thread and one connection that write, and commit before anything is answered.

Works that arrive while the disk is busy are committed together, so that a crowd waits for the disk once.
"""

import asyncio
import queue
import threading
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import alembic.command
import alembic.config
from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.pool import StaticPool

from courtyard.engine.trouble import Trouble
from courtyard.server.trouble import Refusal

T = TypeVar("T")
MIGRATIONS = Path(__file__).parent / "migrations"
MOST_TOGETHER = 64
"""So many works at most share a transaction."""


@dataclass
class Work:
    """Something to be done with the connection, and where its outcome is awaited."""

    do: Callable[[Connection], Any]
    loop: asyncio.AbstractEventLoop
    future: "asyncio.Future[Any]"

    def settle(self, outcome: Any, error: BaseException | None) -> None:
        def tell() -> None:
            if self.future.cancelled():
                return
            if error is None:
                self.future.set_result(outcome)
            else:
                self.future.set_exception(error)

        self.loop.call_soon_threadsafe(tell)


def open_engine(url: str) -> Engine:
    """Connect to a database; an SQLite file gets one connection that never loses what it was told to keep."""
    try:
        engine_url = make_url(url)
    except ArgumentError:
        raise Trouble(f"{url!r} is not the URL of a database, such as sqlite:///games.db.") from None
    if engine_url.get_backend_name() != "sqlite":
        try:
            return create_engine(engine_url)
        except (SQLAlchemyError, ImportError) as error:
            raise Trouble(f"The database {url!r} cannot be used: {error}.") from None
    engine = create_engine(engine_url, poolclass=StaticPool, connect_args={"check_same_thread": False})

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        connection.isolation_level = None  # Transactions begin where we say so, also around savepoints.
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def migrate(engine: Engine) -> None:
    """Bring the database to the schema of this version."""
    config = alembic.config.Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        alembic.command.upgrade(config, "head")


class Store:
    """A database behind one writing thread."""

    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
        try:
            migrate(self.engine)
        except SQLAlchemyError as error:
            raise Trouble(f"The database {url} cannot be opened: {error}.") from None
        self._works: queue.SimpleQueue[Work | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write_all, name="store", daemon=True)
        self._thread.start()

    async def do(self, work: Callable[[Connection], T]) -> T:
        """Run a work in a transaction; it is committed when this returns."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._works.put(Work(work, loop, future))
        return await future

    def close(self) -> None:
        """Finish what was begun, and close."""
        self._works.put(None)
        self._thread.join()
        self.engine.dispose()

    # The writing thread.

    def _write_all(self) -> None:
        is_open = True
        while is_open:
            batch = [self._works.get()]
            while len(batch) < MOST_TOGETHER and not self._works.empty():
                batch.append(self._works.get())
            is_open = None not in batch
            self._write([work for work in batch if work is not None])

    def _write(self, works: list[Work]) -> None:
        """Commit works together; one that fails is undone alone, and if the commit fails none was done."""
        if not works:
            return
        outcomes: list[tuple[Any, BaseException | None]] = []
        try:
            with self.engine.begin() as connection:
                for work in works:
                    outcomes.append(self._try(connection, work, alone=len(works) == 1))
        except Exception as error:
            reason = Refusal("not-stored") if isinstance(error, SQLAlchemyError) else error
            outcomes = [(None, reason)] * len(works)
        for work, (outcome, error_of) in zip(works, outcomes, strict=True):
            work.settle(outcome, error_of)

    def _try(self, connection: Connection, work: Work, alone: bool) -> tuple[Any, BaseException | None]:
        if alone:
            return work.do(connection), None
        try:
            with connection.begin_nested():
                return work.do(connection), None
        except SQLAlchemyError:
            return None, Refusal("not-stored")
        except Exception as error:
            return None, error
