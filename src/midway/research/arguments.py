"""What a batch is asked for, checked: anything else is refused with a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from midway.kernel.batch import CALLER
from midway.kernel.drivers import RANDOM
from midway.kernel.fault import Fault
from midway.kernel.game import Game

RESTARTS = ("at once", "next step", "never")  # in the order of the kernel's numbers
Bot = str | None  # the name of one of the game's own bots, "random", or None where the caller decides


def players_of(game: Game, starts: Sequence[Any]) -> int:
    """How many play in all these positions; refuses what is no position of the game."""
    if not starts or not all(isinstance(start, game.state) for start in starts):
        raise Fault("play-start", game=game.name)
    if len({start.seats for start in starts}) > 1:
        raise Fault("batch-starts", game=game.name, n=starts[0].seats)
    return int(starts[0].seats)


def bot_numbers(game: Game, bots: Sequence[Bot], players: int) -> list[int]:
    """The bots of all seats by number; somebody must be left to decide."""
    seated = list(bots) or [None] * players
    if len(seated) != players or None not in seated:
        raise Fault("batch-bots", n=players)
    return [CALLER if bot is None else bot_number(game, bot) for bot in seated]


def bot_number(game: Game, bot: str) -> int:
    """The number of a bot in the rules."""
    known = ("random", *game.bots)
    if bot not in known:
        raise Fault("batch-bot", bot=str(bot), known=", ".join(known))
    return RANDOM + known.index(bot)


def restart_number(restart: str) -> int:
    """The kernel's number for when a game makes room for the next."""
    if restart not in RESTARTS:
        raise Fault("batch-restart", restart=str(restart), known=", ".join(RESTARTS))
    return RESTARTS.index(restart)


def whole(name: str, number: Any, least: int, most: int) -> int:
    """A whole number within its bounds."""
    if not hasattr(number, "__index__") or isinstance(number, bool) or not least <= number <= most:
        raise Fault("play-number", name=name, least=least, most=most)
    return int(number)
