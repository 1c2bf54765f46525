"""Playing on: how far a position is played to estimate its end, and that the estimate is right."""

from statistics import mean

import pytest

from courtyard.engine.chance import Dice
from courtyard.engine.position import NOBODY
from courtyard.games.kingdom.declaration.cells import ROUND, SOLDIERS, STAGE, TRAINING
from courtyard.games.kingdom.judgement.forecast import Forecast
from courtyard.games.kingdom.judgement.judge import best_option
from courtyard.games.kingdom.judgement.playing_on import ends, finish_round_alone
from tests.kingdom.alone import VARIANTS
from tests.kingdom.test_judgement import play_out, start
from tests.kingdom.test_solo_modules import RESOURCES, making


@pytest.mark.parametrize("module", ["menace", "advisors", "quest"])
def test_for_two_no_further_round_is_played(module):
    position = start({"module": module}, 1)
    assert len(ends(position, Dice(1))) == 4
    assert position.cells[ROUND] <= 1


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_alone_all_rounds_are_played(options):
    for nth in range(4):
        position = start({"players": 1, **options}, nth)
        standing, points = ends(position, Dice(nth))
        assert position.cells[ROUND] == position.t.rounds
        assert position.audit() == []
        assert standing >= points


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_from_everywhere_in_a_game_alone_the_end_can_be_told(options):
    position, dice = start({"players": 1, **options}, "all over"), Dice(3)
    while position.seat != NOBODY:
        if position.seat == 0:
            after = position.copy()
            ends(after, Dice(1))
            assert after.cells[ROUND] == position.t.rounds
            assert after.audit() == []
        position.choose(position.seat, dice.choose(position))
    assert ends(position.copy(), dice)[1] == 100 * position.result(0)


def test_what_is_told_at_the_start_is_about_what_comes_of_it():
    options = {"players": 1, "module": "quest"}
    told = mean(ends(start(options, nth), Dice(nth))[1] / 100 for nth in range(40))
    came = mean(play_out(start(options, nth), {0}, Dice(nth)).result(0) for nth in range(20))
    assert 0.75 * came < told < 1.25 * came


def test_a_round_that_is_finished_alone_is_followed_by_the_next():
    position, dice = start({"players": 1, "module": "advisors"}, 5), Dice(5)
    while position.cells[STAGE] < 4:
        option = dice.choose(position) if position.seat < 0 else best_option(position, 0, dice)
        position.choose(position.seat, option)
    assert position.cells[ROUND] == 1
    finish_round_alone(position)
    assert (position.cells[ROUND], position.cells[STAGE]) == (2, 0)
    assert position.audit() == []


@pytest.mark.parametrize(("cubes", "trained"), [(4, 0), (5, 1)])
@pytest.mark.parametrize("resource", RESOURCES[1:])
def test_a_look_ahead_alone_trains_soldiers_by_supremacy(resource, cubes, trained):
    table = making(resource, cubes)
    look = Forecast(table.position, 0)
    look.count()
    look.round(0)
    got = 2 * look.p.cells[SOLDIERS] + look.p.cells[TRAINING]
    had = 2 * table.position.cells[SOLDIERS] + table.position.cells[TRAINING]
    assert got - had == trained
