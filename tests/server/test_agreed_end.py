"""A game ends before its end when all people agree who play it: as it stands, and without a result."""

import asyncio
import json
from typing import Any

from sqlalchemy import func, select

from courtyard.engine.terms import EVERYTHING
from courtyard.server.ground.messages import Me
from courtyard.server.ground.table_talk import AnswerEnd, Choose, Done, EndOffer, EndOffered
from courtyard.server.past.exports import Story
from courtyard.server.store import schema
from courtyard.server.tables import rows
from courtyard.server.tables.table import Table
from tests.server.evenings import LIVE, Evening, TimeOfDay, evening, play, sight, until
from tests.server.test_consent import number, refusal_of


def together(work: Any, people: int = 2, **how: Any) -> Any:
    """Let people sit down at a table and make a few choices."""

    async def whole(here: Evening) -> None:
        guests = [await here.welcome() for _ in range(people)]
        table = await here.together(*guests, **how)
        await here.stay(table)
        for _ in range(4):
            await here.choose(table)
        await work(here, table, guests)

    return whole


async def told(here: Evening, table: str, seat: int | None) -> EndOffer | None:
    return (await here.state(table, seat)).end


async def deeds(here: Evening, table: str) -> list[str]:
    wanted = select(schema.deeds.c.deed).where(schema.deeds.c.table == table).order_by(schema.deeds.c.number)
    return await here.rooms.store.read(lambda connection: list(connection.execute(wanted).scalars()))


async def is_over(here: Evening, table: str) -> bool:
    return bool(await here.at(table, lambda found: found.course.is_over and found.stage == "over"))


async def end(here: Evening, table: str, *others: int) -> None:
    await here.offer_end(table, 0)
    for other in others or (1,):
        await here.answer_end(table, other)


# Offering and answering.


def test_a_game_ends_as_it_stands_when_the_other_agrees(tmp_path):
    async def work(here: Evening, table: str, people: list[Me]) -> None:
        before = await number(here, table)
        assert await here.offer_end(table, 0, id_="enough") == EndOffered("enough")
        assert await here.offer_end(table, 0, id_="enough") == EndOffered("enough"), "it is the same"
        assert await told(here, table, 0) == EndOffer(0, [1], False, False)
        assert await told(here, table, 1) == EndOffer(0, [1], True, False)
        assert await told(here, table, None) == EndOffer(0, [1], False, False)
        assert await number(here, table) == before and not await is_over(here, table)
        version = await here.at(table, lambda found: found.versions[1])
        views = [(await here.rooms.tables.state(people[seat].id, table, seat)).view for seat in (0, 1)]
        assert await here.answer_end(table, 1, id_="yes") == Done("yes", version + 1)
        assert await is_over(here, table) and (await deeds(here, table))[-1] == "end"
        for seat in (0, 1):
            state = await here.rooms.tables.state(people[seat].id, table, seat)
            assert (state.stage, state.result, state.end, state.deciding) == ("over", None, None, [])
            assert (state.decision, state.standing, state.can_undo) == (None, [], False)
            assert state.seed is not None and state.view["families"] == views[seat]["families"]
        assert isinstance(await here.offer_end(table, 0, id_="enough"), Done), "the offer is answered again"
        assert await here.answer_end(table, 1, id_="yes") == Done("yes", version + 1)
        assert await number(here, table) == before + 1

    play(tmp_path, together(work))


def test_nothing_can_be_done_any_more_but_to_play_again(tmp_path):
    async def work(here: Evening, table: str, people: list[Me]) -> None:
        seat = (await here.deciding(table))[0]
        guest, version, options = await here.at(table, lambda found: sight(found, seat))
        await end(here, table)
        late = Choose("late", seat, version + 1, options[0])
        assert await refusal_of(here.rooms.turns.choose(guest, table, late)) == "game-over"
        assert await refusal_of(here.offer_end(table, 0)) == "game-over"
        assert await refusal_of(here.undo(table, 0)) == "game-over"
        assert await refusal_of(here.rooms.stand_ins.resign(people[0], table, 0)) == "game-over"
        info = await here.rooms.tables.look(people[0].id, table)
        assert info.stage == "over" and not info.waiting
        assert (await here.rooms.seating.rematch(people[0], table)).id != table

    play(tmp_path, together(work))


def test_who_is_declined_hears_it_and_offers_again_after_a_choice(tmp_path):
    async def work(here: Evening, table: str, people: list[Me]) -> None:
        await here.offer_end(table, 0)
        declined = await here.answer_end(table, 1, agree=False, id_="no")
        for reader in (0, 1, None):
            assert await told(here, table, reader) == EndOffer(0, [], False, True)
        assert await here.answer_end(table, 1, agree=False, id_="no") == declined
        assert await refusal_of(here.answer_end(table, 1)) == "no-end-offer"
        for seat in (0, 1):
            assert await refusal_of(here.offer_end(table, seat)) == "end-declined"
        await here.choose(table)
        assert await told(here, table, 0) is None
        assert isinstance(await here.offer_end(table, 1), EndOffered)

    play(tmp_path, together(work))


def test_an_offer_lapses_when_anybody_chooses(tmp_path):
    async def work(here: Evening, table: str, people: list[Me]) -> None:
        await here.offer_end(table, 0)
        assert await refusal_of(here.offer_end(table, 1)) == "end-offered"
        version = await here.at(table, lambda found: found.versions[1])
        await here.choose(table)
        assert [await told(here, table, reader) for reader in (0, 1, None)] == [None] * 3
        late = AnswerEnd("late", 1, version, True)
        assert await refusal_of(here.rooms.turns.answer_end(people[1].id, table, late)) == "stale"
        assert await refusal_of(here.answer_end(table, 1)) == "no-end-offer"
        kept = await here.rooms.store.read(
            lambda connection: connection.execute(schema.tables.select()).one().end_offer
        )
        assert kept is None and not await is_over(here, table)

    play(tmp_path, together(work))


def test_all_people_must_agree_and_an_answer_counts_for_all_their_seats(tmp_path):
    async def work(here: Evening) -> None:
        host, friend, other = [await here.welcome() for _ in range(3)]
        table = await here.open(host, "me", "open", "open", "open", "bot")
        claims = (await here.rooms.tables.look(host.id, table)).claims
        for seat, guest in ((1, friend), (2, other), (3, friend)):
            await here.rooms.seating.sit_down(guest, table, seat, claims[seat])
        here.bots.gate.clear()
        await here.rooms.seating.start(host, table)
        await here.stay(table)
        await here.offer_end(table, 0)
        assert await told(here, table, 0) == EndOffer(0, [1, 2, 3], False, False)
        await here.answer_end(table, 3)
        assert await told(here, table, 1) == EndOffer(0, [2], False, False)
        assert not await is_over(here, table)
        await here.answer_end(table, 2)
        assert await is_over(here, table)

    play(tmp_path, work)


def test_nobody_answers_but_who_is_asked(tmp_path):
    async def work(here: Evening, table: str, people: list[Me]) -> None:
        stranger = await here.welcome()
        assert await refusal_of(here.answer_end(table, 1)) == "no-end-offer"
        await here.offer_end(table, 0)
        version = await here.at(table, lambda found: found.versions[1])
        wish = AnswerEnd("x", 1, version, True)
        for guest in (people[0].id, stranger.id, None):
            assert await refusal_of(here.rooms.turns.answer_end(guest, table, wish)) == "not-your-seat"
        assert await refusal_of(here.answer_end(table, 0)) == "no-end-offer"
        assert not await is_over(here, table)

    play(tmp_path, together(work))


# People who play.


def test_who_plays_with_bots_or_with_themselves_has_nobody_to_ask(tmp_path):
    async def work(here: Evening) -> None:
        here.bots.gate.clear()
        for kinds in (("me", "bot"), ("me", "me")):
            table = await here.open(await here.welcome(), *kinds)
            assert await refusal_of(here.offer_end(table, 0)) == "nobody-to-ask"

    play(tmp_path, work)


def test_for_whom_a_bot_plays_is_not_asked_and_offers_nothing(tmp_path):
    async def work(here: Evening, table: str, people: list[Me]) -> None:
        here.bots.gate.clear()
        await here.rooms.stand_ins.take_over(people[2], table, 2)
        assert await refusal_of(here.offer_end(table, 2)) == "stood-in"
        await here.offer_end(table, 0)
        assert await told(here, table, 0) == EndOffer(0, [1], False, False)
        await here.rooms.stand_ins.take_over(people[0], table, 0)
        assert await told(here, table, 1) is None
        assert await refusal_of(here.answer_end(table, 1)) == "no-end-offer"
        assert await refusal_of(here.offer_end(table, 1)) == "nobody-to-ask"
        assert not await is_over(here, table)

    play(tmp_path, together(work, people=3))


def test_bots_end_no_offer(tmp_path):
    async def work(here: Evening) -> None:
        host, friend = await here.welcome(), await here.welcome()
        table = await here.open(host, "me", "open", "bot")
        claims = (await here.rooms.tables.look(host.id, table)).claims
        await here.rooms.seating.sit_down(friend, table, 1, claims[1])
        here.bots.gate.clear()
        await here.rooms.seating.start(host, table)
        await here.stay(table)
        for agrees in (False, True):
            while await here.deciding(table) != [2]:
                await here.choose(table)
            await here.offer_end(table, 0)
            before = await number(here, table)
            if not agrees:
                await here.answer_end(table, 1, agree=False)
            here.bots.gate.set()
            await until(lambda: here.rooms.bots.background.is_idle)
            here.bots.gate.clear()
            assert await number(here, table) > before and 2 not in await here.deciding(table)
            if not agrees:
                assert await refusal_of(here.offer_end(table, 0)) == "end-declined"
                continue
            assert await told(here, table, 1) == EndOffer(0, [1], True, False)
            here.rooms.tables.live.clear()
            assert await told(here, table, 1) == EndOffer(0, [1], True, False)
            await here.answer_end(table, 1)
            assert await is_over(here, table)

    play(tmp_path, work)


def test_two_who_agree_at_the_same_time_end_the_game_once(tmp_path):
    async def work(here: Evening, table: str, people: list[Me]) -> None:
        await here.offer_end(table, 0)
        before = await number(here, table)
        await asyncio.gather(here.answer_end(table, 1), here.answer_end(table, 2))
        assert await is_over(here, table) and await number(here, table) == before + 1

    play(tmp_path, together(work, people=3))


def test_who_resigns_is_no_longer_asked(tmp_path):
    async def work(here: Evening, table: str, people: list[Me]) -> None:
        here.bots.gate.clear()
        await here.offer_end(table, 0)
        await here.rooms.stand_ins.resign(people[2], table, 2)
        assert await told(here, table, 1) == EndOffer(0, [1], True, False)
        await here.answer_end(table, 1)
        assert await is_over(here, table)

    play(tmp_path, together(work, people=3))


# What is chosen unseen.


def test_an_offer_does_not_show_what_others_choose_unseen(tmp_path):
    async def work(here: Evening) -> None:
        table, _ = await here.where_both_choose()
        veil = await here.at(table, lambda found: found.playing.position.veil())
        await here.offer_end(table, 0)
        offered = await told(here, table, 0)
        assert offered == EndOffer(0, [1], False, False)
        await here.choose(table, 1)
        assert veil == await here.at(table, lambda found: found.playing.position.veil()), "it was unseen"
        assert await told(here, table, 0) == offered
        await here.answer_end(table, 1)
        assert await is_over(here, table)
        versions = await here.at(table, lambda found: dict(found.versions))
        here.rooms.tables.live.clear()
        assert await here.at(table, lambda found: dict(found.versions)) == versions

    play(tmp_path, work)


def test_the_id_of_an_offer_stands_for_nothing_else(tmp_path):
    """The end is kept under it: with a choice of the same id nobody could agree any more."""

    async def work(here: Evening) -> None:
        table, _ = await here.where_both_choose()
        await here.offer_end(table, 0, id_="same")
        guest, version, options = await here.at(table, lambda found: sight(found, 0))
        unseen = Choose("same", 0, version, options[0])
        assert await refusal_of(here.rooms.turns.choose(guest, table, unseen)) == "bad-message"
        await here.answer_end(table, 1)
        assert await is_over(here, table)

    play(tmp_path, work)


# Time, bots and results.


def test_clocks_rest_and_bots_stop_when_a_game_ends(tmp_path):
    async def work(here: Evening) -> None:
        host, friend = await here.welcome(), await here.welcome()
        table = await here.open(host, "me", "open", "bot", clock=LIVE)
        claims = (await here.rooms.tables.look(host.id, table)).claims
        await here.rooms.seating.sit_down(friend, table, 1, claims[1])
        here.bots.gate.clear()
        await here.rooms.seating.start(host, table)
        await here.stay(table)
        while await here.deciding(table) != [2]:
            await here.choose(table)
        await until(lambda: here.bots.asked)
        await end(here, table)
        done = await number(here, table)
        here.bots.gate.set()
        await until(lambda: here.rooms.bots.background.is_idle)
        assert await number(here, table) == done and await here.running(table) == []
        assert all(row.due_at is None for row in await here.rows())

    play(tmp_path, work)


def test_a_game_that_ended_by_agreement_counts_nowhere(database, tmp_path):
    async def whole() -> None:
        async with evening(tmp_path, database=database) as here:
            people = [await here.welcome(), await here.welcome()]
            table = await here.together(*people)
            await here.stay(table)
            await here.choose(table)
            await end(here, table)
            for counted in (schema.results, schema.ratings):
                counting = select(func.count()).select_from(counted)
                assert await here.rooms.store.read(lambda c, q=counting: c.execute(q).scalar()) == 0
            statistics = await here.rooms.results.statistics(people[0])
            assert (statistics.scores, statistics.records, statistics.ratings) == ([], [], [])
            shown = await here.rooms.lobby.read(people[0])
            assert [(told.id, told.stage) for told in shown.mine] == [(table, "over")]

    asyncio.run(whole())


# Several servers, and a restart.


def test_an_offer_is_known_to_all_servers_and_the_end_too(postgres, tmp_path):
    async def whole() -> None:
        async with evening(tmp_path, database=postgres) as one, evening(tmp_path, database=postgres) as two:
            people = [await one.welcome(), await one.welcome()]
            table = await one.together(*people)
            for here in (one, two):
                await here.stay(table)
            two.ids = 10_000
            await one.choose(table)
            await one.offer_end(table, 0)
            assert await told(two, table, 1) == EndOffer(0, [1], True, False)
            await two.choose(table)
            assert await told(one, table, 0) is None
            await two.offer_end(table, 1)
            await one.answer_end(table, 0)
            for here in (one, two):
                assert await is_over(here, table) and await told(here, table, 0) is None

    asyncio.run(whole())


def test_an_offer_and_the_end_survive_a_restart(tmp_path):
    time = TimeOfDay()
    begun: list[Any] = []

    async def offer(here: Evening, table: str, people: list[Me]) -> None:
        await here.offer_end(table, 0, id_="enough")
        begun.append(table)

    async def agree(here: Evening) -> None:
        (table,) = begun
        here.ids = 10_000
        assert await told(here, table, 1) == EndOffer(0, [1], True, False)
        assert await here.offer_end(table, 0, id_="enough") == EndOffered("enough")
        await here.answer_end(table, 1, id_="yes")

    async def look(here: Evening) -> None:
        (table,) = begun
        here.ids = 20_000
        assert await is_over(here, table) and await here.deciding(table) == []
        assert isinstance(await here.answer_end(table, 1, id_="yes"), Done)

    play(tmp_path, together(offer), time)
    play(tmp_path, agree, time)
    play(tmp_path, look, time)


# Looking back.


def free(choices: int) -> None:
    """Looking back costs nothing here."""


def test_it_is_replayed_written_down_and_analysed_like_any_finished_game(tmp_path):
    async def work(here: Evening, table: str, people: list[Me]) -> None:
        replays, exports = here.rooms.replays, here.rooms.exports
        assert await refusal_of(replays.replay(people[0].id, table, "all", free)) == "not-over"
        await end(here, table)
        replay = json.loads((await replays.replay(None, table, "all", free)).content)
        assert replay["table"]["stage"] == "over" and replay["result"] is None
        assert len(replay["moments"]) == 5
        for language, words in (("en", "by agreement"), ("fr", "un commun accord"), ("nl", "onderling")):
            text = (await exports.text(people[1].id, table, language, free)).content.decode()
            assert words in text
        assert (await here.rooms.analyses.look(table)).stage == "none"
        assert (await here.rooms.analyses.ask(table, people[0].id)).total > 0

    play(tmp_path, together(work))


def test_its_journal_says_how_it_ended_and_can_be_imported(tmp_path):
    async def work(here: Evening, table: str, people: list[Me]) -> None:
        await end(here, table)
        exported = await here.rooms.exports.journal(None, table, free)
        kept = json.loads(exported.content)
        assert kept["ended"] == "agreement" and len(kept["choices"]) == 4
        there = (await here.rooms.imports.keep(people[0], exported.content.decode())).id
        assert await is_over(here, there) and (await deeds(here, there))[-1] == "end"
        again = await here.rooms.exports.journal(None, there, free)
        assert json.loads(again.content)["choices"] == kept["choices"]
        without = json.dumps({part: value for part, value in kept.items() if part != "ended"})
        assert await refusal_of(here.rooms.imports.keep(people[0], without)) == "import-unfinished"
        otherwise = json.dumps({**kept, "ended": "a flood"})
        assert await refusal_of(here.rooms.imports.keep(people[0], otherwise)) == "import-unknown-parts"

    play(tmp_path, together(work))


def test_what_was_undone_goes_and_the_end_stays(tmp_path):
    async def work(here: Evening, table: str, people: list[Me]) -> None:
        while True:
            seat = await here.choose(table)
            if await here.can_undo(table, seat) and seat in await here.deciding(table):
                break
        await here.undo(table, seat)
        await end(here, table)
        choices = await here.at(table, lambda found: found.playing.choices[:])
        assert await here.rooms.store.do(lambda connection: rows.compact(connection, table)) == 2
        assert set(await deeds(here, table)) == {"choose", "end"}
        assert await here.rooms.store.do(lambda connection: rows.compact(connection, table)) == 0
        here.rooms.tables.live.clear()
        assert await is_over(here, table)
        assert await here.at(table, lambda found: found.playing.choices) == choices

    play(tmp_path, together(work))


def test_a_story_of_an_agreed_end_names_no_winner(tmp_path):
    async def work(here: Evening, table: str, people: list[Me]) -> None:
        await end(here, table)

        def story(found: Table) -> str:
            told = Story(found, None, "en")
            assert [past.reader for past in told.pasts] == [EVERYTHING]
            return told.text()

        text = await here.at(table, story)
        assert "Final scores" not in text and "wins" not in text

    play(tmp_path, together(work))
