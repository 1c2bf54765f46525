"""People who take any option at their tables, and whom nothing keeps from it: not a network, not a kill.

Each device talks as the browser's client does: a choice has an id of its own and is sent again with it until
it is answered, a connection that is gone or silent is made anew, and the latest state counts.
"""

import asyncio
import json
import random
from dataclasses import dataclass
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.history.checker import FOR_GOOD
from tests.server.history.record import (
    Acknowledged,
    Asked,
    Came,
    Heard,
    History,
    Message,
    Refused,
    Replied,
    Seen,
    Sent,
    digest,
    now,
)

TRY_LATER = {"not-stored", "shutting-down", "too-fast"}


@dataclass(frozen=True)
class Manner:
    """Habits of a player: seconds to think, to wait for an answer, and to bear silence."""

    think: float = 0.07
    patience: float = 0.8
    silence: float = 3.0
    undoes: float = 0.12
    undoes_all: float = 0.3
    asks: float = 0.5
    """How often somebody whose turn has passed on wants to undo it."""
    answers: float = 0.7
    """How often somebody who must move answers what another asks to undo, instead of moving."""
    agrees: float = 0.6
    is_hasty: float = 0.03
    """How often somebody chooses by a state that is known to be old."""


class GivenUp(Exception):
    """Nothing was heard for too long: the connection is made anew."""


class Device:
    """One browser at one table."""

    def __init__(
        self,
        name: str,
        cookie: str,
        table: str,
        seat: int | None,
        history: History,
        manner: Manner,
        luck: str,
    ) -> None:
        self.name = name
        self.cookie = cookie
        self.table = table
        self.seat = seat
        self.history = history
        self.manner = manner
        self.luck = random.Random(luck)
        self.state: Message = {}
        self.known = 0
        """The newest version that was acknowledged or seen."""
        self.pending: Message | None = None
        self.replies: set[str] = set()
        """The ids of answers to what others asked to undo."""
        self.is_playing = True
        self.is_here = False
        self._nth = 0
        self._act_at = 0.0
        self._again_at = 0.0

    @property
    def is_settled(self) -> bool:
        """Tell whether everything that was sent is answered, and nothing newer is known than what is seen."""
        return self.is_here and self.pending is None and self.state.get("version", -1) >= self.known

    @property
    def is_over(self) -> bool:
        return self.state.get("stage") == "over"

    def note(self, kind: type[Any], *what: Any) -> None:
        self.history.add(kind(now(), self.name, self.table, self.seat, *what))

    async def play(self, port: int) -> None:
        """Be at the table, through whatever comes, until this is cancelled."""
        address = f"ws://127.0.0.1:{port}/api/tables/{self.table}/socket"
        headers = {"Cookie": self.cookie} if self.cookie else {}
        while True:
            try:
                async with asyncio.timeout(5):
                    socket = await connect(
                        address,
                        additional_headers=headers,
                        compression=None,
                        max_size=None,
                        ping_interval=None,
                        close_timeout=0.2,
                        proxy=None,
                    )
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(self.luck.uniform(0.05, 0.3))
                continue
            try:
                await self.attend(socket)
            except (OSError, WebSocketException, GivenUp):
                self.history.counts["reconnected"] += 1
            finally:
                self.is_here = False
                socket.transport.abort()
            await asyncio.sleep(self.luck.uniform(0, 0.2))

    async def attend(self, socket: ClientConnection) -> None:
        """Talk over one connection until it ends."""
        self.note(Came)
        await socket.send(json.dumps({"type": "sit", "seat": self.seat}))
        heard_at = now()
        if self.pending:
            await self.send(socket)
        while True:
            await self.act(socket)
            try:
                async with asyncio.timeout(0.1):
                    message = json.loads(await socket.recv())
            except TimeoutError:
                if self.is_playing and now() - heard_at > self.manner.silence * self.luck.uniform(1, 2):
                    raise GivenUp from None
                continue
            heard_at = now()
            self.hear(message)

    # Hearing.

    def hear(self, message: Message) -> None:
        if message["type"] == "state":
            self.state, self.is_here = message, True
            self.known = max(self.known, message["version"])
            self.note(Seen, message["version"], digest(message))
            self._act_at = now() + self.luck.expovariate(1 / self.manner.think)
        elif message["type"] == "done":
            self.known = max(self.known, message["version"])
            is_reply = message["id"] in self.replies
            self.note(Heard if is_reply else Acknowledged, message["id"], message["version"])
            self.answered(message["id"])
        elif message["type"] == "undo-asked":
            self.note(Asked, message["id"])
            self.answered(message["id"])
            self._act_at = now() + self.luck.expovariate(1 / self.manner.think)
        elif message["type"] == "problem":
            self.note(Refused, message["id"], message["code"])
            if message["code"] in TRY_LATER:
                self._again_at = now() + self.luck.uniform(0.1, 0.4)
            else:
                self.answered(message["id"])
                self._act_at = now() + (0.0 if message["code"] in FOR_GOOD else 0.3)

    def answered(self, id_: str | None) -> None:
        if self.pending and self.pending["id"] == id_:
            self.pending = None

    # Choosing.

    async def act(self, socket: ClientConnection) -> None:
        """Choose, or send once more what was not answered."""
        if self.pending:
            if now() >= self._again_at:
                if self.luck.random() < 0.3:
                    raise GivenUp
                self.history.counts["sent again"] += 1
                await self.send(socket)
        elif self.is_playing and self.seat is not None and self.state and now() >= self._act_at:
            is_old = self.state["version"] < self.known
            if not is_old or self.luck.random() < self.manner.is_hasty:
                self.pending = self.wish()
                if self.pending:
                    await self.send(socket)

    def wish(self) -> Message | None:
        """Give any option, or something to undo, or an answer to whoever asks to."""
        luck, decision = self.luck, self.state["decision"]
        common = {"id": f"{self.name}-{self._nth + 1}", "seat": self.seat, "version": self.state["version"]}
        asked = self.state["undo"] or {"may_answer": False, "seat": None}
        if asked["may_answer"] and luck.random() < self.manner.answers:
            self._nth += 1
            self.replies.add(common["id"])
            return {"type": "answer-undo", **common, "agree": luck.random() < self.manner.agrees}
        is_asking, often = asked["seat"] == self.seat, self.manner.undoes if decision else self.manner.asks
        if self.state["can_undo"] and not is_asking and luck.random() < often:
            self._nth += 1
            return {"type": "undo", **common, "whole": luck.random() < self.manner.undoes_all}
        if not decision:
            self._act_at = now() + 0.5  # Perhaps there is something to undo a little later.
            return None
        self._nth += 1
        return {"type": "choose", **common, "option": luck.choice(decision["options"])["option"]}

    async def send(self, socket: ClientConnection) -> None:
        wish = self.pending
        assert wish
        if wish["type"] == "answer-undo":
            self.note(Replied, wish["id"], wish["version"], wish["agree"])
        else:
            deed = "choose" if wish["type"] == "choose" else "restart" if wish["whole"] else "undo"
            self.note(Sent, wish["id"], deed, wish.get("option"), wish["version"])
        self._again_at = now() + self.manner.patience * self.luck.uniform(0.7, 1.5)
        await socket.send(json.dumps(wish))
