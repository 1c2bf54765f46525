"""Health: whether the process lives, and whether it may be sent visitors; no guest is made by asking."""

import asyncio
from functools import cache

import msgspec
from sqlalchemy import Connection, text, update
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from courtyard.server.ground.background import ignore_failure
from courtyard.server.ground.problems import Refusal
from courtyard.server.store import schema
from courtyard.server.store.databases import versions
from courtyard.server.store.writer import Store

PATIENCE = 2.0
"""Seconds for the database to answer."""

TRIFLE = 1e-6
"""Seconds that matter to nobody's clock; but an unchanged value would not be written."""


class Health(msgspec.Struct):
    """The state of a server; each thing that is wrong has a name."""

    ready: bool
    wrong: list[str]


class HealthCheck:
    """Looks after one server."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.is_stopping = False
        self._asking: asyncio.Task[bool] | None = None

    def routes(self) -> list[Route]:
        return [Route("/healthz", self.answer_liveness), Route("/readyz", self.answer_readiness)]

    async def answer_liveness(self, _: Request) -> Response:
        return answer(200, {"alive": True})

    async def answer_readiness(self, _: Request) -> Response:
        health = await self.look()
        return answer(200 if health.ready else 503, health)

    async def look(self) -> Health:
        """Tell what keeps visitors away: `stopping`, `database`, `migrations`.

        A server that cannot store anything gets no requests: where the store fails, something is written to
        see whether it still does.
        """
        if self.is_stopping:
            return Health(False, ["stopping"])
        try:
            wrong = [] if await self.is_current() else ["migrations"]
        except (Refusal, TimeoutError):
            wrong = ["database"]
        return Health(not wrong, wrong)

    async def is_current(self) -> bool:
        """Ask the database for its schema; requests that come meanwhile wait for the same answer."""
        if self._asking is None or self._asking.done():
            self._asking = asyncio.ensure_future(self.store.do(self._ask))
            self._asking.add_done_callback(ignore_failure)
        async with asyncio.timeout(PATIENCE):
            return await asyncio.shield(self._asking)

    def _ask(self, connection: Connection) -> bool:
        """Look for the schema; where nothing could be kept, try whether something can be by now."""
        if self.store.is_failing:
            seen = schema.service.c.seen + TRIFLE
            connection.execute(update(schema.service).values(seen=seen))
        return has_newest_schema(connection)


def has_newest_schema(connection: Connection) -> bool:
    current = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return bool(current == newest_schema())


@cache
def newest_schema() -> str:
    return versions()[-1]


def answer(status: int, content: object) -> Response:
    headers = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(content), status, headers, "application/json")
