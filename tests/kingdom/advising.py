"""Positions for the tests of the Advisors: whom a player has, and when each of them can help."""

from textwrap import dedent
from typing import Any

from tests.kingdom.table import Table

NOTHING = {"materials": 0, "population": 0, "gold": 0, "exploration": 0}
BARREN: dict[str, Any] = {
    "duchy": {
        name: {side: {"makes": NOTHING, "points_per": 0, "points_per_type": ""} for side in "ab"}
        for name in ("valados", "teressie")
    }
}
"""Duchy cards that make nothing and are worth nothing, so that only named cards count."""

CARDS = """
[card.great-hall]
type = "structure"
cost = { materials = 9, population = 9, gold = 9, exploration = 9, krystallium = 1, soldier = 0 }
[card.kiln]
type = "structure"
cost = { materials = 2, population = 0, gold = 1, exploration = 0, krystallium = 0, soldier = 0 }
[card.pathfinders]
type = "specialist"
cost = { materials = 0, population = 0, gold = 0, exploration = 2, krystallium = 0, soldier = 0 }
[card.crystal]
type = "discovery"
cost = { materials = 0, population = 0, gold = 0, exploration = 0, krystallium = 2, soldier = 0 }
[card.camp]
type = "specialist"
cost = { materials = 1, population = 0, gold = 0, exploration = 0, krystallium = 0, soldier = 2 }
soldiers = 1
krystallium = 2
[card.pit]
type = "structure"
cost = { materials = 1, population = 0, gold = 0, exploration = 0, krystallium = 0, soldier = 0 }
makes = { materials = 1, population = 1, gold = 1, exploration = 1 }
"""
"""Cards whose numbers the tests can rely on."""

PRICES = {
    "underground-spy": 2,
    "master-cartographer": 3,
    "power-behind-the-throne": 3,
    "chief-mercenary": 4,
    "whimsical-gambler": 5,
    "tyrannical-foreman": 3,
    "forest-chieftain": 3,
    "nurturing-mother": 3,
    "negotiator-from-the-lake": 4,
    "pirate-of-the-five-seas": 4,
    "scrying-alchemist": 7,
    "illuminated-prophet": 5,
    "great-silversmith": 5,
    "master-artisan": 8,
}
"""All Advisors and their prices, as on the last page of the rulebook."""

CHOICE = list(PRICES)[:5]
BRINGS = dict(zip(list(PRICES)[6:10], NOTHING, strict=True))
"""The four Advisors who bring cubes, and of what."""
ANY_TIME = list(PRICES)[11:]

OFFERING = """
turn = 5
areas = [["quarry", { card = "hamlet", down = true, by = 1 }], ["village"]]
"""
PRODUCING = 'phase = "production"\nresource = "{}"'
MOMENTS = {
    **dict.fromkeys(CHOICE, OFFERING),
    "tyrannical-foreman": 'phase = "foreman"\nround = 2',
    **{advisor: PRODUCING.format(resource) for advisor, resource in BRINGS.items()},
    "scrying-alchemist": 'phase = "end"',
    **dict.fromkeys(ANY_TIME, 'phase = "production"\nround = 2'),
}
"""A moment at which seat 1 can use an Advisor."""


def advised(text: str) -> Table:
    """A position with Advisors: Duchies that bring nothing of themselves, and cards to build."""
    return Table('module = "advisors"\n' + dedent(text) + CARDS, own=BARREN)


def moment_of(advisor: str, soldiers: int, more: str = "") -> Table:
    """A moment at which seat 1 can use an Advisor, with so many soldiers and all that it takes."""
    moment = MOMENTS[advisor]
    builds = "turn" not in moment and "end" not in moment
    return advised(
        f"""
        {moment}
        [seat.1]
        advisors = ["{advisor}"]
        soldiers = {soldiers}
        building = {["great-hall"] if builds else []}
        calamities = {1 if advisor in ("illuminated-prophet", "scrying-alchemist") else 0}
        {more}
        """
    )


def can_use(table: Table, advisor: str, seat: int = 1) -> bool:
    return f"activate {advisor}" in table[seat].options
