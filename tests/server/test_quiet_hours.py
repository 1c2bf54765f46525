"""Quiet hours: at night the clock of days stands still, whatever the zone does to its own."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from courtyard.server.ground.messages import Clock
from courtyard.server.tables.agreements import DAY, HOUR
from courtyard.server.tables.quiet_hours import seconds_until, spent_at
from tests.server.evenings import NIGHTS, Evening, TimeOfDay, at, play

near = pytest.approx


@pytest.mark.parametrize(
    ("begins", "hours", "spent"),
    [
        ((2026, 6, 1, 12), 5, (2026, 6, 1, 17)),
        ((2026, 6, 1, 12), 10, (2026, 6, 1, 22)),
        ((2026, 6, 1, 12), 11, (2026, 6, 2, 9)),
        ((2026, 6, 1, 23), 1, (2026, 6, 2, 9)),
        ((2026, 6, 1, 3), 1, (2026, 6, 1, 9)),
        ((2026, 6, 1, 12), 24, (2026, 6, 2, 22)),
        # Where clocks are put forward and back in the night, the day begins at eight all the same.
        ((2026, 3, 28, 21), 2, (2026, 3, 29, 9)),
        ((2026, 10, 24, 21), 2, (2026, 10, 25, 9)),
    ],
)
def test_quiet_hours_do_not_count(begins, hours, spent):
    begin, end = at("Europe/Brussels", *begins), at("Europe/Brussels", *spent)
    assert spent_at(NIGHTS, begin, hours * HOUR) == end
    assert seconds_until(NIGHTS, begin, end) == hours * HOUR


def test_a_quiet_night_is_shorter_when_clocks_are_put_forward_and_longer_when_back():
    def night(month: int, day: int) -> float:
        begin = at("Europe/Brussels", 2026, month, day, 22)
        return spent_at(NIGHTS, begin, 1) - 1 - begin

    assert [night(3, 27), night(3, 28), night(10, 24)] == [10 * HOUR, 9 * HOUR, 11 * HOUR]


def test_quiet_hours_within_the_gap_or_the_doubled_hour_are_as_long_as_they_are_there():
    clock = Clock("days", days=1, quiet_from=2, quiet_to=3, zone="Europe/Brussels")
    for month, day, hours in ((3, 29, 0), (10, 25, 2), (6, 1, 1)):
        begin = at("Europe/Brussels", 2026, month, day, 1)
        assert spent_at(clock, begin, 2 * HOUR) - begin == (2 + hours) * HOUR


ZONES = ("UTC", "Europe/Brussels", "America/New_York", "Australia/Lord_Howe", "Asia/Kolkata", "Pacific/Apia")
hours_of_day = st.tuples(st.integers(0, 23), st.integers(0, 23)).filter(lambda pair: pair[0] != pair[1])
moments = st.floats(at("UTC", 2011, 12, 1), at("UTC", 2030, 1, 1))


@given(hours_of_day, st.sampled_from(ZONES), moments, st.floats(0, 30 * DAY), st.floats(0, 1))
def test_time_that_is_spent_was_there_before_whatever_the_hours_and_the_zone(hours, zone, now, left, part):
    clock = Clock("days", days=1, quiet_from=hours[0], quiet_to=hours[1], zone=zone)
    due = spent_at(clock, now, left)
    assert due >= now + left - 1e-3
    assert seconds_until(clock, now, due) == near(left, abs=1e-3)
    between = now + (due - now) * part
    assert seconds_until(clock, now, between) + seconds_until(clock, between, due) == near(left, abs=1e-3)
    assert spent_at(clock, between, seconds_until(clock, between, due)) == near(due, abs=1e-3) or is_quiet(
        clock, due
    )


def is_quiet(clock: Clock, moment: float) -> bool:
    """Tell whether the next second does not count: the last one may have been spent when the quiet began."""
    return seconds_until(clock, moment, moment + 1) < 1


def test_a_clock_with_quiet_hours_shows_the_time_until_it_is_spent(tmp_path):
    time = TimeOfDay(at("Europe/Brussels", 2026, 6, 1, 20))

    async def work(here: Evening) -> None:
        table = await here.open(await here.welcome(), "me", "me", clock=NIGHTS)
        seat = (await here.deciding(table))[0]
        due = at("Europe/Brussels", 2026, 6, 3, 16)  # two hours, then fourteen, then eight
        assert (await here.rows())[seat].due_at == due
        assert await here.left(table, seat) == due - time()
        await here.serve(9 * HOUR)
        assert await here.end_turn(table) == seat
        await here.undo(table, seat)
        assert (await here.rows())[seat].due_at == near(due)

    play(tmp_path, work, time)
