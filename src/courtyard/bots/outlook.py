"""Outlook of an option: positions that agree with a view, played on with the game's own judgement."""

from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

from courtyard.engine.chance import Dice
from courtyard.engine.game import Game
from courtyard.engine.language import Saying
from courtyard.engine.position import CHANCE, Position
from courtyard.engine.terms import Event, View

End = list[int]
"""How each seat stands against the others, and behind that the points of each, in hundredths."""
FREE = -1
"""In the place of an option: the one that the judgement takes."""
BLURRED = 16
"""Errors combined with each end that the judgement only guessed."""


@dataclass(frozen=True)
class Estimate:
    """The end of a game as the judgement estimates it; it is final where the game was played to its end."""

    end: End
    is_final: bool


class Trials:
    """Options of a seat, each tried from the same positions and with the same dice.

    Some judgements play a game to its end, others stop on the way and guess the rest. A trial that is
    followed goes on to the real end, so that we learn how wrong the guesses are: the errors.
    """

    def __init__(
        self, game: Game, view: View, options: list[int], dice: Dice, is_counted: bool = False
    ) -> None:
        self.game = game
        self.view = view
        self.seat: int = view["viewer"]
        self.dice = dice
        self.is_counted = is_counted
        self.estimates: dict[int, list[Estimate]] = {option: [] for option in options}
        self.errors: list[End] = []
        self.parts: dict[str, Saying] = {}
        """The parts of the final counts, by their id."""
        self.counts: dict[int, list[dict[str, int]]] = {option: [] for option in options}
        """The seat's points in each part, for every trial that went to the end, if they are counted."""
        self.feats: dict[int, list[dict[str, int]]] = {option: [] for option in options}
        """Feats of the seat until the next day or round, for these trials and shorter ones."""

    def try_all(self, is_followed: bool) -> None:
        """Try every option once, from one more position."""
        position, seed = self.game.sample(self.view, self.dice), int(self.dice.word())
        for option in self.estimates:
            self.try_one(position.copy(), option, Dice(seed), is_followed)

    def try_one(self, position: Position, option: int, dice: Dice, is_followed: bool) -> None:
        position.records_events = self.is_counted
        if option != FREE:
            position.choose(self.seat, option)
        position.order(True)
        guess = estimate_end(self.game, position, dice)
        self.estimates[option].append(Estimate(guess, position.is_over()))
        if is_followed and not position.is_over():
            play_to_end(self.game, position, dice)
            end = estimate_end(self.game, position, dice)
            self.errors.append([true - guessed for true, guessed in zip(end, guess, strict=True)])
        if self.is_counted and position.is_over():
            events = events_of(position)
            self.counts[option].append(self.count(position, events))
            self.feats[option].append(self.brought_about(events))

    def try_stretch(self) -> None:
        """Try every option once, but only until the next day or round."""
        position, seed = self.game.sample(self.view, self.dice), int(self.dice.word())
        for option in self.estimates:
            tried = position.copy()
            tried.records_events = True
            tried.choose(self.seat, option)
            tried.order(True)
            self.feats[option].append(self.brought_about(play_stretch(self.game, tried, Dice(seed))))

    def count(self, position: Position, events: list[Event]) -> dict[str, int]:
        """Split the seat's points at the end of a game as the game itself does."""
        parts = self.game.reckon(self.game.view(position, self.seat), events).parts
        self.parts |= {part.name.id: part.name for part in parts}
        return {part.name.id: part.points[self.seat] for part in parts}

    def brought_about(self, events: list[Event]) -> dict[str, int]:
        """Add up what the seat itself brings about until the next day or round begins."""
        found: dict[str, int] = {}
        for event in events:
            if event[0] == self.game.round_start_event:
                break
            if event[1] == self.seat:
                for feat in self.game.feats:
                    if event[0] == feat.event:
                        found[feat.name] = found.get(feat.name, 0) + feat.amount(event)
        return found

    # What came of it.

    def shares(self, option: int, errors: list[End]) -> list[list[float]]:
        """Give each seat's part of the victory in every trial, as far as errors leave it open."""
        found = []
        for nth, estimate in enumerate(self.estimates[option]):
            likely = [[]] if estimate.is_final or not errors else some(errors, nth)
            ends = [shares(estimate.end, error) for error in likely]
            found.append([fmean(each) for each in zip(*ends, strict=True)])
        return found

    def points(self, option: int, errors: list[End]) -> list[list[float]]:
        """Give each seat's points at the end of every trial."""
        seats = len(self.estimates[option][0].end) // 2
        wrong = [fmean(each) for each in zip(*errors, strict=True)] or [0.0] * (2 * seats)
        return [
            [(each.end[nth] + (0 if each.is_final else wrong[nth])) / 100 for nth in range(seats, 2 * seats)]
            for each in self.estimates[option]
        ]


def estimate_end(game: Game, position: Position, dice: Dice) -> End:
    """Let the judgement play on and tell how it ends; of a game that is over this is the truth."""
    return [int(number) for number in game.judgement.play_on(position, dice)]


def play_to_end(game: Game, position: Position, dice: Dice) -> None:
    """Play on with the judgement in every seat until the game is over."""
    while not position.is_over():
        step(game, position, dice)


def play_stretch(game: Game, position: Position, dice: Dice) -> list[Event]:
    """Play on likewise until a day or round begins, and give all its events."""
    events: list[Event] = []
    while True:
        new = events_of(position)
        events += new
        if position.is_over() or any(event[0] == game.round_start_event for event in new):
            return events
        step(game, position, dice)


def step(game: Game, position: Position, dice: Dice) -> None:
    """Make the next choice, or draw."""
    if position.seat == CHANCE:
        position.choose(CHANCE, dice.choose(position))
    else:
        position.choose(position.seat, game.judgement.best(position, position.seat, dice))


def events_of(position: Position) -> list[Event]:
    """Give the events that a position recorded since the last time."""
    numbers = position.take_events()
    return [
        Event((numbers[nth], numbers[nth + 1], numbers[nth + 2], numbers[nth + 3]))
        for nth in range(0, len(numbers), 4)
    ]


def some(errors: list[End], nth: int) -> list[End]:
    """Give a few of the errors, others for each trial, but the same for all options."""
    step = -(-len(errors) // BLURRED)
    return errors[nth % step :: step]


def shares(end: End, error: End) -> list[float]:
    """Give each seat its part of the victory; seats that are level share it."""
    seats = len(end) // 2
    standings = [end[seat] + (error[seat] if error else 0) for seat in range(seats)]
    most = max(standings)
    return [1 / standings.count(most) if standing == most else 0.0 for standing in standings]


def means(rows: list[list[float]]) -> list[float]:
    """Give the mean of every column."""
    return [fmean(column) for column in zip(*rows, strict=True)]


def mean_and_error(numbers: list[float]) -> tuple[float, float]:
    """Give a mean and its standard error."""
    return fmean(numbers), stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else 0.0
