"""The examples of the lab run, at a tiny size, and what they write can be used."""

import subprocess
import sys
from pathlib import Path

import pytest

from courtyard import arena
from courtyard.lab.selfplay import run
from tests.lab.test_selfplay import order

EXAMPLES = Path(__file__).parent.parent.parent / "examples"


def example(name, *words):
    done = subprocess.run(
        [sys.executable, EXAMPLES / name, *map(str, words)], capture_output=True, text=True, timeout=600
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.slow
def test_a_bot_is_cloned_and_its_clone_plays(tmp_path):
    run(order(tmp_path / "games", bot="heuristic", form="actions", shard=4), 3)
    told = example("cloning.py", tmp_path / "games", tmp_path / "clone.npz", "--hidden", 32, "--epochs", 2)
    lines = [line.split() for line in told.splitlines()]
    assert [line[:2] for line in lines] == [["epoch", "1:"], ["epoch", "2:"]]
    assert float(lines[1][3].rstrip(",")) < float(lines[0][3].rstrip(","))
    report = arena.compete("gugong", [f"learned:{tmp_path / 'clone.npz'}", "random"], games=2)
    assert not report["failures"]


@pytest.mark.slow
def test_maskable_ppo_runs_unchanged():
    pytest.importorskip("sb3_contrib", reason="sb3-contrib is not installed: its example is not run")
    words = ("--variant", "Kingdom-menace-v0", "--steps", 64, "--rollout", 64, "--games", 1)
    assert "of 1 games won" in example("maskable_ppo.py", *words)
