"""Hints at a table: computed in a process of their own from the seat's view, and told step by step."""

from __future__ import annotations

import asyncio
import contextlib
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncGenerator
from itertools import count

import msgspec

from midway.bots import hint
from midway.match.match import Match

from .hinter import Ask

LONGEST = 1 << 20  # bytes of a line


class Hinting:
    """The process that computes hints. It starts when it is needed; if it dies, its hints end, and the next starts another."""

    def __init__(self) -> None:
        self.process: Process | None = None
        self.starting = asyncio.Lock()
        self.numbers = count()
        self.told: dict[int, asyncio.Queue[hint.Hint | None]] = {}
        self.reader: asyncio.Task[None] | None = None
        self.warmed: set[str] = set()

    async def hints(self, match: Match) -> AsyncGenerator[hint.Hint, None]:
        """The hint for whoever decides, each time more exactly; it ends early if nobody listens any more."""
        own = None if match.content == match.game.content.printed else match.content  # what the process already has is not sent
        view, codes = match.view(match.seat), tuple(match.legal())
        asked = Ask(next(self.numbers), match.game.name, view, codes, hint.seed_of(match), hint.SECONDS, own)
        told = self.told[asked.number] = asyncio.Queue()
        try:
            _write(await self.start(), asked)
            while found := await told.get():
                yield found
        finally:
            del self.told[asked.number]
            if self.process:
                _write(self.process, asked.number)

    async def start(self) -> Process:
        """The process, which is started if there is none; what it was ready for is forgotten."""
        async with self.starting:
            if self.process is None or self.process.returncode is not None:
                command = (sys.executable, "-m", "midway.table.hinter")
                self.process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, limit=LONGEST)
                self.reader = asyncio.create_task(self._read(self.process))
                self.warmed.clear()
            return self.process

    async def warm(self, game: str) -> None:
        """Get ready for a game, once, so that its first hint comes at once."""
        process = await self.start()
        if game not in self.warmed:
            self.warmed.add(game)
            _write(process, Ask(next(self.numbers), game))

    async def close(self) -> None:
        if self.process and self.reader:
            assert self.process.stdin
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()
            self.process.stdin.close()
            await self.reader

    async def _read(self, process: Process) -> None:
        """Pass on what the process says until it is gone; then everything it was working on is over."""
        assert process.stdout
        while line := await process.stdout.readline():
            number, found = msgspec.json.decode(line, type=tuple[int, hint.Hint | None])
            if number in self.told:
                self.told[number].put_nowait(found)
        for told in self.told.values():
            told.put_nowait(None)
        await process.wait()


def _write(process: Process, asked: Ask | int) -> None:
    assert process.stdin
    with contextlib.suppress(ConnectionError, RuntimeError):  # it is gone, which its reader notices
        process.stdin.write(pickle.dumps(asked))
