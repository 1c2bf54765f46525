"""Sessions: on which devices a guest is known, for how long, and how that ends.

A token is 256 random bits, and only its digest is kept. It is looked for by that digest: how long an index
takes tells nothing from which somebody could make up a token.
"""

import time
from collections.abc import Callable, Collection
from dataclasses import dataclass

from sqlalchemy import Connection, bindparam, delete, select, update

from courtyard.server.ground.messages import Me
from courtyard.server.people.guests import Guests, check_banned, hashed, new_token, write_session
from courtyard.server.store import schema

LIFE = 365 * 24 * 3600.0
"""Seconds without use after which a device is no longer known."""
RENEWAL = 7 * 24 * 3600.0
"""Seconds after which a cookie is renewed, so that a guest who comes back stays known."""
AT_ONCE = 500
KNOWN = (
    select(schema.guests, schema.sessions.c.created.label("given"))
    .join(schema.sessions, schema.sessions.c.guest == schema.guests.c.id)
    .where(
        schema.sessions.c.token_hash == bindparam("session"), schema.sessions.c.created > bindparam("since")
    )
)
"""The guest of a device: built once, as every request and every socket begins with it."""


@dataclass(frozen=True)
class Known:
    """A guest at one of their devices."""

    me: Me
    session: bytes
    is_renewed: bool


class Sessions:
    """The devices of all guests."""

    def __init__(self, guests: Guests, now: Callable[[], float] = time.time) -> None:
        self.guests = guests
        self.store = guests.store
        self.now = now

    async def find(self, token: str | None) -> Known | None:
        """Give the guest whose cookie this is, unless they are banned; a device that is used stays known."""
        if not token:
            return None
        session, now = hashed(token), self.now()

        def look(connection: Connection) -> Known | None:
            row = connection.execute(KNOWN, {"session": session, "since": now - LIFE}).first()
            if row is None:
                return None
            check_banned(row)
            return Known(self.guests.as_message(row), session, row.given < now - RENEWAL)

        known = await self.store.read(look)
        if known and known.is_renewed:
            here = schema.sessions.c.token_hash == session
            renewal = update(schema.sessions).where(here).values(created=now)
            await self.store.do(lambda connection: connection.execute(renewal))
        return known

    async def end(self, session: bytes) -> int:
        """Let a device be known no longer; give of how many that is true."""
        here = schema.sessions.c.token_hash == session
        return await self.store.do(
            lambda connection: connection.execute(delete(schema.sessions).where(here)).rowcount
        )

    async def end_others(self, guest: str) -> tuple[int, str]:
        """Let a guest be known on the device alone that asks; a copy of its old token is worth nothing.

        Give on how many others that ended something, and the new token.
        """
        token = new_token()

        def write(connection: Connection) -> int:
            own = schema.sessions.c.guest == guest
            ended = connection.execute(delete(schema.sessions).where(own)).rowcount
            connection.execute(delete(schema.devices).where(schema.devices.c.guest == guest))
            write_session(connection, guest, token)
            return ended

        return await self.store.do(write) - 1, token

    async def of_banned(self, sessions: Collection[bytes]) -> set[bytes]:
        """Give those of some sessions whose guests are banned."""
        guests, column = schema.guests, schema.sessions.c.token_hash
        found = select(column).join(guests, guests.c.id == schema.sessions.c.guest)
        found = found.where(column.in_(list(sessions)[:AT_ONCE]), guests.c.banned.is_not(None))
        return await self.store.read(lambda connection: set(map(bytes, connection.execute(found).scalars())))

    async def still_valid(self, sessions: Collection[bytes]) -> set[bytes]:
        """Give those of some sessions that nobody has ended, nor banned their guest, here or elsewhere."""
        listed = list(sessions)

        def look(connection: Connection) -> set[bytes]:
            column, guests = schema.sessions.c.token_hash, schema.guests
            welcome = select(column).join(guests, guests.c.id == schema.sessions.c.guest)
            welcome = welcome.where(guests.c.banned.is_(None))
            parts = [listed[first : first + AT_ONCE] for first in range(0, len(listed), AT_ONCE)]
            found = (connection.execute(welcome.where(column.in_(part))).scalars() for part in parts)
            return {bytes(session) for part in found for session in part}

        return await self.store.read(look)
