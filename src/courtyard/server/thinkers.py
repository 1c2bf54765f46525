"""Bots think in processes of low priority, so that they never keep a person waiting; they are fed views."""

import asyncio
import multiprocessing
import os
import signal
from collections import OrderedDict
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor

from courtyard.bots import Bot, Budget, find_bot
from courtyard.engine.chance import Dice
from courtyard.engine.game import View
from courtyard.games import find_game

REMEMBERED = 64
"""So many bots of a process keep what they thought about their last choice."""
TRIES = 3

bots: "OrderedDict[tuple[str, int], Bot]" = OrderedDict()
"""The bots of this process, by table and seat; the one that chose last stands at the end."""


def begin() -> None:
    """Step back behind the server, and leave its signals to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(10)


def think(table: str, seat: int, game: str, bot: str, view: View, options: list[int], seed: int) -> int:
    """Choose, in a process of its own."""
    key = (table, seat)
    player = bots.pop(key, None)
    if player is None or player.name != bot:
        player = find_bot(bot)
    bots[key] = player
    if len(bots) > REMEMBERED:
        bots.popitem(last=False)
    return int(player.choose(find_game(game), view, options, Budget(), Dice(seed)))


class Thinkers:
    """A few processes that think for all bots at all tables."""

    def __init__(self, processes: int | None = None) -> None:
        self.processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None

    def pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.processes, context, begin)
        return self._pool

    async def choose(self, table: str, seat: int, game: str, bot: str, view: View, options: list[int]) -> int:
        """Give what a bot chooses; a process that died is replaced and asked again."""
        if len(options) == 1:
            return options[0]
        for _ in range(TRIES):
            pool = self.pool()
            seed = int.from_bytes(os.urandom(6), "big")
            try:
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(pool, think, table, seat, game, bot, view, options, seed)
            except BrokenExecutor:
                if self._pool is pool:
                    self._pool = None
                    pool.shutdown(wait=False)
        raise RuntimeError(f"The bot {bot} could not choose.")

    def close(self) -> None:
        if self._pool is not None:
            for process in list((self._pool._processes or {}).values()):
                process.terminate()
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
