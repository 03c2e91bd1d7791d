"""What clients may send: exactly these fields, nothing else."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

Text = Annotated[str, Meta(min_length=1, max_length=40)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Code = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]
Digits = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]  # the pattern alone lets a line end after them
Times = Annotated[int, Meta(ge=1, le=50)]


class SeatRequest(Struct, forbid_unknown_fields=True):
    """A seat of a new match: a name for a person, or a bot."""

    name: Annotated[str, Meta(max_length=40)] = ""
    bot: Annotated[str, Meta(max_length=40)] = ""


class CreateRequest(Struct, forbid_unknown_fields=True):
    """A new match. The client takes the first seat without a bot.

    gather    wait for people, with one invitation for all free seats, until the client begins the match
    serious   nobody is given hints or takes anything back, from the first move to the last
    seed      only where the client has the seats of all people and none can be added; everyone at the table is told
    parts     where the client has the seats of all people, begin once it has added its part to the draws; at a table that
              gathers, everyone may
    """

    game: Text
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=8)]
    options: dict[Text, Text] = {}
    seed: Annotated[str, Meta(min_length=1, max_length=128)] | None = None
    mirror: bool = False
    listed: bool = False
    hot_seat: bool = False
    gather: bool = False
    serious: bool = False
    parts: bool = False


class SitRequest(Struct, forbid_unknown_fields=True):
    """Sit down: with the seat's key or that of an invitation, which it spends, or without at an open table."""

    name: Text
    key: Annotated[str, Meta(max_length=200)] | None = None


class MoveRequest(Struct, forbid_unknown_fields=True):
    """A choice: the number of the decision it answers, the code, and how many times it is made, all or none.

    on   go on as long as there is only one choice, for the next player too
    """

    number: Number
    code: Code
    times: Times = 1
    on: bool = False


class UndoRequest(Struct, forbid_unknown_fields=True):
    """An undo: the number of events so far, and that of the first event to take back if it is not only the last choice."""

    number: Number
    to: Number | None = None


class HintRequest(Struct, forbid_unknown_fields=True):
    """A hint for a decision, by its number."""

    number: Number


class BotRequest(Struct, forbid_unknown_fields=True):
    """Hand a seat to a bot, with a name for the bot if the seat is free.

    everywhere   the seat's key stops working, so that nothing brings you back
    """

    bot: Text
    name: Annotated[str, Meta(max_length=40)] = ""
    everywhere: bool = False


class JoinRequest(Struct, forbid_unknown_fields=True):
    """The key of an invitation."""

    key: Annotated[str, Meta(min_length=1, max_length=200)]


class SealRequest(Struct, forbid_unknown_fields=True):
    """The seal of the part that a seat adds to the draws: the SHA-256 of `midway part PART`, in hexadecimal digits."""

    seal: Digits


class PartRequest(Struct, forbid_unknown_fields=True):
    """The part that a seat adds to the draws: 64 hexadecimal digits."""

    part: Digits


class CodeRequest(Struct, forbid_unknown_fields=True):
    """What a QR code holds."""

    text: Annotated[str, Meta(min_length=1, max_length=300, pattern=r"^[ -~]+$")]


class ChatRequest(Struct, forbid_unknown_fields=True):
    """A line of chat."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class WebhookRequest(Struct, forbid_unknown_fields=True):
    """Where to announce that your turn begins; empty to stop."""

    url: Annotated[str, Meta(max_length=500)]


class LessonRequest(Struct, forbid_unknown_fields=True):
    """A lesson: the game to learn, and which of its lessons; the first unless it says."""

    game: Text
    lesson: Annotated[str, Meta(max_length=40)] = ""


class LessonMoveRequest(Struct, forbid_unknown_fields=True):
    """A try in a lesson: a code, a choice in the words of a record, or the mark of a place that was touched."""

    code: Code | None = None
    choice: Annotated[str, Meta(min_length=1, max_length=200)] | None = None
    mark: Annotated[str, Meta(min_length=1, max_length=200)] | None = None


class WhatIfPlace(Struct, forbid_unknown_fields=True):
    """A place in a what if.

    at      the event of the match that it leaves
    seed    of its draws and, where the match goes on, of what is dealt again
    path    the codes that were chosen since
    hands   the seats that you play, the others being bots; if there are none, whoever decides first, or your own seat
    """

    at: Number
    seed: Annotated[str, Meta(pattern="^[0-9a-z]{1,32}$")]
    path: Annotated[list[Code], Meta(max_length=2000)] = []
    hands: Annotated[list[Annotated[int, Meta(ge=1, le=8)]], Meta(max_length=8)] = []


class WhatIfRequest(WhatIfPlace, forbid_unknown_fields=True):
    """What happens next there: nothing, a choice as a code or in the words of a record, or what the bot that decides chooses."""

    code: Code | None = None
    choice: Annotated[str, Meta(min_length=1, max_length=200)] | None = None
    times: Times = 1
    bot: bool = False


class WhatIfHelp(WhatIfPlace, forbid_unknown_fields=True):
    """Help outside the game, as at a table."""

    ask: dict[str, Any] = {}
