"""`midway simulate`: bots play many matches, and who wins how often is shown."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click

from midway.bots import programs
from midway.bots.crew import Work
from midway.bots.simulate import Outcome, Simulation
from midway.kernel.content import Tree
from midway.kernel.drivers import LONGEST
from midway.kernel.fault import Fault
from midway.kernel.game import Game

from .screen import Screen

MANY, FEW = 10_000, 100  # games if nobody says how many; few if a bot thinks


@dataclass(frozen=True)
class Keeping:
    """Where a simulation is kept, with every decision or without, and who plays it."""

    folder: Path | None = None
    decisions: bool = False
    cluster: str | None = None
    workers: int | None = None


def simulation(game: Game, seats: list[str], games: int | None, seed: int, options: dict[str, str], corrections: Tree,
               machine: str) -> Simulation:  # fmt: skip
    """What is asked for; if nobody says how many games, many, or few if a bot thinks."""
    if games is None:
        games = MANY if set(seats) <= set(programs(game)) else FEW
    return Simulation(game, seats, games, seed, options, corrections, machine)


def simulate(screen: Screen, asked: Simulation, keeping: Keeping, as_json: bool) -> None:
    """Play, and show what came of it; interrupted, say what is kept."""
    label = screen.words("simulate-playing")
    bar: Any = click.progressbar(length=asked.games, label=label, show_pos=True, hidden=as_json, file=sys.stderr)
    try:
        with bar:
            outcome = _outcome(screen, asked, keeping, bar.update)
    except KeyboardInterrupt:
        if keeping.folder:
            screen.tell("simulate-stopped", folder=str(keeping.folder))
        raise SystemExit(130) from None
    if as_json:
        screen.say(json.dumps(outcome.to_json()))
        return
    _show(screen, outcome)
    if keeping.folder:
        screen.tell("simulate-kept", folder=str(keeping.folder))


def _outcome(screen: Screen, asked: Simulation, keeping: Keeping, progress: Callable[[int], None]) -> Outcome:
    def notice() -> None:
        compiling = "ladder-compiling" if not asked.quick else "simulate-compiling" if here else "kept-compiling"
        click.echo(screen.words(compiling), err=True)

    here = keeping == Keeping()
    if here:
        return asked.run(progress, notice, screen.complain_once)
    if keeping.decisions and not keeping.folder:
        raise Fault("kept-decisions")
    if asked.machine:
        raise Fault("kept-machine")
    from midway.research.kept import Kept

    kept = Kept(asked, keeping.folder, keeping.decisions)
    with crew(keeping.cluster) as work:
        return asked.tally(kept.runs(work, keeping.workers, notice, screen.complain_once), progress)


@contextmanager
def crew(cluster: str | None) -> Iterator[Work | None]:
    """Who plays on a cluster; nobody in particular if there is none."""
    if cluster is None:
        yield None
        return
    from midway.research.cluster import joined

    with joined(cluster) as work:
        yield work


def _show(screen: Screen, outcome: Outcome) -> None:
    for kind, tallies in (("bot", outcome.bots), ("seat", outcome.seats), ("turn", outcome.turns)):
        heads = [screen.words(f"simulate-{head}") for head in (kind, "wins", "share", "interval", "mean")]
        screen.say(f"{heads[0]:<22}{heads[1]:>12}{heads[2]:>10}  {heads[3]:>16}  {heads[4]:>12}")
        for tally in tallies:
            low, high = tally.interval
            interval = f"{low:.2%}–{high:.2%}"
            screen.say(f"{tally.name:<22}{tally.wins:>12.1f}{tally.share:>10.2%}  {interval:>16}  {tally.mean:>12.2f}")
        screen.say()
    if outcome.unfinished:
        screen.tell("simulate-unfinished", n=outcome.unfinished, events=LONGEST)
    rate = f"{outcome.games / outcome.seconds:,.0f}"
    screen.tell("simulate-games", n=outcome.games, game=outcome.game, seconds=f"{outcome.seconds:.1f}", rate=rate)
