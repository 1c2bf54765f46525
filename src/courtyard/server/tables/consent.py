"""Consent: a turn that has passed on is undone when those agree who must move now.

What was asked stands in the table's row, so that all servers know it and a restart keeps it. It holds as
long as nothing else is done at the table, and is remembered until the turn can no longer be undone: a turn is
asked about once.
"""

from typing import Any, Literal

import msgspec
from msgspec import Struct


class Request(Struct, frozen=True):
    """A request to undo, with the number of changes then and of choices that could no longer be undone."""

    seat: int
    whole: bool
    id: str
    number: int
    turn: int
    status: Literal["asked", "granted", "declined"] = "asked"
    agreed: tuple[int, ...] = ()
    answers: dict[str, int] = {}
    """Replies to each answer, by its seat and id: the version that the seat then had."""

    def answered(self, seat: int, id_: str) -> int | None:
        return self.answers.get(answer_key(seat, id_))

    def with_answer(self, seat: int, id_: str, version: int, **changes: Any) -> "Request":
        answers = {**self.answers, answer_key(seat, id_): version}
        return msgspec.structs.replace(self, answers=answers, **changes)


def answer_key(seat: int, id_: str) -> str:
    return f"{seat}:{id_}"


def as_request(kept: Any) -> Request | None:
    """Give a request as the store has it."""
    return None if kept is None else msgspec.convert(kept, Request)


def as_kept(request: Request | None) -> Any:
    return None if request is None else msgspec.to_builtins(request)
