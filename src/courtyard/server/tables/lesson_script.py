"""Lessons: a prepared game in which a coach explains each thing when it first matters.

The coach is data: remarks that say when they are due, and aims to which advice leads. A lesson is a folder of
its game: `position.toml` with the position that it begins with, `coach.toml`, and the words in Fluent files.
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from courtyard.engine.content import Table
from courtyard.engine.game import Game
from courtyard.engine.trouble import Trouble

LEARNER = 0
"""The seat of the learner."""

Patterns = tuple[str, ...]
"""Options as they are written, with `*` for whatever stands there."""


@dataclass(frozen=True)
class Remark:
    """Something that the coach says once, as soon as all that it asks for is so."""

    id: str
    asked: Patterns = ()
    """Kinds of decisions, one of which the learner must make."""
    offered: Patterns = ()
    """Options, one of which is offered."""
    refused: Patterns = ()
    """Options, one of which is shown but not allowed."""
    prompt: Patterns = ()
    """Wordings of the question."""
    chosen: Patterns = ()
    """Options, one of which the learner has just chosen."""
    seen: Patterns = ()
    """Options, one of which somebody else has chosen in sight of everybody."""
    happened: Patterns = ()
    """Events, one of which has just happened, by name or with its two details: `produced 2 *`."""
    mine: bool | None = None
    """Whether that event was the learner's, or somebody else's."""
    aim: str | None = None
    """The coach leads to this now."""
    after: Patterns = ()
    """Topics met, or remarks made, before."""
    unless: Patterns = ()
    """Topics and remarks that must not have come before."""
    over: bool | None = None
    """The game is over."""
    topic: str | None = None
    places: Patterns = ()
    """Where on the table it points."""
    advice: Patterns = ()
    """The coach's advice, the best first; `best` leaves it to the game's judgement."""
    compare: Patterns = ()
    """Options of which any is good; the coach tells afterwards what the others would have led to."""


@dataclass(frozen=True)
class Aim:
    """Something that the learner is led to: the options on the way there, step by step.

    A step that begins with `!` wants an option not to be offered.
    """

    topic: str
    path: Patterns
    after: Patterns = ()
    unless: Patterns = ()


@dataclass(frozen=True)
class Script:
    """A whole lesson: the position that it begins with, and all that the coach knows."""

    written: Table
    opponent: str
    topics: Patterns
    turns: Patterns
    """Kinds of decisions with which a turn of the learner begins."""
    ends: Patterns
    """Events with which the turn is over."""
    steps: dict[str, int]
    """Chapters of the game in their order, each with the number of its pages on the advised way."""
    aims: tuple[Aim, ...]
    remarks: tuple[Remark, ...]


def read(game: Game) -> Script:
    """Give the lesson of a game."""
    if game.lesson is None:
        raise Trouble(f"There is no lesson for {game.title}.")
    return read_script(game.lesson)


@cache
def read_script(folder: Path) -> Script:
    data = tomllib.loads((folder / "coach.toml").read_text(encoding="utf-8"))
    written = tomllib.loads((folder / "position.toml").read_text(encoding="utf-8"))
    return Script(
        written=written,
        opponent=data["opponent"],
        topics=tuple(data["topics"]),
        turns=tuple(data["turns"]),
        ends=tuple(data["ends"]),
        steps=data["steps"],
        aims=tuple(Aim(**frozen(aim)) for aim in data["aim"]),
        remarks=tuple(Remark(**frozen(remark)) for remark in data["remark"]),
    )


def frozen(row: dict[str, Any]) -> dict[str, Any]:
    return {key: tuple(value) if isinstance(value, list) else value for key, value in row.items()}
