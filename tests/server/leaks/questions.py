"""All that a reader can ask of a running table, also what they may not ask, and what they only try."""

import json
from collections.abc import Awaitable, Callable
from typing import Any

from courtyard.engine.chance import Dice
from tests.server.leaks.readers import Ear, Message, Reader, both
from tests.server.leaks.worlds import open_seats

READERS = ("0", "1", "2", "3", "4", "public", "all", "nobody")
LANGUAGES = ("en", "fr", "nl", "xx")
SEATS = range(5)
HINTS = 5
"""The factor by which hints are rarer than other questions: they take long."""
Question = Callable[[], Awaitable[None]]


async def ask_some(reader: Reader, dice: Dice, share: int) -> None:
    """Ask one of so many questions, those that anything hidden could get into always."""
    reader.count.moments += 1
    reader.count.differing += reader.differ
    for question in always(reader, dice):
        await question()
    for question in sometimes(reader):
        if not dice.below(share):
            await question()
    if share == 1 or not dice.below(HINTS * share):
        await ask_for_a_hint(reader)


def always(reader: Reader, dice: Dice) -> list[Question]:
    where = "" if reader.seat is None else f"/seats/{reader.seat}"
    own = "public" if reader.seat is None else str(reader.seat)
    return [
        lambda: reader.ask("GET", reader.table),
        lambda: reader.ask("GET", "/api/lobby"),
        lambda: reader.ask("GET", f"{reader.table}{where}/state"),
        lambda: reader.ask("GET", f"{reader.table}/seats/{int(reader.seat == 0)}/state"),
        lambda: reader.ask("GET", f"{reader.table}/replay/{own}"),
        lambda: reader.ask("GET", f"{reader.table}/export/journal"),
        lambda: try_choices(reader, dice),
        lambda: try_undo(reader),
    ]


def sometimes(reader: Reader) -> list[Question]:
    questions: list[Question] = [
        lambda: come_again(reader),
        lambda: ask_for_help(reader),
        lambda: talk(reader),
        lambda: visit(reader),
        lambda: try_to_end(reader),
        reader.offer_end,
    ]

    def ask(method: str, path: str, body: Any = None) -> None:
        questions.append(lambda: reader.ask(method, path, body))

    for path in ("/api/me", "/api/me/statistics", f"{reader.table}/state"):
        ask("GET", path)
    for seat in SEATS:
        ask("GET", f"{reader.table}/seats/{seat}/state")
    for word in READERS:
        ask("GET", f"{reader.table}/replay/{word}")
    for language in LANGUAGES:
        ask("GET", f"{reader.table}/export/text/{language}")
    for method, path, body in for_others(reader):
        ask(method, path, body)
    return questions


def for_others(reader: Reader) -> list[tuple[str, str, Any]]:
    """Requests only others may make (the host, a seated or invited guest), or only later."""
    table = reader.table
    asked: list[tuple[str, str, Any]] = [
        ("GET", f"{table}/analysis", None),
        ("POST", f"{table}/analysis", {}),
        ("POST", f"{table}/training", None),
        ("POST", f"{table}/start", {}),
        ("POST", f"{table}/rematch", {}),
        ("POST", f"{table}/bots", {"seat": 1, "bot": "random"}),
        ("POST", f"{table}/seats/1", {"claim": "a guess"}),
        ("GET", f"{table}+", None),
        ("POST", f"{table}+/seats/1", {"claim": "a guess"}),
    ]
    if not reader.is_host:
        asked.append(("PUT", f"{table}/webhook", {"url": "https://example.org/mine"}))
    for seat in SEATS:
        asked.append(("DELETE", f"{table}/seats/{seat}", None))
        if seat != reader.seat:
            asked += [("POST", f"{table}/seats/{seat}/{where}", {}) for where in ("away", "back", "resign")]
    return asked


# Choices that are refused.


async def try_choices(reader: Reader, dice: Dice) -> None:
    """Try what others could choose in either world, and whatever else; of one's own only what is too old."""
    version = reader.version
    theirs = {
        seat: sorted({int(option) for position in reader.now for option in position.options_of(seat)})
        for seat in open_seats(reader.now[0])
    }
    own = set() if reader.seat is None else set(theirs.get(reader.seat, []))
    some = [option for options in theirs.values() for option in options]
    some += [dice.below(reader.worlds.game.action_space) for _ in range(4)]
    tries = [
        (seat, some[dice.below(len(some))]) for seat in SEATS for _ in range(4 if seat == reader.seat else 1)
    ]
    refused = [
        {"seat": seat, "version": version, "option": option}
        for seat, option in tries
        if seat != reader.seat or option not in own
    ]
    await reader.try_all([("choose", wish) for wish in refused[::2]])
    for wish in refused[1::2]:
        await reader.ask("POST", f"{reader.table}/choices", {"id": "tried", **wish})
    if reader.seat is not None:
        option = min(own, default=0)
        await reader.say("choose", seat=reader.seat, version=version + 1, option=option)
        wish = {"seat": reader.seat, "version": max(0, version - 1), "option": option}
        if wish["version"] < version:
            await reader.ask("POST", f"{reader.table}/choices", {"id": "tried", **wish})


async def try_undo(reader: Reader) -> None:
    """Take back what cannot be taken back: nothing, what others chose, and what is too old."""
    version = reader.version
    refused: list[Message] = [
        {"seat": seat, "version": version}
        for seat in SEATS
        if seat != reader.seat or not reader.ears[0].state["can_undo"]
    ]
    await reader.try_all([("undo", {**wish, "whole": wish["seat"] % 2 > 0}) for wish in refused])
    await reader.try_all([("go", {"seat": seat, "version": version}) for seat in SEATS])
    wish = refused[-1] if reader.seat is None else {"seat": reader.seat, "version": version + 1}
    await reader.ask("POST", f"{reader.table}/undo", {"id": "back", **wish})
    await reader.ask("POST", f"{reader.table}/undo/answer", {"id": "agreed", "agree": True, **wish})


async def try_to_end(reader: Reader) -> None:
    """Offer the end for others and too late, and answer what nobody offered the reader."""
    version = reader.version
    others = [{"seat": seat, "version": version} for seat in SEATS if seat != reader.seat]
    await reader.try_all([("offer-end", wish) for wish in others])
    await reader.try_all([("answer-end", {**wish, "agree": True}) for wish in others])
    wish = others[-1] if reader.seat is None else {"seat": reader.seat, "version": version + 1}
    await reader.ask("POST", f"{reader.table}/end", {"id": "end", **wish})
    await reader.ask("POST", f"{reader.table}/end/answer", {"id": "ends", "agree": True, **wish})


# Help.


async def ask_for_help(reader: Reader) -> None:
    """Ask how a bot would do it; for others, too."""
    wishes = [{"seat": seat, "version": reader.version} for seat in SEATS]
    await reader.try_all([("propose", wish) for wish in wishes])
    for wish in wishes[:2]:
        await reader.ask("POST", f"{reader.table}/proposal", {"id": "help", **wish})


async def ask_for_a_hint(reader: Reader) -> None:
    for seat in SEATS:
        await reader.say("hint", seat=seat, version=reader.version)


# People.


async def come_again(reader: Reader) -> None:
    """Look on, try to look from other seats, and sit down again."""
    await reader.say("sit", seat=None)
    for seat in SEATS:
        if seat != reader.seat:
            await reader.say("sit", seat=seat)
    await reader.say("sit", seat=reader.seat, changes=True, film=True)


async def talk(reader: Reader) -> None:
    for seat in SEATS[:2]:
        await reader.say("say", seat=seat, text="Whose turn is it?")
    await reader.say("ping")


async def visit(reader: Reader) -> None:
    """Hear another come, speak and go."""
    other = next((seat for seat in reader.ears[0].gathering.people if seat != reader.seat), None)
    if other is None:
        return
    reader.asked += 1
    wish = {"type": "say", "id": f"said-{reader.asked}", "seat": other, "text": "Not mine."}

    async def hear(ear: Ear) -> None:
        async with ear.house.socket(ear.gathering.people[other], ear.gathering.id) as socket:
            await ear.hear_until("another comes", type="change")
            await socket.send(json.dumps(wish))
            await ear.hear_until("another speaks", type="chat")
        await ear.hear_until("another goes", type="change")

    await both(map(hear, reader.ears))
    await reader.hear_all("another was there")
