"""Every request that the server answers: its path, what it is sent, what it gives back.

The application and its OpenAPI document are both made from this list, so that they cannot differ.
"""

from dataclasses import dataclass
from typing import Any

from msgspec import Struct

from courtyard.server import answers
from courtyard.server.answers import Answer
from courtyard.server.buckets import Kind
from courtyard.server.imports import LARGEST_IMPORT
from courtyard.server.looking_back import Analysis, ImportWish, Replay, Statistics
from courtyard.server.messages import (
    BotWish,
    Claim,
    Code,
    EmailWish,
    GameInfo,
    GameWords,
    Lobby,
    Me,
    MeWish,
    RuleText,
    SignedOut,
    TableInfo,
    TableWish,
    WebhookWish,
)
from courtyard.server.table_talk import Choose, Done, Proposal, Propose, State, Undo
from courtyard.server.trouble import STATUS

LARGEST_BODY = 64 * 1024
RECOVER = "/api/me/recover"


@dataclass(frozen=True)
class Request:
    """One kind of request."""

    method: str
    path: str
    about: str
    answer: Answer
    gives: Any
    takes: type[Struct] | None = None
    codes: tuple[str, ...] = ()
    largest: int = LARGEST_BODY
    media: str = "application/json"
    bucket: Kind | None = None
    """What it costs besides being a request (see buckets)."""

    @property
    def welcomes(self) -> bool:
        """Whether somebody unknown becomes a guest by it: not by looking, and not by being one already."""
        if self.method in ("GET", "DELETE"):
            return self.answer is answers.me
        return self.path != RECOVER


NAMING = ("name-too-long", "bad-name")
AT_TABLE = ("unknown-table", "old-rules", "shutting-down", "not-stored")
AT_SEAT = (*AT_TABLE, "unknown-seat", "not-your-seat", "not-started")
PLAYING = (*AT_SEAT, "stale", "game-over", "stood-in")
AGREEING = ("bad-clock", "bad-hour", "bad-zone", "unknown-bot")
SEAT = "/api/tables/{table}/seats/{seat}"

REQUESTS = (
    Request("GET", "/api/me", "Who I am; a new guest gets a cookie.", answers.me, Me),
    Request(
        "PATCH",
        "/api/me",
        "Change my name or language.",
        answers.change_me,
        Me,
        MeWish,
        NAMING,
    ),
    Request(
        "DELETE",
        "/api/me",
        "Forget me; games stay for those who played along.",
        answers.forget_me,
        SignedOut,
        None,
        ("shutting-down", "not-stored"),
    ),
    Request("DELETE", "/api/me/session", "Sign out on this device.", answers.sign_out, SignedOut),
    Request("DELETE", "/api/me/sessions", "Sign out on all others.", answers.sign_out_others, SignedOut),
    Request("POST", "/api/me/code", "A new recovery code, shown this once.", answers.new_code, Code),
    Request(
        "POST",
        RECOVER,
        "Be the guest of a code here.",
        answers.recover,
        Me,
        Code,
        ("wrong-code",),
        bucket="recovery",
    ),
    Request("GET", "/api/me/statistics", "My results and ratings.", answers.statistics, Statistics),
    Request(
        "PUT",
        "/api/me/email",
        "Where to write when I must choose; a code is sent there.",
        answers.change_email,
        Me,
        EmailWish,
        ("bad-email", "no-mail", "too-often"),
        bucket="letter",
    ),
    Request(
        "POST",
        "/api/me/email/confirm",
        "The code that was sent.",
        answers.confirm_email,
        Me,
        Code,
        ("wrong-code",),
        bucket="code",
    ),
    Request("GET", "/api/games", "What can be played.", answers.list_games, list[GameInfo]),
    Request("GET", "/api/games/{game}", "One game.", answers.one_game, GameInfo, None, ("unknown-game",)),
    Request(
        "GET", "/api/rules/{game}", "A game's rules.", answers.rules, list[RuleText], None, ("unknown-game",)
    ),
    Request(
        "GET",
        "/api/words/{game}/{language}",
        "A game's words.",
        answers.words,
        GameWords,
        None,
        ("unknown-game", "unknown-language"),
    ),
    Request("GET", "/api/lobby", "Open tables, and mine.", answers.lobby, Lobby),
    Request(
        "POST",
        "/api/tables",
        "Open a table; a full one starts at once.",
        answers.open_table,
        TableInfo,
        TableWish,
        ("unknown-game", "not-allowed-options", "wrong-seats", *AGREEING, *NAMING),
        bucket="table",
    ),
    Request(
        "POST",
        "/api/lessons/{game}",
        "A lesson: my unfinished one, or a new one.",
        answers.open_lesson,
        TableInfo,
        None,
        ("unknown-game", *AT_TABLE),
        bucket="table",
    ),
    Request(
        "DELETE",
        "/api/lessons/{game}",
        "Forget my unfinished lesson.",
        answers.skip_lesson,
        Lobby,
        None,
        ("unknown-game", *AT_TABLE),
    ),
    Request("GET", "/api/tables/{table}", "A table from outside.", answers.look, TableInfo, None, AT_TABLE),
    Request(
        "POST",
        SEAT,
        "Sit down.",
        answers.sit_down,
        TableInfo,
        Claim,
        (*AT_TABLE, "unknown-seat", "seat-taken", "wrong-claim", "used-claim"),
        bucket="claim",
    ),
    Request(
        "DELETE",
        SEAT,
        "Leave before the start.",
        answers.leave,
        TableInfo,
        None,
        (*AT_TABLE, "unknown-seat", "not-your-seat", "already-started"),
    ),
    Request(
        "POST",
        "/api/tables/{table}/bots",
        "Put a bot into an open seat.",
        answers.put_bot,
        TableInfo,
        BotWish,
        (*AT_TABLE, "not-host", "unknown-seat", "seat-taken", "unknown-bot"),
    ),
    Request(
        "POST",
        "/api/tables/{table}/start",
        "Begin a full table's game.",
        answers.start,
        TableInfo,
        None,
        (*AT_TABLE, "not-host", "already-started", "not-full"),
    ),
    Request(
        "POST",
        f"{SEAT}/away",
        "Let a bot play for me, or for somebody whose time is out.",
        answers.go_away,
        TableInfo,
        None,
        (*AT_SEAT, "game-over"),
    ),
    Request(
        "POST",
        f"{SEAT}/back",
        "Play again for myself.",
        answers.come_back,
        TableInfo,
        None,
        (*AT_SEAT, "game-over"),
    ),
    Request(
        "POST",
        "/api/tables/{table}/rematch",
        "Play again with the same people.",
        answers.rematch,
        TableInfo,
        None,
        (*AT_TABLE, "not-player", "not-over"),
        bucket="table",
    ),
    Request(
        "PUT",
        "/api/tables/{table}/webhook",
        "Whom to call when somebody must choose.",
        answers.set_webhook,
        TableInfo,
        WebhookWish,
        (*AT_TABLE, "not-host", "bad-url", "unknown-host", "forbidden-address"),
        bucket="webhook",
    ),
    Request(
        "GET",
        "/api/tables/{table}/state",
        "What anybody may see of a game.",
        answers.watch,
        State,
        None,
        (*AT_TABLE, "not-started"),
    ),
    Request("GET", f"{SEAT}/state", "What my seat may see of a game.", answers.state, State, None, AT_SEAT),
    Request(
        "POST",
        "/api/tables/{table}/choices",
        "Take an option.",
        answers.choose,
        Done,
        Choose,
        (*PLAYING, "not-your-turn", "illegal-option"),
    ),
    Request(
        "POST",
        "/api/tables/{table}/undo",
        "Take back.",
        answers.undo,
        Done,
        Undo,
        (*PLAYING, "nothing-to-undo"),
    ),
    Request(
        "POST",
        "/api/tables/{table}/proposal",
        "How a bot would do a routine.",
        answers.propose,
        Proposal,
        Propose,
        (*PLAYING, "no-routine"),
    ),
    Request(
        "GET",
        "/api/tables/{table}/analysis",
        "What the strong bot thinks of a finished game so far.",
        answers.analysis,
        Analysis,
        None,
        (*AT_TABLE, "not-started", "not-over"),
    ),
    Request(
        "POST",
        "/api/tables/{table}/analysis",
        "Let the strong bot think about a finished game.",
        answers.analyse,
        Analysis,
        None,
        (*AT_TABLE, "not-started", "not-over"),
        bucket="thought",
    ),
    Request(
        "GET",
        "/api/tables/{table}/replay/{reader}",
        "A game as a reader saw it, moment by moment.",
        answers.replay,
        Replay,
        None,
        (*AT_TABLE, "not-started", "not-over", "not-your-seat", "unknown-reader"),
        bucket="replay",
    ),
    Request(
        "GET",
        "/api/tables/{table}/export/journal",
        "A finished game as a journal, a running one as what I know of it.",
        answers.export_journal,
        dict[str, Any],
        None,
        (*AT_TABLE, "not-started"),
        bucket="replay",
    ),
    Request(
        "GET",
        "/api/tables/{table}/export/text/{language}",
        "A game in words: all of it after the end, before that what I have heard.",
        answers.export_text,
        str,
        None,
        (*AT_TABLE, "not-started", "unknown-language"),
        media="text/plain",
        bucket="replay",
    ),
    Request(
        "POST",
        "/api/imports",
        "Bring a finished game along.",
        answers.bring_along,
        TableInfo,
        ImportWish,
        tuple(code for code in STATUS if code.startswith("import-")),
        LARGEST_IMPORT,
        bucket="import",
    ),
)
EVERYWHERE = (
    "bad-message",
    "wrong-origin",
    "wrong-host",
    "too-fast",
    "too-large",
    "shutting-down",
    "not-stored",
)
"""Problems that any request may have."""
