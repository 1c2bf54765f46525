"""Journals: the options, the seed and the choices of a match. Everything else follows from them."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from courtyard.engine.files import read_json, write_whole
from courtyard.engine.game import Game
from courtyard.engine.match import Match
from courtyard.engine.trouble import Trouble

FORMAT = 1
KEYS = {"courtyard", "game", "rules", "options", "seed", "components", "from", "choices"}


def write(match: Match) -> dict[str, Any]:
    """Give the journal of a match as plain data."""
    journal: dict[str, Any] = {
        "courtyard": FORMAT,
        "game": match.game.name,
        "rules": match.game.rules_version,
        "options": match.options,
        "seed": match.seed,
    }
    if match.own:
        journal["components"] = match.own
    if match.written is not None:
        journal["from"] = match.written
    journal["choices"] = [f"{seat} {match.game.notation(option)}" for seat, option in match.choices]
    return journal


def to_text(match: Match) -> str:
    """Write a journal, one choice on a line."""
    journal = write(match)
    choices = journal.pop("choices")
    head = json.dumps(journal, ensure_ascii=False, indent=1)
    lines = ",\n".join("  " + json.dumps(choice, ensure_ascii=False) for choice in choices)
    return head[:-2] + f',\n "choices": [\n{lines}\n ]\n}}\n'


def save(match: Match, path: Path) -> None:
    """Write a journal to a file; the old one stays until the new one is whole."""
    write_whole(path, to_text(match))


def read(path: Path) -> dict[str, Any]:
    """Read a journal file that a person gave us."""
    journal = read_json(path, "The journal")
    if not isinstance(journal, dict) or "courtyard" not in journal:
        raise Trouble(f"{path} is not a Courtyard journal.")
    return journal


def check(journal: dict[str, Any], game: Game) -> None:
    """Refuse a journal whose parts are missing, foreign, or newer than we are."""
    if journal["courtyard"] != FORMAT:
        raise Trouble(f"This journal has format {journal['courtyard']!r}; this Courtyard reads {FORMAT}.")
    missing = {"game", "rules", "options", "seed", "choices"} - set(journal)
    if missing:
        raise Trouble(f"This journal lacks {', '.join(sorted(missing))}.")
    unknown = set(journal) - KEYS
    if unknown:
        raise Trouble(f"This journal has unknown parts: {', '.join(sorted(unknown))}.")
    if journal["game"] != game.name:
        raise Trouble(f"This journal is of the game {journal['game']!r}, not of {game.name}.")
    rules = journal["rules"]
    if not isinstance(rules, int) or not 1 <= rules <= game.rules_version:
        raise Trouble(
            f"This journal was played by version {rules!r} of the rules; "
            f"this Courtyard knows 1 to {game.rules_version}."
        )
    shapes = {"options": dict, "seed": str, "choices": list, "components": dict, "from": dict}
    for key, shape in shapes.items():
        if key in journal and not isinstance(journal[key], shape):
            raise Trouble(f"In this journal, {key!r} must be a {shape.__name__}.")


def replay(journal: dict[str, Any], game: Game, watch: Callable[[Match, int], None] | None = None) -> Match:
    """Play a journal again; refuse the first choice that the rules do not allow."""
    check(journal, game)
    match = Match(
        game,
        journal["options"],
        journal["seed"],
        journal.get("components"),
        journal.get("from"),
    )
    for number, line in enumerate(journal["choices"], 1):
        seat_text, _, text = str(line).partition(" ")
        try:
            match.choose(int(seat_text), game.parse(text))
        except ValueError:
            raise Trouble(f"Choice {number} of this journal, {line!r}, does not begin with a seat.") from None
        except Trouble as trouble:
            raise Trouble(f"Choice {number} of this journal cannot be: {trouble}") from None
        if watch:
            watch(match, number)
    return match
