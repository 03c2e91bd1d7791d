"""A server: the store, the hub, the rooms and the bots, started and stopped together."""

from __future__ import annotations

import asyncio
import contextlib
import math
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from typing import Any, TypeVar

import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

from midway.kernel.fault import Fault, common
from midway.kernel.game import find
from midway.kernel.game import names as game_names
from midway.kernel.rule import NOBODY
from midway.match.dealer import Dealer
from midway.match.events import Seat
from midway.match.lesson import last_of
from midway.match.match import Match
from midway.match.proof import replay
from midway.match.record import RecordError, parse

from . import fairness
from .analyses import Analyses
from .analyst import Analyst
from .bots import BotPool
from .hinting import Hinting
from .house import House
from .hub import Hub
from .limits import CONNECTIONS, SOCKETS, Doors, Limiter
from .metrics import Metrics
from .naming import names_for
from .patience import is_away, why
from .playing import Playing
from .requests import CreateRequest
from .room import JOIN_BYTES, NotFound, Room, Unopened, hashed, new_key
from .sharing import Sharing
from .store import Store
from .stored import Gathering, Stored, StoredSeat, is_id
from .warming import Warming
from .webhooks import Webhooks
from .writer import Taken

RATE = 20.0  # sustained requests per second from one address; 0 for no limit
ROOMS = 2_000  # kept in memory; others are read from the store when needed
FEW = 200  # if more are kept, those whose match is over are put away as soon as nobody watches
AWAKE = 250  # of these keep earlier positions, for looking back, and what they show
IDLE = 60.0  # seconds after which a room that nobody uses is packed
MOST_EVENTS = 2_000  # of an imported record
BOTS_ALONE = 20  # matches that bots play among themselves
HINTS = 8  # that are computed for one address
TRIES = 16  # in what ifs that one address waits for
HEAVY = 2  # requests that are answered aside from all others
OPENING = 8  # rooms that are opened at a time; the others wait, and connections are left for those who play
ENDING = 1.5  # seconds that any part of the server is given to end
Answer = TypeVar("Answer")
log = structlog.get_logger("midway.table")


@dataclass(frozen=True)
class Made:
    """A new match: the keys of the client's seats, those that invite to free ones, and that of an invitation to all of them."""

    match: str
    own: dict[int, str]
    free: dict[int, str]
    join: str | None


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
        self.hub = Hub(self.store.url if self.store.postgres else None, self.store.server, self._outdated)
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.awake: OrderedDict[str, Room] = OrderedDict()
        self.pool = BotPool(bot_workers)
        self.trying = BotPool(1)  # the bots of what ifs, so that no table waits for them
        self.trying.compiled = self.pool.compiled
        self.hinting = Hinting()
        self.warming = Warming(self.pool, self.hinting, warm_up)
        self.webhooks = Webhooks(self.store, self.hub, self.room, private_webhooks)
        self.analyses = Analyses(self.store)
        self.analyst = Analyst(self.analyses, self.room, warm_up)
        self.by_address = Limiter(6 * rate or math.inf, rate)
        self.by_seat = Limiter(1.5 * rate or math.inf, rate / 2)
        self.bringing = Limiter(rate or math.inf, rate / 40)
        self.making = Limiter(4 * rate or math.inf, rate / 40)
        self.analysing = Limiter(rate / 2 or math.inf, rate / 1200)
        self.hinted = Doors(HINTS if rate else None)
        self.tried = Doors(TRIES if rate else None)
        self.bots_alone = BOTS_ALONE if rate else math.inf
        self.sharing = Sharing()
        self.playing = Playing(self)
        self.heavy = asyncio.Semaphore(HEAVY)
        self.opening = asyncio.Semaphore(OPENING)
        self.doors = Doors(CONNECTIONS if rate else None)
        self.followers = Doors(SOCKETS if rate else None)
        self.listening: tuple[str, int] | None = None  # the address and port of its socket
        self.house = House(self.store, self._touched)
        self.metrics = Metrics(self)
        self.spoken: set[str] = set()  # the languages whose texts are loaded
        self.speaking = asyncio.Lock()
        self.stopping = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        await self.store.open()
        await self.house.look()
        work = (self.house.run, self.hub.listen, self.hub.tell, self.playing.run, self.webhooks.run, self.analyst.run, self._tidy)
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
        await asyncio.wait(self.tasks, timeout=ENDING)
        bots = (self.pool.close, self.trying.close)
        for ending in (self.webhooks.stop, self.hinting.close, *bots, self._give_back, self.store.close):
            await asyncio.wait([asyncio.create_task(ending())], timeout=ENDING)  # cancelling it could take as long again
        log.info("stopped")

    async def _give_back(self) -> None:
        """Leave what this server was working on to the others at once."""
        try:
            await self.store.give_back(self.playing.leased)
            await self.analyses.give_back(self.analyst.leased)
        except Exception as error:
            log.warning("not given back", why=why(error))

    async def _always(self, work: Callable[[], Awaitable[None]]) -> None:
        """Keep something running until the server stops, even if the database is away for a while."""
        while not self.stopping.is_set():
            try:
                await work()
            except Exception as error:
                if is_away(error):
                    log.warning("database away", work=work.__qualname__, why=why(error))
                else:
                    log.exception("broken off", work=work.__qualname__)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(1):
                    await self.stopping.wait()

    async def room(self, match: str, certain: bool = True) -> Room:
        """The room of a match, up to date: for certain, or as far as this server knows."""
        room = self._kept(match)
        if room is None:
            async with self.opening:
                return await self._open(match)
        if certain or not room.current:
            with self._opening(room.stored):
                await room.make_certain()
        return room

    def known(self, match: str) -> Room | None:
        """The room of a match, if it is kept and up to date as far as this server knows; nobody uses it by being told of it."""
        room = self.rooms.get(match)
        return room if room and room.current else None

    def _kept(self, match: str) -> Room | None:
        """The room of a match, if it is kept; it is used now."""
        room = self.rooms.get(match)
        if room:
            self.rooms.move_to_end(match)
            self._wake(room)
        return room

    async def _open(self, match: str) -> Room:
        """The room of a match that was not kept, up to date for certain."""
        version, _ = await self.store.writer.version(match) if is_id(match) else (None, None)
        stored = await self.store.find(match) if is_id(match) else None
        if stored is None:
            raise NotFound
        with self._opening(stored):
            room = self.rooms.setdefault(match, Room(self.store, stored))
            self._put_away()
            self._wake(room)
            await room.make_certain((version, stored))
        return room

    def _put_away(self) -> None:
        """Keep only so many rooms, and of those that are over and that nobody watches only a few; the least recently used go."""
        while len(self.rooms) > ROOMS or (len(self.rooms) > FEW and self._is_left(next(iter(self.rooms.values())))):
            self.rooms.popitem(last=False)

    def _is_left(self, room: Room) -> bool:
        return room.id not in self.hub.listeners and room.match.seat == NOBODY

    def _touched(self) -> None:
        """Matches were closed, deleted or given other keys beside the servers."""
        self._outdated(None)
        for match in list(self.hub.listeners):
            self.hub.wake(match)

    @contextlib.contextmanager
    def _opening(self, stored: Stored) -> Iterator[None]:
        """Distinguish a match that cannot be opened from other errors, and never keep it half open."""
        try:
            yield
        except NotFound:  # it has been deleted
            self.rooms.pop(stored.id, None)
            self.awake.pop(stored.id, None)
            raise
        except (ArithmeticError, LookupError, TypeError, ValueError) as error:
            self.rooms.pop(stored.id, None)
            self.awake.pop(stored.id, None)
            if not isinstance(error, Fault):
                log.exception("unopened", match=stored.id)
            raise Unopened(stored, error if isinstance(error, Fault) else Fault("match-damaged")) from None

    def _wake(self, room: Room) -> None:
        """Note that a room is used; the least recently used one rests."""
        room.used = asyncio.get_running_loop().time()
        self.awake[room.id] = room
        self.awake.move_to_end(room.id)
        if len(self.awake) > AWAKE:
            self.awake.popitem(last=False)[1].rest()

    async def _tidy(self) -> None:
        """Pack the rooms that nobody has used for a while, one after the other, forever."""
        while not self.stopping.is_set():
            await asyncio.sleep(IDLE / 4)
            for room in list(self.rooms.values()):  # the least recently used first
                if asyncio.get_running_loop().time() - room.used < IDLE:
                    break
                room.sleep()
                await asyncio.sleep(0)

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

    async def aside(self, work: Callable[..., Answer], *given: Any) -> Answer:
        """What takes long is worked out in a thread, little at a time, so that those who move need not wait for it."""
        async with self.heavy:
            return await asyncio.to_thread(work, *given)

    async def speak(self, language: str) -> None:
        """Load the texts of a language when somebody asks in it for the first time, in a thread: it takes a while."""
        if language not in self.spoken:
            async with self.speaking:
                await asyncio.to_thread(_load_words, language)
                self.spoken.add(language)

    async def create(self, request: CreateRequest, owner: str, language: str) -> Made:
        """A new match; the client's browser gets the first person's seat, or all of them at one screen."""
        names = names_for(request, language)
        seats = [Seat(name, seat.bot) for name, seat in zip(names, request.seats, strict=True)]
        people = [number for number, seat in enumerate(seats) if not seat.bot]
        mine = people if request.hot_seat or request.mirror else people[:1]
        join = new_key(JOIN_BYTES) if request.gather and people and mine == people[:1] else None
        if request.seed is not None and (join or mine != people):
            raise Fault("seed-people")
        dealer = Dealer.salted(request.seed)
        match = Match(find(request.game), seats, seed=dealer, options=dict(request.options), mirror=request.mirror)
        for seat in seats:
            if seat.bot:
                self.pool.check(match.game, seat.bot)
        owners = [owner if number in mine else None for number in range(len(seats))]
        keys = [new_key() for _ in seats]
        match_id = new_key()[:16]
        earnest = request.serious and not request.mirror
        alone = bool(mine) and mine == people and not join and not request.mirror
        awaited = mine[:1] if request.parts and alone and request.seed is None else None
        gathering = Gathering(people[0], hashed(join) if join else None, True) if join or awaited else None
        hashes, chosen = [hashed(key) for key in keys], request.seed is not None and not request.mirror
        await self.store.create(
            match_id, match, hashes, owners, request.listed, None, gathering, earnest, chosen=chosen, awaited=awaited
        )
        await self.hub.publish(match_id)
        log.info("created", match=match_id, game=request.game, seats=len(seats))
        free = {} if join else {seat: keys[seat] for seat in people if seat not in mine}
        return Made(match_id, {seat: keys[seat] for seat in mine}, free, join)

    async def begin(self, room: Room) -> None:
        """Begin the match of a table that waits, once those who sealed parts have told them; asked again, without the others.

        Raises Taken if something has just changed.
        """
        dealing = room.stored.dealing
        match, kept = _dealt(room)
        if dealing is None or dealing.whole or dealing.begun:
            await self.store.begin(room.id, room.stored, kept, match)
        else:
            await self.store.deal(room.id, lambda connection: fairness.call(connection, room.id, True))
        await self.hub.publish(room.id)

    async def add_part(self, match: str, act: Callable[[AsyncConnection], Awaitable[bool]]) -> bool:
        """Seal a part or tell it, and begin the match if it was the last; false if that cannot be done now."""
        done = await self.store.deal(match, act)
        room = await self.room(match)
        dealing = room.stored.dealing
        if done and room.stored.waiting and dealing and dealing.open and dealing.whole:
            with contextlib.suppress(Taken):  # another server has begun it
                match_of, kept = _dealt(room)
                await self.store.begin(room.id, room.stored, kept, match_of)
        await self.hub.publish(match)
        return bool(done)

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
                await self._begin_rematch(room, held)
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

    async def _begin_rematch(self, room: Room, held: list[int]) -> None:
        """Whoever added a part to the last match, and still has a seat, adds one to this before it begins."""
        stored = room.stored
        added = [seat for seat in (stored.dealing.parts if stored.dealing else ()) if stored.seats[seat].owner]
        awaited = sorted((seat - 1) % len(stored.seats) for seat in added)
        gathering = Gathering((held[0] - 1) % len(stored.seats), None, True) if awaited else None
        seats = [*stored.seats[1:], stored.seats[0]]
        placed = [Seat(seat.name, seat.bot) for seat in seats]
        before = room.match
        match = Match(
            before.game,
            placed,
            seed=Dealer.salted(),
            options=before.settings,
            corrections=before.corrections,
            mirror=before.mirror,
        )
        match_id = new_key()[:16]
        keys = [hashed(new_key()) for _ in seats]
        owners = [seat.owner for seat in seats]
        await self.store.create(
            match_id, match, keys, owners, stored.listed, room.id, gathering, stored.serious, awaited=awaited or None
        )
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


def _load_words(language: str) -> None:
    """Load all texts of a language; they stay loaded."""
    common(language)
    for name in game_names():
        find(name).words(language)


def _checked(text: str) -> Match:
    """The match in a record, with every event checked."""
    record = parse(text)
    if len(record.events) > MOST_EVENTS:
        raise RecordError("record-long", n=MOST_EVENTS)
    return replay(record)


def _dealt(room: Room) -> tuple[Match, list[StoredSeat]]:
    """The match of a table that waits, with its first cards, and the seats that are not left out."""
    stored, before = room.stored, room.match
    numbers = [number for number, seat in enumerate(stored.seats) if not seat.is_free]
    kept = [stored.seats[number] for number in numbers]
    dealer = Dealer(stored.seed)
    if stored.dealing:
        told = {place: stored.dealing.parts[number] for place, number in enumerate(numbers) if number in stored.dealing.parts}
        dealer = Dealer(stored.seed, stored.dealing.salt, told)
    match = Match(
        before.game,
        [Seat(seat.name, seat.bot) for seat in kept],
        seed=dealer,
        options=before.settings,
        corrections=before.corrections,
        version=before.version,
        content=before.content,
    )
    return match, kept
