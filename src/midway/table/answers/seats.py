"""The shape of what is said about seats: their chat, bots, keys and notices."""

from __future__ import annotations

from msgspec import Struct

from .matches import MatchId


class ChatLine(Struct):
    """A line of chat, and how many events there had been."""

    line: int
    seat: int
    text: str
    number: int


class Chat(Struct):
    """What was said."""

    chat: list[ChatLine]


class Sat(MatchId):
    """A seat of a match."""

    seat: int


class HandedOver(Sat):
    """A seat and the bot that plays it."""

    bot: str


class Rekeyed(Sat):
    """A seat and its key."""

    key: str


class Hooked(Sat):
    """A seat, and whether it has a webhook."""

    webhook: bool


class Notice(Sat):
    """What a webhook receives: the match, whose turn it is, and one sentence for people."""

    game: str
    title: str
    name: str
    number: int
    text: str
