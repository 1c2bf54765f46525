"""Turns and evenings of Meng, for tests of the solo game."""

from courtyard.games.gugong.declaration import events
from courtyard.games.gugong.declaration.notation import card_codes
from tests.gugong.table import Table

STILL = {"meng": {"matches": [0, 0, 0, 0]}}
"""The night gives Meng nothing, so that what he has afterwards comes from the twilight."""
MENG = 1


def turn(automa, gifts='["d7"]', meng="", lisa="", head="", coming="", own=None):
    """Meng has just turned up this Automa card (or the first of several) and the first of these gifts.

    The gift d7 shows no action.
    """
    return Table(
        f"""
        players = ["Lisa"]
        turn = "Meng"
        {head}
        [family.Meng]
        hand = {gifts}
        {meng}
        [family.Lisa]
        {lisa}
        [next]
        automa = {[automa] if isinstance(automa, str) else automa}
        meng = {gifts}
        {coming}
        """,
        own=own,
    )


def evening(automa, meng="", lisa="", head="", coming="", dice="[1, 5, 3]", own=STILL):
    """Twilight is over after these Automa cards; a ship of Lisa stops the night before its end."""
    return Table(
        f"""
        players = ["Lisa"]
        phase = "twilight"
        dice = {dice}
        automa_today = {automa}
        {head}
        [family.Meng]
        {meng}
        [family.Lisa]
        discard = ["s4-2", "s4-4", "s4-6", "s4-8"]
        ships = [{{ berth = "a3", servants = 3 }}]
        {lisa}
        [next]
        {coming}
        """,
        own=own,
    )


def morning(meng="", head="", coming=""):
    """The morning is over and somebody has begun the day; Meng had nothing in his pool."""
    return Table(f"""
        players = ["Lisa"]
        phase = "morning"
        {head}
        [family.Meng]
        pool = 0
        {meng}
        [family.Lisa]
        pool = 0
        [next]
        {coming}
        """)


def happened(table, *names):
    """List the events of these kinds in order: each kind with its first detail."""
    return [
        (events.NAMES[kind], detail)
        for kind, _, detail, _ in table.match.events
        if events.NAMES[kind] in names
    ]


def of_meng(table, name):
    """The first details of everything of a kind that happened to Meng."""
    return [
        detail for kind, seat, detail, _ in table.match.events if events.NAMES[kind] == name and seat == MENG
    ]


def given(table):
    """The gifts Meng has given, in their order."""
    return [card_codes()[detail // 64] for detail in of_meng(table, "exchanged")]


def map_with(**tokens):
    """A map with these tokens and no others."""
    rows = "".join(f', {city} = "{token}"' for city, token in tokens.items())
    return f'cities = {{ others = "empty"{rows} }}'
