"""Observations as networks like them: small fractions, and only the numbers that ever vary.

Which numbers vary is seen in some games of these options, half of them at random and half by the game's
judgement. They are always the same games, so the columns are always the same.
"""

import json
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from courtyard.engine.chance import Dice
from courtyard.games import find_game
from courtyard.lab.keeping import numbers_in, start_of
from courtyard.lab.players import BY_JUDGEMENT, BY_LOT, Replay, play_whole

GAMES = 128
"""Number of games looked at."""
MOST = 20
"""A number is divided by the most that it can be, but by no more than this."""
REACH = 5.0
"""A fraction goes no further than this from 0."""


class Floats(NamedTuple):
    """The columns of an observation that vary, and by what each of them is multiplied."""

    columns: NDArray[np.int64]
    scale: NDArray[np.float32]

    def of(self, observations: NDArray[np.int16]) -> NDArray[np.float32]:
        """Give observations, one or many, as fractions."""
        numbers = observations[..., self.columns] * self.scale
        return np.clip(numbers, -REACH, REACH, out=numbers)


def scale_of(game: str) -> NDArray[np.float32]:
    """Give by what each number of an observation is multiplied to be a small fraction."""
    most = np.minimum(find_game(game).features.bounds()[1], MOST)
    return (1 / np.maximum(most, 1)).astype(np.float32)


def floats(game: str, **options: Any) -> Floats:
    """Give the columns that vary in games with these options, and their scale."""
    settled = find_game(game).settle_options(options)
    return seen(game, json.dumps(settled, sort_keys=True))


@lru_cache(maxsize=32)
def seen(game: str, written: str) -> Floats:
    rules, options = find_game(game), json.loads(written)
    start, features = start_of(rules, options), rules.features
    least = np.full(features.size, np.iinfo(np.int16).max, np.int16)
    most = np.full(features.size, np.iinfo(np.int16).min, np.int16)
    for seed in range(GAMES):
        player = BY_JUDGEMENT if seed % 2 else BY_LOT
        made = play_whole(start.copy(), player, rules.judgement, Dice(seed), Dice(-1 - seed))
        replay = Replay(features, rules.player_options, len(made) // 2)
        replay.play(start.copy(), Dice(seed), numbers_in(made, np.int64).astype("<i4").tobytes())
        rows = numbers_in(replay.observations, np.int16).reshape(-1, features.size)
        least, most = np.minimum(least, rows.min(0)), np.maximum(most, rows.max(0))
    columns = np.flatnonzero(least < most)
    return Floats(columns, scale_of(game)[columns])
