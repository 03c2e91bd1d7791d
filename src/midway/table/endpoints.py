"""Endpoints: method, path and statuses are declared where a request is handled; routes and OpenAPI come from that.

A handler's signature says the rest: the type of `sent` is the type of the body, and the return type is the answer. Text is
`text/plain`, everything else is JSON. The first line of its docstring is the summary.
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
WITH_BODY = (403, 413, 415, 422)  # the errors that any body can cause


@dataclass(frozen=True)
class Endpoint:
    """One endpoint of the API.

    query    the numbers and texts it reads from the query, by name
    once     an `Idempotency-Key` makes a retry harmless
    errors   the statuses whose answer is an Error
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


ENDPOINTS: list[Endpoint] = []


def endpoint(
    method: str,
    path: str,
    *,
    status: int = 200,
    errors: tuple[int, ...] = (),
    query: dict[str, type] | None = None,
    once: bool = False,
    answer: Any = None,
) -> Callable[[AnyHandler], AnyHandler]:
    """Declare the endpoint of a handler; `answer` is for one that makes its own response."""

    def declare(handle: AnyHandler) -> AnyHandler:
        types = get_type_hints(handle)
        body = types.get("sent")
        wrong = {*errors, 429, *(WITH_BODY if body else ()), *((501,) if path.startswith(MATCH) else ())}
        summary = (handle.__doc__ or "").partition("\n")[0].rstrip(".")
        answers = answer or types["return"]
        ENDPOINTS.append(Endpoint(method, path, handle, summary, body, answers, status, tuple(sorted(wrong)), query or {}, once))
        return handle

    return declare
