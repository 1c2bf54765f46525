"""A turn that has passed on is undone when those agree who must move; nobody is kept from moving by it."""

import asyncio
from typing import Any

import pytest

from courtyard.server.ground.messages import Clock, Me
from courtyard.server.ground.problems import Refusal
from courtyard.server.ground.table_talk import AnswerUndo, Choose, Done, UndoAsked, UndoRequest
from courtyard.server.store import schema
from courtyard.server.tables import course
from courtyard.server.tables.table import Table
from tests.server.evenings import LIVE, Evening, TimeOfDay, evening, play, sight, until

near = pytest.approx


async def refusal_of(asked: Any) -> str:
    with pytest.raises(Refusal) as refused:
        await asked
    return refused.value.code


def pair(work: Any, **how: Any) -> Any:
    """Let two people play until a turn has ended in a way that can be undone."""

    async def whole(here: Evening) -> None:
        people = [await here.welcome(), await here.welcome()]
        table = await here.together(*people, **how)
        await here.stay(table)
        seat = await here.end_turn(table)
        await work(here, table, seat, people)

    return whole


async def told(here: Evening, table: str, seat: int | None, guest: str | None = None) -> UndoRequest | None:
    return (await here.state(table, seat, guest)).undo


async def number(here: Evening, table: str) -> int:
    return int(await here.at(table, lambda found: found.number))


# Asking and answering.


def test_a_turn_that_has_passed_on_is_undone_when_the_other_agrees(tmp_path):
    async def work(here: Evening, table: str, seat: int, people: list[Me]) -> None:
        before = await number(here, table)
        assert await here.undo(table, seat, id_="please") == UndoAsked("please")
        assert await number(here, table) == before and await here.deciding(table) == [1 - seat]
        assert await here.undo(table, seat, id_="please") == UndoAsked("please"), "asked again it is the same"
        assert await told(here, table, seat) == UndoRequest(seat, False, [1 - seat], False, False)
        assert await told(here, table, 1 - seat) == UndoRequest(seat, False, [1 - seat], True, False)
        assert await told(here, table, None) == UndoRequest(seat, False, [1 - seat], False, False)
        version = await here.at(table, lambda found: found.versions[1 - seat])
        assert await here.answer_undo(table, 1 - seat, id_="yes") == Done("yes", version + 1)
        assert await here.deciding(table) == [seat] and await number(here, table) == before + 1
        assert [await told(here, table, reader) for reader in (0, 1, None)] == [None] * 3
        done = await here.undo(table, seat, id_="please")
        assert isinstance(done, Done), "the id of the request is that of the deed"
        assert await here.answer_undo(table, 1 - seat, id_="yes") == Done("yes", version + 1)
        assert await number(here, table) == before + 1

    play(tmp_path, pair(work))


def test_a_whole_turn_is_asked_about_at_once(tmp_path):
    async def work(here: Evening, table: str, seat: int, people: list[Me]) -> None:
        assert isinstance(await here.undo(table, seat, whole=True), UndoAsked)
        assert (await told(here, table, 1 - seat)) == UndoRequest(seat, True, [1 - seat], True, False)
        await here.answer_undo(table, 1 - seat)
        assert await here.deciding(table) == [seat] and not await here.can_undo(table, seat)

    play(tmp_path, pair(work))


def test_who_is_declined_hears_it_and_cannot_ask_about_that_turn_again(tmp_path):
    async def work(here: Evening, table: str, seat: int, people: list[Me]) -> None:
        other = 1 - seat
        await here.undo(table, seat, id_="please")
        before = await number(here, table)
        declined = await here.answer_undo(table, other, agree=False, id_="no")
        assert await number(here, table) == before
        for reader in (0, 1, None):
            assert await told(here, table, reader) == UndoRequest(seat, False, [], False, True)
        assert await here.undo(table, seat, id_="please") == UndoAsked("please")
        assert await refusal_of(here.undo(table, seat)) == "undo-declined"
        assert await refusal_of(here.answer_undo(table, other)) == "no-undo-request"
        assert await here.answer_undo(table, other, agree=False, id_="no") == declined
        await here.choose(table, other)
        assert await told(here, table, seat) is None
        asked = await here.end_turn(table)
        assert isinstance(await here.undo(table, asked), UndoAsked), "another turn is another question"

    play(tmp_path, pair(work))


def test_a_request_lapses_when_somebody_who_was_asked_moves(tmp_path):
    async def work(here: Evening, table: str, seat: int, people: list[Me]) -> None:
        other = 1 - seat
        await here.undo(table, seat)
        guest, version, _ = await here.at(table, lambda found: sight(found, other))
        await here.choose(table, other)
        assert [await told(here, table, reader) for reader in (0, 1, None)] == [None] * 3
        late = AnswerUndo("late", other, version, True)
        assert await refusal_of(here.rooms.turns.answer_undo(guest, table, late)) == "stale"
        assert await refusal_of(here.answer_undo(table, other)) == "no-undo-request"
        assert await refusal_of(here.undo(table, seat)) == "nothing-to-undo"
        kept = await here.rooms.store.read(
            lambda connection: connection.execute(schema.tables.select()).one().undo_request
        )
        assert kept is None

    play(tmp_path, pair(work))


def test_a_turn_is_asked_about_once_even_when_it_was_granted(tmp_path):
    async def work(here: Evening, table: str, seat: int, people: list[Me]) -> None:
        await here.undo(table, seat)
        assert await refusal_of(here.undo(table, seat)) == "undo-asked"
        await here.answer_undo(table, 1 - seat)
        while seat in await here.deciding(table):
            await here.choose(table, seat)
        if await here.can_undo(table, seat):
            assert await refusal_of(here.undo(table, seat)) == "undo-asked"

    play(tmp_path, pair(work))


def test_nobody_answers_but_who_is_asked(tmp_path):
    async def work(here: Evening, table: str, seat: int, people: list[Me]) -> None:
        stranger = await here.welcome()
        assert await refusal_of(here.answer_undo(table, 1 - seat)) == "no-undo-request"
        await here.undo(table, seat)
        answer = here.rooms.turns.answer_undo
        version = await here.at(table, lambda found: found.versions[1 - seat])
        wish = AnswerUndo("x", 1 - seat, version, True)
        for guest in (people[seat].id, stranger.id, None):
            assert await refusal_of(answer(guest, table, wish)) == "not-your-seat"
        assert await refusal_of(here.answer_undo(table, seat)) == "no-undo-request"
        stale = AnswerUndo("x", 1 - seat, version + 1, True)
        assert await refusal_of(answer(people[1 - seat].id, table, stale)) == "stale"
        await here.answer_undo(table, 1 - seat)
        assert await here.deciding(table) == [seat]

    play(tmp_path, pair(work))


def test_where_several_must_move_all_must_agree(tmp_path, monkeypatch):
    async def work(here: Evening) -> None:
        people = [await here.welcome() for _ in range(3)]
        table = await here.together(*people)
        await here.stay(table)
        seat = await here.end_turn(table)
        others = [other for other in range(3) if other != seat]
        monkeypatch.setattr(Table, "seats_to_ask", lambda self, asker: [] if asker != seat else others)
        await here.undo(table, seat)
        await here.answer_undo(table, others[0])
        assert await told(here, table, seat) == UndoRequest(seat, False, others[1:], False, False)
        assert (await told(here, table, others[0])) == UndoRequest(seat, False, others[1:], False, False)
        assert seat not in await here.deciding(table)
        await here.answer_undo(table, others[1])
        assert await here.deciding(table) == [seat]

    play(tmp_path, work)


def test_an_agreement_counts_for_all_seats_of_who_gave_it(tmp_path, monkeypatch):
    async def work(here: Evening) -> None:
        host, friend = await here.welcome(), await here.welcome()
        table = await here.open(host, "me", "open", "open")
        claims = (await here.rooms.tables.look(host.id, table)).claims
        for seat in (1, 2):
            await here.rooms.seating.sit_down(friend, table, seat, claims[seat])
        await here.rooms.seating.start(host, table)
        await here.stay(table)
        while await here.end_turn(table) != 0:
            pass
        monkeypatch.setattr(Table, "seats_to_ask", lambda self, asker: [1, 2])
        await here.undo(table, 0)
        await here.answer_undo(table, 2)
        assert await here.deciding(table) == [0]

    play(tmp_path, work)


# Where nobody has to be asked.


def test_nobody_is_asked_while_the_turn_goes_on(tmp_path):
    async def work(here: Evening) -> None:
        people = [await here.welcome(), await here.welcome()]
        table = await here.together(*people)
        await here.stay(table)
        for _ in range(60):
            seat = await here.choose(table)
            if seat in await here.deciding(table) and await here.can_undo(table, seat):
                assert isinstance(await here.undo(table, seat), Done)
                return
        raise AssertionError("no choice could be undone within a turn")

    play(tmp_path, work)


@pytest.mark.parametrize("kinds", [("me", "me"), ("me", "bot")])
def test_nobody_is_asked_where_only_bots_and_oneself_play(tmp_path, kinds):
    async def work(here: Evening) -> None:
        table = await here.open(await here.welcome(), *kinds)
        await here.stay(table)
        here.bots.gate.clear()
        for _ in range(400):
            seat = (await here.deciding(table))[0]
            if kinds[seat] == "bot":
                here.bots.gate.set()
                await until(lambda: here.rooms.bots.background.is_idle)
                here.bots.gate.clear()
                continue
            await here.choose(table, seat)
            if seat not in await here.deciding(table) and await here.can_undo(table, seat):
                break
        assert isinstance(await here.undo(table, seat), Done)
        assert await here.deciding(table) == [seat]

    play(tmp_path, work)


def test_a_stand_in_is_not_asked_and_nobody_waits_for_one(tmp_path):
    async def work(here: Evening, table: str, seat: int, people: list[Me]) -> None:
        other = 1 - seat
        here.bots.gate.clear()
        await here.undo(table, seat)
        await here.rooms.stand_ins.take_over(people[other], table, other)
        assert await told(here, table, seat) is None
        assert isinstance(await here.undo(table, seat), Done)
        assert await here.deciding(table) == [seat]

    play(tmp_path, pair(work))


def test_who_lets_a_bot_play_asks_nothing_any_more(tmp_path):
    async def work(here: Evening, table: str, seat: int, people: list[Me]) -> None:
        await here.undo(table, seat)
        await here.rooms.stand_ins.take_over(people[seat], table, seat)
        assert await told(here, table, 1 - seat) is None
        assert await refusal_of(here.answer_undo(table, 1 - seat)) == "no-undo-request"

    play(tmp_path, pair(work))


def test_what_was_chosen_unseen_is_undone_freely_while_others_still_choose(tmp_path):
    async def work(here: Evening) -> None:
        table, people = await here.where_both_choose()
        while 0 in await here.deciding(table):
            await here.choose(table, 0)
        assert await here.deciding(table) == [1] and await here.can_undo(table, 0)
        before = await here.rooms.tables.state(people[1].id, table, 1)
        assert isinstance(await here.undo(table, 0), Done)
        after = await here.rooms.tables.state(people[1].id, table, 1)
        assert after.undo is None and after.version == before.version

    play(tmp_path, work)


# Time.


def test_who_agrees_has_lost_no_time_and_who_asked_gains_none(tmp_path):
    async def work(here: Evening, table: str, seat: int, people: list[Me]) -> None:
        left = [await here.left(table, each) for each in (0, 1)]
        await here.serve(5)
        await here.undo(table, seat)
        await here.serve(70)
        assert await here.left(table, 1 - seat) == near(left[1 - seat] - 75)
        await here.answer_undo(table, 1 - seat)
        assert await here.running(table) == [seat]
        assert await here.left(table, 1 - seat) == near(left[1 - seat])
        assert await here.left(table, seat) == near(left[seat] - LIVE.increment)

    play(tmp_path, pair(work, clock=LIVE))


def test_a_pause_of_the_server_is_not_given_back_as_time(tmp_path):
    time = TimeOfDay()
    begun: list[Any] = []

    async def begin(here: Evening, table: str, seat: int, people: list[Me]) -> None:
        await here.serve(3)
        await here.undo(table, seat)
        begun.extend((table, seat, await here.left(table, 1 - seat)))

    async def go_on(here: Evening) -> None:
        table, seat, left = begun
        here.ids = 10_000
        assert (await told(here, table, 1 - seat)) == UndoRequest(seat, False, [1 - seat], True, False)
        await here.answer_undo(table, 1 - seat)
        assert await here.left(table, 1 - seat) == near(left + 3)

    play(tmp_path, pair(begin, clock=LIVE), time)
    time.at += 5_000
    play(tmp_path, go_on, time)


def test_who_declines_or_moves_has_lost_the_time_that_passed(tmp_path):
    async def work(here: Evening, table: str, seat: int, people: list[Me]) -> None:
        left = await here.left(table, 1 - seat)
        await here.undo(table, seat)
        await here.serve(30)
        await here.answer_undo(table, 1 - seat, agree=False)
        assert await here.left(table, 1 - seat) == near(left - 30)

    play(tmp_path, pair(work, clock=LIVE))


def test_nobody_gets_time_by_undoing_among_their_own_seats(tmp_path):
    async def work(here: Evening) -> None:
        table = await here.open(await here.welcome(), "me", "me", clock=LIVE)
        await here.stay(table)
        seat = await here.end_turn(table)
        await here.serve(100)
        await here.undo(table, seat)
        assert await here.left(table, 1 - seat) == near(500)

    play(tmp_path, work)


def test_who_agrees_by_days_has_them_all_at_the_next_turn(tmp_path):
    async def work(here: Evening, table: str, seat: int, people: list[Me]) -> None:
        await here.undo(table, seat)
        await here.serve(3600)
        await here.answer_undo(table, 1 - seat)
        await here.end_turns(table, seat)
        assert await here.left(table, 1 - seat) == near(2 * 86400)

    play(tmp_path, pair(work, clock=Clock("days", days=2)))


# Several servers, and a restart.


def test_a_request_is_known_to_all_servers_and_answered_at_any(postgres, tmp_path):
    async def whole() -> None:
        async with evening(tmp_path, database=postgres) as one, evening(tmp_path, database=postgres) as two:
            people = [await one.welcome(), await one.welcome()]
            table = await one.together(*people)
            await one.stay(table)
            await two.stay(table)
            seat = await one.end_turn(table)
            two.ids = 10_000
            await one.undo(table, seat)
            assert await told(two, table, 1 - seat) == UndoRequest(seat, False, [1 - seat], True, False)
            await two.answer_undo(table, 1 - seat)
            assert await one.deciding(table) == [seat] == await two.deciding(table)
            assert await told(one, table, seat) is None

    asyncio.run(whole())


# No weapon.


def test_nobody_is_kept_from_moving_by_turns_that_are_ended_and_undone(tmp_path):
    """The attack: end the turn, undo it, again; whoever is to move was `stale` each time."""

    async def work(here: Evening, table: str, seat: int, people: list[Me]) -> None:
        other = 1 - seat
        guest, version, options = await here.at(table, lambda found: sight(found, other))
        for nth in range(20):
            try:
                await here.undo(table, seat, whole=nth % 2 > 0)
            except Refusal as refusal:
                assert refusal.code == "undo-asked"
        move = await here.rooms.turns.choose(guest, table, Choose("mine", other, version, options[0]))
        assert isinstance(move, Done)

    play(tmp_path, pair(work, clock=LIVE))


def test_nobody_is_kept_from_moving_by_what_another_is_asked_about(tmp_path):
    async def work(here: Evening) -> None:
        people = [await here.welcome(), await here.welcome()]
        table = await here.together(*people)
        await here.stay(table)
        idle = 1 - (await here.deciding(table))[0]

        async def change() -> None:
            def options(found: Table) -> list[int]:
                return [
                    int(one) for one in found.playing.position.standing(idle) if one in found.game.settings
                ]

            version, (option,) = await here.at(table, lambda found: (found.versions[idle], options(found)))
            here.ids += 1
            wish = Choose(f"id-{here.ids}", idle, version, option)
            await here.rooms.turns.choose(people[idle].id, table, wish)

        for _ in range(course.MOST_SETTINGS):
            await change()
        assert await refusal_of(change()) == "too-many-changes"
        await here.choose(table)

    play(tmp_path, work)


# A journal has an end.


def test_a_seat_may_not_undo_without_end(tmp_path, monkeypatch):
    monkeypatch.setattr(course, "MOST_UNDOS", 5)
    monkeypatch.setattr(course, "MOST_CHANGES", 12)

    async def work(here: Evening) -> None:
        table = await here.open(await here.welcome(), "me", "me")
        await here.stay(table)
        undone, refused = 0, 0
        for _ in range(80):
            seat = await here.choose(table)
            if not await here.can_undo(table, seat):
                continue
            try:
                await here.undo(table, seat)
                undone += 1
            except Refusal as refusal:
                assert refusal.code == "too-many-changes"
                refused += 1
        assert refused and 5 <= undone <= 24

    play(tmp_path, work)


def test_how_often_somebody_undid_is_counted_from_the_journal(tmp_path, monkeypatch):
    monkeypatch.setattr(course, "MOST_UNDOS", 3)
    time = TimeOfDay()
    begun: list[Any] = []

    async def begin(here: Evening) -> None:
        me = await here.welcome()
        table = await here.open(me, "me", "me")
        for _ in range(400):
            seat = await here.choose(table)
            if await here.can_undo(table, seat):
                break
        for _ in range(3):
            await here.undo(table, seat)
            await here.choose(table, seat)
        begun.extend((table, seat))

    async def go_on(here: Evening) -> None:
        here.ids = 10_000
        assert await refusal_of(here.undo(*begun)) == "too-many-changes"

    play(tmp_path, begin, time)
    play(tmp_path, go_on, time)
