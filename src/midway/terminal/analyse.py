"""`midway analyse`: what luck and choices did in a recorded match."""

from __future__ import annotations

import json
import sys
from math import ceil
from pathlib import Path
from typing import Any

import click

from midway.analysis.moments import moments
from midway.analysis.page import page
from midway.analysis.study import DEEPER, PARTS, Study, shown
from midway.analysis.study import analyse as run
from midway.analysis.sums import percent
from midway.analysis.told import mark_lines, signed, stroke_lines
from midway.bots.compiled import is_ready
from midway.kernel.cpu import available
from midway.kernel.files import replacing
from midway.match.match import Match
from midway.match.proof import replay
from midway.match.record import read

from .screen import Screen

MARKS = ("slips", "mistakes", "blunders")
NARROW = 6  # columns of a figure


def analyse(screen: Screen, file: Path, html: Path | None, as_json: bool, deeper: bool, seed: int) -> None:
    """Analyse a record, and write what was found as text, JSON or a page."""
    match = replay(read(file))
    if html is None:
        _write(screen, _studied(screen, match, deeper, seed), as_json)
        return
    with replacing(html) as out:
        out.write(page(_studied(screen, match, deeper, seed), screen.language).encode())
    screen.tell("analyse-written", file=str(html))


def _studied(screen: Screen, match: Match, deeper: bool, seed: int) -> Study:
    """The whole analysis, with a bar while it goes on."""
    if match.result and match.game.judge and available() and not is_ready(match.game, match.content):
        click.echo(screen.words("ladder-compiling"), err=True)
    study: Study | None = None
    bar: Any = click.progressbar(length=match.number, label=screen.words("analyse-reading"), show_pos=True, file=sys.stderr)
    with bar:
        for study in run(match, seed, DEEPER if deeper else 1.0):
            bar.update(study.read - bar.pos)
    assert study
    return study


def _write(screen: Screen, study: Study, as_json: bool) -> None:
    if as_json:
        screen.say(json.dumps(study.to_json(), ensure_ascii=False))
        return
    match, seats = study.match, range(len(study.match.seats))
    assert match.result
    ranked = sorted(seats, key=match.result.standings.__getitem__)
    wide = max(len(name) for name in [*match.names, screen.words("analyse-plays"), screen.words("analyse-title")]) + 2
    rows = [[match.names[seat], *_figures(study, seat), str(match.result.scores[seat])] for seat in ranked]
    _table(screen, "analyse-title", [*PARTS, "points"], rows, wide)
    plays = [(match.names[seat], study.play(seat)) for seat in ranked]
    told = [[name, f"{play.accuracy:.0f} %", *map(str, play.marks)] for name, play in plays]
    _table(screen, "analyse-plays", ["accuracy", *MARKS], told, wide)
    _turned(screen, study)
    screen.say()
    screen.tell("analyse-how")
    if off := max(percent(study.account.sums(seat).interval) for seat in seats):
        screen.tell("analyse-off", n=ceil(off))


def _figures(study: Study, seat: int) -> list[str]:
    figures = shown(study.account.sums(seat))
    return [f"{figures[part]} %" if part in ("start", "end") else signed(figures[part]) for part in PARTS]


def _table(screen: Screen, title: str, heads: list[str], rows: list[list[str]], wide: int) -> None:
    named = [screen.words(f"analyse-heads-{head}") for head in heads]
    widths = [max(NARROW, len(head)) + 2 for head in named]
    for first, *cells in [[screen.words(title), *named], *rows]:
        screen.say(f"{first:<{wide}}" + "".join(f"{cell:>{width}}" for cell, width in zip(cells, widths, strict=True)))
    screen.say()


def _turned(screen: Screen, study: Study) -> None:
    """Every mistake and the largest strokes of luck, in order; those at which the match turned have a star."""
    match, words, language = study.match, screen.words, screen.language
    lines = {mark.event: mark_lines(match, mark, words, language) for mark in study.marks}
    lines |= {stroke.event: stroke_lines(match, stroke, words, language) for stroke in study.strokes}
    turned = moments(study.marks, study.strokes)
    screen.say(words("analyse-turned"))
    if not lines:
        screen.tell("analyse-nothing")
    for event in sorted(lines):
        head, text = lines[event]
        screen.wrap(f"{'*' if event in turned else ' '} {head}")
        screen.wrap(text, "    ")
