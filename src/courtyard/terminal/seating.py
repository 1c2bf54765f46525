"""Seating: the options of the command become a match, and everybody gets a seat and a name."""

import json
import secrets
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from courtyard.boxes.files import corrections
from courtyard.engine import journal
from courtyard.engine.content import Table, read_toml
from courtyard.engine.files import read_json
from courtyard.engine.game import Game
from courtyard.engine.match import Match
from courtyard.engine.trouble import Trouble
from courtyard.terminal.players import names_at, proper_name


@dataclass(frozen=True)
class Wishes:
    """The options of somebody who wants to play, as they typed them."""

    options: dict[str, Any]
    seat: int | None = None
    name: str | None = None
    bots: str | None = None
    hotseat: bool = False
    seed: str | None = None
    language: str = "en"
    written: Path | None = None
    own: Path | None = None
    journal: Path | None = None
    resume: Path | None = None


def refuse_contradictions(wishes: Wishes) -> None:
    """Refuse wishes that cannot come true together."""
    fixed = [f"--{name.replace('_', '-')}" for name in wishes.options]
    if wishes.resume:
        fixed += ["--seed"] if wishes.seed is not None else []
        fixed += ["--from"] if wishes.written else []
        fixed += ["--components"] if wishes.own else []
        if fixed:
            raise Trouble(
                f"A saved game already has its options: leave out {', '.join(fixed)} with --resume."
            )
    if wishes.written and fixed:
        raise Trouble(f"A custom position has its own options: leave out {', '.join(fixed)} with --from.")
    if wishes.hotseat and wishes.seat is not None:
        raise Trouble("With --hotseat all seats are human: leave out --seat.")
    if wishes.hotseat and wishes.bots:
        raise Trouble("With --hotseat all seats are human: leave out --bots.")


def begin(game: Game, wishes: Wishes) -> Match:
    """Give the match that was wished for: a new one, one from a written position, or one resumed."""
    if wishes.resume:
        kept = journal.read(wishes.resume)
        if journal.ENDED in kept:
            raise Trouble(f"The game of {wishes.resume} ended by agreement: it cannot be continued.")
        return journal.replay(kept, game)
    own = corrections(plain(read_toml(wishes.own, "The component file"), wishes.own)) if wishes.own else {}
    if own:
        game.correct_components(own)
    seed = str(secrets.randbelow(10**9)) if wishes.seed is None else wishes.seed
    if not seed.isascii() and not seed.isprintable():
        raise Trouble(f"The seed {seed!r} is not a text in UTF-8.")
    if wishes.written is None:
        return Match(game, wishes.options, seed, own)
    return Match(game, None, seed, own, read_position(wishes.written))


def read_position(path: Path) -> Table:
    """Read a position written by hand, in TOML or JSON."""
    if path.suffix != ".json":
        return plain(read_toml(path, "The position"), path)
    written = read_json(path, "The position")
    if not isinstance(written, dict):
        raise Trouble(f"The position {path} must be a JSON object.")
    if "courtyard" in written:
        raise Trouble(f"{path} is a journal, not a position: continue it with --resume.")
    return written


def plain(table: Table, path: Path) -> Table:
    """Refuse what a journal could not keep."""
    try:
        json.dumps(table)
    except (TypeError, ValueError):
        raise Trouble(f"{path} contains a date or a time, which no game uses.") from None
    return table


def who_sits(match: Match, wishes: Wishes) -> set[int]:
    """Give the seats of people."""
    seats = match.seats
    automated = match.game.automated_seats(match.options)
    if wishes.hotseat:
        return set(range(seats)) - set(automated)
    seat = wishes.seat
    if seat is None:
        seat = min(match.open_seats, default=0) if wishes.written else 0
    if not 0 <= seat < seats:
        raise Trouble(f"There is no seat {seat} at this table; there are seats 0 to {seats - 1}.")
    if seat in automated:
        raise Trouble(f"Seat {seat} belongs to {match.game.phrases.say(automated[seat])}; take another.")
    return {int(seat)}


def names_of(match: Match, wishes: Wishes, people: set[int]) -> dict[int, str]:
    """Give the names that were said; for several people with commas between them."""
    names = names_at(match, wishes.language)
    if wishes.name is None:
        return names
    said = wishes.name.split(",") if wishes.hotseat else [wishes.name]
    if len(said) > len(people):
        raise Trouble(f"There are {len(people)} seats, but {len(said)} names.")
    for seat, name in zip(sorted(people), said, strict=False):
        names[seat] = proper_name(name)
    if len(set(names.values())) < len(names):
        raise Trouble("Two players have the same name.")
    return names
