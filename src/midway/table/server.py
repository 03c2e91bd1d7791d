"""What a server holds: the store, the hub, the rooms, the bots; started and stopped as one."""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict

import structlog

from midway.kernel.game import find
from midway.kernel.words import LANGUAGES
from midway.match.match import Match, Seat

from .bots import BotPool
from .hub import Hub
from .limits import Limiter
from .requests import CreateRequest
from .room import Room, Stale, hashed, new_key
from .store import Store

ROOMS = 2_000  # kept in memory; others are read from the store when asked for
log = structlog.get_logger("midway.table")


class NotFound(Exception):
    """There is no such match or seat."""


class Server:
    """One server. Any number of them may share a PostgreSQL database."""

    def __init__(self, database: str, bot_workers: int = 1) -> None:
        self.store = Store(database)
        self.hub = Hub(self.store.postgres_url)
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.pool = BotPool(bot_workers)
        self.by_address = Limiter(burst=120, per_second=20)
        self.by_seat = Limiter(burst=30, per_second=10)
        self.stopping = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        await self.store.open()
        self.tasks = [asyncio.create_task(self.hub.listen()), asyncio.create_task(self.play_bots())]
        log.info("started", database=self.store.url.get_backend_name())

    async def stop(self) -> None:
        self.stopping.set()
        self.hub.closed = True
        self.hub.bots.set()
        for match in list(self.hub.listeners):
            self.hub.wake(match)
        for task in self.tasks:
            task.cancel()
        for task in self.tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task
        self.pool.close()
        await self.hub.close()
        await self.store.close()
        log.info("stopped")

    async def room(self, match: str) -> Room:
        """The room of a match, up to date."""
        room = self.rooms.get(match)
        if room is None:
            stored = await self.store.find(match) if match.isascii() and len(match) <= 32 else None
            if stored is None:
                raise NotFound
            room = self.rooms.setdefault(match, Room(self.store, stored))
            if len(self.rooms) > ROOMS:
                self.rooms.popitem(last=False)
        self.rooms.move_to_end(match)
        async with room.lock:
            await room.refresh(reseat=True)
        return room

    async def create(self, request: CreateRequest, owner: str, language: str) -> tuple[str, list[str]]:
        """A new match and the private keys of its seats; the first person's seat belongs to the browser that asks."""
        names = _names(request, language)
        seats = [Seat(name, seat.bot) for name, seat in zip(names, request.seats, strict=True)]
        match = Match(find(request.game), seats, seed=request.seed, options=dict(request.options), mirror=request.mirror)
        for seat in seats:
            if seat.bot:
                self.pool.check(match.game, seat.bot)
        people = [number for number, seat in enumerate(seats) if not seat.bot]
        mine = people if request.hot_seat or request.mirror else people[:1]
        owners = [owner if number in mine else None for number in range(len(seats))]
        keys = [new_key() for _ in seats]
        match_id = new_key()[:16]
        await self.store.create(match_id, match, [hashed(key) for key in keys], owners, request.listed)
        await self.hub.publish(match_id)
        log.info("created", match=match_id, game=request.game, seats=len(seats))
        return match_id, keys

    async def play_bots(self) -> None:
        """Give every bot's turn that is free to a worker, until the server stops."""
        while not self.stopping.is_set():  # a wait that ends just now can swallow the cancelling of this task
            self.hub.bots.clear()
            leased = await self.store.lease_turn()
            if leased is None:
                with contextlib.suppress(asyncio.TimeoutError):
                    await asyncio.wait_for(self.hub.bots.wait(), 1)
                continue
            match, seat, bot = leased
            try:
                await self._play_bot(match, seat, bot)
            except (NotFound, Stale):
                continue
            except Exception:
                log.exception("bot failed", match=match, seat=seat, bot=bot)

    async def _play_bot(self, match: str, seat: int, bot: str) -> None:
        room = await self.room(match)
        decision = room.match.describe("en")
        if decision is None or decision.seat != seat or room.stored.seats[seat].bot != bot:
            return
        code = await self.pool.choose(room.match.view(seat), decision, bot, room.match.corrections)
        await room.move(seat, decision.number, code, None, "en")
        await self.hub.publish(match)


def language_of(asked: str | None) -> str:
    """The language asked for, or English."""
    return asked if asked in LANGUAGES else "en"


def _names(request: CreateRequest, language: str) -> list[str]:
    """A name for every seat, no two alike."""
    from midway.kernel.fault import common

    words = common(language)
    names: list[str] = []
    for number, seat in enumerate(request.seats, 1):
        base = seat.name.strip() or (seat.bot.capitalize() if seat.bot else words("seat-name", name=words("you"), n=number))
        names.append(base if base not in names else words("seat-name", name=base[:36], n=number))
    return names
