"""What the server and its clients say to each other; openapi.json and the client's types are made from this.

Words never travel: a saying is an id with its gaps, and the client puts it into the reader's language.
"""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from courtyard.engine.game import Decision, OptionText, Part
from courtyard.engine.language import Saying

Language = Literal["en", "fr", "nl"]
Setting = str | int | bool
SeatNumber = Annotated[int, Meta(ge=0, le=4)]
OptionNumber = Annotated[int, Meta(ge=0, le=2**31)]
Version = Annotated[int, Meta(ge=0, le=2**31)]
ChoiceId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
"""Made by the client, once for each choice: the same id again gets the same answer and changes nothing."""
ShortText = Annotated[str, Meta(max_length=200)]

# Trouble.


class Problem(Struct):
    """Something cannot be done: a stable code, and what stands in the gaps of its sentence."""

    code: str
    args: dict[str, str | int]


# People.


class Me(Struct):
    """Whoever asks: a guest, known by a cookie."""

    id: str
    name: str
    language: Language | None
    has_code: bool


class MeWish(Struct, forbid_unknown_fields=True):
    """What a guest wants to be called, and the language they read."""

    name: ShortText | UnsetType = UNSET
    language: Language | UnsetType = UNSET


class Code(Struct, forbid_unknown_fields=True):
    """A recovery code: whoever has it is this guest, on any device."""

    code: ShortText


# Games.


class OptionInfo(Struct):
    """Something that is agreed on before a game, and what it can be."""

    name: str
    help: str
    kind: Literal["text", "number", "flag"]
    values: list[Setting]
    default: Setting


class Variants(Struct):
    """Every combination of options that the rules allow, a row each."""

    names: list[str]
    rows: list[list[Setting]]


class GameInfo(Struct):
    """A game that can be played here."""

    name: str
    title: str
    players: list[int]
    options: list[OptionInfo]
    variants: Variants
    bots: list[str]
    components: dict[str, Any]


class RuleText(Struct):
    """A rule in every language, and whether no printed text settles it, so that it is our ruling."""

    id: str
    chapter: str
    texts: dict[str, str]
    ours: bool
    why: str


# Tables.


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who is to sit in a seat: the one who asks, a bot, or whoever comes."""

    kind: Literal["me", "open", "bot"]
    bot: ShortText | None = None
    name: ShortText | None = None


class TableWish(Struct, forbid_unknown_fields=True):
    """A table that somebody wants to open."""

    game: ShortText
    options: Annotated[dict[str, Setting], Meta(max_length=20)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=5)]
    listed: bool = False


class BotWish(Struct, forbid_unknown_fields=True):
    """A bot that the host puts into an open seat."""

    seat: SeatNumber
    bot: ShortText


class Claim(Struct, forbid_unknown_fields=True):
    """What an invitation carries; at a listed table none is needed."""

    claim: ShortText | None = None


class Seat(Struct):
    """A seat as everybody at the table sees it."""

    kind: Literal["person", "bot", "open", "rules"]
    name: str | None
    bot: str | None
    resident: Saying | None
    mine: bool
    here: bool


class TableInfo(Struct):
    """A table from outside."""

    id: str
    game: str
    options: dict[str, Setting]
    stage: Literal["gathering", "playing", "over"]
    listed: bool
    host: bool
    created: str
    moved: str
    seats: list[Seat]
    mine: list[int]
    waiting: bool
    claims: dict[int, str]


class Lobby(Struct):
    """Tables with room for others, and those where the one who asks sits."""

    open: list[TableInfo]
    mine: list[TableInfo]


# Playing.


class Line(Struct):
    """A line of the log, with the rule that it follows; `mine` where it concerns the reader."""

    seat: int | None
    text: Saying
    rule: str
    mine: bool


class Result(Struct):
    """How a game ended: places and points of all seats, and where the points came from."""

    places: list[int]
    points: list[int]
    parts: list[Part]
    remarks: list[Saying]


class State(Struct, tag="state"):
    """All that a seat, or somebody who looks on, may know of a table."""

    table: str
    version: int
    seat: int | None
    stage: Literal["playing", "over"]
    view: dict[str, Any]
    decision: Decision | None
    ahead: dict[int, Decision]
    deciding: list[int]
    can_undo: bool
    seats: list[Seat]
    log_from: int
    log: list[Line]
    result: Result | None
    seed_hash: str
    seed: str | None


# What a client says on a socket, or in a request.


class Choose(Struct, tag="choose", forbid_unknown_fields=True):
    """Take an option."""

    id: ChoiceId
    seat: SeatNumber
    version: Version
    option: OptionNumber


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take back the last choice, or the whole turn, as far as nothing was revealed."""

    id: ChoiceId
    seat: SeatNumber
    version: Version
    whole: bool = False


class Propose(Struct, tag="propose", forbid_unknown_fields=True):
    """Ask how a bot would do a routine, such as placing all cubes."""

    id: ChoiceId
    seat: SeatNumber
    version: Version


class Sit(Struct, tag="sit", forbid_unknown_fields=True):
    """Look at the table from a seat of one's own, or as somebody who looks on."""

    seat: SeatNumber | None = None


FromClient = Choose | Undo | Propose | Sit

# What the server says on a socket.


class Done(Struct, tag="done"):
    """A choice is kept for good; the seat's version is now this."""

    id: str
    version: int


class Refused(Struct, tag="problem"):
    """A message could not be followed; nothing was changed."""

    id: str | None
    code: str
    args: dict[str, str | int]


class Proposal(Struct, tag="proposal"):
    """The options that a bot would take, one after the other."""

    id: str
    options: list[OptionText]


class TableNews(Struct, tag="table"):
    """Somebody sat down, left, came or went, or the game began."""

    table: TableInfo


class Closing(Struct, tag="closing"):
    """The server stops; everything acknowledged is kept."""

    again: bool = field(default=True)


FromServer = State | Done | Refused | Proposal | TableNews | Closing
