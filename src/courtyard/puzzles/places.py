"""Places: where on the board, or in which phase, a choice of a game is made.

Progress is told by them: at which location somebody loses most. A game without a table has none.
"""

from collections.abc import Iterator, Mapping

from courtyard.engine.language import Saying

GUGONG = {
    "travel": ("official-travel", "travel-", "to-city"),
    "great-wall": ("official-great-wall", "build-", "pay-and-build", "decline-extra"),
    "jade": ("official-jade", "buy-jade"),
    "intrigue": ("official-intrigue", "climb", "decline-benefit"),
    "palace": ("official-palace", "envoy"),
    "decrees": ("official-decrees", "obtain-"),
    "canal": ("official-canal", "load", "new-ship", "sail", "claim", "decline-load", "decline-sail")
    + ("decline-claim",),
}
"""Locations with the words of their options, or of a part of these, or how they begin."""
KINGDOM = {
    "offering": ("offer", "lay-up", "lay-down"),
    "selecting": ("take-area", "take-empty", "token-reveal", "drop-first", "no-search"),
    "planning": ("slate", "recycle"),
}
"""Phases likewise, where nothing else is known."""
PHASES = {"chapter-planning": "planning", "chapter-production": "production", "chapter-combat": "combat"}
"""Phases of Kingdom by the name of the chapter; the Choice phase has two parts."""
WORDS: dict[str, Mapping[str, tuple[str, ...]]] = {"gugong": GUGONG, "kingdom": KINGDOM}


def place_of(game: str, chosen: Saying, best: Saying, chapter: str = "") -> str:
    """Give where a choice is made: where the chosen option is, or else the best one; nothing if nowhere."""
    if game == "kingdom" and chapter in PHASES:
        return PHASES[chapter]
    words = WORDS.get(game, {})
    for id_ in (*ids(chosen), *ids(best)):
        for place, beginnings in words.items():
            if id_.startswith(beginnings):
                return place
    return "selecting" if chapter == "chapter-choice" else ""


def ids(said: Saying) -> Iterator[str]:
    """Give the ids of a saying and of all within it, the outer ones first."""
    yield said.id
    for arg in said.args.values():
        if isinstance(arg, Saying):
            yield from ids(arg)
