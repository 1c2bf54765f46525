"""Tables that nobody looks at cost nothing, and a write that failed leaves the store right."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select
from sqlalchemy.exc import OperationalError
from starlette.websockets import WebSocketState
from structlog.testing import capture_logs

from courtyard.server.border.sockets import MOST_QUEUED, TRY_AGAIN, Watcher, attend
from courtyard.server.ground.messages import Me, SeatWish, TableWish
from courtyard.server.ground.problems import Refusal
from courtyard.server.ground.table_talk import Choose, Done, Refused
from courtyard.server.people.boxes import Boxes
from courtyard.server.people.guests import Guests
from courtyard.server.store import schema
from courtyard.server.store.writer import Store
from courtyard.server.tables import rows
from courtyard.server.tables.lobby import Lobby
from courtyard.server.tables.registry import Tables
from courtyard.server.tables.seating import Seating
from courtyard.server.tables.table import Table
from courtyard.server.tables.turns import Turns
from courtyard.server.thinking.bots import Bots
from tests.server.evenings import FirstOption
from tests.server.stores import database_of


class Rooms:
    """A server's tables without the server: a real store, and bots that take their first option."""

    def __init__(self, folder: Path) -> None:
        self.store = Store(database_of(folder))
        self.guests = Guests(self.store)
        self.tables = Tables(self.store, linger=0)
        self.seating = Seating(self.tables, Boxes(self.store))
        self.turns = Turns(self.tables)
        self.thinkers = FirstOption()
        self.bots = Bots(self.tables, self.turns, self.thinkers)
        self.lobby = Lobby(self.tables)
        self.most_sockets = 100

    async def open(self, me: Me, game: str, *kinds: str) -> str:
        seats = [SeatWish(kind, "random" if kind == "bot" else None) for kind in kinds]
        wish = TableWish(game, {"players": len(kinds)}, seats)
        return (await self.seating.open(me, wish)).id

    async def choose_first(self, me: Me, table: str) -> None:
        """Let a guest take the first option at the seat that is to choose."""
        public = await self.tables.state(me.id, table, None)
        seat = public.deciding[0]
        state = await self.tables.state(me.id, table, seat)
        assert state.decision
        option = state.decision.options[0].option
        wish = Choose(f"id-{public.version}-{state.version}", seat, state.version, option)
        await self.turns.choose(me.id, table, wish)

    async def deeds(self, table: str) -> list[Any]:
        own = select(schema.deeds).where(schema.deeds.c.table == table).order_by(schema.deeds.c.number)
        return await self.store.do(lambda connection: list(connection.execute(own)))

    def fail_once(self, spoil: Callable[[], bool] = lambda: True) -> None:
        """Let the next write that keeps a deed fail as if the disk were full."""
        do = self.store.do

        async def failing(work: Callable[[Connection], Any]) -> Any:
            if work.__qualname__.startswith("Tables.write.") and spoil():
                self.store.do = do  # type: ignore[method-assign]

                def broken(connection: Connection) -> None:
                    raise OperationalError("INSERT", {}, Exception("disk full"))

                return await do(broken)
            return await do(work)

        self.store.do = failing  # type: ignore[method-assign]


class Wire:
    """A socket without a network: what the server says is kept, and nothing is ever said to it."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.is_closed = asyncio.Event()
        self.client_state = self.application_state = WebSocketState.CONNECTED

    async def accept(self) -> None: ...

    async def send(self, message: dict[str, Any]) -> None:
        self.said.append(message["text"])

    async def receive(self) -> dict[str, str]:
        await self.is_closed.wait()
        return {"type": "websocket.disconnect"}

    async def close(self, code: int = 1000) -> None:
        self.is_closed.set()


class Deaf(Wire):
    """A socket whose other end reads nothing."""

    async def send(self, message: dict[str, Any]) -> None:
        await asyncio.Event().wait()


def within_rooms(folder: Path, play: Callable[[Rooms, Me], Awaitable[None]]) -> None:
    async def evening() -> None:
        rooms = Rooms(folder)
        me, _ = await rooms.guests.welcome()
        try:
            await asyncio.wait_for(play(rooms, me), 60)
        finally:
            await rooms.bots.close()
            rooms.store.close()

    asyncio.run(evening())


async def until(is_it: Callable[[], Any]) -> None:
    async with asyncio.timeout(20):
        while not is_it():
            await asyncio.sleep(0.005)


# Tables that nobody looks at.


def test_three_hundred_open_tables_leave_nothing_in_memory(tmp_path):
    async def play(rooms: Rooms, me: Me) -> None:
        ids = []
        for nth in range(300):
            kinds = (("me", "me"), ("me", "open"), ("me",))[nth % 3]
            ids.append(await rooms.open(me, ("gugong", "kingdom")[nth % 2], *kinds))
        assert rooms.tables.live == {}
        for id_ in ids[::30]:
            await rooms.tables.look(me.id, id_)
        await rooms.lobby.read(me)
        assert rooms.tables.live == {} and rooms.tables._loading == {}

    within_rooms(tmp_path, play)


def test_a_table_is_let_go_after_every_choice_and_every_refusal(tmp_path):
    async def play(rooms: Rooms, me: Me) -> None:
        table = await rooms.open(me, "gugong", "me", "me")
        for _ in range(5):
            await rooms.choose_first(me, table)
            assert rooms.tables.live == {}
        for problem in (
            rooms.turns.choose(me.id, table, Choose("x", 0, 2**31, 0)),
            rooms.tables.look(me.id, "nowhere"),
            rooms.tables.state("stranger", table, 0),
            rooms.seating.start(me, table),
        ):
            with pytest.raises(Refusal):
                await problem
            assert rooms.tables.live == {} and rooms.tables._loading == {}

    within_rooms(tmp_path, play)


def test_a_table_stays_while_a_bot_thinks_and_goes_when_it_has_chosen(tmp_path):
    async def play(rooms: Rooms, me: Me) -> None:
        table = await rooms.open(me, "gugong", "me", "bot")
        await until(lambda: not rooms.tables.live)
        rooms.thinkers.gate.clear()
        while not rooms.tables.live:
            await rooms.choose_first(me, table)
        await asyncio.sleep(0.05)
        assert set(rooms.tables.live) == {table}
        rooms.thinkers.gate.set()
        await until(lambda: not rooms.tables.live)
        await until(lambda: rooms.bots.background.is_idle)

    within_rooms(tmp_path, play)


def test_a_table_stays_while_somebody_looks_and_goes_with_the_last(tmp_path):
    async def play(rooms: Rooms, me: Me) -> None:
        table = await rooms.open(me, "gugong", "me", "me")
        wires = [Wire(), Wire()]
        tasks = [asyncio.create_task(attend(rooms, table, me.id, wire, set())) for wire in wires]
        await until(lambda: all(wire.said for wire in wires))
        await rooms.choose_first(me, table)
        assert set(rooms.tables.live) == {table}
        for wire, task in zip(wires, tasks, strict=True):
            assert set(rooms.tables.live) == {table}
            wire.is_closed.set()
            await task
        assert rooms.tables.live == {}

    within_rooms(tmp_path, play)


def test_a_game_of_long_ago_is_played_on(tmp_path):
    ids: list[str] = []

    async def begin(rooms: Rooms, me: Me) -> None:
        table = await rooms.open(me, "kingdom", "me", "me")
        for _ in range(30):
            await rooms.choose_first(me, table)
        ids.extend((me.id, table))

    async def go_on(rooms: Rooms, _: Me) -> None:
        me = Me(ids[0], "", None, False)
        before = len(await rooms.deeds(ids[1]))
        await rooms.choose_first(me, ids[1])
        assert len(await rooms.deeds(ids[1])) == before + 1

    within_rooms(tmp_path, begin)
    within_rooms(tmp_path, go_on)


# Everybody is at the same table.


def test_whoever_connects_while_another_looks_is_at_the_same_table(tmp_path):
    """A page asks for its table and opens its socket at once: both wait for the same loading."""

    async def play(rooms: Rooms, me: Me) -> None:
        table = await rooms.open(me, "gugong", "me", "me")
        wire = Wire()
        looks = asyncio.create_task(rooms.tables.look(me.id, table))
        await asyncio.sleep(0)
        attends = asyncio.create_task(attend(rooms, table, me.id, wire, set()))
        await looks
        await until(lambda: wire.said)
        assert table in rooms.tables.live, "the socket is at a table that was let go"
        assert len(rooms.tables.live[table].watchers) == 1
        wire.is_closed.set()
        await attends
        assert rooms.tables.live == {}

    within_rooms(tmp_path, play)


def test_a_hundred_who_come_at_once_load_a_table_once(tmp_path):
    async def play(rooms: Rooms, me: Me) -> None:
        table = await rooms.open(me, "gugong", "me", "me")
        loaded: list[Table] = []
        load = rooms.tables._load

        async def counted(id_: str) -> Table:
            loaded.append(found := await load(id_))
            return found

        rooms.tables._load = counted  # type: ignore[method-assign]
        wires = [Wire() for _ in range(100)]
        tasks = [asyncio.create_task(attend(rooms, table, me.id, wire, set())) for wire in wires]
        await until(lambda: all(wire.said for wire in wires))
        assert len(loaded) == 1
        assert len(rooms.tables.live[table].watchers) == 100
        for wire in wires:
            wire.is_closed.set()
        await asyncio.gather(*tasks)

    within_rooms(tmp_path, play)


def test_what_waits_for_a_reader_who_never_reads_is_bounded(tmp_path):
    async def play(rooms: Rooms, me: Me) -> None:
        table = await rooms.open(me, "gugong", "me", "me")
        wire, watchers = Deaf(), set[Watcher]()
        attends = asyncio.create_task(attend(rooms, table, me.id, wire, watchers))
        await until(lambda: watchers)
        watcher = next(iter(watchers))
        for nth in range(1000):
            watcher.say(Done(f"id-{nth}", nth))
            watcher.wake()
        await asyncio.sleep(0.05)
        assert len(watcher._queue) <= 64
        await rooms.choose_first(me, table)
        wire.is_closed.set()
        await attends
        assert rooms.tables.live == {}

    within_rooms(tmp_path, play)


def test_what_waits_for_a_reader_is_bounded_in_bytes_too(tmp_path):
    async def play(rooms: Rooms, me: Me) -> None:
        table = await rooms.open(me, "gugong", "me", "me")
        wire, watchers = Deaf(), set[Watcher]()
        attends = asyncio.create_task(attend(rooms, table, me.id, wire, watchers))
        await until(lambda: watchers)
        watcher = next(iter(watchers))
        for _ in range(40):
            watcher.say(Refused(None, "bad-message", {"why": "é" * 100_000}))
        assert sum(map(len, watcher._queue)) <= MOST_QUEUED
        await asyncio.sleep(0.05)
        assert watcher._code == TRY_AGAIN, "they come back, and ask for less"
        wire.is_closed.set()
        await attends

    within_rooms(tmp_path, play)


def test_a_queue_that_is_read_has_room_again(tmp_path):
    async def play(rooms: Rooms, me: Me) -> None:
        table = await rooms.open(me, "gugong", "me", "me")
        wire, watchers = Wire(), set[Watcher]()
        attends = asyncio.create_task(attend(rooms, table, me.id, wire, watchers))
        await until(lambda: watchers)
        watcher = next(iter(watchers))
        for _ in range(40):
            watcher.say(Refused(None, "bad-message", {"why": "é" * 100_000}))
            await until(lambda: not watcher._queued)
        assert watcher._code is None
        wire.is_closed.set()
        await attends

    within_rooms(tmp_path, play)


# When the disk is full.


def test_a_choice_that_could_not_be_kept_was_not_made(tmp_path):
    async def play(rooms: Rooms, me: Me) -> None:
        table = await rooms.open(me, "gugong", "me", "me")
        await rooms.choose_first(me, table)
        before = await rooms.tables.state(me.id, table, None), await rooms.deeds(table)
        rooms.fail_once()
        with pytest.raises(Refusal, match="not-stored"):
            await rooms.choose_first(me, table)
        assert (await rooms.tables.state(me.id, table, None), await rooms.deeds(table)) == before
        await rooms.choose_first(me, table)
        assert len(await rooms.deeds(table)) == len(before[1]) + 1

    within_rooms(tmp_path, play)


def test_a_bot_whose_choice_could_not_be_kept_chooses_again(tmp_path):
    async def play(rooms: Rooms, me: Me) -> None:
        table = await rooms.open(me, "gugong", "me", "bot")
        await until(lambda: not rooms.tables.live)
        rooms.thinkers.gate.clear()
        while not rooms.tables.live:
            await rooms.choose_first(me, table)
        rooms.fail_once()
        rooms.thinkers.gate.set()
        await until(lambda: not rooms.tables.live)
        wire = Wire()
        attends = asyncio.create_task(attend(rooms, table, me.id, wire, set()))
        for _ in range(100):
            if (await rooms.tables.state(me.id, table, None)).deciding == [0]:
                break
            await asyncio.sleep(0.02)
        assert (await rooms.tables.state(me.id, table, None)).deciding == [0], "nobody wakes the bot"
        wire.is_closed.set()
        await attends

    within_rooms(tmp_path, play)


def test_a_bot_never_writes_into_the_journal_of_a_table_that_was_started_over(tmp_path):
    """While a bot thinks about a plan, the plan of the other player could not be kept."""

    async def play(rooms: Rooms, me: Me) -> None:
        table = await rooms.open(me, "kingdom", "me", "bot")
        while True:
            await until(lambda: not rooms.tables.live)
            state = await rooms.tables.state(me.id, table, None)
            if state.deciding == [0]:
                rooms.thinkers.gate.clear()
                await rooms.choose_first(me, table)
                if (await rooms.tables.state(me.id, table, None)).deciding == [0, 1]:
                    break
                rooms.thinkers.gate.set()
        rooms.fail_once()
        with pytest.raises(Refusal, match="not-stored"):
            await rooms.choose_first(me, table)
        rooms.thinkers.gate.set()
        await asyncio.sleep(0.2)
        numbers = [deed.number for deed in await rooms.deeds(table)]
        assert numbers == list(range(len(numbers)))
        await rooms.choose_first(me, table)

    within_rooms(tmp_path, play)


STAGES = ("applying", "clocks", "writing", "telling", "settling")
"""Where something unexpected may happen while a choice is kept."""


def break_once(rooms: Rooms, stage: str) -> None:
    """Let the next choice meet a fault of ours that nobody thought of."""

    def broken(*_: Any) -> Any:
        undo()
        if stage == "applying":
            before(*_)
        raise KeyError("a fault of ours")

    owner, name = {
        "applying": (Table, "apply"),
        "clocks": (rooms.turns, "extra_writes"),
        "writing": (rows, "course_row"),
        "telling": (Table, "wake_watchers"),
        "settling": (rooms.tables, "on_synced"),
    }[stage]
    before = getattr(owner, name)
    setattr(owner, name, [broken] if isinstance(before, list) else broken)

    def undo() -> None:
        setattr(owner, name, before)


@pytest.mark.parametrize("stage", STAGES)
def test_a_fault_of_ours_in_the_middle_of_a_choice_leaves_the_table_as_the_store_has_it(tmp_path, stage):
    async def play(rooms: Rooms, me: Me) -> None:
        table = await rooms.open(me, "gugong", "me", "me")
        await rooms.choose_first(me, table)
        wire = Wire()
        looking = asyncio.create_task(attend(rooms, table, me.id, wire, set()))
        await until(lambda: wire.said)
        seat = (await rooms.tables.state(me.id, table, None)).deciding[0]
        state = await rooms.tables.state(me.id, table, seat)
        assert state.decision
        wish = Choose("mine", seat, state.version, state.decision.options[0].option)
        before = len(await rooms.deeds(table))
        break_once(rooms, stage)
        with pytest.raises(KeyError):
            await rooms.turns.choose(me.id, table, wish)
        await looking  # Whoever looks on connects again, and sees what the store has.
        assert rooms.tables.live == {}
        is_kept = len(await rooms.deeds(table)) > before
        assert is_kept == (stage in ("telling", "settling"))
        done = await rooms.turns.choose(me.id, table, wish)
        assert isinstance(done, Done) and done.id == "mine"
        assert [deed.id for deed in await rooms.deeds(table)].count("mine") == 1
        for _ in range(3):
            await rooms.choose_first(me, table)
        numbers = [deed.number for deed in await rooms.deeds(table)]
        assert numbers == list(range(before + 4))

    within_rooms(tmp_path, play)


def test_a_fault_of_ours_in_the_middle_of_a_bots_choice_leaves_the_table_as_the_store_has_it(tmp_path):
    async def play(rooms: Rooms, me: Me) -> None:
        table = await rooms.open(me, "gugong", "me", "bot")
        await until(lambda: not rooms.tables.live)
        rooms.thinkers.gate.clear()
        while not rooms.tables.live:
            await rooms.choose_first(me, table)
        before = len(await rooms.deeds(table))
        break_once(rooms, "clocks")
        rooms.bots.patience = 0.0
        rooms.thinkers.gate.set()
        # Nobody looks at the table: it is the bots that must look again.
        await until(lambda: rooms.bots.background.is_idle)
        numbers = [deed.number for deed in await rooms.deeds(table)]
        assert len(numbers) > before and numbers == list(range(len(numbers)))

    within_rooms(tmp_path, play)


class Talker(Wire):
    """A socket from which one message comes."""

    async def receive(self) -> dict[str, str]:
        if not self.said:
            await asyncio.sleep(0)
        self.receive = super().receive  # type: ignore[method-assign]
        return {"type": "websocket.receive", "text": '{"type":"ping"}'}


@pytest.mark.parametrize("error", [RuntimeError, KeyError])
def test_a_fault_of_ours_at_a_socket_is_logged_and_the_socket_closed(tmp_path, monkeypatch, error):
    async def broken(self: Watcher, message: object) -> None:
        raise error("a fault of ours")

    monkeypatch.setattr(Watcher, "follow", broken)

    async def play(rooms: Rooms, me: Me) -> None:
        table, wire = await rooms.open(me, "gugong", "me", "me"), Talker()
        with capture_logs() as logged:
            await attend(rooms, table, me.id, wire, set())
        assert [line["event"] for line in logged if line["log_level"] == "error"] == ["socket-failed"]
        assert wire.is_closed.is_set()

    within_rooms(tmp_path, play)


def test_who_waits_to_look_while_a_choice_fails_is_not_shown_what_was_never_kept(tmp_path):
    async def play(rooms: Rooms, me: Me) -> None:
        table = await rooms.open(me, "gugong", "me", "me")
        wire, watchers = Wire(), set[Watcher]()
        looking = asyncio.create_task(attend(rooms, table, me.id, wire, watchers))
        await until(lambda: wire.said)
        watcher = next(iter(watchers))
        watcher.is_seated = True
        watcher.wake()
        await until(lambda: '"version":0' in wire.said[-1])
        do = rooms.store.do

        async def fail(work: Callable[[Connection], Any]) -> Any:
            rooms.store.do = do  # type: ignore[method-assign]
            watcher.wake()
            for _ in range(20):
                await asyncio.sleep(0)
            raise Refusal("not-stored")

        rooms.store.do = fail  # type: ignore[method-assign]
        with pytest.raises(Refusal, match="not-stored"):
            await rooms.choose_first(me, table)
        await looking
        assert not [said for said in wire.said if '"version":1' in said]

    within_rooms(tmp_path, play)


def test_a_journal_that_cannot_be_replayed_is_a_problem_and_no_accident(tmp_path):
    async def play(rooms: Rooms, me: Me) -> None:
        table = await rooms.open(me, "gugong", "me", "me")
        row = dict(table=table, number=0, seat=0, deed="choose", option="?", id="x", version=1, at=0.0)
        await rooms.store.do(
            lambda connection: connection.execute(schema.deeds.insert().values(row)) and None
        )
        with pytest.raises(Refusal):
            await rooms.tables.look(me.id, table)
        assert rooms.tables.live == {} and rooms.tables._loading == {}

    within_rooms(tmp_path, play)
