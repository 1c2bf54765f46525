"""A hall of tables: the same game many times over, stepped together.

What learners read lies in rows that every step fills anew: an observation and a mask for each table, who
is to act, what the last choice brought. Nothing is made for a single step but numbers. A game that ends
is followed at once by the next at the same table.
"""

from typing import Final

from librt.strings import read_i32_le
from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from courtyard.engine.chance import Dice
from courtyard.engine.features import Features, Page
from courtyard.engine.position import CHANCE, NOBODY, Position

MARGIN: Final = 0
PLACING: Final = 1
WIN: Final = 2
REWARDS: Final = ("margin", "placing", "win")
"""What a game is worth to a seat at its end."""

SALT: Final = 1 << 32


class Hall:
    """So many tables of a seed, from the first on; what happens at one does not depend on the others."""

    tables: i64
    seats: i64
    actions: i64
    size: i64
    reward: i64
    start: Position
    features: Features
    positions: list[Position]
    fates: list[Dice]
    lots: list[Dice]
    observations: vec[i16]
    page: Page
    masks: vec[u8]
    to_act: vec[i64]
    rewards: vec[float]
    done: vec[u8]
    points: vec[i64]
    lengths: vec[i64]
    drawn: vec[i64]
    made: vec[i64]

    def __init__(
        self,
        start: Position,
        features: Features,
        actions: int,
        tables: int,
        reward: int,
        seed: int,
        first: int = 0,
    ) -> None:
        self.tables = tables
        self.seats = start.seats()
        self.actions = actions
        self.size = features.size
        self.reward = reward
        self.start = start
        self.features = features
        self.positions = []
        self.fates = []
        self.lots = []
        self.observations = vec[i16]([0] * (tables * features.size))
        self.page = Page(self.observations, self.size)
        self.masks = vec[u8]([0] * (tables * actions))
        self.to_act = vec[i64]([0] * tables)
        self.rewards = vec[float]([0.0] * (tables * self.seats))
        self.done = vec[u8]([0] * tables)
        self.points = vec[i64]([0] * (tables * self.seats))
        self.lengths = vec[i64]([0] * tables)
        self.drawn = vec[i64]([0] * tables)
        self.made = vec[i64]([0] * tables)
        for table in range(tables):
            number = seed * SALT + first + table
            self.fates.append(Dice(2 * number))
            self.lots.append(Dice(2 * number + 1))
            self.positions.append(start.copy())
            self.begin(table)
            self.show(table)

    def begin(self, table: i64) -> None:
        """Begin a game at a table; chance makes the draws that come before the first choice."""
        position = self.start.copy()
        self.positions[table] = position
        self.made[table] = 0
        draw(position, self.fates[table])

    def step(self, chosen: bytes) -> None:
        """Make one choice at every table; they come as 32-bit numbers, one behind the other."""
        if len(chosen) != 4 * self.tables:
            raise ValueError(
                f"There are {self.tables} tables, so {4 * self.tables} bytes of choices are needed."
            )
        for table in range(self.tables):
            self.choose(table, i64(read_i32_le(chosen, 4 * table)))

    def choose(self, table: i64, option: i64) -> None:
        """Make the open choice of one table and show what it led to."""
        position = self.positions[table]
        masks = self.masks
        row = table * self.actions
        if option < 0 or option >= self.actions or masks[row + option] == 0:
            raise ValueError(f"At table {table} option {option} is not open to seat {position.seat}.")
        for offered in position.options:
            masks[row + offered] = 0
        position.choose(position.seat, option)
        if position.seat == CHANCE:
            draw(position, self.fates[table])
        self.made[table] += 1
        if self.done[table] == 1:
            self.done[table] = 0
            for seat in range(self.seats):
                self.rewards[table * self.seats + seat] = 0.0
        if position.seat == NOBODY:
            self.end(table, position)
            self.begin(table)
        self.show(table)

    def end(self, table: i64, position: Position) -> None:
        """Tell what the game that ended at a table brought each seat."""
        self.done[table] = 1
        self.lengths[table] = self.made[table]
        for seat in range(self.seats):
            self.rewards[table * self.seats + seat] = reward_of(position, seat, self.reward)
            self.points[table * self.seats + seat] = position.result(seat)

    def show(self, table: i64) -> None:
        """Write who is to act at a table, what that seat knows, and what it may choose."""
        position = self.positions[table]
        self.to_act[table] = position.seat
        self.page.turn(table)
        self.features.write(position, position.seat, self.page)
        masks = self.masks
        row = table * self.actions
        for offered in position.options:
            masks[row + offered] = 1

    def draw_lots(self) -> None:
        """Draw an option for every table by lot, all open ones equally likely."""
        for table in range(self.tables):
            options = self.positions[table].options
            self.drawn[table] = options[self.lots[table].below(len(options))]


def draw(position: Position, dice: Dice) -> None:
    """Let chance make the draws that come before the next choice."""
    while position.seat == CHANCE:
        position.choose(CHANCE, dice.choose(position))


def reward_of(position: Position, seat: i64, reward: i64) -> float:
    """What the end of a game is worth to a seat.

    By margin, the points ahead of the best other seat; alone, the points. By placing, from 1 for the first
    to -1 for the last. By win, 1, divided by those who share it.
    """
    seats = position.seats()
    if reward == MARGIN:
        rival: i64 = 0
        for nth in range(seats - 1):
            other = seat + 1 + nth
            if other >= seats:
                other -= seats
            points = position.result(other)
            if nth == 0 or points > rival:
                rival = points
        return float(position.result(seat) - rival)
    place = position.place(seat)
    if reward == PLACING:
        last = seats if seats > 1 else 2
        return 1.0 - 2.0 * float(place - 1) / float(last - 1)
    if place != 1:
        return 0.0
    winners: i64 = 0
    for other in range(seats):
        if position.place(other) == 1:
            winners += 1
    return 1.0 / float(winners)
