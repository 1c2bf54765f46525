"""The samples that play.py wrote, as rows of weights that are added up."""

import json
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import torch

if TYPE_CHECKING:
    from layers import Start

DEVICE = "cuda" if torch.cuda.is_available() else "cpu"
MOST = 120
"""No number has more rows of weights than this."""
SEEN = {
    ("gugong", "value"): 700,
    ("gugong", "policy"): 200,
    ("kingdom", "value"): 150,
    ("kingdom", "policy"): 40,
}
"""A value of a number has a row of its own if at least one in this number of samples has it."""
FADING = 0.5
"""The factor by which a sample counts less with each round that came after it."""
HELD_OUT = 20
"""One game in this number is kept for measuring the network."""
OPTION = 5
"""Numbers for each option of a decision: see play.py."""


def facts_of(game: str, folders: list[str]) -> list[dict]:
    """Give what play.py noted about the game, for each number of players."""
    found = {}
    for folder in folders:
        for path in sorted(Path(folder).glob(f"{game}-*.facts")):
            facts = json.loads(path.read_text())
            found[facts["players"]] = facts
    return [found[players] for players in sorted(found)]


class Samples:
    """The observations, as numbers that are not 0; for each sample, rows of weights that are added up."""

    def __init__(
        self, game: str, players: str, folders: list[str], kind: str, width: int, start: "Start | None"
    ) -> None:
        pairs, rows, options, faded, seats = [], [], [], [], []
        games = 0
        for age, folder in enumerate(reversed(folders)):
            for path in sorted(Path(folder).glob(f"{game}-{players}-*.{kind}.rows")):
                base = str(path)[: -len(".rows")]
                row = np.fromfile(path, np.float32).reshape(-1, width)
                row[:, 1] += games
                games = int(row[-1, 1]) + 1
                rows.append(row)
                pairs.append(np.fromfile(f"{base}.pairs", np.uint16).reshape(-1, 2))
                faded.append(np.full(len(row), FADING**age, np.float32))
                seats.append(np.full(len(row), int(path.name.split("-")[1])))
                if kind == "policy":
                    options.append(np.fromfile(f"{base}.options", np.float32).reshape(-1, OPTION))
        self.games = games
        self.start = start
        self.seats = torch.from_numpy(np.concatenate(seats)).to(DEVICE)
        self.kind = kind
        self.facts = facts_of(game, folders)[0]
        self.rows = torch.from_numpy(np.concatenate(rows)).to(DEVICE)
        self.weight = torch.from_numpy(np.concatenate(faded)).to(DEVICE)
        self.options = torch.from_numpy(np.concatenate(options)).to(DEVICE) if options else None
        flat = torch.from_numpy(np.concatenate(pairs).view(np.int16)).to(DEVICE).int()
        self.held_out = self.rows[:, 1].long() % HELD_OUT == 0
        self.flat = flat
        self.index(flat[:, 0], flat[:, 1])

    def number_at(self, place: int) -> torch.Tensor:
        """Give one number of every sample."""
        owner = torch.repeat_interleave(torch.arange(len(self.rows), device=DEVICE), self.rows[:, 0].long())
        here = self.flat[:, 0] == place
        found = torch.zeros(len(self.rows), dtype=torch.long, device=DEVICE)
        found[owner[here]] = self.flat[here, 1].long()
        return found

    def index(self, column: torch.Tensor, value: torch.Tensor) -> None:
        """Find which numbers say anything, and give each of their values a row."""
        samples, size = len(self.rows), self.facts["size"]
        owner = torch.repeat_interleave(torch.arange(samples, device=DEVICE), self.rows[:, 0].long())
        behind, joined = self.joined(owner, column, value)
        size += behind
        hits = sum(
            torch.bincount((one * (MOST + 1) + many.clamp(max=MOST))[many > 0], minlength=size * (MOST + 1))
            for one, many in ((column.long(), value.long()), (joined[1], joined[2]))
        )
        hits = hits.reshape(size, MOST + 1)
        at_least = hits.flip(1).cumsum(1).flip(1)
        most = (at_least[:, 1:] >= max(30, samples // SEEN[self.facts["game"], self.kind])).sum(1)
        most[hits.max(1).values == samples] = 0  # it is always the same
        most[torch.tensor(self.facts["left out"], dtype=torch.long, device=DEVICE)] = 0
        if self.start is not None:
            most.zero_()
            most[self.start.get("columns").long()] = self.start.get("most").long()
        self.first = most.cumsum(0) - most
        self.every = most
        self.columns = torch.nonzero(most)[:, 0]
        self.most = most[self.columns]
        self.total = int(most.sum())
        kept = [join for join in self.facts["joins"] if most[join[2]] > 0]
        self.joins = torch.tensor(kept, dtype=torch.long).reshape(-1)
        self.active = torch.cat([self.placed(owner, column, value), self.placed(*joined)], 1)
        torch.cuda.empty_cache()

    def joined(self, owner: torch.Tensor, column: torch.Tensor, value: torch.Tensor) -> tuple[int, list]:
        """Add up the products of numbers that say more together: give how many, and for whom, where, what."""
        joins = self.facts["joins"]
        if not joins:
            return 0, [torch.zeros(0, dtype=torch.long, device=DEVICE)] * 3
        size = self.facts["size"]
        places = sorted({place for join in joins for place in join[:2]})
        where = torch.full((size,), -1, device=DEVICE)
        where[torch.tensor(places, device=DEVICE)] = torch.arange(len(places), device=DEVICE)
        needed = where[column.long()] >= 0
        dense = torch.zeros(len(self.rows), len(places), dtype=torch.int16, device=DEVICE)
        dense[owner[needed], where[column[needed].long()]] = value[needed].short()
        behind = max(join[2] for join in joins) + 1 - size
        sums = torch.zeros(len(self.rows), behind, dtype=torch.int16, device=DEVICE)
        for one, other, place in joins:
            sums[:, place - size] += dense[:, where[one]] * dense[:, where[other]]
        found = torch.nonzero(sums)
        return behind, [found[:, 0], found[:, 1] + size, sums[found[:, 0], found[:, 1]].long()]

    def placed(self, owner: torch.Tensor, column: torch.Tensor, value: torch.Tensor) -> torch.Tensor:
        """Give for each sample the rows of its numbers, side by side."""
        kept = (value > 0) & (self.every[column.long()] > 0)
        owner, column, value = owner[kept], column[kept].long(), value[kept].long()
        number = torch.bincount(owner, minlength=len(self.rows))
        widest = int(number.max()) if len(owner) else 0
        active = torch.full((len(self.rows), widest), self.total, dtype=torch.int16, device=DEVICE)
        nth = torch.arange(len(owner), device=DEVICE) - (number.cumsum(0) - number)[owner]
        active[owner, nth] = (self.first[column] + torch.minimum(value, self.every[column]) - 1).short()
        return active

    def known(self, which: torch.Tensor) -> torch.Tensor:
        """Give for each of some samples which rows are added up, as 0 and 1."""
        dense = torch.zeros(len(which), self.total + 1, device=DEVICE)
        dense.scatter_(1, self.active[which].long(), 1.0)
        return dense[:, :-1]
