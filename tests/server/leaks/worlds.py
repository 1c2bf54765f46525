"""Two worlds that differ only in what a reader may not know, and how both go on.

A world is a game that begins from any position. The second begins from another position that agrees with the
reader's view of the first, and both go on by steps that look the same from where the reader sits: the others
choose and chance draws differently wherever the reader does not see it.

The reader may know the game's view, and who must still choose. This only decides which steps can be taken in
both worlds: what others do under a veil is taken whether or not a view shows it, so that a view which does is
found out.
"""

import json
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from courtyard.engine.chance import Dice
from courtyard.engine.game import Game
from courtyard.engine.match import Match
from courtyard.engine.position import CHANCE, Position
from courtyard.engine.terms import Opening

Draw = tuple[str, int, int]
"""The purpose of a draw of chance, how many came before it, and what was drawn."""
TRIES = 6
"""The number of choices of one world that are tried before a step is given up,"""
ANSWERS = 8
"""The number of choices of the other world that are tried for each of them."""
MOST_UNSEEN = 3
SAMPLES = 20
LONGEST_STAGE = 40


class Action(NamedTuple):
    """A choice of a seat in one of the worlds."""

    seat: int
    kind: Literal["choose", "undo"]
    option: int | None


@dataclass(frozen=True)
class Step:
    """The choices in each of the worlds between two looks of the reader."""

    actions: tuple[list[Action], list[Action]]
    is_unseen: bool = False
    """Whether all of it happens under a veil, so that the reader hears nothing at all."""


class Path(NamedTuple):
    """Some choices of a seat that could be made, what chance draws meanwhile, and where it leads."""

    position: Position
    choices: list[tuple[int, list[Draw]]]


def begun(game: Game, written: dict[str, Any]) -> Opening:
    """Begin from what a world is written as."""
    position = game.load(written["position"], written["options"], {})
    return Opening(written["options"], position, written["foreseen"])


class World:
    """A game that begins somewhere; its draws are written down with its beginning."""

    def __init__(self, game: Game, options: dict[str, Any], position: Position, seed: str) -> None:
        self.game = game
        self.seed = seed
        self.written: dict[str, Any] = {"position": game.save(position), "options": options, "foreseen": {}}
        self.match = Match(game, options, seed, None, self.written)

    def options_of(self, seat: int) -> list[int]:
        return [int(option) for option in self.match.position.options_of(seat)]

    def choose(self, seat: int, option: int, draws: list[Draw]) -> Action:
        for purpose, count, drawn in draws:
            foreseen = self.match.foreseen.setdefault(purpose, [])
            foreseen += [-1] * (count + 1 - len(foreseen))
            foreseen[count] = drawn
        self.match.choose(seat, option)
        return Action(seat, "choose", option)

    def undo(self, seat: int) -> Action:
        self.match.undo(seat)
        return Action(seat, "undo", None)

    def take(self, seat: int, path: Path) -> list[Action]:
        return [self.choose(seat, option, draws) for option, draws in path.choices]


def drawn_on(game: Game, position: Position, dice: Dice, like: dict[tuple[str, int], int]) -> list[Draw]:
    """Let chance draw as long as it must, as in the other world where that can be."""
    draws: list[Draw] = []
    while position.seat == CHANCE:
        purpose, count = game.lot(position)
        drawn = like.get((purpose, count))
        if drawn not in list(position.options):
            drawn = int(dice.choose(position))
        assert drawn is not None
        position.choose(CHANCE, drawn)
        draws.append((purpose, int(count), drawn))
    return draws


@dataclass
class Worlds:
    """Two worlds that a reader cannot tell apart by what they may know, and the steps that both take."""

    first: World
    second: World
    reader: int
    dice: Dice
    steps: list[Step] = field(default_factory=list)
    moments: list[tuple[Position, Position]] = field(default_factory=list)
    """How both worlds are at the beginning, and after each of the steps."""

    def __post_init__(self) -> None:
        self.keep_moment()

    @property
    def both(self) -> tuple[World, World]:
        return self.first, self.second

    @property
    def game(self) -> Game:
        return self.first.game

    def keep_moment(self) -> None:
        self.moments.append((self.first.match.position.copy(), self.second.match.position.copy()))

    def plan(self, steps: int) -> "Worlds":
        """Find steps that both worlds can take, until what the reader learns would tell them apart."""
        while len(self.steps) < steps and (step := self.step()) is not None:
            self.steps.append(step)
            self.keep_moment()
        return self

    def step(self) -> Step | None:
        seats = self.first.match.open_seats
        for seat in self.shuffled(seats):
            if seat == self.reader:
                step = self.seen_step(seat)
            elif self.first.match.position.veil():
                step = self.unseen_step(seat) if self.dice.below(3) else self.last_unseen_step(seat)
            else:
                step = self.seen_step(seat)
            if step is not None:
                return step
        return None

    def shuffled(self, row: list[int]) -> list[int]:
        rest, mixed = list(row), list[int]()
        while rest:
            mixed.append(rest.pop(self.dice.below(len(rest))))
        return mixed

    # What the reader may know of a position.

    def seen(self, position: Position) -> str | None:
        """Give what tells worlds apart for the reader; of a game that is over everybody knows all."""
        if position.is_over():
            return None
        return json.dumps([self.game.view(position, self.reader), open_seats(position)], sort_keys=True)

    # Steps.

    def seen_step(self, seat: int) -> Step | None:
        """Let a seat choose once in both worlds, the reader alike, others perhaps differently."""
        first, second = self.both
        for option in self.shuffled(first.options_of(seat))[:TRIES]:
            path = self.path(first, seat, [option])
            seen = self.seen(path.position)
            if seen is None:
                continue
            answers = [option] if seat == self.reader else self.answers(option, second.options_of(seat))
            for answer in answers:
                if answer in second.options_of(seat) and (found := self.like(path, seat, answer, seen)):
                    return Step((first.take(seat, path), second.take(seat, found)))
        return None

    def answers(self, option: int, options: list[int]) -> list[int]:
        """Give what to try in the second world: mostly something else first, where that can be unseen."""
        others = [other for other in self.shuffled(options) if other != option][:ANSWERS]
        return [*others, option] if self.dice.below(2) else [option, *others]

    def like(self, path: Path, seat: int, option: int, seen: str) -> Path | None:
        """Give a choice of the second world after which the reader sees what they see in the first."""
        for is_faithful in (False, True):
            found = self.path(self.second, seat, [option], path if is_faithful else None)
            if self.seen(found.position) == seen:
                return found
        return None

    def path(self, world: World, seat: int, options: list[int], like: Path | None = None) -> Path:
        position = world.match.position.copy()
        known = {(draw[0], draw[1]): draw[2] for _, draws in (like.choices if like else []) for draw in draws}
        choices = []
        for option in options:
            position.choose(seat, option)
            choices.append((option, drawn_on(self.game, position, self.dice, known)))
        return Path(position, choices)

    def unseen_step(self, seat: int) -> Step | None:
        """Let somebody go on under the veil, in one world more often than in the other."""
        counts = [self.dice.below(MOST_UNSEEN + 1) for _ in range(2)]
        one, other = (
            self.unseen_actions(world, seat, count) for world, count in zip(self.both, counts, strict=True)
        )
        return Step((one, other), is_unseen=True) if one or other else None

    def unseen_actions(self, world: World, seat: int, count: int) -> list[Action]:
        actions: list[Action] = []
        before = stage(world.match.position)
        for _ in range(count):
            for option in self.shuffled(world.options_of(seat))[:TRIES]:
                path = self.path(world, seat, [option])
                if stage(path.position) == before:
                    actions += world.take(seat, path)
                    break
            if world.match.can_undo(seat) and not self.dice.below(3):
                actions.append(world.undo(seat))
        return actions

    def last_unseen_step(self, seat: int) -> Step | None:
        """Let somebody end what they do under the veil in both worlds, which everybody may see."""
        for _ in range(ANSWERS):
            paths = [self.to_the_end(world, seat) for world in self.both]
            one, other = (path.position for path in paths)
            if stage(one) != stage(other) or one.is_open(seat) or other.is_open(seat):
                continue
            is_lifted = one.veil() != self.first.match.position.veil()
            if not is_lifted or (self.seen(one) is not None and self.seen(one) == self.seen(other)):
                actions = [world.take(seat, path) for world, path in zip(self.both, paths, strict=True)]
                return Step((actions[0], actions[1]))
        return None

    def to_the_end(self, world: World, seat: int) -> Path:
        position, choices = world.match.position.copy(), list[tuple[int, list[Draw]]]()
        veil = position.veil()
        while position.is_open(seat) and position.veil() == veil and len(choices) < LONGEST_STAGE:
            options = list(position.options_of(seat))
            option = int(options[self.dice.below(len(options))])
            position.choose(seat, option)
            choices.append((option, drawn_on(self.game, position, self.dice, {})))
        return Path(position, choices)


def open_seats(position: Position) -> list[int]:
    return [seat for seat in range(position.seats()) if position.is_open(seat)]


def stage(position: Position) -> tuple[int, list[int]]:
    return int(position.veil()), open_seats(position)


def worlds_of(match: Match, reader: int, dice: Dice, is_same: bool = False) -> Worlds:
    """Begin two worlds where a match is now, alike or apart in what the reader may not know."""
    there = match.position.copy() if is_same else another(match, reader, dice)
    first, second = (
        World(match.game, match.options, position, "".join(f"{dice.word():08x}" for _ in range(4)))
        for position in (match.position, there)
    )
    return Worlds(first, second, reader, dice)


def another(match: Match, reader: int, dice: Dice) -> Position:
    """Give a position that agrees with all that a reader may know; who is done under a veil all may see."""
    view = json.loads(json.dumps(match.view(reader)))
    for _ in range(SAMPLES):
        position = match.game.sample(view, dice)
        if open_seats(position) == match.open_seats:
            return position
    return match.position.copy()
