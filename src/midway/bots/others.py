"""Bots that are not ours, by name: programs that speak JSON, networks that have learned, and packages that announce a bot.

Programs are named in `bots.toml` in the user's folder of corrections, or by `--bot NAME=COMMAND`, which every process that is
started afterwards knows too. Where the command is a file in ONNX, its network plays. A package announces a bot as an entry point
of the group `midway.bots`: something that is called with a game and a seed and returns a bot.
"""

from __future__ import annotations

import json
import os
import re
import zlib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from midway.kernel.content import Tree, Values, read_toml
from midway.kernel.fault import Fault
from midway.kernel.folders import user_config
from midway.kernel.game import Game

from . import RANDOM, ROLES, TREE, Bot
from .guarded import Installed
from .spoken import SpokenBot, words

GIVEN = "MIDWAY_BOTS"  # programs named on the command line, as JSON, for the processes that it starts
FILE = "bots.toml"
NETWORK = ".onnx"
ENTRY_POINTS = "midway.bots"
SECONDS = 10.0  # for a choice
_NAME = re.compile(r"[a-z][a-z0-9_-]{0,31}")


@dataclass(frozen=True)
class Program:
    """A program that plays: its command, or the file of a network, and how long it may think about a choice."""

    name: str
    command: str
    seconds: float = SECONDS

    def __post_init__(self) -> None:
        if not _NAME.fullmatch(self.name) or self.name in (RANDOM, "greedy", "you", TREE, *ROLES):
            raise Fault("bot-name", bot=self.name)
        if self.network is None:
            words(self.name, self.command)
        elif not self.network.is_file():
            raise Fault("bot-network", bot=self.name, file=self.command)

    @property
    def network(self) -> Path | None:
        """The file of its network, if it is one."""
        return Path(self.command) if self.command.endswith(NETWORK) else None


def register(text: str) -> None:
    """Take a bot given as NAME=COMMAND."""
    name, equals, command = (part.strip() for part in text.partition("="))
    if not equals or not name or not command:
        raise Fault("bot-form", given=text)
    Program(name, command)
    os.environ[GIVEN] = json.dumps({**json.loads(os.environ.get(GIVEN) or "{}"), name: command})


def names() -> list[str]:
    """All of them, in alphabetical order."""
    return sorted({**_programs(), **_announced()})


def make(name: str, game: Game, seed: int | str | None, corrections: Tree | Values | None) -> Bot:
    """A bot by name."""
    program = _programs().get(name)
    if program and program.network:
        from midway.research.learned import LearnedBot

        return Installed(LearnedBot(name, program.network, game, seed), name, game, seed, corrections)
    if program:
        return SpokenBot(name, program.command, program.seconds, game, seed, corrections)
    try:
        bot: Bot = _announced()[name].load()(game, seed)
    except Exception as error:
        raise Fault("bot-raised", bot=name, error=f"{type(error).__name__}: {error}") from None
    return Installed(bot, name, game, seed, corrections)


def seconds(name: str) -> float:
    """How long a bot may think about a choice."""
    program = _programs().get(name)
    return program.seconds if program else SECONDS


def how_made(name: str) -> str:
    """What a bot is: its command, the network in its file, or its package."""
    program = _programs().get(name)
    if program and program.network:
        return f"{program.network.name} {zlib.crc32(program.network.read_bytes()):08x}"
    return program.command if program else str(_announced()[name].value)


def _programs() -> dict[str, Program]:
    given = {name: Program(name, command) for name, command in json.loads(os.environ.get(GIVEN) or "{}").items()}
    return {**_listed(user_config() / FILE), **given}


@cache
def _listed(file: Path) -> dict[str, Program]:
    """The programs of a file: `name = "command"`, or `name = {command = "...", seconds = 5}`."""
    if not file.is_file():
        return {}
    listed: dict[str, Any] = read_toml(file)
    return {name: _read(file, name, about if isinstance(about, dict) else {"command": about}) for name, about in listed.items()}


def _read(file: Path, name: str, about: dict[str, Any]) -> Program:
    command, seconds = about.get("command"), about.get("seconds", SECONDS)
    if not isinstance(command, str) or not isinstance(seconds, int | float) or isinstance(seconds, bool) or seconds <= 0:
        raise Fault("bot-entry", file=str(file), bot=name)
    return Program(name, command, float(seconds))


@cache
def _announced() -> dict[str, Any]:
    from importlib.metadata import entry_points

    return {point.name: point for point in entry_points(group=ENTRY_POINTS)}
