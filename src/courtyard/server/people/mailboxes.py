"""Email addresses of guests; an address counts once the code that was sent there is entered."""

import secrets
import time

from sqlalchemy import Connection, select, update

from courtyard.server.ground.errands import Errands
from courtyard.server.ground.messages import Me
from courtyard.server.ground.problems import Refusal
from courtyard.server.people.guests import Guests, hashed
from courtyard.server.people.mail import Mailer, proper_address
from courtyard.server.store import schema

CODE_LENGTH = 8
CODE_LIFE = 3600.0
BETWEEN_CODES = 60.0
"""Seconds between two emails with a code."""
MOST_TRIES = 5


class Mailboxes:
    """The addresses of guests."""

    def __init__(self, guests: Guests, mailer: Mailer | None, letters: Errands) -> None:
        self.guests = guests
        self.mailer = mailer
        self.letters = letters

    async def change(self, me: Me, email: str) -> Me:
        """Let a guest name an address; it is written to only when the code sent there comes back."""
        address = proper_address(email) if email.strip() else None
        if address is not None and self.mailer is None:
            raise Refusal("no-mail")
        code = "".join(secrets.choice("0123456789") for _ in range(CODE_LENGTH))
        now = time.time()

        def write(connection: Connection) -> Me:
            there = schema.guests.c.id == me.id
            asked = connection.execute(select(schema.guests.c.email_asked).where(there)).scalar()
            if address is not None and asked is not None and now - asked < BETWEEN_CODES:
                raise Refusal("too-often", seconds=int(BETWEEN_CODES - (now - asked)) + 1)
            changes = {
                "email": address,
                "email_confirmed": False,
                "email_code_hash": hashed(code) if address else None,
                "email_asked": now if address else asked,
                "email_tries": 0,
            }
            connection.execute(update(schema.guests).where(there).values(changes))
            return self.guests.read(connection, me.id)

        changed = await self.guests.store.do(write)
        if address is not None:
            gaps = {"code": code, "name": me.name}
            assert self.mailer is not None
            await self.letters.run(me.id, self.mailer.letter(address, me.language, "code", gaps))
        return changed

    async def confirm(self, me: Me, code: str) -> Me:
        """Take the code that was sent; after a few wrong ones it is worth nothing any more.

        Tries are counted in the store, and a wrong one is refused when that is kept: several servers that
        share it grant no more of them than one does.
        """
        given = hashed("".join(letter for letter in code if letter.isdecimal()))

        def write(connection: Connection) -> Me | None:
            there, tries = schema.guests.c.id == me.id, schema.guests.c.email_tries
            connection.execute(update(schema.guests).where(there).values(email_tries=tries + 1))
            row = connection.execute(select(schema.guests).where(there)).one()
            is_right = row.email_code_hash is not None and secrets.compare_digest(row.email_code_hash, given)
            if not is_right or row.email_tries > MOST_TRIES or time.time() - row.email_asked > CODE_LIFE:
                return None
            done = {"email_confirmed": True, "email_code_hash": None}
            connection.execute(update(schema.guests).where(there).values(done))
            return self.guests.read(connection, me.id)

        confirmed = await self.guests.store.do(write)
        if confirmed is None:
            raise Refusal("wrong-code")
        return confirmed
