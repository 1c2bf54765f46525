"""Fair thinking: guests are served in turn, people come before games nobody watches, and bots rest."""

import asyncio
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import select, update

from courtyard.bots import Budget
from courtyard.engine import journal
from courtyard.engine.chance import Dice
from courtyard.engine.match import Match
from courtyard.games import find_game
from courtyard.server.ground.buckets import RATES, Buckets
from courtyard.server.ground.messages import Me
from courtyard.server.ground.problems import Refusal
from courtyard.server.ground.settings import Settings
from courtyard.server.store import schema
from courtyard.server.thinking import analyses as module
from courtyard.server.thinking.analyses import A_TURN, Choice, Work
from courtyard.server.thinking.bots import in_turn
from courtyard.server.thinking.leases import BOTS_ALONE, BOTS_AWAITED, LEASE, release, take
from courtyard.server.thinking.processes import Thinkers, think
from courtyard.server.thinking.queue import LEAST_SHARE, LONGEST_WAIT, Job, Owner, Queue, Rank
from tests.server.evenings import Evening, Onlooker, TimeOfDay, evening, play, until


class Service:
    """A queue before one process, and who was served in which order."""

    def __init__(self) -> None:
        self.time = TimeOfDay()
        self.queue = Queue(1, self.time)
        self.order: list[str] = []
        self.shares: list[float] = []
        self.thinks: Job | None = None

    def ask(self, guest: str, table: str = "", rank: Rank = Rank.AWAITED, seconds: float = 1.0) -> Job:
        """Let a guest want something to be thought about."""
        place: list[Job] = []

        def begin(share: float) -> None:
            self.order.append(table or guest)
            self.shares.append(share)
            self.begun = place

        place.append(self.queue.join(Owner(guest, table or f"table of {guest}", rank), seconds, begin))
        return place[0]

    def go_on(self, seconds: float = 1.0) -> str:
        """Let the thought that has the process come to its end; give who is next."""
        served = len(self.order)
        self.queue.leave(self.begun[0], seconds)
        return self.order[served] if len(self.order) > served else ""


# The queue.


def test_guests_are_served_in_turn_however_much_one_of_them_wants():
    service = Service()
    for nth in range(40):
        service.ask("eve", f"eve {nth}")
    service.ask("ann")
    service.ask("ben")
    assert [service.go_on() for _ in range(4)] == ["ann", "ben", "eve 1", "eve 2"]


def test_the_tables_of_a_guest_are_served_in_turn():
    service = Service()
    for _ in range(3):
        service.ask("eve", "one")
    service.ask("eve", "two")
    assert [service.go_on() for _ in range(3)] == ["two", "one", "one"]


def test_quick_thoughts_do_not_wait_behind_long_ones():
    """The guest with the least use is next: a quick bot may choose often before a slow one's turn comes."""
    service = Service()
    for nth in range(10):
        service.ask("eve", f"eve {nth}", seconds=2.5)
    service.ask("ann", seconds=0.01)
    assert service.go_on(2.5) == "ann"
    for _ in range(20):
        service.ask("ann", seconds=0.01)
        assert service.go_on(0.01) == "ann"


def test_what_counts_is_how_long_it_took_and_not_what_was_expected():
    service = Service()
    service.ask("eve", seconds=0.01)
    for guest in ("ann", "eve") * 4:
        service.ask(guest, seconds=0.01)
    assert service.go_on(5.0) == "ann"
    assert [service.go_on(0.01) for _ in range(4)] == ["ann", "ann", "ann", "eve"]


def test_who_waited_for_nothing_saves_nothing_up():
    service = Service()
    for _ in range(10):
        service.ask("eve")
    for _ in range(5):
        service.go_on()
    for _ in range(3):
        service.ask("ann")
    assert [service.go_on() for _ in range(4)] == ["ann", "eve", "ann", "eve"]


def test_people_come_before_games_nobody_looks_at_and_those_before_what_can_wait():
    service = Service()
    service.ask("eve")
    service.ask("dan", "analysis", Rank.LATER)
    service.ask("eve", "alone", Rank.ALONE)
    service.ask("eve", "looked at")
    service.ask("ann", "hint")
    assert [service.go_on() for _ in range(4)] == ["hint", "looked at", "alone", "analysis"]


def test_what_can_wait_does_not_wait_for_ever():
    service = Service()
    service.ask("ann")
    service.ask("dan", "analysis", Rank.LATER)
    service.ask("eve", "alone", Rank.ALONE)
    for _ in range(5):
        service.ask("ann")
    assert [service.go_on(), service.go_on()] == ["ann", "ann"]
    service.time.at += LONGEST_WAIT
    assert [service.go_on() for _ in range(3)] == ["analysis", "alone", "ann"]


def test_when_somebody_looks_its_bots_are_waited_for():
    service = Service()
    service.ask("ann")
    service.ask("eve", "left", Rank.ALONE)
    service.ask("eve", "found", Rank.ALONE)
    service.ask("ben")
    service.queue.prefer("eve", "found")
    assert [service.go_on() for _ in range(3)] == ["ben", "found", "left"]


def test_who_gives_up_is_not_served_and_nobody_is_remembered_when_all_is_done():
    service = Service()
    service.ask("ann")
    gone = service.ask("eve", "given up")
    service.ask("eve", "kept")
    service.queue.leave(gone)
    assert [service.go_on(), service.go_on()] == ["kept", ""]
    assert service.queue.busy == 0 and service.queue.is_short
    for line in service.queue.lines:
        assert not line.waiting and not line.inside and not line.tables
    service.ask("ann")
    service.go_on()
    assert len(service.queue.lines[0].guests.had) <= 1


def test_where_many_want_to_think_each_has_less_time_and_never_too_little():
    service = Service()
    for nth in range(100):
        service.ask(f"guest {nth}")
    for _ in range(99):
        service.go_on()
    assert service.shares[0] == 1 and service.shares[-1] == 1
    assert service.shares[1] == LEAST_SHARE
    half = [share for share in service.shares if LEAST_SHARE < share < 1]
    assert half == sorted(half) and half, "the shorter the queue, the more time there is"


def test_who_wants_much_thinks_less_and_others_do_not():
    service = Service()
    for nth in range(40):
        service.ask("eve", f"eve {nth}", Rank.ALONE)
    service.ask("ann")
    service.go_on()
    assert (service.order[-1], service.shares[-1]) == ("ann", 1)
    service.go_on()
    assert service.shares[-1] == LEAST_SHARE


# The processes.


class Gated(Thinkers):
    """Processes that take the first option when they are allowed to; they note what they were asked."""

    def __init__(self, processes: int = 1) -> None:
        super().__init__(processes)
        self.asked: list[Any] = []
        self.allowed = asyncio.Semaphore(0)

    async def _think(self, about: str, work: Any, *args: Any, since: float | None = None) -> Any:
        self.asked.append((about, args))
        await self.allowed.acquire()
        return args[5][0] if work is think else []

    _work_here = _think

    @property
    def tables(self) -> list[str]:
        return [args[0] for _, args in self.asked]

    async def served(self, many: int) -> None:
        """Let so many thoughts come to their end, and the next begin."""
        before = len(self.asked)
        for nth in range(many):
            self.allowed.release()
            await until(lambda nth=nth: len(self.asked) > before + nth)


async def all_idle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def test_analyses_wait_for_bots_and_hints_come_before_games_nobody_looks_at():
    async def work() -> None:
        one = Gated()
        alone = Owner("eve", "alone", Rank.ALONE)
        tasks = [
            asyncio.ensure_future(work)
            for work in (
                one.choose("first", 0, "gugong", "fair", {}, [1, 2], 1),
                one.expect("gugong", {}, [], 1, 1, Owner("dan", "over", Rank.LATER)),
                one.choose("alone", 0, "gugong", "master", {}, [1, 2], 1, True, alone),
                one.advise("gugong", {}, [1, 2], Budget(seconds=2.0), Owner("ann", "hint")),
            )
        ]
        await all_idle()
        assert [about for about, _ in one.asked] == ["fair"]
        await one.served(3)
        assert [about for about, _ in one.asked] == ["fair", "hint", "master", "analysis"]
        one.allowed.release()
        await asyncio.gather(*tasks)

    asyncio.run(work())


def test_a_process_is_busy_until_it_is_done_though_nobody_waits_any_more():
    """A guest who asks for hints and cancels gets no more of the processes than others."""

    async def work() -> None:
        one = Gated()
        given_up = asyncio.ensure_future(one.advise("gugong", {}, [1, 2], Budget(seconds=2.0)))
        waiting = asyncio.ensure_future(one.advise("gugong", {}, [1, 2], Budget(seconds=2.0)))
        other = asyncio.ensure_future(one.choose("table", 0, "gugong", "fair", {}, [1, 2], 1))
        await all_idle()
        given_up.cancel()
        waiting.cancel()
        await all_idle()
        assert len(one.asked) == 1 and given_up.cancelled() and waiting.cancelled()
        await one.served(1)
        assert one.asked[-1][0] == "fair"
        one.allowed.release()
        assert await other == 1

    asyncio.run(work())


def test_a_bot_that_looks_at_nothing_needs_no_process_and_waits_for_its_turn_all_the_same():
    async def work() -> None:
        one = Thinkers(1)
        busy = one.queue.join(Owner("eve"), 1.0, lambda share: None)
        choosing = asyncio.ensure_future(one.choose("table", 0, "gugong", "random", {}, [1, 2], 1))
        await all_idle()
        assert not choosing.done()
        one.queue.leave(busy)
        assert await choosing in (1, 2)
        assert one._pool is None and one.queue.is_short

    asyncio.run(work())


def test_only_bots_that_go_by_the_clock_have_less_time():
    async def work() -> None:
        one = Gated()
        about = (0, "gugong", "master", {}, [1, 2], 7)
        tasks = [asyncio.ensure_future(one.choose(f"{nth}", *about)) for nth in range(20)]
        for bot in ("search", "strong", "fair"):
            tasks.append(asyncio.ensure_future(one.choose(bot, 0, "gugong", bot, {}, [1, 2], 7)))
        tasks.append(asyncio.ensure_future(one.choose("lesson", *about, is_timed=False)))
        await all_idle()
        await one.served(23)
        one.allowed.release()
        await asyncio.gather(*tasks)
        budgets = {args[0]: args[6] for _, args in one.asked}
        assert budgets["0"] == Budget(seconds=2.5) and budgets["2"].seconds == pytest.approx(0.25)
        assert budgets["search"].seconds < 1
        assert budgets["strong"] == budgets["fair"] == budgets["lesson"] == Budget()

    asyncio.run(work())


# At the tables.


def gated(
    work: Callable[[Evening, Gated], Awaitable[None]], **how: Any
) -> Callable[[Evening], Awaitable[None]]:
    """An evening at which bots think when they are allowed to."""

    async def whole(here: Evening) -> None:
        bots = here.rooms.bots.thinkers = here.rooms.hints.thinkers = Gated()
        here.rooms.bots.settings = Settings(**how)
        await work(here, bots)

    return whole


async def leave_to_bots(here: Evening, me: Me, tables: int, bots: int = 1) -> list[str]:
    """Open tables of which only bots are left."""
    ids = [await here.open(me, "me", *["bot"] * bots, stand_in="novice") for _ in range(tables)]
    for id_ in ids:
        await here.rooms.stand_ins.take_over(me, id_, 0)
    return ids


async def turn_of_bots(here: Evening, me: Me, bots: Gated) -> str:
    """Open a table with a bot, and choose until it must."""
    table = await here.open(me, "me", "bot")
    while await here.deciding(table) == [0]:
        await here.choose(table, 0)
    return table


def test_one_guest_does_not_stop_the_bots_of_others(tmp_path):
    """Forty tables of bots, and the browser closed: somebody else's bot is next."""

    async def work(here: Evening, bots: Gated) -> None:
        eve, ann = await here.welcome(), await here.welcome()
        theirs = await leave_to_bots(here, eve, 40)
        await bots.served(3)
        assert set(bots.tables) <= set(theirs)
        mine = await turn_of_bots(here, ann, bots)
        await bots.served(1)
        assert bots.tables[-1] == mine

    play(tmp_path, gated(work, alone_tables=40))


def test_a_hint_comes_before_games_nobody_looks_at(tmp_path):
    from courtyard.server.ground.table_talk import Hint

    async def work(here: Evening, bots: Gated) -> None:
        eve, ann = await here.welcome(), await here.welcome()
        await leave_to_bots(here, eve, 8)
        table = await here.open(ann, "me", "me")
        seat = (await here.deciding(table))[0]
        version = await here.at(table, lambda found: found.versions[seat])
        asked = asyncio.ensure_future(here.rooms.hints.give(ann.id, table, Hint("h", seat, version)))
        await until(lambda: here.rooms.hints._asked)
        await all_idle()
        await bots.served(1)
        assert bots.asked[-1][0] == "hint"
        await bots.served(1)
        assert (await asked).id == "h"

    play(tmp_path, gated(work))


def row_of(here: Evening, table: str) -> Awaitable[Any]:
    wanted = select(schema.tables).where(schema.tables.c.id == table)
    return here.rooms.store.read(lambda connection: connection.execute(wanted).one())


async def deeds_of(here: Evening, table: str) -> int:
    return int(await here.at(table, lambda found: found.number))


def test_bots_among_themselves_rest_after_a_while_and_go_on_when_somebody_looks(tmp_path):
    time = TimeOfDay()
    begun: list[Any] = []

    async def leave(here: Evening, bots: Gated) -> None:
        me = await here.welcome()
        (table,) = await leave_to_bots(here, me, 1)
        await bots.served(5)
        assert (await row_of(here, table)).bots_due
        time.at += Settings().alone
        bots.allowed.release()
        await until(lambda: here.rooms.bots.background.is_idle)
        assert not (await row_of(here, table)).bots_due
        assert here.rooms.tables.live == {}
        await here.rooms.tables.look(me.id, table)
        assert here.rooms.bots.background.is_idle, "to ask for the table is not to look at it"
        begun.extend((me, table, await deeds_of(here, table)))

    async def come(here: Evening, bots: Gated) -> None:
        _, table, before = begun
        await until(lambda: here.rooms.bots.background.is_idle)
        assert here.rooms.tables.live == {} and not bots.asked, "a start wakes nobody"
        found = await here.rooms.tables.get(table)
        assert found.rests
        found.watchers.add(Onlooker())
        for concerned in here.rooms.tables.attended:
            concerned(found)
        await until(lambda: bots.asked)
        assert (await row_of(here, table)).bots_due
        await bots.served(3)
        assert await deeds_of(here, table) > before

    play(tmp_path, gated(leave), time)
    play(tmp_path, gated(come), time)


def test_who_takes_their_seat_back_wakes_the_bots(tmp_path):
    time = TimeOfDay()

    async def work(here: Evening, bots: Gated) -> None:
        me = await here.welcome()
        (table,) = await leave_to_bots(here, me, 1)
        await bots.served(3)
        time.at += Settings().alone
        bots.allowed.release()
        await until(lambda: here.rooms.bots.background.is_idle)
        assert not (await row_of(here, table)).bots_due
        await here.rooms.stand_ins.give_back(me, table, 0)
        await until(lambda: here.rooms.bots.background.is_idle or len(bots.asked) > 1)
        while await here.deciding(table) == [0]:
            await here.choose(table, 0)
        asked = len(bots.asked)
        await until(lambda: len(bots.asked) >= asked)
        assert (await row_of(here, table)).bots_due
        await bots.served(1)

    play(tmp_path, gated(work), time)


def test_while_a_person_plays_or_looks_bots_do_not_rest(tmp_path):
    time = TimeOfDay()

    async def work(here: Evening, bots: Gated) -> None:
        me = await here.welcome()
        playing = await turn_of_bots(here, me, bots)
        (looked_at,) = await leave_to_bots(here, me, 1)
        (await here.rooms.tables.get(looked_at)).watchers.add(Onlooker())
        time.at += 10 * Settings().alone
        await bots.served(4)
        assert {playing, looked_at} <= set(bots.tables)
        assert (await row_of(here, looked_at)).bots_due

    play(tmp_path, gated(work), time)


def test_bots_are_among_themselves_at_a_few_tables_of_a_host_and_rest_at_the_others(tmp_path):
    async def work(here: Evening, bots: Gated) -> None:
        eve, ann = await here.welcome(), await here.welcome()
        theirs = await leave_to_bots(here, eve, 12)
        (mine,) = await leave_to_bots(here, ann, 1)

        async def playing() -> list[str]:
            wanted = select(schema.tables.c.id).where(schema.tables.c.bots_due)
            return await here.rooms.store.read(lambda connection: list(connection.execute(wanted).scalars()))

        await bots.served(60)
        still = await playing()
        assert mine in still and len(set(still) & set(theirs)) == 5

    play(tmp_path, gated(work, alone_tables=5))


def test_who_takes_their_seat_back_is_waited_for(tmp_path):
    async def work(here: Evening, bots: Gated) -> None:
        ann, others = await here.welcome(), [await here.welcome() for _ in range(5)]
        for other in others:
            await leave_to_bots(here, other, 1)
        mine = await turn_of_bots(here, ann, bots)
        await here.rooms.stand_ins.take_over(ann, mine, 0)
        alone = bots.queue.lines[Rank.ALONE]
        while ann.id not in alone.waiting or await here.deciding(mine) != [1]:
            await bots.served(1)  # It has just had its turn, and is the last.
        asked = len(bots.asked)
        await here.rooms.stand_ins.give_back(ann, mine, 0)
        await bots.served(1)
        assert bots.tables[asked:] == [mine]

    play(tmp_path, gated(work))


# After a start.


def test_a_server_is_there_before_the_bots_are_woken_and_people_come_first(tmp_path):
    time = TimeOfDay()
    begun: list[Any] = []

    async def begin(here: Evening, bots: Gated) -> None:
        eve, ann = await here.welcome(), await here.welcome()
        mine = await turn_of_bots(here, ann, bots)
        time.at += 1
        begun.extend((await leave_to_bots(here, eve, 4), mine))

    async def again() -> None:
        theirs, mine = begun
        here = Evening(tmp_path, time)
        bots = here.rooms.bots.thinkers = Gated()
        may_load, load, loaded = asyncio.Event(), here.rooms.tables._load, []

        async def slowly(id_: str) -> Any:
            await may_load.wait()
            loaded.append(id_)
            return await load(id_)

        here.rooms.tables._load = slowly
        try:
            async with asyncio.timeout(60):
                await here.rooms.open()
                assert loaded == [] and here.rooms.tables.live == {}
                may_load.set()
                await until(lambda: bots.asked)
                assert loaded[0] == mine == bots.tables[0], "somebody waits for this one"
                await until(lambda: len(loaded) > 1)
                await all_idle()
                assert len(loaded) == 2, "the others have time"
                while len(set(bots.tables)) < 5:
                    await bots.served(1)
                assert set(loaded) == {mine, *theirs}
        finally:
            await here.rooms.close()

    play(tmp_path, gated(begin), time)
    asyncio.run(again())


def test_tables_are_woken_by_who_waits_and_then_host_by_host():
    rows = [
        SimpleNamespace(id=id_, host=id_[0], is_awaited=is_awaited)
        for id_, is_awaited in (
            ("e1", False),
            ("e2", False),
            ("e3", True),
            ("e4", True),
            ("a1", True),
            ("b1", False),
        )
    ]
    assert [row.id for row in in_turn(rows)] == ["e3", "a1", "e4", "e1", "b1", "e2"]


# Leases of several processes.


def leased(here: Evening, kind: Any, most: int = 1) -> Awaitable[list[str]]:
    return here.rooms.store.do(lambda connection: take(connection, kind, "somebody", most))


def test_processes_take_the_tables_of_hosts_in_turn_and_those_that_are_waited_for_apart(tmp_path, database):
    async def work() -> None:
        async with evening(tmp_path, database=database) as here:
            await here.rooms.leases.close()
            here.rooms.bots.may_think = lambda table: False
            eve, ann, ben = [await here.welcome() for _ in range(3)]
            theirs = await leave_to_bots(here, eve, 3)
            (lonely,) = await leave_to_bots(here, ann, 1)
            waited_for = []
            for guest in (eve, eve, ben):
                waited_for.append(await turn_of_bots(here, guest, Gated()))
                here.time.at += 1
            # Somebody's bots chose just now at one table, so it is the other's turn.
            served = update(schema.tables).where(schema.tables.c.id == theirs[2]).values(moved=here.time())
            await here.rooms.store.do(lambda connection: connection.execute(served) and None)
            assert await leased(here, BOTS_AWAITED, 1) == waited_for[:1]
            assert await leased(here, BOTS_AWAITED, 1) == waited_for[2:], "a host without a lease comes first"
            assert await leased(here, BOTS_AWAITED, 3) == waited_for[1:2]
            assert await leased(here, BOTS_ALONE, 1) == [lonely]
            assert set(await leased(here, BOTS_ALONE, 2)) == set(theirs[:2])
            assert await leased(here, BOTS_ALONE, 3) == theirs[2:]
            assert await leased(here, BOTS_ALONE, 3) == []

    asyncio.run(work())


def test_a_table_at_which_nobody_looks_is_handed_on_when_others_wait(tmp_path, postgres):
    async def work() -> None:
        async with evening(tmp_path, database=postgres) as here:
            leases, bots = here.rooms.leases, Gated()
            await leases.close()
            here.rooms.bots.thinkers = bots
            eve, ann = await here.welcome(), await here.welcome()
            theirs = await leave_to_bots(here, eve, 2)
            await leases._take()
            assert set(leases.held) == set(theirs)
            here.time.at += LEASE
            await leases._renew()
            assert set(leases.held) == set(theirs), "nobody else wants a turn"
            (mine,) = await leave_to_bots(here, ann, 1)
            here.time.at += 1
            await bots.served(2)
            await leases._renew()
            assert leases.held == {}
            await leases._take()
            assert mine in leases.held and len(leases.held) == 2
            waited_for = await turn_of_bots(here, ann, bots)
            await leases._take()
            assert waited_for in leases.held, "there is always room for who is waited for"
            await here.rooms.store.do(
                lambda connection: release(connection, BOTS_ALONE, here.rooms.tables.process)
            )

    asyncio.run(work())


# Analyses.

LAST_DAY = {"players": ["Lisa", "David"], "day": 4, "arrived": ["Lisa", "David"]}


def finished(seed: str) -> str:
    """The journal of a game of which only the end was played."""
    match, dice = Match(find_game("gugong"), seed=seed, written=LAST_DAY), Dice(3)
    while not match.is_over:
        seat = match.open_seats[0]
        options = list(match.position.options_of(seat))
        match.choose(seat, int(options[dice.below(len(options))]))
    return journal.to_text(match)


async def brought(here: Evening, me: Me, seed: str) -> str:
    return (await here.rooms.imports.keep(me, finished(seed))).id


TURN = 8


def test_who_asked_for_analyses_is_served_in_turn(tmp_path, database, monkeypatch):
    monkeypatch.setattr(module, "A_TURN", TURN)

    async def work() -> None:
        async with evening(tmp_path, database=database) as here:
            analyses, order = here.rooms.analyses, list[tuple[str, str]]()

            async def judge(work: Work, choice: Choice) -> None:
                order.append((work.asker, work.id))
                work.found.judged.append(judged(choice))

            analyses._judge = judge
            eve, ann = await here.welcome(), await here.welcome()
            theirs = [await brought(here, eve, f"eve {nth}") for nth in range(3)]
            for id_ in theirs:
                await analyses.ask(id_, eve.id)
            mine = await brought(here, ann, "ann")
            await analyses._work()
            await analyses.ask(mine, ann.id)
            for _ in range(3):
                await analyses._work()
            turns = [asker for asker, _ in order[::TURN]]
            assert len(order) == 4 * TURN and turns == [eve.id, ann.id, eve.id, ann.id]
            assert {id_ for asker, id_ in order if asker == eve.id} == set(theirs[:1]), "one after the other"
            assert (await analyses.look(mine)).done == 2 * TURN
            while (await analyses.look(theirs[2])).stage != "done":
                await analyses._work()
            found = [await analyses.look(id_) for id_ in (mine, *theirs)]
            assert [each.stage for each in found] == ["done"] * 4
            assert len(order) == sum(each.total for each in found), "no choice is judged twice"

    asyncio.run(work())


def judged(choice: Choice) -> Any:
    from courtyard.engine.language import Saying
    from courtyard.server.ground.looking_back import Judged

    nothing = Saying("nothing")
    return Judged(choice.step, choice.seat, [0.5, 0.5], [0.0, 0.0], nothing, nothing, 0.0, 0.0)


def test_an_imported_game_that_is_too_long_is_not_analysed(tmp_path, monkeypatch):
    async def work(here: Evening) -> None:
        me = await here.welcome()
        table = await brought(here, me, "1")
        total = (await here.rooms.analyses.ask(await brought(here, me, "1"), me.id)).total
        monkeypatch.setattr(module, "MOST_IMPORTED", total - 1)
        with pytest.raises(Refusal) as refused:
            await here.rooms.analyses.ask(table, me.id)
        assert refused.value.code == "too-long-to-analyse" and refused.value.status == 422
        assert refused.value.args_of_sentence == {"choices": total, "most": total - 1}
        assert (await here.rooms.analyses.look(table)).stage == "none"
        here_played = update(schema.tables).where(schema.tables.c.id == table).values(origin="played")
        await here.rooms.store.do(lambda connection: connection.execute(here_played) and None)
        assert (await here.rooms.analyses.ask(table, me.id)).total == total

    play(tmp_path, work)


def test_an_analysis_costs_what_it_has_choices_and_only_who_begins_it(tmp_path):
    async def work(here: Evening) -> None:
        me = await here.welcome()
        table, paid = await brought(here, me, "1"), list[int]()

        def refuse(choices: int) -> None:
            raise Refusal("too-fast", seconds=choices)

        with pytest.raises(Refusal, match="too-fast"):
            await here.rooms.analyses.ask(table, me.id, refuse)
        assert (await here.rooms.analyses.look(table)).stage == "none"
        found = await here.rooms.analyses.ask(table, me.id, paid.append)
        await here.rooms.analyses.ask(table, me.id, paid.append)
        assert paid == [found.total] and found.total > A_TURN

    play(tmp_path, work)


def test_a_bucket_is_emptied_by_what_something_costs():
    time = TimeOfDay()
    buckets, rate = Buckets(now=time), RATES["analysis"].guest
    assert rate is not None
    buckets.take("analysis", "eve", None, int(rate.at_once) - 10)
    buckets.take("analysis", "eve", None, 10)
    with pytest.raises(Refusal) as refused:
        buckets.take("analysis", "eve", None, 300)
    assert refused.value.args_of_sentence == {"seconds": 300 * rate.seconds}
    time.at += 300 * rate.seconds
    buckets.take("analysis", "eve", None, 300)
    buckets.take("analysis", "ann", None, 10 * int(rate.at_once))
    with pytest.raises(Refusal) as refused:
        buckets.take("analysis", "ann")
    assert refused.value.args_of_sentence["seconds"] > 8 * rate.at_once * rate.seconds
