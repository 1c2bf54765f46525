"""Checking a box: the sentences of the command line, each with the place that it is about.

The rules check components as a whole and stop at the first thing that cannot be. To say more than one thing
at a time, what was complained about is set back to our value, and the rest is checked again.
"""

import re
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass, replace
from typing import Any

from courtyard.boxes.about_games import about, fits
from courtyard.boxes.bounds import DEEPEST, SHORT, check_shape
from courtyard.boxes.box import at, drop
from courtyard.engine.content import LONGEST_LIST, Table, need, rows, whole
from courtyard.engine.game import Game
from courtyard.engine.trouble import Trouble

ALL = "own"
"""The path of what is no box at all, such as one that is too large."""
MOST = 20
"""Most complaints given at once."""


@dataclass(frozen=True)
class Complaint:
    """An error and its position: a path, such as `card.quarry.cost.gold`, and a place in a file.

    Without a path it is about the box as a whole, such as how many cards there are in all.
    """

    sentence: str
    path: str = ""
    line: int = 0
    column: int = 0

    def __str__(self) -> str:
        where = f"Line {self.line}, column {self.column}: " if self.line else ""
        return f"{where}{self.sentence}"


def check(game: Game, own: Any) -> list[Complaint]:
    """Say what cannot be among corrections; nothing where all is right."""
    try:
        check_shape(game, own)
    except Trouble as trouble:
        wrong = complaint(str(trouble), own if isinstance(own, dict) else {})
        return [wrong if wrong.path else replace(wrong, path=ALL)]
    left: Table = deepcopy(own)
    found: list[Complaint] = []
    while len(found) < MOST:
        said = first_trouble(game, left)
        if said is None:
            break
        each = complaint(said, left)
        if each.path:
            found.append(each)
            if not drop(left, path_in(said, left)):
                break
        else:
            if not found:  # Otherwise it may follow from what was set back.
                found.append(each)
            if not drop_copies(left):
                break
    return found


def drop_copies(own: Table) -> bool:
    """Set back how many there are of each component, which is what is most often wrong with a whole."""
    counts = [path for path in paths(own) if path[-1] in ("copies", "set")]
    return any([drop(own, path) for path in counts])


def first_trouble(game: Game, own: Table) -> str | None:
    try:
        if own:
            check_limits(game, game.correct_components(own))
    except Trouble as trouble:
        return str(trouble)
    except Exception as error:  # Whatever trips the rules themselves is no box.
        return f"These values cannot be played with ({type(error).__name__})."
    return None


def check_limits(game: Game, tables: Table) -> None:
    """Refuse values with which a game would not come to its end within the room that the engine has."""
    for limit in about(game).limit:
        for id_, row in rows(tables):
            for key, value in row.items():
                path = f"{id_}.{key}"
                if not fits(path, limit["keys"]):
                    continue
                if "numbers" in limit:
                    first, last = limit["numbers"]
                    whole(value, first, last, path)
                if limit.get("stays"):
                    ours = at(game.components(), tuple(path.split(".")))
                    need(value == ours, f"{path} must stay {ours!r}, not {value!r}.")
                least, most = limit.get("entries", (0, LONGEST_LIST))
                if isinstance(value, list) and not least <= len(value) <= most:
                    raise Trouble(f"{path} must have {least} to {most} entries, not {len(value)}.")


def complaint(sentence: str, own: Table) -> Complaint:
    short = sentence if len(sentence) <= SHORT else f"{sentence[: SHORT - 1]}…"
    return Complaint(short, ".".join(path_in(sentence, own)))


def path_in(sentence: str, own: Table) -> tuple[str, ...]:
    """Give the place among corrections that a sentence names, the closest one where it names several."""
    unknown = re.match(
        r"'(.+?)' (?:in \[(.+?)\]|at the top) is (?:not a component|no name of a city)", sentence
    )
    if unknown:
        return (*filter(None, (unknown[2] or "").split(".")), unknown[1])
    named = set(re.findall(r"[\w-]+(?:\.[\w-]+)*", sentence.split(", not ")[0]))
    fitting = [path for path in paths(own) if ".".join(path) in named]
    return max(fitting, key=len, default=())


def paths(own: Table, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    for key, value in own.items():
        yield (*path, key)
        if isinstance(value, dict) and len(path) < DEEPEST:
            yield from paths(value, (*path, key))
