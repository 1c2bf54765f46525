"""Places: where on the board, or in which phase, a choice of a game is made.

Progress is told by them: at which location somebody loses most. A game names its own in `puzzles.toml`.
"""

import tomllib
from collections.abc import Iterator
from functools import cache
from typing import Any

from courtyard.engine.game import Game
from courtyard.engine.language import Saying
from courtyard.games import GAMES


@cache
def written_of(game: Game) -> dict[str, Any]:
    """Give what a game says of its puzzles: `puzzles.toml` in its folder, where there is one."""
    path = game.folder / "puzzles.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


def is_on_board(game: Game) -> bool:
    """Tell whether the places of a game are locations of a board."""
    return bool(written_of(game).get("on_board"))


def place_of(game: str, chosen: Saying, best: Saying, chapter: str = "") -> str:
    """Give where a choice is made: where the chosen option is, or else the best one; nothing if nowhere."""
    written = written_of(GAMES[game]) if game in GAMES else {}
    if chapter in written.get("chapters", {}):
        return str(written["chapters"][chapter])
    for id_ in (*ids(chosen), *ids(best)):
        for place, beginnings in written.get("places", {}).items():
            if id_.startswith(tuple(beginnings)):
                return str(place)
    return str(written.get("other_chapters", {}).get(chapter, ""))


def ids(said: Saying) -> Iterator[str]:
    """Give the ids of a saying and of all within it, the outer ones first."""
    yield said.id
    for arg in said.args.values():
        if isinstance(arg, Saying):
            yield from ids(arg)
