"""Bots at a table: in their own processes, from the seat's view only, within a time limit."""

from __future__ import annotations

import asyncio
import random
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

from midway.bots import find, names
from midway.kernel.content import Values
from midway.kernel.decision import Decision
from midway.kernel.fault import Fault
from midway.kernel.game import Game
from midway.kernel.game import find as find_game
from midway.match.events import View

SECONDS = 10.0  # for a move; after that, a random legal one is made


class BotPool:
    """Worker processes; one that dies is replaced, and its move is tried again."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool = self._new()

    def check(self, game: Game, bot: str) -> None:
        """Refuse a bot that does not exist."""
        if bot not in names(game):
            raise Fault("bot", bot=bot, known=", ".join(names(game)))

    async def choose(self, view: View, decision: Decision, bot: str, content: Values) -> int:
        """The code a bot picks; a random legal one if it takes too long or its process dies twice."""
        own = None if content == find_game(view.game).content.printed else content  # what a worker already has is not sent
        for _ in range(2):
            try:
                asked = decision.number, decision.seat, decision.kind, decision.codes
                picked = asyncio.get_running_loop().run_in_executor(self.pool, _choose, view, asked, bot, own)
                code = await asyncio.wait_for(picked, SECONDS)
                if code in decision.codes:
                    return code
            except BrokenProcessPool:
                self.pool = self._new()
            except TimeoutError:
                self.pool.shutdown(wait=False, cancel_futures=True)
                self.pool = self._new()
                break
        return random.choice(decision.codes)

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)

    def _new(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.workers, mp_context=get_context("spawn"))


def _choose(view: View, asked: tuple[int, int, str, tuple[int, ...]], bot: str, content: Values | None) -> int:
    game = find_game(view.game)
    return find(game, bot, None, content).choose(view, Decision(*asked, _Unworded(game)))


class _Unworded:
    """How a decision reads to a bot in another process: in the words of a record, because it has no match."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def rule(self) -> str:
        return ""

    def cite(self) -> str:
        return ""

    def prompt(self) -> str:
        return ""

    def meaning(self, code: int) -> tuple[str, dict[str, str]]:
        return self.game.codes.describe(code)

    def text(self, code: int) -> str:
        return self.game.codes.text(code)

    def marks(self, code: int) -> tuple[str, ...]:
        return ()

    def weight(self, code: int) -> int | None:
        return None
