"""Files that people hand us, and files that we write: read with a sentence, written whole or not at all."""

import json
import os
import tempfile
from pathlib import Path
from typing import Any

from courtyard.engine.trouble import Trouble


def data_folder() -> Path:
    """Give the folder in which games are kept unless told otherwise."""
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "courtyard"


def read_text(path: Path, what: str) -> str:
    """Read a text file that a person gave us."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise Trouble(f"{what} {path} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise Trouble(f"{what} {path} is not a text file in UTF-8.") from None


def read_json(path: Path, what: str) -> Any:
    """Read a JSON file that a person gave us."""
    try:
        return json.loads(read_text(path, what))
    except (ValueError, RecursionError):
        raise Trouble(f"{what} {path} is broken or cut off: it is not whole JSON.") from None


def write_whole(path: Path, text: str) -> None:
    """Write a file so that at any moment it is whole, the old one or the new one."""
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    except OSError as error:
        raise Trouble(f"{path} cannot be written: {error.strerror}.") from None
    try:
        with open(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except OSError as error:
        Path(name).unlink(missing_ok=True)
        raise Trouble(f"{path} cannot be written: {error.strerror}.") from None
