"""Messages about puzzles: those there are, one on the table, answers to its moves, and progress."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from courtyard.engine.language import Saying
from courtyard.server.ground.messages import TableInfo
from courtyard.server.ground.table_talk import OptionNumber, Reason, State
from courtyard.server.ground.training_talk import Mistake

MOST_MOVES = 200
"""Most choices of a try: more than any turn has."""


class PuzzleCard(Struct):
    """A puzzle from outside; its theme and its rating are told when it is over."""

    id: str
    game: str
    level: int
    family: str
    players: int
    found: bool
    """Whether the reader has found it, at any try."""


class PuzzleTheme(Struct):
    """A theme of a game's puzzles, and how many have it."""

    name: str
    family: str
    count: int


class PuzzleGame(Struct):
    """The puzzles of a game, and how well the reader solves them (nothing before the first)."""

    game: str
    count: int
    levels: dict[int, int]
    themes: list[PuzzleTheme]
    daily: PuzzleCard
    rating: int | None
    solved: int
    """How many were found at the first try."""
    tried: int


class Puzzles(Struct):
    """All puzzles; games without any are left out. `week` tells of the last seven days if one was found.

    `due` counts the reader's own mistakes that are to be trained now.
    """

    day: str
    games: list[PuzzleGame]
    streak: int
    longest: int
    week: list[bool]
    due: int


class PuzzleTask(Struct):
    """A puzzle on the table, as the solver's seat sees it; a mistake of the solver's own is one too."""

    card: PuzzleCard
    is_daily: bool
    margin: float
    """The points of lead by which every wrong move is behind, where it matters most."""
    is_tried: bool
    """Whether the first try, which alone changes the rating, is over."""
    is_hinted: bool
    rating: int | None
    """The solver's own in this game; nothing before the first puzzle."""
    streak: int
    lit: list[str]
    """Locations that matter, two or more beside the right ones; none where that would tell the answer."""
    table: TableInfo
    state: State
    mistake: Mistake | None = None


class PuzzleMoves(Struct, forbid_unknown_fields=True):
    """The choices of a try from the puzzle's moment on, the new one last."""

    moves: Annotated[list[OptionNumber], Meta(min_length=1, max_length=MOST_MOVES)]


class PuzzleSoFar(Struct, forbid_unknown_fields=True):
    """The choices of a try from the puzzle's moment on; all of them were right."""

    moves: Annotated[list[OptionNumber], Meta(max_length=MOST_MOVES)]


class PuzzleStep(Struct):
    """A choice in words; one of the solver's also as it is written, and the kind of the question."""

    seat: int
    message: Saying
    notation: str
    kind: str


class PuzzleWrong(Struct):
    """Reasons why a move is wrong, with figures unless nothing was measured: the turn ended without the best.

    `chance` is the solver's to win, `best` that with the best move; alone there are none. `line` begins with
    the move, and is as much of what is likely to follow as the state shows; a move that draws is followed by
    what was drawn.
    """

    behind: float | None
    error: float | None
    chance: float | None
    best: float | None
    reasons: list[Reason]
    line: list[PuzzleStep]


class PuzzleRank(Struct):
    """An option at the choice that matters most, and how far it is behind the best."""

    message: Saying
    behind: float
    is_right: bool


class PuzzleSolution(Struct):
    """All about a puzzle that is over."""

    theme: str
    rating: int
    steps: list[PuzzleStep]
    reasons: list[Reason]
    """Where the best option differs from the next best."""
    ranks: list[PuzzleRank]
    tries: int
    agreed: float


class PuzzleProgress(Struct):
    """Somebody's record in puzzles of a game after a move; `change` is that of the rating by this try."""

    rating: int
    change: int
    is_rated: bool
    """Whether this move ended the first try."""
    is_hinted: bool
    streak: int


class PuzzleAnswer(Struct):
    """Answer to a move. A wrong one is played out on the table, with its likely answer.

    Of a puzzle the progress is told when a try is over, of a mistake when it comes back.
    """

    outcome: Literal["going-on", "wrong", "solved", "given-up"]
    state: State
    wrong: PuzzleWrong | None = None
    solution: PuzzleSolution | None = None
    progress: PuzzleProgress | None = None
    mistake: Mistake | None = None


class PuzzleHint(Struct):
    """The theme of a puzzle, and a few options among which a right one is."""

    theme: str
    options: list[int]
