"""Numbers that stand in two files, so that compiled they are constants, are the same in both."""

from courtyard.engine.position import FIRST
from courtyard.games.kingdom.declaration import options, position, words


def test_the_cells_begin_behind_the_agenda() -> None:
    assert position.AGENDA_CELLS == FIRST


def test_the_cells_have_room_for_all_that_the_words_count() -> None:
    assert position.ALL_CARDS == words.CARDS
    assert position.DEVELOPMENTS == words.TREASURE
    assert position.EACH_RESOURCE == words.RESOURCES * position.SEATS


def test_the_options_have_room_for_all_that_the_words_count() -> None:
    assert options.CARDS == words.CARDS
    assert options.DEVELOPMENTS == words.TREASURE
    assert options.RECYCLABLE == words.CALAMITY
    assert options.MENACES == words.ADVISOR - words.MENACE
    assert options.ADVISORS == words.CARDS - words.ADVISOR
    assert options.RESOURCES == words.RESOURCES
