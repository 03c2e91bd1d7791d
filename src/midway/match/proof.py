"""Checking a record: form, chain, game, content, every choice by the rules, every draw by the dealer's seed, the result."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from midway.kernel.content import ContentError
from midway.kernel.fault import Fault
from midway.kernel.game import Game, GameError, find
from midway.kernel.rule import CHANCE

from .dealer import Dealer
from .match import Match, Seat
from .record import Line, Record, RecordError, read


@dataclass(frozen=True)
class Report:
    """What was checked of a sound record: the match, how many lines, events and draws, and whether the seed proved them."""

    match: Match
    lines: int
    events: int
    draws: int
    proved: bool


def verify(path: str | Path) -> Report:
    """Check a record file to the last event; raises RecordError with the line, and the rule, that is wrong."""
    record = read(Path(path))
    match = replay(record)
    draws = sum(event.seat == CHANCE for event in record.events)
    return Report(match, record.lines, len(record.events), draws, bool(record.over) and not match.mirror)


def load(path: Path, seed: str | None) -> Match:
    """The match of a record; with its dealer if the seed is given or the record reveals it."""
    record = read(path)
    match = replay(record)
    if seed is not None and match.dealer is None and not match.mirror:
        dealer = Dealer(seed)
        if dealer.commitment != record.seal:
            raise RecordError("record-other-seed", line=8)
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
    if header["rules"] != game.version:
        raise RecordError("record-rules", line=3, n=game.version)
    _check_content(game, header)
    try:
        seats = [Seat(**seat) for seat in header["seats"]]
        return Match.sealed(game, seats, header["options"], header["corrections"], record.seal)
    except Fault as error:
        raise RecordError("record-game", line=6, error=error) from None


def _check_content(game: Game, header: dict[str, object]) -> None:
    try:
        content = game.content.hash(header["corrections"])  # type: ignore[arg-type]
    except ContentError as error:
        raise RecordError("record-game", line=5, error=error) from None
    if content != header["content"]:
        raise RecordError("record-content", line=4, here=content)


def _play(match: Match, line: Line) -> None:
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
        raise RecordError("record-illegal", line=line.line, choice=line.choice, rule=refusal.rule, why=refusal.text)
    match.happen(line.seat, code)


def _check_end(match: Match, record: Record) -> None:
    words = record.over or []
    result = match.result
    if len(words) < 3 or result is None:
        raise RecordError("record-line", line=record.lines)
    seed = words[2]
    points = " ".join(map(str, result.scores))
    winners = " ".join(str(seat + 1) for seat in result.winners)
    if " ".join(words) != f"over seed {seed} points {points} winners {winners}":
        raise RecordError("record-result", line=record.lines, points=points, winners=winners)
    if match.mirror:
        return
    try:
        dealer = Dealer(seed)
    except Fault:
        raise RecordError("record-seed", line=record.lines) from None
    if dealer.commitment != record.seal:
        raise RecordError("record-seed", line=record.lines)
    _check_draws(match, record, dealer)
    match.dealer = dealer


def _check_draws(match: Match, record: Record, dealer: Dealer) -> None:
    """Every chance event must be what the seed gives."""
    again = Match.sealed(match.game, match.seats, match.settings, match.corrections, record.seal)
    for line in record.events:
        if line.seat == CHANCE:
            code = again.draw(dealer)
            if again.game.codes.text(code) != line.choice:
                raise RecordError("record-draw", line=line.line, choice=again.game.codes.text(code))
        _play(again, line)
