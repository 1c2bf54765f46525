"""The bots at this table: one for each seat without a person, named as they were typed."""

import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.text import Text

from courtyard.bots import BOTS, Bot, bots_for, find_bot
from courtyard.bots.foreign import prepared
from courtyard.engine.game import Game
from courtyard.engine.match import Match
from courtyard.engine.trouble import Trouble
from courtyard.terminal.players import Player
from courtyard.terminal.wording import knows, say

USUAL = ("fair", "strong", "random")
PATIENCE = 0.5
"""Seconds after which a bot is said to be thinking."""


def usable_cores() -> int:
    """Tell how many cores this process may use: while a bot thinks, nobody else needs them."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def seats_of_bots(match: Match, people: set[int]) -> list[int]:
    """Give the seats that neither a person nor the rules play."""
    taken = people | set(match.game.automated_seats(match.options))
    return [seat for seat in range(match.seats) if seat not in taken]


def usual_bot(game: Game) -> str:
    """Give the bots of the other seats where none was named."""
    return next(name for name in USUAL if name in bots_for(game))


def names_of_bots(typed: str | None, seats: list[int], game: Game) -> dict[int, str]:
    """Read who plays which seat: one bot's name for all seats, or one for each with commas between."""
    names = [name.strip() for name in (typed or usual_bot(game)).split(",")]
    for name in names:
        if name not in BOTS:
            find_bot(name)  # It says in its own sentence that there is none.
    if len(names) == 1:
        names *= len(seats)
    if len(names) != len(seats):
        raise Trouble(f"{len(names)} bots were named, but {left_for_bots(len(seats))}.")
    return dict(zip(seats, names, strict=True))


def left_for_bots(seats: int) -> str:
    if seats == 0:
        return "no seat is left for them"
    if seats == 1:
        return "only one seat is left for them: name one"
    return f"{seats} seats are left for them: name one for all, or {seats} with commas between them"


def seat_bots(names: dict[int, str], game: Game) -> dict[int, Bot]:
    """Give every seat a bot of its own, which stays for the whole sitting."""
    return {seat: prepared(find_bot(name, usable_cores()), game, name) for seat, name in names.items()}


def introduction(names: dict[int, str], players: list[Player], language: str) -> str:
    """Say who the opponents are, and how strong."""
    opponents = [
        say(language, "opponent", name=players[seat].name, level=level_of(name, language))
        for seat, name in names.items()
    ]
    return say(language, "opponents", count=len(opponents), opponents=", ".join(opponents))


def level_of(name: str, language: str) -> str:
    """Give the word for a bot's level; a bot of one's own is called as it was typed."""
    return say(language, f"bot-{name}") if knows(f"bot-{name}") else name


@contextmanager
def thinking(console: Console, text: str) -> Iterator[None]:
    """Say that somebody is thinking, as long as they are, if it takes them long and somebody looks on."""
    if not console.is_terminal:
        yield
        return
    done = threading.Event()
    teller = threading.Thread(target=show_until, args=(done, console, text), daemon=True)
    teller.start()
    try:
        yield
    finally:
        done.set()
        teller.join()


def show_until(done: threading.Event, console: Console, text: str) -> None:
    if not done.wait(PATIENCE):
        with console.status(Text(text, style="dim"), spinner="line", spinner_style="dim"):
            done.wait()
