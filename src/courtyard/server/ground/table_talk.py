"""Table talk: what is said at a table while a game is played there, over its socket or in requests."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from courtyard.engine.board import Zone
from courtyard.engine.language import Saying
from courtyard.engine.terms import Decision, OptionText, Part
from courtyard.server.ground.messages import Seat, SeatNumber, TableInfo

OptionNumber = Annotated[int, Meta(ge=0, le=2**31)]
Version = Annotated[int, Meta(ge=0, le=2**31)]
ChoiceId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
"""Made by the client, once for each choice: the same id again gets the same answer and changes nothing."""

# Playing.


class Line(Struct):
    """A line of the log, with the rule that it follows; `mine` where it concerns the reader."""

    seat: int | None
    text: Saying
    rule: str
    mine: bool


class Result(Struct):
    """The end of a game: places and points of all seats, and the sources of the points."""

    places: list[int]
    points: list[int]
    parts: list[Part]
    remarks: list[Saying]


class Remark(Struct):
    """A remark of the coach of a lesson, and the place on the table that it points to."""

    id: str
    text: Saying
    places: list[str]


class LookBack(Struct):
    """Outcome of the learner's last turn, and of another choice, perhaps the advised one."""

    chosen: Saying
    led: list[Saying]
    instead: Saying
    would: list[Saying]
    is_advice: bool


class Topic(Struct):
    """Something that a lesson is about, and whether it was met by now."""

    id: str
    name: Saying
    met: bool


class Outcome(Struct):
    """Result of the advised option in this turn, and of the best other one."""

    led: list[Saying]
    instead: Saying
    would: list[Saying]


class Steps(Struct):
    """The steps of a lesson that this moment takes, one for each page, and their number in all."""

    first: int
    last: int
    of: int


class Lesson(Struct):
    """Words of a lesson's coach now, and the number of the learner's choices."""

    moment: int
    remarks: list[Remark]
    advice: int | None
    """The option that the coach would take."""
    reason: Outcome | None
    """Why the coach would take it."""
    look_back: LookBack | None
    topics: list[Topic]
    steps: Steps


class UndoRequest(Struct):
    """A seat asks to undo a turn that has passed on: all who must move now have to agree."""

    seat: int
    whole: bool
    awaits: list[int]
    """Seats that have not answered yet."""
    may_answer: bool
    """Whether the reader is one of them."""
    declined: bool


class EndOffer(Struct):
    """A seat offers to end the game as it stands, without a result: all other people have to agree."""

    seat: int
    awaits: list[int]
    """Seats that have not answered yet."""
    may_answer: bool
    """Whether the reader is one of them."""
    declined: bool


class Frame(Struct):
    """The table on the way to a state, after a number of lines of the log.

    Each change is a path into the view of the frame before, and the value that then stood there.
    """

    log: int
    changes: list[list[Any]]


class State(Struct, tag="state"):
    """All that a seat, or a spectator, may know of a table."""

    table: str
    version: int
    serial: int
    """The number of this state among those sent to this seat; a change names the one that it follows."""
    seat: int | None
    stage: Literal["playing", "over"]
    view: dict[str, Any]
    decision: Decision | None
    ahead: dict[int, Decision]
    standing: list[OptionText]
    """Options that the seat has without being asked."""
    deciding: list[int]
    can_undo: bool
    seats: list[Seat]
    log_from: int
    log: list[Line]
    result: Result | None
    """Once the game is over, unless it ended by agreement."""
    seed_hash: str
    seed: str | None
    lesson: Lesson | None = None
    """In a lesson, for the learner."""
    board: list[Zone] | None = None
    """Zones of the table, for clients without a drawing of the game."""
    undo: UndoRequest | None = None
    """Request to those who must move, and their answers, until something is done."""
    end: EndOffer | None = None
    """Offer to end the game by agreement, and the answers, until something is done."""
    grace: float | None = None
    """The seconds that bots still wait for an undo of the reader; null where no bot waits."""
    film: list[Frame] = field(default_factory=list)
    """How it came about, from the state before on; the last picture is the state itself."""


class Change(Struct, tag="change"):
    """Changes since the state of a serial.

    Each change is a path into that state and the value that now stands there: `["view", "day", 2]`.
    """

    since: int
    changes: list[list[Any]]


class ChatLine(Struct):
    """A message of somebody at the table."""

    number: int
    seat: int
    text: str
    at: str


# Advice.


class Reason(Struct):
    """A difference between an option and the one that it is compared with.

    The `name` of a `fact` is the whole of it: what the option surely brings about and the other does not.
    `amount` is more or less of what the kind says: points in a `part` of the final count, of a `feat` until
    the next day or round, `points` at the end, a `chance` to win, points of the strongest `rival`; the points
    that options which are `level` differ by at most, those that the option is worth more at first `sight`, or
    the part of all tries that it had (`tried`).
    """

    kind: Literal["fact", "part", "feat", "points", "chance", "rival", "level", "sight", "tried"]
    amount: float
    name: Saying | None


class Foreseen(Struct):
    """A choice that is likely to follow."""

    seat: int
    message: Saying


class Advised(Struct):
    """An option as the strong bot sees it."""

    option: int
    chance: float
    points: float
    tried: int
    against: int
    """The option that it is compared with: the best with the next best, all others with the best."""
    reasons: list[Reason]
    line: list[Foreseen]


# What a client says on a socket, or in a request.


class FromSeat(Struct, forbid_unknown_fields=True):
    """A message from a seat, with the version that it saw."""

    id: ChoiceId
    seat: SeatNumber
    version: Version


class Choose(FromSeat, tag="choose"):
    """Take an option."""

    option: OptionNumber


class Undo(FromSeat, tag="undo"):
    """Undo the last choice, or the whole turn, as far as nothing was revealed.

    Where others must move by now they are asked.
    """

    whole: bool = False


class AnswerUndo(FromSeat, tag="answer-undo"):
    """Agree to what somebody asks to undo, or decline it."""

    agree: bool


class OfferEnd(FromSeat, tag="offer-end"):
    """Offer to end the game as it stands: all other people who play are asked."""


class AnswerEnd(FromSeat, tag="answer-end"):
    """Agree to end the game, or decline it."""

    agree: bool


class Go(FromSeat, tag="go"):
    """Let the bots go on that wait for second thoughts of this seat; where none wait nothing happens."""


class Propose(FromSeat, tag="propose"):
    """Ask how a bot would do a routine, such as placing all cubes."""


class Sit(Struct, tag="sit", forbid_unknown_fields=True):
    """Look at the table from a seat of one's own, or as a spectator."""

    seat: SeatNumber | None = None
    changes: bool = False
    """Whether a state may be sent as what changed since the one before."""
    film: bool = False
    """Whether such a state also shows how it came about."""
    grace: bool = False
    """Whether bots wait a moment after a choice of this seat that ended its turn and can still be undone."""


class Hint(FromSeat, tag="hint"):
    """Ask what a strong bot would do."""


class Say(Struct, tag="say", forbid_unknown_fields=True):
    """Say something to the table."""

    id: ChoiceId
    seat: SeatNumber
    text: Annotated[str, Meta(max_length=2000)]


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Ask whether the server is still there."""


FromClient = Choose | Undo | AnswerUndo | OfferEnd | AnswerEnd | Go | Propose | Sit | Hint | Say | Ping

# What the server says on a socket.


class Done(Struct, tag="done"):
    """A choice is kept for good; the seat's version is now this."""

    id: str
    version: int


class UndoAsked(Struct, tag="undo-asked"):
    """Those who must move were asked whether a turn may be undone; the state tells how they answer."""

    id: str


class EndOffered(Struct, tag="end-offered"):
    """All other people were asked whether the game may end; the state tells how they answer."""

    id: str


class Refused(Struct, tag="problem"):
    """A message could not be followed; nothing was changed."""

    id: str | None
    code: str
    args: dict[str, str | int]


class Proposal(Struct, tag="proposal"):
    """The options that a bot would take, one after the other."""

    id: str
    options: list[OptionText]


class Advice(Struct, tag="advice"):
    """The few best options, the best first."""

    id: str
    options: list[Advised]


class ChatNews(Struct, tag="chat"):
    """Chat messages; the first after a sit has the latest lines, later ones the new ones."""

    lines: list[ChatLine]


class TableNews(Struct, tag="table"):
    """Somebody sat down, left, came or went, or the game began."""

    table: TableInfo


class Pong(Struct, tag="pong"):
    """The server is there."""


class Closing(Struct, tag="closing"):
    """The server stops; everything acknowledged is kept."""

    again: bool = field(default=True)


FromServer = (
    State
    | Change
    | Done
    | UndoAsked
    | EndOffered
    | Refused
    | Proposal
    | Advice
    | ChatNews
    | TableNews
    | Pong
    | Closing
)
