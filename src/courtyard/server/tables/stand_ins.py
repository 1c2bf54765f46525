"""Stand-ins: a bot plays for somebody who left or ran out of time, until they are back."""

from courtyard.server.ground.messages import Me, TableInfo
from courtyard.server.ground.problems import Refusal
from courtyard.server.tables.clocks import LEAST, is_spent, rest, run, whole_time
from courtyard.server.tables.registry import Tables, own_seat, place_at
from courtyard.server.tables.table import Table


class StandIns:
    """Seats that are handed over, and back."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def take_over(self, me: Me, id_: str, seat: int) -> TableInfo:
        """Let a bot play for me, or for somebody whose time is out while all others wait.

        My clock runs on until the bot has ended my turn: nobody gets time by leaving and coming back.
        """

        async def work(table: Table) -> TableInfo:
            place = place_at(table, seat)
            if place.guest != me.id and not may_call(table, me.id, seat):
                raise Refusal("not-your-seat", seat=seat)
            check_running(table)
            if place.stand_in is None:
                place.stand_in = table.agreement.stand_in
                await self.tables.keep_seats(table, [seat])
            return table.info(me.id)

        return await self.tables.within(id_, work)

    async def resign(self, me: Me, id_: str, seat: int) -> TableInfo:
        """Let me give up: a bot plays on to the end, so that nobody's game is spoilt, and mine is lost."""

        async def work(table: Table) -> TableInfo:
            own_seat(table, me.id, seat)
            check_running(table)
            place = table.places[seat]
            if not place.resigned:
                rest(table.agreement.clock, place, table.now())
                place.stand_in = place.stand_in or table.agreement.stand_in
                place.resigned = True
                await self.tables.keep_seats(table, [seat])
            return table.info(me.id)

        return await self.tables.within(id_, work)

    async def give_back(self, me: Me, id_: str, seat: int) -> TableInfo:
        """Let me play again, with a little time where mine ran out and the bot has made that turn."""

        async def work(table: Table) -> TableInfo:
            own_seat(table, me.id, seat)
            check_running(table)
            place, clock, now = table.places[seat], table.agreement.clock, table.now()
            if place.resigned:
                raise Refusal("resigned", seat=seat)
            if place.stand_in is not None:
                check_time(table, seat, now)
                place.stand_in = None
                if is_spent(place, now):
                    place.left = min(float(LEAST[clock.kind]), whole_time(clock))
                if seat in table.deciding and place.due_at is None:
                    run(clock, place, now)
                await self.tables.keep_seats(table, [seat])
            return table.info(me.id)

        return await self.tables.within(id_, work)


def may_call(table: Table, guest: str, seat: int) -> bool:
    """Tell whether a player may call a bot for another, whose time is out and for whom all wait."""
    return table.is_player(guest) and seat in table.deciding and is_spent(table.places[seat], table.now())


def check_time(table: Table, seat: int, now: float) -> None:
    """Refuse a player whose time ran out during this turn: the bot ends the turn first."""
    own, is_due = table.places[seat], seat in table.deciding
    others = {place.guest for place in table.places} - {None, own.guest}
    if is_due and others and is_spent(own, now):
        raise Refusal("out-of-time", seat=seat)


def check_running(table: Table) -> None:
    if table.course.is_over:
        raise Refusal("game-over")
