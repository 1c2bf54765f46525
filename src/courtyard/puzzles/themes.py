"""Themes: what a puzzle is about, found from what the best moves do that the next best do not.

The signs are what the moves themselves bring about (events), what comes of them until the next day or round
(feats), and the parts of the final count. Each game has one table of themes with the signs that speak for
each; the theme for which most speaks is taken. While a puzzle is solved only the family is told.
"""

from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from courtyard.bots.facts import make
from courtyard.bots.outlook import Trials
from courtyard.bots.reasons import differing
from courtyard.engine.game import Game
from courtyard.engine.position import Position
from courtyard.puzzles.places import written_of

CERTAIN = 2.0
"""A difference counts if it is this many times what luck could make."""


class Theme(NamedTuple):
    """Theme of a puzzle: its family, and how much each sign speaks for it.

    A sign is `event:NAME` of what the moves bring about at once, `feat:NAME` or `part:NAME` of what comes of
    it, `kind:NAME` of the question at which it is decided, or `word:NAME` of a word with which only the best
    option is written; with a minus in front it is about less of it.
    """

    family: str
    signs: Mapping[str, float]


class Table(NamedTuple):
    """All about the puzzles of one game."""

    turns: frozenset[int]
    """Events with which another turn begins, also where the same seat goes on."""
    last: str
    """The theme of a move that is decided in the last day or round and has no clear other."""
    usual: str
    """The theme where nothing speaks for any."""
    themes: dict[str, Theme]


PLAIN = Table(frozenset(), "move", "move", {"move": Theme("moves", {})})
"""For a game that has no table: its puzzles have one theme."""


@cache
def table_of(game: Game) -> Table:
    """Read what a game says of its puzzles, if it does (`puzzles.toml` in its folder)."""
    written = written_of(game)
    if "themes" not in written:
        return PLAIN
    return Table(
        frozenset(game.event_names.index(name) for name in written["turns"]),
        written["last"],
        written["usual"],
        {name: Theme(theme["family"], theme.get("signs", {})) for name, theme in written["themes"].items()},
    )


def happened(game: Game, position: Position, seat: int, moves: list[int]) -> Counter[str]:
    """Count what the moves of a seat bring about at once, by the names of the events."""
    events, names = make(position.copy(), seat, moves), game.event_names
    return Counter(names[event[0]] for event in events if event[0] >= 0 and event[1] == seat)


def signs_of(
    events: Counter[str],
    others: Counter[str],
    trials: Trials | None,
    kind: str,
    options: tuple[str, str] = ("", ""),
) -> dict[str, float]:
    """Give every sign by which the best moves (0) differ from the next best (1), and how strongly.

    `options` are these two as they are written at the choice that matters most.
    """
    found = {f"kind:{kind}": 1.0}
    best, other = (set(option.split()) for option in options)
    found |= {f"word:{word}": 1.0 for word in best - other} | {f"-word:{word}": 1.0 for word in other - best}
    for name in events.keys() | others.keys():
        more = events[name] - others[name]
        if more:
            found[f"{'' if more > 0 else '-'}event:{name}"] = min(abs(more), 2)
    if trials is not None:
        rows = (("feat", trials.feats), ("part", trials.counts))
        for prefix, counts in rows:
            for name, amount in differing(counts[0], counts[1], CERTAIN):
                found[f"{'' if amount > 0 else '-'}{prefix}:{name}"] = min(abs(amount), 4.0)
    return found


def theme_of(table: Table, signs: dict[str, float], is_last: bool = False) -> tuple[str, str]:
    """Give the theme for which most speaks, and its family."""
    spoken = {
        name: sum(weight * signs.get(sign, 0.0) for sign, weight in theme.signs.items())
        for name, theme in table.themes.items()
    }
    best = max(spoken, key=lambda name: spoken[name])
    if spoken[best] <= 0:
        best = table.last if is_last else table.usual
    return best, table.themes[best].family
