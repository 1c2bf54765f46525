"""The record of guests with puzzles: what they tried, how well they solve, and on which days in a row."""

from collections.abc import Iterable
from datetime import date
from typing import Any, Literal, NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from courtyard.puzzles.progress import Rating, Streak, kept_up, rated
from courtyard.puzzles.puzzle import Puzzle
from courtyard.server.store import schema


class Try(NamedTuple):
    """A puzzle that somebody has tried: how the first try ended (nothing yet after a hint alone)."""

    first: str | None
    is_hinted: bool
    is_found: bool
    at: float


class Record(NamedTuple):
    """All that is known of a guest's puzzles."""

    ratings: dict[str, Rating]
    tries: dict[str, Try]
    days: list[date]

    @property
    def streak(self) -> Streak:
        return streak_of(self.days)


NOTHING = Record({}, {}, [])


class Noted(NamedTuple):
    """A guest's rating in a game before and after something was noted, and what the first try has come to."""

    before: Rating
    after: Rating
    is_rated: bool
    is_hinted: bool
    days: list[date]


def streak_of(days: Iterable[date]) -> Streak:
    streak = Streak()
    for day in sorted(days):
        streak = kept_up(streak, day)
    return streak


# Reading.


def read_record(connection: Connection, guest: str) -> Record:
    ratings, tries = schema.puzzle_ratings, schema.puzzle_tries
    rated_rows = connection.execute(select(ratings).where(ratings.c.guest == guest))
    tried_rows = connection.execute(select(tries).where(tries.c.guest == guest))
    return Record(
        {row.game: as_rating(row) for row in rated_rows},
        {row.puzzle: Try(row.first, row.hinted, row.found, row.at) for row in tried_rows},
        read_days(connection, guest),
    )


def as_rating(row: Any) -> Rating:
    return Rating(row.middle, row.deviation, row.solved, row.tried)


def read_days(connection: Connection, guest: str) -> list[date]:
    days = schema.puzzle_days.c
    found = connection.execute(select(days.day).where(days.guest == guest).order_by(days.day)).scalars()
    return [date.fromisoformat(day) for day in found]


# Writing.


def note(
    connection: Connection,
    guest: str,
    puzzle: Puzzle,
    what: Literal["hint", "found", "missed"],
    now: float,
    day: date | None,
) -> Noted:
    """Note a hint, or how a try ended; with a day, it is the puzzle of that day.

    The first try alone changes the rating.
    """
    # The guest's row is locked, so that of two tries at once one is the first.
    connection.execute(select(schema.guests.c.id).where(schema.guests.c.id == guest).with_for_update())
    ratings, tries = schema.puzzle_ratings, schema.puzzle_tries
    own_try = (tries.c.guest == guest) & (tries.c.puzzle == puzzle.id)
    own_rating = (ratings.c.guest == guest) & (ratings.c.game == puzzle.game)
    known = connection.execute(select(tries).where(own_try)).first()
    row = connection.execute(select(ratings).where(own_rating)).first()
    before = after = as_rating(row) if row else Rating()
    first = known.first if known else None
    is_hinted = bool(known and known.hinted)
    is_rated = what != "hint" and first is None
    if what != "hint" and is_rated:
        first, after = what, rated(before, puzzle.rating, what, is_hinted)
        values = {"guest": guest, "game": puzzle.game, **after._asdict()}
        if row:
            connection.execute(update(ratings).where(own_rating).values(values))
        else:
            connection.execute(insert(ratings).values(values))
    is_hinted |= what == "hint" and first is None
    is_found = what == "found" or bool(known and known.found)
    values = {"first": first, "hinted": is_hinted, "found": is_found, "at": now}
    if known:
        connection.execute(update(tries).where(own_try).values(values))
    else:
        connection.execute(insert(tries).values(guest=guest, puzzle=puzzle.id, **values))
    days = read_days(connection, guest)
    if what == "found" and day is not None and day not in days:
        connection.execute(insert(schema.puzzle_days).values(guest=guest, day=day.isoformat()))
        days.append(day)
    return Noted(before, after, is_rated, is_hinted, days)


def forget_puzzles(connection: Connection, guest: str) -> None:
    """Take all that is known of a guest's puzzles and mistakes out of the store."""
    for table in (schema.puzzle_tries, schema.puzzle_ratings, schema.puzzle_days, schema.mistakes):
        connection.execute(delete(table).where(table.c.guest == guest))
