"""`courtyard` that writes down what it holds when it is sent SIGUSR1, beside its folder of games."""

import asyncio
import gc
import json
import signal
import sys
from pathlib import Path
from types import FrameType

from courtyard.cli import main as courtyard
from courtyard.server.border.app import Courtyard


def count(signal_: int, frame: FrameType | None) -> None:
    """Signals are heard between two steps of the loop that serves, so that its tasks can be counted."""
    served = [found for found in gc.get_objects() if isinstance(found, Courtyard)]
    held = {
        "tasks": len(asyncio.all_tasks()),
        "sockets": sum(len(house.watchers) for house in served),
        "tables": sum(len(house.rooms.tables.live) for house in served),
    }
    answer = Path(f"{sys.argv[sys.argv.index('--data') + 1]}.held")
    answer.with_suffix(".new").write_text(json.dumps(held))
    answer.with_suffix(".new").rename(answer)


def main() -> None:
    signal.signal(signal.SIGUSR1, count)
    courtyard()


if __name__ == "__main__":
    main()
