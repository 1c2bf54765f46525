"""Retention: unused data is deleted in small steps, so that nobody waits for it.

Finished games stay, and whatever belongs to somebody who was here of late or can come back: by a recovery
code, or by an address that they confirmed.
"""

import asyncio
import time
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import sqlalchemy as sa
import structlog
from sqlalchemy import ColumnElement, Connection, and_, delete, func, or_, select

from courtyard.engine.trouble import Trouble
from courtyard.server.around.puzzle_record import forget_puzzles
from courtyard.server.around.results import guest as rated
from courtyard.server.ground.background import Background
from courtyard.server.ground.settings import Keep
from courtyard.server.people.sessions import LIFE
from courtyard.server.store import schema
from courtyard.server.store.backup import exclusive_engine, is_there, snapshot
from courtyard.server.store.databases import check_version, shown
from courtyard.server.store.file_lock import Taken
from courtyard.server.tables import rows
from courtyard.server.tables.registry import Tables
from courtyard.server.tables.removal import remove_table

log = structlog.get_logger()
DAY = 24 * 3600.0
WEEK = 7 * DAY
EVERY = 3600.0
"""Seconds between two rounds of a server."""
AT_ONCE = 200
"""Rows looked for at a time."""
SHARE = 0.05
"""Seconds of removing in a row; then everybody else has a turn."""
PAUSE = 0.05
"""Seconds a server then waits."""
PRUNING = 0x636F757277
"""The number of the lock: of the processes that share a database, the one that holds it prunes."""


class Kind(NamedTuple):
    """Something that is removed: its rows, which of them, what they are called, and how they go."""

    key: sa.Column[Any]
    is_doomed: Callable[[Keep, float], ColumnElement[bool] | None]
    one: str
    many: str
    remove: Callable[[Connection, Any], object]

    def doomed(self, keep: Keep, now: float) -> sa.Select[Any] | None:
        where = self.is_doomed(keep, now)
        return None if where is None else select(self.key).where(where)


# Who is gone.


def is_recoverable() -> ColumnElement[bool]:
    return or_(schema.guests.c.code_hash.is_not(None), schema.guests.c.email_confirmed)


def is_known(guest: ColumnElement[str], since: float) -> ColumnElement[bool]:
    """Tell whether a guest got a cookie since then, as every visitor does weekly, or can return otherwise."""
    sessions, guests = schema.sessions.c, schema.guests.c
    is_here = select(sessions.guest).where(sessions.guest == guest, sessions.created > since).exists()
    can_return = select(guests.id).where(guests.id == guest, is_recoverable()).exists()
    return or_(is_here, can_return)


# What is doomed.


def expired_sessions(_: Keep, now: float) -> ColumnElement[bool]:
    return schema.sessions.c.created < now - LIFE


def never_begun(keep: Keep, now: float) -> ColumnElement[bool] | None:
    tables = schema.tables.c
    if keep.gathering is None:
        return None
    return and_(tables.stage == "gathering", tables.moved < now - keep.gathering * DAY, nobody_there())


def abandoned(keep: Keep, now: float) -> ColumnElement[bool] | None:
    """Games that nobody of their players comes back to; while somebody's clock runs, one is awaited."""
    tables, seats = schema.tables.c, schema.seats.c
    if keep.abandoned is None:
        return None
    since = now - keep.abandoned * DAY
    awaited = or_(seats.due_at > now, is_known(seats.guest, since))
    players = select(seats.seat).where(seats.table == tables.id, awaited).exists()
    left = and_(tables.stage == "playing", tables.moved < since, tables.origin == "played")
    return and_(left, ~players, nobody_there())


def old_lessons(keep: Keep, now: float) -> ColumnElement[bool] | None:
    tables = schema.tables.c
    if keep.lessons is None:
        return None
    stages = tables.stage.in_(("playing", "over"))
    return and_(stages, tables.moved < now - keep.lessons * DAY, tables.origin == "lesson", nobody_there())


def orphaned_imports(keep: Keep, now: float) -> ColumnElement[bool] | None:
    tables = schema.tables.c
    if keep.imports is None:
        return None
    old = and_(tables.stage == "over", tables.created < now - keep.imports * DAY, tables.origin == "imported")
    return and_(old, ~is_known(tables.host, now - LIFE), nobody_there())


def orphaned_boxes(keep: Keep, now: float) -> ColumnElement[bool] | None:
    boxes = schema.boxes.c
    if keep.boxes is None:
        return None
    return and_(boxes.changed < now - keep.boxes * DAY, ~is_known(boxes.guest, now - LIFE))


def orphaned_puzzles(keep: Keep, now: float) -> ColumnElement[bool] | None:
    """Guests who are gone and have solved no puzzle and trained on no mistake of late."""
    guests, tries, mistakes = schema.guests.c, schema.puzzle_tries.c, schema.mistakes.c
    if keep.puzzles is None:
        return None
    since = now - keep.puzzles * DAY
    tried = select(tries.puzzle).where(tries.guest == guests.id)
    trained = select(mistakes.id).where(mistakes.guest == guests.id)
    lately = or_(tried.where(tries.at > since).exists(), trained.where(mistakes.changed > since).exists())
    return and_(or_(tried.exists(), trained.exists()), ~lately, ~is_known(guests.id, now - LIFE))


def nobody_there() -> ColumnElement[bool]:
    """Tell whether nobody looks at a table through any of several servers."""
    presence = schema.presence.c
    return ~select(presence.table).where(presence.table == schema.tables.c.id).exists()


def idle_guests(keep: Keep, now: float) -> ColumnElement[bool] | None:
    """Guests who did nothing, or to whom nothing leads; no table, box, puzzle or mistake knows them."""
    guests, sessions = schema.guests.c, schema.sessions.c
    if keep.visitors is None:
        return None
    is_idle = and_(guests.name == "", guests.email.is_(None))
    is_lost = ~select(sessions.guest).where(sessions.guest == guests.id).exists()
    is_nobody = and_(or_(is_idle, is_lost), ~is_recoverable(), guests.created < now - keep.visitors * DAY)
    is_free = and_(guests.banned.is_(None), guests.muted.is_(None))
    seated = select(schema.seats.c.seat).where(schema.seats.c.guest == guests.id).exists()
    hosts = select(schema.tables.c.id).where(schema.tables.c.host == guests.id).exists()
    has_box = select(schema.boxes.c.id).where(schema.boxes.c.guest == guests.id).exists()
    has_tried = select(schema.puzzle_tries.c.puzzle).where(schema.puzzle_tries.c.guest == guests.id).exists()
    trains = select(schema.mistakes.c.id).where(schema.mistakes.c.guest == guests.id).exists()
    return and_(is_nobody, is_free, ~seated, ~hosts, ~has_box, ~has_tried, ~trains)


def undone_moves(_: Keep, now: float) -> ColumnElement[bool]:
    """Finished games in whose journals there is something that was undone, to which nobody comes back."""
    tables, actions = schema.tables.c, schema.deeds.c
    undone = (
        select(actions.number).where(actions.table == tables.id, actions.deed.not_in(rows.LASTING)).exists()
    )
    return and_(tables.stage == "over", tables.moved < now - DAY, undone)


# How it goes.


def remove_session(connection: Connection, token: bytes) -> None:
    connection.execute(delete(schema.sessions).where(schema.sessions.c.token_hash == token))


def remove_box(connection: Connection, id_: str) -> None:
    connection.execute(delete(schema.boxes).where(schema.boxes.c.id == id_))


def remove_guest(connection: Connection, id_: str) -> None:
    connection.execute(delete(schema.boxes).where(schema.boxes.c.guest == id_))
    forget_puzzles(connection, id_)
    connection.execute(delete(schema.devices).where(schema.devices.c.guest == id_))
    connection.execute(delete(schema.sessions).where(schema.sessions.c.guest == id_))
    connection.execute(delete(schema.chat).where(schema.chat.c.guest == id_))
    connection.execute(delete(schema.ratings).where(schema.ratings.c.who == rated(id_)))
    connection.execute(delete(schema.guests).where(schema.guests.c.id == id_))


def compact_journal(connection: Connection, id_: str) -> bool:
    return rows.compact(connection, id_) > 0


KINDS = {
    "journals": Kind(
        schema.tables.c.id,
        undone_moves,
        "finished game's undone moves",
        "finished games' undone moves",
        compact_journal,
    ),
    "sessions": Kind(
        schema.sessions.c.token_hash, expired_sessions, "expired session", "expired sessions", remove_session
    ),
    "gathering": Kind(
        schema.tables.c.id, never_begun, "table that nobody began", "tables that nobody began", remove_table
    ),
    "abandoned": Kind(schema.tables.c.id, abandoned, "abandoned game", "abandoned games", remove_table),
    "lessons": Kind(schema.tables.c.id, old_lessons, "old lesson", "old lessons", remove_table),
    "imports": Kind(
        schema.tables.c.id,
        orphaned_imports,
        "imported game of a guest who is gone",
        "imported games of guests who are gone",
        remove_table,
    ),
    "boxes": Kind(
        schema.boxes.c.id,
        orphaned_boxes,
        "box of a guest who is gone",
        "boxes of guests who are gone",
        remove_box,
    ),
    "puzzles": Kind(
        schema.guests.c.id,
        orphaned_puzzles,
        "puzzle record of a guest who is gone",
        "puzzle records of guests who are gone",
        forget_puzzles,
    ),
    "visitors": Kind(
        schema.guests.c.id, idle_guests, "guest who left nothing", "guests who left nothing", remove_guest
    ),
}
"""Everything that is removed; guests come last, as tables remember them."""


class Step(NamedTuple):
    """Result of one transaction: rows removed, how far it came, and whether that is all."""

    removed: list[Any]
    after: Any
    is_last: bool


@dataclass
class Round:
    """The progress of removing one kind of thing."""

    kind: Kind
    keep: Keep
    now: float
    after: Any = None
    count: int = 0
    is_done: bool = False
    only: ColumnElement[bool] = field(default_factory=sa.true)

    def step(self, connection: Connection, spared: Collection[str] = ()) -> Step:
        """Remove some more; it may be done again where it was undone, so nothing is noted here."""
        doomed = self.kind.doomed(self.keep, self.now)
        if doomed is None:
            return Step([], None, True)
        if not is_ours(connection):
            raise Busy
        if self.after is not None:
            doomed = doomed.where(self.kind.key > self.after)
        doomed = doomed.where(self.only).order_by(self.kind.key).limit(AT_ONCE)
        found = list(connection.execute(doomed).scalars())
        removed, until = list[Any](), time.monotonic() + SHARE
        for nth, key in enumerate(found):
            if nth and time.monotonic() > until:
                return Step(removed, found[nth - 1], False)
            if key not in spared and self.kind.remove(connection, key) is not False:
                removed.append(key)
        return Step(removed, found[-1] if found else None, len(found) < AT_ONCE)

    def note(self, step: Step) -> None:
        self.count += len(step.removed)
        self.after, self.is_done = step.after, step.is_last


class Busy(Exception):
    """Another process prunes the same database just now."""


def is_ours(connection: Connection) -> bool:
    """Tell whether no other process prunes the same database just now."""
    if connection.dialect.name != "postgresql":
        return True
    return bool(connection.execute(select(func.pg_try_advisory_xact_lock(PRUNING))).scalar())


def count_all(connection: Connection, keep: Keep, now: float) -> dict[str, int]:
    """Count what would be removed, and remove nothing."""
    counts = {}
    for name, kind in KINDS.items():
        doomed = kind.doomed(keep, now)
        if doomed is None:
            counts[name] = 0
        else:
            counts[name] = connection.execute(
                select(func.count()).select_from(doomed.subquery())
            ).scalar_one()
    return counts


class Retention:
    """Prunes what a server keeps, again and again."""

    def __init__(self, tables: Tables, keep: Keep) -> None:
        self.tables = tables
        self.keep = keep
        self._background = Background()
        self._compacted = -WEEK
        """Games that were over by then were looked at, by this server or another."""

    async def open(self) -> None:
        self._background.repeat(self._round, "not-pruned", EVERY, at_once=False)

    async def close(self) -> None:
        await self._background.close()

    async def _round(self) -> None:
        await self.prune(PAUSE)

    async def prune(self, pause: float = 0.0) -> dict[str, int]:
        """Remove all that nobody needs any more; give how much of what."""
        now = self.tables.now()
        rounds = {name: Round(kind, self.keep, now) for name, kind in KINDS.items()}
        rounds["journals"].only = schema.tables.c.moved >= max(self._compacted, now - WEEK)
        self._compacted = now - DAY
        for each in rounds.values():
            while not each.is_done:
                try:
                    await self._go_on(each)
                except Busy:
                    each.is_done = True  # It removes what we would.
                await asyncio.sleep(pause)
        counts = {name: each.count for name, each in rounds.items() if each.count}
        if counts:
            log.info("pruned", **counts)
        return counts

    async def _go_on(self, each: Round) -> None:
        live = self.tables.live
        spared = {id_ for id_, table in live.items() if table.watchers or table.lock.locked()}
        step = await self.tables.store.do(lambda connection: each.step(connection, spared))
        each.note(step)
        for id_ in step.removed if each.kind.key is schema.tables.c.id else ():
            if id_ in live:
                self.tables.evict(live[id_])


# By hand.


def prune_by_hand(url: str, keep: Keep) -> dict[str, int]:
    """Remove all that nobody needs any more from a database; give how much of what.

    Servers may share it meanwhile, but an SQLite file belongs to its server, which prunes it by itself.
    """
    if not is_there(url):
        raise Trouble(f"There is no database {shown(url)}.")
    rounds = {name: Round(kind, keep, time.time()) for name, kind in KINDS.items()}
    try:
        with exclusive_engine(url) as engine:
            for each in rounds.values():
                while not each.is_done:
                    with engine.begin() as connection:
                        check_version(connection)
                        step = each.step(connection)
                    each.note(step)
    except Taken:
        raise Trouble(
            f"A server is using {shown(url)} and prunes it every hour, as its own --keep says. --dry-run "
            "shows what would be deleted. To prune by hand, stop the server first."
        ) from None
    except Busy:
        raise Trouble(f"Another process is pruning {shown(url)} right now.") from None
    return {name: each.count for name, each in rounds.items()}


def count_by_hand(url: str, keep: Keep) -> dict[str, int]:
    """Count what would be removed from a database; a server may be at work with it."""
    with snapshot(url) as connection:
        check_version(connection)
        return count_all(connection, keep, time.time())
