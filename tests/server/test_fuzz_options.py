"""Bad input to `courtyard serve` itself: whatever an operator writes, one sentence says what is wrong."""

import pytest
from click.testing import CliRunner

from courtyard.cli import main
from courtyard.server import serve

WRONG = [
    "--port abc",
    "--port -1",
    "--port 70000",
    "--host nowhere.invalid",
    f"--host {'x' * 300}",
    "--host 256.1.1.1",
    "--host \ud800",
    "--patience x",
    "--patience nan",
    "--patience -1",
    "--patience inf",
    "--tries 0",
    "--tries 1e3",
    "--limits nan",
    "--limits -1",
    "--metrics x",
    "--metrics 99999",
    "--metrics :",
    "--metrics [::1",
    "--trusted-proxy x",
    "--trusted-proxy 1.2.3.4/99",
    "--log xml",
    "--log-level loud",
    "--public-url x",
    "--public-url http://[",
    "--public-url javascript:alert(1)",
    "--public-url http://",
    "--smtp x",
    "--smtp smtp://h:x/?from=a@b.c",
    "--smtp smtp://[",
    "--database nonsense",
    "--database mysql://x/y",
    "--database sqlite:////nowhere/at/all/x.db",
    "--database postgresql://u:hushhush@127.0.0.1:1/x",
    "--database postgresql://u:hushhush@127.0.0.1:port/x",
    "--data /dev/null",
    "--nonsense",
    "extra",
]


@pytest.mark.parametrize("words", WRONG, ids=lambda words: ascii(words)[1:50])
def test_an_option_that_makes_no_sense_is_told_in_one_sentence(words, tmp_path, monkeypatch):
    check(words.split(), {}, tmp_path, monkeypatch)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("COURTYARD_SMTP", "nonsense"),
        ("COURTYARD_SMTP", "smtp://me:hushhush@h:port/?from=a@b.c"),
        ("COURTYARD_DATABASE", "nonsense"),
        ("COURTYARD_DATABASE", "postgresql://u:hushhush@127.0.0.1:1/x"),
    ],
)
def test_an_environment_that_makes_no_sense_is_told_in_one_sentence(name, value, tmp_path, monkeypatch):
    check([], {name: value}, tmp_path, monkeypatch)


def check(words: list[str], environment: dict[str, str], tmp_path, monkeypatch) -> None:
    def started(*_: object) -> None:
        raise AssertionError("it started")

    monkeypatch.setattr(serve.Server, "run", started)
    monkeypatch.delenv("COURTYARD_DEBUG", raising=False)
    command = ["serve", "--port", "0", "--log", "text", "--data", str(tmp_path / "data"), *words]
    told = CliRunner().invoke(main, command, env=environment)
    assert told.exit_code == 2, told.output
    last = told.output.strip().splitlines()[-1]
    assert last.endswith((".", "?")) and "Traceback" not in told.output
    assert "hushhush" not in told.output
