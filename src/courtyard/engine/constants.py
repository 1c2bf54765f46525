"""The numbers of a declaration as constants, for compiled code.

`python -m courtyard.engine.constants FOLDER` writes them into modules beside its `declaration.toml`, which
nobody edits; a test compares them.
"""

import keyword
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final

from courtyard.engine.declaration import Declaration, end_of
from courtyard.engine.trouble import Trouble

HEADER: Final = '"""{about}\n\nWritten by `make declare` from declaration.toml; not edited by hand.\n"""\n'
WIDEST: Final = 110


def constant(name: str) -> str:
    """Give the name of a constant."""
    written = name.replace("-", "_").upper()
    if not written.isidentifier() or keyword.iskeyword(written):
        raise Trouble(f"{name!r} is no name for a number.")
    return written


def modules(declared: Declaration) -> dict[str, str]:
    """Give the text of every module with constants that a declaration leads to, by its name."""
    d = declared
    found = {
        "counts": numbers("Numbers of things.", d.counts, "[i64]"),
        "words": words_module(
            "The words of the game, and their numbers.",
            d,
            [name for name in d.words if name not in d.step_words],
            d.numbers,
            "[i64]",
        ),
        "cells": numbers(
            "First cells of the parts of a position.",
            {**{cell.name: cell.first for cell in d.cells.values()}, "size": d.size},
            "[i64]",
        ),
        "options": numbers(
            "First options of the blocks: the same number always means the same choice.",
            {
                **{block.name: block.first for block in d.options.values()},
                "player_options": d.player_options,
                **{block.name: block.first for block in d.chance.values()},
                "all_options": d.all_options,
            },
            "[i64]",
        ),
        "steps": words_module(
            "Steps of the agenda: done at once, from ASK and ALL on asked, from LOT on drawn.",
            d,
            d.step_words,
            {"": {step.name: step.number for step in d.steps.values()} | {"asked_of_one": d.asked_of_one}},
        ),
        "events": numbers("Events of the log.", {name: nth for nth, name in enumerate(d.events)})
        + "\n".join(["", *assigned("NAMES: Final = ", d.events), ""]),
    }
    if d.observation:
        found["observation"] = numbers(
            "First numbers of the parts of an observation.",
            {
                **{row.name: row.first for row in d.observation.values()},
                "size": end_of(d.observation, 0),
            },
            "[i64]",
        )
    if d.literals:
        found["literals"] = literals_module(d)
    return found


def numbers(about: str, them: Mapping[str, int], kind: str = "") -> str:
    """Give a module of named numbers."""
    imports = "from typing import Final\n" + ("\nfrom mypy_extensions import i64\n" if kind else "")
    lines = [f"{constant(name)}: Final{kind} = {number}" for name, number in them.items()]
    return f"{HEADER.format(about=about)}\n{imports}\n" + "\n".join(lines) + "\n"


def words_module(
    about: str, d: Declaration, lists: Iterable[str], more: Mapping[str, Mapping[str, int]], kind: str = ""
) -> str:
    """Give a module of words: each list with its constants, then numbers that are no words."""
    parts = []
    for title, them in more.items():
        lines = [f"{constant(name)}: Final{kind} = {number}" for name, number in them.items()]
        parts.append("\n".join([f"# {title.capitalize()}.", *lines] if title else lines))
    for name in lists:
        own = d.constants.get(name, {})
        first = len(d.words[name]) - len(own)
        lines = [f"{constant(word)}: Final = {first + nth}" for nth, word in enumerate(own)]
        parts.append("\n".join([*lines, *assigned(f"{constant(name)}: Final = ", d.words[name])]))
    imports = "from typing import Final\n" + ("\nfrom mypy_extensions import i64\n" if kind and more else "")
    return f"{HEADER.format(about=about)}\n{imports}\n" + "\n\n".join(parts) + "\n"


def literals_module(d: Declaration) -> str:
    """Give a module of types: for each, the words that it allows."""
    lines = []
    for name, axis in d.literals.items():
        lines += assigned(f"{name} = Literal", [word for word in d.axis(axis) if word], "[]")
    about = "The words of views as types."
    return f"{HEADER.format(about=about)}\nfrom typing import Literal\n\n" + "\n".join(lines) + "\n"


def assigned(start: str, words: Iterable[str], brackets: str = "()") -> list[str]:
    """Give an assignment of words, on as many lines as a formatter would take."""
    quoted = [f'"{word}"' for word in words]
    comma = "," if len(quoted) == 1 and brackets == "()" else ""
    line = f"{start}{brackets[0]}{', '.join(quoted)}{comma}{brackets[1]}"
    if len(line) <= WIDEST:
        return [line]
    return [f"{start}{brackets[0]}", *(f"    {word}," for word in quoted), brackets[1]]


def main(folders: Sequence[str]) -> int:
    for folder in map(Path, folders):
        for name, text in modules(Declaration.read(folder / "declaration.toml")).items():
            path = folder / f"{name}.py"
            if not path.exists() or path.read_text(encoding="utf-8") != text:
                path.write_text(text, encoding="utf-8")
                print(f"{path} was written.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
