"""The description of the API, for programs: OpenAPI 3.1."""

from __future__ import annotations

from typing import Any

import midway

from .requests import schemas

ERROR = {"type": "object", "required": ["error", "text"], "properties": {"error": {"type": "string"}, "text": {"type": "string"}}}
MATCH = {"name": "match", "in": "path", "required": True, "schema": {"type": "string"}}
SEAT = {"name": "seat", "in": "path", "required": True, "schema": {"type": "integer"}}
GAME = {"name": "game", "in": "path", "required": True, "schema": {"type": "string"}}
LANG = {"name": "lang", "in": "query", "schema": {"type": "string", "enum": ["en", "fr", "pl"]}}
ONCE = {"name": "Idempotency-Key", "in": "header", "schema": {"type": "string"}}


def description() -> dict[str, Any]:
    """All that can be asked."""
    match = "/api/matches/{match}"
    paths = {
        "/api/games": {"get": _ask("The games, their options and bots", [LANG])},
        "/api/games/{game}": {"get": _ask("A game with its rules and the titles of its cards", [GAME, LANG])},
        "/api/matches": {
            "get": _ask("Open tables with a free seat", [LANG]),
            "post": _ask("A new match; answers with the private keys of its seats", [LANG], "CreateRequest", "201"),
        },
        "/api/mine": {"get": _ask("The matches in which this browser sits", [LANG])},
        match: {"get": _ask("What your seat may see: view, decision, log; `at` for an earlier moment", [
            MATCH, LANG, _number("at"), _number("since"),
        ])},
        f"{match}/record": {"get": _ask("The record, a text file; the seed is in it when the match is over", [MATCH])},
        f"{match}/why": {"get": _ask("Why your seat may not choose a code now", [MATCH, LANG, _number("code")])},
        f"{match}/moves": {"post": _ask("Choose; acknowledged when committed", [MATCH, LANG, ONCE], "MoveRequest")},
        f"{match}/undo": {"post": _ask("Take back your last choice", [MATCH, LANG, ONCE], "UndoRequest")},
        f"{match}/chat": {
            "get": _ask("The chat of the seats", [MATCH]),
            "post": _ask("Say something", [MATCH], "ChatRequest", "201"),
        },
        f"{match}/seats/{{seat}}": {"post": _ask("Sit down", [MATCH, SEAT], "SitRequest")},
        f"{match}/seats/{{seat}}/bot": {"post": _ask("Hand your seat to a bot", [MATCH, SEAT], "BotRequest")},
    }  # fmt: skip
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Midway",
            "version": midway.__version__,
            "description": "A seat is held by the browser's cookie, or by its key as a bearer token. WebSocket: "
            "`/api/matches/{match}/live?lang=en&since=0` sends a snapshot at once and after every change.",
        },
        "paths": paths,
        "components": {
            "schemas": {**schemas(), "Error": ERROR},
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer"}},
        },
        "security": [{}, {"seat": []}],
    }


def _ask(summary: str, parameters: list[dict[str, Any]], body: str = "", good: str = "200") -> dict[str, Any]:
    wrong = {"description": "Not possible; the text says why", "content": _json("Error")}
    asked: dict[str, Any] = {
        "summary": summary,
        "parameters": parameters,
        "responses": {good: {"description": "Done"}, "4XX": wrong},
    }
    if body:
        asked["requestBody"] = {"required": True, "content": _json(body)}
    return asked


def _json(schema: str) -> dict[str, Any]:
    return {"application/json": {"schema": {"$ref": f"#/components/schemas/{schema}"}}}


def _number(name: str) -> dict[str, Any]:
    return {"name": name, "in": "query", "schema": {"type": "integer", "minimum": 0}}
