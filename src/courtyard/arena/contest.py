"""One game of a tournament: bots at a table, watched by a clock.

A bot that raises, chooses what it may not, or thinks far too long loses this game and nothing else.
"""

import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b

import msgspec

from courtyard.arena.entrants import Entrant
from courtyard.arena.parallel import Loss, promise
from courtyard.arena.schedule import Fixture, Plan, seats_of_bots
from courtyard.bots import Bot
from courtyard.bots.foreign import Misplay, ask
from courtyard.engine.chance import Dice
from courtyard.engine.game import Game
from courtyard.engine.match import Match
from courtyard.engine.trouble import Trouble
from courtyard.games import find_game

PATIENCE = 3.0
"""Factor on its seconds that a bot may take for one choice."""
ALLOWANCE = 0.1
"""Seconds beyond that before it loses the game."""
LONGEST = 60.0
"""Seconds for one choice of a bot that is not in this package and has no time budget."""
GRACE = 2.0
"""Seconds after which a bot that cannot be interrupted is ended, with the process that it is in."""


class Sitting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Result of a bot in its seat; without a place the game does not count for it."""

    seat: int
    bot: str
    points: int | None
    place: int | None
    share: float
    """1 for a single winner, a share of it for those who won together, 0 for all others."""
    choices: int
    seconds: float
    longest: float


class Failure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The reason why a game broke off: the seat, the choice of the game, and what it did."""

    seat: int
    choice: int
    sentence: str


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One game that was played, as it is kept in a file."""

    game: int
    round: int
    seed: int
    rotation: int
    choices: int
    seconds: float
    sittings: list[Sitting]
    failure: Failure | None = None


class TooLong(BaseException):
    """Time is up. No bot that catches all exceptions catches this one."""


class Player:
    """A bot in a seat, with its dice and its clock."""

    def __init__(self, entrant: Entrant, fixture: Fixture, seat: int) -> None:
        self.entrant = entrant
        self.bot: Bot | None = None
        self.dice = dice_for(fixture, seat)
        self.choices = 0
        self.seconds = 0.0
        self.longest = 0.0
        think = entrant.budget.seconds
        self.limit = LONGEST if entrant.is_foreign else None
        if think is not None:
            self.limit = PATIENCE * think + ALLOWANCE

    def sit_down(self, game: Game) -> Bot:
        """Give the bot of this seat; it is made before its first choice, without a clock."""
        try:
            return self.entrant.make(game)
        except Trouble as trouble:
            raise Misplay(str(trouble)) from None

    def choose(self, match: Match, seat: int, options: list[int]) -> int:
        """Give what the bot chooses among several options."""
        if not self.entrant.is_foreign:
            return self.ask(match, seat, options)
        grace = None if self.limit is None else self.limit + GRACE
        with promise(seat, len(match.choices) + 1, grace):
            return self.ask(match, seat, options)

    def ask(self, match: Match, seat: int, options: list[int]) -> int:
        if self.bot is None:
            self.bot = self.sit_down(match.game)
        # The random bot needs no view, and views take time.
        view = {} if self.entrant.bot == "random" else match.recall(seat)
        budget = self.entrant.budget
        option = -1
        is_late = False
        began = time.perf_counter()
        try:
            with deadline(self.limit):
                option = ask(self.bot, match.game, view, options, budget, self.dice)
        except TooLong:
            is_late = True
        finally:
            took = time.perf_counter() - began
            self.choices += 1
            self.seconds += took
            self.longest = max(self.longest, took)
        if is_late or (self.limit is not None and took > self.limit):
            had = f"at most {self.limit:g} s" if budget.seconds is None else f"{budget.seconds:g} s to think"
            raise Misplay(f"It took {took:.2f} s for a choice, with {had}.")
        return option


def dice_for(fixture: Fixture, seat: int) -> Dice:
    """Give each seat of each game dice of its own, so that what a bot throws depends on no other bot."""
    digest = blake2b(f"{fixture.seed}\0{fixture.rotation}\0{seat}".encode(), digest_size=8).digest()
    return Dice(int.from_bytes(digest, "big"))


@contextmanager
def deadline(limit: float | None) -> Iterator[None]:
    """Break off what takes too many seconds, where the system can; compiled code ends first."""
    can = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
    if limit is None or not can:
        yield
        return
    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, limit)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def ring(_signal: int, _frame: object) -> None:
    raise TooLong


def play_game(work: tuple[Plan, int]) -> Played:
    """Play one game of a plan; runs in any process."""
    plan, number = work
    fixture = plan.fixture(number)
    game = find_game(plan.game)
    match = Match(game, plan.options, str(fixture.seed))
    seats = seats_of_bots(game, match.options, match.position)
    players = {
        seat: Player(entrant, fixture, seat) for seat, entrant in zip(seats, fixture.lineup, strict=True)
    }
    began = time.perf_counter()
    failure = play_on(match, players)
    seconds = time.perf_counter() - began
    sittings = [sitting(match, seat, player, failure) for seat, player in players.items()]
    return Played(
        number,
        fixture.round,
        fixture.seed,
        fixture.rotation,
        sum(player.choices for player in players.values()),
        round(seconds, 6),
        sittings,
        failure,
    )


def lost_game(work: tuple[Plan, int], loss: Loss) -> Played:
    """Give a game whose process died: the bot that was at work in it has lost."""
    if loss.who < 0:
        raise Trouble(
            "A process that played games has died, and no bot of your own was at work in it; "
            "try again with fewer --jobs."
        )
    plan, number = work
    fixture = plan.fixture(number)
    match = Match(find_game(plan.game), plan.options, str(fixture.seed))
    seats = seats_of_bots(match.game, match.options, match.position)
    failure = Failure(loss.who, loss.what, loss.sentence)
    sittings = [
        sitting(match, seat, Player(entrant, fixture, seat), failure)
        for seat, entrant in zip(seats, fixture.lineup, strict=True)
    ]
    return Played(number, fixture.round, fixture.seed, fixture.rotation, 0, 0.0, sittings, failure)


def play_on(match: Match, players: dict[int, Player]) -> Failure | None:
    """Play a match to its end, or up to what a bot does wrong; no bot is asked about a forced choice."""
    while not match.is_over:
        seat = match.open_seats[0]
        options = list(match.position.options_of(seat))
        try:
            option = options[0] if len(options) == 1 else players[seat].choose(match, seat, options)
        except Misplay as misplay:
            return Failure(seat, len(match.choices) + 1, str(misplay))
        match.choose(seat, option)
    return None


def sitting(match: Match, seat: int, player: Player, failure: Failure | None) -> Sitting:
    """Give the result of a seat; one that failed is last, and for the others such a game does not count."""
    position = match.position
    points: int | None = None
    place: int | None = None
    share = 0.0
    if failure is None:
        points, place = int(position.result(seat)), int(position.place(seat))
        first = sum(position.place(each) == 1 for each in range(position.seats()))
        share = 1 / first if place == 1 else 0.0
    elif failure.seat == seat:
        place = max(2, int(position.seats()))
    seconds, longest = round(player.seconds, 6), round(player.longest, 6)
    return Sitting(seat, player.entrant.label, points, place, share, player.choices, seconds, longest)
