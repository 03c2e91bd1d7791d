"""Bots' turns on a server: taken from the store, thought about in worker processes, and made like anybody's."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING

import structlog

from midway.bots import seconds

from .patience import is_away, why
from .room import Lost, NotFound, Room, Stale, TooLong, Unopened
from .showing import UNSEEN, Thinking

if TYPE_CHECKING:
    from .server import Server

log = structlog.get_logger("midway.table")


class Playing:
    """The bots that this server works on.

    leased   their matches
    undone   matches whose bots could not move because of the database; others may take them when it is back
    """

    def __init__(self, server: Server) -> None:
        self.server = server
        self.leased: set[str] = set()
        self.undone: set[str] = set()

    async def run(self) -> None:
        """Give bots' turns that nobody works on to workers as these become free, until the server stops."""
        free = self.server.pool.free
        async with asyncio.TaskGroup() as playing:
            while not self.server.stopping.is_set():  # a wait that is just ending can swallow the cancellation of this task
                await free.acquire()
                try:
                    match, seat, bot = await self._turn()
                except BaseException:
                    free.release()
                    raise
                playing.create_task(self._play(match, seat, bot)).add_done_callback(lambda _: free.release())

    async def _turn(self) -> tuple[str, int, str]:
        """The next turn of a bot, as soon as there is one."""
        woken = self.server.hub.bots
        while True:
            woken.clear()
            if turn := await self._lease():
                self.leased.add(turn[0])
                return turn
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(1):
                    await woken.wait()

    async def _lease(self) -> tuple[str, int, str] | None:
        """A bot's turn that is ours by now, if there is one and the database answers; bots that think go on."""
        store = self.server.store
        try:
            if self.undone:
                await store.give_back(self.undone)
                self.undone.clear()
            return await store.lease_turn(self.server.sharing.used)
        except Exception as error:
            if not is_away(error):
                raise
            log.warning("database away", work="bots", why=why(error))
            return None

    async def _play(self, match: str, seat: int, bot: str) -> None:
        """Let a bot move, if it still has to."""
        try:
            await self._move(match, seat, bot)
        except (NotFound, Stale, Lost):
            pass
        except Unopened as unopened:
            log.warning("unopened", match=match, why=str(unopened))
        except Exception as error:
            if is_away(error):
                self.undone.add(match)
                log.warning("database away", work="bots", why=why(error))
            else:
                log.exception("bot failed", match=match, seat=seat + 1, bot=bot)
        self.leased.discard(match)  # not if it was cancelled: then it is given back

    async def _move(self, match: str, seat: int, bot: str) -> None:
        server = self.server
        room = await server.room(match)
        decision = room.match.describe("en")
        if decision is None or decision.seat != seat or room.stored.seats[seat].bot != bot:
            return
        with self._thinks(room, seat, bot), server.sharing.thinking(match):
            chosen = await server.pool.choose(match, room.match.for_bot(), decision, bot, room.match.content)
        try:
            await room.move(seat, decision.number, [chosen.code], None, "en", bot, on=True, late=chosen.stood_in)
        except TooLong:
            await server.store.put_aside(match)
        server.moved(room)

    @contextlib.contextmanager
    def _thinks(self, room: Room, seat: int, bot: str) -> Iterator[None]:
        """Let everyone see how long a bot has thought, if it takes a while; the time it may take says nothing about its cards."""
        budget = seconds(room.match.game, bot)
        room.thinking = Thinking(seat, time.monotonic(), budget) if budget else None
        told = asyncio.get_running_loop().call_later(UNSEEN, self.server.hub.wake, room.id) if budget else None
        try:
            yield
        finally:
            room.thinking = None
            if told:
                told.cancel()
