"""Looking at records."""

from __future__ import annotations

from pathlib import Path

from midway.kernel.fault import Fault
from midway.kernel.lines import whole
from midway.match.proof import replay
from midway.match.proof import verify as check
from midway.match.record import read

from .play import show_result
from .screen import Screen


def show(screen: Screen, file: Path, at: int | None, seat: int | None) -> None:
    """The table before an event, the log up to it, and the result if the match is over by then."""
    match = replay(read(file))
    last = match.number
    if at is not None and not 0 <= at <= last:
        raise Fault("at", at=str(at), last=str(last))
    if seat is not None and not 1 <= seat <= len(match.seats):
        raise Fault("seat", seat=seat, n=len(match.seats))
    if at is not None:
        match = match.until(at)
    words = match.game.words(screen.language)
    match.language = screen.language
    reader = None if seat is None else seat - 1
    for line in match.log(seat=reader):
        screen.wrap(line)
    screen.say()
    screen.tell("show-event", n=match.number, last=last)
    if draw := match.game.picture.board:
        screen.say(whole(draw(match, reader, words, screen.width, screen.paint)))
    if decision := match.decision:
        screen.say()
        screen.wrap(f"{decision.prompt} [{decision.cite}]")
    show_result(match, screen)


def verify(screen: Screen, file: Path) -> None:
    """Say what was checked in a record, line by line."""
    report = check(file)
    match = report.match
    names = ", ".join(match.seats[winner].name for winner in match.result.winners) if match.result else ""
    tick = "ok  "
    screen.say(tick + screen.words("verify-form", n=report.lines))
    screen.say(tick + screen.words("verify-content", game=match.game.name, rules=match.version, content=match.content.hash))
    screen.say(tick + screen.words("verify-events", n=report.events))
    if report.prepared:
        screen.say(tick + screen.words("verify-prepared", n=report.prepared))
    draws = "verify-mirror" if match.mirror else "verify-draws" if report.proved else "verify-sealed"
    screen.say(tick + screen.words(draws, n=report.draws))
    if match.parts:
        screen.say(tick + screen.words("verify-parts", n=len(match.parts)))
    if match.result:
        points = "/".join(map(str, match.result.scores))
        screen.say(tick + screen.words("verify-over", names=names, points=points))
    else:
        screen.say(tick + screen.words("verify-open"))
    screen.tell("verify-good", file=str(file))
