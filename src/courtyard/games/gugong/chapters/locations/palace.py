"""The Palace of Heavenly Purity: the envoy's stairs, and the order of arrival."""

from mypy_extensions import i64

from courtyard.games.gugong.chapters.locations.intrigue import climb
from courtyard.games.gugong.chapters.servants import can_pay, price
from courtyard.games.gugong.declaration import events
from courtyard.games.gugong.declaration.cells import ARRIVAL, ENVOY
from courtyard.games.gugong.declaration.options import ACTION_A, ACTION_B
from courtyard.games.gugong.declaration.position import Court
from courtyard.games.gugong.declaration.words import PALACE


def advance_envoy(p: Court, who: i64, steps: i64) -> None:
    """Go up the stairs; inside the Palace each further step is a point (gugong.palace.further-steps)."""
    c = p.cells
    for _ in range(steps):
        if c[ARRIVAL + who] > 0:
            p.score(who, p.t.palace_beyond)
            p.record(events.STEP_AS_POINT, who, p.t.palace_beyond, 0)
        else:
            c[ENVOY + who] += 1
            p.record(events.ENVOY_MOVED, who, c[ENVOY + who], 0)
            if c[ENVOY + who] == p.t.stairs:
                arrive(p, who)


def arrive(p: Court, who: i64) -> None:
    """The envoy takes the best place that is still free (gugong.palace.best-place)."""
    c = p.cells
    arrived: i64 = 1
    for other in range(p.t.players):
        if c[ARRIVAL + other] > 0:
            arrived += 1
    c[ARRIVAL + who] = arrived
    p.record(events.ARRIVED, who, arrived, p.t.arrival[arrived - 1])


def action_options(p: Court, who: i64) -> None:
    p.offer(ACTION_A + PALACE)
    if can_pay(p, who, p.t.palace_price, 0):
        p.offer(ACTION_B + PALACE)


def act(p: Court, who: i64, option: i64) -> None:
    """A: one step. B: pay for two steps and one on the Intrigue Track."""
    if option == ACTION_A + PALACE:
        advance_envoy(p, who, p.t.palace_a)
    else:
        price(p, who, p.t.palace_price, 0)
        advance_envoy(p, who, p.t.palace_b)
        climb(p, who, p.t.palace_b_intrigue)
