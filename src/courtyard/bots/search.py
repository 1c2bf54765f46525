"""A bot that tries out what may follow, over and over, and takes what it tried most."""

import time

from courtyard.bots.bot import Bot, Budget, Thought
from courtyard.bots.search_pool import SearchPool, added_up
from courtyard.bots.tree import Tree
from courtyard.engine.chance import Dice
from courtyard.engine.game import Game
from courtyard.engine.network import Network
from courtyard.engine.position import Position
from courtyard.engine.terms import View

FEWEST = 16
"""Fewest sampled positions that agree with the view."""
TRIES_EACH = 8
"""Tries for each further sampled position, unless a kind of search says otherwise."""
MOST = 512
"""Most sampled positions."""
BATCH = 16
"""Number of tries between two looks at the clock."""
SHOWN = 5
"""Number of options in its thoughts."""
FAR = 8
"""Length of the line that it expects to follow."""
MOST_CORES = 8
DEFAULT = Budget(seconds=1.0)


class SearchBot(Bot):
    """Monte Carlo tree search over positions sampled from the view.

    It keeps the part of its tree below the option that it took for its next choice, as long as nothing was
    drawn or revealed and nobody else chose since.
    """

    name = "search"
    tries_each = TRIES_EACH

    @property
    def worker(self) -> type[Bot]:
        """The bot that helps on each further core."""
        return SearchBot

    def __init__(self, cores: int = 1) -> None:
        self.tree: Tree | None = None
        self.positions: list[Position] = []
        self.taken = -1
        self.found: list[Thought] = []
        self.pool = SearchPool(self.worker, min(cores, MOST_CORES) - 1)
        self.compares = False
        """Whether it is asked to compare options, and thinks also where all but one lead to the same."""
        self.is_free = False

    def choose(self, game: Game, view: View, options: list[int], budget: Budget, dice: Dice) -> int:
        if not game.can_sample:
            self.found = []
            return options[dice.below(len(options))]
        began = time.perf_counter()
        in_order = options
        if len(options) > 1:
            in_order = [int(option) for option in game.imagine(view, dice).options_of(view["viewer"])]
        self.is_free = self.compares and len(in_order) == 1 < len(options)
        if not self.is_free:
            options = in_order  # The others are other ways to the same.
        if len(options) == 1:
            self.tree = None
            self.found = []
            return options[0]
        share = self.share(budget if budget.seconds or budget.playouts else DEFAULT)
        self.pool.ask(game, view, options, share, dice)
        tree = self.tree_for(game, view, options)
        self.think(tree, game, view, share, dice, began)
        self.found = added_up([findings(tree), *self.pool.answers()])
        self.taken = self.found[0].option
        return self.taken

    def share(self, budget: Budget) -> Budget:
        """Give the part of each core: with playouts they share the work, with seconds they do more."""
        if budget.playouts is None:
            return budget
        return Budget(budget.seconds, -(-budget.playouts // (self.pool.workers + 1)))

    def thoughts(self, everything: bool = False) -> list[Thought]:
        return self.found if everything else self.found[:SHOWN]

    # Remembering.

    def tree_for(self, game: Game, view: View, options: list[int]) -> Tree:
        """Go on with the tree of the last choice if this one follows from it, or begin a new one."""
        seat = view["viewer"]
        if self.tree is not None and self.tree.seat == seat and not self.is_free:
            self.positions = self.carried(game, view)
            if self.positions and self.tree.follow(self.taken, options):
                return self.tree
        self.positions = []
        self.tree = Tree(game.judgement, seat, self.network_for(game, view))
        self.tree.is_free_at_root = self.is_free
        return self.tree

    def network_for(self, game: Game, view: View) -> Network | None:
        """Give what was learned about a game; a plain search goes by the judgement alone."""
        return None

    def carried(self, game: Game, view: View) -> list[Position]:
        """Give a few positions of the last choice, played on by it, that agree with what is seen now."""
        seat = view["viewer"]
        found: list[Position] = []
        for position in self.positions[-FEWEST:]:
            if self.taken not in list(position.options_of(seat)):
                return []
            after = position.copy()
            after.choose(seat, self.taken)
            if not after.is_open(seat):
                return []
            seen = after.copy()
            seen.order(False)
            if game.recall(seen, seat) == view:
                found.append(after)
        return found

    # Thinking.

    def think(self, tree: Tree, game: Game, view: View, budget: Budget, dice: Dice, began: float) -> None:
        tries = budget.playouts
        until = None if budget.seconds is None else began + budget.seconds
        thinking = time.perf_counter()
        done = 0
        while tries is None or done < tries:
            while len(self.positions) < min(max(FEWEST, done // self.tries_each), MOST):
                self.positions.append(game.sample(view, dice) if self.is_free else game.imagine(view, dice))
            batch = BATCH if tries is None else min(BATCH, tries - done)
            tree.think(self.positions, batch, dice)
            done += batch
            left = None if tries is None else tries - done
            if until is not None:
                now = time.perf_counter()
                if now >= until:
                    break
                in_time = int((until - now) * done / (now - thinking))
                left = in_time if left is None else min(left, in_time)
            if left is not None and tree.lead() > left:
                break  # Whatever the rest would bring, the same option would be taken.


def findings(tree: Tree) -> list[Thought]:
    """Give what was found out about every option that was tried."""
    return [thought(tree, node) for node in tree.children(tree.root) if tree.visits[node]]


def thought(tree: Tree, node: int) -> Thought:
    tried = int(tree.visits[node])
    return Thought(
        int(tree.option[node]),
        tree.won[node] / tried,
        tree.points[node] / tried / 100,
        tried,
        line_after(tree, node),
    )


def line_after(tree: Tree, node: int) -> tuple[tuple[int, int], ...]:
    """Give the most likely line: the most tried option, the most tried after it, and so on."""
    line: list[tuple[int, int]] = []
    while len(line) < FAR:
        children = [child for child in tree.children(node) if tree.visits[child]]
        if not children:
            break
        node = children[0]
        line.append((int(tree.owner[node]), int(tree.option[node])))
    return tuple(line)
