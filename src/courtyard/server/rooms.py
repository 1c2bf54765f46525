"""The rooms of a server: what requests and sockets ask, from the server's start to its end."""

import time
from collections.abc import Callable

from courtyard.server.advice import Hints
from courtyard.server.analyses import Analyses
from courtyard.server.chat import Chat
from courtyard.server.clocks import Clocks
from courtyard.server.exports import Exports
from courtyard.server.guests import Guests
from courtyard.server.imports import Imports
from courtyard.server.lessons import Lessons
from courtyard.server.mail import Mailer
from courtyard.server.mailboxes import Mailboxes
from courtyard.server.notices import Notices
from courtyard.server.replays import Replays
from courtyard.server.results import Results
from courtyard.server.seating import Seating
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
        self.store = Store(database)
        self.thinkers = Thinkers(settings.processes)
        self.guests = Guests(self.store, can_mail=mailer is not None)
        self.mailboxes = Mailboxes(self.guests, mailer)
        self.tables = Tables(self.store, now)
        self.seating = Seating(self.tables)
        self.lessons = Lessons(self.tables)
        self.turns = Turns(self.tables, self.thinkers)
        self.clocks = Clocks(self.tables, self.turns)
        self.stand_ins = StandIns(self.tables)
        self.chat = Chat(self.tables)
        self.hints = Hints(self.tables, self.thinkers, settings.tries)
        self.analyses = Analyses(self.tables, self.thinkers, settings.tries)
        self.replays = Replays(self.tables)
        self.exports = Exports(self.replays)
        self.imports = Imports(self.tables)
        self.results = Results(self.store, self.turns)
        self.notices = Notices(self.tables, self.turns, settings, mailer)

    async def open(self) -> None:
        await self.clocks.resume()
        await self.turns.wake_bots()
        await self.notices.open()
        await self.analyses.open()
        await self.clocks.open()

    async def stop(self) -> None:
        """Take no choices any more, and end what is still going on."""
        await self.clocks.close()
        await self.turns.close()
        await self.notices.close()
        await self.analyses.close()
        await self.hints.close()

    async def close(self) -> None:
        await self.stop()
        self.thinkers.close()
        self.store.close()
