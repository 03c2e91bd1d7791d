"""Endpoints: method, path and statuses are declared where a request is handled; routes and OpenAPI come from that.

A handler's signature says the rest: the type of `sent` is the type of the body, and the return type is the answer. Text is
`text/plain`, everything else is JSON, or lines of it. The first line of its docstring is the summary.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeVar, get_type_hints

Handler = Callable[..., Awaitable[Any]]
AnyHandler = TypeVar("AnyHandler", bound=Handler)

MATCH = "/api/matches/{match}"
SEAT = f"{MATCH}/seats/{{seat}}"
LESSON = "/api/lessons/{lesson}"
LINES = "application/x-ndjson"  # the kind of an answer that comes line by line
WITH_BODY = (403, 413, 415, 422)  # the errors that any body can cause


@dataclass(frozen=True)
class Endpoint:
    """One endpoint of the API.

    query    the numbers and texts it reads from the query, by name
    once     an `Idempotency-Key` makes a retry harmless
    word     it makes a table, for which this server may want a word
    errors   the statuses whose answer is an Error
    lines    the answer comes again and again, a line of JSON each time
    """

    method: str
    path: str
    handle: Handler
    summary: str
    body: Any
    answer: Any
    status: int
    errors: tuple[int, ...]
    query: dict[str, type]
    once: bool
    word: bool
    lines: bool


ENDPOINTS: list[Endpoint] = []


def endpoint(
    method: str,
    path: str,
    *,
    status: int = 200,
    errors: tuple[int, ...] = (),
    query: dict[str, type] | None = None,
    once: bool = False,
    word: bool = False,
    answer: Any = None,
    lines: bool = False,
) -> Callable[[AnyHandler], AnyHandler]:
    """Declare the endpoint of a handler; `answer` is for one that makes its own response."""

    def declare(handle: AnyHandler) -> AnyHandler:
        types = get_type_hints(handle)
        body = types.get("sent")
        wrong = {*errors, 400, 421, 429, 503, *(WITH_BODY if body else ()), *((501,) if path.startswith(MATCH) else ())}
        wrong |= {403} if word else set()
        summary = (handle.__doc__ or "").partition("\n")[0].rstrip(".")
        answers = answer or types["return"]
        told = (method, path, handle, summary, body, answers, status, tuple(sorted(wrong)))
        ENDPOINTS.append(Endpoint(*told, query or {}, once, word, lines))
        return handle

    return declare
