"""Tables that were played without a server, to be looked back at."""

import json
from typing import Any

import msgspec

from courtyard.engine.chance import Dice
from courtyard.games import GAMES
from courtyard.server.ground.looking_back import Replay
from courtyard.server.past.replays import reader_for, readers, retold
from courtyard.server.tables.table import Place, Table

Choice = tuple[int, str]
VARIANTS: list[tuple[str, dict[str, Any]]] = [
    ("gugong", {"players": 3, "expert": True}),
    ("gugong", {"players": 1, "solo": "normal"}),
    ("kingdom", {"players": 2, "module": "advisors"}),
    ("kingdom", {"players": 2, "module": "menace"}),
    ("kingdom", {"players": 1, "module": "quest"}),
]


def plain(message: Any) -> Any:
    """A message as it arrives."""
    return json.loads(msgspec.json.encode(message))


def table_of(game: str, options: dict[str, Any], seed: str = "1", *done: Choice) -> Table:
    """A table with a person in every seat that the rules do not play, after some choices."""
    settled = GAMES[game].settle_options(options)
    automated = GAMES[game].automated_seats(settled)
    count = settled["players"] + len(automated)
    places = [
        Place("rules") if seat in automated else Place("person", guest=f"guest-{seat}", name=f"Name {seat}")
        for seat in range(count)
    ]
    table = Table("table", game, settled, "guest-0", False, "playing", seed, 0.0, 0.0, places)
    table.begin()
    for deed in done:
        do(table, *deed)
    return table


def do(table: Table, seat: int, option: str) -> None:
    table.apply(seat, "choose", option, f"id-{table.number}")


def pick(table: Table, dice: Dice) -> Choice:
    """Give a seat that must choose, and one of its options."""
    seats = table.playing.open_seats
    seat = seats[dice.below(len(seats))]
    options = list(table.playing.position.options_of(seat))
    return seat, table.game.notation(options[dice.below(len(options))])


def play(table: Table, dice: Dice, choices: int = 10_000) -> Table:
    while not table.playing.is_over and choices:
        do(table, *pick(table, dice))
        choices -= 1
    return table


def replay_of(table: Table, word: str, guest: str | None = None) -> Replay:
    """A replay as the server gives it, once the table and whoever asks are known."""
    reader = reader_for(table, guest, word)
    return retold(table, reader).replay(table.info(guest), word, readers(table, guest))
