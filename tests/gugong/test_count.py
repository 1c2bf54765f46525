"""The final count part by part: it adds up in every game, and says what decided between equals."""

import pytest

from courtyard.engine.chance import Dice
from courtyard.engine.language import LANGUAGES, Saying
from courtyard.engine.match import Match
from courtyard.engine.terms import SPECTATOR, Reckoning
from courtyard.games.gugong.game import GUGONG
from tests.gugong.meng_acts import at_the_end
from tests.gugong.table import Table
from tests.rules import rule
from tests.strategies import play_on

PAIR = 'players = ["Lisa", "David"]\nphase = "ending"\narrived = ["Lisa", "David"]\n'
"""Lisa came first, for 7 points, David second, for 5."""
FOUR = 'players = ["Lisa", "David", "Anna", "Sebastian"]\nphase = "ending"\n'
SOME = GUGONG.variants()[::7]
"""Games for two to five and alone, of all printings, with and without all that can be added."""


def reckoned(match: Match) -> Reckoning:
    assert match.is_over
    return GUGONG.reckon(match.view(SPECTATOR), match.events)


def parts(table: Table) -> dict[str, tuple[int, ...]]:
    return {part.name.id: part.points for part in reckoned(table.match).parts}


def remarks(table: Table) -> list[Saying]:
    return list(reckoned(table.match).remarks)


def test_the_parts_add_up_to_the_final_points_in_whole_games_of_all_kinds():
    seen = set()
    for nth, variant in enumerate(SOME):
        match = Match(GUGONG, variant, seed=str(nth))
        play_on(match, 9999, Dice(nth))
        reckoning = reckoned(match)
        seats = range(match.position.seats())
        assert all(len(part.points) == len(seats) for part in reckoning.parts)
        for seat in seats:
            assert sum(part.points[seat] for part in reckoning.parts) == match.position.result(seat)
        assert all(reckoning == GUGONG.reckon(match.view(seat), match.events) for seat in seats)
        for saying in (*(part.name for part in reckoning.parts), *reckoning.remarks):
            assert all(GUGONG.phrases.say(saying, language) for language in LANGUAGES)
            seen.add(saying.id)
    assert {"score-game", "score-arrival", "score-jade", "score-outside", "all-outside"} <= seen


def test_each_part_of_the_final_scoring_has_its_own_line():
    table = Table(
        f'{PAIR}[family.Lisa]\npoints = 9\nwall = 1\njade = 2\ndecrees = ["eight-points", "decree-points"]\n'
    )
    assert parts(table) == {
        "score-game": (9 + 3 + 1, 0),
        "score-decrees": (8 + 4, 0),
        "score-arrival": (7, 5),
        "score-jade": (3, 0),
    }
    assert remarks(table) == []


@rule("gugong.ending.outside-scores-zero")
def test_what_a_family_outside_loses_is_a_part_of_its_own():
    table = Table(f'{FOUR}arrived = ["Anna"]\n[family.David]\npoints = 60\njade = 5\n')
    assert parts(table) == {
        "score-game": (0, 60, 0, 0),
        "score-arrival": (0, 0, 7, 0),
        "score-jade": (0, 15, 0, 0),
        "score-outside": (0, -75, 0, 0),
    }
    assert remarks(table) == [], "families outside are no equals of anybody"


@rule("gugong.ending.tie-by-intrigue")
@pytest.mark.parametrize(("lisa", "david", "order"), [(5, 4, "@0 > @1"), (4, 5, "@1 > @0")])
def test_between_equals_the_markers_are_named_in_their_order(lisa, david, order):
    table = Table(
        f"{PAIR}[family.Lisa]\npoints = 10\nintrigue = {lisa}\n"
        f"[family.David]\npoints = 12\nintrigue = {david}\n"
    )
    assert remarks(table) == [Saying("tie", {"order": order})]


@rule("gugong.ending.tie-by-intrigue")
@pytest.mark.parametrize(("stack", "order"), [("Lisa David", "@1 > @0"), ("David Lisa", "@0 > @1")])
def test_in_one_stack_the_upper_marker_is_named_first(stack, order):
    table = Table(
        f"{PAIR}stack = {stack.split()}\n[family.Lisa]\npoints = 10\nintrigue = 3\n"
        "[family.David]\npoints = 12\nintrigue = 3\n"
    )
    assert remarks(table) == [Saying("tie", {"order": order})]


@rule("gugong.ending.nobody-inside")
def test_with_nobody_inside_the_markers_are_named_in_their_order():
    table = Table(
        f"{FOUR}[family.Lisa]\nintrigue = 2\n[family.David]\nintrigue = 9\n"
        "[family.Anna]\nintrigue = 5\n[family.Sebastian]\nintrigue = 1\n"
    )
    assert remarks(table) == [Saying("all-outside", {"order": "@1 > @2 > @0 > @3"})]
    assert GUGONG.phrases.say(remarks(table)[0]) == (
        "Nobody is inside the Palace: the Intrigue Track decides (@1 > @2 > @0 > @3)."
    )


@rule("gugong.meng.ties")
def test_meng_outside_can_still_be_an_equal():
    table = at_the_end(meng="points = 27\nintrigue = 3\n", lisa="points = 20\n", table='arrived = ["Lisa"]\n')
    assert parts(table) == {"score-game": (20, 27), "score-arrival": (7, 0)}
    assert remarks(table) == [Saying("tie", {"order": "@1 > @0"})]


def test_meng_wins_without_markers_against_a_player_outside():
    table = at_the_end(lisa="points = 40\nintrigue = 9\n")
    assert parts(table) == {"score-game": (40, 0), "score-outside": (-40, 0)}
    assert table["Meng"].place == 1
    assert remarks(table) == []
