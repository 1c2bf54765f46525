"""Messages about training: mistakes that come back, and progress over time."""

from typing import Literal

from msgspec import Struct

from courtyard.engine.language import Saying
from courtyard.server.ground.looking_back import Rating


class Mistake(Struct):
    """A mistake of mine from outside: what I chose, where, and what it cost; never what was better."""

    id: str
    game: str
    table: str
    at: str
    """When the game ended."""
    chapter: Saying
    chosen: Saying
    place: str
    """The location or phase; nothing where there is none."""
    cost: float
    """Points of lead that were lost."""
    step: int
    """From 0 to 4: found moves up one, missed goes back one."""
    last: Literal["found", "missed"] | None
    """How the last review ended; nothing before the first."""
    due: str
    is_due: bool


class Trained(Struct):
    """The mistakes of a game that are trained, the dearest first."""

    mistakes: list[Mistake]


class PlaceLoss(Struct):
    """The loss of choices at a location or in a phase against the best ones."""

    place: str
    moves: int
    points: float


class Studied(Struct):
    """An analysed game of mine: my choices in it by location or phase."""

    table: str
    game: str
    at: str
    losses: list[PlaceLoss]


class RatingPoint(Struct):
    """My rating after a game."""

    at: str
    rating: float


class RatingLine(Struct):
    """My rating over time in a game, by all rated games or by those against one kind of opponent."""

    game: str
    opponent: str | None
    """The name of a bot, "people", or nobody where it is about all games."""
    points: list[RatingPoint]


class Training(Struct):
    """My training: the mistakes that are due, how many follow, and my progress."""

    mistakes: list[Mistake]
    due: int
    tomorrow: int
    week: int
    """How many more are due within seven days, those of tomorrow among them."""
    total: int
    games: int
    """Finished games."""
    since: str | None
    ratings: list[Rating]
    lines: list[RatingLine]
    studied: list[Studied]
    """Analysed games, the newest first."""
