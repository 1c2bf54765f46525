"""Intrigue: the track that breaks every tie, and the medal of the next start player."""

from mypy_extensions import i64

from courtyard.games.gugong.chapters.servants import can_pay, price
from courtyard.games.gugong.declaration import events
from courtyard.games.gugong.declaration.cells import HEIGHT_IN_STACK, MARKER, MEDAL
from courtyard.games.gugong.declaration.options import ACTION_A, ACTION_B
from courtyard.games.gugong.declaration.position import Court
from courtyard.games.gugong.declaration.words import INTRIGUE


def climb(p: Court, who: i64, steps: i64) -> None:
    """Advance a marker up to the end of the track (gugong.intrigue.limit)."""
    goal = p.cells[MARKER + who] + steps
    if goal > p.t.track:
        goal = p.t.track
    move_marker(p, who, goal)


def descend(p: Court, who: i64, steps: i64) -> None:
    move_marker(p, who, p.cells[MARKER + who] - steps)


def move_marker(p: Court, who: i64, goal: i64) -> None:
    """Move a marker; where others stand it comes to lie on top (gugong.intrigue.on-top)."""
    c = p.cells
    old = c[MARKER + who]
    if old == goal:
        return
    height: i64 = 0
    for other in range(p.t.players):
        if other == who:
            continue
        if c[MARKER + other] == goal:
            height += 1
        elif c[MARKER + other] == old and c[HEIGHT_IN_STACK + other] > c[HEIGHT_IN_STACK + who]:
            c[HEIGHT_IN_STACK + other] -= 1
    c[MARKER + who] = goal
    c[HEIGHT_IN_STACK + who] = height
    p.record(events.MARKER_MOVED, who, old, goal)


def action_options(p: Court, who: i64) -> None:
    p.offer(ACTION_A + INTRIGUE)
    if can_pay(p, who, p.t.intrigue_price, 0):
        p.offer(ACTION_B + INTRIGUE)


def act(p: Court, who: i64, option: i64) -> None:
    """A: one step, and the medal for the first to choose it today. B: pay for three steps."""
    if option == ACTION_A + INTRIGUE:
        climb(p, who, p.t.intrigue_a)
        if p.cells[MEDAL] == 0:
            p.cells[MEDAL] = who + 1
            p.record(events.MEDAL_TAKEN, who, 0, 0)
    else:
        price(p, who, p.t.intrigue_price, 0)
        climb(p, who, p.t.intrigue_b)
