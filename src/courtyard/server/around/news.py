"""News: what other processes wrote into a shared database, heard over one connection that listens.

News name a table and what is new there (`TABLE:EDITION`, `TABLE:chat`, `TABLE:here`), or what concerns all
(`:all`, `:bots`, `:analysis`); everybody reads in the store what it is. When the connection was lost,
everything is looked at again as soon as there is one.

An SQLite file has one server, but an operator's command may write into it (`moderation.py`). Every other
second the server looks whether anybody else wrote; then everything is looked at again, too.
"""

import asyncio
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

import structlog
from sqlalchemy import text

from courtyard.server.ground.background import Background
from courtyard.server.ground.problems import NotStored
from courtyard.server.store.writer import ALIVE, Store
from courtyard.server.tables.rows import CHANNEL, SERVING

if TYPE_CHECKING:
    from psycopg import AsyncConnection

log = structlog.get_logger()
QUIET = 5.0
"""Seconds without news after which the connection is tested."""
GLANCE = 2.0
"""Seconds between two checks whether another process wrote into the file."""
WHATEVER = ("all", "bots", "sessions")
"""Everything another process may have written."""
PAUSE = 0.5
"""Seconds after a failure until the connection is made again."""
Hearer = Callable[[str], Coroutine[Any, Any, None] | None]


class News:
    """One listening connection, and whom to tell what it hears."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.handlers: dict[str, list[Hearer]] = {}
        """Callbacks by kind of news; each gets the table."""
        self.on_edition: Callable[[str, int], None] = lambda table, edition: None
        self._background = Background()
        self._hears = asyncio.Event()
        self._seen: int | None = None

    async def open(self, serves: bool) -> None:
        """Listen from now on; fail if the database does not answer."""
        if self.store.is_shared:
            self._background.repeat(lambda: self._listen_once(serves), "news-not-heard", PAUSE)
            try:
                async with asyncio.timeout(QUIET):
                    await self._hears.wait()
            except TimeoutError:
                raise NotStored("it does not answer") from None
        elif serves:
            self._background.repeat(self._glance, "news-not-heard", GLANCE)

    async def _glance(self) -> None:
        """Look whether anybody but this server wrote into its file; its own lines do not count."""
        version = text("PRAGMA data_version")
        before = self._seen
        self._seen = await self.store.read(lambda connection: connection.execute(version).scalar_one())
        for what in WHATEVER if before not in (None, self._seen) else ():
            self._tell("", what)

    async def close(self) -> None:
        await self._background.close()

    async def _listen_once(self, serves: bool) -> None:
        """Listen over one connection, as long as it lasts."""
        import psycopg

        _, how = self.store.engine.dialect.create_connect_args(self.store.engine.url)
        try:
            connection = await psycopg.AsyncConnection.connect(**{**ALIVE, **how}, autocommit=True)
            async with connection:
                await self._listen(connection, serves)
        except psycopg.Error as error:
            raise NotStored(" ".join(str(error).split())) from None

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
            self.on_edition(table, int(what))
        for hearer in self.handlers.get(what, ()):
            heard = hearer(table)
            if heard is not None:
                self._background.start(heard, "news-not-heeded")
