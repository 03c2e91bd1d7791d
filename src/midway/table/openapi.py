"""The description of the API, for programs: OpenAPI 3.1, made from the endpoints."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

import midway

from .answers import Error
from .endpoints import ENDPOINTS, LINES, Endpoint

Json = dict[str, Any]

PATH: dict[str, Json] = {
    "match": {"type": "string"},
    "seat": {"type": "integer", "minimum": 1, "maximum": 8},
    "game": {"type": "string", "pattern": "^[a-z]+$"},
    "lesson": {"type": "string"},
}
QUERY: dict[type, Json] = {
    int: {"type": "integer", "minimum": 0, "maximum": 9_999_999},
    bool: {"type": "integer", "enum": [0, 1]},
    str: {"type": "string"},
}
LANGUAGE: Json = {"name": "lang", "in": "query", "description": "en, fr or pl; otherwise English", "schema": {"type": "string"}}
WORD: Json = {
    "name": "Midway-Word",
    "in": "header",
    "description": "the word that this server wants for new tables, percent-encoded",
    "schema": {"type": "string"},
}
ONCE: Json = {"name": "Idempotency-Key", "in": "header", "schema": {"type": "string"}}
STATUSES = {
    200: "OK",
    201: "Created",
    400: "A proxy contradicts itself",
    403: "Forbidden: someone else's seat, a wrong key, or another site",
    404: "Not found",
    409: "Conflict: the match has moved on, or the seat has changed hands",
    413: "The request body is too large",
    415: "The request body has the wrong content type",
    422: "Refused; for a move, by the rule that is named",
    421: "Not a name of this server",
    429: "Too many requests",
    501: "The match cannot be opened by this server",
    503: "The server is about to stop, or its database does not answer properly",
}
ABOUT = (
    "A seat is held by the browser's cookie, or by its key as a bearer token. Seats count from 1. The WebSocket "
    "`/api/matches/{match}/live?lang=en&since=0` sends a snapshot at once and after every change."
)


@cache
def description() -> Json:
    """The whole API."""
    paths: dict[str, Json] = {}
    schemas = _Schemas(ENDPOINTS)
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, schemas)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Midway", "version": midway.__version__, "description": ABOUT},
        "paths": paths,
        "components": {"schemas": schemas.components, "securitySchemes": {"seat": {"type": "http", "scheme": "bearer"}}},
        "security": [{}, {"seat": []}],
    }


class _Schemas:
    """The JSON schemas of everything that is sent and answered."""

    def __init__(self, endpoints: Sequence[Endpoint]) -> None:
        types = [Error, *(kind for endpoint in endpoints for kind in (endpoint.body, endpoint.answer) if kind)]
        found, self.components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
        self._schemas = list(zip(types, found, strict=True))

    def content(self, kind: Any, lines: bool = False) -> Json:
        """A body of this type: text, JSON, or lines of JSON."""
        schema = next(schema for known, schema in self._schemas if known == kind)
        media = LINES if lines else "text/plain" if schema.get("type") == "string" else "application/json"
        return {media: {"schema": schema}}


def _operation(endpoint: Endpoint, schemas: _Schemas) -> Json:
    told = schemas.content(endpoint.answer, endpoint.lines)
    operation: Json = {
        "summary": endpoint.summary,
        "parameters": _parameters(endpoint),
        "responses": {
            str(endpoint.status): {"description": STATUSES[endpoint.status], "content": told},
            **{str(code): {"description": STATUSES[code], "content": schemas.content(Error)} for code in endpoint.errors},
        },
    }
    if endpoint.body:
        operation["requestBody"] = {"required": True, "content": schemas.content(endpoint.body)}
    return operation


def _parameters(endpoint: Endpoint) -> list[Json]:
    in_path = [
        {"name": name, "in": "path", "required": True, "schema": PATH[name]} for name in re.findall(r"{(\w+)}", endpoint.path)
    ]
    in_query = [{"name": name, "in": "query", "schema": QUERY[kind]} for name, kind in endpoint.query.items()]
    return [*in_path, *in_query, LANGUAGE, *([ONCE] if endpoint.once else []), *([WORD] if endpoint.word else [])]
