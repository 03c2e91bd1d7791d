"""`midway bots`, and bots that are not ours on any command line."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import wraps
from typing import Any

import click

from midway import bots
from midway.bots import others, strength
from midway.kernel.game import Game

from .screen import Screen


def with_bots(function: Callable[..., Any]) -> Callable[..., Any]:
    """Give a command --bot NAME=COMMAND."""

    @click.option("--bot", "given_bots", multiple=True, metavar="NAME=COMMAND")
    @wraps(function)
    def run(given_bots: tuple[str, ...], **args: Any) -> None:
        for text in given_bots:
            others.register(text)
        function(**args)

    return run


def list_bots(screen: Screen, game: Game, as_json: bool) -> None:
    """The bots that play a game, weakest first."""
    known = [_about(screen, game, name) for name in bots.names(game)]
    if as_json:
        screen.say(json.dumps({"game": game.name, "bots": known}, ensure_ascii=False))
        return
    for bot in known:
        screen.say(f"{bot['name']:<12}{'●' * bot['lamps']:<7}{bot['about']}")


def _about(screen: Screen, game: Game, name: str) -> dict[str, Any]:
    """A bot: its level from 1 to 5, 0 for a bot that is none; its playouts for a decision; what is told of it and measured."""
    level = game.levels[bots.ROLES.index(name)] if name in bots.ROLES else None
    return {
        "name": name,
        "lamps": bots.ROLES.index(name) + 1 if level else 0,
        "playouts": level.playouts if level else 0,
        "about": _told(screen, game, name),
        "beats": strength.beats(game, name),
    }


def _told(screen: Screen, game: Game, name: str) -> str:
    if name in others.names():
        return others.how_made(name)
    words, message = game.words(screen.language), f"bot-{name}"
    return words(message) if message in words else screen.words(message)
