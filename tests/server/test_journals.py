"""Long journals: everybody else goes on while one is loaded, and at the end what was undone goes."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import insert, select, update

from courtyard.engine.chance import Dice
from courtyard.games import GAMES
from courtyard.server.ground.messages import Me
from courtyard.server.ground.table_talk import Choose, Done
from courtyard.server.store import schema
from courtyard.server.tables import registry, rows
from courtyard.server.tables.course import MOST_UNDOS
from courtyard.server.tables.registry import Tables
from courtyard.server.tables.table import Table
from tests.server.evenings import Evening, evening, play, until
from tests.server.pasts import VARIANTS, plain, replay_of

# Journals to be loaded.


async def fill(here: Evening, table: str, pairs: int) -> None:
    """Write a journal as an hour of choices and undos leaves it."""
    seat, option = await here.at(table, first_choice)
    deeds = []
    for nth in range(2 * pairs):
        deed = {
            "table": table,
            "number": nth,
            "seat": seat,
            "id": f"old-{nth}",
            "version": nth + 1,
            "at": 0.0,
        }
        deeds.append({**deed, "deed": "undo" if nth % 2 else "choose", "option": None if nth % 2 else option})
    await here.rooms.store.do(lambda connection: connection.execute(insert(schema.deeds), deeds) and None)
    here.rooms.tables.live.clear()


def first_choice(table: Table) -> tuple[int, str]:
    """Give who begins, and something that they may choose and undo."""
    seat = table.deciding[0]
    for option in list(table.playing.position.options_of(seat)):
        trial = replace(table, places=table.places)
        trial.begin()
        notation = table.game.notation(int(option))
        trial.apply(seat, "choose", notation, "trial")
        if trial.playing.can_undo(seat):
            return seat, notation
    raise AssertionError("nothing can be undone")


def test_while_a_long_journal_is_loaded_everybody_else_goes_on(tmp_path, monkeypatch):
    """The attack: whoever asked for the table stopped the server, for everybody and each time anew."""

    async def work(here: Evening) -> None:
        table = await here.open(await here.welcome(), "me", "me")
        await fill(here, table, 10 * registry.SLICE)
        tables, turns = here.rooms.tables, 0
        began: list[int] = []
        played = tables._play

        def play_slice(found: Table, *rest: Any) -> Any:
            began.append(turns)
            return played(found, *rest)

        monkeypatch.setattr(tables, "_play", play_slice)
        loading = asyncio.ensure_future(tables.get(table))
        while not loading.done():
            if table in tables.live:
                assert tables.live[table].number == 20 * registry.SLICE, "somebody sees half a game"
            await asyncio.sleep(0)
            turns += 1
        assert (await loading).number == 20 * registry.SLICE
        assert len(began) == 20 and sorted(set(began)) == began, "the loop stood still"

    play(tmp_path, work)


def test_all_who_ask_while_a_long_journal_is_loaded_wait_for_the_same_table(tmp_path):
    async def work(here: Evening) -> None:
        table = await here.open(await here.welcome(), "me", "me")
        await fill(here, table, 3 * registry.SLICE)
        first = asyncio.ensure_future(here.rooms.tables.get(table))
        await asyncio.sleep(0)
        second = asyncio.ensure_future(here.rooms.tables.get(table))
        third = asyncio.ensure_future(here.rooms.tables.get(table))
        await asyncio.sleep(0)
        third.cancel()
        assert await first is await second
        assert here.rooms.tables._loading == {}

    play(tmp_path, work)


def test_what_is_written_while_a_long_journal_is_loaded_is_not_overlooked(tmp_path, monkeypatch):
    async def work(here: Evening) -> None:
        me = await here.welcome()
        table = await here.open(me, "me", "me")
        await fill(here, table, 3 * registry.SLICE)
        played = here.rooms.tables._play
        written: list[Any] = []

        def play_and_write(*args: Any) -> Any:
            if not written:  # As renaming does, while the game is being played again.

                def write(connection: Any) -> None:
                    rows.raise_editions(connection, schema.tables.c.id == table)
                    connection.execute(update(schema.seats).values(name="Anew"))

                written.append(asyncio.ensure_future(here.rooms.store.do(write)))
            return played(*args)

        monkeypatch.setattr(here.rooms.tables, "_play", play_and_write)
        found = await here.rooms.tables.get(table)
        await written[0]
        assert [place.name for place in found.places] == ["Anew", "Anew"]

    play(tmp_path, work)


def test_who_was_overtaken_far_behind_plays_the_game_anew_beside_what_is_seen(tmp_path, monkeypatch):
    monkeypatch.setattr(registry, "SLICE", 5)

    async def work(here: Evening) -> None:
        table = await here.open(await here.welcome(), "me", "me")
        await here.stay(table)
        for _ in range(12):
            await here.choose(table)
        tables = here.rooms.tables
        found = tables.live[table]
        before = found.playing.choices[:]
        option = found.game.notation(int(next(iter(found.playing.position.options_of(found.deciding[0])))))
        found.apply(found.deciding[0], "choose", option, "never-kept")
        ahead = found.playing
        async with found.lock:
            again = asyncio.ensure_future(tables.read_again(found))
            while not again.done():
                assert found.number == len(found.playing.choices), "a game half played is seen"
                await asyncio.sleep(0)
            await again
        assert found.number == 12 and found.playing.choices == before and found.playing is not ahead
        await here.choose(table)

    play(tmp_path, work)


# Tables that were just loaded.


def lingering(here: Evening, seconds: float) -> Tables:
    here.rooms.tables.linger = seconds
    return here.rooms.tables


def test_a_table_that_was_just_loaded_is_not_loaded_again_for_whoever_asks_next(tmp_path):
    async def work(here: Evening) -> None:
        table = await here.open(await here.welcome(), "me", "me")
        tables = lingering(here, 1e6)
        found = await tables.get(table)
        for _ in range(3):
            await tables.look(None, table)
            assert tables.live[table] is found
        tables._end_lingering(table)
        assert tables.live == {} and tables._lingering == {}

    play(tmp_path, work)


def test_a_table_goes_when_its_moment_is_over(tmp_path):
    async def work(here: Evening) -> None:
        table = await here.open(await here.welcome(), "me", "me")
        tables = lingering(here, 0.01)
        await tables.look(None, table)
        await until(lambda: not tables.live)
        assert tables._lingering == {}

    play(tmp_path, work)


def test_no_more_tables_stay_for_that_alone_than_there_is_room_for(tmp_path, monkeypatch):
    monkeypatch.setattr(registry, "MOST_LINGERING", 3)

    async def work(here: Evening) -> None:
        me = await here.welcome()
        ids = [await here.open(me, "me", "me") for _ in range(6)]
        tables = lingering(here, 1e6)
        await tables.get(ids[0])
        tables.live[ids[0]].thinking.add(0)  # One at which somebody still thinks is not let go.
        for id_ in ids:
            await tables.look(None, id_)
        assert list(tables.live) == [ids[0], *ids[3:]]

    play(tmp_path, work)


# What was undone goes with the end of the game.


async def finished(here: Evening, me: Me, game: str, options: dict[str, Any], dice: Dice) -> str:
    """A game with choices that were undone, one by one and whole turns, as often as one seat may."""
    wish = ["me"] * options["players"]
    table = await here.open(me, *wish, game=game, options=options)
    await here.stay(table)
    undos = MOST_UNDOS
    while due := await here.deciding(table):
        seat = due[dice.below(len(due))]
        if undos and await here.can_undo(table, seat) and not dice.below(6):
            undos -= 1
            await here.undo(table, seat, whole=not dice.below(3))
        else:
            await here.choose(table, seat, dice.below(1000))
    return table


def old_ruleset(game: str) -> str:
    """The oldest rules with the oldest values that games are still played with."""
    rulesets = GAMES[game].rulesets
    values = sorted(path.stem for path in rulesets.folder.glob("*.json"))
    return f"{rulesets.oldest}-{values[0]}" if values else rulesets.current


async def journal(here: Evening, table: str) -> list[Any]:
    wanted = select(schema.deeds).where(schema.deeds.c.table == table).order_by(schema.deeds.c.number)
    return await here.rooms.store.read(lambda connection: list(connection.execute(wanted)))


@pytest.mark.parametrize(
    ("game", "options"), VARIANTS, ids=lambda value: value if isinstance(value, str) else ""
)
def test_a_finished_game_without_what_was_undone_is_the_same_game(tmp_path, game, options):
    async def work(here: Evening) -> None:
        me = await here.welcome()
        table = await finished(here, me, game, {**options, "ruleset": old_ruleset(game)}, Dice(5))
        before = await journal(here, table)
        live = await here.rooms.tables.get(table)
        choices, told = live.playing.choices[:], plain(replay_of(live, "all"))
        result = plain(await here.rooms.tables.state(me.id, table, None))
        gone = await here.rooms.store.do(lambda connection: rows.compact(connection, table))
        after = await journal(here, table)
        assert gone > 0 and len(after) == len(choices) == len(before) - gone
        assert [deed.number for deed in after] == list(range(len(after)))
        ids = {(deed.seat, deed.id): deed for deed in before}
        assert all(ids[deed.seat, deed.id].option == deed.option for deed in after)
        assert {deed.deed for deed in after} == {"choose"}
        here.rooms.tables.live.clear()
        again = await here.rooms.tables.get(table)
        assert (
            again.playing.choices == choices and plain(replay_of(again, "all"))["moments"] == told["moments"]
        )
        state = plain(await here.rooms.tables.state(me.id, table, None))
        assert {**state, "version": 0} == {**result, "version": 0}
        last = after[-1]
        wish = Choose(last.id, last.seat, 0, 0)
        assert await here.rooms.turns.choose(me.id, table, wish) == Done(last.id, last.version)
        assert await here.rooms.store.do(lambda connection: rows.compact(connection, table)) == 0

    play(tmp_path, work)


def test_a_game_that_goes_on_or_cannot_be_played_again_keeps_its_journal(tmp_path):
    async def work(here: Evening) -> None:
        me = await here.welcome()
        table = await here.open(me, "me", "me")
        await here.stay(table)
        seat = await here.end_turn(table)
        await here.undo(table, seat)
        before = await journal(here, table)
        store = here.rooms.store
        assert await store.do(lambda connection: rows.compact(connection, table)) == 0
        over = update(schema.tables).where(schema.tables.c.id == table).values(stage="over")
        spoil = update(schema.deeds).where(schema.deeds.c.number == 0).values(option="?")
        await store.do(lambda connection: connection.execute(over) and connection.execute(spoil) and None)
        assert await store.do(lambda connection: rows.compact(connection, table)) == 0
        assert len(await journal(here, table)) == len(before)

    play(tmp_path, work)


def test_a_finished_game_is_made_shorter_on_either_store(database, tmp_path):
    async def whole() -> None:
        async with evening(tmp_path, database=database) as here:
            me = await here.welcome()
            table = await finished(here, me, "gugong", {"players": 2}, Dice(7))
            assert await here.rooms.store.do(lambda connection: rows.compact(connection, table)) > 0
            again = await here.rooms.seating.rematch(me, table)
            assert (await here.rooms.tables.look(me.id, table)).rematch == again.id

    asyncio.run(whole())
