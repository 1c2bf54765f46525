"""Imports: a journal from elsewhere is checked to its last choice, and kept as a table that is over.

Nothing in a file is trusted: size, nesting, numbers and texts are checked first, then the journal's own
parts, then every choice by playing it again. When anything is wrong it is said, and nothing is kept. A
journal of a game that is not over is refused: at a table that nobody can sit down at it would never end, and
its seed would tell how it goes on. All of this is done in another process, for one guest after the other.
"""

import json
import time
from dataclasses import dataclass
from typing import Any

import structlog
from sqlalchemy import Connection, insert

from courtyard.bots import BOTS
from courtyard.engine import journal
from courtyard.engine.game import Game
from courtyard.engine.journal import Flaw
from courtyard.engine.match import Match
from courtyard.games import GAMES
from courtyard.server.ground.messages import Me, TableInfo
from courtyard.server.ground.problems import Refusal
from courtyard.server.past.replay_pool import ReplayPool
from courtyard.server.store import schema
from courtyard.server.tables import rows
from courtyard.server.tables.registry import Tables
from courtyard.server.tables.table import Place, Table, new_table

LARGEST_IMPORT = 2 * 1024 * 1024
LARGEST_PART = 64 * 1024
"""Most bytes of an owner's components, or of a position by hand."""
DEEPEST = 12
LARGEST_NUMBER = 9_999
LONGEST_TEXT = 2_000
LONGEST_SEED = 200
MOST_CHOICES = 2_000
MOST_SECONDS = 20.0

log = structlog.get_logger()
Row = dict[str, Any]


class Imports:
    """Games from elsewhere."""

    def __init__(self, tables: Tables, pool: ReplayPool) -> None:
        self.tables = tables
        self.pool = pool

    async def keep(self, me: Me, text: str) -> TableInfo:
        """Check a journal in a process, and keep it as a table of the importer's."""
        if self.tables.is_closing:
            raise Refusal("shutting-down")
        found = await self.pool.check(me.id, looked_through, text, me.id)
        if isinstance(found, Fault):
            if found.why is not None:
                log.warning("import-failed", why=found.why)
            raise Refusal(found.code, **found.args)

        def write(connection: Connection) -> None:
            connection.execute(insert(schema.tables).values(found.table))
            connection.execute(insert(schema.seats), found.seats)
            if found.actions:  # A position may be written that is the end already.
                connection.execute(insert(schema.deeds), found.actions)

        await self.tables.store.do(write)
        return found.info


@dataclass(frozen=True)
class Found:
    """A game that is right, as it is to be kept."""

    table: Row
    seats: list[Row]
    actions: list[Row]
    info: TableInfo


@dataclass(frozen=True)
class Fault:
    """An error of a journal; where it tripped the rules themselves, an operator hears why."""

    code: str
    args: dict[str, str | int]
    why: str | None = None


class Impossible(Refusal):
    """Components or positions by hand tripped the rules themselves: that is no game."""

    def __init__(self, why: str) -> None:
        super().__init__("import-impossible")
        self.why = why


def looked_through(text: str, host: str) -> Found | Fault:
    """Check a journal, wherever that is done; give plain data either way."""
    try:
        table, actions = checked(text, host)
    except Refusal as refusal:
        return Fault(refusal.code, refusal.args_of_sentence, getattr(refusal, "why", None))
    seats = [rows.seat_row(table, seat) for seat in range(len(table.places))]
    return Found(rows.table_row(table), seats, actions, table.info(host))


def checked(text: str, host: str) -> tuple[Table, list[Row]]:
    """Give the table of a journal and its actions; refuse whatever is wrong with it."""
    try:
        kept = journal.from_text(text)
        game = check_parts(kept)
        match = play(kept, game)
        return table_of(kept, match, host)
    except Flaw as flaw:
        raise Refusal(f"import-{flaw.kind}", **flaw.gaps) from None
    except Refusal:
        raise
    except Exception as error:
        raise Impossible(repr(error)) from None


# What is checked before anything is played.


def check_parts(kept: dict[str, Any]) -> Game:
    """Refuse what is too much, or no journal of ours; give its game."""
    for part in ("components", "from"):
        if len(json.dumps(kept.get(part))) > LARGEST_PART:
            raise Refusal("too-large", most=LARGEST_PART)
    check_sound(kept, 1)
    journal.check_format(kept)
    name = kept["game"]
    if not isinstance(name, str) or name not in GAMES:
        known = ", ".join(GAMES)
        raise Flaw("game", f"There is no game {name!r}.", game=journal.shown(name), known=known)
    if len(kept["choices"]) > MOST_CHOICES:
        raise Flaw("too-many-choices", f"There are more than {MOST_CHOICES} choices.", most=MOST_CHOICES)
    if len(kept["seed"]) > LONGEST_SEED:
        raise Flaw("seed", f"The seed is longer than {LONGEST_SEED} characters.", most=LONGEST_SEED)
    return GAMES[name]


def check_sound(value: object, depth: int) -> None:
    """Refuse values that no game has: nested too deep, fractions and huge numbers, broken texts."""
    if depth > DEEPEST:
        raise Flaw("too-deep", f"The file is nested deeper than {DEEPEST} levels.")
    if isinstance(value, dict):
        for key, part in value.items():
            check_sound(key, depth)
            check_sound(part, depth + 1)
    elif isinstance(value, list):
        for part in value:
            check_sound(part, depth + 1)
    elif isinstance(value, str):
        is_broken = any("\ud800" <= letter <= "\udfff" or letter == "\0" for letter in value)
        if is_broken or len(value) > LONGEST_TEXT:
            raise Flaw("text", f"The text {value[:20]!r} cannot be kept.", most=LONGEST_TEXT)
    elif isinstance(value, float) or (isinstance(value, int) and abs(value) > LARGEST_NUMBER):
        sentence = f"The number {value!r:.20} is no whole number up to {LARGEST_NUMBER}."
        raise Flaw("number", sentence)


# Playing it again.


def play(kept: dict[str, Any], game: Game) -> Match:
    """Play a journal again, for a bounded time; refuse one that does not come to its end."""
    end = time.monotonic() + MOST_SECONDS

    def watch(match: Match, number: int) -> None:
        if time.monotonic() > end:
            raise Flaw("too-slow", f"Playing it again took too long, at choice {number}.", number=number)

    match = journal.replay(kept, game, watch)
    if not match.is_over and journal.ENDED not in kept:
        count = len(match.choices)
        raise Flaw("unfinished", f"The game is not over after its {count} choices.", choices=count)
    return match


def table_of(kept: dict[str, Any], match: Match, host: str) -> tuple[Table, list[Row]]:
    """Give the table at which a match was played, and its choices and agreed end as actions."""
    table = new_table(
        match.game.name,
        match.options,
        host,
        places(kept, match),
        stage="playing",
        seed=match.seed,
        origin="imported",
        own=match.own or None,
        written=match.written,
    )
    table.begin()
    notations = [(seat, match.game.notation(option, match.values)) for seat, option in match.choices]
    done: list[tuple[int, str, str | None]] = [(seat, "choose", option) for seat, option in notations]
    if not match.is_over:
        done.append((0, "end", None))
    actions = []
    for number, (seat, kind, option) in enumerate(done):
        id_ = f"import-{number}"
        version = table.apply(seat, kind, option, id_)
        action = {"number": number, "seat": seat, "deed": kind, "option": option, "id": id_}
        actions.append({**action, "table": table.id, "version": version, "at": table.created})
    return table, actions


def places(kept: dict[str, Any], match: Match) -> list[Place]:
    """Say who sat where: as the journal names them, or the position that it began with."""
    seats = range(match.seats)
    automated = match.game.automated_seats(match.options)
    players = kept.get("players") or named_in(kept.get("from") or {}, len(seats))
    return [Place("rules") if seat in automated else place_of(seat, players[seat] or {}) for seat in seats]


def named_in(written: dict[str, Any], count: int) -> journal.Players:
    """The players of a written position, where it has names for them."""
    names = written.get("players")
    listed = names if isinstance(names, list) else []
    found: journal.Players = [
        {"name": name} if isinstance(name, str) and journal.is_name(name) else {} for name in listed
    ]
    return (found + [{}] * count)[:count]


def place_of(seat: int, player: dict[str, str]) -> Place:
    bot = player.get("bot")
    if bot is None:
        return Place("person", name=player.get("name"))
    if bot not in BOTS:
        known = ", ".join(BOTS)
        raise Flaw("bot", f"There is no bot {bot!r}.", seat=seat, bot=journal.shown(bot), known=known)
    return Place("bot", bot=bot)
