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


@pytest.mark.slow
def test_expert_iteration_learns_and_its_apprentice_plays(tmp_path):
    few = ("--rounds", 2, "--tables", 4, "--steps", 6, "--tries", 4, "--hidden", 16, "--games", 2)
    told = example("expert_iteration.py", tmp_path / "a.npz", *few, "--epochs", 20, "--heed", 0)
    lines = [line.split() for line in told.splitlines()]
    assert [line[:2] for line in lines] == [["round", "0:"], ["round", "1:"], ["round", "2:"]]
    before, after = (float(lines[2][nth].rstrip(",")) for nth in (-3, -1))
    assert after < before, "what the search prefers becomes likelier"
    report = arena.compete("kingdom", [f"learned:{tmp_path / 'a.npz'}"], games=1, players=1)
    assert not report["failures"]
    again = example("expert_iteration.py", tmp_path / "b.npz", *few, "--epochs", 20, "--heed", 0)
    assert again == told
