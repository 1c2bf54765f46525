"""The page docs/api.md lists every request and every error of the server."""

import re
from pathlib import Path

from courtyard.server.border.routes import REQUESTS
from courtyard.server.ground.problems import STATUS

TEXT = (Path(__file__).parents[2] / "docs" / "api.md").read_text("utf-8")


def test_every_request_is_documented_and_no_other() -> None:
    documented = re.findall(r"^\| `([A-Z]+ /[^`]*)` \| (.*) \|$", TEXT, re.M)
    assert documented == [(f"{request.method} {request.path}", request.about) for request in REQUESTS]


def test_every_problem_is_documented_with_its_status_and_no_other() -> None:
    documented = re.findall(r"^\| `([a-z-]+)` \| (\d+) \|$", TEXT, re.M)
    assert documented == [(code, str(int(status))) for code, status in sorted(STATUS.items())]


def test_every_problem_of_a_request_has_a_status() -> None:
    assert {code for request in REQUESTS for code in request.codes} <= set(STATUS)
