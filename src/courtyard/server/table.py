"""A table that somebody plays or looks at now: its seats, its match, and what each seat may see of it.

It is rebuilt from its deeds alone, and never looks inside a position: what a seat sees is its view.
"""

import asyncio
import hashlib
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from string import ascii_lowercase
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, cast

from courtyard.bots import Budget, find_bot
from courtyard.engine.board import Zone
from courtyard.engine.chance import Dice
from courtyard.engine.language import Saying
from courtyard.engine.match import Match
from courtyard.engine.terms import SPECTATOR, Event, OptionText, View
from courtyard.server.coach import Coach
from courtyard.server.coaching import told as coached
from courtyard.server.games import find_game
from courtyard.server.lesson_script import LEARNER
from courtyard.server.messages import MOST_SEATS, Agreement, Seat, SeatClock, TableInfo
from courtyard.server.table_talk import Line, Result, State
from courtyard.server.told import Told, common_start, encode
from courtyard.server.trouble import Refusal

if TYPE_CHECKING:
    from courtyard.server.live import Watcher

Stage = Literal["gathering", "playing", "over"]
Origin = Literal["played", "imported", "lesson"]
LETTERS = ascii_lowercase[:MOST_SEATS]
"""Seats in the store's column of those who must choose."""
PROPOSER = "heuristic"


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


class Elsewhere(NamedTuple):
    """Who looks at a table through other servers that share the store."""

    guests: frozenset[str] = frozenset()
    onlookers: int = 0


class Deed(NamedTuple):
    """What was done last at a table, and which seats had to choose before."""

    seat: int
    kind: str
    deciding: list[int]


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
    rematch: str | None = None
    webhook: str | None = None
    edition: int = 0
    now: Callable[[], float] = time.time

    def __post_init__(self) -> None:
        self.game = find_game(self.game_name)
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.elsewhere = Elsewhere()
        self.said: int | None = None
        """The number of the last line of the chat that was told here, once somebody hears it."""
        self.thinking: set[int] = set()
        self.unplay()
        self.mark_kept(self.edition)

    # Playing.

    def unplay(self) -> None:
        """Be a table at which nothing was dealt yet."""
        self.match: Match | None = None
        self.coach = Coach(self.game) if self.origin == "lesson" else None
        self.number = 0
        self.versions: dict[int, int] = {}
        self.answers: dict[tuple[int, str], int] = {}
        self.last: Deed | None = None
        self.last_choices: dict[int, str] = {}
        """The id of each seat's last choice, which tells whether a bot made it."""
        self.concerns: int | None = None
        """The only seat that the last deed concerned, where it was done unseen."""
        self._told: dict[int, Told] = {}
        self._texts: dict[int, tuple[tuple[Any, ...], str]] = {}
        """The state that each reader was sent last, and all that it depends on."""

    def mark_kept(self, edition: int) -> None:
        """Note that the store has this edition of the table as it is in memory now."""
        self.edition, self.kept_number = edition, self.number
        self.kept_outside = self.outside()

    def outside(self) -> tuple[Any, ...]:
        """What everybody is told of when it changes, apart from the game itself."""
        places = [replace(place, noticed=False) for place in self.places]
        return places, self.rematch, self.webhook, self.stage

    def begin(self) -> None:
        """Deal; from here on everything follows from the seed and the deeds."""
        assert self.seed is not None
        self.match = Match(self.game, self.options, self.seed, self.own, self.written)
        self.versions = dict.fromkeys([SPECTATOR, *range(len(self.places))], 0)

    def apply(self, seat: int, deed: str, option: str | None, id_: str) -> int:
        """Let a seat choose or take back; give its new version.

        What is done under a veil changes only the version of who does it, so that two who choose at once
        never stand in each other's way.
        """
        match = self.playing
        veil, before = match.position.veil(), match.open_seats
        if deed == "choose":
            match.choose(seat, self.game.parse(option or "", match.values))
        elif deed == "undo":
            match.undo(seat)
        else:
            match.restart_turn(seat)
        is_unseen = bool(veil) and match.position.veil() == veil
        for reader in (seat,) if is_unseen else self.versions:
            self.versions[reader] += 1
        self.concerns = seat if is_unseen and match.open_seats == before else None
        self.last = Deed(seat, deed, before)
        if deed == "choose":
            self.last_choices[seat] = id_
        self.number += 1
        self.answers[seat, id_] = self.versions[seat]
        if match.is_over:
            self.stage = "over"
        return self.versions[seat]

    @property
    def playing(self) -> Match:
        if self.match is None:
            raise Refusal("not-started")
        return self.match

    @property
    def is_pressing(self) -> bool:
        """Whether somebody should hear that they must choose here; a lesson waits as long as one likes."""
        return self.origin != "lesson"

    def luck(self, seat: int) -> int | None:
        """In a lesson the bot answers the same choices always alike; elsewhere it has luck of its own."""
        if self.coach is None:
            return None
        return sum(chooser == seat for chooser, _ in self.playing.choices)

    @property
    def deciding(self) -> list[int]:
        return self.match.open_seats if self.match else []

    @property
    def bots_due(self) -> list[int]:
        """The bots that must choose now."""
        return [seat for seat in self.deciding if self.places[seat].player]

    def check(self, seat: int, version: int) -> Match:
        """Refuse a deed of a seat that does not know how things stand, or has nothing to do."""
        match = self.playing
        if seat >= len(self.places):
            raise Refusal("unknown-seat", seat=seat)
        if match.is_over:
            raise Refusal("game-over")
        if version != self.versions[seat]:
            raise Refusal("stale", version=self.versions[seat])
        return match

    def check_choice(self, seat: int, version: int, option: int) -> str:
        """Refuse what cannot be chosen now; give the option's notation."""
        match = self.check(seat, version)
        if not match.may_choose(seat, option):
            if not match.position.is_open(seat):
                raise Refusal("not-your-turn")
            raise Refusal("illegal-option", option=option)
        return self.game.notation(option, match.values)

    def check_undo(self, seat: int, version: int) -> None:
        if not self.check(seat, version).can_undo(seat):
            raise Refusal("nothing-to-undo")

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
        )

    def seats(self, guest: str | None) -> list[Seat]:
        here = {watcher.guest for watcher in self.watchers} | self.elsewhere.guests
        kind, now = self.agreement.clock.kind, self.now()
        clocks = [place.clock(kind, now) for place in self.places]
        return seats_of(self.game.residents(self.options), self.places, clocks, guest, here)

    def is_player(self, guest: str | None) -> bool:
        return guest is not None and any(place.guest == guest for place in self.places)

    def is_here(self, guest: str | None) -> bool:
        """Whether a player is connected."""
        is_here = guest in self.elsewhere.guests or any(watcher.guest == guest for watcher in self.watchers)
        return is_here and self.is_player(guest)

    @property
    def onlookers(self) -> int:
        """How many look on through this server."""
        return sum(not self.is_player(watcher.guest) for watcher in self.watchers)

    def state(self, seat: int | None, guest: str | None) -> State:
        """Give all that a reader may know, with the whole log."""
        reader = SPECTATOR if seat is None else seat
        return self._state(seat, self.seats(guest), self.hear(reader), 0)

    def state_text(
        self, seat: int | None, seats: list[Seat], heard: Sequence[Event]
    ) -> tuple[str, list[Event]]:
        """Give all that a reader may know, with the log's new lines; and what they have heard by now.

        Of those who look on, all who have heard the same are sent the same text.
        """
        reader = SPECTATOR if seat is None else seat
        told = self.hear(reader)
        before = told.lines_before(common_start(told.events, heard))
        rests_on = (self.number, before, seats)
        kept = self._texts.get(reader)
        if kept is None or kept[0] != rests_on:
            kept = rests_on, encode(self._state(seat, seats, told, before)).decode()
            self._texts[reader] = kept
        return kept[1], list(told.events)

    def _state(self, seat: int | None, seats: list[Seat], told: Told, before: int) -> State:
        match = self.playing
        reader = SPECTATOR if seat is None else seat
        acts = seat is not None and not self.places[seat].stand_in
        decision = match.decision(reader) if acts and match.position.is_open(reader) else None
        view = match.view(reader)
        return State(
            table=self.id,
            version=self.versions[reader],
            seat=seat,
            stage="over" if match.is_over else "playing",
            view=view,
            decision=decision,
            ahead=match.ahead(decision) if decision else {},
            standing=list(self.game.standing(match.position, reader)) if acts else [],
            deciding=match.open_seats,
            can_undo=acts and not match.is_over and match.can_undo(reader),
            seats=seats,
            log_from=before,
            log=cast("list[Line]", told.lines[before:]),  # As they are sent.
            result=self.result(reader) if match.is_over else None,
            seed_hash=hashlib.sha256(match.seed.encode()).hexdigest(),
            seed=match.seed if match.is_over else None,
            lesson=coached(self.coach, match) if self.coach and seat == LEARNER else None,
            board=self.board(view),
        )

    def board(self, view: View) -> list[Zone] | None:
        """Give what lies on the table, for clients without a drawing of the game."""
        return None if self.game.is_drawn else list(self.game.board(view))

    def hear(self, reader: int) -> Told:
        """Tell a reader what happened since the log was told last; choices taken back are forgotten."""
        told = self._told.setdefault(reader, Told())
        events = self.playing.log(reader)
        same = common_start(events, told.events)
        told.forget_from(same)
        for event in events[same:]:
            told.add(event, self.line(event, reader))
        return told

    def lines(self, reader: int) -> list[Line]:
        """Give the whole log of a reader."""
        told = (self.line(event, reader) for event in self.playing.log(reader))
        return [line for line in told if line is not None]

    def line(self, event: Event, reader: int) -> Line | None:
        match = self.playing
        text = match.tell(event, reader)
        if text is None:
            return None
        common = match.tell(event, SPECTATOR) if reader != SPECTATOR else text
        return Line(actor(common or text), text, match.why(event), mine=reader >= 0 and text != common)

    def propose(self, seat: int) -> list[OptionText]:
        """Give how a bot would do the rest of a routine; it is shown the seat's view each time."""
        bot = find_bot(PROPOSER)
        proposed = self.playing.propose(
            seat, lambda view, options: bot.choose(self.game, view, options, Budget(), Dice(0))
        )
        if not proposed:
            raise Refusal("no-routine")
        return proposed

    def result(self, reader: int) -> Result:
        match = self.playing
        seats = range(len(self.places))
        reckoning = self.game.reckon(match.view(reader), match.events)
        return Result(
            places=[int(match.position.place(seat)) for seat in seats],
            points=[int(match.position.result(seat)) for seat in seats],
            parts=list(reckoning.parts),
            remarks=list(reckoning.remarks),
        )

    def tell_all(self, only: int | None = None) -> None:
        """Let everybody who looks on hear that something changed, or those who look from one seat."""
        for watcher in self.watchers:
            if only is None or watcher.seat == only:
                watcher.wake()


def seats_of(
    residents: dict[int, Saying],
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
            resident=residents.get(nth),
            mine=guest is not None and place.guest == guest,
            here=place.guest is not None and place.guest in here,
            stand_in=place.stand_in,
            clock=clocks[nth],
        )
        for nth, place in enumerate(places)
    ]


def actor(saying: Saying) -> int | None:
    """The seat that a line is about."""
    who = saying.args.get("who")
    return int(who[1:]) if isinstance(who, str) and who.startswith("@") else None


def stamp(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="milliseconds")
