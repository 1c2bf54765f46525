"""Whole games played by code, with every check on after each choice.

A game's seed fixes all of it: the options it is played with, the draws, the choices. So a game
that went wrong is played again by its seed alone.
"""

import json
import multiprocessing
import signal
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

from courtyard.bots import find_bot
from courtyard.build import is_compiled
from courtyard.engine import journal
from courtyard.engine.chance import Dice
from courtyard.engine.game import SPECTATOR, Game
from courtyard.engine.language import LANGUAGES
from courtyard.engine.match import Match
from courtyard.engine.playout import play_checked, play_out
from courtyard.engine.position import Position
from courtyard.engine.trouble import Trouble
from courtyard.games import find_game

SAVED_EVERY = 23
"""So many choices lie between two at which saving and loading is checked."""
SAID_EVERY = 41
"""So many choices lie between two at which the decision and the views are put into words."""
WATCHED_EVERY = 128
"""Of so many random games one is played as a match: saved, loaded, put into words, played again."""
SHOWN = 20
"""So many violations are told to people; the others are counted."""
CHUNKS = 256
"""A run is cut into about so many chunks, between which progress is shown."""
LONGEST_CHUNK = 2000


@dataclass(frozen=True)
class Plan:
    """What every game of a run has in common."""

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
    """What some games of a run came to; tallies add up in any order."""

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
    """Give which of so many variants a seed is played with."""
    # Without a common divisor, so that even a few games meet options of every kind.
    return seed * 61 % number


@dataclass
class Played:
    """One game: how many choices were made, where it ended, and what must not be."""

    choices: int = 0
    end: Position | None = None
    faults: list[str] = field(default_factory=list)


def play_fast(plan: Plan, start: Position, seed: int) -> Played:
    """Play one game by lot inside the compiled loop."""
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
            seat = seat_by_lot(match, dice)
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


def seat_by_lot(match: Match, dice: Dice) -> int:
    """Give one of the seats that may choose: where there are several, it must not matter which."""
    seats = match.open_seats
    return seats[0] if len(seats) == 1 else seats[int(dice.below(len(seats)))]


def chooser(bots: str, game: Game, dice: Dice) -> Callable[[Match, int], int]:
    """Give what makes the choices of all seats."""
    bot = find_bot(bots)

    def choose(match: Match, seat: int) -> int:
        # A bot by lot needs no view, and views take time.
        view = {} if bots == "random" else match.view(seat)
        return bot.choose(game, view, list(match.position.options_of(seat)), dice)

    return choose


# The checks.


def faults_after(match: Match, made: int) -> list[str]:
    """Give a sentence for everything that must not be after a choice."""
    faults = match.position.audit() + faults_of_seats(match)
    if made % SAVED_EVERY == 0 or match.is_over:
        faults += faults_of_saving(match)
    if made % SAID_EVERY == 0 or match.is_over:
        faults += faults_of_words(match)
    return faults


def faults_of_seats(match: Match) -> list[str]:
    """Somebody must be able to choose until the game is over, and whoever may choose has an option."""
    position = match.position
    seats = match.open_seats
    if match.is_over:
        return [f"The game is over, but seat {seat} may choose." for seat in seats]
    if position.seat not in seats:
        return [f"Seat {position.seat} is asked, but the seats that may choose are {seats}."]
    return [
        f"The decision of seat {seat} lists no option." for seat in seats if not position.options_of(seat)
    ]


def faults_of_saving(match: Match) -> list[str]:
    """A position that is saved and loaded must be the same position."""
    game, position = match.game, match.position
    saved = json.dumps(game.save(position))
    loaded = game.load(json.loads(saved), match.options, match.own)
    if json.dumps(game.save(loaded)) != saved or list(loaded.cells) != list(position.cells):
        return ["Saved and loaded, the position is another one."]
    asked = match.open_seats
    if loaded.seat != position.seat or any(
        not loaded.is_open(seat) or list(loaded.options_of(seat)) != list(position.options_of(seat))
        for seat in asked
    ):
        return ["Saved and loaded, the position asks something else."]
    return []


def faults_of_words(match: Match) -> list[str]:
    """Decision and log must say in every language what the position offers; views must be plain data."""
    game, position = match.game, match.position
    for viewer in (*range(position.seats()), SPECTATOR):
        json.dumps(game.view(position, viewer))
        for event in match.log(viewer)[-8:]:
            line = match.tell(event, viewer)
            if line is not None:
                for language in LANGUAGES:
                    game.phrases.say(line, language)
    return [fault for seat in match.open_seats for fault in faults_of_decision(match, seat)]


def faults_of_decision(match: Match, seat: int) -> list[str]:
    """The decision in words must be the position's, and its notation must be read back."""
    game = match.game
    decision = match.decision(seat)
    for option in decision.options:
        if game.parse(game.notation(option.option)) != option.option:
            return [f"{option.notation} is read back as another option."]
        for language in LANGUAGES:
            game.phrases.say(option.message, language)
    if sorted(option.option for option in decision.options) != sorted(match.position.options_of(seat)):
        return ["The decision in words has other options than the position."]
    return []


def faults_of_replay(match: Match) -> list[str]:
    """A journal played again must give the same bytes."""
    text = journal.to_text(match)
    again = journal.replay(json.loads(text), match.game)
    if journal.to_text(again) != text:
        return ["Played again, the journal is another one."]
    if json.dumps(match.game.save(again.position)) != json.dumps(match.game.save(match.position)):
        return ["Played again, the journal ends in another position."]
    if again.events != match.events:
        return ["Played again, the journal tells another story."]
    return []


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


def stop_at_interrupt() -> None:
    """Let a process of a run end without a word when the run is interrupted."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def simulate(plan: Plan, games: int, seed: int, jobs: int) -> Iterator[Tally]:
    """Play the games with the seeds from `seed` on; give a tally of each part as it is done."""
    size = max(1, min(games // CHUNKS, LONGEST_CHUNK))
    chunks = ((plan, seed, begin, min(begin + size, games)) for begin in range(0, games, size))
    if jobs == 1 or games <= size:
        yield from map(play_chunk, chunks)
        return
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(jobs, games), spawn, stop_at_interrupt) as pool:
        try:
            under_way = {pool.submit(play_chunk, chunk) for chunk in islice(chunks, 3 * jobs)}
            while under_way:
                done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
                under_way |= {pool.submit(play_chunk, chunk) for chunk in islice(chunks, len(done))}
                for part in done:
                    yield part.result()
        except BrokenProcessPool:
            raise Trouble("A process that played games has died; try again with --jobs 1.") from None
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


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


def distribution(points: Counter[int]) -> dict[str, float]:
    """Give mean and quartiles, the latter between neighbours where they fall there."""
    count = points.total()
    ordered = sorted(points)

    def nth(rank: int) -> int:
        for value in ordered:
            rank -= points[value]
            if rank < 0:
                return value
        return ordered[-1]

    def at(part: float) -> float:
        place = part * (count - 1)
        below = nth(int(place))
        return below + (nth(min(int(place) + 1, count - 1)) - below) * (place - int(place))

    mean = sum(value * times for value, times in points.items()) / count
    quartiles = {"q1": at(0.25), "median": at(0.5), "q3": at(0.75)}
    return {"mean": round(mean, 3)} | {name: round(value, 3) for name, value in quartiles.items()}


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
