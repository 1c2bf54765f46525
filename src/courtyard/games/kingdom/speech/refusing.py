"""Refusals, and what keeps an Advisor from being used."""

from collections.abc import Iterator

from courtyard.engine.language import Saying
from courtyard.engine.terms import Refusal
from courtyard.games.kingdom.chapters.course import Kingdom
from courtyard.games.kingdom.chapters.modules import advisors
from courtyard.games.kingdom.declaration import options as o
from courtyard.games.kingdom.declaration.cells import SOLDIERS
from courtyard.games.kingdom.declaration.notation import notation
from courtyard.games.kingdom.speech.naming import soldiers
from courtyard.games.kingdom.speech.option_words import describe
from courtyard.games.kingdom.speech.question import Question


def no(p: Kingdom, q: Question, option: int, reason: Saying, *rules: str) -> Refusal:
    """Refuse an option of the action space, in the words it would be offered in."""
    return other(notation(option, p.t.own), describe(p, q, option)[0], reason, *rules)


def other(written: str, message: Saying, reason: Saying, *rules: str) -> Refusal:
    return Refusal(written, message, reason, tuple(f"kingdom.{rule}" for rule in rules))


def slug(number: int) -> str:
    """A card as the notation calls it."""
    return notation(o.OFFER + number).split(" ", 1)[1]


def soldiers_short(number: int) -> Saying:
    return Saying("reason-short", {"short": soldiers(number)})


def advisor_out_of_reach(p: Kingdom, q: Question, advisor: int) -> Iterator[Refusal]:
    """An own Advisor who was used this round, or whose soldiers are not there."""
    if not advisors.has(p, q.who, advisor):
        return
    short = int(p.t.advisor_price[advisor] - p.cells[SOLDIERS + q.who])
    if advisors.is_used(p, q.who, advisor):
        yield no(p, q, o.ACTIVATE + advisor, Saying("reason-used"), "advisors.once-a-round")
    elif short > 0:
        yield no(p, q, o.ACTIVATE + advisor, soldiers_short(short), "advisors.price-in-soldiers")
