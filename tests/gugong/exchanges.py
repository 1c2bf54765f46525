"""Turns to exchange gifts in, for tests of the exchange and of what follows it."""

from courtyard.games.gugong.declaration.components import printed
from tests.gugong.table import Table

GIFTS = printed()["gift"]


def lisa_with(hand: str | list[str], officials: str, family: str = "", table: str = "") -> Table:
    """Lisa's turn among four, with these cards in hand and these gifts with some officials."""
    return Table(f"""
        players = ["Lisa", "David", "Anna", "Sebastian"]
        officials = {{ {officials} }}
        {table}
        [family.Lisa]
        hand = {hand}
        {family}
    """)
