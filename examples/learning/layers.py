"""Parts shared by values and policies: the first layer, weights to begin with, and fitting."""

import math

import numpy as np
import torch
from samples import DEVICE, Samples
from torch import nn
from torch.nn import functional
from weights import opened

STEPS = 63
"""The largest weight of a row, as a whole number: fewer steps need less room in a file."""
FAST, SLOW = 2e-3, 6e-4
"""The length of the widest step, from nothing and from weights."""


class Start:
    """Weights that training begins with: those of one network or policy."""

    def __init__(self, path: str, name: str) -> None:
        self.head, self.arrays = opened(path)
        self.name = name

    def get(self, part: str) -> torch.Tensor:
        kept = self.arrays[f"{self.name}.{part}"]
        return torch.from_numpy(kept.astype(np.float32)).to(DEVICE)

    def fill(self, parameter: nn.Parameter, part: str, scale: torch.Tensor | float = 1.0) -> None:
        with torch.no_grad():
            parameter.copy_(self.get(part).reshape(parameter.shape) * scale)


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
        if samples.start is not None:
            samples.start.fill(self.own, "rows", samples.start.get("scale"))
            samples.start.fill(self.bias, "bias")
            with torch.no_grad():
                self.line.zero_()
        self.fixed: torch.Tensor | None = None
        self.scale: torch.Tensor | None = None

    def rows(self) -> torch.Tensor:
        if self.fixed is not None:
            return self.fixed * self.scale
        return self.own + self.part * self.line[self.column]

    def forward(self, known: torch.Tensor) -> torch.Tensor:
        return functional.relu(known @ self.rows() + self.bias)

    def round(self) -> None:
        """From here on the rows are small whole numbers, and no sum of them can leave 16 bits."""
        with torch.no_grad():
            rows = self.rows()
            scale = rows.abs().amax(0).clamp(min=1e-6) / STEPS
            widest = torch.zeros(int(self.column.max()) + 1, rows.shape[1], device=DEVICE)
            widest.scatter_reduce_(0, self.column.unsqueeze(1).expand_as(rows), rows.abs(), "amax")
            scale = torch.maximum(scale, widest.sum(0) / 32000)
            self.fixed, self.scale = (rows / scale).round().clamp(-STEPS, STEPS), scale

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


def batches(which: torch.Tensor, size: int) -> list[torch.Tensor]:
    return list(which[torch.randperm(len(which), device=DEVICE)].split(size))


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
