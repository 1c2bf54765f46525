"""Whole games played by code, with every check on after each choice.

A game's seed fixes all of it: the options it is played with, the draws, the choices. So a game
that went wrong is played again by its seed alone.
"""

import json
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from courtyard.arena.checks import faults_after, faults_of_replay
from courtyard.arena.figures import distribution
from courtyard.arena.parallel import in_processes
from courtyard.bots import Bot, Budget, find_bot
from courtyard.build import is_compiled
from courtyard.engine.chance import Dice
from courtyard.engine.game import Game
from courtyard.engine.match import Match
from courtyard.engine.playout import UNASKED, play_checked, play_out
from courtyard.engine.position import Position
from courtyard.engine.trouble import Trouble
from courtyard.games import find_game

WATCHED_EVERY = 128
"""Random games of which one is played as a match: saved, loaded, put into words, played again."""
SHOWN = 20
"""Number of violations printed for people; the others are counted."""
CHUNKS = 256
"""Approximate number of chunks of a run, between which progress is shown."""
LONGEST_CHUNK = 2000


@dataclass(frozen=True)
class Plan:
    """Settings shared by all games of a run."""

    game: str
    options: dict[str, Any]
    bots: str = "random"
    all_options: bool = False
    check: bool = True


@dataclass(frozen=True)
class Violation:
    """Something that must not be: in which game, after which choice, and what."""

    game: int
    seed: int
    choice: int
    sentence: str
    options: dict[str, Any]


@dataclass
class Tally:
    """Totals over some games of a run; tallies add up in any order."""

    games: int = 0
    choices: int = 0
    points: list[Counter[int]] = field(default_factory=list)
    wins: Counter[int] = field(default_factory=Counter)
    violations: list[Violation] = field(default_factory=list)

    def note(self, played: "Played", index: int, seed: int, options: dict[str, Any]) -> None:
        """Note a game: its choices, the final points of every seat, its violations."""
        self.games += 1
        self.choices += played.choices
        for sentence in played.faults:
            self.violations.append(Violation(index, seed, played.choices, sentence, options))
        if played.end is not None:
            for seat in range(played.end.seats()):
                if seat == len(self.points):
                    self.points.append(Counter())
                self.points[seat][int(played.end.result(seat))] += 1
                self.wins[seat] += played.end.place(seat) == 1

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.choices += other.choices
        self.violations += other.violations
        self.wins.update(other.wins)
        for seat, points in enumerate(other.points):
            if seat == len(self.points):
                self.points.append(Counter())
            self.points[seat].update(points)


# One game.


def variants(plan: Plan, game: Game) -> list[dict[str, Any]]:
    """Give the game options of a run; those that were given stay in all of them."""
    if not plan.all_options:
        return [game.settle_options(plan.options)]
    found: dict[str, dict[str, Any]] = {}
    for variant in game.variants():
        try:
            options = game.settle_options({**variant, **plan.options})
        except Trouble:
            continue  # What was given does not go with this variant.
        found.setdefault(json.dumps(options, sort_keys=True), options)
    return list(found.values()) or [game.settle_options(plan.options)]


def variant_of(seed: int, number: int) -> int:
    """Give the variant with which a seed is played."""
    # Without a common divisor, so that even a few games meet options of every kind.
    return seed * 61 % number


@dataclass
class Played:
    """One game: how many choices were made, where it ended, and what must not be."""

    choices: int = 0
    end: Position | None = None
    faults: list[str] = field(default_factory=list)


def play_fast(plan: Plan, start: Position, seed: int) -> Played:
    """Play one game at random inside the compiled loop."""
    played = Played()
    position = start.copy()
    try:
        if plan.check:
            played.choices = play_checked(position, Dice(seed), played.faults)
        else:
            played.choices = play_out(position, Dice(seed))
    except Exception as error:  # Whatever goes wrong inside a game is what we are looking for.
        played.faults.append(raised(error))
        played.choices = choices_before_error(start.copy(), Dice(seed))
    played.end = None if played.faults else position
    return played


def choices_before_error(position: Position, dice: Dice) -> int:
    """Play a game that breaks off once more, and count how many choices the seats made."""
    made = 0
    try:
        while not position.is_over():
            seat = position.seat
            position.choose(seat, dice.choose(position))
            made += seat >= 0
    except Exception:  # The same one as before; it is told by its sentence.
        return made
    return made


def raised(error: Exception) -> str:
    return f"{type(error).__name__} was raised: {error}"


def play_watched(plan: Plan, game: Game, options: dict[str, Any], seed: int) -> Played:
    """Play one game as a match, look closely after each choice, and play its journal again."""
    played = Played()
    try:
        match = Match(game, options, str(seed))
        dice = Dice(seed)
        choose = chooser(plan.bots, game, dice)
        while not match.is_over and not played.faults:
            if plan.bots != "random" or not chose_unasked(match, dice):
                seat = random_seat(match, dice)
                match.choose(seat, choose(match, seat))
            played.choices += 1
            if plan.check:
                played.faults += faults_after(match, played.choices)
        if plan.check and not played.faults:
            played.faults += faults_of_replay(match)
        played.end = None if played.faults else match.position
    except Exception as error:  # Whatever goes wrong inside a game is what we are looking for.
        played.faults.append(raised(error))
    return played


def chose_unasked(match: Match, dice: Dice) -> bool:
    """Let some seat, now and then, do something that it may do though nobody asks it."""
    if dice.below(UNASKED):
        return False
    seat = int(dice.below(match.position.seats()))
    standing = match.position.standing(seat)
    if len(standing):
        match.choose(seat, int(standing[dice.below(len(standing))]))
    return bool(len(standing))


def random_seat(match: Match, dice: Dice) -> int:
    """Give one of the seats that may choose: where there are several, it must not matter which."""
    seats = match.open_seats
    return seats[0] if len(seats) == 1 else seats[int(dice.below(len(seats)))]


def chooser(bots: str, game: Game, dice: Dice) -> Callable[[Match, int], int]:
    """Give what makes the choices of all seats: a bot for each."""
    seated: dict[int, Bot] = {}

    def choose(match: Match, seat: int) -> int:
        if seat not in seated:
            seated[seat] = find_bot(bots)
        # The random bot needs no view, and views take time.
        view = {} if bots == "random" else match.recall(seat)
        return seated[seat].choose(game, view, list(match.position.options_of(seat)), Budget(), dice)

    return choose


# Many games.


def play_chunk(work: tuple[Plan, int, int, int]) -> Tally:
    """Play the games of a run from one index up to another; runs in any process."""
    plan, first_seed, begin, end = work
    game = find_game(plan.game)
    tally = Tally()
    choice_of_options = variants(plan, game)
    starts: dict[int, Position] = {}
    for index in range(begin, end):
        seed = first_seed + index
        nth = variant_of(seed, len(choice_of_options))
        options = choice_of_options[nth]
        if plan.bots != "random" or (plan.check and seed % WATCHED_EVERY == 1):
            played = play_watched(plan, game, options, seed)
        else:
            if nth not in starts:
                starts[nth] = game.start(options, {})
            played = play_fast(plan, starts[nth], seed)
        tally.note(played, index, seed, options)
    return tally


def simulate(plan: Plan, games: int, seed: int, jobs: int) -> Iterator[Tally]:
    """Play the games with the seeds from `seed` on; give a tally of each part as it is done."""
    size = max(1, min(games // CHUNKS, LONGEST_CHUNK))
    chunks = [(plan, seed, begin, min(begin + size, games)) for begin in range(0, games, size)]
    yield from in_processes(play_chunk, chunks, min(jobs, len(chunks)))


def run(plan: Plan, games: int, seed: int, jobs: int, progress: Callable[[int], None]) -> dict[str, Any]:
    """Play a whole run and give its report; `progress` hears of every part."""
    game = find_game(plan.game)
    variants(plan, game)
    total = Tally()
    began = time.perf_counter()
    for tally in simulate(plan, games, seed, jobs):
        total.add(tally)
        progress(tally.games)
    seconds = time.perf_counter() - began
    total.violations.sort(key=lambda violation: (violation.game, violation.choice))
    return {
        "game": plan.game,
        "games": total.games,
        "choices": total.choices,
        "seconds": round(seconds, 3),
        "choices_per_second": round(total.choices / seconds, 1),
        "violations": [vars(violation) for violation in total.violations],
        "scores": {str(seat): distribution(points) for seat, points in enumerate(total.points)},
        "wins": {str(seat): total.wins[seat] for seat in range(len(total.points))},
        "options": "all" if plan.all_options else game.settle_options(plan.options),
        "seed": seed,
        "bots": plan.bots,
        "checks": plan.check,
        "jobs": jobs,
        "compiled": is_compiled(),
    }


def describe(report: dict[str, Any]) -> list[str]:
    """Put a report into lines for people."""
    games, choices = report["games"], report["choices"]
    lines = [
        f"{games:,} {'game' if games == 1 else 'games'}, {choices:,} choices in {report['seconds']:,.1f} s: "
        f"{report['choices_per_second']:,.0f} choices a second"
        + ("" if report["checks"] else ", without checks"),
    ]
    if report["scores"]:
        lines.append("seat     mean    q1   median    q3     wins")
    for seat, spread in report["scores"].items():
        lines.append(
            f"{seat:>4} {spread['mean']:8.2f} {spread['q1']:5.1f} {spread['median']:8.1f} {spread['q3']:5.1f}"
            f" {report['wins'][seat]:8,}"
        )
    for violation in report["violations"][:SHOWN]:
        lines.append(
            f"Game {violation['game']} (seed {violation['seed']}), "
            f"after choice {violation['choice']}: {violation['sentence']}"
        )
    count = len(report["violations"])
    if count > SHOWN:
        lines.append(f"(and {count - SHOWN:,} more; --json lists them all)")
    if report["checks"] or count:
        lines.append("No violations." if not count else f"{count} violation{'s' if count > 1 else ''}.")
    return lines
