"""Work on many machines: the same pieces that processes of one machine do, done on Ray."""

from collections.abc import Callable, Generator, Iterable
from itertools import islice
from typing import Any, TypeVar

from courtyard.engine.trouble import Trouble
from courtyard.lab.extras import needed

AHEAD = 3
"""Number of pieces handed out ahead for each core, so that none waits for the next."""
LOCAL = "local"
"""Instead of an address: a cluster of this machine's own, which ends with the work."""

Piece = TypeVar("Piece")
Done = TypeVar("Done")
Spread = Callable[[Callable[[Any], Any], Iterable[Any], int], Generator[Any, None, None]]
"""Runs pieces of work in parallel, and gives each result as it is done."""


def on_ray(address: str) -> Spread:
    """Give what does work on the Ray cluster at an address, or on one of this machine's own."""
    ray = needed("ray")

    def spread(
        do: Callable[[Piece], Done], pieces: Iterable[Piece], jobs: int
    ) -> Generator[Done, None, None]:
        own = begin(ray, address, jobs)
        remote = ray.remote(max_retries=3)(do)
        waiting = iter(pieces)
        cores = jobs if address == LOCAL else max(1, int(ray.cluster_resources().get("CPU", 1)))
        under_way = [remote.remote(piece) for piece in islice(waiting, AHEAD * cores)]
        try:
            while under_way:
                done, under_way = ray.wait(under_way)
                under_way += [remote.remote(piece) for piece in islice(waiting, len(done))]
                for part in done:
                    yield ray.get(part)
        finally:
            for part in under_way:
                ray.cancel(part, force=True)
            if own:
                ray.shutdown()

    return spread


def begin(ray: Any, address: str, jobs: int) -> bool:
    """Join a cluster, or start one of our own; tell whether it is for us to end it."""
    if ray.is_initialized():
        return False
    quiet = {"logging_level": "ERROR", "log_to_driver": False, "include_dashboard": False}
    if address == LOCAL:
        ray.init(num_cpus=jobs, **quiet)
        return True
    del quiet["include_dashboard"]
    try:
        ray.init(address=address, **quiet)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise Trouble(f"There is no Ray cluster at {address}: {error}") from None
    return True
