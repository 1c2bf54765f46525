"""Every request that the server answers: its path, what it is sent, what it gives back.

The application and its OpenAPI document are both made from this list, so that they cannot differ.
"""

from dataclasses import dataclass
from typing import Any

from msgspec import Struct

from courtyard.boxes.bounds import LARGEST_OWN, LARGEST_TEXT
from courtyard.server.border import answers
from courtyard.server.border.answers import Answer
from courtyard.server.ground.box_talk import (
    BoxChange,
    BoxFile,
    BoxGone,
    BoxInfo,
    BoxRead,
    BoxValues,
    BoxWhole,
    BoxWish,
    Shelf,
)
from courtyard.server.ground.buckets import Kind
from courtyard.server.ground.looking_back import Analysis, ImportWish, Replay, Statistics
from courtyard.server.ground.messages import (
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
from courtyard.server.ground.problems import STATUS
from courtyard.server.ground.puzzle_talk import (
    PuzzleAnswer,
    PuzzleCard,
    PuzzleHint,
    PuzzleMoves,
    Puzzles,
    PuzzleSoFar,
    PuzzleTask,
)
from courtyard.server.ground.table_talk import (
    AnswerUndo,
    Choose,
    Done,
    Proposal,
    Propose,
    State,
    Undo,
    UndoAsked,
)
from courtyard.server.ground.training_talk import Trained, Training
from courtyard.server.past.imports import LARGEST_IMPORT

LARGEST_BODY = 64 * 1024
LARGEST_BOX = 2 * LARGEST_OWN
"""Most bytes of a box's values, which may come with more spaces and escapes than are kept."""
LARGEST_FILE = 2 * LARGEST_TEXT
"""Most bytes of a box's file as text in JSON."""
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
    """Cost besides being a request (see buckets)."""

    @property
    def welcomes(self) -> bool:
        """Whether somebody unknown becomes a guest by it: not by looking, and not by being one already."""
        if self.method in ("GET", "DELETE"):
            return self.answer is answers.me
        return self.path != RECOVER


NAMING = ("name-too-long", "bad-name")
AT_TABLE = ("unknown-table", "newer-rules", "old-rules", "shutting-down", "not-stored")
AT_SEAT = (*AT_TABLE, "unknown-seat", "not-your-seat", "not-started")
PLAYING = (*AT_SEAT, "stale", "game-over", "stood-in")
AGREEING = ("bad-clock", "bad-hour", "bad-zone", "unknown-bot")
SEAT = "/api/tables/{table}/seats/{seat}"

REQUESTS = (
    Request("GET", "/api/me", "Get the current guest; a new one gets a cookie.", answers.me, Me),
    Request(
        "PATCH",
        "/api/me",
        "Change my name or language.",
        answers.change_me,
        Me,
        MeWish,
        (*NAMING, "mistaken-name"),
    ),
    Request(
        "DELETE",
        "/api/me",
        "Delete my data; games stay for the other players.",
        answers.forget_me,
        SignedOut,
        None,
        ("shutting-down", "not-stored"),
    ),
    Request("DELETE", "/api/me/session", "Sign out on this device.", answers.sign_out, SignedOut),
    Request(
        "DELETE", "/api/me/sessions", "Sign out on all other devices.", answers.sign_out_others, SignedOut
    ),
    Request("POST", "/api/me/code", "Create a recovery code; it is shown only once.", answers.new_code, Code),
    Request(
        "POST",
        RECOVER,
        "Continue as the guest of a recovery code.",
        answers.recover,
        Me,
        Code,
        ("wrong-code",),
        bucket="recovery",
    ),
    Request("GET", "/api/me/statistics", "Get my results and ratings.", answers.statistics, Statistics),
    Request(
        "PUT",
        "/api/me/email",
        "Set my email address; a confirmation code is sent there.",
        answers.change_email,
        Me,
        EmailWish,
        ("bad-email", "no-mail", "too-often"),
        bucket="letter",
    ),
    Request(
        "POST",
        "/api/me/email/confirm",
        "Confirm my email address with the code.",
        answers.confirm_email,
        Me,
        Code,
        ("wrong-code",),
        bucket="code",
    ),
    Request("GET", "/api/games", "List the games.", answers.list_games, list[GameInfo]),
    Request("GET", "/api/games/{game}", "Get one game.", answers.one_game, GameInfo, None, ("unknown-game",)),
    Request(
        "GET",
        "/api/rules/{game}",
        "Get a game's rules.",
        answers.rules,
        list[RuleText],
        None,
        ("unknown-game",),
    ),
    Request(
        "GET",
        "/api/words/{game}/{language}",
        "Get a game's words in a language.",
        answers.words,
        GameWords,
        None,
        ("unknown-game", "unknown-language"),
    ),
    Request("GET", "/api/lobby", "List open tables and my tables.", answers.lobby, Lobby),
    Request(
        "POST",
        "/api/tables",
        "Create a table; a full one starts at once.",
        answers.open_table,
        TableInfo,
        TableWish,
        ("unknown-game", "not-allowed-options", "wrong-seats", *AGREEING, *NAMING, "unknown-box", "bad-box"),
        bucket="table",
    ),
    Request(
        "POST",
        "/api/lessons/{game}",
        "Continue my lesson, or start one.",
        answers.open_lesson,
        TableInfo,
        None,
        ("unknown-game", *AT_TABLE),
        bucket="table",
    ),
    Request(
        "DELETE",
        "/api/lessons/{game}",
        "Delete my unfinished lesson.",
        answers.skip_lesson,
        Lobby,
        None,
        ("unknown-game", *AT_TABLE),
    ),
    Request(
        "GET",
        "/api/tables/{table}",
        "Get a table: its seats, settings and stage.",
        answers.look,
        TableInfo,
        None,
        AT_TABLE,
    ),
    Request(
        "POST",
        SEAT,
        "Join a table: take a seat.",
        answers.sit_down,
        TableInfo,
        Claim,
        (*AT_TABLE, "unknown-seat", "seat-taken", "one-seat-each", "put-out", "wrong-claim", "used-claim"),
        bucket="claim",
    ),
    Request(
        "DELETE",
        SEAT,
        "Leave a seat before the start.",
        answers.leave,
        TableInfo,
        None,
        (*AT_TABLE, "unknown-seat", "not-your-seat", "already-started"),
    ),
    Request(
        "POST",
        "/api/tables/{table}/bots",
        "Add a bot to an open seat.",
        answers.put_bot,
        TableInfo,
        BotWish,
        (*AT_TABLE, "not-host", "unknown-seat", "seat-taken", "unknown-bot"),
    ),
    Request(
        "POST",
        "/api/tables/{table}/start",
        "Start the game of a full table.",
        answers.start,
        TableInfo,
        None,
        (*AT_TABLE, "not-host", "already-started", "not-full"),
    ),
    Request(
        "POST",
        f"{SEAT}/away",
        "Let a bot play for me, or for a player who is out of time.",
        answers.go_away,
        TableInfo,
        None,
        (*AT_SEAT, "game-over"),
    ),
    Request(
        "POST",
        f"{SEAT}/resign",
        "Resign: a bot plays on, and the game counts as lost.",
        answers.resign,
        TableInfo,
        None,
        (*AT_SEAT, "game-over"),
    ),
    Request(
        "POST",
        f"{SEAT}/back",
        "Take my seat back from the bot.",
        answers.come_back,
        TableInfo,
        None,
        (*AT_SEAT, "game-over", "out-of-time", "resigned"),
    ),
    Request(
        "POST",
        "/api/tables/{table}/rematch",
        "Create or join the rematch.",
        answers.rematch,
        TableInfo,
        None,
        (*AT_TABLE, "not-player", "not-over"),
        bucket="table",
    ),
    Request(
        "PUT",
        "/api/tables/{table}/webhook",
        "Set the webhook that is called when somebody must move.",
        answers.set_webhook,
        TableInfo,
        WebhookWish,
        (*AT_TABLE, "not-host", "bad-url", "unknown-host", "forbidden-address"),
        bucket="webhook",
    ),
    Request(
        "GET",
        "/api/tables/{table}/state",
        "Get the state of a game as spectators see it.",
        answers.watch,
        State,
        None,
        (*AT_TABLE, "not-started"),
    ),
    Request(
        "GET",
        f"{SEAT}/state",
        "Get the state of a game as my seat sees it.",
        answers.state,
        State,
        None,
        AT_SEAT,
    ),
    Request(
        "POST",
        "/api/tables/{table}/choices",
        "Make a move.",
        answers.choose,
        Done,
        Choose,
        (*PLAYING, "not-your-turn", "illegal-option", "too-many-changes"),
    ),
    Request(
        "POST",
        "/api/tables/{table}/undo",
        "Undo, or ask the players who must move now.",
        answers.undo,
        Done | UndoAsked,
        Undo,
        (*PLAYING, "nothing-to-undo", "undo-asked", "undo-declined", "too-many-changes"),
    ),
    Request(
        "POST",
        "/api/tables/{table}/undo/answer",
        "Allow or decline another player's undo.",
        answers.answer_undo,
        Done,
        AnswerUndo,
        (*PLAYING, "no-undo-request"),
    ),
    Request(
        "POST",
        "/api/tables/{table}/proposal",
        "Get a bot's suggestion for a routine, such as placing cubes.",
        answers.propose,
        Proposal,
        Propose,
        (*PLAYING, "no-routine"),
    ),
    Request(
        "GET",
        "/api/tables/{table}/analysis",
        "Get the analysis of a finished game so far.",
        answers.analysis,
        Analysis,
        None,
        (*AT_TABLE, "not-started", "not-over"),
    ),
    Request(
        "POST",
        "/api/tables/{table}/analysis",
        "Start the analysis of a finished game.",
        answers.analyse,
        Analysis,
        None,
        (*AT_TABLE, "not-started", "not-over", "too-long-to-analyse"),
        bucket="thought",
    ),
    Request(
        "GET",
        "/api/tables/{table}/replay/{reader}",
        "Get a replay of a game, from a seat or with all hands visible.",
        answers.replay,
        Replay,
        None,
        (*AT_TABLE, "not-started", "not-over", "not-your-seat", "unknown-reader"),
        bucket="replay",
    ),
    Request(
        "GET",
        "/api/tables/{table}/export/journal",
        "Export a finished game as a game file, a running one as my own record.",
        answers.export_journal,
        dict[str, Any],
        None,
        (*AT_TABLE, "not-started"),
        bucket="replay",
    ),
    Request(
        "GET",
        "/api/tables/{table}/export/text/{language}",
        "Export a game as text; before the end, my own log.",
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
        "Import a finished game.",
        answers.bring_along,
        TableInfo,
        ImportWish,
        tuple(code for code in STATUS if code.startswith("import-")),
        LARGEST_IMPORT,
        bucket="import",
    ),
    Request(
        "GET", "/api/boxes", "List my boxes and those of the server.", answers.shelf, Shelf, bucket="box"
    ),
    Request(
        "POST",
        "/api/boxes",
        "Keep a box: the values of my own copy of a game.",
        answers.create_box,
        BoxWhole,
        BoxWish,
        ("unknown-game", "bad-box", "too-many-boxes"),
        LARGEST_BOX,
        bucket="box",
    ),
    Request(
        "POST",
        "/api/boxes/check",
        "Check values while they are typed; nothing is kept.",
        answers.check_box,
        BoxWhole,
        BoxValues,
        ("unknown-game",),
        LARGEST_BOX,
        bucket="box",
    ),
    Request(
        "POST",
        "/api/boxes/import",
        "Read a CSV or TOML file and say what it would change; nothing is kept.",
        answers.read_box_file,
        BoxRead,
        BoxFile,
        ("unknown-box", "bad-box"),
        LARGEST_FILE,
        bucket="box",
    ),
    Request(
        "GET",
        "/api/boxes/ours/{game}",
        "Get our values of a game, with their sources.",
        answers.our_box,
        BoxWhole,
        None,
        ("unknown-game",),
        bucket="box",
    ),
    Request(
        "GET",
        "/api/boxes/ours/{game}/export/{format}/{language}",
        "Export our values as csv, toml or a printable sheet.",
        answers.export_ours,
        str,
        None,
        ("unknown-game", "unknown-format", "unknown-language"),
        media="text/plain",
        bucket="box",
    ),
    Request(
        "GET",
        "/api/boxes/shared/{token}",
        "Look at a box by its link.",
        answers.shared_box,
        BoxWhole,
        None,
        ("unknown-box",),
        bucket="claim",
    ),
    Request(
        "POST",
        "/api/boxes/shared/{token}",
        "Keep a copy of a box that is shared by link.",
        answers.copy_box,
        BoxWhole,
        None,
        ("unknown-box", "too-many-boxes"),
        bucket="claim",
    ),
    Request(
        "GET",
        "/api/boxes/{box}",
        "Get a box of mine.",
        answers.one_box,
        BoxWhole,
        None,
        ("unknown-box",),
        bucket="box",
    ),
    Request(
        "PATCH",
        "/api/boxes/{box}",
        "Change a box: its name, its values, what is confirmed.",
        answers.change_box,
        BoxWhole,
        BoxChange,
        ("unknown-box", "bad-box"),
        LARGEST_BOX,
        bucket="box",
    ),
    Request(
        "DELETE",
        "/api/boxes/{box}",
        "Delete a box; tables opened with it keep its values.",
        answers.remove_box,
        BoxGone,
        None,
        ("unknown-box",),
    ),
    Request(
        "POST",
        "/api/boxes/{box}/link",
        "Share a box by link.",
        answers.share_box,
        BoxInfo,
        None,
        ("unknown-box",),
    ),
    Request(
        "DELETE",
        "/api/boxes/{box}/link",
        "Stop sharing a box.",
        answers.unshare_box,
        BoxInfo,
        None,
        ("unknown-box",),
    ),
    Request(
        "GET",
        "/api/boxes/{box}/export/{format}/{language}",
        "Export a box as csv, toml or a printable sheet.",
        answers.export_box,
        str,
        None,
        ("unknown-box", "unknown-format", "unknown-language"),
        media="text/plain",
        bucket="box",
    ),
    Request(
        "GET",
        "/api/puzzles",
        "List the puzzles of the day, the themes, and my puzzle ratings and streak.",
        answers.puzzles,
        Puzzles,
    ),
    Request(
        "GET",
        "/api/puzzles/next/{game}/{theme}/{level}",
        "Find the next puzzle for me; `all` stands for any theme or level.",
        answers.next_puzzle,
        PuzzleCard,
        None,
        ("unknown-game", "no-puzzle"),
    ),
    Request(
        "GET",
        "/api/puzzles/{puzzle}",
        "Get a puzzle as the solver's seat sees it.",
        answers.one_puzzle,
        PuzzleTask,
        None,
        ("unknown-puzzle",),
        bucket="puzzle",
    ),
    Request(
        "POST",
        "/api/puzzles/{puzzle}/move",
        "Try a move; a wrong one is answered with what it would lead to.",
        answers.move_in_puzzle,
        PuzzleAnswer,
        PuzzleMoves,
        ("unknown-puzzle", "illegal-option", "not-your-turn"),
        bucket="puzzle",
    ),
    Request(
        "POST",
        "/api/puzzles/{puzzle}/hint",
        "Get a hint; the first try then counts by half.",
        answers.hint_in_puzzle,
        PuzzleHint,
        PuzzleSoFar,
        ("unknown-puzzle", "illegal-option", "not-your-turn"),
        bucket="puzzle",
    ),
    Request(
        "POST",
        "/api/puzzles/{puzzle}/give-up",
        "Show the solution; the first try counts as not found.",
        answers.give_up_puzzle,
        PuzzleAnswer,
        None,
        ("unknown-puzzle",),
        bucket="puzzle",
    ),
    Request(
        "GET",
        "/api/training",
        "Get my training: mistakes that are due, and my progress.",
        answers.training,
        Training,
        bucket="puzzle",
    ),
    Request(
        "POST",
        "/api/tables/{table}/training",
        "Train on my mistakes in a finished game that was analysed.",
        answers.train,
        Trained,
        None,
        (*AT_TABLE, "not-started", "not-over", "not-your-seat", "not-analysed"),
        bucket="thought",
    ),
)
EVERYWHERE = (
    "bad-message",
    "wrong-origin",
    "wrong-host",
    "banned",
    "too-fast",
    "too-large",
    "shutting-down",
    "not-stored",
)
"""Problems that any request may have."""
