"""A sheet to print: a line for each component in the box's order, our value in grey, and room to write."""

import tomllib
from collections.abc import Iterator
from html import escape
from pathlib import Path

from courtyard.boxes.box import Box
from courtyard.boxes.csv_file import cell
from courtyard.boxes.listing import Component, Part, listed, progress
from courtyard.engine.game import Game

NAMES = ("en", "fr", "nl")
"""The languages of a component's names; the sheet has room for the reader's own."""


def to_sheet(game: Game, box: Box, language: str = "en") -> str:
    """Write the sheet as one page of HTML without anything from elsewhere."""
    words, style = tomllib.loads(read("sheet.toml"))[language], read("sheet.css")
    components = listed(game, box)
    title = words["title"].format(name=box.name or words["mine"], game=game.title)
    lines = [
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">',
        f"<title>{escape(title)}</title><style>{style}</style></head><body>",
        f"<h1>{escape(title)}</h1><p>{escape(words['how'])}</p>",
    ]
    for part in progress(game, components):
        lines += section(
            part, [each for each in components if each.kind == part.kind], words["count"], language
        )
    return "\n".join([*lines, "</body></html>", ""])


def read(name: str) -> str:
    return Path(__file__).with_name(name).read_text(encoding="utf-8")


def section(part: Part, components: list[Component], count: str, language: str) -> Iterator[str]:
    """Write the table of one kind."""
    keys = list(dict.fromkeys(field.key for each in components for field in each.fields))
    keys = [key for key in keys if key.split("_")[0] not in NAMES]
    told = count.format(confirmed=part.confirmed, pieces=part.pieces)
    yield f"<h2>{escape(part.kind)}: {escape(told)}</h2>"
    heads = "".join(f"<th>{escape(key)}</th>" for key in keys)
    yield f"<table><thead><tr><th></th><th></th>{heads}</tr></thead><tbody>"
    for each in components:
        values = {field.key: field for field in each.fields}
        cells = []
        for key in keys:
            found = values.get(key)
            if found is None:
                cells.append('<td class="none"></td>')
            else:
                kind = ' class="changed"' if found.is_changed else ""
                cells.append(f"<td{kind}>{escape(cell(found.value))}</td>")
        tick = "☑" if each.is_confirmed else "☐"
        name = escape(each.names[language])
        yield f'<tr><td class="tick">{tick}</td><td class="name">{name}</td>{"".join(cells)}</tr>'
    yield "</tbody></table>"
