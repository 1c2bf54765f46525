"""Quiet hours: the time of day at which a clock of days stands still."""

from collections.abc import Iterator
from datetime import date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from courtyard.server.ground.messages import Clock


def quiet_spans(clock: Clock, since: float) -> Iterator[tuple[float, float]]:
    """Give the beginning and end of all quiet hours that end after a moment.

    They are hours of the zone's own time: where its clocks are put forward or back, a night is shorter or
    longer.
    """
    if clock.quiet_from is None or clock.quiet_to is None:
        return
    zone = ZoneInfo(clock.zone)
    nights = timedelta(days=1 if clock.quiet_to < clock.quiet_from else 0)
    day = datetime.fromtimestamp(since, zone).date() - timedelta(days=1)
    while True:
        begin, end = moment(day, clock.quiet_from, zone), moment(day + nights, clock.quiet_to, zone)
        if end > max(begin, since):
            yield begin, end
        day += timedelta(days=1)


def moment(day: date, hour: int, zone: ZoneInfo) -> float:
    return datetime.combine(day, time(hour), zone).timestamp()


def spent_at(clock: Clock, now: float, left: float) -> float:
    """Give the moment at which a number of seconds is spent, quiet hours not counted."""
    for begin, end in quiet_spans(clock, now):
        if now + left <= begin:
            break
        left -= max(0.0, begin - now)
        now = max(now, end)
    return now + left


def seconds_until(clock: Clock, now: float, due_at: float) -> float:
    """Give the seconds until a moment, quiet hours not counted."""
    counted = 0.0
    for begin, end in quiet_spans(clock, now):
        if begin >= due_at:
            break
        counted += max(0.0, begin - now)
        now = max(now, end)
    return counted + max(0.0, due_at - now)
