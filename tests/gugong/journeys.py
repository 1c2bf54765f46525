"""Positions for tests of travelling."""

from tests.gugong.table import Table

SIX = '["servant", "servant", "palace", "palace", "intrigue", "intrigue"]'


def court(anna="", hand='["s1-9"]', cities='taiyuan = "points", xian = "ship"', head="", **others):
    """Anna is about to travel from Datong, which has roads to Taiyuan and Xi'an; elsewhere no tokens lie."""
    cities = f'others = "empty", {cities}'.strip(", ")
    families = {"Anna": f'hand = {hand}, traveller = "datong", {anna}', **others}
    rows = "\n".join(f"{name} = {{ {family.strip(', ')} }}" for name, family in families.items())
    return Table(f"""
        players = ["Anna", "Lisa", "David"]
        officials = {{ travel = "o1", great-wall = "o2" }}
        cities = {{ {cities} }}
        {head}
        [family]
        {rows}
        """)


def journey(token, anna="", **more):
    """Anna has just moved to Taiyuan, where this token lay."""
    table = court(anna, cities=f'taiyuan = "{token}", xian = "double"', **more)
    return table.exchange("s1-9", "travel", "A travel", table.city("taiyuan"))
