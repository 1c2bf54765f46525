"""The journals as the store has them in the end, and what everybody must have seen by them."""

import json
from collections import defaultdict
from dataclasses import dataclass, field
from typing import Any

import msgspec
from sqlalchemy import create_engine, make_url, select
from sqlalchemy.pool import NullPool

from courtyard.engine.match import Match
from courtyard.engine.terms import SPECTATOR
from courtyard.games import find_game
from courtyard.server.store import schema
from tests.server.history.record import Message, digest

LETTERS = "abcde"
Row = dict[str, Any]


@dataclass
class Journal:
    """One table: its row, its seats, its deeds in the order of their numbers, and how many results it has."""

    table: Row
    seats: list[Row]
    deeds: list[Row]
    results: int = 0

    @property
    def people(self) -> list[int]:
        return [seat["seat"] for seat in self.seats if seat["kind"] == "person"]


def read_journals(url: str) -> dict[str, Journal]:
    """Read all tables of a store, as they are at one moment."""
    address = make_url(url)
    if address.get_backend_name() == "postgresql":
        address = address.set(drivername="postgresql+psycopg")
        engine = create_engine(address, poolclass=NullPool, isolation_level="REPEATABLE READ")
    else:
        engine = create_engine(address, poolclass=NullPool)
    with engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN")  # Otherwise every question has a moment of its own.

        def rows(of: Any, *order: Any) -> list[Row]:
            return [dict(row._mapping) for row in connection.execute(select(of).order_by(*order))]

        journals = {row["id"]: Journal(row, [], []) for row in rows(schema.tables)}
        for seat in rows(schema.seats, schema.seats.c.seat):
            journals[seat["table"]].seats.append(seat)
        for deed in rows(schema.deeds, schema.deeds.c.number):
            journals[deed["table"]].deeds.append(deed)
        for result in rows(schema.results):
            journals[result["table"]].results += 1
    return {id_: journal for id_, journal in journals.items() if journal.table["stage"] != "gathering"}


@dataclass
class Course:
    """A game played again by its journal: where every reader stood after every deed.

    It has the versions by a rule of its own: what is done under a veil is a new version for who does it, and
    everything else is one for everybody.
    """

    match: Match
    readers: list[int]
    versions: dict[int, int]
    number: int = 0
    deciding: list[tuple[float, list[int]]] = field(default_factory=list)
    """From when on which seats had to choose."""

    @classmethod
    def begin(cls, journal: Journal) -> "Course":
        row = journal.table
        match = Match(find_game(row["game"]), row["options"], row["seed"])
        readers = [SPECTATOR, *range(len(journal.seats))]
        return cls(match, readers, dict.fromkeys(readers, 0), deciding=[(row["created"], match.open_seats)])

    def asked_by(self, deed: Row, people: list[int]) -> list[int]:
        """Give who had to agree to a deed: the people who must move when another undoes, and no veil lies."""
        match = self.match
        if deed["deed"] == "choose" or match.position.veil() or deed["seat"] in match.open_seats:
            return []
        return [seat for seat in match.open_seats if seat in people]

    def follow(self, deed: Row) -> None:
        """Do a deed once more."""
        match, seat = self.match, deed["seat"]
        veil = match.position.veil()
        if deed["deed"] == "choose":
            match.choose(seat, match.game.parse(deed["option"]))
        elif deed["deed"] == "undo":
            match.undo(seat)
        else:
            match.restart_turn(seat)
        is_unseen = bool(veil) and match.position.veil() == veil
        for reader in (seat,) if is_unseen else self.readers:
            self.versions[reader] += 1
        self.number += 1
        self.deciding.append((deed["at"], match.open_seats))

    def shown(self, reader: int) -> Message:
        """The current state of a reader, decoded from a message."""
        match = self.match
        is_due = reader >= 0 and match.position.is_open(reader)
        shown = {
            "view": match.view(reader),
            "deciding": match.open_seats,
            "stage": "over" if match.is_over else "playing",
            "decision": match.decision(reader) if is_due else None,
            "can_undo": reader >= 0 and not match.is_over and match.can_undo(reader),
        }
        plain: Message = json.loads(msgspec.json.encode(shown))
        return plain

    @property
    def letters(self) -> str:
        return "".join(LETTERS[seat] for seat in self.match.open_seats)


Wanted = dict[int, set[int]]
"""The versions of each reader that somebody saw."""
Moments = dict[tuple[int, int], list[tuple[int, str]]]
"""For each reader and version the numbers of deeds after which it was so, with what was to be seen then."""


def walk(journal: Journal, wanted: Wanted) -> tuple[Course, Moments]:
    """Follow a journal to its end, and gather what was to be seen at the versions that are wanted."""
    course = Course.begin(journal)
    moments: Moments = defaultdict(list)
    gather(course, wanted, moments)
    for deed in journal.deeds:
        course.follow(deed)
        gather(course, wanted, moments)
    return course, moments


def gather(course: Course, wanted: Wanted, moments: Moments) -> None:
    for reader in course.readers:
        version = course.versions[reader]
        if version in wanted.get(reader, ()):
            moments[reader, version].append((course.number, digest(course.shown(reader))))
