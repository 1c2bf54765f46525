"""The log as a reader has heard it, so that only what is new is told."""

from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec

from courtyard.engine.terms import Event
from courtyard.server.ground.table_talk import Line

encode = msgspec.json.Encoder().encode


@dataclass
class SentLog:
    """The log as one reader has heard it; nothing is sent twice.

    Not every event is worth a line: `ends` has the number of lines after each of the events. Lines are kept
    as they are sent: many games have so many that objects would take long to be looked through for garbage.
    """

    events: list[Event] = field(default_factory=list)
    """A new list as soon as one of them is dropped: the holder of the old one can compare."""
    final: int = 0
    """Number of them that can no longer be undone, unless the match rearranged them since."""
    rearranged: int = 0
    ends: list[int] = field(default_factory=list)
    lines: list[msgspec.Raw] = field(default_factory=list)

    def lines_before(self, nth: int) -> int:
        return lines_before(self.ends, nth)

    def forget_from(self, nth: int) -> None:
        if nth < len(self.events):
            del self.lines[self.lines_before(nth) :], self.ends[nth:]
            self.events = self.events[:nth]

    def add(self, event: Event, line: Line | None) -> None:
        if line is not None:
            self.lines.append(msgspec.Raw(encode(line)))
        self.events.append(event)
        self.ends.append(len(self.lines))


def lines_before(ends: Sequence[int], nth: int) -> int:
    """Tell how many lines the first events come to, given the number of lines after each event."""
    nth = min(nth, len(ends))
    return ends[nth - 1] if nth else 0


def common_start(one: Sequence[Event], other: Sequence[Event]) -> int:
    """Tell how many events two logs have in common from their beginning."""
    length = min(len(one), len(other))
    if one[:length] == other[:length]:
        return length
    return next(nth for nth in range(length) if one[nth] != other[nth])
