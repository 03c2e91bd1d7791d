"""`midway calibrate`: the chances of an analysis, compared with how games ended."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import click

import midway
from midway.analysis.calibrate import Calibrating, Calibration, Kept
from midway.analysis.calibrate import chart as draw
from midway.kernel.files import replacing
from midway.kernel.weights import sha256

from .screen import Screen


def calibrate(screen: Screen, asked: Calibrating, file: Path | None, workers: int, as_json: bool, chart: Path | None) -> None:
    """Play and measure, or go on with it, and show what came of it."""
    label = screen.words("simulate-playing")
    bar: Any = click.progressbar(length=asked.games, label=label, show_pos=True, hidden=as_json, file=sys.stderr)
    try:
        with bar:
            found = asked.run(Kept(file), workers, bar.update, lambda: click.echo(screen.words("ladder-compiling"), err=True))
    except KeyboardInterrupt:
        screen.tell("ladder-stopped" if file else "ladder-lost", n=bar.pos, total=asked.games, file=str(file))
        raise SystemExit(130) from None
    if chart:
        with replacing(chart) as out:
            out.write(draw(found).encode())
    if as_json:
        today = datetime.now(UTC).strftime("%Y-%m-%d")
        about = {"command": asked.command, "midway": midway.__version__, "from": today, "until": today}
        made = {"weights": sha256(asked.game.judge), "trust": asdict(asked.game.trust)}
        screen.say(json.dumps({**asdict(found), **about, **made}))
    else:
        _show(screen, found)


def _show(screen: Screen, found: Calibration) -> None:
    heads = [screen.words(head) for head in ("calibrate-said", "calibrate-won", "simulate-interval", "calibrate-number")]
    screen.say(f"{heads[0]:>10}{heads[1]:>10}  {heads[2]:>18}{heads[3]:>10}")
    for tenth in found.tenths:
        low, high = tenth.interval
        interval = f"{low:.1%}–{high:.1%}"
        screen.say(f"{tenth.said:>10.1%}{tenth.won:>10.1%}  {interval:>18}{tenth.number:>10}")
    screen.say()
    figures = {name: f"{getattr(found, name):.4f}" for name in ("said", "judge", "playouts", "fair")}
    figures |= {name: f"{edge:+.4f}" for name, edge in zip(("low", "high"), found.apart, strict=True)}
    screen.tell("calibrate-brier", n=found.positions, games=found.games, **figures)
