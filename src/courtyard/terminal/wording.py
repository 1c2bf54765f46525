"""The terminal's own words, in the reader's language."""

from functools import cache
from pathlib import Path

from courtyard.engine.game import Game
from courtyard.engine.language import Phrasebook, Saying


@cache
def phrasebook() -> Phrasebook:
    """Give the words of the terminal, and those of every game's board, which stand beside its drawing."""
    here = Path(__file__).parent
    return Phrasebook(here / "phrases", *sorted(here.glob("*/phrases")))


def say(language: str, phrase: str, **gaps: str | int) -> str:
    """Put one of the terminal's own phrases into words."""
    return phrasebook().say(Saying(phrase, dict(gaps)), language)


def knows(phrase: str) -> bool:
    return phrase in phrasebook().ids("en")


def chapter_name(game: Game, chapter: str, language: str) -> str:
    """Give the heading of a chapter of a game's rules."""
    phrase = f"{game.name}-chapter-{chapter}"
    return say(language, phrase) if knows(phrase) else chapter.replace("-", " ").capitalize()
