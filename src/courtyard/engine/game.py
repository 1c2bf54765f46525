"""The contract between a game and everything above it.

A position (engine.position) is what bots and playouts work on: numbers, and nothing else. A game
is the other half: it starts positions, names their options, tells what a seat may know, explains
itself to people, and checks itself.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

from courtyard.engine import saving
from courtyard.engine.chance import Dice
from courtyard.engine.content import Table
from courtyard.engine.declaration import Declaration
from courtyard.engine.features import Features
from courtyard.engine.judgement import Judgement
from courtyard.engine.language import Phrasebook, Saying
from courtyard.engine.position import FRAME, FRAMES, HEIGHT, Position
from courtyard.engine.rulebook import Catalogue
from courtyard.engine.rulesets import Rulesets
from courtyard.engine.trouble import Trouble

SPECTATOR = -3
"""The seat of somebody who looks on and knows only what all know."""
EVERYTHING = -4
"""The seat of somebody to whom all hands lie open: whoever looks back at a game that is over."""

HIDDEN = -1
"""Stands in an event for what whoever hears of it may not know."""


class Event(tuple[int, int, int, int]):
    """What happened: its number, whose it is, and two details; beside that the rule it rests on, if told."""

    ground: int = 0

    @classmethod
    def told(cls, numbers: tuple[int, int, int, int], ground: int) -> "Event":
        event = cls(numbers)
        if ground:
            event.ground = ground
        return event

    def without_detail(self) -> "Event":
        """Give it to somebody who may not know its first detail."""
        return Event.told((self[0], self[1], HIDDEN, self[3]), self.ground)


View = dict[str, Any]
"""What a seat may know, as plain data that can be written as JSON."""


@dataclass(frozen=True)
class GameOption:
    """Something that is agreed on before a game: its name, what it is about, and what it can be."""

    name: str
    help: str
    values: tuple[str | int, ...] = ()
    kind: Literal["text", "number", "flag"] = "text"

    @property
    def typed(self) -> str:
        """The option as it is typed on a command line."""
        return f"--{self.name.replace('_', '-')}"


RULESET = GameOption("ruleset", "The rules and values of an earlier release, as a journal names them")
"""An option of every game: which rules and values it is played with; without it, today's."""


@dataclass(frozen=True)
class OptionText:
    """An option as a person meets it."""

    option: int
    notation: str
    message: Saying
    rules: tuple[str, ...] = ()
    warning: Saying | None = None


@dataclass(frozen=True)
class Refusal:
    """Something that is shown but cannot be chosen, and why."""

    notation: str
    message: Saying
    reason: Saying
    rules: tuple[str, ...] = ()


@dataclass(frozen=True)
class Decision:
    """Who must choose now, what it is about, among what, and what is shown but not allowed."""

    seat: int
    kind: str
    prompt: Saying
    rules: tuple[str, ...]
    options: tuple[OptionText, ...]
    refusals: tuple[Refusal, ...] = ()


@dataclass(frozen=True)
class Part:
    """One part of the final count: where points came from, and how many of them each seat has."""

    name: Saying
    points: tuple[int, ...]


@dataclass(frozen=True)
class Reckoning:
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
        """Give how much such an event adds to it."""
        if self.about not in (None, event[2]):
            return 0
        return self.times * (1 if self.place is None else event[self.place])


@dataclass(frozen=True)
class Opening:
    """What a match begins with: a position, and what chance has in store for it."""

    options: dict[str, Any]
    position: Position
    foreseen: dict[str, list[int]] = field(default_factory=dict)


class Game(ABC):
    """One game: its options, its positions, its words."""

    name: str
    title: str
    rules_version: int
    rulesets: Rulesets
    """The rules and values that games may have begun with."""
    declaration: Declaration
    """What exists in this game, by name and number."""
    option_list: tuple[GameOption, ...]
    appearance: type[Any]
    """What this game's views look like: a TypedDict."""
    foretold: frozenset[str] = frozenset()
    """Kinds of decisions whose options do nothing but lead to the next question of the same seat."""
    routine: frozenset[str] = frozenset()
    """Kinds of decisions that come in rows, such as placing cube by cube, and teach nobody anything."""
    headings: frozenset[str] = frozenset()
    """Lines of the log with which a day, a round or a phase begins."""
    secret_events: frozenset[int] = frozenset()
    """Events that tell some seats more than others."""
    settings: frozenset[int] = frozenset()
    """Options that only change what their own seat is asked: they stand in the way of nobody's undo."""
    feats: tuple[Feat, ...] = ()
    """What is worth a word, beside points, when one option is compared with another."""
    next_stretch: int = -1
    """The event with which a day or round begins; feats are counted up to the next one."""
    lesson: Path | None = None
    """The folder of the lesson (engine.lesson), where there is one."""

    @property
    def action_space(self) -> int:
        return self.declaration.all_options

    @property
    def player_options(self) -> int:
        """Options from this number on are never a seat's, but what chance draws."""
        return self.declaration.player_options

    @property
    def event_names(self) -> tuple[str, ...]:
        """What each event is called, by its number."""
        return self.declaration.event_names

    # Beginning.

    def refuse_unknown_options(self, wanted: Iterable[str]) -> None:
        """Refuse with a sentence what is no option of this game."""
        known = [option.name for option in self.option_list]
        for name in wanted:
            if name not in known:
                raise Trouble(f"{self.title} has no option {name!r}; it has {', '.join(known)}.")

    @abstractmethod
    def settle_options(self, wanted: dict[str, Any]) -> dict[str, Any]:
        """Give all game options with their defaults; refuse what is unknown or cannot be."""

    @abstractmethod
    def variants(self) -> list[dict[str, Any]]:
        """Give every combination of game options that the rules allow."""

    @abstractmethod
    def components(self) -> Table:
        """Give the component tables as we know them."""

    @abstractmethod
    def correct_components(self, own: Table) -> Table:
        """Give the component tables with an owner's corrections, checked."""

    @abstractmethod
    def start(self, options: dict[str, Any], own: Table) -> Position:
        """Give the position before anything is drawn or chosen."""

    @abstractmethod
    def by_hand(self, written: Table, own: Table) -> Opening:
        """Give a position written by hand; what is left out is filled in by the set-up."""

    def residents(self, options: dict[str, Any]) -> dict[int, Saying]:
        """Give the seats that the rules themselves play, with their names; mostly there are none."""
        return {}

    # Games of version 1 of the rules, from before games were bound to a ruleset.

    def modernised(self, options: dict[str, Any], choices: list[str]) -> list[str] | None:
        """Give choices of version 1 as they are written today; nothing where a game cannot go on exactly."""
        return None

    def unasked(self, position: Position) -> int | None:
        """Give what version 1 did by itself where a question is put today."""
        return None

    # Chance.

    def lot(self, position: Position) -> tuple[str, int]:
        """Give the purpose of the draw that chance has to make, and how many came before it."""
        c = position.cells
        frame = FRAMES + FRAME * (c[HEIGHT] - 1)
        step = self.declaration.step_by_number[c[frame]]
        if step.drawn in self.declaration.cells:
            return step.purpose, c[self.declaration.cells[step.drawn].first]
        names = [detail.name for detail in step.details]
        return step.purpose, c[frame + 1 + names.index(step.drawn)] if step.drawn else 0

    # Words.

    @abstractmethod
    def notation(self, option: int, own: Table | None = None) -> str:
        """Write an option as a short readable text, with an owner's own names where there are any."""

    @abstractmethod
    def parse(self, text: str, own: Table | None = None) -> int:
        """Read what `notation` wrote."""

    @abstractmethod
    def decision(self, position: Position, seat: int) -> Decision:
        """Give the open decision of a seat in words."""

    def standing(self, position: Position, seat: int) -> tuple[OptionText, ...]:
        """Give in words what a seat may do though nobody asks it."""
        return ()

    def heard(self, position: Position, event: Event, seat: int) -> Event:
        """Give an event as a seat may hear of it: what it may not know is HIDDEN."""
        return event

    @abstractmethod
    def tell(self, position: Position, event: Event, seat: int) -> Saying | None:
        """Give an event that a seat has heard of as a line of its log, or nothing where none is worth it."""

    @abstractmethod
    def why(self, position: Position, event: Event) -> str:
        """Give the id of the rule that an event follows."""

    @abstractmethod
    def chapter(self, view: View) -> Saying:
        """Give the part of a game that a view belongs to: its day, its round and phase."""

    @abstractmethod
    def reckon(self, view: View, events: list[Event]) -> Reckoning:
        """Give where the points of a game that is over came from."""

    @property
    @abstractmethod
    def phrases(self) -> Phrasebook: ...

    @property
    @abstractmethod
    def rules(self) -> Catalogue: ...

    # Vision.

    @abstractmethod
    def view(self, position: Position, seat: int) -> View:
        """Give all that a seat may know; the only way out of a position."""

    def recall(self, position: Position, seat: int) -> View:
        """Give what a seat knows that forgets nothing it has seen: what bots go by."""
        return self.view(position, seat)

    @abstractmethod
    def sample(self, view: View, dice: Dice) -> Position:
        """Build a full position that agrees with everything in a view."""

    def imagine(self, view: View, dice: Dice) -> Position:
        """Build such a position to search in: of equal orders of the same doings it offers one."""
        position = self.sample(view, dice)
        position.order(True)
        return position

    # Judgement.

    @property
    @abstractmethod
    def judgement(self) -> Judgement:
        """Give what this game knows about good play."""

    @property
    @abstractmethod
    def features(self) -> Features:
        """Give what tells a seat's knowledge in numbers."""

    # Saving and checking.

    def save(self, position: Position) -> dict[str, Any]:
        """Write a position as plain data."""
        return saving.save(position, self.declaration.fields)

    @abstractmethod
    def load(self, saved: dict[str, Any], options: dict[str, Any], own: Table) -> Position:
        """Read what `save` wrote."""
