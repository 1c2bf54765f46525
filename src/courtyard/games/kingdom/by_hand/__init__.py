"""Positions written by hand: a short file in the game's words; the set-up fills in the rest.

    module = "quest"
    round = 2
    phase = "production"
    resource = "gold"

    [seat.0]
    duchy = ["guildhall", "barracks.2"]
    building = [{ card = "royal-mint", gold = 2 }]
    alchemy = { exploration = 3 }

A card is named with its number (`barracks.2`) or by its kind (any copy that is still free). An impossible
position is refused with a sentence.
"""

from courtyard.engine.content import Table
from courtyard.engine.game import Game
from courtyard.engine.terms import Opening
from courtyard.games.kingdom.by_hand.scribe import Scribe


def read(game: Game, written: Table, own: Table) -> Opening:
    """Build the position that a file describes."""
    return Scribe(game, written, own).opening()
