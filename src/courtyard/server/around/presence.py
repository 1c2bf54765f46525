"""Presence: the people at a table, also where several servers share the store.

Each server notes who looks at a table through it, and tells the others. When it ends, or was not at work for
a while, what it noted is gone.
"""

import asyncio
from typing import Any

import structlog
from sqlalchemy import Connection, delete, insert, select, text

from courtyard.server.ground.background import Background
from courtyard.server.store import schema
from courtyard.server.store.schema import BEAT, LATE
from courtyard.server.tables import rows
from courtyard.server.tables.registry import Tables
from courtyard.server.tables.rows import database_time
from courtyard.server.tables.table import RemoteViewers, Table

log = structlog.get_logger()
NOBODY = RemoteViewers()


class Presence:
    """Presence of people, exchanged with the other servers."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.store = tables.store
        self._noted: dict[str, RemoteViewers] = {}
        """Presence last told to the others."""
        self._changed: set[str] = set()
        self._news = asyncio.Event()
        self._background = Background()
        tables.on_synced.append(self.note)
        tables.attended.append(self.note)

    async def open(self) -> None:
        if self.store.is_shared:
            await self._beat()
            self._background.repeat(self._beat, "presence-not-noted", BEAT, at_once=False)
            self._background.repeat(self._write_changed, "presence-not-noted", None, self._news)

    async def close(self) -> None:
        """Say that nobody is here any more."""
        if await self._background.close():
            try:
                await self.store.do(lambda connection: forget(connection, [self.tables.process]))
            except Exception as error:
                log.warning("presence-not-forgotten", why=str(error))  # It runs out by itself.

    # What is seen here.

    def note(self, table: Table) -> None:
        """Let the others hear who is at a table here, where that changed."""
        if self.store.is_shared and seen_here(table) != self._noted.get(table.id, NOBODY):
            self._changed.add(table.id)
            self._news.set()

    async def _write_changed(self) -> None:
        changed, self._changed = self._changed, set()
        live = self.tables.live
        try:
            await self._write({id_: seen_here(live[id_]) if id_ in live else NOBODY for id_ in changed})
        except Exception:
            self._changed |= changed  # With the next beat.
            raise

    async def _write(self, here: dict[str, RemoteViewers]) -> None:
        if not here:
            return
        await self.store.do(lambda connection: write(connection, self.tables.process, here))
        self._noted |= here
        for id_ in [id_ for id_, seen in here.items() if seen == NOBODY]:
            del self._noted[id_]

    async def _beat(self) -> None:
        """Say that this server is there, and forget those that are not."""
        if await self.store.do(lambda connection: beat(connection, self.tables.process)):
            self._noted.clear()  # The others had given us up.
            for table in list(self.tables.live.values()):
                self.note(table)
        if self._changed:
            self._news.set()

    # What is seen elsewhere.

    async def refresh(self, *ids: str) -> None:
        """Look again who is at some tables through other servers."""
        wanted = [id_ for id_ in ids if id_ in self.tables.live]
        if not wanted:
            return
        found = await self.store.read(
            lambda connection: rows.read_remote_viewers(connection, wanted, self.tables.process)
        )
        for id_, elsewhere in found.items():
            if id_ in self.tables.live:
                follow(self.tables.live[id_], elsewhere)
                for concerned in self.tables.attended:
                    concerned(self.tables.live[id_])

    async def refresh_all(self) -> None:
        await self.refresh(*self.tables.live)


def seen_here(table: Table) -> RemoteViewers:
    """Give the people who watch a table through this server, as others see them."""
    guests = {watcher.guest for watcher in table.watchers if table.is_player(watcher.guest)}
    return RemoteViewers(frozenset(guest for guest in guests if guest), table.onlookers)


def follow(table: Table, elsewhere: RemoteViewers) -> None:
    """Let those at a table hear who came or went; of onlookers only the players."""
    before, table.elsewhere = table.elsewhere, elsewhere
    if before.guests != elsewhere.guests:
        table.wake_watchers()
    elif before != elsewhere:
        for watcher in table.watchers:
            if table.is_player(watcher.guest):
                watcher.wake()


# In the store.


def write(connection: Connection, process: str, here: dict[str, RemoteViewers]) -> None:
    presence = schema.presence
    own = presence.c.table.in_(here) & (presence.c.process == process)
    connection.execute(delete(presence).where(own))
    for id_, (guests, onlookers) in sorted(here.items()):
        common = {"table": id_, "process": process}
        people: list[dict[str, Any]] = [{**common, "guest": guest, "sockets": 1} for guest in sorted(guests)]
        if onlookers:
            people.append({**common, "guest": "", "sockets": onlookers})
        if people:
            connection.execute(insert(presence), people)
        rows.publish(connection, f"{id_}:here")


def beat(connection: Connection, process: str) -> bool:
    """Note that a process is there, and forget those that are late; tell whether it was forgotten itself."""
    processes, now = schema.processes, database_time(connection)
    dead = select(processes.c.id).where(processes.c.seen < now - LATE, processes.c.id != process)
    forget(connection, list(connection.execute(dead.with_for_update(skip_locked=True)).scalars()))
    known = connection.execute(select(processes.c.id).where(processes.c.id == process)).first()
    note = "INSERT INTO processes (id, seen) VALUES (:id, :now) ON CONFLICT (id) DO UPDATE SET seen = :now"
    connection.execute(text(note), {"id": process, "now": now})
    return known is None


def forget(connection: Connection, processes: list[str]) -> None:
    """Let processes be gone, with all who came through them."""
    if processes:
        theirs = schema.presence.c.process.in_(processes)
        gone = delete(schema.presence).where(theirs).returning(schema.presence.c.table)
        for id_ in sorted(set(connection.execute(gone).scalars())):
            rows.publish(connection, f"{id_}:here")
        connection.execute(delete(schema.processes).where(schema.processes.c.id.in_(processes)))
