"""Rematch: the same people play again, one seat further."""

import asyncio
from typing import Any

import pytest

from courtyard.server.ground.messages import Agreement, Clock, Me, MeWish, Seat, TableInfo
from courtyard.server.ground.problems import Refusal
from courtyard.server.tables.names import rename
from courtyard.server.tables.rows import insert_table
from courtyard.server.tables.seating import rotated
from courtyard.server.tables.table import Place
from tests.server.evenings import Evening, play
from tests.server.visitors import ME, OPEN, RANDOM, Visitor, all_at, serving

CLOCK = Clock("live", bank=600, increment=10)


async def finished(here: Evening, table: str) -> str:
    """Play a game to its end."""
    await here.stay(table)
    while await here.deciding(table):
        await here.choose(table, nth=here.ids)
    return table


def who(seats: list[Seat]) -> list[tuple[str, str | None]]:
    return [(seat.kind, seat.name or seat.bot) for seat in seats]


async def named(here: Evening, name: str) -> Me:
    return (await here.rooms.guests.change(await here.welcome(), MeWish(name=name), rename))[0]


async def refusal_of(asked: Any) -> str:
    with pytest.raises(Refusal) as refused:
        await asked
    return refused.value.code


def test_people_who_played_are_seated_again_one_seat_further_with_all_as_it_was(tmp_path):
    async def work(here: Evening) -> None:
        ann, bob = await named(here, "Ann"), await named(here, "Bob")
        how = {"clock": CLOCK, "hints": False, "away": "wait", "stand_in": "novice"}
        old = await finished(here, await here.together(ann, bob, game="kingdom", **how))
        again = await here.rooms.seating.rematch(bob, old)
        before = await here.rooms.tables.look(ann.id, old)
        assert before.rematch == again.id
        assert again.stage == "gathering" and again.host
        assert (again.game, again.options) == (before.game, before.options)
        assert again.agreement == before.agreement == Agreement(CLOCK, False, "wait", "novice")
        assert who(again.seats) == [("person", "Bob"), ("person", "Ann")]
        assert again.mine == [0] and again.claims == {}
        assert [seat.clock for seat in again.seats] == [None, None]
        assert await refusal_of(here.rooms.seating.start(ann, again.id)) == "not-host"
        begun = await here.rooms.seating.start(bob, again.id)
        assert begun.stage == "playing"
        assert [seat.clock.left for seat in begun.seats if seat.clock] == [600, 600]

    play(tmp_path, work)


def test_whoever_asks_later_or_at_once_is_shown_the_same_table(tmp_path):
    async def work(here: Evening) -> None:
        ann, bob = await here.welcome(), await here.welcome()
        old = await finished(here, await here.together(ann, bob))
        asked = [here.rooms.seating.rematch(who, old) for who in (ann, bob, ann, bob)]
        found: list[TableInfo] = await asyncio.gather(*asked)
        assert len({table.id for table in found}) == 1
        assert [table.mine for table in found] == [[1], [0]] * 2
        assert sum(table.host for table in found) == 2
        assert len((await here.rooms.lobby.read(ann)).mine) == 2

    play(tmp_path, work)


def test_a_rematch_that_another_server_opened_meanwhile_is_found(tmp_path):
    async def work(here: Evening) -> None:
        ann = await here.welcome()
        old = await finished(here, await here.open(ann, "me", "me"))
        first = await here.rooms.seating.rematch(ann, old)

        def forget(table: Any) -> None:
            table.rematch = None  # As a server has it that did not hear of the other's deed.
            table.edition -= 1

        await here.at(old, forget)
        assert (await here.rooms.seating.rematch(ann, old)).id == first.id
        assert len((await here.rooms.lobby.read(ann)).mine) == 2

    play(tmp_path, work)


def test_against_bots_alone_it_begins_at_once(tmp_path):
    async def work(here: Evening) -> None:
        ann = await named(here, "Ann")
        old = await finished_alone(here, ann)
        again = await here.rooms.seating.rematch(ann, old)
        assert again.stage == "playing"
        assert who(again.seats) == [("bot", "random"), ("person", "Ann"), ("bot", "random")]
        third = await here.rooms.tables.look(ann.id, again.id)
        assert third.mine == [1]

    play(tmp_path, work)


async def finished_alone(here: Evening, me: Me) -> str:
    """A game against two bots, at its end."""
    table = await here.open(me, "me", "bot", "bot")
    await here.stay(table)
    while await here.at(table, lambda found: found.stage) != "over":
        if 0 in await here.deciding(table):
            await here.choose(table, 0, nth=here.ids)
        await asyncio.sleep(0)
    return table


def test_what_the_rules_play_stays_where_it_is():
    places = [Place("person", guest="a"), Place("rules")]
    assert rotated(places) == places
    ann, bob, bot = Place("person", "a", name="Ann"), Place("person", "b"), Place("bot", bot="fair")
    assert rotated([ann, Place("rules"), bob, bot]) == [bot, Place("rules"), ann, bob]


def test_who_was_played_for_is_a_person_again_and_has_no_old_clock():
    place = Place("person", "a", name="Ann", used_claim_hash=b"x", stand_in="fair", left=3.0, noticed=True)
    assert rotated([place]) == [Place("person", "a", name="Ann")]


def test_in_a_game_alone_against_the_rules_one_plays_again_at_once(tmp_path):
    async def work(here: Evening) -> None:
        ann = await here.welcome()
        old = await finished(here, await here.open(ann, "me"))
        again = await here.rooms.seating.rematch(ann, old)
        assert again.stage == "playing" and [seat.kind for seat in again.seats] == ["person", "rules"]

    play(tmp_path, work)


def test_only_players_may_ask_and_only_at_the_end(tmp_path):
    async def work(here: Evening) -> None:
        ann, bob, stranger = [await here.welcome() for _ in range(3)]
        table = await here.together(ann, bob)
        assert await refusal_of(here.rooms.seating.rematch(ann, table)) == "not-over"
        assert await refusal_of(here.rooms.seating.rematch(stranger, table)) == "not-player"
        await finished(here, table)
        assert await refusal_of(here.rooms.seating.rematch(stranger, table)) == "not-player"
        assert (await here.rooms.tables.look(ann.id, table)).rematch is None

    play(tmp_path, work)


def test_where_the_table_cannot_be_written_there_is_no_rematch(tmp_path, monkeypatch):
    async def work(here: Evening) -> None:
        ann = await here.welcome()
        old = await finished(here, await here.open(ann, "me", "me"))

        def broken(*_: Any) -> None:
            insert_table(*_)
            raise OSError("the disk is full")

        with monkeypatch.context() as patched:
            patched.setattr("courtyard.server.tables.rows.insert_table", broken)
            with pytest.raises(Refusal, match="not-stored"):
                await here.rooms.seating.rematch(ann, old)
        assert (await here.rooms.tables.look(ann.id, old)).rematch is None
        assert len((await here.rooms.lobby.read(ann)).mine) == 1
        assert (await here.rooms.seating.rematch(ann, old)).stage == "playing"

    play(tmp_path, work)


def test_everybody_at_the_old_table_hears_of_the_new_one(tmp_path):
    with serving(tmp_path / "data") as served:
        host, friend, onlooker = (Visitor(served) for _ in range(3))
        wish = {"game": "gugong", "options": {"players": 3}, "seats": [ME, OPEN, RANDOM]}
        table = host.post("/api/tables", **wish, listed=True, agreement={"stand_in": "random"})
        friend.claim(table, 1)
        host.post(f"/api/tables/{table['id']}/start")
        assert friend.problem("POST", f"/api/tables/{table['id']}/rematch") == (409, "not-over")
        with all_at(table["id"], (host, 0), (friend, 1), (onlooker, None)) as seated:
            for seat, visitor in enumerate((host, friend)):
                visitor.post(f"/api/tables/{table['id']}/seats/{seat}/away")
            for at in seated:
                at.until(lambda message: message.get("stage") == "over")
            assert onlooker.problem("POST", f"/api/tables/{table['id']}/rematch") == (403, "not-player")
            again = friend.post(f"/api/tables/{table['id']}/rematch")
            assert again["listed"] and again["host"] and again["mine"] == [2]
            assert [seat["kind"] for seat in again["seats"]] == ["bot", "person", "person"]
            for at in seated:
                while at.table["rematch"] != again["id"]:
                    at.hear()
        assert host.post(f"/api/tables/{table['id']}/rematch")["id"] == again["id"]
        assert friend.problem("POST", "/api/tables/nowhere/rematch") == (404, "unknown-table")
        assert "Traceback" not in served.said()
