"""Facts about a game's components beside their values: kinds, finer sources, words to choose from.

A game writes them in `box.toml` in its folder.
"""

import tomllib
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache, lru_cache
from typing import Any

from courtyard.engine.game import Game

OTHER = "other"
KNOWN = 8192
"""Values whose sources and words are remembered; our games have fewer."""


@dataclass(frozen=True)
class Kind:
    """A part of the box that is shown together; `counted` ones are pieces in some number."""

    name: str
    of: tuple[str, ...]
    counted: bool


@dataclass(frozen=True, eq=False)
class About:
    """Contents of `box.toml`; a game without one has everything under `other`."""

    kinds: tuple[Kind, ...]
    finer: tuple[dict[str, Any], ...]
    choice: tuple[dict[str, Any], ...]
    named: tuple[dict[str, Any], ...]
    limit: tuple[dict[str, Any], ...]
    numbered: tuple[str, ...]
    """Rows that say by their `number` how many there are, as others do by their `copies`."""

    def kind_of(self, id_: str) -> str:
        return next((kind.name for kind in self.kinds if fits(id_, kind.of)), OTHER)

    def source_of(self, id_: str, key: str, usual: str) -> str:
        return finer_source(self, id_, key) or usual

    def choices_of(self, id_: str, key: str) -> list[str]:
        return list(words_of(self, f"{id_}.{key}"))


@lru_cache(KNOWN)
def finer_source(told: About, id_: str, key: str) -> str | None:
    source = None
    for each in told.finer:
        if fits(id_, each["of"]) and fits(key, each["keys"]):
            source = each["source"]
    return source


@lru_cache(KNOWN)
def words_of(told: About, path: str) -> tuple[str, ...]:
    return next((tuple(each["words"]) for each in told.choice if fits(path, each["keys"])), ())


def fits(name: str, patterns: Any) -> bool:
    return any(fnmatchcase(name, pattern) for pattern in patterns)


@cache
def about(game: Game) -> About:
    path = game.folder / "box.toml"
    told = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    kinds = [
        Kind(kind["name"], tuple(kind["of"]), kind.get("counted", False)) for kind in told.get("kind", ())
    ]
    return About(
        kinds=(*kinds, Kind(OTHER, ("*",), not kinds)),
        finer=tuple(told.get("finer", ())),
        choice=tuple(told.get("choice", ())),
        named=tuple(told.get("named", ())),
        limit=tuple(told.get("limit", ())),
        numbered=tuple(told.get("numbered", ())),
    )
