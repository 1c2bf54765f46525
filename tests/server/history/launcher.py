"""`python -m tests.server.history.launcher`: brings servers and workers to life, each with a fate.

It has read the whole program once, and each life is a copy of it, so that whoever was killed is back at once.
An aim lets a process kill itself right before or right after the commit of its Nth deed, or of the next one
while there is trouble. A fault breaks one promise (faults.py), so that it can be seen that it is found.
Nothing of this is in the product.
"""

import json
import os
import select
import signal
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

LOOK = 0.02
"""The seconds between two checks for dead processes."""


def bring_to_life() -> None:
    """Begin a life for each line of the input, and tell of births and deaths, until nobody listens."""
    read_program()
    heard, lives = b"", list[int]()
    while True:
        ready, _, _ = select.select([0], [], [], LOOK)
        if ready:
            more = os.read(0, 65536)
            if not more:
                end_lives(lives)
                return
            *lines, heard = (heard + more).split(b"\n")
            for line in lines:
                lives.append(begin_life(json.loads(line)))
        tell_of_deaths()


def begin_life(wish: dict[str, Any]) -> int:
    born = os.fork()
    if not born:
        live(wish)
    tell(name=wish["name"], born=born)
    return born


def end_lives(lives: list[int]) -> None:
    """Leave nothing behind, neither of a life nor of those that it brought forth."""
    for leader in lives:
        with suppress(ProcessLookupError):
            os.killpg(leader, signal.SIGKILL)


def tell(**news: Any) -> None:
    print(json.dumps(news), flush=True)


def tell_of_deaths() -> None:
    try:
        while (died := os.waitpid(-1, os.WNOHANG))[0]:
            tell(died=died[0], status=os.waitstatus_to_exitcode(died[1]))
    except ChildProcessError:
        pass  # Nobody lives.


def read_program() -> None:
    import psycopg

    import courtyard.cli
    import courtyard.games
    import courtyard.server.serve
    import courtyard.server.worker

    assert all((psycopg, courtyard.cli, courtyard.games, courtyard.server))


def make_haste() -> None:
    """Let a killed worker's leases run out after two seconds, and not ten: this test has only a few."""
    from courtyard.server.thinking import leases

    leases.LEASE, leases.RENEWED = 2.0, 0.6


def note_service(path: Path) -> None:
    """Write down when this process begins to let clocks run."""
    from courtyard.server.tables.clocks import Clocks

    begin = Clocks.open

    async def begin_and_note(self: Clocks) -> None:
        path.write_text(str(time.time()))
        await begin(self)

    Clocks.open = begin_and_note  # type: ignore[method-assign]


def live(wish: dict[str, Any]) -> None:
    """Be `courtyard` with some words, with a fate."""
    from courtyard.cli import main
    from tests.server.history import faults

    os.setsid()
    for number, path in ((0, os.devnull), (1, wish["output"]), (2, wish["errors"])):
        file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND)
        os.dup2(file, number)
    status = 1
    try:
        make_haste()
        note_service(Path(wish["service"]))
        if wish["fault"]:
            faults.plant(wish["fault"], wish["name"], Path(wish["trouble"]))
        if wish["aim"]:
            when, _, count = wish["aim"].partition(":")
            aim(when, int(count), Path(wish["trouble"]))
        main(wish["words"], prog_name="courtyard")
    except SystemExit as stop:
        status = stop.code if isinstance(stop.code, int) else 0
    except BaseException:
        sys.excepthook(*sys.exc_info())
    finally:
        sys.stdout.flush()
        os._exit(status)


def aim(when: str, count: int, trouble: Path) -> None:
    """Die by SIGKILL around the commit of a deed: nobody was answered yet, and the journal has it, or not."""
    from sqlalchemy.engine.default import DefaultDialect

    from courtyard.server.store import schema
    from courtyard.server.store.prepared import Prepared

    written = 0
    has_deed: set[int] = set()

    run = Prepared.run

    def run_and_look(self: Prepared, connection: Any, values: dict[str, Any]) -> Any:
        if getattr(self.statement, "table", None) is schema.deeds:
            has_deed.add(id(connection.connection.dbapi_connection))
        return run(self, connection, values)

    Prepared.run = run_and_look  # type: ignore[method-assign]
    do_commit = DefaultDialect.do_commit

    def commit(self: DefaultDialect, connection: Any) -> None:
        nonlocal written
        own = id(getattr(connection, "dbapi_connection", connection))
        written += own in has_deed
        is_last = own in has_deed and written >= count and trouble.exists()
        has_deed.discard(own)
        if is_last and when == "before":
            os.kill(os.getpid(), signal.SIGKILL)
        do_commit(self, connection)  # type: ignore[no-untyped-call]
        if is_last:
            os.kill(os.getpid(), signal.SIGKILL)

    DefaultDialect.do_commit = commit  # type: ignore[method-assign]


if __name__ == "__main__":
    bring_to_life()
