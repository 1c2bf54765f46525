"""Background tasks: work beside the requests; failures are logged, and it ends with its owner."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import structlog

from courtyard.server.ground.problems import Refusal

log = structlog.get_logger()


class Background:
    """The background tasks of one part of the server."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    @property
    def is_idle(self) -> bool:
        return not self._tasks

    def start(self, work: Coroutine[Any, Any, Any], failure: str) -> None:
        """Do something once; when it fails, this event is logged."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda done: log_failure(done, failure))

    def repeat(
        self,
        work: Callable[[], Awaitable[None]],
        failure: str,
        seconds: float | Callable[[], float] | None,
        sooner: asyncio.Event | None = None,
        at_once: bool = True,
    ) -> None:
        """Do something again and again: after a number of seconds, or sooner when an event is set."""

        async def go_on() -> None:
            is_due = at_once
            while True:
                if is_due:
                    if sooner is not None:
                        sooner.clear()
                    try:
                        await work()
                    except Exception as error:
                        log.warning(
                            failure, why=getattr(error, "why", str(error)), exc_info=is_unexpected(error)
                        )
                is_due = True
                await wait(seconds() if callable(seconds) else seconds, sooner)

        self.start(go_on(), failure)

    async def finish(self, seconds: float) -> None:
        """Give what goes on some time to come to its end."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=seconds)

    async def close(self) -> bool:
        """Stop everything; tell whether there was anything to stop."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return bool(tasks)


async def wait(seconds: float | None, sooner: asyncio.Event | None) -> None:
    """Wait a number of seconds, or until an event is set."""
    if sooner is None:
        await asyncio.sleep(seconds or 0.0)
        return
    try:
        async with asyncio.timeout(seconds):
            await sooner.wait()
    except TimeoutError:
        pass


def is_unexpected(error: BaseException) -> bool:
    """Tell whether an error is a fault of ours, which an operator should be able to report."""
    return not isinstance(error, (Refusal, OSError))


def log_failure(done: "asyncio.Future[Any]", failure: str) -> None:
    """Log how a task ended for which nobody waits; a refusal is for nobody then."""
    error = None if done.cancelled() else done.exception()
    if error is not None and not isinstance(error, Refusal):
        log.error(failure, why=str(error), exc_info=error)


def ignore_failure(done: "asyncio.Future[Any]") -> None:
    """Mark a failure as seen: those who wait are told, and if nobody waits it concerns nobody."""
    if not done.cancelled():
        done.exception()
