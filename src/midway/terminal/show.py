"""Looking at records, and at what is not certain."""

from __future__ import annotations

import json
from pathlib import Path

from midway.kernel.content import PROVENANCE
from midway.kernel.fault import Fault
from midway.kernel.game import Game
from midway.kernel.words import LANGUAGES
from midway.match.proof import replay
from midway.match.proof import verify as check
from midway.match.record import read

from .play import show_result
from .screen import Screen

LONG = 400  # characters of a value that is not printed
MANY = 10  # values of a table from which on only their names are


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
    if match.game.board:
        screen.say(match.game.board(match, words, screen.width, screen.paint, reader))
    if decision := match.decision:
        screen.say()
        screen.wrap(f"{decision.prompt} [{decision.rule}]")
    show_result(match, screen)


def verify(screen: Screen, file: Path) -> None:
    """What was checked of a record, line by line."""
    report = check(file)
    match = report.match
    names = ", ".join(match.seats[winner].name for winner in match.result.winners) if match.result else ""
    tick = "ok  "
    screen.say(tick + screen.words("verify-form", n=report.lines))
    content = match.game.content.hash(match.corrections)
    screen.say(tick + screen.words("verify-content", game=match.game.name, rules=match.game.version, content=content))
    screen.say(tick + screen.words("verify-events", n=report.events))
    draws = "verify-mirror" if match.mirror else "verify-draws" if report.proved else "verify-sealed"
    screen.say(tick + screen.words(draws, n=report.draws))
    if match.result:
        points = "/".join(map(str, match.result.scores))
        screen.say(tick + screen.words("verify-over", names=names, points=points))
    else:
        screen.say(tick + screen.words("verify-open"))
    screen.tell("verify-good", file=str(file))


def doubts(screen: Screen, game: Game, as_json: bool) -> None:
    """Every doubt with its reasoning and what changes it."""
    words = game.words(screen.language)
    if as_json:
        screen.say(json.dumps({"game": game.name, "doubts": [
            {"name": doubt.name, "confidence": doubt.confidence, "rule": game.rulebook.cite(doubt.rule),
             "option": doubt.option, "values": {path: _value(game, path) for path in doubt.values},
             "reasoning": words(f"doubt-{doubt.name}")}
            for doubt in game.doubts
        ]}, ensure_ascii=False))  # fmt: skip
        return
    for doubt in game.doubts:
        rule = game.rulebook.rules[doubt.rule]
        confidence = screen.words(f"confidence-{doubt.confidence}")
        screen.say(f"{doubt.name} ({confidence}) · {game.rulebook.cite(doubt.rule)} {rule.title[screen.language]}")
        screen.wrap(words(f"doubt-{doubt.name}"), "  ")
        if doubt.option:
            values = next(option.values for option in game.options if option.name == doubt.option)
            screen.wrap(screen.words("doubt-option", option=f"--option {doubt.option}={'|'.join(values)}"), "  > ")
        for table, inside in _by_table(doubt.values).items():
            _show_values(screen, game, table, inside)
        if not doubt.option and not doubt.values:
            screen.wrap(screen.words("doubt-none-changes"), "  > ")
        screen.say()


def _by_table(paths: tuple[str, ...]) -> dict[str, list[str]]:
    tables: dict[str, list[str]] = {}
    for path in paths:
        tables.setdefault(path.rpartition(".")[0], []).append(path)
    return tables


def _show_values(screen: Screen, game: Game, table: str, paths: list[str]) -> None:
    """What a correction may name in a table: each value with what it is, of many only the names."""
    if len(paths) > MANY:
        screen.wrap(screen.words("doubt-values", values=table), "  > ")
        screen.wrap(", ".join(path.rpartition(".")[2] for path in paths), "    ")
        return
    for path in paths:
        value = json.dumps(_value(game, path))
        screen.wrap(screen.words("doubt-values", values=f"{path} = {value}" if len(value) <= LONG else path), "  > ")


def _value(game: Game, path: str) -> object:
    """A value of the content without its source and its wording."""
    value: object = game.content.default
    for key in path.split("."):
        value = value[key]  # type: ignore[index]
    if not isinstance(value, dict):
        return value
    return {key: inner for key, inner in value.items() if key not in PROVENANCE and not _is_wording(inner)}


def _is_wording(value: object) -> bool:
    return isinstance(value, dict) and set(value) == set(LANGUAGES)
