"""Every request counted, timed, and named in the log by its route, as addresses may hold secrets."""

import secrets
import time

import structlog
from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from courtyard.server.ground.metrics import REQUEST_SECONDS, REQUESTS

log = structlog.get_logger()
SLOW = 1.0
"""A request that takes longer, in seconds, is told of."""
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
OUR_FAULT = 500


class Observed:
    """An application whose requests are counted, and bear an id in the log."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        structlog.contextvars.bind_contextvars(request=(id_ := secrets.token_hex(6)))
        if scope["type"] == "http":
            await self.request(scope, receive, send, id_)
        else:
            await self.socket(scope, receive, send)

    async def request(self, scope: Scope, receive: Receive, send: Send, id_: str) -> None:
        began, status = time.perf_counter(), OUR_FAULT

        async def tell(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                if status >= OUR_FAULT:  # The client can name the request in a report.
                    MutableHeaders(scope=message)["x-request-id"] = id_
            await send(message)

        try:
            await self.app(scope, receive, tell)
        finally:
            seconds = time.perf_counter() - began
            route, method = route_of(scope), scope["method"] if scope["method"] in METHODS else "other"
            REQUESTS.labels(route, method, status).inc()
            REQUEST_SECONDS.labels(route, method).observe(seconds)
            told = {"route": route, "method": method, "status": status, "seconds": round(seconds, 4)}
            if seconds >= SLOW:
                log.warning("slow-request", **told)
            else:
                log.debug("request", **told)

    async def socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        log.debug("socket-opened")
        try:
            await self.app(scope, receive, send)
        finally:
            log.debug("socket-closed", route=route_of(scope), seconds=round(time.perf_counter() - began, 4))


def route_of(scope: Scope) -> str:
    """Give the route of a request as it is written in our list, or say that there is none."""
    return getattr(scope.get("route"), "path", "unknown")
