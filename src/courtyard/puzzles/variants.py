"""Variants by seed: a run goes through every number of players, every module and every printing."""

import json
from functools import cache
from typing import Any

from courtyard.engine.chance import Dice
from courtyard.engine.game import Game
from courtyard.engine.trouble import Trouble

MAIN = ("players", "solo", "module")
"""Options by which games feel different: each value of them comes as often as any other."""


def options_for(game: Game, seed: int, which: str = "all") -> dict[str, Any]:
    """Give the options of the game with this seed: one kind after the other, and the rest at random."""
    kinds = kinds_of(game.name, game)
    kind = list(kinds)[seed % len(kinds)]
    if which != "all":
        return kinds[kind][0]
    return kinds[kind][Dice(seed).below(len(kinds[kind]))]


@cache
def kinds_of(_name: str, game: Game) -> dict[str, list[dict[str, Any]]]:
    """Sort all variants of a game by what makes them feel different, the usual one of each kind first."""
    kinds: dict[str, list[dict[str, Any]]] = {}
    for options in game.variants():
        kind = json.dumps([options.get(name) for name in MAIN])
        kinds.setdefault(kind, []).append(options)
    for variants in kinds.values():
        variants.sort(key=lambda options: distance(game, options))
    return dict(sorted(kinds.items()))


def distance(game: Game, options: dict[str, Any]) -> int:
    """Give by how many options a variant differs from the usual one of its kind."""
    try:
        usual = game.settle_options({name: options[name] for name in MAIN if name in options})
    except Trouble:
        return len(options)
    return sum(options[name] != usual.get(name) for name in options)
