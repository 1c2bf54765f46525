"""Terms of a game and everything above it: events, views, options, decisions, the final count."""

from dataclasses import dataclass, field
from typing import Any, Literal

from msgspec import Struct

from courtyard.engine.language import Saying
from courtyard.engine.position import Position
from courtyard.engine.trouble import Trouble

SPECTATOR = -3
"""The seat of a spectator and knows only what all know."""
EVERYTHING = -4
"""The seat of a reader who sees all hands: in the replay of a game that is over."""

HIDDEN = -1
"""Stands in an event for what the reader may not know."""


class Event(tuple[int, int, int, int]):
    """An event: its number, its seat, and two details; in addition the rule applied, if known."""

    ground: int = 0

    @classmethod
    def of(cls, numbers: tuple[int, int, int, int], ground: int) -> "Event":
        event = cls(numbers)
        if ground:
            event.ground = ground
        return event

    def without_detail(self) -> "Event":
        """Give it to somebody who may not know its first detail."""
        return Event.of((self[0], self[1], HIDDEN, self[3]), self.ground)


View = dict[str, Any]
"""A seat's knowledge as plain data that can be written as JSON."""


@dataclass(frozen=True)
class GameOption:
    """Something that is agreed on before a game: its name, what it is about, and what it can be."""

    name: str
    help: str
    values: tuple[str | int, ...] = ()
    kind: Literal["text", "number", "flag"] = "text"
    named_in: str = ""
    """The table of the components in which its values have their names."""
    is_always_told: bool = False
    """Whether it is told of a game also where it is as usual."""

    def __post_init__(self) -> None:
        if self.kind not in ("text", "number", "flag"):
            raise Trouble(f"The option {self.name} is a text, a number or a flag, not {self.kind!r}.")

    @property
    def typed(self) -> str:
        """The option as it is typed on a command line."""
        return f"--{self.name.replace('_', '-')}"


RULESET = GameOption("ruleset", "Rules and values of an earlier release, as named in a journal")
"""An option of every game: which rules and values it is played with; without it, today's."""


class OptionText(Struct, frozen=True, gc=False):
    """An option as a person meets it."""

    option: int
    notation: str
    message: Saying
    rules: tuple[str, ...] = ()
    warning: Saying | None = None


class Refusal(Struct, frozen=True, gc=False):
    """Something that is shown but cannot be chosen, and why."""

    notation: str
    message: Saying
    reason: Saying
    rules: tuple[str, ...] = ()


class Decision(Struct, frozen=True, gc=False):
    """The seats to move, the subject, the options, and what is shown but not allowed."""

    seat: int
    kind: str
    prompt: Saying
    rules: tuple[str, ...]
    options: tuple[OptionText, ...]
    refusals: tuple[Refusal, ...] = ()


class Part(Struct, frozen=True, gc=False):
    """One part of the final count: where points came from, and how many of them each seat has."""

    name: Saying
    points: tuple[int, ...]


class Reckoning(Struct, frozen=True, gc=False):
    """The final count: its parts, and what else is to be said, such as what decided between equals."""

    parts: tuple[Part, ...]
    remarks: tuple[Saying, ...] = ()


@dataclass(frozen=True)
class Feat:
    """Something that a seat brings about in a game, counted by what the log can tell.

    Each such event counts as many `times` as the number in that `place` of it says, or once without a
    place; with `about` only those count whose first detail it is. Rows of the same name are added up.
    """

    name: str
    event: int
    place: int | None = None
    times: int = 1
    about: int | None = None
    is_wanted: bool = True

    def amount(self, event: Event) -> int:
        """Tell how much such an event adds to it."""
        if self.about not in (None, event[2]):
            return 0
        return self.times * (1 if self.place is None else event[self.place])


@dataclass(frozen=True)
class Opening:
    """Start of a match: a position, and the draws prepared for it."""

    options: dict[str, Any]
    position: Position
    foreseen: dict[str, list[int]] = field(default_factory=dict)
    values: dict[str, Any] | None = None
    """The corrections that it is played with, where the file brings components of its own."""
