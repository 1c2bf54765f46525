"""Problems: what cannot be done, as a stable code that clients translate."""

from http import HTTPStatus

STATUS = {
    "bad-message": HTTPStatus.BAD_REQUEST,
    "not-allowed-options": HTTPStatus.UNPROCESSABLE_ENTITY,
    "wrong-seats": HTTPStatus.UNPROCESSABLE_ENTITY,
    "unknown-bot": HTTPStatus.UNPROCESSABLE_ENTITY,
    "bad-name": HTTPStatus.UNPROCESSABLE_ENTITY,
    "name-too-long": HTTPStatus.UNPROCESSABLE_ENTITY,
    "wrong-code": HTTPStatus.FORBIDDEN,
    "wrong-claim": HTTPStatus.FORBIDDEN,
    "wrong-origin": HTTPStatus.FORBIDDEN,
    "not-host": HTTPStatus.FORBIDDEN,
    "not-your-seat": HTTPStatus.FORBIDDEN,
    "unknown-page": HTTPStatus.NOT_FOUND,
    "unknown-table": HTTPStatus.NOT_FOUND,
    "unknown-game": HTTPStatus.NOT_FOUND,
    "unknown-seat": HTTPStatus.NOT_FOUND,
    "wrong-method": HTTPStatus.METHOD_NOT_ALLOWED,
    "used-claim": HTTPStatus.CONFLICT,
    "seat-taken": HTTPStatus.CONFLICT,
    "already-started": HTTPStatus.CONFLICT,
    "not-started": HTTPStatus.CONFLICT,
    "not-full": HTTPStatus.CONFLICT,
    "stale": HTTPStatus.CONFLICT,
    "not-your-turn": HTTPStatus.CONFLICT,
    "illegal-option": HTTPStatus.CONFLICT,
    "nothing-to-undo": HTTPStatus.CONFLICT,
    "no-routine": HTTPStatus.CONFLICT,
    "game-over": HTTPStatus.CONFLICT,
    "too-large": HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    "shutting-down": HTTPStatus.SERVICE_UNAVAILABLE,
    "not-stored": HTTPStatus.SERVICE_UNAVAILABLE,
}
"""Every code there is, with the status of its answer."""


class Refusal(Exception):
    """Something that somebody asked for cannot be done; nothing was changed."""

    def __init__(self, code: str, **args: str | int) -> None:
        super().__init__(code, args)
        self.code = code
        self.args_of_sentence = args

    @property
    def status(self) -> int:
        return STATUS[self.code]
