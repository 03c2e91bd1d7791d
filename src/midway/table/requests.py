"""What clients may send: exactly these fields, nothing else."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

Text = Annotated[str, Meta(min_length=1, max_length=40)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Code = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]


class SeatRequest(Struct, forbid_unknown_fields=True):
    """A seat of a new match: a name for a person, or a bot."""

    name: Annotated[str, Meta(max_length=40)] = ""
    bot: Annotated[str, Meta(max_length=40)] = ""


class CreateRequest(Struct, forbid_unknown_fields=True):
    """A new match. The first seat without a bot is taken by whoever asks."""

    game: Text
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=8)]
    options: dict[Text, Text] = {}
    seed: Annotated[str, Meta(min_length=1, max_length=128)] | None = None
    mirror: bool = False
    listed: bool = False
    hot_seat: bool = False


class SitRequest(Struct, forbid_unknown_fields=True):
    """Sit down: with the seat's key, or without at an open table."""

    name: Text
    key: Annotated[str, Meta(max_length=200)] | None = None


class MoveRequest(Struct, forbid_unknown_fields=True):
    """A choice: the number of the decision it answers, and the code."""

    number: Number
    code: Code


class UndoRequest(Struct, forbid_unknown_fields=True):
    """Take back: the number of events so far."""

    number: Number


class BotRequest(Struct, forbid_unknown_fields=True):
    """Hand a seat to a bot."""

    bot: Text


class ChatRequest(Struct, forbid_unknown_fields=True):
    """A line of chat."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class WebhookRequest(Struct, forbid_unknown_fields=True):
    """Where to be told that one's turn begins; empty for nowhere."""

    url: Annotated[str, Meta(max_length=500)]


REQUESTS = (CreateRequest, SitRequest, MoveRequest, UndoRequest, BotRequest, ChatRequest, WebhookRequest)


def schemas() -> dict[str, object]:
    """The JSON schemas of all requests, for the description of the API."""
    return msgspec.json.schema_components(REQUESTS, ref_template="#/components/schemas/{name}")[1]
