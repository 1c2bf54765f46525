"""Sayings: what is said to people, in English, French and Dutch.

Everything said is an id with arguments, and becomes words only at the very edge, in the language
of the reader. The words stand in Fluent files beside each game.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct, field

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr", "nl")


class Saying(Struct, frozen=True, gc=False):
    """Something to be said: its id in the Fluent files, and what stands in its gaps."""

    id: str
    args: "Mapping[str, str | int | Saying]" = field(default_factory=dict)


class Phrasebook:
    """Words that belong together in every language, read from the `<language>.ftl` files of folders."""

    def __init__(self, *folders: Path) -> None:
        self.folders = folders
        self._bundles: dict[str, FluentBundle] = {}

    def bundle(self, language: str) -> "FluentBundle":
        """The words of a language; they are read when they are first needed."""
        if language not in self._bundles:
            # Imported here, because a process that only plays says nothing, and needs 3 MB less without.
            from fluent.runtime import FluentBundle, FluentResource

            bundle = FluentBundle([language], use_isolating=False)
            bundle.add_resource(FluentResource(self.source(language)))
            self._bundles[language] = bundle
        return self._bundles[language]

    def source(self, language: str) -> str:
        """Give the words of a language as they are written; a game without a translation uses English."""
        paths = (folder / f"{language}.ftl" for folder in self.folders)
        there = (path if path.is_file() else path.with_name("en.ftl") for path in paths)
        return "\n".join(path.read_text(encoding="utf-8") for path in there)

    def ids(self, language: str) -> set[str]:
        return set(self.bundle(language)._messages)

    def say(self, saying: Saying, language: str = "en") -> str:
        """Put a saying into words; a missing message or gap is a defect of ours and raises."""
        bundle = self.bundle(language)
        args = {
            name: self.say(value, language) if isinstance(value, Saying) else value
            for name, value in saying.args.items()
        }
        message = bundle.get_message(saying.id)
        if message.value is None:
            raise KeyError(saying.id)
        text, errors = bundle.format_pattern(message.value, args)
        if errors:
            raise ValueError(f"{saying.id} in {language}: {errors}")
        return str(text)


@cache
def phrasebook(*folders: Path) -> Phrasebook:
    return Phrasebook(*folders)
