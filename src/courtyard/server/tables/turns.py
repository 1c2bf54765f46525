"""Turns: people and bots choose and undo; each action is kept before anybody hears of it."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

from courtyard.server.ground.metrics import choosing
from courtyard.server.ground.problems import Refusal
from courtyard.server.ground.table_talk import (
    AnswerEnd,
    AnswerUndo,
    Choose,
    Done,
    EndOffered,
    Go,
    OfferEnd,
    Proposal,
    Propose,
    Undo,
    UndoAsked,
)
from courtyard.server.tables import rows
from courtyard.server.tables.consent import Request, Subject, as_kept, undoing
from courtyard.server.tables.registry import Tables, Writing, acting_seat, own_seat
from courtyard.server.tables.table import Table

T = TypeVar("T")
NOT_ASKED: dict[Subject, str] = {"undo": "no-undo-request", "end": "no-end-offer"}
BOT_ID = "bot:"
"""The prefix of the ids of bots' choices; ids of people's choices have no colon."""

GRACE = 2.5
"""Seconds bots wait after the end of a person's turn, so that it can be undone."""


class Turns:
    """Actions at the tables."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.extra_writes: list[Callable[[Table], Writing | None]] = []
        """Asked after every action what else is to be written in the same transaction: clocks, results."""

    async def choose(self, guest: str | None, id_: str, wish: Choose, wants_grace: bool = False) -> Done:
        """Let a person choose; it counts once, and is answered when it is kept.

        Who wants it has a moment in which bots wait, where that was the end of a turn that can be undone.
        """

        async def do(table: Table) -> Done:
            option = table.course.check_choice(wish.seat, wish.version, wish.option)
            kept = self.keep(table, wish.seat, "choose", option, wish.id, wants_grace=wants_grace)
            return Done(wish.id, await kept)

        return await self._answer_once(guest, id_, wish, do)

    async def undo(self, guest: str | None, id_: str, wish: Undo) -> Done | UndoAsked:
        """Let a person undo the last choice, or all of the turn that taught nobody anything.

        Where somebody else must move by now, they are asked.
        """

        async def do(table: Table) -> "Done | UndoAsked":
            if is_asked_already(table, "undo", wish):
                return UndoAsked(wish.id)
            table.course.check_undo(wish.seat, wish.version)
            if table.seats_to_ask(wish.seat):
                await self._ask(table, wish)
                return UndoAsked(wish.id)
            return Done(wish.id, await self.keep(table, wish.seat, undoing(wish.whole), None, wish.id))

        return await self._answer_once(guest, id_, wish, do)

    async def go(self, guest: str | None, id_: str, wish: Go) -> Done:
        """Let waiting bots continue at once; where none waits nothing changes."""

        async def work(table: Table) -> Done:
            own_seat(table, guest, wish.seat)
            version = table.versions.get(wish.seat, 0)
            if version == wish.version and table.grace_of(wish.seat) is not None:
                table.grace_until = None
                await self.tables.write(table, {"grace_until": None})
                table.wake_watchers()
                self.tables.announce(table)
            return Done(wish.id, version)

        return await self.tables.within(id_, work)

    async def _answer_once(
        self, guest: str | None, id_: str, wish: Choose | Undo | OfferEnd, do: Callable[[Table], Awaitable[T]]
    ) -> T | Done:
        """Do what a person wishes; sent again with the same id it is answered again, and not done again."""

        async def work(table: Table) -> "T | Done":
            choice.game = table.game_name
            own_seat(table, guest, wish.seat)
            if (wish.seat, wish.id) in table.course.answers:
                return Done(wish.id, table.course.answers[wish.seat, wish.id])
            check_id(table, wish)
            acting_seat(table, guest, wish.seat)
            return await do(table)

        with choosing() as choice:
            return await self.tables.within(id_, work, is_by_edition=True)

    # What others must agree to.

    async def _ask(self, table: Table, wish: Undo) -> None:
        """Ask those who must move whether a turn may be undone, once for each turn."""
        before, turn = table.requests.get("undo"), table.playing.final_choices
        if before is not None and before.turn == turn:
            raise Refusal("undo-declined" if before.status == "declined" else "undo-asked")
        await self._keep_request(table, Request(wish.seat, wish.whole, wish.id, table.seen, turn))

    async def offer_end(self, guest: str | None, id_: str, wish: OfferEnd) -> Done | EndOffered:
        """Let a person offer all others to end the game as it stands, once between two choices of people."""

        async def do(table: Table) -> EndOffered:
            if is_asked_already(table, "end", wish):
                return EndOffered(wish.id)
            turn = table.course.check(wish.seat, wish.version).final_choices
            if not table.other_people(wish.seat):
                raise Refusal("nobody-to-ask")
            if table.awaited("end"):
                raise Refusal("end-offered")
            before = table.requests.get("end")
            if before is not None and before.status == "declined" and before.number == table.seen:
                raise Refusal("end-declined")
            await self._keep_request(table, Request(wish.seat, False, wish.id, table.seen, turn, "end"))
            return EndOffered(wish.id)

        return await self._answer_once(guest, id_, wish, do)

    async def answer_undo(self, guest: str | None, id_: str, wish: AnswerUndo) -> Done:
        """Let somebody who must move agree to an undo, or decline it."""
        return await self._answer(guest, id_, wish, "undo")

    async def answer_end(self, guest: str | None, id_: str, wish: AnswerEnd) -> Done:
        """Let somebody who plays agree to end the game, or decline it."""
        return await self._answer(guest, id_, wish, "end")

    async def _answer(
        self, guest: str | None, id_: str, wish: AnswerUndo | AnswerEnd, subject: Subject
    ) -> Done:
        """Let somebody agree to what is asked, or decline it; when all agree it is done."""

        async def work(table: Table) -> Done:
            own_seat(table, guest, wish.seat)
            request = table.requests.get(subject)
            told = request.answered(wish.seat, wish.id) if request else None
            if told is not None:
                return Done(wish.id, told)
            acting_seat(table, guest, wish.seat)
            table.course.check(wish.seat, wish.version)
            if request is None or wish.seat not in table.awaited(subject):
                raise Refusal(NOT_ASKED[subject])
            return Done(wish.id, await self._follow_answer(table, request, wish))

        return await self.tables.within(id_, work)

    async def _follow_answer(self, table: Table, request: Request, wish: AnswerUndo | AnswerEnd) -> int:
        """Note an answer, which counts for all seats of its giver; give the version that follows."""
        version = table.versions[wish.seat]
        if not wish.agree:
            declined = request.with_answer(wish.seat, wish.id, version, status="declined")
            await self._keep_request(table, declined)
            return version
        awaited, guest = table.awaited(request.subject), table.places[wish.seat].guest
        theirs = [seat for seat in awaited if table.places[seat].guest == guest]
        agreed = (*request.agreed, *theirs)
        if len(theirs) < len(awaited):
            await self._keep_request(table, request.with_answer(wish.seat, wish.id, version, agreed=agreed))
            return version
        granted = request.with_answer(wish.seat, wish.id, version + 1, agreed=agreed, status="granted")
        table.requests[request.subject] = granted
        await self.keep(table, request.seat, request.action, None, request.id, is_agreed=True)
        return version + 1

    async def _keep_request(self, table: Table, request: Request) -> None:
        table.requests[request.subject] = request
        await self.tables.write(table, as_kept(table.requests))
        table.wake_watchers()

    async def propose(self, guest: str | None, id_: str, wish: Propose) -> Proposal:
        async def work(table: Table) -> Proposal:
            acting_seat(table, guest, wish.seat)
            table.course.check(wish.seat, wish.version)
            return Proposal(wish.id, table.course.propose(wish.seat))

        return await self.tables.within(id_, work)

    async def keep(
        self,
        table: Table,
        seat: int,
        action: str,
        option: str | None,
        id_: str,
        is_agreed: bool = False,
        wants_grace: bool = False,
    ) -> int:
        """Do an action and commit it; nobody sees the table meanwhile, as its lock is held."""
        number, passed, seen = table.number, table.moved, table.seen
        is_veiled = bool(table.playing.veil)
        version = table.apply(seat, action, option, id_)
        if id_.startswith(BOT_ID) and not is_veiled:  # Who chose last under a veil, nobody is told.
            table.keep_offer(seen)
        if table.course.last is not None:
            table.course.last = table.course.last._replace(since=passed, is_agreed=is_agreed)
        now = self.tables.now()
        if table.course.concerns is None:
            table.moved = now  # Of what is done unseen nobody else hears, not even when it was.
        table.grace_until = now + GRACE if wants_grace and table.deserves_grace() else None
        row = {
            "table": table.id,
            "number": number,
            "seat": seat,
            "deed": action,
            "option": option,
            "id": id_,
            "version": version,
            "at": now,
        }
        along = [writing for ask in self.extra_writes if (writing := ask(table)) is not None]

        course = rows.course_row(table)
        if table.requests:
            table.forget_requests()
            course |= as_kept(table.requests)
        await self.tables.write(table, course, rows.deed_writing(row), *along)
        table.wake_watchers(table.course.concerns)
        self.tables.announce(table)
        return version


def check_id(table: Table, wish: Choose | Undo | OfferEnd) -> None:
    """Refuse an id under which a request for something else waits: what it asks for is kept under that id."""
    subject = {Undo: "undo", OfferEnd: "end"}.get(type(wish))
    for request in table.requests.values():
        if (request.seat, request.id) == (wish.seat, wish.id) and request.subject != subject:
            raise Refusal("bad-message", why=f"The id {wish.id} belongs to a request")


def is_asked_already(table: Table, subject: Subject, wish: Undo | OfferEnd) -> bool:
    """Tell whether a wish was sent before, and those whom it concerns were asked then."""
    request = table.requests.get(subject)
    return request is not None and (request.seat, request.id) == (wish.seat, wish.id)
