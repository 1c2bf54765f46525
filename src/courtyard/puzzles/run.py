"""A run of the mine: in many processes, within a given time, each find kept at once, and resumable."""

import multiprocessing
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import count, islice
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from courtyard.bots.search_pool import interrupts_blocked
from courtyard.engine.chance import Dice
from courtyard.engine.trouble import Trouble
from courtyard.games import GAMES
from courtyard.puzzles.difficulty import is_by_chance
from courtyard.puzzles.mine import Plan, Yield, mine
from courtyard.puzzles.puzzle import LEVELS, Puzzle, line_of, read

AHEAD = 2
"""Pieces of work handed out ahead for each process."""
GRACE = 120.0
"""Seconds after the end for processes to finish their work."""
MOST_OF_LEVEL = 0.45
"""Largest share of one level in a set."""
MOST_OF_THEME = 0.25
"""Largest share of one theme."""
MOST_OF_VARIANT = 1.6
"""Largest multiple of its fair share that a variant may have."""
MOST_OF_GAME = 3
"""Most puzzles from one game."""

Piece = TypeVar("Piece")
Done = TypeVar("Done")


# Choosing which to keep.


def selected(puzzles: Iterable[Puzzle], wanted: int, kinds: int) -> list[Puzzle]:
    """Choose puzzles, the clearest first, so that no level, theme or kind of game has too many."""
    caps = {
        "level": max(1, round(MOST_OF_LEVEL * wanted)),
        "theme": max(1, round(MOST_OF_THEME * wanted)),
        "variant": max(1, round(MOST_OF_VARIANT * wanted / kinds)),
        "seed": MOST_OF_GAME,
    }
    taken: Counter[tuple[str, Any]] = Counter()
    chosen: list[Puzzle] = []
    for puzzle in sorted(puzzles, key=lambda each: (is_by_chance(each.found), -quality(each), each.id)):
        marks: list[tuple[str, Any]] = [
            ("level", puzzle.level),
            ("theme", puzzle.theme),
            ("variant", puzzle.variant),
            ("seed", puzzle.journal["seed"]),
        ]
        if len(chosen) < wanted and all(taken[mark] < caps[mark[0]] for mark in marks):
            chosen.append(puzzle)
            taken.update(marks)
    return chosen


def some_of(puzzles: list[Puzzle], sample: int | None, seed: int) -> list[Puzzle]:
    """Give a number of puzzles at random, or all."""
    order = [int(nth) for nth in range(len(puzzles))]
    if sample is None or sample >= len(order):
        return list(puzzles)
    Dice(seed).shuffle(order)
    return [puzzles[nth] for nth in order[:sample]]


def quality(puzzle: Puzzle) -> float:
    """Tell how sure a puzzle is: by how many errors wrong moves are behind, and in how many groups."""
    return puzzle.agreed * min(puzzle.margin / max(puzzle.error, 0.05), 12.0)


def census(puzzles: Iterable[Puzzle]) -> dict[str, dict[str, int]]:
    """Count puzzles by level, theme and kind of game."""
    counts: dict[str, Counter[str]] = {"level": Counter(), "theme": Counter(), "variant": Counter()}
    for puzzle in puzzles:
        counts["level"][str(puzzle.level)] += 1
        counts["theme"][puzzle.theme] += 1
        counts["variant"][puzzle.variant] += 1
    return {name: dict(sorted(each.items())) for name, each in counts.items()}


# Running.


class Report(NamedTuple):
    """Result of a run."""

    found: int
    chosen: int
    games: int
    turns: int
    verified: int
    seconds: float
    """The seconds of computing, in all processes."""
    levels: dict[str, int]


class Ledger:
    """Puzzles found by a run and pieces done, in two files that only grow: FILE and FILE.done."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.done_path = path.with_name(path.name + ".done")
        self.puzzles = read(path, GAMES).puzzles if path.is_file() else []
        foreign = {puzzle.game for puzzle in self.puzzles} - {plan.game}
        if foreign:
            raise Trouble(f"{path} holds puzzles of {', '.join(sorted(foreign))}; take another file.")
        self.known = {puzzle.id for puzzle in self.puzzles}
        self.done = {line.split("\t")[0] for line in self.lines()}

    def lines(self) -> list[str]:
        return self.done_path.read_text(encoding="utf-8").splitlines() if self.done_path.is_file() else []

    def note(self, found: Yield) -> None:
        """Write down what a piece came to; one that was cut off is done again by the next run."""
        fresh = [puzzle for puzzle in found.puzzles if puzzle.id not in self.known]
        try:
            with self.path.open("a", encoding="utf-8") as file:
                file.writelines(f"{line_of(puzzle)}\n" for puzzle in fresh)
            if found.is_whole:
                figures = [
                    found.turns,
                    found.screened,
                    found.verified,
                    len(found.puzzles),
                    round(found.seconds),
                ]
                with self.done_path.open("a", encoding="utf-8") as file:
                    file.write("\t".join([found.piece, *map(str, figures)]) + "\n")
        except OSError as error:
            raise Trouble(f"{self.path} cannot be written: {error.strerror}.") from None
        self.puzzles += fresh
        self.known |= {puzzle.id for puzzle in fresh}


def run(
    plan: Plan,
    path: Path,
    wanted: int,
    kinds: int,
    processes: int = 1,
    seed: int = 1,
    journals: Path | None = None,
    most_games: int | None = None,
    tell: Callable[[str], None] | None = None,
) -> Report:
    """Mine until enough puzzles of all sorts are found, or time is up."""
    ledger = Ledger(path, plan)
    pieces = islice(pieces_of(ledger, seed, journals), most_games)
    games = turns = verified = 0
    seconds = 0.0
    began = time.monotonic()
    chosen = selected(ledger.puzzles, wanted, kinds)
    work = ((plan, piece) for piece in pieces)
    if len(chosen) < wanted:
        for found in spread(mine, work, processes, plan.until):
            ledger.note(found)
            games, turns, verified = games + 1, turns + found.turns, verified + found.verified
            seconds += found.seconds
            chosen = selected(ledger.puzzles, wanted, kinds)
            if tell:
                minutes = (time.monotonic() - began) / 60
                tell(f"{minutes:.1f} min: {games} games, {len(ledger.puzzles)} puzzles, {len(chosen)} chosen")
            if len(chosen) >= wanted or plan.is_late:
                break
    levels = Counter(str(puzzle.level) for puzzle in chosen)
    told = {str(level): levels[str(level)] for level in LEVELS}
    return Report(len(ledger.puzzles), len(chosen), games, turns, verified, round(seconds, 1), told)


def pieces_of(ledger: Ledger, seed: int, journals: Path | None) -> Iterator[int | str]:
    """Give the games that are not done yet: those of a folder, or one seed after the other."""
    if journals is None:
        return (number for number in count(seed) if str(number) not in ledger.done)
    if not journals.is_dir():
        raise Trouble(f"{journals} is no folder of journals.")
    return (str(path) for path in sorted(journals.glob("*.json")) if str(path) not in ledger.done)


def spread(
    do: Callable[[Piece], Done], pieces: Iterable[Piece], processes: int, until: float | None = None
) -> Iterator[Done]:
    """Do pieces of work in some processes and give what each comes to, as it is done.

    Who stops asking ends the processes; so does the time, a while after it is up.
    """
    if processes == 1:
        yield from map(do, pieces)
        return
    waiting = iter(pieces)
    others = set(multiprocessing.active_children())
    with ProcessPoolExecutor(processes, multiprocessing.get_context("spawn")) as pool:
        try:
            with interrupts_blocked():
                under_way = {pool.submit(do, piece) for piece in islice(waiting, AHEAD * processes)}
            while under_way:
                left = None if until is None else max(1.0, until + GRACE - time.time())
                done, under_way = wait(under_way, timeout=left, return_when=FIRST_COMPLETED)
                if not done:
                    return
                under_way |= {pool.submit(do, piece) for piece in islice(waiting, len(done))}
                for part in done:
                    yield part.result()
        except BrokenProcessPool:
            raise Trouble("A process of the mine has died; what was found till then is kept.") from None
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
            for process in set(multiprocessing.active_children()) - others:
                process.terminate()


def as_text(report: Report) -> str:
    """Say in a sentence what a run came to."""
    levels = ", ".join(f"{number} of level {level}" for level, number in report.levels.items())
    each = f"{report.seconds / report.found:.0f}" if report.found else "–"
    return (
        f"{report.found} puzzles, {report.chosen} of them chosen ({levels}), from {report.games} games with "
        f"{report.turns} turns, {report.verified} of them verified; {report.seconds:.0f} seconds of "
        f"computing, {each} for each puzzle."
    )
