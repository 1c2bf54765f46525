"""Opponents in an environment: bots in compiled code where there are such, and others."""

from collections.abc import Sequence
from typing import Any

from courtyard.bots import Bot, find_bot
from courtyard.bots.foreign import made, prepared
from courtyard.engine.game import Game
from courtyard.engine.trouble import Trouble
from courtyard.lab.players import BY_JUDGEMENT, BY_LOT
from courtyard.lab.table import Table

COMPILED = {"random": BY_LOT, "heuristic": BY_JUDGEMENT, "fair": BY_JUDGEMENT}
"""Bots that choose in the position itself, without a view: they cost a hundredth of the others."""
ROTATE = "rotate"
"""Instead of a seat: another one in every game."""

Opponent = str | Bot | type[Bot]
"""A bot by its name, a bot itself, or its class."""


def first_seat(table: Table, seat: int | str | None) -> int:
    """Give the own seat in the first game; refuse with a sentence one that is not there."""
    if seat is None or seat == ROTATE:
        return table.seats[0]
    if not isinstance(seat, int) or seat not in table.seats:
        there = ", ".join(map(str, table.seats))
        raise Trouble(f"There is no seat {seat!r} to play; there is {there}, or {ROTATE!r}.")
    return seat


def check_number(table: Table, opponents: Sequence[Opponent]) -> None:
    others = len(table.seats) - 1
    if others != len(opponents):
        raise Trouble(f"This table needs {others} opponents, not {len(opponents)}.")


def opponent(kind: Opponent, game: Game) -> int | Bot:
    """Give the number of a bot in compiled code, or a bot that is ready for the game."""
    if isinstance(kind, Bot):
        return prepared(kind, game, getattr(kind, "name", type(kind).__name__))
    if isinstance(kind, str):
        return COMPILED[kind] if kind in COMPILED else prepared(find_bot(kind), game, kind)
    return prepared(made(kind, kind.__qualname__), game, kind.__qualname__)


def compiled_only(table: Table, opponents: Sequence[Opponent]) -> list[int]:
    """Give the numbers of bots in compiled code; refuse with a sentence any other."""
    check_number(table, opponents)
    for kind in opponents:
        if kind not in COMPILED:
            raise Trouble(
                f"Many games at once are played against {', '.join(COMPILED)}, not against {kind!r}; "
                "lab.gym_env plays against every bot."
            )
    return [COMPILED[str(kind)] for kind in opponents]


def seat_wanted(options: dict[str, Any] | None) -> Any:
    """Give the seat that `reset(options={"seat": …})` asks for, or nothing; refuse other options."""
    for name in options or {}:
        if name != "seat":
            raise Trouble(f"reset() knows the option 'seat', not {name!r}.")
    return (options or {}).get("seat")
