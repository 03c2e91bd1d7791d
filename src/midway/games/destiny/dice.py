"""The dice of research, attacks and cards, as a throw that ends with an event."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from midway.kernel.dice import Die
from midway.kernel.rule import CHANCE

from .codes import BID, DIE, FILLED, HELD, HIGHEST, NATIVES_ROLLED, ROLLED, ROLLED_HIGHEST, WON

SIX = 6
ROLLS = (ROLLED, ROLLED_HIGHEST, NATIVES_ROLLED)


def dice(match: Any, event: Any) -> list[Die]:
    """The dice of a throw so far, in the order in which they were rolled; none if the event rolls none. [MD 9.41, 10.241]"""
    if event.seat != CHANCE or not DIE <= event.code < BID:
        return []
    thrown = list(_thrown(match, event))[::-1]
    lines = [told.line for told in event.told]
    if event.code >= HIGHEST:
        return _fight(thrown, WON in lines, HELD in lines)
    filled = {told.numbers[2] for told in event.told if told.line == FILLED}
    return [_used(die, filled) for die in thrown]


def _thrown(match: Any, event: Any) -> Iterator[Die]:
    """The dice of the events that chance decided one after another, the last first."""
    number, sort = event.number, event.code >= HIGHEST
    while number >= 0 and _rolls(match.events[number], sort):
        yield next(_die(told) for told in match.events[number].told if told.line in ROLLS)
        number -= 1


def _rolls(event: Any, sort: bool) -> bool:
    return bool(event.seat == CHANCE and DIE <= event.code < BID and (event.code >= HIGHEST) == sort)


def _die(told: Any) -> Die:
    first, second, third = told.numbers
    if told.line == NATIVES_ROLLED:
        return Die(None, first)
    return Die(first, second, third if told.line == ROLLED_HIGHEST else 1)


def _fight(thrown: list[Die], won: bool, held: bool) -> list[Die]:
    """The attacker's highest die decides if it wins, else the defender's. [MD 10.241]"""
    decides = 0 if won else len(thrown) - 1 if held else -1
    return [Die(die.seat, die.number, die.of, at == decides) for at, die in enumerate(thrown)]


def _used(die: Die, filled: set[int]) -> Die:
    """A number that fills a step, and a 6, which is any of them. [MD 9.412]"""
    return Die(die.seat, die.number, die.of, die.number in filled or die.number == SIX)
