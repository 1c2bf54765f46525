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
    email: str | None = None
    email_confirmed: bool = False
    mail: bool = False
    """Whether this server can send e-mail."""


class MeWish(Struct, forbid_unknown_fields=True):
    """What a guest wants to be called, and the language they read."""

    name: ShortText | UnsetType = UNSET
    language: Language | UnsetType = UNSET


class Code(Struct, forbid_unknown_fields=True):
    """A recovery code: whoever has it is this guest, on any device."""

    code: ShortText


class SignedOut(Struct):
    """On how many devices somebody is known no longer."""

    devices: int


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
    """A rule in every language, and whether no printed text settles it, so that it is our ruling.

    The reason of a ruling, and what the printings say differently, are told in every language as well.
    """

    id: str
    chapter: str
    texts: dict[str, str]
    ours: bool
    why: dict[str, str]
    differs: dict[str, str]


# Tables.


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who is to sit in a seat: the one who asks, a bot, or whoever comes."""

    kind: Literal["me", "open", "bot"]
    bot: ShortText | None = None
    name: ShortText | None = None


class Clock(Struct, forbid_unknown_fields=True):
    """How long people may think: `live` a bank of seconds and more for each turn, `days` so many a choice.

    Between the quiet hours, in the zone, the clock of days stands still.
    """

    kind: Literal["none", "live", "days"] = "none"
    bank: int = 0
    increment: int = 0
    days: int = 0
    quiet_from: int | None = None
    quiet_to: int | None = None
    zone: ShortText = "UTC"


class Agreement(Struct, forbid_unknown_fields=True):
    """What people at a table agree on beside the rules of the game."""

    clock: Clock = field(default_factory=Clock)
    hints: bool = True
    away: Literal["bot", "wait"] = "bot"
    """Who leaves or runs out of time is played for by a bot, or is waited for."""
    stand_in: ShortText = "fair"


class TableWish(Struct, forbid_unknown_fields=True):
    """A table that somebody wants to open."""

    game: ShortText
    options: Annotated[dict[str, Setting], Meta(max_length=20)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=5)]
    listed: bool = False
    agreement: Agreement = field(default_factory=Agreement)


class BotWish(Struct, forbid_unknown_fields=True):
    """A bot that the host puts into an open seat."""

    seat: SeatNumber
    bot: ShortText


class Claim(Struct, forbid_unknown_fields=True):
    """What an invitation carries; at a listed table none is needed."""

    claim: ShortText | None = None


class SeatClock(Struct):
    """The clock of a seat when the message was sent."""

    left: float
    is_running: bool


class Seat(Struct):
    """A seat as everybody at the table sees it; with a `stand_in` a bot plays for the person."""

    kind: Literal["person", "bot", "open", "rules"]
    name: str | None
    bot: str | None
    resident: Saying | None
    mine: bool
    here: bool
    stand_in: str | None
    clock: SeatClock | None


class TableInfo(Struct):
    """A table from outside."""

    id: str
    game: str
    options: dict[str, Setting]
    origin: Literal["played", "imported", "lesson"]
    agreement: Agreement
    stage: Literal["gathering", "playing", "over"]
    listed: bool
    host: bool
    hosts: list[int]
    """The seats of whoever opened the table."""
    created: str
    moved: str
    seats: list[Seat]
    mine: list[int]
    waiting: bool
    claims: dict[int, str]
    onlookers: int
    rematch: str | None
    webhook: str | None
    """Told to the host alone."""


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


class Remark(Struct):
    """What the coach of a lesson says, and where on the table it points."""

    id: str
    text: Saying
    places: list[str]


class LookBack(Struct):
    """What the learner's last turn led to, and what another choice, perhaps the advised one, would have."""

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


class Lesson(Struct):
    """What the coach of a lesson has to say now, after so many choices of the learner."""

    moment: int
    remarks: list[Remark]
    advice: int | None
    """The option that the coach would take."""
    look_back: LookBack | None
    topics: list[Topic]


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
    lesson: Lesson | None = None
    """In a lesson, for the learner."""


# Coming back.


class EmailWish(Struct, forbid_unknown_fields=True):
    """Where to write when I must choose; an empty address ends it."""

    email: Annotated[str, Meta(max_length=254)]


class WebhookWish(Struct, forbid_unknown_fields=True):
    """Whom to call when somebody must choose; an empty address ends it."""

    url: Annotated[str, Meta(max_length=500)]


class ChatLine(Struct):
    """What somebody at the table said."""

    number: int
    seat: int
    text: str
    at: str


# Advice.


class Reason(Struct):
    """How an option differs from the one that it is compared with.

    `amount` is more or less of what the kind says: points in a `part` of the final count, of a `feat` until
    the next day or round, `points` at the end, a `chance` to win, points of the strongest `rival`; the points
    that options which are `level` differ by at most, those that the option is worth more at first `sight`, or
    the part of all tries that it had (`tried`).
    """

    kind: Literal["part", "feat", "points", "chance", "rival", "level", "sight", "tried"]
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


class Hint(Struct, tag="hint", forbid_unknown_fields=True):
    """Ask what a strong bot would do."""

    id: ChoiceId
    seat: SeatNumber
    version: Version


class Say(Struct, tag="say", forbid_unknown_fields=True):
    """Say something to the table."""

    id: ChoiceId
    seat: SeatNumber
    text: Annotated[str, Meta(max_length=2000)]


FromClient = Choose | Undo | Propose | Sit | Hint | Say

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


class Advice(Struct, tag="advice"):
    """The few best options, the best first."""

    id: str
    options: list[Advised]


class ChatNews(Struct, tag="chat"):
    """What was said; the first message after a sit has the latest lines, later ones what is new."""

    lines: list[ChatLine]


class TableNews(Struct, tag="table"):
    """Somebody sat down, left, came or went, or the game began."""

    table: TableInfo


class Closing(Struct, tag="closing"):
    """The server stops; everything acknowledged is kept."""

    again: bool = field(default=True)


FromServer = State | Done | Refused | Proposal | Advice | ChatNews | TableNews | Closing
