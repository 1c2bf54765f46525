"""Train networks from the samples that play.py wrote, and write their weights. Needs PyTorch.

    python train.py value GAME PLAYERS --data FOLDER... --out parts/GAME-PLAYERS.npz
    python train.py policy GAME --data FOLDER... --out parts/GAME-policy.npz
    python train.py write GAME --data FOLDER... --parts parts --card CARD.json --out weights/GAME.weights

Folders are the rounds of play, the oldest first; a sample of an older round counts less.
"""

import argparse
import json
import math
import zlib
from hashlib import blake2b
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.nn import functional

FIRST_LINE = b"courtyard weights 1\n"
DEVICE = "cuda" if torch.cuda.is_available() else "cpu"
HIDDEN = {"gugong": 192, "kingdom": 64}
MIDDLE = {"gugong": 32, "kingdom": 16}
LEANING = 64
"""The width of the first and second layer of a value, and of the first of a policy."""
MOST = 120
"""No number has more rows of weights than this."""
SEEN = {"gugong": 700, "kingdom": 150}
"""A value of a number has a row of its own if one of so many samples has it, or more."""
FADING = 0.5
"""A sample counts so much less with each round that came after it."""
HELD_OUT = 20
"""Of so many games one is kept for looking how good the network is."""
SURE = {"gugong": 1.5, "kingdom": 4.0}
"""Errors beyond these tens of points count linearly."""
FARTHEST = {"gugong": 60.0, "kingdom": 100.0}
"""A lead of more points than these counts as these."""
EPOCHS = {"gugong": 12, "kingdom": 4}
"""The number of passes over all samples."""


class Samples:
    """The observations, as numbers that are not 0; for each sample, rows of weights that are added up."""

    def __init__(self, game: str, players: str, folders: list[str], kind: str, width: int) -> None:
        pairs, rows, options, faded = [], [], [], []
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
                if kind == "policy":
                    options.append(np.fromfile(f"{base}.options", np.float32).reshape(-1, 4))
        self.games = games
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
        most = (at_least[:, 1:] >= max(30, samples // SEEN[self.facts["game"]])).sum(1)
        most[hits.max(1).values == samples] = 0  # it is always the same
        most[torch.tensor(self.facts["left out"], dtype=torch.long, device=DEVICE)] = 0
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


class First(nn.Module):
    """The first layer: a row for each value of each number, near a line through them."""

    def __init__(self, samples: Samples, width: int) -> None:
        super().__init__()
        most = samples.most
        self.column = torch.repeat_interleave(torch.arange(len(most), device=DEVICE), most)
        begin = (most.cumsum(0) - most)[self.column]
        nth = torch.arange(samples.total, device=DEVICE) - begin + 1
        self.part = (nth / most[self.column]).unsqueeze(1)
        self.own = nn.Parameter(0.03 * torch.randn(samples.total, width))
        self.line = nn.Parameter(0.05 * torch.randn(len(most), width))
        self.bias = nn.Parameter(torch.zeros(width))
        self.fixed: torch.Tensor | None = None
        self.scale: torch.Tensor | None = None

    def rows(self) -> torch.Tensor:
        if self.fixed is not None:
            return self.fixed * self.scale
        return self.own + self.part * self.line[self.column]

    def forward(self, known: torch.Tensor) -> torch.Tensor:
        return functional.relu(known @ self.rows() + self.bias)

    def round(self) -> None:
        """From here on the rows are whole numbers of 8 bits, and no sum of them can leave 16 bits."""
        with torch.no_grad():
            rows = self.rows()
            scale = rows.abs().amax(0).clamp(min=1e-6) / 127
            widest = torch.zeros(int(self.column.max()) + 1, rows.shape[1], device=DEVICE)
            widest.scatter_reduce_(0, self.column.unsqueeze(1).expand_as(rows), rows.abs(), "amax")
            scale = torch.maximum(scale, widest.sum(0) / 32000)
            self.fixed, self.scale = (rows / scale).round().clamp(-127, 127), scale

    def arrays(self, samples: Samples, name: str) -> dict[str, np.ndarray]:
        assert self.fixed is not None and self.scale is not None
        return {
            f"{name}.joins": plain(samples.joins).astype(np.uint16),
            f"{name}.columns": plain(samples.columns).astype(np.uint16),
            f"{name}.most": plain(samples.most).astype(np.uint16),
            f"{name}.rows": plain(self.fixed).astype(np.int8),
            f"{name}.scale": plain(self.scale).astype(np.float32),
            f"{name}.bias": plain(self.bias).astype(np.float32),
        }


def plain(tensor: torch.Tensor) -> np.ndarray:
    return tensor.detach().cpu().numpy()


# The value.


class Value(nn.Module):
    """Lead and points of a seat, in tens of points, from what it knows and what the game guesses.

    Behind the first layer each day, or round, has layers of its own.
    """

    def __init__(self, samples: Samples, stages: int) -> None:
        super().__init__()
        self.stages = stages
        hidden, middle = (width[samples.facts["game"]] for width in (HIDDEN, MIDDLE))
        self.first = First(samples, hidden)
        reach = 1 / math.sqrt(hidden)
        self.middle = nn.Parameter(torch.empty(stages, hidden, middle).uniform_(-reach, reach))
        self.middle_bias = nn.Parameter(torch.zeros(stages, middle))
        self.last = nn.Parameter(0.02 * torch.randn(stages, middle, 4))
        guesses = float(bool((samples.rows[:, 3:5] != 0).any()))
        self.last_bias = nn.Parameter(torch.tensor([[0.0, 3.0, guesses, guesses]]).repeat(stages, 1))

    def forward(self, known: torch.Tensor, guess: torch.Tensor, stage: torch.Tensor) -> torch.Tensor:
        first = self.first(known)
        middle = functional.relu(torch.einsum("bh,shm->bsm", first, self.middle) + self.middle_bias)
        all_told = torch.einsum("bsm,smo->bso", middle, self.last) + self.last_bias
        told = all_told[torch.arange(len(stage), device=DEVICE), stage]
        return told[:, :2] + told[:, 2:] * guess


def batches(which: torch.Tensor, size: int) -> list[torch.Tensor]:
    return list(which[torch.randperm(len(which), device=DEVICE)].split(size))


def train_value(game: str, players: str, folders: list[str], epochs: int, out: str) -> None:
    samples = Samples(game, players, folders, "value", 7)
    guess, end = samples.rows[:, 3:5] / 10, samples.rows[:, 5:7] / 10
    if len(set(samples.rows[:, 2].tolist())) > 1:
        farthest = FARTHEST[game] / 10
        guess[:, 0].clamp_(-farthest, farthest)
        end[:, 0].clamp_(-farthest, farthest)
    place, stages = samples.facts["stage"]
    stage = samples.number_at(place).clamp(1, stages) - 1
    net = Value(samples, stages).to(DEVICE)
    learn_from = torch.nonzero(~samples.held_out)[:, 0]
    looked_at = torch.nonzero(samples.held_out)[:, 0]

    def loss_of(which: torch.Tensor) -> torch.Tensor:
        error = functional.huber_loss(
            net(samples.known(which), guess[which], stage[which]),
            end[which],
            reduction="none",
            delta=SURE[game],
        )
        return ((error[:, 0] + 0.5 * error[:, 1]) * samples.weight[which]).sum() / samples.weight[which].sum()

    def expected() -> torch.Tensor:
        with torch.no_grad():
            return torch.cat(
                [net(samples.known(some), guess[some], stage[some]) for some in looked_at.split(16384)]
            )

    def explained() -> float:
        truth = end[looked_at]
        error = (expected() - truth)[:, 0].square().mean() / truth[:, 0].var()
        return 1 - float(error)

    size = min(4096, max(1024, 2 ** round(math.log2(len(learn_from) / 400))))
    fit(net, learn_from, loss_of, epochs, size, 2e-3)
    whole = explained()
    net.first.round()
    fit(net, learn_from, loss_of, 1, size, 3e-4)
    found, truth = expected()[:, 0], end[looked_at][:, 0]
    won = (truth > 0).float()
    doubts = torch.linspace(0.1, 3.0, 59, device=DEVICE)
    doubt = min(doubts, key=lambda one: float(functional.binary_cross_entropy_with_logits(found / one, won)))
    guessed = 1 - float((guess[looked_at][:, 0] - truth).square().mean() / truth.var())
    figures = {
        "games": samples.games,
        "samples": len(samples.rows),
        "rows": samples.total,
        "explained": round(explained(), 4),
        "before rounding": round(whole, 4),
        "explained by the guess": round(guessed, 4),
        "spread of leads": round(10 * float(truth.std()), 2),
    }
    print(f"{game}-{players} value", figures, flush=True)
    name = f"{game}-{players}.value"
    units = np.array([1000, 1000, 1, 1])
    middle = plain(net.middle)
    scale = np.maximum(np.abs(middle).max(1, keepdims=True), 1e-6) / 127
    np.savez(
        out,
        **net.first.arrays(samples, name),
        **{
            f"{name}.middle": np.round(middle / scale).astype(np.int8),
            f"{name}.middle.scale": scale.astype(np.float32),
            f"{name}.middle.bias": plain(net.middle_bias),
            f"{name}.last": (plain(net.last) * units).astype(np.float32),
            f"{name}.last.bias": (plain(net.last_bias) * units).astype(np.float32),
            "doubt": 1000 * float(doubt),
            "figures": json.dumps(figures),
        },
    )


def fit(net: nn.Module, which: torch.Tensor, loss_of, epochs: int, size: int, rate: float) -> None:
    """Take steps along the slope, wide ones first."""
    steps = epochs * math.ceil(len(which) / size)
    optimiser = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=1e-2)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, rate, total_steps=steps, pct_start=0.1)
    for _ in range(epochs):
        for some in batches(which, size):
            optimiser.zero_grad(set_to_none=True)
            loss_of(some).backward()
            optimiser.step()
            schedule.step()


# The policy.


class Policy(nn.Module):
    """How likely each option is: by its worth, and by what is known."""

    def __init__(self, samples: Samples, options: int) -> None:
        super().__init__()
        self.first = First(samples, LEANING)
        self.own = nn.Parameter(torch.zeros(options, LEANING))
        self.bias = nn.Parameter(torch.zeros(options))
        self.trust = nn.Parameter(torch.tensor(0.0))

    def forward(self, known: torch.Tensor, option: torch.Tensor, worth: torch.Tensor) -> torch.Tensor:
        hidden = self.first(known)
        leaning = torch.einsum("boh,bh->bo", self.own[option], hidden) + self.bias[option]
        return worth * torch.exp(self.trust) + leaning


def train_policy(game: str, folders: list[str], epochs: int, out: str) -> None:
    samples = Samples(game, "*", folders, "policy", 4)
    facts = facts_of(game, folders)[0]
    number = samples.rows[:, 3].long()
    owner = torch.repeat_interleave(torch.arange(len(number), device=DEVICE), number)
    nth = torch.arange(len(owner), device=DEVICE) - (number.cumsum(0) - number)[owner]
    widest = int(number.max())
    option = torch.zeros(len(number), widest, dtype=torch.int16, device=DEVICE)
    worth = torch.full((len(number), widest), -1e9, device=DEVICE)
    tried = torch.zeros(len(number), widest, device=DEVICE)
    assert samples.options is not None
    option[owner, nth] = samples.options[:, 0].short()
    worth[owner, nth] = samples.options[:, 1]
    tried[owner, nth] = samples.options[:, 2]
    worth = (worth - worth.amax(1, keepdim=True)) / 100
    is_open = torch.arange(widest, device=DEVICE) < number.unsqueeze(1)
    worth = worth.clamp(min=-30.0)
    target = tried / tried.sum(1, keepdim=True)
    net = Policy(samples, facts["options"]).to(DEVICE)
    learn_from = torch.nonzero(~samples.held_out)[:, 0]
    looked_at = torch.nonzero(samples.held_out)[:, 0]

    def likely(which: torch.Tensor) -> torch.Tensor:
        found = net(samples.known(which), option[which].long(), worth[which])
        return functional.log_softmax(found.masked_fill(~is_open[which], -1e9), 1)

    def loss_of(which: torch.Tensor) -> torch.Tensor:
        loss = -(target[which] * likely(which)).sum(1)
        return (loss * samples.weight[which]).sum() / samples.weight[which].sum()

    def agreed() -> tuple[float, float]:
        with torch.no_grad():
            loss = same = 0.0
            for some in looked_at.split(2048):
                found = likely(some)
                loss -= float((target[some] * found).sum())
                same += float((found.argmax(1) == tried[some].argmax(1)).sum())
        return round(loss / len(looked_at), 4), round(same / len(looked_at), 4)

    before = agreed()
    fit(net, learn_from, loss_of, epochs, 2048, 2e-3)
    net.first.round()
    fit(net, learn_from, loss_of, 1, 2048, 3e-4)
    figures = {
        "games": samples.games,
        "decisions": len(number),
        "rows": samples.total,
        "loss and agreement by worth alone": before,
        "loss and agreement": agreed(),
    }
    print(f"{game} policy", figures, flush=True)
    own = plain(net.own)
    scale = np.maximum(np.abs(own).max(1), 1e-6) / 127
    name = f"{game}.policy"
    np.savez(
        out,
        **net.first.arrays(samples, name),
        **{
            f"{name}.options": np.round(own / scale[:, None]).astype(np.int8),
            f"{name}.options.scale": scale.astype(np.float32),
            f"{name}.options.bias": plain(net.bias),
            "trust": 100 / math.exp(float(net.trust.detach())),
            "figures": json.dumps(figures),
        },
    )


# Writing.


def facts_of(game: str, folders: list[str]) -> list[dict]:
    """Give what play.py noted about the game, for each number of players."""
    found = {}
    for folder in folders:
        for path in sorted(Path(folder).glob(f"{game}-*.facts")):
            facts = json.loads(path.read_text())
            found[facts["players"]] = facts
    return [found[players] for players in sorted(found)]


def no_policy(game: str, options: int) -> dict[str, np.ndarray]:
    """Give a policy that leans to nothing."""
    name = f"{game}.policy"
    nothing = {"joins": "H", "columns": "H", "most": "H", "rows": "b"}
    return {
        **{f"{name}.{part}": np.zeros(0, kind) for part, kind in nothing.items()},
        f"{name}.scale": np.ones(32, np.float32),
        f"{name}.bias": np.zeros(32, np.float32),
        f"{name}.options": np.zeros(32 * options, np.int8),
        f"{name}.options.scale": np.ones(options, np.float32),
        f"{name}.options.bias": np.zeros(options, np.float32),
    }


def write(game: str, folders: list[str], parts: str, card: dict, out: str) -> None:
    all_facts = facts_of(game, folders)
    arrays: dict[str, np.ndarray] = {}
    networks, figures = [], {}
    policy, trust = Path(parts, f"{game}-policy.npz"), 100.0
    if policy.exists():
        with np.load(policy) as kept:
            arrays |= {name: kept[name] for name in kept.files if name.startswith(game)}
            trust, figures["policy"] = float(kept["trust"]), json.loads(str(kept["figures"]))
    else:
        arrays |= no_policy(game, all_facts[0]["options"])
    for facts in all_facts:
        name = f"{game}-{facts['players']}"
        part = Path(parts, f"{name}.npz")
        if not part.exists():
            continue
        with np.load(part) as kept:
            arrays |= {each: kept[each] for each in kept.files if each.startswith(game)}
            doubt, figures[name] = float(kept["doubt"]), json.loads(str(kept["figures"]))
        networks.append(
            {
                "name": name,
                "trained": facts["trained"],
                "doubt": doubt,
                "stage": facts["stage"][0],
                "stages": facts["stage"][1],
                "policy": f"{game}.policy",
                "trust": trust,
            }
        )
    kinds = {"int8": "b", "uint16": "H", "float32": "f"}
    packed = zlib.compress(b"".join(np.ascontiguousarray(each).tobytes() for each in arrays.values()), 9)
    head = {
        "game": game,
        "digest": all_facts[0]["digest"],
        "check": blake2b(packed, digest_size=16).hexdigest(),
        "networks": networks,
        "arrays": [[name, kinds[str(each.dtype)], int(each.size)] for name, each in arrays.items()],
        "card": {**card, "figures": figures},
    }
    Path(out).write_bytes(FIRST_LINE + json.dumps(head).encode() + b"\n" + packed)
    print(f"{out}: {len(networks)} networks, {Path(out).stat().st_size:,} bytes", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="Train networks from games.")
    parser.add_argument("what", choices=("value", "policy", "write"))
    parser.add_argument("game")
    parser.add_argument("players", nargs="?", default="2")
    parser.add_argument("--data", nargs="+", required=True)
    parser.add_argument("--epochs", type=int, help="how often all samples are gone through")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--parts", default="parts")
    parser.add_argument("--card")
    parser.add_argument("--out", required=True)
    asked = parser.parse_args()
    torch.manual_seed(asked.seed)
    torch.backends.cuda.matmul.allow_tf32 = True
    if asked.what == "value":
        train_value(asked.game, asked.players, asked.data, asked.epochs or EPOCHS[asked.game], asked.out)
    elif asked.what == "policy":
        train_policy(asked.game, asked.data, asked.epochs or 4, asked.out)
    else:
        card = json.loads(Path(asked.card).read_text()) if asked.card else {}
        write(asked.game, asked.data, asked.parts, card, asked.out)


if __name__ == "__main__":
    main()
