"""Results: how every seat of a finished game did, what that adds up to for a guest, and ratings.

They are written with the last action of a game, in the same transaction, so that each game counts once.
"""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt
from typing import Any

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating
from sqlalchemy import Connection, insert, select, text, update

from courtyard.engine.terms import SPECTATOR, Part
from courtyard.server.ground.looking_back import Rating, Record, Score, Statistics
from courtyard.server.ground.messages import Me
from courtyard.server.store import schema
from courtyard.server.store.writer import Store
from courtyard.server.tables.registry import Writing
from courtyard.server.tables.resigning import places_after
from courtyard.server.tables.table import Place, Table, stamp
from courtyard.server.tables.turns import Turns

RULES = "rules"
"""A seat that the rules play."""
MIDDLE = 1500.0
"""The rating of a guest who has played nothing."""
SURE = 1.96
"""Number of deviations on both sides that hold the truth 19 times out of 20."""
SHOWN = 200
"""Number of finished games listed."""
PEOPLE = "people"

model = PlackettLuce(tau=0.0)
SCALE = 400 / log(10) / (sqrt(2) * model.beta)
"""From the model's scale to that of Elo: 400 points more is to be ahead ten times as often as behind."""


class Results:
    """The results of all games that were played here."""

    def __init__(self, store: Store, turns: Turns) -> None:
        self.store = store
        turns.extra_writes.append(self.last_writing)

    def last_writing(self, table: Table) -> Writing | None:
        """Give what is to be written when a game is over.

        Lessons, imported games, and games that ended by agreement do not count.
        """
        if table.stage != "over" or table.origin != "played" or table.course.is_agreed:
            return None
        rows = result_rows(table)
        whos = [row["who"] for row in rows]
        places = [row["place"] for row in rows]

        def write(connection: Connection) -> None:
            connection.execute(insert(schema.results), rows)
            if is_rated(whos, table.own, is_default(table.box)):
                rate(connection, table.game_name, whos, places)

        return write

    async def statistics(self, me: Me) -> Statistics:
        """Give all that a guest's games add up to."""
        who = guest(me.id)
        sheets, ratings = await self.store.read(
            lambda connection: (read_sheets(connection, who), read_ratings(connection, who))
        )
        scores = [sheet.score(seat) for sheet in sheets for seat in sheet.seats_of(who)]
        return Statistics(scores[:SHOWN], records(sheets, who), ratings)


def guest(id_: str) -> str:
    return f"guest:{id_}"


def who_sat(place: Place) -> str:
    """Give a player as results know them; a player who left keeps the seat in them."""
    if place.guest is not None:
        return guest(place.guest)
    return f"bot:{place.bot}" if place.kind == "bot" else RULES


def result_rows(table: Table) -> list[dict[str, Any]]:
    result = table.course.result(SPECTATOR)
    places = places_after(result.places, [place.resigned for place in table.places])
    return [
        {
            "table": table.id,
            "seat": seat,
            "who": who_sat(place),
            "game": table.game_name,
            "place": places[seat],
            "points": result.points[seat],
            "parts": [[msgspec.to_builtins(part.name), part.points[seat]] for part in result.parts],
            "at": table.moved,
        }
        for seat, place in enumerate(table.places)
    ]


# Ratings.


def is_rated(whos: Sequence[str], own: dict[str, Any] | None, with_default: bool) -> bool:
    """Tell whether a game tells who is stronger: not alone, and not where somebody plays several seats.

    Nor with values that somebody brought along, which may be strange; those of the server's box count.
    """
    if own and not with_default:
        return False
    rated = [who for who in whos if who != RULES]
    people = [who for who in rated if who.startswith("guest:")]
    return len(set(rated)) > 1 and len(set(people)) == len(people)


def is_default(box: Any) -> bool:
    """Tell whether a table's box, as a message or as the store has it, is the server's own."""
    return bool(box["default"] if isinstance(box, dict) else box and box.default)


def rate(connection: Connection, game: str, whos: Sequence[str], places: Sequence[int]) -> None:
    """Let everybody's rating follow from a game; two seats of one bot count as one."""
    seats = [seat for seat, who in enumerate(whos) if who != RULES]
    # Always in the same order, so that two games that end at once never wait for each other.
    known = {who: lock_rating(connection, game, who) for who in sorted({whos[seat] for seat in seats})}
    before = [[known[whos[seat]][0]] for seat in seats]
    after = model.rate(before, ranks=[float(places[seat]) for seat in seats])
    for who, (_, games) in known.items():
        own = [team[0] for seat, team in zip(seats, after, strict=True) if whos[seat] == who]
        row = {
            "mu": sum(rating.mu for rating in own) / len(own),
            "sigma": sum(rating.sigma for rating in own) / len(own),
            "games": games + 1,
        }
        there = (schema.ratings.c.game == game) & (schema.ratings.c.who == who)
        connection.execute(update(schema.ratings).where(there).values(row))


def lock_rating(connection: Connection, game: str, who: str) -> tuple[PlackettLuceRating, int]:
    """Read a rating that nobody else changes meanwhile; there is one from somebody's first game on."""
    start = model.rating()
    first = {"game": game, "who": who, "mu": start.mu, "sigma": start.sigma}
    unless_there = "INSERT INTO ratings (game, who, mu, sigma, games) VALUES (:game, :who, :mu, :sigma, 0) "
    connection.execute(text(unless_there + "ON CONFLICT DO NOTHING"), first)
    there = (schema.ratings.c.game == game) & (schema.ratings.c.who == who)
    row = connection.execute(select(schema.ratings).where(there).with_for_update()).one()
    return model.rating(row.mu, row.sigma), row.games


def read_ratings(connection: Connection, who: str) -> list[Rating]:
    """Give a guest's ratings, and those of the bots beside them."""
    shown = (schema.ratings.c.who == who) | schema.ratings.c.who.startswith("bot:")
    found = select(schema.ratings).where(shown).order_by(schema.ratings.c.game, schema.ratings.c.mu.desc())
    return [as_rating(row) for row in connection.execute(found)]


def as_rating(row: Any) -> Rating:
    middle = MIDDLE + (row.mu - model.mu) * SCALE
    width = SURE * row.sigma * SCALE
    bot = row.who.removeprefix("bot:") if row.who.startswith("bot:") else None
    return Rating(
        row.game, bot, round(middle, 1), round(middle - width, 1), round(middle + width, 1), row.games
    )


# What games add up to.


@dataclass
class Sheet:
    """The score sheet of a finished game: its table's row, and a row for each seat's result and name."""

    table: Any
    seats: list[Any]

    def seats_of(self, who: str) -> list[int]:
        return [row.seat for row in self.seats if row.who == who]

    def opponents(self, seat: int) -> set[str]:
        """Against whom a seat played: bots by name, or people."""
        whos = {row.who for row in self.seats if row.seat != seat and row.who != RULES}
        return {who.removeprefix("bot:") if who.startswith("bot:") else PEOPLE for who in whos}

    def score(self, seat: int) -> Score:
        parts = zip(*(row.parts for row in self.seats), strict=True)
        return Score(
            table=self.table.id,
            game=self.table.game,
            options=self.table.options,
            at=stamp(self.seats[0].at),
            seat=seat,
            names=[row.name for row in self.seats],
            bots=[row.bot for row in self.seats],
            places=[row.place for row in self.seats],
            points=[row.points for row in self.seats],
            parts=[
                msgspec.convert({"name": same[0][0], "points": [points for _, points in same]}, Part)
                for same in parts
            ],
            is_rated=is_rated([row.who for row in self.seats], self.table.own, is_default(self.table.box)),
        )


def read_sheets(connection: Connection, who: str) -> list[Sheet]:
    """Read the score sheets of somebody's games, the newest first."""
    own = select(schema.results.c.table).where(schema.results.c.who == who)
    tables = select(schema.tables).where(schema.tables.c.id.in_(own)).order_by(schema.tables.c.moved.desc())
    at_seat = (schema.seats.c.table == schema.results.c.table) & (
        schema.seats.c.seat == schema.results.c.seat
    )
    seats = (
        select(schema.results, schema.seats.c.name, schema.seats.c.bot)
        .join(schema.seats, at_seat)
        .where(schema.results.c.table.in_(own))
        .order_by(schema.results.c.seat)
    )
    found: dict[str, list[Any]] = defaultdict(list)
    for row in connection.execute(seats):
        found[row.table].append(row)
    return [Sheet(row, found[row.id]) for row in connection.execute(tables)]


def records(sheets: Sequence[Sheet], who: str) -> list[Record]:
    """Add up games of the same kind, and games against the same opponents."""
    kinds: dict[tuple[str, str, str | None], list[Any]] = defaultdict(list)
    options: dict[str, dict[str, Any]] = {"": {}}
    for sheet in sheets:
        agreed = msgspec.json.encode(sheet.table.options, order="sorted").decode()
        options[agreed] = sheet.table.options
        for seat in sheet.seats_of(who):
            row = sheet.seats[seat]
            kinds[row.game, agreed, None].append(row)
            for opponent in sheet.opponents(seat):
                kinds[row.game, "", opponent].append(row)
    return [
        Record(
            game=game,
            options=options[agreed],
            opponent=opponent,
            games=len(rows),
            wins=sum(row.place == 1 for row in rows),
            mean_place=round(sum(row.place for row in rows) / len(rows), 2),
            mean_points=round(sum(row.points for row in rows) / len(rows), 1),
            best_points=max(row.points for row in rows),
        )
        for (game, agreed, opponent), rows in kinds.items()
    ]
