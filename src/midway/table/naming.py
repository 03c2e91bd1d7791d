"""Names of seats: those that were asked for, or what a bot or a free seat is called; no two at a table are alike."""

from __future__ import annotations

from midway.bots.called import called
from midway.kernel.fault import common
from midway.kernel.words import Words

from .requests import BotRequest, CreateRequest
from .room import Room


def names_for(request: CreateRequest, language: str) -> list[str]:
    """A name for every seat of a new table."""
    words = common(language)
    names: list[str] = []
    for number, seat in enumerate(request.seats, 1):
        names.append(_name(seat.name, seat.bot, number, names, words))
    return names


def bot_name(room: Room, seat: int, sent: BotRequest, language: str) -> str:
    """A name for a bot that takes a free seat."""
    return _name(sent.name, sent.bot, seat + 1, _others(room, seat), common(language))


def free_name(room: Room, seat: int, language: str) -> str:
    """What a seat is called while it is free."""
    return _name("", "", seat + 1, _others(room, seat), common(language))


def _others(room: Room, seat: int) -> list[str]:
    """The names at all other seats."""
    return [placed.name for number, placed in enumerate(room.stored.seats) if number != seat]


def _name(asked: str, bot: str, number: int, taken: list[str], words: Words) -> str:
    """A name for a seat that nobody else has."""
    base = asked.strip() or (called(bot, taken) if bot else words("seat-name", name=words("you"), n=number))
    return base if base not in taken else words("seat-name", name=base[:36], n=number)
