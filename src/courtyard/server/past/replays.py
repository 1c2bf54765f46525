"""Replays: a game played again from its choices, as one reader saw it.

Of a running game a reader is told what they saw then, in the order in which they heard it, and nothing of
what others chose unseen: not even that there was a choice. So steps are counted for each reader.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec

from courtyard.engine.language import Saying
from courtyard.engine.match import Match
from courtyard.engine.terms import EVERYTHING, SPECTATOR, Event, View
from courtyard.server.ground.looking_back import Moment, Replay
from courtyard.server.ground.messages import TableInfo
from courtyard.server.ground.problems import Refusal
from courtyard.server.ground.table_talk import Line
from courtyard.server.past.replay_pool import ReplayPool
from courtyard.server.tables.presenter import film
from courtyard.server.tables.registry import Tables, own_seat
from courtyard.server.tables.sent_log import common_start, lines_before
from courtyard.server.tables.table import Table

PUBLIC = "public"
ALL = "all"

Pay = Callable[[int], None]
"""Charges the cost of replaying a number of choices, or refuses."""


@dataclass(frozen=True)
class Ready:
    """An answer that is encoded already, away from the loop; with a name it is a file."""

    content: bytes
    media: str = "application/json"
    name: str | None = None


class Replays:
    """Looking back at the tables."""

    def __init__(self, tables: Tables, pool: ReplayPool) -> None:
        self.tables = tables
        self.pool = pool

    async def replay(self, guest: str | None, id_: str, word: str, pay: Pay) -> Ready:
        """Give a game as a reader saw it."""

        async def work(table: Table) -> tuple[Past, TableInfo, list[str]]:
            reader = reader_for(table, guest, word)
            pay(len(table.playing.choices))
            return past_of(table, reader), table.info(guest), readers(table, guest)

        past, info, allowed = await self.tables.within(id_, work)
        told = await self.pool.replay(guest, len(past.choices), replayed, past, info, word, allowed)
        return Ready(told)


def replayed(past: "Past", info: TableInfo, word: str, allowed: list[str]) -> bytes:
    """Play a game again, wherever that is done, and write down what a reader saw."""
    return msgspec.json.encode(past.retelling().replay(info, word, allowed))


# Who may look back, and with whose eyes.


def readers(table: Table, guest: str | None) -> list[str]:
    """Give with whose eyes a guest may look back: their own, and after the end everybody's."""
    is_over = table.stage == "over"
    seats = [
        str(seat)
        for seat, place in enumerate(table.places)
        if place.kind != "rules" and (is_over or (guest is not None and place.guest == guest))
    ]
    return [*seats, PUBLIC, *([ALL] if is_over else [])]


def reader_for(table: Table, guest: str | None, word: str) -> int:
    """Give the reader that a word stands for; refuse whom a guest may not be."""
    is_over = table.course.is_over
    if word == PUBLIC:
        return SPECTATOR
    if word == ALL:
        if not is_over:
            raise Refusal("not-over")
        return EVERYTHING
    seats = [str(seat) for seat, place in enumerate(table.places) if place.kind != "rules"]
    if word not in seats:
        raise Refusal("unknown-reader", reader=word[:40])
    if not is_over:
        own_seat(table, guest, int(word))
    return int(word)


# Telling.


@dataclass
class Retelling:
    """A game told once more to one reader, choice by choice."""

    table: Table
    choices: list[tuple[int, int]]
    reader: int
    lines: list[Line] = field(default_factory=list)
    heard: list[Event] = field(default_factory=list)
    ends: list[int] = field(default_factory=list)
    """How many lines there were after each event."""
    filmed: int = 0
    """Number of frames sent."""

    @property
    def match(self) -> Match:
        return self.table.playing

    def replay(self, info: TableInfo, word: str, allowed: list[str]) -> Replay:
        moments = list(self.moments())
        own = [moment.step for moment in moments if moment.seat == self.reader]
        return Replay(
            table=info,
            reader=word,
            readers=allowed,
            moments=moments,
            log=self.lines,
            result=self.table.course.result(self.reader) if self.match.is_over else None,
            last_mine=own[-1] if own else None,
        )

    def moments(self) -> Iterator[Moment]:
        """Give every moment at which the reader saw something new, from the deal on.

        A turn goes on as long as the same seats must choose in the same chapter.
        """
        self.table.is_filmed = True
        self.table.begin()
        moment = self.moment(0, 0, None, None)
        yield moment
        turn = None
        for seat, option in self.choices:
            is_known = self.reader in (seat, EVERYTHING)
            chosen = self.words_for(seat, option) if is_known else None
            was_veiled = self.match.veil > 0
            if not self.choose(seat, option):
                continue
            last, turn = turn, (moment.deciding, moment.chapter)
            who = None if was_veiled and not is_known else seat
            moment = self.moment(moment.step + 1, moment.turn + (turn != last), who, chosen, moment.view)
            yield moment

    def choose(self, seat: int, option: int) -> bool:
        """Make the next choice; tell whether the reader saw anything of it."""
        table = self.table
        before = table.versions.get(self.reader)
        table.apply(seat, "choose", table.game.notation(option, table.playing.values), str(table.number))
        return before is None or table.versions[self.reader] != before

    def words_for(self, seat: int, option: int) -> Saying:
        decision = self.match.decision(seat)
        return next(text.message for text in decision.options if text.option == option)

    def moment(
        self, step: int, turn: int, seat: int | None, chosen: Saying | None, before: View | None = None
    ) -> Moment:
        self.hear()
        view = self.match.view(self.reader)
        course = self.table.course
        frames = course.frames(self.filmed)
        self.filmed = course.filmed
        return Moment(
            step=step,
            turn=turn,
            chapter=self.table.game.chapter(view),
            seat=seat,
            chosen=chosen,
            deciding=self.deciding(),
            view=view,
            log=len(self.lines),
            board=self.table.presenter.board(view),
            film=film(course, frames, before, self.reader, self.lines_after) if before else [],
        )

    def lines_after(self, events: int) -> int:
        return lines_before(self.ends, events)

    def deciding(self) -> list[int]:
        """The seats that must choose; under a veil nobody is told who else was done when."""
        match = self.match
        is_hidden = match.veil > 0 and self.reader != EVERYTHING
        seats = range(match.seats)
        return [seat for seat in seats if match.is_open(seat) or (is_hidden and seat != self.reader)]

    def hear(self) -> None:
        """Write down what is new, behind all that was heard before.

        When a veil is lifted, the log puts what others did before it in front of what the reader did.
        """
        events = self.match.log(self.reader)
        same = common_start(events, self.heard)
        known = Counter(self.heard[same:])
        del self.ends[same:]
        for event in events[same:]:
            if known[event]:
                known[event] -= 1
            elif (line := self.table.course.line(event, self.reader)) is not None:
                self.lines.append(line)
            self.ends.append(len(self.lines))
        self.heard = events


@dataclass(frozen=True)
class Past:
    """All that a retelling needs, as plain data: it can be handed to another thread or process."""

    table: dict[str, Any]
    choices: list[tuple[int, int]]
    reader: int

    def retelling(self) -> Retelling:
        """Begin to tell, at a table that nobody else knows."""
        return Retelling(Table(**self.table), self.choices, self.reader)


def past_of(table: Table, reader: int) -> Past:
    """Give what happened at a table up to now."""
    outside = {
        "id": table.id,
        "game_name": table.game_name,
        "options": table.options,
        "host": table.host,
        "listed": table.listed,
        "stage": "playing",
        "seed": table.seed,
        "created": table.created,
        "moved": table.moved,
        "places": [replace(place) for place in table.places],
        "origin": table.origin,
        "agreement": table.agreement,
        "own": table.own,
        "box": table.box,
        "written": table.written,
    }
    return Past(outside, table.playing.choices[:], reader)


def retold(table: Table, reader: int) -> Retelling:
    """Give the retelling of a table as it is now."""
    return past_of(table, reader).retelling()
