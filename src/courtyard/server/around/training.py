"""Training: guests' own mistakes come back until they are found, and progress over time.

A mistake is a puzzle that only its guest has; the room of puzzles puts it on the table and answers its moves.
Progress follows from what is kept anyway: results, ratings and analyses.
"""

import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Connection, select

from courtyard.engine import journal
from courtyard.engine.chance import seed_of
from courtyard.engine.language import Saying
from courtyard.puzzles.mistakes import TRIES, id_of
from courtyard.puzzles.places import place_of
from courtyard.server.around import training_record as record
from courtyard.server.around.results import (
    MIDDLE,
    RULES,
    SCALE,
    Sheet,
    guest,
    is_default,
    is_rated,
    model,
    read_ratings,
    read_sheets,
)
from courtyard.server.ground.errands import Errands
from courtyard.server.ground.looking_back import Judged
from courtyard.server.ground.messages import Me
from courtyard.server.ground.problems import Refusal
from courtyard.server.ground.training_talk import (
    PlaceLoss,
    RatingLine,
    RatingPoint,
    Studied,
    Trained,
    Training,
)
from courtyard.server.store import schema
from courtyard.server.store.writer import Store
from courtyard.server.tables.table import Table, stamp
from courtyard.server.thinking.analyses import Analyses, choices_of
from courtyard.server.thinking.processes import Thinkers
from courtyard.server.thinking.queue import Owner

DAY = 24 * 3600.0
WEEK = 7 * DAY
SHOWN = 12
"""Most mistakes listed, those that are due first."""
MEASURED = 8
"""Most choices of a game that are measured: those of which the analysis thinks worst."""
PRICE = 4
"""Measuring a choice takes as long as analysing about this number of choices."""
TAKEN = 4
"""Most mistakes taken from a game."""
LEAST_CHANCE = 0.01
"""Smallest loss of the chance to win that may be a mistake."""
LEAST_POINTS = 0.5
"""The same in points, for solo players."""
STUDIED = 60
"""Most analysed games that progress is told from, the newest."""


class TrainingRoom:
    """The training of all guests."""

    def __init__(
        self,
        store: Store,
        analyses: Analyses,
        thinkers: Thinkers,
        tries: int | None = None,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.store = store
        self.analyses = analyses
        self.thinkers = thinkers
        self.tries = tries or TRIES
        self.now = now
        self.errands = Errands("training")

    # Mistakes.

    async def train(self, me: Me, id_: str, pay: Callable[[int], None] = lambda choices: None) -> Trained:
        """Take a guest's mistakes of a game that was analysed; those taken before stay as they are.

        The guest pays by the choices that are measured.
        """
        table = await self.analyses.finished(id_)
        mine = {seat for seat, place in enumerate(table.places) if me.id and place.guest == me.id}
        if not mine:
            raise Refusal("not-your-seat", seat=0)
        found = await self.analyses.look(id_)
        if found.stage != "done":
            raise Refusal("not-analysed")
        if not await self._taken(me, id_):
            judged = worst(found.judged, mine)
            pay(PRICE * len(judged))
            await self._measure(me, table, judged)
        return Trained([record.as_mistake(row, self.now()) for row in await self._taken(me, id_)])

    async def _taken(self, me: Me, id_: str) -> list[Any]:
        return await self.store.read(lambda connection: record.of_table(connection, me.id, id_))

    async def _measure(self, me: Me, table: Table, judged: list[Judged]) -> None:
        """Measure the moments of some choices, the dearest first, until enough of them are mistakes."""
        steps = {each.step for each in judged}

        def moments() -> dict[int, tuple[dict[str, Any], int, int]]:
            return {
                choice.step: (journal.write(choice.before), choice.seat, choice.option)
                for choice in choices_of(table)
                if choice.step in steps
            }

        kept = await self.errands.run(me.id, moments)
        taken = 0
        for each in judged:
            if taken == TAKEN:
                break
            mistake, seed = id_of(table.id, each.step), seed_of(table.id, each.step)
            owner = Owner(me.id, table.id)
            found = await self.thinkers.find_mistake(
                table.game_name, mistake, *kept[each.step], self.tries, seed, owner
            )
            if found is None:
                continue
            taken += 1
            place = where(table.game_name, each)
            adding = partial(record.add, guest=me.id, found=found, table=table, place=place, now=self.now())
            await self.store.do(adding)

    # Progress.

    async def overview(self, me: Me) -> Training:
        now, who = self.now(), guest(me.id)

        def read(connection: Connection) -> tuple[Any, ...]:
            return (
                record.read_mistakes(connection, me.id, record.MOST),
                read_sheets(connection, who),
                {(row.game, row.who): row for row in connection.execute(select(schema.ratings))},
                [each for each in read_ratings(connection, who) if each.bot is None],
                read_studied(connection, who),
            )

        rows, sheets, strengths, ratings, studied = await self.store.read(read)
        ends = [row.at for sheet in sheets for row in sheet.seats[:1]]

        def tell() -> Training:
            return Training(
                mistakes=[record.as_mistake(row, now) for row in rows[:SHOWN]],
                due=sum(row.due <= now for row in rows),
                tomorrow=sum(now < row.due <= now + DAY for row in rows),
                week=sum(now < row.due <= now + WEEK for row in rows),
                total=len(rows),
                games=len(sheets),
                since=stamp(min(ends)) if ends else None,
                ratings=ratings,
                lines=rating_lines(sheets, who, strengths),
                studied=[as_studied(row) for row in studied],
            )

        return await self.errands.run(me.id, tell)


def worst(judged: Sequence[Judged], mine: set[int]) -> list[Judged]:
    """Give the choices of some seats that cost most, the dearest first."""
    dear = [
        each
        for each in judged
        if each.seat in mine
        and (each.cost >= LEAST_CHANCE if each.chances else each.cost_points >= LEAST_POINTS)
    ]
    return sorted(dear, key=lambda each: (-each.cost, -each.cost_points, each.step))[:MEASURED]


def where(game: str, judged: Judged) -> str:
    """Give the location or phase of a choice; analyses of older versions do not know it."""
    return judged.place or place_of(game, judged.chosen, judged.best)


# What analyses add up to.


def read_studied(connection: Connection, who: str) -> list[Any]:
    """Read the finished analyses of somebody's games, the newest first."""
    results, analyses = schema.results.c, schema.analyses.c
    sought = (
        select(results.table, results.game, results.at, results.seat, analyses.found)
        .join(schema.analyses, analyses.table == results.table)
        .where(results.who == who, analyses.done == analyses.total)
        .order_by(results.at.desc(), results.table, results.seat)
        .limit(STUDIED)
    )
    return list(connection.execute(sought))


def as_studied(row: Any) -> Studied:
    """Add up the losses of a seat by location or phase."""
    sums: dict[str, list[float]] = defaultdict(list)
    for each in row.found.get("judged", ()):
        if each["seat"] == row.seat:
            chosen, best = (msgspec.convert(each[name], Saying) for name in ("chosen", "best"))
            sums[each.get("place") or place_of(row.game, chosen, best)].append(each["cost_points"])
    losses = [PlaceLoss(place, len(points), round(sum(points), 3)) for place, points in sorted(sums.items())]
    return Studied(row.table, row.game, stamp(row.at), losses)


# Ratings over time.


def rating_lines(
    sheets: Sequence[Sheet], who: str, strengths: dict[tuple[str, str], Any]
) -> list[RatingLine]:
    """Follow somebody's rating through their rated games, in all and against each kind of opponent.

    Of opponents only today's ratings are known, so a line is about how the games look today.
    """
    own: dict[tuple[str, str | None], Any] = {}
    points: dict[tuple[str, str | None], list[RatingPoint]] = defaultdict(list)
    for sheet in reversed(sheets):
        whos = [row.who for row in sheet.seats]
        if not is_rated(whos, sheet.table.own, is_default(sheet.table.box)):
            continue
        game, seats = sheet.table.game, [seat for seat, each in enumerate(whos) if each != RULES]
        ranks = [float(sheet.seats[seat].place) for seat in seats]
        for mine in sheet.seats_of(who):
            for opponent in (None, *sorted(sheet.opponents(mine))):
                line = game, opponent
                before = own.get(line) or model.rating()
                teams = [
                    [before if seat == mine else strength(strengths.get((game, whos[seat])))]
                    for seat in seats
                ]
                own[line] = model.rate(teams, ranks=ranks)[seats.index(mine)][0]
                rating = MIDDLE + (own[line].mu - model.mu) * SCALE
                points[line].append(RatingPoint(stamp(sheet.seats[mine].at), round(rating, 1)))
    return [RatingLine(game, opponent, found) for (game, opponent), found in points.items()]


def strength(row: Any) -> Any:
    return model.rating(row.mu, row.sigma) if row is not None else model.rating()
