"""The check of a game against the engine's contract: `courtyard check GAME`."""

import json
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import cycle, islice
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from courtyard.arena.checks import faults_after, faults_of_replay
from courtyard.engine.chance import Dice
from courtyard.engine.content import Table
from courtyard.engine.game import Game
from courtyard.engine.language import LANGUAGES
from courtyard.engine.match import Match
from courtyard.engine.playout import play_many
from courtyard.engine.position import CHANCE, AgendaEndless, Position
from courtyard.engine.saving import frames
from courtyard.engine.terms import SPECTATOR
from courtyard.engine.trouble import Trouble

WORLDS = 3
"""Number of positions sampled from a view."""
LOOKED_AT_EVERY = 7
LONGEST = 20_000
"""A game with more choices than these does not end, as far as we wait."""
SECONDS = 0.5


@dataclass(frozen=True)
class Finding:
    """One part of the contract: how often it was tried, and what is wrong."""

    name: str
    tried: int
    fault: str = ""


class Trial:
    """Random games, each looked at with the eyes of the contract."""

    def __init__(self, game: Game, games: int, seed: int, own: Table | None = None) -> None:
        self.game = game
        self.own = own
        """An owner's corrections, with which it must keep the contract as well."""
        self.games = games
        self.seed = seed
        self.variants = game.variants()

    def matches(self) -> Iterator[tuple[Match, Dice]]:
        for nth, options in enumerate(islice(cycle(self.variants), self.games)):
            yield Match(self.game, options, str(self.seed + nth), self.own), Dice(self.seed + nth)

    def play(self, look: Callable[[Match, int], str]) -> tuple[int, str]:
        """Play random games; give at how many moments they were looked at, and the first fault."""
        moments = 0
        for match, dice in self.matches():
            made = 0
            while True:
                try:
                    fault = look(match, made)
                    moments += 1
                    if not fault and made == LONGEST:
                        fault = "The game does not end."
                    if fault or match.is_over:
                        break
                    seats = match.open_seats
                    seat = seats[dice.below(len(seats))]
                    options = match.position.options_of(seat)
                    match.choose(seat, int(options[dice.below(len(options))]))
                    made += 1
                except Exception as error:  # of whatever somebody's game does
                    fault = self.describe_error(error)
                    break
            if fault:
                return moments, f"{fault} {where(match)}"
        return moments, ""

    def describe_error(self, error: Exception) -> str:
        """Say what went wrong, and what may have been the reason."""
        if isinstance(error, AgendaEndless):
            step = self.game.declaration.step_by_number.get(error.args[0])
            name = step.name if step else error.args[0]
            return f"The step {name!r} comes again and again without a choice; did `answer` forget `pop`?"
        return f"{type(error).__name__}: {error}"

    # The parts of the contract.

    def whole_games(self) -> tuple[int, str]:
        return self.play(lambda match, made: "; ".join(faults_after(match, made)))

    def replays(self) -> tuple[int, str]:
        return self.play(lambda match, made: "; ".join(faults_of_replay(match)) if match.is_over else "")

    def undo(self) -> tuple[int, str]:
        return self.play(undone)

    def hidden(self) -> tuple[int, str]:
        """Check that everything a seat is shown and told follows from what it may know."""
        if not self.game.can_sample:
            return 0, ""
        return self.play(lambda match, made: interference(match, made) if made % LOOKED_AT_EVERY == 0 else "")

    def notation(self) -> tuple[int, str]:
        game, tried = self.game, 0
        for option in range(game.action_space):
            try:
                text = game.notation(option)
            except Trouble:
                continue
            tried += 1
            if game.parse(text) != option:
                return tried, f"{text!r}, which stands for option {option}, is read as {game.parse(text)}."
        return tried, "" if tried else "No option can be written."

    def draws(self) -> tuple[int, str]:
        """Each draw of a game must be told from those before it, or it comes out the same every time."""
        game, tried = self.game, 0
        lot = game.lot
        for match, dice in self.matches():
            seen: set[tuple[str, int]] = set()
            position = match.game.start(match.options, match.values)
            while not position.is_over():
                if position.seat == CHANCE:
                    draw = lot(position)
                    tried += 1
                    if draw in seen:
                        return tried, (
                            f"The draw {draw[0]!r} number {draw[1]} is made twice: `nth` must name a cell "
                            f"that `drawn` raises by one. {where(match)}"
                        )
                    seen.add(draw)
                position.choose(position.seat, dice.choose(position))
        return tried, ""

    def words(self) -> tuple[int, str]:
        """Every line of the words must be read; the speaker leaves out a line that cannot be read."""
        tried = 0
        for language in LANGUAGES:
            for entry in FluentParser().parse(self.game.phrases.source(language)).body:
                tried += 1
                if isinstance(entry, Junk):
                    return (
                        tried,
                        f"In the words ({language}) this cannot be read: {(entry.content or '').strip()!r}.",
                    )
        return tried, ""

    def options(self) -> tuple[int, str]:
        for options in self.variants:
            if self.game.settle_options(options) != options:
                return len(self.variants), f"{options} are not left as they are when they are settled again."
        return len(self.variants), ""

    def findings(self) -> Iterator[Finding]:
        parts = {
            "options": self.options,
            "notation": self.notation,
            "whole games, words, saving": self.whole_games,
            "replays": self.replays,
            "draws": self.draws,
            "undo": self.undo,
            "hidden information": self.hidden,
            "words": self.words,
        }
        for name, part in parts.items():
            try:
                yield Finding(name, *part())
            except Exception as error:
                yield Finding(name, 0, self.describe_error(error))


def where(match: Match) -> str:
    made = len(match.choices)
    return f"(options {json.dumps(match.options)}, seed {match.seed}, after choice {made})"


def undone(match: Match, made: int) -> str:
    """Take an option in the same match played again, take it back, and be where one was."""
    for seat in match.open_seats:
        again = Match(match.game, match.options, match.seed, match.own)
        for chooser, option in match.choices:
            again.choose(chooser, option)
        again.choose(seat, int(again.position.options_of(seat)[0]))
        if again.can_undo(seat):
            again.undo(seat)
            if list(again.position.cells) != list(match.position.cells) or again.log(seat) != match.log(seat):
                return "What was taken back has left something behind."
    return ""


def interference(match: Match, made: int) -> str:
    """In positions that agree with a seat's view, the seat sees and is asked the same."""
    game, position = match.game, match.position
    for seat in range(position.seats()):
        view = game.recall(position, seat)
        shown = seen(game, position, seat)
        taken = judged(game, position, seat)
        for nth in range(WORLDS):
            world = game.sample(view, Dice(made * WORLDS + nth))
            key = differing(game.recall(world, seat), view)
            if key:
                return (
                    f"A position sampled from the view of seat {seat} does not look like it: {key} differs."
                )
            if agenda(world) != agenda(position):
                return (
                    f"A position sampled from the view of seat {seat} has the steps {agenda(world)} on its "
                    f"agenda, not {agenda(position)}: it plays on otherwise."
                )
            if seen(game, world, seat) != shown:
                return f"Seat {seat} is asked something that depends on what it may not know."
            if judged(game, world, seat) != taken:
                return f"The judgement chooses for seat {seat} by what that seat may not know."
    as_text(match.view(SPECTATOR))
    return ""


def agenda(position: Position) -> list[int]:
    """The steps that are waiting."""
    return [frame[0] for frame in frames(list(position.cells))]


def differing(one: Any, other: Any, path: str = "the view") -> str:
    """Name the first place at which two views differ."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        return next(filter(None, (differing(one[key], other[key], f"{path}[{key!r}]") for key in one)), "")
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return next(
            filter(
                None,
                (differing(*pair, f"{path}[{n}]") for n, pair in enumerate(zip(one, other, strict=True))),
            ),
            "",
        )
    return (
        "" if as_text(one) == as_text(other) else f"{path} ({as_text(one)[:60]}, not {as_text(other)[:60]})"
    )


def seen(game: Game, position: Position, seat: int) -> Any:
    if not position.is_open(seat):
        return None
    return [int(option) for option in position.options_of(seat)], game.decision(position, seat)


def judged(game: Game, position: Position, seat: int) -> int | None:
    """Give what the judgement takes for a seat that is to choose: environments ask it in true positions."""
    if not game.can_judge or not position.is_open(seat):
        return None
    imagined = position.copy()
    imagined.order(True)
    return int(game.judgement.best(imagined, seat, Dice(seat)))


def as_text(view: Any) -> str:
    return json.dumps(view, sort_keys=True)


def speed(game: Game) -> float:
    """Tell how many choices a second a game makes at random, in one process."""
    start: Position = game.start(game.settle_options({}), {})
    start.records_events = False
    dice, choices, began = Dice(1), 0, time.perf_counter()
    while time.perf_counter() - began < SECONDS:
        choices += int(play_many(start, 1, dice))
    return choices / (time.perf_counter() - began)


def abilities(game: Game) -> dict[str, bool]:
    """Tell which parts a game has beside its core, and so what is there in every face."""
    return {
        "search and hints (sample)": game.can_sample,
        "bots that judge (judgement)": game.can_judge,
        "the lab (features)": game.can_teach,
        "a lesson": game.lesson is not None,
        "rules to look up": bool(game.chapters),
        "a drawing of its own": game.is_drawn,
    }
