"""How hard a puzzle is: which bots find it, from a beginner to a long search, and what rating that makes."""

from math import exp, log

from courtyard.bots import find_bot
from courtyard.bots.bot import Budget
from courtyard.engine.chance import Dice
from courtyard.engine.game import Game
from courtyard.puzzles.attempt import Attempt
from courtyard.puzzles.puzzle import Puzzle

LADDER: tuple[tuple[str, str, int | None, int, float], ...] = (
    ("novice", "novice", None, 12, 1100.0),
    ("heuristic", "heuristic", None, 6, 1300.0),
    ("10", "search", 10, 6, 1450.0),
    ("100", "search", 100, 4, 1650.0),
    ("1000", "deep", 1000, 2, 1900.0),
)
"""The name of a rung, its bot, its tries, how often it is asked, and what rating its finding it is worth."""
FOUND = 0.5
"""Share of attempts in which a bot must find a puzzle to count as finding it."""
EASY = 0.3
"""The same for a novice, who overlooks much."""
BY_CHANCE = 0.1
"""A novice finds by a mistake what it finds more often than this, and more often than the judgement."""
DOUBT = 300.0
"""The deviation of ratings around the middle before anything is known."""
MIDDLE = 1500.0
SCALE = 400 / log(10)
LONGEST = 16


def solves(puzzle: Puzzle, game: Game, bot: str, tries: int | None, seed: int) -> bool:
    """Let a bot make the moves of the solver, and tell whether all are right."""
    attempt, player, dice = Attempt(puzzle, game), find_bot(bot), Dice(seed)
    for _ in range(LONGEST):
        options = [int(option) for option in attempt.match.position.options_of(puzzle.seat)]
        view = attempt.match.recall(puzzle.seat)
        answer = attempt.choose(player.choose(game, view, options, Budget(playouts=tries), dice))
        if answer.state != "going-on":
            return answer.state == "solved"
        if puzzle.seat not in attempt.match.open_seats:
            return False
    return False


def rates(puzzle: Puzzle, game: Game, seed: int) -> dict[str, float]:
    """Tell how often each rung finds a puzzle; above two that always do, none is asked."""
    found: dict[str, float] = {}
    for name, bot, tries, times, _ in LADDER:
        if [found.get(rung) for rung in ("heuristic", "10")] == [1.0, 1.0] or found.get("100") == 1.0:
            found[name] = 1.0
            continue
        each = [solves(puzzle, game, bot, tries, seed + nth) for nth in range(times)]
        found[name] = sum(each) / times
    return found


def level_of(found: dict[str, float]) -> int:
    """Give the level: 1 where a novice finds it, 2 where a short search does, 3 where it takes a long one."""
    if found["novice"] >= EASY:
        return 1
    return 2 if max(found["heuristic"], found["10"], found["100"]) >= FOUND else 3


def is_by_chance(found: dict[str, float]) -> bool:
    """Tell whether a novice finds it more often than who makes no mistakes."""
    return found.get("novice", 0.0) > max(found.get("heuristic", 0.0), BY_CHANCE)


def rating_of(found: dict[str, float]) -> int:
    """Give the rating under which it is most likely to be found as often as it was."""
    asked = [(rating, times, found[name]) for name, _, _, times, rating in LADDER if name in found]

    def likelihood(rating: float) -> float:
        total = -0.5 * ((rating - MIDDLE) / DOUBT) ** 2
        for strength, times, rate in asked:
            chance = 1 / (1 + exp((rating - strength) / SCALE))
            total += times * (rate * log(chance) + (1 - rate) * log(1 - chance))
        return total

    return max(range(600, 2601, 10), key=likelihood)
