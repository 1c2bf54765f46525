"""The rooms of a server: what requests and sockets ask, from the server's start to its end."""

from courtyard.server.guests import Guests
from courtyard.server.seating import Seating
from courtyard.server.store import Store
from courtyard.server.tables import Tables
from courtyard.server.thinkers import Thinkers
from courtyard.server.turns import Turns


class Rooms:
    """Everything that lives as long as the server does."""

    def __init__(self, database: str, processes: int | None = None) -> None:
        self.store = Store(database)
        self.thinkers = Thinkers(processes)
        self.guests = Guests(self.store)
        self.tables = Tables(self.store)
        self.seating = Seating(self.tables)
        self.turns = Turns(self.tables, self.thinkers)

    async def open(self) -> None:
        await self.turns.wake_bots()

    async def stop(self) -> None:
        """Take no choices any more, and end what is still going on."""
        await self.turns.close()

    async def close(self) -> None:
        await self.stop()
        self.thinkers.close()
        self.store.close()
