"""The record of a run: everything players sent, were answered and shown."""

import hashlib
import json
import time
from collections import Counter
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

Message = dict[str, Any]


@dataclass(frozen=True)
class Event:
    """Something that happened at a device: whoever sits there looks from a seat, or looks on."""

    at: float
    device: str
    table: str
    seat: int | None


@dataclass(frozen=True)
class Came(Event):
    """A new connection; states seen from here on were asked for after this moment."""


@dataclass(frozen=True)
class Sent(Event):
    """A choice was sent, for the first time or once more."""

    id: str
    deed: str
    option: int | None
    version: int


@dataclass(frozen=True)
class Acknowledged(Event):
    id: str
    version: int


@dataclass(frozen=True)
class Asked(Event):
    """Those who must move were asked about an undo."""

    id: str


@dataclass(frozen=True)
class Replied(Event):
    """An answer to what somebody asks to undo was sent, for the first time or once more."""

    id: str
    version: int
    agree: bool


@dataclass(frozen=True)
class Heard(Event):
    """An answer to what somebody asks to undo was acknowledged."""

    id: str
    version: int


@dataclass(frozen=True)
class Refused(Event):
    id: str | None
    code: str


@dataclass(frozen=True)
class Seen(Event):
    """A state was shown; its content is kept as a digest."""

    version: int
    digest: str


@dataclass(frozen=True)
class Span:
    """A process that serves, from the moment at which it lets clocks run until it was killed."""

    began: float
    ended: float


@dataclass
class History:
    """All that happened, in the order in which it did."""

    events: list[Event] = field(default_factory=list)
    served: list[Span] = field(default_factory=list)
    complaints: list[str] = field(default_factory=list)
    """The unexpected lines of all processes."""
    ended: float = 0.0
    """When the journals were read."""
    counts: Counter[str] = field(default_factory=Counter)

    def add(self, event: Event) -> None:
        self.events.append(event)
        self.counts[type(event).__name__.lower()] += 1

    def save(self, path: Path) -> None:
        """Write all of it, a line for each event, for whoever wants to know how it came to something."""
        with path.open("w") as file:
            for event in self.events:
                file.write(json.dumps({"what": type(event).__name__, **asdict(event)}) + "\n")
            for span in self.served:
                file.write(json.dumps({"what": "Span", **asdict(span)}) + "\n")
            for complaint in self.complaints:
                file.write(json.dumps({"what": "complaint", "text": complaint}) + "\n")


COMPARED = ("view", "deciding", "stage", "decision", "can_undo")
"""The part of a state that follows from the journal alone, without presence or time."""


def digest(state: Message) -> str:
    """Give a short name to what a state shows."""
    shown = {part: state[part] for part in COMPARED}
    text = json.dumps(shown, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:20]


def now() -> float:
    return time.time()
