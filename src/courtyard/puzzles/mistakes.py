"""Mistakes: a choice of a finished game that lost much becomes a puzzle of one choice.

Every option is measured as in puzzles, so that any move is answered: something as good as the best is right,
and a wrong one is answered by what it loses. The choice must be clearly wrong by this measure too; a moment
of which only the analysis thinks so is no mistake.
"""

from typing import Any, NamedTuple

import msgspec

from courtyard.engine import journal
from courtyard.engine.game import Game
from courtyard.engine.language import Saying
from courtyard.puzzles.measure import Budget, TooMuch, Turn
from courtyard.puzzles.mine import digest, node_of, theme_found, try_lines
from courtyard.puzzles.puzzle import END, Cost, Puzzle, box_of
from courtyard.puzzles.themes import table_of

PREFIX = "mistake-"
"""The ids of mistakes begin with this, those of puzzles with the name of their game."""
TRIES = 96
"""Tries of each option in each group of worlds."""
GROUPS = 8
WORLDS = 6
FIRST = 2
"""Groups of worlds after which a hopeless move is tried no more."""
AS_GOOD = 0.75
"""Points of lead by which a move may be behind the best and still is as good."""
CERTAIN = 2.5
"""A wrong one is behind by this many standard errors, too."""


class Found(NamedTuple):
    """A mistake as a puzzle, what was chosen, and how many points of lead that lost."""

    puzzle: Puzzle
    chapter: Saying
    chosen: Saying
    cost: float


def id_of(table: str, step: int) -> str:
    return PREFIX + digest(f"{table} {step}")


def find(
    game: Game, id_: str, kept: dict[str, Any], seat: int, chosen: int, tries: int, seed: int
) -> Found | None:
    """Measure the last moment of a journal; give nothing where the choice there was as good as the best."""
    match = journal.replay(kept, game)
    turn = Turn(game, match.position.copy(), seat, table_of(game).turns, seed)
    try:
        place = turn.measure((), turn.position, Budget(GROUPS, WORLDS, tries, FIRST), in_order=False)
    except TooMuch:
        return None
    for each in place.options:
        each.is_right = each.behind < AS_GOOD or each.behind < CERTAIN * each.error
        each.next = END
    measured = next(each for each in place.options if each.option == chosen)
    if measured.is_right:
        return None
    trials = try_lines(turn, place, seed)
    theme, family = theme_found(turn, place, trials, match)
    options = match.decision(seat).options
    puzzle = Puzzle(
        id=id_,
        game=game.name,
        journal=msgspec.to_builtins(kept),
        seat=seat,
        nodes=(node_of(turn, place, match, trials),),
        theme=theme,
        family=family,
        level=1,
        rating=0,
        margin=round(place.gap, 2),
        margin_chance=round(place.options[0].chance - max(each.chance for each in place.wrong), 4),
        error=round(place.gap_error, 2),
        agreed=round(place.agreed, 2),
        cost=Cost(turn.tries, 0.0),
        box=box_of(game, match.options["ruleset"], match.own),
    )
    return Found(
        puzzle,
        game.chapter(match.view(seat)),
        next(text.message for text in options if text.option == chosen),
        round(measured.behind, 2),
    )
