"""The description of the API, for programs: OpenAPI 3.1."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import midway

from . import answers, requests

Json = dict[str, Any]

MATCH: Json = {"name": "match", "in": "path", "required": True, "schema": {"type": "string"}}
SEAT: Json = {"name": "seat", "in": "path", "required": True, "schema": {"type": "integer", "minimum": 0, "maximum": 7}}
GAME: Json = {"name": "game", "in": "path", "required": True, "schema": {"type": "string", "pattern": "^[a-z]+$"}}
LANG: Json = {"name": "lang", "in": "query", "description": "en, fr or pl; else English", "schema": {"type": "string"}}
ONCE: Json = {"name": "Idempotency-Key", "in": "header", "schema": {"type": "string"}}
WRONG = {
    403: "Not for you: another's seat, a wrong key, another site",
    404: "There is no such match",
    409: "Not now: the match has gone on, or the seat has changed hands",
    413: "The body is too large",
    415: "The body is of another kind",
    422: "What was sent is refused; of a move, by the rule that is named",
    429: "Too often",
}
MATCH_PATH = "/api/matches/{match}"
SEAT_PATH = f"{MATCH_PATH}/seats/{{seat}}"


@lru_cache(maxsize=1)
def description() -> Json:
    """All that can be asked."""
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Midway",
            "version": midway.__version__,
            "description": "A seat is held by the browser's cookie, or by its key as a bearer token. WebSocket: "
            "`/api/matches/{match}/live?lang=en&since=0` sends a snapshot at once and after every change.",
        },
        "paths": {**_games(), **_matches(), **_playing(), **_seats(), **_health()},
        "components": {
            "schemas": {**requests.schemas(), **answers.schemas()},
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer"}},
        },
        "security": [{}, {"seat": []}],
    }


def _games() -> Json:
    whole = _ask("A game with its rules and the titles of its cards", [GAME, LANG], "WholeGame", wrong=(422,))
    return {
        "/api": {"get": _ask("This description", [], {"application/json": {"schema": {"type": "object"}}})},
        "/api/games": {"get": _ask("The games, their options and bots", [LANG], "Games")},
        "/api/games/{game}": {"get": whole},
    }


def _matches() -> Json:
    made = _ask("A new match; answers with the private keys of its seats", [LANG], "Made", "CreateRequest", good=201)
    record = {"text/plain": {"schema": {"type": "string", "maxLength": 2**20}}}
    brought = _ask("Keep a record as a match: to look at it, or of a real table to go on", [LANG], "Match", record, good=201)
    return {
        "/api/matches": {"get": _ask("Open tables with a free seat", [LANG], "Tables"), "post": made},
        "/api/mine": {"get": _ask("The matches in which this browser sits", [LANG], "MyTables")},
        "/api/records": {"post": brought},
    }


def _playing() -> Json:
    moment = [MATCH, LANG, _number("at"), _number("since")]
    code = [MATCH, LANG, _number("code"), {"name": "choice", "in": "query", "schema": {"type": "string"}}]
    record = {"text/plain": {"schema": {"type": "string"}}}
    anything = {"application/json": {"schema": {"type": "object"}}}
    seen = _ask("What your seat may see: view, decision, log; `at` for an earlier moment", moment, "Snapshot", wrong=(404, 422))
    written = _ask("The record, a text file; the seed is in it when the match is over", [MATCH, LANG], record, wrong=(403, 404))
    again = _ask("Play again, one seat further on; the same match for everyone", [MATCH, LANG], "Made", wrong=(403, 404, 409))
    return {
        MATCH_PATH: {"get": seen},
        f"{MATCH_PATH}/record": {"get": written},
        f"{MATCH_PATH}/course": {"get": _ask("How the points went, turn by turn", [MATCH, LANG], "Course", wrong=(404,))},
        f"{MATCH_PATH}/why": {"get": _ask("Why your seat may not choose a code now", code, "Reason", wrong=(403, 404, 422))},
        f"{MATCH_PATH}/assist": {
            "post": _ask("Help beside the game; what it takes is up to the game", [MATCH, LANG], anything, anything, wrong=(404,))
        },
        f"{MATCH_PATH}/moves": {
            "post": _ask("Choose; acknowledged when committed", [MATCH, LANG, ONCE], "Moved", "MoveRequest", wrong=(404, 409))
        },
        f"{MATCH_PATH}/undo": {
            "post": _ask("Take back your last choice", [MATCH, LANG, ONCE], "Moved", "UndoRequest", wrong=(404, 409))
        },
        f"{MATCH_PATH}/rematch": {"post": again},
        f"{MATCH_PATH}/chat": {
            "get": _ask("The chat of the seats", [MATCH, LANG], "Chat", wrong=(403, 404)),
            "post": _ask("Say something", [MATCH, LANG], "Match", "ChatRequest", good=201, wrong=(404,)),
        },
    }


def _seats() -> Json:
    seat = [MATCH, SEAT, LANG]
    key = _ask("A fresh key of your seat, or of a free one; the old key is dead", seat, "Rekeyed", wrong=(403, 404, 409, 422))
    hook = _ask("Where to be told that your turn begins; empty for nowhere", seat, "Hooked", "WebhookRequest", wrong=(404,))
    return {
        SEAT_PATH: {"post": _ask("Sit down", seat, "Sat", "SitRequest", wrong=(404, 409))},
        f"{SEAT_PATH}/bot": {"post": _ask("Hand your seat to a bot", seat, "Handed", "BotRequest", wrong=(404,))},
        f"{SEAT_PATH}/key": {"post": key},
        f"{SEAT_PATH}/webhook": {"put": hook},
    }


def _health() -> Json:
    numbers = {"text/plain": {"schema": {"type": "string"}}}
    ready = _ask("Does this server answer", [], "Ready")
    ready["responses"]["503"] = {"description": "It is about to stop", "content": _json("Ready")}
    return {
        "/health": {"get": _ask("Does this server run", [], "Alive")},
        "/ready": {"get": ready},
        "/metrics": {"get": _ask("Numbers for Prometheus", [], numbers)},
    }


def _ask(
    summary: str, parameters: list[Json], answer: str | Json, body: str | Json = "", good: int = 200, wrong: tuple[int, ...] = ()
) -> Json:
    """One thing to ask; a body brings its own ways to be wrong."""
    codes = {*wrong, 429, *((403, 413, 415, 422) if body else ())}
    asked: Json = {
        "summary": summary,
        "parameters": parameters,
        "responses": {
            str(good): {"description": "Done", "content": _json(answer)},
            **{str(code): {"description": WRONG[code], "content": _json("Wrong")} for code in sorted(codes)},
        },
    }
    if body:
        asked["requestBody"] = {"required": True, "content": _json(body)}
    return asked


def _json(schema: str | Json) -> Json:
    """What a body holds: one of our schemas, or what is given."""
    if isinstance(schema, dict):
        return schema
    return {"application/json": {"schema": {"$ref": f"#/components/schemas/{schema}"}}}


def _number(name: str) -> Json:
    return {"name": name, "in": "query", "schema": {"type": "integer", "minimum": 0, "maximum": 9_999_999}}
