"""Ratings: one number for each bot, on the scale of Elo.

Every game counts as duels between the bots at the table: the better place wins, equal places are half a
win each, and two seats of the same bot do not meet. The duels are rated by the
Bradley-Terry model of Weng and Lin (openskill). It takes one after the other and so depends on
their order; it takes all of them several times, in several orders, and the ratings are averaged.
"""

from collections.abc import Iterable
from math import log, sqrt
from random import Random

from courtyard.arena.contest import Played

ANCHOR = 1000.0
"""The rating of `random`, or of the first bot where it does not play."""
ORDERS = 10
PASSES = 2
MOST = 60_000
"""With more duels than this, fewer orders are replayed."""

Duel = tuple[str, str, bool, bool]
"""The better bot, the worse one, whether they tied, and whether it counts for the loser alone."""


def duels(games: Iterable[Played]) -> list[Duel]:
    """Give the duels of games; where a bot failed it has lost them, and the others have won nothing."""
    found: list[Duel] = []
    for game in games:
        sittings = game.sittings
        for nth, one in enumerate(sittings):
            for other in sittings[nth + 1 :]:
                if one.bot == other.bot:
                    continue
                if one.place is not None and other.place is not None:
                    better, worse = (one, other) if one.place <= other.place else (other, one)
                    found.append((better.bot, worse.bot, one.place == other.place, False))
                elif one.place is not None or other.place is not None:
                    better, worse = (one, other) if one.place is None else (other, one)
                    found.append((better.bot, worse.bot, False, True))
    return found


def ratings(games: Iterable[Played], first: str) -> dict[str, float]:
    """Rate all bots that met another: 400 points more is to be ahead ten times as often as behind."""
    from openskill.models import BradleyTerryFull

    met = sorted(duels(games))
    bots = sorted({bot for duel in met for bot in duel[:2]})
    if not bots:
        return {}
    model = BradleyTerryFull(tau=0.0)
    orders = max(2, min(ORDERS, MOST // (PASSES * len(met))))
    totals = dict.fromkeys(bots, 0.0)
    for order in range(orders):
        lot = Random(order)
        rated = {bot: model.rating() for bot in bots}
        for _ in range(PASSES):
            lot.shuffle(met)
            for better, worse, is_tied, is_loss_alone in met:
                pair = model.rate([[rated[better]], [rated[worse]]], ranks=[1, 1] if is_tied else [1, 2])
                if not is_loss_alone:
                    rated[better] = pair[0][0]
                rated[worse] = pair[1][0]
        for bot in bots:
            totals[bot] += rated[bot].mu / orders
    scale = 400 / log(10) / (sqrt(2) * model.beta)
    anchor = totals["random" if "random" in totals else first if first in totals else bots[0]]
    return {bot: round(ANCHOR + (total - anchor) * scale, 1) for bot, total in totals.items()}
