"""The presenter: a table as each reader may see it, whole or as what changed since they saw it last.

Everything comes from the reader's view, and whether there is something new, too: what others do unseen
changes nothing here. Readers of the same seat who saw the same are sent the same text, made once.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Literal, Protocol, cast

from msgspec.structs import astuple, replace

from courtyard.engine.board import Zone
from courtyard.engine.differences import note_changes
from courtyard.engine.game import Game
from courtyard.engine.match import Shot
from courtyard.engine.terms import SPECTATOR, View
from courtyard.server.ground.messages import Seat, SeatClock
from courtyard.server.ground.table_talk import Change, EndOffer, Frame, Line, Result, State, UndoRequest
from courtyard.server.tables.coaching import lesson_of as coached
from courtyard.server.tables.course import Course
from courtyard.server.tables.lesson_script import LEARNER
from courtyard.server.tables.resigning import places_after
from courtyard.server.tables.sent_log import SentLog, common_start, encode


def film(
    course: Course, frames: list[Shot], before: View, reader: int, lines_after: Callable[[int], int]
) -> list[Frame]:
    """Give frames as a reader may see them, from a view that they saw before on.

    `lines_after` tells how many lines of the reader's log a number of events makes. A change that the reader
    does not see is no frame: so nobody can count what others did unseen.
    """
    shown: list[Frame] = []
    for shot in frames:
        view = course.view_at(shot, reader) | {name: before[name] for name in ASKED if name in before}
        if view != before:
            changes: list[list[Any]] = []
            note_changes(before, view, [], changes)
            shown.append(Frame(lines_after(shot.events), changes))
            before = view
    return shown


ASKED = ("seat", "choices", "deciding", "agenda")
"""Fields of a view about questions and the agenda; a frame has none of them."""


LOGGED = ("log_from", "log")
"""Fields of a state about the log, which are always sent."""
Form = Literal["whole", "tail", "change", "film"]
"""How a state is sent: whole; whole, but only new lines of the log; its changes; its changes with frames."""
SAME_MOMENT = 0.25
"""Seconds for which a state is shown to others, too, though a clock runs meanwhile."""
Onlooker = tuple[int | None, str | None]
"""The seat from which somebody looks, and who they are where they play at the table, too."""


Pending = tuple[UndoRequest | None, EndOffer | None, float | None]
"""The request to undo, the offer to end the game, and the time until which bots wait, for one reader."""


class SeatState(Protocol):
    """Properties of a seat that matter for its owner's view."""

    stand_in: str | None
    resigned: bool


class Showable(Protocol):
    """A table, as far as it is shown."""

    id: str
    game: Game
    course: Course

    @property
    def places(self) -> Sequence[SeatState]: ...

    @property
    def now(self) -> Callable[[], float]: ...

    def seats(self, guest: str | None) -> list[Seat]: ...

    def asked_of(self, reader: int) -> UndoRequest | None: ...

    def offered_to(self, reader: int) -> EndOffer | None: ...

    def grace_of(self, reader: int) -> float | None: ...


class Shown:
    """State that the readers at one seat see now, and the one before."""

    def __init__(
        self,
        state: State,
        at: float,
        sent: SentLog,
        rests_on: tuple[Any, ...],
        before: "Shown | None",
        course: Course,
    ) -> None:
        self.state = state
        self.at = at
        self.sent = sent
        self.events = sent.events
        self.heard = len(sent.events)
        self.rests_on = rests_on
        self.before = before.state if before else None
        self.course = course
        self.filmed = course.filmed
        self.frames = course.frames(before.filmed) if before else []
        self._texts: dict[Form, str] = {}
        self._changes: list[list[Any]] | None = None

    def heard_of(self, sent: SentLog) -> int:
        """Tell how many events of a log these readers have heard of, from its beginning on."""
        if sent.events is self.events:
            return self.heard
        return common_start(sent.events, self.events[: self.heard])

    def text(self, form: Form) -> str:
        """Give what is sent in one of the forms; it is made once."""
        text = self._texts.get(form)
        if text is None:
            text = self._texts[form] = encode(self._message(form)).decode()
        return text

    def _message(self, form: Form) -> State | Change:
        if form == "whole":
            return replace(self.state, log_from=0, log=cast("list[Line]", self.sent.lines[:]))
        if form == "tail":
            return self.state
        before, seat = self.before, self.state.seat
        assert before is not None
        if self._changes is None:
            self._changes = changes_of(before, self.state)
        if form == "change":
            return Change(before.serial, self._changes)
        reader = SPECTATOR if seat is None else seat
        frames = film(self.course, self.frames, before.view, reader, self.sent.lines_before)
        self.frames = []
        return Change(before.serial, [*self._changes, ["film", frames]])


def changes_of(before: State, state: State) -> list[list[Any]]:
    """Give what changed between two states; of the log it is what is new."""
    changes: list[list[Any]] = []
    for name, was, now in zip(State.__struct_fields__, astuple(before), astuple(state), strict=True):
        if name in LOGGED:
            changes.append([name, now])
        elif was is not now:
            note_changes(was, now, [name], changes)
    return changes


def at_rest(seats: list[Seat]) -> list[Seat]:
    """Give seats as they are while nothing happens: a clock that runs is no news, whatever is left on it."""
    if not has_running_clock(seats):
        return seats
    stopped = SeatClock(0.0, True)
    return [replace(one, clock=stopped) if one.clock and one.clock.is_running else one for one in seats]


def has_running_clock(seats: list[Seat]) -> bool:
    return any(one.clock is not None and one.clock.is_running for one in seats)


class Presenter:
    """Shows one table."""

    def __init__(self, table: Showable) -> None:
        self.table = table
        self._serials: Counter[Onlooker] = Counter()
        """Number of states shown to each; nobody's number depends on what others see."""
        self.forget()

    def forget(self) -> None:
        """Show everything again: the game is another one now."""
        self._sent: dict[int, SentLog] = {}
        self._shown: dict[Onlooker, Shown] = {}

    def text(
        self,
        onlooker: Onlooker,
        seats: list[Seat],
        serial: int,
        wants_changes: bool,
        wants_film: bool = False,
    ) -> tuple[str, int]:
        """Give what a reader is sent who saw the state of a serial last, and the serial of what they see now.

        Where nothing changed for them, there is nothing to send.
        """
        shown = self._look(onlooker, seats)
        now = shown.state.serial
        if serial == now:
            return "", now
        if shown.before is None or serial != shown.before.serial:
            return shown.text("whole"), now
        if not wants_changes:
            return shown.text("tail"), now
        return shown.text("film" if wants_film else "change"), now

    def state(self, seat: int | None, guest: str | None) -> State:
        """Give all that a reader may know, with the whole log."""
        sent = self.hear(SPECTATOR if seat is None else seat)
        return self._state(seat, self.table.seats(guest), sent, 0, 0, self._requests(seat))

    def follow(self, seat: int, guest: str | None) -> State:
        """Give what a seat sees now: the first time all of it, later what is new in the log, and its film."""
        shown = self._look((seat, guest), self.table.seats(guest))
        if shown.before is None:
            return shown.state
        frames = film(self.table.course, shown.frames, shown.before.view, seat, shown.sent.lines_before)
        return replace(shown.state, film=frames)

    def _look(self, onlooker: Onlooker, seats: list[Seat]) -> Shown:
        seat, course = onlooker[0], self.table.course
        reader = SPECTATOR if seat is None else seat
        requests, now = self._requests(seat), self.table.now()
        rests_on = (course.versions[reader], course.deciding, at_rest(seats), requests)
        shown = self._shown.get(onlooker)
        is_old = shown is not None and not shown.at <= now < shown.at + SAME_MOMENT
        if shown is None or shown.rests_on != rests_on or (is_old and has_running_clock(seats)):
            sent = self.hear(reader)
            known = sent.lines_before(shown.heard_of(sent)) if shown else 0
            self._serials[onlooker] += 1
            state = self._state(seat, seats, sent, known, self._serials[onlooker], requests)
            shown = self._shown[onlooker] = Shown(state, now, sent, rests_on, shown, course)
        return shown

    def _requests(self, seat: int | None) -> Pending:
        reader, table = SPECTATOR if seat is None else seat, self.table
        return table.asked_of(reader), table.offered_to(reader), table.grace_of(reader)

    def _state(
        self, seat: int | None, seats: list[Seat], sent: SentLog, before: int, serial: int, requests: Pending
    ) -> State:
        table = self.table
        course, match = table.course, table.course.playing
        reader = SPECTATOR if seat is None else seat
        is_over = course.is_over
        acts = seat is not None and not is_over and not table.places[seat].stand_in
        decision = match.decision(reader) if acts and match.is_open(reader) else None
        view = match.view(reader)
        asked, offered, grace = requests
        return State(
            table=table.id,
            version=course.versions[reader],
            serial=serial,
            seat=seat,
            stage="over" if is_over else "playing",
            view=view,
            decision=decision,
            ahead=match.ahead(decision) if decision else {},
            standing=list(match.standing(reader)) if acts else [],
            deciding=course.deciding,
            can_undo=acts and match.can_undo(reader),
            seats=seats,
            log_from=before,
            log=cast("list[Line]", sent.lines[before:]),  # As they are sent.
            result=self._result(reader) if match.is_over else None,
            seed_hash=course.seed_hash,
            seed=match.seed if is_over else None,
            lesson=coached(course.coach, match) if course.coach and seat == LEARNER else None,
            board=self.board(view),
            undo=asked,
            end=offered,
            grace=None if grace is None else max(0.0, round(grace - table.now(), 3)),
        )

    def _result(self, reader: int) -> Result:
        """Give the result of the game; a player who resigned has lost."""
        result = self.table.course.result(reader)
        resigned = [place.resigned for place in self.table.places]
        return replace(result, places=places_after(result.places, resigned)) if any(resigned) else result

    def board(self, view: View) -> list[Zone] | None:
        """Give what lies on the table, for clients without a drawing of the game."""
        return None if self.table.game.is_drawn else list(self.table.game.board(view))

    def hear(self, reader: int) -> SentLog:
        """Tell a reader what happened since the log was told last; lines of undone choices are dropped."""
        sent, match = self._sent.setdefault(reader, SentLog()), self.table.course.playing
        known = sent.final if sent.rearranged == match.rearranged else 0
        events = match.log(reader, known)
        same = known + common_start(events, sent.events[known:])
        sent.forget_from(same)
        for event in events[same - known :]:
            sent.add(event, self.table.course.line(event, reader))
        sent.final, sent.rearranged = len(match.events), match.rearranged
        return sent
