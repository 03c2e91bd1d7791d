"""The command `midway`."""

from __future__ import annotations

import importlib
import math
import os
import sys
from pathlib import Path
from typing import Any

import click
from click.core import ParameterSource

import midway
from midway.kernel.fault import Fault
from midway.kernel.game import find
from midway.kernel.game import names as game_names
from midway.kernel.words import LANGUAGES

from .bots import list_bots, with_bots
from .corrections import corrected
from .help import HelpedGroup
from .screen import Screen, command, default_language


@click.group(cls=HelpedGroup, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(midway.__version__, prog_name="midway")
@click.option("--lang", "language", metavar="LANG")
@click.pass_context
def main(context: click.Context, language: str | None) -> None:
    """Play, simulate, check and replay; without a command, open Midway in a browser."""
    if language is not None and language not in LANGUAGES:
        fault = Fault("language", language=language, known=", ".join(LANGUAGES))
        click.echo(fault.text(default_language()), err=True)
        sys.exit(1)
    if context.invoked_subcommand is None:
        context.invoke(serve, opening=True)


NEXT_PORTS = 20  # ports to try if one is in use


class Amount(click.FloatRange):
    """A finite number in a range."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        number = super().convert(value, param, ctx)
        if not math.isfinite(number):
            self.fail("", param, ctx)
        return number


def table_options(function: Any) -> Any:
    """The options of commands that set up a match."""
    for option in (
        click.option("--option", "table_options", multiple=True, metavar="NAME=VALUE"),
        click.option("--content", type=Path, metavar="FILE"),
    ):
        function = option(function)
    return function


def kept_options(function: Any) -> Any:
    """The options of commands that play many games: where to write them as tables, and who plays."""
    for option in (
        click.option("--workers", type=click.IntRange(1), metavar="N"),
        click.option("--cluster", is_flag=False, flag_value="auto", metavar="ADDRESS"),
        click.option("--parquet", type=Path, metavar="FOLDER"),
    ):
        function = option(function)
    return function


@main.command()
@table_options
@click.argument("game", required=False)
@click.option("--seats", default="you,merchant,merchant", show_default=True)
@click.option("--seed")
@click.option("--mirror", is_flag=True)
@click.option("--save", type=Path, metavar="FILE")
@click.option("--resume", metavar="FILE")
@command
@with_bots
def play(screen: Screen, game: str | None, seats: str, seed: str | None, mirror: bool, save: Path | None, resume: str | None,
         table_options: tuple[str, ...], content: Path | None) -> None:  # fmt: skip
    """Play a game in the terminal, against bots or with people at the same keyboard."""
    from .begin import Asked, begin, go_on

    context = click.get_current_context()
    if game is None and resume is None:
        raise click.MissingParameter(ctx=context, param=next(p for p in context.command.params if p.name == "game"))
    given = context.get_parameter_source("seats") is not ParameterSource.DEFAULT
    asked = Asked(game, seats, given, chosen(table_options), content, seed, mirror)
    (begin(screen, asked, save) if resume is None else go_on(screen, asked, resume, save)).play()


@main.command()
@click.argument("game", required=False)
@click.argument("lesson", default="")
@click.option("--again", is_flag=True)
@click.option("--last", is_flag=True)
@command
def learn(screen: Screen, game: str | None, lesson: str, again: bool, last: bool) -> None:
    """Learn a game in a lesson; without a game, list the lessons."""
    from .learn import learn as run
    from .learn import list_lessons

    if game is None:
        list_lessons(screen)
    else:
        run(screen, game, lesson, again, last)


@main.command()
@table_options
@click.argument("game")
@click.option("--seats", default="random,greedy", show_default=True)
@click.option("--games", type=int, metavar="N")
@click.option("--seed", default=1, show_default=True)
@click.option("--machine", "machine_name", type=click.Choice(["plain", "cpu"]))
@kept_options
@click.option("--decisions", is_flag=True)
@click.option("--json", "as_json", is_flag=True)
@command
@with_bots
def simulate(screen: Screen, game: str, seats: str, games: int | None, seed: int, machine_name: str | None, parquet: Path | None,
             decisions: bool, cluster: str | None, workers: int | None, as_json: bool, table_options: tuple[str, ...],
             content: Path | None) -> None:  # fmt: skip
    """Let bots play many matches and show who wins how often."""
    from .simulate import Keeping, simulation
    from .simulate import simulate as run

    named = [name.strip() for name in seats.split(",")]
    asked = simulation(find(game), named, games, seed, chosen(table_options), corrected(game, content), machine_name or "")
    run(screen, asked, Keeping(parquet, decisions, cluster, workers), as_json)


@main.command()
@click.argument("game")
@click.option("--bots", metavar="BOTS")
@click.option("--players", type=int, metavar="N")
@click.option("--games", default=400, show_default=True)
@click.option("--seed", default=1, show_default=True, type=click.IntRange(0))
@click.option("--budget", metavar="N|MS")
@click.option("--option", "table_options", multiple=True, metavar="NAME=VALUE")
@click.option("--file", type=Path, metavar="FILE")
@kept_options
@click.option("--svg", type=Path, metavar="FILE")
@click.option("--json", "as_json", is_flag=True)
@command
@with_bots
def ladder(screen: Screen, game: str, bots: str | None, players: int | None, games: int, seed: int, budget: str | None,
           table_options: tuple[str, ...], file: Path | None, parquet: Path | None, cluster: str | None, workers: int | None,
           svg: Path | None, as_json: bool) -> None:  # fmt: skip
    """Let bots play each other and show their ratings."""
    from midway.bots import ROLES
    from midway.bots.ladder import Ladder, read_budget

    from .ladder import Keeping
    from .ladder import ladder as run

    found = find(game)
    named = [name.strip() for name in bots.split(",")] if bots else list(reversed(ROLES))
    asked = Ladder(found, named, players or found.players[0], games, seed, read_budget(budget) if budget else None,
                   chosen(table_options))  # fmt: skip
    run(screen, asked, Keeping(file, parquet, cluster, workers), as_json, svg)


@main.command()
@command
def games(screen: Screen) -> None:
    """List the games."""
    for name in game_names():
        game = find(name)
        players = screen.words("games-players", low=game.players[0], high=game.players[-1])
        words = game.words(screen.language)
        screen.say(f"{name}: {words('title')}, {players}")
        for option in game.settings:
            screen.say(f"  --option {option.name}={'|'.join(option.values)}")
            screen.wrap(words(f"option-{option.name}"), "      ")
            for value in option.values:
                screen.wrap(f"{value}: {words(f'option-{option.name}-{value}')}", "        ")


@main.command()
@click.argument("game")
@click.option("--json", "as_json", is_flag=True)
@command
@with_bots
def bots(screen: Screen, game: str, as_json: bool) -> None:
    """List the bots that play a game, weakest first."""
    list_bots(screen, find(game), as_json)


@main.command()
@click.argument("file", type=Path)
@click.option("--at", type=int, metavar="N")
@click.option("--as", "seat", type=int, metavar="SEAT")
@command
def show(screen: Screen, file: Path, at: int | None, seat: int | None) -> None:
    """Show a recorded match: the table and the log up to an event."""
    from .show import show as run

    run(screen, file, at, seat)


@main.command()
@click.argument("file", type=Path)
@command
def verify(screen: Screen, file: Path) -> None:
    """Check a record: its form, its chain, every choice by the rules, every draw by the sealed seed."""
    from .show import verify as run

    run(screen, file)


@main.command()
@click.argument("game")
@click.option("--players", type=int, metavar="N")
@click.option("--games", default=1000, show_default=True, type=click.IntRange(1))
@click.option("--bot", default="architect", show_default=True)
@click.option("--positions", default=3, show_default=True, type=click.IntRange(1))
@click.option("--playouts", default=1000, show_default=True, type=click.IntRange(1))
@click.option("--budget", metavar="N|MS")
@click.option("--seed", default=1, show_default=True, type=click.IntRange(0))
@click.option("--workers", type=click.IntRange(1), metavar="N")
@click.option("--file", type=Path, metavar="FILE")
@click.option("--chart", type=Path, metavar="FILE")
@click.option("--json", "as_json", is_flag=True)
@command
def calibrate(screen: Screen, game: str, players: int | None, games: int, bot: str, positions: int, playouts: int,
              budget: str | None, seed: int, workers: int | None, file: Path | None, chart: Path | None,
              as_json: bool) -> None:  # fmt: skip
    """Compare the chances that an analysis tells with how games between good bots end."""
    from midway.analysis.calibrate import Calibrating
    from midway.bots.crew import cores
    from midway.bots.ladder import read_budget

    from .calibrate import calibrate as run

    found = find(game)
    spent = read_budget(budget) if budget else None
    asked = Calibrating(found, players or found.players[-1], games, bot, positions, playouts, seed, spent)
    run(screen, asked, file, workers or cores(), as_json, chart)


@main.command()
@click.argument("file", type=Path)
@click.option("--html", type=Path, metavar="FILE")
@click.option("--json", "as_json", is_flag=True)
@click.option("--deeper", is_flag=True)
@click.option("--seed", default=1, show_default=True, type=click.IntRange(0))
@command
def analyse(screen: Screen, file: Path, html: Path | None, as_json: bool, deeper: bool, seed: int) -> None:
    """Analyse a finished match: luck and choices, mistakes, and where it turned."""
    from .analyse import analyse as run

    run(screen, file, html, as_json, deeper, seed)


@main.command()
@click.argument("file", type=Path)
@click.option("--event", required=True, type=click.IntRange(0), metavar="N")
@click.option("--seats")
@click.option("--seed")
@command
@with_bots
def whatif(screen: Screen, file: Path, event: int, seats: str | None, seed: str | None) -> None:
    """Play on from an event of a recorded match, with other draws; nothing is saved."""
    from .whatif import what_if

    what_if(screen, file, event, seats, seed)


@main.command()
@click.argument("game")
@click.argument("rule", required=False)
@click.option("--gaps", is_flag=True)
@command
def rules(screen: Screen, game: str, rule: str | None, gaps: bool) -> None:
    """Show the rules of a game, chapter by chapter, or one of them."""
    rulebook = find(game).rulebook
    if gaps:
        missing = rulebook.gaps(_tests())
        for gap in missing:
            screen.say(gap)
        raise SystemExit(1 if missing else 0)
    if rule is None:
        screen.chapters(rulebook)
        return
    found = rulebook.find(rule)
    if found is None:
        raise Fault("rule", game=game, rule=rule)
    screen.rule(rulebook, found)


@main.command()
@click.argument("game")
@click.option("--json", "as_json", is_flag=True)
@click.option("--toml", "as_toml", is_flag=True)
@command
def doubts(screen: Screen, game: str, as_json: bool, as_toml: bool) -> None:
    """List what the sources leave open about a game, why we play it as we do, and how to change it."""
    from . import doubts as listing

    run = listing.print_json if as_json else listing.print_toml if as_toml else listing.print_text
    run(screen, find(game))


@main.command()
@click.argument("game")
@click.option("--games", default=10_000, show_default=True, type=click.IntRange(40))
@click.option("--epochs", default=2, show_default=True, type=click.IntRange(1))
@click.option("--seed", default=1, show_default=True, type=click.IntRange(0))
@click.option("--playouts", default=0, show_default=True, type=click.IntRange(0), metavar="N")
@click.option("--out", type=Path, metavar="FILE")
@click.option("--policy", type=Path, metavar="FOLDER")
@click.option("--players", type=int, metavar="N")
@click.option("--minutes", default=20.0, show_default=True, type=Amount(0, min_open=True))
@click.option("--device", default="cpu", show_default=True, type=click.Choice(["cpu", "cuda"]))
@click.option("--size", type=click.IntRange(2), metavar="N")
@click.option("--width", type=click.IntRange(1), metavar="N")
@command
def train(screen: Screen, game: str, games: int, epochs: int, seed: int, playouts: int, out: Path | None, policy: Path | None,
          players: int | None, minutes: float, device: str, size: int | None, width: int | None) -> None:  # fmt: skip
    """Train the judge of a game, which strong bots ask; with a folder, train a policy by self-play."""
    from .train import train as run
    from .train import train_policy

    given = click.get_current_context().get_parameter_source
    others = ("games", "epochs", "playouts", "out") if policy else ("players", "minutes", "device", "size", "width")
    if stray := next((name for name in others if given(name) is not ParameterSource.DEFAULT), None):
        raise Fault("train-policy" if policy else "train-judge", option=f"--{stray}")
    if policy:
        train_policy(screen, find(game), policy, players, minutes, device, size, width, seed)
    else:
        run(screen, find(game), games, epochs, seed, playouts, out)


@main.command()
@click.option("--seconds", default=2.0, show_default=True, type=Amount(0, min_open=True))
@command
def bench(screen: Screen, seconds: float) -> None:
    """Measure the machines, compared with OpenSpiel if it is installed."""
    from midway.research.bench import run

    run(screen.say, seconds)


@main.command()
@click.option("--host", default="127.0.0.1", show_default=True)
@click.option("--port", default=1893, show_default=True, type=click.IntRange(0, 65535))
@click.option("--database", metavar="URL")
@click.option("--rate", default=20.0, show_default=True, type=Amount(0), metavar="N")
@click.option("--open", "opening", is_flag=True)
@click.option("--name", "names", multiple=True, metavar="NAME")
@click.option("--proxy", "proxies", multiple=True, metavar="ADDRESS")
@click.option("--private-webhooks", is_flag=True)
@click.option("--bot-workers", default=os.cpu_count() or 1, show_default="cores", type=click.IntRange(1, 256), metavar="N")
@click.option("--warm-up/--no-warm-up", default=True, show_default=True)
@command
@with_bots
def serve(screen: Screen, host: str, port: int, database: str | None, rate: float, opening: bool,
          names: tuple[str, ...], proxies: tuple[str, ...], private_webhooks: bool, bot_workers: int,
          warm_up: bool) -> None:  # fmt: skip
    """Serve tables to people in a browser and to programs: JSON over HTTP, and WebSocket."""
    run = _table("run")
    _table("database").check(database)
    app = _table("app").make_app(database, bot_workers, rate, private_webhooks, warm_up, names, proxies)
    listening = run.listen(host, port, NEXT_PORTS if opening else 1)
    address = run.address_of(listening)
    if port not in (0, listening.getsockname()[1]):
        screen.tell("port-taken", port=str(port))
    screen.tell("serving", address=address)
    if opening:
        run.browse(address)
    run.run(app, listening)


@main.command()
@click.argument("file", type=Path)
@click.option("--database", metavar="URL")
@command
def backup(screen: Screen, file: Path, database: str | None) -> None:
    """Write all matches of a database to a file."""
    n = _table("backup").back_up(database, file, screen.progress)
    screen.tell("backed-up", n=n, file=str(file))


@main.command()
@click.argument("file", type=Path)
@click.option("--database", metavar="URL")
@command
def restore(screen: Screen, file: Path, database: str | None) -> None:
    """Restore the matches of a backup that a database lacks."""
    n, there = _table("backup").restore(database, file, screen.progress)
    screen.tell("restored", n=n, there=there)


class Later(HelpedGroup):
    """The commands of `midway admin`, which are imported with the server's packages when they are needed."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return self._loaded().list_commands(ctx)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        return self._loaded().get_command(ctx, cmd_name)

    def _loaded(self) -> click.Group:
        _table("admin")
        from .admin import admin

        return admin


@main.group(cls=Later, invoke_without_command=True)
@click.option("--lang", "language", metavar="LANG")
@click.pass_context
def admin(context: click.Context, language: str | None) -> None:
    """Look after the matches of a server while it runs."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


@main.command()
@click.argument("file", type=Path, required=False)
@click.option("--database", metavar="URL")
@command
def drill(screen: Screen, file: Path | None, database: str | None) -> None:
    """Restore a backup elsewhere and play every match in it through the rules."""
    done = _table("drill").drill(database, file, screen.progress)
    for match, fault in done.faults.items():
        screen.tell("drill-fault", match=match, why=fault.text(screen.language))
    screen.tell("drilled", n=done.matches, events=done.events, seconds=round(done.seconds, 1))
    raise SystemExit(1 if done.faults else 0)


def chosen(options: tuple[str, ...]) -> dict[str, str]:
    """The options given as NAME=VALUE."""
    pairs = [option.partition("=") for option in options]
    if not all(name and equals and value for name, equals, value in pairs):
        raise Fault("option-form")
    return {name.strip(): value.strip() for name, _, value in pairs}


def _table(module: str) -> Any:
    """A module of the server, if its packages are installed."""
    try:
        return importlib.import_module(f"midway.table.{module}")
    except ModuleNotFoundError:
        raise Fault("table-extra") from None


def _tests() -> Path | None:
    """The tests, if Midway runs from its source tree."""
    tests = Path(midway.__file__).parents[2] / "tests"
    return tests if (tests.parent / "pyproject.toml").is_file() and tests.is_dir() else None
