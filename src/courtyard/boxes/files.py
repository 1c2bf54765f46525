"""Boxes in files, whichever of the formats they have."""

from pathlib import Path

from courtyard.boxes.bounds import LARGEST_TEXT
from courtyard.boxes.box import Box
from courtyard.boxes.csv_file import read_csv, to_csv
from courtyard.boxes.drafts import Draft
from courtyard.boxes.sheet import to_sheet
from courtyard.boxes.toml_file import HEADING, read_toml, to_toml
from courtyard.engine.content import Table
from courtyard.engine.files import read_text
from courtyard.engine.game import Game
from courtyard.engine.trouble import Trouble

FORMATS = {"csv": "text/csv; charset=utf-8", "toml": "application/toml", "sheet": "text/html; charset=utf-8"}
ENDINGS = {"csv": "csv", "toml": "toml", "sheet": "html"}


def read_box(text: str, format_: str, game: str | None = None, base: Box | None = None) -> Draft:
    """Read a box that somebody hands in; say with a sentence where it cannot be read at all."""
    if any("\ud800" <= letter <= "\udfff" or letter == "\0" for letter in text):
        raise Trouble("This is not a text file in UTF-8.")
    if format_ not in ("csv", "toml"):
        raise Trouble(f"A box is read from csv or toml, not from {format_[:20]!r}.")
    return (read_csv if format_ == "csv" else read_toml)(text, game, base)


def write_box(game: Game, box: Box, format_: str, language: str = "en", kind: str | None = None) -> str:
    if format_ == "csv":
        return to_csv(game, box, kind, language)
    if format_ == "toml":
        return to_toml(game, box)
    if format_ == "sheet":
        return to_sheet(game, box, language)
    raise Trouble(f"A box is written as {', '.join(FORMATS)}, not as {format_[:20]!r}.")


def read_file(path: Path, game: str | None = None, base: Box | None = None) -> Draft:
    """Read a box from a file: CSV where its name says so, TOML otherwise."""
    try:
        if path.stat().st_size > LARGEST_TEXT:
            raise Trouble(f"{path} is larger than {LARGEST_TEXT // 1024} kB, which no box needs.")
    except OSError as error:
        raise Trouble(f"The box {path} cannot be read: {error.strerror}.") from None
    format_ = "csv" if path.suffix.lower() in (".csv", ".tsv", ".txt") else "toml"
    return read_box(read_text(path, "The box"), format_, game, base)


def corrections(table: Table) -> Table:
    """Give the corrections of a component file, which may be a box with its heading."""
    return {key: value for key, value in table.items() if key != HEADING}
