"""The rules and values that a game began with: it goes on with them, and is replayed by them, for ever.

A ruleset is written `2-1f0c83aa94d7`: the version of the rules, and a digest of the component values. The
values of every ruleset are kept in a folder of the game, each in a file that is named by its digest. Where
rules differ between versions, they ask for the version (`rules` of the tables); where values differ, those
of an older ruleset are laid over today's as an owner's corrections are.
"""

import hashlib
import json
from collections.abc import Callable
from copy import deepcopy
from functools import cached_property
from pathlib import Path

from courtyard.engine.content import WHOLE, Table, refuse_whole
from courtyard.engine.language import LANGUAGES
from courtyard.engine.trouble import Trouble

DIGITS = 12
NAMES = {name for language in LANGUAGES for name in (language, f"{language}_plural")}


def canonical(values: Table) -> str:
    """Write values so that equal ones are written alike."""
    return json.dumps(values, sort_keys=True, ensure_ascii=False, separators=(",", ":"))


def digest(values: Table) -> str:
    return hashlib.sha256(canonical(values).encode()).hexdigest()[:DIGITS]


def version_of(ruleset: str) -> int:
    """Give the version of the rules that a ruleset names."""
    return int(ruleset.partition("-")[0])


def without_names(values: Table) -> Table:
    """Give values without what things are called."""
    return {
        key: without_names(value) if isinstance(value, dict) else value
        for key, value in values.items()
        if key not in NAMES
    }


def differing(now: Table, then: Table) -> Table:
    """Give what must be laid over today's values to have those of another time, called as today.

    A table that has other rows now is given as a whole.
    """
    if without_names(now).keys() != without_names(then).keys():
        return {WHOLE: then}
    found: Table = {}
    for key, value in without_names(then).items():
        if isinstance(value, dict) and isinstance(now[key], dict):
            below = differing(now[key], value)
            if below:
                found[key] = below
        elif now[key] != value:
            found[key] = value
    return found


def overlaid(below: Table, above: Table) -> Table:
    """Give corrections with others on top of them."""
    found = deepcopy(below)
    for key, value in above.items():
        if isinstance(value, dict) and isinstance(found.get(key), dict):
            found[key] = overlaid(found[key], value)
        else:
            found[key] = deepcopy(value)
    return found


class Rulesets:
    """The rulesets of one game: today's, and those with which games may still be under way."""

    def __init__(self, folder: Path, printed: Callable[[], Table], oldest: int, newest: int) -> None:
        self.folder = folder
        self.printed = printed
        self.oldest = oldest
        self.newest = newest

    @cached_property
    def current(self) -> str:
        return f"{self.newest}-{self.kept(self.printed())}"

    def kept(self, values: Table) -> str:
        """Give the digest under which values are kept: that of a file with other names, if there is one."""
        exact = digest(values)
        if self.file(exact).is_file():
            return exact
        for path in sorted(self.folder.glob("*.json")):
            if without_names(json.loads(path.read_text(encoding="utf-8"))) == without_names(values):
                return path.stem
        return exact

    def file(self, values: str) -> Path:
        return self.folder / f"{values}.json"

    def keep(self) -> Path:
        """Keep today's values, so that games that begin with them can be played for ever."""
        path = self.file(self.kept(self.printed()))
        if not path.is_file():
            path.parent.mkdir(exist_ok=True)
            path.write_text(canonical(self.printed()) + "\n", encoding="utf-8")
        return path

    def check(self, ruleset: object) -> None:
        """Refuse with a sentence what is no ruleset of this game."""
        if ruleset == self.current:
            return
        version, _, values = ruleset.partition("-") if isinstance(ruleset, str) else ("", "", "")
        if not (version.isascii() and version.isdecimal() and len(version) < 6 and values.isalnum()):
            raise Trouble(f"A ruleset is written as {self.current}, not as {ruleset!r}.")
        if not self.oldest <= int(version) <= self.newest:
            raise Trouble(
                f"This game began with version {version} of the rules; this Courtyard plays {self.oldest} "
                f"to {self.newest}, so it cannot go on."
            )
        if not self.file(values).is_file():
            raise Trouble(
                f"This game began with component values that this Courtyard does not know: {values}."
            )

    def own(self, ruleset: str, own: Table) -> Table:
        """Give the corrections to today's values with which a game of this ruleset is played."""
        refuse_whole(own)
        values = ruleset.partition("-")[2]
        if values == self.current.partition("-")[2]:
            return own
        then = json.loads(self.file(values).read_text(encoding="utf-8"))
        return overlaid(differing(self.printed(), then), own)
