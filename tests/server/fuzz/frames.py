"""Attempts on sockets: wrong messages, wrong frames, wrong handshakes."""

import json
import random
from collections.abc import Callable
from typing import Any

from tests.server.fuzz.attempts import Attempt, OnSocket, OnWire
from tests.server.fuzz.house import House
from tests.server.fuzz.spoiling import TEXTS, WAYS, flipped, written
from tests.server.fuzz.wires import BINARY, CLOSE, CONTINUED, PING, PONG, TEXT, frame, handshake

Make = Callable[[random.Random, House], Attempt]
LARGEST_FRAME = 64 * 1024
PLACES = (
    "playing",
    "playing",
    "veiled",
    "veiled",
    "alone",
    "with a bot",
    "gathering",
    "over",
    "lesson",
    "imported",
)


def somewhere(dice: random.Random, house: House) -> tuple[str, str | None]:
    """A table, and somebody's cookie there: mostly that of whom most is open to."""
    whose = dice.choices(house.cookies, (12, 3, 2, 1))[0]
    return house.tables[dice.choice(PLACES)], whose


def spoilt(way: str) -> Make:
    """A message that is spoilt in one way, in a frame that is right."""

    def make(dice: random.Random, house: House) -> Attempt:
        table, cookie = somewhere(dice, house)
        payload = WAYS[way](dice, house.message(dice, house.talk(table, cookie)))
        opcode = TEXT if dice.random() < 0.8 else BINARY
        return OnSocket(frame(opcode, payload[:LARGEST_FRAME]), table, cookie)

    return make


def changed(**parts: Callable[[random.Random, dict[str, Any]], Any]) -> Make:
    """A message that is right but for some fields, whose values are ones that it might have."""

    def make(dice: random.Random, house: House) -> Attempt:
        table, cookie = somewhere(dice, house)
        talk = house.talk(table, cookie)
        message = house.message(dice, talk)
        message |= {part: value(dice, talk.state) for part, value in parts.items() if part in message}
        return OnSocket(frame(TEXT, written(message)), table, cookie)

    return make


def version(dice: random.Random, state: dict[str, Any]) -> int:
    now = state.get("version", 0)
    return int(dice.choice((0, now - 1, now + 1, now // 2, now + 1000, 2**31, 2**31 - 1, max(0, now - 7))))


def twice(dice: random.Random, house: House) -> Attempt:
    """A message many times at once: the same id is one choice, and a queue has an end."""
    table, cookie = somewhere(dice, house)
    message = house.message(dice, house.talk(table, cookie))
    return OnSocket(frame(TEXT, written(message)) * dice.choice((2, 3, 20, 200)), table, cookie)


def right(dice: random.Random, house: House) -> Attempt:
    """Nothing wrong: games go on, so that what is wrong is said at all of their moments."""
    table, cookie = somewhere(dice, house)
    return OnSocket(frame(TEXT, written(house.message(dice, house.talk(table, cookie)))), table, cookie)


def chatter(dice: random.Random, house: House) -> Attempt:
    table, cookie = somewhere(dice, house)
    said = {"type": "say", "id": f"{dice.getrandbits(60):x}", "seat": dice.randrange(3)}
    text = "".join(dice.choice(TEXTS) for _ in range(dice.randint(1, 3)))
    return OnSocket(frame(TEXT, json.dumps({**said, "text": text}).encode()), table, cookie)


# Frames.


def pieces(dice: random.Random, text: bytes) -> bytes:
    """A message in several frames, with a ping between them now and then."""
    cuts = sorted(dice.randrange(len(text) + 1) for _ in range(dice.randint(1, 5)))
    parts = [text[here:there] for here, there in zip([0, *cuts], [*cuts, len(text)], strict=True)]
    frames = b""
    for nth, part in enumerate(parts):
        frames += frame(TEXT if nth == 0 else CONTINUED, part, fin=nth == len(parts) - 1)
        frames += frame(PING, b"still here") if dice.random() < 0.2 else b""
    return frames


TOO_MUCH = (LARGEST_FRAME + 1, 2**31, 2**40, 2**63, 2**64 - 1)
NO_FAREWELL = (0, 1, 999, 1004, 1005, 1006, 1015, 1016, 2999, 5000, 65535)
HALVES: tuple[Callable[[random.Random, bytes], bytes], ...] = (
    lambda dice, text: frame(TEXT, text, fin=False),
    lambda dice, text: (
        frame(TEXT, text, fin=False) + frame(CONTINUED, b"", fin=False) * dice.choice((1, 1000))
    ),
    lambda dice, text: frame(TEXT, text)[: dice.randrange(1, len(text) + 6)],
    lambda dice, text: frame(TEXT, text, claimed=len(text) + dice.choice((1, 1000, 40_000))),
    lambda dice, text: frame(TEXT, text, claimed=LARGEST_FRAME),
    lambda dice, text: b"\x81",
    lambda dice, text: b"\x81\xfe\xff",
    lambda dice, text: frame(PING, b"1234", claimed=100),
)
"""Frames after which the server waits for more: no answer is due."""
WRONG: tuple[Callable[[random.Random, bytes], bytes], ...] = (
    lambda dice, text: frame(CONTINUED, text),
    lambda dice, text: frame(CONTINUED, text, fin=False),
    lambda dice, text: frame(TEXT, text, fin=False) + frame(TEXT, text),
    lambda dice, text: frame(TEXT, text, fin=False) + frame(BINARY, text),
    lambda dice, text: frame(TEXT, text, fin=False) + frame(CONTINUED, b"\xff\xfe"),
    lambda dice, text: frame(dice.choice((3, 4, 5, 6, 7, 11, 12, 13, 14, 15)), text),
    lambda dice, text: frame(TEXT, text, reserved=dice.randint(1, 7)),
    lambda dice, text: frame(TEXT, text, mask=None),
    lambda dice, text: frame(TEXT, b"abc", width=dice.choice((2, 8))),
    lambda dice, text: frame(TEXT, claimed=dice.choice(TOO_MUCH), width=8),
    lambda dice, text: frame(TEXT, text.ljust(LARGEST_FRAME + 1)),
    lambda dice, text: frame(TEXT, text.ljust(40_000), fin=False) + frame(CONTINUED, b" " * 40_000),
    lambda dice, text: frame(TEXT, b"\xff\xfe" + text),
    lambda dice, text: frame(TEXT, b"\xed\xa0\x80"),
    lambda dice, text: frame(TEXT, text.decode().encode("utf-16")),
    lambda dice, text: frame(PING, b"p" * 125),
    lambda dice, text: frame(PING, b"p" * 126),
    lambda dice, text: frame(PING, b"p", fin=False),
    lambda dice, text: frame(PING, b"p" * 125) * 300,
    lambda dice, text: frame(PONG, b"never asked"),
    lambda dice, text: frame(PONG, b"p" * 200),
    lambda dice, text: frame(CLOSE, b""),
    lambda dice, text: frame(CLOSE, b"\x03"),
    lambda dice, text: frame(CLOSE, dice.choice(NO_FAREWELL).to_bytes(2, "big")),
    lambda dice, text: frame(CLOSE, b"\x03\xe8\xff\xfe"),
    lambda dice, text: frame(CLOSE, b"\x03\xe8" + b"x" * 124),
    lambda dice, text: frame(CLOSE, b"\x03\xe8") + frame(TEXT, text) * 3,
    lambda dice, text: dice.randbytes(dice.choice((1, 2, 10, 300, 5000))),
    lambda dice, text: flipped(dice, frame(TEXT, text)),
    lambda dice, text: b"GET / HTTP/1.1\r\nHost: x\r\n\r\n",
    pieces,
)  # fmt: skip
"""Frames that are answered or close the socket."""


def wrong_frames(dice: random.Random, house: House) -> Attempt:
    table, cookie = somewhere(dice, house)
    text = written(house.message(dice, house.talk(table, cookie)))
    which = dice.choice(WRONG)
    # Bytes by lot may be the head of a long frame, after which no answer is due.
    may_wait = which in WRONG[-4:-1]
    return OnSocket(which(dice, text), table, cookie, is_whole=not may_wait, may_break=True)


def half_frames(dice: random.Random, house: House) -> Attempt:
    table, cookie = somewhere(dice, house)
    text = written(house.message(dice, house.talk(table, cookie)))
    return OnSocket(dice.choice(HALVES)(dice, text), table, cookie, is_whole=False, may_break=True)


# Handshakes.

WRONG_HEADERS: tuple[dict[str, str | None], ...] = (
    {"sec_websocket_key": None},
    {"sec_websocket_key": ""},
    {"sec_websocket_key": "short"},
    {"sec_websocket_key": "x" * 9000},
    {"sec_websocket_key": "dGhlIHNhbXBsZSBub25jZQ==, dGhlIHNhbXBsZSBub25jZQ=="},
    {"sec_websocket_version": None},
    {"sec_websocket_version": "12"},
    {"sec_websocket_version": "13, 8"},
    {"sec_websocket_version": "x"},
    {"sec_websocket_extensions": "permessage-deflate; client_max_window_bits=999"},
    {"sec_websocket_extensions": ";;;,,,"},
    {"sec_websocket_extensions": "permessage-deflate; server_no_context_takeover=\"x"},
    {"sec_websocket_protocol": "a, b, \x7f"},
    {"sec_websocket_protocol": ",,,"},
    {"connection": "close"},
    {"connection": "Upgrade, close"},
    {"connection": "keep-alive, , Upgrade"},
    {"upgrade": "h2c"},
    {"upgrade": "websocket, websocket"},
    {"upgrade": "WebSocket"},
    {"origin": "http://evil.example"},
    {"origin": "null"},
    {"origin": "http://["},
    {"origin": "http://127.0.0.1\x01"},
    {"host": ""},
    {"host": "[::"},
    {"host": "evil.example\r\nX-Injected: yes"},
    {"cookie": "courtyard=" + "x" * 7000},
    {"cookie": "courtyard=" + "x" * 9000},
    {"cookie": "courtyard=\udcff\udcfe"},
    {"cookie": "courtyard=a\r\nSet-Cookie: courtyard=b"},
    {"cookie": "; ".join(f"c{nth}=v" for nth in range(900))},
    {"x_long": "x" * 60_000},
    {"x_odd": "\udc80\udcff"},
    {"x_null": "a\0b"},
    {"content_length": "10"},
    {"transfer_encoding": "chunked"},
    {"expect": "100-continue"},
    {f"x_{nth}": "y" for nth in range(200)},
)  # fmt: skip
TABLES = (
    "",
    "..",
    "%00",
    "%ff%fe",
    "\udcff\udcfe",
    "a/b",
    "a?b=c",
    "a#b",
    "x" * 9000,
    "%2e%2e%2f",
    "nobody's",
    "é",
)


def wrong_handshakes(dice: random.Random, house: House) -> Attempt:
    table, cookie = somewhere(dice, house)
    if dice.random() < 0.25:
        sent = handshake(dice.choice(TABLES), cookie)
    else:
        sent = handshake(table, cookie, **dice.choice(WRONG_HEADERS))
    if dice.random() < 0.2:
        sent = dice.choice((
            sent.replace(b"GET", dice.choice((b"POST", b"HEAD", b"CONNECT", b"OPTIONS")), 1),
            sent.replace(b"HTTP/1.1", dice.choice((b"HTTP/1.0", b"HTTP/2.0", b"HTTP/1.1 x")), 1),
            sent + frame(TEXT, b'{"type":"sit"}'),
            sent + b"more\r\n\r\n",
            sent.replace(b"\r\n", b"\n"),
        ))  # fmt: skip
    if dice.random() < 0.15:
        sent = flipped(dice, sent)
    return OnWire(sent, is_whole=False, is_handshake=True)


def half_handshakes(dice: random.Random, house: House) -> Attempt:
    table, cookie = somewhere(dice, house)
    sent = handshake(table, cookie)
    return OnWire(sent[: dice.randrange(1, len(sent))], is_whole=False, is_handshake=True)


FRAMES: dict[str, Make] = {
    **{f"message, {way}": spoilt(way) for way in WAYS},
    "message, other seats": changed(seat=lambda dice, _: dice.randrange(5)),
    "message, old and future versions": changed(version=version),
    "message, options that are not open": changed(
        option=lambda dice, _: dice.choice((0, 1, 3, 99, 2**31, 2**20))
    ),
    "message, many at once": twice,
    "message, nothing wrong": right,
    "message, chat": chatter,
    "frame, wrong": wrong_frames,
    "frame, half": half_frames,
    "handshake, wrong": wrong_handshakes,
    "handshake, half": half_handshakes,
}
"""All attempts on sockets, by kind."""
