"""Commands, options, metrics and events named in docs/operating.md and deploy/ exist."""

import re
import shlex
from configparser import ConfigParser
from pathlib import Path
from typing import Any

import click
import pytest
import yaml
from prometheus_client import REGISTRY, generate_latest

from courtyard.cli import main
from courtyard.server import serve
from courtyard.server.border.capacity import EACH_ADDRESS, EACH_CALLER
from courtyard.server.ground import metrics
from courtyard.server.ground.buckets import RATES

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "operating.md").read_text("utf-8")
DEPLOY = ROOT / "deploy"
UNITS = sorted(path for path in DEPLOY.iterdir() if path.suffix in (".service", ".socket", ".timer"))
COMMANDS: dict[str, Any] = {name: main.get_command(click.Context(main), name) for name in main.entries}


def options_of(command: click.Command) -> set[str]:
    return {word for each in command.params if isinstance(each, click.Option) for word in each.opts} | {
        "--help"
    }


def check(words: list[str]) -> None:
    """Tell whether a command with its options could be typed."""
    if words[:1] == ["--version"]:
        return
    name, *rest = words
    assert name in COMMANDS, f"there is no command {name}"
    command = COMMANDS[name]
    if isinstance(command, click.Group):
        command, rest = command.commands[rest[0]], rest[1:]
    given = [word.partition("=")[0] for word in rest if word.startswith("--")]
    assert set(given) <= options_of(command), (name, given)


def commands_in(text: str) -> list[list[str]]:
    """All that is typed after the name of the program."""
    found = re.findall(r"(?:^|[ `/(])courtyard ((?:--version|[a-z]+)[^`\n]*)", text, re.M)
    return [shlex.split(each, comments=True) for each in found if each.split()[0] in COMMANDS or "--" in each]


def typed(text: str) -> list[list[str]]:
    blocks = re.findall(r"^```sh\n(.*?)^```", text, re.M | re.S)
    inline = re.findall(r"`(courtyard [a-z]+ [^`]*)`", text)
    return [each for part in [*blocks, *inline] for each in commands_in(part)]


def test_every_command_and_option_of_the_page_is_there() -> None:
    commands = typed(PAGE)
    assert {words[0] for words in commands} >= {
        "serve",
        "worker",
        "migrate",
        "backup",
        "restore",
        "--version",
    }
    assert len(commands) >= 12
    for words in commands:
        check(words)
    parts = [part for command in COMMANDS.values() for part in getattr(command, "commands", {}).values()]
    known = set().union(*(options_of(command) for command in [*COMMANDS.values(), *parts]))
    for option in re.findall(r"`(--[a-z-]+)", PAGE):
        assert option in known, option


def test_every_file_that_the_page_names_is_there() -> None:
    named = set(re.findall(r"deploy/([\w@.-]+\w)", PAGE))
    assert named >= {"courtyard.service", "courtyard-worker@.service", "Containerfile", "compose.yaml"}
    assert all((DEPLOY / name).is_file() for name in named)


def test_every_metric_is_documented_with_its_labels_and_no_other() -> None:
    documented = dict(re.findall(r"^\| `(courtyard_\w+)` \|(.*?)\|", PAGE, re.M))
    ours = {
        name: collector
        for collector, names in REGISTRY._collector_to_names.items()
        for name in names
        if name in documented
    }
    assert set(ours) == set(documented)
    every = [each for each in vars(metrics).values() if hasattr(each, "_labelnames")]
    assert {id(each) for each in every} == {id(each) for each in ours.values()}
    for name, collector in ours.items():
        labels: tuple[str, ...] = collector._labelnames
        if labels or name != "courtyard_build_info":
            assert documented[name].strip() == ", ".join(f"`{label}`" for label in labels)


def test_what_an_alarm_counts_is_there_before_it_happens() -> None:
    alarms = re.findall(r"^\| `increase\((courtyard_\w+)\{outcome=\"failed\"\}\[\w+\]\) > 0`", PAGE, re.M)
    assert len(alarms) == 2
    told = generate_latest().decode()
    for name in alarms:
        assert re.search(rf'^{name}{{outcome="failed"', told, re.M), name


def test_every_event_in_the_log_is_documented() -> None:
    sources = (ROOT / "src" / "courtyard" / "server").rglob("*.py")
    text = "\n".join(path.read_text("utf-8") for path in sources)
    found = set(re.findall(r'log\.(?:debug|info|warning|error|critical)\(\s*"([a-z-]+)"', text))
    found |= set(
        re.findall(r'(?:background|_sending|_looking)\.(?:repeat|start)\([^"]*"([a-z-]+)"', text)
    )  # Background tasks.
    assert len(found) > 30
    assert found <= set(re.findall(r"`([a-z-]+)`", PAGE.partition("### The log")[2]))


def directives(path: Path) -> dict[str, Any]:
    unit = ConfigParser(strict=False, interpolation=None, delimiters=("=",))
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read_string(path.read_text("utf-8").replace("\\\n", " "))
    return {name: value for section in unit.sections() for name, value in unit[section].items()}


@pytest.mark.parametrize("path", UNITS, ids=lambda path: path.name)
def test_a_unit_starts_a_command_that_is_there_without_rights_and_secrets(path: Path) -> None:
    unit = directives(path)
    if path.suffix != ".service":
        return
    for words in commands_in(unit["ExecStart"].replace("'", "").replace('"', "")):
        check([word for word in words if "$" not in word])
    assert commands_in(unit["ExecStart"].replace("'", "").replace('"', ""))
    hardened = {
        "DynamicUser": "yes",
        "NoNewPrivileges": "yes",
        "ProtectSystem": "strict",
        "ProtectHome": "yes",
    }
    assert hardened.items() <= unit.items()
    assert "COURTYARD_DATABASE" not in unit["ExecStart"] and "EnvironmentFile" in unit
    if "TimeoutStopSec" in unit:
        assert int(unit["TimeoutStopSec"]) > serve.LONGEST_STOP


def test_old_backups_are_looked_for_behind_the_link_that_systemd_makes() -> None:
    unit = directives(DEPLOY / "courtyard-backup.service")
    assert "courtyard-backups" in unit["StateDirectory"].split() and unit["DynamicUser"] == "yes"
    assert "find /var/lib/courtyard-backups/ " in unit["ExecStartPost"]


def test_proxies_bound_what_one_address_may_hold_and_wait_for_no_head_without_end() -> None:
    """They let through all that the server grants, and not much more."""
    nginx = (DEPLOY / "nginx.conf").read_text("utf-8")
    bound = re.search(r"^    limit_conn courtyard_connections (\d+);$", nginx, re.M)
    rate = re.search(r"zone=courtyard_requests:10m rate=(\d+)r/s;$", nginx, re.M)
    assert bound and rate
    assert EACH_ADDRESS < int(bound[1]) <= EACH_ADDRESS + EACH_CALLER
    assert int(rate[1]) * RATES["request"].address.seconds == 1
    for name in ("courtyard_connections", "courtyard_requests"):
        assert f"$binary_remote_addr zone={name}:" in nginx
    assert "limit_req zone=courtyard_requests burst=" in nginx and "client_header_timeout 15s;" in nginx
    caddy = (DEPLOY / "Caddyfile").read_text("utf-8")
    assert re.search(r"read_header 15s\s+idle 2m", caddy) and "max_header_size 64KB" in caddy
    kernel = (DEPLOY / "nftables.conf").read_text("utf-8")
    assert re.findall(r"ct count over (\d+)", kernel) == [bound[1]] * 2
    assert f"{bound[1]} connections" in PAGE and f"{rate[1]} requests a second" in PAGE


def test_the_services_of_the_compose_file_start_commands_that_are_there() -> None:
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))["services"]
    assert {"server-1", "server-2", "worker-1", "worker-2", "database", "proxy"} == set(services)
    for service in services.values():
        if "command" in service:
            check(shlex.split(service["command"]))
            assert "PASSWORD" not in service["command"] and "DATABASE" not in service["command"]
            assert float(service["stop_grace_period"].rstrip("s")) > serve.LONGEST_STOP
    proxied = (DEPLOY / "Caddyfile").read_text("utf-8")
    assert all(f"{name}:8000" in proxied for name in services if name.startswith("server"))


def test_the_container_copies_all_that_the_build_needs_and_starts_a_command_that_is_there() -> None:
    text = (DEPLOY / "Containerfile").read_text("utf-8")
    for line in re.findall(r"^COPY (?!--)(.*)$", text, re.M):
        assert all((ROOT / source).exists() for source in line.split()[:-1]), line
    copied = {source for line in re.findall(r"^COPY (?!--)(.*)$", text, re.M) for source in line.split()[:-1]}
    made = {".npmrc", "index.html", "package.json", "package-lock.json", "svelte.config.js", "src"}
    assert {f"web/{name}" for name in made | {"tsconfig.json", "vite.config.ts"}} <= copied
    assert {"pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "src"} <= copied
    (command,) = re.findall(r"^CMD \[(.*)\]$", text, re.M)
    check([word.strip('", ') for word in command.split()])
