"""The rooms of a server: what requests and sockets ask, from the server's start to its end."""

import time
from collections.abc import Callable

from courtyard.server.around.chat import Chat
from courtyard.server.around.erasure import Erasure
from courtyard.server.around.lessons import Lessons
from courtyard.server.around.news import News
from courtyard.server.around.notices import Notices
from courtyard.server.around.presence import Presence
from courtyard.server.around.puzzles import PuzzleRoom
from courtyard.server.around.results import Results
from courtyard.server.around.retention import Retention
from courtyard.server.around.training import TrainingRoom
from courtyard.server.ground.buckets import Buckets
from courtyard.server.ground.errands import Errands
from courtyard.server.ground.settings import Settings
from courtyard.server.past.exports import Exports
from courtyard.server.past.imports import Imports
from courtyard.server.past.replay_pool import ReplayPool
from courtyard.server.past.replays import Replays
from courtyard.server.people.boxes import Boxes
from courtyard.server.people.guests import Guests
from courtyard.server.people.mail import Mailer
from courtyard.server.people.mailboxes import Mailboxes
from courtyard.server.people.push import Push
from courtyard.server.people.sessions import Sessions
from courtyard.server.store.writer import Store
from courtyard.server.tables.clocks import Clocks
from courtyard.server.tables.lobby import Lobby
from courtyard.server.tables.registry import Tables
from courtyard.server.tables.seating import Seating
from courtyard.server.tables.stand_ins import StandIns
from courtyard.server.tables.turns import Turns
from courtyard.server.thinking.analyses import Analyses
from courtyard.server.thinking.bots import Bots
from courtyard.server.thinking.hints import Hints
from courtyard.server.thinking.leases import Leases
from courtyard.server.thinking.processes import Thinkers

CALLS = 16
"""Webhooks and devices that are called at once: the threads only wait, and of one guest there is one call."""


class Rooms:
    """Everything that lives as long as the server does."""

    def __init__(self, database: str, settings: Settings, now: Callable[[], float] = time.time) -> None:
        mailer = Mailer.at(settings.smtp) if settings.smtp else None
        self.buckets = Buckets(settings.limits)
        self.store = Store(database)
        self.thinkers = Thinkers(settings.processes)
        self.guests = Guests(self.store, can_mail=mailer is not None)
        self.sessions = Sessions(self.guests)
        self.letters, self.calls = Errands("letters"), Errands("webhooks", CALLS)
        self.mailboxes = Mailboxes(self.guests, mailer, self.letters)
        self.push = Push(self.store, settings.public_url, settings.may_call_private)
        self.tables = Tables(self.store, now)
        self.lobby = Lobby(self.tables)
        self.boxes = Boxes(self.store, settings.boxes, now)
        self.seating = Seating(self.tables, self.boxes)
        self.lessons = Lessons(self.tables)
        self.puzzles = PuzzleRoom(self.store, settings.puzzles, now)
        self.turns = Turns(self.tables)
        self.bots = Bots(self.tables, self.turns, self.thinkers, settings)
        self.leases = Leases(self.tables, self.bots)
        self.presence = Presence(self.tables)
        self.clocks = Clocks(self.tables, self.turns)
        self.stand_ins = StandIns(self.tables)
        self.erasure = Erasure(self.tables)
        self.retention = Retention(self.tables, settings.keep)
        self.chat = Chat(self.tables)
        self.hints = Hints(self.tables, self.thinkers, settings.tries)
        self.analyses = Analyses(self.tables, self.thinkers, settings.tries)
        self.training = TrainingRoom(self.store, self.analyses, self.thinkers, settings.tries, now)
        self.replay_pool = ReplayPool()
        self.replays = Replays(self.tables, self.replay_pool)
        self.exports = Exports(self.replays)
        self.imports = Imports(self.tables, self.replay_pool)
        self.results = Results(self.store, self.turns)
        self.notices = Notices(self.tables, self.turns, settings, mailer, self.push, self.letters, self.calls)

        self.news = News(self.store)
        self.news.on_edition = self.tables.refresh
        self.news.handlers = {
            "chat": [self.chat.refresh],
            "here": [self.presence.refresh],
            "bots": [self.on_bots],
            "analysis": [lambda _: self.analyses.wake()],
            "all": [
                lambda _: self.tables.refresh_all(),
                lambda _: self.presence.refresh_all(),
                self.refresh_chats,
            ],
        }
        self.thinks_here = settings.bots == "here"
        self.most_sockets = settings.sockets

    async def on_bots(self, _: str) -> None:
        self.leases.wake()
        if self.thinks_here and not self.store.is_shared:
            await self.bots.wake_all()

    async def refresh_chats(self, _: str) -> None:
        for id_ in list(self.tables.live):
            await self.chat.refresh(id_)

    async def open(self) -> None:
        await self.clocks.resume()
        if self.thinks_here:
            await self.leases.open()
            await self.analyses.open()
        await self.lobby.open()
        await self.retention.open()
        await self.notices.open()
        await self.clocks.open()
        await self.presence.open()
        await self.news.open(serves=True)

    async def work(self) -> None:
        """Let bots and analyses think here for servers that share the store."""
        await self.leases.open()
        await self.analyses.open()
        await self.news.open(serves=False)

    async def stop(self) -> None:
        """Take no choices any more, and end what is still going on."""
        await self.clocks.close()
        await self.lobby.close()
        await self.retention.close()
        await self.erasure.close()
        await self.tables.close()
        await self.bots.close()
        await self.leases.close()
        await self.notices.close()
        await self.analyses.close()
        await self.hints.close()
        await self.presence.close()
        await self.news.close()

    async def close(self) -> None:
        await self.stop()
        self.thinkers.close()
        self.replay_pool.close()
        self.store.close()
