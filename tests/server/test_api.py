"""The API is what its OpenAPI document says (see test_fuzz_api.py for whatever else may be asked)."""

import json
import re
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import msgspec
import pytest
from jsonschema_rs import validator_for

from courtyard.engine.chance import Dice
from courtyard.server.border import openapi
from courtyard.server.border.routes import REQUESTS
from courtyard.server.ground.problems import STATUS
from tests.server.visitors import ME, RANDOM, Served, Visitor, by_lot, play_on, serving


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("api") / "data") as served:
        yield served


@pytest.fixture(scope="module")
def host(served: Served) -> Visitor:
    return Visitor(served)


def test_the_document_describes_every_request_and_is_what_the_server_tells(host):
    told = host.get("/api/openapi.json")
    assert told == json.loads(json.dumps(openapi.document()))
    described = {(method.upper(), path) for path, there in told["paths"].items() for method in there}
    assert described == {(request.method, request.path) for request in REQUESTS}


def test_the_server_never_had_to_complain(served):
    assert "Traceback" not in served.said()


def test_every_request_names_problems_that_there_are():
    for request in REQUESTS:
        assert set(request.codes) <= set(STATUS)


def test_every_reference_in_the_document_leads_somewhere():
    text = json.dumps(openapi.document())
    known = openapi.document()["components"]["schemas"]
    assert set(re.findall(r"#/components/schemas/([\w.-]+)", text)) <= set(known)


def test_a_request_may_leave_out_the_kind_of_its_message_because_its_address_says_it():
    for request in REQUESTS:
        if request.takes is None or request.takes.__struct_config__.tag is None:
            continue
        operation = openapi.document()["paths"][request.path][request.method.lower()]
        body = operation["requestBody"]["content"]["application/json"]["schema"]
        assert "type" in body["properties"]
        assert "type" not in body["required"]
        told = {"id": "a", "seat": 0, "version": 0, "option": 0, "agree": True}
        asked = {name: told[name] for name in body["required"]}
        assert msgspec.json.decode(msgspec.json.encode(asked), type=request.takes)


# What the socket says.


def validator(name: str) -> Any:
    described = openapi.document()
    return validator_for({"$ref": f"#/components/schemas/{name}", "components": described["components"]})


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("gugong", [ME, RANDOM], {"players": 2}),
        ("kingdom", [ME, ME], {"players": 2}),
        ("gugong", [ME], {"players": 1}),
    ],
    ids=["gugong", "kingdom", "alone"],
)
def test_everything_a_socket_says_is_described(host, game, seats, options):
    said = validator("FromServer")
    looks = validator({"gugong": "GugongView", "kingdom": "KingdomView"}.get(game, ""))
    table = host.open(game, seats, **options)
    with ExitStack() as stack:
        seated = [stack.enter_context(host.at(table["id"], seat)) for seat in table["mine"]]
        play_on(seated, by_lot(Dice(4)))
        seated[0].choose(1)
        seated[0].socket.send("nonsense")
        seated[0].wait_for("problem")
    kinds = set()
    for message in seated[0].heard[::3] + seated[0].heard[-8:]:
        assert list(said.iter_errors(message)) == []
        kinds.add(message["type"])
        if message["type"] == "state":
            assert list(looks.iter_errors(message["view"])) == []
    assert {"state", "done", "problem"} <= kinds
