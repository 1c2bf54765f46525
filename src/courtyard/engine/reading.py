"""Reading the words and numbers of a file; an error says what would be right."""

from difflib import get_close_matches
from hashlib import blake2b
from typing import Any

from courtyard.engine.trouble import Trouble


def one_of(value: Any, known: Any, what: str) -> int:
    """Give the number of a word, or say which words there are."""
    words = list(known)
    if not isinstance(value, str) or value not in words:
        near = get_close_matches(str(value), words, n=1)
        hint = f"did you mean {near[0]!r}?" if near else f"known are {', '.join(words)}."
        raise Trouble(f"{value!r} is no {what}; {hint}")
    return words.index(value)


def count(value: Any, most: int, what: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        raise Trouble(f"{what} must be a whole number from 0 to {most}, not {value!r}.")
    return value


def flag(value: Any, what: str) -> bool:
    if value not in (False, True):
        raise Trouble(f"{what} must be true or false, not {value!r}.")
    return bool(value)


def listed(value: Any, what: str) -> list[Any]:
    if not isinstance(value, list):
        raise Trouble(f"{what} must be a list, not {value!r}.")
    return value


def known_keys(table: Any, keys: tuple[str, ...], what: str) -> None:
    if not isinstance(table, dict):
        raise Trouble(f"{what} must be a table, not {table!r}.")
    for key in table:
        one_of(key, keys, f"part of {what}")


def check_position(game: str, written: Any, keys: tuple[str, ...]) -> None:
    """Refuse a file with unknown parts, and one of another game."""
    known_keys(written, keys, "a position")
    if written.get("game", game) != game:
        raise Trouble(f"This position is of the game {written['game']!r}, not of {game}.")


def seat_of(name: Any, names: list[str]) -> int:
    """A player by name or by number."""
    if name in names:
        return names.index(name)
    if str(name) in map(str, range(len(names))):
        return int(name)
    raise Trouble(f"There is no player {name!r}; there is {', '.join(names)}.")


def strings_in(value: Any) -> set[str]:
    """Give every text that stands anywhere in a file."""
    if isinstance(value, str):
        return {value}
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        return set().union(*(strings_in(part) for part in value))
    return set()


def hash_of(seed: Any) -> int:
    return int.from_bytes(blake2b(str(seed).encode(), digest_size=6).digest(), "big")
