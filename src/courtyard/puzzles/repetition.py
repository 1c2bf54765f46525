"""Repetition: when a mistake comes back, by the fsrs scheduler, and how many steps it has climbed.

All of it is pure: what is kept and the time go in, what follows comes out. The interval is never changed by
lot, so that the same reviews give the same days.
"""

from datetime import UTC, datetime
from typing import Any, NamedTuple

from fsrs import Card, Rating, Scheduler

MOST_STEPS = 4
"""Steps shown; a mistake that is found climbs one, and one that is missed goes back one."""

scheduler = Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)
"""Without steps of minutes: what is missed comes back on the next day."""


class Plan(NamedTuple):
    """The repetition of a mistake: the card of the scheduler, when it is due, and its step."""

    card: dict[str, Any]
    due: float
    step: int


def begun(now: float) -> Plan:
    """Plan something new, which is due at once."""
    card = Card(card_id=0, due=datetime.fromtimestamp(now, UTC))
    return Plan(dict(card.to_dict()), now, 1)


def reviewed(plan: Plan, is_found: bool, now: float) -> Plan:
    """Plan again after a try."""
    known = Card.from_dict(plan.card)  # type: ignore[arg-type]
    rating = Rating.Good if is_found else Rating.Again
    card, _ = scheduler.review_card(known, rating, datetime.fromtimestamp(now, UTC))
    step = min(MOST_STEPS, plan.step + 1) if is_found else max(0, plan.step - 1)
    return Plan(dict(card.to_dict()), card.due.timestamp(), step)
