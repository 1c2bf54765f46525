"""Messages between server and clients about people, games and tables (table_talk has the rest).

The client's types and openapi.json are made from both. Words never travel: a saying is an id with its gaps,
and the client puts it into the reader's language.
"""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from courtyard.engine.language import Saying

Language = Literal["en", "fr", "nl"]
Setting = str | int | bool
MOST_SEATS = 26
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
ShortText = Annotated[str, Meta(max_length=200)]

# Trouble.


class Problem(Struct):
    """Something cannot be done: a stable code, and what stands in the gaps of its sentence."""

    code: str
    args: dict[str, str | int]


# People.


class Me(Struct):
    """The guest who asks, known by a cookie."""

    id: str
    name: str
    language: Language | None
    has_code: bool
    email: str | None = None
    email_confirmed: bool = False
    mail: bool = False
    """Whether this server can send email."""
    shares_games: bool = False
    """Whether my finished games may become puzzles, where all who played agree."""


class MeWish(Struct, forbid_unknown_fields=True):
    """A guest's new name, the language they read, and whether their games may become puzzles."""

    name: ShortText | UnsetType = UNSET
    language: Language | UnsetType = UNSET
    shares_games: bool | UnsetType = UNSET


class Code(Struct, forbid_unknown_fields=True):
    """A recovery code: the person who has it is this guest, on any device."""

    code: ShortText


class SignedOut(Struct):
    """The number of devices that were signed out."""

    devices: int


class EmailWish(Struct, forbid_unknown_fields=True):
    """The address for emails when I must choose; an empty address ends them."""

    email: Annotated[str, Meta(max_length=254)]


class DeviceAddress(Struct, forbid_unknown_fields=True):
    """The push subscription of one device."""

    endpoint: Annotated[str, Meta(max_length=1000)]


class Device(Struct, forbid_unknown_fields=True):
    """A device that wants to be called, as its browser describes it; key and secret in base64."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    key: ShortText
    secret: ShortText


class PushKey(Struct):
    """The key with which a browser subscribes; nothing where this server cannot push."""

    key: str | None


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
    minutes: list[int]
    """The least and the most that a game usually takes, or nothing where the game does not say."""
    weight: int
    """From 1 (light) to 5 (heavy), or 0 where the game does not say."""
    drawn: bool
    """Whether clients have a drawing of their own for it; otherwise its states come with a `board`."""
    hints: bool
    """Whether bots can tell what they think of a choice."""
    lesson: bool


class GameWords(Struct):
    """The words of a game in a language, as Fluent files: for its table, and for pages about it."""

    text: str
    about: str


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
    """Wish for a seat: for the one who asks, a bot, or anybody."""

    kind: Literal["me", "open", "bot"]
    bot: ShortText | None = None
    name: ShortText | None = None


class Clock(Struct, forbid_unknown_fields=True):
    """Time control: `live` is a bank of seconds and an increment for each turn, `days` are for each choice.

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
    """Agreement of the people at a table beside the rules of the game."""

    clock: Clock = field(default_factory=Clock)
    hints: bool = True
    away: Literal["bot", "wait"] = "bot"
    """A player who leaves or runs out of time is replaced by a bot, or waited for."""
    stand_in: ShortText = "fair"


class BoxTold(Struct):
    """The box that a game is played with, and the number of pieces its owner has confirmed."""

    name: str
    """Nothing where nobody knows how it was called, as in an imported game."""
    digest: str
    confirmed: int
    pieces: int
    default: bool = False


class TableWish(Struct, forbid_unknown_fields=True):
    """A table that somebody wants to open."""

    game: ShortText
    options: Annotated[dict[str, Setting], Meta(max_length=20)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=MOST_SEATS)]
    listed: bool = False
    agreement: Agreement = field(default_factory=Agreement)
    box: ShortText | None = None
    """A box of mine, the end of another's link, or `ours`; otherwise the server's own, where it has one."""


class BotWish(Struct, forbid_unknown_fields=True):
    """A bot that the host puts into an open seat."""

    seat: SeatNumber
    bot: ShortText


class Claim(Struct, forbid_unknown_fields=True):
    """Secret of an invitation; at a listed table none is needed."""

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
    resigned: bool
    """Whether the person gave up: a bot plays on to the end, and the game counts as lost."""


class TableInfo(Struct):
    """A table from outside."""

    id: str
    game: str
    options: dict[str, Setting]
    origin: Literal["played", "imported", "lesson", "puzzle"]
    agreement: Agreement
    stage: Literal["gathering", "playing", "over"]
    listed: bool
    host: bool
    hosts: list[int]
    """The seats of the host."""
    created: str
    moved: str
    seats: list[Seat]
    mine: list[int]
    waiting: bool
    claims: dict[int, str]
    onlookers: int
    rematch: str | None
    webhook: str | None
    """Only the host gets this."""
    box: BoxTold | None = None
    """The box that is played with, where its values are not ours."""


class Lobby(Struct):
    """Tables with room for others, and those where the one who asks sits."""

    open: list[TableInfo]
    mine: list[TableInfo]


class WebhookWish(Struct, forbid_unknown_fields=True):
    """The webhook that is called when somebody must choose; an empty address ends it."""

    url: Annotated[str, Meta(max_length=500)]
