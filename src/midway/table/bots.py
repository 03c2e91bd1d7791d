"""Bots at a table: in worker processes, from the seat's view only, within a time limit."""

from __future__ import annotations

import asyncio
import contextlib
import pickle
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections import Counter, deque
from collections.abc import Iterator
from dataclasses import dataclass

import structlog

from midway.bots import RANDOM, find, names
from midway.kernel.content import Values
from midway.kernel.decision import Decision
from midway.kernel.fault import Fault
from midway.kernel.game import Game
from midway.kernel.game import find as find_game
from midway.match.events import View

from .worker import READY, Asked

SECONDS = 10.0  # for a move, from when a process begins with it; then the game's own bot makes it
MATCHES = 8  # that a process is thought to remember
STARTING = 60.0  # seconds for a process to start, which no move pays for
log = structlog.get_logger("midway.table")


class Failed(Exception):
    """A bot gave no answer: `late`, `died` or `broken`."""


@dataclass(frozen=True)
class Chosen:
    """What a bot plays, and whether the game's own bot had to stand in for it."""

    code: int
    stood_in: bool = False


class Worker:
    """A process that plays for bots, started when it is needed and replaced when it is gone."""

    def __init__(self) -> None:
        self.process: Process | None = None
        self.matches: deque[str] = deque(maxlen=MATCHES)
        self.busy = False

    async def start(self) -> Process:
        """The process, once it can be asked."""
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "midway.table.worker", stdin=PIPE, stdout=PIPE
            )
            async with asyncio.timeout(STARTING):
                if await _line(self.process) != READY:
                    raise Failed("died")
        return self.process

    async def ask(self, asked: Asked) -> int:
        """The code that a bot answers; raises Failed if it does not."""
        try:
            process = await self.start()
            assert process.stdin
            process.stdin.write(pickle.dumps(asked))
            async with asyncio.timeout(SECONDS):
                await process.stdin.drain()
                line = await _line(process)
        except TimeoutError:
            await self.end()
            raise Failed("late") from None
        except ConnectionError:
            line = b""
        except asyncio.CancelledError:
            await self.end()
            raise
        if not line:
            await self.end()
            raise Failed("died")
        if line == b"\n" or (code := int(line)) not in asked.codes:
            raise Failed("broken")
        return code

    async def end(self) -> None:
        """End the process; the next move starts another, which remembers nothing."""
        ended, self.process = self.process, None
        self.matches.clear()
        if ended is not None:
            with contextlib.suppress(ProcessLookupError):
                ended.kill()
            assert ended.stdin
            ended.stdin.close()
            await ended.communicate()


async def _line(process: Process) -> bytes:
    assert process.stdout
    return await process.stdout.readline()


class BotPool:
    """Worker processes, one decision each at a time. A match comes back to the worker that remembers it, if that one is free."""

    def __init__(self, workers: int) -> None:
        self.workers = [Worker() for _ in range(workers)]
        self.free = asyncio.Semaphore(workers)
        self.failures: Counter[str] = Counter()
        self.compiled: set[str] = set()  # the games whose search is compiled

    async def start(self) -> None:
        """Start a worker, so that the first bot need not wait for one."""
        with contextlib.suppress(Failed), self._worker("") as worker:
            await worker.start()

    @property
    def thinking(self) -> int:
        """How many bots think."""
        return sum(worker.busy for worker in self.workers)

    def check(self, game: Game, bot: str) -> None:
        """Refuse a bot that does not exist."""
        if bot not in names(game):
            raise Fault("bot", bot=bot, known=", ".join(names(game)))

    async def choose(self, match: str, view: View, decision: Decision, bot: str, content: Values) -> Chosen:
        """What a bot picks; if it fails, what the game's own bot would. Its caller holds one of the `free` places."""
        own = None if content == find_game(view.game).content.printed else content  # what a worker already has is not sent
        compiled = own is None and view.game in self.compiled
        asked = Asked(match, bot, view, decision.number, decision.seat, decision.kind, decision.codes, own, compiled)
        began = time.monotonic()
        try:
            with self._worker(match) as worker:
                return Chosen(await worker.ask(asked))
        except Failed as failed:
            how = str(failed)
        self.failures[how] += 1
        log.warning("bot failed", how=how, match=match, seat=decision.seat + 1, bot=bot, seconds=time.monotonic() - began)
        return Chosen(await asyncio.to_thread(_stand_in, asked), stood_in=True)

    @contextlib.contextmanager
    def _worker(self, match: str) -> Iterator[Worker]:
        """A worker that is free, best one that remembers the match, or else one that has started."""
        idle = [worker for worker in self.workers if not worker.busy]
        worker = min(idle, key=lambda one: (match not in one.matches, one.process is None))
        worker.busy = True
        if match not in worker.matches:
            worker.matches.append(match)
        try:
            yield worker
        finally:
            worker.busy = False

    async def close(self) -> None:
        await asyncio.gather(*(worker.end() for worker in self.workers))


def _stand_in(asked: Asked) -> int:
    """What the game's own bot chooses, here."""
    game = find_game(asked.view.game)
    bot = find(game, game.bots[-1] if game.bots else RANDOM, None, asked.content)
    return bot.choose(asked.view, asked.decision)
