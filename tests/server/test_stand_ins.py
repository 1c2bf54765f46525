"""Stand-ins: a bot plays for somebody who left, and gives the seat back when they come."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from courtyard.server.ground.messages import Clock
from courtyard.server.ground.problems import Refusal
from courtyard.server.ground.table_talk import Choose, Propose, Undo
from courtyard.server.tables.agreements import HOUR, MINUTE
from courtyard.server.tables.turns import BOT_ID
from tests.server.evenings import Evening, TimeOfDay, play, sight, until
from tests.server.visitors import ME, OPEN, Message, Served, Visitor, all_at, serving

LIVE = Clock("live", bank=600, increment=10)


def pair(work: Any, **how: Any) -> Any:
    """Let two people play at a table with a clock; the first of them is to choose."""

    async def whole(here: Evening) -> None:
        people = [await here.welcome(), await here.welcome()]
        table = await here.together(*people, **{"clock": LIVE, "stand_in": "novice", **how})
        await here.stay(table)
        seat = (await here.deciding(table))[0]
        await work(here, table, seat, people[seat], people[1 - seat])

    return whole


async def refusal_of(asked: Any) -> str:
    with pytest.raises(Refusal) as refused:
        await asked
    return refused.value.code


async def bots_are_done(here: Evening) -> None:
    await until(lambda: here.rooms.bots.background.is_idle)


# Going away and coming back.


def test_a_bot_plays_for_somebody_who_goes_away_and_their_clock_rests(tmp_path):
    async def work(here: Evening, table: str, seat: int, me: Any, other: Any) -> None:
        await here.serve(50)
        told = await here.rooms.stand_ins.take_over(me, table, seat)
        assert told.seats[seat].stand_in == "novice" and told.seats[seat].kind == "person"
        assert told.mine == [seat] and not told.waiting
        await bots_are_done(here)
        assert await here.deciding(table) == [1 - seat]
        await here.serve(100)
        assert await here.left(table, seat) == pytest.approx(550)
        await here.end_turns(table, 1 - seat)
        await bots_are_done(here)
        assert await here.deciding(table) == [1 - seat], "the bot goes on to play"
        assert await here.left(table, seat) == pytest.approx(550), "the bot's turns bring no increment"
        told = await here.rooms.stand_ins.give_back(me, table, seat)
        assert told.seats[seat].stand_in is None
        assert await here.left(table, seat) == pytest.approx(550)

    play(tmp_path, pair(work))


def test_who_comes_back_while_the_bot_thinks_chooses_for_themselves(tmp_path):
    async def work(here: Evening, table: str, seat: int, me: Any, other: Any) -> None:
        here.bots.gate.clear()
        await here.rooms.stand_ins.take_over(me, table, seat)
        await until(lambda: here.bots.asked)
        await here.serve(100)
        told = await here.rooms.stand_ins.give_back(me, table, seat)
        assert told.waiting
        assert await here.running(table) == [seat]
        assert await here.left(table, seat) == 500
        before = await here.at(table, lambda found: found.number)
        here.bots.gate.set()
        await bots_are_done(here)
        assert await here.at(table, lambda found: found.number) == before, "what it thought about is dropped"
        assert await here.choose(table) == seat

    play(tmp_path, pair(work))


def test_who_comes_and_goes_while_the_bot_thinks_is_still_played_for(tmp_path):
    async def work(here: Evening, table: str, seat: int, me: Any, other: Any) -> None:
        here.bots.gate.clear()
        await here.rooms.stand_ins.take_over(me, table, seat)
        await until(lambda: here.bots.asked)
        await here.rooms.stand_ins.give_back(me, table, seat)
        await here.choose(table, seat)
        await here.rooms.stand_ins.take_over(me, table, seat)
        here.bots.gate.set()
        await bots_are_done(here)
        assert await here.deciding(table) == [1 - seat]

    play(tmp_path, pair(work))


def test_while_a_bot_plays_the_person_is_asked_nothing_and_refused_everything(tmp_path):
    async def work(here: Evening, table: str, seat: int, me: Any, other: Any) -> None:
        rooms = here.rooms
        guest, version, options = await here.at(table, lambda found: sight(found, seat))
        kept = Choose("kept", seat, version, options[0])
        answer = await rooms.turns.choose(guest, table, kept)
        here.bots.gate.clear()
        await rooms.stand_ins.take_over(me, table, seat)
        _, version, options = await here.at(table, lambda found: sight(found, seat))
        state = await rooms.tables.state(me.id, table, seat)
        assert state.decision is None and not state.can_undo and state.ahead == {}
        assert state.deciding == [seat] and state.seats[seat].stand_in == "novice"
        turns = rooms.turns
        assert (
            await refusal_of(turns.choose(guest, table, Choose("x", seat, version, options[0]))) == "stood-in"
        )
        assert await refusal_of(turns.undo(guest, table, Undo("y", seat, version))) == "stood-in"
        assert await refusal_of(turns.propose(guest, table, Propose("z", seat, version))) == "stood-in"
        assert await turns.choose(guest, table, kept) == answer, "what was acknowledged stays so"

    play(tmp_path, pair(work))


def test_who_is_played_for_is_not_waited_for_in_the_lobby(tmp_path):
    async def work(here: Evening, table: str, seat: int, me: Any, other: Any) -> None:
        assert (await here.rooms.lobby.read(me)).mine[0].waiting
        here.bots.gate.clear()
        await here.rooms.stand_ins.take_over(me, table, seat)
        assert not (await here.rooms.lobby.read(me)).mine[0].waiting

    play(tmp_path, pair(work))


def test_what_the_bot_chose_may_be_undone_like_ones_own_and_costs_no_increment(tmp_path):
    async def work(here: Evening, table: str, seat: int, me: Any, other: Any) -> None:
        for _ in range(40):
            await here.rooms.stand_ins.take_over(me, table, seat)
            await bots_are_done(here)
            await here.rooms.stand_ins.give_back(me, table, seat)
            if await here.can_undo(table, seat):  # It revealed nothing.
                break
            await here.end_turns(table, 1 - seat)
        left = await here.left(table, seat)
        await here.undo(table, seat)
        await here.answer_undo(table, 1 - seat)
        assert await here.running(table) == [seat]
        assert await here.left(table, seat) == left == 600

    play(tmp_path, pair(work))


def test_an_id_that_a_person_made_up_never_stands_in_a_bots_way(tmp_path):
    async def work(here: Evening, table: str, seat: int, me: Any, other: Any) -> None:
        guest, version, options = await here.at(table, lambda found: sight(found, seat))
        await here.rooms.turns.choose(guest, table, Choose("bot-1", seat, version, options[0]))
        await here.rooms.stand_ins.take_over(me, table, seat)
        await bots_are_done(here)
        assert await here.deciding(table) == [1 - seat]
        ids = await here.at(table, lambda found: [id_ for _, id_ in found.course.answers])
        assert ids[0] == "bot-1" and all(id_.startswith(BOT_ID) for id_ in ids[1:]) and len(ids) > 1

    play(tmp_path, pair(work))


def test_a_restart_changes_nothing_about_who_plays(tmp_path):
    time = TimeOfDay()
    begun: list[Any] = []

    async def work(here: Evening, table: str, seat: int, me: Any, other: Any) -> None:
        here.bots.gate.clear()
        await here.rooms.stand_ins.take_over(me, table, seat)
        begun.extend((table, seat, me))

    async def go_on(here: Evening) -> None:
        table, seat, me = begun
        await bots_are_done(here)
        assert await here.deciding(table) == [1 - seat], "the stand-in is woken like any bot"
        assert (await here.seats(table))[seat].stand_in == "novice"
        assert (await here.rooms.stand_ins.give_back(me, table, seat)).seats[seat].stand_in is None

    play(tmp_path, pair(work), time)
    play(tmp_path, go_on, time)


# Time that ran out.


@pytest.mark.parametrize(
    ("clock", "again"),
    [
        (LIVE, MINUTE),
        (Clock("live", bank=20, increment=0), 20),
        (Clock("days", days=1), HOUR),
    ],
    ids=["a minute", "the bank", "an hour"],
)
def test_who_takes_the_seat_back_after_their_time_ran_out_has_a_little(tmp_path, clock, again):
    async def work(here: Evening) -> None:
        me = await here.welcome()
        table = await here.open(me, "me", "me", clock=clock, stand_in="novice")
        await here.stay(table)
        seat = (await here.deciding(table))[0]
        here.bots.gate.clear()
        await here.serve(30 * HOUR)
        assert (await here.seats(table))[seat].stand_in == "novice"
        assert await here.left(table, seat) == 0
        await here.rooms.stand_ins.give_back(me, table, seat)
        assert await here.left(table, seat) == again
        assert await here.running(table) == [seat]
        here.bots.gate.set()
        await here.choose(table, seat)
        await here.serve(again)
        assert (await here.seats(table))[seat].stand_in == "novice", "and then it is out again"

    play(tmp_path, work)


@pytest.mark.parametrize(
    ("clock", "again"),
    [(LIVE, MINUTE), (Clock("live", bank=20, increment=0), 20), (Clock("days", days=1), None)],
    ids=["a minute", "the bank", "days are new each turn"],
)
@pytest.mark.parametrize("away", ["bot", "wait"])
def test_where_others_wait_the_bot_first_ends_the_turn_in_which_time_ran_out(tmp_path, clock, again, away):
    """The attack: run out, come back with new time, again; it was one's turn for ever, and no bot moved."""

    async def work(here: Evening, table: str, seat: int, me: Any, other: Any) -> None:
        stand_ins = here.rooms.stand_ins
        here.bots.gate.clear()
        for _ in range(3):
            await here.serve(30 * HOUR)
            if away == "wait":
                await stand_ins.take_over(other, table, seat)
            assert await refusal_of(stand_ins.give_back(me, table, seat)) == "out-of-time"
            assert (await here.seats(table))[seat].stand_in == "novice"
            assert await here.running(table) == [] and await here.left(table, seat) == 0
        before = await here.at(table, lambda found: found.number)
        here.bots.gate.set()
        await bots_are_done(here)
        assert await here.deciding(table) == [1 - seat]
        assert await here.at(table, lambda found: found.number) > before
        assert (await stand_ins.give_back(me, table, seat)).seats[seat].stand_in is None
        assert await here.left(table, seat) == again
        for _ in range(3):  # Going and coming brings nothing more.
            await stand_ins.take_over(me, table, seat)
            await stand_ins.give_back(me, table, seat)
        assert await here.left(table, seat) == again
        await here.end_turns(table, 1 - seat)
        assert await here.running(table) == [seat]

    play(tmp_path, pair(work, clock=clock, away=away))


def test_who_went_away_and_comes_back_gains_nothing(tmp_path):
    async def work(here: Evening, table: str, seat: int, me: Any, other: Any) -> None:
        here.bots.gate.clear()
        await here.serve(597)
        for _ in range(5):
            await here.rooms.stand_ins.take_over(me, table, seat)
            await here.rooms.stand_ins.give_back(me, table, seat)
        assert await here.left(table, seat) == pytest.approx(3)

    play(tmp_path, pair(work))


def test_nobody_gets_time_by_leaving_and_coming_back_while_the_bot_thinks(tmp_path):
    """The others would wait for ever: nothing ran out, and the bot never came to its choice."""

    async def work(here: Evening, table: str, seat: int, me: Any, other: Any) -> None:
        here.bots.gate.clear()
        for _ in range(59):
            await here.rooms.stand_ins.take_over(me, table, seat)
            await here.serve(10)
            await here.rooms.stand_ins.give_back(me, table, seat)
        assert await here.left(table, seat) == pytest.approx(10)
        await here.rooms.stand_ins.take_over(me, table, seat)
        await here.serve(10)
        assert await here.left(table, seat) == 0
        assert await refusal_of(here.rooms.stand_ins.give_back(me, table, seat)) == "out-of-time"

    play(tmp_path, pair(work))


def test_where_all_have_left_nobody_runs_out_of_time(tmp_path):
    async def work(here: Evening) -> None:
        people = [await here.welcome(), await here.welcome()]
        table = await here.together(*people, clock=LIVE)
        seat = (await here.deciding(table))[0]
        here.bots.gate.clear()
        for each in (0, 1):
            await here.rooms.stand_ins.take_over(people[each], table, each)
        await here.serve(1000)
        assert await here.running(table) == []
        await here.rooms.stand_ins.give_back(people[seat], table, seat)
        assert await here.left(table, seat) == 600

    play(tmp_path, work)


def test_a_choice_that_became_due_while_a_bot_played_has_all_of_its_days(tmp_path):
    async def work(here: Evening, table: str, seat: int, me: Any, other: Any) -> None:
        await here.serve(20 * HOUR)
        await here.rooms.stand_ins.take_over(me, table, seat)
        await bots_are_done(here)
        here.bots.gate.clear()
        await here.end_turns(table, 1 - seat)
        await here.rooms.stand_ins.give_back(me, table, seat)
        assert await here.left(table, seat) == pytest.approx(24 * HOUR)

    play(tmp_path, pair(work, clock=Clock("days", days=1)))


# For somebody else.


def test_another_player_calls_the_bot_when_time_is_out_and_not_before(tmp_path):
    async def work(here: Evening, table: str, seat: int, me: Any, other: Any) -> None:
        take_over, stranger = here.rooms.stand_ins.take_over, await here.welcome()
        await here.serve(599)
        assert await refusal_of(take_over(other, table, seat)) == "not-your-seat"
        await here.serve(2)
        assert (await here.seats(table))[seat].stand_in is None
        assert await refusal_of(take_over(stranger, table, seat)) == "not-your-seat"
        here.bots.gate.clear()
        assert (await take_over(other, table, seat)).seats[seat].stand_in == "novice"
        assert (await take_over(other, table, seat)).seats[seat].stand_in == "novice"
        assert await refusal_of(here.rooms.stand_ins.give_back(other, table, seat)) == "not-your-seat"
        here.bots.gate.set()
        await bots_are_done(here)
        assert await here.deciding(table) == [1 - seat]
        assert await refusal_of(take_over(other, table, seat)) == "not-your-seat", "nobody waits for it now"

    play(tmp_path, pair(work, away="wait"))


def test_without_a_clock_nobody_is_sent_away_by_others(tmp_path):
    async def work(here: Evening, table: str, seat: int, me: Any, other: Any) -> None:
        await here.serve(1e7)
        assert await refusal_of(here.rooms.stand_ins.take_over(other, table, seat)) == "not-your-seat"
        assert (await here.rooms.stand_ins.take_over(me, table, seat)).seats[seat].clock is None
        assert (await here.rooms.stand_ins.give_back(me, table, seat)).seats[seat].clock is None

    play(tmp_path, pair(work, clock=None))


# Over the network.


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("stand-ins") / "data") as served:
        yield served
        assert "Traceback" not in served.said()


def ask(visitor: Visitor, table: str, seat: int, what: str) -> Message:
    told: Message = visitor.post(f"/api/tables/{table}/seats/{seat}/{what}")
    return told


def test_everybody_sees_who_is_played_for_and_the_game_goes_on(served):
    host, friend, onlooker = (Visitor(served) for _ in range(3))
    agreement = {"stand_in": "random"}
    wish = {"game": "gugong", "options": {"players": 2}, "seats": [ME, OPEN], "agreement": agreement}
    table = host.post("/api/tables", **wish)
    friend.claim(table, 1)
    assert host.problem("POST", f"/api/tables/{table['id']}/seats/0/away") == (409, "not-started")
    host.post(f"/api/tables/{table['id']}/start")
    assert friend.problem("POST", f"/api/tables/{table['id']}/seats/0/away") == (403, "not-your-seat")
    assert friend.problem("POST", f"/api/tables/{table['id']}/seats/7/away") == (404, "unknown-seat")
    assert friend.problem("POST", "/api/tables/nowhere/seats/0/away") == (404, "unknown-table")
    with all_at(table["id"], (host, 0), (onlooker, None)) as (mine, watched):
        for at in (mine, watched):
            at.wait_for("state")
        ask(friend, table["id"], 1, "away")
        for at in (mine, watched):
            while not at.table or at.table["seats"][1]["stand_in"] != "random":
                at.hear()
        for _ in range(3):
            state = mine.wait_for_my_turn()
            mine.choose(state["decision"]["options"][0]["option"])
        ask(friend, table["id"], 1, "back")
        while watched.table["seats"][1]["stand_in"] is not None:
            watched.hear()
        with friend.at(table["id"], 1) as back:
            while 1 not in mine.catch_up()["deciding"]:
                mine.choose(mine.wait_for_my_turn()["decision"]["options"][0]["option"])
            assert back.wait_for_my_turn()["decision"]


def test_both_may_be_away_and_the_game_comes_to_its_end(served):
    host = Visitor(served)
    agreement = {"stand_in": "random"}
    wish = {"game": "kingdom", "options": {"players": 2}, "seats": [ME, ME], "agreement": agreement}
    table = host.post("/api/tables", **wish)
    with host.at(table["id"], None) as at:
        at.wait_for("state")
        for seat in (0, 1):
            ask(host, table["id"], seat, "away")
        at.until(lambda message: message.get("stage") == "over")
    for what in ("away", "back"):
        assert host.problem("POST", f"/api/tables/{table['id']}/seats/0/{what}") == (409, "game-over")


def test_a_failed_write_leaves_the_person_at_their_seat(tmp_path):
    async def work(here: Evening, table: str, seat: int, me: Any, other: Any) -> None:
        do = here.rooms.store.do

        async def broken(_: Any) -> Any:
            raise Refusal("not-stored")

        here.rooms.store.do = broken  # type: ignore[method-assign]
        assert await refusal_of(here.rooms.stand_ins.take_over(me, table, seat)) == "not-stored"
        here.rooms.store.do = do  # type: ignore[method-assign]
        assert (await here.seats(table))[seat].stand_in is None
        assert await here.running(table) == [seat]
        await asyncio.sleep(0)

    play(tmp_path, pair(work))
