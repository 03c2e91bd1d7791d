"""`midway admin`: what whoever runs the servers does beside them."""

from __future__ import annotations

import json
import re
import time
from typing import Any, get_args

import click
import msgspec

from midway.kernel.fault import Fault
from midway.kernel.game import find
from midway.kernel.words import LANGUAGES
from midway.table import admin as table
from midway.table.matches import STATES, Listed
from midway.table.orders import Who

from .help import HelpedCommand, HelpedGroup
from .screen import Screen, command

NEVER = "never"
LONGEST = 120  # characters of an announcement
database = click.option("--database", metavar="URL")
as_json = click.option("--json", "as_json", is_flag=True)


class OfMatches(HelpedCommand):
    """A command whose arguments are matches; the name of a match may begin with a dash."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        dashed = [word for word in args if re.fullmatch(r"-[\w-]{15}", word)]
        return super().parse_args(ctx, [word for word in args if word not in dashed] + (["--", *dashed] if dashed else []))


@click.group(cls=HelpedGroup)
def admin() -> None:
    """The commands of `midway admin`."""


@admin.command("list")
@click.option("--state", type=click.Choice(STATES), metavar="STATE")
@click.option("--game", metavar="GAME")
@click.option("--days", type=click.IntRange(0), default=0, metavar="N")
@click.option("--most", type=click.IntRange(1), default=50, show_default=True, metavar="N")
@database
@as_json
@command
def list_matches(
    screen: Screen, state: str | None, game: str | None, days: int, most: int, database: str | None, as_json: bool
) -> None:
    """List matches."""
    found = table.listed(database, state, find(game).name if game else None, days, most)
    if as_json:
        _print(found)
    elif not found:
        screen.tell("admin-none")
    for row in found if not as_json else ():
        screen.say(_line(screen, row))


def _line(screen: Screen, row: Listed) -> str:
    state = screen.words(f"admin-state-{row.state}")
    return f"{row.match}  {_when(row.last)}  {state}  {row.game}  {row.events}  {', '.join(row.players)}"


@admin.command(cls=OfMatches)
@click.argument("match")
@database
@as_json
@command
def show(screen: Screen, match: str, database: str | None, as_json: bool) -> None:
    """Show what is stored of a match, without what players hide."""
    found = table.shown(database, match)
    if as_json:
        _print(found)
        return
    state = screen.words(f"admin-state-{found.state}")
    options = ", ".join(f"{name}={value}" for name, value in found.options.items()) or "–"
    screen.tell("admin-shown", match=found.match, game=found.game, state=state, version=found.version, options=options)
    screen.tell("admin-when", made=_when(found.made), last=_when(found.last), events=found.events)
    for seat in found.seats:
        who = "admin-seat-bot" if seat.bot else "admin-seat-taken" if seat.taken else "admin-seat-free"
        told = screen.words(who, n=seat.seat, name=seat.name, bot=seat.bot)
        screen.say(f"  {told}{' *' if seat.seat == found.turn else ''}")


@admin.command(cls=OfMatches)
@click.argument("matches", nargs=-1, required=True, metavar="MATCH...")
@database
@command
def close(screen: Screen, matches: tuple[str, ...], database: str | None) -> None:
    """End matches that are not over."""
    screen.tell("admin-closed", n=table.close(database, matches))


@admin.command(cls=OfMatches)
@click.argument("matches", nargs=-1, required=True, metavar="MATCH...")
@click.option("--yes", is_flag=True)
@database
@command
def delete(screen: Screen, matches: tuple[str, ...], yes: bool, database: str | None) -> None:
    """Delete matches for ever."""
    screen.tell("admin-deleted", n=table.delete(database, matches, yes))


@admin.command(cls=OfMatches)
@click.argument("match")
@click.option("--seat", type=click.IntRange(1), metavar="N")
@database
@as_json
@command
def revoke(screen: Screen, match: str, seat: int | None, database: str | None, as_json: bool) -> None:
    """Take seats from whoever holds them, and print their fresh keys."""
    keys = table.revoke(database, match, seat)
    if as_json:
        _print([{"seat": number, "key": key} for number, key in keys.items()])
        return
    for number, key in keys.items():
        screen.say(screen.words("admin-key", n=number, path=f"/table/{match}#seat={number}.{key}"))


@admin.command()
@click.argument("who", type=click.Choice(get_args(Who)), required=False, metavar="[everyone|word|nobody]")
@click.argument("word", default="")
@database
@as_json
@command
def tables(screen: Screen, who: Who | None, word: str, database: str | None, as_json: bool) -> None:
    """Say who may make tables."""
    if who:
        table.let(database, who, word)
    now = table.ordered(database).tables.who
    if as_json:
        _print({"tables": now})
    else:
        screen.tell(f"admin-tables-{now}")


@admin.command()
@click.option("--over", metavar="DAYS")
@click.option("--idle", metavar="DAYS")
@click.option("--gathering", metavar="DAYS")
@click.option("--dry-run", "dry", is_flag=True)
@database
@as_json
@command
def retention(
    screen: Screen, over: str | None, idle: str | None, gathering: str | None, dry: bool, database: str | None, as_json: bool
) -> None:
    """Say how long matches are kept; servers delete the others every hour."""
    before = table.ordered(database).retention
    given = {"over": over, "idle": idle, "gathering": gathering}
    asked = {name: _days(days) for name, days in given.items() if days is not None}
    kept, due = table.keep(database, msgspec.structs.replace(before, **asked) if asked else None, dry)
    if as_json:
        _print({"kept": kept, "due": due, "set": bool(asked) and not dry})
        return
    for name in ("over", "idle", "gathering"):
        days = getattr(kept, name)
        if days is None:
            screen.tell(f"admin-kept-{name}-always")
        else:
            screen.tell(f"admin-kept-{name}", days=days, n=due[name])
    if asked and dry:
        screen.tell("admin-dry")


def _days(given: str) -> int | None:
    """A number of days, or None for never."""
    if given == NEVER:
        return None
    if not given.isascii() or not given.isdecimal() or not 1 <= int(given[:7]) <= 36_500:
        raise Fault("admin-days")
    return int(given)


@admin.command()
@click.option("--dry-run", "dry", is_flag=True)
@database
@command
def sweep(screen: Screen, dry: bool, database: str | None) -> None:
    """Delete what has been kept long enough now."""
    n = table.sweep(database, dry)
    screen.tell("admin-due" if dry else "admin-deleted", n=n)


@admin.command()
@click.argument("text", default="")
@click.option("--fr", default="", metavar="TEXT")
@click.option("--pl", default="", metavar="TEXT")
@click.option("--minutes", type=click.IntRange(0, 10_000), metavar="N")
@click.option("--off", is_flag=True)
@database
@command
def announce(screen: Screen, text: str, fr: str, pl: str, minutes: int | None, off: bool, database: str | None) -> None:
    """Tell everybody something, or that the servers stop in some minutes."""
    texts = {language: said.strip() for language, said in zip(LANGUAGES, (text, fr, pl), strict=True) if said.strip()}
    if off == bool(texts or minutes is not None):
        raise Fault("admin-announce")
    if any(len(said) > LONGEST for said in texts.values()):
        raise Fault("admin-long", n=LONGEST)
    if off:
        table.hush(database)
    else:
        table.tell(database, texts, minutes)
    screen.tell("admin-silent" if off else "admin-announced")


def _when(seconds: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(seconds))


def _print(told: Any) -> None:
    click.echo(json.dumps(msgspec.to_builtins(told), indent=2, ensure_ascii=False))
