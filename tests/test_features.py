"""Observations: every number has a name, and they tell what the seat's view tells, no more and no less."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from courtyard.engine.chance import Dice
from courtyard.engine.match import Match
from courtyard.games import GAMES
from tests.strategies import by_lot, examples, matches, play_on

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
relaxed = settings(max_examples=examples(25))

LEFT_OUT = {
    "gugong": {"own"},
    "kingdom": {"own", "before", "options", "discards"},
}
"""Facts in a view and not in an observation: an owner's components, how the own Duchy stood before the
veil fell, the names of Kingdom's options, and in which round a card was discarded face down."""


def observed(match, seat):
    return list(match.game.features.row(match.position, seat))


@every_game
def test_every_number_has_a_name_of_its_own(game):
    features = game.features
    first = 0
    for row in features.table:
        assert row.first == first, row.name
        assert row.about and not row.about.endswith(".") and row.least < row.most
        first += features.length(row)
    assert first == features.size == len(features.names()) == len(set(features.names()))
    assert [len(bounds) for bounds in features.bounds()] == [first, first]
    assert {axis for row in features.table for axis in row.axes} == set(features.axes)


@relaxed
@given(matches(), st.integers(0, 10**6))
def test_what_a_seat_may_not_know_changes_no_number(match, seed):
    game = match.game
    for seat in range(match.position.seats()):
        seen = observed(match, seat)
        for nth in range(2):
            other = game.sample(match.recall(seat), Dice(seed + nth))
            assert list(game.features.row(other, seat)) == seen, game.name


@relaxed
@given(matches(most=250), st.integers(0, 10**6))
def test_what_another_seat_chooses_under_the_veil_changes_no_number(match, seed):
    dice = Dice(seed)
    while not match.is_over and not match.position.veil():
        match.choose(*by_lot(match, dice))
    if match.is_over:
        return
    veil = match.position.veil()
    seat, option = by_lot(match, dice)
    others = [other for other in range(match.position.seats()) if other != seat]
    before = [observed(match, other) for other in others]
    match.choose(seat, option)
    if match.position.veil() == veil:
        assert [observed(match, other) for other in others] == before


@relaxed
@given(matches())
def test_every_number_is_within_its_bounds(match):
    least, most = match.game.features.bounds()
    for seat in range(match.position.seats()):
        for nth, number in enumerate(observed(match, seat)):
            assert least[nth] <= number <= most[nth], match.game.features.names()[nth]


def told(match, seat):
    """Give what a view tells, but for what is left out of the observation, without the order of names."""
    view = dict(match.view(seat))
    for key in LEFT_OUT[match.game.name]:
        del view[key]
    if match.game.name == "gugong":
        view["families"] = [
            {**family, "stored": sorted(map(str, family["stored"]))} for family in view["families"]
        ]
        view["options"] = {**view["options"], "printing": None, "bonus": None, "sets": None, "focus": None}
    view["agenda"] = view["agenda"][-5:]
    view["choices"] = None
    return json.dumps(view, sort_keys=True)


@pytest.mark.slow
@every_game
def test_views_that_differ_give_numbers_that_differ(game):
    variants = game.variants()
    first_told: dict[tuple[int, ...], str] = {}
    for nth in range(12):
        match = Match(game, variants[nth * 67 % len(variants)], seed=str(nth))
        dice = Dice(nth)
        while not match.is_over:
            seat = match.open_seats[0]
            view = told(match, seat)
            assert first_told.setdefault(tuple(observed(match, seat)), view) == view
            play_on(match, 1, dice)
    assert len(first_told) > 500


def number_of(match, seat, name):
    """Give the number of that name that a seat knows."""
    return observed(match, seat)[match.game.features.names().index(name)]
