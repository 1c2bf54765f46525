"""The moments at which a position written by hand can begin, and what is then still to be done."""

from dataclasses import dataclass

from courtyard.engine.content import Table
from courtyard.engine.position import FRAME, FRAMES, HEIGHT
from courtyard.engine.reading import count, one_of
from courtyard.engine.trouble import Trouble
from courtyard.games.kingdom.chapters import setup
from courtyard.games.kingdom.chapters.course import Kingdom
from courtyard.games.kingdom.declaration import steps
from courtyard.games.kingdom.declaration.cells import PHASE, ROUND
from courtyard.games.kingdom.declaration.counts import RESOURCES
from courtyard.games.kingdom.declaration.tables import Tables
from courtyard.games.kingdom.declaration.words import (
    ADVISORS,
    CHOICE,
    COMBAT,
    MENACES,
    MODULES,
    PLANNING,
    PRODUCTION,
    SPACE_NAMES,
)

MOMENTS = ("set-up", "deal", "choice", "planning", "production", "foreman", "combat", "end")
MODULE_OF = {"foreman": ADVISORS, "combat": MENACES}
"""Moments that only one module has."""

ONLY_AT = {
    "turn": ("choice",),
    "areas": ("choice",),
    "hand": ("choice",),
    "unmasked": ("choice",),
    "selected": ("choice", "planning"),
    "selected_down": ("choice", "planning"),
    "traps": ("choice", "planning"),
    "resource": ("production",),
    "used": ("choice", "planning", "production", "foreman", "end"),
}
"""Entries of a file that belong to some moments only."""


@dataclass(frozen=True)
class Moment:
    """The moment of a position: before a turn of the Choice phase, or at the start of a later step."""

    phase: str
    round: int
    turn: int
    resource: int

    def offers(self, is_first: bool) -> int:
        """Tell how often a player has offered two cards before this turn."""
        return (self.turn + 3) // 4 if is_first else (self.turn + 1) // 4

    def rounds_dealt(self) -> int:
        """Tell how many rounds' Calamities and Menaces have gone beyond the Choice phase."""
        return self.round - (self.phase in ("deal", "choice", "planning"))


def moment_of(written: Table, t: Tables) -> Moment:
    phase = MOMENTS[one_of(written.get("phase", "choice"), MOMENTS, "moment to begin at")]
    module = MODULE_OF.get(phase, t.module)
    if module != t.module:
        raise Trouble(f"phase = {phase!r} belongs to the module {MODULES[module]}, not {MODULES[t.module]}.")
    last = int(t.rounds)
    number = count(written.get("round", last if phase == "end" else 1), last, "round")
    if number == 0:
        raise Trouble("The first round is round 1.")
    if phase == "end" and number != last:
        raise Trouble(f"The game ends after round {last}, not after round {number}.")
    if phase == "set-up" and number != 1:
        raise Trouble("The set-up comes before round 1.")
    refuse_what_is_not_there(written, phase)
    turns = 2 * int(t.hand + 1) if t.players > 1 else int(t.solo_selections)
    turn = count(written.get("turn", 0), turns - 1, "turn")
    resource = one_of(written.get("resource", SPACE_NAMES[0]), SPACE_NAMES[:RESOURCES], "resource")
    return Moment(phase, number, turn, resource)


def refuse_what_is_not_there(table: Table, phase: str) -> None:
    for key, moments in ONLY_AT.items():
        if key in table and phase not in moments:
            known = " or ".join(repr(moment) for moment in moments)
            raise Trouble(f"There is no {key} at phase = {phase!r}; leave it out, or say phase = {known}.")


def begin(p: Kingdom, moment: Moment) -> None:
    """Leave the agenda as a round that began as usual would have left it."""
    c, t = p.cells, p.t
    last_phase = COMBAT if t.module == MENACES else PRODUCTION
    if moment.phase == "set-up":
        setup.lay_out(p)
    elif moment.phase == "deal":
        c[ROUND] = moment.round - 1
        c[PHASE] = last_phase if moment.round > 1 else 0
        p.push(steps.BEGIN_ROUND, 0, moment.round, 0)
    elif moment.phase == "end":
        c[ROUND] = moment.round
        c[PHASE] = last_phase
        p.push(steps.END_ROUND, 0, moment.round, 0)
    else:
        setup.begin_round(p, moment.round)
        while not is_next(p, moment):
            p.pop()
        if moment.phase == "choice":
            p.pop()
            p.push(steps.NEXT_TURN, 0, moment.turn, 0)
        c[PHASE] = phase_before(moment)


def is_next(p: Kingdom, moment: Moment) -> bool:
    """Tell whether a moment is what stands on top of the agenda."""
    frame = FRAMES + FRAME * (p.cells[HEIGHT] - 1)
    if p.cells[frame] != STEP_OF[moment.phase]:
        return False
    return moment.phase != "production" or p.cells[frame + 2] == moment.resource


STEP_OF = {
    "choice": steps.NEXT_TURN,
    "planning": steps.REVEAL,
    "production": steps.PRODUCE,
    "foreman": steps.HIRE_FOREMAN,
    "combat": steps.FIGHT,
}


def phase_before(moment: Moment) -> int:
    """The phase that is over only when the moment comes."""
    if moment.phase in ("choice", "planning"):
        return CHOICE
    if moment.phase == "production" and moment.resource == 0:
        return PLANNING
    return PRODUCTION
