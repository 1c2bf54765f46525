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
"""The seat of whoever learns."""

Patterns = tuple[str, ...]
"""Options as they are written, with `*` for whatever stands there."""


@dataclass(frozen=True)
class Remark:
    """Something that the coach says once, as soon as all that it asks for is so."""

    id: str
    asked: Patterns = ()
    """The learner must decide about one of these,"""
    offered: Patterns = ()
    """and may choose one of these;"""
    refused: Patterns = ()
    """one of these is shown, but not allowed;"""
    prompt: Patterns = ()
    """the question is put so."""
    chosen: Patterns = ()
    """The learner has just chosen one of these;"""
    seen: Patterns = ()
    """somebody else has, and everybody saw it."""
    happened: Patterns = ()
    """One of these has just happened, by its name or with its two details, such as `produced 2 *`,"""
    mine: bool | None = None
    """to the learner, or to somebody else."""
    aim: str | None = None
    """The coach leads to this now."""
    after: Patterns = ()
    """These topics were met, or remarks made, before,"""
    unless: Patterns = ()
    """and none of these."""
    over: bool | None = None
    """The game is over."""
    topic: str | None = None
    places: Patterns = ()
    """Where on the table it points."""
    advice: Patterns = ()
    """What the coach would choose now, the best first; `best` leaves it to the game's judgement."""
    compare: Patterns = ()
    """Options of which any is good; what the others lead to is told afterwards."""


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
    """Kinds of decisions with which a turn of the learner begins,"""
    ends: Patterns
    """and events with which it is over."""
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
        aims=tuple(Aim(**frozen(aim)) for aim in data["aim"]),
        remarks=tuple(Remark(**frozen(remark)) for remark in data["remark"]),
    )


def frozen(row: dict[str, Any]) -> dict[str, Any]:
    return {key: tuple(value) if isinstance(value, list) else value for key, value in row.items()}
