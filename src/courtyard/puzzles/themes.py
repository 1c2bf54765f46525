"""Themes: what a puzzle is about, found from what the best moves do that the next best do not.

The signs are what the moves themselves bring about (events), what comes of them until the next day or round
(feats), and the parts of the final count. Each game has one table of themes with the signs that speak for
each; the theme for which most speaks is taken. While a puzzle is solved only the family is told.
"""

from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

from courtyard.bots.outlook import Trials, events_of
from courtyard.bots.reasons import differing
from courtyard.engine.game import Game
from courtyard.engine.position import Position
from courtyard.games.gugong.declaration import events as g
from courtyard.games.kingdom.declaration import events as k

CERTAIN = 2.0
"""A difference counts if it is this many times what luck could make."""


class Theme(NamedTuple):
    """Theme of a puzzle: its family, and how much each sign speaks for it.

    A sign is `event:NAME` of what the moves bring about at once, `feat:NAME` or `part:NAME` of what comes of
    it, or `kind:NAME` of the question at which it is decided; with a minus in front it is about less of it.
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


GUGONG = Table(
    turns=frozenset({g.TURN, g.NIGHT, g.DAWN}),
    last="last-day",
    usual="exchange",
    themes={
        "wall": Theme("majority", {"event:built": 2, "feat:feat-wall": 1, "event:wall-won": 3}),
        "ship": Theme(
            "timing",
            {"event:loaded": 2, "event:sailed": 3, "event:claimed": 3, "feat:feat-loaded": 1}
            | {"feat:feat-claimed": 2, "event:new-ship": 1},
        ),
        "matches": Theme("cards", {"feat:feat-matches": 3, "event:swapped": 0.5}),
        "travel": Theme(
            "efficiency",
            {"event:travelled": 1.5, "feat:feat-tokens": 1, "event:token-used": 1.5, "event:toll-paid": 0.5},
        ),
        "envoy": Theme(
            "timing",
            {"event:envoy-moved": 2, "feat:feat-envoy": 1, "event:arrived": 3, "part:score-arrival": 1},
        ),
        "last-day": Theme("timing", {"part:score-outside": 2, "-part:score-outside": 2}),
        "decree": Theme(
            "investment", {"event:decree-obtained": 3, "feat:feat-decrees": 2, "part:score-decrees": 1}
        ),
        "jade": Theme("investment", {"event:jade-gained": 2, "feat:feat-jade": 1.5, "part:score-jade": 0.5}),
        "intrigue": Theme(
            "majority", {"event:marker-moved": 1, "feat:feat-intrigue": 0.5, "event:medal-taken": 1.5}
        ),
        "servants": Theme(
            "efficiency", {"feat:feat-servants": 0.5, "-feat:feat-paid": 0.6, "event:gained": 0.4}
        ),
        "exchange": Theme(
            "cards",
            {
                "-feat:feat-idle": 2,
                "-feat:feat-sacrificed": 2,
                "feat:feat-gifts": 1,
                "-event:without-actions": 2,
            },
        ),
    },
)

KINGDOM = Table(
    turns=frozenset({k.PHASE, k.ROUND_BEGINS}),
    last="last-round",
    usual="planning",
    themes={
        "offering": Theme("drafting", {"kind:select-area": 3}),
        "layout": Theme("drafting", {"kind:offer-card": 1.5, "kind:lay-card": 1.5}),
        "trap": Theme("drafting", {"event:trap-back": 3, "event:unmasked": 3, "event:charted": 1}),
        "combo": Theme("investment", {"part:score-combo": 1}),
        "supremacy": Theme(
            "efficiency", {"feat:feat-supremacies": 2, "event:trained": 2, "event:taken-from-training": 2}
        ),
        "combat": Theme(
            "timing",
            {"event:vanquished": 3, "feat:feat-vanquished": 2, "event:enlisted": 1.5, "feat:feat-soldiers": 1}
            | {"-feat:feat-calamities": 2, "event:vermin-vanquished": 2, "part:score-lost": 1},
        ),
        "recycling": Theme("efficiency", {"event:recycled": 1.5, "event:dropped": 1}),
        "krystallium": Theme(
            "efficiency", {"event:transmuted": 3, "feat:feat-krystallium": 1.5, "event:into-alchemy": 1}
        ),
        "building": Theme("timing", {"event:completed": 2, "feat:feat-completed": 1, "event:placed": 0.3}),
        "production": Theme(
            "investment",
            {f"feat:feat-{name}": 0.5 for name in ("materials", "population", "gold", "exploration")},
        ),
        "quest": Theme("timing", {"event:step-done": 3, "feat:feat-steps": 2, "part:score-quest": 1}),
        "advisor": Theme(
            "cards", {"event:advisor-used": 3, "event:advisor-enters": 2, "event:advisor-kept": 2}
        ),
        "points": Theme("investment", {"part:score-flat": 0.5}),
        "planning": Theme("cards", {"event:slated": 0.5}),
        "last-round": Theme("timing", {}),
    },
)

TABLES: dict[str, Table] = {"gugong": GUGONG, "kingdom": KINGDOM}
PLAIN = Table(frozenset(), "move", "move", {"move": Theme("moves", {})})
"""For a game that has no table: its puzzles have one theme."""


def table_of(game: Game) -> Table:
    return TABLES.get(game.name, PLAIN)


def happened(game: Game, position: Position, seat: int, moves: list[int]) -> Counter[str]:
    """Count what the moves of a seat bring about at once, by the names of the events."""
    after = position.copy()
    after.records_events = True
    after.take_events()
    for move in moves:
        if not after.is_open(seat) or move not in list(after.options_of(seat)):
            break
        after.choose(seat, move)
    names = game.event_names
    return Counter(names[event[0]] for event in events_of(after) if event[0] >= 0 and event[1] == seat)


def signs_of(
    events: Counter[str], others: Counter[str], trials: Trials | None, kind: str
) -> dict[str, float]:
    """Give every sign by which the best moves (0) differ from the next best (1), and how strongly."""
    found = {f"kind:{kind}": 1.0}
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
