"""Bots at a table: in processes of their own, from the seat's view only, within a time limit."""

from __future__ import annotations

import asyncio
import random
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any

from midway.bots import find, names
from midway.kernel.decision import Decision
from midway.kernel.fault import Fault
from midway.kernel.game import Game
from midway.kernel.game import find as find_game
from midway.match.match import View

SECONDS = 10.0  # for a move; then any legal one is made


class BotPool:
    """Worker processes; one that dies is replaced, and its move made again."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool = self._new()

    def check(self, game: Game, bot: str) -> None:
        """Refuse a bot that does not exist."""
        if bot not in names(game):
            raise Fault("bot", bot=bot, known=", ".join(names(game)))

    async def choose(self, view: View, decision: Decision, bot: str, corrections: dict[str, Any]) -> int:
        """The code a bot picks; any legal one if it takes too long or its process dies twice."""
        for _ in range(2):
            try:
                picked = asyncio.get_running_loop().run_in_executor(self.pool, _choose, view, decision, bot, corrections)
                code = await asyncio.wait_for(picked, SECONDS)
                if any(option.code == code for option in decision.options):
                    return code
            except BrokenProcessPool:
                self.pool = self._new()
            except TimeoutError:
                self.pool.shutdown(wait=False, cancel_futures=True)
                self.pool = self._new()
                break
        return random.choice(decision.options).code

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)

    def _new(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.workers, mp_context=get_context("spawn"))


def _choose(view: View, decision: Decision, bot: str, corrections: dict[str, Any]) -> int:
    return find(find_game(view.game), bot, None, corrections).choose(view, decision)
