"""Notices to players who must choose and are away: on their devices, by email, by a webhook.

Each time a seat becomes due there is one notice at most, and none for somebody who looks at the table.
"""

import asyncio
from collections.abc import Callable
from functools import partial
from http.client import HTTPException
from typing import Any

import structlog
from sqlalchemy import false, or_, select

from courtyard.engine.language import Saying
from courtyard.engine.trouble import Trouble
from courtyard.server.ground.background import Background
from courtyard.server.ground.errands import Errands
from courtyard.server.ground.messages import Me, TableInfo
from courtyard.server.ground.metrics import noticed
from courtyard.server.ground.problems import Refusal
from courtyard.server.ground.settings import Settings
from courtyard.server.people import webhooks
from courtyard.server.people.mail import Mailer, words
from courtyard.server.people.push import IS_INSTALLED, Push
from courtyard.server.store import schema
from courtyard.server.tables import rows
from courtyard.server.tables.registry import Tables, Writing
from courtyard.server.tables.table import Table
from courtyard.server.tables.turns import Turns

log = structlog.get_logger()
BEAT = 5.0
"""Seconds between two searches for people whom no server expected, among servers that share a store."""
GRACE = 2.0
"""Seconds for messages under way when the server stops."""
LOOKUP = 10.0
"""Seconds the host of a table waits to hear whether a name resolves."""

MOST_WAITING = 50
"""Messages for one guest that wait to be sent; of more, whose receivers are that slow, nothing is sent."""

Notice = tuple[Errands, str, Callable[[], bytes | None]]
"""Threads, the guest whose errand it is, and a message to send, which gives a device that is no more."""


class Notices:
    """Notify players who are away that they must choose."""

    def __init__(
        self,
        tables: Tables,
        turns: Turns,
        settings: Settings,
        mailer: Mailer | None,
        push: Push,
        letters: Errands,
        calls: Errands,
    ) -> None:
        self.tables = tables
        self.settings = settings
        self.mailer = mailer
        self.push = push
        self.letters = letters
        self.calls = calls
        self.lookups = Errands("lookups")
        """Names are looked up beside the calls: whose receiver is slow can still name another."""
        self.url = (settings.public_url or "").rstrip("/")
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._sending = Background()
        self._looking = Background()
        turns.extra_writes.append(self.forget)

    # When somebody is told.

    def expect(self, table: Table) -> None:
        """Look again in a while whether everybody who must choose is there."""
        if awaited(table):
            self.set_timer(table.id)

    def set_timer(self, id_: str) -> None:
        if id_ not in self._timers:
            loop = asyncio.get_running_loop()
            self._timers[id_] = loop.call_later(self.settings.patience, self.look_again, id_)

    def forget(self, table: Table) -> Writing | None:
        """Forget players who are no longer due: they may be notified again next time."""
        done = [
            seat for seat, place in enumerate(table.places) if place.noticed and seat not in table.deciding
        ]
        if not done:
            return None
        for seat in done:
            table.places[seat].noticed = False
        return rows.seats_writing(table, done)

    def look_again(self, id_: str) -> None:
        self._timers.pop(id_, None)
        self._sending.start(self.notify(id_), "not-noticed")

    async def notify(self, id_: str) -> None:
        """Notify everybody who is still away; a failed notice is not tried again this turn."""

        async def work(table: Table) -> list[Notice]:
            absent = [seat for seat in awaited(table) if not table.is_here(table.places[seat].guest)]
            for seat in absent:
                table.places[seat].noticed = True
            if absent:
                await self.tables.write(table, {}, rows.seats_writing(table, absent))
            self.expect(table)
            return await self.notices(table, absent)

        try:
            notices = await self.tables.within(id_, work)
            done = await asyncio.gather(*map(sent, notices))
            for device in filter(None, done):
                await self.push.forget(device)
        except (Refusal, Trouble) as trouble:
            log.warning("not-noticed", table=id_, why=str(trouble))

    async def notices(self, table: Table, seats: list[int]) -> list[Notice]:
        """Give what is to be sent: one email for each guest with an address, one call of each
        of their devices, and one call of the webhook.
        """
        guests = {guest for seat in seats if (guest := table.places[seat].guest)}
        known = select(schema.guests).where(schema.guests.c.id.in_(guests))
        people = await self.tables.store.do(lambda connection: list(connection.execute(known)))
        found: list[Notice] = []
        for person in people:
            if self.mailer and person.email and person.email_confirmed:
                found.append((self.letters, person.id, self.turn_letter(table, person)))
        language = {person.id: person.language for person in people}
        for device in await self.push.devices_of(guests):
            notice = self.turn_notice(table, language[device.guest])
            found.append((self.calls, device.guest, await self.push.call(device, table.id, notice)))
        if seats and table.webhook:
            found.append((self.calls, table.host, self.turn_call(table, seats)))
        return found

    async def open(self) -> None:
        """Look after those who must choose, also who had to when the server stopped."""
        self.tables.on_synced.append(self.expect)
        if self.tables.store.is_shared:
            pause = min(BEAT, max(1.0, self.settings.patience))
            self._looking.repeat(self._look_around, "not-noticed", pause, at_once=False)
        else:
            for id_ in await self._waiting(self.tables.now()):
                self.set_timer(id_)

    async def _look_around(self) -> None:
        """Notify players whose turn came in another process, or in one that has ended."""
        for id_ in await self._waiting(self.tables.now() - self.settings.patience):
            # In the background: a slow receiver delays nobody else.
            self._sending.start(self.notify(id_), "not-noticed")

    async def _waiting(self, since: float) -> list[str]:
        """The tables at which somebody who can be reached must choose since then, and is not there."""
        tables, seats, guests, presence = schema.tables.c, schema.seats.c, schema.guests.c, schema.presence.c
        is_here = (presence.table == tables.id) & (presence.guest == guests.id)
        has_device = select(schema.devices.c.id).where(schema.devices.c.guest == guests.id).exists()
        reachable = [
            tables.webhook.is_not(None),
            guests.email_confirmed if self.mailer else false(),
            has_device if IS_INSTALLED else false(),
        ]
        waiting = (
            select(tables.id)
            .join(schema.seats, seats.table == tables.id)
            .join(schema.guests, guests.id == seats.guest)
            .where(tables.stage == "playing", tables.origin != "lesson", tables.moved <= since)
            .where(seats.noticed.is_(False), seats.stand_in.is_(None), rows.is_deciding())
            .where(or_(*reachable))
            .where(~select(presence.table).where(is_here).exists())
            .distinct()
        )
        return await self.tables.store.read(lambda connection: list(connection.execute(waiting).scalars()))

    async def close(self) -> None:
        await self._looking.close()
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        await self._sending.finish(GRACE)

    # What they are told.

    def turn_notice(self, table: Table, language: str | None) -> dict[str, str]:
        body = words().say(Saying("push-turn", {}), language or "en")
        return {"title": table.game.title, "body": body, "table": table.id}

    def turn_letter(self, table: Table, person: Any) -> Callable[[], None]:
        link = f"{self.url}/t/{table.id}"
        gaps = {"game": table.game.title, "link": link, "name": person.name}
        assert self.mailer is not None
        return self.mailer.letter(person.email, person.language, "turn", gaps)

    def turn_call(self, table: Table, seats: list[int]) -> Callable[[], None]:
        link = f"{self.url}/t/{table.id}"
        names = [table.places[seat].name or f"{seat + 1}" for seat in seats]
        text = words().say(
            Saying("call-turn", {"game": table.game.title, "names": ", ".join(names), "link": link})
        )
        # Chat services look for the one or the other of these two.
        message = {"text": text, "content": text, "table": table.id, "game": table.game_name, "seats": seats}
        url, may_be_private = str(table.webhook), self.settings.may_call_private

        def send() -> None:
            try:
                status = webhooks.call(webhooks.find_target(url, may_be_private), message)
                noticed("webhook", status < 300)
                if status >= 300:
                    log.warning("webhook-refused", table=table.id, status=status)
            except (OSError, Refusal, HTTPException) as error:
                noticed("webhook", False)
                log.warning("webhook-failed", table=table.id, why=type(error).__name__)

        return send

    # Whom to tell.

    async def set_webhook(self, me: Me, id_: str, url: str) -> TableInfo:
        """Let the host name a service to call; an empty address ends it."""
        url = url.strip()

        async def check(table: Table) -> None:
            if me.id != table.host:
                raise Refusal("not-host")

        await self.tables.within(id_, check)
        if url:
            await self.look_up(me, url)

        async def work(table: Table) -> TableInfo:
            await check(table)
            table.webhook = url or None
            await self.tables.write(table, {"webhook": table.webhook})
            table.wake_watchers()
            self.expect(table)
            return table.info(me.id)

        return await self.tables.within(id_, work)

    async def look_up(self, me: Me, url: str) -> None:
        """Refuse an address that cannot be called; a name that is not found in time is none."""
        host = str(webhooks.read_url(url).hostname)
        find = partial(webhooks.find_target, url, self.settings.may_call_private)
        try:
            async with asyncio.timeout(LOOKUP):
                await self.lookups.run(me.id, find)
        except TimeoutError:
            raise Refusal("unknown-host", host=host[:100]) from None


async def sent(notice: Notice) -> bytes | None:
    """Send a notice, unless too many of the same guest wait; give a device that is no more."""
    errands, who, send = notice
    if errands.waiting(who) >= MOST_WAITING:
        log.warning("notice-dropped", guest=who)
        return None
    return await errands.run(who, send)


def awaited(table: Table) -> list[int]:
    """Give the seats of people who must choose and were not told yet."""
    places = table.places
    return [
        seat
        for seat in (table.deciding if table.is_pressing else ())
        if places[seat].guest and not places[seat].player and not places[seat].noticed
    ]
