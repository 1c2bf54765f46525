"""The rooms of a server: what requests and sockets ask, from the server's start to its end."""

import time
from collections.abc import Callable

from courtyard.server.advice import Hints
from courtyard.server.analyses import Analyses
from courtyard.server.buckets import Buckets
from courtyard.server.chat import Chat
from courtyard.server.claims import Claims
from courtyard.server.clocks import Clocks
from courtyard.server.exports import Exports
from courtyard.server.farewells import Farewells
from courtyard.server.guests import Guests
from courtyard.server.imports import Imports
from courtyard.server.lessons import Lessons
from courtyard.server.mail import Mailer
from courtyard.server.mailboxes import Mailboxes
from courtyard.server.news import News
from courtyard.server.notices import Notices
from courtyard.server.presence import Presence
from courtyard.server.replays import Replays
from courtyard.server.results import Results
from courtyard.server.seating import Seating
from courtyard.server.sessions import Sessions
from courtyard.server.settings import Settings
from courtyard.server.stand_ins import StandIns
from courtyard.server.store import Store
from courtyard.server.tables import Tables
from courtyard.server.thinkers import Thinkers
from courtyard.server.turns import Turns


class Rooms:
    """Everything that lives as long as the server does."""

    def __init__(self, database: str, settings: Settings, now: Callable[[], float] = time.time) -> None:
        mailer = Mailer.at(settings.smtp) if settings.smtp else None
        self.buckets = Buckets(settings.limits)
        self.store = Store(database)
        self.thinkers = Thinkers(settings.processes)
        self.guests = Guests(self.store, can_mail=mailer is not None)
        self.sessions = Sessions(self.guests)
        self.mailboxes = Mailboxes(self.guests, mailer)
        self.tables = Tables(self.store, now)
        self.seating = Seating(self.tables)
        self.lessons = Lessons(self.tables)
        self.turns = Turns(self.tables, self.thinkers)
        self.claims = Claims(self.tables, self.turns)
        self.presence = Presence(self.tables)
        self.clocks = Clocks(self.tables, self.turns)
        self.stand_ins = StandIns(self.tables)
        self.farewells = Farewells(self.tables, self.seating, self.stand_ins)
        self.chat = Chat(self.tables)
        self.hints = Hints(self.tables, self.thinkers, settings.tries)
        self.analyses = Analyses(self.tables, self.thinkers, settings.tries)
        self.replays = Replays(self.tables)
        self.exports = Exports(self.replays)
        self.imports = Imports(self.tables)
        self.results = Results(self.store, self.turns)
        self.notices = Notices(self.tables, self.turns, settings, mailer)

        self.news = News(self.store)
        self.news.hear_edition = self.tables.hear
        self.news.hearers = {
            "chat": [self.chat.hear],
            "here": [self.presence.hear],
            "bots": [lambda _: self.claims.hear()],
            "analysis": [lambda _: self.analyses.hear()],
            "all": [lambda _: self.tables.hear_all(), lambda _: self.presence.hear_all(), self.hear_chats],
        }
        self.thinks_here = settings.bots == "here"
        self.most_sockets = settings.sockets

    async def hear_chats(self, _: str) -> None:
        for id_ in list(self.tables.live):
            await self.chat.hear(id_)

    async def open(self) -> None:
        await self.clocks.resume()
        if self.thinks_here:
            await self.claims.open()
            await self.analyses.open()
        await self.notices.open()
        await self.clocks.open()
        await self.presence.open()
        await self.news.open(serves=True)

    async def work(self) -> None:
        """Let bots and analyses think here for servers that share the store."""
        await self.claims.open()
        await self.analyses.open()
        await self.news.open(serves=False)

    async def stop(self) -> None:
        """Take no choices any more, and end what is still going on."""
        await self.clocks.close()
        await self.tables.close()
        await self.turns.close()
        await self.claims.close()
        await self.notices.close()
        await self.analyses.close()
        await self.hints.close()
        await self.presence.close()
        await self.news.close()

    async def close(self) -> None:
        await self.stop()
        self.thinkers.close()
        self.store.close()
