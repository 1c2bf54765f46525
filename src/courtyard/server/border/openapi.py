"""The OpenAPI document, made from the list of requests and the messages themselves."""

import json
import re
from typing import Any

import msgspec

import courtyard
from courtyard.games import GAMES
from courtyard.server.border.routes import EVERYWHERE, REQUESTS, Request
from courtyard.server.ground.messages import MOST_SEATS, Problem
from courtyard.server.ground.problems import STATUS
from courtyard.server.ground.table_talk import FromClient, FromServer

SCHEMAS = "#/components/schemas/{name}"
SOCKET = "A socket at `/api/tables/{table}/socket` takes `FromClient` and says `FromServer`."


def document() -> dict[str, Any]:
    """Describe everything that the server understands and says."""
    requests = [kind for request in REQUESTS for kind in (request.gives, request.takes) if kind]
    said = [*(game.appearance for game in GAMES.values() if game.is_drawn), Problem, FromClient, FromServer]
    schemas, components = msgspec.json.schema_components([*requests, *said], ref_template=SCHEMAS)
    found = iter(schemas)
    paths: dict[str, Any] = {}
    for request in REQUESTS:
        gives = next(found)
        takes = as_body(request.takes, next(found), components) if request.takes else None
        paths.setdefault(request.path, {})[request.method.lower()] = operation(request, gives, takes)
    *_, from_client, from_server = found
    components |= {"FromClient": from_client, "FromServer": from_server}
    del components["Saying"]["properties"]["args"]["default"]  # Clients may leave out what stands in no gap.
    return {
        "openapi": "3.1.0",
        "info": {"title": "Courtyard", "version": courtyard.__version__, "description": SOCKET},
        "paths": paths,
        "components": {"schemas": components},
    }


def operation(request: Request, gives: dict[str, Any], takes: dict[str, Any] | None) -> dict[str, Any]:
    names = re.findall(r"{(\w+)}", request.path)
    described: dict[str, Any] = {
        "operationId": request.answer.__name__,
        "summary": request.about,
        "parameters": [
            {"name": name, "in": "path", "required": True, "schema": path_schema(name)} for name in names
        ],
        "responses": {"200": {"description": "Done.", "content": {request.media: {"schema": gives}}}},
    }
    problems: dict[int, list[str]] = {}
    for code in dict.fromkeys((*request.codes, *EVERYWHERE)):
        problems.setdefault(int(STATUS[code]), []).append(code)
    for status, codes in sorted(problems.items()):
        content = as_json({"$ref": SCHEMAS.format(name="Problem")})
        described["responses"][str(status)] = {"description": ", ".join(codes), "content": content}
    if request.takes is not None and takes is not None:
        is_needed = any(field.required for field in msgspec.structs.fields(request.takes))
        described["requestBody"] = {"required": is_needed, "content": as_json(takes)}
    return described


def as_body(kind: type[msgspec.Struct], schema: dict[str, Any], components: dict[str, Any]) -> dict[str, Any]:
    """Let a request leave out the kind of its message: its address says it."""
    tag = kind.__struct_config__.tag_field
    if tag is None:
        return schema
    described = components[kind.__name__]
    return {**described, "required": [name for name in described["required"] if name != tag]}


def path_schema(name: str) -> dict[str, Any]:
    if name == "seat":
        return {"type": "integer", "minimum": 0, "maximum": MOST_SEATS - 1}
    return {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,40}$"}


def as_json(schema: dict[str, Any]) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}


if __name__ == "__main__":
    print(json.dumps(document(), indent=1))
