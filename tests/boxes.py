"""Boxes by lot, within what the check allows."""

from copy import deepcopy
from typing import Any

from courtyard.boxes.box import Box, put, tidy
from courtyard.boxes.checking import check
from courtyard.boxes.listing import Component, Field, listed
from courtyard.engine.chance import Dice
from courtyard.engine.content import Table
from courtyard.engine.game import Game

NUMBERS = (0, 1, 2, 3, 5, 9, 12, 20, 30, 40, 50, 60, 99, 100, 500)


def box_by_lot(game: Game, dice: Dice, chance: int) -> Table:
    """Change about one value in so many, as far as the check lets it be; sums are kept by moving pieces."""
    own: Table = {}
    components = listed(game, Box(game.name, "", {}))

    def attempt(*changes: tuple[str, str, Any]) -> None:
        nonlocal own
        tried = deepcopy(own)
        for id_, key, value in changes:
            put(tried, (*id_.split("."), *key.split(".")), value)
        tried = tidy(game, tried)
        if not check(game, tried):
            own = tried

    for each in components:
        for field in each.fields:
            if not dice.below(chance) and (value := other(field, dice)) is not None:
                attempt((each.id, field.key, value))
    for key in ("copies", "set"):
        having = [(each, value_of(each, key)) for each in components if value_of(each, key) is not None]
        for _ in range(len(having) // chance):
            (one, was), (two, there) = (having[dice.below(len(having))] for _ in range(2))
            if key == "set":
                attempt((one.id, key, there), (two.id, key, was))
            elif one is not two and was > 0:
                attempt((one.id, key, was - 1), (two.id, key, there + 1))
    if game.name == "gugong" and not dice.below(2):
        days = 1 + dice.below(4)
        attempt(
            ("days", "servants", [dice.below(13) for _ in range(days)]),
            ("meng", "matches", [dice.below(21) for _ in range(days)]),
        )
    return own


def value_of(each: Component, key: str) -> Any:
    return next((field.value for field in each.fields if field.key == key), None)


def other(field: Field, dice: Dice) -> Any:
    """Give another value of the same kind, or nothing where none is to be had by lot."""
    ours = field.ours
    if isinstance(ours, bool):
        return not ours
    if isinstance(ours, int):
        return NUMBERS[dice.below(len(NUMBERS))]
    if isinstance(ours, str):
        return field.choices[dice.below(len(field.choices))] if field.choices else None
    if isinstance(ours, list) and ours and all(isinstance(part, int) for part in ours):
        length = len(ours) if dice.below(3) else dice.below(21)
        return [NUMBERS[dice.below(len(NUMBERS))] % 13 for _ in range(length)]
    if isinstance(ours, list) and field.choices:
        return [field.choices[dice.below(len(field.choices))] for _ in ours]
    return None
