"""The core needs none of the optional parts, and what is missing is named in one sentence."""

import subprocess
import sys

import pytest
from click.testing import CliRunner

from courtyard import cli, lab
from courtyard.engine.trouble import Trouble
from courtyard.lab import extras

PARTS = ("numpy", "gymnasium", "pettingzoo", "pyspiel", "torch", "ray", "pyarrow")


def test_the_core_imports_no_optional_part():
    script = (
        "import sys, courtyard.cli, courtyard.games, courtyard.bots, courtyard.lab;"
        "import courtyard.server.border.app;"
        f"print([part for part in {PARTS} if part in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.stdout.strip() == "[]", done.stderr


@pytest.mark.parametrize(
    ("module", "make"),
    [
        ("pettingzoo", lambda: lab.aec_env("gugong")),
        ("pettingzoo", lambda: lab.parallel_env("gugong")),
        ("gymnasium", lambda: lab.gym_env("gugong")),
        ("gymnasium", lambda: lab.vector_env("gugong", 2)),
        ("numpy", lambda: lab.floats("gugong")),
        ("ray", lambda: lab.on_ray("local")),
        ("pyspiel", lambda: lab.openspiel_game("gugong")),
        ("numpy", lambda: lab.VectorEnv),
        ("torch", lambda: extras.needed("torch")),
        ("ray", lambda: extras.needed("ray")),
        ("pyarrow", lambda: extras.needed("pyarrow.parquet")),
    ],
)
def test_a_missing_part_is_named_in_one_sentence(module, make, monkeypatch):
    monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(
        Trouble, match=rf"is not installed; pip install 'courtyard\[{extras.EXTRAS[module]}\]'"
    ):
        make()


@pytest.mark.parametrize("typed", ["bench kingdom --seconds nan", "train kingdom --minutes nan"])
def test_a_time_that_is_no_number_is_refused(typed):
    done = CliRunner().invoke(cli.main, ["lab", *typed.split()])
    assert done.exit_code == 2 and "'nan' is not a number" in done.stderr
