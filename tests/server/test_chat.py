"""Chat: people at a table talk, everybody who looks on reads along, and nobody floods it."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from courtyard.server.around import chat
from courtyard.server.around.chat import LONGEST, SHOWN, proper_text
from courtyard.server.ground.messages import Me
from courtyard.server.ground.problems import Refusal
from courtyard.server.ground.table_talk import ChatLine, Say
from tests.server.evenings import Evening, Onlooker, play
from tests.server.visitors import ME, OPEN, AtTable, Message, Served, Visitor, all_at, serving

# What may be said.


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("  Hello there  ", "Hello there"),
        ("one\ntwo\r\n\tthree\u2028four", "one two three four"),
        ("a\0b\x1b[31mc\x7f", "ab[31mc"),
        ("\u202eevil\u2066", "evil"),
        ("e\u0301te\u0301", "été"),
        ("谢谢 👩\u200d👩\u200d👧", "谢谢 👩\u200d👩\u200d👧"),
        ("x" * LONGEST, "x" * LONGEST),
        ("<b>&amp;</b>", "<b>&amp;</b>"),
    ],
)
def test_what_is_said_is_one_clean_line(said, shown):
    assert proper_text(said) == shown


@pytest.mark.parametrize("said", ["", "   ", "\n\t", "\0\x01", "\u200b\u200d", "\u202e", "x" * (LONGEST + 1)])
def test_what_is_empty_or_too_long_is_refused(said):
    with pytest.raises(Refusal) as refused:
        proper_text(said)
    assert (refused.value.code, refused.value.args_of_sentence) == ("bad-text", {"most": LONGEST})


@given(st.text(max_size=600))
def test_whatever_is_said_is_clean_or_refused(said):
    try:
        shown = proper_text(said)
    except Refusal as refusal:
        assert refusal.code == "bad-text"
        return
    assert 1 <= len(shown) <= LONGEST
    assert shown == shown.strip() == proper_text(shown)
    assert not any(ord(letter) < 32 or 0x7F <= ord(letter) < 0xA0 for letter in shown)
    shown.encode()


# How it is kept.


class Listener(Onlooker):
    """Somebody who looks at a table and hears what is said there."""

    def __init__(self) -> None:
        self.lines: list[ChatLine] = []

    def hear_chat(self, lines: list[ChatLine]) -> None:
        self.lines += lines


async def listening(here: Evening, table: str) -> Listener:
    listener = Listener()
    await here.at(table, lambda found: found.watchers.add(listener))
    return listener


async def say(here: Evening, me: Me, table: str, text: str, id_: str | None = None, seat: int = 0) -> None:
    here.ids += 1
    await here.rooms.chat.say(me.id, table, Say(id_ or f"id-{here.ids}", seat, text))


async def refusal_of(asked: Any) -> str:
    with pytest.raises(Refusal) as refused:
        await asked
    return refused.value.code


async def latest(here: Evening, table: str) -> list[ChatLine]:
    return await here.rooms.chat.latest(await here.rooms.tables.get(table))


def test_what_is_said_is_numbered_kept_and_heard_once(tmp_path):
    async def work(here: Evening) -> None:
        me = await here.welcome()
        table, other = [await here.open(me, "me", "me") for _ in range(2)]
        listener = await listening(here, table)
        await say(here, me, table, "one", "a")
        await say(here, me, other, "elsewhere", "a")
        await say(here, me, table, "two", "b", seat=1)
        for text in ("one", "something else"):
            await say(here, me, table, text, "a")
        heard = [(line.number, line.seat, line.text) for line in listener.lines]
        assert heard == [(0, 0, "one"), (1, 1, "two")]
        assert await latest(here, table) == listener.lines
        assert [line.text for line in await latest(here, other)] == ["elsewhere"]

    play(tmp_path, work)
    play(tmp_path, once_more)


async def once_more(here: Evening) -> None:
    """After a restart an id that was used is still used, and numbers go on."""
    row = (await here.rows())[0]
    lines = await latest(here, row.table)
    me = Me(row.guest, "", None, False)
    await say(here, me, row.table, "again", "a")
    assert await latest(here, row.table) == lines
    await say(here, me, row.table, "new", "c")
    assert [line.number for line in await latest(here, row.table)] == list(range(len(lines) + 1))


def test_two_people_may_use_the_same_id(tmp_path):
    async def work(here: Evening) -> None:
        ann, bob = await here.welcome(), await here.welcome()
        table = await here.together(ann, bob)
        await say(here, ann, table, "hello", "same")
        await say(here, bob, table, "hello you", "same", seat=1)
        assert [line.text for line in await latest(here, table)] == ["hello", "hello you"]

    play(tmp_path, work)


def test_what_is_said_at_once_gets_numbers_without_a_gap(tmp_path):
    async def work(here: Evening) -> None:
        people = [await here.welcome() for _ in range(4)]
        table = await here.together(*people)
        listener = await listening(here, table)
        said = [say(here, people[nth % 4], table, f"line {nth}", f"n-{nth}", nth % 4) for nth in range(20)]
        await asyncio.gather(*said)
        assert [line.number for line in listener.lines] == list(range(20))
        assert {line.text for line in listener.lines} == {f"line {nth}" for nth in range(20)}

    play(tmp_path, work)


def test_who_talks_too_fast_must_wait_a_second_for_each_line(tmp_path):
    async def work(here: Evening) -> None:
        ann, bob = await here.welcome(), await here.welcome()
        table = await here.together(ann, bob)
        for nth in range(5):
            await say(here, ann, table, f"line {nth}")
        assert await refusal_of(say(here, ann, table, "more")) == "chat-too-fast"
        await say(here, bob, table, "I may still talk", seat=1)
        here.time.at += 0.5
        assert await refusal_of(say(here, ann, table, "more")) == "chat-too-fast"
        here.time.at += 0.5
        await say(here, ann, table, "more")
        assert await refusal_of(say(here, ann, table, "even more")) == "chat-too-fast"
        here.time.at += 1000
        for nth in range(5):
            await say(here, ann, table, f"later {nth}")
        assert await refusal_of(say(here, ann, table, "more")) == "chat-too-fast"
        assert len(await latest(here, table)) == 12

    play(tmp_path, work)


def test_what_is_refused_costs_nothing_and_is_not_kept(tmp_path):
    async def work(here: Evening) -> None:
        me, stranger = await here.welcome(), await here.welcome()
        table = await here.open(me, "me", "open")
        for _ in range(20):
            assert await refusal_of(say(here, me, table, " ")) == "bad-text"
            assert await refusal_of(say(here, stranger, table, "hello")) == "not-your-seat"
            assert await refusal_of(say(here, me, table, "hello", seat=1)) == "not-your-seat"
            assert await refusal_of(say(here, me, table, "hello", seat=4)) == "unknown-seat"
            assert await refusal_of(here.rooms.chat.say(None, table, Say("x", 0, "hi"))) == "not-your-seat"
        for nth in range(5):
            await say(here, me, table, f"line {nth}")
        assert len(await latest(here, table)) == 5

    play(tmp_path, work)


def test_only_the_latest_lines_are_kept_and_fewer_are_told(tmp_path, monkeypatch):
    monkeypatch.setattr(chat, "KEPT", SHOWN + 10)

    async def work(here: Evening) -> None:
        me = await here.welcome()
        table = await here.open(me, "me", "me")
        for nth in range(SHOWN + 15):
            here.time.at += 1
            await say(here, me, table, f"line {nth}")
        assert [line.number for line in await latest(here, table)] == list(range(15, SHOWN + 15))
        everything = await here.rooms.store.do(
            lambda connection: list(connection.execute(chat.select(chat.schema.chat.c.number)).scalars())
        )
        assert sorted(everything) == list(range(5, SHOWN + 15))

    play(tmp_path, work)


def test_buckets_of_those_who_fell_silent_are_forgotten(tmp_path, monkeypatch):
    monkeypatch.setattr(chat, "MOST_SPEAKERS", 3)

    async def work(here: Evening) -> None:
        for nth in range(20):
            here.rooms.chat.take_drop(f"guest-{nth}")
        assert list(here.rooms.chat._buckets) == ["guest-17", "guest-18", "guest-19"]

    play(tmp_path, work)


# Over sockets.


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("chat") / "data") as served:
        yield served
        assert "Traceback" not in served.said()


def next_chat(at: AtTable) -> list[Message]:
    lines: list[Message] = at.wait_for("chat")["lines"]
    return lines


def test_everybody_at_the_table_hears_what_is_said_before_the_game_and_in_it(served):
    host, friend, onlooker = (Visitor(served) for _ in range(3))
    table = host.open("gugong", [ME, OPEN], players=2)
    friend.claim(table, 1)
    with all_at(table["id"], (host, 0), (friend, 1), (onlooker, None)) as seated:
        for at in seated:
            assert next_chat(at) == []
        seated[0].say(type="say", id="a", seat=0, text="Shall we begin?")
        for at in seated:
            [line] = next_chat(at)
            assert (line["number"], line["seat"], line["text"]) == (0, 0, "Shall we begin?")
        host.post(f"/api/tables/{table['id']}/start")
        seated[1].say(type="say", id="a", seat=1, text="  Yes\n")
        for at in seated:
            assert [line["text"] for line in next_chat(at)] == ["Yes"]
        with Visitor(served).at(table["id"], None) as late:
            assert [line["text"] for line in next_chat(late)] == ["Shall we begin?", "Yes"]
            seated[0].say(type="say", id="b", seat=0, text="Hello, whoever you are")
            assert [line["number"] for line in next_chat(late)] == [2]
            late.say(type="say", id="c", seat=0, text="Hello")
            assert late.wait_for("problem") == {
                "type": "problem",
                "id": "c",
                "code": "not-your-seat",
                "args": {"seat": 0},
            }


def test_who_sits_down_elsewhere_is_told_the_latest_lines_again(served):
    host = Visitor(served)
    table = host.open("gugong", [ME, ME], players=2)
    with host.at(table["id"], 0) as at:
        assert next_chat(at) == []
        at.say(type="say", id="a", seat=0, text="one")
        assert len(next_chat(at)) == 1
        at.say(type="sit", seat=1)
        assert [line["text"] for line in next_chat(at)] == ["one"]
        at.say(type="say", id="b", seat=1, text="two")
        assert [line["text"] for line in next_chat(at)] == ["two"]


def test_what_cannot_be_said_is_a_problem_with_its_id(served):
    host = Visitor(served)
    table = host.open("gugong", [ME, ME], players=2)
    with host.at(table["id"], 0) as at:
        next_chat(at)
        at.say(type="say", id="empty", seat=0, text=" ")
        assert (at.wait_for("problem")["code"], at.heard[-1]["args"]) == ("bad-text", {"most": 500})
        at.say(type="say", id="long", seat=0, text="x" * 501)
        assert (at.wait_for("problem")["id"], at.heard[-1]["code"]) == ("long", "bad-text")
        at.say(type="say", id="longer", seat=0, text="x" * 2001)
        assert at.wait_for("problem")["code"] == "bad-message"
        for nth in range(8):
            at.say(type="say", id=f"n-{nth}", seat=0, text=f"line {nth}")
        assert at.wait_for("problem")["code"] == "chat-too-fast"
        assert at.catch_up()["seat"] == 0, "and the table goes on"


def test_a_message_that_is_no_sit_moves_nobody_to_another_seat(served):
    """A chat line does not change the seat a client looks from."""
    host = Visitor(served)
    table = host.open("gugong", [ME, ME], players=2)
    with host.at(table["id"], 0) as at:
        next_chat(at)
        at.say(type="say", id="a", seat=1, text="from my other seat")
        assert next_chat(at)[0]["seat"] == 1
        state = at.wait_for_my_turn() if at.state.get("decision") else at.catch_up()
        assert state["seat"] == 0
