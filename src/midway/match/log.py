"""The log of a match: what an event says in a language, the places it touched, and whom it harms."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import takewhile
from typing import TYPE_CHECKING, Any

from midway.kernel.codes import SEATED, Line
from midway.kernel.fault import common
from midway.kernel.rule import CHANCE
from midway.kernel.words import Words

from .events import UNDO, Event, Told

if TYPE_CHECKING:
    from midway.kernel.game import Game

    from .match import Match

FORMS = {"player": "you", "owner": "yours"}  # how a line of the log speaks to the seats that it names


def texts(match: Match, event: Event, words: Words, seat: int | None = None, named: bool = False) -> list[str]:
    """The lines of the log for one event."""
    reader = None if named else seat
    if event.code == UNDO and event.seat == CHANCE:
        return [words("log-undo-chance")]
    if event.code == UNDO:
        return [words("log-undo", "you" if event.seat == reader else "", player=match.seats[event.seat].name)]
    return [_line(match, told, words, reader) for told in event.told if may_read(match, told, seat)]


def marked(match: Match, event: Event, words: Words, seat: int | None = None, named: bool = False) -> list[str]:
    """The same, with a mark if it was chosen with a hint."""
    lines = texts(match, event, words, seat, named)
    if event.number in match.hinted and lines:
        lines[-1] += f" ({common(words.language)('with-hint')})"
    return lines


def marks(match: Match, event: Event, seat: int | None = None) -> list[str]:
    """The places on the board that a player's event itself touched, as far as a seat may know."""
    if event.seat < 0:
        return []
    lines = match.game.lines
    own = takewhile(lambda told: lines[told.line].seats, event.told)
    return sorted({mark for told in own if may_read(match, told, seat) for mark in _marks(match, told)})


def is_about(match: Match, event: Event, seat: int | None) -> bool:
    """True if an event may read otherwise to a seat than to those who have nothing to do with it."""
    if event.seat == seat or seat in event.hurt:
        return True
    lines = match.game.lines
    return seat is not None and any(_names(lines[told.line], told, seat) for told in event.told)


def _names(line: Line, told: Told, seat: int) -> bool:
    """True if a line of the log has a seat among its numbers, or is for its owner's eyes only."""
    return line.owner_only or any(told.numbers[place] == seat for place, _ in line.seats)


def concerns(match: Match, event: Event, seat: int | None) -> bool:
    """True if a line of the log that a seat may read tells of it or harmed it."""
    return seat is not None and (seat in event.hurt or any(True for _ in _roles(match, event, seat)))


def harms(match: Match, event: Event, seat: int | None) -> bool:
    """True if a line of the log that a seat may read tells of harm done to it by others."""
    if seat is None or event.seat == seat:
        return False
    harms = match.game.telling.harms
    return seat in event.hurt or any(harms.get(line) == name for line, name in _roles(match, event, seat))


def _roles(match: Match, event: Event, seat: int | None) -> Iterator[tuple[str, str]]:
    """The lines of an event that tell of a seat, which may read them, and as what."""
    for told in event.told:
        line = match.game.lines[told.line]
        if line.seats and may_read(match, told, seat):
            yield from ((line.name, name) for place, name in line.seats if told.numbers[place] == seat)


def _line(match: Match, told: Told, words: Words, reader: int | None) -> str:
    message, seats, others = _spoken(match.game, told.line)
    numbers, form = told.numbers, ""
    args: dict[str, Any] = {name: names[numbers[place]] if names else numbers[place] for place, name, names in others}
    for place, name in seats:
        number = numbers[place]
        args[name] = match.seats[number].name
        if number == reader:
            form = FORMS[name]
    if match.story:
        args["cards"] = ", ".join([match.story.text(card, words) for card in told.cards])
    return words.say(message, form, args)


@lru_cache(maxsize=1024)
def _spoken(game: Game, line: int) -> tuple[str, tuple[tuple[int, str], ...], list[tuple[int, str, tuple[str, ...] | None]]]:
    """The message of a line, which of its numbers are seats, and the others with the names of their values."""
    spoken, values = game.lines[line], game.telling.values
    others = [(place, name, values.get(name)) for place, name in enumerate(spoken.args) if name not in SEATED]
    return f"log-{spoken.name}", spoken.seats, others


def _marks(match: Match, told: Told) -> list[str]:
    """The marks that a line of the log mentions; `to:arts` also marks the area."""
    return [names[told.numbers[place]] for place, names in _marked(match.game, told.line)]


@lru_cache(maxsize=1024)
def _marked(game: Game, line: int) -> list[tuple[int, list[str]]]:
    """Which numbers of a line are places on the board, and the marks of these places."""
    values = game.telling.values
    args = [(place, name) for place, name in enumerate(game.lines[line].args) if name in values]
    kinds = {name: next(kind for kind in values if values[kind] is values[name]) for _, name in args}
    return [(place, [f"{kinds[name]}:{value}" for value in values[name]]) for place, name in args]


def may_read(match: Match, told: Told, seat: int | None) -> bool:
    """True if this seat may read a line of the log."""
    return not match.game.lines[told.line].owner_only or told.numbers[0] == seat
