"""Numbers that stand in two files, so that compiled they are constants, are the same in both."""

import pytest

from courtyard.engine.position import FIRST
from courtyard.games.gugong.declaration import options, position
from courtyard.games.gugong.declaration.components import printed


def test_the_cells_begin_behind_the_agenda() -> None:
    assert position.AGENDA_CELLS == FIRST


@pytest.mark.parametrize("name", ["CARDS", "CITIES", "HOUSES", "SLOTS", "BERTHS"])
def test_the_options_have_room_for_all_that_a_position_holds(name: str) -> None:
    assert getattr(options, name) == getattr(position, name)


def test_the_options_have_room_for_every_value_that_a_die_can_show() -> None:
    faces = [face for die in printed()["die"].values() for face in die["faces"]]
    assert {len(die["faces"]) for die in printed()["die"].values()} == {position.FACES}
    assert min(faces) > 0 and max(faces) < options.VALUES
