"""The house that is fuzzed: a server, two guests, and tables in every stage that there is."""

import json
import random
import threading
import time
from collections.abc import Callable
from typing import Any

from courtyard.engine.chance import Dice
from courtyard.server.border.routes import REQUESTS, Request
from courtyard.server.ground.box_talk import BoxChange, BoxFile, BoxValues, BoxWish
from courtyard.server.ground.looking_back import ImportWish
from courtyard.server.ground.messages import (
    BotWish,
    Claim,
    Code,
    Device,
    DeviceAddress,
    EmailWish,
    MeWish,
    TableWish,
    WebhookWish,
)
from courtyard.server.ground.puzzle_talk import PuzzleMoves, PuzzleSoFar
from courtyard.server.ground.table_talk import AnswerEnd, AnswerUndo, Choose, OfferEnd, Propose, Undo
from tests.server.fuzz.spoiling import TEXTS
from tests.server.fuzz.wires import Talk
from tests.server.visitors import ME, OPEN, RANDOM, Served, Visitor, all_at, by_lot, play_on

Json = dict[str, Any]
GAMES = ("gugong", "kingdom")
PUZZLES = ("gugong-9e5d6ead83", "kingdom-1b6a1bd3a8", "none")
IDLE = 10.0
"""After so many seconds without a word a socket may have missed a ping."""


class House:
    """A server to try everything out: its tables by stage, whose cookies there are, and open sockets.

    The `mayfly` is a guest who may be forgotten at any moment.
    """

    def __init__(self, served: Served) -> None:
        self.served = served
        self.owner, self.friend = Visitor(served), Visitor(served)
        self.owner.patch("/api/me", name="Anna")
        self.cookies: tuple[str | None, ...] = (*map(cookie_of, (self.owner, self.friend)), None, "nobody's")
        self.tables: dict[str, str] = {}
        self.mayfly = ""
        self._own = threading.local()
        self.open_tables()
        over = self.open("gugong", [ME, ME], players=2)
        with all_at(over, (self.owner, 0), (self.owner, 1)) as seated:
            play_on(seated, by_lot(Dice(5)))
        exported = self.owner.http.get(f"/api/tables/{over}/export/journal")
        self.journal: Json = exported.json()
        self.tables |= {"over": over, "imported": self.owner.post("/api/imports", text=exported.text)["id"]}

    def open(self, game: str, seats: list[Json], **options: Any) -> str:
        id_: str = self.owner.open(game, seats, **options)["id"]
        return id_

    def open_tables(self) -> None:
        """Open tables again that come to their end while they are played at."""
        self.mayfly = cookie_of(Visitor(self.served))
        shared = self.owner.open("kingdom", [ME, OPEN], players=2)
        self.friend.claim(shared, 1)
        self.owner.post(f"/api/tables/{shared['id']}/start")
        self.tables |= {
            "gathering": self.open("kingdom", [ME, OPEN], players=2),
            "listed": self.open("gugong", [ME, OPEN, OPEN], listed=True, players=3),
            "playing": self.open("gugong", [ME, ME, ME], players=3),
            "veiled": shared["id"],
            "alone": self.open("kingdom", [ME], players=1, module="quest"),
            "with a bot": self.open("gugong", [ME, RANDOM], players=2),
            "lesson": self.owner.post("/api/lessons/gugong")["id"],
        }

    def ask_for_hints(self) -> None:
        """Ask at two tables at once, so that every process that thinks is started."""
        with self.owner.at(self.tables["alone"], 0) as one, self.owner.at(self.tables["lesson"], 0) as other:
            for at in (one, other):
                at.say(type="hint", id="warm", seat=0, version=at.wait_for_my_turn()["version"])
            for at in (one, other):
                at.until(lambda message: message.get("id") == "warm")

    # Sockets.

    @property
    def talks(self) -> dict[tuple[str, str | None], Talk]:
        """The open sockets of whoever asks: each thread has its own."""
        found: dict[tuple[str, str | None], Talk] = self._own.__dict__.setdefault("talks", {})
        return found

    def talk(self, table: str, cookie: str | None) -> Talk:
        """Give the socket of somebody at a table, opened again when it was closed or lay idle for long."""
        old = self.talks.get((table, cookie))
        if old and time.monotonic() - old.used > IDLE:
            self.leave(table, cookie)
        if (table, cookie) not in self.talks:
            talk = self.talks[table, cookie] = Talk(self.served.port, table, cookie)
            talk.say({"type": "sit", "seat": 0 if cookie == self.cookies[0] else None})
        talk = self.talks[table, cookie]
        talk.used = time.monotonic()
        return talk

    def leave(self, table: str, cookie: str | None, reset: bool = False) -> None:
        if talk := self.talks.pop((table, cookie), None):
            talk.wire.close(reset)

    def leave_all(self) -> None:
        for table, cookie in list(self.talks):
            self.leave(table, cookie)

    def message(self, dice: random.Random, talk: Talk) -> Json:
        """A message that could be right at this moment at this table."""
        state = talk.state
        known: Json = {"id": f"{dice.getrandbits(60):x}", "seat": state.get("seat") or 0}
        known["version"] = state.get("version", 0)
        options = [option["option"] for option in (state.get("decision") or {}).get("options", [])]
        asking = ("undo", "answer-undo", "offer-end", "answer-end")
        kinds = ("choose", "choose", "choose", *asking, "go", "propose", "sit", "say", "hint", "ping")
        kind = dice.choice(kinds)
        if kind == "choose":
            return {"type": kind, **known, "option": dice.choice(options or [0, 1, 7])}
        if kind == "undo":
            return {"type": kind, **known, "whole": dice.random() < 0.3}
        if kind in ("answer-undo", "answer-end"):
            return {"type": kind, **known, "agree": dice.random() < 0.5}
        if kind == "ping":
            return {"type": kind}
        if kind == "sit":
            return {"type": kind, "seat": dice.choice((None, 0, 0, 1, 2)), "grace": dice.random() < 0.5}
        if kind == "say":
            return {"type": kind, "id": known["id"], "seat": known["seat"], "text": dice.choice(TEXTS)}
        return {"type": kind, **known}

    # Requests.

    def asked(self, dice: random.Random, request: Request | None = None) -> tuple[str, str, Json | None]:
        """A request that could be right: its method, its path and its body."""
        request = request or dice.choice(REQUESTS)
        gaps = {
            "table": dice.choice(list(self.tables.values())),
            "seat": dice.choice("00112"),
            "game": dice.choice(GAMES),
            "reader": dice.choice(("0", "1", "public", "all")),
            "language": dice.choice(("en", "fr", "nl")),
            "box": f"{dice.getrandbits(60):x}",
            "token": f"{dice.getrandbits(90):x}",
            "format": dice.choice(("csv", "toml", "sheet")),
            "puzzle": dice.choice(PUZZLES),
            "theme": dice.choice(("all", "ship", "cards")),
            "level": dice.choice(("all", "1", "2")),
        }
        body = None if request.takes is None else BODIES[request.takes](dice, self)
        return request.method, request.path.format(**gaps), body


def cookie_of(visitor: Visitor) -> str:
    return str(visitor.http.cookies["courtyard"])


def wished_table(dice: random.Random, house: House) -> Json:
    clock = {"kind": "live", "bank": 600, "increment": 5}
    if dice.random() < 0.5:
        clock = {"kind": "days", "days": 3, "quiet_from": 22, "quiet_to": 7, "zone": "Europe/Paris"}
    return {
        "game": dice.choice(GAMES),
        "options": {"players": 2},
        "seats": [{"kind": "me", "name": "Bo"}, {"kind": "open"}],
        "listed": dice.random() < 0.2,
        "agreement": {"clock": clock, "hints": True, "away": "wait", "stand_in": "random"},
    }


def choice(dice: random.Random) -> Json:
    return {"id": f"{dice.getrandbits(60):x}", "seat": 0, "version": dice.randrange(20)}


BODIES: dict[type, Callable[[random.Random, House], Json]] = {
    MeWish: lambda dice, _: {"name": dice.choice(("Anna", "Bo", "Zoë")), "language": "fr"},
    Code: lambda dice, _: {"code": "ABCD-EFGH-JKLM-NPQR-STUV"},
    EmailWish: lambda dice, _: {"email": "anna@example.org"},
    WebhookWish: lambda dice, _: {"url": dice.choice(("http://127.0.0.1:9/", "https://[::1]/", ""))},
    Device: lambda dice, _: {"endpoint": "https://127.0.0.1:9/push", "key": "a" * 87, "secret": "b" * 22},
    DeviceAddress: lambda dice, _: {"endpoint": "https://push.example/1"},
    TableWish: wished_table,
    Claim: lambda dice, _: {"claim": "abcdefghijklmnopqrstuvwx"},
    BotWish: lambda dice, _: {"seat": dice.randrange(3), "bot": "random"},
    Choose: lambda dice, _: {"type": "choose", **choice(dice), "option": dice.randrange(9)},
    Undo: lambda dice, _: {"type": "undo", **choice(dice), "whole": True},
    AnswerUndo: lambda dice, _: {"type": "answer-undo", **choice(dice), "agree": True},
    OfferEnd: lambda dice, _: {"type": "offer-end", **choice(dice)},
    AnswerEnd: lambda dice, _: {"type": "answer-end", **choice(dice), "agree": True},
    Propose: lambda dice, _: {"type": "propose", **choice(dice)},
    BoxWish: lambda dice, _: {"game": dice.choice(GAMES), "name": "Mine", "own": {}, "confirmed": []},
    BoxChange: lambda dice, _: {"name": dice.choice(("Mine", "Ours"))},
    BoxValues: lambda dice, _: {"game": dice.choice(GAMES), "own": {}},
    BoxFile: lambda dice, _: {"format": "csv", "text": "id;value\n", "game": dice.choice(GAMES)},
    PuzzleMoves: lambda dice, _: {"moves": [dice.randrange(200) for _ in range(dice.randrange(1, 4))]},
    PuzzleSoFar: lambda dice, _: {"moves": []},
    ImportWish: lambda dice, house: {"text": json.dumps(house.journal)},
}
"""Bodies that are right, by what a request takes."""
