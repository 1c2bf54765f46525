"""The file of an SQLite database belongs to one server at a time: whoever holds the lock beside it."""

import sys
from typing import IO

from courtyard.engine.trouble import Trouble
from courtyard.server.databases import file_of


class Taken(Trouble):
    """Somebody else holds the lock."""


class OwnFile:
    """The lock of a database's file, held until it is let go or the process ends."""

    def __init__(self, url: str) -> None:
        self._lock: IO[bytes] | None = None
        path = file_of(url)
        if path is None or sys.platform == "win32":
            return
        import fcntl

        try:
            self._lock = path.with_name(f"{path.name}-lock").open("wb")
        except OSError as error:
            raise Trouble(f"The database {path} cannot be opened: {error.strerror}.") from None
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self._lock.close()
            raise Taken(
                f"Another server works with {path} already, and an SQLite file has one: stop it first, or "
                "let several share a PostgreSQL database."
            ) from None

    def let_go(self) -> None:
        if self._lock is not None:
            self._lock.close()
            self._lock = None
