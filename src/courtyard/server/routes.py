"""Every request that the server answers: its path, what it is sent, what it gives back.

The application and its OpenAPI document are both made from this list, so that they cannot differ.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from msgspec import Struct

from courtyard.games import GAMES
from courtyard.server import games
from courtyard.server.messages import (
    BotWish,
    Choose,
    Claim,
    Code,
    Done,
    GameInfo,
    Lobby,
    Me,
    MeWish,
    Proposal,
    Propose,
    RuleText,
    State,
    TableInfo,
    TableWish,
    Undo,
)
from courtyard.server.rooms import Rooms
from courtyard.server.trouble import Refusal

LARGEST_BODY = 64 * 1024


@dataclass
class Asked:
    """A request, read: who asks, for what, and where the rooms are that answer."""

    rooms: Rooms
    me: Me
    token: str | None
    path: dict[str, str]
    body: Any = None
    new_token: str | None = None

    @property
    def table(self) -> str:
        return self.path["table"]

    @property
    def seat(self) -> int:
        seat = self.path["seat"]
        if not (seat.isascii() and seat.isdecimal() and len(seat) < 4):
            raise Refusal("unknown-seat", seat=seat[:40])
        return int(seat)


Answer = Callable[[Asked], Awaitable[Any]]


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


async def me(asked: Asked) -> Me:
    return asked.me


async def change_me(asked: Asked) -> Me:
    old = asked.me.name
    changed = await asked.rooms.guests.change(asked.me, asked.body)
    if changed.name != old:
        await asked.rooms.tables.rename(changed, old)
    return changed


async def new_code(asked: Asked) -> Code:
    return Code(await asked.rooms.guests.new_code(asked.me))


async def recover(asked: Asked) -> Me:
    recovered, asked.new_token = await asked.rooms.guests.recover(asked.body.code, asked.token)
    return recovered


async def list_games(asked: Asked) -> list[GameInfo]:
    return [games.describe(name) for name in GAMES]


async def one_game(asked: Asked) -> GameInfo:
    return games.describe(games.find_game(asked.path["game"]).name)


async def rules(asked: Asked) -> list[RuleText]:
    return games.rule_texts(games.find_game(asked.path["game"]).name)


async def lobby(asked: Asked) -> Lobby:
    return await asked.rooms.tables.lobby(asked.me)


async def open_table(asked: Asked) -> TableInfo:
    return await asked.rooms.seating.open(asked.me, asked.body)


async def look(asked: Asked) -> TableInfo:
    return await asked.rooms.tables.look(asked.me.id, asked.table)


async def sit_down(asked: Asked) -> TableInfo:
    return await asked.rooms.seating.sit_down(asked.me, asked.table, asked.seat, asked.body.claim)


async def leave(asked: Asked) -> TableInfo:
    return await asked.rooms.seating.leave(asked.me, asked.table, asked.seat)


async def put_bot(asked: Asked) -> TableInfo:
    return await asked.rooms.seating.put_bot(asked.me, asked.table, asked.body)


async def start(asked: Asked) -> TableInfo:
    return await asked.rooms.seating.start(asked.me, asked.table)


async def watch(asked: Asked) -> State:
    return await asked.rooms.tables.state(asked.me.id, asked.table, None)


async def state(asked: Asked) -> State:
    return await asked.rooms.tables.state(asked.me.id, asked.table, asked.seat)


async def choose(asked: Asked) -> Done:
    return await asked.rooms.turns.choose(asked.me.id, asked.table, asked.body)


async def undo(asked: Asked) -> Done:
    return await asked.rooms.turns.undo(asked.me.id, asked.table, asked.body)


async def propose(asked: Asked) -> Proposal:
    return await asked.rooms.turns.propose(asked.me.id, asked.table, asked.body)


NAMING = ("name-too-long", "bad-name")
AT_TABLE = ("unknown-table", "shutting-down", "not-stored")
AT_SEAT = (*AT_TABLE, "unknown-seat", "not-your-seat", "not-started")
PLAYING = (*AT_SEAT, "stale", "game-over")
SEAT = "/api/tables/{table}/seats/{seat}"

REQUESTS = (
    Request("GET", "/api/me", "Who I am; a new guest gets a cookie.", me, Me),
    Request(
        "PATCH",
        "/api/me",
        "Change my name or language.",
        change_me,
        Me,
        MeWish,
        NAMING,
    ),
    Request("POST", "/api/me/code", "A new recovery code, shown this once.", new_code, Code),
    Request("POST", "/api/me/recover", "Be the guest of a code here.", recover, Me, Code, ("wrong-code",)),
    Request("GET", "/api/games", "What can be played.", list_games, list[GameInfo]),
    Request("GET", "/api/games/{game}", "One game.", one_game, GameInfo, None, ("unknown-game",)),
    Request("GET", "/api/rules/{game}", "A game's rules.", rules, list[RuleText], None, ("unknown-game",)),
    Request("GET", "/api/lobby", "Open tables, and mine.", lobby, Lobby),
    Request(
        "POST",
        "/api/tables",
        "Open a table; a full one starts at once.",
        open_table,
        TableInfo,
        TableWish,
        ("unknown-game", "not-allowed-options", "wrong-seats", "unknown-bot", *NAMING),
    ),
    Request("GET", "/api/tables/{table}", "A table from outside.", look, TableInfo, None, AT_TABLE),
    Request(
        "POST",
        SEAT,
        "Sit down.",
        sit_down,
        TableInfo,
        Claim,
        (*AT_TABLE, "unknown-seat", "seat-taken", "wrong-claim", "used-claim"),
    ),
    Request(
        "DELETE",
        SEAT,
        "Leave before the start.",
        leave,
        TableInfo,
        None,
        (*AT_TABLE, "unknown-seat", "not-your-seat", "already-started"),
    ),
    Request(
        "POST",
        "/api/tables/{table}/bots",
        "Put a bot into an open seat.",
        put_bot,
        TableInfo,
        BotWish,
        (*AT_TABLE, "not-host", "unknown-seat", "seat-taken", "unknown-bot"),
    ),
    Request(
        "POST",
        "/api/tables/{table}/start",
        "Begin a full table's game.",
        start,
        TableInfo,
        None,
        (*AT_TABLE, "not-host", "already-started", "not-full"),
    ),
    Request(
        "GET",
        "/api/tables/{table}/state",
        "What anybody may see of a game.",
        watch,
        State,
        None,
        (*AT_TABLE, "not-started"),
    ),
    Request("GET", f"{SEAT}/state", "What my seat may see of a game.", state, State, None, AT_SEAT),
    Request(
        "POST",
        "/api/tables/{table}/choices",
        "Take an option.",
        choose,
        Done,
        Choose,
        (*PLAYING, "not-your-turn", "illegal-option"),
    ),
    Request(
        "POST",
        "/api/tables/{table}/undo",
        "Take back.",
        undo,
        Done,
        Undo,
        (*PLAYING, "nothing-to-undo"),
    ),
    Request(
        "POST",
        "/api/tables/{table}/proposal",
        "How a bot would do a routine.",
        propose,
        Proposal,
        Propose,
        (*PLAYING, "no-routine"),
    ),
)
EVERYWHERE = ("bad-message", "wrong-origin", "too-large", "shutting-down", "not-stored")
"""Problems that any request may have."""
