"""A game's declaration in one file, `declaration.toml`: everything that has a name and a number.

    [counts]       numbers by which the rest is measured
    [numbers]      other numbers with a name
    [words]        lists of words; a word's number is its place in the list
    [axes]         what options, steps, events and observations run through: words, or numbers
    [cells]        the fields of a position, with their lengths, in their order
    [options]      blocks of options: what each runs through, and how it is written
    [chance]       the same for what only chance chooses
    [steps]        what can stand on the agenda: done at once (do), asked of a seat (ask) or of several at
                   once (all), or drawn (lot)
    [events]       what the log can tell
    [observation]  the numbers that a learner sees
    [literals]     types of words in views

Names in views, journals, observations and notation follow from it. Compiled code needs its numbers as
constants: `engine/constants.py` writes them into modules beside the file, which nobody edits; a game that is
not compiled takes them from a `Declaration`.
"""

import tomllib
from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from math import prod
from pathlib import Path
from string import Formatter
from typing import Any, Final, TypeVar

from courtyard.engine.features import Row
from courtyard.engine.position import ALL, ASK, FIRST, FRAME, LOT
from courtyard.engine.trouble import Trouble

ABSENT: Final = "-"
"""In an axis, a number that nothing has; among the details of a step, one without a meaning."""
KINDS: Final = {"do": (1, ""), "ask": (ASK, "ask-"), "all": (ALL, "ask-"), "lot": (LOT, "lot-")}
"""Where the numbers of each kind of step begin, and how its names do."""
SECTIONS: Final = frozenset(
    {
        "counts",
        "numbers",
        "words",
        "axes",
        "cells",
        "options",
        "chance",
        "steps",
        "events",
        "observation",
        "literals",
    }
)

T = TypeVar("T")
Names = Mapping[str, Sequence[str]]
"""Names that a game gives at run time to what an axis only counts, such as its cards."""


@dataclass(frozen=True)
class Block:
    """Numbers side by side that belong together: the first, how many, and what they run through."""

    name: str
    first: int
    length: int
    axes: tuple[str, ...] = ()
    text: str = ""
    """How an option is written, or what an observation is about."""
    least: int = 0
    most: int = 1
    group: str = ""
    """The first of the blocks that are spoken of together."""


@dataclass(frozen=True)
class Detail:
    """Meaning of one of the numbers of a step or event."""

    name: str
    is_secret: bool = False
    """Known to its seat alone."""
    is_set: bool = False
    """A bit for each member."""


@dataclass(frozen=True)
class Step:
    """Something that can stand on the agenda, with what its seat and its two details mean."""

    name: str
    number: int
    details: tuple[Detail, ...]
    purpose: str = ""
    """Purpose for which chance draws it."""
    drawn: str = ""
    """The cell that counts these draws, or the detail that tells them apart."""

    @property
    def question(self) -> str:
        """The name of what is asked or drawn."""
        return self.name.removeprefix("ask-").removeprefix("lot-")


class Declaration:
    """A declaration, read and numbered."""

    def __init__(self, declared: dict[str, Any], source: str = "declaration.toml") -> None:
        self.source = source
        unknown = set(declared) - SECTIONS
        if unknown:
            raise Trouble(f"{source}: there is no section [{sorted(unknown)[0]}] in a declaration.")
        self.numbers: dict[str, dict[str, int]] = declared.get("numbers", {})
        self.constants: dict[str, dict[str, str]] = {}
        """The constants of each list of words."""
        self.words: dict[str, tuple[str, ...]] = {}
        for name, listed in declared.get("words", {}).items():
            self._add_words(name, listed)
        kinds = dict(declared.get("steps", {}))
        self.step_words = tuple(kinds.get("words", {}))
        """Lists of words that belong to steps."""
        for name, listed in kinds.pop("words", {}).items():
            self._add_words(name, listed)
        self.counts: dict[str, int] = {}
        for name, number in declared.get("counts", {}).items():
            self.counts[name] = number if isinstance(number, int) else len(self._listed(number))
        self._axes: dict[str, Any] = declared.get("axes", {})
        self._along: dict[str, tuple[str, ...]] = {}
        self.cells = self._blocks(declared.get("cells", {}), FIRST)
        self.size = end_of(self.cells, FIRST)
        self.options = self._blocks(declared.get("options", {}), 0)
        self.player_options = end_of(self.options, 0)
        self.chance = self._blocks(declared.get("chance", {}), self.player_options)
        self.all_options = end_of(self.chance, self.player_options)
        self.steps: dict[str, Step] = {}
        for kind, steps in kinds.items():
            self._add_steps(kind, steps)
        self.events: dict[str, tuple[Detail, ...]] = {
            name.replace("_", "-"): details_of(details)
            for name, details in declared.get("events", {}).items()
        }
        for name, details in self.events.items():
            self._check_details(name, details)
        self.observation = self._blocks(declared.get("observation", {}), 0)
        self.literals: dict[str, str] = declared.get("literals", {})

    @classmethod
    def read(cls, path: Path) -> "Declaration":
        try:
            return cls(tomllib.loads(path.read_text(encoding="utf-8")), path.name)
        except (OSError, tomllib.TOMLDecodeError) as error:
            raise Trouble(f"{path.name} cannot be read: {error}.") from None

    # Reading.

    def _add_words(self, name: str, listed: Any) -> None:
        """Take a list of words: bare, or by constants; `extends` puts another list in front."""
        if isinstance(listed, list):
            self.words[name] = tuple(listed)
            return
        before = self.words[listed["extends"]] if "extends" in listed else ()
        own = {constant: word for constant, word in listed.items() if constant != "extends"}
        self.words[name] = (*before, *own.values())
        self.constants[name] = own

    def _listed(self, name: str, what: str = "list of words") -> tuple[str, ...]:
        if name not in self.words:
            raise Trouble(f"{self.source}: there is no {what} {name!r}.")
        return self.words[name]

    def has_axis(self, name: str) -> bool:
        return name in self._axes

    def axis(self, name: str) -> tuple[str, ...]:
        """Give the words along an axis."""
        if name not in self._along:
            self._along[name] = self._read_axis(name)
        return self._along[name]

    def _read_axis(self, name: str) -> tuple[str, ...]:
        declared = self._axes.get(name, name)
        if isinstance(declared, list):
            return tuple(declared)
        if isinstance(declared, dict):
            first, text = declared.get("from", 0), declared.get("as", "{}")
            return tuple(text.format(first + nth) for nth in range(self.number(declared["count"])))
        if declared == "questions":
            return tuple(step.question for step in self.steps.values() if ASK <= step.number < LOT)
        if declared == "steps":
            return tuple(self.steps)
        return self._listed(declared, "axis or list of words")

    def number(self, written: int | str) -> int:
        """Read a number: a count, or a product of counts and numbers."""
        if isinstance(written, int) and written >= 0:
            return written
        if not isinstance(written, str):
            raise Trouble(f"{self.source}: {written!r} is not a number of things.")
        try:
            return prod(
                int(factor) if factor.isdigit() else self.counts[factor] for factor in written.split(" * ")
            )
        except KeyError as error:
            raise Trouble(f"{self.source}: there is no count {error} (in {written!r}).") from None

    def _blocks(self, declared: dict[str, Any], first: int) -> dict[str, Block]:
        blocks: dict[str, Block] = {}
        for name, about in declared.items():
            if isinstance(about, str) and about.startswith(
                "from "
            ):  # as many as there are from another one on
                about = first - blocks[about.removeprefix("from ")].first
            block = self._block(name, about, first)
            blocks[name] = block
            first += block.length
        return blocks

    def _block(self, name: str, about: Any, first: int) -> Block:
        if isinstance(about, int | str):
            return Block(name, first, self.number(about))
        if not isinstance(about, dict):
            raise Trouble(f"{self.source}: {about!r} is not a number of things (in {name!r}).")
        axes = tuple(about.get("of", ()))
        length = prod(len(self.axis(axis)) for axis in axes)
        text = str(about.get("as", about.get("about", "")))
        for _, gap, _, _ in Formatter().parse(text):
            if gap is not None and gap not in axes:
                raise Trouble(f"{self.source}: {gap!r} is not among what {name!r} runs through.")
        return Block(
            name,
            first,
            length,
            axes,
            text,
            about.get("least", 0),
            self.number(about.get("most", 1)),
            about.get("with", name),
        )

    def _add_steps(self, kind: str, steps: dict[str, Any]) -> None:
        if kind not in KINDS:
            raise Trouble(f"{self.source}: steps are do, ask, all or lot, not {kind!r}.")
        first, prefix = KINDS[kind]
        for nth, (name, about) in enumerate(steps.items()):
            told = {"of": about} if isinstance(about, str) else about
            if not all(isinstance(text, str) for text in told.values()):
                raise Trouble(f"{self.source}: all that is said of the step {name!r} must be text.")
            written = prefix + name.replace("_", "-")
            details = details_of(told.get("of", ""))
            purpose, drawn = told.get("draws", written.removeprefix("lot-")), told.get("nth", "")
            self._check_details(name, details)
            if drawn and drawn not in self.cells and drawn not in [detail.name for detail in details]:
                raise Trouble(
                    f"{self.source}: there is no cell or detail {drawn!r} (nth of the step {name!r})."
                )
            self.steps[written] = Step(written, first + nth, details, purpose, drawn)

    def _check_details(self, name: str, details: tuple[Detail, ...]) -> None:
        if len(details) > FRAME - 1:
            raise Trouble(f"{self.source}: {name!r} has more than its seat and two details.")

    @cached_property
    def step_by_number(self) -> dict[int, Step]:
        return {step.number: step for step in self.steps.values()}

    @property
    def asked_of_one(self) -> int:
        """Tell how many questions are put to one seat; those to several are counted behind them."""
        return sum(ASK <= step.number < ALL for step in self.steps.values())

    @cached_property
    def event_names(self) -> tuple[str, ...]:
        return tuple(self.events)

    @cached_property
    def fields(self) -> tuple[tuple[str, int, int], ...]:
        """Name, first cell and length of every field: how a position is saved and compared."""
        return tuple((cell.name, cell.first, cell.length) for cell in self.cells.values() if cell.length)

    # Options as text.

    def notation(self, names: Names | None = None) -> list[str]:
        """Give every option as it is written, by its number; numbers that nothing has are without text."""
        text = [""] * self.all_options
        for block in (*self.options.values(), *self.chance.values()):
            along = [self.named(axis, names) for axis in block.axes]
            for nth, words in enumerate(product(*along)):
                if ABSENT not in words:
                    written = block.text.format(**dict(zip(block.axes, words, strict=True)))
                    text[block.first + nth] = " ".join(written.split())
        return text

    def named(self, axis: str, names: Names | None = None) -> Sequence[str]:
        """Give the words along an axis, those that the game gave it first."""
        words = self.axis(axis)
        if names is None or axis not in names:
            return words
        given = names[axis]
        return [*given, *[ABSENT] * (len(words) - len(given))][: len(words)]

    def block_of(self, option: int) -> Block:
        """Give the block that an option belongs to."""
        if 0 <= option < self.all_options:
            firsts, blocks = self._by_first
            return blocks[bisect_right(firsts, option) - 1]
        raise Trouble(f"There is no option {option}; the options go from 0 to {self.all_options - 1}.")

    @cached_property
    def _by_first(self) -> tuple[list[int], list[Block]]:
        blocks = [*self.options.values(), *self.chance.values()]
        return [block.first for block in blocks], blocks

    def group_of(self, option: int) -> int:
        """Give the first option of the blocks that an option is spoken of with."""
        return self._groups[option] if 0 <= option < self.player_options else self.block_of(option).first

    @cached_property
    def _groups(self) -> list[int]:
        return [self.options[self.block_of(option).group].first for option in range(self.player_options)]

    def describe(
        self, speakers: "Mapping[int, Callable[..., T]]", position: Any, asked: Any, option: int
    ) -> "T | None":
        """Let the speaker of an option's blocks describe it; nothing where there is none."""
        first = self.group_of(option)
        return speakers[first](position, asked, option - first) if first in speakers else None

    def parts(self, option: int) -> dict[str, int]:
        """Give what an option names along each of its axes, as numbers."""
        block = self.block_of(option)
        rest = option - block.first
        found = {}
        for axis in reversed(block.axes):
            rest, found[axis] = divmod(rest, len(self.axis(axis)))
        return dict(reversed(found.items()))

    # Steps of the agenda as plain data.

    def show(self, frame: Sequence[int], viewer: int, sees_all: bool, names: Names) -> dict[str, Any]:
        """Give a step in words; a detail for its seat alone is null to all others."""
        step = self.step_by_number[frame[0]]
        shown: dict[str, Any] = {"step": step.name}
        for detail, value in zip(step.details, frame[1:], strict=False):
            if detail.name == ABSENT:
                continue
            if detail.is_secret and viewer != frame[1] and not sees_all:
                shown[detail.name] = None
            elif detail.is_set:
                shown[detail.name] = [n for n in range(value.bit_length()) if value >> n & 1]
            elif detail.name in names:
                shown[detail.name] = names[detail.name][value]
            elif isinstance(self._axes.get(detail.name), str):
                shown[detail.name] = self.axis(detail.name)[value]
            else:
                shown[detail.name] = value
        return shown

    def read_step(self, shown: Mapping[str, Any], names: Names) -> list[int]:
        """Read what `show` gave; hidden details are 0."""
        step = self.steps[shown["step"]]
        frame = [step.number]
        for detail in step.details:
            value = shown.get(detail.name)
            if isinstance(value, str):
                value = self.named(detail.name, names).index(value)
            elif isinstance(value, list):
                value = sum(1 << n for n in value)
            frame.append(value or 0)
        return frame + [0] * (FRAME - len(frame))


def end_of(blocks: Mapping[str, Block], first: int) -> int:
    """Give the first number behind blocks."""
    return max([first, *(block.first + block.length for block in blocks.values())])


def details_of(written: str) -> tuple[Detail, ...]:
    """Read details: `seat card? slots*`, where ? is known to the seat alone and * a set."""
    return tuple(
        Detail(word.rstrip("?*"), is_secret=word.endswith("?"), is_set=word.endswith("*"))
        for word in written.split()
    )


def observed(declared: Declaration) -> tuple[int, tuple[Row, ...], dict[str, tuple[str, ...]]]:
    """Give the size of an observation, its rows, and the words along its axes."""
    blocks = declared.observation.values()
    rows = tuple(Row(row.name, row.first, row.least, row.most, row.axes, row.text) for row in blocks)
    axes = {axis: declared.axis(axis) for row in blocks for axis in row.axes}
    return end_of(declared.observation, 0), rows, axes
