"""`python -m tests.server.fuzz`: bad input for as long as you like, and the figures of it."""

import argparse
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from tests.server.fuzz.attempts import Wrong
from tests.server.fuzz.campaign import CREW, KINDS, Campaign, watched
from tests.server.fuzz.house import House
from tests.server.fuzz.watching import Bystander, Held, counted
from tests.server.stores import fresh_database, postgres_server

MANY = 10**9


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.server.fuzz", description=__doc__)
    parser.add_argument("--seconds", type=float, default=60.0, help="for how long (60)")
    parser.add_argument("--inputs", type=int, default=MANY, help="how many at most")
    parser.add_argument("--seed", type=int, default=1, help="what the inputs follow from (1)")
    parser.add_argument(
        "--first", type=int, default=0, help="the number of the first input, to try one again"
    )
    parser.add_argument(
        "--crew", type=int, default=CREW, help=f"how many are tried at the same time ({CREW})"
    )
    parser.add_argument("--kind", action="append", default=[], help="only kinds that begin so")
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite", help="the store")
    return parser.parse_args()


@contextmanager
def store(kind: str, folder: Path) -> Iterator[list[str]]:
    """Give the words for the server that say where it keeps its games."""
    if kind == "sqlite":
        yield []
        return
    with postgres_server(folder) as server, fresh_database(server) as url:
        yield ["--database", url]


def main() -> int:
    asked = read_arguments()
    kinds = tuple(kind for kind in KINDS if not asked.kind or kind.startswith(tuple(asked.kind)))
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        words = stack.enter_context(store(asked.database, folder / "postgres"))
        served = stack.enter_context(counted(folder / "data", *words))
        campaign = Campaign(House(served), asked.seed, kinds)
        faults: list[str] = []
        with watched(served, asked.seed) as bystander:
            try:
                campaign.warm_up()
                before = served.held()
                campaign.run(asked.first, asked.inputs, asked.seconds, asked.crew)
            except Wrong as wrong:
                faults.append(str(wrong))
        after = served.at_rest(before)
        tell(campaign, bystander, before, after)
        faults += bystander.trouble + served.complaints()[:5]
        faults += [] if after.is_as_little_as(before) else [f"held {before} before, and {after} at the end"]
    for fault in faults:
        print(f"\n** {fault}", file=sys.stderr)
    return 1 if faults else 0


def tell(campaign: Campaign, bystander: Bystander, before: Held, after: Held) -> None:
    print("| kind of input | tried | what was answered |\n| --- | --- | --- |")
    for kind in KINDS:
        if count := campaign.tried[kind]:
            shown = ", ".join(
                f"{outcome} {times:,}" for outcome, times in campaign.outcomes[kind].most_common(6)
            )
            print(f"| {kind} | {count:,} | {shown} |")
    print(f"| all | {campaign.tried.total():,} | |\n")
    grown, sizes = campaign.growth(), f"{before.megabytes:.1f} MB before, {after.megabytes:.1f} MB after"
    print(f"memory: {sizes}; in the second half {grown:+.2f} MB for a thousand inputs")
    print(f"descriptors: {before.descriptors} before, {after.descriptors} after")
    print(f"tasks: {before.tasks} before, {after.tasks} after")
    times = ", ".join(f"{name} {value} ms" for name, value in bystander.figures().items())
    print(f"bystanders: {bystander.games} games, {len(bystander.seconds)} choices acknowledged: {times}")


if __name__ == "__main__":
    sys.exit(main())
