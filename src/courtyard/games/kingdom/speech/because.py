"""The outcome of an option until the round ends, in words for somebody who asks for reasons."""

from courtyard.engine.language import Saying
from courtyard.engine.terms import Event
from courtyard.games.kingdom.chapters.course import Kingdom
from courtyard.games.kingdom.chapters.production import yield_of
from courtyard.games.kingdom.declaration import events as e
from courtyard.games.kingdom.declaration.cells import CARD_AT, KRYSTALLIUMS, PHASE, SOLDIERS
from courtyard.games.kingdom.declaration.counts import RESOURCES, SPACES
from courtyard.games.kingdom.declaration.words import (
    AREA,
    CHOICE,
    COMBAT,
    KRYSTALLIUM,
    PLANNING,
    PRODUCTION,
    SOLDIER,
)
from courtyard.games.kingdom.speech.naming import card, quest_step, step_benefit

COMPLETED = {
    PLANNING: "because-completed-planning",
    PRODUCTION: "because-completed-production",
    COMBAT: "because-completed-combat",
}
"""The phases in which a card may be completed."""


def because(p: Kingdom, events: list[Event], seat: int) -> tuple[Saying, ...]:
    """Say what the events of the rest of a round mean to a seat, the most important first."""
    steps, cards, others = list[Saying](), list[Saying](), list[Saying]()
    phase = int(p.cells[PHASE])
    for number, who, a, _ in events:
        if number == e.PHASE:
            phase = a
        if who != seat:
            continue
        if number == e.STEP_DONE:
            gaps = {"step": quest_step(p.t, a), "benefit": step_benefit(p.t, a)}
            steps.append(Saying("because-step", {**gaps}))
        elif number == e.COMPLETED:
            cards.append(Saying(COMPLETED.get(phase, "because-completed"), {"card": card(p.t, a)}))
        elif number == e.VANQUISHED:
            cards.append(Saying("because-vanquished", {"card": card(p.t, a)}))
        elif number == e.VERMIN_VANQUISHED:
            cards.append(Saying("because-vermin"))
        elif number == e.CALAMITY_LIFTED:
            cards.append(Saying("because-calamity"))
        elif number == e.TRANSMUTED:
            others.append(Saying("because-transmuted"))
        elif number == e.TOOK:
            others += [Saying("because-took", {"card": card(p.t, each)}) for each in covered(p, seat, a)]
    return (*steps, *cards, *others)


def covered(p: Kingdom, seat: int, area: int) -> list[int]:
    """The open cards of an area whose whole cost a seat has at hand or makes in one round as it stands."""
    c, t = p.cells, p.t
    means = [int(yield_of(p, seat, resource)) for resource in range(RESOURCES)]
    means += [0] * (SPACES - RESOURCES)
    means[KRYSTALLIUM] = int(c[KRYSTALLIUMS + seat])
    means[SOLDIER] = int(c[SOLDIERS + seat])
    return [
        number
        for number in range(int(t.developments))
        if c[CARD_AT + number] == AREA + area
        and all(t.cost[SPACES * number + space] <= means[space] for space in range(SPACES))
    ]


def goes_on(p: Kingdom, seat: int) -> bool:
    """Tell whether a seat still brings things about by itself: after the Choice nobody interferes."""
    return p.is_open(seat) or p.cells[PHASE] > CHOICE
