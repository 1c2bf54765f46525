"""The file of a backup: everything that a database holds, the same whatever kind of database it came from.

It is text in lines of JSON, packed with gzip. The first line says what the file is. Each table follows: a
line with its name and columns, and one for each row, a list of values in the order of the columns. The last
line counts the rows of every table and holds the SHA-256 of all bytes before it, as they are when unpacked.

| kind of column | value |
| --- | --- |
| text | a string |
| integer, number | a number |
| truth | true or false |
| bytes | a string in Base64 |
| json | a string, the JSON as the database has it |

In every kind null stands for nothing.
"""

import base64
import binascii
import gzip
import hashlib
import os
import tempfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from courtyard.engine.trouble import Trouble

FORMAT = 1
LONGEST_LINE = 64 * 1024 * 1024
KINDS = ("text", "integer", "number", "truth", "bytes", "json")


class Opening(msgspec.Struct, kw_only=True):
    """First line of the file."""

    courtyard_backup: int
    schema: str
    made: float
    program: str


class Heading(msgspec.Struct, kw_only=True):
    """Heading of a table's rows: the columns, each with its kind."""

    table: str
    columns: list[tuple[str, str]]


class Ending(msgspec.Struct, kw_only=True):
    """Last line of the file."""

    counts: dict[str, int]
    sha256: str


Row = list[Any]


class Writer:
    """Writes lines, and counts and sums them as it goes."""

    def __init__(self, file: gzip.GzipFile, opening: Opening) -> None:
        self.file = file
        self.sum = hashlib.sha256()
        self.counts: dict[str, int] = {}
        self._put(opening)

    def begin(self, heading: Heading) -> None:
        self.heading = heading
        self.counts[heading.table] = 0
        self._put(heading)

    def write(self, row: Row) -> None:
        self._put(
            [as_written(value, kind) for value, (_, kind) in zip(row, self.heading.columns, strict=True)]
        )
        self.counts[self.heading.table] += 1

    def end(self) -> Ending:
        ending = Ending(counts=self.counts, sha256=self.sum.hexdigest())
        self._put(ending)
        return ending

    def _put(self, line: Any) -> None:
        encoded = msgspec.json.encode(line) + b"\n"
        self.sum.update(encoded)
        self.file.write(encoded)


def as_written(value: Any, kind: str) -> Any:
    if value is None:
        return None
    if kind == "truth":
        return bool(value)
    if kind == "bytes":
        return base64.b64encode(value).decode()
    return value


def as_read(value: Any, kind: str) -> Any:
    if value is None:
        return None
    if kind == "bytes":
        return base64.b64decode(value, validate=True)
    return float(value) if kind == "number" else value


@contextmanager
def writing(path: Path, may_replace: bool) -> Iterator[gzip.GzipFile]:
    """Give a packed file to write, for the owner's eyes only; it takes its name when it is whole."""
    if path.exists() and not may_replace:
        raise Trouble(f"{path} already exists; use --force to overwrite it.")
    name = None
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        with open(handle, "wb") as file:
            with gzip.GzipFile(filename="", mode="wb", fileobj=file, compresslevel=6) as packed:
                yield packed
            file.flush()
            os.fsync(file.fileno())
        if may_replace:
            os.replace(name, path)
        else:
            take_name(name, path)
    except FileExistsError:
        raise Trouble(f"{path} already exists; use --force to overwrite it.") from None
    except OSError as error:
        raise Trouble(f"{path} cannot be written: {error.strerror or error}.") from None
    finally:
        if name:
            Path(name).unlink(missing_ok=True)


def take_name(name: str, path: Path) -> None:
    """Give a file its name, if no other has it: unlike a rename, a link never takes the place of a file."""
    try:
        os.link(name, path)
    except FileExistsError:
        raise
    except OSError:  # Some disks know no links.
        if path.exists():
            raise FileExistsError from None
        os.rename(name, path)


# Reading.


class Backup:
    """A file that may be one; whatever is wrong with it becomes a sentence."""

    def __init__(self, path: Path, known: list[str]) -> None:
        self.path = path
        self.known = known

    def check(self) -> Ending:
        """Read the file to its end; give what its last line says."""
        for _ in self.parts():
            pass
        return self.ending

    def parts(self) -> Iterator[Opening | Heading | Row]:
        """Give all that is in the file. Only after the last part is it known that the file is whole."""
        try:
            with gzip.open(self.path, "rb") as lines:
                yield from self._parts(lines)
        except FileNotFoundError:
            raise Trouble(f"There is no file {self.path}.") from None
        except gzip.BadGzipFile:
            raise self.damaged("it is not a gzip file, or it is damaged") from None
        except EOFError:
            raise self.damaged("it is truncated") from None
        except (zlib.error, msgspec.MsgspecError, binascii.Error, ValueError, TypeError):
            raise self.damaged("it is damaged") from None
        except OSError as error:
            raise Trouble(f"{self.path} cannot be read: {error.strerror or error}.") from None

    def damaged(self, why: str) -> Trouble:
        return Trouble(f"{self.path} is not a complete backup of Courtyard: {why}. Nothing was changed.")

    def _parts(self, lines: gzip.GzipFile) -> Iterator[Opening | Heading | Row]:
        sum_, counts, heading = hashlib.sha256(), dict[str, int](), None
        first = lines.readline(LONGEST_LINE)
        yield self._opening(first)
        sum_.update(first)
        while line := lines.readline(LONGEST_LINE):
            if line.startswith(b"["):
                row = msgspec.json.decode(line, type=list[Any])
                if heading is None:
                    raise self.damaged("it is damaged")
                counts[heading.table] += 1
                columns = heading.columns
                yield [as_read(value, kind) for value, (_, kind) in zip(row, columns, strict=True)]
            elif line.startswith(b'{"counts"'):
                self.ending = msgspec.json.decode(line, type=Ending)
                if (self.ending.counts, self.ending.sha256) != (counts, sum_.hexdigest()):
                    raise self.damaged("it is damaged")
                if lines.read(1):
                    raise self.damaged("something follows its end")
                return
            else:
                heading = msgspec.json.decode(line, type=Heading)
                if heading.table in counts or any(kind not in KINDS for _, kind in heading.columns):
                    raise self.damaged("it is damaged")
                counts[heading.table] = 0
                yield heading
            sum_.update(line)
        raise self.damaged("it is truncated")

    def _opening(self, line: bytes) -> Opening:
        try:
            opening = msgspec.json.decode(line, type=Opening)
        except msgspec.MsgspecError:
            raise self.damaged("it is something else") from None
        if opening.courtyard_backup > FORMAT or opening.schema not in self.known:
            raise Trouble(
                f"{self.path} was made by a newer Courtyard ({opening.program}) from a database of version "
                f"{opening.schema}; this one knows versions up to {self.known[-1]}. Nothing was changed."
            )
        return opening
