"""The value: lead and points of a seat."""

import json
import math

import numpy as np
import torch
from layers import FAST, SLOW, First, Start, fit, plain
from samples import DEVICE, Samples
from torch import nn
from torch.nn import functional

HIDDEN = {"gugong": 192, "kingdom": 64}
MIDDLE = {"gugong": 32, "kingdom": 16}
"""The width of the first and second layer."""
SURE = {"gugong": 1.5, "kingdom": 4.0}
"""Errors beyond these tens of points count linearly."""
FARTHEST = {"gugong": 60.0, "kingdom": 100.0}
"""A lead of more points than these counts as these."""
UNITS = [1000.0, 1000.0, 1.0, 1.0]
"""The outputs of a value, in the units of a game: lead and points, and the trust in each estimate."""


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
        start = samples.start
        if start is not None:
            self.to(DEVICE)
            start.fill(self.middle, "middle", start.get("middle.scale").reshape(stages, 1, middle))
            start.fill(self.middle_bias, "middle.bias")
            start.fill(self.last, "last", 1 / torch.tensor(UNITS, device=DEVICE))
            start.fill(self.last_bias, "last.bias", 1 / torch.tensor(UNITS, device=DEVICE))

    def forward(self, known: torch.Tensor, guess: torch.Tensor, stage: torch.Tensor) -> torch.Tensor:
        first = self.first(known)
        middle = functional.relu(torch.einsum("bh,shm->bsm", first, self.middle) + self.middle_bias)
        all_told = torch.einsum("bsm,smo->bso", middle, self.last) + self.last_bias
        told = all_told[torch.arange(len(stage), device=DEVICE), stage]
        return told[:, :2] + told[:, 2:] * guess


def train_value(game: str, players: str, folders: list[str], epochs: int, start: str, out: str) -> None:
    begun = Start(start, f"{game}-{players}.value") if start else None
    samples = Samples(game, players, folders, "value", 7, begun)
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
    before = explained()
    fit(net, learn_from, loss_of, epochs, size, SLOW if begun else FAST)
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
        **({"before training": round(before, 4)} if begun else {}),
        "explained by the guess": round(guessed, 4),
        "spread of leads": round(10 * float(truth.std()), 2),
    }
    print(f"{game}-{players} value", figures, flush=True)
    name = f"{game}-{players}.value"
    units = np.array(UNITS)
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
