"""Boxes as TOML: corrections as everywhere, and a table [box] with the game, a name and what is confirmed."""

import json
import re
import tomllib
from typing import Any

from courtyard.boxes.bounds import SHORT, check_name, check_size, check_sound
from courtyard.boxes.box import Box, at, known_only, tidy
from courtyard.boxes.checking import Complaint, complaint
from courtyard.boxes.drafts import Draft, Place, Places, checked, game_of, placed
from courtyard.engine.content import Table, rows
from courtyard.engine.game import Game
from courtyard.engine.rulesets import overlaid
from courtyard.engine.trouble import Trouble

HEADING = "box"
MOST_DOTS = 64
"""Dots in a line of a file: to read a key of thousands of parts takes minutes."""
BARE = re.compile(r"[A-Za-z0-9_-]+")
HEAD = re.compile(r"\s*\[\s*([^\[\]#]+?)\s*\]")
KEY = re.compile(
    r"([{,\s]|^)\s*((?:[A-Za-z0-9_-]+|\"[^\"]*\")(?:\s*\.\s*(?:[A-Za-z0-9_-]+|\"[^\"]*\"))*)\s*=(?!=)"
)


# Writing.


def to_toml(game: Game, box: Box) -> str:
    """Write a box so that it can be read here, and be given to `--components` as it is."""
    lines = [
        f"# A box of {game.title}. Play with it: courtyard play {game.name} --components FILE",
        f"[{HEADING}]",
        f"game = {literal(box.game)}",
        f"name = {literal(box.name)}",
        "confirmed = [" + "".join(f"\n    {literal(id_)}," for id_ in box.confirmed) + "\n]",
    ]
    for id_, _ in rows(game.components()):
        own = at(box.own, tuple(id_.split(".")))
        if own:
            lines += ["", f"[{'.'.join(map(key_of, id_.split('.')))}]"]
            lines += [f"{key_of(key)} = {literal(value)}" for key, value in own.items()]
    return "\n".join(lines) + "\n"


def key_of(key: str) -> str:
    return key if BARE.fullmatch(key) else literal(key)


def literal(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, list):
        return f"[{', '.join(map(literal, value))}]"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key_of(key)} = {literal(part)}" for key, part in value.items()) + " }"
    return str(value)


# Reading.


def read_toml(text: str, game_name: str | None = None, base: Box | None = None) -> Draft:
    """Read a box; values that it does not name stay as they are in `base`, or as we have them."""
    check_size(text)
    table = loaded(text.removeprefix("\ufeff"))
    heading = table.pop(HEADING, {})
    if not isinstance(heading, dict):
        raise Trouble(f"[{HEADING}] must be a table with the game and the name of the box.")
    named = heading.get("game")
    wanted = game_name or (named if isinstance(named, str) else None) or (base.game if base else None)
    game = game_of(table, wanted)
    complaints = heading_complaints(heading, game)
    name = heading.get("name")
    name = check_name(name) if isinstance(name, str) and name.strip() else base.name if base else ""
    confirmed = heading.get("confirmed", base.confirmed if base else ())
    if isinstance(confirmed, list):
        known = {id_ for id_, _ in rows(game.components())}
        wrong = [each for each in confirmed if not isinstance(each, str) or each not in known]
        if wrong:
            complaints.append(Complaint(f"confirmed: {str(wrong[0])[:40]!r} is not a component.", HEADING))
    own = table
    if base and not complaints:
        own = overlaid(base.own, table)
    try:
        check_sound(own)
    except Trouble as trouble:
        complaints.append(complaint(str(trouble), own))
    places = places_in(text)
    if complaints:
        return Draft(Box(game.name, name, {}), [placed(each, places) for each in complaints])
    return checked(game, Box(game.name, name, tidy(game, own), known_only(game, confirmed)), [], places)


def loaded(text: str) -> Table:
    if any(line.count(".") > MOST_DOTS for line in text.split("\n")):
        raise Trouble("This TOML is nested too deep.")
    try:
        return tomllib.loads(text)
    except ValueError as error:  # Also of a number with thousands of digits.
        raise Trouble(f"This is not TOML: {str(error)[:SHORT]}.") from None
    except RecursionError:
        raise Trouble("This TOML is nested too deep.") from None


def heading_complaints(heading: Table, game: Game) -> list[Complaint]:
    """Check the heading of a box."""
    found = []
    for key, value in heading.items():
        kind: type = list if key == "confirmed" else str
        if key not in ("game", "name", "confirmed"):
            found.append(
                Complaint(f"[{HEADING}] has game, name and confirmed, but no {key[:40]!r}.", HEADING)
            )
        elif not isinstance(value, kind):
            found.append(Complaint(f"{key} in [{HEADING}] must be a {kind.__name__}.", f"{HEADING}.{key}"))
    if isinstance(heading.get("game"), str) and heading["game"] != game.name:
        said = f"This is a box of {heading['game'][:40]!r}, not of {game.name!r}."
        found.append(Complaint(said, f"{HEADING}.game"))
    return found


def places_in(text: str) -> Places:
    """Find where each key stands, as far as one sees it without reading all of TOML."""
    places: Places = {}
    table: tuple[str, ...] = ()
    for nth, line in enumerate(text.splitlines(), 1):
        head = HEAD.match(line)
        if head and "=" not in head[1]:
            table = parts(head[1])
            note(places, table, (nth, line.index("[") + 1))
            continue
        inside: tuple[str, ...] = ()
        for found in KEY.finditer(line):
            key = parts(found[2])
            if not line[: found.start(2)].strip():
                inside = key
                note(places, (*table, *key), (nth, found.start(2) + 1))
            else:
                note(places, (*table, *inside, *key), (nth, found.start(2) + 1))
    return places


def parts(dotted: str) -> tuple[str, ...]:
    return tuple(part.strip().strip("\"'") for part in dotted.split("."))


def note(places: Places, path: tuple[str, ...], place: Place) -> None:
    places.setdefault(".".join(path), place)
