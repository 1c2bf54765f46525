"""The final count, part by part: where everybody's points came from, and what decided between equals."""

from courtyard.engine.language import Saying
from courtyard.engine.terms import Event, Part, Reckoning, View
from courtyard.games.gugong.declaration import events as e

PARTS = {
    e.DECREE_SCORED: "score-decrees",
    e.ARRIVAL_SCORED: "score-arrival",
    e.JADE_SCORED: "score-jade",
    e.OUTSIDE: "score-outside",
}
"""Parts of the final scoring, in order; everything else was scored during the game."""


def reckon(view: View, events: list[Event]) -> Reckoning:
    """Split the final points of all families; a part in which nobody has any is left out."""
    final = [family["points"] for family in view["families"]]
    scored = {kind: [0] * len(final) for kind in PARTS}
    for kind, seat, a, b in events:
        if kind in PARTS:
            scored[kind][seat] += -a if kind == e.OUTSIDE else b
    before = [all_in_all - sum(some) for all_in_all, *some in zip(final, *scored.values(), strict=True)]
    parts = [Part(Saying("score-game"), tuple(before))]
    parts += [Part(Saying(name), tuple(scored[kind])) for kind, name in PARTS.items() if any(scored[kind])]
    return Reckoning(tuple(parts), remarks(view))


def remarks(view: View) -> tuple[Saying, ...]:
    """Say that markers decided, where points did not (gugong.ending.tie-by-intrigue)."""
    meng = view["meng"]["seat"] if view["meng"] else None
    able = [family for seat, family in enumerate(view["families"]) if family["arrival"] or seat == meng]
    if not able:
        return (Saying("all-outside", {"order": markers(view)}),)
    if len({family["points"] for family in able}) < len(able):
        return (Saying("tie", {"order": markers(view)}),)
    return ()


def markers(view: View) -> str:
    """Give the seats from the first marker on the Intrigue Track to the last."""
    where = [(family["intrigue"]["step"], family["intrigue"]["height"]) for family in view["families"]]
    order = sorted(range(len(where)), key=where.__getitem__, reverse=True)
    return " > ".join(f"@{seat}" for seat in order)
