"""Clocks: time runs while somebody must choose, and stops for nobody else's sake."""

import pytest
from sqlalchemy import func, select

from courtyard.server.ground.messages import Agreement, Clock
from courtyard.server.ground.problems import Refusal
from courtyard.server.store import schema
from courtyard.server.tables import clocks
from courtyard.server.tables.agreements import DAY, HOUR, settle_agreement
from courtyard.server.tables.table import Table
from tests.server.evenings import DAYS, LIVE, NIGHTS, Evening, play

near = pytest.approx


# What may be agreed on.


FAULTS: list[tuple[Clock, str, dict[str, str | int]]] = [
    (Clock("live"), "bad-clock", {"part": "bank", "least": 10, "most": DAY}),
    (Clock("live", bank=9), "bad-clock", {"part": "bank", "least": 10, "most": DAY}),
    (Clock("live", bank=DAY + 1), "bad-clock", {"part": "bank", "least": 10, "most": DAY}),
    (Clock("live", bank=10**30), "bad-clock", {"part": "bank", "least": 10, "most": DAY}),
    (Clock("live", bank=60, increment=-1), "bad-clock", {"part": "increment", "least": 0, "most": HOUR}),
    (
        Clock("live", bank=60, increment=3601),
        "bad-clock",
        {"part": "increment", "least": 0, "most": HOUR},
    ),
    (Clock("days"), "bad-clock", {"part": "days", "least": 1, "most": 30}),
    (Clock("days", days=31), "bad-clock", {"part": "days", "least": 1, "most": 30}),
    (Clock("days", days=1, quiet_from=22), "bad-hour", {"part": "to", "fault": "missing"}),
    (Clock("days", days=1, quiet_to=8), "bad-hour", {"part": "from", "fault": "missing"}),
    (Clock("days", days=1, quiet_from=24, quiet_to=8), "bad-hour", {"part": "from", "fault": "range"}),
    (Clock("days", days=1, quiet_from=22, quiet_to=-1), "bad-hour", {"part": "to", "fault": "range"}),
    (Clock("days", days=1, quiet_from=8, quiet_to=8), "bad-hour", {"part": "to", "fault": "same"}),
    (Clock("days", days=1, zone="Europe"), "bad-zone", {"zone": "Europe"}),
    (Clock("days", days=1, zone="Mars/Olympus"), "bad-zone", {"zone": "Mars/Olympus"}),
    (Clock("days", days=1, zone="../../etc/passwd"), "bad-zone", {"zone": "../../etc/passwd"}),
    (Clock("days", days=1, zone="\0"), "bad-zone", {"zone": "\0"}),
    (Clock("days", days=1, zone=""), "bad-zone", {"zone": ""}),
    (Clock("days", days=1, zone="localtime"), "bad-zone", {"zone": "localtime"}),
]


def test_a_clock_that_cannot_be_is_refused_with_its_reason_and_nothing_is_opened(tmp_path):
    async def work(here: Evening) -> None:
        me = await here.welcome()
        for clock, code, args in FAULTS:
            with pytest.raises(Refusal) as refused:
                await here.open(me, "me", "me", clock=clock)
            assert (refused.value.code, refused.value.args_of_sentence) == (code, args)
        count = select(func.count()).select_from(schema.tables)
        assert await here.rooms.store.do(lambda connection: connection.execute(count).scalar()) == 0

    play(tmp_path, work)


@pytest.mark.parametrize(
    ("clock", "settled"),
    [
        (Clock("none", bank=-5, days=99, zone="nowhere"), Clock()),
        (Clock("live", bank=10, increment=HOUR, days=99, quiet_from=3), Clock("live", 10, HOUR)),
        (Clock("live", bank=DAY), Clock("live", DAY)),
        (Clock("days", bank=-5, days=30), Clock("days", days=30)),
        (
            Clock("days", days=1, quiet_from=0, quiet_to=23, zone="Asia/Kolkata"),
            Clock("days", days=1, quiet_from=0, quiet_to=23, zone="Asia/Kolkata"),
        ),
    ],
)
def test_a_clock_is_kept_without_the_parts_that_mean_nothing_in_it(clock, settled):
    assert settle_agreement(Agreement(clock)) == Agreement(settled)


def test_an_agreement_is_kept_and_an_unknown_stand_in_refused(tmp_path):
    async def work(here: Evening) -> None:
        me = await here.welcome()
        with pytest.raises(Refusal, match="unknown-bot"):
            await here.open(me, "me", "me", stand_in="deep-blue")
        table = await here.open(me, "me", "me", clock=NIGHTS, stand_in="master")
        kept = (await here.rooms.tables.look(me.id, table)).agreement
        assert kept == Agreement(NIGHTS, stand_in="master")

    play(tmp_path, work)


# When time runs.


def test_without_a_clock_nobodys_time_runs(tmp_path):
    async def work(here: Evening) -> None:
        me = await here.welcome()
        for kinds in (("me",), ("me", "bot"), ("me", "me")):
            table = await here.open(me, *kinds)
            await here.serve(1e6)
            assert all(seat.clock is None and not seat.stand_in for seat in await here.seats(table))

    play(tmp_path, work)


def test_before_the_game_nobody_has_a_clock_and_then_everybody_has_the_whole_bank(tmp_path):
    async def work(here: Evening) -> None:
        host, friend = await here.welcome(), await here.welcome()
        table = await here.open(host, "me", "open", clock=LIVE)
        claim = (await here.rooms.tables.look(host.id, table)).claims[1]
        await here.rooms.seating.sit_down(friend, table, 1, claim)
        await here.serve(5000)
        assert [seat.clock for seat in await here.seats(table)] == [None, None]
        await here.rooms.seating.start(host, table)
        assert [await here.left(table, seat) for seat in (0, 1)] == [600, 600]
        assert await here.running(table) == await here.deciding(table)

    play(tmp_path, work)


def test_only_who_must_choose_loses_time_and_the_end_of_a_turn_brings_more(tmp_path):
    async def work(here: Evening) -> None:
        table = await here.open(await here.welcome(), "me", "me", clock=LIVE)
        await here.serve(40)
        seat = await here.end_turn(table)
        other = 1 - seat
        assert await here.left(table, seat) == near(600 - 40 + 10)
        assert (await here.left(table, other), await here.running(table)) == (near(600), [other])
        await here.serve(70)
        assert await here.left(table, seat) == near(600 - 40 + 10)
        assert await here.left(table, other) == near(600 - 70)

    play(tmp_path, work)


def test_a_bot_that_thinks_costs_nobody_time(tmp_path):
    async def work(here: Evening) -> None:
        table = await here.open(await here.welcome(), "me", "bot", clock=LIVE)
        here.bots.gate.clear()
        before = await here.left(table, 0)
        while await here.deciding(table) == [0]:
            before = await here.left(table, 0)
            await here.choose(table, 0)
        assert await here.deciding(table) == [1]
        await here.serve(100_000)
        assert await here.running(table) == []
        assert await here.left(table, 0) == near(before, abs=10)
        assert (await here.seats(table))[1].clock is None

    play(tmp_path, work)


def test_where_several_choose_at_once_the_clocks_of_all_run_who_have_not_chosen(tmp_path):
    async def work(here: Evening) -> None:
        table = await here.open(await here.welcome(), "me", "me", game="kingdom", clock=LIVE)
        await here.stay(table)
        while len(await here.deciding(table)) < 2:
            await here.choose(table)
        before = [await here.left(table, seat) for seat in (0, 1)]
        await here.serve(30)
        while 0 in await here.deciding(table):
            await here.choose(table, 0)
        await here.serve(50)
        assert await here.running(table) == [1]
        assert await here.left(table, 0) == near(before[0] - 30 + 10)
        assert await here.left(table, 1) == near(before[1] - 80)

    play(tmp_path, work)


def test_every_choice_has_all_of_its_days(tmp_path):
    async def work(here: Evening) -> None:
        table = await here.open(await here.welcome(), "me", "me", clock=DAYS)
        await here.serve(30 * HOUR)
        assert await here.left(table, (await here.deciding(table))[0]) == near(18 * HOUR)
        seat = await here.end_turn(table)
        assert await here.left(table, seat) is None
        assert await here.left(table, 1 - seat) == near(2 * DAY)

    play(tmp_path, work)


def test_who_plays_alone_has_new_days_when_a_choice_is_done_for_good_and_not_before(tmp_path):
    async def work(here: Evening) -> None:
        table = await here.open(await here.welcome(), "me", clock=DAYS)
        await here.stay(table)
        gone, renewed, kept = 0.0, 0, 0
        for _ in range(30):
            await here.serve(HOUR)
            gone += HOUR
            await here.choose(table)
            if await here.can_undo(table, 0):
                kept += 1
            else:
                gone, renewed = 0.0, renewed + 1
            assert await here.left(table, 0) == near(2 * DAY - gone)
        assert renewed and kept

    play(tmp_path, work)


def test_a_game_that_is_over_has_no_clock_that_runs(tmp_path):
    async def work(here: Evening) -> None:
        table = await here.open(await here.welcome(), "me", "me", clock=LIVE)
        await here.stay(table)
        while await here.deciding(table):
            await here.choose(table, nth=here.ids)
        assert await here.running(table) == []
        assert all(row.due_at is None for row in await here.rows())

    play(tmp_path, work)


# Taking back.


def test_a_turn_taken_back_goes_on_with_what_was_left_and_without_its_increment(tmp_path):
    async def work(here: Evening) -> None:
        table = await here.open(await here.welcome(), "me", "me", clock=LIVE)
        await here.stay(table)
        await here.serve(40)
        seat = await here.end_turn(table)
        await here.serve(25)
        await here.undo(table, seat)
        assert await here.running(table) == [seat]
        assert await here.left(table, seat) == near(560)
        assert await here.left(table, 1 - seat) == near(575)
        for _ in range(20):
            await here.end_turns(table, seat)
            await here.undo(table, seat)
        assert await here.left(table, seat) == near(560)

    play(tmp_path, work)


def test_a_choice_taken_back_goes_on_with_what_was_left_of_its_days(tmp_path):
    async def work(here: Evening) -> None:
        table = await here.open(await here.welcome(), "me", "me", clock=DAYS)
        await here.serve(30 * HOUR)
        seat = await here.end_turn(table)
        await here.serve(HOUR)
        await here.undo(table, seat)
        assert await here.left(table, seat) == near(18 * HOUR)
        assert await here.running(table) == [seat]
        await here.serve(HOUR)
        assert await here.left(table, seat) == near(17 * HOUR)
        await here.end_turns(table, seat)
        assert await here.left(table, 1 - seat) == near(2 * DAY)

    play(tmp_path, work)


def test_what_is_planned_unseen_moves_nobodys_days(tmp_path):
    async def work(here: Evening) -> None:
        table = await here.open(await here.welcome(), "me", "me", game="kingdom", clock=DAYS)
        await here.stay(table)
        while len(await here.deciding(table)) < 2:
            await here.choose(table)
        await here.serve(HOUR)
        due = [row.due_at for row in await here.rows()]
        chosen = 0
        while True:
            await here.choose(table, 0)
            if await here.deciding(table) != [0, 1]:
                break
            chosen += 1
            assert [row.due_at for row in await here.rows()] == due
        assert chosen and (await here.rows())[1].due_at == due[1]

    play(tmp_path, work)


def test_of_what_is_done_for_good_but_unseen_no_clock_tells(tmp_path):
    async def work(here: Evening) -> None:
        table = await here.open(await here.welcome(), "me", "me", game="kingdom", clock=DAYS)

        def look(found: Table) -> list[bool]:
            answers = []
            for found.course.concerns in (None, 0):
                answers.append(clocks.is_done_for_good(found, 0))
            return answers

        assert await here.at(table, look) == [True, False]

    play(tmp_path, work)
