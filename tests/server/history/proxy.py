"""A bad network: between every device and the servers frames are late, twice, out of order, lost, or cut off.

TCP loses nothing silently: where a frame is lost here, nothing gets through in that direction any more, until
somebody gives up. Messages of clients come twice, as from a proxy that tries again. They change places on one
connection; and over two where the client is cut off while what it said is still on its way.
"""

import asyncio
import random
import struct
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass

TEXT = 1
CLOSE = 8
LONGEST_HEAD = 64 * 1024


@dataclass(frozen=True)
class Weather:
    """The probability that a frame meets with something, and the most seconds that it takes."""

    delayed: float = 0.15
    delay: float = 0.15
    doubled: float = 0.1
    swapped: float = 0.08
    lost: float = 0.005
    silence: float = 1.0
    cut: float = 0.005
    lingering: float = 0.5
    """Of cut connections, so many still bring the servers what was on its way."""


CALM = Weather(0, 0, 0, 0, 0, 0, 0, 0)


class Cut(Exception):
    """The connection is at its end."""


class Proxy:
    """Listens for devices, and brings each connection to any server that is there."""

    def __init__(self, servers: Callable[[], list[int]], weather: Weather, seed: str) -> None:
        self.servers = servers
        self.weather = weather
        self.luck = random.Random(f"{seed}:proxy")
        self.counts: Counter[str] = Counter()
        self._lines: dict[asyncio.Task[None], Line] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> int:
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0, limit=LONGEST_HEAD)
        port: int = self._server.sockets[0].getsockname()[1]
        return port

    async def close(self) -> None:
        self._server.close()
        for task in [*self._lines, *self._tasks]:
            task.cancel()
        await asyncio.gather(*self._lines, *self._tasks, return_exceptions=True)

    def calm(self) -> None:
        """Let everything through from here on; connections that have lost something already are cut."""
        self.weather = CALM
        for line in list(self._lines.values()):
            if line.is_deaf:
                line.cut()

    def cut_all(self) -> None:
        """Cut every connection, as when a machine between us is switched off."""
        for line in list(self._lines.values()):
            self.counts["cuts"] += 1
            line.cut()

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        ports = self.servers()
        try:
            if not ports:
                raise OSError
            port = self.luck.choice(ports)
            there, back = await asyncio.open_connection("127.0.0.1", port, limit=LONGEST_HEAD)
        except OSError:
            writer.close()
            return
        line = Line(self, (reader, writer), (there, back), random.Random(self.luck.random()))
        task = asyncio.ensure_future(line.run())
        self._lines[task] = line
        task.add_done_callback(self._lines.pop)

    def later(self, work: Awaitable[None]) -> None:
        """Let something happen after a connection has ended."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Line:
    """One connection of a device to a server."""

    def __init__(self, proxy: Proxy, device: Stream, server: Stream, luck: random.Random) -> None:
        self.proxy = proxy
        self.device = device
        self.server = server
        self.luck = luck
        self.is_deaf = False
        self.held: bytes | None = None
        """A message of the client that waits for a later one to pass."""
        self._ended = asyncio.Event()

    def cut(self) -> None:
        self._ended.set()

    async def run(self) -> None:
        pumps = [
            asyncio.ensure_future(self._pump(self.device[0], self.server[1], is_client=True)),
            asyncio.ensure_future(self._pump(self.server[0], self.device[1], is_client=False)),
        ]
        ended = asyncio.ensure_future(self._ended.wait())
        try:
            await asyncio.wait([*pumps, ended], return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (*pumps, ended):
                task.cancel()
            await asyncio.gather(*pumps, ended, return_exceptions=True)
            self.device[1].transport.abort()
            if self.held is not None and self.luck.random() < self.proxy.weather.lingering:
                self.proxy.later(self._linger(self.held))
            else:
                self.server[1].transport.abort()

    async def _linger(self, message: bytes) -> None:
        """Bring a message to the server when its client has long given up and comes by another way."""
        await asyncio.sleep(self.luck.uniform(0.1, 1.5))
        self.proxy.counts["reordered over two connections"] += 1
        with suppress(OSError):
            self.server[1].write(message)
            await self.server[1].drain()
            await asyncio.sleep(0.5)
        self.server[1].transport.abort()

    async def _pump(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, is_client: bool
    ) -> None:
        """Bring the opening request or its answer, then frame by frame what follows."""
        try:
            writer.write(await reader.readuntil(b"\r\n\r\n"))
            while True:
                opcode, frame = await read_frame(reader)
                await self._bring(opcode, frame, writer, is_client)
                await writer.drain()
        except (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, Cut):
            return

    async def _bring(self, opcode: int, frame: bytes, writer: asyncio.StreamWriter, is_client: bool) -> None:
        """Let one frame meet its fate."""
        weather, luck, counts = self.proxy.weather, self.luck, self.proxy.counts
        if luck.random() < weather.delayed:
            counts["delayed"] += 1
            await asyncio.sleep(luck.uniform(0, weather.delay))
        if luck.random() < weather.cut:
            counts["cuts"] += 1
            if is_client and opcode == TEXT:
                self.held = frame
            raise Cut
        if luck.random() < weather.lost:
            counts["dropped"] += 1
            self.is_deaf = True
            await asyncio.sleep(luck.uniform(0.1, weather.silence))
            raise Cut
        if not is_client or opcode != TEXT:
            writer.write(frame)
            return
        if self.held is None and luck.random() < weather.swapped:
            self.held = frame
            self.proxy.later(self._let_go(frame, writer, luck.uniform(0.2, 0.8)))
            return
        writer.write(frame)
        if luck.random() < weather.doubled:
            counts["duplicated"] += 1
            writer.write(frame)
        if self.held is not None:
            counts["reordered"] += 1
            writer.write(self.held)
            self.held = None

    async def _let_go(self, frame: bytes, writer: asyncio.StreamWriter, after: float) -> None:
        """Bring a message that nothing has passed in time."""
        await asyncio.sleep(after)
        if self.held is frame and not writer.is_closing():
            self.held = None
            writer.write(frame)


async def read_frame(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    """Give the kind of the next WebSocket frame, and its bytes as they are."""
    head = await reader.readexactly(2)
    length = head[1] & 0x7F
    if length == 126:
        head += await reader.readexactly(2)
        (length,) = struct.unpack("!H", head[2:])
    elif length == 127:
        head += await reader.readexactly(8)
        (length,) = struct.unpack("!Q", head[2:])
    mask = await reader.readexactly(4) if head[1] & 0x80 else b""
    return head[0] & 0x0F, head + mask + await reader.readexactly(length)
