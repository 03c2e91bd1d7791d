"""A server: the store, the hub, the rooms and the bots, started and stopped together."""

from __future__ import annotations

import asyncio
import contextlib
import math
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator

import structlog

from midway.bots import seconds
from midway.bots.called import called
from midway.kernel.fault import Fault, common
from midway.kernel.game import find
from midway.kernel.words import LANGUAGES, Words
from midway.match.events import Seat
from midway.match.lesson import last_of
from midway.match.match import Match
from midway.match.proof import replay
from midway.match.record import RecordError, parse

from .analyses import Analyses
from .analyst import Analyst
from .bots import BotPool
from .hinting import Hinting
from .hub import Hub
from .limits import Limiter
from .requests import BotRequest, CreateRequest
from .room import JOIN_BYTES, UNSEEN, Lost, Room, Stale, Thinking, Unopened, hashed, new_key
from .store import Store
from .stored import Gathering, Stored
from .warming import Warming
from .webhooks import Webhooks
from .writer import Taken

RATE = 20.0  # sustained requests per second from one address; 0 for no limit
ROOMS = 2_000  # kept in memory; others are read from the store when needed
AWAKE = 100  # of these keep earlier positions, for looking back
MOST_EVENTS = 2_000  # of an imported record
log = structlog.get_logger("midway.table")


class NotFound(Exception):
    """There is no such match or seat."""


class Server:
    """One server. Any number of them can share a PostgreSQL database."""

    def __init__(
        self,
        database: str | None = None,
        bot_workers: int = 1,
        rate: float = RATE,
        private_webhooks: bool = False,
        warm_up: bool = False,
    ) -> None:
        self.store = Store(database)
        self.hub = Hub(self.store.postgres_url, self.store.server, self._outdated)
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.awake: OrderedDict[str, Room] = OrderedDict()
        self.pool = BotPool(bot_workers)
        self.warming = Warming(self.pool, warm_up)
        self.hinting = Hinting()
        self.webhooks = Webhooks(self.store, self.hub, self.room, private_webhooks)
        self.analyses = Analyses(self.store)
        self.analyst = Analyst(self.analyses, self.room, warm_up)
        self.by_address = Limiter(6 * rate or math.inf, rate)
        self.by_seat = Limiter(1.5 * rate or math.inf, rate / 2)
        self.bringing = Limiter(rate or math.inf, rate / 40)
        self.listening: tuple[str, int] | None = None  # the address and port of its socket
        self.stopping = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        await self.store.open()
        work = (self.hub.listen, self.play_bots, self.webhooks.run, self.analyst.run)
        self.tasks = [asyncio.create_task(self._always(some)) for some in work]
        self.tasks.append(asyncio.create_task(self.warming.run()))
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
        await self.webhooks.stop()
        await self.hinting.close()
        await self.pool.close()
        await self.hub.close()
        await self.store.close()
        log.info("stopped")

    async def _always(self, work: Callable[[], Awaitable[None]]) -> None:
        """Keep something running until the server stops, even if the database is away for a while."""
        while not self.stopping.is_set():
            try:
                await work()
            except Exception:
                log.exception("broken off", work=work.__qualname__)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(1):
                    await self.stopping.wait()

    async def room(self, match: str, certain: bool = True) -> Room:
        """The room of a match, up to date: for certain, or as far as this server knows."""
        room = self.rooms.get(match)
        if room is None:
            stored = await self.store.find(match) if match.isascii() and len(match) <= 32 else None
            if stored is None:
                raise NotFound
            with self._opening(stored):
                room = self.rooms.setdefault(match, Room(self.store, stored))
            if len(self.rooms) > ROOMS:
                self.rooms.popitem(last=False)
        self.rooms.move_to_end(match)
        self._wake(room)
        if certain or not room.current:
            with self._opening(room.stored):
                await room.make_certain()
        return room

    @contextlib.contextmanager
    def _opening(self, stored: Stored) -> Iterator[None]:
        """Distinguish a match that cannot be opened from other errors, and never keep it half open."""
        try:
            yield
        except (ArithmeticError, LookupError, TypeError, ValueError) as error:
            self.rooms.pop(stored.id, None)
            self.awake.pop(stored.id, None)
            if not isinstance(error, Fault):
                log.exception("unopened", match=stored.id)
            raise Unopened(stored, error if isinstance(error, Fault) else Fault("match-damaged")) from None

    def _wake(self, room: Room) -> None:
        """Note that a room is used; the least recently used one rests."""
        self.awake[room.id] = room
        self.awake.move_to_end(room.id)
        if len(self.awake) > AWAKE:
            self.awake.popitem(last=False)[1].rest()

    def moved(self, room: Room) -> None:
        """Wake this server after a move; its commit has woken the others."""
        if self.rooms.get(room.id) is not room:
            self._outdated(room.id)
        self.hub.wake(room.id)
        seat = room.match.seat
        if seat >= 0 and room.stored.seats[seat].bot:
            self.hub.bots.set()

    def _outdated(self, match: str | None) -> None:
        """A match (None: any match) may have changed elsewhere."""
        for room in self.rooms.values() if match is None else filter(None, [self.rooms.get(match)]):
            room.outdate()

    async def create(self, request: CreateRequest, owner: str, language: str) -> tuple[str, list[str], str | None]:
        """A new match, the private keys of its seats, and that of its invitation if it waits for people.

        The client's browser gets the first person's seat.
        """
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
        earnest = request.serious and not request.mirror
        join = new_key(JOIN_BYTES) if request.gather and people and mine == people[:1] else None
        gathering = Gathering(people[0], hashed(join), True) if join else None
        hashes = [hashed(key) for key in keys]
        await self.store.create(match_id, match, hashes, owners, request.listed, gathering=gathering, earnest=earnest)
        await self.hub.publish(match_id)
        log.info("created", match=match_id, game=request.game, seats=len(seats))
        return match_id, keys, join

    async def begin(self, room: Room) -> None:
        """Begin the match of a table that waits, with those who are there; raises Taken if a seat has just changed."""
        seen, before = room.stored.seats, room.match
        kept = [seat for seat in seen if seat.owner or seat.bot]
        match = Match(
            before.game,
            [Seat(seat.name, seat.bot) for seat in kept],
            seed=room.stored.seed,
            options=before.settings,
            corrections=before.corrections,
            version=before.version,
            content=before.content,
        )
        await self.store.begin(room.id, seen, kept, match)
        await self.hub.publish(room.id)

    def bot_name(self, room: Room, seat: int, sent: BotRequest, language: str) -> str:
        """A name for a bot that takes a free seat."""
        return _name(sent.name, sent.bot, seat + 1, _others(room, seat), common(language))

    def free_name(self, room: Room, seat: int, language: str) -> str:
        """What a seat is called while it is free."""
        return _name("", "", seat + 1, _others(room, seat), common(language))

    async def begin_last(self, game: str, owner: str, language: str) -> tuple[str, list[str]]:
        """The last rounds of a prepared match, as a match of its own: its id and the keys of its seats."""
        match = await asyncio.to_thread(last_of, find(game), common(language)("you"))
        keys = [new_key() for _ in match.seats]
        match_id = new_key()[:16]
        await self.store.create(match_id, match, [hashed(key) for key in keys], [owner, *[None] * (len(keys) - 1)], False)
        await self.hub.publish(match_id)
        return match_id, keys

    async def rekey(self, room: Room, seat: int) -> str | None:
        """A fresh private key for a seat, replacing the old one; None if the seat has just changed hands."""
        key = new_key()
        return key if await self.store.rekey(room.id, seat, room.stored.seats[seat], hashed(key)) else None

    async def rematch(self, room: Room, held: list[int]) -> tuple[str, dict[int, str]]:
        """The rematch, which is created if necessary: its id, and fresh keys for the client's seats.

        Everyone moves on by one seat.
        """
        if room.stored.next is None:
            with contextlib.suppress(Taken):
                await self._begin_rematch(room)
            room = await self.room(room.id)
        again = await self.room(room.stored.next or "")
        keys: dict[int, str] = {}
        for seat in held:
            moved = (seat - 1) % len(room.stored.seats)
            before, now = room.stored.seats[seat], again.stored.seats[moved]
            if (before.owner, before.bot) == (now.owner, now.bot) and (key := await self.rekey(again, moved)):
                keys[moved] = key
        await self.hub.publish(again.id)
        return again.id, keys

    async def _begin_rematch(self, room: Room) -> None:
        stored = room.stored
        seats = [*stored.seats[1:], stored.seats[0]]
        placed = [Seat(seat.name, seat.bot) for seat in seats]
        before = room.match
        match = Match(before.game, placed, options=before.settings, corrections=before.corrections, mirror=before.mirror)
        match_id = new_key()[:16]
        keys = [hashed(new_key()) for _ in seats]
        owners = [seat.owner for seat in seats]
        await self.store.create(match_id, match, keys, owners, stored.listed, after=room.id, earnest=stored.serious)
        await self.hub.publish(room.id)

    async def keep(self, text: str, owner: str) -> str:
        """Keep a record as a match. If it mirrors a real table and is unfinished, whoever brings it can play on."""
        match = await asyncio.to_thread(_checked, text)
        for seat in match.seats:
            if seat.bot:
                self.pool.check(match.game, seat.bot)
        goes_on = match.mirror and match.result is None
        owners = [owner if goes_on and not seat.bot else None for seat in match.seats]
        match_id = new_key()[:16]
        await self.store.create(match_id, match, [hashed(new_key()) for _ in owners], owners, False)
        await self.hub.publish(match_id)
        return match_id

    async def play_bots(self) -> None:
        """Give bots' turns that nobody works on to workers as these become free, until the server stops."""
        async with asyncio.TaskGroup() as playing:
            while not self.stopping.is_set():  # a wait that is just ending can swallow the cancellation of this task
                await self.pool.free.acquire()
                try:
                    match, seat, bot = await self._bots_turn()
                except BaseException:
                    self.pool.free.release()
                    raise
                playing.create_task(self._play_bot(match, seat, bot)).add_done_callback(lambda _: self.pool.free.release())

    async def _bots_turn(self) -> tuple[str, int, str]:
        """The next turn of a bot, as soon as there is one."""
        while True:
            self.hub.bots.clear()
            if leased := await self.store.lease_turn():
                return leased
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(1):
                    await self.hub.bots.wait()

    async def _play_bot(self, match: str, seat: int, bot: str) -> None:
        """Let a bot move, if it still has to."""
        try:
            room = await self.room(match)
            decision = room.match.describe("en")
            if decision is None or decision.seat != seat or room.stored.seats[seat].bot != bot:
                return
            with self._thinks(room, seat, bot):
                chosen = await self.pool.choose(match, room.match.view(seat), decision, bot, room.match.content)
            await room.move(seat, decision.number, [chosen.code], None, "en", bot, on=True, late=chosen.stood_in)
            self.moved(room)
        except (NotFound, Stale, Lost):
            pass
        except Unopened as unopened:
            log.warning("unopened", match=match, why=str(unopened))
        except Exception:
            log.exception("bot failed", match=match, seat=seat + 1, bot=bot)

    @contextlib.contextmanager
    def _thinks(self, room: Room, seat: int, bot: str) -> Iterator[None]:
        """Let everyone see how long a bot has thought, if it takes a while; the time it may take says nothing about its cards."""
        budget = seconds(room.match.game, bot)
        room.thinking = Thinking(seat, time.monotonic(), budget) if budget else None
        told = asyncio.get_running_loop().call_later(UNSEEN, self.hub.wake, room.id) if budget else None
        try:
            yield
        finally:
            room.thinking = None
            if told:
                told.cancel()


def language_of(asked: str | None) -> str:
    """The language asked for, or English."""
    return asked if asked in LANGUAGES else "en"


def _others(room: Room, seat: int) -> list[str]:
    """The names at all other seats."""
    return [placed.name for number, placed in enumerate(room.stored.seats) if number != seat]


def _checked(text: str) -> Match:
    """The match in a record, with every event checked."""
    record = parse(text)
    if len(record.events) > MOST_EVENTS:
        raise RecordError("record-long", n=MOST_EVENTS)
    return replay(record)


def _names(request: CreateRequest, language: str) -> list[str]:
    """A name for every seat, no two alike."""
    words = common(language)
    names: list[str] = []
    for number, seat in enumerate(request.seats, 1):
        names.append(_name(seat.name, seat.bot, number, names, words))
    return names


def _name(asked: str, bot: str, number: int, taken: list[str], words: Words) -> str:
    """A name for a seat that nobody else has."""
    base = asked.strip() or (called(bot, taken) if bot else words("seat-name", name=words("you"), n=number))
    return base if base not in taken else words("seat-name", name=base[:36], n=number)
