"""Spoiling: what is right is made wrong, in ways that follow from a seed."""

import copy
import json
import random
from collections.abc import Callable, Iterator
from typing import Any

Json = Any
BIG = "9" * 1000
NUMBERS = (
    "1e400", "-1e400", "1e-400", "1E+309", BIG, f"-{BIG}", "NaN", "Infinity", "-Infinity", "-0", "-0.0",
    "0.0", "1.0", "1.5", "-1", "2147483648", "2147483649", "4294967296", "9223372036854775807",
    "9223372036854775808", "18446744073709551616", "0x10", "010", "+1", ".5", "1.", "1e", "--1",
    f"1.{BIG}", f"{BIG}e-990", "1_000",
)  # fmt: skip
"""Numbers as they may stand in a text of JSON, and some that may not."""
STRANGE: tuple[Json, ...] = (
    None, True, False, -1, 0, 1, 4, 5, 99, 1.5, 2**31, 2**63, "", "0", "none", "√", "\0", "\u202e", "\ud800",
    "a" * 41, "a" * 201, "x" * 3000, "%00", "../..", "' OR 1=1 --", "{{7*7}}", "\r\nSet-Cookie: a=b", [], {},
    [None], [[]], {"": {}}, {"type": "choose"}, [0] * 300,
)  # fmt: skip
TEXTS = (
    "", " ", "\0", "\n", "\u2028", "\u202eevil", "\ufeff", "\ufffd", "\ud800", "\udfff\ud800",
    "e" + "\u0301" * 400, "😀" * 250, "\U000e0001", "ﷺ" * 300, "<script>alert(1)</script>", "{ $x }",
    "a" * 500, "a" * 501, "a" * 2000, "a" * 2001, "١٢٣", "ß" * 400, "ﬃ" * 499, "\x7f\x80\x9f", "%s%n",
    "\\ud800", "\u200b" * 10,
)  # fmt: skip
TOKENS = (
    b"{",
    b"}",
    b"[",
    b"]",
    b'"',
    b",",
    b":",
    b"\\",
    b"\\u",
    b"\0",
    b"\xff",
    b"null",
    b"1e999",
    b"\xed\xa0\x80",
)


ENCODINGS = ("utf-16", "utf-16-le", "utf-16-be", "utf-32", "utf-7", "utf-8-sig", "cp037", "latin-1")
NO_TEXT = (
    b"\xff",
    b"\xc0\x80",
    b"\xed\xa0\x80",
    b"\xf5\x80\x80\x80",
    b"\xe2\x82",
    b"\x80",
    b"\xfe\xff",
    b"\xc3",
)


def paths(value: Json, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Tell where something stands in a value, from the outside in."""
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in parts:
        yield (*path, key)
        yield from paths(part, (*path, key))


def at(value: Json, path: tuple[Any, ...]) -> Json:
    for key in path:
        value = value[key]
    return value


def written(value: Json) -> bytes:
    """A text of JSON; characters that no text can hold are written as escapes."""
    return json.dumps(value).encode()


def other_types(dice: random.Random, message: Json) -> bytes:
    spoilt = copy.deepcopy(message)
    for _ in range(dice.randint(1, 3)):
        if where := list(paths(spoilt)):
            path = dice.choice(where)
            at(spoilt, path[:-1])[path[-1]] = copy.deepcopy(dice.choice((*STRANGE, message)))
    return written(spoilt)


def fewer_fields(dice: random.Random, message: Json) -> bytes:
    spoilt = copy.deepcopy(message)
    where = [path for path in paths(spoilt) if isinstance(path[-1], str)]
    if where:
        path = dice.choice(where)
        del at(spoilt, path[:-1])[path[-1]]
    return written(spoilt)


def more_fields(dice: random.Random, message: Json) -> bytes:
    """Fields that nobody knows, and fields that are there twice."""
    text = written(message).decode()
    name = dice.choice(("as", "host", "__proto__", "", "guest", "\\u0000", "x" * 1000, *message))
    extra = f'"{name}": {json.dumps(dice.choice(STRANGE))}'
    return (f"{text[:-1]}, {extra}}}" if dice.random() < 0.5 else f"{{{extra}, {text[1:]}").encode()


def huge_numbers(dice: random.Random, message: Json) -> bytes:
    """A number that is none of ours, in a place where one is expected, or anywhere."""
    spoilt = copy.deepcopy(message)
    numbers = [path for path in paths(spoilt) if type(at(spoilt, path)) is int] or [("version",)]
    path = dice.choice(numbers)
    at(spoilt, path[:-1])[path[-1]] = "#"
    return written(spoilt).replace(b'"#"', dice.choice(NUMBERS).encode())


def deep(dice: random.Random, message: Json) -> bytes:
    """Something nested deep, as a whole or as a field; sometimes left open."""
    depth = dice.choice((10, 100, 500, 1000, 5000, 20_000))
    opened, closed = dice.choice((("[", "]"), ('{"a":', "}"), ('[{"":', "}]")))
    most = 60_000 // len(opened + closed)
    inside = opened * min(depth, most) + ("0" + closed * min(depth, most) if dice.random() < 0.6 else "")
    if dice.random() < 0.3:
        return inside.encode()
    text = written(message).decode()
    return f'{text[:-1]}, "{dice.choice(("deep", *message))}": {inside}}}'.encode()


def broken(dice: random.Random, message: Json) -> bytes:
    """A text that is cut, patched or followed by something."""
    text = bytearray(written(message))
    for _ in range(dice.randint(1, 4)):
        here = dice.randrange(len(text) + 1)
        text[here : here + dice.choice((0, 0, 1, 2, 8, 999))] = dice.choice((b"", *TOKENS))
    return bytes(text)


def flipped(dice: random.Random, text: bytes) -> bytes:
    """Some bytes changed, doubled, swapped or taken out, whatever they mean."""
    spoilt = bytearray(text)
    for _ in range(dice.randint(1, 6)):
        if not spoilt:
            break
        here, there = (dice.randrange(len(spoilt)) for _ in range(2))
        match dice.randrange(5):
            case 0:
                spoilt[here] ^= 1 << dice.randrange(8)
            case 1:
                spoilt[here] = dice.randrange(256)
            case 2:
                spoilt[here:here] = spoilt[min(here, there) : min(max(here, there), min(here, there) + 64)]
            case 3:
                del spoilt[here : here + dice.randint(1, 16)]
            case _:
                spoilt[here], spoilt[there] = spoilt[there], spoilt[here]
    return bytes(spoilt)


def other_encodings(dice: random.Random, message: Json) -> bytes:
    """The same text in an encoding that is not ours, or with bytes that no encoding has."""
    text = written({**message, "ü": "é"} if dice.random() < 0.3 else message).decode()
    encoding = dice.choice(
        ("utf-16", "utf-16-le", "utf-16-be", "utf-32", "utf-7", "utf-8-sig", "cp037", "latin-1")
    )
    if dice.random() < 0.5:
        return text.encode(encoding, "replace")
    here = dice.randrange(len(text))
    return text[:here].encode() + dice.choice(NO_TEXT) + text[here:].encode()


WAYS: dict[str, Callable[[random.Random, Json], bytes]] = {
    "broken JSON": broken,
    "deep nesting": deep,
    "huge numbers": huge_numbers,
    "wrong types": other_types,
    "missing fields": fewer_fields,
    "extra fields": more_fields,
    "wrong encodings": other_encodings,
    "flipped bytes": lambda dice, message: flipped(dice, written(message)),
}
"""Ways to spoil a message that was right."""
