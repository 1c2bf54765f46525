"""Advice and hindsight: which options are shown, what is to be expected of them, and what a choice cost."""

import tomllib
from typing import Any

import pytest

from courtyard.bots import Budget
from courtyard.bots.advice import Advised, advise, worth_showing
from courtyard.bots.bot import Thought
from courtyard.bots.hindsight import REMEMBERED, Expected, Verdict, expect, judge
from courtyard.bots.outlook import Estimate, Trials, estimate_end, play_to_end, shares
from courtyard.engine.chance import Dice
from courtyard.engine.match import Match
from courtyard.engine.position import Position
from courtyard.engine.terms import SPECTATOR
from courtyard.games import GAMES, find_game

KINDS = [
    ("gugong", {"players": 2}),
    ("gugong", {"players": 3}),
    ("gugong", {"solo": "normal"}),
    ("kingdom", {"module": "menace"}),
    ("kingdom", {"module": "quest"}),
    ("kingdom", {"players": 1, "module": "advisors"}),
]
every_kind = pytest.mark.parametrize(("name", "options"), KINDS, ids=str)
LAST_TRADE = """
players = ["Lisa", "David"]
phase = "ending"
arrived = ["Lisa", "David"]
[family.David]
points = 11
[family.Lisa]
jade = 3
tokens = ["servant", "servant", "two-servants", "two-servants", "two-servants", "two-servants"]
"""
"""Lisa has 7 points for arriving and 6 for jade, David has 16: only with a fourth jade, for 4, she wins."""
LAST_ADVICE = """
players = ["Lisa", "David"]
module = "advisors"
phase = "end"
[seat.Lisa]
advisors = ["scrying-alchemist"]
soldiers = 7
calamities = 2
duchy = ["quarry"]
[seat.David]
duchy = ["quarry.1"]
"""
"""The Alchemist would double the Calamities, and only Lisa has any."""


def by_hand(name: str, text: str) -> Match:
    return Match(find_game(name), written=tomllib.loads(text))


def late(name: str, options: dict[str, Any], left: int = 20) -> Match:
    """A game played by lot up to a decision with a choice that teaches something, near its end.

    Something is still hidden there from the seat that must choose.
    """
    game, dice = find_game(name), Dice(1)
    whole = Match(game, options, "8")
    while not whole.is_over:
        whole.choose(whole.position.seat, int(dice.choose(whole.position)))
    for length in range(len(whole.choices) - left, 0, -1):
        match = Match(game, options, "8")
        for seat, option in whole.choices[:length]:
            match.choose(seat, option)
        if len(open_options(match)[1]) > 2 and len(hidden_from(match)) > 1:
            return match
    raise AssertionError("nothing is hidden in this game")


def hidden_from(match: Match) -> dict[tuple[int, ...], Position]:
    """Positions that differ only in what the seat that must choose does not know."""
    view = match.view(match.open_seats[0])
    sampled = [match.game.sample(view, Dice(nth)) for nth in range(4)]
    return {tuple(position.cells): position for position in sampled}


def open_options(match: Match) -> tuple[int, list[int]]:
    seat = match.open_seats[0]
    return seat, [int(option) for option in match.position.options_of(seat)]


def advised(match: Match, playouts: int) -> list[Advised]:
    seat, options = open_options(match)
    return advise(match.game, match.view(seat), options, Budget(playouts=playouts), Dice(7))


def judged(match: Match, chosen: int, tries: int, errors: list[list[int]] | None = None) -> Verdict:
    seat, options = open_options(match)
    return judge(match.game, match.view(seat), options, chosen, errors or [], tries, 7)


def expected(match: Match, tries: int, errors: list[list[int]] | None = None) -> Expected:
    return expect(match.game, match.view(SPECTATOR), errors or [], tries, 7)


# What is advised.


def test_a_single_option_needs_no_advice():
    match = Match(GAMES["gugong"], {"players": 2}, "1")
    seat, options = open_options(match)
    assert advise(match.game, match.view(seat), options[:1], Budget(playouts=5), Dice(1)) == []


def test_hardly_tried_options_are_not_worth_showing():
    tried = [100, 60, 1, 50]
    thoughts = [Thought(option, 0.5, 10.0, times) for option, times in enumerate(tried)]
    assert [thought.option for thought in worth_showing(thoughts)] == [0, 1]
    assert worth_showing([]) == []


@every_kind
def test_advice_knows_no_more_than_its_seat(name, options):
    match = late(name, options)
    seat, open_to_it = open_options(match)
    first, second, *_ = (
        advise(match.game, match.game.view(position, seat), open_to_it, Budget(playouts=3), Dice(5))
        for position in hidden_from(match).values()
    )
    assert first == second != []


# Trying options out.


@every_kind
def test_every_option_is_tried_from_the_same_positions_with_the_same_dice(name, options):
    match = late(name, options)
    seat, open_to_it = open_options(match)
    one, other = open_to_it[:2]

    def estimated(tried: list[int]) -> dict[int, list[Estimate]]:
        trials = Trials(match.game, match.view(seat), tried, Dice(3))
        for _ in range(3):
            trials.try_all(is_followed=False)
        return trials.estimates

    together = estimated([one, other])
    assert together[one] == estimated([one])[one]
    assert together[other] == estimated([other])[other]


@every_kind
def test_a_judgement_that_only_guesses_the_end_is_followed_to_the_real_one(name, options):
    match = late(name, options)
    seat, open_to_it = open_options(match)
    trials = Trials(match.game, match.view(seat), open_to_it[:1], Dice(3))
    trials.try_all(is_followed=True)
    (estimate,) = trials.estimates[open_to_it[0]]
    assert len(trials.errors) == (0 if estimate.is_final else 1)
    assert estimate.is_final == (name == "gugong"), "in Kingdom the judgement stops after the Choice phase"
    position, dice = match.game.sample(match.view(seat), Dice(3)), Dice(4)
    estimate_end(match.game, position, dice)
    play_to_end(match.game, position, dice)
    assert position.is_over() and position.audit() == []


def test_seats_that_are_level_share_the_victory():
    assert shares([500, 700, 700, 0, 0, 0], []) == [0.0, 0.5, 0.5]
    assert shares([500, 700, 700, 0, 0, 0], [250, 0, 0, 0, 0, 0]) == [1.0, 0.0, 0.0]


def test_an_error_blurs_only_what_was_guessed():
    trials = Trials(GAMES["gugong"], {"viewer": 0}, [1], Dice(1))
    error = [-2000, 0, -2000, 0]
    trials.estimates[1] = [Estimate([3000, 2000, 3000, 2000], is_final) for is_final in (True, False)]
    assert trials.shares(1, [error]) == [[1.0, 0.0], [0.0, 1.0]]
    assert trials.points(1, [error]) == [[30.0, 20.0], [10.0, 20.0]]
    assert trials.points(1, []) == [[30.0, 20.0], [30.0, 20.0]]


# Looking back.


def test_a_choice_that_gave_the_victory_away_cost_all_of_it():
    match = by_hand("gugong", LAST_TRADE)
    verdict = judged(match, match.game.parse("decline"), 20)
    assert match.game.notation(verdict.best) == "trade jade"
    assert (verdict.cost, verdict.cost_points) == (1.0, 4.0)


def test_the_best_choice_costs_nothing():
    match = by_hand("gugong", LAST_TRADE)
    verdict = judged(match, match.game.parse("trade jade"), 20)
    assert (verdict.cost, verdict.cost_points) == (0.0, 0.0)


def test_what_is_to_be_expected_is_what_the_judgement_makes_of_it():
    found = expected(by_hand("gugong", LAST_TRADE), 20)
    assert (found.chances, found.points, found.errors) == ([1.0, 0.0], [17.0, 16.0], [])


@every_kind
def test_chances_add_up_and_who_is_alone_has_none(name, options):
    match = late(name, options)
    found, seats = expected(match, 4), match.position.seats()
    assert len(found.points) == seats
    assert found.chances == [] if seats == 1 else sum(found.chances) == pytest.approx(1, abs=0.001)
    assert bool(found.errors) == (name == "kingdom")
    assert expected(match, 4) == found


@every_kind
def test_the_chosen_option_is_judged_even_if_the_search_never_tried_it(name, options):
    match = late(name, options)
    _, open_to_it = open_options(match)
    for chosen in open_to_it[:4]:
        verdict = judged(match, chosen, 2)
        assert verdict.best in open_to_it
        assert 0 <= verdict.cost <= 1 and verdict.cost_points >= 0
        if verdict.best == chosen:
            assert verdict.cost == verdict.cost_points == 0
        if not verdict.cost and not verdict.cost_points:
            assert verdict.reasons == []


def test_what_a_loss_lacks_is_said():
    match = by_hand("gugong", LAST_TRADE)
    _, open_to_it = open_options(match)
    verdicts = [judged(match, chosen, 24) for chosen in open_to_it]
    losses = [verdict.reasons for verdict in verdicts if verdict.cost]
    assert losses and all(losses)
    assert all(reason.is_for and reason.kind != "level" for reasons in losses for reason in reasons)


@every_kind
def test_hindsight_is_always_the_same_and_knows_no_more_than_the_chooser_did(name, options):
    match = late(name, options)
    seat, open_to_it = open_options(match)
    verdict = judged(match, open_to_it[-1], 3)
    assert judged(match, open_to_it[-1], 3) == verdict
    for position in list(hidden_from(match).values())[:2]:
        view = match.game.view(position, seat)
        assert judge(match.game, view, open_to_it, open_to_it[-1], [], 3, 7) == verdict


def test_errors_are_handed_on_and_old_ones_forgotten():
    match = late("kingdom", {"module": "menace"})
    old = [[nth, 0, 0, 0] for nth in range(REMEMBERED)]
    found = expected(match, 2, old)
    assert len(found.errors) == REMEMBERED
    assert found.errors[:-2] == old[2:]
