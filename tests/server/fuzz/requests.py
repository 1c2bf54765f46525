"""Attempts with requests: wrong bodies, and bytes that are hardly HTTP at all."""

import gzip
import json
import random
import zlib
from collections.abc import Callable

from courtyard.server.border.routes import REQUESTS
from tests.server.fuzz.attempts import Attempt, OnWire
from tests.server.fuzz.frames import Make
from tests.server.fuzz.house import House
from tests.server.fuzz.spoiling import WAYS, flipped, written
from tests.server.fuzz.wires import request

TAKING = [asked for asked in REQUESTS if asked.takes is not None and "imports" not in asked.path]
LARGEST_BODY = 64 * 1024
LARGEST_IMPORT = 2 * 1024 * 1024
LISTS = (("jade", "points"), ("days", "servants"), ("harbours", "rewards"), ("solo", "medals"))
"""Components that are lists, of the one game or the other."""
BOMB = zlib.compress(b"[" * 50_000_000, 9)
"""Some kilobytes that would be fifty megabytes."""


def cookie(dice: random.Random, house: House, method: str = "GET", path: str = "") -> str:
    """Mostly the cookie of whom most is open to; somebody else's where its guest may be forgotten."""
    if method == "DELETE" and "me" in path.lower():
        return f"courtyard={house.mayfly}"
    return f"courtyard={dice.choices(house.cookies, (12, 3, 0, 0))[0]}"


def spoilt(way: str) -> Make:
    """A request whose body is spoilt in one way, and everything else is right."""

    def make(dice: random.Random, house: House) -> Attempt:
        method, path, body = house.asked(dice, dice.choice(TAKING))
        sent = WAYS[way](dice, body)[:LARGEST_BODY]
        return OnWire(request(method, path, sent, cookie=cookie(dice, house, method, path)))

    return make


def right(dice: random.Random, house: House) -> Attempt:
    """Any request that may be right, now and then by a stranger."""
    method, path, body = house.asked(dice)
    while "imports" in path:
        method, path, body = house.asked(dice)
    headers = {} if dice.random() < 0.02 else {"cookie": cookie(dice, house, method, path)}
    return OnWire(request(method, path, None if body is None else written(body), **headers))


def imported(dice: random.Random, house: House) -> Attempt:
    """A journal that was damaged: a part of it, its choices, or its text; or that brings too much along."""
    journal = dict(house.journal)
    choices = journal["choices"] = list(journal["choices"])
    match dice.randrange(5):
        case 0:
            here, there = (dice.randrange(len(choices)) for _ in range(2))
            choices[here] = dice.choice((choices[there], f"4 {choices[there]}", "0 fly", 7, None, ""))
        case 1:
            journal["choices"] = choices[: dice.randrange(len(choices))]
        case 2:
            journal["choices"] = choices[:3]
            text = dice.choice(list(WAYS.values()))(dice, journal).decode("latin-1")
            return OnWire(imported_text(text, dice, house))
        case 3:
            (table, key), length = dice.choice(LISTS), dice.choice((0, 1, 20, 21, 9000, 90_000))
            journal["components"] = {table: {key: [dice.randrange(9)] * length}}
            journal["choices"] = choices[: dice.choice((0, len(choices)))]
        case _:
            parts = {key: part for key, part in journal.items() if key != "choices"}
            spoilt = WAYS["wrong types" if dice.random() < 0.5 else "huge numbers"](dice, parts)
            text = spoilt.decode()[:-1] + f', "choices": {json.dumps(choices)}}}'
            return OnWire(imported_text(text, dice, house))
    return OnWire(imported_text(json.dumps(journal), dice, house))


def imported_text(text: str, dice: random.Random, house: House) -> bytes:
    body = written({"text": text})[:LARGEST_IMPORT]
    return request("POST", "/api/imports", body, cookie=cookie(dice, house))


# Lines, headers and paths.

LINES: tuple[bytes, ...] = (
    b"", b"\r\n", b"\0", b"GET", b"GET /", b"GET / HTTP/9.9", b"GET / HTTP/1.1.1", b"GET  /  HTTP/1.1",
    b"get / HTTP/1.1", b"GET\t/\tHTTP/1.1", b"GET /\0 HTTP/1.1", b"GET /\xff HTTP/1.1",
    b"GET http://evil.example/ HTTP/1.1", b"GET * HTTP/1.1", b"OPTIONS * HTTP/1.1",
    b"CONNECT evil.example:443 HTTP/1.1", b"GET //evil.example/%2e%2e HTTP/1.1",
    b"GET /" + b"a" * 70_000 + b" HTTP/1.1", b"G" * 70_000 + b" / HTTP/1.1", b"PRI * HTTP/2.0",
    b"\x16\x03\x01\x02\x00\x01", b"GET /api/me HTTP/1.0", b"GET /api/me HTTP/0.9", b"GET /api/me",
    b"GET /api/me?" + b"a=b&" * 9000 + b" HTTP/1.1", b"GET ?x HTTP/1.1", b"GET #x HTTP/1.1",
    b"GET : HTTP/1.1", b"GET http://[ HTTP/1.1", b"GET /api/me HTTP/1.1\r\r",
)  # fmt: skip
HEADERS: tuple[bytes, ...] = (
    b"no colon", b": no name", b"na me: x", b"x: a\0b", b"x: \xff\xfe", b" folded: x", b"x: 1\r\n\tfolded",
    b"x:" + b"y" * 200_000, b"\r\n".join(b"x-%d: y" % nth for nth in range(3000)),
    b"cookie: courtyard=" + b"x" * 100_000, b"cookie: " + b"a=b; " * 10_000,
    b"cookie: courtyard=a; courtyard=b", b"cookie: courtyard=\xff", b"cookie: =;;==",
    b'cookie: courtyard="\\073\\"', b"host: a\r\nhost: b", b"host: [", b"host: a b", b"host: \xff",
    b"host: 127.0.0.1:999999", b"accept-encoding: gzip;q=nan, *;q=-1",
    b"accept-encoding: " + b"gzip," * 5000, b"range: bytes=0-,0-,0-", b"range: bytes=-1-5",
    b"range: bytes=9999999999999999999999-", b"range: bytes=" + b",".join(b"0-0" for _ in range(2000)),
    b"range: lines=1-2", b"if-none-match: \xff", b"if-none-match: *",
    b"if-none-match: " + b'W/"x", ' * 5000, b"if-modified-since: never",
    b"if-range: x\r\nrange: bytes=0-1", b"expect: 100-continue", b"expect: 500-error",
    b"upgrade: h2c\r\nconnection: upgrade, http2-settings\r\nhttp2-settings: x",
    b"connection: " + b"close, " * 500, b"x-http-method-override: DELETE",
    b"x-forwarded-for: 1.2.3.4, \xff, [::", b"x-forwarded-proto: javascript", b"forwarded: for=\"[",
    b"content-type: \xff", b"origin: http://evil.example", b"te: trailers, deflate;q=x",
)  # fmt: skip
PATHS: tuple[str, ...] = (
    "/assets/../../../../etc/passwd", "/assets/..%2f..%2f..%2fetc/passwd",
    "/assets/%2e%2e/%2e%2e/schema.py", "/assets/....//....//app.py", "/assets/..%5c..%5capp.py",
    "/assets//etc/passwd", "/assets/%00", "/assets/index%00.js", "/assets/%c0%ae%c0%ae/app.py",
    "/assets/..;/app.py", "/assets/.", "/assets", "/assets/", "/assets/" + "../" * 500 + "etc/passwd",
    "/assets/" + "a" * 5000, "/assets/%252e%252e%252fapp.py", "/assets/\udcff", "/../courtyard.db",
    "/courtyard.db", "/t/../../etc/passwd", "/t/%00/replay", "/t/" + "%ff" * 300, "/api/tables/%00",
    "/api/tables/%00/state", "/api/tables/..%2f..", "/api/tables/%ff%fe/seats/0",
    "/api/tables/x/seats/%00", "/api/tables/x/seats/9999999999999999999999", "/api/tables/x/seats/-0",
    "/api/tables/x/seats/%d9%a1", "/api/tables/x/seats/1e0/state", "/api/tables/" + "x" * 8000,
    "/api/tables/%", "/api/tables/%zz", "/api/games/%00", "/api/games/__class__",
    "/api/rules/%F0%9F%92%A9", "/api/lessons/..", "/api/me/", "/api//me", "/API/ME", "/api/me%20",
    "/api/me;x=1", "/api/tables/x/replay/%00", "/api/tables/x/export/text/../en",
    "/api/tables/x/export/text/%00", "/rules/%00", "//", "/%00", "/.git/config", "/api/tables/%d800",
    "/api/tables/%ed%a0%80/state", "/api/openapi.json/x", "/api/tables/x%0d%0aSet-Cookie:%20a=b/",
)  # fmt: skip
METHODS = (
    "HEAD",
    "TRACE",
    "OPTIONS",
    "PUT",
    "DELETE",
    "PATCH",
    "PROPFIND",
    "MKCOL",
    "LOCK",
    "QUERY",
    "PURGE",
    "SEARCH",
)


def lines(dice: random.Random, house: House) -> Attempt:
    return OnWire(dice.choice(LINES) + b"\r\nhost: 127.0.0.1\r\n\r\n")


def headers(dice: random.Random, house: House) -> Attempt:
    method, path, body = (
        house.asked(dice) if dice.random() < 0.3 else ("GET", dice.choice(("/api/me", "/")), None)
    )
    sent = request(
        method, path, None if body is None else written(body), cookie=cookie(dice, house, method, path)
    )
    head, _, rest = sent.partition(b"\r\n\r\n")
    return OnWire(b"%s\r\n%s\r\n\r\n%s" % (head, dice.choice(HEADERS), rest))


def odd_paths(dice: random.Random, house: House) -> Attempt:
    path = dice.choice(PATHS)
    if dice.random() < 0.3:
        path = house.asked(dice)[1].replace("/api", dice.choice(PATHS), 1)
    elif dice.random() < 0.3:
        known = house.asked(dice)[1].split("/")
        known[dice.randrange(1, len(known))] = dice.choice(
            ("%00", "%ff", "..", "", "%2f", "'", "a" * 300, "%ed%a0%80", "0")
        )
        path = "/".join(known)
    method = dice.choice(("GET", "GET", "POST", "DELETE"))
    body = None if method == "GET" else b"{}"
    return OnWire(
        request(method, path, body, cookie=cookie(dice, house, method, path)), is_whole="\udcff" not in path
    )


def odd_methods(dice: random.Random, house: House) -> Attempt:
    _, path, body = house.asked(dice)
    method = dice.choice(METHODS)
    sent = None if method == "HEAD" or body is None else written(body)
    return OnWire(request(method, path, sent, cookie=cookie(dice, house, method, path)))


# Lengths and encodings of bodies.


def lengths(dice: random.Random, house: House) -> Attempt:
    """Lengths that contradict each other, or what is there."""
    method, path, body = house.asked(dice, dice.choice(TAKING))
    text = written(body)
    wrong: tuple[dict[str, str], ...] = (
        {"content_length": str(len(text) + 5)},
        {"content_length": str(max(0, len(text) - 5))},
        {"content_length": "-1"},
        {"content_length": "0"},
        {"content_length": "1e3"},
        {"content_length": "9" * 30},
        {"content_length": str(2**63)},
        {"content_length": f"{len(text)}, {len(text)}"},
        {"content_length": f"{len(text)}\r\ncontent-length: 3"},
        {"content_length": f"{len(text)}", "transfer_encoding": "chunked"},
        {"content_length": f"{len(text)}", "transfer_encoding": "gzip, chunked"},
        {"transfer_encoding": "chunked"},
        {"transfer_encoding": "identity"},
        {"transfer_encoding": " chunked\x0b"},
        {"content_length": f" +{len(text)}"},
    )  # fmt: skip
    return OnWire(
        request(method, path, text, cookie=cookie(dice, house, method, path), **dice.choice(wrong)),
        is_whole=False,
    )


CHUNKS: tuple[Callable[[bytes], bytes], ...] = (
    lambda text: b"%x\r\n%s\r\n0\r\n\r\n" % (len(text), text),
    lambda text: b"%x;%s\r\n%s\r\n0\r\n\r\n" % (len(text), b"a=b;" * 3000, text),
    lambda text: b"%x\r\n%s\r\n0\r\nx-trailer: y\r\n\r\n" % (len(text), text),
    lambda text: b"%x\r\n%s\r\n0\r\n" % (len(text), text) + b"x: y\r\n" * 5000 + b"\r\n",
    lambda text: b"".join(b"1\r\n%c\r\n" % byte for byte in text) + b"0\r\n\r\n",
    lambda text: b"-1\r\n%s\r\n0\r\n\r\n" % text,
    lambda text: b"zz\r\n%s\r\n0\r\n\r\n" % text,
    lambda text: b"ffffffffffffffffff\r\n%s\r\n0\r\n\r\n" % text,
    lambda text: b"0x5\r\n%s\r\n0\r\n\r\n" % text,
    lambda text: b"%x\n%s\n0\n\n" % (len(text), text),
    lambda text: b"%x\r\n%sXX0\r\n\r\n" % (len(text), text),
    lambda text: b"ffffffff\r\n%s" % text,
    lambda text: b"10000\r\n" + b" " * 0x10000 + b"\r\n10000\r\n" + b" " * 0x10000 + b"\r\n0\r\n\r\n",
    lambda text: b"\0" * 500,
)  # fmt: skip


def chunks(dice: random.Random, house: House) -> Attempt:
    method, path, body = house.asked(dice, dice.choice(TAKING))
    head = request(method, path, cookie=cookie(dice, house, method, path), transfer_encoding="chunked")
    return OnWire(head + dice.choice(CHUNKS)(written(body)), is_whole=False)


def encodings(dice: random.Random, house: House) -> Attempt:
    """Bodies that claim another encoding; bombs among them."""
    method, path, body = house.asked(dice, dice.choice((*TAKING, REQUESTS[-1])))
    text = written(body)
    encoding, sent = dice.choice((
        ("gzip", gzip.compress(text)), ("gzip", BOMB), ("deflate", zlib.compress(text)), ("deflate", BOMB),
        ("br", text), ("gzip, gzip, gzip", gzip.compress(gzip.compress(text))), ("\udcff", text),
        ("identity", text), ("utf-16", text),
    ))  # fmt: skip
    kind = dice.choice((
        "application/json; charset=utf-16", "text/plain", "multipart/form-data; boundary=x",
        "application/x-www-form-urlencoded", "application/json", "application/msgpack", "image/png", "",
    ))  # fmt: skip
    more = {"content_encoding": encoding, "content_type": kind, "cookie": cookie(dice, house, method, path)}
    return OnWire(request(method, path, sent, **more), is_whole="\udcff" not in encoding)


def cut_off(dice: random.Random, house: House) -> Attempt:
    """A request that ends in the middle, in its head or in its body."""
    method, path, body = house.asked(dice)
    text = None if body is None else written(body)
    sent = request(method, path, text, cookie=cookie(dice, house, method, path))
    here = dice.randrange(1, len(sent))
    return OnWire(
        sent[: here if text is None or dice.random() < 0.3 else len(sent) - 1 - here % len(text)],
        is_whole=False,
    )


def pipelined(dice: random.Random, house: House) -> Attempt:
    """Several requests at once, perhaps with rubbish between them."""
    sent = b""
    for _ in range(dice.choice((2, 5, 60))):
        path = dice.choice(("/api/me", "/api/games/gugong", "/nowhere", house.asked(dice)[1]))
        sent += request("GET", path, cookie=cookie(dice, house))
        sent += dice.choice((b"", b"", b"", b"\r\n", b"x", b"\0"))
    return OnWire(sent, is_whole=False)


def any_bytes(dice: random.Random, house: House) -> Attempt:
    """A request with some bytes changed, or no request at all."""
    method, path, body = house.asked(dice)
    sent = request(
        method, path, None if body is None else written(body), cookie=cookie(dice, house, method, path)
    )
    changed = flipped(dice, sent) if dice.random() < 0.8 else dice.randbytes(dice.choice((1, 30, 3000)))
    return OnWire(changed, is_whole=False)


ASKED: dict[str, Make] = {
    **{f"body, {way}": spoilt(way) for way in WAYS},
    "body, other encodings and bombs": encodings,
    "body, lengths that contradict": lengths,
    "body, chunks": chunks,
    "import, damaged journals": imported,
    "request, nothing wrong": right,
    "request, lines": lines,
    "request, headers and cookies": headers,
    "request, paths": odd_paths,
    "request, methods": odd_methods,
    "request, cut off": cut_off,
    "request, many at once": pipelined,
    "request, flipped and random bytes": any_bytes,
}
"""All attempts with requests, by kind."""
