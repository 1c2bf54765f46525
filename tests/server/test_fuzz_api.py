"""Every request of the document, asked with data that fits it and that does not, at tables of every stage.

Schemathesis makes the questions and holds the answers against the document; which problems a request may have
is held against the list of requests. `COURTYARD_FUZZ_EXAMPLES=300` asks more often.
"""

import os
import re
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import load_all_checks
from schemathesis.specs.openapi.checks import positive_data_acceptance

from courtyard.server.border import openapi
from courtyard.server.border.routes import EVERYWHERE, REQUESTS
from courtyard.server.ground.problems import STATUS
from tests.puzzles.makers import DATA
from tests.server.fuzz.house import GAMES, House
from tests.server.fuzz.watching import Counted, counted

EXAMPLES = int(os.environ.get("COURTYARD_FUZZ_EXAMPLES", "10"))
NAMED = {(asked.method, asked.path): {*asked.codes, *EVERYWHERE} for asked in REQUESTS}
NO_ROUTE = {"unknown-page", "wrong-method"}
"""Problems of addresses that are no request of ours, as those become in which a part is left out."""
WELL_FORMED = re.compile("[A-Za-z0-9_-]{1,40}")


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Counted]:
    with counted(tmp_path_factory.mktemp("fuzz-api") / "data", "--puzzles", str(DATA)) as served:
        yield served


@pytest.fixture(scope="module")
def house(served: Counted) -> House:
    return House(served)


load_all_checks()
schema = schemathesis.openapi.from_dict(openapi.document())


@schema.parametrize()
@settings(
    max_examples=EXAMPLES,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_every_answer_is_one_that_the_document_describes(case, served, house):
    """All checks of Schemathesis hold but one: no schema can tell which wishes the rules of a game allow."""
    name_what_is_there(case.path_parameters, house)
    is_parting = case.method == "DELETE" and case.path.startswith("/api/me")
    token = house.mayfly if is_parting else house.cookies[len(str(case.body)) % 2]
    response = case.call_and_validate(
        base_url=served.url.rstrip("/"),
        headers={"Cookie": f"courtyard={token}"},
        excluded_checks=[positive_data_acceptance],
    )
    assert response.status_code < 500
    if response.status_code >= 400:
        code = response.json()["code"]
        assert STATUS[code] == response.status_code
        assert code in NAMED.get((case.method, case.path), set()) | NO_ROUTE, code


def name_what_is_there(gaps: dict[str, Any], house: House) -> None:
    """Put tables and games that there are in place of two of three that nobody has ever heard of."""
    for gap, known in (("table", list(house.tables.values())), ("game", list(GAMES))):
        asked = str(gaps.get(gap, ""))
        if WELL_FORMED.fullmatch(asked) and len(asked) % 3:
            gaps[gap] = known[sum(map(ord, asked)) % len(known)]


def test_tables_of_every_stage_and_origin_were_asked_about(house):
    found = [house.owner.look(table) for table in house.tables.values()]
    assert {table["stage"] for table in found} == {"gathering", "playing", "over"}
    assert {table["origin"] for table in found} == {"played", "imported", "lesson"}
    assert {table["game"] for table in found} == set(GAMES)


def test_the_server_never_had_to_complain(served):
    assert served.complaints() == []
