"""Strong bots warm up: their searches are compiled in the background, one game after another, while nobody waits for them."""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess

import structlog

from midway.bots.compiled import compile_in_child, is_ready
from midway.kernel.cpu import available
from midway.kernel.game import Game, find, names

from .bots import BotPool
from .hinting import Hinting

READY, WARMING, PLAIN = "ready", "warming", "plain"
PATIENCE = 2.0  # seconds before it is looked again whether a bot thinks
LOWEST = 19  # the lowest priority: whoever plays comes first
log = structlog.get_logger("midway.table")


class Warming:
    """How strong the bots of each game are by now: `ready`, `warming` while they will be, or `plain` for as long as it runs."""

    def __init__(self, pool: BotPool, hinting: Hinting, compiles: bool) -> None:
        self.pool = pool
        self.hinting = hinting
        self.compiles = compiles
        self.states: dict[str, str] = {}

    async def run(self) -> None:
        """Look at every game, then compile what is not ready while no bot thinks; what fails stays plain."""
        if self.compiles:
            await self.pool.start()
        for name in names():
            self._set(name, await asyncio.to_thread(self._state, find(name)))
        if self.compiles:
            await self.hinting.start()
        cold = [name for name, state in self.states.items() if state == WARMING]
        for name in sorted(cold, key=lambda name: find(name).minutes):  # what is begun most easily comes first
            await asyncio.sleep(PATIENCE)
            while self.pool.thinking:
                await asyncio.sleep(PATIENCE)
            self._set(name, READY if await _compiled(find(name)) else PLAIN)

    def _state(self, game: Game) -> str:
        return READY if is_ready(game) else WARMING if self.compiles and available() and game.bots else PLAIN

    def _set(self, name: str, state: str) -> None:
        self.states[name] = state
        if state == READY:
            self.pool.compiled.add(name)


async def _compiled(game: Game) -> bool:
    """Compile a game's search in another process; true if that went well."""
    child = compile_in_child(game)
    with contextlib.suppress(OSError, AttributeError):  # no system has to know priorities
        os.setpriority(os.PRIO_PROCESS, child.pid, LOWEST)
    try:
        done = await asyncio.to_thread(child.wait) == 0
    except asyncio.CancelledError:
        _end(child)
        raise
    log.info("compiled" if done else "not compiled", game=game.name)
    return done


def _end(child: subprocess.Popen[bytes]) -> None:
    child.terminate()
    child.wait()
