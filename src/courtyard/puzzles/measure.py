"""Measuring a turn: what each option is worth, from many sampled worlds, and which options are right.

Worlds that agree with what the solver knows are sampled in groups. In each group every option is searched for
itself, with as many tries and the same dice, so that options are compared in equal conditions. The groups are
independent of each other: from them follow the error of each difference, and in how many of them the same
option is best. Half of the groups comes from one seed, half from another.
"""

from dataclasses import dataclass
from math import sqrt
from typing import NamedTuple

from courtyard.bots.outlook import (
    End,
    Estimate,
    Trials,
    estimate_end,
    events_of,
    mean_and_error,
    play_stretch,
    play_to_end,
)
from courtyard.bots.search import line_after
from courtyard.bots.tree import Tree
from courtyard.bots.weights import network_for
from courtyard.engine.chance import Dice
from courtyard.engine.game import Game
from courtyard.engine.network import Network
from courtyard.engine.position import CHANCE, DISCLOSED, LIFTED, Position
from courtyard.engine.terms import Event, View
from courtyard.engine.trouble import Trouble
from courtyard.puzzles.puzzle import END

POINTS = 80.0
"""Points of lead that make up the whole scale of a search, if each counted as one in the middle."""
MARGIN = 1.5
"""Points of lead by which a wrong option is behind the best."""
CERTAIN = 3.0
"""The same in standard errors."""
CLEAR = 0.6
"""Largest distance of a right option from the best, as a share of its distance from the wrong ones."""
AGREED = 0.75
"""Share of the groups of worlds in which a right move must be best, where it matters most."""
HALF = 0.5
"""Share of the margin that each of the two seeds alone must find."""
HOPELESS = 3.0
"""An option this many margins behind after the first groups is not tried in the others."""
MOST_PLACES = 24
DEEPEST = 10
LUCK = 0.2
"""A random choice must find a puzzle less often than this."""
"""A turn of more choices than these is no puzzle."""


Cells = tuple[int, ...]
"""A whole position in numbers."""


class Budget(NamedTuple):
    """The size of a measurement: groups of worlds, worlds in each, and tries of each option in each group."""

    groups: int = 12
    worlds: int = 8
    tries: int = 160
    first: int = 4
    """Groups of worlds after which a hopeless option is tried no more."""
    most: int = 120_000
    """A turn that needs more tries than these is no puzzle."""

    def halved(self) -> "Budget":
        return self._replace(groups=max(2, self.groups // 2))

    def lighter(self) -> "Budget":
        """Give about a fifth of the tries, to see first whether the whole is worth it."""
        return self._replace(groups=max(2, self.groups // 2), tries=max(1, 2 * self.tries // 5))

    def times(self, factor: float) -> "Budget":
        return self._replace(tries=max(1, round(self.tries * factor)), most=round(self.most * factor))


SCREENING = Budget(groups=4, worlds=6, tries=24, first=2, most=40_000)


class TooMuch(Exception):
    """A turn has more choices, or would take more tries, than a puzzle is worth."""


@dataclass
class Measured:
    """Measurements of an option, group by group."""

    option: int
    worths: list[float]
    chances: list[float]
    points: list[float]
    tries: int
    line: tuple[tuple[int, int], ...]
    behind: float = 0.0
    error: float = 0.0
    is_right: bool = True
    next: int = END

    @property
    def worth(self) -> float:
        return sum(self.worths) / len(self.worths)

    @property
    def chance(self) -> float:
        return sum(self.chances) / len(self.chances)

    @property
    def mean_points(self) -> float:
        return sum(self.points) / len(self.points)


@dataclass
class Place:
    """A choice within the turn: where it is reached by which moves, and its options, the best first."""

    path: tuple[int, ...]
    position: Position
    options: list[Measured]

    @property
    def right(self) -> list[Measured]:
        return [each for each in self.options if each.is_right]

    @property
    def wrong(self) -> list[Measured]:
        return [each for each in self.options if not each.is_right]

    @property
    def gap(self) -> float:
        """Tell how far everything wrong is behind at least; nothing where all is right."""
        return min((each.behind for each in self.wrong), default=0.0)

    @property
    def gap_error(self) -> float:
        return min(self.wrong, key=lambda each: each.behind).error if self.wrong else 0.0

    @property
    def is_clear(self) -> bool:
        """Tell whether what is right and what is wrong are well apart."""
        return bool(self.wrong) and max(each.behind for each in self.right) <= CLEAR * self.gap

    @property
    def agreed(self) -> float:
        """Give the part of the groups in which something right is best."""
        right = {each.option for each in self.right}
        groups = len(self.options[0].worths)
        found = 0
        for nth in range(groups):
            known = [each for each in self.options if nth < len(each.worths)]
            found += max(known, key=lambda each: each.worths[nth]).option in right
        return found / groups

    def is_steady(self) -> bool:
        """Tell whether each half of the groups alone finds the same wrong."""
        best = self.options[0]
        groups = len(best.worths)
        for each in self.wrong:
            for part in (slice(0, groups // 2), slice(groups // 2, groups)):
                pairs = list(zip(best.worths[part], each.worths[part], strict=False))
                if pairs and sum(one - two for one, two in pairs) / len(pairs) < HALF * MARGIN:
                    return False
        return True


def network_of(game: Game, view: View) -> Network | None:
    """Give what was learned of a game, where anything was learned of one like this."""
    try:
        return network_for(game, view.get("options", {}), view.get("own", {}))
    except Trouble:
        return None


def goes_on(position: Position, seat: int, option: int, turns: frozenset[int]) -> Position | None:
    """Give the position after a choice, if the same turn goes on; nothing where anybody learned something."""
    after = position.copy()
    after.records_events = True
    after.choose(seat, option)
    told = {event[0] for event in events_of(after)}
    after.records_events = False
    if after.is_over() or after.seat == CHANCE or not after.is_open(seat):
        return None
    return None if told & {DISCLOSED, LIFTED, *turns} else after


class Turn:
    """A turn of the solver from some moment on, and the worlds that may be behind it."""

    def __init__(self, game: Game, position: Position, seat: int, turns: frozenset[int], seed: int) -> None:
        self.game = game
        self.seat = seat
        self.turns = turns
        self.position = position
        self.view: View = game.recall(position, seat)
        self.network = network_of(game, self.view)
        self.seed = seed
        self.tries = 0
        self.par: int | None = None
        self.groups: list[list[Position]] = []

    def world_groups(self, budget: Budget) -> list[list[Position]]:
        """Sample the worlds; the first half of the groups by one seed, the second by another."""
        while len(self.groups) < budget.groups:
            nth = len(self.groups)
            dice = Dice(2 * (self.seed + 1000 * nth) + int(nth >= budget.groups // 2))
            self.groups.append([self.game.sample(self.view, dice) for _ in range(budget.worlds)])
        return self.groups[: budget.groups]

    # One choice.

    def measure(
        self, path: tuple[int, ...], position: Position, budget: Budget, in_order: bool = True
    ) -> Place:
        """Measure all options of a choice, and say which are right.

        Of things that may be done in any order only the first in order is measured, unless all are wanted.
        """
        orderly = position.copy()
        orderly.order(in_order)
        options = [int(option) for option in orderly.options_of(self.seat)]
        found = [Measured(option, [], [], [], 0, ()) for option in options]
        place = Place(path, position, found)
        if len(options) == 1:
            found[0].worths, found[0].chances, found[0].points = [0.0], [0.0], [0.0]
            return place
        groups = self.world_groups(budget)
        alive = found
        for nth, worlds in enumerate(groups):
            if nth == budget.first:
                compare(place)
                alive = [each for each in found if each.behind < HOPELESS * MARGIN + CERTAIN * each.error]
            for each in alive:
                self.try_out(each, path, worlds, budget.tries, nth)
        compare(place)
        judge(place)
        return place

    def try_out(
        self, each: Measured, path: tuple[int, ...], worlds: list[Position], tries: int, nth: int
    ) -> None:
        """Search behind an option in one group of worlds."""
        tree = self.grown((*path, each.option), worlds, tries, self.seed + nth)
        each.tries += tries
        seats = int(worlds[0].seats())
        points = tree.points[0] / tries / 100
        each.points.append(points)
        each.chances.append(tree.won[0] / tries if seats > 1 else 0.0)
        each.worths.append(POINTS * tree.total[0] / tries if seats > 1 else points)
        if nth == 0:
            each.line = line_after(tree, 0)

    def grown(self, path: tuple[int, ...], worlds: list[Position], tries: int, seed: int) -> Tree:
        """Give a tree that was grown behind some moves."""
        positions = [after for world in worlds if (after := self.moved(world, path)) is not None]
        if not positions:
            raise TooMuch
        tree = Tree(self.game.judgement, self.seat, self.network)
        if self.par is not None:
            tree.par = self.par
        tree.think(positions, tries, Dice(seed))
        self.par = int(tree.par)
        self.tries += tries
        return tree

    def moved(self, world: Position, path: tuple[int, ...]) -> Position | None:
        """Give a world after some moves of the solver, if they can be made in it."""
        after = world.copy()
        for option in path:
            if not after.is_open(self.seat) or option not in list(after.options_of(self.seat)):
                return None
            after.choose(self.seat, option)
        after.order(True)
        return after

    # The whole turn.

    def walk(self, budget: Budget) -> list[Place]:
        """Measure only the choices on the way of the best moves: enough for a brief look."""
        places: list[Place] = []
        path: tuple[int, ...] = ()
        position: Position | None = self.position
        while position is not None:
            if len(path) >= DEEPEST or self.tries > budget.most:
                raise TooMuch
            places.append(self.measure(path, position, budget))
            best = places[-1].options[0].option
            path, position = (*path, best), goes_on(position, self.seat, best, self.turns)
            for each in places[-1].right:
                each.next = END if position is None else len(places)
        return places

    def grow(self, budget: Budget) -> list[Place]:
        """Measure every choice to which right moves lead; each comes before what follows it.

        The way of the best moves is measured first; where it is no puzzle, the others are not looked at. They
        are measured with half of the groups, as nothing hangs on them but whether they are right.
        """
        places: dict[Cells, Place] = {}
        follows: dict[Cells, list[tuple[Measured, Cells]]] = {}
        waiting: list[tuple[tuple[int, ...], Position]] = [((), self.position)]
        is_best = True
        while waiting:
            path, position = waiting.pop()
            cells = tuple(position.row())
            if cells in places:
                continue
            if len(places) >= MOST_PLACES or len(path) >= DEEPEST or self.tries > budget.most:
                raise TooMuch
            place = self.measure(path, position, budget if is_best else budget.halved())
            places[cells], follows[cells] = place, []
            for each in reversed(place.right):
                after = goes_on(position, self.seat, each.option, self.turns)
                if after is not None:
                    follows[cells].append((each, tuple(after.row())))
                    waiting.append(((*path, each.option), after))
            if is_best and not (follows[cells] and follows[cells][-1][0] is place.options[0]):
                is_best = False
                if not is_promising(list(places.values())):
                    raise TooMuch
        order = topological_order(follows, tuple(self.position.row()))
        numbers = {cells: nth for nth, cells in enumerate(order)}
        for followers in follows.values():
            for each, cells in followers:
                each.next = numbers[cells]
        return [places[cells] for cells in order]

    def own_moves(self, place: Place, each: Measured) -> list[int]:
        """Give the solver's likely moves in this turn, from an option on."""
        moves = [*place.path, each.option]
        position = goes_on(place.position, self.seat, each.option, self.turns)
        for seat, option in each.line:
            if position is None or seat != self.seat or option not in list(position.options_of(seat)):
                break
            moves.append(option)
            position = goes_on(position, self.seat, option, self.turns)
        return moves

    def likely(self, place: Place, each: Measured) -> list[tuple[int, int]]:
        """Give what is likely to follow an option, as far as it can happen and nothing is drawn."""
        position = place.position.copy()
        position.choose(self.seat, each.option)
        found: list[tuple[int, int]] = []
        for seat, option in each.line:
            if position.is_over() or position.seat == CHANCE or not position.is_open(seat):
                break
            if option not in list(position.options_of(seat)):
                break
            position.choose(seat, option)
            found.append((seat, option))
        return found


def is_promising(way: list[Place]) -> bool:
    """Tell whether the way of the best moves has a choice that is clear, sure and not found by luck."""
    luck = 1.0
    for place in way:
        luck *= len(place.right) / len(place.options)
    return luck <= LUCK and any(is_sure(place) for place in way)


def is_sure(place: Place) -> bool:
    """Tell whether what is right at a place is far from what is wrong, in most groups and by both seeds."""
    return place.is_clear and place.gap >= MARGIN and place.agreed >= AGREED and place.is_steady()


def topological_order(follows: dict[Cells, list[tuple[Measured, Cells]]], first: Cells) -> list[Cells]:
    """Give all places so that each comes before those that follow it."""
    done: list[Cells] = []
    seen: set[Cells] = set()

    def visit(cells: Cells) -> None:
        if cells not in seen:
            seen.add(cells)
            for _, after in reversed(follows[cells]):
                visit(after)
            done.append(cells)

    visit(first)
    return done[::-1]


def compare(place: Place) -> None:
    """Put the best option first, and say how far the others are behind it."""
    place.options.sort(key=lambda each: (-len(each.worths), -each.worth, each.option))
    best = max(place.options, key=lambda each: (each.worth, -each.option))
    place.options.remove(best)
    place.options.insert(0, best)
    for each in place.options:
        pairs = [one - two for one, two in zip(best.worths, each.worths, strict=False)]
        each.behind, each.error = mean_and_error(pairs)


def judge(place: Place) -> None:
    """Say what is right: all that is not clearly behind."""
    for each in place.options:
        each.is_right = each.behind < MARGIN or each.behind < CERTAIN * each.error


def best_way(places: list[Place]) -> list[int]:
    """Give the places on the way of the best moves."""
    way, nth = [], 0
    while nth != END:
        way.append(nth)
        nth = places[nth].options[0].next
    return way


def key_of(places: list[Place]) -> int:
    """Give the place on that way that matters most: where much can be lost, in many ways."""
    clear = [nth for nth in best_way(places) if places[nth].is_clear]
    return max(clear, key=lambda nth: (len(places[nth].wrong) * sqrt(places[nth].gap), -nth), default=0)


# Why.


class LineTrials(Trials):
    """Trials of whole rows of moves in the place of single options: each is known by its number."""

    def __init__(
        self, game: Game, view: View, lines: list[list[int]], dice: Dice, is_counted: bool = True
    ) -> None:
        super().__init__(game, view, list(range(len(lines))), dice, is_counted)
        self.lines = lines

    def moved(self, position: Position, option: int) -> None:
        position.records_events = self.is_counted
        for move in self.lines[option]:
            if position.is_open(self.seat) and move in list(position.options_of(self.seat)):
                position.choose(self.seat, move)
        position.order(True)

    def try_one(self, position: Position, option: int, dice: Dice, is_followed: bool) -> None:
        self.moved(position, option)
        guess: End = estimate_end(self.game, position, dice)
        self.estimates[option].append(Estimate(guess, position.is_over()))
        if is_followed and not position.is_over():
            play_to_end(self.game, position, dice)
            end = estimate_end(self.game, position, dice)
            self.errors.append([true - guessed for true, guessed in zip(end, guess, strict=True)])
        if self.is_counted and is_followed:
            events: list[Event] = events_of(position)
            self.counts[option].append(self.count(position, events))
            self.feats[option].append(self.brought_about(events))

    def try_stretch(self) -> None:
        position, seed = self.game.sample(self.view, self.dice), int(self.dice.word())
        for option in self.estimates:
            tried = position.copy()
            self.moved(tried, option)
            self.feats[option].append(self.brought_about(play_stretch(self.game, tried, Dice(seed))))
