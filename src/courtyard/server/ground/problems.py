"""Problems: what cannot be done, as a stable code that clients translate."""

from http import HTTPStatus

STATUS = {
    "bad-message": HTTPStatus.BAD_REQUEST,
    "not-allowed-options": HTTPStatus.UNPROCESSABLE_ENTITY,
    "wrong-seats": HTTPStatus.UNPROCESSABLE_ENTITY,
    "unknown-bot": HTTPStatus.UNPROCESSABLE_ENTITY,
    "bad-name": HTTPStatus.UNPROCESSABLE_ENTITY,
    "name-too-long": HTTPStatus.UNPROCESSABLE_ENTITY,
    "mistaken-name": HTTPStatus.CONFLICT,
    "bad-clock": HTTPStatus.UNPROCESSABLE_ENTITY,
    "bad-hour": HTTPStatus.UNPROCESSABLE_ENTITY,
    "bad-zone": HTTPStatus.UNPROCESSABLE_ENTITY,
    "bad-text": HTTPStatus.UNPROCESSABLE_ENTITY,
    "bad-email": HTTPStatus.UNPROCESSABLE_ENTITY,
    "bad-url": HTTPStatus.UNPROCESSABLE_ENTITY,
    "bad-device": HTTPStatus.UNPROCESSABLE_ENTITY,
    "unknown-host": HTTPStatus.UNPROCESSABLE_ENTITY,
    "forbidden-address": HTTPStatus.FORBIDDEN,
    "wrong-code": HTTPStatus.FORBIDDEN,
    "wrong-claim": HTTPStatus.FORBIDDEN,
    "wrong-origin": HTTPStatus.FORBIDDEN,
    "wrong-host": HTTPStatus.MISDIRECTED_REQUEST,
    "banned": HTTPStatus.FORBIDDEN,
    "muted": HTTPStatus.FORBIDDEN,
    "put-out": HTTPStatus.FORBIDDEN,
    "not-host": HTTPStatus.FORBIDDEN,
    "not-player": HTTPStatus.FORBIDDEN,
    "not-your-seat": HTTPStatus.FORBIDDEN,
    "unknown-page": HTTPStatus.NOT_FOUND,
    "unknown-table": HTTPStatus.NOT_FOUND,
    "newer-rules": HTTPStatus.SERVICE_UNAVAILABLE,
    "old-rules": HTTPStatus.GONE,
    "unknown-game": HTTPStatus.NOT_FOUND,
    "unknown-seat": HTTPStatus.NOT_FOUND,
    "wrong-method": HTTPStatus.METHOD_NOT_ALLOWED,
    "used-claim": HTTPStatus.CONFLICT,
    "seat-taken": HTTPStatus.CONFLICT,
    "one-seat-each": HTTPStatus.CONFLICT,
    "already-started": HTTPStatus.CONFLICT,
    "not-started": HTTPStatus.CONFLICT,
    "not-full": HTTPStatus.CONFLICT,
    "stale": HTTPStatus.CONFLICT,
    "not-your-turn": HTTPStatus.CONFLICT,
    "stood-in": HTTPStatus.CONFLICT,
    "resigned": HTTPStatus.CONFLICT,
    "not-over": HTTPStatus.CONFLICT,
    "too-long-to-analyse": HTTPStatus.UNPROCESSABLE_ENTITY,
    "illegal-option": HTTPStatus.CONFLICT,
    "nothing-to-undo": HTTPStatus.CONFLICT,
    "undo-asked": HTTPStatus.CONFLICT,
    "undo-declined": HTTPStatus.CONFLICT,
    "no-undo-request": HTTPStatus.CONFLICT,
    "nobody-to-ask": HTTPStatus.CONFLICT,
    "end-offered": HTTPStatus.CONFLICT,
    "end-declined": HTTPStatus.CONFLICT,
    "no-end-offer": HTTPStatus.CONFLICT,
    "too-many-changes": HTTPStatus.CONFLICT,
    "out-of-time": HTTPStatus.CONFLICT,
    "no-routine": HTTPStatus.CONFLICT,
    "no-hints": HTTPStatus.CONFLICT,
    "game-over": HTTPStatus.CONFLICT,
    "no-mail": HTTPStatus.CONFLICT,
    "no-push": HTTPStatus.CONFLICT,
    "too-often": HTTPStatus.TOO_MANY_REQUESTS,
    "chat-too-fast": HTTPStatus.TOO_MANY_REQUESTS,
    "too-fast": HTTPStatus.TOO_MANY_REQUESTS,
    "too-many-sockets": HTTPStatus.TOO_MANY_REQUESTS,
    "unknown-reader": HTTPStatus.NOT_FOUND,
    "unknown-language": HTTPStatus.NOT_FOUND,
    "import-not-json": HTTPStatus.UNPROCESSABLE_ENTITY,
    "import-too-deep": HTTPStatus.UNPROCESSABLE_ENTITY,
    "import-number": HTTPStatus.UNPROCESSABLE_ENTITY,
    "import-text": HTTPStatus.UNPROCESSABLE_ENTITY,
    "import-no-journal": HTTPStatus.UNPROCESSABLE_ENTITY,
    "import-view": HTTPStatus.UNPROCESSABLE_ENTITY,
    "import-format": HTTPStatus.UNPROCESSABLE_ENTITY,
    "import-lacks": HTTPStatus.UNPROCESSABLE_ENTITY,
    "import-unknown-parts": HTTPStatus.UNPROCESSABLE_ENTITY,
    "import-shape": HTTPStatus.UNPROCESSABLE_ENTITY,
    "import-game": HTTPStatus.UNPROCESSABLE_ENTITY,
    "import-rules": HTTPStatus.UNPROCESSABLE_ENTITY,
    "import-old-rules": HTTPStatus.UNPROCESSABLE_ENTITY,
    "import-unknown-option": HTTPStatus.UNPROCESSABLE_ENTITY,
    "import-option": HTTPStatus.UNPROCESSABLE_ENTITY,
    "import-options": HTTPStatus.UNPROCESSABLE_ENTITY,
    "import-other-options": HTTPStatus.UNPROCESSABLE_ENTITY,
    "import-components": HTTPStatus.UNPROCESSABLE_ENTITY,
    "import-position": HTTPStatus.UNPROCESSABLE_ENTITY,
    "import-seed": HTTPStatus.UNPROCESSABLE_ENTITY,
    "import-player": HTTPStatus.UNPROCESSABLE_ENTITY,
    "import-players": HTTPStatus.UNPROCESSABLE_ENTITY,
    "import-bot": HTTPStatus.UNPROCESSABLE_ENTITY,
    "import-too-many-choices": HTTPStatus.UNPROCESSABLE_ENTITY,
    "import-choice-form": HTTPStatus.UNPROCESSABLE_ENTITY,
    "import-choice-unknown": HTTPStatus.UNPROCESSABLE_ENTITY,
    "import-choice-seat": HTTPStatus.UNPROCESSABLE_ENTITY,
    "import-choice-illegal": HTTPStatus.UNPROCESSABLE_ENTITY,
    "import-choice-after-end": HTTPStatus.UNPROCESSABLE_ENTITY,
    "import-unfinished": HTTPStatus.UNPROCESSABLE_ENTITY,
    "import-too-slow": HTTPStatus.UNPROCESSABLE_ENTITY,
    "import-impossible": HTTPStatus.UNPROCESSABLE_ENTITY,
    "unknown-box": HTTPStatus.NOT_FOUND,
    "unknown-format": HTTPStatus.NOT_FOUND,
    "bad-box": HTTPStatus.UNPROCESSABLE_ENTITY,
    "too-many-boxes": HTTPStatus.CONFLICT,
    "unknown-puzzle": HTTPStatus.NOT_FOUND,
    "no-puzzle": HTTPStatus.NOT_FOUND,
    "not-analysed": HTTPStatus.CONFLICT,
    "too-large": HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    "shutting-down": HTTPStatus.SERVICE_UNAVAILABLE,
    "not-stored": HTTPStatus.SERVICE_UNAVAILABLE,
    "too-busy": HTTPStatus.SERVICE_UNAVAILABLE,
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


class NotStored(Refusal):
    """The store did not do what was to be done; why concerns who runs the server, and nobody who asks it."""

    def __init__(self, why: str) -> None:
        super().__init__("not-stored")
        self.why = why
