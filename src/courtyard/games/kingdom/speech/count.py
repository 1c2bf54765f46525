"""The final count, part by part: where everybody's points came from, what decided, and which medal it is."""

from courtyard.engine.language import Saying
from courtyard.engine.terms import Event, Part, Reckoning, View
from courtyard.games.kingdom.chapters.ending import medal_for
from courtyard.games.kingdom.declaration import events as e
from courtyard.games.kingdom.declaration.components import tables_for

PARTS = {
    e.FLAT_POINTS: "score-flat",
    e.COMBO_POINTS: "score-combo",
    e.QUEST_POINTS: "score-quest",
    e.LOST_POINTS: "score-lost",
}
MEDALS = ("medal-0", "medal-1", "medal-2", "medal-3")


def reckon(view: View, events: list[Event]) -> Reckoning:
    """Split the final points of all seats; but for the cards, a part in which nobody has any is left out."""
    scored = {kind: [0] * len(view["duchies"]) for kind in PARTS}
    for kind, seat, points, _ in events:
        if kind in PARTS:
            scored[kind][seat] = -points if kind == e.LOST_POINTS else points
    parts = [
        Part(Saying(name), tuple(scored[kind]))
        for kind, name in PARTS.items()
        if kind == e.FLAT_POINTS or any(scored[kind])
    ]
    return Reckoning(tuple(parts), tuple(remarks(view, events)))


def remarks(view: View, events: list[Event]) -> list[Saying]:
    """Say who could not win, and which medal was earned or what decided between equals."""
    unfinished = [seat for kind, seat, _, _ in events if kind == e.QUEST_UNFINISHED]
    said = [
        Saying("quest-unfinished-you" if seat == view["viewer"] else "quest-unfinished", {"name": f"@{seat}"})
        for seat in unfinished
    ]
    if len(view["duchies"]) == 1:
        return [*said, Saying("medal-0") if unfinished else medal(view)]
    return said if unfinished else tie(view)


def medal(view: View) -> Saying:
    """Name the medal of a player alone (kingdom.solo.bronze)."""
    t = tables_for(view["options"], view["own"])
    return Saying(MEDALS[medal_for(t, view["duchies"][0]["points"])])


def tie(view: View) -> list[Saying]:
    """Say whether cards or soldiers decided between equals (kingdom.ending.tie-by-cards)."""
    one, other = view["duchies"]
    if one["points"] != other["points"]:
        return []
    cards = [len(duchy["built"]) + len(duchy["calamities"]) for duchy in (one, other)]
    if cards[0] != cards[1]:
        return [Saying("tie-cards", {"order": f"{cards[0]} : {cards[1]}"})]
    if one["soldiers"] != other["soldiers"]:
        return [Saying("tie-soldiers", {"order": f"{one['soldiers']} : {other['soldiers']}"})]
    return []
