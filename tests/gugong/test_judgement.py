"""Judgement: sensible games, no hidden information used, and scores like those that people report."""

from statistics import quantiles

import pytest

from courtyard.bots import find_bot
from courtyard.bots.bot import Budget
from courtyard.engine.chance import Dice
from courtyard.engine.match import Match
from courtyard.engine.position import CHANCE, NOBODY
from courtyard.engine.trouble import Trouble
from courtyard.games.gugong.chapters.course import Gugong
from courtyard.games.gugong.chapters.setup import lay_out
from courtyard.games.gugong.declaration.cells import ARRIVAL
from courtyard.games.gugong.declaration.components import tables_for
from courtyard.games.gugong.game import GUGONG
from courtyard.games.gugong.judgement.judge import best_option
from courtyard.games.gugong.judgement.weights import WEIGHTS, as_row, profiles

REPORTED = (34, 57)
"""Points of families inside the Palace, as people report them."""


def begin(**options: object) -> Gugong:
    p = Gugong(tables_for(GUGONG.settle_options(options), {}))
    lay_out(p)
    p.settle()
    return p


def sensible_games(players: int, games: int) -> list[Gugong]:
    played = []
    for seed in range(games):
        p = begin(players=players)
        GUGONG.judgement.play_on(p, Dice(seed))
        played.append(p)
    return played


def inside(p: Gugong) -> list[int]:
    return [seat for seat in range(p.seats()) if p.cells[ARRIVAL + seat] > 0]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_in_sensible_games_nearly_all_families_come_inside_the_palace(players):
    arrived = sum(len(inside(p)) for p in sensible_games(players, 20))
    assert arrived >= 0.97 * 20 * players


def test_judgement_beats_three_by_lot_in_at_least_90_of_100_games():
    won = 0
    for seed in range(100):
        p, dice = begin(players=4), Dice(seed)
        while p.seat != NOBODY:
            sensible = p.seat == seed % 4
            p.choose(p.seat, best_option(p, dice, 1) if sensible else dice.choose(p))
        won += p.place(seed % 4) == 1
    assert won >= 90


@pytest.mark.parametrize("players", [2, 3, 4])
def test_scores_are_like_those_that_people_report(players):
    points = [p.result(seat) for p in sensible_games(players, 100) for seat in inside(p)]
    lower, median, upper = quantiles(points, n=4)
    assert REPORTED[0] <= median <= upper <= REPORTED[1]
    assert lower >= REPORTED[0] - 4


@pytest.mark.parametrize("seed", range(4))
def test_judgement_never_peeks(seed):
    """In tables that agree with the seat's view, but hide other cards elsewhere, it chooses the same."""
    variants = GUGONG.variants()
    p = begin(**variants[seed * 17 % len(variants)])
    dice, others = Dice(seed), Dice(seed + 1000)
    different = 0
    while p.seat != NOBODY:
        if p.seat == CHANCE:
            p.choose(CHANCE, dice.choose(p))
            continue
        chosen = best_option(p, dice, 1)
        if others.below(3) == 0:
            other = GUGONG.sample(GUGONG.view(p, p.seat), others)
            different += list(other.cells) != list(p.cells)
            assert best_option(other, dice, 1) == chosen
        p.choose(p.seat, chosen)
    assert different > 10


def choices_of(seed: int) -> list[tuple[int, int]]:
    match, dice = Match(GUGONG, {"players": 3}, str(seed)), Dice(seed)
    bots = [find_bot("heuristic"), find_bot("heuristic"), find_bot("random")]
    while not match.is_over:
        seat = match.position.seat
        options = list(match.position.options_of(seat))
        match.choose(seat, bots[seat].choose(match.game, match.view(seat), options, Budget(), dice))
    return match.choices


def test_the_same_seed_gives_the_same_choices():
    assert choices_of(1) == choices_of(1)
    assert choices_of(1) != choices_of(2)


@pytest.mark.parametrize("profile", ["together", "alone"])
def test_every_weight_has_its_place_in_the_row(profile):
    row = as_row(profiles()[profile], profile)
    assert len(row) == sum(length for _, _, length in WEIGHTS)
    for name, place, length in WEIGHTS:
        value = profiles()[profile][name]
        assert row[place : place + length] == (value if length > 1 else [value])


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"turn": [1, 2]}, "together.turn must have 4 whole numbers"),
        ({"turn": [1, 2, 3, 4.5]}, "together.turn must have 4 whole numbers"),
        ({"place": None}, "together.place must have 1 whole numbers"),
        ({"palce": 1}, "no weight together.palce"),
    ],
)
def test_weights_that_cannot_be_are_refused(change, sentence):
    with pytest.raises(Trouble, match=sentence):
        as_row({**profiles()["together"], **change}, "together")
