"""A batch of tables: the same game many times over, stepped together.

Learners read rows that every step fills again: an observation and a mask for each table, who is to act, what
the last choice brought. Nothing is made for a single step but numbers. A game that ends is followed at once
by the next at the same table.
"""

from typing import Final

from librt.strings import read_i32_le
from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from courtyard.engine.chance import Dice
from courtyard.engine.features import Features, Page
from courtyard.engine.judgement import Judgement
from courtyard.engine.position import NOBODY, Position
from courtyard.lab.players import OUTSIDE, let_play

MARGIN: Final = 0
PLACING: Final = 1
WIN: Final = 2
REWARDS: Final = ("margin", "placing", "win")
"""Kinds of reward for a seat at the end of a game."""

SALT: Final = 1 << 32


class BatchEnv:
    """A batch of tables of one seed, from the first on; no table depends on the others."""

    tables: i64
    seats: i64
    actions: i64
    size: i64
    reward: i64
    start: Position
    features: Features
    judgement: Judgement
    positions: list[Position]
    fates: list[Dice]
    lots: list[Dice]
    minds: list[Dice]
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
    players: vec[i64]

    def __init__(
        self,
        start: Position,
        features: Features,
        judgement: Judgement,
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
        self.judgement = judgement
        self.positions = []
        self.fates = []
        self.lots = []
        self.minds = []
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
        self.players = vec[i64]([OUTSIDE] * (tables * self.seats))
        for table in range(tables):
            number = seed * SALT + first + table
            self.fates.append(Dice(2 * number))
            self.lots.append(Dice(2 * number + 1))
            self.minds.append(Dice(-2 * number - 1))
            self.positions.append(start.copy())
        self.open_tables()

    def open_tables(self) -> None:
        """Begin the first game at every table."""
        for table in range(self.tables):
            self.begin(table)
            self.show(table)

    def begin(self, table: i64) -> None:
        """Begin a game at a table; chance and bots do what comes before the first choice from outside."""
        position = self.start.copy()
        self.positions[table] = position
        self.made[table] = 0
        self.go_on(table, position)

    def go_on(self, table: i64, position: Position) -> None:
        let_play(
            position,
            self.players,
            table * self.seats,
            self.judgement,
            self.fates[table],
            self.minds[table],
        )

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
        is_open = 0 <= option < self.actions and masks[row + option] == 1
        if not is_open:
            self.refuse(table, option)
        for offered in position.options:
            masks[row + offered] = 0
        if is_open:
            position.choose(position.seat, option)
            self.go_on(table, position)
            self.made[table] += 1
        if self.done[table] == 1:
            self.done[table] = 0
            for seat in range(self.seats):
                self.rewards[table * self.seats + seat] = 0.0
        if position.seat == NOBODY or not is_open:
            self.end(table, position)
            self.begin(table)
        self.show(table)

    def refuse(self, table: i64, option: i64) -> None:
        """Refuse an option that is not open."""
        raise ValueError(f"At table {table} option {option} is not open to seat {self.to_act[table]}.")

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
        """Draw an option for every table at random, all open ones equally likely."""
        for table in range(self.tables):
            options = self.positions[table].options
            self.drawn[table] = options[self.lots[table].below(len(options))]


class Company(BatchEnv):
    """A batch in which one seat of every table is the own one, and bots play the others.

    The own seat is the same in all games, or goes around from game to game. A seat that chooses what is not
    open loses the game. The own seat's view of the end of a game is kept until its next game ends.
    """

    own: vec[i64]
    """The own seat of each table, in the game that is being played."""
    owned: vec[i64]
    """The own seat of each table, in the last game that ended."""
    places: vec[i64]
    illegal: vec[u8]
    finals: vec[i16]
    final_page: Page
    open_to: vec[i64]
    bots: vec[i64]
    lost: float
    goes_around: bool

    def __init__(
        self,
        start: Position,
        features: Features,
        judgement: Judgement,
        actions: int,
        tables: int,
        reward: int,
        seed: int,
        open_to: list[int],
        bots: list[int],
        seat: int,
        lost: float,
    ) -> None:
        """`open_to` are the seats that are played at all, `bots` who plays those that are not the own one."""
        self.own = vec[i64]([0] * tables)
        self.owned = vec[i64]([0] * tables)
        self.places = vec[i64]([0] * tables)
        self.illegal = vec[u8]([0] * tables)
        self.finals = vec[i16]([0] * (tables * features.size))
        self.final_page = Page(self.finals, features.size)
        self.open_to = vec[i64](open_to)
        self.bots = vec[i64](bots)
        self.lost = lost
        self.goes_around = seat < 0
        for table in range(tables):
            # In the first game the tables begin with different seats, each one seat before its turn.
            self.own[table] = open_to[(table - 1) % len(open_to)] if seat < 0 else seat
        super().__init__(start, features, judgement, actions, tables, reward, seed)

    def begin(self, table: i64) -> None:
        """Seat the own player and the bots, and begin a game."""
        if self.goes_around:
            self.own[table] = self.seat_after(self.own[table])
        bot: i64 = 0
        for seat in self.open_to:
            player: i64 = OUTSIDE
            if seat != self.own[table]:
                player = self.bots[bot]
                bot += 1
            self.players[table * self.seats + seat] = player
        super().begin(table)

    def seat_after(self, seat: i64) -> i64:
        count = i64(len(self.open_to))
        for nth in range(count):
            if self.open_to[nth] == seat:
                return self.open_to[0 if nth + 1 == count else nth + 1]
        return self.open_to[0]

    def choose(self, table: i64, option: i64) -> None:
        self.illegal[table] = 0
        super().choose(table, option)

    def refuse(self, table: i64, option: i64) -> None:
        """Let a seat that chooses a closed option lose the game."""
        self.illegal[table] = 1

    def end(self, table: i64, position: Position) -> None:
        """Keep what the own seat saw last, and what the game brought."""
        own = self.own[table]
        self.owned[table] = own
        self.final_page.turn(table)
        self.features.write(position, own, self.final_page)
        self.places[table] = position.place(own)
        super().end(table, position)
        if position.seat != NOBODY:
            self.rewards[table * self.seats + own] = self.lost


def reward_of(position: Position, seat: i64, reward: i64) -> float:
    """Give the reward of a seat at the end of a game.

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
