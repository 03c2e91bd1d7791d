"""Checking a record: form, chain, game, content, every choice by the rules, every draw by the dealer's seed, the result.

A record is replayed with the version of the rules and the content that it names, not those of new matches.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from midway.kernel.content import ContentError, Values
from midway.kernel.fault import Fault
from midway.kernel.game import Game, GameError, find
from midway.kernel.rule import CHANCE

from .dealer import Dealer
from .events import Seat
from .match import Match
from .record import Record, RecordError, WrittenEvent, read


@dataclass(frozen=True)
class Report:
    """What was checked in a sound record: the match, the numbers of lines, of events and of draws that stand, whether the seed
    proved the draws, and how many events were prepared before the first of them."""

    match: Match
    lines: int
    events: int
    draws: int
    proved: bool
    prepared: int


def verify(path: str | Path) -> Report:
    """Check a record file to the last event; a RecordError gives the line that is wrong, and the rule."""
    record = read(Path(path))
    match = replay(record)
    prepared = match.dealer.prepared if match.dealer else 0
    draws = sum(event.seat == CHANCE and event.number >= prepared for event in match.stands)
    return Report(match, record.lines, len(record.events), draws, bool(record.over) and not match.mirror, prepared)


def load(path: Path, seed: str | None) -> Match:
    """The match in a record, with its dealer if the seed is given or the record reveals it."""
    record = read(path)
    match = replay(record)
    if seed is not None and match.dealer is None and not match.mirror:
        dealer = Dealer(seed)
        if dealer.seal != record.seal:
            raise RecordError("record-other-seed", line=8 if record.parts is None else 9)
        _check_draws(match, record, dealer)
        match.dealer = dealer
        match.deal()
    return match


def replay(record: Record) -> Match:
    """Play a record through the rules, event by event."""
    match = _fresh(record)
    for line in record.events:
        _play(match, line)
    if (match.result is None) != (record.over is None):
        raise RecordError("record-end", line=record.lines)
    if record.over:
        _check_end(match, record)
    return match


def _fresh(record: Record) -> Match:
    header = record.header
    try:
        game = find(header["game"])
    except GameError as error:
        raise RecordError("record-game", line=2, error=error) from None
    try:
        game.check_version(header["rules"])
    except GameError as error:
        raise RecordError("record-game", line=3, error=error) from None
    content = _content(game, header)
    line = 6
    try:
        game.chosen(header["options"])
        line = 7
        seats = [Seat(**seat) for seat in header["seats"]]
        return Match.sealed(game, seats, header["options"], header["corrections"], record.seal, header["rules"], content,
                            record.parts)  # fmt: skip
    except Fault as error:
        raise RecordError("record-game", line=line, error=error) from None


def _content(game: Game, header: dict[str, Any]) -> Values:
    try:
        return game.content.find(header["content"], header["corrections"])
    except ContentError as error:
        line = 4 if error.message == "content-lost" else 5
        raise RecordError("record-game", line=line, error=error) from None


def _play(match: Match, line: WrittenEvent) -> None:
    if line.hint:
        match.note_hint()
    if line.choice == "undo":
        if not match.undoable or match.last_seat != line.seat:
            raise RecordError("record-undo", line=line.line)
        match.undo()
        return
    code = match.game.codes.code(line.choice)
    if code is None:
        raise RecordError("record-choice", line=line.line, choice=line.choice[:40])
    refusal = match.why(line.seat, code)
    if refusal:
        raise RecordError("record-illegal", line=line.line, choice=line.choice, rule=refusal.cite, why=refusal.text)
    match.happen(line.seat, code)


def _check_end(match: Match, record: Record) -> None:
    words = record.over or []
    result = match.result
    if len(words) < 3 or result is None:
        raise RecordError("record-line", line=record.lines)
    salt = "" if record.parts is None else words[4] if words[3:4] == ["salt"] and len(words) > 4 else "-"
    seed, salted = words[2], f"{words[2]} salt {salt}" if salt else words[2]
    points = " ".join(map(str, result.scores))
    winners = " ".join(str(seat + 1) for seat in result.winners)
    if " ".join(words) != f"over seed {salted} points {points} winners {winners}":
        raise RecordError("record-result", line=record.lines, points=points, winners=winners)
    if match.mirror:
        return
    try:
        dealer = Dealer(seed, salt, record.parts)
    except Fault:
        raise RecordError("record-seed", line=record.lines) from None
    if dealer.seal != record.seal:
        raise RecordError("record-seed", line=record.lines)
    _check_draws(match, record, dealer)
    match.dealer = dealer


def _check_draws(match: Match, record: Record, dealer: Dealer) -> None:
    """Check that every chance event after a prepared beginning is what the seed gives."""
    again = match.until(0)
    for line in record.events:
        if line.seat == CHANCE and line.number >= dealer.prepared:
            code = again.draw(dealer)
            if again.game.codes.text(code) != line.choice:
                raise RecordError("record-draw", line=line.line, choice=again.game.codes.text(code))
        _play(again, line)
