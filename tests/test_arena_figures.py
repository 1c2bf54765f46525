"""The figures of the arena: how sure we are of a win rate, and what a rating tells."""

from math import log10
from random import Random
from typing import Any

import pytest

from courtyard.arena.contest import Failure, Played, Sitting
from courtyard.arena.figures import mean_interval, rate_interval, wilson, worth_of
from courtyard.arena.ratings import ratings

# How sure we are.


def near(low: float, high: float) -> Any:
    return pytest.approx((low, high), abs=1e-4)


def test_the_interval_of_wilson_is_the_one_in_the_books() -> None:
    assert wilson(0.5, 100) == near(0.4038, 0.5962)
    assert wilson(0.8, 10) == near(0.4902, 0.9433)
    assert wilson(0.0, 10) == near(0.0, 0.2775)
    assert wilson(1.0, 10) == near(0.7225, 1.0)


def test_rounds_of_one_game_are_worth_their_number() -> None:
    rounds = [(1.0, 1)] * 60 + [(0.0, 1)] * 40
    assert worth_of(rounds) == pytest.approx(100 * 101 / 102)
    assert rate_interval(rounds) == pytest.approx(wilson(0.6, 100), abs=0.001)


def test_games_that_go_the_same_way_in_a_round_are_worth_one() -> None:
    assert worth_of([(2.0, 2)] * 50 + [(0.0, 2)] * 50) == pytest.approx(100, rel=0.02)


def test_rounds_in_which_luck_cancels_out_are_worth_more_than_their_games() -> None:
    rounds = [(1.0, 2)] * 80 + [(2.0, 2)] * 10 + [(0.0, 2)] * 10
    assert worth_of(rounds) == pytest.approx(200 / (((99 * 0.4 * 100 / 99) + 2) / 101))
    low, high = rate_interval(rounds)
    assert high - low < 0.65 * (wilson(0.5, 200)[1] - wilson(0.5, 200)[0]) + 0.01


def test_a_few_rounds_that_agree_make_nobody_sure() -> None:
    low, high = rate_interval([(1.0, 2)] * 3)
    assert high - low > 0.3
    assert rate_interval([(1.0, 2)]) == wilson(0.5, 2)
    assert rate_interval([(4.0, 4)] * 5) == wilson(1.0, 20)


def test_ninety_five_intervals_of_a_hundred_hold_the_truth() -> None:
    lot = Random(7)
    for luck in (0.0, 0.15, 0.3):  # How much the seed gives to whoever sits in the first seat.
        held = 0
        for _ in range(1000):
            rounds = []
            for _ in range(60):
                tilt = lot.choice((-luck, luck))
                rounds.append((float((lot.random() < 0.6 + tilt) + (lot.random() < 0.6 - tilt)), 2))
            low, high = rate_interval(rounds)
            held += low <= 0.6 <= high
        assert 925 <= held <= 985


def test_the_interval_of_a_mean_is_taken_between_rounds() -> None:
    assert mean_interval([(2.0, 2), (4.0, 2)], 0, 9) == near(1.5 - 0.98, 1.5 + 0.98)
    assert mean_interval([(3.0, 2)] * 5, 1, 2) == (1.5, 1.5)
    assert mean_interval([(2.0, 2), (4.0, 2)], 1, 2) == (1.0, 2.0)


# Ratings.


def game(number: int, *results: tuple[str, int | None], failed: int | None = None) -> Played:
    """A game in which these bots came to these places."""
    sittings = [
        Sitting(seat, bot, place, place, float(place == 1), 1, 0.1, 0.1)
        for seat, (bot, place) in enumerate(results)
    ]
    failure = None if failed is None else Failure(failed, 1, "It fell asleep.")
    return Played(number, number, number, 0, 2, 0.2, sittings, failure)


def duels_with(chance: float, games: int, lot: Random) -> list[Played]:
    return [
        game(number, ("good", 1), ("bad", 2))
        if lot.random() < chance
        else game(number, ("good", 2), ("bad", 1))
        for number in range(games)
    ]


@pytest.mark.parametrize("chance", [0.5, 0.64, 0.76])
def test_a_rating_tells_how_often_a_bot_is_ahead(chance: float) -> None:
    games = duels_with(chance, 600, Random(1))
    rate = sum(each.sittings[0].place == 1 for each in games) / 600
    rated = ratings(games, "bad")
    assert rated["bad"] == 1000
    assert rated["good"] == pytest.approx(1000 + 400 * log10(rate / (1 - rate)), abs=25)


def test_ratings_do_not_depend_on_the_order_of_the_games() -> None:
    games = duels_with(0.7, 60, Random(2))
    turned = games[::-1]
    Random(3).shuffle(turned)
    assert ratings(games, "bad") == ratings(turned, "bad")


def test_the_scale_begins_with_the_random_bot_or_the_first() -> None:
    places = [("strong", 1), ("middling", 2), ("weak", 3)]
    rated = ratings([game(number, *places) for number in range(5)], "middling")
    assert rated["strong"] > rated["middling"] == 1000 > rated["weak"]
    with_random = [*places, ("random", 4)]
    rated = ratings([game(number, *with_random) for number in range(5)], "middling")
    assert rated["random"] == 1000 < rated["weak"] < rated["middling"] < rated["strong"]


def test_bots_that_tie_are_equally_strong_and_equal_bots_do_not_meet() -> None:
    assert ratings([game(1, ("one", 1), ("other", 1))], "one") == {"one": 1000, "other": 1000}
    assert ratings([game(1, ("one", 1), ("one", 2))], "one") == {}


def test_a_failure_costs_a_bot_its_own_rating_and_raises_no_other() -> None:
    tied = [game(1, ("one", 1), ("other", 1), ("third", 1))]
    failing = [game(number, ("one", 2), ("other", None), failed=0) for number in range(2, 8)]
    rated = ratings(tied + failing, "other")
    assert rated["one"] < 700 and rated["other"] == 1000
    assert rated["third"] == pytest.approx(1000, abs=15)
