"""Whether a server holds: many live tables with four sockets each, and a steady pace of moves for as long as you like.

    python bench/capacity.py [--tables N] [--rate N] [--seconds N] [--database sqlite|postgresql]

A table whose match is over is replaced by a new one. The last line is what was found, as JSON: milliseconds until a move is
acknowledged and until the other seat sees it, how much later than planned the load itself was (all of 99 of 100 moves), and the
server's memory in MB once it is warm and at the end.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import uvloop
from load import SCRIPTS, Line, Load, Number, Socket, Table
from progress import progress
from servers import Server, midway

SEATS = (0, 1, 0, 1)  # whose sockets are open at a table: everyone's at two devices
LINES = 32  # over which moves are sent
CALM = 3  # seconds after everyone has come
WARM = 1 / 6  # of the time, before the memory is looked at
EVERY = 30  # seconds between two lines of progress


class Place:
    """One of the tables that are live: the match that is played there now, and what is left of it."""

    def __init__(self, load: Load, lines: asyncio.Queue[Line], number: int) -> None:
        self.load = load
        self.lines = lines
        self.number = number
        self.sockets: list[Socket] = []
        self.posted: tuple[int, int, float] | None = None  # a move: who has to see it, its number, when it was made
        self.acknowledged: list[float] = []
        self.seen: list[float] = []

    @asynccontextmanager
    async def line(self) -> AsyncIterator[Line]:
        """The line that has not been used for longest: a server hangs up if nothing comes for a while."""
        line = await self.lines.get()
        yield line
        self.lines.put_nowait(line)

    async def begin(self, played: float = 0.0) -> None:
        """A new match, in the place of the last one; so much of it is played at once."""
        for socket in self.sockets:
            socket.transport.close()
            self.load.open.remove(socket.transport)
        async with self.line() as line:
            self.table: Table = await self.load.table(line, self.number % SCRIPTS)
        self.ahead = list(reversed(self.table.moves))
        for _ in range(int(played * len(self.ahead))):
            await self.post(self.ahead.pop())
        self.sockets = [await self.load.socket(self.table, seat, self.listener(seat)) for seat in SEATS]

    def listener(self, seat: int) -> Callable[[bytes, int], None]:
        def heard(data: bytes, size: int) -> None:
            if self.posted and self.posted[0] == seat and msgspec.json.decode(data, type=Number).number > self.posted[1]:
                self.seen.append((time.perf_counter() - self.posted[2]) * 1000)
                self.posted = None

        return heard

    async def post(self, move: tuple[int, int, int]) -> None:
        async with self.line() as line:
            status, body = await line.ask(self.load.move(self.table, move))
        assert status == 200, body

    async def move(self) -> None:
        """The next move; after the last one, a new match."""
        seat, number, code = self.ahead.pop()
        began = time.perf_counter()
        self.posted = 1 - seat, number, began
        await self.post((seat, number, code))
        self.acknowledged.append((time.perf_counter() - began) * 1000)
        if not self.ahead:
            await self.begin()


async def steady(server: Server, tables: int, rate: float, seconds: float) -> dict[str, float]:
    """What comes of a steady pace over all tables."""
    load = Load(server.address)
    lines: asyncio.Queue[Line] = asyncio.Queue()
    for _ in range(LINES):
        lines.put_nowait(await load.line())
    places = [Place(load, lines, number) for number in range(tables)]
    await asyncio.gather(*(place.begin(place.number / tables) for place in places))  # as on any day, some are near their end
    await asyncio.sleep(CALM)
    start, warm = time.perf_counter(), 0.0
    tasks: dict[Place, asyncio.Task[None]] = {}
    late: list[float] = []
    for number in range(int(rate * seconds)):
        await asyncio.sleep(max(0.0, start + number / rate - time.perf_counter()))
        place = places[number % tables]
        if place in tasks:
            await tasks[place]
        late.append((time.perf_counter() - start - number / rate) * 1000)
        tasks[place] = asyncio.create_task(place.move())
        if number == int(rate * seconds * WARM):
            warm = memory(server)
        if number % int(rate * EVERY) == 0:
            progress(f"{number / rate / 60:.1f} of {seconds / 60:.1f} minutes, {memory(server):.0f} MB")
    await asyncio.gather(*tasks.values())
    seconds = time.perf_counter() - start
    load.close()
    acknowledged, seen = ([one for place in places for one in getattr(place, name)] for name in ("acknowledged", "seen"))
    return {
        "tables": tables, "sockets": tables * len(SEATS), "seconds": seconds, "moves": len(acknowledged),
        "acknowledged": p99(acknowledged), "seen": p99(seen), "late": p99(late), "warm": warm, "end": memory(server),
    }  # fmt: skip


def memory(server: Server) -> float:
    """What a server has in memory, in MB."""
    pages = int(Path(f"/proc/{server.process.pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def p99(values: list[float]) -> float:
    return sorted(values)[len(values) * 99 // 100]


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--tables", type=int, default=500)
    words.add_argument("--rate", type=float, default=50.0, help="moves per second over all tables")
    words.add_argument("--seconds", type=float, default=1800.0)
    words.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    asked = words.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with midway(asked.database) as server:
        found = uvloop.run(steady(server, asked.tables, asked.rate, asked.seconds))
    print(json.dumps({name: round(value, 1) for name, value in found.items()}))


if __name__ == "__main__":
    main()
