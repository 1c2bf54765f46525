"""A finished game with blunders, as if somebody had played it here, and its analysis."""

from functools import cache
from typing import Any, NamedTuple

from msgspec import to_builtins
from sqlalchemy import Connection, insert

from courtyard.engine import journal
from courtyard.engine.chance import Dice
from courtyard.engine.match import Match
from courtyard.games import find_game
from courtyard.server.around.results import rate, result_rows
from courtyard.server.past.imports import table_of
from courtyard.server.store import schema
from courtyard.server.tables import rows
from courtyard.server.tables.table import Place

BLUNDERS = {5: 0.3, 14: 0.25, 59: 0.2}
"""Choices of seat 0 that lose several points by any measure, and what the analysis says they cost."""
PLAIN = 41
"""One more, of which the analysis says nothing."""


class Blundered(NamedTuple):
    """The game, and what its seat 0 chose in the blunders."""

    match: Match
    chosen: dict[int, int]


@cache
def blundered() -> Blundered:
    """Play a game by lot."""
    match, dice = Match(find_game("gugong"), {"players": 2}, "5"), Dice(3)
    chosen = {}
    while not match.is_over:
        seat = match.open_seats[0]
        options = list(match.position.options_of(seat))
        chosen[len(match.choices) + 1] = int(options[dice.below(len(options))])
        match.choose(seat, chosen[len(match.choices) + 1])
    return Blundered(match, chosen)


def judged() -> list[dict[str, Any]]:
    """Judge every choice of seat 0 among several options; all but the blunders cost nothing."""
    whole = blundered().match
    match, found = Match(whole.game, whole.options, whole.seed), []
    for nth, (seat, option) in enumerate(whole.choices):
        options = match.decision(seat).options if len(match.position.options_of(seat)) > 1 else ()
        if options and seat == 0:
            chosen = next(text.message for text in options if text.option == option)
            cost = BLUNDERS.get(nth + 1, 0.0)
            verdict = {"step": nth + 1, "seat": 0, "chances": [0.5, 0.5], "points": [40.0, 40.0]}
            said = {"chosen": to_builtins(chosen), "best": to_builtins(options[0].message)}
            found.append(
                {**verdict, **said, "cost": cost, "cost_points": 10 * cost, "after": [], "place": ""}
            )
        match.choose(seat, option)
    return found


def keep_game(connection: Connection, guest: str, at: float, is_analysed: bool = True, place: int = 0) -> str:
    """Keep the game as one that a guest played against a strong bot, and that ended at some time."""
    match = blundered().match
    table, deeds = table_of(journal.write(match), match, guest)
    table.origin, table.stage, table.moved = "played", "over", at
    table.places = [Place("person", guest=guest), Place("bot", bot="strong")]
    connection.execute(insert(schema.tables).values(rows.table_row(table)))
    connection.execute(insert(schema.seats), [rows.seat_row(table, seat) for seat in (0, 1)])
    connection.execute(insert(schema.deeds), deeds)
    results = result_rows(table)
    if place:
        for seat, row in enumerate(results):
            row["place"] = place if seat == 0 else 3 - place
    connection.execute(insert(schema.results), results)
    rate(connection, "gugong", [row["who"] for row in results], [row["place"] for row in results])
    if is_analysed:
        found = judged()
        analysis = {"asked": at, "asker": guest, "done": len(found), "total": len(found)}
        row = {"table": table.id, **analysis, "found": {"judged": found, "errors": []}}
        connection.execute(insert(schema.analyses).values(row))
    return table.id
