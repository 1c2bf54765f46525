"""Progress of a lesson: a step for each page, counted within the chapters of its game.

The script knows how many pages each chapter has on the advised way. On any other way there may be more or
fewer: then some steps are left out, or the last one of the chapter lasts longer. A choice without words is no
step. The pages at the end of the game are always the last ones.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from courtyard.engine.language import Saying


@dataclass(frozen=True)
class Steps:
    """The steps of the lesson that a moment takes, one for each page, and their number in all."""

    first: int
    last: int
    of: int


def steps_at(chapters: Mapping[str, int], chapter: str, step: int, pages: int, is_over: bool) -> Steps:
    """Give the steps of a moment in a chapter, where this step would be next."""
    nth = list(chapters).index(chapter)
    numbers = list(chapters.values())
    before, end = sum(numbers[:nth]), sum(numbers[: nth + 1])
    if is_over:
        before, end = sum(numbers) - pages, sum(numbers)
    if not pages:
        now = min(max(step - 1, before, 1), end)
        return Steps(now, now, sum(numbers))
    first = min(max(step, before + 1), end)
    return Steps(first, min(first + pages - 1, end), sum(numbers))


def chapter_of(saying: Saying) -> str:
    """Give a chapter of the game as the script writes it: `chapter-day 3`."""
    return " ".join([saying.id, *map(str, saying.args.values())])
