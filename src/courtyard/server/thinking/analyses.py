"""Analyses: what the strong bot thinks of every choice of a finished game.

They are made in the background, one choice at a time, and kept as they grow, so that a restart costs a few
choices at most. Who asked for them is served in turn: after some choices of a game the next guest's game has
its turn. The bot's thoughts follow from the table and the step alone.
"""

import asyncio
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import islice
from typing import Any, Literal

import msgspec
import structlog
from sqlalchemy import Connection, insert, select, update

from courtyard.bots.hindsight import TRIES
from courtyard.bots.outlook import End, means
from courtyard.engine.chance import seed_of
from courtyard.engine.match import Match
from courtyard.engine.terms import SPECTATOR
from courtyard.puzzles.places import place_of
from courtyard.server.ground.background import Background, is_unexpected
from courtyard.server.ground.looking_back import Analysis, Judged
from courtyard.server.ground.metrics import ANALYSED_CHOICES, ANALYSES
from courtyard.server.ground.problems import Refusal
from courtyard.server.ground.table_talk import Reason
from courtyard.server.store import schema
from courtyard.server.store.writer import Store
from courtyard.server.tables import rows
from courtyard.server.tables.registry import Tables
from courtyard.server.tables.rows import database_time
from courtyard.server.tables.table import Table
from courtyard.server.thinking.leases import MOST_FAILURES, RENEWED, UNFINISHED, release, renew, rest, take
from courtyard.server.thinking.processes import Thinkers
from courtyard.server.thinking.queue import Owner, Rank

log = structlog.get_logger()
Stage = Literal["none", "waiting", "running", "done", "failed"]
KEPT_EACH = 8
"""Choices after which the results are stored."""
A_TURN = 16
"""Choices of a game after which it is another guest's turn."""
MOST_IMPORTED = 600
"""Most choices of an imported game for an analysis: with components of its own it has thousands."""
MOST_TURNING = 5
TURNING = 0.12
"""Change of somebody's chance to win at a turning point."""
TURNING_POINTS = 5.0
"""Change of the points at a turning point where there is no rival."""
LASTING = 3
"""Number of moments on each side whose means must differ as much."""


class Found(msgspec.Struct):
    """Results so far: a verdict for each choice, and the judgement's recent error."""

    judged: list[Judged] = msgspec.field(default_factory=list)
    errors: list[End] = msgspec.field(default_factory=list)


@dataclass(frozen=True)
class Choice:
    """A choice among several options: the step it made, and the match just before it."""

    step: int
    seat: int
    option: int
    before: Match


@dataclass
class Work:
    """A game that is being analysed."""

    id: str
    total: int
    found: Found
    outcome: list[float] = field(default_factory=list)
    """The real outcome as chances, or the points where nobody can win."""
    asker: str = ""

    @property
    def done(self) -> int:
        return len(self.found.judged)


class Analyses:
    """All analyses; one game is worked on at a time, and those who asked for them are served in turn."""

    def __init__(self, tables: Tables, thinkers: Thinkers, tries: int | None = None) -> None:
        self.tables = tables
        self.store: Store = tables.store
        self.thinkers = thinkers
        self.tries = tries or TRIES
        self._news = asyncio.Event()
        self._now: Work | None = None
        self._background = Background()

    async def open(self) -> None:
        """Work here from now on, also at what was not done when another process stopped."""
        self._background.repeat(self._work, "analysis-failed", RENEWED, self._news)
        self._background.repeat(self._renew, "leases-not-renewed", RENEWED)

    async def close(self) -> None:
        """Leave what was not finished to others, at once."""
        if await self._background.close():
            try:
                await self.store.do(lambda connection: release(connection, UNFINISHED, self.tables.process))
            except Exception as error:
                log.warning("leases-not-released", why=str(error))  # They run out by themselves.

    def wake(self) -> None:
        """Somewhere an analysis was asked for."""
        self._news.set()

    # Asking.

    async def look(self, id_: str) -> Analysis:
        """Give what is known of a game by now."""
        outcome = outcome_of(await self.finished(id_))
        if self._now is not None and self._now.id == id_:
            return as_message(self._now, "running")
        row, now = await self.store.read(
            lambda connection: (read(connection, id_), database_time(connection))
        )
        if row is None:
            return Analysis("none", 0, 0, [], [])
        work = Work(id_, row.total, msgspec.convert(row.found, Found), outcome)
        is_held = row.leased_until is not None and row.leased_until > now
        if row.done == row.total:
            return as_message(work, "done")
        if row.failures >= MOST_FAILURES:
            return as_message(work, "failed")
        return as_message(work, "running" if is_held else "waiting")

    async def ask(self, id_: str, guest: str, pay: Callable[[int], None] = lambda choices: None) -> Analysis:
        """Begin an analysis, unless there is one, for a guest who pays by its choices; give what is known."""
        table = await self.finished(id_)
        if await self.store.read(lambda connection: read(connection, id_)) is not None:
            return await self.look(id_)
        total = await asyncio.to_thread(lambda: sum(1 for _ in choices_of(table)))
        if table.origin == "imported" and total > MOST_IMPORTED:
            raise Refusal("too-long-to-analyse", choices=total, most=MOST_IMPORTED)
        pay(total)
        asked = {"table": id_, "asker": guest, "asked": time.time()}
        row = {**asked, "done": 0, "total": total, "found": {}}

        def write(connection: Connection) -> None:
            its_table = select(schema.tables.c.id).where(schema.tables.c.id == id_)
            connection.execute(its_table.with_for_update())  # Two may ask at once.
            if read(connection, id_) is None:
                connection.execute(insert(schema.analyses).values(row))
            rows.publish(connection, UNFINISHED.news)

        await self.store.do(write)
        self.wake()
        return await self.look(id_)

    async def finished(self, id_: str) -> Table:
        """Give a table whose game is over, and so does not change any more."""

        async def work(table: Table) -> Table:
            if not table.course.is_over:
                raise Refusal("not-over")
            return table

        return await self.tables.within(id_, work)

    # Working.

    async def _work(self) -> None:
        """Analyse some of the next game that is not finished; one that fails too often is left alone."""
        process = self.tables.process
        for id_ in await self.store.do(lambda connection: take(connection, UNFINISHED, process, 1)):
            self._news.set()  # There may be another one.
            try:
                if await self._analyse(id_):
                    ANALYSES.labels("done").inc()
            except Exception as error:
                ANALYSES.labels("failed").inc()
                log.error("analysis-failed", table=id_, why=str(error), exc_info=is_unexpected(error))
                await self._count_failure(id_)
            finally:
                self._now = None

    async def _count_failure(self, id_: str) -> None:
        ours = schema.analyses.c.table == id_
        failed = update(schema.analyses).where(ours).values(failures=schema.analyses.c.failures + 1)
        await self.store.do(lambda connection: connection.execute(failed))

    async def _renew(self) -> None:
        """Say while a game is worked at that this goes on."""
        if self._now is not None:
            id_, process = self._now.id, self.tables.process
            await self.store.do(lambda connection: renew(connection, UNFINISHED, process, [id_]))

    async def _analyse(self, id_: str) -> bool:
        """Judge choices that are not judged yet, for a turn and as long as no other process took over; tell
        whether these were the last."""
        row = await self.store.read(lambda connection: read(connection, id_))
        table = await self.finished(id_)
        found, outcome = msgspec.convert(row.found, Found), outcome_of(table)
        work = self._now = Work(id_, row.total, found, outcome, row.asker or "")
        choices = await asyncio.to_thread(after, choices_of(table), work.done)
        for choice in islice(choices, A_TURN):
            await self._judge(work, choice)
            if (work.done % KEPT_EACH == 0 or work.done == work.total) and not await self._keep(work):
                return False
        process = self.tables.process
        await self.store.do(lambda connection: rest(connection, UNFINISHED, process, id_))
        return work.done == work.total

    async def _judge(self, work: Work, choice: Choice) -> None:
        match, seat = choice.before, choice.seat
        texts = {text.option: text for text in match.decision(seat).options}
        game, tries, seed = match.game.name, self.tries, seed_of(work.id, choice.step)
        view, public = match.view(seat), match.view(SPECTATOR)
        owner = Owner(work.asker, work.id, Rank.LATER)
        expected = await self.thinkers.expect(game, public, work.found.errors, tries, seed, owner)
        verdict = await self.thinkers.judge(
            game, view, list(texts), choice.option, expected.errors, tries, seed, owner
        )
        work.found.errors = expected.errors
        judged = Judged(
            step=choice.step,
            seat=seat,
            chances=expected.chances,
            points=expected.points,
            chosen=texts[choice.option].message,
            best=texts[verdict.best].message,
            cost=verdict.cost if expected.chances else 0.0,
            cost_points=verdict.cost_points,
            after=verdict.after,
            place=place_of(
                game,
                texts[choice.option].message,
                texts[verdict.best].message,
                match.game.chapter(view).id,
            ),
            best_notation=texts[verdict.best].notation,
            reasons=[msgspec.convert(each, Reason, from_attributes=True) for each in verdict.reasons],
        )
        work.found.judged.append(judged)
        ANALYSED_CHOICES.inc()

    async def _keep(self, work: Work) -> bool:
        """Keep what was found; tell whether it is still ours to find more."""
        values = {"done": work.done, "found": msgspec.to_builtins(work.found)}
        ours = (schema.analyses.c.table == work.id) & (schema.analyses.c.leased_by == self.tables.process)
        keeping = update(schema.analyses).where(ours).values(values)
        return await self.store.do(lambda connection: connection.execute(keeping).rowcount > 0)


def read(connection: Connection, id_: str) -> Any:
    return connection.execute(select(schema.analyses).where(schema.analyses.c.table == id_)).first()


def choices_of(table: Table) -> Iterator[Choice]:
    """Play a finished game again, and stop before each choice among several options."""
    played = table.playing
    match = Match(table.game, played.options, played.seed, played.own, played.written)
    for nth, (seat, option) in enumerate(played.choices):
        if len(match.options_of(seat)) > 1:
            yield Choice(nth + 1, seat, option, match)
        match.choose(seat, option)


def after(choices: Iterator[Choice], known: int) -> Iterator[Choice]:
    """Play a game up to what is known of it already."""
    for _ in islice(choices, known):
        pass
    return choices


# What came of it.


def outcome_of(table: Table) -> list[float]:
    """Give each seat's part of the victory, or the points of somebody who played alone.

    A game that ended by agreement has no outcome.
    """
    if table.course.is_agreed:
        return []
    places, points = table.playing.places, table.playing.points
    if len(points) == 1:
        return [float(points[0])]
    return [1 / places.count(1) if place == 1 else 0.0 for place in places]


def as_message(work: Work, stage: Stage) -> Analysis:
    return Analysis(stage, work.done, work.total, list(work.found.judged), turning(work))


def turning(work: Work) -> list[int]:
    """Give the steps at which chances changed most, and for good, in the order of the game."""
    judged = work.found.judged
    expected = [each.chances or each.points for each in judged]
    if work.done == work.total and work.outcome:
        expected += [work.outcome] * LASTING
    least = TURNING if judged and judged[0].chances else TURNING_POINTS
    swings = {nth: swing(expected, nth) for nth in range(LASTING - 1, len(expected) - LASTING)}
    found: list[int] = []
    for nth in sorted(swings, key=lambda each: (-swings[each], each)):
        if swings[nth] < least or len(found) == MOST_TURNING:
            break
        if all(abs(nth - other) >= LASTING for other in found):
            found.append(nth)
    return [judged[nth].step for nth in sorted(found)]


def swing(expected: list[list[float]], nth: int) -> float:
    """Give by how much the nth choice changed what somebody could expect: at once, and lastingly."""
    at_once = greatest_difference(expected[nth : nth + 1], expected[nth + 1 : nth + 2])
    lasting = greatest_difference(
        expected[nth + 1 - LASTING : nth + 1], expected[nth + 1 : nth + 1 + LASTING]
    )
    return min(at_once, lasting)


def greatest_difference(one: list[list[float]], other: list[list[float]]) -> float:
    """Give the greatest difference between the means of two lists, over all seats."""
    return max(abs(before - behind) for before, behind in zip(means(one), means(other), strict=True))
