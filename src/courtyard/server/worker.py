"""`courtyard worker`: a process that lets bots and analyses think for servers that share a database.

Any number of them may run, and be stopped or killed at any time: what one did not finish is done by another.
"""

import asyncio
import os
import signal

import structlog

import courtyard as package
from courtyard.engine.trouble import Trouble
from courtyard.server.ground import logs, metrics, systemd
from courtyard.server.ground.settings import Settings
from courtyard.server.rooms import Rooms
from courtyard.server.serve import refuse, starting
from courtyard.server.store.databases import parsed

log = structlog.get_logger()


def work(database: str, settings: Settings) -> None:
    """Work until interrupted."""
    logs.begin(settings.log, settings.log_level)
    try:
        if parsed(database).get_backend_name() == "sqlite":
            raise Trouble(
                "An SQLite file belongs to one process, and courtyard serve runs its own bots: "
                "workers are for servers that share a PostgreSQL database."
            )
        told_at = metrics.listen(settings.metrics) if settings.metrics else None
        rooms = Rooms(database, settings)
        metrics.describe(rooms.store.engine.dialect.name, "worker")
        metrics.TABLES.set_function(lambda: len(rooms.tables.live))
        asyncio.run(until_stopped(rooms, told_at))
    except Trouble as trouble:
        refuse(str(trouble), settings)


async def until_stopped(rooms: Rooms, told_at: str | None) -> None:
    stopping = asyncio.Event()
    loop = asyncio.get_running_loop()
    for sign in (signal.SIGINT, signal.SIGTERM):
        try:
            loop.add_signal_handler(sign, stopping.set)
        except NotImplementedError:  # On Windows a loop hears no signals.
            signal.signal(sign, lambda *_: loop.call_soon_threadsafe(stopping.set))
    alive = asyncio.ensure_future(systemd.keep_alive())
    async with starting(rooms):
        await rooms.work()
    try:
        log.info("started", version=package.__version__, metrics=told_at, process=os.getpid())
        systemd.notify("READY=1")
        await stopping.wait()
        log.info("stopping")
        systemd.notify("STOPPING=1")
    finally:
        alive.cancel()
        await rooms.close()
    log.info("stopped")
