"""Names: what may stand at a seat, and whom nobody may be mistaken for in the middle of a game."""

import sys
import unicodedata
from pathlib import Path
from typing import Any

import pytest

from courtyard.server.ground.messages import Me, MeWish
from courtyard.server.ground.problems import Refusal
from courtyard.server.people.names import is_invisible, proper_name, skeleton
from courtyard.server.tables.names import rename
from tests.server.evenings import Evening, play
from tests.server.visitors import Visitor, serving

INVISIBLE = [
    "\u00ad",
    "\u034f",
    "\u115f",
    "\u17b4",
    "\u180b",
    "\u2800",
    "\u3164",
    "\ufe0f",
    "\uffa0",
    "\U000e0100",
]


def is_refused(name: str) -> bool:
    try:
        proper_name(name)
    except Refusal as refusal:
        assert refusal.code == "bad-name"
        return True
    return False


@pytest.mark.parametrize("letter", INVISIBLE, ids=ascii)
def test_what_nobody_can_see_is_no_name_and_no_part_of_one(letter: str) -> None:
    assert is_refused(letter)
    assert is_refused(f"Anna{letter}")
    assert is_refused(f"An{letter}na")


def test_whatever_has_no_width_by_its_name_is_invisible() -> None:
    """All that Unicode's own names call fillers, selectors and invisible."""
    words = ("FILLER", "ZERO WIDTH", "VARIATION SELECTOR", "INVISIBLE")
    for number in range(0x20, sys.maxunicode):
        name = unicodedata.name(chr(number), "").replace("KHITAN SMALL SCRIPT FILLER", "")  # It is seen.
        if any(word in name for word in words) and unicodedata.category(chr(number)) in ("Lo", "Mn", "Cf"):
            assert is_refused(f"Anna{chr(number)}"), name


@pytest.mark.parametrize("name", ["***", "❤", "-", "\u0301", "…", "( )"])
def test_a_name_has_a_letter_or_a_digit(name: str) -> None:
    assert is_refused(name)


@pytest.mark.parametrize(
    "name", ["Zoe\u0308", "Nguyễn", "אנה", "ကျော်", "น้ำ", "अनिल", "王", "7", "R2-D2", "q\u0301\u0302"]
)
def test_names_of_all_alphabets_are_names(name: str) -> None:
    assert proper_name(name) == unicodedata.normalize("NFC", name)
    assert not any(map(is_invisible, name))


def test_marks_are_not_piled_up() -> None:
    assert is_refused("q\u0301\u0302\u0303")
    assert is_refused("A" + "\u0336" * 15)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "Аnna"),
        ("Anna", "ΑΝΝΑ"),
        ("Anna", "Ａｎｎａ"),
        ("Anna", "ANNA"),
        ("Anna", "An-na."),
        ("Milo", "M1l0"),
        ("Ilse", "llse"),
        ("modern", "modem"),
        ("Raisa", "Rаіѕа"),
        ("Zoë", "Zоё"),
        ("Anna", "ꓮꓠꓠꓮ"),
        ("Hazel", "ᎻᎪᏃᎬᏞ"),
        ("Anna", "Aɴɴᴀ"),
    ],
)
def test_names_that_look_alike_have_one_skeleton(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


def test_names_that_differ_to_the_eye_have_skeletons_that_differ() -> None:
    names = ["Anna", "Anne", "Hanna", "Ann", "Zoe", "Zoë", "Bo", "Мария", "Maria", "王", "王一", "אנה"]
    assert len({skeleton(name) for name in names}) == len(names)


# In the middle of a game.


async def named(here: Evening, name: str) -> Me:
    return await called(here, await here.welcome(), name)


async def called(here: Evening, me: Me, name: str) -> Me:
    return (await here.rooms.guests.change(me, MeWish(name=name), rename))[0]


async def names_at(here: Evening, table: str) -> list[Any]:
    return [seat.name for seat in await here.seats(table)]


def test_nobody_takes_the_name_of_an_opponent_in_a_running_game(tmp_path: Path) -> None:
    async def work(here: Evening) -> None:
        anna, eve = await named(here, "Anna"), await named(here, "Eve")
        table = await here.together(anna, eve)
        for name in ("Anna", "Аnna", "ANNA ", "Ａｎｎａ", "Anna."):
            with pytest.raises(Refusal, match="mistaken-name"):
                await called(here, eve, name)
        assert await names_at(here, table) == ["Anna", "Eve"]
        assert (await called(here, eve, "Hanna")).name == "Hanna"

    play(tmp_path, work)


def test_a_name_that_is_refused_changes_nothing_at_all(tmp_path: Path) -> None:
    async def work(here: Evening) -> None:
        anna, eve = await named(here, "Anna"), await named(here, "Eve")
        table = await here.together(anna, eve)
        edition = await here.at(table, lambda found: found.edition)
        with pytest.raises(Refusal):
            await here.rooms.guests.change(eve, MeWish(name="Anna", language="nl"), rename)
        found = await here.rooms.store.read(lambda connection: here.rooms.guests.read(connection, eve.id))
        assert (found.name, found.language) == ("Eve", None)
        assert await here.at(table, lambda found: found.edition) == edition

    play(tmp_path, work)


def test_nobody_changes_their_name_without_end(tmp_path: Path) -> None:
    """It is written at all tables of a guest, and everybody's moves would wait for that."""
    with serving(tmp_path / "data", "--limits", "1") as served:
        anna = Visitor(served)
        codes = [anna.http.patch("/api/me", json={"name": f"Anna {nth}"}).status_code for nth in range(30)]
        assert codes.count(429) >= 5 and codes[0] == 200


def test_two_friends_of_one_name_may_sit_down_and_take_any_name_before_and_after(tmp_path: Path) -> None:
    async def work(here: Evening) -> None:
        anna, eve = await named(here, "Anna"), await named(here, "Anna")
        table = await here.together(anna, eve)
        assert await names_at(here, table) == ["Anna", "Anna"]
        gathering = await here.open(anna, "me", "open")
        assert (await called(here, anna, "Bo")).name == "Bo"
        assert await names_at(here, gathering) == ["Bo", None]
        with pytest.raises(Refusal):
            await called(here, anna, "Anna")

    play(tmp_path, work)


def test_around_one_screen_everybody_is_called_as_they_like(tmp_path: Path) -> None:
    async def work(here: Evening) -> None:
        anna = await named(here, "Anna")
        await here.open(anna, "me", "me")
        assert (await called(here, anna, "ANNA")).name == "ANNA"

    play(tmp_path, work)
