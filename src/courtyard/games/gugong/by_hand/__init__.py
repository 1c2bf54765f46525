"""Positions written by hand: a short file in the game's words; the set-up fills in the rest.

    players = ["Anna", "Lisa", "David"]
    day = 2
    turn = "Lisa"
    officials = { jade = 8 }

    [family.Lisa]
    hand = [2, "3 two-servants", 5]
    pool = 1

A gift is named by its code (`s2-3`), by its value (any free card of that value), or by value and action. An
impossible position is refused with a sentence.
"""

from courtyard.engine.content import Table
from courtyard.engine.game import Game
from courtyard.engine.terms import Opening
from courtyard.games.gugong.by_hand.scribe import Scribe


def read(game: Game, written: Table, own: Table) -> Opening:
    """Build the position that a file describes."""
    return Scribe(game, written, own).opening()
