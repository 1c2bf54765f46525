"""A table that somebody plays or watches now: its players, its spectators, and what the store has of it.

Its course has the game's history, and its presenter the part that each seat may see.
"""

import asyncio
import secrets
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, fields
from datetime import UTC, datetime
from operator import attrgetter
from string import ascii_lowercase
from typing import Any, Literal, NamedTuple, Protocol

import msgspec

from courtyard.engine.language import Saying
from courtyard.engine.match import Match
from courtyard.engine.rulesets import digest
from courtyard.engine.terms import SPECTATOR
from courtyard.server.ground.games import find_game
from courtyard.server.ground.messages import MOST_SEATS, Agreement, BoxTold, Seat, SeatClock, TableInfo
from courtyard.server.ground.table_talk import ChatLine, EndOffer, UndoRequest
from courtyard.server.tables.coach import Coach
from courtyard.server.tables.consent import Request, Requests, Subject
from courtyard.server.tables.course import Course
from courtyard.server.tables.presenter import Presenter

Stage = Literal["gathering", "playing", "over"]
Origin = Literal["played", "imported", "lesson", "puzzle"]
LETTERS = ascii_lowercase[:MOST_SEATS]
"""Seats in the store's column of those who must choose."""


@dataclass
class Place:
    """A seat as the store has it."""

    kind: Literal["person", "bot", "open", "rules"]
    guest: str | None = None
    bot: str | None = None
    name: str | None = None
    claim: str | None = None
    used_claim_hash: bytes | None = None
    stand_in: str | None = None
    left: float | None = None
    due_at: float | None = None
    resigned: bool = False
    noticed: bool = False

    @property
    def player(self) -> str | None:
        """The bot that chooses for this seat, where a bot does."""
        return self.bot if self.kind == "bot" else self.stand_in

    def clock(self, kind: str, now: float) -> SeatClock | None:
        """Give the clock as it is shown; one of days rests unshown, as the next choice has them all again."""
        if self.due_at is not None:
            return SeatClock(max(0.0, self.due_at - now), True)
        is_shown = self.left is not None and (kind == "live" or self.left <= 0)
        return SeatClock(self.left or 0.0, False) if is_shown else None


TOLD_OF = attrgetter(*(each.name for each in fields(Place) if each.name != "noticed"))
"""Gives the facts about a seat whose changes everybody is told."""


class Watcher(Protocol):
    """Somebody who looks at a table, through whatever connection."""

    guest: str | None
    seat: int | None
    wants_film: bool

    def wake(self) -> None:
        """Hear that there is something new to see."""

    def hear_chat(self, lines: list[ChatLine]) -> None:
        """Hear what was just said."""

    def close(self) -> None:
        """Be sent away, to come back and see the table as it is."""


class RemoteViewers(NamedTuple):
    """Spectators of a table through other servers that share the store."""

    guests: frozenset[str] = frozenset()
    onlookers: int = 0


@dataclass
class Table:
    """One table; everything about it is changed with its lock held."""

    id: str
    game_name: str
    options: dict[str, Any]
    host: str
    listed: bool
    stage: Stage
    seed: str | None
    created: float
    moved: float
    places: list[Place]
    origin: Origin = "played"
    agreement: Agreement = field(default_factory=Agreement)
    own: dict[str, Any] | None = None
    written: dict[str, Any] | None = None
    box: BoxTold | None = None
    rematch: str | None = None
    webhook: str | None = None
    requests: Requests = field(default_factory=dict)
    grace_until: float | None = None
    """The time until which bots wait for an undo of the last action."""
    edition: int = 0
    now: Callable[[], float] = time.time

    def __post_init__(self) -> None:
        self.game = find_game(self.game_name)
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.elsewhere = RemoteViewers()
        self.said: int | None = None
        """The number of the last line of the chat that was told here, once somebody hears it."""
        self.thinking: set[int] = set()
        self.is_filmed = False
        """Whether all of it is recorded, as for a replay, or only what a spectator wants to see."""
        self.rests = False
        """Whether its bots pause until somebody opens the table, because nobody has for long."""
        self.stays_until = 0.0
        """Until when, by the loop's clock, it stays in memory though nobody looks at it."""
        self.presenter = Presenter(self)
        self.reset_match()
        self.mark_kept(self.edition)

    # Playing.

    def reset_match(self) -> None:
        """Be a table at which nothing was dealt yet."""
        self.course = Course(self.game, Coach(self.game) if self.origin == "lesson" else None)
        self.presenter.forget()

    def play_on_from(self, other: "Table") -> None:
        """Continue the game of a table that was replayed."""
        self.course = other.course
        self.presenter.forget()
        self.rests = other.rests

    def begin(self) -> None:
        assert self.seed is not None
        self.course.deal(self.options, self.seed, self.own, self.written, len(self.places))

    def apply(self, seat: int, action: str, option: str | None, id_: str) -> int:
        """Let a seat choose or undo, or the game end; give the seat's new version."""
        self.course.is_filmed = self.is_filmed or any(watcher.wants_film for watcher in self.watchers)
        version = self.course.apply(seat, action, option, id_)
        if self.course.is_over:
            self.stage = "over"
        return version

    @property
    def match(self) -> Match | None:
        return self.course.match

    @property
    def playing(self) -> Match:
        return self.course.playing

    @property
    def number(self) -> int:
        return self.course.number

    @property
    def versions(self) -> dict[int, int]:
        return self.course.versions

    @property
    def deciding(self) -> list[int]:
        return self.course.deciding

    def mark_kept(self, edition: int) -> None:
        """Note that the store has this edition of the table as it is in memory now."""
        self.edition, self.kept_number = edition, self.number
        self.kept_summary = self.public_summary()

    @property
    def is_ahead(self) -> bool:
        """Tell whether something was done in memory that the store does not have."""
        return self.number != self.kept_number or self.public_summary() != self.kept_summary

    def public_summary(self) -> tuple[Any, ...]:
        """Give the facts about the table, apart from the game, whose changes everybody is told."""
        places = [TOLD_OF(place) for place in self.places]
        whole = (self.rematch, self.webhook, self.stage, self.requests.copy(), self.grace_until, self.box)
        return places, *whole

    @property
    def is_pressing(self) -> bool:
        """Tell whether players are notified that they must choose here; a lesson notifies nobody."""
        return self.origin != "lesson"

    @property
    def bots_due(self) -> list[int]:
        """The bots that must choose now, unless they rest."""
        return [] if self.rests else [seat for seat in self.deciding if self.places[seat].player]

    @property
    def is_alone(self) -> bool:
        """Tell whether bots are among themselves here: nobody looks, and no person plays for themselves."""
        is_looked_at = self.watchers or self.elsewhere.guests or self.elsewhere.onlookers
        return not is_looked_at and all(place.kind != "person" or place.stand_in for place in self.places)

    @property
    def seen(self) -> int:
        """Number of changes that everybody saw."""
        return self.versions.get(SPECTATOR, 0)

    def other_people(self, seat: int) -> list[int]:
        """Give the seats of all other people who play for themselves."""
        own, people = self.places[seat].guest, enumerate(self.places)
        return [other for other, place in people if place.guest not in (None, own) and not place.player]

    def seats_to_ask(self, seat: int) -> list[int]:
        """Give the seats that must agree to an undo: the people who must move, once the turn has passed on.

        A choice under a veil does not pass the turn on, and nobody has to ask a bot, or themselves.
        """
        match = self.playing
        if match.veil or match.is_open(seat):
            return []
        return [other for other in self.other_people(seat) if match.is_open(other)]

    def awaited(self, subject: Subject) -> list[int]:
        """Give the seats that have still to answer a request, which lapses with the next open move."""
        request = self.requests.get(subject)
        if request is None or request.status != "asked" or request.number != self.seen:
            return []
        if self.places[request.seat].stand_in:
            return []
        ask = self.other_people if subject == "end" else self.seats_to_ask
        return [seat for seat in ask(request.seat) if seat not in request.agreed]

    def keep_offer(self, seen: int) -> None:
        """Let an offer to end the game stand that was open after a number of changes: bots end none."""
        offer = self.requests.get("end")
        if offer is not None and offer.number == seen and not self.course.is_over:
            self.requests["end"] = msgspec.structs.replace(offer, number=self.seen)

    def forget_requests(self) -> None:
        """Forget requests that have lapsed for good; that all agreed to end the game stays known."""
        self.requests = {subject: one for subject, one in self.requests.items() if self._matters(one)}

    def _matters(self, request: Request) -> bool:
        if request.subject == "end":
            return request.status == "granted" or request.number == self.seen
        return not self.course.is_over and request.turn == self.playing.final_choices

    def deserves_grace(self) -> bool:
        """Tell whether the last action ended a turn that can be undone, and bots would go on at once."""
        last = self.course.last
        if last is None or last.kind != "choose" or self.course.is_over:
            return False
        ended = last.seat in last.deciding and last.seat not in self.deciding
        return ended and bool(self.bots_due) and self.playing.can_undo(last.seat)

    def grace_of(self, reader: int) -> float | None:
        """Give until when bots wait for a reader's second thoughts, if they do."""
        last, until = self.course.last, self.grace_until
        if last is None or last.seat != reader or until is None or until <= self.now():
            return None
        return until

    # Looking.

    def info(self, guest: str | None) -> TableInfo:
        """Give the table from outside."""
        mine = [nth for nth, place in enumerate(self.places) if guest and place.guest == guest]
        is_host = guest is not None and guest == self.host
        claims = {
            nth: place.claim
            for nth, place in enumerate(self.places)
            if is_host and place.kind == "open" and place.claim
        }
        return TableInfo(
            id=self.id,
            game=self.game_name,
            options=self.options,
            origin=self.origin,
            agreement=self.agreement,
            stage=self.stage,
            listed=self.listed,
            host=is_host,
            hosts=[nth for nth, place in enumerate(self.places) if place.guest == self.host],
            created=stamp(self.created),
            moved=stamp(self.moved),
            seats=self.seats(guest),
            mine=mine,
            waiting=self.is_pressing
            and any(seat in self.deciding and not self.places[seat].stand_in for seat in mine),
            claims=claims,
            onlookers=self.onlookers + self.elsewhere.onlookers,
            rematch=self.rematch,
            webhook=self.webhook if is_host else None,
            box=self.box_told(),
        )

    def box_told(self) -> BoxTold | None:
        """Give the box that is played with; of values from elsewhere only the digest is known."""
        if self.box is None and self.own:
            return BoxTold("", digest(self.own), 0, 0)
        return self.box

    def seats(self, guest: str | None) -> list[Seat]:
        here = {watcher.guest for watcher in self.watchers} | self.elsewhere.guests
        kind, now = self.agreement.clock.kind, self.now()
        clocks = [place.clock(kind, now) for place in self.places]
        return seats_of(self.game.automated_seats(self.options), self.places, clocks, guest, here)

    def is_player(self, guest: str | None) -> bool:
        return guest is not None and any(place.guest == guest for place in self.places)

    def is_here(self, guest: str | None) -> bool:
        """Tell whether a player is connected."""
        is_here = guest in self.elsewhere.guests or any(watcher.guest == guest for watcher in self.watchers)
        return is_here and self.is_player(guest)

    @property
    def onlookers(self) -> int:
        """Count the spectators who are connected to this server."""
        players = {place.guest for place in self.places} - {None}
        return sum(watcher.guest not in players for watcher in self.watchers)

    def asked_of(self, reader: int) -> UndoRequest | None:
        """Give what a reader is told of a request to undo."""
        request = self._open_request("undo")
        if request is None:
            return None
        awaits = self.awaited("undo")
        declined = request.status == "declined"
        return UndoRequest(request.seat, request.whole, awaits, reader in awaits, declined)

    def offered_to(self, reader: int) -> EndOffer | None:
        """Give what a reader is told of an offer to end the game."""
        request = self._open_request("end")
        if request is None:
            return None
        awaits = self.awaited("end")
        return EndOffer(request.seat, awaits, reader in awaits, request.status == "declined")

    def _open_request(self, subject: Subject) -> Request | None:
        """Give a request while it waits for answers, or was declined and nothing was done since."""
        request = self.requests.get(subject)
        if request is None or request.number != self.seen:
            return None
        return request if self.awaited(subject) or request.status == "declined" else None

    def wake_watchers(self, only: int | None = None) -> None:
        """Let every watcher, or those of one seat, be sent the latest state."""
        for watcher in self.watchers:
            if only is None or watcher.seat == only:
                watcher.wake()


def new_table(
    game: str,
    options: dict[str, Any],
    host: str,
    places: list[Place],
    now: Callable[[], float] = time.time,
    **more: Any,
) -> Table:
    """Make a table that the store does not have yet; nothing is dealt unless a stage and a seed are given."""
    usual = {"listed": False, "stage": "gathering", "seed": None, "created": (at := now()), "moved": at}
    id_ = secrets.token_urlsafe(9)
    return Table(id_, game, options, host, places=places, now=now, **{**usual, **more})


def seats_of(
    automated_seats: dict[int, Saying],
    places: Sequence[Place],
    clocks: Sequence[SeatClock | None],
    guest: str | None,
    here: set[str | None],
) -> list[Seat]:
    return [
        Seat(
            kind=place.kind,
            name=place.name,
            bot=place.bot,
            resident=automated_seats.get(nth),
            mine=guest is not None and place.guest == guest,
            here=place.guest is not None and place.guest in here,
            stand_in=place.stand_in,
            clock=clocks[nth],
            resigned=place.resigned,
        )
        for nth, place in enumerate(places)
    ]


def stamp(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="milliseconds")
