"""The game in words: prompts, options, warnings, refusals, the log, and the final count."""

from courtyard.engine.language import Saying
from courtyard.engine.terms import Event
from courtyard.games.gugong.declaration.position import Court
from courtyard.games.gugong.speech import chronicle
from courtyard.games.gugong.speech.chronicle import chapter
from courtyard.games.gugong.speech.count import reckon
from courtyard.games.gugong.speech.prompts import decision, standing

__all__ = ["chapter", "decision", "event_for", "log_line", "reckon", "standing", "why"]


def event_for(p: Court, event: Event, seat: int) -> Event:
    """Give an event as a seat may hear of it."""
    return chronicle.event_for(event, seat, p.t)


def log_line(p: Court, event: Event, seat: int) -> Saying | None:
    """Give an event as a line of a seat's log."""
    return chronicle.log_line(event, seat, p.t)


def why(p: Court, event: Event) -> str:
    """Give the rule that an event follows."""
    return chronicle.why(event, p.t)
