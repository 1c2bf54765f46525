"""Results of a search at many tables, as arrays: tries of each option, and their values."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from courtyard.bots.bot import Bot
from courtyard.bots.search import SearchBot
from courtyard.bots.tree import Tree
from courtyard.bots.weights import network_for
from courtyard.engine.chance import Dice
from courtyard.engine.game import Game
from courtyard.engine.position import Position
from courtyard.engine.trouble import Trouble

SALT = 1 << 32


class Found(NamedTuple):
    """Rows are tables, and columns are options.

    `visits` is how often each option was tried. `values` is how much the seat liked what came of it in the
    mean, from 0 to 1, half of it being level with the best of the others; where nothing was tried it is 0.
    """

    visits: NDArray[np.int64]
    values: NDArray[np.float64]


def search_tables(
    game: Game,
    options: dict[str, Any],
    positions: list[Position],
    tries: int,
    samples: int,
    seed: int,
    with_network: bool,
) -> Found:
    """Search for the seat that is to act at each table, by what it knows and nothing else."""
    if tries < 1 or samples < 1:
        raise Trouble(f"A search needs a try and a position at least, not {tries} and {samples}.")
    network = network_for(game, options, {}) if with_network else None
    shape = (len(positions), game.player_options)
    found = Found(np.zeros(shape, np.int64), np.zeros(shape, np.float64))
    for table, position in enumerate(positions):
        dice = Dice(seed * SALT + table)
        view = game.recall(position, int(position.seat))
        tree = Tree(game.judgement, position.seat, network)
        tree.think([game.imagine(view, dice) for _ in range(min(samples, tries))], tries, dice)
        note(tree, found.visits[table], found.values[table])
    return found


def searched(bot: Bot, actions: int) -> Found:
    """Give what a bot's search found out before its last choice, as rows; nothing where it did not search."""
    found = Found(np.zeros(actions, np.int64), np.zeros(actions, np.float64))
    if isinstance(bot, SearchBot) and bot.tree is not None:
        note(bot.tree, *found)
    return found


def note(tree: Tree, visits: NDArray[np.int64], values: NDArray[np.float64]) -> None:
    """Write what a search found out into the rows of a table."""
    for node in tree.children(tree.root):
        tried = int(tree.visits[node])
        if tried:
            visits[tree.option[node]] = tried
            values[tree.option[node]] = tree.total[node] / tried
