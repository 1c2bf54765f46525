"""Boxes as CSV: a line for each component in the box's order, a column for each value.

An empty cell leaves our value; a hyphen stands for an empty text. Lists are written with spaces between
their parts, what is more than a list as JSON.
"""

import csv
import io
import json
import re
from difflib import get_close_matches
from typing import Any

from courtyard.boxes.about_games import about
from courtyard.boxes.bounds import MOST_LINES, check_size
from courtyard.boxes.box import Box, at, drop, is_map, known_only, put, tidy
from courtyard.boxes.checking import Complaint
from courtyard.boxes.drafts import Draft, Places, checked, game_of
from courtyard.boxes.listing import flat, listed
from courtyard.engine.content import rows
from courtyard.engine.game import Game
from courtyard.engine.trouble import Trouble

COMPONENT, NAME, CONFIRMED = "component", "name", "confirmed"
YES = ("x", "yes", "true", "1", "✓", "✔", "ja", "oui", "y", "j", "o", "v")
NO = ("", "no", "false", "0", "nee", "non", "n", "-")
FORMULA = ("=", "+", "-", "@", "\t")
"""Beginnings that a spreadsheet takes for a formula; such texts are written behind an apostrophe."""


# Writing.


def to_csv(game: Game, box: Box, kind: str | None = None, language: str = "en") -> str:
    """Write the components of one kind, of the first where none is named, or of all."""
    kind = kind or about(game).kinds[0].name
    chosen = [each for each in listed(game, box) if kind in ("all", each.kind)]
    if not chosen:
        known = ", ".join(each.name for each in about(game).kinds)
        raise Trouble(
            f"{game.title} has no components of the kind {kind[:40]!r}; there are {known}, and all."
        )
    keys = list(dict.fromkeys(field.key for each in chosen for field in each.fields))
    text = io.StringIO()
    lines = csv.writer(text, lineterminator="\r\n")
    lines.writerow([COMPONENT, NAME, CONFIRMED, *keys])
    for each in chosen:
        values = {field.key: cell(field.value) for field in each.fields}
        confirmed = "x" if each.is_confirmed else ""
        lines.writerow(
            [each.id, guarded(each.names[language]), confirmed, *(values.get(key, "") for key in keys)]
        )
    return text.getvalue()


def cell(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, str):
        return guarded(value) if value else "-"
    if isinstance(value, list) and value and not any(isinstance(part, list) for part in value):
        return guarded(" ".join(map(str, value)))
    return json.dumps(value, ensure_ascii=False) if isinstance(value, list | dict) else str(value)


def guarded(text: str) -> str:
    return f"'{text}" if text.startswith(FORMULA) else text


# Reading.


def read_csv(text: str, game_name: str | None = None, base: Box | None = None) -> Draft:
    """Read a box; values that it does not name stay as they are in `base`, or as we have them."""
    check_size(text)
    lines = Lines(text)
    ids = [row[lines.columns[COMPONENT]].strip() for _, row in lines.rows if lines.has(row, COMPONENT)]
    game = game_of(ids, game_name or (base.game if base else None))
    reader = Reader(game, base or Box(game.name, "", {}))
    reader.read_header(lines)
    reader.read_rows(lines)
    box = Box(game.name, reader.name, tidy(game, reader.own), known_only(game, reader.confirmed))
    return checked(game, box, reader.complaints, reader.places)


class Lines:
    """The lines of a file, cut into cells, each with its number."""

    def __init__(self, text: str) -> None:
        text = text.removeprefix("\ufeff")
        first = 1
        if re.match(r"sep=[,;\t]\r?\n", text):
            first, text = 2, text.partition("\n")[2]
        head = next((line for line in text.splitlines() if line.strip()), "")
        self.separator = max(",;\t", key=head.count)
        reader = csv.reader(io.StringIO(text, newline=""), delimiter=self.separator, strict=True)
        found: list[tuple[int, list[str]]] = []
        try:
            before = 0
            for row in reader:
                if any(cell.strip() for cell in row):
                    found.append((before + first, row))
                before = reader.line_num
                if len(found) > MOST_LINES:
                    raise Trouble(f"The file has more than {MOST_LINES} lines, which no box needs.")
        except csv.Error as error:
            raise Trouble(f"Line {reader.line_num + first - 1} is no CSV: {error}.") from None
        if not found:
            raise Trouble("The file is empty; its first line must name the columns.")
        self.head_line, head_cells = found[0]
        self.head = [cell.strip().lower() for cell in head_cells]
        self.rows = found[1:]
        self.columns = {name: nth for nth, name in enumerate(self.head)}
        if COMPONENT not in self.columns:
            raise Trouble(
                f"Line {self.head_line} must name the columns, and one of them must be {COMPONENT}; it has "
                f"{', '.join(self.head)[:100] or 'none'}."
            )

    def has(self, row: list[str], name: str) -> bool:
        return self.columns[name] < len(row)


class Reader:
    """Reads the lines of a file into corrections, and gathers what is wrong with them."""

    def __init__(self, game: Game, base: Box) -> None:
        self.game = game
        self.name = base.name
        self.own: dict[str, Any] = json.loads(json.dumps(base.own))
        self.confirmed = set(base.confirmed)
        self.components = dict(rows(game.components()))
        self.complaints: list[Complaint] = []
        self.places: Places = {}

    def complain(self, sentence: str, path: str, line: int, column: int) -> None:
        self.complaints.append(Complaint(sentence, path, line, column))

    def read_header(self, lines: Lines) -> None:
        known = {COMPONENT, NAME, CONFIRMED}
        known |= {key for row in self.components.values() for key, _ in flat(row)}
        for nth, name in enumerate(lines.head):
            if name and name not in known:
                near = get_close_matches(name, known, n=1)
                hint = f"did you mean {near[0]!r}?" if near else "leave it out."
                self.complain(f"The column {name[:40]!r} is not known; {hint}", "", lines.head_line, nth + 1)
            elif name and lines.head.index(name) < nth:
                self.complain(f"There are two columns {name!r}; keep one.", "", lines.head_line, nth + 1)

    def read_rows(self, lines: Lines) -> None:
        seen: dict[str, int] = {}
        for line, row in lines.rows:
            column = lines.columns[COMPONENT]
            id_ = row[column].strip() if column < len(row) else ""
            if id_ not in self.components:
                near = get_close_matches(id_[:80], self.components, n=1)
                hint = f"did you mean {near[0]!r}?" if near else "the components have names such as "
                hint += "" if near else f"{next(iter(self.components))!r}."
                self.complain(f"{id_[:40]!r} is not a component; {hint}", "", line, column + 1)
            elif id_ in seen:
                said = f"{id_} stands in line {seen[id_]} already; keep one of the two."
                self.complain(said, id_, line, column + 1)
            else:
                seen[id_] = line
                self.places[id_] = (line, column + 1)
                self.read_row(id_, lines, line, row)

    def read_row(self, id_: str, lines: Lines, line: int, row: list[str]) -> None:
        ours = dict(flat(self.components[id_]))
        for nth, written in enumerate(row):
            written = written.strip()
            name = lines.head[nth] if nth < len(lines.head) else ""
            if name == CONFIRMED:
                self.read_confirmed(id_, written, line, nth + 1)
            elif not written or name in (COMPONENT, NAME):
                continue
            elif not name:
                self.complain("This cell has no column name above it; empty it.", id_, line, nth + 1)
            elif name in ours:
                path = f"{id_}.{name}"
                self.places[path] = (line, nth + 1)
                try:
                    self.keep(id_, name, parsed(written, ours[name], path))
                except Trouble as trouble:
                    self.complain(str(trouble), path, line, nth + 1)
            elif any(name == key for each in self.components.values() for key, _ in flat(each)):
                known = ", ".join(ours)
                self.complain(f"{id_} has no {name}; it has {known}.", id_, line, nth + 1)

    def read_confirmed(self, id_: str, written: str, line: int, column: int) -> None:
        if written.lower() in YES:
            self.confirmed.add(id_)
        elif written.lower() in NO:
            self.confirmed.discard(id_)
        else:
            said = f"{CONFIRMED} must be x or empty, not {written[:20]!r}."
            self.complain(said, id_, line, column)

    def keep(self, id_: str, key: str, value: Any) -> None:
        path = (*id_.split("."), *key.split("."))
        printed = at(self.game.components(), path)
        if is_map(printed) and isinstance(value, dict):
            drop(self.own, path)
            value = {**value, **{name: [] for name in printed if name not in value}}
        put(self.own, path, value)


def parsed(written: str, ours: Any, path: str) -> Any:
    """Read a cell as what our value is."""
    plain = written[1:] if written.startswith("'") and written[1:2] in FORMULA else written
    if isinstance(ours, bool):
        if plain.lower() not in YES + NO:
            raise Trouble(f"{path} must be yes or no, not {plain[:20]!r}.")
        return plain.lower() in YES
    if isinstance(ours, int):
        return number(plain, path, f"a whole number, like {ours!r}")
    if isinstance(ours, str):
        return "" if plain == "-" else plain
    if plain.startswith(("[", "{")):
        try:
            return json.loads(plain)
        except (ValueError, RecursionError):
            raise Trouble(f"{path} must be a list like {cell(ours)}, not {plain[:20]!r}.") from None
    if isinstance(ours, dict) or any(isinstance(part, list) for part in ours):
        raise Trouble(f"{path} must be written like {cell(ours)[:80]}, not {plain[:20]!r}.")
    if any(isinstance(part, int) for part in ours):
        wanted = f"a list of whole numbers with spaces between them, like {cell(ours)}"
        return [number(part, path, wanted) for part in plain.split()]
    return plain.split()


def number(written: str, path: str, wanted: str) -> int:
    if not re.fullmatch(r"[+-]?[0-9]{1,6}", written):
        raise Trouble(f"{path} must be {wanted}, not {written[:20]!r}.")
    return int(written)
