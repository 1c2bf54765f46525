"""Positions with Menaces, for tests of the Menace module.

Both Duchies make 2 Materials and 1 Population and have no points of their own. The Menaces of a deck
ask for 1, 2, 3 and 4 soldiers, in the order in which they are dealt, and cost 2, 3, 5 and 7 points; a
Vermin asks for 2 soldiers and costs 9 points. `CARDS` can be named besides those of the deck;
they are numbered in the order of the alphabet.
"""

from tests.kingdom.table import Table

SIDE = {
    "makes": {"materials": 2, "population": 1, "gold": 0, "exploration": 0},
    "points_per": 0,
    "points_per_type": "",
}
DECKS = {"shadows": "shadow", "frost-giants": "frost-giant", "giant-rats": "giant-rat", "thieves": "thief"}
"""The decks, and what a card of each is called."""
PRICES = {"soldiers": [1, 2, 3, 4], "points": [2, 3, 5, 7]}
OWN = {
    "duchy": {name: {"a": SIDE} for name in ("valados", "teressie")},
    "menace": dict.fromkeys(DECKS, PRICES),
    "vermin": {"soldiers": 2, "points": 9},
}
CARDS = """
    [card.mill]
    type = "structure"
    copies = 2
    cost = { gold = 2 }
    [card.tower]
    type = "monument"
    cost = { materials = 1 }
    points = 11
    [card.forge]
    type = "structure"
    cost = { materials = 1, krystallium = 1, soldier = 1 }
    soldiers = 2
    krystallium = 1
    [card.guild]
    type = "specialist"
    cost = { gold = 1 }
    makes = { gold = 1 }
    [card.rangers]
    type = "specialist"
    cost = { gold = 1 }
    makes_per_type = "specialist"
    makes_per_resource = "exploration"
    [card.well]
    type = "discovery"
    cost = { exploration = 9 }
    """
WAITS = 'building = ["well"]'
"""A player's belongings with which only the end of planning asks a question."""


def duel(menaces, head="", lisa="", david=WAITS, phase="planning", own=OWN):
    """Lisa and David, each with a Menace deck, at the beginning of planning if nothing else is said."""
    return Table(
        f"""
        players = ["Lisa", "David"]
        menaces = "{menaces}"
        phase = "{phase}"
        {head}
        [seat.Lisa]
        {lisa}
        [seat.David]
        {david}
        {CARDS}
        """,
        own=own,
    )


def alone(menace, head="", lisa="", phase="planning", own=OWN):
    """Lisa alone with one Menace deck."""
    return Table(
        f"""
        players = ["Lisa"]
        menaces = "{menace}"
        phase = "{phase}"
        {head}
        [seat.Lisa]
        {lisa}
        {CARDS}
        """,
        own=own,
    )


def offered(table, until):
    """Everything that is offered to anybody while all do as little as possible."""
    seen = set()

    def is_reached(table):
        seen.update(option for seat in table.open for option in table[seat].options)
        return until(table)

    table.idle(is_reached)
    return seen
