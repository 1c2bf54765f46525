"""The policy: how likely each option is."""

import json
import math

import numpy as np
import torch
from layers import FAST, SLOW, First, Start, fit, plain
from samples import DEVICE, Samples, facts_of
from torch import nn
from torch.nn import functional
from weights import SEATS, policy_name

LEANING = 32
"""The width of the first layer."""
LIKED = {"gugong": 300.0, "kingdom": 250.0}
"""How much likelier an option becomes by what a search found: the logarithm, for a liking of 1 more."""
BELIEVED = 8.0
"""Tries of an option at which half of what was found is believed."""


class Policy(nn.Module):
    """The probability of each option: by its worth, and by what is known."""

    def __init__(self, samples: Samples, options: int) -> None:
        super().__init__()
        self.first = First(samples, LEANING)
        self.own = nn.Parameter(torch.zeros(options, LEANING))
        self.bias = nn.Parameter(torch.zeros(options))
        self.trust = nn.Parameter(torch.tensor(0.0))
        start = samples.start
        if start is not None:
            self.to(DEVICE)
            start.fill(self.own, "options", start.get("options.scale").unsqueeze(1))
            start.fill(self.bias, "options.bias")
            trust = next(one["trust"] for one in start.head["networks"] if one["policy"] == start.name)
            self.trust.data.fill_(math.log(100 / trust))

    def forward(self, known: torch.Tensor, option: torch.Tensor, worth: torch.Tensor) -> torch.Tensor:
        hidden = self.first(known)
        leaning = torch.einsum("boh,bh->bo", self.own[option], hidden) + self.bias[option]
        return worth * torch.exp(self.trust) + leaning


def train_policy(game: str, kind: str, folders: list[str], epochs: int, start: str, out: str) -> None:
    begun = start_of_policy(start, game, kind) if start else None
    samples = Samples(game, SEATS[kind], folders, "policy", 4, begun)
    facts = facts_of(game, folders)[0]
    number = samples.rows[:, 3].long()
    owner = torch.repeat_interleave(torch.arange(len(number), device=DEVICE), number)
    nth = torch.arange(len(owner), device=DEVICE) - (number.cumsum(0) - number)[owner]
    widest = int(number.max())
    assert samples.options is not None

    def table(column: int, filler: float) -> torch.Tensor:
        found = torch.full((len(number), widest), filler, device=DEVICE)
        found[owner, nth] = samples.options[:, column]
        return found

    option, worth, likely_once, tried, liked = (
        table(column, filler) for column, filler in enumerate((0.0, -1e9, -1e9, 0.0, 0.0))
    )
    option = option.short()
    worth = ((worth - worth.amax(1, keepdim=True)) / 100).clamp(min=-30.0)
    is_open = torch.arange(widest, device=DEVICE) < number.unsqueeze(1)
    # What each option brought, beside the mean; of what was tried rarely little is believed.
    mean = (liked * tried).sum(1, keepdim=True) / tried.sum(1, keepdim=True)
    beyond = torch.where(tried > 0, liked - mean, 0.0)
    gain = LIKED[game] * beyond * tried / (tried + BELIEVED)
    net = Policy(samples, facts["options"]).to(DEVICE)
    learn_from = torch.nonzero(~samples.held_out)[:, 0]
    looked_at = torch.nonzero(samples.held_out)[:, 0]

    def likely(which: torch.Tensor) -> torch.Tensor:
        found = net(samples.known(which), option[which].long(), worth[which])
        return functional.log_softmax(found.masked_fill(~is_open[which], -1e9), 1)

    def loss_of(which: torch.Tensor) -> torch.Tensor:
        found = likely(which)
        # How far this policy goes from the one that played, less what it gains.
        apart = (found - likely_once[which]).masked_fill(~is_open[which], 0.0)
        loss = (found.exp() * (apart - gain[which])).sum(1)
        return (loss * samples.weight[which]).sum() / samples.weight[which].sum()

    def looked(found_of) -> dict[str, list[float]]:
        """Give how often the most tried option is chosen, and what the choice gains, by players."""
        with torch.no_grad():
            chosen = torch.cat([found_of(some).argmax(1) for some in looked_at.split(2048)])
        same = (chosen == tried[looked_at].argmax(1)).float()
        gained = beyond[looked_at].gather(1, chosen.unsqueeze(1))[:, 0]
        return {
            seats: [round(float(each[which].mean()), 5) for each in (same, gained)]
            for seats, which in (
                ("all", samples.seats[looked_at] > 0),
                *((str(n), samples.seats[looked_at] == n) for n in range(1, 6)),
            )
            if which.any()
        }

    by_worth, by_prior = looked(lambda which: worth[which]), looked(lambda which: likely_once[which])
    fit(net, learn_from, loss_of, epochs, 2048, SLOW if begun else FAST)
    net.first.round()
    fit(net, learn_from, loss_of, 1, 2048, 3e-4)
    figures = {
        "games": samples.games,
        "decisions": len(number),
        "rows": samples.total,
        "agreement and gain by worth alone": by_worth,
        "by the policy before": by_prior,
        "agreement and gain": looked(likely),
    }
    print(f"{game} policy", figures, flush=True)
    own = plain(net.own)
    scale = np.maximum(np.abs(own).max(1), 1e-6) / 127
    name = policy_name(game, kind)
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


def start_of_policy(path: str, game: str, kind: str) -> Start:
    """Begin with the policy of these numbers of players, or else with that of all."""
    start = Start(path, policy_name(game, kind))
    if f"{start.name}.rows" not in start.arrays:
        start.name = policy_name(game, "all")
    return start
