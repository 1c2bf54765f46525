"""Messages about games that were played: replays, analyses, results and ratings."""

from typing import Any, Literal

from msgspec import Struct, field

from courtyard.engine.board import Zone
from courtyard.engine.language import Saying
from courtyard.engine.terms import Part
from courtyard.server.ground.messages import Setting, TableInfo
from courtyard.server.ground.table_talk import Frame, Line, Reason, Result


class Moment(Struct):
    """One moment of a game as a reader saw it: its step, the choice made there, and what followed.

    `log` is the length of the log by then.
    """

    step: int
    turn: int
    chapter: Saying
    seat: int | None
    chosen: Saying | None
    deciding: list[int]
    view: dict[str, Any]
    log: int
    board: list[Zone] | None = None
    """Zones of the table, for clients without a drawing of the game."""
    film: list[Frame] = field(default_factory=list)
    """How it came about, from the moment before on."""


class Replay(Struct):
    """A game as one reader saw it: a seat ("0", "1" …), "public", or "all" with all hands open."""

    table: TableInfo
    reader: str
    readers: list[str]
    moments: list[Moment]
    log: list[Line]
    result: Result | None
    last_mine: int | None
    """The step of the reader's last own choice."""


class Judged(Struct):
    """A choice of a finished game as the strong bot sees it.

    It made the step of this number, in a replay with all hands open. `chances` and `points` are what every
    seat could expect before it; alone, without a rival, there are no chances. `cost` is what the chooser's
    chance to win lost by not taking the `best` option. `after` is what every seat could expect right after
    it, before chance had its say: chances, or points alone; empty in analyses of older versions. `place` is
    the location or phase of the choice, if it has one. `best_notation` and `reasons` say what the best option
    does and has over the chosen one; empty where nothing was lost, and in analyses of older versions.
    """

    step: int
    seat: int
    chances: list[float]
    points: list[float]
    chosen: Saying
    best: Saying
    cost: float
    cost_points: float
    after: list[float] = field(default_factory=list)
    place: str = ""
    best_notation: str = ""
    reasons: list[Reason] = field(default_factory=list)


class Analysis(Struct):
    """Results of an analysis of a finished game so far."""

    stage: Literal["none", "waiting", "running", "done", "failed"]
    done: int
    total: int
    judged: list[Judged]
    turning: list[int]
    """The steps at which the chances changed most."""


class Score(Struct):
    """A finished game of mine."""

    table: str
    game: str
    options: dict[str, Setting]
    at: str
    seat: int
    names: list[str | None]
    bots: list[str | None]
    places: list[int]
    points: list[int]
    parts: list[Part]
    is_rated: bool


class Record(Struct):
    """My results in one kind of game, or against one opponent."""

    game: str
    options: dict[str, Setting]
    opponent: str | None
    """The name of a bot, "people", or nobody where it is about all games with these options."""
    games: int
    wins: int
    mean_place: float
    mean_points: float
    best_points: int


class Rating(Struct):
    """The strength of somebody in a game; the range holds the truth 19 times out of 20."""

    game: str
    bot: str | None
    rating: float
    low: float
    high: float
    games: int


class Statistics(Struct):
    """My results, newest first, what they add up to, and my ratings beside those of the bots."""

    scores: list[Score]
    records: list[Record]
    ratings: list[Rating]


class ImportWish(Struct, forbid_unknown_fields=True):
    """A journal as it was exported, as text."""

    text: str
