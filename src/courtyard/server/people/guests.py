"""Guests are known by a cookie; a recovery code signs a guest in on another device."""

import hashlib
import secrets
import time
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from courtyard.server.ground.messages import Me, MeWish
from courtyard.server.ground.problems import Refusal
from courtyard.server.people.names import proper_name
from courtyard.server.store import schema
from courtyard.server.store.writer import Store

Renaming = Callable[[Connection, str, str, str], list[str]]
"""Lets a guest's old name give way to a new one elsewhere; gives the tables at which it did."""
MOST_SESSIONS = 50
"""Most known devices of a guest."""
CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
CODE_GROUPS = 6
"""120 bits: too many to be tried, also by somebody who has the digests."""
GROUP = 4


def hashed(secret: str) -> bytes:
    """Secrets are random and long, so a plain digest is enough to keep them."""
    return hashlib.sha256(secret.encode()).digest()


def plain_code(code: str) -> str:
    """Give a recovery code without the marks and small letters that people type."""
    return "".join(letter for letter in code.upper() if letter in CODE_LETTERS)


class Guests:
    """The guests."""

    def __init__(self, store: Store, can_mail: bool = False) -> None:
        self.store = store
        self.can_mail = can_mail

    async def welcome(self) -> tuple[Me, str]:
        """Give somebody new, and the token for their cookie."""
        guest, token = secrets.token_hex(8), new_token()
        now = time.time()

        def write(connection: Connection) -> None:
            row = {"id": guest, "name": "", "language": None, "code_hash": None, "created": now}
            connection.execute(insert(schema.guests).values(row))
            write_session(connection, guest, token)

        await self.store.do(write)
        return Me(guest, "", None, False, mail=self.can_mail), token

    async def change(self, me: Me, wish: MeWish, rename: Renaming) -> tuple[Me, list[str]]:
        """Change what a guest wants to be changed; give the tables that tell of it."""
        changes: dict[str, Any] = {}
        if isinstance(wish.name, str):
            changes["name"] = proper_name(wish.name)
        if isinstance(wish.language, str):
            changes["language"] = wish.language
        if isinstance(wish.shares_games, bool):
            changes["shares_games"] = wish.shares_games

        def write(connection: Connection) -> tuple[Me, list[str]]:
            there = schema.guests.c.id == me.id
            old = connection.execute(select(schema.guests.c.name).where(there).with_for_update()).scalar_one()
            new = changes.get("name", old)
            renamed = rename(connection, me.id, old, new) if new != old else []
            if changes:
                connection.execute(update(schema.guests).where(there).values(changes))
            return self.read(connection, me.id), renamed

        return await self.store.do(write)

    async def new_code(self, me: Me) -> str:
        """Give a new recovery code; an older one is worth nothing any more."""
        letters = [secrets.choice(CODE_LETTERS) for _ in range(CODE_GROUPS * GROUP)]
        code = "".join(letters)

        def write(connection: Connection) -> None:
            there = schema.guests.c.id == me.id
            connection.execute(update(schema.guests).where(there).values(code_hash=hashed(code)))

        await self.store.do(write)
        return "-".join(code[first : first + GROUP] for first in range(0, len(code), GROUP))

    async def recover(self, code: str, old_token: str | None) -> tuple[Me, str]:
        """Sign a visitor in as the guest of a recovery code, on this device too."""
        token = new_token()

        def write(connection: Connection) -> Me:
            there = schema.guests.c.code_hash == hashed(plain_code(code))
            found = connection.execute(select(schema.guests).where(there)).first()
            if found is None:
                raise Refusal("wrong-code")
            check_banned(found)
            if old_token:
                old = schema.sessions.c.token_hash == hashed(old_token)
                connection.execute(delete(schema.sessions).where(old))
            write_session(connection, found.id, token)
            return self.as_message(found)

        return await self.store.do(write), token

    def read(self, connection: Connection, guest: str) -> Me:
        return self.as_message(
            connection.execute(select(schema.guests).where(schema.guests.c.id == guest)).one()
        )

    def as_message(self, row: Any) -> Me:
        return Me(
            id=row.id,
            name=row.name,
            language=row.language,
            has_code=row.code_hash is not None,
            email=row.email,
            email_confirmed=row.email_confirmed,
            mail=self.can_mail,
            shares_games=row.shares_games,
        )


def check_banned(guest: Any) -> None:
    """Refuse a guest whom the operator lets do nothing any more."""
    if guest.banned is not None:
        raise Refusal("banned")


def new_token() -> str:
    return secrets.token_urlsafe(32)


def write_session(connection: Connection, guest: str, token: str) -> None:
    """Make a device known; of very many, the one longest not used is forgotten."""
    sessions = schema.sessions
    row = {"token_hash": hashed(token), "guest": guest, "created": time.time()}
    connection.execute(insert(sessions).values(row))
    of_guest = select(sessions.c.token_hash).where(sessions.c.guest == guest)
    oldest = connection.execute(of_guest.order_by(sessions.c.created.desc()).offset(MOST_SESSIONS)).scalars()
    connection.execute(delete(sessions).where(sessions.c.token_hash.in_(oldest.all())))
