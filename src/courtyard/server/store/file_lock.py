"""The file of an SQLite database belongs to one server at a time: the one that holds its lock.

Two locks are held: one beside the file, which is there before the file is, and on Linux one of the file
itself, which holds by whatever name it is opened and also where the other was removed. Elsewhere a lock of
the file itself would be in SQLite's own way.
"""

import os
import sys
from pathlib import Path
from typing import IO

from courtyard.engine.trouble import Trouble
from courtyard.server.store.databases import file_of

OWN = 0o600
"""Mode of a server's files, for its own user: they hold addresses, invitations, seeds of running games."""


class Taken(Trouble):
    """Somebody else holds the lock."""


class OwnFile:
    """The lock of a database's file, held until it is let go or the process ends."""

    def __init__(self, url: str) -> None:
        self.is_new = False
        """Whether the file was made here just now, and is still empty."""
        self._held: list[IO[bytes]] = []
        named = file_of(url)
        if named is None:
            return
        self._path = path = named.resolve()
        try:
            if sys.platform != "win32":
                self._hold(path.with_name(f"{path.name}-lock"), path)
            self.is_new = make(path)
            if sys.platform == "linux":
                self._hold(path, path)
        except OSError as error:
            self.let_go()
            raise Trouble(f"The database {path} cannot be opened: {error.strerror}.") from None

    def _hold(self, file: Path, path: Path) -> None:
        import fcntl

        held = os.fdopen(os.open(file, os.O_RDONLY | os.O_CREAT, OWN), "rb")
        self._held.append(held)
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self.let_go()
            raise Taken(
                f"Another server is already using {path}, and an SQLite file belongs to one server: stop it "
                "first, or let several share a PostgreSQL database."
            ) from None

    def let_go(self) -> None:
        for held in self._held:
            held.close()
        self._held.clear()

    def give_up(self) -> None:
        """Let go of a file into which nothing could be written; one that was made for it goes, too."""
        if self.is_new and self._path.stat().st_size == 0:
            self._path.unlink()
        self.let_go()


def make(path: Path) -> bool:
    """Make a file that nobody else may read, unless it is there; SQLite's files beside it become like it."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWN))
    except FileExistsError:
        return False
    return True
