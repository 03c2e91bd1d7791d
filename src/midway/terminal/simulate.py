"""`midway simulate`: bots play many matches, and who wins how often is shown."""

from __future__ import annotations

import json
import sys
from typing import Any

import click

from midway.bots import programs
from midway.bots.simulate import Outcome, Simulation
from midway.kernel.content import Tree
from midway.kernel.drivers import LONGEST
from midway.kernel.game import Game

from .screen import Screen

MANY, FEW = 10_000, 100  # games if nobody says how many; few if a bot thinks


def simulate(screen: Screen, game: Game, seats: list[str], games: int | None, seed: int, options: dict[str, str],
             corrections: Tree, machine: str, as_json: bool) -> None:  # fmt: skip
    """Play, and show what came of it."""
    if games is None:
        games = MANY if set(seats) <= set(programs(game)) else FEW
    simulation = Simulation(game, seats, games, seed, options, corrections, machine)
    label, compiling = screen.words("simulate-playing"), "simulate-compiling" if simulation.quick else "ladder-compiling"
    bar: Any = click.progressbar(length=games, label=label, show_pos=True, hidden=as_json, file=sys.stderr)
    with bar:
        outcome = simulation.run(bar.update, lambda: click.echo(screen.words(compiling), err=True), screen.complain_once)
    if as_json:
        screen.say(json.dumps(outcome.to_json()))
    else:
        _show(screen, outcome)


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
