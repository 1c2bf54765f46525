"""Observations of a fair: the facts a seat knows, in numbers for learners."""

from courtyard.engine.declaration import observed
from courtyard.engine.features import Features, Page
from lanterns.position import (
    DECLARED,
    HAND,
    LANTERN_AT,
    LANTERNS,
    LIT,
    POINTS,
    ROUND,
    STALL,
    STALL_CLOSED,
    STALLS,
    USED,
    Fair,
)

AT = {name: row.first for name, row in DECLARED.observation.items()}


class FairFeatures(Features):
    """Writes no more than the view of the seat tells."""

    def __init__(self) -> None:
        super().__init__(*observed(DECLARED))

    def write(self, position: Fair, seat: int, page: Page) -> None:
        c = position.cells
        page.wipe()
        page.put(AT["players"], position.players)
        page.put(AT["round"], min(c[ROUND], STALLS))
        page.put(AT["stall"], c[STALL])
        for stall in range(STALLS):
            page.put(AT["coming"] + stall, int(not c[STALL_CLOSED + stall]))
        for lantern in range(LANTERNS):
            page.put(AT["mine"] + lantern, int(c[LANTERN_AT + lantern] == HAND + seat))
            page.put(AT["used"] + lantern, int(c[LANTERN_AT + lantern] == USED))
        if c[LIT + seat]:
            page.put(AT["lit"] + c[LIT + seat] - 1, 1)
        for nth in range(position.players):
            page.put(AT["points"] + nth, c[POINTS + (seat + nth) % position.players])
