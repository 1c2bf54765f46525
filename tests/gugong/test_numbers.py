"""Numbers that stand in two files, so that compiled they are constants, are the same in both."""

import pytest

from courtyard.engine.position import FIRST
from courtyard.games.gugong import options, position


def test_the_cells_begin_behind_the_agenda() -> None:
    assert position.AGENDA_CELLS == FIRST


@pytest.mark.parametrize("name", ["CARDS", "CITIES", "HOUSES", "SLOTS", "BERTHS", "FACES"])
def test_the_options_have_room_for_all_that_a_position_holds(name: str) -> None:
    assert getattr(options, name) == getattr(position, name)
