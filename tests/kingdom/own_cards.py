"""Cards of a test's own: `Table(POSITION + card("mill", cost={"gold": 2}, points=3))`.

A card costs three Materials unless a test says otherwise, so that it can lie under construction.
"""

from typing import Any

from courtyard.games.kingdom.declaration.checks import RESOURCE_NAMES
from courtyard.games.kingdom.declaration.words import SPACE_NAMES


def card(name: str, kind: str = "structure", cost: dict[str, int] | None = None, **properties: Any) -> str:
    """Describe a card for a position; its cost and production are filled up with 0."""
    cost = {"materials": 3} if cost is None else cost
    lines = [f"[card.{name}]", f'type = "{kind}"', f"cost = {amounts(cost, SPACE_NAMES)}"]
    if "makes" in properties:
        lines.append(f"makes = {amounts(properties.pop('makes'), RESOURCE_NAMES)}")
    lines += [f"{key} = {written(value)}" for key, value in properties.items()]
    return "\n".join(["", *lines, ""])


def amounts(some: dict[str, int], names: tuple[str, ...]) -> str:
    assert set(some) <= set(names)
    return "{ " + ", ".join(f"{name} = {some.get(name, 0)}" for name in names) + " }"


def written(value: Any) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)
