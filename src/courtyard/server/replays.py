"""Replays: a game played again from its choices, as one reader saw it.

Of a running game a reader is told what they saw then, in the order in which they heard it, and nothing of
what others chose unseen: not even that there was a choice. So steps are counted for each reader.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import TypeVar

import msgspec

from courtyard.engine.language import Saying
from courtyard.engine.match import Match
from courtyard.engine.terms import EVERYTHING, SPECTATOR, Event
from courtyard.server.looking_back import Moment, Replay
from courtyard.server.messages import TableInfo
from courtyard.server.table import Table
from courtyard.server.table_talk import Line
from courtyard.server.tables import Tables, own_seat
from courtyard.server.told import common_start
from courtyard.server.trouble import Refusal

T = TypeVar("T")
PUBLIC = "public"
ALL = "all"
AT_ONCE = 2
"""So many games are played again at the same time; whoever else asks waits."""


@dataclass(frozen=True)
class Ready:
    """An answer that is encoded already, away from the loop; with a name it is a file."""

    content: bytes
    media: str = "application/json"
    name: str | None = None


class Replays:
    """Looking back at the tables."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._room = asyncio.Semaphore(AT_ONCE)

    async def replay(self, guest: str | None, id_: str, word: str) -> Ready:
        """Give a game as a reader saw it."""

        async def work(table: Table) -> tuple[Retelling, TableInfo, list[str]]:
            reader = reader_for(table, guest, word)
            return retold(table, reader), table.info(guest), readers(table, guest)

        retelling, info, allowed = await self.tables.within(id_, work)

        def tell() -> bytes:
            return msgspec.json.encode(retelling.replay(info, word, allowed))

        return Ready(await self.aside(tell))

    async def aside(self, work: Callable[[], T]) -> T:
        """Play a game again in a thread, so that nobody else has to wait."""
        async with self._room:
            return await asyncio.to_thread(work)


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
    is_over = table.playing.is_over
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
            result=self.table.result(self.reader) if self.match.is_over else None,
            last_mine=own[-1] if own else None,
        )

    def moments(self) -> Iterator[Moment]:
        """Give every moment at which the reader saw something new, from the deal on.

        A turn goes on as long as the same seats must choose in the same chapter.
        """
        self.table.begin()
        moment = self.moment(0, 0, None, None)
        yield moment
        turn = None
        for seat, option in self.choices:
            is_known = self.reader in (seat, EVERYTHING)
            chosen = self.words_for(seat, option) if is_known else None
            was_veiled = self.match.position.veil() > 0
            if not self.choose(seat, option):
                continue
            last, turn = turn, (moment.deciding, moment.chapter)
            who = None if was_veiled and not is_known else seat
            moment = self.moment(moment.step + 1, moment.turn + (turn != last), who, chosen)
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

    def moment(self, step: int, turn: int, seat: int | None, chosen: Saying | None) -> Moment:
        self.hear()
        view = self.match.view(self.reader)
        return Moment(
            step=step,
            turn=turn,
            chapter=self.table.game.chapter(view),
            seat=seat,
            chosen=chosen,
            deciding=self.deciding(),
            view=view,
            log=len(self.lines),
            board=self.table.board(view),
        )

    def deciding(self) -> list[int]:
        """The seats that must choose; under a veil nobody is told who else was done when."""
        position = self.match.position
        is_hidden = position.veil() > 0 and self.reader != EVERYTHING
        seats = range(position.seats())
        return [seat for seat in seats if position.is_open(seat) or (is_hidden and seat != self.reader)]

    def hear(self) -> None:
        """Write down what is new, behind all that was heard before.

        When a veil is lifted, the log puts what others did before it in front of what the reader did.
        """
        events = self.match.log(self.reader)
        same = common_start(events, self.heard)
        known = Counter(self.heard[same:])
        for event in events[same:]:
            if known[event]:
                known[event] -= 1
                continue
            line = self.table.line(event, self.reader)
            if line is not None:
                self.lines.append(line)
        self.heard = events


def retold(table: Table, reader: int) -> Retelling:
    """Give the retelling of a table as it is now, with a table of its own that no other thread knows."""
    places = [replace(place) for place in table.places]
    return Retelling(replace(table, places=places, stage="playing"), table.playing.choices[:], reader)
