"""News: what other processes wrote into a shared database, heard over one connection that listens.

News name a table and what is new there (`TABLE:EDITION`, `TABLE:chat`, `TABLE:here`), or what concerns all
(`:all`, `:bots`, `:analysis`); everybody reads in the store what it is. When the connection was lost,
everything is looked at again as soon as there is one.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import structlog

from courtyard.server.rows import CHANNEL, SERVING
from courtyard.server.store import ALIVE, Store
from courtyard.server.trouble import NotStored

if TYPE_CHECKING:
    from psycopg import AsyncConnection

log = structlog.get_logger()
QUIET = 5.0
"""After so many seconds without news the connection is tried."""
PAUSE = 0.5
"""So long after a failure the connection is made anew."""
Hearer = Callable[[str], Awaitable[None] | None]


class News:
    """One listening connection, and whom to tell what it hears."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.hearers: dict[str, list[Hearer]] = {}
        """By what is new; told the table."""
        self.hear_edition: Callable[[str, int], None] = lambda table, edition: None
        self._listening: asyncio.Task[None] | None = None
        self._hears = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self, serves: bool) -> None:
        """Listen from now on; who begins while the database does not answer does not begin."""
        if self.store.is_shared:
            self._listening = asyncio.ensure_future(self._listen_on(serves))
            try:
                async with asyncio.timeout(QUIET):
                    await self._hears.wait()
            except TimeoutError:
                raise NotStored("it does not answer") from None

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, *self._tasks, return_exceptions=True)
            self._listening = None

    async def _listen_on(self, serves: bool) -> None:
        import psycopg

        _, how = self.store.engine.dialect.create_connect_args(self.store.engine.url)
        while True:
            try:
                connection = await psycopg.AsyncConnection.connect(**{**ALIVE, **how}, autocommit=True)
                async with connection:
                    await self._listen(connection, serves)
            except (psycopg.Error, OSError) as error:
                log.warning("news-not-heard", why=" ".join(str(error).split()))
            await asyncio.sleep(PAUSE)

    async def _listen(self, connection: "AsyncConnection[Any]", serves: bool) -> None:
        await connection.execute(f"LISTEN {CHANNEL}")
        if serves:
            await connection.execute("SELECT pg_advisory_lock_shared(%s)", [SERVING])
        self._hears.set()
        for what in ("all", "bots", "analysis"):
            self._tell("", what)
        while True:
            async for news in connection.notifies(timeout=QUIET):
                table, _, what = news.payload.partition(":")
                self._tell(table, what)
            await connection.execute("SELECT 1")

    def _tell(self, table: str, what: str) -> None:
        if what.isdecimal():
            self.hear_edition(table, int(what))
        for hearer in self.hearers.get(what, ()):
            heard = hearer(table)
            if heard is not None:
                task = asyncio.ensure_future(self._heed(heard))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _heed(self, heard: Awaitable[None]) -> None:
        try:
            await heard
        except Exception as error:
            log.warning("news-not-heeded", why=str(error))
