"""The OpenAPI description at /schema, as true as we can make it.

Litestar draws it from the handlers. It does not know that our structs refuse other fields, drops limits
inside lists, describes its own form of errors, and cannot see a body that a handler reads by itself.
"""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from .. import games
from .built import AskPosition, AskTable
from .calls import AskDaily, Branch, Join, OpenRecord, OpenTable, PlayDaily
from .lessons import Asked
from .own_data import ChangeData
from .protocol import ErrorInfo
from .studies import AskStudy

REFERENCE = "#/components/schemas/{name}"
TEXTS = {"type": "array", "items": {"type": "string"}}
RECORD = {
    "type": "object",
    "description": "docs/records.md",
    "required": ["bastide", "game", "seats"],
    "additionalProperties": False,
    "properties": {
        "bastide": {"const": 1},
        "game": {"enum": list(games.PLACES)},
        "seats": {
            "anyOf": [
                {**TEXTS, "minItems": 1, "maxItems": 6},
                {"type": "integer", "minimum": 1, "maximum": 6},
            ]
        },
        "sets": TEXTS,
        "elements": TEXTS,
        "options": {"type": "object"},
        "data": {"type": "string"},
        "seed": {"type": ["integer", "string", "null"]},
        "commitment": {"type": "object"},
        "chance": {"type": "object"},
        "given": {"type": "object"},
        "title": {"type": "string"},
        "about": {"type": "string"},
        "moves": TEXTS,
        "rules": {"type": "string"},
        "marks": {"type": "object"},
    },
}


class Description(JsonRenderPlugin):
    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        asked = (PlayDaily, AskDaily, Asked, AskStudy, AskPosition, AskTable, ChangeData)
        taken = (OpenTable, Join, Branch, OpenRecord, *asked, ErrorInfo)
        _, ours = msgspec.json.schema_components(taken, ref_template=REFERENCE)
        ours["OpenTable"]["properties"]["game"] = {"enum": list(games.PLACES)}
        for name in ("OpenRecord", "AskPosition"):
            ours[name]["properties"]["record"] = RECORD
        openapi_schema["components"]["schemas"].update(ours)
        for path in openapi_schema["paths"].values():
            for operation in path.values():
                _tell_our_errors(operation)
        opened = {"$ref": REFERENCE.format(name="OpenRecord")}
        built = {"$ref": REFERENCE.format(name="AskPosition")}
        changed = {"$ref": REFERENCE.format(name="ChangeData")}
        bodies = {
            "/api/records": RECORD,
            "/api/records/table": opened,
            "/api/positions": built,
            "/api/data/{game}": changed,
        }
        for path, schema in bodies.items():
            body = {"required": True, "content": {"application/json": {"schema": schema}}}
            openapi_schema["paths"][path]["post"]["requestBody"] = body
        return super().render(request, openapi_schema)


def _tell_our_errors(operation: dict[str, Any]) -> None:
    for status, response in operation["responses"].items():
        if int(status) >= 400:
            schema = {"$ref": REFERENCE.format(name="ErrorInfo")}
            response["content"] = {"application/json": {"schema": schema}}
