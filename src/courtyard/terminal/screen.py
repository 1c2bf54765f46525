"""The screen: where to write, how wide it is, and how far a long piece of work has come."""

import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import IO, TextIO, cast

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

WIDEST = 120
"""Wider lines are hard to read."""


class Trimmed:
    """A stream that gets no blanks at the ends of lines: for files and pipes."""

    def __init__(self, stream: TextIO) -> None:
        self.stream = stream

    def write(self, text: str) -> int:
        return self.stream.write(re.sub(" +\n", "\n", text))

    def flush(self) -> None:
        self.stream.flush()

    def isatty(self) -> bool:
        return False

    @property
    def encoding(self) -> str:
        return self.stream.encoding


class Screen(Console):
    """A console that leaves it to the command what to do when nobody listens any more."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def screen() -> Console:
    """Give the screen as it is now: in colours on a terminal, plain elsewhere."""
    stream = sys.stdout if sys.stdout.isatty() else cast(IO[str], Trimmed(sys.stdout))
    console = Screen(file=stream, highlight=False, emoji=False, markup=False)
    if console.width > WIDEST:
        console.width = WIDEST
    return console


def in_lines(things: list[Text], gap: str, width: int, first: Text | None = None, indent: int = 2) -> Text:
    """Lay things side by side, never breaking one, in as many lines as they need."""
    lines = [first.copy() if first else Text()]
    fresh = True
    for thing in things:
        line = lines[-1]
        if not fresh and len(line) + len(gap) + len(thing) > width:
            line.append(gap.rstrip())
            line = Text(" " * indent)
            lines.append(line)
            fresh = True
        if not fresh:
            line.append(gap)
        line.append_text(thing)
        fresh = False
    return Text("\n").join(lines)


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """Show on standard error how far work has come, if somebody is looking."""
    console = Console(file=sys.stderr)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.advance(task, done)
