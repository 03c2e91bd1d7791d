"""Bots from anywhere may fail. Where one does, the game's own bot chooses in its place, and a fault says why."""

from __future__ import annotations

from abc import ABC, abstractmethod

from midway.kernel.content import Tree, Values
from midway.kernel.decision import Decision
from midway.kernel.fault import Fault
from midway.kernel.game import Game
from midway.match.events import Result, View

from . import Bot, PolicyBot, RandomBot


class Guarded(ABC):
    """A bot of which nothing is expected.

    faults     what has gone wrong, in order; whoever shows them to somebody takes them out
    stood_in   true if the game's own bot made its last choice
    """

    def __init__(self, name: str, game: Game, seed: int | str | None, corrections: Tree | Values | None) -> None:
        self.name = name
        self.game = game
        self.faults: list[Fault] = []
        self.stood_in = False
        self.instead: Bot = PolicyBot(game, game.bots[-1], seed, corrections) if game.bots else RandomBot(seed)

    def choose(self, view: View, decision: Decision) -> int:
        try:
            code = self.answer(view, decision)
        except Fault as fault:
            self.faults.append(fault)
            code = None
        self.stood_in = code is None
        return self.instead.choose(view, decision) if code is None else code

    @abstractmethod
    def answer(self, view: View, decision: Decision) -> int | None:
        """The code of one of the options; a fault if the bot fails, None if it is not asked any more."""

    def end(self, result: Result | None) -> None:
        """Tell it that the match is over, or that nobody plays on."""
        return


class Installed(Guarded):
    """A bot of an installed package: a Python object that may raise anything."""

    def __init__(self, bot: Bot, name: str, game: Game, seed: int | str | None, corrections: Tree | Values | None) -> None:
        super().__init__(name, game, seed, corrections)
        self.bot = bot

    def answer(self, view: View, decision: Decision) -> int:
        try:
            code = self.bot.choose(view, decision)
        except Exception as error:
            raise Fault("bot-raised", bot=self.name, error=f"{type(error).__name__}: {error}") from None
        if code not in decision.codes:
            raise Fault("bot-illegal", bot=self.name, code=str(code), number=decision.number)
        return code


def end(bots: dict[int, Bot], result: Result | None) -> None:
    """Tell bots from elsewhere that their match is over."""
    for bot in bots.values():
        if isinstance(bot, Guarded):
            bot.end(result)


def faults(bots: dict[int, Bot]) -> list[Fault]:
    """What has gone wrong with bots from elsewhere since somebody last asked."""
    found = [fault for bot in bots.values() if isinstance(bot, Guarded) for fault in bot.faults]
    for bot in bots.values():
        if isinstance(bot, Guarded):
            bot.faults.clear()
    return found
