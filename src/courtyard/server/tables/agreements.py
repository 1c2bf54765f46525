"""Agreements of the people at a table beside the rules, checked before the table is opened."""

from functools import cache
from zoneinfo import available_timezones

import msgspec

from courtyard.bots import BOTS
from courtyard.server.ground.messages import Agreement, Clock
from courtyard.server.ground.problems import Refusal

MINUTE = 60
HOUR = 60 * MINUTE
DAY = 24 * HOUR
RANGES = {"bank": (10, DAY), "increment": (0, HOUR), "days": (1, 30)}
"""The least and the most of each part of a clock, in seconds or days."""


def known_bot(name: str) -> str:
    if name not in BOTS:
        raise Refusal("unknown-bot", bot=name[:40])
    return name


def settle_agreement(wish: Agreement) -> Agreement:
    """Give an agreement that holds, without the parts that mean nothing in it; refuse what cannot be."""
    known_bot(wish.stand_in)
    return msgspec.structs.replace(wish, clock=settle_clock(wish.clock))


def settle_clock(wish: Clock) -> Clock:
    if wish.kind == "none":
        return Clock()
    if wish.kind == "live":
        bank, increment = in_range("bank", wish.bank), in_range("increment", wish.increment)
        return Clock("live", bank=bank, increment=increment)
    days = in_range("days", wish.days)
    if wish.zone not in zones():
        raise Refusal("bad-zone", zone=wish.zone[:40])
    check_quiet_hours(wish.quiet_from, wish.quiet_to)
    return Clock("days", days=days, quiet_from=wish.quiet_from, quiet_to=wish.quiet_to, zone=wish.zone)


def in_range(part: str, value: int) -> int:
    least, most = RANGES[part]
    if not least <= value <= most:
        raise Refusal("bad-clock", part=part, least=least, most=most)
    return value


def check_quiet_hours(first: int | None, last: int | None) -> None:
    """Quiet hours have a beginning and an end, two whole hours of the day that differ."""
    if first is None and last is None:
        return
    for part, hour in (("from", first), ("to", last)):
        if hour is None:
            raise Refusal("bad-hour", part=part, fault="missing")
        if not 0 <= hour <= 23:
            raise Refusal("bad-hour", part=part, fault="range")
    if first == last:
        raise Refusal("bad-hour", part="to", fault="same")


@cache
def zones() -> frozenset[str]:
    """The names of the IANA's time zones; a machine's name for its own zone is none."""
    return frozenset(available_timezones() - {"localtime"})
