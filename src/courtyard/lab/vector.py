"""Many games at once: one compiled call steps them all and fills NumPy arrays.

The arrays are always the same ones, and every step fills them again: copy what you want to keep. With several
processes each of them plays a part of the tables, and the arrays lie in memory that all of them share. The
course of a table depends on the seed and its number, and on nothing else.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from courtyard.engine.trouble import Trouble
from courtyard.games import find_game
from courtyard.lab.batch import BatchEnv
from courtyard.lab.crowd import Crowd, Work
from courtyard.lab.keeping import batch_as_data, fill_batch
from courtyard.lab.rows import Rows
from courtyard.lab.searching import Found, search_tables
from courtyard.lab.table import reward_kind


class Step(NamedTuple):
    """State of the tables: rows are tables, and `rewards` and `points` have a column for each seat.

    Where `done` is true a game ended with the last choice: `rewards` are what it brought, and all else is of
    the game that began since. `points` and `lengths` are those of the last game that ended at a table.
    """

    observations: NDArray[np.int16]
    masks: NDArray[np.bool_]
    to_act: NDArray[np.int64]
    rewards: NDArray[np.float64]
    done: NDArray[np.bool_]
    points: NDArray[np.int64]
    lengths: NDArray[np.int64]


class VectorEnv:
    """Many games of one kind, played side by side; finished ones begin again by themselves."""

    def __init__(
        self, game: str, n: int, *, reward: str = "margin", seed: int = 0, processes: int = 1, **options: Any
    ) -> None:
        if n < 1 or not 1 <= processes <= n:
            raise Trouble(f"{n} tables cannot be played by {processes} processes.")
        self.game = find_game(game)
        self.options = self.game.settle_options(options)
        self.n = n
        self.asked = {"game": game, "n": n, "reward": reward, "seed": seed, **self.options}
        self.actions = self.game.player_options
        work = Work(game, self.options, reward_kind(reward), seed)
        self.crowd = Crowd(work, n, processes) if processes > 1 else None
        self.batch: BatchEnv | None = None
        if self.crowd is None:
            self.batch = work.batch(n, 0)
            rows = Rows.of(self.batch)
        else:
            rows = self.crowd.rows
        self.rows = rows
        self.numbers = np.arange(n)
        self.seats = rows.rewards.shape[1]
        self.now = Step(
            rows.observations,
            rows.masks.view(np.bool_),
            rows.to_act,
            rows.rewards,
            rows.done.view(np.bool_),
            rows.points,
            rows.lengths,
        )

    def step(self, actions: ArrayLike) -> Step:
        """Make one choice at every table, for the seat that is to act there."""
        chosen = np.ascontiguousarray(actions, dtype="<i4")
        if chosen.shape != (self.n,):
            raise Trouble(f"There are {self.n} tables, so {self.n} choices are needed, not {chosen.shape}.")
        self.refuse_closed_options(chosen)
        if self.batch is not None:
            self.batch.step(chosen.tobytes())
        else:
            assert self.crowd is not None
            self.crowd.step(chosen)
        return self.now

    def refuse_closed_options(self, chosen: NDArray[np.int32]) -> None:
        """Refuse with a sentence choices of which one is not open, before any of them is made."""
        within = np.clip(chosen, 0, self.actions - 1)
        is_open = self.now.masks[self.numbers, within] & (within == chosen)
        if not is_open.all():
            table = int(is_open.argmin())
            seat = self.now.to_act[table]
            raise Trouble(f"At table {table} option {chosen[table]} is not open to seat {seat}.")

    def sample(self) -> NDArray[np.int64]:
        """Give an open option for every table, drawn at random."""
        if self.batch is not None:
            self.batch.draw_lots()
        else:
            assert self.crowd is not None
            self.crowd.draw_lots()
        return self.rows.drawn

    def search(self, tries: int, *, learned: bool = False, samples: int = 8, seed: int = 0) -> Found:
        """Search at every table for the seat that is to act: give visits and values of all options as arrays.

        It searches from several positions that agree with what the seat knows. With `learned` it is the
        search of the bot `deep`. With the same seed it always finds the same.
        """
        if self.batch is None:
            raise Trouble(
                "Where several processes play, each of them has its own tables: search in one process."
            )
        positions = self.batch.positions
        return search_tables(self.game, self.options, positions, tries, samples, seed, learned)

    def close(self) -> None:
        """End the processes; one alone needs no end."""
        if self.crowd is not None:
            self.crowd.close()

    def __getstate__(self) -> dict[str, Any]:
        """Give all that makes this environment what it is now, as plain data: so it is copied and pickled."""
        if self.batch is None:
            raise Trouble("An environment that several processes play can be neither copied nor pickled.")
        return {"asked": self.asked, "batch": batch_as_data(self.batch, self.game)}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__init__(**kept["asked"])  # type: ignore[misc] # initialised again
        assert self.batch is not None
        fill_batch(self.batch, kept["batch"], self.game, self.options)

    def __enter__(self) -> "VectorEnv":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
