"""The catalogue of a game's rules: one text, four masters.

It serves the rules pages, the "why?" behind prompts and refusals, the tests, and the check that
no rule is left without a test. Each chapter is a TOML file; each table in it is a rule.
"""

import tomllib
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from courtyard.engine.language import LANGUAGES


@dataclass(frozen=True)
class Rule:
    """One rule: its stable id, its words in three languages, and where it comes from."""

    id: str
    chapter: str
    texts: dict[str, str]
    source: dict[str, int] | str
    why: dict[str, str] = field(default_factory=dict)
    """The reason of a ruling of ours, in every language."""
    differs: dict[str, str] | None = None

    @property
    def is_ours(self) -> bool:
        """Tell whether no printed text settles the point, so that the ruling is ours."""
        return self.source == "ours"


class Catalogue:
    """All rules of a game, in the order of its chapters."""

    def __init__(self, game: str, folder: Path, chapters: tuple[str, ...]) -> None:
        self.rules: dict[str, Rule] = {}
        for chapter in chapters:
            with (folder / f"{chapter}.toml").open("rb") as file:
                for slug, row in tomllib.load(file).items():
                    rule = Rule(
                        id=f"{game}.{chapter}.{slug}",
                        chapter=chapter,
                        texts={language: row.get(language, row["en"]) for language in LANGUAGES},
                        source=row["source"],
                        why=row.get("why", {}),
                        differs=row.get("differs"),
                    )
                    self.rules[rule.id] = rule

    def find(self, word: str) -> list[Rule]:
        """Give the rules whose id or text, in any language, holds a word."""
        wanted = word.casefold()
        return [
            rule
            for rule in self.rules.values()
            if wanted in rule.id or any(wanted in text.casefold() for text in rule.texts.values())
        ]


@cache
def catalogue(game: str, folder: Path, chapters: tuple[str, ...]) -> Catalogue:
    return Catalogue(game, folder, chapters)
