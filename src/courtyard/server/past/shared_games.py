"""Finished games whose players all agreed that they may become puzzles, as journals without names."""

from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import Connection, Select, and_, func, select

from courtyard.engine import journal
from courtyard.engine.files import write_whole
from courtyard.engine.trouble import Trouble
from courtyard.server.store import schema
from courtyard.server.store.backup import snapshot
from courtyard.server.store.databases import check_version
from courtyard.server.tables import rows


class Collected(NamedTuple):
    """The number of games that were written, and of those that could not be played again."""

    games: int
    left_out: int


def collect(url: str, folder: Path, game: str | None = None) -> Collected:
    """Write the shared games of a database into an empty folder; servers may be at work meanwhile.

    The folder must be empty so that no game stays in it whose players no longer agree.
    """
    games = left_out = 0
    with snapshot(url) as connection:
        check_version(connection)
        make_empty(folder)
        for text in shared(connection, game):
            if text is None:
                left_out += 1
                continue
            games += 1
            write_whole(folder / f"{blake2b(text.encode(), digest_size=8).hexdigest()}.json", text)
    return Collected(games, left_out)


def make_empty(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        is_empty = not any(folder.iterdir())
    except OSError as error:
        raise Trouble(f"{folder} cannot be a folder of games: {error.strerror}.") from None
    if not is_empty:
        raise Trouble(f"The folder {folder} is not empty: name a new one.")


def shared(connection: Connection, game: str | None) -> Iterator[str | None]:
    """Give the journal of every shared game; nothing for one that cannot be played again."""
    for id_ in connection.execute(agreed(game)).scalars().all():
        row, places, actions = rows.read_table(connection, id_)
        if row.written is not None:
            continue  # A custom position may contain names.
        try:
            table = rows.as_table(row, places)
            table.begin()
            for action in actions:
                table.apply(action.seat, action.deed, action.option, action.id)
        except Trouble:
            yield None
            continue
        if table.playing.is_over:  # What was ended by agreement was not finished.
            bots = [{"bot": place.bot} if place.bot else {} for place in places]
            automated = table.game.automated_seats(table.options)
            players = [None if seat in automated else bot for seat, bot in enumerate(bots)]
            yield journal.to_text(table.playing, players)


def agreed(game: str | None) -> Select[Any]:
    """Select the finished games that were played here by people who all agree today."""
    tables, seats, guests = schema.tables.c, schema.seats.c, schema.guests.c
    people = (
        select(seats.table)
        .outerjoin(schema.guests, guests.id == seats.guest)
        .where(seats.kind == "person")
        .group_by(seats.table)
        .having(func.count() == func.count(guests.id).filter(guests.shares_games))
    )
    is_played = and_(tables.stage == "over", tables.origin == "played")
    found = select(tables.id).where(is_played, tables.id.in_(people)).order_by(tables.id)
    return found if game is None else found.where(tables.game == game)
