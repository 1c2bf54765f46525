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
    return name_in(game.about, f"chapter-{game.name}-{chapter}", chapter, language)


def name_in(words: Phrasebook, phrase: str, name: str, language: str) -> str:
    """Give a phrase; where there is none, the name that it is for, as a word."""
    if phrase in words.ids("en"):
        return words.say(Saying(phrase), language)
    return name.replace("-", " ").capitalize()
