"""The analyst of a server: analyses finished matches one after another, in a process of its own at low priority."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
from collections.abc import Awaitable, Callable

import structlog

from midway.kernel.fault import Fault
from midway.kernel.game import Game

from .analyses import LEASE, Analyses
from .room import Room

COMMAND = ("-m", "midway.analysis.child")
IDLE = 2.0  # seconds between two looks at the queue
LONGEST_LINE = 8 * 1024 * 1024  # bytes of an analysis
log = structlog.get_logger("midway.table")


class Analyst:
    """Takes analyses from the queue, whoever asked first; the queue is shared by all servers of a database.

    works   false on a server that leaves heavy work to others
    """

    def __init__(self, analyses: Analyses, room: Callable[[str], Awaitable[Room]], works: bool) -> None:
        self.analyses = analyses
        self.room = room
        self.works = works
        self.asked = asyncio.Event()
        self.leased: str | None = None  # the match that is being analysed

    def refuses(self, game: Game) -> Fault | None:
        """Why a game is not analysed here."""
        if not game.judge:
            return Fault("analysis-no-judge", game=game.name)
        return None if self.works else Fault("analysis-not-here")

    async def run(self) -> None:
        """Analyse whatever is asked for, until the server stops."""
        while True:
            self.asked.clear()
            leased = await self.analyses.lease() if self.works else None
            if leased:
                self.leased = leased[0]
                await self._analyse(*leased)
                self.leased = None
                continue
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(IDLE):
                    await self.asked.wait()

    async def _analyse(self, match: str, times: float) -> None:
        """Analyse a match, and store what is found on the way."""
        record = await asyncio.to_thread((await self.room(match)).record)
        command = (sys.executable, *COMMAND, str(times))
        pipe, null = asyncio.subprocess.PIPE, asyncio.subprocess.DEVNULL
        child = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, stderr=null, limit=LONGEST_LINE)
        try:
            assert child.stdin
            assert child.stdout
            child.stdin.write(record.encode())
            child.stdin.close()
            while line := await self._line(match, child.stdout):
                study = line.decode()
                told = json.loads(study)
                await self.analyses.keep(match, times, study, told["read"] == told["last"])
            if await child.wait():
                log.warning("analysis failed", match=match)
        finally:
            with contextlib.suppress(ProcessLookupError):
                child.kill()
            await child.wait()

    async def _line(self, match: str, output: asyncio.StreamReader) -> bytes:
        """The next line of the child; while it has none, the analysis stays ours."""
        reading = asyncio.ensure_future(output.readline())
        try:
            while True:
                done, _ = await asyncio.wait([reading], timeout=LEASE / 3)
                if done:
                    return reading.result()
                await self.analyses.hold(match)
        finally:
            reading.cancel()
