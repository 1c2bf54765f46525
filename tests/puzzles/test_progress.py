"""The puzzle of the day, streaks and ratings."""

from datetime import date, timedelta

from courtyard.puzzles.difficulty import is_by_chance, level_of, rating_of
from courtyard.puzzles.progress import Rating, Streak, kept_up, next_for, of_the_day, rated, running
from tests.puzzles.makers import puzzle

DAY = date(2026, 11, 16)  # a Monday


def some(level=1, count=5):
    return [puzzle(id=f"{level}-{nth}", level=level, rating=1000 + 100 * nth) for nth in range(count)]


def test_the_puzzle_of_the_day_is_the_same_for_all():
    puzzles = some()
    assert of_the_day(puzzles, DAY) == of_the_day(puzzles[::-1], DAY)


def test_no_puzzle_comes_again_before_all_of_its_level_were_shown():
    puzzles = some(count=5)
    start = date.fromordinal(DAY.toordinal() // 5 * 5)
    shown = [of_the_day(puzzles, start + timedelta(days=nth)).id for nth in range(5)]
    assert len(set(shown)) == 5


def test_puzzles_get_harder_through_the_week():
    puzzles = some(1) + some(2) + some(3)
    week = [of_the_day(puzzles, DAY + timedelta(days=nth)).level for nth in range(7)]
    assert week == [1, 1, 2, 2, 3, 3, 3]


def test_without_puzzles_there_is_none_of_the_day():
    assert of_the_day([], DAY) is None


def test_a_streak_goes_on_day_by_day_and_breaks():
    streak = Streak()
    for nth in (0, 0, 1, 2):
        streak = kept_up(streak, DAY + timedelta(days=nth))
    assert streak == Streak(3, DAY + timedelta(days=2), 3)
    assert running(streak, DAY + timedelta(days=3)) == 3
    assert running(streak, DAY + timedelta(days=4)) == 0
    assert kept_up(streak, DAY + timedelta(days=9)) == Streak(1, DAY + timedelta(days=9), 3)


def test_a_rating_rises_when_found_and_falls_when_missed():
    start = Rating()
    found, missed = rated(start, 1500, "found"), rated(start, 1500, "missed")
    assert found.middle > start.middle > missed.middle
    assert found.deviation < start.deviation
    assert (found.solved, found.tried, missed.solved, missed.tried) == (1, 1, 0, 1)


def test_a_hard_puzzle_is_worth_more_and_a_hint_costs_half():
    start = Rating()
    hard = rated(start, 1900, "found").middle - start.middle
    easy = rated(start, 1100, "found").middle - start.middle
    hinted = rated(start, 1900, "found", with_hint=True).middle - start.middle
    assert hard > easy > 0
    assert abs(hinted - hard / 2) < 1e-6


def test_a_rating_finds_its_place():
    """A solver who finds every puzzle below 1700 and misses the rest ends near 1700."""
    rating = Rating()
    for nth in range(300):
        asked = 1400 + 37 * nth % 600
        rating = rated(rating, asked, "found" if asked < 1700 else "missed")
    assert 1550 < rating.middle < 1850


def test_the_next_puzzle_fits_and_is_new():
    puzzles = some()
    first = next_for(puzzles, Rating(1250.0), set())
    assert first.rating == 1200
    assert next_for(puzzles, Rating(1250.0), {first.id}).id != first.id
    assert next_for(puzzles, Rating(), set(), theme="wall") is None
    assert next_for(puzzles, Rating(), set(), theme="cards") is not None


def rates(*found):
    return dict(zip(("novice", "heuristic", "10", "100", "1000"), found, strict=True))


def test_levels_follow_from_who_finds_it():
    assert level_of(rates(0.4, 1.0, 1.0, 1.0, 1.0)) == 1
    assert level_of(rates(0.2, 1.0, 1.0, 1.0, 1.0)) == 2
    assert level_of(rates(0.1, 0.0, 0.3, 0.75, 1.0)) == 2
    assert level_of(rates(0.0, 0.0, 0.0, 0.25, 1.0)) == 3


def test_what_a_novice_alone_finds_is_found_by_chance():
    assert is_by_chance(rates(0.2, 0.0, 0.0, 0.5, 1.0))
    assert not is_by_chance(rates(0.1, 0.0, 0.0, 0.5, 1.0))
    assert not is_by_chance(rates(0.6, 1.0, 1.0, 1.0, 1.0))


def test_what_fewer_find_is_rated_higher():
    ratings = [rating_of(rates(*found)) for found in ((1, 1, 1, 1, 1), (0, 0, 0.5, 1, 1), (0, 0, 0, 0, 0.5))]
    assert ratings == sorted(ratings) and len(set(ratings)) == 3
