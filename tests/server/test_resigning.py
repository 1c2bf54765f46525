"""Resigning: a bot plays on, the others finish their game, and who gave up has lost."""

import pytest
from sqlalchemy import select

from courtyard.server.store import schema
from courtyard.server.tables.resigning import places_after
from tests.server.evenings import Evening, play, until
from tests.server.test_stand_ins import refusal_of


@pytest.mark.parametrize(
    ("places", "resigned", "after"),
    [
        ([1, 2], [True, False], [2, 1]),
        ([1, 2], [False, True], [1, 2]),
        ([1, 2, 3], [True, False, False], [3, 1, 2]),
        ([1, 1, 3, 4], [False, True, False, True], [1, 3, 2, 3]),
        ([2, 1], [True, True], [2, 1]),
        ([1], [True], [1]),
        ([1, 2, 2], [False, False, False], [1, 2, 2]),
    ],
)
def test_who_resigned_comes_after_all_who_did_not(places, resigned, after):
    assert places_after(places, resigned) == after


@pytest.mark.parametrize("game", ["gugong", "kingdom"])
def test_a_bot_plays_on_to_the_end_and_the_game_is_lost(tmp_path, game):
    async def work(here: Evening) -> None:
        people = [await here.welcome(), await here.welcome()]
        table = await here.together(*people, game=game, stand_in="novice")
        await here.stay(table)
        stand_ins = here.rooms.stand_ins
        assert await refusal_of(stand_ins.resign(people[1], table, 0)) == "not-your-seat"
        told = await stand_ins.resign(people[0], table, 0)
        assert (told.seats[0].resigned, told.seats[0].stand_in) == (True, "novice")
        assert not told.seats[1].resigned
        again = await stand_ins.resign(people[0], table, 0)
        assert again.seats == told.seats
        assert await refusal_of(stand_ins.give_back(people[0], table, 0)) == "resigned"
        found = here.rooms.tables.live[table]
        for _ in range(900):
            await until(lambda: found.playing.is_over or 1 in found.deciding)
            if found.playing.is_over:
                break
            await here.choose(table, 1)
        state = await here.rooms.tables.state(people[0].id, table, 0)
        assert state.result is not None and state.result.places == [2, 1]
        kept = await here.rooms.store.read(
            lambda connection: connection.execute(
                select(schema.results.c.seat, schema.results.c.place).order_by(schema.results.c.seat)
            ).all()
        )
        assert [tuple(row) for row in kept] == [(0, 2), (1, 1)]
        assert await refusal_of(stand_ins.resign(people[1], table, 1)) == "game-over"

    play(tmp_path, work)
