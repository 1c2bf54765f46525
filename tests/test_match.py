"""A match in which seats choose unseen by each other, shown on a tiny game of secret numbers.

Two seats secretly pick three numbers each, then all six are seen; seat 0 says whether it goes on,
and both pick once more.
"""

import random
from itertools import permutations
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from courtyard.engine.language import Saying
from courtyard.engine.match import Match
from courtyard.engine.position import CHANCE, FIRST, NOBODY, Position
from courtyard.engine.rulesets import Rulesets
from courtyard.engine.terms import SPECTATOR, Decision
from courtyard.engine.trouble import Trouble

STAGE = FIRST
MADE = STAGE + 1
SUMS = MADE + 2
CELLS = SUMS + 2
PICKS, LAST_WORD, LAST_PICKS, LOT, END = range(5)
NUMBERS = vec[i64]([1, 2, 3])
STOP, GO, DRAW = 7, 8, 9
STAKED, PICKED, SEEN, SAID, DRAWN = range(5)


class Secrets(Position):
    """Both seats pick at once; their picks are seen when both have picked thrice."""

    def __init__(self) -> None:
        super().__init__(CELLS)
        self.settle()

    def seats(self) -> i64:
        return 2

    def copy(self) -> "Secrets":
        other = Secrets()
        other.cells = self.cells[:]
        other.settle()
        return other

    def veil(self) -> i64:
        return {PICKS: 1, LAST_PICKS: 2}.get(self.cells[STAGE], 0)

    def is_open(self, seat: i64) -> bool:
        return seat < 2 and self.cells[MADE + seat] < 3 if self.veil() else seat == self.seat

    def options_of(self, seat: i64) -> vec[i64]:
        return NUMBERS if self.veil() else self.options

    def settle(self) -> None:
        stage = self.cells[STAGE]
        self.weights = vec[i64]([1, 1]) if stage == LOT else vec[i64]()
        if self.veil():
            self.seat, self.options = (0 if self.is_open(0) else 1), NUMBERS
        elif stage == LAST_WORD:
            self.seat, self.options = 0, vec[i64]([STOP, GO, DRAW])
        elif stage == LOT:
            self.seat, self.options = CHANCE, vec[i64]([0, 1])
        else:
            self.seat, self.options = NOBODY, vec[i64]()

    def choose(self, seat: i64, option: i64) -> None:
        if self.veil():
            self.pick(seat, option)
        elif seat == CHANCE:
            self.record(DRAWN, 0, option, 0)
            self.cells[STAGE] = LAST_WORD
        else:
            self.record(SAID, seat, option, 0)
            self.cells[STAGE] = {STOP: END, GO: LAST_PICKS, DRAW: LOT}[option]
            if option == GO:
                self.begin_to_pick()
        self.settle()

    def begin_to_pick(self) -> None:
        self.lower_veil()
        for seat in range(2):
            self.cells[MADE + seat] = 2
            self.record(STAKED, seat, 0, 0)

    def pick(self, seat: i64, number: i64) -> None:
        c = self.cells
        c[MADE + seat] += 1
        c[SUMS + seat] += number
        self.record(PICKED, seat, c[MADE + seat], number)
        if c[MADE] == c[MADE + 1] == 3:
            self.lift_veil()
            self.record(SEEN, 0, c[SUMS], c[SUMS + 1])
            c[STAGE] += 1 if c[STAGE] == PICKS else 2


class SecretsGame:
    """As much of a game as a match asks for."""

    rulesets = Rulesets(Path("nowhere"), dict, oldest=1, newest=1)
    secret_events = frozenset()
    settings = frozenset()

    def settle_options(self, wanted):
        return {"ruleset": self.rulesets.current, **wanted}

    def start(self, options, own):
        return Secrets()

    def lot(self, position):
        return "lot", 0

    def notation(self, option, own=None):
        return f"pick {option}"

    def decision(self, position, seat):
        return Decision(seat, "pick", Saying("pick"), (), ())


@pytest.fixture
def match() -> Match:
    return Match(SecretsGame())


def picks(seat, *numbers):
    return [(seat, number) for number in numbers]


def play(match, choices):
    for seat, number in choices:
        match.choose(seat, number)


EVERYTHING = [
    (PICKED, 0, 1, 3),
    (PICKED, 0, 2, 2),
    (PICKED, 0, 3, 1),
    (PICKED, 1, 1, 1),
    (PICKED, 1, 2, 1),
    (PICKED, 1, 3, 2),
    (SEEN, 0, 6, 4),
]


def test_who_chooses_first_changes_neither_the_events_nor_the_outcome():
    orders = sorted(set(permutations([0, 0, 0, 1, 1, 1])))
    assert len(orders) == 20
    for order in orders:
        match = Match(SecretsGame())
        hands = {0: iter([3, 2, 1]), 1: iter([1, 1, 2])}
        play(match, [(seat, next(hands[seat])) for seat in order])
        assert match.events == match.log(0) == match.log(1) == match.log(SPECTATOR) == EVERYTHING
        assert list(match.position.cells[STAGE:]) == [LAST_WORD, 3, 3, 6, 4]


def test_until_the_veil_is_lifted_a_seat_hears_only_of_its_own_choices(match):
    play(match, [(1, 1), (0, 3), (1, 1)])
    assert match.open_seats == [0, 1]
    assert match.events == match.log(SPECTATOR) == []
    assert match.log(0) == EVERYTHING[:1]
    assert match.log(1) == EVERYTHING[3:5]


def test_what_happens_to_each_seat_when_the_veil_falls_is_its_own(match):
    play(match, [*picks(0, 3, 2, 1), *picks(1, 1, 1, 2), (0, GO)])
    assert match.events == match.log(SPECTATOR) == [*EVERYTHING, (SAID, 0, GO, 0)]
    assert match.log(1) == [*match.events, (STAKED, 1, 0, 0)]
    match.choose(1, 2)
    match.choose(0, 3)
    own = [(STAKED, 0, 0, 0), (PICKED, 0, 3, 3), (STAKED, 1, 0, 0), (PICKED, 1, 3, 2)]
    assert match.log(1) == [*EVERYTHING, (SAID, 0, GO, 0), *own, (SEEN, 0, 9, 6)]


def test_under_the_veil_each_seat_takes_back_its_own_choices(match):
    play(match, [(0, 3), (1, 1), (0, 2), (1, 2)])
    match.undo(0)
    assert match.choices == [(0, 3), (1, 1), (1, 2)]
    assert match.log(0) == [(PICKED, 0, 1, 3)]
    assert match.log(1) == [(PICKED, 1, 1, 1), (PICKED, 1, 2, 2)]
    assert list(match.position.cells[MADE:]) == [1, 2, 3, 3]
    match.undo(0)
    assert not match.can_undo(0) and match.can_undo(1)
    with pytest.raises(Trouble, match="taken back"):
        match.undo(0)
    match.restart_turn(1)
    assert match.choices == [] and match.log(1) == []
    assert list(match.position.cells) == list(Secrets().cells)


def test_a_seat_that_is_done_may_still_take_back_while_the_other_picks(match):
    play(match, [*picks(0, 3, 2, 1), (1, 1)])
    assert match.open_seats == [1]
    match.undo(0)
    assert match.open_seats == [0, 1] and match.choices == [(0, 3), (0, 2), (1, 1)]
    play(match, [*picks(1, 1, 2), (0, 1)])
    assert match.events == EVERYTHING


def test_nothing_is_taken_back_once_the_veil_is_lifted_or_falls_again(match):
    play(match, [*picks(0, 3, 2, 1), *picks(1, 1, 1, 2)])
    assert not match.can_undo(0) and not match.can_undo(1)
    match.choose(0, GO)
    assert not match.can_undo(0)
    match.choose(0, 2)
    assert match.can_undo(0)
    match.restart_turn(0)
    assert match.choices[-1] == (0, GO)


def test_nothing_is_taken_back_behind_a_draw(match):
    play(match, [*picks(0, 3, 2, 1), *picks(1, 1, 1, 2), (0, DRAW)])
    assert not match.can_undo(0)
    assert match.events[-1][0] == DRAWN
    match.choose(0, STOP)
    assert match.can_undo(0) and match.is_over
    match.undo(0)
    assert match.events[-1][0] == DRAWN and not match.is_over


def test_the_seats_that_may_choose_are_named(match):
    with pytest.raises(Trouble, match=r"There is no seat 2; there are seats 0 to 1\."):
        match.choose(2, 1)
    with pytest.raises(Trouble, match="'pick 9' is not among the options of seat 1"):
        match.choose(1, 9)
    play(match, picks(0, 3, 2, 1))
    with pytest.raises(Trouble, match=r"Seat 0 has nothing to choose now; it is the turn of seat 1\."):
        match.choose(0, 1)


def test_taking_back_by_lot_ends_where_the_choices_that_stayed_lead():
    for seed in range(200):
        lot = random.Random(seed)
        match = Match(SecretsGame())
        while not match.position.cells[STAGE]:
            seat = lot.choice([0, 1])
            if lot.random() < 0.4 and match.can_undo(seat):
                match.undo(seat)
            elif match.position.is_open(seat):
                match.choose(seat, lot.choice([1, 2, 3]))
        again = Match(SecretsGame())
        play(again, match.choices)
        assert list(again.position.cells) == list(match.position.cells)
        assert again.events == match.events and len(match.choices) == 6
