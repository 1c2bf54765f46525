"""Positions, dice and batches as they are copied and pickled: compiled rows of numbers know neither."""

import copyreg
from typing import Any

import numpy as np
from numpy.typing import NDArray

from courtyard.engine.chance import Dice
from courtyard.engine.game import Game
from courtyard.engine.position import Position
from courtyard.lab.batch import BatchEnv

ARRAYS = ("rewards", "done", "points", "lengths", "drawn", "made", "players")
OF_COMPANY = ("own", "owned", "places", "illegal")
"""The rows of a batch that do not follow from its positions."""
KINDS: dict[str, Any] = {"rewards": np.float64, "done": np.uint8, "illegal": np.uint8, "masks": np.uint8}
KINDS |= {"observations": np.int16, "finals": np.int16}
"""Types of a row's numbers, where they are not of 64 bits."""


def start_of(game: Game, options: dict[str, Any]) -> Position:
    """Give the position before anything is drawn, with nobody listening."""
    start: Position = game.start(options, game.rulesets.own(options["ruleset"], {}))
    start.records_events = False
    return start


def loaded(game: Game, options: dict[str, Any], saved: dict[str, Any]) -> Position:
    """Give a position that was saved, with nobody listening."""
    position: Position = game.load(saved, options, game.rulesets.own(options["ruleset"], {}))
    position.records_events = False
    return position


def words_of(dice: Dice) -> tuple[int, int, int, int]:
    return int(dice.a), int(dice.b), int(dice.c), int(dice.d)


def dice_of(*words: int) -> Dice:
    """Give dice that go on where others were."""
    dice = Dice(0)
    dice.a, dice.b, dice.c, dice.d = words
    return dice


copyreg.pickle(Dice, lambda dice: (dice_of, words_of(dice)))


def batch_as_data(batch: BatchEnv, game: Game) -> dict[str, Any]:
    """Give all that makes a batch what it is now, as plain data."""
    return {
        "positions": [game.save(position) for position in batch.positions],
        "dice": [[words_of(dice) for dice in row] for row in (batch.fates, batch.lots, batch.minds)],
        "arrays": {name: np.array(row_of(batch, name)) for name in names_of(batch)},
    }


def fill_batch(batch: BatchEnv, kept: dict[str, Any], game: Game, options: dict[str, Any]) -> None:
    """Let a batch be what another was when `batch_as_data` wrote it down."""
    for dice, words in zip((batch.fates, batch.lots, batch.minds), kept["dice"], strict=True):
        dice[:] = [dice_of(*each) for each in words]
    for name, numbers in kept["arrays"].items():
        row: Any = getattr(batch, name)
        for at, number in enumerate(numbers.tolist()):
            row[at] = number
    masks: Any = batch.masks
    for place in np.flatnonzero(row_of(batch, "masks")):
        masks[int(place)] = 0
    for table, saved in enumerate(kept["positions"]):
        batch.positions[table] = loaded(game, options, saved)
        batch.show(table)


def names_of(batch: BatchEnv) -> tuple[str, ...]:
    return ARRAYS + (OF_COMPANY if hasattr(batch, "own") else ())


def row_of(batch: BatchEnv, name: str) -> NDArray[Any]:
    """Look at a row of a batch; nothing is copied."""
    return numbers_in(getattr(batch, name), KINDS.get(name, np.int64))


def numbers_in(row: Any, kind: Any) -> NDArray[Any]:
    """Look at a compiled row of numbers as an array; nothing is copied."""
    return np.frombuffer(row, kind)
