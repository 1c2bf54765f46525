"""The heuristic plays sensibly, and from nothing but what its seat may know."""

import pytest

from courtyard.engine.chance import Dice
from courtyard.engine.match import Match
from courtyard.games.kingdom.chapters.course import Kingdom
from courtyard.games.kingdom.game import KINGDOM
from courtyard.games.kingdom.judgement.judge import best_option
from courtyard.games.kingdom.sight.sampling import sample
from courtyard.games.kingdom.sight.vision import view
from tests.kingdom.table import Table

TOGETHER = [{"module": "menace"}, {"module": "advisors"}, {"module": "quest"}]
ALONE = [{"players": 1, **options} for options in TOGETHER]


def start(options, seed):
    position = Match(KINGDOM, options, seed=str(seed)).position.copy()
    assert isinstance(position, Kingdom)
    return position


def play_out(position, judging, dice):
    """Play to the end: the seats that judge take what looks best, the others anything."""
    while not position.is_over():
        seat = position.seat
        option = best_option(position, seat, dice) if seat in judging else dice.choose(position)
        assert option in list(position.options)
        position.choose(seat, option)
    return position


@pytest.mark.parametrize("options", TOGETHER, ids=str)
def test_judgement_beats_chance(options):
    won = 0
    for nth in range(6):
        position = play_out(start(options, nth), {nth % 2}, Dice(nth))
        won += position.place(nth % 2) == 1 and position.place(1 - nth % 2) == 2
    assert won >= 5


@pytest.mark.parametrize("options", ALONE, ids=str)
def test_alone_judgement_is_far_from_careless(options):
    points = [play_out(start(options, nth), {0}, Dice(nth)).result(0) for nth in range(6)]
    assert sum(points) / len(points) > 55


@pytest.mark.parametrize("options", TOGETHER + ALONE, ids=str)
def test_judgement_rests_only_on_what_the_seat_may_know(options):
    position, dice = start(options, "eyes"), Dice(7)
    compared = 0
    while not position.is_over():
        seat = position.seat
        if seat >= 0 and dice.below(4) == 0:
            seen = view(position, seat)
            chosen = {best_option(sample(seen, Dice(nth)), seat, Dice(5)) for nth in range(3)}
            assert len(chosen) == 1
            compared += 1
        position.choose(seat, dice.choose(position))
    assert compared > 10


def test_a_card_that_three_cubes_complete_gets_all_three():
    table = Table(
        """
module = "quest"
phase = "production"
resource = "materials"

[card.mill]
type = "structure"
cost = { materials = 3 }
makes = { population = 2 }

[card.tower]
type = "structure"
cost = { materials = 9 }
points = 1

[seat.0]
building = ["mill", "tower"]

""",
        own={"duchy": {"valados": {"a": {"makes": {"materials": 3, "population": 0, "gold": 0}}}}},
    )
    table.position.order(True)
    option = best_option(table.position, 0, Dice(1))
    assert KINGDOM.notation(option).startswith("place 3")
