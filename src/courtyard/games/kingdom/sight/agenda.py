"""The agenda in words: what `view` tells of a step, and `sample` reads back."""

from typing import Final

from courtyard.engine.game import EVERYTHING, View
from courtyard.engine.position import FRAME, FRAMES, HEIGHT
from courtyard.games.kingdom.declaration import steps
from courtyard.games.kingdom.declaration.words import ADVISOR_NAMES, SPACE_NAMES

AGENDA: Final = {
    step: words.split()
    for step, words in {
        steps.BEGIN_ROUND: "begin-round - round",
        steps.DEAL: "deal seat left",
        steps.STARTERS: "starters",
        steps.NEXT_TURN: "next-turn - turn",
        steps.END_CHOICE: "end-choice",
        steps.REVEAL: "reveal",
        steps.MEET_MENACES: "meet-menaces",
        steps.PLAN: "plan",
        steps.PRODUCE: "produce - resource",
        steps.HIRE_FOREMAN: "hire-foreman",
        steps.FIGHT: "fight",
        steps.END_ROUND: "end-round - round",
        steps.LAST_ADVICE: "last-advice",
        steps.FINAL_COUNT: "final-count",
        steps.FIRST_ADVISORS: "first-advisors",
        steps.CHART: "chart seat",
        steps.FILL_DANGER: "fill-danger - left",
        steps.NEXT_TOP: "next-top",
        steps.DRAW_TOP: "draw-top seat area charted",
        steps.LOOK: "look - left",
        steps.COLLECT: "collect seat area",
        steps.REPLENISH: "replenish - area turn",
        steps.ASK_OFFER: "ask-offer seat nth",
        steps.ASK_LAY: "ask-lay seat card",
        steps.ASK_SELECT: "ask-select seat turn",
        steps.ASK_TARGET: "ask-target seat advisor",
        steps.ASK_AREA: "ask-area seat",
        steps.ASK_SEARCH: "ask-search seat area searches",
        steps.ASK_DROP: "ask-drop seat area progress",
        steps.ASK_KEEP: "ask-keep seat area",
        steps.ASK_ALCHEMIST: "ask-alchemist seat",
        steps.TOGETHER: "together seat stage",
        steps.LOT_HAND: "lot-hand seat",
        steps.LOT_AREA: "lot-area seat area charted",
        steps.LOT_ADVISOR: "lot-advisor seat",
        steps.LOT_DANGER_DECK: "lot-danger-deck",
        steps.LOT_DANGER: "lot-danger - area",
        steps.LOT_TOP: "lot-top",
    }.items()
}
"""The name of every step, and what its seat and its two details mean; a dash for what has no meaning."""
STEP_OF: Final = {words[0]: step for step, words in AGENDA.items()}
STAGES: Final = (
    "",
    "attending",
    "keeping",
    "menaces",
    "planning",
    *(f"production-{resource}" for resource in SPACE_NAMES[:4]),
    "foreman",
    "combat",
)
"""The stages that all seats go through together; one for each resource that is produced."""
DETAILS: Final = {"resource": SPACE_NAMES, "advisor": ADVISOR_NAMES, "stage": STAGES}
"""Details of a step that are words, beside its card; the others are numbers."""


def frames(cells: list[int]) -> list[list[int]]:
    """The steps of the agenda; the first thing to happen stands last."""
    end = FRAMES + FRAME * cells[HEIGHT]
    return [cells[frame : frame + FRAME] for frame in range(FRAMES, end, FRAME)]


def show_step(frame: list[int], viewer: int, names: list[str]) -> View:
    """A step in words; a card that another seat has picked but not yet laid is null."""
    name, *kinds = AGENDA[frame[0]]
    shown: View = {"step": name}
    for kind, value in zip(kinds, frame[1:], strict=False):
        if kind == "card":
            shown[kind] = names[value] if viewer in (frame[1], EVERYTHING) else None
        elif kind in DETAILS:
            shown[kind] = DETAILS[kind][value]
        elif kind != "-":
            shown[kind] = value
    return shown


def read_step(shown: View, names: list[str]) -> list[int]:
    """Read what `show_step` wrote; a card that it hid is filled in later."""
    step = STEP_OF[shown["step"]]
    frame = [step]
    for kind in AGENDA[step][1:]:
        value = shown.get(kind)
        if isinstance(value, str):
            value = names.index(value) if kind == "card" else DETAILS[kind].index(value)
        frame.append(value or 0)
    return frame + [0] * (FRAME - len(frame))
