"""The Fair of Lanterns as Courtyard knows games."""

from pathlib import Path
from typing import Any

from courtyard.engine.chance import Dice
from courtyard.engine.content import Table
from courtyard.engine.game import Game
from courtyard.engine.terms import EVERYTHING, GameOption, View
from lanterns.numbers import FairFeatures
from lanterns.position import (
    ASK_LANTERN,
    DECLARED,
    HAND,
    LANTERN_AT,
    LANTERNS,
    LANTERNS_DRAWN,
    LIT,
    POINTS,
    ROUND,
    STALL,
    STALL_CLOSED,
    STALLS,
    STALLS_DRAWN,
    USED,
    Fair,
)


class Lanterns(Game[Fair]):
    """The Fair of Lanterns for two to six players."""

    name = "lanterns"
    title = "The Fair of Lanterns"
    folder = Path(__file__).parent
    declaration = DECLARED
    option_list = (GameOption("players", "How many players", (2, 3, 4, 5, 6), "number"),)

    def empty(self, options: dict[str, Any], own: Table) -> Fair:
        return Fair(options["players"])

    def view(self, position: Fair, seat: int) -> View:
        """All see the stalls, the points and the used lanterns; hands and lit lanterns are their owner's."""
        c = position.cells
        players = position.players
        return {
            "options": {"players": players, "ruleset": self.rulesets.current},
            "viewer": seat if seat >= 0 else None,
            "round": min(c[ROUND], STALLS),
            "stall": c[STALL],
            "stalls_left": [n + 1 for n in range(STALLS) if not c[STALL_CLOSED + n]],
            "used": [n + 1 for n in range(LANTERNS) if c[LANTERN_AT + n] == USED],
            "players": [
                self.view_of(position, owner, seat in (owner, EVERYTHING)) for owner in range(players)
            ],
        }

    def view_of(self, position: Fair, owner: int, is_known: bool) -> View:
        hand = [lantern + 1 for lantern in position.hand(owner)]
        lit = position.cells[LIT + owner]
        return {
            "points": position.cells[POINTS + owner],
            "hand": hand if is_known else [None] * len(hand),
            "lit": [lit] if is_known and lit else [],
        }

    def sample(self, view: View, dice: Dice) -> Fair:
        """Deal the lanterns that the viewer does not see to the other hands; the rest is the deck."""
        p = Fair(view["options"]["players"])
        c = [0] * DECLARED.size
        c[ROUND], c[STALL] = view["round"], view["stall"]
        for stall in range(STALLS):
            c[STALL_CLOSED + stall] = int(stall + 1 not in view["stalls_left"])
        known = set(view["used"])
        for lantern in view["used"]:
            c[LANTERN_AT + lantern - 1] = USED
        for seat, player in enumerate(view["players"]):
            c[POINTS + seat] = player["points"]
            c[LIT + seat] = player["lit"][0] if player["lit"] else 0
            for lantern in filter(None, player["hand"]):
                known.add(lantern)
                c[LANTERN_AT + lantern - 1] = HAND + seat
        unseen = [n for n in range(LANTERNS) if n + 1 not in known]
        dice.shuffle(unseen)
        for seat, player in enumerate(view["players"]):
            for _ in range(player["hand"].count(None)):
                c[LANTERN_AT + unseen.pop()] = HAND + seat
        c[STALLS_DRAWN] = STALLS - len(view["stalls_left"])
        c[LANTERNS_DRAWN] = len(view["used"]) + sum(len(player["hand"]) for player in view["players"])
        p.write(c)
        if view["stall"]:
            p.plan_refill()
            waiting = [seat for seat in range(p.players) if not p.cells[LIT + seat]]
            p.push(ASK_LANTERN, sum(1 << seat for seat in waiting), 0, 0)
        p.settle()
        return p

    @property
    def features(self) -> FairFeatures:
        return FairFeatures()


GAME = Lanterns()
