"""Looking back: every moment as its reader saw it, and nothing that they could not see."""

import asyncio
import json
import os
import threading
from collections import Counter
from collections.abc import Iterator

import msgspec
import pytest

from courtyard.engine.chance import Dice
from courtyard.engine.terms import EVERYTHING, SPECTATOR
from courtyard.server.ground.problems import Refusal
from courtyard.server.past.exports import Story
from courtyard.server.past.replay_pool import LONG, ReplayPool
from courtyard.server.past.replays import past_of, readers, replayed
from courtyard.server.tables.table import Table
from tests.server.pasts import VARIANTS, do, pick, play, replay_of, table_of
from tests.server.visitors import ME, OPEN, RANDOM, Message, Served, Visitor, by_lot, play_on, serving


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("replays") / "data") as served:
        yield served
        assert "Traceback" not in served.said()


@pytest.fixture(scope="module")
def host(served: Served) -> Visitor:
    return Visitor(served)


@pytest.fixture(scope="module", params=["gugong", "kingdom"])
def finished(host: Visitor, request: pytest.FixtureRequest) -> str:
    """A game that one person played to its end for both players."""
    table = host.open(request.param, [ME, ME], players=2)
    with host.at(table["id"], 0) as one, host.at(table["id"], 1) as other:
        play_on([one, other], by_lot(Dice(11)))
    id_: str = table["id"]
    return id_


def replay(visitor: Visitor, table: str, reader: str) -> Message:
    told: Message = visitor.get(f"/api/tables/{table}/replay/{reader}")
    return told


# Where it is done.


def test_a_long_game_is_played_again_in_another_process_and_told_alike():
    table = play(table_of("kingdom", {"players": 2}), Dice(5))
    about = past_of(table, EVERYTHING), table.info(None), "all", readers(table, None)
    story = Story(table, None, "en")

    async def talk() -> tuple[list[bytes], list[str]]:
        pool = ReplayPool()
        told = [await pool.replay("anna", choices, replayed, *about) for choices in (0, LONG + 1)]
        texts = [await pool.replay("anna", choices, story.text) for choices in (0, LONG + 1)]
        assert await pool.replay("anna", LONG + 1, os.getpid) != os.getpid()
        assert await pool.replay("anna", LONG, os.getpid) == os.getpid()
        pool.close()
        return told, texts

    told, texts = asyncio.run(talk())
    assert told[0] == told[1] == replayed(*about) and len(set(texts)) == 1


def test_games_are_played_again_in_turn_and_what_waits_outside_holds_them_up_no_more():
    names: list[str] = []

    def work() -> None:
        names.append(threading.current_thread().name)

    async def talk() -> list[str]:
        pool, order = ReplayPool(), list[str]()

        async def look_back(who: str | None) -> None:
            await pool.replay(who, 1, work)
            order.append(who or "nobody")

        await asyncio.gather(*(look_back(who) for who in ("eve", "eve", "eve", "eve", None, "anna")))
        return order

    order = asyncio.run(talk())
    assert sorted(order[:3]) == ["anna", "eve", "nobody"] and names == ["replays"] * 6


# Over the server.


def test_after_the_end_anybody_looks_back_with_any_eyes(served, host, finished):
    stranger = Visitor(served)
    for reader in ("0", "1", "public", "all"):
        told = replay(stranger, finished, reader)
        assert told["reader"] == reader
        assert told["readers"] == ["0", "1", "public", "all"]
        steps = [moment["step"] for moment in told["moments"]]
        assert steps == list(range(len(steps)))
        assert told["moments"][0]["seat"] is None and told["moments"][0]["turn"] == 0
        assert told["moments"][-1]["log"] == len(told["log"])
        assert told["result"]["places"] and told["table"]["stage"] == "over"


def test_a_replay_ends_where_the_table_is(host, finished):
    for seat in (0, 1, None):
        told = replay(host, finished, "public" if seat is None else str(seat))
        state = host.state(finished, seat)
        assert told["moments"][-1]["view"] == state["view"]
        assert told["result"] == state["result"]
        assert Counter(map(json.dumps, told["log"])) == Counter(map(json.dumps, state["log"]))


def test_with_all_hands_open_every_choice_is_told(served, host, finished):
    told = replay(host, finished, "all")
    assert len(told["moments"]) == 1 + len(served.deeds(finished))
    assert all(moment["chosen"] and moment["seat"] in (0, 1) for moment in told["moments"][1:])
    assert [moment["seat"] for moment in told["moments"][1:]] == [
        deed["seat"] for deed in served.deeds(finished)
    ]
    assert told["last_mine"] is None


def test_a_long_replay_travels_packed(host, finished):
    url = f"/api/tables/{finished}/replay/all"
    packed = host.http.get(url)
    assert packed.headers["content-encoding"] == "gzip"
    plain = host.http.get(url, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.json() == packed.json()


def test_of_a_running_game_everybody_sees_their_own_past_and_the_public_one(served, host):
    friend, stranger = Visitor(served), Visitor(served)
    table = host.open("kingdom", [ME, OPEN], players=2)
    path = f"/api/tables/{table['id']}/replay"
    assert host.problem("GET", f"{path}/0") == (409, "not-started")
    friend.claim(table, 1)
    host.post(f"/api/tables/{table['id']}/start")
    assert replay(host, table["id"], "0")["readers"] == ["0", "public"]
    assert replay(friend, table["id"], "1")["readers"] == ["1", "public"]
    assert replay(stranger, table["id"], "public")["readers"] == ["public"]
    assert host.problem("GET", f"{path}/1") == (403, "not-your-seat")
    assert stranger.problem("GET", f"{path}/0") == (403, "not-your-seat")
    assert friend.problem("GET", f"{path}/all") == (409, "not-over")
    for nobody in ("2", "4", "7", "-1", "01", "٣", "ALL", "spectator"):
        assert host.problem("GET", f"{path}/{nobody}") == (404, "unknown-reader")
    assert host.problem("GET", "/api/tables/nowhere/replay/0") == (404, "unknown-table")


def test_what_was_taken_back_is_gone_and_the_table_is_not_touched(served, host):
    table = host.open("gugong", [ME, RANDOM], players=2)["id"]
    with host.at(table, 0) as at:
        first = at.wait_for_my_turn()["decision"]["options"]
        steps = len(replay(host, table, "0")["moments"])
        at.choose(first[0]["option"])
        assert len(replay(host, table, "0")["moments"]) == steps + 1
        assert at.undo()["type"] == "done"
        again = replay(host, table, "0")
        assert len(again["moments"]) == steps
        at.choose(first[-1]["option"])
        told = replay(host, table, "0")
        assert told["last_mine"] == steps
        assert told["moments"][steps]["chosen"] == json.loads(json.dumps(first[-1]["message"]))
        assert told["moments"][:steps] == again["moments"]
        assert at.state["can_undo"]


# Every moment.


@pytest.mark.parametrize(("game", "options"), VARIANTS[:3], ids=str)
def test_moments_are_exactly_what_each_reader_was_shown_when_it_happened(game, options):
    table, dice = table_of(game, options), Dice(2)
    seen: dict[int, list[bytes]] = {reader: [] for reader in table.versions}
    lines: dict[int, list[list[bytes]]] = {reader: [] for reader in table.versions}
    versions: dict[int, int] = {}

    def note() -> None:
        for reader, version in table.versions.items():
            if versions.get(reader) != version:
                versions[reader] = version
                seen[reader].append(msgspec.json.encode(table.playing.view(reader)))
                told = table.presenter.hear(reader)
                lines[reader].append(sorted(msgspec.json.encode(line) for line in told.lines))

    note()
    while not table.playing.is_over:
        do(table, *pick(table, dice))
        note()
    for reader in table.versions:
        if reader != SPECTATOR and table.places[reader].kind == "rules":
            continue
        told = replay_of(table, "public" if reader == SPECTATOR else str(reader))
        assert [msgspec.json.encode(moment.view) for moment in told.moments] == seen[reader]
        for moment, heard in zip(told.moments, lines[reader], strict=True):
            assert sorted(map(msgspec.json.encode, told.log[: moment.log])) == heard


@pytest.mark.parametrize(("game", "options"), VARIANTS[:3:2], ids=str)
def test_a_step_keeps_its_number_as_the_game_goes_on(game, options):
    table, dice, before = table_of(game, options), Dice(3), dict[str, bytes]()
    for choices in (60, 90, 10_000):
        play(table, dice, choices)
        for word in ("1", "public"):
            told = msgspec.json.encode(replay_of(table, word, "guest-1").moments)
            assert told.startswith(before.get(word, b"[]")[:-1])
            before[word] = told


@pytest.fixture(scope="module", params=VARIANTS, ids=str)
def past(request: pytest.FixtureRequest) -> Table:
    """A game that is over."""
    return play(table_of(*request.param), Dice(4))


def test_turns_go_on_until_somebody_else_must_choose_or_a_chapter_ends(past):
    told = replay_of(past, "all")
    for before, last, this in zip(told.moments, told.moments[1:], told.moments[2:], strict=False):
        is_new = (before.deciding, before.chapter) != (last.deciding, last.chapter)
        assert this.turn == last.turn + is_new
    assert told.moments[1].turn == 1


def test_a_choice_is_named_to_its_own_player_only(past):
    seats = [seat for seat, place in enumerate(past.places) if place.kind == "person"]
    told = replay_of(past, str(seats[-1]))
    own = [moment.step for moment in told.moments if moment.seat == seats[-1]]
    assert own == [moment.step for moment in told.moments if moment.chosen is not None]
    assert told.last_mine == own[-1]
    assert len(own) == sum(who == seats[-1] for who, _ in past.playing.choices)
    assert all(moment.chosen is None for moment in replay_of(past, "public").moments)


def test_under_the_veil_nobody_is_told_of_others_nor_who_was_last(past):
    everything, public = replay_of(past, "all"), replay_of(past, "public")
    assert len(everything.moments) == len(past.playing.choices) + 1
    is_veiled = past.game_name == "kingdom" and len(past.places) == 2
    assert (len(public.moments) < len(everything.moments)) == is_veiled
    assert any(moment.seat is None for moment in public.moments[1:]) == is_veiled
    assert everything.moments[-1].view == past.playing.view(EVERYTHING)


def test_what_meng_sees_nobody_looks_back_at():
    table = play(table_of("gugong", {"players": 1}), Dice(6))
    with pytest.raises(Refusal, match="unknown-reader"):
        replay_of(table, "1")
    assert replay_of(table, "0").readers == ["0", "public", "all"]
