"""Who resigned comes after all who did not, whatever the bot made of the rest of their game."""

from collections.abc import Sequence


def places_after(places: Sequence[int], resigned: Sequence[bool]) -> list[int]:
    """Give the places of all seats; those who resigned share the last one."""
    stayed = [place for place, is_gone in zip(places, resigned, strict=True) if not is_gone]
    if not stayed:
        return list(places)
    return [
        len(stayed) + 1 if is_gone else 1 + sum(other < place for other in stayed)
        for place, is_gone in zip(places, resigned, strict=True)
    ]
