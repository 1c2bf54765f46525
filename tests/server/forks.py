"""Server processes that start at once: they are forked from a process that has imported everything already.

Each is a process of its own, with its own arguments, environment, output, signals and exit status; only the
second and a half that imports take is paid once. Tests that are about starting use `subprocess`.
"""

import io
import multiprocessing
import os
import signal
import sys
from multiprocessing.connection import Connection
from pathlib import Path
from typing import TextIO

from tests.server import luck

CONTEXT = multiprocessing.get_context("forkserver")
CONTEXT.set_forkserver_preload(["tests.server.warm"])


class Forked:
    """A process with the part of subprocess.Popen's interface that tests use."""

    def __init__(self, arguments: list[str], environment: dict[str, str], errors: Path) -> None:
        here, there = CONTEXT.Pipe(duplex=False)
        self._process = CONTEXT.Process(target=run, args=(there, arguments, environment, errors))
        self._process.start()
        there.close()
        self._output = here  # closes the pipe when it goes
        self.stdout = os.fdopen(os.dup(here.fileno()), "rb")
        assert self._process.pid
        self.pid: int = self._process.pid

    def poll(self) -> int | None:
        return self._process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        self._process.join(timeout)
        if self._process.exitcode is None:
            raise TimeoutError(f"Process {self.pid} has not ended within {timeout} seconds.")
        return self._process.exitcode

    def send_signal(self, which: signal.Signals) -> None:
        if self.poll() is None:
            os.kill(self.pid, which)


def run(output: Connection, arguments: list[str], environment: dict[str, str], errors: Path) -> None:
    """Be `courtyard` with these arguments; all that was inherited is replaced."""
    from courtyard.cli import main

    signal.signal(signal.SIGINT, signal.default_int_handler)
    os.environ.clear()
    os.environ.update(environment)
    luck.arrange()
    os.dup2(output.fileno(), 1)
    output.close()
    with errors.open("ab") as file:
        os.dup2(file.fileno(), 2)
    sys.stdout, sys.stderr = unbuffered(1), unbuffered(2)
    sys.argv = ["courtyard", *arguments]
    main()


def unbuffered(descriptor: int) -> TextIO:
    return io.TextIOWrapper(os.fdopen(descriptor, "wb", buffering=0, closefd=False), write_through=True)
