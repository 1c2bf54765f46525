"""Consent: one player asks for something, and it is done when the others agree.

A turn that has passed on is undone when those agree who must move now. A game ends as it stands when all
people agree who play. Requests stand in the table's row, so that all servers know them and a restart keeps
them. A request holds until something is done that everybody sees: what is done unseen must not show by it.
Bots do not end an offer. A turn is asked about once, and so is the end of the game between two choices of
people.
"""

from typing import Any, Literal

import msgspec
from msgspec import Struct

Subject = Literal["undo", "end"]
COLUMNS: dict[Subject, str] = {"undo": "undo_request", "end": "end_offer"}


class Request(Struct, frozen=True):
    """A request, with the numbers of public changes and of final choices at its time."""

    seat: int
    whole: bool
    id: str
    number: int
    turn: int
    subject: Subject = "undo"
    status: Literal["asked", "granted", "declined"] = "asked"
    agreed: tuple[int, ...] = ()
    answers: dict[str, int] = {}
    """Replies to each answer, by its seat and id: the version that the seat then had."""

    @property
    def action(self) -> str:
        """The action that is done when all agree."""
        return "end" if self.subject == "end" else undoing(self.whole)

    def answered(self, seat: int, id_: str) -> int | None:
        return self.answers.get(answer_key(seat, id_))

    def with_answer(self, seat: int, id_: str, version: int, **changes: Any) -> "Request":
        answers = {**self.answers, answer_key(seat, id_): version}
        return msgspec.structs.replace(self, answers=answers, **changes)


Requests = dict[Subject, Request]
"""The requests at a table, at most one about each subject."""


def undoing(whole: bool) -> str:
    """The action of undoing one choice, or a turn from its beginning on."""
    return "restart" if whole else "undo"


def answer_key(seat: int, id_: str) -> str:
    return f"{seat}:{id_}"


def as_requests(row: Any) -> Requests:
    """Give the requests that a table's row in the store has."""
    kept = {subject: getattr(row, column) for subject, column in COLUMNS.items()}
    return {subject: msgspec.convert(one, Request) for subject, one in kept.items() if one is not None}


def as_kept(requests: Requests) -> dict[str, Any]:
    """Give the columns of a table's row that hold its requests."""
    return {column: msgspec.to_builtins(requests.get(subject)) for subject, column in COLUMNS.items()}
