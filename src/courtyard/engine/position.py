"""A position: all there is to know at one moment of a game, as plain numbers.

Every number of a position stands in one flat row of cells, so that copying, comparing and
saving a position is copying, comparing and saving a row of numbers. The first cells hold the
agenda: a stack of frames, each saying what is still to be done. A step either does its work
and may put further steps on the stack, or it asks a seat (or chance) and waits.
"""

from typing import Final, TypeVar, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

CHANCE: Final = -1
"""The seat of chance: what it chooses is drawn, by the weights beside its options."""
NOBODY: Final = -2
"""The seat that must choose when the game is over."""
LIFTED: Final = -1
"""Stands in the place of an event: all that was hidden by the veil is seen from here on."""
LOWERED: Final = -2
"""Stands in the place of an event: what follows is hidden by the veil."""
DISCLOSED: Final = -3
"""Stands in the place of an event: somebody saw what was hidden, and no choice before it is undone."""
GROUND: Final = -4
"""Stands in the place of an event: the number of the game's rule on which the next events rest."""

HEIGHT: Final = 0
FRAMES: Final = 1
FRAME: Final = 4
MAX_FRAMES: Final = 40
FIRST: Final = FRAMES + FRAME * MAX_FRAMES
"""The first cell that is free for a game's own use."""

ASK: Final = 60
"""Steps below this number are done at once; those from it on put a question to a seat."""
ALL: Final = 90
"""Steps from this number on put a question to several seats at once, who choose unseen by each other."""
LOT: Final = 100
"""Steps from this number on put a question to chance."""


MOST_STEPS: Final = 100_000
"""Number of steps without a choice between them that counts as a mistake of the game."""
UNASKED: Final = 1 << 40
"""Added to the seats of a question to several as long as it has not been put to them."""

P = TypeVar("P", bound="Position")


class AgendaFull(Exception):
    """More steps are waiting than a position has room for; no game should come near it."""


class AgendaEndless(Exception):
    """More steps follow each other without a choice than can be right; names the last of them."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """Base of every game's position: the cells, and who must choose among what.

    `seat` is the first seat that must choose and `options` what it may choose. They follow from
    the cells; `settle` finds them again after the cells were written by hand or loaded.

    An orderly position is for searching: of several orders of the same doings it offers one, and what
    makes no difference it does not offer at all. In a match everything is offered that the rules allow.
    """

    cells: vec[i64]
    seat: i64
    options: vec[i64]
    weights: vec[i64]
    orderly: bool
    records_events: bool
    ground: i64
    events: vec[i64]
    shots: list[list[int]] | None
    """While somebody films: after each step that told of something, the number of events and all cells."""

    def __init__(self, size: i64) -> None:
        self.cells = vec[i64]([0] * size) if size > 0 else vec[i64]()  # A copy brings its own.
        self.seat = NOBODY
        self.options = vec[i64]()
        self.weights = vec[i64]()
        self.orderly = False
        self.records_events = False
        self.ground = 0
        self.events = vec[i64]()
        self.shots = None

    # What a game fills in: what is laid out, and what each step of its agenda does, asks, and makes of an
    # answer.

    def lay_out(self) -> None:
        """Set the game up and put its first step on the agenda."""
        raise NotImplementedError

    def perform(self, step: i64, who: i64, a: i64, b: i64) -> None:
        """Do a step; one that was put to several seats is done when all of them have answered."""
        raise NotImplementedError

    def ask(self, step: i64, who: i64, a: i64, b: i64) -> None:
        """Offer what a seat may choose at a step."""
        raise NotImplementedError

    def answer(self, step: i64, who: i64, a: i64, b: i64, option: i64) -> None:
        """Do what a seat chose; `pop` takes the question off the agenda, unless it was put to several."""
        raise NotImplementedError

    def draw(self, step: i64, who: i64, a: i64, b: i64) -> None:
        """Put together what chance may bring at a step, and how likely each outcome is."""
        raise NotImplementedError

    def drawn(self, step: i64, who: i64, a: i64, b: i64, outcome: i64) -> None:
        """Do what chance brought; the step is off the agenda."""
        raise NotImplementedError

    def copy(self) -> "Position":
        """Give an independent position that plays on exactly as this one would: see `copy_to`."""
        raise NotImplementedError

    def seats(self) -> i64:
        """Give the number of seats at the table."""
        raise NotImplementedError

    def result(self, seat: i64) -> i64:
        """Give the final points of a seat; before the end, its points so far."""
        raise NotImplementedError

    def place(self, seat: i64) -> i64:
        """Give the placing of a seat, 1 for the winner; ties share the better place.

        Where the rules let nobody win, every seat has place 2.
        """
        better: i64 = 1
        for other in range(self.seats()):
            if self.result(other) > self.result(seat):
                better += 1
        return better

    def audit(self) -> list[str]:
        """Give a sentence for everything that cannot be; none when all is well."""
        return []

    # What a game may fill in besides.

    def unasked(self, step: i64, who: i64, a: i64, b: i64) -> i64:
        """Give the answer to a question that needs no asking, or -1 where the seat is to choose."""
        return self.options[0] if len(self.options) == 1 else -1

    def standing(self, seat: i64) -> vec[i64]:
        """Give what a seat may do now though nobody asks it, also when another seat is to choose."""
        return vec[i64]()

    def is_open(self, seat: i64) -> bool:
        """Tell whether that seat must choose now."""
        c = self.cells
        if c[HEIGHT] > 0:
            frame = FRAMES + FRAME * (c[HEIGHT] - 1)
            if ALL <= c[frame] < LOT:
                return 0 <= seat < self.seats() and (c[frame + 1] >> seat) & 1 == 1
        return seat == self.seat

    def open_seats(self) -> list[int]:
        """Give all seats that must choose now."""
        seats: i64 = self.seats()
        return [int(seat) for seat in range(seats) if self.is_open(seat)]

    def options_of(self, seat: i64) -> vec[i64]:
        """Give what an open seat may choose."""
        if seat == self.seat:
            return self.options
        kept = self.options
        self.options = vec[i64](capacity=24)
        self.ask_again(seat)
        asked = self.options
        self.options = kept
        return asked

    def order(self, is_orderly: bool) -> None:
        """Offer one order of the same doings from here on, or all; nothing is done by it."""
        self.orderly = is_orderly
        if self.seat >= 0:
            self.options = vec[i64](capacity=24)
            self.ask_again(self.seat)

    def veil(self) -> i64:
        """Give a number that stands for the stage in which seats choose unseen by each other.

        It is 0 when every choice is seen at once.
        """
        c = self.cells
        if c[HEIGHT] > 0:
            step = c[FRAMES + FRAME * (c[HEIGHT] - 1)]
            if ALL <= step < LOT:
                return step
        return 0

    # The course of play.

    def choose(self, seat: i64, option: i64) -> None:
        """Take an option of the open decision of that seat and go on to the next decision."""
        c = self.cells
        frame = FRAMES + FRAME * (c[HEIGHT] - 1)
        step = c[frame]
        who = c[frame + 1]
        a = c[frame + 2]
        b = c[frame + 3]
        if step >= LOT:
            self.pop()
            self.drawn(step, who, a, b, option)
        elif step >= ALL:
            self.answer_one_of_all(step, seat, a, b, option)
        else:
            self.answer(step, who, a, b, option)
        self.advance()

    def settle(self) -> None:
        """Do what is on the agenda up to the next decision."""
        self.advance()

    @final
    def advance(self) -> None:
        """Do what is on the agenda until somebody, or chance, has something to choose."""
        c = self.cells
        left: i64 = MOST_STEPS
        is_filmed = self.shots is not None
        while c[HEIGHT] > 0:
            if is_filmed:
                self.shoot()
            left -= 1
            if left == 0:
                raise AgendaEndless(int(c[FRAMES + FRAME * (c[HEIGHT] - 1)]))
            frame = FRAMES + FRAME * (c[HEIGHT] - 1)
            step = c[frame]
            who = c[frame + 1]
            a = c[frame + 2]
            b = c[frame + 3]
            if step < ASK:
                self.pop()
                self.perform(step, who, a, b)
            elif step < ALL:
                self.options = vec[i64](capacity=24)
                self.ask(step, who, a, b)
                option = self.unasked(step, who, a, b)
                if option < 0:
                    self.seat = who
                    return
                self.answer(step, who, a, b, option)
            elif step < LOT:
                if self.wait_for_all(step, who, a, b):
                    return
            else:
                self.options = vec[i64](capacity=24)
                self.weights = vec[i64](capacity=24)
                self.draw(step, who, a, b)
                if len(self.options) > 1:
                    self.seat = CHANCE
                    return
                self.pop()
                if len(self.options) == 1:
                    self.drawn(step, who, a, b, self.options[0])
        self.seat = NOBODY
        self.options = vec[i64]()

    @final
    def ask_again(self, seat: i64) -> None:
        """Offer what a seat may choose at the open question."""
        c = self.cells
        frame = FRAMES + FRAME * (c[HEIGHT] - 1)
        self.ask(c[frame], seat, c[frame + 2], c[frame + 3])

    @final
    def copy_to(self, other: P) -> P:
        """Give another position of the same game with all that this one has."""
        other.cells = self.cells[:]
        other.seat = self.seat
        other.options = self.options
        other.weights = self.weights
        other.orderly = self.orderly
        return other

    # Questions to several seats at once: whose answer is missing stands in the frame, a bit for each.

    @final
    def ask_all(self, step: i64, seats: i64, a: i64, b: i64) -> None:
        """Put a question to several seats, given as bits; their answers are seen when all have answered."""
        self.push(step, seats + UNASKED, a, b)

    def answer_one_of_all(self, step: i64, seat: i64, a: i64, b: i64, option: i64) -> None:
        """Take the answer of one of several seats."""
        self.answer(step, seat, a, b, option)
        c = self.cells
        c[FRAMES + FRAME * (c[HEIGHT] - 1) + 1] -= i64(1) << seat

    def wait_for_all(self, step: i64, seats: i64, a: i64, b: i64) -> bool:
        """Wait for the first seat that has not answered; when all have, do the step."""
        if seats >= UNASKED:
            seats -= UNASKED
            c = self.cells
            c[FRAMES + FRAME * (c[HEIGHT] - 1) + 1] = seats
            self.lower_veil()
        for seat in range(self.seats()):
            if (seats >> seat) & 1 == 1:
                self.seat = seat
                self.options = vec[i64](capacity=24)
                self.ask(step, seat, a, b)
                return True
        self.pop()
        self.lift_veil()
        self.perform(step, 0, a, b)
        return False

    # For code that is not compiled: a row that it assigns to an attribute itself would never be freed.

    @final
    def write(self, cells: list[int]) -> None:
        """Put other numbers in the place of all cells; `settle` finds who must choose."""
        self.cells = vec[i64](cells)

    @final
    def forget_options(self) -> None:
        self.options = vec[i64]()

    @final
    def take_events(self) -> list[int]:
        """Give what was told since the last time, and forget it."""
        told = [int(number) for number in self.events]
        self.events = vec[i64]()
        return told

    # The agenda.

    @final
    def is_over(self) -> bool:
        return self.seat == NOBODY

    @final
    def push(self, step: i64, who: i64, a: i64, b: i64) -> None:
        """Put a step on top of the agenda: it is the next thing to happen."""
        c = self.cells
        height = c[HEIGHT]
        if height == MAX_FRAMES:
            raise AgendaFull
        frame = FRAMES + FRAME * height
        c[frame] = step
        c[frame + 1] = who
        c[frame + 2] = a
        c[frame + 3] = b
        c[HEIGHT] = height + 1

    @final
    def pop(self) -> None:
        """Take the top step off the agenda and leave nothing of it, so that equal positions look equal."""
        c = self.cells
        height = c[HEIGHT] - 1
        frame = FRAMES + FRAME * height
        c[frame] = 0
        c[frame + 1] = 0
        c[frame + 2] = 0
        c[frame + 3] = 0
        c[HEIGHT] = height

    @final
    def offer(self, option: i64) -> None:
        """Add an option to the decision that is being put together."""
        self.options = append(self.options, option)

    @final
    def weigh(self, option: i64, weight: i64) -> None:
        """Add an outcome of chance, as likely as its weight."""
        self.options = append(self.options, option)
        self.weights = append(self.weights, weight)

    @final
    def record(self, event: i64, who: i64, a: i64, b: i64) -> None:
        """Record an event for the log, if events are recorded."""
        if self.records_events:
            events = append(self.events, event)
            events = append(events, who)
            events = append(events, a)
            self.events = append(events, b)

    @final
    def shoot(self) -> None:
        """Keep the cells as they are, if anything was told since the last time."""
        shots = self.shots
        if shots is None:
            return
        events = len(self.events) // 4
        if events > 0 and (not shots or shots[-1][0] != events):
            shots.append([int(events), *self.row()])

    @final
    def row(self) -> list[int]:
        """Give a copy of all cells."""
        return [int(cell) for cell in self.cells]

    @final
    def take_shots(self) -> list[list[int]]:
        """Give what was filmed since the last time, and go on filming."""
        shots = self.shots
        self.shots = []
        return shots or []

    @final
    def rest_on(self, ground: i64) -> None:
        """Note for the log on which rule the next events rest; on 0, each on the rule of its kind."""
        if self.records_events and ground != self.ground:
            self.ground = ground
            self.record(GROUND, 0, ground, 0)

    @final
    def disclose(self) -> None:
        """Note that something hidden was seen, so that nobody takes a choice back behind it."""
        self.record(DISCLOSED, 0, 0, 0)

    # The veil over a stage in which seats choose unseen by each other.

    @final
    def lower_veil(self) -> None:
        """Note for the log that what happens to each seat from here on is seen by that seat alone."""
        self.record(LOWERED, 0, 0, 0)

    @final
    def lift_veil(self) -> None:
        """Note for the log that all seats are done with the stage, and what they did is seen."""
        self.record(LIFTED, 0, 0, 0)
