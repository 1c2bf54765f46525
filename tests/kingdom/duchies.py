"""Small positions of our own numbers, for tests of production, construction and the Quest.

Nothing is made by the Duchy cards unless a test says so, and a card is what the test says it is:

    table = two(
        cards={"mill": card("2 materials", makes="1 gold")},
        lisa={"building": ["mill"]},
        makes="3 materials",              # Lisa's Duchy card; `theirs` is David's
    )

A position begins with the production of Materials if nothing else is said; no step of a Quest can be paid.
"""

from typing import Any

from courtyard.games.kingdom.declaration import cells as at
from courtyard.games.kingdom.declaration import steps
from courtyard.games.kingdom.declaration.counts import RESOURCES
from courtyard.games.kingdom.declaration.notation import notation
from courtyard.games.kingdom.declaration.words import SPACE_NAMES
from tests.kingdom.table import Table

NAMES = SPACE_NAMES[:RESOURCES]
EACH = "1 materials, 1 population, 1 gold, 1 exploration"
LISA, DAVID = 0, 1


def amounts(text: str) -> dict[str, int]:
    """Read `"2 materials, 1 gold"`."""
    pairs = [part.split() for part in text.split(",") if part.strip()]
    return {name: int(number) for number, name in pairs}


def card(cost: str, makes: str = "", type: str = "structure", per: str = "", **others: Any) -> dict[str, Any]:
    """A card that the deck does not have; `per="gold structure"`: a gold for each structure."""
    row: dict[str, Any] = {"type": type, "cost": amounts(cost), "makes": amounts(makes), **others}
    if per:
        row["makes_per_resource"], row["makes_per_type"] = per.split()
    return row


def side(makes: str) -> dict[str, Any]:
    return {"makes": dict.fromkeys(NAMES, 0) | amounts(makes), "points_per": 0, "points_per_type": ""}


def step(cost: str, soldiers: int = 0, krystallium: int = 0, points: int = 0) -> dict[str, Any]:
    """A step of a quest, with what it brings."""
    price = dict.fromkeys(SPACE_NAMES, 0) | amounts(cost)
    return {"cost": price, "soldiers": soldiers, "krystallium": krystallium, "points": points}


NEVER = step("9 soldier")
"""A step that nobody can pay here."""


def quest(*steps: dict[str, Any]) -> dict[str, Any]:
    """The first Quest with these steps; the rest cannot be paid. The fourth is the final one."""
    four = [*steps, NEVER, NEVER, NEVER, NEVER][:4]
    named = {f"step-{nth + 1}": one for nth, one in enumerate(four)}
    return {"quest": {"1": {"two": named, "solo": named}}}


def two(
    lisa: dict[str, Any] | None = None,
    david: dict[str, Any] | None = None,
    makes: str = "",
    theirs: str = "",
    cards: dict[str, Any] | None = None,
    own: dict[str, Any] | None = None,
    **position: Any,
) -> Table:
    """Lisa (seat 0) and David (seat 1)."""
    written = {
        "phase": "production",
        "players": ["Lisa", "David"],
        "seat": [lisa or {}, david or {}],
        **({"card": cards} if cards else {}),
        **position,
    }
    duchies = {"valados": {"a": side(makes)}, "teressie": {"a": side(theirs)}}
    return Table(written, own={"duchy": duchies, **quest(), **(own or {})})


def tales(table: Table, event: str) -> list[tuple[int, int, int]]:
    """All events of a kind: whose, and two details."""
    return [one[1:] for one in table.events if one[0] == event]


def ways(position: Any, seat: int, duty: str) -> list[Any]:
    """The position after each sequence of choices of a seat with this duty, in an orderly copy."""
    orderly = position.copy()
    orderly.order(True)
    return sequences(orderly, seat, duty)


def sequences(position: Any, seat: int, duty: str) -> list[Any]:
    if duty_of(position, seat) != duty:
        return [position]
    found = []
    for option in list(position.options_of(seat)):
        after = position.copy()
        after.choose(seat, option)
        found += sequences(after, seat, duty)
    return found


def reachable(position: Any, seat: int, duty: str, *verbs: str) -> list[Any]:
    """All positions to which free choices of these verbs lead, each once, as long as a seat has this duty."""
    found, seen, left = [], set(), [position]
    while left:
        here = left.pop()
        if duty_of(here, seat) != duty:
            found.append(here)
            continue
        for option in list(here.options_of(seat)):
            if notation(option).split()[0] in verbs:
                after = here.copy()
                after.choose(seat, option)
                if tuple(after.cells) not in seen:
                    seen.add(tuple(after.cells))
                    left.append(after)
    return found


def duty_of(position: Any, seat: int) -> str:
    """The first thing a seat has to do: the action it has begun, or its duty."""
    return steps.DUTIES[position.cells[at.BEGUN + seat] or position.cells[at.DUTY + seat]]
