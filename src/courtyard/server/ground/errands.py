"""Errands: work that waits for others outside, in a few threads of its own, and fair to every guest.

A slow receiver delays only its own errands: nothing else is done in these threads, and of
one guest's errands one is under way at a time. A thread that waits for others cannot be stopped; when the
server ends it is left behind.
"""

import asyncio
import contextvars
import threading
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, TypeVar

T = TypeVar("T")


class FairSlots:
    """Slots for a few tasks at once; each guest runs or waits with one task at a time.

    So nobody waits behind more than one task of each other guest, however many tasks a guest has.
    """

    def __init__(self, at_once: int) -> None:
        self._room = asyncio.Semaphore(at_once)
        self._own: dict[str, asyncio.Lock] = {}
        self._wanted: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._own)

    @asynccontextmanager
    async def slot(self, who: str) -> AsyncIterator[None]:
        """Wait for a slot, and hold it until the task is done."""
        self._wanted[who] += 1
        own = self._own.setdefault(who, asyncio.Lock())
        try:
            async with own, self._room:
                yield
        finally:
            self._wanted[who] -= 1
            if not self._wanted[who]:
                del self._wanted[who], self._own[who]


class Errands:
    """A few threads for errands of one kind."""

    def __init__(self, name: str, threads: int = 2) -> None:
        self.name = name
        self._slots = FairSlots(threads)
        self._under_way: set[asyncio.Future[Any]] = set()
        self._waiting: Counter[str] = Counter()
        """Errands of each guest that are not done yet."""

    def waiting(self, who: str) -> int:
        return self._waiting[who]

    async def run(self, who: str, work: Callable[[], T]) -> T:
        """Do something for a guest in a thread; it is done to its end even if nobody waits any more."""
        doing = asyncio.ensure_future(self._run(who, work))
        self._under_way.add(doing)
        doing.add_done_callback(self._forget)
        self._waiting[who] += 1
        doing.add_done_callback(lambda _: self._count_off(who))
        return await asyncio.shield(doing)

    def _count_off(self, who: str) -> None:
        self._waiting[who] -= 1
        if not self._waiting[who]:
            del self._waiting[who]

    async def _run(self, who: str, work: Callable[[], T]) -> T:
        async with self._slots.slot(who):
            return await in_thread(work, self.name)

    def _forget(self, done: "asyncio.Future[Any]") -> None:
        self._under_way.discard(done)
        if not done.cancelled():
            done.exception()  # The caller has seen it already, if one waited.


def in_thread(work: Callable[[], T], name: str) -> "asyncio.Future[T]":
    """Do something in a thread that ends with the process, whatever it waits for."""
    loop, context = asyncio.get_running_loop(), contextvars.copy_context()
    future: asyncio.Future[T] = loop.create_future()

    def run() -> None:
        try:
            done: Callable[[], None] = settling(future, context.run(work))
        except BaseException as error:
            done = failing(future, error)
        with suppress(RuntimeError):  # The loop may have ended, and its callers with it.
            loop.call_soon_threadsafe(done)

    threading.Thread(target=run, name=name, daemon=True).start()
    return future


def settling(future: "asyncio.Future[T]", outcome: T) -> Callable[[], None]:
    return lambda: None if future.done() else future.set_result(outcome)


def failing(future: "asyncio.Future[Any]", error: BaseException) -> Callable[[], None]:
    return lambda: None if future.done() else future.set_exception(error)
