"""Resigning: a seat that resigned is placed after all that did not, however the bot finishes its game."""

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
